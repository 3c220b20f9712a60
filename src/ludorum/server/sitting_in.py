"""A bot that sits in for somebody who does not come, as soon as all other people at the table want
it; whoever comes back has the seat again, until the game is over.

Not in a rated game: no bot plays there, so a seat without its person is one that was given up, and
a late move would cost the game.
"""

from __future__ import annotations

from typing import NamedTuple

from .clocks import DAY, Clocks, Tempo
from .errors import ApiError
from .live import Live
from .model import GONE, LogRow, User
from .store.people import STAND_IN
from .tables import Tables, own, seat_of

PATIENCE = 3 * DAY  # where no clock runs


class Absence(NamedTuple):
    """How it is about a seat. `away`: until when its person is away, 0: not; `late`: they may be
    voted on; `agree` of `needed`: who are for a bot there; `lent`: a bot sits in."""

    seat: int
    away: float
    late: bool
    agree: list[str]
    needed: int
    lent: bool


def mark(tempo: Tempo, clocks: Clocks, seat: int, now: float) -> float:
    """Since when somebody does not come who should have; 0 if nobody can say that."""
    if seat in clocks.late:
        return clocks.late[seat]
    since = clocks.since.get(seat, now)
    return since if tempo.kind == "none" and now - since >= PATIENCE else 0.0


async def absences(tables: Tables, live: Live) -> list[Absence]:
    store, now, id = tables.store, tables.clock(), live.row.id
    people = {x.seat: x.user for x in live.seats if x.user and x.user != GONE}
    playing = {seat for seat in people if not live.seats[seat].bot}
    aways = await store.aways(list(people.values()))
    votes, lent = await store.votes(id), await store.lent(id)
    found = []
    for seat, user in people.items():
        away = max([x.until for x in aways.get(user, []) if x.start <= now < x.until], default=0.0)
        since = mark(live.tempo, live.clocks, seat, now) if seat in playing and not away else 0.0
        voters = {people[other] for other in playing if other != seat}
        agree = [who for at, who, of in votes if at == seat and of == since and who in voters]
        late = bool(since and voters) and live.row.status == "running" and not live.row.rated
        found.append(Absence(seat, away, late, agree if late else [], len(voters), seat in lent))
    return found


async def vote(tables: Tables, user: User, id: str, seat: int) -> None:
    """One more is for a bot in that seat; the last one brings it."""
    live = await tables.current(id)
    me = seat_of(live, user)
    if live.row.status != "running":
        raise ApiError("not-running")
    if seat == me or not (await _about(tables, live, seat)).late:
        raise ApiError("not-late")
    since = mark(live.tempo, live.clocks, seat, tables.clock())
    await tables.store.vote(id, seat, user.id, since)
    now = await _about(tables, live, seat)  # with what others have said at the same time
    enough = len(now.agree) == now.needed
    if enough and await tables.store.lend(id, seat, STAND_IN, tables.clock()):
        tables.forget(id)
        await tables.command(id, f"sit-in-{seat}-{since:.0f}", lambda live: [])
    await tables.tell_lobby(id)


async def _about(tables: Tables, live: Live, seat: int) -> Absence:
    for one in await absences(tables, live):
        if one.seat == seat:
            return one
    raise ApiError("not-late")


async def take_back(tables: Tables, user: User, id: str, command: str) -> bytes:
    """The person of a lent seat plays on."""
    stored = await tables.store.reply(id, own(user, command))
    if stored is not None:
        return stored
    live = await tables.current(id)
    seat = next((x.seat for x in live.seats if x.user == user.id), -1)
    if live.row.status != "running":
        raise ApiError("not-running")
    if seat < 0 or not await tables.store.give_back(id, seat):
        raise ApiError("not-yours")
    tables.forget(id)

    def change(live: Live) -> list[LogRow]:
        live.clocks.late.pop(seat, None)
        return []

    reply = await tables.command(id, own(user, command), change)
    await tables.tell_lobby(id)
    return reply
