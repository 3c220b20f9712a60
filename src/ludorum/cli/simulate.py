"""`ludorum simulate`: many games at once, and what they come to."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from .table_options import add_table, table_of


def add(commands: Any) -> None:
    p = commands.add_parser(
        "simulate",
        help="play many games and count",
        description="Play many games without a table and print what they come to.",
        epilog="example: ludorum simulate architects --players 4 --games 1000 --seed 1 --json",
    )
    add_table(p)
    p.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    p.add_argument("--seed", type=int, default=1, help="same seed, same games (default 1)")
    p.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help="policy of the seats: one for all or one each, e.g. sensible,random",
    )
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import Progress

    from ludorum.lab.simulate import simulate

    title, seats, options = table_of(args, 2)
    if args.games < 1:
        raise ValueError("--games must be 1 or more")
    bots = args.bots.split(",")
    bots = bots * seats if len(bots) == 1 else bots
    if len(bots) != seats:
        raise ValueError(f"--bots names {len(bots)} policies for {seats} seats")
    screen = Console(stderr=True)
    with Progress(console=screen, disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(f"{args.games} games", total=args.games)
        tally = simulate(
            title, seats, options, args.games, args.seed, bots,
            lambda done: bar.update(task, completed=done),
        )  # fmt: skip
    report = tally.report()
    if args.json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name.replace('_', ' '):22}{value}")
    return 0
