"""What speaks to repositories runs on both stores, and is written down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from ludorum.server.services import Repositories
from tests.server import both_stores


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty, migrated store."""
    name = "sqlite_url" if request.param == "sqlite" else "clean_postgres_url"
    return str(request.getfixturevalue(name))


@pytest.fixture(autouse=True)
def written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    both_stores.record(monkeypatch)


@pytest.fixture
async def store(store: Repositories) -> AsyncIterator[Repositories]:
    """Where one of many calls at once has failed, the others end before the store is closed."""
    yield store
    if rest := [x for x in asyncio.all_tasks() if _is_of_the_test(x)]:
        await asyncio.wait(rest, timeout=10)


def _is_of_the_test(task: asyncio.Task[Any]) -> bool:
    """Not one of those that run tests and fixtures: they never end before this."""
    return "anyio" not in task.get_coro().cr_code.co_filename  # type: ignore[union-attr]
