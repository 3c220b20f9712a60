"""`ludorum verify`: is a recorded game what it says it is?"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .table_options import add_content

if TYPE_CHECKING:
    from ludorum.kernel import Record


def add(commands: Any) -> None:
    p = commands.add_parser(
        "verify",
        help="check a recorded game: every draw, every position",
        description="Replay a record, compute every draw again from the revealed key and meet "
        "every digest. Exit code 1 if anything differs.",
        epilog="example: ludorum verify my-game.jsonl\n"
        "         ludorum verify data/architects/games.parquet",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    p.add_argument(
        "file",
        type=Path,
        help="a record of `ludorum play --record`, or the games.parquet of a data set: all of it",
    )
    p.add_argument("--game", type=int, metavar="N", help="only this game of games.parquet")
    p.add_argument("--json", action="store_true", help="print one JSON object")
    add_content(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from . import store

    if args.file.suffix == store.PARQUET and args.game is None:
        return whole(args)
    return one(args, store.read_record(args.file, args.game))


def whole(args: argparse.Namespace) -> int:
    """Every record of a data set."""
    from ludorum.games import load, prove

    from . import store

    games = answers = draws = 0
    problems: list[dict[str, Any]] = []
    for number, record in store.read_records(args.file):
        verdict = prove(load(record.game), record)
        games += 1
        answers += verdict.answers
        draws += verdict.draws
        problems += [{"game": number, "problem": x} for x in verdict.problems]
        if not verdict.over:
            problems.append({"game": number, "problem": "the game is not over"})
    ok = not problems
    if args.json:
        facts = {"ok": ok, "games": games, "answers": answers, "draws": draws}
        print(json.dumps({**facts, "problems": problems}))
    else:
        print(f"{games} games: {answers} answers replayed, {draws} draws computed from the keys")
        for x in problems:
            print(f"PROBLEM: game {x['game']}: {x['problem']}")
        print("verified" if ok else "NOT verified")
    return 0 if ok else 1


def one(args: argparse.Namespace, record: Record) -> int:
    from ludorum.games import load, prove

    verdict = prove(load(record.game), record)
    ok = not verdict.problems
    if args.json:
        facts = {
            "ok": ok,
            "answers": verdict.answers,
            "draws": verdict.draws,
            "digests": verdict.digests,
            "taken": verdict.taken,
            "over": verdict.over,
            "problems": verdict.problems,
        }
        print(json.dumps(facts))
    else:
        print(f"{verdict.answers} answers replayed, {verdict.draws} draws computed from the key,")
        print(f"{verdict.digests} digests met; the game is {'over' if verdict.over else 'open'}")
        if verdict.taken:
            games = ", ".join([x.table for x in record.origins])
            print(f"the first {verdict.taken} answers were taken over from {games}: they fit the")
            print("keys given for them; that these were fixed before, only those records can show")
        for problem in verdict.problems:
            print(f"PROBLEM: {problem}")
        print("verified" if ok else "NOT verified")
    return 0 if ok else 1
