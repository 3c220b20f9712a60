"""Rolling upgrade, as a drill: nodes and workers are replaced one by one while people play.

Two nodes, a worker, PostgreSQL and NATS are started, people play whole games on them; each process
in turn is told to stop, ends in good order and comes back, from another installation if one is
named. Afterwards the store and every byte that was sent are audited as by `ludorum soak`. Exit code
1 if a move was lost, doubled or told to the wrong person, or if nobody was replaced.

    python scripts/drill_upgrade.py
    python scripts/drill_upgrade.py --to /opt/ludorum-new/bin/python --seconds 120 --tables 100
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import json
import sys
import time

from ludorum.soak.faults.schedule import Faults
from ludorum.soak.faults.site import Site
from ludorum.soak.fleet import Process
from ludorum.soak.plan import Plan
from ludorum.soak.report import good
from ludorum.soak.run import soak


async def _replace(process: Process, python: str, site: Site) -> str:
    await process.stop()
    process.python = python
    process.start()
    await process.ready()
    return f"{process.name} replaced"


def roll(python: str) -> type[Faults]:
    class Roll(Faults):
        """Instead of faults: every process is replaced once, evenly over the run."""

        async def run(self, kinds: list[str], seconds: float) -> None:
            start = time.perf_counter()
            processes = self.fleet.processes
            for i, process in enumerate(processes, 1):
                when = start + seconds * i / (len(processes) + 1)
                await asyncio.sleep(max(0.0, when - time.perf_counter()))
                await self.do("upgrade", functools.partial(_replace, process, python), start)

    return Roll


def main() -> int:
    description, _, examples = (__doc__ or "").partition("\n\n    ")
    p = argparse.ArgumentParser(
        description=description,
        epilog=f"    {examples}",
        formatter_class=argparse.RawTextHelpFormatter,
    )
    p.add_argument("--to", default=sys.executable, metavar="PYTHON",
                   help="the interpreter of the new installation (default: this one)")  # fmt: skip
    p.add_argument("--nodes", type=int, default=2, metavar="N", help="web nodes (default 2)")
    p.add_argument("--workers", type=int, default=1, metavar="N", help="workers (default 1)")
    p.add_argument("--tables", type=int, default=40, metavar="N", help="at once (default 40)")
    p.add_argument("--seconds", type=float, default=60.0, metavar="S", help="of play (default 60)")
    p.add_argument("--store", default="", metavar="URL", help="a PostgreSQL server (default: own)")
    p.add_argument("--bus", default="", metavar="URL", help="a NATS server (default: own)")
    args = p.parse_args()
    plan = Plan(
        nodes=args.nodes, workers=args.workers, tables=args.tables, seconds=args.seconds,
        store=args.store, bus=args.bus, think=0.5,
    )  # fmt: skip
    result = asyncio.run(soak(plan, trouble=roll(args.to)))
    print(json.dumps(result))
    replaced = [x for x in result["faults"] if "replaced" in x["what"]]
    return 0 if good(result) and len(replaced) == args.nodes + args.workers else 1


if __name__ == "__main__":
    sys.exit(main())
