"""`ludorum box`: the true cards of your own box, over those that are ours."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .mistakes import Mistake
from .table_options import lay_content

if TYPE_CHECKING:
    from ludorum.titles import Title

README = """\
What your box says of {game}
============================

Some cards of this game are printed in no public source; ours are made up, or guessed in part. Here
they are, as we have them. Write into content/*.json what your cards say, and leave or delete the
others.

    ludorum box check {folder}             is everything in order?
    ludorum box show {folder}              your cards beside ours, in words
    ludorum play {game} --content {folder}

What a record may say:
"""


def add(commands: Any) -> None:
    p = commands.add_parser(
        "box",
        help="put the true cards of your own box in",
        description="Cards that are in no public source are ours. A pack holds what your box says "
        "instead: a folder, or the same as a zip file.",
        epilog="example: ludorum box new architects my-box",
    )
    tools = p.add_subparsers(title="tools", metavar="TOOL", required=True)
    tool = tools.add_parser(
        "new",
        help="a form of every record that is our own",
        description="Write a pack with every record of a game that is our own, to be filled in.",
        epilog="example: ludorum box new architects my-box",
    )
    tool.add_argument("game", help="name of the game, e.g. architects")
    tool.add_argument("folder", type=Path, help="a folder that is not there yet")
    tool.add_argument("--name", default="My box", help="what the pack is called")
    tool.add_argument("--all", action="store_true", help="all records, not only those of ours")
    tool.set_defaults(run=new)
    tool = tools.add_parser(
        "check",
        help="is a pack in order?",
        description="Read a pack, lay it over its game and check the rules with it: faces, pieces, "
        "effects, random games. Exit code 1 if anything is wrong.",
        epilog="example: ludorum box check my-box",
    )
    tool.add_argument("pack", type=Path, help="a folder or a zip file")
    tool.add_argument(
        "--positions", type=int, default=60, metavar="N", help="random positions (default 60)"
    )
    tool.set_defaults(run=check)
    tool = tools.add_parser(
        "show",
        help="what a pack changes",
        description="Every record of a pack beside ours: what it changes, in words where it is a "
        "card.",
        epilog="example: ludorum box show my-box --lang uk",
    )
    tool.add_argument("pack", type=Path, help="a folder or a zip file")
    tool.add_argument("--json", action="store_true", help="print one JSON object")
    tool.set_defaults(run=show)


# -- a form ----------------------------------------------------------------------------------------


def new(args: argparse.Namespace) -> int:
    from ludorum.content import Pack, own_rows, pack_files
    from ludorum.games import load_plain

    title = load_plain(args.game)
    if args.folder.exists():
        raise Mistake("there-already", path=str(args.folder))
    records: dict[str, list[dict[str, Any]]] = {}
    for kind, found in title.records().items():
        ids = {x.id for x in found if args.all or x.origin == "house" or x.guessed}
        rows = [x for x in own_rows(title.package, kind) if x["id"] in ids] if ids else []
        if rows:
            records[kind] = [_bare(x) for x in rows]
    if not records:
        raise Mistake("no-own-cards", game=args.game)
    files = pack_files(Pack(title.name, title.epoch, args.name, records))
    text = README.format(game=args.game, folder=args.folder)
    files["README.md"] = (text + forms(title, list(records))).encode()
    for name, data in files.items():
        file = args.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    n = sum([len(x) for x in records.values()])
    print(f"{n} records in {args.folder}: write in what your cards say, then")
    print(f"  ludorum box check {args.folder}")
    return 0


def _bare(row: dict[str, Any]) -> dict[str, Any]:
    return {k: x for k, x in row.items() if k not in ("origin", "guessed")}


def forms(title: Title[Any], kinds: list[str]) -> str:
    """The fields of every kind of record, with what may stand there."""
    from ludorum.effects import forms_of

    lines: list[str] = []
    for kind in kinds:
        lines.append(f"\n## {kind}\n")
        lines += [f"- `{x.name}`: {x.says}" for x in forms_of(title.package, kind)]
    return "\n".join(lines) + "\n"


# -- is it in order? -------------------------------------------------------------------------------


def check(args: argparse.Namespace) -> int:
    from ludorum.games import house_packs, load_boxed
    from ludorum.kernel import content_of
    from ludorum.testing import Fault, conform

    lay_content([args.pack])
    (pack,) = house_packs().values()
    title = load_boxed(pack)
    print(f"{pack.name}: {sum([len(x) for x in pack.records.values()])} records")
    for kind, ids in left(title).items():
        print(f"  still ours, {kind}: {', '.join(ids)}")
    try:
        conform(pack.game, args.positions, lambda name: print(f"  {name}", flush=True))
    except Fault as e:
        print(f"NOT in order: {e}")
        return 1
    print(f"in order; games with it name the content {content_of(title)}")
    return 0


def left(title: Title[Any]) -> dict[str, list[str]]:
    """Records that are still our own."""
    house = {k: [x.id for x in rows if x.origin == "house"] for k, rows in title.records().items()}
    return {kind: ids for kind, ids in house.items() if ids}


# -- what it changes -------------------------------------------------------------------------------


def show(args: argparse.Namespace) -> int:
    from ludorum.content import own_rows, read_pack
    from ludorum.games import load_boxed, load_plain
    from ludorum.words import MessageBundle

    from .people import language

    pack = read_pack(args.pack)
    plain, title = load_plain(pack.game), load_boxed(pack)
    lang = language(args.lang)
    ours, yours = [MessageBundle.of(lang, x.package) for x in (plain, title)]
    facts: dict[str, Any] = {}
    for kind, rows in pack.records.items():
        own = {x["id"]: _bare(x) for x in own_rows(plain.package, kind)}
        for row in rows:
            id = row["id"]
            before, after = own.get(id), _bare(row)
            said = [words(x, book, id) for x, book in ((plain, ours), (title, yours))]
            changes = {k: [(before or {}).get(k), x] for k, x in after.items()}
            changes = {k: x for k, x in changes.items() if x[0] != x[1]}
            facts.setdefault(kind, {})[id] = {"was": said[0], "is": said[1], "changes": changes}
    if args.json:
        print(json.dumps({"name": pack.name, "game": pack.game, "records": facts}, indent=None))
        return 0
    print(f"{pack.name}, over {pack.game}")
    for kind, found in facts.items():
        print(f"\n{kind}")
        for id, x in found.items():
            print(f"  {id}: {x['is'] or ''}{'' if x['changes'] else ' (as ours)'}")
            for field, (was, now) in x["changes"].items():
                print(f"    {field}: {json.dumps(was)} -> {json.dumps(now)}")
    return 0


def words(title: Title[Any], book: Any, id: str) -> str:
    """What a card says; "" for what is no card."""
    pool = next((name for name, cards in title.pools.items() if id in cards), None)
    return "" if pool is None else str(book.say(title.card(pool, id)))
