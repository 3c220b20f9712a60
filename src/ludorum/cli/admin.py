"""`ludorum admin`: for the operator of a server. Looks at its store, changes single tables."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .serve import INSTALL, add_settings, settings_of

if TYPE_CHECKING:
    from ludorum.server.ops.audit import Act
    from ludorum.server.ops.tables import TablePast
    from ludorum.server.store import Database

DAY = 86_400.0


def add(commands: Any) -> None:
    p = commands.add_parser(
        "admin",
        help="look after a server: stuck tables, freeze, set back, audit",
        description="Tools for the operator of a server. They work on the store the settings "
        "name, while servers run.",
        epilog="example: ludorum admin stuck",
    )
    tools = p.add_subparsers(title="tools", metavar="TOOL", required=True)

    tool = _tool(
        tools, "stuck", stuck, "tables that do not go on, and why",
        "Tables that are frozen, whose rules are not installed, where a bot or a clock is due and "
        "nothing happens, or where nobody has done anything for long. Exit code 1 if there are any "
        "but idle ones.",
        "ludorum admin stuck --idle 14",
    )  # fmt: skip
    tool.add_argument("--late", type=float, default=60.0, metavar="S",
                      help="seconds a bot or a clock may take (default 60)")  # fmt: skip
    tool.add_argument("--idle", type=float, default=7.0, metavar="DAYS",
                      help="days people may think (default 7)")  # fmt: skip
    tool.add_argument("--limit", type=int, default=100, metavar="N",
                      help="tables to list, the longest stuck first (default 100)")  # fmt: skip

    tool = _tool(
        tools, "show", show, "a position of a table with the eyes of a seat",
        "The table after a number of answers, as one seat sees it. It shows what that seat hides "
        "from the others.",
        "ludorum admin show k3vQz0aBcDeF --at 120 --seat 1",
    )  # fmt: skip
    _table(tool)
    tool.add_argument("--at", type=int, metavar="N", help="after so many answers (default: now)")
    tool.add_argument("--seat", type=int, default=0, metavar="S", help="from 0 (default 0)")

    tool = _tool(
        tools, "record", record, "save the answers of a table as a record",
        "Write the record of a table, for `ludorum replay` and for reports of mistakes. The "
        "dealer's key is in that of a whole finished game only. It holds what is hidden: do not "
        "give away the record of a game under way.",
        "ludorum admin record k3vQz0aBcDeF --at 120 --out table.jsonl",
    )  # fmt: skip
    _table(tool)
    tool.add_argument("--at", type=int, metavar="N", help="only the first N answers")
    tool.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to write it")

    tool = _tool(
        tools, "audit", audit, "who did what at a table, and when",
        "Every command a table has taken: person, bot, clock or operator, time, and what came "
        "of it. It shows hidden answers. A day after the end of a game its commands are gone.",
        "ludorum admin audit k3vQz0aBcDeF --json",
    )  # fmt: skip
    _table(tool)

    for name, run, what, told in (
        ("freeze", freeze, "stop a table",
         "Nobody can act at the table until it is unfrozen; its clocks stand."),
        ("unfreeze", unfreeze, "let a frozen table go on",
         "The table is loaded and checked first; who is asked begins to think anew."),
    ):  # fmt: skip
        example = f"ludorum admin {name} k3vQz0aBcDeF --why 'see ticket 12'"
        tool = _tool(tools, name, run, what, told, example)
        _table(tool)
        _why(tool)

    tool = _tool(
        tools, "set-back", set_back, "take answers back, whoever gave them",
        "The table goes on after its first N answers; a frozen one runs again. The answers stay "
        "in the log as taken back. Players may have seen cards since: chance will be the same.",
        "ludorum admin set-back k3vQz0aBcDeF 120 --why 'rule A7.3 was wrong'",
    )  # fmt: skip
    _table(tool)
    tool.add_argument("keep", type=int, metavar="N", help="answers to keep")
    _why(tool)

    tool = _tool(
        tools, "ban", ban, "keep a person or a name out",
        "They cannot sign in nor act any more, and are cut off: at once where servers share NATS, "
        "within five minutes at home. Who comes as a guest can come back under another name.",
        "ludorum admin ban --user wPz0c1VbT2Kq --bots --why 'insults'",
    )  # fmt: skip
    _whom(tool)
    tool.add_argument("--days", type=float, default=0.0, metavar="N", help="default: for good")
    tool.add_argument("--bots", action="store_true",
                      help="bots go on in the games of this user")  # fmt: skip
    _why(tool)
    tool = _tool(
        tools, "unban", unban, "let a person or a name in again", "End a ban.",
        "ludorum admin unban --name Troll",
    )  # fmt: skip
    _whom(tool)
    _tool(
        tools, "bans", bans, "who is kept out", "All bans, newest first, with their reasons.",
        "ludorum admin bans --json",
    )  # fmt: skip

    tool = _tool(
        tools, "reports", reports, "lines of chats people have complained of",
        "Oldest first, with who wrote them and who complains.",
        "ludorum admin reports --json",
    )  # fmt: skip
    tool.add_argument("--all", action="store_true", help="those that are settled, too")
    tool = _tool(
        tools, "settle", settle, "be done with the reports of a line",
        "All reports of this line are settled. If more must be done: `ludorum admin ban`.",
        "ludorum admin settle 4fXw2tQm1aZc 17 --remove --why 'an insult'",
    )  # fmt: skip
    _table(tool)
    tool.add_argument("line", type=int, metavar="N", help="the number of the line")
    tool.add_argument("--remove", action="store_true", help="take the line out of the chat")
    _why(tool)

    _tool(
        tools, "check", check, "play every running table again and compare",
        "Every running table is played again from its first answer and must end in the position "
        "that is stored: after a restore, or to be sure. Exit code 1 if one does not.",
        "ludorum admin check",
    )  # fmt: skip

    tool = _tool(
        tools, "backup", backup, "the whole store as one file",
        "Write a backup of this moment, while servers run, and take away old ones. PostgreSQL "
        "needs pg_dump. It holds secrets: keep it as safe as the store.",
        "ludorum admin backup --keep 14 /var/backups/ludorum", opens=False,
    )  # fmt: skip
    tool.add_argument("folder", type=Path, metavar="FOLDER", help="where backups are")
    tool.add_argument("--keep", type=int, default=0, metavar="N",
                      help="keep the newest N (default: all)")  # fmt: skip

    tool = _tool(
        tools, "restore", restore, "fill an empty store from a backup",
        "The store the settings name must be empty: a file that is not there, or a new database. "
        "Stop the servers first. Then run `ludorum admin check`.",
        "ludorum admin restore /var/backups/ludorum/ludorum-20260301T041000Z.db", opens=False,
    )  # fmt: skip
    tool.add_argument("file", type=Path, metavar="FILE", help="a backup")


def _tool(
    tools: Any,
    name: str,
    run: Callable[..., Any],
    what: str,
    told: str,
    example: str,
    *,
    opens: bool = True,
) -> argparse.ArgumentParser:
    """`opens`: `run` gets the opened store and is awaited; else it gets the settings' address."""
    tool: argparse.ArgumentParser = tools.add_parser(
        name, help=what, description=told, epilog=f"example: {example}"
    )
    add_settings(tool)
    tool.add_argument("--json", action="store_true", help="print one JSON object")
    if opens:
        tool.set_defaults(run=lambda args: asyncio.run(_with_database(args, run)))
    else:
        tool.set_defaults(run=lambda args: run(args, settings_of(args).store))
    return tool


def _table(tool: argparse.ArgumentParser) -> None:
    tool.add_argument(
        "table", type=lambda text: text.rstrip("/").rpartition("/")[2], metavar="TABLE",
        help="its id or its address; an id that begins with - goes after --",
    )  # fmt: skip


def _whom(tool: argparse.ArgumentParser) -> None:
    whom = tool.add_mutually_exclusive_group(required=True)
    whom.add_argument(
        "--user",
        metavar="ID",
        help="one person; `admin audit` shows ids (--user=ID if it begins with -)",
    )
    whom.add_argument("--name", metavar="NAME", help="everybody of that name")


def _why(tool: argparse.ArgumentParser) -> None:
    tool.add_argument("--why", required=True, metavar="TEXT", help="kept, for later")


async def _with_database(
    args: argparse.Namespace, run: Callable[[argparse.Namespace, Database], Awaitable[int]]
) -> int:
    settings = settings_of(args)
    try:
        from ludorum.server.store import StoreDown, make_database
    except ImportError as e:
        raise LookupError(INSTALL) from e
    database = make_database(settings.store)
    try:
        await database.open()
        try:
            return await run(args, database)
        finally:
            await database.close()
    except StoreDown as e:
        raise OSError(str(e)) from e


def when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(at)) if at else "-"


def ago(seconds: float) -> str:
    for size, unit in ((DAY, "d"), (3600.0, "h"), (60.0, "min")):
        if seconds >= 2 * size:
            return f"{seconds / size:.0f} {unit}"
    return f"{seconds:.0f} s"


# -- looking ---------------------------------------------------------------------------------------


async def stuck(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops import tables as ops

    now = time.time()
    found = await ops.stuck(database, Titles(), now, args.late, args.idle * DAY, args.limit)
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
    return 1 if any([x.why != "idle" for x in found]) else 0


async def show(args: argparse.Namespace, database: Database) -> int:
    from ludorum.kernel import DEALER

    past = await _past(args, database)
    upto = past.upto(args.at)
    if not 0 <= args.seat < past.row.seats:
        raise ValueError(f"table {past.row.id} has seats 0 to {past.row.seats - 1}")
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
    from ludorum.kernel import DEALER

    from .people import bundle_for, language
    from .screen import Screen, open_console

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
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops.tables import past

    return await past(database, Titles(), args.table)


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


# -- changing --------------------------------------------------------------------------------------


async def freeze(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.ops import rulings

    version = await rulings.freeze(database, args.table, args.why, time.time())
    return _done(args, {"table": args.table, "status": "frozen", "version": version})


async def unfreeze(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops import rulings

    version = await rulings.unfreeze(database, Titles(), args.table, args.why, time.time())
    return _done(args, {"table": args.table, "status": "running", "version": version})


async def set_back(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops import rulings

    version, answers = await rulings.rewind(
        database, Titles(), args.table, args.keep, args.why, time.time()
    )
    facts = {"table": args.table, "status": "running", "version": version, "answers": answers}
    return _done(args, facts)


def _done(args: argparse.Namespace, facts: dict[str, Any]) -> int:
    if args.json:
        print(json.dumps(facts))
    else:
        print(", ".join([f"{name} {value}" for name, value in facts.items()]))
    return 0


# -- people ----------------------------------------------------------------------------------------


async def ban(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.accounts.model import Ban
    from ludorum.server.accounts.repository import AccountRepository
    from ludorum.server.bus import BusDown, make_bus
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops import bans, rulings

    now = time.time()
    if args.days < 0:
        raise ValueError("--days is how long from now on")
    if args.bots and not args.user:
        raise ValueError("--bots needs --user: a name may be many people's")
    if args.user and await AccountRepository(database).user(args.user) is None:
        raise LookupError(f"there is no user {args.user}: `ludorum admin audit TABLE` shows ids")
    until = now + args.days * DAY if args.days else 0.0
    kind, value = _of(args)
    one = Ban(kind, value, now, until, args.why)
    settings = settings_of(args)
    sessions = await bans.ban(database, one)
    cut = "within five minutes"
    if not settings.home:
        with suppress(OSError, BusDown):
            await bans.cut_off(make_bus(settings.bus), sessions)
            cut = "now"
    seats = 0
    if args.bots:
        seats = await rulings.give_up_seats(database, Titles(), args.user, args.why, now)
    facts = {"banned": value, "until": when(until) if until else "for good"}
    return _done(args, facts | {"sessions": len(sessions), "cut off": cut, "seats": seats})


def _of(args: argparse.Namespace) -> tuple[Any, str]:
    return ("user", args.user) if args.user else ("name", args.name)


async def unban(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.accounts.repository import BanRepository

    kind, value = _of(args)
    if not await BanRepository(database).lift(kind, value):
        raise LookupError(f"{value} is not banned; `ludorum admin bans` lists who is")
    return _done(args, {"unbanned": value})


async def bans(args: argparse.Namespace, database: Database) -> int:
    import msgspec

    from ludorum.server.accounts.repository import BanRepository

    found = await BanRepository(database).all()
    if args.json:
        print(json.dumps({"bans": msgspec.to_builtins(found)}))
        return 0
    for x in found:
        until = f"until {when(x.until)}" if x.until else "for good"
        print(f"{x.kind:5} {x.value:24} {when(x.at):20} {until:26} {x.why}")
    return 0


async def reports(args: argparse.Namespace, database: Database) -> int:
    import msgspec

    from ludorum.server.social.repository import ReportRepository

    found = await ReportRepository(database).all(settled=args.all)
    if args.json:
        print(json.dumps({"reports": msgspec.to_builtins(found)}))
        return 0
    for x in found:
        state = f"settled {when(x.settled)}: {x.outcome}" if x.settled else "open"
        print(f"{x.table:16}{x.n:>5}  {when(x.at):20} {x.name} ({x.user}): {x.text}")
        print(f"{'':23}by {x.by}{f': {x.why}' if x.why else ''}; {state}")
    print(f"{len(found)} reports" if found else "no reports")
    return 0


async def settle(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.social.repository import ReportRepository

    reports = ReportRepository(database)
    done = await reports.settle(args.table, args.line, args.why, time.time(), remove=args.remove)
    if not done:
        raise LookupError(f"line {args.line} of {args.table} has no open report")
    return _done(args, {"table": args.table, "line": args.line, "settled": done})


# -- the whole store -------------------------------------------------------------------------------


async def check(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops import tables as ops

    found = await ops.check(database, Titles())
    if args.json:
        print(json.dumps(found._asdict()))
    else:
        for id, what in found.wrong.items():
            print(f"WRONG {id}: {what}")
        print(f"{found.tables} running tables played again, {len(found.wrong)} wrong")
    return 1 if found.wrong else 0


def backup(args: argparse.Namespace, url: str) -> int:
    from ludorum.server.ops.backup import backup as write

    if args.keep < 0:
        raise ValueError("--keep is how many backups stay: 1 or more, or 0 for all")
    made, gone = write(url, args.folder, args.keep, time.time())
    return _done(args, {"file": str(made), "bytes": made.stat().st_size, "removed": len(gone)})


def restore(args: argparse.Namespace, url: str) -> int:
    from ludorum.server.ops.backup import restore as fill

    fill(url, args.file)
    return _done(args, {"restored": str(args.file)})
