"""Cards of people's own boxes, over those of a game: entered, tried, kept, laid."""
