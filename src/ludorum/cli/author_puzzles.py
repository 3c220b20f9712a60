"""`ludorum author puzzles`: find positions where one decision matters, and check them."""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .mistakes import Mistake, listed
from .progress import shown
from .simulate import add_engine, check_engine, engine_of
from .table_options import add_game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludorum.lab.puzzles import Part, Workbook
    from ludorum.titles import Title

EXAMPLES = """\
example: ludorum author puzzles tithe --target 4
         ludorum author puzzles hamlet --workers 4 --seats 1 2 --file hamlet.jsonl
         ludorum author puzzles hamlet --file hamlet.jsonl --check --write
         ludorum author puzzles architects --records games/*.jsonl

Everything found is kept in --file at once: stop it when you like, and begin again where it was.
--check tries what was found with other seeds and ten times the trials; what disagrees is dropped.
--write puts what has held into the package of the game.
"""


def add(tools: Any) -> None:
    p = tools.add_parser(
        "puzzles",
        help="find positions of a game where one decision matters; check and rate them",
        description="Look through sensible games, or recorded ones, for decisions where one option "
        "is ahead of all others beyond doubt and the sensible player takes another.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(p)
    p.add_argument("--target", type=int, default=40, metavar="N", help="how many are wanted (40)")
    p.add_argument(
        "--games", type=int, metavar="N", help="games to look through at most (no limit)"
    )
    p.add_argument(
        "--seats", type=int, nargs="+", metavar="N", help="tables for so many, in turn (all)"
    )
    p.add_argument("--seed", type=int, default=1, help="same seed, same games (1)")
    p.add_argument("--records", type=Path, nargs="+", metavar="FILE", help="look through these")
    p.add_argument("--file", type=Path, help="where the work is kept (./puzzles-GAME.jsonl)")
    p.add_argument("--check", action="store_true", help="ten times the trials for what was found")
    p.add_argument("--write", action="store_true", help="put what has held into the package")
    add_engine(p)
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ludorum.games import load
    from ludorum.lab.puzzles import Workbook

    check_engine(args)
    title = load(args.game)
    if args.target < 1:
        raise Mistake("at-least", name="--target", least=1)
    if not set(args.seats or []) <= set(title.players):
        raise Mistake("seats-of", game=args.game, known=listed(map(str, title.players)))
    for file in args.records or []:
        if not file.is_file():
            raise Mistake("no-file", path=str(file))
    book = Workbook(args.file or Path(f"puzzles-{args.game}.jsonl"), title, args.seed)
    try:
        if args.check:
            check(args, book)
        elif not args.write:
            look(args, title, book)
    except KeyboardInterrupt:
        print("stopped; begin again with the same command", file=sys.stderr)
    if args.write:
        write(title, book, args.target)
    figures = book.figures()
    if args.json:
        print(json.dumps(figures))
    else:
        print(
            f"{figures['games']} games, {figures['decisions']} decisions, "
            f"{figures['promising']} promising, {figures['found']} found "
            f"in {figures['seconds_looking']} s of a core"
        )
        print(
            f"{figures['checked']} checked, {figures['agree']} agree, {figures['certain']} of them "
            f"certain, {figures['puzzles']} puzzles, in {figures['seconds_checking']} s of a core"
        )
        print(book.file)
    return 0


def look(args: argparse.Namespace, title: Title[Any], book: Workbook) -> None:
    from ludorum.lab.puzzles import Quarry, games_for, search_on

    plan = Quarry(args.game, args.seed)
    parts: Iterable[Part] = itertools.islice(games_for(args.seats or title.players), args.games)
    if args.records:
        parts = [str(x) for x in args.records]
    with shown(f"{args.target} positions", args.target) as progress:
        progress(len(book.found()))
        for _ in search_on(book, plan, parts, args.target, engine_of(args)):
            progress(len(book.found()))


def check(args: argparse.Namespace, book: Workbook) -> None:
    from ludorum.lab.puzzles import check_on

    # Other seeds than those they were found with, which are small.
    seed = args.seed + 10**6
    with shown(f"{len(book.found())} positions", len(book.found())) as progress:
        for _ in check_on(book, args.game, seed, args.target, engine_of(args)):
            progress(len(book.checked))


def write(title: Title[Any], book: Workbook, most: int) -> None:
    from importlib import resources

    from ludorum.puzzles import FILE, packed

    puzzles = book.puzzles(most)
    if not puzzles:
        raise Mistake("puzzles-unchecked", path=str(book.file))
    file = Path(str(resources.files(title.package) / FILE))
    file.write_text(packed(title, puzzles), encoding="utf-8")
    print(f"written: {len(puzzles)} puzzles, {file}", file=sys.stderr)
