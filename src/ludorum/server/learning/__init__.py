"""Learning a game: its course, its guide, and lessons as they go."""
