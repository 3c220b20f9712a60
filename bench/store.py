"""How many commands a second a store takes, beside the barest statement that could do it.

    python bench/store.py postgresql://root@127.0.0.1:5432/test [seconds]

Bare: one statement that compares and swaps a head row and inserts one log row, each writer on a
connection of its own. `PostgresDatabase.append` does that and stores the command with its reply,
the outbox row and the deadline, and takes its connection from a pool. Both in turn, second by
second, over 2000 tables, so that whatever else the machine does hits both alike. A database is
made for it and dropped. Prints JSON; `ratio` is store over bare.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import uvloop

from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.store import Database, make_database, migrate
from ludorum.server.store.rows import Append, Head, LogRow, TableRow

TABLES = 2000
BASE = os.urandom(900)
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

One = Callable[[int, int], Awaitable[int]]  # table, version -> new version


class Side:
    """What one of the two has done so far. `of` gives each writer its way to append."""

    def __init__(self, of: list[One]) -> None:
        self.of = of
        self.versions = [1] * TABLES
        self.waits: list[float] = []
        self.seconds = 0.0

    async def run(self, seconds: float) -> None:
        started = time.perf_counter()
        await asyncio.gather(*(self._write(n, started + seconds) for n in range(len(self.of))))
        self.seconds += time.perf_counter() - started

    async def _write(self, n: int, until: float) -> None:
        while True:
            for table in range(n, TABLES, len(self.of)):
                begun = time.perf_counter()
                if begun >= until:
                    return
                self.versions[table] = await self.of[n](table, self.versions[table])
                self.waits.append(time.perf_counter() - begun)

    def figures(self) -> dict[str, float]:
        waits = sorted(self.waits)
        return {
            "appends_s": round(len(waits) / self.seconds),
            "p50_ms": round(statistics.median(waits) * 1e3, 2),
            "p99_ms": round(waits[int(len(waits) * 0.99)] * 1e3, 2),
        }


def append_of(table: int, version: int) -> Append:
    now = time.time()
    return Append(
        table=f"table-{table}",
        version=version,
        command=f"command-{version}",
        rows=[LogRow(0, 0, -1, 1, ANSWER.encode())],
        digest=DIGEST.hex(),
        base=BASE,
        base_seq=version,
        deadline=now + 60,
        bot_due=False,
        clocks=b"{}",
        status="running",
        reply=b'{"version":2,"digest":"00112233445566778899aabbccddeeff","command":"c"}',
        at=now,
    )


async def fill(database: Database) -> None:
    head = Head(1, 0, BASE, 0, DIGEST.hex())
    for n in range(TABLES):
        table = TableRow(f"table-{n}", "tithe", 1, 3, {}, b"{}", "ann", "", "", 1.0)
        await TableRepository(database).add_table(table, [], b"key")
        await GameLog(database).start(table.id, head, [])


async def through(database: Database, writers: int) -> Side:
    """The store, with the versions as they are there."""

    async def one(table: int, version: int) -> int:
        return await database.append(append_of(table, version))

    side = Side([one] * writers)
    side.versions = [await database.version(f"table-{n}") for n in range(TABLES)]
    return side


async def bare(pool: Any, writers: int) -> Side:
    async def writer() -> One:
        con = await pool.acquire()

        async def one(table: int, version: int) -> int:
            seq: int = await con.fetchval(BARE, table, version, BASE, DIGEST, ANSWER)
            return seq

        return one

    rows = await pool.fetch("SELECT version FROM bare_head ORDER BY game")
    side = Side([await writer() for _ in range(writers)])
    side.versions = [row[0] for row in rows]
    return side


async def postgres(url: str, writers: int, seconds: int) -> dict[str, Any]:
    pool = await asyncpg.create_pool(url, min_size=writers + 1, max_size=writers + 1)
    database = make_database(url, connections=writers)
    await database.open()
    sides = {"bare": await bare(pool, writers), "store": await through(database, writers)}
    for side in sides.values():  # connections and statements made ready
        await side.run(0.5)
        side.waits, side.seconds = [], 0.0
    for _ in range(seconds):
        for side in sides.values():
            await side.run(1.0)
    await database.close()
    pool.terminate()
    found: dict[str, Any] = {name: side.figures() for name, side in sides.items()}
    ratio = found["store"]["appends_s"] / found["bare"]["appends_s"]
    return {"bench": "postgres", "writers": writers, **found, "ratio": round(ratio, 2)}


async def sqlite(writers: int, seconds: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'bench.db'}"
        await migrate(url)
        database = make_database(url)
        await database.open()
        await fill(database)
        side = await through(database, writers)
        await side.run(seconds)
        await database.close()
    return {"bench": "sqlite", "writers": writers, "store": side.figures()}


async def main(server: str, seconds: int) -> None:
    name = f"ludorum_bench_{os.getpid()}"
    url = urlsplit(server)._replace(path=f"/{name}").geturl()
    admin = await asyncpg.connect(server)
    await admin.execute(f"CREATE DATABASE {name}")
    try:
        await migrate(url)
        database = make_database(url)
        await database.open()
        await fill(database)
        await database.close()
        con = await asyncpg.connect(url)
        await con.execute(BARE_TABLES)
        await con.executemany(
            "INSERT INTO bare_head (game, version, state, digest) VALUES ($1, 1, $2, $3)",
            [(n, BASE, DIGEST) for n in range(TABLES)],
        )
        await con.execute("VACUUM ANALYZE")
        await con.close()
        for writers in (8, 32):
            print(json.dumps(await postgres(url, writers, seconds)), flush=True)
    finally:
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
        await admin.close()
    for writers in (1, 8):
        print(json.dumps(await sqlite(writers, seconds)), flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    uvloop.run(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 5))
