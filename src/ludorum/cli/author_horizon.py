"""`ludorum author horizon`: how far the trials of a bot should go."""

from __future__ import annotations

import argparse
import json
from typing import Any

from .mistakes import Mistake
from .progress import shown
from .simulate import add_engine, check_engine, engine_of, needed
from .table_options import add_game


def add(tools: Any) -> None:
    p = tools.add_parser(
        "horizon",
        help="how far the trials of a bot should go before it estimates",
        description="Try options of sensible games to the end, and see how soon the estimate knows "
        "which is better, and how much luck has parted them by then. What counts is `told`: how "
        "much of what parts options 20 ms of trials tell.",
        epilog="example: ludorum author horizon viscounts --players 2 --games 20 --workers 2",
    )
    add_game(p)
    p.add_argument("--players", type=int, default=2, metavar="N", help="number of seats (2)")
    p.add_argument("--games", type=int, default=20, metavar="N", help="to take decisions from (20)")
    p.add_argument("--worlds", type=int, default=30, metavar="N", help="trials of an option (30)")
    p.add_argument("--seed", type=int, default=1, help="same seed, same games (1)")
    add_engine(p)
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ludorum.games import load

    needed("numpy")
    check_engine(args)
    from ludorum.lab.horizons import study

    if args.worlds < 4:
        raise Mistake("at-least", name="--worlds", least=4)
    engine = engine_of(args)
    with shown(f"{args.games} games", args.games) as progress:
        found = study(
            load(args.game), args.players, args.games, args.worlds, args.seed, engine, progress
        )
    if args.json:
        print(json.dumps({**found, "horizons": [x._asdict() for x in found["horizons"]]}))
        return 0
    worth, spread = found["options"]
    print(f"{found['pairs']} options beside the sensible one: worth {worth} ±{spread}")
    for x in found["horizons"]:
        print(
            f"{x.decisions:4} decisions  noise {x.noise:5.2f}  error {x.error:5.2f}  "
            f"correlation {x.correlation:.2f}  {x.milliseconds:6.2f} ms  told {x.told:.2f}"
        )
    return 0
