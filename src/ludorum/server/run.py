"""Running a server: one process at home, any number of `serve` and `worker` in public."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import time
from collections.abc import Callable
from typing import Any

import uvicorn

from .advice.worker import ReviewWorker
from .app import make_app
from .background import Work, forever
from .bus import make_bus
from .catalog.boards import boards_to_keep
from .catalog.packs import PackRepository
from .catalog.titles import Titles
from .deals.worker import DealWorker
from .http.page import NOT_BUILT, page, page_to_keep
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
from .tournaments.worker import TournamentWorker

SHARDS = 2.0  # seconds between looks which shards are down
SWEEP = 600.0  # seconds between looks for what has run out
DEPARTURES = 30.0  # seconds between looks for people whose leaving was cut short
REVIEW = 3600.0  # seconds a review may take: all decisions of a game, when nothing else is to do
THINKING, REVIEWING = 5, 15  # nice: who waits for an answer comes first, then bots, then reviews
CANNOT_LISTEN = {errno.EADDRINUSE: "port-taken", errno.EACCES: "port-forbidden"}
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
        """All or nothing: what is open when something fails is closed again."""
        try:
            await self._open()
        except BaseException:
            await self.close()
            raise

    async def _open(self) -> None:
        if self.settings.migrate:
            await migrate(self.settings.store)
        await self.database.open()
        await self.clock.sync()
        await self.bus.open()
        await self.services.audiences.open()
        self._begin("audiences", self.services.audiences.work, BEAT)
        self._begin("clock-sync", self.clock.sync, SYNC)
        if self.database.shards:
            self._begin("shards", self.database.look_at_shards, SHARDS)
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
        sweep = Sweep(kept.accounts, kept.tables, kept.invitations, kept.games, kept.rates, s.clock)
        self._begin("sweep", sweep.work, SWEEP)
        self._notifier = notifier(s)
        self._begin("notifications", self._notifier.work, 1.0)
        self._begin("departures", s.account_data.finish_departures, DEPARTURES)
        self._begin("deals", DealWorker(s.deals).work, 2.0)
        tournaments = TournamentWorker(kept.tournaments, s.director, s.onlookers, s.clock)
        self._begin("tournaments", tournaments.work, 1.0)
        self._begin("results", ResultWorker(kept.ratings, s.titles, s.results).work, 1.0)

    def _begin(self, name: str, work: Work, rest: float, *how: Any, **more: Any) -> None:
        task = asyncio.create_task(forever(name, work, rest, *how, **more), name=name)
        self._tasks.append(task)

    async def keep_build(self) -> None:
        """Before anybody is served: from then on pages ask any node for what this one has."""
        files = page_to_keep()
        if files:
            files |= await asyncio.to_thread(boards_to_keep, self.services.titles)
            await self.services.builds.keep(files)

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
        self.services.pictures.close()
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


def serve(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until SIGTERM or Ctrl-C; open requests are finished first. `ready` is called when the
    first may come. PortError, StoreDown and BusDown say why none will."""
    try_port(settings.host, settings.port)
    configure(settings.log_level, not settings.log_json)
    trace_to(settings.traces)
    node = Node(settings, workers=settings.workers)
    app = make_app(node.services, node.pool, starting=[], ending=[node.close])
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
    server = _Server(config, app.state, NOTICE if settings.secure else 0.0, node, ready)
    if page() is None:
        log.warning(NOT_BUILT)
    server.run()


class PortError(OSError):
    """The server cannot listen there. `code` and `about` say it as data: the words are
    `mistake-<code>`."""

    def __init__(self, what: str, code: str, **about: str | int) -> None:
        super().__init__(what)
        self.code = code
        self.about = about


def try_port(host: str, port: int) -> None:
    """PortError if nothing can listen there now: better told before anything is opened."""
    about: dict[str, str | int] = {"where": f"{host}:{port}"}
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as e:
        raise PortError(f"{host}: no such address", "port-host", host=host) from e
    for family, kind, protocol, _, address in found:
        with socket.socket(family, kind, protocol) as s:
            if os.name == "posix":  # elsewhere it would let two listen on one port
                s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                s.bind(address)
            except OSError as e:
                code = CANNOT_LISTEN.get(e.errno or 0, "port-host")
                raise PortError(f"{host}:{port}: {e.strerror}", code, host=host, **about) from e


class _Server(uvicorn.Server):
    """Told to stop, it first lets proxies find out, by `/health/ready`, that it takes leave."""

    def __init__(
        self,
        config: uvicorn.Config,
        state: Any,
        notice: float,
        node: Node,
        ready: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._node = node
        self._state = state
        self._notice = notice
        self._ready = ready
        self._leaves = 0.0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """The node is opened here, not by the application: so its error is the caller's."""
        s = self._node.settings
        await self._node.open()
        await self._node.keep_build()
        await super().startup(sockets)
        rarely_collect()
        log.info("serving", url=f"http://{s.host}:{s.port}", store=shown(s.store))
        if self.started:
            self._ready()

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
    configure(settings.log_level, not settings.log_json)
    trace_to(settings.traces)
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    node = Node(settings, workers=True)
    await node.open()
    rarely_collect()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):  # not by the loop: Windows has no such one
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    log.info("working", store=shown(settings.store), bus=shown(settings.bus))
    health = await listen(settings.host, settings.metrics_port) if settings.metrics_port else None
    await stop.wait()
    if health is not None:
        health.close()
    await node.close()
