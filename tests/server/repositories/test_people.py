"""Users, their names and sessions, the ways they sign in, and what may be done once."""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec
import pytest

from ludorum.server.accounts.model import Ban
from ludorum.server.services import Repositories
from ludorum.server.store.rows import SeatRow, User
from tests.server.repositories.records import ANN, BOB, GUEST, KEY, a_table, a_way, people
from tests.server.repositories.test_tournaments import a_tournament

pytestmark = pytest.mark.anyio


async def test_users(store: Repositories) -> None:
    assert await store.accounts.user("u-ann") is None
    assert await store.accounts.add_user(ANN)
    assert await store.accounts.add_user(BOB)
    assert await store.accounts.user("u-ann") == ANN
    assert await store.accounts.user("u-bob") == BOB


async def test_names_are_unique_among_those_with_a_password(store: Repositories) -> None:
    assert await store.accounts.add_user(User("g1", "Ґанна Straße", "", 0))
    assert await store.accounts.user_named("Ґанна Straße") is None
    assert await store.accounts.add_user(User("u1", "Ґанна Straße", "hash", 0))
    assert not await store.accounts.add_user(User("u2", " ґанна  STRASSE", "hash", 0))
    assert await store.accounts.user("u2") is None
    assert await store.accounts.add_user(User("g2", "Ґанна Straße", "", 0))
    found = await store.accounts.user_named("ҐАННА strasse")
    assert found is not None
    assert found.id == "u1"


async def test_one_of_many_gets_a_name(store: Repositories) -> None:
    got = await asyncio.gather(
        *(store.accounts.add_user(User(f"u{n}", "Ann", "x", 0)) for n in range(10))
    )
    assert Counter(got) == {True: 1, False: 9}


async def test_sessions(store: Repositories) -> None:
    await store.accounts.add_user(ANN)
    await store.accounts.add_session("h1", ANN.id, 100.0)
    await store.accounts.add_session("h2", ANN.id, 200.0)
    assert await store.accounts.session("h1", 99.0) == ANN
    assert await store.accounts.session("h1", 100.0) is None
    assert await store.accounts.session("h3", 0.0) is None
    await store.accounts.drop_session("h1")
    await store.accounts.drop_session("h1")
    assert await store.accounts.session("h1", 0.0) is None
    assert await store.accounts.drop_expired(150.0) == 0
    assert await store.accounts.drop_expired(200.0) == 1
    assert await store.accounts.session("h2", 0.0) is None


async def test_ways(store: Repositories) -> None:
    await people(store)
    one, two = a_way("w1"), a_way("w2", kind="passkey", subject="b@x.example")
    assert await store.accounts.add_credential(one) and await store.accounts.add_credential(two)
    assert not await store.accounts.add_credential(a_way("w3", ANN))  # that address is Bob's
    assert (
        await store.accounts.credentials(BOB.id) == [one, two]
        and await store.accounts.credentials(ANN.id) == []
    )
    assert await store.accounts.credential("mail", "b@x.example") == one
    assert await store.accounts.credential("oidc", "b@x.example") is None
    await store.accounts.use_credential("w1", b'{"a":2}', 9.0)
    assert await store.accounts.credential("mail", "b@x.example") == msgspec.structs.replace(
        one, data=b'{"a":2}', used=9.0
    )
    assert not await store.accounts.add_credential(
        a_way("w4", User("nobody", "", "", 0), subject="other")
    )


async def test_the_last_way_stays(store: Repositories) -> None:
    await people(store)
    for n in range(6):
        await store.accounts.add_credential(a_way(f"w{n}", subject=f"b{n}@x.example"))
    assert not await store.accounts.drop_credential(ANN.id, "w0")
    got = await asyncio.gather(*[store.accounts.drop_credential(BOB.id, f"w{n}") for n in range(6)])
    assert Counter(got) == {True: 5, False: 1}
    assert len(await store.accounts.credentials(BOB.id)) == 1
    await store.accounts.add_credential(a_way("a0", ANN, subject="a@x.example"))
    assert await store.accounts.drop_credential(ANN.id, "a0")  # she has a password


async def test_a_password_and_its_name(store: Repositories) -> None:
    await people(store)
    assert not await store.accounts.set_password(BOB.id, " ANN ", "h")
    assert await store.accounts.user(BOB.id) == BOB
    assert await store.accounts.set_password(BOB.id, "Robert", "h")
    assert await store.accounts.user_named("robert") == User(BOB.id, "Robert", "h", BOB.created)
    assert not await store.accounts.set_password("nobody", "Nobody", "h")
    both = [store.accounts.set_password(x.id, "Same", "h") for x in (BOB, GUEST)]
    assert Counter(await asyncio.gather(*both)) == {True: 1, False: 1}


async def test_a_ticket_is_for_one(store: Repositories) -> None:
    await store.accounts.add_ticket("h1", "A", b"data", 100.0)
    assert await store.accounts.ticket("h1", "A", 99.0) == b"data"
    for kind, now in (("B", 0.0), ("A", 100.0)):
        assert await store.accounts.ticket("h1", kind, now) is None
        assert await store.accounts.take_ticket("h1", kind, now) is None
    got = await asyncio.gather(*[store.accounts.take_ticket("h1", "A", 50.0) for _ in range(10)])
    assert Counter(got) == {b"data": 1, None: 9}
    assert await store.accounts.ticket("h1", "A", 0.0) is None


async def test_old_tickets_go(store: Repositories) -> None:
    await store.accounts.add_ticket("h1", "A", b"", 100.0)
    await store.accounts.add_ticket("h2", "A", b"", 300.0)
    assert await store.accounts.drop_expired(100.0) == 1
    assert await store.accounts.ticket("h1", "A", 0.0) is None  # gone, not only too old
    assert await store.accounts.ticket("h2", "A", 200.0) == b""


# -- who is found, who hides, who may not come in -------------------------------------------------


async def test_who_is_found_by_name(store: Repositories) -> None:
    await people(store)
    other = User("u-other", " ANN", "", 0.5)
    assert await store.accounts.add_user(other)
    assert await store.accounts.accounts_named("ann", 9) == [ANN]  # a guest is not found
    await store.accounts.add_credential(a_way("w1", other))
    assert await store.accounts.accounts_named("ann", 9) == [other, ANN]
    assert await store.accounts.accounts_named("ann", 1) == [other]
    await store.accounts.hide(ANN.id, hidden=True)
    assert await store.accounts.accounts_named("ann", 9) == [other]
    assert await store.accounts.hidden([ANN.id, BOB.id]) == {ANN.id}
    await store.accounts.hide(ANN.id, hidden=False)
    assert await store.accounts.hidden([ANN.id, BOB.id]) == set()
    assert await store.accounts.names([]) == {}
    assert await store.accounts.names([BOB.id, ANN.id, "no"]) == {ANN.id: "Ann", BOB.id: "Bob"}


async def test_guests_whom_nobody_can_come_back_as_go(store: Repositories) -> None:
    """Somebody with a password, a way to sign in, a session, a seat or a tournament stays."""
    names = ("gone", "young", "known", "way", "session", "seat", "plays", "holds")
    for name in names:
        password = "hash" if name == "known" else ""
        created = 90.0 if name == "young" else 1.0
        assert await store.accounts.add_user(User(name, name, password, created))
    await store.accounts.add_credential(a_way("w1", User("way", "", "", 0.0)))
    await store.accounts.add_session("s", "session", 1e12)
    await store.tables.add_table(a_table(), [SeatRow(0, "seat", "", "seat")], KEY)
    assert await store.tournaments.add(a_tournament(owner="holds"), 9)
    assert await store.tournaments.join("k1", "plays", "plays") == "done"
    assert await store.accounts.drop_guests(50.0) == 1
    assert set(await store.accounts.names(names)) == set(names) - {"gone"}
    assert await store.accounts.drop_guests(50.0) == 0


async def test_bans(store: Repositories) -> None:
    await people(store)
    for user in (ANN, BOB):
        await store.accounts.add_session(f"s-{user.id}", user.id, 1e12)
    hers, his = Ban("user", ANN.id, 1.0, 0.0, "why"), Ban("name", " BOB", 2.0, 50.0, "a name")
    for ban in (Ban("user", ANN.id, 0.5, 9.0, "first"), hers, his):
        await store.bans.add(ban)
    folded = msgspec.structs.replace(his, value="bob")
    assert await store.bans.all() == [folded, hers]
    for user, now, banned in ((ANN, 99.0, True), (BOB, 49.0, True), (BOB, 50.0, False),
                              (GUEST, 1.0, False)):  # fmt: skip
        assert await store.bans.banned(user, now) == banned
        session = await store.accounts.session(f"s-{user.id}", now)
        assert session == (None if banned or user is GUEST else user)
    assert await store.bans.sessions_under(hers) == ["s-u-ann"]
    assert await store.bans.sessions_under(his) == ["s-u-bob"]
    assert await store.bans.lift("name", "Bob") and not await store.bans.lift("name", "Bob")
    assert await store.bans.all() == [hers]
