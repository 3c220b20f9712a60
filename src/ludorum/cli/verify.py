"""`ludorum verify`: is a recorded game what it says it is?"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from .table_options import add_content


def add(commands: Any) -> None:
    p = commands.add_parser(
        "verify",
        help="check a recorded game: every draw, every position",
        description="Replay a record, compute every draw again from the revealed key and meet "
        "every digest. Exit code 1 if anything differs.",
        epilog="example: ludorum verify my-game.jsonl",
    )
    p.add_argument("file", type=Path, help="a record written by `ludorum play --record FILE`")
    p.add_argument("--json", action="store_true", help="print one JSON object")
    add_content(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ludorum.games import load, prove
    from ludorum.kernel import Record

    with args.file.open(encoding="utf-8") as lines:
        record = Record.parse(lines)
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
