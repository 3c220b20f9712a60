"""Keys of days, made in advance from one secret of the house.

The key of a day is HMAC(secret, day), that of a title's deal HMAC(key of the day, title). A key
that is told says nothing of the secret, and so nothing of another day; the key one table was dealt
from says nothing of the other titles.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from datetime import date


def key_of_day(secret: bytes, day: date) -> bytes:
    return hmac.digest(secret, f"deal of {day.isoformat()}".encode(), "sha256")


def key_of_deal(day_key: bytes, game: str) -> bytes:
    return hmac.digest(day_key, game.encode(), "sha256")


def fingerprint(day_key: bytes) -> str:
    return hashlib.sha256(day_key).hexdigest()


def token_of(secret: bytes, user: str, day: date, game: str) -> str:
    """Of the table of somebody's try, without the name of its shard: one, however often they
    ask."""
    raw = hmac.digest(secret, f"table of {user} {day.isoformat()} {game}".encode(), "sha256")
    return urlsafe_b64encode(raw[:9]).decode()


def browser_of(secret: bytes, day: date, cookie: str) -> str:
    """Tells two tries in one browser from each other on one day; days cannot be joined."""
    raw = f"browser {cookie} {day.isoformat()}".encode()
    return hmac.new(secret, raw, "sha256").hexdigest()[:24]
