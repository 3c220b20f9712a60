"""Clubs people have complained of, and tournaments that should not be."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Any

from .tool import done, tool, when

if TYPE_CHECKING:
    from ludorum.server.store import Database


def add(tools: Any) -> None:
    parser = tool(
        tools, "settle-club", settle, "be done with the reports of a club",
        "All reports of this club are settled. With --dissolve nothing is left of it; the "
        "tournaments it holds go on for who plays in them.",
        "ludorum admin settle-club x1Yb3wQm0aZc --dissolve",
    )  # fmt: skip
    parser.add_argument("club", metavar="CLUB", help="its id; `ludorum admin reports` shows it")
    parser.add_argument("--dissolve", action="store_true", help="the club is no more")
    parser = tool(
        tools, "end-tournament", end, "lay no more tables for a tournament",
        "If it has not begun it is cancelled; else its tables are played to their end. It keeps "
        "its place in lists: --name says what it is called there from now on.",
        "ludorum admin end-tournament 4fXw2tQm1aZc --name 'A tournament'",
    )  # fmt: skip
    parser.add_argument(
        "tournament", metavar="TOURNAMENT", help="its id, at the end of its address"
    )
    parser.add_argument("--name", metavar="TEXT", help="another name, and no note any more")


async def settle(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.clubs.repository import ClubRepository

    clubs = ClubRepository(database)
    club = await clubs.club(args.club)
    if club is None:
        raise LookupError(f"there is no club {args.club}")
    settled = await clubs.settle(club.id)
    if args.dissolve:
        await clubs.dissolve(club.id)
    return done(args, {"club": club.name, "settled": settled, "dissolved": args.dissolve})


async def end(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.tournaments.repository import TournamentRepository

    tournaments, now = TournamentRepository(database), time.time()
    one = await tournaments.tournament(args.tournament)
    if one is None:
        raise LookupError(f"there is no tournament {args.tournament}")
    ended = await tournaments.cancel(one.id, now) or await tournaments.stop(one.id, now)
    if args.name:
        await tournaments.rename(one.id, args.name)
    return done(args, {"tournament": args.name or one.name, "ended": ended})


async def reports(database: Database) -> list[dict[str, Any]]:
    """What people have against clubs, the oldest first."""
    import msgspec

    from ludorum.server.clubs.repository import ClubRepository

    found: list[dict[str, Any]] = msgspec.to_builtins(await ClubRepository(database).reports())
    return found


def line(report: dict[str, Any]) -> str:
    said = f"club {report['club']}  {when(report['at']):20} {report['name']}: {report['about']}"
    return f"{said}\n{'':23}by {report['by']}{': ' * bool(report['why'])}{report['why']}"
