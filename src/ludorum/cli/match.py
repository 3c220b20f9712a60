"""`ludorum match`: is one bot stronger than another?"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .mistakes import Mistake, must_be_writable
from .progress import shown
from .simulate import add_engine, check_engine, engine_of
from .table_options import add_table, table_of

if TYPE_CHECKING:
    from ludorum.lab.match import Score
    from ludorum.lab.sequential import Verdict

EXAMPLES = """\
example: ludorum match normal sensible architects
         ludorum match hard normal hamlet --deals 300 --out hard.jsonl
         ludorum match normal normal@../before paladins --workers 2
         ludorum match normal sensible architects --solo helena
         ludorum match normal:builder normal architects --least 0.35 --claim 0.45

Every deal is played from all sides. After each one a sequential test asks whether the first bot's
share of the games is --claim rather than --least, and the match ends when that is proven or
refuted, wrong in one case of twenty. NAME@FOLDER is the bot of another checkout or virtual
environment. With --out an interrupted match goes on with the same command.
"""


def add(commands: Any) -> None:
    p = commands.add_parser(
        "match",
        help="is one bot stronger than another? proven or refuted by games",
        description="Play two bots against each other, until it is clear which is stronger.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    p.add_argument(
        "first",
        metavar="A",
        help="a bot: sensible, normal, normal:builder, search:64, normal@FOLDER",
    )
    p.add_argument("second", metavar="B", help="the bot it is measured against")
    add_table(p)
    p.add_argument("--deals", type=int, default=150, metavar="N", help="at most (default 150)")
    p.add_argument("--least", type=float, default=0.5, help="share it is not (default 0.5)")
    p.add_argument("--claim", type=float, default=0.55, help="share it is (default 0.55)")
    p.add_argument("--seed", type=int, default=1, help="same seed, same deals (default 1)")
    p.add_argument("--out", type=Path, metavar="FILE", help="keep every deal, one line each")
    add_engine(p)
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 0 <= args.least < args.claim <= 1:
        raise Mistake("shares")
    if args.deals < 1:
        raise Mistake("at-least", name="--deals", least=1)
    must_be_writable(args.out)
    check_engine(args)
    from ludorum.lab.match import Score, match

    title, seats, options = table_of(args, 2)
    score = Score(match(title, seats, options, args.first, args.second, args.seed), args.out)
    try:
        verdict = played(args, score)
    except KeyboardInterrupt:
        if args.out is not None:
            print("interrupted; the same command goes on from here", file=sys.stderr)
        raise
    report = score.report(verdict)
    if args.json:
        print(json.dumps(report))
    else:
        print(sentence(args, verdict))
        for name, value in report.items():
            print(f"{name.replace('_', ' '):22}{value}")
    return 0


def played(args: argparse.Namespace, score: Score) -> Verdict:
    from ludorum.lab.match import run as go_on
    from ludorum.lab.sequential import Claim

    with shown(f"{args.deals} deals", args.deals, len(score.deals)) as tell:

        def progress(done: int, verdict: Verdict) -> None:
            tell(done, f"share {verdict.share:.3f}")

        claim = Claim(args.least, args.claim)
        return go_on(score, claim, args.deals, engine_of(args), progress)


def sentence(args: argparse.Namespace, verdict: Verdict) -> str:
    found = {True: "proven", False: "refuted", None: "open"}[verdict.proven]
    shares = f"takes {args.claim:g} of the games, not {args.least:g}"
    return f"{found}: {args.first} against {args.second} {shares}"
