"""`ludorum baselines`: how well the bots play, in one table."""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Any

from .dataset import group
from .mistakes import must_be_writable
from .progress import shown
from .simulate import add_engine, check_engine, engine_of

GAMES = ("random=200", "sensible=200", "easy=40", "normal=40", "hard=10")
EXAMPLES = """\
example: ludorum baselines architects hadrians_wall hamlet paladins viscounts --out baselines.jsonl
         ludorum baselines hamlet --games random=1000 --games search:64=20 --out hamlet.jsonl

Every bot plays each game alone, and at a table of two against `sensible`, every deal from both
seats. Without --games: random=200 sensible=200 easy=40 normal=40 hard=10. Intervals are of 95 %.
Every result is a line of --out: an interrupted command goes on, and a learner that adds lines of
its own (docs/baselines.md) comes into the table.
"""


def add(commands: Any) -> None:
    p = commands.add_parser(
        "baselines",
        help="how well every bot plays, for learners to be compared with",
        description="Play every bot alone and against `sensible`, and print a table in Markdown.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    p.add_argument("titles", nargs="+", metavar="GAME", help="names of games, e.g. architects")
    p.add_argument(
        "--games", action="append", metavar="BOT=N", help="how many games of a bot; may be repeated"
    )
    p.add_argument("--seed", type=int, default=1, help="same seed, same games (default 1)")
    p.add_argument("--out", type=Path, required=True, metavar="FILE", help="keep every result")
    add_engine(p)
    p.add_argument("--json", action="store_true", help="print one JSON object a row")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_engine(args)
    must_be_writable(args.out)
    from ludorum.bots import player
    from ludorum.games import load
    from ludorum.lab.baselines import Results, markdown, parts, rows

    games = dict([group(item) for item in args.games or GAMES])
    for name in args.titles:
        for bot in games:
            player(bot, load(name), random.Random())
    results = Results(args.out, args.seed)
    try:
        played(args, results, parts(args.titles, games))
    except KeyboardInterrupt:
        print("interrupted; the same command goes on from here", file=sys.stderr)
        raise
    mine = [x for x in results.found if x.title in args.titles]
    table = rows(mine, list(games))
    for line in [json.dumps(x.as_data()) for x in table] if args.json else markdown(table):
        print(line)
    return 0


def played(args: argparse.Namespace, results: Any, wanted: Any) -> None:
    from ludorum.lab.baselines import run as go_on

    with shown(f"{len(wanted)} parts", len(wanted)) as tell:
        go_on(results, wanted, engine_of(args), tell)
