"""Hints before a decision, reviews after a game."""
