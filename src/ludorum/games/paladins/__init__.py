"""Paladins of the West Kingdom: 1-4 players; alone against a bot at three levels."""

from .game import GAME

__all__ = ["GAME"]
