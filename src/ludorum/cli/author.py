"""`ludorum author`: tools for those who write games."""

from __future__ import annotations

import argparse
import ast
import json
import shlex
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .author_horizon import add as add_horizon
from .author_luck import add as add_luck
from .author_puzzles import add as add_puzzles
from .author_train import add as add_train
from .author_value import add as add_value
from .mistakes import Mistake
from .new_package import EXAMPLES
from .table_options import add_game


def add(commands: Any) -> None:
    p = commands.add_parser(
        "author",
        help="tools for authors: new, clauses, content, lessons, opponent, check, value, puzzles…",
        description="Tools for those who write games.",
        epilog="example: ludorum author clauses architects --json",
    )
    tools = p.add_subparsers(title="tools", metavar="TOOL", required=True)
    tool = tools.add_parser(
        "new",
        help="lay down the package of a new game, one that works at once",
        description="Lay down the package of a new game: a small one that works at once, with its "
        "clauses, words in three languages, tests, the sources of a board for the browser, and a "
        "workflow that checks all of it.",
        epilog="example: ludorum author new lanterns --out games/lanterns\n"
        "         ludorum author new canals --from delta",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    tool.add_argument("name", metavar="NAME", help="lower-case letters, digits and _")
    tool.add_argument(
        "--out", type=Path, metavar="FOLDER", help="a new or empty folder (./ludorum-NAME)"
    )
    tool.add_argument(
        "--from",
        dest="example",
        choices=EXAMPLES,
        help="begin with a larger game: delta has records as data, a solo opponent for one player, "
        "secret bids and a board in several modules",
    )
    tool.set_defaults(run=new)
    tool = tools.add_parser(
        "clauses",
        help="which clauses of the rules no test cites",
        epilog="example: ludorum author clauses architects --tests tests",
    )
    add_game(tool)
    tool.add_argument("--tests", type=Path, default=Path("tests"), help="folder of the tests")
    tool.add_argument("--json", action="store_true", help="print one JSON object")
    tool.set_defaults(run=clauses)
    tool = tools.add_parser(
        "content",
        help="records of the content files by origin, and which of them are house data",
        description="Count the records of the content files by origin, name those that are house "
        "data or guessed, and check that no clause marked rulebook states what a record knows from "
        "elsewhere: a clause says which records it states by {kind.id.field} or in "
        "clauses/figures.json.",
        epilog="example: ludorum author content architects --json",
    )
    add_game(tool)
    tool.add_argument("--json", action="store_true", help="print one JSON object")
    tool.set_defaults(run=content)
    tool = tools.add_parser(
        "lessons",
        help="play every lesson of a game; what they touch, and how long they take",
        description="Play every lesson of a game by its right answers and its foreseen wrong ones, "
        "count words and seconds, and name the kinds of decisions that nothing prepares for.",
        epilog="example: ludorum author lessons tithe --lang uk --json",
    )
    add_game(tool)
    tool.add_argument("--json", action="store_true", help="print one JSON object")
    tool.set_defaults(run=lessons)
    tool = tools.add_parser(
        "opponent",
        help="what the solo opponent looks at, for a companion that asks for nothing else",
        description="Watch the rules at work and find what the solo opponent reads, which cards it "
        "looks up, and which decisions of the person make no difference to it. Written as "
        "opponent.json into the game's package. The title needs `free_hand`.",
        epilog="example: ludorum author opponent paladins --write",
    )
    add_game(tool)
    tool.add_argument(
        "--games", type=int, default=30, metavar="N", help="games to watch (default 30)"
    )
    tool.add_argument("--write", action="store_true", help="keep it in the package")
    tool.set_defaults(run=opponent)
    tool = tools.add_parser(
        "check",
        help="run the conformance kit on a game",
        epilog="example: ludorum author check tithe --positions 500",
    )
    add_game(tool)
    tool.add_argument("--positions", type=int, default=200, help="random positions a check")
    tool.add_argument(
        "--verbose", action="store_true", help="the whole traceback, where a rule crashes"
    )
    tool.set_defaults(run=check)
    add_value(tools)
    add_horizon(tools)
    add_luck(tools)
    add_train(tools)
    add_puzzles(tools)
    tool = tools.add_parser(
        "types",
        help="write TypeScript types of a game's view, for its board",
        description="Write TypeScript types of a game's view into view.ts, for its board. Without "
        "a game: those of the server's answers, for the page.",
        epilog="example: ludorum author types architects --out web/boards/architects",
    )
    tool.add_argument("game", nargs="?", default="", help="of which game")
    tool.add_argument("--kit", action="store_true", help="also those of @ludorum/board, into kit/")
    tool.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where to")
    tool.set_defaults(run=types)


def new(args: argparse.Namespace) -> int:
    from .new_package import lay

    folder = args.out or Path(f"ludorum-{args.name}")
    for path in lay(args.name, folder, args.example):
        print(path)
    print("\nnext:")
    for command in (
        f"pip install -e {shlex.quote(str(folder))}",
        f"ludorum play {args.name}",
        f"ludorum author check {args.name}",
    ):
        print(f"  {command}")
    print("\nand for its board in the browser:")
    for command in (
        f"cd {shlex.quote(str(folder / 'web'))}",
        "npm install",
        "npm run types",
        "npm run build",
        "ludorum serve",
    ):
        print(f"  {command}")
    return 0


def cited(folder: Path) -> Iterator[str]:
    """Clause ids in `@pytest.mark.clause(…)` of every test below a folder."""
    if not folder.is_dir():
        raise Mistake("tests", path=str(folder))
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr == "clause":
                    for x in node.args:
                        if isinstance(x, ast.Constant) and isinstance(x.value, str):
                            yield x.value


def clauses(args: argparse.Namespace) -> int:
    from ludorum.games import load
    from ludorum.words.clauses import known as read

    known = read(load(args.game).package)
    tested = set(cited(args.tests))
    untested = [x for x in known if x not in tested]
    facts = {"clauses": len(known), "tested": len(known) - len(untested), "untested": untested}
    if args.json:
        print(json.dumps(facts))
    else:
        print(f"{facts['tested']} of {facts['clauses']} clauses are cited by a test")
        for x in untested:
            print(f"  {x} {known[x]}")
    return 1 if untested else 0


def opponent(args: argparse.Namespace) -> int:
    """What the solo opponent of a game looks at."""
    from importlib import resources

    from ludorum.companion.focus import FILE
    from ludorum.games import load
    from ludorum.testing.opponent import derive

    title = load(args.game)
    if not hasattr(title, "free_hand"):
        raise Mistake("free-hand", game=args.game)
    text = json.dumps(derive(title, args.games), indent=1)
    if not args.write:
        print(text)
        return 0
    file = Path(str(resources.files(title.package) / FILE))
    file.write_text(text + "\n", encoding="utf-8")
    print(f"written: {file}")
    return 0


def content(args: argparse.Namespace) -> int:
    from ludorum.games import load
    from ludorum.words.figures import unfounded

    title = load(args.game)
    records = title.records()
    counts = {kind: len(rows) for kind, rows in records.items()}
    origins = {kind: dict(Counter([x.origin for x in rows])) for kind, rows in records.items()}
    house = {kind: [x.id for x in rows if x.origin == "house"] for kind, rows in records.items()}
    house = {kind: ids for kind, ids in house.items() if ids}
    guessed = {kind: {x.id: x.guessed for x in rows if x.guessed} for kind, rows in records.items()}
    guessed = {kind: fields for kind, fields in guessed.items() if fields}
    try:
        faults = [str(x) for x in unfounded(title.package)]
    except LookupError as e:
        faults = [str(e)]
    if args.json:
        facts = {"counts": counts, "origins": origins, "house": house, "guessed": guessed}
        print(json.dumps({**facts, "faults": faults}))
        return 1 if faults else 0
    for kind, by in origins.items():
        by_origin = ", ".join([f"{n} {origin}" for origin, n in sorted(by.items())])
        print(f"{kind:20}{counts[kind]:4}  {by_origin}")
    for kind, ids in house.items():
        print(f"house, {kind}: {', '.join(ids)}")
    for kind, fields in guessed.items():
        listed = ", ".join([f"{id} ({', '.join(names)})" for id, names in fields.items()])
        print(f"guessed, {kind}: {listed}")
    for x in faults:
        print(f"FAULT: {x}")
    return 1 if faults else 0


def lessons(args: argparse.Namespace) -> int:
    import random

    from ludorum.games import load
    from ludorum.testing.lessons import kinds_of, report

    title = load(args.game)
    facts = report(title, args.lang or "en", kinds_of(title, random.Random(1).random))
    if args.json:
        print(json.dumps(facts, ensure_ascii=False))
    else:
        for id, x in facts["lessons"].items():
            print(f"{id:20}{x['steps']:4} steps {x['words']:4} words {x['seconds']:4} s")
        print(f"the whole course {facts['course_seconds']} s, the short {facts['short_seconds']} s")
        for kind in facts["untouched"]:
            print(f"nothing prepares for the decision {kind}: a lesson, or first-{kind}")
        for place in facts["untouched_places"]:
            print(
                f"nothing is said of the place {place}: light it in a lesson, or first-at-{place}"
            )
        for x in facts["findings"]:
            print(f"FAULT: {x}")
    open_ends = facts["findings"], facts["untouched"], facts["untouched_places"]
    return 1 if any(open_ends) else 0


def check(args: argparse.Namespace) -> int:
    from rich.console import Console

    from ludorum.games import load
    from ludorum.testing import Fault, conform

    load(args.game)  # a game that is not there is no fault of its rules
    screen = Console()
    try:
        conform(args.game, args.positions, lambda name: screen.print(f"[dim]{name}[/dim]"))
    except Fault as e:
        screen.print(f"FAULT: {e}", style="red", markup=False)
        return 1
    except Exception as e:  # in somebody else's rules anything may happen
        screen.print(f"FAULT: {crash(e)}", style="red", markup=False, soft_wrap=True)
        if args.verbose:
            screen.print("".join(traceback.format_exception(e)), markup=False, soft_wrap=True)
        else:
            screen.print("--verbose shows the whole traceback", style="dim")
        return 1
    screen.print(f"{args.game} conforms")
    return 0


def crash(e: BaseException) -> str:
    """Where the rules crashed, what the line says, and how to see it again."""
    chain = [e]
    while chain[-1].__cause__ is not None:
        chain.append(chain[-1].__cause__)
    at, what = traceback.extract_tb(chain[-1].__traceback__)[-1], chain[-1]
    notes = [note for x in chain for note in getattr(x, "__notes__", ())]
    where = [f"{at.filename}:{at.lineno}: {type(what).__name__}: {what}", f"    {at.line}"]
    return "\n  ".join([*where, *notes])


def types(args: argparse.Namespace) -> int:
    from .typescript import write

    for path in write(args.out, args.game, args.kit):
        print(path)
    return 0
