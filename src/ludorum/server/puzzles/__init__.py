"""Puzzles: a position of a real game, one decision, and a rating of who decides."""
