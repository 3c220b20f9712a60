"""`ludorum soak`: a server under load and faults, and an audit of all it did."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Any

from .mistakes import Mistake, unknown


def add(commands: Any) -> None:
    p = commands.add_parser(
        "soak",
        help="run a server under load and faults, and audit it",
        description="Start real nodes and workers, let clients play whole games on them, break\n"
        "things, then check from the store that no acknowledged move was lost or doubled,\n"
        "that every log gives its position again, that nobody was told what he may not know\n"
        "and that nobody who was waited for was forgotten.\n"
        "Exit code 1 if anything of that is not so.",
        epilog="example: ludorum soak --profile hosted --nodes 2 --workers 2 --tables 200 \\\n"
        "             --seconds 180 --faults all --json\n"
        "         ludorum soak --profile tournament --seconds 90 --faults node,worker,cut\n"
        "         ludorum soak --standby --faults failover,deposed --seconds 120",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    p.add_argument(
        "--profile", choices=("hosted", "sharded", "home", "tournament"), default="hosted",
        help="hosted: PostgreSQL, NATS, several processes; sharded: as hosted, with shards; home: "
        "one process, one file; tournament: as hosted, all play one Swiss of pairs to its end",
    )  # fmt: skip
    p.add_argument("--shards", type=int, metavar="N",
                   help="PostgreSQL servers for tables beside the one for people (default 0; "
                   "sharded: 2)")  # fmt: skip
    p.add_argument("--players", type=int, default=64, metavar="N",
                   help="of the tournament (default 64)")  # fmt: skip
    p.add_argument("--rounds", type=int, default=6, metavar="N",
                   help="of the tournament (default 6)")  # fmt: skip
    p.add_argument("--nodes", type=int, metavar="N", help="web nodes (default 2; at home 1)")
    p.add_argument("--workers", type=int, default=1, metavar="N", help="workers (default 1)")
    p.add_argument("--tables", type=int, default=200, metavar="N", help="at once (default 200)")
    p.add_argument("--seconds", type=float, default=90.0, metavar="S", help="of play (default 90)")
    p.add_argument(
        "--faults", nargs="?", const="all", default="", metavar="KINDS",
        help="break things: all, or some of cut,node,slow-store,partition,killed-bot,bus,"
        "read-only,half-open,hostile,worker,locked-store,drip,hung-bot,store,shard,clock,full-disk,"
        "machine,upgrade,twice,late, with a standby also failover,deposed,bus-server. A clock "
        "needs libfaketime, a full disk root",
    )  # fmt: skip
    p.add_argument("--game", default="mix", help="tithe, architects or mix (default)")
    p.add_argument("--think", type=float, default=6.0, metavar="S",
                   help="seconds a player thinks on average (default 6)")  # fmt: skip
    p.add_argument("--seed", type=int, default=1, help="same seed, same choices (default 1)")
    p.add_argument("--store", default="", metavar="URL",
                   help="a PostgreSQL server for the run's database, made and dropped "
                   "(default: an own server, started and removed)")  # fmt: skip
    p.add_argument("--bus", default="", metavar="URL",
                   help="a NATS server (default: an own one). Servers that are named are never "
                   "stopped or restarted")  # fmt: skip
    p.add_argument("--other", default="", metavar="PYTHON",
                   help="another installation's interpreter: `upgrade` replaces processes by it "
                   "(default: by this one)")  # fmt: skip
    p.add_argument("--standby", action="store_true",
                   help="PostgreSQL with a synchronous standby, NATS as a cluster of "
                   "three")  # fmt: skip
    p.add_argument("--python", default="", metavar="PYTHON",
                   help="the interpreter of the installation that is started (default: this "
                   "one)")  # fmt: skip
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import asyncio

    if os.name == "nt":
        raise Mistake("soak-unix")
    from rich.console import Console
    from rich.progress import Progress

    from ludorum.soak.plan import FAULTS, Plan
    from ludorum.soak.report import good
    from ludorum.soak.run import soak

    kinds = FAULTS if args.faults == "all" else tuple(filter(None, args.faults.split(",")))
    nodes = args.nodes or (1 if args.profile == "home" else 2)
    shards = args.shards if args.shards is not None else 2 * (args.profile == "sharded")
    plan = Plan(
        "home" if args.profile == "home" else "hosted",
        nodes, args.workers, args.tables, args.seconds, kinds,
        args.game, args.seed, args.store, args.bus, args.think, args.other, args.python,
        args.standby, shards=shards,
        players=args.players if args.profile == "tournament" else 0, rounds=args.rounds,
    )  # fmt: skip
    for kind in kinds:
        if kind not in FAULTS:
            raise unknown("choice", kind, FAULTS, what="--faults")
    plan.check()
    screen = Console(stderr=True)
    with Progress(console=screen, disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("starting", total=1.0)

        def tell(what: str, share: float) -> None:
            bar.update(task, description=what, completed=share)

        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            result = runner.run(soak(plan, tell))
    if args.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name.replace('_', ' '):22}{value}")
    return 0 if good(result) else 1


def _loop_factory() -> Any:
    """Hundreds of clients in one process: the faster loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
