"""Names of what is kept, that nobody guesses."""

from __future__ import annotations

import secrets


def new_id(size: int) -> str:
    """Of `size` random bytes. None begins with a hyphen: in a terminal that would be an option."""
    while (id := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return id
