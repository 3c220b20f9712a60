"""Hadrian's Wall: 1-6 players, all acting at once; alone it is a contest with oneself."""

from .game import GAME

__all__ = ["GAME"]
