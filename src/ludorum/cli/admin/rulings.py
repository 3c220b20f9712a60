"""What an operator rules about a table."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Any

from .tool import done, table, tool, why

if TYPE_CHECKING:
    from ludorum.server.store import Database


def add(tools: Any) -> None:
    for name, run, what, description in (
        ("freeze", freeze, "stop a table",
         "Nobody can act at the table until it is unfrozen; its clocks stand."),
        ("unfreeze", unfreeze, "let a frozen table go on",
         "The table is loaded and checked first; who is asked begins to think anew."),
    ):  # fmt: skip
        example = f"ludorum admin {name} k3vQz0aBcDeF --why 'see ticket 12'"
        parser = tool(tools, name, run, what, description, example)
        table(parser)
        why(parser)

    parser = tool(
        tools, "set-back", set_back, "take answers back, whoever gave them",
        "The table goes on after its first N answers; a frozen one runs again. The answers stay "
        "in the log as taken back. Players may have seen cards since: chance will be the same.",
        "ludorum admin set-back k3vQz0aBcDeF 120 --why 'rule A7.3 was wrong'",
    )  # fmt: skip
    table(parser)
    parser.add_argument("keep", type=int, metavar="N", help="answers to keep")
    why(parser)


async def freeze(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.ops import rulings

    version = await rulings.freeze(database, args.table, args.why, time.time())
    return done(args, {"table": args.table, "status": "frozen", "version": version})


async def unfreeze(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.catalog.packs import PackRepository
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops import rulings

    version = await rulings.unfreeze(
        database, Titles(PackRepository(database)), args.table, args.why, time.time()
    )
    return done(args, {"table": args.table, "status": "running", "version": version})


async def set_back(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.catalog.packs import PackRepository
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops import rulings

    version, answers = await rulings.rewind(
        database, Titles(PackRepository(database)), args.table, args.keep, args.why, time.time()
    )
    facts = {"table": args.table, "status": "running", "version": version, "answers": answers}
    return done(args, facts)
