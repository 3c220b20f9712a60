"""Friends, blocks and mutes, and who is invited to which table."""

from __future__ import annotations

import asyncio

import pytest

from ludorum.server.relationships.model import Relationship
from ludorum.server.services import Repositories
from ludorum.server.store.rows import User
from tests.server.parts import leave
from tests.server.repositories.records import (
    ANN,
    BOB,
    GUEST,
    KEY,
    SEATS,
    a_head,
    a_table,
    people,
)

pytestmark = pytest.mark.anyio


async def kinds(store: Repositories, user: User) -> list[tuple[str, str]]:
    return [(x.kind, x.user) for x in await store.relationships.of(user.id)]


async def test_who_asks_each_other_are_friends(store: Repositories) -> None:
    await people(store)
    ties = store.relationships
    assert await ties.befriend(ANN.id, BOB.id, 1.0, 9) == "asked"
    assert await ties.of(ANN.id) == [Relationship("asked", BOB.id, "Bob", 1.0)]
    assert await ties.of(BOB.id) == [Relationship("asks", ANN.id, "Ann", 1.0)]
    assert await ties.befriend(BOB.id, ANN.id, 2.0, 9) == "friend"
    assert await ties.befriend(BOB.id, ANN.id, 3.0, 9) == "friend"
    assert await ties.of(ANN.id) == [Relationship("friend", BOB.id, "Bob", 2.0)]
    assert await ties.befriend(ANN.id, GUEST.id, 2.0, 1) == "full"
    await ties.unfriend(BOB.id, ANN.id)
    assert await kinds(store, ANN) == [] == await kinds(store, BOB)
    both = (ANN.id, BOB.id), (BOB.id, ANN.id)
    got = await asyncio.gather(*[ties.befriend(*x, 4.0, 9) for x in both * 3])
    assert "friend" in got and await kinds(store, ANN) == [("friend", BOB.id)]
    for call in (
        ties.befriend(ANN.id, "nobody", 1.0, 9),
        ties.unfriend(ANN.id, "nobody"),
        ties.block(ANN.id, "nobody", 1.0),
        ties.mute("nobody", ANN.id, 1.0),
    ):
        with pytest.raises(KeyError):
            await call


async def test_who_is_blocked_is_no_friend_and_not_invited(store: Repositories) -> None:
    await people(store)
    ties = store.relationships
    await store.tables.add_table(a_table(), SEATS, KEY)
    for one, other in ((ANN, BOB), (BOB, ANN)):
        await ties.befriend(one.id, other.id, 1.0, 9)
        await store.invitations.invite("t1", [other.id], one.id, 1.0)
    await store.invitations.invite("t1", [GUEST.id], ANN.id, 1.0)
    await ties.block(ANN.id, BOB.id, 2.0)
    await ties.block(ANN.id, BOB.id, 3.0)  # once is enough
    assert await ties.of(ANN.id) == [Relationship("blocked", BOB.id, "Bob", 2.0)]
    assert await kinds(store, BOB) == []
    assert [x.user for x in await store.invitations.invited("t1")] == [GUEST.id]
    for one, other in ((ANN, BOB), (BOB, ANN)):
        assert await ties.befriend(one.id, other.id, 4.0, 9) == "blocked"
    await ties.mute(ANN.id, GUEST.id, 5.0)
    assert await ties.blocked_or_muted(ANN.id) == {BOB.id, GUEST.id}
    assert await ties.blocked_either_way(ANN.id) == {BOB.id}
    assert await ties.blocked_either_way(BOB.id) == {ANN.id}
    assert await ties.ignored_by(BOB.id) == {ANN.id} == await ties.ignored_by(GUEST.id)
    await ties.remove(ANN.id, BOB.id, "muted")  # they are blocked, not muted
    assert await ties.blocked_either_way(ANN.id) == {BOB.id}
    await ties.remove(ANN.id, BOB.id, "blocked")
    assert await ties.blocked_or_muted(ANN.id) == {GUEST.id}


async def test_invitations(store: Repositories) -> None:
    await people(store)
    kept = store.invitations
    for id in ("t1", "t2"):
        await store.tables.add_table(a_table(id), SEATS, KEY)
    await kept.invite("t1", [BOB.id, GUEST.id, "nobody"], ANN.id, 5.0)
    await kept.invite("t1", [BOB.id], GUEST.id, 9.0)  # once is enough
    await kept.invite("t2", [BOB.id], ANN.id, 6.0)
    found = [(x.user, x.name, x.by, x.by_name, x.at) for x in await kept.invited("t1")]
    assert found == [(BOB.id, "Bob", ANN.id, "Ann", 5.0), (GUEST.id, "Guest", ANN.id, "Ann", 5.0)]
    assert [x.table for x in await kept.of(BOB.id, 9)] == ["t2", "t1"]
    assert [x.table for x in await kept.of(BOB.id, 1)] == ["t2"]
    assert await kept.uninvite("t1", GUEST.id) and not await kept.uninvite("t1", GUEST.id)
    assert await kept.drop_left_over(99.0) == 0
    assert await store.games.start("t1", a_head(), [])
    await kept.invite("nowhere", [BOB.id], ANN.id, 50.0)
    assert await kept.drop_left_over(50.0) == 1  # to a table that has begun
    assert [x.table for x in await kept.of(BOB.id, 9)] == ["nowhere", "t2"]
    assert await kept.drop("t2") == 1 and await kept.drop("t2") == 0
    assert await kept.drop_left_over(51.0) == 1


async def test_who_a_guest_was_to_others_the_user_is(store: Repositories) -> None:
    """A block comes along whatever there is; friendship only to who knows nothing of the user."""
    await people(store)
    ties, friends = store.relationships, [User(f"f{n}", f"F{n}", "", 1.0) for n in range(4)]
    for user in friends:
        assert await store.accounts.add_user(user)
    for other in (*friends[:3], ANN):
        await ties.befriend(GUEST.id, other.id, 1.0, 99)
        await ties.befriend(other.id, GUEST.id, 1.0, 99)
    await ties.befriend(ANN.id, friends[1].id, 2.0, 99)
    await ties.block(friends[2].id, ANN.id, 2.0)
    await ties.block(GUEST.id, friends[3].id, 3.0)
    await ties.befriend(ANN.id, friends[3].id, 2.0, 99)
    await ties.mute(GUEST.id, BOB.id, 3.0)
    for table in ("t1", "t2"):
        await store.invitations.invite(table, [GUEST.id], BOB.id, 1.0)
    await store.invitations.invite("t2", [ANN.id], BOB.id, 2.0)
    await store.invitations.invite("t3", [BOB.id], GUEST.id, 2.0)
    await leave(store.database, GUEST.id, ANN)
    assert sorted(await kinds(store, ANN)) == [
        ("asked", "f1"),
        ("blocked", "f3"),
        ("friend", "f0"),
        ("muted", BOB.id),
    ]
    assert await kinds(store, friends[0]) == [("friend", ANN.id)]
    assert [x.table for x in await store.invitations.of(ANN.id, 9)] == ["t2", "t1"]
    assert [x.by for x in await store.invitations.of(BOB.id, 9)] == [ANN.id]
