"""Backup and restore, as a drill, on SQLite and on PostgreSQL.

People play on a real server; a backup is taken while they play, another one when they have
stopped; the store is destroyed and restored from the second. Then every table must stand at the
version and digest it had, play again to the same position from its first answer, and take the next
answer of the same people, signed in as before. The first backup, restored elsewhere, must be one
moment of the same games. Exit code 1 and a list of what differs otherwise.

    python scripts/drill_restore.py
    python scripts/drill_restore.py --profile home --tables 50 --seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ludorum.games import load
from ludorum.server.catalog.titles import Titles
from ludorum.server.ops import tables as ops
from ludorum.server.ops.backup import backup, restore
from ludorum.server.store import make_database
from ludorum.soak import ledger
from ludorum.soak.client import Play
from ludorum.soak.crowd import Crowd
from ludorum.soak.fleet import Fleet
from ludorum.soak.plan import Plan
from ludorum.soak.players import Person, SoakContext
from ludorum.soak.rebuild import Replay
from ludorum.soak.run import REST
from ludorum.soak.spool import Spool

STARTED_WITHIN = 120.0  # seconds until every table has begun, on a busy machine

Heads = dict[str, tuple[int, str, str]]  # table -> version, digest, status


async def heads(url: str) -> Heads:
    database = make_database(url)
    await database.open()
    try:
        found: Heads = {}
        for id in await ledger.started(url):
            loaded = await database.load(id)
            assert loaded is not None
            found[id] = (loaded.head.version, loaded.head.digest, loaded.table.status)
        return found
    finally:
        await database.close()


async def check(url: str) -> ops.Checked:
    database = make_database(url)
    await database.open()
    try:
        return await ops.check(database, Titles())
    finally:
        await database.close()


class Drill:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.fleet = Fleet(plan)
        self.problems: list[str] = []
        self.facts: dict[str, Any] = {"profile": plan.profile}

    async def run(self) -> dict[str, Any]:
        try:
            await self.fleet.open()
            await self.drill()
        finally:
            await self.fleet.close()
        return self.facts | {"problems": self.problems}

    async def drill(self) -> None:
        fleet = self.fleet
        spool = Spool(fleet.folder / "frames")
        context = SoakContext([node.url for node in fleet.nodes], spool, ())
        crowd = Crowd(self.plan, context)
        await context.push.open()
        crowd.begin(await crowd.arrive())
        await asyncio.sleep(self.plan.seconds / 2)
        async with asyncio.timeout(STARTED_WITHIN):
            while len(context.tally.acked) < 2 * self.plan.tables:
                await asyncio.sleep(0.1)
        busy = await self.timed("backup_busy_seconds", fleet.folder / "busy")
        await asyncio.sleep(self.plan.seconds / 2)
        await crowd.end(REST)
        context.push.close()
        spool.close()
        await fleet.stop_processes()
        before = await heads(fleet.store)
        logs = await ledger.logs(fleet.store)
        quiet = await self.timed("backup_seconds", fleet.folder / "quiet")
        self.facts |= {
            "acknowledged": len(context.tally.acked),
            "tables": len(before),
            "bytes": quiet.stat().st_size,
        }
        await self.one_moment(busy, logs)
        await self.destroy()
        begun = time.perf_counter()
        await asyncio.to_thread(restore, fleet.store, quiet)
        self.facts["restore_seconds"] = round(time.perf_counter() - begun, 2)
        await self.as_it_was(before)
        await self.goes_on(context, before)

    async def timed(self, name: str, folder: Path) -> Path:
        begun = time.perf_counter()
        made, _ = await asyncio.to_thread(backup, self.fleet.store, folder, 0, time.time())
        self.facts[name] = round(time.perf_counter() - begun, 2)
        return made

    async def destroy(self) -> None:
        store = self.fleet.store
        if store.startswith("sqlite"):
            for file in self.fleet.folder.glob("ludorum.db*"):
                file.unlink()
        else:
            await ledger.drop_database(self.server, store)
            await ledger.create_database(self.server, urlsplit(store).path[1:])

    @property
    def server(self) -> str:
        postgres = self.fleet.postgres
        return postgres.url if postgres is not None else self.plan.store

    async def one_moment(self, file: Path, logs: dict[str, list[Any]]) -> None:
        """A backup taken while people played: each table at some version, and sound there."""
        if self.fleet.store.startswith("sqlite"):
            url = f"sqlite:///{self.fleet.folder / 'moment.db'}"
        else:
            url = await ledger.create_database(self.server)
        try:
            await asyncio.to_thread(restore, url, file)
            database = make_database(url)
            await database.open()
            try:
                for id in await ledger.started(url):
                    loaded = await database.load(id)
                    assert loaded is not None
                    past = Replay(load(loaded.table.game), loaded.table, logs[id])
                    past.to(loaded.head.version)
                    if past.digest() != loaded.head.digest:
                        self.problems.append(f"{id}: the busy backup holds another position")
            finally:
                await database.close()
            found = await check(url)
            self.facts["tables_in_busy_backup"] = found.tables
            self.problems += [
                f"busy backup, {id}: {problem}" for id, problem in found.wrong.items()
            ]
            if not found.tables:
                self.problems.append("no table was being played when the busy backup was taken")
        finally:
            if not url.startswith("sqlite"):
                await ledger.drop_database(self.server, url)

    async def as_it_was(self, before: Heads) -> None:
        after = await heads(self.fleet.store)
        for id in sorted({*before, *after}):
            if before.get(id) != after.get(id):
                self.problems.append(f"{id}: {before.get(id)} before, {after.get(id)} after")
        found = await check(self.fleet.store)
        self.problems += [f"{id}: {problem}" for id, problem in found.wrong.items()]

    async def goes_on(self, context: SoakContext, before: Heads) -> None:
        """The same people, signed in as before, find their tables and play on."""
        for process in [*self.fleet.nodes, *self.fleet.workers]:
            process.start()
        await asyncio.gather(*[node.ready() for node in self.fleet.nodes])
        people = {person.number: person for person in context.people}
        answered = 0
        running = [id for id, (_, _, status) in before.items() if status == "running"]
        for id in running:
            for number, seat in context.seats[id].items():
                if seat >= 0:
                    answered += await self.answer(people[number], id, before[id][0])
        self.facts |= {"tables_going_on": len(running), "answers_after": answered}
        if not running or not answered:
            self.problems.append("no table went on")
        found = await check(self.fleet.store)
        self.problems += [f"{id}, going on: {problem}" for id, problem in found.wrong.items()]

    async def answer(self, person: Person, id: str, version: int) -> int:
        play = Play(self.fleet.nodes[0].url, person.http.cookie)
        await play.open()
        try:
            await play.watch(id)
            position = play.positions[id]
            if position["version"] < version:
                self.problems.append(f"{id}: version {position['version']}, was {version}")
            if position["ask"] is None:
                return 0
            await play.answer(id, position["ask"]["options"][0])
            return 1
        finally:
            await play.close()


def main() -> int:
    description, _, examples = (__doc__ or "").partition("\n\n    ")
    p = argparse.ArgumentParser(
        description=description,
        epilog=f"    {examples}",
        formatter_class=argparse.RawTextHelpFormatter,
    )
    p.add_argument("--profile", choices=("home", "hosted"), action="append",
                   help="home: SQLite; hosted: PostgreSQL (default: both)")  # fmt: skip
    p.add_argument("--tables", type=int, default=30, metavar="N", help="at once (default 30)")
    p.add_argument("--seconds", type=float, default=30.0, metavar="S", help="of play (default 30)")
    p.add_argument("--store", default="", metavar="URL", help="a PostgreSQL server (default: own)")
    p.add_argument("--bus", default="", metavar="URL", help="a NATS server (default: own)")
    args = p.parse_args()
    good = True
    for profile in args.profile or ("home", "hosted"):
        at_home = profile == "home"
        plan = Plan(
            profile=profile, nodes=1, workers=1, tables=args.tables, seconds=args.seconds,
            game="architects", think=0.3,
            store="" if at_home else args.store, bus="" if at_home else args.bus,
        )  # fmt: skip
        plan.check()
        facts = asyncio.run(Drill(plan).run())
        print(json.dumps(facts), flush=True)
        good = good and not facts["problems"]
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
