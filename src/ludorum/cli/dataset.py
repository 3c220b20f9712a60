"""`ludorum dataset`: games and every decision in them, for learners."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .mistakes import Mistake
from .progress import shown
from .simulate import add_engine, check_engine, engine_of, needed
from .table_options import add_content, add_seats, table_of

if TYPE_CHECKING:
    from ludorum.lab.dataset import DataSet

EXAMPLES = """\
example: ludorum dataset architects --out data
         ludorum dataset architects paladins --games sensible=300 --games normal=30 --out data
         ludorum dataset hamlet --players 1 --games random=1000 --seed 7 --out data

Every game named gets a folder under --out: a card (README.md), games.parquet with a whole record a
row, steps.parquet with a row for every decision (observation, legal actions, action, reward,
clause), layout.json with the meaning of the numbers. The same command gives the same digest. An
interrupted one goes on.
"""


def add(commands: Any) -> None:
    p = commands.add_parser(
        "dataset",
        help="make a data set of games for learners",
        description="Play games between bots and keep whole records and every decision in Parquet.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    p.add_argument("titles", nargs="+", metavar="GAME", help="names of games, e.g. architects")
    add_content(p)
    add_seats(p)
    p.add_argument(
        "--games",
        action="append",
        metavar="BOT=N",
        help="how many games of a bot; may be repeated (default sensible=100 and normal=10)",
    )
    p.add_argument("--seed", type=int, default=1, help="same seed, same games (default 1)")
    p.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where to")
    add_engine(p)
    p.add_argument("--json", action="store_true", help="print one JSON object a game")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_engine(args)
    needed("numpy", "polars", "gymnasium")
    plans = [planned(args, title) for title in args.titles]
    for plan in plans:
        about = made(args, plan)
        if args.json:
            print(json.dumps(about))
        else:
            show(about, args.out / plan.title)
    return 0


def planned(args: argparse.Namespace, name: str) -> DataSet:
    from ludorum.lab.dataset import Group, data_set

    args.game = name
    title, seats, settings = table_of(args, 2)
    groups = [group(item) for item in args.games or ["sensible=100", "normal=10"]]
    return data_set(title, seats, settings, args.seed, tuple([Group(*x) for x in groups]))


def group(item: str) -> tuple[str, int]:
    bot, _, games = item.rpartition("=")
    if not bot or not games.isdecimal():
        raise Mistake("games-of", item=item)
    return bot, int(games)


def made(args: argparse.Namespace, plan: DataSet) -> dict[str, Any]:
    from ludorum.lab.dataset_folder import make

    command = shlex.join(["ludorum", *sys.argv[1:]])
    with shown(f"{plan.games} games of {plan.title}", plan.games) as tell:
        engine = engine_of(args, many=True)
        try:
            return make(plan, engine, args.out / plan.title, command, tell)
        except KeyboardInterrupt:
            print("interrupted; the same command goes on from here", file=sys.stderr)
            raise


def show(about: dict[str, Any], folder: Path) -> None:
    print(f"{about['title']:16}{folder}")
    for bot, rows in about["rows"].items():
        print(f"  {bot:22}{rows['games']:>8,} games{rows['steps']:>10,} decisions")
    for name, size in about["bytes"].items():
        print(f"  {name:22}{size:>8,} bytes")
    print(f"  {'digest':22}{about['digest']}")
