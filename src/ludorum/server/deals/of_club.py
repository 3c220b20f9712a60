"""Deals among the members of a club: the same results by the same rules, of fewer people."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from ludorum.server.errors import ApiError
from ludorum.server.store.rows import User
from ludorum.server.text import fold

from . import days
from .model import Entry
from .repository import DealRepository
from .schemas import ClubCell, ClubDayInfo, ClubDealInfo, ClubRow, ClubWeekInfo
from .service import Asked, Deals

WEEK = 7


class ClubDeals:
    def __init__(
        self, deals: Deals, repository: DealRepository, clock: Callable[[], float]
    ) -> None:
        self._deals = deals
        self._repository = repository
        self._clock = clock

    async def day(self, day: date, club: str, user: User | None) -> ClubDayInfo:
        """Who has played each deal of a day, and the best as far as results are shown."""
        asked = await self._asked(day, day, club, user)
        entries = await self._repository.entries(day, club=club)
        told = []
        for game, options in self._deals.games_of(day).items():
            these = [x for x in entries if x.tried.game == game]
            found = self._deals.told(asked, game, options, these)
            counted = [x for x in these if x.tried.counts]
            told.append(
                ClubDealInfo(
                    game=game,
                    options=options,
                    # In the order of names: that of results would tell something.
                    played=sorted([x.name for x in counted], key=fold),
                    tried=asked.tried(game),
                    shown=found.shown,
                    best=[x for x in found.rows if x.place == 1],
                )
            )
        return ClubDayInfo(day.isoformat(), days.closes(day), told)

    async def week(self, day: date, game: str, club: str, user: User | None) -> ClubWeekInfo:
        """Seven days up to this one. No try of a day that is not shown tells anything but that it
        was played, and so does the order."""
        dates = days.around(day, WEEK - 1, 0)
        asked = await self._asked(day, dates[0], club, user)
        entries = await self._repository.entries(day, game, club, dates[0])
        counted = [x for x in entries if x.tried.counts]
        shown, best = set(), {}
        for one in dates:
            these = [x for x in counted if x.tried.day == one]
            found = self._deals.told(asked._replace(day=one), game, {}, these)
            if found.shown:
                shown.add(one)
                best[one] = {x.table for x in found.rows if x.place == 1}
        rows: dict[str, list[Entry]] = {}
        for x in counted:
            rows.setdefault(x.tried.user, []).append(x)
        order = sorted(rows.items(), key=lambda x: (-len(x[1]), fold(x[1][0].name)))
        return ClubWeekInfo(
            game=game,
            days=[x.isoformat() for x in dates],
            shown=[x.isoformat() for x in dates if x in shown],
            rows=[
                ClubRow(
                    person=id,
                    name=theirs[0].name,
                    mine=user is not None and id == user.id,
                    cells=[
                        ClubCell(
                            day=x.tried.day.isoformat(),
                            points=x.tried.points if x.tried.day in shown else None,
                            best=x.tried.table in best.get(x.tried.day, ()),
                        )
                        for x in theirs
                    ],
                )
                for id, theirs in order
            ],
        )

    async def _asked(self, day: date, since: date, club: str, user: User | None) -> Asked:
        if self._clock() < days.opens(day):
            raise ApiError("no-deal", "its day has not begun anywhere")
        await self._deals.check_member(club, user)
        return Asked(day, user, await self._deals.settled_of(user, since))
