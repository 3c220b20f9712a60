"""`ludorum author train`: bots learn from their own games, and prove it."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from .simulate import add_engine, check_engine, engine_of, needed
from .table_options import add_game

EXAMPLES = """\
example: ludorum author train architects --out training --workers 4
         ludorum author train tithe --rounds 1 --games 40 --deals 10 --out toy

The folder keeps every game, challenger and match; an interrupted training goes on with the same
command. With --write the last champion becomes the game's estimate.
"""


def add(tools: Any) -> None:
    p = tools.add_parser(
        "train",
        help="let the bots learn from their own games; a challenger must win its match",
        description="Rounds of games between bots, each followed by a match of what was learned "
        "against what was known. Only who wins it replaces the champion.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(p)
    p.add_argument("--seats", choices=("1", "2", "3"), default="2", help="tables; 3: and more (2)")
    p.add_argument("--rounds", type=int, default=3, metavar="N", help="how many (3)")
    p.add_argument("--games", type=int, default=500, metavar="N", help="of a round (500)")
    p.add_argument("--deals", type=int, default=150, metavar="N", help="of a match, at most (150)")
    p.add_argument("--bot", default="search:16", help="who plays (search:16)")
    p.add_argument("--seed", type=int, default=1, help="same seed, same training (1)")
    p.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where it is kept")
    p.add_argument("--write", action="store_true", help="put the champion into the game's package")
    add_engine(p)
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ludorum.bots.value import estimate_in, file_of
    from ludorum.games import load

    needed("numpy", "polars")
    check_engine(args)
    from ludorum.lab.train import Plan, train

    title = load(args.game)
    first = args.out / "champion.json"
    args.out.mkdir(parents=True, exist_ok=True)
    if not first.exists():  # also when it is written back in the end, the training stays the same
        file = Path(str(file_of(title.package)))
        if not file.is_file():
            raise LookupError(f"nothing to begin with: ludorum author value {title.name}")
        shutil.copy(file, first)
    guess = estimate_in(str(first), int(args.seats))
    if guess is None:
        raise LookupError(f"nothing to begin with: ludorum author value {title.name}")
    horizon = guess.horizon
    plan = Plan(args.seats, args.rounds, args.games, args.deals, args.bot, args.seed, horizon)
    engine = engine_of(args)
    with redirect_stdout(sys.stderr):  # Ray prints what happens to its workers
        champion, rounds = train(
            title, plan, first, args.out, engine, lambda what: print(what, file=sys.stderr)
        )
    if args.write and champion != first:
        shutil.copy(champion, Path(str(file_of(title.package))))
    if args.json:
        print(json.dumps({"champion": champion.name, "rounds": [x._asdict() for x in rounds]}))
        return 0
    for x in rounds:
        found = {True: "stronger", False: "not stronger", None: "open"}[x.proven]
        print(
            f"round {x.number}: off by {x.error:.1f}, share {x.share:.3f} "
            f"({x.low:.3f}-{x.high:.3f}): {found}"
        )
    print(f"champion: {champion}")
    return 0
