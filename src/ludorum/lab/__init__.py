"""The laboratory: playing many games, and what they come to."""
