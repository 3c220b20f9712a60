"""What a test has asked of its store, statement by statement."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Engine, event

from ludorum.server.store.postgres import Postgres


class Statements:
    def __init__(self) -> None:
        self.heard: list[str] = []

    async def of(self, work: Awaitable[object]) -> int:
        """How many it takes."""
        await asyncio.sleep(0)  # asyncpg tells a moment later
        del self.heard[:]
        await work
        await asyncio.sleep(0)
        return len(self.heard)


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Statements]:
    """Of all stores that are opened after this."""
    found = Statements()
    connect = Postgres.connect

    async def connected(self: Postgres) -> Any:
        con = await connect(self)
        con.add_query_logger(lambda query: found.heard.append(query.query))
        return con

    def executes(con: Any, cursor: Any, statement: str, *how: Any) -> None:
        found.heard.append(statement)

    # What SQLAlchemy prepares asyncpg does not tell, and what goes past SQLAlchemy only asyncpg.
    monkeypatch.setattr(Postgres, "connect", connected)
    event.listen(Engine, "before_cursor_execute", executes)
    yield found
    event.remove(Engine, "before_cursor_execute", executes)
