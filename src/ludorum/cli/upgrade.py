"""`ludorum upgrade`: bring running tables to new rules, where that changes nothing."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from .serve import add_settings, settings_of

if TYPE_CHECKING:
    from ludorum.server.ops.upgrade import Outcome
    from ludorum.server.settings import Settings


def add(commands: Any) -> None:
    p = commands.add_parser(
        "upgrade",
        help="move running tables to new rules",
        description="Replay every running table of a game under its newest rules. Tables whose "
        "history comes out the same move over; the others stay with the old rules, and the "
        "clause that differs is named.",
        epilog="example: ludorum upgrade architects",
    )
    p.add_argument("game", help="name of the game")
    add_settings(p)
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import asyncio

    from ludorum.games import load

    load(args.game)  # one there is
    outcomes = asyncio.run(move_all(settings_of(args), args.game))
    stayed = [x for x in outcomes if not x.moved]
    if args.json:
        facts = {"moved": len(outcomes) - len(stayed), "stayed": [x._asdict() for x in stayed]}
        print(json.dumps(facts))
    else:
        print(f"{len(outcomes) - len(stayed)} tables moved, {len(stayed)} stay with the old rules")
        for x in stayed:
            what = f"differs by {x.clause}" if x.clause else "is in another position"
            print(f"  {x.table}: {what} after {x.at} answers")
    return 0


async def move_all(settings: Settings, game: str) -> list[Outcome]:
    from ludorum.server.catalog.packs import PackRepository
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops.upgrade import upgrade
    from ludorum.server.store import make_database

    database = make_database(settings.store)
    await database.open()
    try:
        return await upgrade(database, Titles(PackRepository(database)), game)
    finally:
        await database.close()
