"""PostgreSQL and NATS: away, slow to answer, without room, or no longer in charge."""

from __future__ import annotations

import asyncio

from ludorum.soak import ledger
from ludorum.soak.services import OwnPostgres

from .site import Site

SILENT = (2.0, 3.0)  # seconds without a bus
AWAY = 5.0  # seconds without a shard
REFUSES = 4.0  # seconds PostgreSQL takes no writes
LOCKED = 6.0  # seconds
FULL = 4.0  # seconds


async def bus(site: Site) -> str:
    assert site.fleet.nats is not None
    site.fleet.nats.stop()
    away = site.rng.uniform(*SILENT)
    await asyncio.sleep(away)
    await asyncio.to_thread(site.fleet.nats.start)
    return f"NATS away for {away:.1f} s"


async def store(site: Site) -> str:
    await asyncio.to_thread(site.any_postgres().restart)
    return "PostgreSQL restarted, immediate"


async def shard(site: Site) -> str:
    """Its tables wait; the others are played on."""
    gone = site.rng.choice(site.fleet.shards)
    await asyncio.to_thread(gone.kill)
    await asyncio.sleep(AWAY)
    await asyncio.to_thread(gone.go)
    return f"{gone.folder.name} away for {AWAY} s"


async def read_only(site: Site) -> str:
    """As a primary that was demoted: connections stay, writes are refused."""
    url = site.any_postgres().url
    await ledger.set_read_only(url, True)
    await asyncio.sleep(REFUSES)
    await ledger.set_read_only(url, False)
    return f"PostgreSQL read-only for {REFUSES} s"


async def locked_store(site: Site) -> str:
    """What cold tables need cannot be read; others play on."""
    await ledger.lock(site.rng.choice(ledger.databases(site.fleet.store)), "keys", LOCKED)
    return f"a table of PostgreSQL locked for {LOCKED} s"


async def full_disk(site: Site) -> str:
    postgres = site.fleet.postgres
    assert isinstance(postgres, OwnPostgres)
    await asyncio.to_thread(postgres.fill)
    await asyncio.sleep(FULL)
    again = await asyncio.to_thread(postgres.make_room)
    return f"PostgreSQL's disk full for {FULL} s" + (", it had to be started again" * again)
