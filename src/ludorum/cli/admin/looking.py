"""Tables as they are and were: stuck ones, positions, records, who did what."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludorum.cli.mistakes import Mistake

from .tool import DAY, ago, table, tool, when

if TYPE_CHECKING:
    from ludorum.server.ops.audit import Act
    from ludorum.server.ops.tables import TablePast
    from ludorum.server.store import Database


def add(tools: Any) -> None:
    parser = tool(
        tools, "stuck", stuck, "tables that do not go on, and why",
        "Tables that are frozen, whose rules are not installed, where a bot or a clock is due and "
        "nothing happens, or where nobody has done anything for long. Exit code 1 if there are any "
        "but idle ones.",
        "ludorum admin stuck --idle 14",
    )  # fmt: skip
    parser.add_argument("--late", type=float, default=60.0, metavar="S",
                      help="seconds a bot or a clock may take (default 60)")  # fmt: skip
    parser.add_argument("--idle", type=float, default=7.0, metavar="DAYS",
                      help="days people may think (default 7)")  # fmt: skip
    parser.add_argument("--limit", type=int, default=100, metavar="N",
                      help="tables to list, the longest stuck first (default 100)")  # fmt: skip

    parser = tool(
        tools, "show", show, "a position of a table with the eyes of a seat",
        "The table after a number of answers, as one seat sees it. It shows what that seat hides "
        "from the others.",
        "ludorum admin show k3vQz0aBcDeF --at 120 --seat 1",
    )  # fmt: skip
    table(parser)
    parser.add_argument("--at", type=int, metavar="N", help="after so many answers (default: now)")
    parser.add_argument("--seat", type=int, default=0, metavar="S", help="from 0 (default 0)")

    parser = tool(
        tools, "record", record, "save the answers of a table as a record",
        "Write the record of a table, for `ludorum replay` and for reports of mistakes. The "
        "dealer's key is in that of a whole finished game only. It holds what is hidden: do not "
        "give away the record of a game under way.",
        "ludorum admin record k3vQz0aBcDeF --at 120 --out table.jsonl",
    )  # fmt: skip
    table(parser)
    parser.add_argument("--at", type=int, metavar="N", help="only the first N answers")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to write it")

    parser = tool(
        tools, "audit", audit, "who did what at a table, and when",
        "Every command a table has taken: person, bot, clock or operator, time, and what came "
        "of it. It shows hidden answers. A day after the end of a game its commands are gone.",
        "ludorum admin audit k3vQz0aBcDeF --json",
    )  # fmt: skip
    table(parser)


async def stuck(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.catalog.packs import PackRepository
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops import tables as ops

    now = time.time()
    found = await ops.stuck(
        database, Titles(PackRepository(database)), now, args.late, args.idle * DAY, args.limit
    )
    if args.json:
        tables = [
            {
                "table": x.health.table.id,
                "game": x.health.table.game,
                "epoch": x.health.table.epoch,
                "version": x.health.version,
                "since": x.health.since,
                "why": x.why,
                "told": x.message,
            }
            for x in found
        ]
        print(json.dumps({"tables": tables}))
    else:
        for x in found:
            row = x.health.table
            waits = ago(now - x.health.since)
            print(f"{row.id:16}{row.game:16}{x.why:8}{waits:>8}  {x.message}")
        print(f"{len(found)} tables do not go on" if found else "every table goes on")
    return 1 if any(x.why != "idle" for x in found) else 0


async def show(args: argparse.Namespace, database: Database) -> int:
    from ludorum.kernel import DEALER

    past = await _past(args, database)
    upto = past.upto(args.at)
    if not 0 <= args.seat < past.row.seats:
        raise Mistake("seat", last=past.row.seats - 1)
    table = past.at(upto)
    if args.json:
        facts = {
            "table": past.row.id,
            "game": past.row.game,
            "epoch": past.row.epoch,
            "status": past.row.status,
            "answers": upto,
            "of": len(past.entries),
            "seat": args.seat,
            "waiting": sorted([x for x in table.pending() if x != DEALER]),
            "over": table.over,
            "digest": past.title.derived.digest(table.state),
            "state": table.view(args.seat)["state"],
        }
        print(json.dumps(facts))
    else:
        draw(past, table, upto, args.seat)
    return 0


def draw(past: TablePast, table: Any, upto: int, seat: int) -> None:
    """As `ludorum replay` draws it, with the question that is open."""
    from ludorum.cli.people import bundle_for, language
    from ludorum.cli.screen import Screen, open_console
    from ludorum.kernel import DEALER

    title, view = past.title, table.observe(seat)
    names = [x.name for x in past.seats]
    book = bundle_for(title, language(None), view, past.row.seats, names)
    screen = Screen(open_console(plain=False), book, title)
    screen.rule(screen.text("title", "bold"))
    screen.show([screen.part(block) for block in title.picture(view, seat)], {}, 0, True)
    asks = table.pending()
    mine = asks.get(seat)
    if mine is not None:
        screen.prompt(mine, view)
        screen.options([title.option(mine, option, view) for option in mine.options])
    waiting = ", ".join([str(x) for x in sorted(asks) if x != DEALER]) or "nobody"
    print(f"table {past.row.id}, {past.row.status}: {upto} of {len(past.entries)} answers; "
          f"seat {seat} sees this; asked: {waiting}")  # fmt: skip


async def record(args: argparse.Namespace, database: Database) -> int:
    past = await _past(args, database)
    lines = past.record(args.at)
    args.out.write_text("".join([line + "\n" for line in lines]), encoding="utf-8")
    answers = past.upto(args.at)
    if args.json:
        facts = {"table": past.row.id, "answers": answers, "file": str(args.out)}
        print(json.dumps(facts))
    else:
        print(f"{answers} answers written to {args.out}; look with: ludorum replay {args.out}")
    return 0


async def _past(args: argparse.Namespace, database: Database) -> TablePast:
    from ludorum.server.catalog.packs import PackRepository
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops.tables import past

    return await past(database, Titles(PackRepository(database)), args.table)


async def audit(args: argparse.Namespace, database: Database) -> int:
    import msgspec

    from ludorum.server.ops.audit import audit as acts_of
    from ludorum.server.ops.repository import OperatorRepository

    acts = await acts_of(database, args.table)
    seats = await database.seats(args.table)
    health = await OperatorRepository(database).health(args.table)
    assert health is not None
    row = health.table
    if args.json:
        facts = {
            "table": row.id,
            "game": row.game,
            "epoch": row.epoch,
            "status": row.status,
            "report": health.report,
            "created": row.created,
            "owner": row.owner,
            "seats": msgspec.to_builtins(seats),
            "acts": msgspec.to_builtins(acts),
        }
        print(json.dumps(facts))
        return 0
    print(f"table {row.id}: {row.game}, epoch {row.epoch}, {row.status}, "
          f"made {when(row.created)} UTC")  # fmt: skip
    if health.report:
        print(f"  {health.report}")
    for x in seats:
        person = f"person {x.user}" if x.user else ""
        print(f"  seat {x.seat}  {x.name:20}{person} {f'bot {x.bot}' if x.bot else ''}".rstrip())
    for one in acts:
        print(f"{one.version:6}  {when(one.at):20} {one.who:12} {outcome(one)}")
    return 0


def outcome(act: Act) -> str:
    """What came of a command, on one line."""
    parts = [
        f"takes back row {row['takes_back']}"
        if "takes_back" in row
        else f"{'chance' if row['who'] < 0 else row['who']}: {json.dumps(row['answer'])}"
        for row in act.rows
    ]
    more = f", and {len(parts) - 4} more" if len(parts) > 4 else ""
    return act.why or "; ".join(parts[:4]) + more
