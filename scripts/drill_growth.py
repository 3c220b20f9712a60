"""From one database to a primary, a standby and two shards, as a drill, while people play.

What docs/operate.md, docs/standby.md and docs/shards.md tell to type is read from these pages and
typed, with this machine's addresses in place of theirs: a standby is added, then two shards; the
primary is lost with its disk, the standby promoted and another one made. Nodes and workers are
restarted as the pages say and work as a user of PostgreSQL who may no more than theirs. Afterwards
every move and every byte that was sent are audited as by `ludorum soak`, and `ludorum doctor`,
`admin check`, `admin backup` and `admin rehearse` must be content. Exit code 1 if anything is not.

    python scripts/drill_growth.py
    python scripts/drill_growth.py --tables 100 --seconds 240
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ludorum.server.store.address import Place, joined, split
from ludorum.soak import ledger
from ludorum.soak.faults.schedule import Faults
from ludorum.soak.faults.site import Site
from ludorum.soak.plan import Plan
from ludorum.soak.report import good
from ludorum.soak.run import soak
from ludorum.soak.services import OwnPostgres

DOCS = Path(__file__).parents[1] / "docs"
PASSWORD = "drill"  # of everybody, for as long as the drill lasts
WITHIN = 120.0  # seconds for a command
HBA = "host all soak 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n"


def told(page: str, begins: str, **names: str) -> str:
    """The line of a page that begins so, with our names in place of the page's."""
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8").replace("\\\n", " ")
    found = {x.strip() for x in text.splitlines() if x.startswith("    " + begins)}
    if len(found) != 1:
        raise SystemExit(f"docs/{page}.md has {len(found)} lines that begin with {begins!r}")
    line = found.pop()
    for theirs, ours in names.items():
        line = line.replace(theirs, ours)
    return line


class Machine(OwnPostgres):
    """One with PostgreSQL, and its administrator."""

    def prepare(self) -> None:
        """As an installation leaves it, and open to those who have a password."""
        self.start()
        (self.folder / "data" / "pg_hba.conf").write_text(HBA)
        self.sql("SELECT pg_reload_conf();")

    def address(self, user: str = "ludorum") -> str:
        return f"postgresql://{user}:{PASSWORD}@127.0.0.1:{self.port}/ludorum"

    def type(self, command: str, said: str = "") -> None:
        """A line for a shell; `runuser` is for root alone."""
        if not self._as:
            command = command.removeprefix("runuser -u postgres -- ")
        here = {"PGHOST": "127.0.0.1", "PGPORT": str(self.port), "PGUSER": "soak"}
        run(["sh", "-c", command], os.environ | here, self.folder, said)

    def sql(self, line: str) -> None:
        psql = f"psql -X -q -v ON_ERROR_STOP=1 -d postgres -f - >/dev/null <<'SQL'\n{line}\nSQL"
        self.type(f"runuser -u postgres -- {psql}")


def run(command: list[str], env: dict[str, str], folder: Path, said: str = "") -> str:
    done = subprocess.run(
        command, env=env, cwd=folder, input=said, capture_output=True, text=True,
        timeout=WITHIN, check=False, start_new_session=True,
    )  # fmt: skip
    if done.returncode:
        raise OSError(f"{' '.join(command)}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def make_database(machine: Machine) -> None:
    """And its user, whose password is asked for twice."""
    command = told("operate", "runuser -u postgres -- createuser")
    machine.type(command, f"{PASSWORD}\n{PASSWORD}\n")
    machine.type(told("operate", "runuser -u postgres -- createdb"))


def make_standby(primary: Machine, standby: Machine) -> None:
    """The commands of the section *A standby*; the replicator may be there already."""
    theirs = {"/var/lib/postgresql/17/main": str(standby.folder / "data"), "PASSWORD": PASSWORD}
    theirs |= {"10.0.0.4": f"127.0.0.1:{primary.port}", "10.0.0.5": "127.0.0.1"}
    hba = primary.folder / "data" / "pg_hba.conf"
    if "replicator" not in hba.read_text():
        primary.sql(told("standby", "CREATE ROLE replicator").replace("…", PASSWORD))
        line = told("standby", "-- pg_hba.conf:", **theirs).partition(": ")[2]
        hba.write_text(hba.read_text() + line + "\n")
        primary.sql(told("standby", "SELECT pg_reload_conf();"))
    standby.type(told("standby", "runuser -u postgres -- pg_basebackup", **theirs))
    standby.go()  # systemctl start postgresql
    primary.sql(told("standby", "ALTER SYSTEM SET synchronous_standby_names = '*';"))
    primary.sql(told("standby", "SELECT pg_reload_conf();"))


def promote(standby: Machine) -> None:
    standby.sql(told("standby", "SELECT pg_promote();"))
    standby.sql(told("standby", "ALTER SYSTEM SET synchronous_standby_names = '';"))
    standby.sql(told("standby", "SELECT pg_reload_conf();"))


class House:
    """The machines of the drill, and what the tools find on them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.a, self.b = Machine(folder, "db-a"), Machine(folder, "db-b")
        self.shards = [Machine(folder, f"shard{n}") for n in (1, 2)]
        self.store = ""  # the address that everybody has been told last
        self.found: dict[str, Any] = {}

    @property
    def machines(self) -> list[Machine]:
        return [self.a, self.b, *self.shards]

    def ludorum(self, *words: str) -> str:
        kept = {k: v for k, v in os.environ.items() if not k.startswith("LUDORUM_")}
        env = kept | {"LUDORUM_STORE": self.store, "LC_ALL": "C.UTF-8"}
        return run([sys.executable, "-m", "ludorum", *words], env, self.folder)

    def look(self) -> None:
        """Every table is sound by the end, and a backup of all databases comes back."""
        self.ludorum("doctor")
        self.found["check"] = json.loads(self.ludorum("admin", "check", "--json"))
        kept = str(self.folder / "backups")
        self.ludorum("admin", "backup", "--keep", "2", kept)
        self.ludorum("admin", "rehearse", kept)
        self.found["backup"] = sorted([x.stat().st_size for x in Path(kept).iterdir()])


def grow(house: House) -> type[Faults]:
    class Grow(Faults):
        """Instead of faults: what the pages say, step by step, with time to play in between."""

        async def run(self, kinds: list[str], seconds: float) -> None:
            start, pause = time.perf_counter(), seconds / 8
            for kind, step in (
                ("upgrade", self.standby),
                ("upgrade", self.shards),
                ("upgrade", self.tables),
                ("failover", self.failover),
            ):
                await asyncio.sleep(pause)
                await self.do(kind, step, start)
                await asyncio.to_thread(house.ludorum, "doctor")
            await asyncio.sleep(pause)
            house.found["tables"] = await laid(house.store)

        async def standby(self, site: Site) -> str:
            house.b.make_folder()
            await asyncio.to_thread(make_standby, house.a, house.b)
            both = f"127.0.0.1:{house.a.port},127.0.0.1:{house.b.port}"
            here = urlsplit(self.fleet.store)
            await self.restarted(here._replace(netloc=f"ludorum:{PASSWORD}@{both}").geturl())
            return "a standby, and both in the address"

        async def shards(self, site: Site) -> str:
            for one in house.shards:
                await asyncio.to_thread(one.prepare)
                await asyncio.to_thread(make_database, one)
            places = [Place(f"s{n}", 0, x.address()) for n, x in enumerate(house.shards, 1)]
            await self.restarted(joined(self.fleet.store, places))
            for one in house.shards:  # the audit's, not the page's: nothing of the log goes
                await ledger.keep_log(one.address())
            return "two shards are known everywhere"

        async def tables(self, site: Site) -> str:
            directory, places = split(self.fleet.store)
            await self.restarted(joined(directory, [x._replace(weight=1) for x in places]))
            return "new tables are laid in shards"

        async def failover(self, site: Site) -> str:
            begun = time.perf_counter()
            await asyncio.to_thread(house.a.kill)
            await asyncio.to_thread(promote, house.b)
            took = time.perf_counter() - begun
            await asyncio.to_thread(house.a.wipe)
            await asyncio.to_thread(make_standby, house.b, house.a)
            return f"the primary lost with its disk, its standby promoted after {took:.1f} s"

        async def restarted(self, store: str) -> None:
            """The new address for all, one after the other, in good order."""
            house.store = store
            self.fleet.move(store)
            for process in self.fleet.processes:
                process.env["LUDORUM_MIGRATE"] = "true"
                await process.stop()
                process.start()
                await process.ready()

    return Grow


async def laid(store: str) -> dict[str, int]:
    """How many tables are where: `directory`, or the name of a shard."""
    ids = await ledger.started(store)
    return dict(Counter([x[:-12] or "directory" for x in ids]))


async def drill(args: argparse.Namespace, house: House) -> dict[str, Any]:
    """What the run came to, with what was wrong afterwards among its problems."""
    await asyncio.to_thread(house.a.prepare)
    await asyncio.to_thread(make_database, house.a)
    plan = Plan(
        nodes=2, workers=2, tables=args.tables, seconds=args.seconds, think=1.0,
        store=house.a.address(),
    )  # fmt: skip
    came = await soak(plan, trouble=grow(house))
    await asyncio.to_thread(house.look)
    return came | house.found


def complaints(came: dict[str, Any]) -> list[str]:
    """What is not as the pages promise."""
    found = [] if good(came) else ["something is lost, doubled, mismatched, leaked or stranded"]
    found += came["complaints"]
    empty = [x for x in ("directory", "s1", "s2") if not came["tables"].get(x)]
    found += [f"no table was laid in {x}" for x in empty]
    if came["check"]["wrong"]:
        found.append(f"admin check: {came['check']}")
    if len(came["backup"]) != 3:
        found.append(f"a backup of three databases has {len(came['backup'])} files")
    return found


def main() -> int:
    description, _, examples = (__doc__ or "").partition("\n\n    ")
    p = argparse.ArgumentParser(
        description=description,
        epilog=f"    {examples}",
        formatter_class=argparse.RawTextHelpFormatter,
    )
    p.add_argument("--tables", type=int, default=40, metavar="N", help="at once (default 40)")
    p.add_argument("--seconds", type=float, default=120.0, metavar="S",
                   help="of play, at least (default 120)")  # fmt: skip
    args = p.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="ludorum-drill-"))
    folder.chmod(0o711)  # PostgreSQL's own user has to get to its part
    house = House(folder)
    try:
        came = asyncio.run(drill(args, house))
    finally:
        for machine in house.machines:
            machine.stop()
        shutil.rmtree(folder, ignore_errors=True)
    wrong = complaints(came)
    print(json.dumps(came | {"wrong": wrong}))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
