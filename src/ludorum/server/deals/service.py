"""The deals of a day: what they are, a try at one, what came of them.

What must hold: a key is told to nobody before its day is over everywhere, and nothing is dealt from
it before the day has begun somewhere. A result is read from the game's own record, never told by
anybody.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from datetime import date
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from ludorum.server.catalog.titles import Titles
from ludorum.server.clubs.repository import ClubRepository
from ludorum.server.errors import ApiError
from ludorum.server.play.archive import Archive
from ludorum.server.play.lobby import Lobby
from ludorum.server.play.model import NewTable
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.play.steps import replaying
from ludorum.server.store import StoreDown
from ludorum.server.store.rows import TableRow, User
from ludorum.server.telemetry import log
from ludorum.titles import Title, demanded, totals

from . import days, keys
from .model import Entry, Outcome, Try
from .repository import DealRepository
from .schemas import (
    DayInfo,
    DayKey,
    DealInfo,
    MyTry,
    ResultInfo,
    ResultsInfo,
    StreakInfo,
)

SHOWN = 50  # results at the top of a table
BESIDE = 2  # and above and below the reader's
PAUSE = 600.0  # seconds; whoever thinks longer over a decision has left the table meanwhile
GRACE = 3600.0  # seconds after the end of a day until a try that is still played is over
LAST_DAYS = 14
OFF = "off"


class Asked(NamedTuple):
    """Who wants to see results of a day, and their tries since."""

    day: date
    user: User | None
    mine: list[Try]

    def tried(self, game: str) -> bool:
        """Their own try at a deal of that day is over."""
        return any(x.day == self.day and x.game == game and x.outcome for x in self.mine)


class Deals:
    def __init__(
        self,
        repository: DealRepository,
        clubs: ClubRepository,
        tables: TableRepository,
        games: GameLog,
        lobby: Lobby,
        archive: Archive,
        titles: Titles,
        clock: Callable[[], float],
    ) -> None:
        self._repository = repository
        self._clubs = clubs
        self._tables = tables
        self._games = games
        self._lobby = lobby
        self._archive = archive
        self._titles = titles
        self._clock = clock
        self._made = b""

    async def _secret(self) -> bytes:
        if not self._made:
            self._made = await self._repository.secret(secrets.token_bytes(32))
        return self._made

    def games_of(self, day: date) -> dict[str, dict[str, str]]:
        """The titles of a day and their options: those one can play alone."""
        found = {name: self._titles.newest(name) for name in self._titles.names()}
        return {name: options_of(title, day) for name, title in found.items() if 1 in title.players}

    def _known(self, day: date, game: str) -> dict[str, str]:
        """The options of a deal whose day has begun."""
        if self._clock() < days.opens(day):
            raise ApiError("no-deal", "its day has not begun anywhere")
        found = self.games_of(day)
        if game not in found:
            raise ApiError("no-deal", f"there are: {', '.join(found)}")
        return found[game]

    # -- a day -----------------------------------------------------------------------------------

    async def day(self, wanted: date | None, user: User | None) -> DayInfo:
        """The deals of a day that has begun; None: of today, by UTC."""
        now = self._clock()
        day = wanted or days.today(now)
        if now < days.opens(day):
            raise ApiError("no-deal", "its day has not begun anywhere")
        mine = await self.settled_of(user, day)
        played = await self._repository.played(day)
        deals = []
        for game, options in self.games_of(day).items():
            own = [x for x in mine if x.day == day and x.game == game]
            told = await self._my_try(own[0]) if own else None
            deals.append(DealInfo(game, options, played.get(game, 0), told))
        return DayInfo(
            day=day.isoformat(),
            opens=days.opens(day),
            closes=days.closes(day),
            now=now,
            deals=deals,
            week=await self.week(),
            streak=await self._streak(user, day) if user else None,
        )

    async def week(self) -> list[DayKey]:
        """Fingerprints of the week that was and the one to come; keys of days that are over."""
        now, secret = self._clock(), await self._secret()
        told = []
        for day in days.around(days.today(now), days.WEEK, days.WEEK):
            key, end = keys.key_of_day(secret, day), days.closes(day)
            shown = key.hex() if now >= end else ""
            told.append(DayKey(day.isoformat(), keys.fingerprint(key), shown, end))
        return told

    async def _my_try(self, one: Try) -> MyTry:
        place = await self._repository.place_of(one) if one.counts else 0
        return MyTry(one.table, one.outcome, one.mark, one.points, one.rival, one.won, place)

    async def _streak(self, user: User, day: date) -> StreakInfo:
        found = await self._repository.days_of(user.id)
        last = [x.isoformat() for x in days.around(day, LAST_DAYS - 1, 0) if x in found]
        return StreakInfo(days.run_of(found, day), days.longest_run(found), last)

    # -- a try -----------------------------------------------------------------------------------

    async def begin(self, user: User, day: date, game: str, cookie: str) -> str:
        """The table of somebody's one try, new or not. Which one it is the try says, once it is
        written down: the shards may be others by the next click."""
        options = self._known(day, game)
        secret = await self._secret()
        for one in await self._repository.of(user.id, day):
            if one.day == day and one.game == game:
                row = await self._tables.table(one.table)
                if row is not None and row.status != "open":
                    return one.table
        now = self._clock()
        if not days.is_open(day, now):
            raise ApiError("no-deal", "its day is over, and its key is known")
        id = self._tables.id_for(keys.token_of(secret, user.id, day, game))
        browser = keys.browser_of(secret, day, cookie) if cookie else ""
        key = keys.key_of_deal(keys.key_of_day(secret, day), game)
        wanted = NewTable(game, 1, options)
        await self._lobby.check_quota(user, wanted)
        id = await self._repository.begin(Try(id, user.id, day, game, now, browser))
        await self._lobby.deal(user, wanted, id, key)
        return id

    # -- what came of it ---------------------------------------------------------------------------

    async def results(self, day: date, game: str, user: User | None, club: str = "") -> ResultsInfo:
        """Shown when the day is over, and before that to those whose try is over. `club`: among its
        members, for these."""
        options = self._known(day, game)
        await self.check_member(club, user)
        mine = await self.settled_of(user, day)
        entries = await self._repository.entries(day, game, club)
        return self.told(Asked(day, user, mine), game, options, entries)

    async def check_member(self, club: str, user: User | None) -> None:
        """Results among the members of a club are for these."""
        if club and (user is None or not await self._clubs.is_member(club, user.id)):
            raise ApiError("members-only")

    async def settled_of(self, user: User | None, day: date) -> list[Try]:
        """Somebody's tries since a day, with what has come of those that are over."""
        if user is None:
            return []
        await self._settle(await self._repository.playing(SHOWN, user.id))
        return await self._repository.of(user.id, day)

    def told(
        self, asked: Asked, game: str, options: dict[str, str], entries: list[Entry]
    ) -> ResultsInfo:
        """What of these tries at a deal may be told to who asks."""
        over = self._clock() >= days.closes(asked.day)
        shown = over or asked.tried(game)
        me = asked.user.id if asked.user else ""
        rows = [_told(n, x, me) for n, x in placed(entries)]
        rows += [_told(0, x, me) for x in entries if x.account and x.tried.mark]
        guests = [_told(n, x, me) for n, x in ranked([x for x in entries if not x.account])]
        main = [x for x in entries if x.account and x.tried.counts]
        return ResultsInfo(
            day=asked.day.isoformat(),
            game=game,
            options=options,
            over=over,
            shown=shown,
            players=len(main),
            won=len([x for x in main if x.tried.won]) if shown else 0,
            rivals=any(x.tried.rival is not None for x in entries),
            spread=sorted([x.tried.points for x in main]) if shown else [],
            rows=excerpt(rows) if shown else [],
            guests=excerpt(guests) if shown else [],
        )

    async def tables(self, day: date, game: str) -> list[str]:
        """All where a deal was tried, when its day is over: anybody may have their records."""
        self._known(day, game)
        if self._clock() < days.closes(day):
            raise ApiError("sealed")
        found = await self._repository.tables(day, game)
        if not all(self._tables.reachable(id) for id in found):
            raise StoreDown("some tables of this deal cannot be reached now")
        rows = await self._tables.some(found)
        return [row.id for row in rows if row.status == "over"]

    async def settle_some(self, limit: int) -> None:
        """What has come of tries that are over: the oldest."""
        await self._settle(await self._repository.playing(limit))

    async def _settle(self, tries: list[Try]) -> None:
        rows = {row.id: row for row in await self._tables.some([x.table for x in tries])}
        for one in tries:
            row = rows.get(one.table)
            if row is None and not self._tables.reachable(one.table):
                continue  # what came of it is known when its shard is back
            if row is not None and row.status == "over":
                try:
                    done = await self._outcome(one, row)
                except StoreDown:
                    raise
                except Exception as e:  # what is wrong with a game must not hold up others
                    log.error("no result of a deal", table=one.table, error=repr(e))
                    done = msgspec.structs.replace(one, outcome="left")
                await self._repository.settle(done)
            elif self._clock() > days.closes(one.day) + GRACE:
                await self._repository.settle(msgspec.structs.replace(one, outcome="late"))

    async def _outcome(self, one: Try, row: TableRow) -> Try:
        """Read from the record, as anybody can who has it."""
        moments = [x.at for x in await self._games.log(row.id)]
        end = max(moments, default=self._clock())
        took = sum([min(b - a, PAUSE) for a, b in pairwise(moments)])
        seats = await self._tables.seats(row.id)
        _, record, title = await self._archive.parsed(row)
        outcome: Outcome = "done"
        if record.result is None or seats[0].bot:
            outcome = "left"
        elif end >= days.closes(one.day):
            outcome = "late"
        with replaying():
            state = record.table(title).state
        sheets = totals(title.scores(state)) if record.result is not None else [0]
        return msgspec.structs.replace(
            one,
            outcome=outcome,
            points=sheets[0],
            rival=sheets[1] if len(sheets) > 1 else None,
            won=record.result is not None and len(sheets) > 1 and 0 in title.winners(state),
            took=took,
        )


def options_of(title: Title[Any], day: date) -> dict[str, str]:
    """What a deal is set to: the standard game, and from day to day another opponent or level."""
    options = demanded(title, 1)
    alone = [x for x in title.settings if x.alone] or list(title.settings)
    choices = [x for x in alone if OFF not in x.values and len(x.values) > 1]
    if choices:
        first = choices[0]
        options[first.name] = first.values[day.toordinal() % len(first.values)]
    return options


def worth(one: Try) -> tuple[int, int]:
    return one.points, one.points - (one.rival or 0)


def ranked(entries: Iterable[Entry]) -> list[tuple[int, Entry]]:
    """With their places, the best first; who is as good shares the place. What does not count has
    none and comes last."""
    counted = [x for x in entries if x.tried.counts]
    best = sorted(counted, key=lambda x: worth(x.tried), reverse=True)
    first: dict[tuple[int, int], int] = {}
    for n, x in enumerate(best, 1):
        first.setdefault(worth(x.tried), n)
    out = [(first[worth(x.tried)], x) for x in best]
    return out + [(0, x) for x in entries if not x.tried.counts]


def placed(entries: Iterable[Entry]) -> list[tuple[int, Entry]]:
    """The places of those with an account whose tries count."""
    return ranked([x for x in entries if x.account and x.tried.counts])


def excerpt(rows: list[ResultInfo]) -> list[ResultInfo]:
    """The first ones, and those around the reader's."""
    mine = [i for i, x in enumerate(rows) if x.mine]
    near = {i + n for i in mine for n in range(-BESIDE, BESIDE + 1)}
    return [x for i, x in enumerate(rows) if i < SHOWN or i in near]


def _told(place: int, x: Entry, me: str) -> ResultInfo:
    one = x.tried
    return ResultInfo(
        place=place,
        name=x.name,
        person=one.user if x.account else "",
        mine=one.user == me,
        points=one.points,
        rival=one.rival,
        won=one.won,
        took=one.took,
        mark=one.mark,
        table=one.table,
    )
