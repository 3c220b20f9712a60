"""People who may not come in."""

from __future__ import annotations

from ludorum.server.accounts.model import Ban
from ludorum.server.accounts.repository import BanRepository
from ludorum.server.accounts.sessions import ended_hash
from ludorum.server.bus import Bus
from ludorum.server.store import Database


async def ban(database: Database, one: Ban) -> list[str]:
    """From now on they cannot sign in nor act. Returns the sessions that ends: pages of theirs that
    are open find out when they are told (`cut_off`), or within minutes."""
    bans = BanRepository(database)
    await bans.add(one)
    return await bans.sessions_under(one)


async def cut_off(bus: Bus, sessions: list[str]) -> None:
    """Raises OSError or BusDown if nobody could be told."""
    await bus.open()
    try:
        for session in sessions:
            await bus.publish(ended_hash(session), b"")
        await bus.flush()
    finally:
        await bus.close()
