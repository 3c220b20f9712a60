"""Viscounts of the West Kingdom: 1-4 players; alone against one of four bots."""

from .game import GAME

__all__ = ["GAME"]
