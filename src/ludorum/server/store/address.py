"""Addresses of stores, as people write them."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import make_url

_POSTGRES = re.compile(r"^postgres(ql)?(\+asyncpg)?://")
_SECRET = re.compile(r"(?<=://)([^:/@]*):[^@]*@|(?<=[?&]password=)[^&]*|(?<=nats://)[^:/@]+(?=@)")


def parse(url: str) -> Path | str:
    """The file of a SQLite store, or the DSN of a PostgreSQL one."""
    if _POSTGRES.match(url):
        return _POSTGRES.sub("postgresql://", url)
    if url.startswith("sqlite:///"):
        name = make_url(url).database
        if name and name != ":memory:":
            return Path(name)
    raise ValueError(
        f"{shown(url)!r} is no store: give a file, sqlite:///ludorum.db "
        "(four slashes before a path from the root), or a PostgreSQL server, "
        "postgresql://user@host/database"
    )


def shown(url: str) -> str:
    """What may be shown of it: no password, no token."""
    return _SECRET.sub(lambda m: f"{m[1]}:***@" if m[1] is not None else "***", url)
