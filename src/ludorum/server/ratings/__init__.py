"""Results of finished games, and how well people play."""
