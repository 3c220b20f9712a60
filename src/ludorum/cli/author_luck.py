"""`ludorum author luck`: how much of a deal's luck is the same for all who play it."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from .mistakes import Mistake
from .progress import shown
from .table_options import add_game

if TYPE_CHECKING:
    from ludorum.lab.luck import PileLuck


def add(tools: Any) -> None:
    p = tools.add_parser(
        "luck",
        help="how much of a deal's luck is the same for all who play it",
        description="Have two bots play the same deals alone, and compare what every pile gave "
        "them: the share of cards that are equal, dealt as a deal of the day is (`duplicate`) and "
        "as other tables are (`plain`).",
        epilog="example: ludorum author luck architects --bots sensible,random --games 50",
    )
    add_game(p)
    p.add_argument(
        "--bots", default="sensible,random", metavar="A,B", help="who plays (sensible,random)"
    )
    p.add_argument("--games", type=int, default=50, metavar="N", help="deals to compare (50)")
    p.add_argument("--seed", type=int, default=1, help="same seed, same deals (1)")
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ludorum.games import load
    from ludorum.lab.luck import compare

    title = load(args.game)
    bots = tuple(args.bots.split(","))
    if len(bots) != 2:
        raise Mistake("two-bots")
    if 1 not in title.players:
        raise Mistake("alone", game=args.game)
    if args.games < 1:
        raise Mistake("at-least", name="--games", least=1)
    with shown(f"{args.games} deals", args.games) as progress:
        duplicate = compare(title, "duplicate", (bots[0], bots[1]), args.games, args.seed, progress)
    with shown(f"{args.games} deals, dealt plainly", args.games) as progress:
        plain = compare(title, "", (bots[0], bots[1]), args.games, args.seed, progress)
    if args.json:
        print(json.dumps({"duplicate": facts(duplicate), "plain": facts(plain)}))
        return 0
    print(f"{'pile':<16} {'both':>6} {'equal':>6} {'duplicate':>10} {'plain':>7} {'alone':>6}")
    for pile in sorted(duplicate):
        a, b = duplicate[pile], plain.get(pile, duplicate[pile])
        print(
            f"{pile or 'all':<16} {a.both:>6} {a.equal:>6} {a.share:>10.1%} {b.share:>7.1%} "
            f"{a.alone:>6}"
        )
    return 0


def facts(found: dict[str, PileLuck]) -> dict[str, Any]:
    return {pile: {**x._asdict(), "share": round(x.share, 4)} for pile, x in found.items()}
