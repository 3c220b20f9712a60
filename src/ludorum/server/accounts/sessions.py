"""Sessions: tokens, kept hashed, and how their end is told."""

from __future__ import annotations

import hashlib


def ended(token: str) -> str:
    """The subject on which the end of a session is told to the sockets it has opened."""
    return ended_hash(fingerprint(token))


def ended_hash(token_hash: str) -> str:
    return f"session.{token_hash}"


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
