"""Runs tournaments to their end, with nobody at the desk.

Every step is one that can be done again: it looks how things stand, does what is due, and writes
down that it is done where that was not written before. So several may run the same tournament, and
any of them may die at any point; the claim is there to spare them the work twice. The ids of tables
are written down with the draw, before a table is laid, so none is laid twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ludorum.kernel import RuleFault
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.rule_timeout import RuleTimeout
from ludorum.server.store import StoreDown
from ludorum.titles import Title

from . import draw
from .model import NOWHERE, Course, Laid, Round, Score, Tournament
from .repository import TournamentRepository
from .rounds import RoundRepository
from .standings import standings, tables_of
from .tables import TournamentTables

LIVE, SLOW = 2.0, 30.0  # seconds between looks at a tournament that is on
ALONE = {"live": 3600.0, "days": 3 * 86_400.0}  # seconds in which others may come back


class Director:
    def __init__(
        self,
        repository: TournamentRepository,
        rounds: RoundRepository,
        tables: TableRepository,
        desk: TournamentTables,
        titles: Titles,
        clock: Callable[[], float],
    ) -> None:
        self._repository = repository
        self._rounds = rounds
        self._tables = tables
        self._desk = desk
        self._titles = titles
        self._clock = clock

    async def advance(self, id: str) -> None:
        """All that is due at a tournament."""
        one = await self._repository.tournament(id)
        if one is None or one.status not in ("open", "running"):
            return
        now = self._clock()
        if one.status == "open":
            if now < one.starts:
                await self._repository.look_again(id, one.starts)
                return
            one = await self._begin(one)
        if one is not None and await self._go_on(one):
            slow = one.tempo.kind == "days"
            await self._repository.look_again(id, self._clock() + (SLOW if slow else LIVE))

    async def _begin(self, one: Tournament) -> Tournament | None:
        if one.club:
            await self._repository.drop_barred(one.id, one.club)
        here = [x for x in await self._repository.players(one.id) if x.state == "in"]
        if len(here) < draw.FEWEST:
            await self._repository.cancel(one.id, self._clock())
            return None
        await self._repository.begin(one.id)
        found = await self._repository.tournament(one.id)
        return found if found is not None and found.status == "running" else None

    async def _go_on(self, one: Tournament) -> bool:
        """False: it is over."""
        await self._look_at_tables(one, await self._rounds.course(one.id))
        if one.club:
            await self._repository.drop_barred(one.id, one.club)
        course = await self._rounds.course(one.id)
        if any(not x.ended for x in course.tables):
            if one.kind == "arena":
                await self._next_of_arena(one, course)
            return True
        if one.kind == "swiss" and course.rounds:
            await self._rounds.end_round(one.id, one.round, self._clock())
            course = await self._rounds.course(one.id)
        if self._is_last(one, course):
            await self._end(one, course)
            return False
        if one.kind == "arena":
            await self._next_of_arena(one, course)
        elif self._clock() >= not_before(one, course):
            await self._next_round(one, course)
        return True

    def _is_last(self, one: Tournament, course: Course) -> bool:
        """No more tables come after those that are over."""
        if one.stopped:
            return True
        if one.kind == "arena":
            return self._clock() >= one.ends
        if one.round >= one.rounds or _few(course, "in", "away"):
            return True
        deserted = _few(course, "in")
        return deserted and self._clock() >= not_before(one, course) + ALONE[one.tempo.kind]

    async def _end(self, one: Tournament, course: Course) -> None:
        lines = standings(one.kind, one.seats, course)
        # Where nobody came nobody has won, though they all share the first place.
        first = [x.player for x in lines if x.place == 1 and x.points]
        await self._repository.end(one.id, one.round, self._clock(), first)

    # -- rounds -----------------------------------------------------------------------------------

    async def _next_round(self, one: Tournament, course: Course) -> None:
        if _few(course, "in"):
            return  # others may say that they are here again
        allowed = sizes_of(self._titles.newest(one.game), one)
        name = f"{one.id} {one.round + 1}"
        found = await asyncio.to_thread(draw.swiss, one, course, allowed, name)
        key = self._desk.new_key() if one.duplicate else b""
        await self._pair(one, found, key, course)

    async def _next_of_arena(self, one: Tournament, course: Course) -> None:
        now = self._clock()
        if one.stopped or now >= one.ends:
            return
        allowed = sizes_of(self._titles.newest(one.game), one)
        name = f"{one.id} {one.round + 1}"
        away = await self._rounds.elsewhere(one.id) if one.tempo.kind == "live" else set()
        found = await asyncio.to_thread(draw.next_of_arena, one, course, allowed, name, now, away)
        if found.scores:
            await self._pair(one, found, b"", course)

    async def _pair(self, one: Tournament, found: draw.Draw, key: bytes, course: Course) -> None:
        number = one.round + 1
        new = Round(number, self._clock(), key=key, rematches=found.rematches)
        numbers = sorted({x.number for x in found.scores} - {NOWHERE})
        tables = [Laid(number, n, self._desk.new_id()) for n in numbers]
        if await self._rounds.pair(one, new, tables, found.scores):
            await self._lay(one, new, tables, found.scores, course)

    async def _lay(
        self,
        one: Tournament,
        its: Round,
        tables: list[Laid],
        scores: list[Score],
        course: Course,
    ) -> None:
        seats = {(x[0].round, x[0].number): x for x in tables_of(scores)}
        for laid in tables:
            sits = seats[laid.round, laid.number]
            try:
                await self._desk.lay(one, laid, sits, course.players, its.key)
            except StoreDown:  # when its shard is back
                if self._tables.reachable(laid.table):
                    raise
            except (ApiError, RuleFault, RuleTimeout):
                await self._desk.give_up(one, laid, sits)

    # -- tables -----------------------------------------------------------------------------------

    async def _look_at_tables(self, one: Tournament, course: Course) -> None:
        """Lay those that were drawn and are not laid, keep what came of those that are over."""
        rounds = {x.number: x for x in course.rounds}
        seats = {(x[0].round, x[0].number): x for x in tables_of(course.scores)}
        now_on = [x for x in course.tables if not x.ended]
        for laid in [x for x in now_on if not x.begun]:
            await self._lay(one, rounds[laid.round], [laid], course.scores, course)
        begun = [x for x in now_on if x.begun]
        rows = {row.id: row for row in await self._tables.some([x.table for x in begun])}
        for laid in begun:
            row = rows.get(laid.table)
            if row is None:
                continue  # its shard is down
            sits = seats[laid.round, laid.number]
            if row.status == "over":
                await self._desk.settle(one, laid, sits, course.players, row)
            elif row.status == "frozen":
                await self._desk.give_up(one, laid, sits)
            else:
                await self._desk.goes_on(one, laid)
                with suppress(ApiError):  # it has just ended
                    await self._desk.look(one, laid, sits, course.players)


def _few(course: Course, *states: str) -> bool:
    return len([x for x in course.players if x.state in states]) < draw.FEWEST


def sizes_of(title: Title[Any], one: Tournament) -> list[int]:
    """Of tables the title can be played at as the tournament is set."""
    found = []
    for seats in title.players:
        with suppress(ValueError):
            title.check(seats, one.options)
            found.append(seats)
    return found


def not_before(one: Tournament, course: Course) -> float:
    """When the next round of a Swiss tournament may be paired."""
    if not course.rounds:
        return one.starts
    last = course.rounds[-1]
    return last.ended + one.pause * 60 if last.ended else 0.0
