"""Who may sit down at an open table, and what strangers are told of its level.

A block keeps two people apart, by whatever way one comes to the other's table. A table that asks
for its owner's level asks it of strangers only: who was invited is welcome.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from typing import NamedTuple

from ludorum.server.errors import ApiError
from ludorum.server.model import Pool, Skill, TableRow, User
from ludorum.server.store import Store

from .ratings import NEW, WINDOW, band, pool_of, shown


class Room(NamedTuple):
    """What is told of an open table: the band of its owner (empty: not known), the numbers it asks
    for (empty: any), and whether they are the reader's."""

    band: tuple[int, ...] = ()
    level: tuple[int, ...] = ()
    fits: bool = True


async def admit(store: Store, user: User, row: TableRow, link: str) -> None:
    """ApiError says why somebody may not take a seat."""
    asked = secrets.compare_digest(link.encode(), row.link.encode()) or any(
        [x.user == user.id for x in await store.invited(row.id)]
    )
    if not row.public and not asked:
        raise ApiError("not-yours", "this invitation is not valid")
    if row.owner in await store.apart(user.id):
        raise ApiError("unwelcome")
    if row.level and not asked and user.id != row.owner:
        room = (await rooms(store, [row], user)).get(row.id)
        if room is not None and not room.fits:
            raise ApiError("other-level", "–".join([str(n) for n in room.level]))


async def rooms(store: Store, rows: Iterable[TableRow], user: User | None) -> dict[str, Room]:
    """Of the open ones among them."""
    found = [row for row in rows if row.status == "open" and row.public]
    if not found:
        return {}
    people = {row.owner for row in found} | ({user.id} if user else set())
    skills = {(x.user, x.pool): x.skill for x in await store.ratings_of(people)}
    hidden = await store.hidden(people)
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
