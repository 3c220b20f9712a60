"""Running a server: one process at home, any number of `serve` and `worker` in public."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import time
from collections.abc import Coroutine
from typing import Any

import uvicorn
from prometheus_client import start_http_server

from .accounts import Accounts
from .bus import Bus, make_bus
from .notify.push import Push
from .observe import configure, end_traces, log, trace_to
from .settings import Settings
from .store import Store, make_store, migrate
from .store.address import shown
from .tables import BOTS_SUBJECT, Tables
from .titles import Titles
from .web.app import make_app
from .workers.bots import Bots
from .workers.clock import Clock
from .workers.loop import forever
from .workers.notices import Notices
from .workers.pool import Pool
from .workers.relay import Relay
from .workers.results import Results
from .workers.reviews import Reviews
from .workers.sweep import Sweep

SWEEP = 600.0  # seconds between looks for what has run out
DRAIN = 10  # seconds open requests have to end after SIGTERM
NOTICE = 3.0  # seconds before that: proxies ask every second or two who is there


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
        self.pool = Pool(settings.bot_processes)
        self._patient = Pool(1, patient=True)
        self.push = Push(settings, self.store, self.tables.clock)

    async def open(self) -> None:
        if self.settings.migrate:
            await migrate(self.settings.store)
        await self.store.open()
        await self.bus.open()
        self._begin("relay", forever("relay", Relay(self.tables).work, 0.25))
        if self._workers:
            await self._open_workers()

    async def _open_workers(self) -> None:
        wake = asyncio.Event()

        async def woken(subject: str, body: bytes) -> None:
            wake.set()

        await self.bus.subscribe(BOTS_SUBJECT, woken)
        bots = Bots(self.tables, self.pool)
        self._begin("bots", forever("bots", bots.work, 0.5, wake))
        self._begin("clock", forever("clock", Clock(self.tables).work, 0.5))
        reviews = Reviews(self.tables, self._patient)
        self._begin("reviews", forever("reviews", reviews.work, 1.0))
        self._begin("sweep", forever("sweep", Sweep(self.tables).work, SWEEP))
        notices = Notices(self.tables, self.push, self.settings)
        self._begin("notices", forever("notices", notices.work, 1.0))
        self._begin("results", forever("results", Results(self.tables).work, 1.0))

    def _begin(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work, name=name))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.pool.close()
        self._patient.close()
        await self.push.close()
        await self.bus.close()
        await self.store.close()
        await asyncio.to_thread(end_traces)
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
    trace_to(settings.traces)
    house = House(settings, workers=settings.workers)
    app = make_app(
        settings,
        house.tables,
        house.accounts,
        house.push,
        house.pool,
        starting=[house.open],
        ending=[house.close],
    )
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
        forwarded_allow_ips=settings.proxies if settings.secure else "",
        proxy_headers=settings.secure,
    )
    server = _Server(config, app.state, NOTICE if settings.secure else 0.0)
    log.info("serving", url=f"http://{settings.host}:{settings.port}", store=shown(settings.store))
    server.run()


class _Server(uvicorn.Server):
    """Told to stop, it first lets proxies find out, by `/health/ready`, that it takes leave."""

    def __init__(self, config: uvicorn.Config, state: Any, notice: float) -> None:
        super().__init__(config)
        self._state = state
        self._notice = notice
        self._leaves = 0.0

    def handle_exit(self, sig: int, frame: Any) -> None:
        at_once = sig != signal.SIGTERM or self._state.draining
        self._state.draining = True
        self._leaves = time.monotonic() + self._notice
        if at_once:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if self._leaves and not self.should_exit and time.monotonic() >= self._leaves:
            super().handle_exit(signal.SIGTERM, None)
        return await super().on_tick(counter)


def work(settings: Settings) -> None:
    """A worker: all that goes on beside the web."""
    rarely_collect()
    configure(settings.log_level, not settings.log_json)
    trace_to(settings.traces)
    if settings.metrics_port:
        start_http_server(settings.metrics_port, settings.host)
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    house = House(settings, workers=True)
    await house.open()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    log.info("working", store=shown(settings.store), bus=shown(settings.bus))
    await stop.wait()
    await house.close()
