"""Clubs: groups with a page of their own, and who is in them."""
