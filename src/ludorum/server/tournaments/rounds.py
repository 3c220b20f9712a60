"""Rounds of tournaments, their tables, and what came of them, where people are kept.

Each change is one transaction that says what was before it: two workers at once, or one that dies
and is begun again, change it once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.json import decode
from sqlalchemy import Row, insert, select, update

from ludorum.server.play.clocks import Tempo
from ludorum.server.store import tournament_schema as db
from ludorum.server.store.database import Database
from ludorum.server.store.rows import GONE

from .model import Course, Laid, Round, Score, Tournament
from .repository import TOURNAMENT, TournamentRepository, state_of, tournament_of

_t = db.tournaments.c
_p = db.tournament_players.c
_r = db.tournament_rounds.c
_l = db.tournament_tables.c
_s = db.tournament_scores.c
_ROUND = (_r.number, _r.paired, _r.ended, _r.key, _r.rematches)
_LAID = (_l.round, _l.number, _l.table_id, _l.begun, _l.ended, _l.stuck)
_SCORE = (
    *(_s.round, _s.number, _s.seat, _s.player, _s.rest),
    *(_s.seen, _s.away, _s.place, _s.score),
)


class Found(NamedTuple):
    """Where a table belongs."""

    tournament: Tournament
    laid: Laid
    round: Round


class RoundRepository:
    """Rounds, tables and results of tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tournaments = TournamentRepository(database)

    async def course(self, id: str) -> Course:
        """All that has been so far. A round that is drawn while this reads is left out: what is
        known of the others is all there, for their rows came with them."""
        rounds = await self._rounds(id)
        last = max([x.number for x in rounds], default=0)
        return Course(
            await self._tournaments.players(id),
            rounds,
            [x for x in await self._tables(id) if x.round <= last],
            [x for x in await self._scores(id) if x.round <= last],
        )

    async def _rounds(self, id: str) -> list[Round]:
        query = select(*_ROUND).where(_r.tournament_id == id).order_by(_r.number)
        return [_round(row) for row in await self._database.all(query)]

    async def _tables(self, id: str) -> list[Laid]:
        query = select(*_LAID).where(_l.tournament_id == id).order_by(_l.round, _l.number)
        return [Laid(*tuple(row)) for row in await self._database.all(query)]

    async def _scores(self, id: str) -> list[Score]:
        query = select(*_SCORE).where(_s.tournament_id == id)
        rows = await self._database.all(query.order_by(_s.round, _s.number, _s.seat))
        return [_score(row) for row in rows]

    async def at(self, table: str) -> Found | None:
        """The tournament a table is of."""
        both = db.tournament_tables.join(db.tournaments, _l.tournament_id == _t.id)
        same = (_r.tournament_id == _l.tournament_id) & (_r.number == _l.round)
        query = select(*TOURNAMENT, *_LAID, *_ROUND).select_from(
            both.join(db.tournament_rounds, same)
        )
        row = await self._database.one(query.where(_l.table_id == table))
        if row is None:
            return None
        one, two = len(TOURNAMENT), len(TOURNAMENT) + len(_LAID)
        return Found(tournament_of(row[:one]), Laid(*row[one:two]), _round(row[two:]))

    async def elsewhere(self, id: str) -> set[str]:
        """Who of its players sits at a live table of another tournament now."""
        here = select(_p.user_id).where(_p.tournament_id == id, _p.state == "in")
        of_player = (_s.tournament_id == _p.tournament_id) & (_s.player == _p.number)
        at = (_l.tournament_id == _s.tournament_id) & (_l.round == _s.round)
        query = select(_p.user_id, _t.tempo).select_from(
            db.tournament_players.join(db.tournaments, _t.id == _p.tournament_id)
            .join(db.tournament_scores, of_player)
            .join(db.tournament_tables, at & (_l.number == _s.number))
        )
        query = query.where(_t.id != id, _t.status == "running")
        query = query.where(_l.ended == 0.0, _l.stuck == 0.0)
        rows = await self._database.all(query.where(_p.user_id.in_(here)))
        return {x.user_id for x in rows if decode(x.tempo, type=Tempo).kind == "live"} - {GONE}

    async def pair(
        self, one: Tournament, new: Round, tables: Sequence[Laid], scores: Sequence[Score]
    ) -> bool:
        """The next round as it was paired: all of it, or nothing if somebody has paired it, or it
        is to have no more. Who has sat it out is seated again afterwards."""
        there = update(db.tournaments).where(
            *(_t.id == one.id, _t.status == "running", _t.stopped == 0.0),
            _t.round == new.number - 1,
        )
        at = {"tournament_id": one.id}
        sat = [x.player for x in scores if x.rest == "sat"]
        again = update(db.tournament_players).where(_p.tournament_id == one.id, _p.number.in_(sat))
        async with self._database.writing() as con:
            if not (await con.execute(there.values(round=new.number))).rowcount:
                return False
            values = msgspec.structs.asdict(new)
            await con.execute(insert(db.tournament_rounds).values(values | at))
            if tables:
                rows = [_laid_values(x) | at for x in tables]
                await con.execute(insert(db.tournament_tables), rows)
            if scores:
                rows = [msgspec.structs.asdict(x) | at for x in scores]
                await con.execute(insert(db.tournament_scores), rows)
            await con.execute(again.values(sits_out=False))
        return True

    async def begun(self, id: str, one: Laid, now: float) -> None:
        """The table is laid and has begun."""
        await self._database.do(_one(id, one).where(_l.begun == 0.0).values(begun=now))

    async def stuck(self, id: str, one: Laid, since: float) -> None:
        await self._database.do(_one(id, one).values(stuck=since))

    async def seen(self, id: str, scores: Collection[Score]) -> None:
        """Who sits there has come to the table."""
        async with self._database.writing() as con:
            for x in scores:
                seat = (_s.round == x.round, _s.number == x.number, _s.seat == x.seat)
                there = update(db.tournament_scores).where(_s.tournament_id == id, *seat)
                await con.execute(there.values(seen=True))

    async def missing(self, id: str, numbers: Collection[int]) -> None:
        """These players did not come to their tables."""
        await self._database.do(state_of(id, numbers, "in", "away"))

    async def settle(self, id: str, one: Laid, scores: Sequence[Score], now: float) -> None:
        """What came of a table; the first word stays. Who has come back to it in time is there
        again, who has not is away."""
        away = [x.player for x in scores if x.away]
        here = [x.player for x in scores if x.player and not x.away]
        async with self._database.writing() as con:
            ended = _one(id, one).where(_l.ended == 0.0).values(ended=now)
            if not (await con.execute(ended)).rowcount:
                return
            for x in scores:
                seat = (_s.round == x.round, _s.number == x.number, _s.seat == x.seat)
                there = update(db.tournament_scores).where(_s.tournament_id == id, *seat)
                values = {"place": x.place, "score": x.score, "away": x.away}
                await con.execute(there.values(values))
            await con.execute(state_of(id, away, "in", "away"))
            await con.execute(state_of(id, here, "away", "in"))

    async def end_round(self, id: str, number: int, now: float) -> None:
        there = update(db.tournament_rounds).where(_r.tournament_id == id, _r.number == number)
        await self._database.do(there.where(_r.ended == 0.0).values(ended=now))


def _one(id: str, laid: Laid) -> Any:
    return update(db.tournament_tables).where(
        _l.tournament_id == id, _l.round == laid.round, _l.number == laid.number
    )


def _round(row: Row[Any] | Sequence[Any]) -> Round:
    number, paired, ended, key, rematches = row[:5]
    return Round(number, paired, ended, bytes(key), rematches)


def _score(row: Row[Any] | Sequence[Any]) -> Score:
    round, number, seat, player, rest, seen, away, place, score = row[:9]
    return Score(round, number, seat, player, rest, bool(seen), bool(away), place, score)


def _laid_values(one: Laid) -> dict[str, Any]:
    values = msgspec.structs.asdict(one)
    values["table_id"] = values.pop("table")
    return values
