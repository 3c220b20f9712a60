"""Who may see and do what at a table: the only place that decides it.

Whoever sits at a table sees it from their seat, also while a bot plays for them; others watch it if
it is public. A block keeps two people apart, by whatever way one comes to the other's table. A
table that asks for its owner's level asks it of strangers only: who was invited is welcome.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, Protocol

from ludorum.kernel import WATCHER
from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.errors import ApiError
from ludorum.server.ratings.model import Pool, Skill
from ludorum.server.ratings.repository import RatingRepository
from ludorum.server.ratings.scale import NEW, WINDOW, band, shown
from ludorum.server.relationships.repository import RelationshipRepository
from ludorum.server.store.rows import HOUSE, SeatRow, TableRow, User

from .model import pool_of
from .repository.invitations import InvitationRepository

Seats = Sequence[SeatRow]

# -- by the seats alone ------------------------------------------------------------------------


def seat_of(seats: Seats, user: User | None) -> int:
    """Where somebody sits; -1: nowhere."""
    return next((x.seat for x in seats if user is not None and x.user == user.id), -1)


def require_seat(seats: Seats, user: User, why: str = "") -> int:
    """Where somebody sits, who must."""
    seat = seat_of(seats, user)
    if seat < 0:
        raise ApiError("not-yours", why)
    return seat


def require_playing(seats: Seats, user: User) -> int:
    """The seat somebody decides for: one they sit in and no bot plays for them."""
    seat = require_seat(seats, user)
    if seats[seat].bot:
        raise ApiError("not-yours")
    return seat


def require_owner(row: TableRow, user: User, why: str) -> None:
    if row.owner != user.id:
        raise ApiError("not-yours", why)


def audience_of(row: TableRow, seats: Seats, user: User | None) -> int:
    """As whom somebody sees a table: from their seat, or as a watcher."""
    seat = seat_of(seats, user)
    if seat >= 0:
        return seat
    if not row.public:
        raise ApiError("not-yours", "this table is private")
    return WATCHER


def require_replay(row: TableRow, seats: Seats, user: User | None) -> None:
    """All of a game that is over, for those who could see it."""
    if row.status != "over":
        raise ApiError("no-replay")
    audience_of(row, seats, user)


def hints_allowed(row: TableRow, seats: Seats) -> bool:
    """To a person alone among bots; where people meet only if the maker of the table wanted it; in
    a rated game, one whose deal others play too, or one that was laid for them, never."""
    people = [x for x in seats if x.user or not x.bot]
    at_stake = row.rated or row.dealing or row.owner == HOUSE
    return (len(people) == 1 or row.hints) and not at_stake


class Secrecy(Protocol):
    """Of games whose deal others play too, or that were laid by the house: who may look at one, and
    since when its key is known. Each room that lays such tables answers for its own."""

    async def shows(self, row: TableRow, user: User | None) -> bool:
        """Somebody who did not sit there may look at it, although it is not public."""
        ...

    async def holds_key(self, row: TableRow) -> bool:
        """Its key must not be told yet."""
        ...


# -- taking a seat -----------------------------------------------------------------------------


class Room(NamedTuple):
    """What is told of an open table: the band of its owner (empty: not known), the numbers it asks
    for (empty: any), and whether they are the reader's."""

    band: tuple[int, ...] = ()
    level: tuple[int, ...] = ()
    fits: bool = True


class Admission:
    """Who may take a seat at an open table, and what strangers are told of its level."""

    def __init__(
        self,
        accounts: AccountRepository,
        relationships: RelationshipRepository,
        ratings: RatingRepository,
        invitations: InvitationRepository,
    ) -> None:
        self._accounts = accounts
        self._relationships = relationships
        self._ratings = ratings
        self._invitations = invitations

    async def admit(self, user: User, row: TableRow, link: str) -> None:
        """ApiError says why somebody may not take a seat."""
        if row.owner == HOUSE:  # it was laid for those who are to sit there
            raise ApiError("not-open")
        asked = secrets.compare_digest(link.encode(), row.link.encode()) or any(
            x.user == user.id for x in await self._invitations.invited(row.id)
        )
        if not row.public and not asked:
            raise ApiError("not-yours", "this invitation is not valid")
        if row.owner in await self._relationships.blocked_either_way(user.id):
            raise ApiError("unwelcome")
        if row.level and not asked and user.id != row.owner:
            room = (await self.rooms([row], user)).get(row.id)
            if room is not None and not room.fits:
                raise ApiError("other-level", "–".join([str(n) for n in room.level]))

    async def rooms(self, rows: Iterable[TableRow], user: User | None) -> dict[str, Room]:
        """Of the open ones among them."""
        found = [row for row in rows if row.status == "open" and row.public]
        if not found:
            return {}
        people = {row.owner for row in found} | ({user.id} if user else set())
        skills = {(x.user, x.pool): x.skill for x in await self._ratings.ratings_of(people)}
        hidden = await self._accounts.hidden(people)
        return {row.id: _room(row, user.id if user else "", skills, hidden) for row in found}


def _room(
    row: TableRow, user: str, skills: dict[tuple[str, Pool], Skill], hidden: Collection[str]
) -> Room:
    pool = pool_of(row)
    host = skills.get((row.owner, pool))
    seen = band(host) if host is not None and row.owner not in hidden else ()
    if not row.level:
        return Room(seen)
    middle = shown(host or NEW)
    level = (middle - WINDOW, middle + WINDOW)
    number = shown(skills.get((user, pool), NEW))
    return Room(seen, level, level[0] <= number <= level[1] or row.owner == user)
