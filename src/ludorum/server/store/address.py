"""Addresses of stores, as people write them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import make_url

from ludorum.words import Unfit

_POSTGRES = re.compile(r"^postgres(ql)?(\+asyncpg)?://")
_SECRET = re.compile(r"(?<=://)([^:/@]*):[^@]*@|(?<=[?&]password=)[^&]*|(?<=nats://)[^:/@]+(?=@)")


_SHARD = re.compile(r"([a-z0-9]{2})(?:\*(\d+))?=(.+)")


class Place(NamedTuple):
    """Where a shard is; `weight`: how many new tables it gets beside the others."""

    name: str
    weight: int
    url: str


def split(url: str) -> tuple[str, list[Place]]:
    """The address of the directory, and those of the shards: `ADDRESS s1=ADDRESS s2*3=ADDRESS`."""
    directory, *rest = url.split() or [""]
    shards: list[Place] = []
    for part in rest:
        found = _SHARD.fullmatch(part)
        if found is None:
            raise Unfit(
                f"{shown(part)!r} is no shard: give its name, two small letters or digits, and "
                "where it is, s1=postgresql://user@host/database; with a weight s1*3=…",
                "shard-form", item=shown(part),
            )  # fmt: skip
        name, weight, where = found.groups()
        parse(where)
        if any(name == x.name for x in shards):
            raise Unfit(f"there are two shards {name}", "shard-twice", name=name)
        shards.append(Place(name, 1 if weight is None else int(weight), where))
    parse(directory)
    return directory, shards


def joined(directory: str, shards: list[Place]) -> str:
    """The address that `split` takes apart."""
    return " ".join([directory, *(f"{x.name}*{x.weight}={x.url}" for x in shards)])


def parse(url: str) -> Path | str:
    """The file of a SQLite store, or the DSN of a PostgreSQL one."""
    if _POSTGRES.match(url):
        return _POSTGRES.sub("postgresql://", url)
    if url.startswith("sqlite:///"):
        name = make_url(url).database
        if name and name != ":memory:":
            return Path(name)
    raise Unfit(
        f"{shown(url)!r} is no store: give a file, sqlite:///ludorum.db "
        "(four slashes before a path from the root), or a PostgreSQL server, "
        "postgresql://user@host/database",
        "address-form", item=shown(url),
    )  # fmt: skip


def shown(url: str) -> str:
    """What may be shown of it: no password, no token."""
    return _SECRET.sub(lambda m: f"{m[1]}:***@" if m[1] is not None else "***", url)
