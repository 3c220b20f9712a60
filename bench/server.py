"""The server beside the barest things that could do its work, in turn on the same machine.

    python bench/server.py [--parts service,wire,fanout,stores] [--seconds 4] [--store URL …]

service   commands a second through the table service in one process, PostgreSQL and NATS behind it,
          random play on many tables; beside a bare one-statement append on as many connections
wire      the same through one node, HTTP and websockets, clients in this process; then at half
          that load the time from a command to the other player's socket
stores    the bare append on one, two and three PostgreSQL servers and on one with a synchronous
          standby; the append of the store on one, two and three shards
fanout    idle sockets that watch one table: memory each, frames a second; beside bare `websockets`

Without --store and --bus own servers are started for the run. Prints JSON. Ratios first: machines
are noisy, and noise hits both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import multiprocessing
import os
import platform
import random
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import uvloop
from websockets.asyncio.server import ServerConnection, broadcast, serve

from ludorum.server.bus import make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.play.audiences import ANSWERS
from ludorum.server.play.frames import subject
from ludorum.server.play.model import NewTable
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.run import rarely_collect
from ludorum.server.services import Services
from ludorum.server.settings import Settings
from ludorum.server.store import Database, make_database, migrate
from ludorum.server.store.address import Place, joined
from ludorum.server.store.rows import Append, Head, LogRow, TableRow, User
from ludorum.server.telemetry import configure
from ludorum.soak import ledger
from ludorum.soak.client import Http, Play
from ludorum.soak.crowd import Crowd
from ludorum.soak.fleet import Fleet
from ludorum.soak.plan import Plan
from ludorum.soak.players import SoakContext
from ludorum.soak.replicas import ReplicatedPostgres
from ludorum.soak.report import percentile, to_others
from ludorum.soak.services import OwnNats, OwnPostgres, free_port
from ludorum.soak.spool import Spool
from ludorum.testing.walk import pick

ROUNDS = 3
CONNECTIONS = 10
TABLES = 32
STATE = os.urandom(900)
DIGEST = os.urandom(16)
ANSWER = json.dumps({"t": "place_worker", "w": 3, "z": "forest", "choice": [1, 4]})
BARE_TABLES = """
CREATE TABLE bare_head (
  game bigint PRIMARY KEY, version int NOT NULL, state bytea NOT NULL, digest bytea NOT NULL,
  changed timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);
CREATE TABLE bare_log (
  game bigint, seq int, actor smallint NOT NULL, rules text NOT NULL, answer jsonb NOT NULL,
  digest bytea NOT NULL, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (game, seq)
);
"""
BARE = """
WITH head AS (
  UPDATE bare_head SET version = version + 1, state = $3, digest = $4, changed = now()
  WHERE game = $1 AND version = $2 RETURNING version
)
INSERT INTO bare_log (game, seq, actor, rules, answer, digest)
SELECT $1, version, 1, 'architects@1', $5::jsonb, $4 FROM head RETURNING seq
"""

Rate = Callable[[float], Awaitable[float]]  # seconds -> a second


async def in_turn(sides: dict[str, Rate], seconds: float) -> dict[str, float]:
    """The median of a few windows each, one after the other; a short one first to warm up."""
    found: dict[str, list[float]] = {name: [] for name in sides}
    for side in sides.values():
        await side(min(1.0, seconds))
    for _ in range(ROUNDS):
        for name, side in sides.items():
            found[name].append(await side(seconds))
    return {name: round(statistics.median(rates), 1) for name, rates in found.items()}


# -- the bare append ------------------------------------------------------------------------------


class Bare:
    """Each writer has a connection and tables of its own."""

    def __init__(self, pool: Any) -> None:
        self.pool = pool
        self.versions = [0] * 2000

    @classmethod
    @contextlib.asynccontextmanager
    async def of(cls, url: str) -> AsyncIterator[Bare]:
        async with asyncpg.create_pool(url, min_size=1, max_size=CONNECTIONS) as pool:
            bare = cls(pool)
            await pool.execute(BARE_TABLES)
            await pool.executemany(
                "INSERT INTO bare_head (game, version, state, digest) VALUES ($1, 0, $2, $3)",
                [(i, STATE, DIGEST) for i in range(len(bare.versions))],
            )
            yield bare

    async def rate(self, seconds: float) -> float:
        start = time.perf_counter()
        counts = await asyncio.gather(
            *[self._write(n, start + seconds) for n in range(CONNECTIONS)]
        )
        return sum(counts) / (time.perf_counter() - start)

    async def _write(self, n: int, until: float) -> int:
        done = 0
        async with self.pool.acquire() as con:
            while time.perf_counter() < until:
                game = n + CONNECTIONS * (done % (len(self.versions) // CONNECTIONS))
                version = self.versions[game]
                self.versions[game] = await con.fetchval(BARE, game, version, STATE, DIGEST, ANSWER)
                done += 1
        return done


class Kept:
    """As `Bare`, but appends of the store, whose tables are on so many shards."""

    def __init__(self, database: Database, ids: list[str], writers: int) -> None:
        self._games = GameLog(database)
        self._ids = ids
        self._versions = [1] * len(ids)
        self._writers = writers

    @classmethod
    @contextlib.asynccontextmanager
    async def on(cls, servers: list[str]) -> AsyncIterator[Kept]:
        name = f"kept_{len(servers)}"
        first, *urls = [
            await ledger.create_database(servers[0], f"{name}_people"),
            *[await ledger.create_database(x, name) for x in servers],
        ]
        url = joined(first, [Place(f"s{n}", 1, x) for n, x in enumerate(urls)])
        await migrate(url)
        database = make_database(url, connections=CONNECTIONS)
        await database.open()
        try:
            tables, games = TableRepository(database), GameLog(database)
            head = Head(1, 0, STATE, 0, DIGEST.hex())
            ids = [tables.new_id() for _ in range(500 * len(urls))]
            for id in ids:
                row = TableRow(id, "tithe", 1, 3, {}, b"{}", "ann", "", "", 1.0)
                await tables.add_table(row, [], b"key")
                await games.start(id, head, [])
            yield cls(database, ids, CONNECTIONS * len(urls))
        finally:
            await database.close()

    async def rate(self, seconds: float) -> float:
        start = time.perf_counter()
        work = [self._write(n, start + seconds) for n in range(self._writers)]
        return sum(await asyncio.gather(*work)) / (time.perf_counter() - start)

    async def _write(self, n: int, until: float) -> int:
        done, mine = 0, range(n, len(self._ids), self._writers)
        while time.perf_counter() < until:
            i = mine[done % len(mine)]
            self._versions[i] = await self._games.append(self._append(i))
            done += 1
        return done

    def _append(self, i: int) -> Append:
        version, now = self._versions[i], time.time()
        return Append(
            table=self._ids[i],
            version=version,
            command=f"command-{version}",
            rows=[LogRow(0, 0, -1, 1, ANSWER.encode())],
            digest=DIGEST.hex(),
            base=STATE,
            base_seq=version,
            deadline=now + 60,
            bot_due=False,
            clocks=b"{}",
            status="running",
            reply=ANSWER.encode(),
            at=now,
        )


# -- through the service ---------------------------------------------------------------------------


class Service:
    """Random play as fast as the service takes it; with both people there, or nobody."""

    def __init__(self, services: Services, game: str, followed: bool) -> None:
        self.services = services
        self.followed = followed
        self.game = game
        self.rng = random.Random(1)
        self.users: list[User] = []
        self.ids = [""] * TABLES

    async def rate(self, seconds: float) -> float:
        if not self.users:
            self.users = [await self.services.accounts.guest(f"Guest {i}") for i in range(2)]
        start = time.perf_counter()
        counts = await asyncio.gather(*[self._play(n, start + seconds) for n in range(TABLES)])
        return sum(counts) / (time.perf_counter() - start)

    async def _new(self) -> str:
        first, second = self.users
        row = await self.services.lobby.create(first, NewTable(self.game, 2))
        await self.services.lobby.join(second, row.id, row.link)
        await self.services.lobby.start(first, row.id)
        for seat in range(2) if self.followed else ():
            await self.services.audiences.follow(subject(row.id, seat))
        return row.id

    async def _play(self, n: int, until: float) -> int:
        done = 0
        while time.perf_counter() < until:
            if not self.ids[n]:
                self.ids[n] = await self._new()
            id = self.ids[n]
            live = await self.services.cache.get(id)
            seat, ask = live.table.anyone()
            token, command = live.table.token(seat), secrets.token_hex(8)
            option = pick(self.rng, ask)
            await self.services.commands.answer(self.users[seat], id, command, option, token)
            done += 1
            if live.row.status != "running":
                self.ids[n] = ""
        return done


async def service(url: str, bus_url: str, seconds: float) -> dict[str, Any]:
    database, bus = make_database(url, connections=CONNECTIONS), make_bus(bus_url)
    await database.open()
    await bus.open()
    titles = Titles()
    sides: dict[str, Rate] = {}
    try:
        async with Bare.of(url) as bare:
            sides["bare"] = bare.rate
            for game in titles.names():
                for name, followed in ((game, True), (f"{game}, nobody there", False)):
                    services = Services(Settings(), database, bus, titles)
                    await services.audiences.open()
                    sides[name] = Service(services, game, followed).rate
            await asyncio.sleep(ANSWERS)
            rates = await in_turn(sides, seconds)
    finally:
        await bus.close()
        await database.close()
    return {
        "bare_appends_s": rates["bare"],
        "commands_s": {name: rate for name, rate in rates.items() if name != "bare"},
        "ratio": {x: round(y / rates["bare"], 3) for x, y in rates.items() if x != "bare"},
    }


# -- through the wire ------------------------------------------------------------------------------


class Wire:
    """One node and careful clients; `rate` is of acknowledged commands."""

    def __init__(self, fleet: Fleet, think: float, tables: int) -> None:
        self.plan = Plan(nodes=1, tables=tables, game="architects", think=think, traffic=False)
        self.spool = Spool(fleet.folder / f"frames-{secrets.token_hex(3)}")
        self.context = SoakContext([fleet.nodes[0].url], self.spool, ())
        self.crowd = Crowd(self.plan, self.context)

    async def begin(self) -> None:
        self.crowd.begin(await self.crowd.arrive())
        await asyncio.sleep(2.0)  # until all tables are up

    async def rate(self, seconds: float) -> float:
        before, start = len(self.context.tally.acked), time.perf_counter()
        await asyncio.sleep(seconds)
        return (len(self.context.tally.acked) - before) / (time.perf_counter() - start)

    async def end(self) -> dict[str, Any]:
        await self.crowd.end(20.0)
        self.spool.close()
        acked = self.context.tally.acked
        others = to_others(acked, self.spool, self.context.seats)
        return {
            "ack_p95_ms": percentile([x.done - x.sent for x in acked], 0.95),
            "other_p50_ms": percentile(others, 0.5),
            "other_p95_ms": percentile(others, 0.95),
        }


async def wire(url: str, bus_url: str, seconds: float) -> dict[str, Any]:
    fleet = Fleet(Plan(nodes=1, workers=1, store=url, bus=bus_url))
    try:
        await fleet.open()
        async with Bare.of(fleet.store) as bare:
            bare_rate = await bare.rate(seconds)
            full = Wire(fleet, 0.0, TABLES)
            await full.begin()
            rate = statistics.median([await full.rate(seconds) for _ in range(ROUNDS)])
            await full.end()
            bare_rate = (bare_rate + await bare.rate(seconds)) / 2
        think = TABLES * 4 / (rate / 2)
        half = Wire(fleet, think, TABLES * 4)
        await half.begin()
        half_rate = await half.rate(3 * seconds)
        times = await half.end()
    finally:
        await fleet.close()
    return {
        "bare_appends_s": round(bare_rate, 1),
        "commands_s": round(rate, 1),
        "ratio": round(rate / bare_rate, 3),
        "half_load_commands_s": round(half_rate, 1),
        "half_load": times,
    }


# -- fan-out ---------------------------------------------------------------------------------------


class Ear(asyncio.Protocol):
    """A websocket client that only counts frames: what is measured is the server."""

    def __init__(self, host: str, hello: bytes, deflate: bool) -> None:
        self.frames = 0
        self.ready = asyncio.get_running_loop().create_future()
        self._hello = hello
        self._data = b""
        self._open = False
        extension = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if deflate else ""
        self._request = (
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{extension}\r\n"
        )

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        self._data = self._data + data if self._data else data
        if not self._open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._data = True, rest
            if self._hello:
                mask = b"\0\0\0\0"
                self.transport.write(bytes([0x81, 0x80 | len(self._hello)]) + mask + self._hello)
            else:
                self.ready.set_result(None)
        self._count()

    def _count(self) -> None:
        data, at, size = self._data, 0, len(self._data)
        while at + 2 <= size:
            length, head = data[at + 1] & 127, 2
            if length == 126:
                length, head = int.from_bytes(data[at + 2 : at + 4]), 4
            elif length == 127:
                length, head = int.from_bytes(data[at + 2 : at + 10]), 10
            if at + head + length > size:
                break
            self.frames += data[at] & 15 == 1  # text; a ping is none
            at += head + length
            if not self.ready.done():
                self.ready.set_result(None)
        self._data = data[at:]


async def _open(port: int, hello: bytes, count: int, deflate: bool) -> list[Ear]:
    """So many sockets, fifty at a time; each is in when it has had a first answer."""
    loop = asyncio.get_running_loop()
    made: list[Ear] = []
    while len(made) < count:
        some = [Ear(f"127.0.0.1:{port}", hello, deflate) for _ in range(min(50, count - len(made)))]
        await asyncio.gather(
            *[loop.create_connection(lambda ear=ear: ear, "127.0.0.1", port) for ear in some]  # type: ignore[misc]
        )
        await asyncio.gather(*[ear.ready for ear in some])
        made += some
    return made


async def _listen(pipe: Any, urls: dict[str, tuple[str, str, int, bool]]) -> None:
    """Open the sockets asked for, then answer how many frames they have."""
    loop = asyncio.get_running_loop()
    ears: dict[str, list[Ear]] = {}
    while True:
        what, name = await loop.run_in_executor(None, pipe.recv)
        if what == "end":
            return
        if what == "open":
            url, table, count, deflate = urls[name]
            hello = json.dumps({"op": "watch", "table": table}).encode() if table else b""
            ears[name] = await _open(urlsplit(url).port or 80, hello, count, deflate)
            pipe.send(count)
        elif what == "from":
            for ear in ears[name]:
                ear.frames = 0
            pipe.send(0)
        else:  # until every one of them has so many
            while min([ear.frames for ear in ears[name]]) < int(what):
                await asyncio.sleep(0.002)
            pipe.send(time.monotonic())


def listeners(pipe: Any, urls: dict[str, tuple[str, str, int, bool]]) -> None:
    uvloop.run(_listen(pipe, urls))


def bare_server(port: int, pipe: Any) -> None:
    """A plain `websockets` server that broadcasts what it is told to."""

    async def run() -> None:
        open_now: set[ServerConnection] = set()

        async def handle(socket: ServerConnection) -> None:
            open_now.add(socket)
            await socket.wait_closed()

        loop = asyncio.get_running_loop()
        async with serve(handle, "127.0.0.1", port, compression=None, ping_interval=None):
            pipe.send(os.getpid())
            while (order := await loop.run_in_executor(None, pipe.recv)) is not None:
                count, size = order
                for _ in range(count):
                    broadcast(open_now, "x" * size)
                    await asyncio.sleep(0)

    uvloop.run(run())


def rss_kb(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


class Stage:
    """A public table with one player on a node, and many who watch it."""

    def __init__(self, fleet: Fleet) -> None:
        self.url = fleet.nodes[0].url
        self.rng = random.Random(5)
        self.http = Http(self.url)
        self.size = 0

    async def begin(self) -> str:
        await self.http.guest("Player")
        body = {"game": "architects", "seats": 1, "public": True}
        self.table = str((await self.http.call("POST", "/api/tables/", body))["id"])
        await self.http.call("POST", f"/api/tables/{self.table}/start")
        self.play = Play(self.url, self.http.cookie, self._heard)
        await self.play.open()
        await self.play.watch(self.table)
        return self.table

    def _heard(self, body: bytes) -> None:
        self.size = max(self.size, len(body)) if body.startswith(b'{"op":"update"') else self.size

    async def act(self) -> bool:
        """One command; False if the game is over."""
        position = self.play.positions[self.table]
        if position["over"]:
            return False
        options = position["ask"]["options"]
        await self.play.answer(self.table, options[int(self.rng.random() * len(options))])
        return True

    async def end(self) -> None:
        await self.play.close()
        await self.http.close()


async def fanout(url: str, bus_url: str, sockets: int, rounds: int) -> dict[str, Any]:
    spawn = multiprocessing.get_context("spawn")
    fleet = Fleet(Plan(nodes=1, workers=0, store=url, bus=bus_url))
    mine, theirs = spawn.Pipe()
    bare_mine, bare_theirs = spawn.Pipe()
    port = free_port()
    bare = spawn.Process(target=bare_server, args=(port, bare_theirs), daemon=True)
    loop = asyncio.get_running_loop()

    async def ask(*what: Any) -> Any:
        mine.send(what)
        return await loop.run_in_executor(None, mine.recv)

    try:
        await fleet.open()
        bare.start()
        bare_pid = await loop.run_in_executor(None, bare_mine.recv)
        node_pid = fleet.nodes[0].pid
        stage = Stage(fleet)
        table = await stage.begin()
        places = {
            "bare": (f"http://127.0.0.1:{port}", "", sockets, False),
            "ours": (stage.url, table, sockets, False),
            "deflate": (stage.url, table, sockets // 4, True),
        }
        crowd = spawn.Process(target=listeners, args=(theirs, places), daemon=True)
        crowd.start()
        memory: dict[str, float] = {}
        for name, pid in (("bare", bare_pid), ("ours", node_pid)):
            before = rss_kb(pid)
            count = await ask("open", name)
            await asyncio.sleep(0.5)
            memory[name] = round((rss_kb(pid) - before) / count, 1)
        rates, single = await _broadcasts(stage, ask, bare_mine, sockets, rounds)
        before = rss_kb(node_pid)
        count = await ask("open", "deflate")
        memory["deflate"] = round((rss_kb(node_pid) - before) / count, 1)
        await stage.end()
        mine.send(("end", ""))
        bare_mine.send(None)
    finally:
        await fleet.close()
    return {
        "sockets": sockets,
        "frame_bytes": stage.size,
        "bare_frames_s": round(rates["bare"]),
        "frames_s": round(rates["ours"]),
        "ratio": round(rates["ours"] / rates["bare"], 3),
        "one_broadcast_ms": round(single * 1e3, 1),
        "bare_rss_kb": memory["bare"],
        "rss_kb": memory["ours"],
        "rss_kb_where_deflate_is_offered": memory["deflate"],
    }


async def _broadcasts(
    stage: Stage, ask: Any, bare: Any, sockets: int, rounds: int
) -> tuple[dict[str, float], float]:
    """Frames a second, in turn; and how long one broadcast takes until the last one has it."""
    found: dict[str, list[float]] = {"bare": [], "ours": []}
    singles: list[float] = []
    for _ in range(3):
        await ask("from", "ours")
        start = time.monotonic()
        await stage.act()
        singles.append(await ask("1", "ours") - start)
    for _ in range(ROUNDS):
        await ask("from", "bare")
        start = time.monotonic()
        bare.send((rounds, stage.size))
        end = await ask(str(rounds), "bare")
        found["bare"].append(sockets * rounds / (end - start))
        await ask("from", "ours")
        start = time.monotonic()
        done = 0
        while done < rounds and await stage.act():
            done += 1
        end = await ask(str(done), "ours")
        found["ours"].append(sockets * done / (end - start))
    return {k: statistics.median(v) for k, v in found.items()}, statistics.median(singles)


# -- more than one store ---------------------------------------------------------------------------


async def stores(seconds: float) -> dict[str, Any]:
    """All on this machine: they share its cores and its disk."""
    with tempfile.TemporaryDirectory(prefix="ludorum-bench-") as name:
        folder = Path(name)
        folder.chmod(0o711)
        single = [OwnPostgres(folder, f"postgres-{i}") for i in range(3)]
        kept = ReplicatedPostgres(folder)
        servers: list[OwnPostgres | ReplicatedPostgres] = [*single, kept]
        try:
            for one in servers:
                await asyncio.to_thread(one.start)
            async with contextlib.AsyncExitStack() as stack:
                bare = [await stack.enter_async_context(Bare.of(x.url)) for x in single]
                safe = await stack.enter_async_context(Bare.of(kept.url))
                urls = [x.url for x in single]
                shards = [await stack.enter_async_context(Kept.on(urls[:n])) for n in (1, 2, 3)]

                def of(several: list[Bare]) -> Rate:
                    async def rate(seconds: float) -> float:
                        return sum(await asyncio.gather(*[x.rate(seconds) for x in several]))

                    return rate

                sides = {str(n): of(bare[:n]) for n in (1, 2, 3)} | {"standby": safe.rate}
                sides |= {f"shards-{n}": x.rate for n, x in enumerate(shards, 1)}
                rates = await in_turn(sides, seconds)
        finally:
            for one in servers:
                await asyncio.to_thread(one.stop)
    return {
        "appends_s": rates,
        "ratio": {x: round(y / rates["1"], 3) for x, y in rates.items()},
        "ratio_shards": {
            x: round(rates[x] / rates["shards-1"], 3) for x in rates if x.startswith("shards")
        },
    }


# -- all of it -------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def servers(args: argparse.Namespace) -> AsyncIterator[tuple[str, str]]:
    """The named servers, or own ones for the run."""
    if args.store and args.bus:
        yield args.store, args.bus
        return
    with tempfile.TemporaryDirectory(prefix="ludorum-bench-") as name:
        folder = Path(name)
        folder.chmod(0o711)
        postgres, nats = OwnPostgres(folder), OwnNats(folder)
        try:
            postgres.start()
            nats.start()
            yield args.store or postgres.url, args.bus or nats.url
        finally:
            nats.stop()
            postgres.stop()


async def bench(args: argparse.Namespace) -> dict[str, Any]:
    configure("warning", human=False)
    rarely_collect()
    out: dict[str, Any] = {}
    parts = args.parts.split(",")
    async with servers(args) as (store, bus):
        if "service" in parts:
            url = await ledger.create_database(store)
            try:
                await migrate(url)
                out["service"] = await service(url, bus, args.seconds)
            finally:
                await ledger.drop_database(store, url)
        if "wire" in parts:
            out["wire"] = await wire(store, bus, args.seconds)
        if "fanout" in parts:
            out["fanout"] = await fanout(store, bus, args.sockets, args.frames)
    if "stores" in parts:
        out["stores"] = await stores(args.seconds)
    out["machine"] = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
    }
    return out


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    p.add_argument("--parts", default="service,wire,fanout")
    p.add_argument("--seconds", type=float, default=4.0, help="of a window")
    p.add_argument("--sockets", type=int, default=2000)
    p.add_argument("--frames", type=int, default=20, help="to every socket, in a window")
    p.add_argument("--store", default="", help="a PostgreSQL server")
    p.add_argument("--bus", default="", help="a NATS server")
    print(json.dumps(uvloop.run(bench(p.parse_args()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
