"""Hamlet: the village building game for two, or alone against Botric."""

from .game import GAME

__all__ = ["GAME"]
