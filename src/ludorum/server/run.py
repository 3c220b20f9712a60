"""Running a server: one process at home, any number of `serve` and `worker` in public."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import signal
from collections.abc import Coroutine
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import uvicorn

from .accounts import Accounts
from .bus import Bus, make_bus
from .observe import configure, log
from .settings import Settings
from .store import Store, make_store, migrate
from .tables import BOTS_SUBJECT, Tables
from .titles import Titles
from .web.app import make_app
from .workers.bots import Bots
from .workers.clock import Clock
from .workers.loop import forever
from .workers.relay import Relay
from .workers.think import end_with_parent

DRAIN = 10  # seconds open requests have to end after SIGTERM


class House:
    """The parts of one process, opened and closed together."""

    def __init__(self, settings: Settings, *, workers: bool) -> None:
        self.settings = settings
        self.store: Store = make_store(settings.store)
        self.bus: Bus = make_bus(settings.bus)
        self.tables = Tables(
            self.store,
            self.bus,
            Titles(),
            warm=settings.warm_tables,
            seconds=settings.rule_seconds,
        )
        self.accounts = Accounts(self.store, settings.session_days * 86_400)
        self._workers = workers
        self._tasks: list[asyncio.Task[None]] = []
        self._pool: ProcessPoolExecutor | None = None

    async def open(self) -> None:
        if self.settings.migrate:
            await migrate(self.settings.store)
        await self.store.open()
        await self.bus.open()
        self._begin("relay", forever("relay", Relay(self.tables).work, 0.25))
        if self._workers:
            await self._open_workers()

    async def _open_workers(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(
            self.settings.bot_processes, mp_context=spawn, initializer=end_with_parent
        )
        wake = asyncio.Event()

        async def woken(subject: str, body: bytes) -> None:
            wake.set()

        await self.bus.subscribe(BOTS_SUBJECT, woken)
        bots = Bots(self.tables, self._pool)
        self._begin("bots", forever("bots", bots.work, 0.5, wake))
        self._begin("clock", forever("clock", Clock(self.tables).work, 0.5))

    def _begin(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work, name=name))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        await self.bus.close()
        await self.store.close()
        log.info("closed")


def rarely_collect() -> None:
    """Tables in memory are many objects that stay: looking through them all again and again for
    rubbish took a sixth of a command, and now and then a long pause (bench/server.py)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def serve(settings: Settings) -> None:
    """Serve until SIGTERM or Ctrl-C; open requests are finished first."""
    rarely_collect()
    configure(settings.log_level, not settings.log_json)
    house = House(settings, workers=settings.workers)
    app = make_app(settings, house.tables, house.accounts, [house.open], [house.close])
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=DRAIN,
        ws_max_size=128 * 1024,
        ws_ping_interval=20.0,
        ws_per_message_deflate=False,  # a window for every socket: as much memory again, and time
        server_header=False,
        forwarded_allow_ips="127.0.0.1" if settings.secure else "",
        proxy_headers=settings.secure,
    )
    server = _Server(config)
    server.state = app.state
    log.info("serving", url=f"http://{settings.host}:{settings.port}", store=settings.store)
    server.run()


class _Server(uvicorn.Server):
    """Says "draining" to the load balancer as soon as it is told to stop."""

    state: Any = None

    def handle_exit(self, sig: int, frame: Any) -> None:
        self.state.draining = True
        super().handle_exit(sig, frame)


def work(settings: Settings) -> None:
    """A worker without web: bots, clocks, relay."""
    rarely_collect()
    configure(settings.log_level, not settings.log_json)
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    house = House(settings, workers=True)
    await house.open()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    log.info("working", store=settings.store, bus=settings.bus)
    await stop.wait()
    await house.close()
