"""Friends, blocks and mutes, invitations, and lines that are reported: what people do to people.

Nobody can be found but by their exact name, by a table one shares, or by a link they gave away; a
block is felt as a closed door, whichever way one comes.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludorum.server.accounts import clean_name
from ludorum.server.errors import ApiError
from ludorum.server.model import Report, TableRow, User
from ludorum.server.tables import Tables

MOST_TIES = 500  # of one person
MOST_FOUND = 10  # of one name
MOST_INVITATIONS = 20  # shown to one person
MOST_INVITED = 20  # to one table


async def found(tables: Tables, user: User, name: str) -> list[User]:
    """People with an account of exactly this name."""
    apart = await tables.store.apart(user.id)
    people = await tables.store.accounts_named(clean_name(name), MOST_FOUND)
    return [x for x in people if x.id != user.id and x.id not in apart]


@contextmanager
def _with(user: User, other: str) -> Iterator[None]:
    """Around what is done to somebody else, who must be there."""
    if user.id == other:
        raise ApiError("bad-request", "that is you")
    try:
        yield
    except KeyError as e:
        raise ApiError("no-person") from e


async def befriend(tables: Tables, user: User, other: str) -> None:
    """Ask somebody to be friends, or agree."""
    with _with(user, other):
        outcome = await tables.store.befriend(user.id, other, tables.clock(), MOST_TIES)
    if outcome == "blocked":
        raise ApiError("unwelcome")
    if outcome == "full":
        raise ApiError("too-many", f"up to {MOST_TIES} people")


async def part(tables: Tables, user: User, other: str) -> None:
    """Withdraw a question, say no to one, or end a friendship."""
    with _with(user, other):
        await tables.store.part(user.id, other)


async def block(tables: Tables, user: User, other: str) -> None:
    await _room(tables, user)
    with _with(user, other):
        await tables.store.block(user.id, other, tables.clock())


async def mute(tables: Tables, user: User, other: str) -> None:
    await _room(tables, user)
    with _with(user, other):
        await tables.store.mute(user.id, other, tables.clock())


async def _room(tables: Tables, user: User) -> None:
    """Friends are not in the way of a block: there is room for as many again."""
    if len(await tables.store.shut(user.id)) >= MOST_TIES:
        raise ApiError("too-many", f"up to {MOST_TIES} people")


# -- invitations -----------------------------------------------------------------------------------


async def invite(tables: Tables, user: User, id: str, other: str) -> None:
    """Somebody at an open table wants a friend there."""
    row = await sitting(tables, user, id)
    if not any([x.kind == "friend" and x.user == other for x in await tables.store.ties(user.id)]):
        raise ApiError("not-friends")
    if row.owner in await tables.store.apart(other):  # a friend's friend is not always one's own
        raise ApiError("unwelcome")
    if len(await tables.store.invited(id)) >= MOST_INVITED:
        raise ApiError("too-many", f"up to {MOST_INVITED} people")
    if not await tables.store.invite(id, other, user.id, tables.clock()):
        raise ApiError("not-open")


async def sitting(tables: Tables, user: User, id: str) -> TableRow:
    """The table, for those who sit there."""
    row = await tables.find(id)
    if not any([x.user == user.id for x in await tables.store.seats(id)]):
        raise ApiError("not-yours")
    return row


# -- reports ---------------------------------------------------------------------------------------


async def report(tables: Tables, user: User, id: str, n: int, why: str) -> None:
    """Who sits at a table complains of a line of its chat; once."""
    await sitting(tables, user, id)
    lines = [x for x in await tables.store.lines(id, n - 1) if x.n == n]
    if not lines or lines[0].user == user.id:
        raise ApiError("bad-request", "no line of somebody else")
    x = lines[0]
    now = tables.clock()
    await tables.store.report(Report(id, n, user.id, x.user, x.name, x.text, why, now))
