"""A server in this process, with a clock that tests move; with its doors open if need be."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import uvicorn

from ludorum.server.account_data.repository import AccountDataRepository
from ludorum.server.accounts.service import Accounts
from ludorum.server.advice.worker import ReviewWorker
from ludorum.server.app import make_app
from ludorum.server.bus import Bus, make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.play.presence import Place
from ludorum.server.play.workers.clocks import ClockWorker
from ludorum.server.play.workers.results import ResultWorker
from ludorum.server.process_pool import ProcessPool
from ludorum.server.services import Repositories, Services
from ludorum.server.settings import Settings
from ludorum.server.store import Database, make_database
from ludorum.server.store.rows import User
from tests.server.house import free_port


class Hand:
    """A clock; `read` may be replaced."""

    def __init__(self) -> None:
        self.read: Callable[[], float] = time.time

    def __call__(self) -> float:
        return self.read()


def make_services(
    store: Repositories,
    bus: Bus,
    titles: Titles | None = None,
    settings: Settings | None = None,
) -> Services:
    return Services(settings or Settings(), store.database, bus, titles or Titles(), Hand())


def with_bots_by_hand(services: Services) -> Services:
    """Nobody answers for quick bots but the test."""
    services.commands.go_on = lambda id: None  # type: ignore[method-assign]
    return services


def set_clock(services: Services, read: Callable[[], float]) -> None:
    assert isinstance(services.clock, Hand)
    services.clock.read = read


def make_store(url: str, connections: int = 10) -> Repositories:
    """The repositories of a database that is still to be opened."""
    return Repositories(make_database(url, connections=connections))


def make_accounts(
    store: Repositories, seconds: float, clock: Callable[[], float] = time.time
) -> Accounts:
    return Accounts(store.accounts, store.bans, make_bus("memory"), seconds, clock)


def clock_worker(services: Services) -> ClockWorker:
    return ClockWorker(services.repositories.games, services.timeouts, services.clock)


def result_worker(services: Services) -> ResultWorker:
    return ResultWorker(services.repositories.ratings, services.titles, services.results)


def review_worker(services: Services, pool: ProcessPool) -> ReviewWorker:
    kept = services.repositories
    return ReviewWorker(kept.reviews, kept.tables, services.archive, pool, services.clock)


class Page:
    """A socket that shows tables of one person."""

    def __init__(self, user: str, *tables: str, heard: float) -> None:
        self.user = user
        self.tables = list(tables)
        self.heard = heard
        self.shown = True

    @property
    def seated(self) -> list[Place]:
        return [(self.user, table) for table in self.tables]


async def leave(database: Database, user: str, heir: User | None = None) -> list[str]:
    """Somebody leaves, for good or because they are somebody else; running tables they left."""
    repository = AccountDataRepository(database)
    if not await repository.announce(user, heir.id if heir else ""):
        return []
    return await repository.finish(user, heir)


@asynccontextmanager
async def listening(services: Services) -> AsyncIterator[str]:
    """Over HTTP and websockets; its address."""
    pool, port = ProcessPool(1), free_port()
    app = make_app(services, pool, [], [])
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_config=None))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    await task
    pool.close()
