"""People who may not come in, and what others have complained of."""

from __future__ import annotations

import argparse
import json
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ludorum.cli.mistakes import Mistake
from ludorum.cli.serve import settings_of

from . import groups
from .tool import DAY, done, table, tool, when, why

if TYPE_CHECKING:
    from ludorum.server.store import Database


def add(tools: Any) -> None:
    parser = tool(
        tools, "ban", ban, "keep a person or a name out",
        "They cannot sign in nor act any more, and are cut off: at once where servers share NATS, "
        "within five minutes at home. Who comes as a guest can come back under another name.",
        "ludorum admin ban --user wPz0c1VbT2Kq --bots --why 'insults'",
    )  # fmt: skip
    whom(parser)
    parser.add_argument("--days", type=float, default=0.0, metavar="N", help="default: for good")
    parser.add_argument("--bots", action="store_true",
                      help="bots go on in the games of this user")  # fmt: skip
    why(parser)
    parser = tool(
        tools, "unban", unban, "let a person or a name in again", "End a ban.",
        "ludorum admin unban --name Troll",
    )  # fmt: skip
    whom(parser)
    tool(
        tools, "bans", bans, "who is kept out", "All bans, newest first, with their reasons.",
        "ludorum admin bans --json",
    )  # fmt: skip

    parser = tool(
        tools, "reports", reports, "lines of chats and clubs people have complained of",
        "Oldest first, with who wrote them and who complains; then clubs, as they were called and "
        "what they said of themselves when somebody did.",
        "ludorum admin reports --json",
    )  # fmt: skip
    parser.add_argument("--all", action="store_true", help="those that are settled, too")
    parser = tool(
        tools, "settle", settle, "be done with the reports of a line",
        "All reports of this line are settled. If more must be done: `ludorum admin ban`.",
        "ludorum admin settle 4fXw2tQm1aZc 17 --remove --why 'an insult'",
    )  # fmt: skip
    table(parser)
    parser.add_argument("line", type=int, metavar="N", help="the number of the line")
    parser.add_argument("--remove", action="store_true", help="take the line out of the chat")
    why(parser)


def whom(tool: argparse.ArgumentParser) -> None:
    whom = tool.add_mutually_exclusive_group(required=True)
    whom.add_argument(
        "--user",
        metavar="ID",
        help="one person; `admin audit` shows ids (--user=ID if it begins with -)",
    )
    whom.add_argument("--name", metavar="NAME", help="everybody of that name")


async def ban(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.accounts.model import Ban
    from ludorum.server.accounts.repository import AccountRepository
    from ludorum.server.bus import BusDown, make_bus
    from ludorum.server.catalog.packs import PackRepository
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops import bans, rulings

    now = time.time()
    if args.days < 0:
        raise Mistake("at-least", name="--days", least=0)
    if args.bots and not args.user:
        raise Mistake("only-with", name="--bots", other="--user")
    if args.user and await AccountRepository(database).user(args.user) is None:
        raise Mistake("no-user", id=args.user)
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
        seats = await rulings.give_up_seats(
            database, Titles(PackRepository(database)), args.user, args.why, now
        )
    facts = {"banned": value, "until": when(until) if until else "for good"}
    return done(args, facts | {"sessions": len(sessions), "cut off": cut, "seats": seats})


def _of(args: argparse.Namespace) -> tuple[Any, str]:
    return ("user", args.user) if args.user else ("name", args.name)


async def unban(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.accounts.repository import BanRepository

    kind, value = _of(args)
    if not await BanRepository(database).lift(kind, value):
        raise LookupError(f"{value} is not banned; `ludorum admin bans` lists who is")
    return done(args, {"unbanned": value})


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
    clubs = await groups.reports(database)
    if args.json:
        print(json.dumps({"reports": msgspec.to_builtins(found), "clubs": clubs}))
        return 0
    for x in found:
        state = f"settled {when(x.settled)}: {x.outcome}" if x.settled else "open"
        print(f"{x.table:16}{x.n:>5}  {when(x.at):20} {x.name} ({x.user}): {x.text}")
        print(f"{'':23}by {x.by}{f': {x.why}' if x.why else ''}; {state}")
    for club in clubs:
        print(groups.line(club))
    n = len(found) + len(clubs)
    print(f"{n} reports" if n else "no reports")
    return 0


async def settle(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.social.repository import ReportRepository

    reports = ReportRepository(database)
    settled = await reports.settle(args.table, args.line, args.why, time.time(), remove=args.remove)
    if not settled:
        raise LookupError(f"line {args.line} of {args.table} has no open report")
    return done(args, {"table": args.table, "line": args.line, "settled": settled})
