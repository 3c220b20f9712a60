"""The directory of tables: who sits where, and who finds what."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from ludorum.server.services import Repositories
from ludorum.server.store import Conflict
from ludorum.server.store.rows import SeatChange, SeatRow
from tests.server.repositories.records import (
    BEGUN,
    BOB,
    KEY,
    SEATS,
    a_head,
    a_table,
    an_append,
    start,
)

pytestmark = pytest.mark.anyio


async def test_a_table_is_kept_as_it_was_given(store: Repositories) -> None:
    assert await store.tables.table("t1") is None
    assert await store.tables.seats("t1") == []
    table = a_table(public=True)
    await store.tables.add_table(table, SEATS[::-1], KEY)
    assert await store.tables.table("t1") == table
    assert await store.tables.seats("t1") == SEATS
    assert await store.tables.key("t1") == KEY
    with pytest.raises(KeyError):
        await store.tables.key("t2")


async def test_a_table_that_cannot_be_added_leaves_nothing(store: Repositories) -> None:
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.tables.add_table(a_table(), [SeatRow(1), SeatRow(1)], KEY)
    assert await store.tables.table("t1") is None
    with pytest.raises(KeyError):
        await store.tables.key("t1")


async def test_tables_of_a_user(store: Repositories) -> None:
    for n in range(4):
        await store.tables.add_table(a_table(f"t{n}", created=float(n)), SEATS, KEY)
    await store.tables.add_table(a_table("other"), [SeatRow(0, "u-bob"), SeatRow(1)], KEY)
    assert [t.id for t in await store.tables.tables_of("u-ann", 3)] == ["t3", "t2", "t1"]
    assert [t.id for t in await store.tables.tables_of("u-bob", 3)] == ["other"]
    assert await store.tables.tables_of("u-eve", 3) == []


async def test_open_tables_are_public_and_have_a_free_seat(store: Repositories) -> None:
    full = [SEATS[0], SEATS[2]]
    await store.tables.add_table(a_table("old", public=True, created=1), SEATS, KEY)
    await store.tables.add_table(a_table("new", public=True, created=2), SEATS, KEY)
    await store.tables.add_table(a_table("private"), SEATS, KEY)
    await store.tables.add_table(a_table("full", public=True), full, KEY)
    await store.tables.add_table(a_table("begun", public=True), SEATS, KEY)
    await store.games.start("begun", a_head(), [])
    assert [t.id for t in await store.tables.open_tables(9)] == ["new", "old"]
    assert [t.id for t in await store.tables.open_tables(1)] == ["new"]
    await store.tables.add_table(a_table("hidden"), SEATS, KEY)
    await store.games.start("hidden", a_head(), [])
    assert [t.id for t in await store.tables.running_tables(9)] == ["begun"]


async def test_sitting_down_and_standing_up(store: Repositories) -> None:
    await store.tables.add_table(a_table(), SEATS, KEY)
    bob = SeatRow(1, "u-bob", "", "Bob")
    assert not await store.tables.take_seat("t1", SeatRow(0, "u-bob"))  # taken by a person
    assert not await store.tables.take_seat("t1", SeatRow(2, "u-bob"))  # taken by a bot
    assert not await store.tables.take_seat("t1", SeatRow(3, "u-bob"))  # no such seat
    assert not await store.tables.take_seat("t2", bob)  # no such table
    assert not await store.tables.take_seat("t1", SeatRow(1, "u-ann"))  # sits already
    assert await store.tables.take_seat("t1", bob)
    assert await store.tables.seats("t1") == [SEATS[0], bob, SEATS[2]]
    assert await store.tables.leave_seat("t1", "u-bob")
    assert not await store.tables.leave_seat("t1", "u-bob")
    assert not await store.tables.leave_seat("t1", "")
    assert await store.tables.seats("t1") == SEATS
    assert await store.tables.take_seat("t1", SeatRow(1, "", "random", "R"))
    assert (await store.tables.seats("t1"))[1] == SeatRow(1, "", "random", "R")


async def test_seats_of_a_table_that_has_begun_are_fixed(store: Repositories) -> None:
    await start(store)
    assert not await store.tables.take_seat("t1", SeatRow(1, "u-bob"))
    assert not await store.tables.leave_seat("t1", "u-ann")
    assert await store.tables.seats("t1") == BEGUN


async def test_one_of_many_gets_a_seat(store: Repositories) -> None:
    await store.tables.add_table(a_table(), SEATS, KEY)
    got = await asyncio.gather(
        *(store.tables.take_seat("t1", SeatRow(1, f"u{n}")) for n in range(10))
    )
    assert Counter(got) == {True: 1, False: 9}


async def test_one_who_sits_down_twice_at_once_sits_once(store: Repositories) -> None:
    await store.tables.add_table(a_table(), [SeatRow(n) for n in range(6)], KEY)
    got = await asyncio.gather(
        *(store.tables.take_seat("t1", SeatRow(n, "u-bob")) for n in range(6))
    )
    assert Counter(got) == {True: 1, False: 5}


async def test_a_bot_sits_in(store: Repositories) -> None:
    await start(store)
    await store.accounts.add_user(BOB)
    await store.substitutes.vote("t1", 0, "u-bob", 1.0)
    await store.games.append(an_append(reseat=SeatChange(0, "sensible", 50.0)))
    assert (await store.tables.seats("t1"))[0] == SeatRow(0, "u-ann", "sensible", "Ann")
    assert await store.substitutes.assigned("t1") == {0}
    assert await store.substitutes.votes("t1") == []
    await store.games.append(an_append(version=2, command="c2", reseat=SeatChange(0, "")))
    assert await store.tables.seats("t1") == BEGUN
    assert await store.substitutes.assigned("t1") == set()


async def test_a_seat_changes_hands_with_its_command_or_not_at_all(store: Repositories) -> None:
    await start(store)
    for wrong in ({"version": 7}, {"version": 1, "status": "over", "rows": [], "id": "t2"}):
        with pytest.raises(Conflict):
            await store.games.append(an_append(**wrong, reseat=SeatChange(0, "sensible", 50.0)))
    assert await store.tables.seats("t1") == BEGUN
    assert await store.substitutes.assigned("t1") == set()
    last = an_append(status="over", reseat=SeatChange(0, "sensible"))
    assert await store.games.append(last) == 2
    assert (await store.tables.seats("t1"))[0].bot == "sensible"
    assert (await store.tables.find("t1")).status == "over"


async def test_the_first_rematch_stays(store: Repositories) -> None:
    await store.tables.add_table(a_table(), SEATS, KEY)
    new = [a_table(f"r{n}") for n in range(8)]
    got = await asyncio.gather(*(store.tables.add_rematch("t1", x, SEATS, KEY) for x in new))
    assert len(set(got)) == 1
    table = await store.tables.table("t1")
    assert table is not None
    assert table.rematch == got[0]
    # The others were not made at all.
    assert [x.id for x in new if await store.tables.table(x.id)] == [got[0]]
    assert await store.tables.seats(got[0]) == SEATS
    with pytest.raises(KeyError):
        await store.tables.add_rematch("t2", a_table("r9"), SEATS, KEY)
    assert await store.tables.table("r9") is None


async def test_many_tables_at_once(store: Repositories) -> None:
    for id in ("t1", "t2"):
        await start(store, id)
    await store.tables.add_table(a_table("open"), SEATS, KEY)
    assert {x.id for x in await store.tables.some(["t1", "open", "none"])} == {"t1", "open"}
    found = await store.tables.seats_by_table(["t1", "open", "none"])
    assert found == {"t1": BEGUN, "open": SEATS, "none": []}
    await store.games.append(an_append("t2"))
    assert await store.games.versions(["t1", "t2", "open"]) == {"t1": 1, "t2": 2}


async def test_how_tables_stand_for_who_is_to_be_told(store: Repositories) -> None:
    assert await store.tables.waiting_state("t1") is None
    await start(store, "t1")
    await start(store, "t2")
    one = await store.tables.waiting_state("t1")
    assert one is not None and one.table == await store.tables.table("t1")
    assert (one.seats, one.version, one.clocks) == (BEGUN, 1, b'{"0":60}')
    assert [x.table.id for x in await store.tables.waiting_states_of("u-ann", 9)] == ["t1", "t2"]
    assert len(await store.tables.waiting_states_of("u-ann", 1)) == 1
    await store.games.set_status("t1", "over", "")
    assert [x.table.id for x in await store.tables.waiting_states_of("u-ann", 9)] == ["t2"]


async def test_tables_somebody_holds(store: Repositories) -> None:
    assert await store.tables.held_by("u-ann", ["sensible"]) == (0, 0, 0)
    await store.tables.add_table(a_table("t1", public=True), SEATS, KEY)
    await store.tables.add_table(a_table("t2"), [SeatRow(0, "", "hard", "")], KEY)
    await start(store, "t3")
    await start(store, "t4")
    await store.games.set_status("t4", "over", "")
    assert await store.tables.held_by("u-ann", ["sensible"]) == (3, 1, 1)
    assert await store.tables.held_by("u-ann", ["random"]) == (3, 1, 3)
    assert await store.tables.held_by("u-bob", ["sensible"]) == (0, 0, 0)


async def test_abandoned_tables_go_with_all_they_have(store: Repositories) -> None:
    for id, created in (("old", 1.0), ("young", 90.0)):
        await store.tables.add_table(a_table(id, created=created), SEATS, KEY)
    await start(store, "begun")
    assert await store.tables.drop_abandoned(50.0) == 1
    assert await store.tables.table("old") is None and await store.tables.seats("old") == []
    with pytest.raises(KeyError):
        await store.tables.key("old")
    assert await store.tables.seats("young") == SEATS and await store.games.version("begun") == 1


async def test_where_a_table_is_kept(store: Repositories) -> None:
    """In the only database there is; what shards change is in `test_shards`."""
    assert store.tables.reachable("t1") and store.tables.id_for("token") == "token"
    assert store.tables.new_id() != store.tables.new_id("t1")
    database = store.database
    assert database.of("t1") is database
    assert [*database.games] == [database] == [*database.reachable]
    assert database.grouped(["t1", "t2"]) == [(database, ["t1", "t2"])]
