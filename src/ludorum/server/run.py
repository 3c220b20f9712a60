"""Running a server: one process at home, any number of `serve` and `worker` in public."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import time
from typing import Any

import uvicorn

from .advice.worker import ReviewWorker
from .app import make_app
from .background import Work, forever
from .bus import make_bus
from .catalog.packs import PackRepository
from .catalog.titles import Titles
from .http.worker_health import listen
from .notifications.recaps import Recaps
from .notifications.worker import NotificationWorker
from .ops.sweep import Sweep
from .play.audiences import BEAT
from .play.broadcast import BOTS_SUBJECT
from .play.workers.bots import BotWorker
from .play.workers.clocks import ClockWorker
from .play.workers.relay import Relay
from .play.workers.results import ResultWorker
from .process_pool import ProcessPool
from .services import Services
from .settings import Settings
from .store import make_database, migrate
from .store.address import shown
from .store.clock import SYNC, StoreClock
from .telemetry import configure, end_traces, log, trace_to

SWEEP = 600.0  # seconds between looks for what has run out
REVIEW = 3600.0  # seconds a review may take: all decisions of a game, when nothing else is to do
THINKING, REVIEWING = 5, 15  # nice: who waits for an answer comes first, then bots, then reviews
DRAIN = 10  # seconds open requests have to end after SIGTERM
NOTICE = 3.0  # seconds before that: proxies ask every second or two who is there


class Node:
    """The parts of one process, opened and closed together."""

    def __init__(self, settings: Settings, *, workers: bool) -> None:
        self.settings = settings
        self.database = make_database(settings.store)
        self.bus = make_bus(settings.bus)
        titles = Titles(PackRepository(self.database))
        self.clock = StoreClock(self.database)
        self.services = Services(settings, self.database, self.bus, titles, self.clock)
        self.pool = ProcessPool(settings.bot_processes, nice=THINKING)
        self._patient = ProcessPool(1, nice=REVIEWING)
        self._workers = workers
        self._bots: BotWorker | None = None
        self._notifier: NotificationWorker | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self.settings.migrate:
            await migrate(self.settings.store)
        await self.database.open()
        await self.clock.sync()
        await self.bus.open()
        await self.services.audiences.open()
        self._begin("audiences", self.services.audiences.work, BEAT)
        self._begin("clock-sync", self.clock.sync, SYNC)
        self._begin("relay", relay(self.services).work, 0.25)
        if self._workers:
            await self._open_workers()

    async def _open_workers(self) -> None:
        wake = asyncio.Event()

        async def woken(subject: str, body: bytes) -> None:
            wake.set()

        await self.bus.subscribe(BOTS_SUBJECT, woken)
        s, kept = self.services, self.services.repositories
        seconds = self.settings.think_seconds
        self._bots = BotWorker(kept.games, s.cache, s.commands, self.pool, s.clock, seconds, wake)
        reviews = ReviewWorker(kept.reviews, kept.tables, s.archive, self._patient, s.clock)
        self._begin("bots", self._bots.work, 0.5, wake)
        self._begin("clock", ClockWorker(kept.games, s.timeouts, s.clock).work, 0.5)
        self._begin("reviews", reviews.work, 1.0, longest=REVIEW)
        sweep = Sweep(kept.accounts, kept.tables, kept.games, kept.rates, s.clock)
        self._begin("sweep", sweep.work, SWEEP)
        self._notifier = notifier(s)
        self._begin("notifications", self._notifier.work, 1.0)
        self._begin("results", ResultWorker(kept.ratings, s.titles, s.results).work, 1.0)

    def _begin(self, name: str, work: Work, rest: float, *how: Any, **more: Any) -> None:
        task = asyncio.create_task(forever(name, work, rest, *how, **more), name=name)
        self._tasks.append(task)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._bots is not None:
            await self._bots.close()
        if self._notifier is not None:
            await self._notifier.close()
        await self.services.commands.close()
        self.pool.close()
        self._patient.close()
        self.services.trials.close()
        await self.services.push.close()
        await self.services.audiences.close()
        await self.bus.close()
        await self.database.close()
        await asyncio.to_thread(end_traces)
        log.info("closed")


def relay(s: Services) -> Relay:
    kept = s.repositories
    return Relay(kept.tables, kept.games, s.broadcaster, s.bus, s.clock)


def notifier(s: Services) -> NotificationWorker:
    kept = s.repositories
    return NotificationWorker(
        kept.notifications,
        kept.preferences,
        kept.accounts,
        kept.tables,
        kept.vacations,
        s.onlookers,
        s.messages,
        Recaps(s.history),
        s.push,
        s.settings,
        s.clock,
    )


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
    node = Node(settings, workers=settings.workers)
    app = make_app(node.services, node.pool, starting=[node.open], ending=[node.close])
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
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    node = Node(settings, workers=True)
    await node.open()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    log.info("working", store=shown(settings.store), bus=shown(settings.bus))
    health = await listen(settings.host, settings.metrics_port) if settings.metrics_port else None
    await stop.wait()
    if health is not None:
        health.close()
    await node.close()
