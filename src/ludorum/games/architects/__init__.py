"""Architects of the West Kingdom: 2-5 players, or solo against Constantine or Helena."""

from .game import GAME

__all__ = ["GAME"]
