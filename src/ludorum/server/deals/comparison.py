"""Two games of one deal side by side: what each decided at the same point of the game.

The games part after their first different answer, so the positions are rarely the same. What is
the same is the point: so many turns into a round, the so-manyth decision of its kind. Nobody can
say what the other's choice would have been worth here, and nothing here does.
"""

from __future__ import annotations

import hashlib
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ludorum.bots.advice import decides
from ludorum.kernel import Record, Table
from ludorum.server.errors import ApiError
from ludorum.server.play.archive import Archive
from ludorum.server.play.history import History
from ludorum.server.play.slices import Slices
from ludorum.server.play.steps import Step, TurnInfo, walk
from ludorum.server.store.rows import User
from ludorum.titles import Title
from ludorum.words import plain

from .repository import DealRepository
from .schemas import BesideInfo, MomentInfo

PLAYER = 0  # a deal is played alone
KEPT = 100  # games whose decisions are held for those who ask again
_sorted = msgspec.json.Encoder(order="sorted").encode


class Point(NamedTuple):
    """Where in a game a decision is: of the `turn`th turn of `seat` in a round (-1: outside of
    turns) the `nth` of its kind."""

    round: int
    seat: int
    turn: int
    kind: str
    nth: int


class Moment(NamedTuple):
    """A decision. `sight`: the same where the player saw the same."""

    point: Point
    sight: bytes
    told: MomentInfo


class Comparison:
    def __init__(self, repository: DealRepository, archive: Archive, history: History) -> None:
        self._repository = repository
        self._archive = archive
        self._history = history
        self._slices = Slices()
        self._moments: OrderedDict[str, list[Moment]] = OrderedDict()

    async def beside(
        self, table: str, other: str, steps: Sequence[int], user: User | None
    ) -> list[BesideInfo]:
        """Decisions of a game, by their steps, and what the other game did at the same point; for
        those who may see both."""
        mine = await self._decisions(table, user)
        theirs = {x.point: x for x in await self._decisions(other, user)}
        one, two = [await self._repository.at(x) for x in (table, other)]
        if one is None or two is None or (one.day, one.game) != (two.day, two.game):
            raise ApiError("bad-request", "two tries at the same deal")
        out = []
        for x in mine:
            if x.told.step in steps:
                found = theirs.get(x.point)
                same = found is not None and found.sight == x.sight
                out.append(BesideInfo(x.told, found.told if found else None, same))
        return out

    async def _decisions(self, table: str, user: User | None) -> list[Moment]:
        _, record, title = await self._archive.game(table, user)  # may they see it?
        if table not in self._moments:
            _, turns = await self._history.turns(table, user)
            self._moments[table] = await self._read(title, record, turns)
            while len(self._moments) > KEPT:
                self._moments.popitem(last=False)
        return self._moments[table]

    async def _read(self, title: Title[Any], record: Record, turns: list[TurnInfo]) -> list[Moment]:
        entries = record.entries
        points = Points(turns)
        out: list[Moment] = []
        at = -1

        def look(now: tuple[Table[Any], Step]) -> None:
            nonlocal at
            at += 1
            table, (upto, _, _) = now
            ask = decides(table, PLAYER)
            if ask is None or upto >= len(entries) or entries[upto][1] != PLAYER:
                return
            point, turn = points.of(at, ask.kind)
            view = table.observe(PLAYER)
            sight = hashlib.blake2b(_sorted(table.view(PLAYER)), digest_size=16).digest()
            told = MomentInfo(
                at,
                turn.n if turn else 0,
                turn.title if turn else None,
                plain(title.prompt(ask, view)),
                plain(title.option(ask, entries[upto][2], view)),
            )
            out.append(Moment(point, sight, told))

        await self._slices.each(walk(title, record.seats, record.options, entries), look)
        return out


class Points:
    """Where decisions are, told one after the other."""

    def __init__(self, turns: list[TurnInfo]) -> None:
        self._turns = turns
        self._places: list[tuple[int, int, int]] = []
        self._counts: Counter[tuple[int, int, int, str]] = Counter()
        rounds, counted = 0, Counter[int]()
        for x in turns:
            if x.title is not None:
                rounds, counted = rounds + 1, Counter()
            counted[x.seat] += x.n > 0
            self._places.append((rounds, x.seat, counted[x.seat]) if x.n else (rounds, -1, 0))

    def of(self, step: int, kind: str) -> tuple[Point, TurnInfo | None]:
        """The next decision, made in the position of this step, and the turn it belongs to."""
        i = max([i for i, x in enumerate(self._turns) if x.first <= step + 1], default=0)
        place = self._places[i] if self._places else (0, -1, 0)
        self._counts[*place, kind] += 1
        point = Point(*place, kind, self._counts[*place, kind])
        return point, self._turns[i] if self._turns else None
