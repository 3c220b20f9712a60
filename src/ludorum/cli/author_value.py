"""`ludorum author value`: what positions of a game are worth, learned and judged."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .progress import shown
from .simulate import add_engine, check_engine, engine_of, needed
from .table_options import add_game

if TYPE_CHECKING:
    from ludorum.lab.engine import Engine
    from ludorum.titles import Title

EXAMPLES = """\
example: ludorum author value tithe --games 300 --horizon 8
         ludorum author value hamlet --seats 2 --workers 4
         ludorum author value architects --judge --games 300

One estimate is learned for tables of one, one for two, one for three and more. --judge measures
those that are there: every position is played on to its end a dozen times, so that luck can be told
from error.
"""


def add(tools: Any) -> None:
    p = tools.add_parser(
        "value",
        help="learn what positions of a game are worth, for the bots that look ahead; judge it",
        description="Play sensible games, learn from them what a position is worth, and write it "
        "beside the game's content.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(p)
    p.add_argument("--games", type=int, metavar="N", help="how many (4000; 300 to judge)")
    p.add_argument("--seed", type=int, default=1, help="same seed, same games (1)")
    p.add_argument(
        "--seats", metavar="N", choices=("1", "2", "3"), help="only of these tables; 3: and more"
    )
    p.add_argument(
        "--horizon",
        type=int,
        metavar="N",
        help="decisions a bot plays on before it asks for an estimate (as before, or 16)",
    )
    p.add_argument("--judge", action="store_true", help="measure the estimates that are there")
    add_engine(p)
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ludorum.games import load

    needed("numpy")
    check_engine(args)
    title = load(args.game)
    return (judge if args.judge else learn)(args, title, engine_of(args))


def learn(args: argparse.Namespace, title: Title[Any], engine: Engine) -> int:
    from ludorum.bots.value import file_of
    from ludorum.lab.value import digest, kinds
    from ludorum.lab.value import learn as play_and_fit

    file = Path(str(file_of(title.package)))
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    games, facts = args.games or 4000, {}
    for kind, counts in kinds(title).items():
        if args.seats in (None, kind):
            before = found.get(kind, {}).get("horizon", 16)
            with shown(f"{games} games, {kind}", games) as progress:
                fit = play_and_fit(
                    title, counts, games, args.seed, args.horizon or before, engine, progress
                )
            made = {"games": games, "seed": args.seed, "digest": digest(fit.data)}
            found[kind] = {"made": made, **fit.data}
            facts[kind] = {"error": round(fit.error, 2), "as_it_stands": round(fit.naive, 2)}
    file.write_text(packed(found), encoding="utf-8")
    if args.json:
        print(json.dumps(facts))
    else:
        for kind, x in facts.items():
            print(
                f"{kind}: off by {x['error']} points; the score as it stands, {x['as_it_stands']}"
            )
        print(file)
    return 0


def packed(found: dict[str, Any]) -> str:
    """A line for every list: short enough to keep, and a change can be looked at."""
    tables = []
    for kind, data in sorted(found.items()):
        rows = [f"{json.dumps(name)}: {json.dumps(x)}" for name, x in sorted(data.items())]
        tables.append(f"{json.dumps(kind)}: {{\n" + ",\n".join(rows) + "\n}")
    return "{\n" + ",\n".join(tables) + "\n}\n"


def judge(args: argparse.Namespace, title: Title[Any], engine: Engine) -> int:
    from ludorum.bots.value import estimate
    from ludorum.lab.value import judge as play_on
    from ludorum.lab.value import kinds

    games, facts = args.games or 300, {}
    for kind, counts in kinds(title).items():
        guess = estimate(title.package, int(kind))
        if guess is None or args.seats not in (None, kind):
            continue
        with shown(f"{games} games, {kind}", games) as progress:
            # Other seeds than those of learning, which are small.
            found = play_on(
                title, guess, counts, games, args.seed + 10**6, engine, progress=progress
            )
        facts[kind] = {name: x._asdict() for name, x in found.items()}
    if not facts:
        raise LookupError(f"{title.name} has no estimate: ludorum author value {title.name}")
    if args.json:
        print(json.dumps(facts))
        return 0
    for kind, by in facts.items():
        print(f"seats {kind}{' and more' if kind == '3' else ''}")
        for name, x in by.items():
            print(
                f"  {name:12}{x['positions']:5} positions  luck {x['luck']:5.1f}  "
                f"error {x['error']:5.1f}"
            )
    return 0
