"""What every store must do, on each of them; then what only the one or the other can do."""

from __future__ import annotations

import asyncio
import base64
import random
import re
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from ludorum.server.companion_sync.repository import CompanionSave
from ludorum.server.learning.schemas import GameProgress, LeftLesson
from ludorum.server.services import Repositories
from ludorum.server.social.model import ChatLine
from ludorum.server.store import Conflict, Repeated, StoreDown, downgrade, make_database, migrate
from ludorum.server.store import sqlite as sqlite_store
from ludorum.server.store.address import parse, shown
from ludorum.server.store.ids import new_id
from ludorum.server.store.migrate import SCRIPTS
from ludorum.server.store.postgres import Postgres
from ludorum.server.store.rows import Append, Head, LogRow, SeatChange, SeatRow, TableRow, User
from ludorum.server.store.schema import REVISION, metadata
from tests.server.parts import make_store
from tests.server.wire import Wire

T = TypeVar("T")

pytestmark = pytest.mark.anyio

KEY = b"\x00the dealer's key \xff'"
DAY = 86_400.0

ANN = User("u-ann", "Ann", "argon2", 1.5)
BOB = User("u-bob", "Bob", "", 2.5)


def a_table(id: str = "t1", **values: Any) -> TableRow:
    fixed: dict[str, Any] = {
        "id": id,
        "game": "tithe",
        "epoch": 3,
        "seats": 3,
        "options": {"draft": "yes", "мова": "так"},
        "tempo": b'{"live":60}',
        "owner": "u-ann",
        "link": f"link-{id}",
        "commit": "ab" * 32,
        "created": 10.25,
    }
    return TableRow(**(fixed | values))


SEATS = [SeatRow(0, "u-ann", "", "Ann"), SeatRow(1), SeatRow(2, "", "sensible", "")]
BEGUN = [SEATS[0], SeatRow(1, "", "sensible", ""), SEATS[2]]


def a_head(**values: Any) -> Head:
    fixed: dict[str, Any] = {
        "version": 1,
        "seq": 2,
        "base": b'{"base":1}',
        "base_seq": 0,
        "digest": "d1",
        "deadline": 100.5,
        "bot_due": True,
        "clocks": b'{"0":60}',
    }
    return Head(**(fixed | values))


def row(n: int, **values: Any) -> LogRow:
    fixed: dict[str, Any] = {"seq": 0, "version": 0, "lane": -1, "who": 1, "answer": b"%d" % n}
    return LogRow(**(fixed | values))


def an_append(id: str = "t1", version: int = 1, command: str = "c1", **values: Any) -> Append:
    fixed: dict[str, Any] = {
        "table": id,
        "version": version,
        "command": command,
        "rows": [row(1)],
        "digest": f"d{version + 1}",
        "base": None,
        "base_seq": 0,
        "deadline": 0.0,
        "bot_due": False,
        "clocks": b"{}",
        "status": "running",
        "reply": f"reply to {command}".encode(),
        "at": 50.0,
    }
    return Append(**(fixed | values))


async def start(store: Repositories, id: str = "t1", **head: Any) -> None:
    await store.tables.add_table(a_table(id), BEGUN, KEY)
    assert await store.games.start(
        id, a_head(**head), [row(0, who=-1, lane=0, at=1.0), row(1, at=2.0)]
    )


# -- people ---------------------------------------------------------------------------------------


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


async def test_commands_go_a_day_after_the_end(store: Repositories) -> None:
    for id in ("t1", "t2"):
        await start(store, id)
        await store.games.append(an_append(id, 1, "c1"))
    await store.games.append(an_append("t1", 2, "c2", status="over", at=1000.0))
    assert await store.games.drop_commands(1000.0 + DAY - 1) == 0
    assert await store.games.reply("t1", "c2") == b"reply to c2"
    assert await store.games.drop_commands(1000.0 + DAY) == 2
    assert await store.games.reply("t1", "c2") is None
    assert await store.games.reply("t2", "c1") is not None
    assert await store.games.drop_commands(1000.0 + DAY) == 0


async def test_commands_go_too_if_the_end_was_decreed(store: Repositories) -> None:
    await start(store)
    await store.games.append(an_append())
    await store.games.set_status("t1", "over", "abandoned")
    assert await store.games.drop_commands(time.time()) == 0
    assert await store.games.drop_commands(time.time() + DAY + 1) == 1


# -- learning and the companion --------------------------------------------------------------------


async def test_what_devices_of_one_person_have_learned_is_joined(store: Repositories) -> None:
    await store.accounts.add_user(ANN)
    await store.accounts.add_user(BOB)
    kept = store.progress
    assert await kept.of(ANN.id) == {}
    left = LeftLesson("bid", "[]", 1)
    every = [GameProgress([f"l{n}"], left, n, [f"k{n}"], 0) for n in range(8)]
    await asyncio.gather(*(kept.merge(ANN.id, "tithe", x) for x in every))
    told = await kept.merge(ANN.id, "tithe", GameProgress(["l9"], None, 9, [], 0))
    other = await kept.merge(ANN.id, "hamlet", GameProgress([], None, 0, ["road"], 5))
    assert await kept.of(ANN.id) == {"hamlet": other, "tithe": told}
    assert set(told.done) == {*(f"l{n}" for n in range(8)), "l9"}
    assert set(told.first) == {f"k{n}" for n in range(8)} and told.left is None
    assert await kept.of(BOB.id) == {}


async def test_companion_games_are_kept_for_their_person(store: Repositories) -> None:
    await store.accounts.add_user(ANN)
    await store.accounts.add_user(BOB)
    assert await store.companion.keep(ANN.id, CompanionSave("g1", 10.0, b"first"), 2)
    assert await store.companion.keep(ANN.id, CompanionSave("g2", 20.0, b"other"), 2)
    assert not await store.companion.keep(ANN.id, CompanionSave("g3", 30.0, b"too many"), 2)
    assert await store.companion.keep(ANN.id, CompanionSave("g1", 40.0, b"newer"), 2)
    assert await store.companion.keep(
        ANN.id, CompanionSave("g1", 30.0, b"older"), 2
    )  # from a device left behind
    assert await store.companion.keep(BOB.id, CompanionSave("g1", 5.0, b"his own"), 2)
    assert await store.companion.of(ANN.id) == [
        CompanionSave("g1", 40.0, b"newer"),
        CompanionSave("g2", 20.0, b"other"),
    ]
    await store.companion.forget(ANN.id, "g1")
    await store.companion.forget(ANN.id, "nothing")
    assert await store.companion.of(ANN.id) == [CompanionSave("g2", 20.0, b"other")]
    assert await store.companion.of(BOB.id) == [CompanionSave("g1", 5.0, b"his own")]


# -- the directory of tables ----------------------------------------------------------------------


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


# -- games ----------------------------------------------------------------------------------------


async def test_start_and_load(store: Repositories) -> None:
    await store.tables.add_table(a_table(), BEGUN, KEY)
    assert await store.games.load("t1") is None
    assert await store.games.version("t1") == 0
    rows = [row(0, who=-1, lane=0, at=1.5), row(1, undo=1, answer=b"null\x00\xff")]
    assert await store.games.start("t1", a_head(), rows)
    assert await store.games.version("t1") == 1
    found = await store.games.load("t1")
    assert found is not None
    assert found.table == a_table(status="running")
    assert found.table == await store.tables.table("t1")
    assert found.seats == BEGUN
    assert found.head == a_head()
    assert found.tail == await store.games.log("t1")
    assert found.tail == [
        LogRow(1, 1, 0, -1, b"0", -1, 1.5),
        LogRow(2, 1, -1, 1, b"null\x00\xff", 1, 0.0),
    ]


async def test_a_game_starts_once(store: Repositories) -> None:
    await store.tables.add_table(a_table(), BEGUN, KEY)
    got = await asyncio.gather(*(store.games.start("t1", a_head(), [row(n)]) for n in range(10)))
    assert Counter(got) == {True: 1, False: 9}
    assert len(await store.games.log("t1")) == 1
    with pytest.raises(KeyError):
        await store.games.start("t2", a_head(), [])


async def test_a_game_may_start_without_rows(store: Repositories) -> None:
    await store.tables.add_table(a_table(), [], KEY)
    await store.games.start("t1", a_head(seq=0), [])
    found = await store.games.load("t1")
    assert found is not None
    assert (found.head, found.seats, found.tail) == (a_head(seq=0), [], [])


async def test_append(store: Repositories) -> None:
    await start(store)
    rows = [row(2, at=60.5), row(3, who=2, lane=2), row(4, undo=3)]
    change = an_append(rows=rows, deadline=77.5, bot_due=False, clocks=b'{"1":9}', digest="dd")
    assert await store.games.append(change) == 2
    assert await store.games.version("t1") == 2
    found = await store.games.load("t1")
    assert found is not None
    assert found.head == Head(2, 5, b'{"base":1}', 0, "dd", 77.5, False, b'{"1":9}')
    assert found.tail[2:] == [
        LogRow(3, 2, -1, 1, b"2", -1, 60.5),
        LogRow(4, 2, 2, 2, b"3", -1, 50.0),  # no time of its own: the command's
        LogRow(5, 2, -1, 1, b"4", 3, 50.0),
    ]
    assert await store.games.reply("t1", "c1") == b"reply to c1"
    assert await store.games.reply("t1", "c2") is None
    assert await store.games.reply("t2", "c1") is None


async def test_append_without_rows(store: Repositories) -> None:
    await start(store)
    assert await store.games.append(an_append(rows=[])) == 2
    found = await store.games.load("t1")
    assert found is not None
    assert (found.head.version, found.head.seq, len(found.tail)) == (2, 2, 2)


async def test_a_newer_base_shortens_the_tail(store: Repositories) -> None:
    await start(store)
    await store.games.append(an_append(rows=[row(n) for n in range(4)], base=b"new", base_seq=5))
    found = await store.games.load("t1")
    assert found is not None
    assert (found.head.base, found.head.base_seq, found.head.seq) == (b"new", 5, 6)
    assert [r.seq for r in found.tail] == [6]
    assert [r.seq for r in await store.games.log("t1")] == [1, 2, 3, 4, 5, 6]
    await store.games.append(an_append("t1", 2, "c2", rows=[], base=b"newest", base_seq=6))
    found = await store.games.load("t1")
    assert found is not None
    assert (found.head.base, found.tail) == (b"newest", [])
    assert found.seats == BEGUN


async def test_append_to_an_older_version_is_a_conflict(store: Repositories) -> None:
    await start(store)
    await store.games.append(an_append())
    for version in (1, 3):
        with pytest.raises(Conflict):
            await store.games.append(an_append(version=version, command="c2"))
    with pytest.raises(Conflict):
        await store.games.append(an_append("t2"))
    assert await store.games.version("t1") == 2
    assert await store.games.reply("t1", "c2") is None


@pytest.mark.parametrize("version", [1, 2, 9])
async def test_a_repeated_command_is_answered_as_the_first_time(
    store: Repositories, version: int
) -> None:
    """Whether it comes as it came, on the version it made, or on any other."""
    await start(store)
    await store.games.append(an_append(reply=b"first"))
    with pytest.raises(Repeated) as told:
        await store.games.append(an_append(version=version, reply=b"second"))
    assert told.value.reply == b"first"
    assert await store.games.version("t1") == 2
    assert len(await store.games.log("t1")) == 3


async def test_a_command_id_belongs_to_a_table(store: Repositories) -> None:
    await start(store, "t1")
    await start(store, "t2")
    assert await store.games.append(an_append("t1")) == 2
    assert await store.games.append(an_append("t2")) == 2


@pytest.mark.parametrize("status", ["over", "frozen"])
async def test_a_table_that_does_not_run_takes_nothing(store: Repositories, status: Any) -> None:
    await start(store)
    await store.games.append(an_append())
    await store.games.append(an_append("t1", 2, "c2", status=status))
    table = await store.tables.table("t1")
    assert table is not None
    assert table.status == status
    with pytest.raises(Conflict):
        await store.games.append(an_append("t1", 3, "c3"))
    with pytest.raises(Repeated):
        await store.games.append(an_append("t1", 3, "c1"))


async def test_freeze_and_thaw(store: Repositories) -> None:
    await start(store, deadline=5.0, bot_due=True)
    await store.games.set_status("t1", "frozen", "a rule ran away at seq 7")
    found = await store.games.load("t1")
    assert found is not None
    assert found.table.status == "frozen"
    with pytest.raises(Conflict):
        await store.games.append(an_append())
    assert await store.games.claim_bots(9.0, 9, 1.0) == []
    assert await store.games.claim_expired(9.0, 9, 1.0) == []
    assert await store.tables.running("tithe", 9, "") == []
    await store.games.set_status("t1", "running", "")
    assert await store.games.claim_bots(9.0, 9, 1.0) == ["t1"]
    assert await store.games.claim_expired(9.0, 9, 1.0) == ["t1"]
    assert await store.games.append(an_append()) == 2


async def test_a_table_may_be_frozen_before_it_starts(store: Repositories) -> None:
    await store.tables.add_table(a_table(), BEGUN, KEY)
    await store.games.set_status("t1", "frozen", "")
    assert not await store.games.start("t1", a_head(), [])
    await store.games.set_status("t1", "open", "")
    assert await store.games.start("t1", a_head(), [])


async def test_a_seat_that_is_left_as_a_game_starts_is_a_bot_with_its_name(
    store: Repositories,
) -> None:
    left = [SEATS[0], SeatRow(1), SEATS[2]]
    await store.tables.add_table(a_table(), left, KEY)
    assert await store.games.start("t1", a_head(), [])
    bot = (await store.tables.seats("t1"))[1]
    assert (bot.user, bot.bot, bot.name) == ("", "sensible", "sensible")


async def test_freezing_and_starting_at_once_agree(store: Repositories) -> None:
    for n in range(10):
        id = f"t{n}"
        await store.tables.add_table(a_table(id), BEGUN, KEY)
        await asyncio.gather(
            store.games.start(id, a_head(), []), store.games.set_status(id, "frozen", "")
        )
        table = await store.tables.table(id)
        assert table is not None
        assert table.status == "frozen"
        with pytest.raises(Conflict):
            await store.games.append(an_append(id))


async def test_new_rules(store: Repositories) -> None:
    await start(store)
    head = a_head(base=b"new", base_seq=1, digest="new", deadline=0.0, bot_due=False)
    assert not await store.games.set_rules("t1", 4, "c4", msgspec.structs.replace(head, version=2))
    assert await store.games.set_rules("t1", 4, "c4", head)
    found = await store.games.load("t1")
    assert found is not None
    assert found.table.epoch == 4
    assert found.head == a_head(version=2, base=b"new", base_seq=1, digest="new")
    with pytest.raises(Conflict):  # who holds the old rules must load again
        await store.games.append(an_append())
    assert await store.games.append(an_append("t1", 2)) == 3


async def test_running_tables_by_pages(store: Repositories) -> None:
    for id in ("c", "a", "b", "d"):
        await start(store, id)
    await store.tables.add_table(a_table("e"), BEGUN, KEY)
    await store.games.set_status("d", "over", "")
    assert [t.id for t in await store.tables.running("tithe", 2, "")] == ["a", "b"]
    assert [t.id for t in await store.tables.running("tithe", 2, "b")] == ["c"]
    assert await store.tables.running("architects", 2, "") == []


async def test_a_failing_row_leaves_nothing(store: Repositories) -> None:
    await start(store)
    before = await store.games.load("t1"), await store.games.outbox(99, 1e12)
    bad: Any = None
    with pytest.raises(Exception, match=r"(?i)null") as told:
        await store.games.append(an_append(rows=[row(1), row(2), row(3, answer=bad)], base=b"new"))
    assert not isinstance(told.value, StoreDown)
    assert (await store.games.load("t1"), await store.games.outbox(99, 1e12)) == before
    assert await store.games.reply("t1", "c1") is None
    assert await store.games.append(an_append()) == 2


async def test_fifty_at_once_all_land_in_order(store: Repositories) -> None:
    await start(store)
    rng = random.Random(7)

    async def one(n: int) -> int:
        rows = [row(n * 10 + i) for i in range(rng.randint(1, 3))]
        while True:
            version = await store.games.version("t1")
            try:
                return await store.games.append(an_append("t1", version, f"c{n}", rows=rows))
            except Conflict:
                await asyncio.sleep(0)

    versions = await asyncio.gather(*(one(n) for n in range(50)))
    assert sorted(versions) == list(range(2, 52))
    log = (await store.games.log("t1"))[2:]
    assert [r.seq for r in log] == list(range(3, 3 + len(log)))
    assert [r.version for r in log] == sorted(r.version for r in log)
    made = {version: n for n, version in enumerate(versions)}
    for r in log:  # the rows of a command lie together, in their order
        assert int(r.answer) // 10 == made[r.version]
    assert [r.answer for r in log] == sorted(
        [r.answer for r in log], key=lambda a: (versions[int(a) // 10], int(a))
    )
    found = await store.games.load("t1")
    assert found is not None
    assert (found.head.version, found.head.seq) == (51, 2 + len(log))
    assert {x.version for x in await store.games.outbox(99, 1e12)} == set(range(1, 52))


async def test_the_same_command_twenty_times_at_once_is_stored_once(store: Repositories) -> None:
    await start(store)

    async def one(n: int) -> tuple[bytes, bool]:
        reply = f"reply {n}".encode()
        for version in (1, 2):  # a Conflict would be tried again on the next version
            try:
                await store.games.append(an_append("t1", version, "same", reply=reply))
            except Repeated as told:
                return told.reply, False
            except Conflict:
                continue
            return reply, True
        raise AssertionError("neither stored nor repeated")

    got = await asyncio.gather(*(one(n) for n in range(20)))
    assert len({reply for reply, _ in got}) == 1
    assert sum(new for _, new in got) == 1
    assert await store.games.version("t1") == 2
    assert len(await store.games.log("t1")) == 3


async def test_keys_come_from_key_alone(store: Repositories) -> None:
    await store.accounts.add_user(ANN)
    await store.tables.add_table(a_table(public=True), BEGUN, KEY)
    seen: list[Any] = [await store.tables.open_tables(9), await store.tables.tables_of("u-ann", 9)]
    await store.games.start("t1", a_head(), [row(1)])
    await store.games.append(an_append())
    await store.chat.add("t1", ChatLine(0, "u-ann", "Ann", "hi", 1.0), 9)
    await store.games.archive("t1", b"packed")
    seen += [
        await store.tables.table("t1"),
        await store.tables.seats("t1"),
        await store.games.load("t1"),
        await store.games.log("t1"),
        await store.tables.running("tithe", 9, ""),
        await store.tables.tables_of("u-ann", 9),
        await store.games.outbox(9, 1e12),
        await store.chat.lines("t1", 0),
        await store.games.archived("t1"),
        await store.games.reply("t1", "c1"),
    ]
    text = repr(seen).encode() + msgspec.msgpack.encode(seen)
    for form in (KEY, KEY.hex().encode(), base64.b64encode(KEY), repr(KEY)[2:-1].encode()):
        assert form not in text
    assert await store.tables.key("t1") == KEY


# -- work to be done ------------------------------------------------------------------------------


async def test_claims_of_deadlines(store: Repositories) -> None:
    for id, deadline in (("a", 30.0), ("b", 10.0), ("c", 20.0), ("none", 0.0), ("late", 99.0)):
        await start(store, id, deadline=deadline)
    assert await store.games.claim_expired(9.0, 9, 5.0) == []
    assert await store.games.claim_expired(30.0, 1, 5.0) == ["b"]  # the oldest first
    assert sorted(await store.games.claim_expired(30.0, 9, 5.0)) == ["a", "c"]
    assert await store.games.claim_expired(34.9, 9, 5.0) == []
    assert sorted(await store.games.claim_expired(35.0, 9, 5.0)) == ["a", "b", "c"]


async def test_claims_of_bots(store: Repositories) -> None:
    for id in ("a", "b", "c"):
        await start(store, id, bot_due=id != "c")
    assert sorted(await store.games.claim_bots(1.0, 9, 5.0)) == ["a", "b"]
    assert await store.games.claim_bots(5.9, 9, 5.0) == []
    assert len(await store.games.claim_bots(6.0, 1, 5.0)) == 1
    assert len(await store.games.claim_bots(6.0, 9, 5.0)) == 1


async def test_an_append_ends_claims(store: Repositories) -> None:
    """The next deadline is not held up by a lease on the last; bots are whoever's who thinks for
    them, until they say that they have done."""
    await start(store, deadline=10.0, bot_due=True)
    assert await store.games.claim_bots(10.0, 9, 60.0) == await store.games.claim_expired(
        10.0, 9, 60.0
    )
    await store.games.append(an_append(deadline=12.0, bot_due=True))
    assert await store.games.claim_bots(11.0, 9, 60.0) == []
    await store.games.append(an_append("t1", 2, "c2", deadline=12.0, bot_due=True, lease=90.0))
    assert await store.games.claim_bots(80.0, 9, 60.0) == []
    await store.games.append(an_append("t1", 3, "c3", deadline=12.0, bot_due=True, lease=0.0))
    assert await store.games.claim_bots(11.0, 9, 60.0) == ["t1"]
    assert await store.games.claim_expired(11.0, 9, 60.0) == []
    assert await store.games.claim_expired(12.0, 9, 60.0) == ["t1"]
    await store.games.append(an_append("t1", 4, "c4"))
    assert await store.games.claim_bots(99.0, 9, 60.0) == []
    assert await store.games.claim_expired(99.0, 9, 60.0) == []


@pytest.mark.parametrize("kind", ["claim_bots", "claim_expired"])
async def test_ten_who_claim_at_once_never_get_the_same(store: Repositories, kind: str) -> None:
    ids = [f"t{n:02}" for n in range(40)]
    for id in ids:
        await start(store, id, deadline=5.0)

    async def claim() -> list[str]:
        mine: list[str] = []
        while some := await getattr(store.games, kind)(10.0, 3, 60.0):
            assert len(some) <= 3
            mine += some
        return mine

    got = await asyncio.gather(*(claim() for _ in range(10)))
    given = [id for some in got for id in some]
    assert len(given) == len(set(given))
    # A row somebody else was looking at is skipped, so a caller may stop early; nothing is lost.
    given += await getattr(store.games, kind)(10.0, 99, 60.0)
    assert sorted(given) == ids


async def test_the_outbox(store: Repositories) -> None:
    await start(store, "t1")
    await start(store, "t2")
    await store.games.append(an_append("t1", 1, "c1", at=50.0))
    await store.games.append(an_append("t1", 2, "c2", at=60.0))
    all = [(x.table, x.version) for x in await store.games.outbox(9, 60.0)]
    assert all == [("t1", 1), ("t2", 1), ("t1", 2), ("t1", 3)]
    assert len(await store.games.outbox(2, 60.0)) == 2
    assert len(await store.games.outbox(9, 59.9)) == 3
    await store.games.confirm([("t1", 2), ("t3", 1)])
    await store.games.confirm([("t1", 2)])
    await store.games.confirm([])
    assert [(x.table, x.version) for x in await store.games.outbox(9, 60.0)] == [
        ("t2", 1),
        ("t1", 3),
    ]


async def test_many_confirm_at_once(store: Repositories) -> None:
    told = [(f"t{n}", 1) for n in range(30)]
    for id, _ in told:
        await start(store, id)
    mixed = [random.Random(n).sample(told, 30) for n in range(8)]
    await asyncio.gather(*(store.games.confirm(some) for some in mixed))
    assert await store.games.outbox(99, 1e12) == []


# -- around the game ------------------------------------------------------------------------------


async def test_chat(store: Repositories) -> None:
    await store.tables.add_table(a_table(), BEGUN, KEY)
    for n in range(1, 6):
        line = ChatLine(0, "u-ann", "Ann", f"№ {n}", float(n))
        assert await store.chat.add("t1", line, 3) == msgspec.structs.replace(line, n=n)
    assert [x.n for x in await store.chat.lines("t1", 0)] == [3, 4, 5]
    assert await store.chat.lines("t1", 4) == [ChatLine(5, "u-ann", "Ann", "№ 5", 5.0)]
    assert await store.chat.lines("t2", 0) == []
    with pytest.raises(KeyError):
        await store.chat.add("t2", line, 3)


async def test_lines_written_at_once_are_numbered_apart(store: Repositories) -> None:
    await store.tables.add_table(a_table(), BEGUN, KEY)
    line = ChatLine(0, "u-ann", "Ann", "hi", 1.0)
    got = await asyncio.gather(*(store.chat.add("t1", line, 99) for _ in range(20)))
    assert sorted(x.n for x in got) == list(range(1, 21))


async def test_the_archive(store: Repositories) -> None:
    await start(store)
    await store.games.append(
        an_append(rows=[row(n) for n in range(4)], base=b"new", base_seq=5, status="over")
    )
    assert await store.games.archived("t1") is None
    before = await store.games.load("t1")
    await store.games.archive("t1", b"\x00packed")
    await store.games.archive("t1", b"made of what was left")
    assert await store.games.archived("t1") == b"\x00packed"
    assert await store.games.load("t1") == before
    assert [r.seq for r in await store.games.log("t1")] == [6]


# -- life -----------------------------------------------------------------------------------------


async def test_ping(store_url: str) -> None:
    store = make_store(store_url)
    with pytest.raises(StoreDown, match="not open"):
        await store.database.ping()
    await store.database.open()
    await store.database.ping()
    await store.database.close()
    await store.database.close()
    with pytest.raises(StoreDown, match="not open"):
        await store.database.ping()


async def test_what_was_stored_is_there_after_opening_again(store_url: str) -> None:
    first = make_store(store_url)
    await first.database.open()
    await start(first)
    await first.games.append(an_append())
    loaded = await first.games.load("t1")
    await first.database.close()
    second = make_store(store_url)
    await second.database.open()
    assert await second.games.load("t1") == loaded
    await second.database.close()


async def test_two_processes_at_one_store(store_url: str) -> None:
    stores = [make_store(store_url) for _ in range(2)]
    for store in stores:
        await store.database.open()
    await start(stores[0])

    async def play(store: Repositories, name: str) -> None:
        for n in range(10):
            while True:
                try:
                    version = await store.games.version("t1")
                    await store.games.append(an_append("t1", version, f"{name}{n}"))
                    break
                except Conflict:
                    continue

    await asyncio.gather(play(stores[0], "a"), play(stores[1], "b"))
    assert [r.seq for r in await stores[1].games.log("t1")] == list(range(1, 23))
    for store in stores:
        await store.database.close()


# -- migrations -----------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.db'}"
    return str(request.getfixturevalue("empty_postgres_url"))


async def looked(url: str, at: Callable[[Connection], T]) -> T:
    where = parse(url)
    if isinstance(where, Path):
        engine = sqlite_store.engine(where, writes=True)
    else:
        engine = Postgres(where).engine(1)
    async with engine.begin() as con:
        seen = await con.run_sync(at)
    await engine.dispose()
    return seen


def _names(con: Connection) -> set[str]:
    return set(inspect(con).get_table_names())


def _differences(con: Connection) -> list[Any]:
    """Between the tables there and those of the code; parts of the log are its own matter."""
    parts = re.compile(r"log_\d+$")
    context = MigrationContext.configure(
        con,
        opts={
            "include_name": lambda name, kind, _: not (kind == "table" and parts.match(name)),
            "compare_server_default": True,
        },
    )
    return list(compare_metadata(context, metadata))


def _set_newer(con: Connection) -> None:
    con.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")


async def test_up_and_down_and_up(empty_url: str) -> None:
    await migrate(empty_url)
    assert await looked(empty_url, _differences) == []
    await migrate(empty_url)
    await downgrade(empty_url)
    assert await looked(empty_url, _names) <= {"alembic_version", "sqlite_sequence"}
    with pytest.raises(StoreDown, match=f"revision none, this program needs {REVISION}"):
        await make_database(empty_url).open()
    await migrate(empty_url)
    store = make_store(empty_url)
    await store.database.open()
    await start(store)
    await store.database.close()


def _look(con: Connection) -> None:
    """As nodes noted it before 0015: two pages of Ann's, on one node after the other."""
    for sql in (
        "INSERT INTO users (id, name, folded, password, created) VALUES ('a', 'Ann', 'ann', '', 0)",
        "INSERT INTO notices (user_id, table_id, kind, mark, at, due, soon, tries, mailed)"
        " VALUES ('a', 't', 'turn', 1, 1, 0, 0, 0, 3), ('a', 'u', 'turn', 1, 1, 0, 0, 0, 3)",
        "INSERT INTO looks (user_id, table_id, node, at, until)"
        " VALUES ('a', 't', 'm', 4, 4), ('a', 't', 'n', 5, 65)",
    ):
        con.exec_driver_sql(sql)


def _seen(con: Connection) -> list[Any]:
    found = con.exec_driver_sql("SELECT table_id, seen FROM notices ORDER BY table_id")
    return [tuple(row) for row in found]


async def test_who_looked_at_a_table_is_known_to_have_after_an_update(empty_url: str) -> None:
    await migrate(empty_url, "0014")
    await looked(empty_url, _look)
    await migrate(empty_url)
    assert await looked(empty_url, _seen) == [("t", 5.0), ("u", 0.0)]
    await downgrade(empty_url, "0015")
    await migrate(empty_url)
    assert await looked(empty_url, _seen) == [("t", 5.0), ("u", 0.0)]


async def test_many_migrate_at_once(empty_url: str) -> None:
    await asyncio.gather(*(migrate(empty_url) for _ in range(4)))
    assert await looked(empty_url, _differences) == []


async def test_a_newer_schema_is_not_touched(empty_url: str) -> None:
    await migrate(empty_url)
    await looked(empty_url, _set_newer)
    with pytest.raises(StoreDown, match="newer program"):
        await make_database(empty_url).open()


def test_the_code_needs_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


# -- addresses ------------------------------------------------------------------------------------


def test_addresses() -> None:
    assert parse("sqlite:///a/b c.db") == Path("a/b c.db")
    assert parse("sqlite:////a/b.db") == Path("/a/b.db")
    for form in ("postgres", "postgresql", "postgresql+asyncpg"):
        assert parse(f"{form}://u@h/d?sslmode=require") == "postgresql://u@h/d?sslmode=require"
    for bad in ("mysql://h/d", "sqlite://", "sqlite:///", "sqlite:///:memory:", "a.db"):
        with pytest.raises(ValueError, match="sqlite:///ludorum"):
            make_database(bad)


def test_passwords_are_not_shown() -> None:
    assert shown("postgresql://ann:s:e@h1:1,h2/d") == "postgresql://ann:***@h1:1,h2/d"
    assert (
        shown("postgresql://h/d?password=se&user=ann") == "postgresql://h/d?password=***&user=ann"
    )
    assert shown("postgresql://ann@h:5432/d") == "postgresql://ann@h:5432/d"


# -- SQLite alone ---------------------------------------------------------------------------------


async def test_sqlite_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(StoreDown, match="`ludorum serve` makes it"):
        await make_database(f"sqlite:///{tmp_path / 'none.db'}").open()
    with pytest.raises(StoreDown, match="Create the folder"):
        await migrate(f"sqlite:///{tmp_path / 'no' / 'none.db'}")
    with pytest.raises(StoreDown, match="That is a folder"):
        await migrate(f"sqlite:///{tmp_path}")
    (tmp_path / "text.db").write_text("not a database, but quite long enough to be taken for one")
    with pytest.raises(StoreDown, match="not a database"):
        await make_database(f"sqlite:///{tmp_path / 'text.db'}").open()


async def test_sqlite_waits_its_turn_then_says_who_is_in_the_way(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "WAIT", 0.2)
    store = make_store(sqlite_url)
    await store.database.open()
    await start(store)
    other = sqlite3.connect(str(parse(sqlite_url)), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert await store.games.version("t1") == 1  # readers do not wait
    for write in (store.games.append(an_append()), store.tables.leave_seat("t1", "u-ann")):
        with pytest.raises(StoreDown, match="locked"):
            await write
    other.execute("ROLLBACK")
    other.close()
    assert await store.games.append(an_append()) == 2
    await store.database.close()


PLAYER = """
import asyncio, sys
from tests.server.parts import make_store
from tests.server.test_store import an_append, row

async def play():
    store = make_store(sys.argv[1])
    await store.database.open()
    version = await store.games.version("t1")
    while True:
        rows = [row(n) for n in range(version % 4)]
        version = await store.games.append(an_append("t1", version, f"c{version}", rows=rows))
        print(version, flush=True)

asyncio.run(play())
"""


async def test_sqlite_keeps_what_it_acknowledged_when_it_is_killed(sqlite_url: str) -> None:
    store = make_store(sqlite_url)
    await store.database.open()
    await start(store)
    await store.database.close()
    for stop_at in (20, 45, 70):
        acknowledged = await _play_until_killed(sqlite_url, stop_at)
        await store.database.open()
        found = await store.games.load("t1")
        assert found is not None
        version = found.head.version
        assert version in (acknowledged, acknowledged + 1)  # the last may not have been told
        assert [r.seq for r in found.tail] == list(range(1, found.head.seq + 1))
        assert Counter(r.version for r in found.tail[2:]) == Counter(
            {v + 1: v % 4 for v in range(1, version) if v % 4}
        )
        for v in range(1, version):
            assert await store.games.reply("t1", f"c{v}") is not None
        await store.database.close()


async def _play_until_killed(url: str, stop_at: int) -> int:
    """Kill a process while it plays; the last version it had acknowledged."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PLAYER, url, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    last = 0
    async for line in process.stdout:
        last = int(line)
        if last == stop_at:
            await asyncio.sleep(0.003)  # somewhere within the next ones
            process.send_signal(signal.SIGKILL)
    assert await process.wait() == -signal.SIGKILL
    assert last >= stop_at
    return last


# -- PostgreSQL alone -----------------------------------------------------------------------------


def through(wire: Wire, url: str) -> str:
    user = urlsplit(url).username
    return urlsplit(url)._replace(netloc=f"{user}@127.0.0.1:{wire.port}").geturl()


async def wait_for(call: Callable[[], Any]) -> None:
    async with asyncio.timeout(10):
        while True:
            try:
                await call()
                return
            except StoreDown:
                await asyncio.sleep(0.02)


async def test_postgres_says_what_to_do(clean_postgres_url: str) -> None:
    with pytest.raises(StoreDown, match="pg_isready") as told:
        await make_database("postgresql://ann:secret@127.0.0.1:1/d").open()
    assert "secret" not in str(told.value)
    with pytest.raises(StoreDown, match="pg_isready"):
        await migrate("postgresql://ann@127.0.0.1:1/d")
    with pytest.raises(StoreDown, match="createdb"):
        await make_database(f"{clean_postgres_url}_not").open()
    with pytest.raises(StoreDown, match="createdb"):
        await migrate(f"{clean_postgres_url}_not")


async def test_postgres_cut_off_and_back(clean_postgres_url: str, postgres_wire: Wire) -> None:
    store = make_store(through(postgres_wire, clean_postgres_url))
    await store.database.open()
    await start(store)
    await postgres_wire.cut()
    for call in (
        lambda: store.games.append(an_append()),
        lambda: store.games.load("t1"),
        lambda: store.games.claim_bots(1.0, 1, 1.0),
        lambda: store.tables.table("t1"),
        lambda: store.accounts.add_user(ANN),
        lambda: store.chat.add("t1", ChatLine(0, "u", "n", "t", 0.0), 9),
        lambda: store.games.confirm([("t1", 1)]),
        store.database.ping,
    ):
        with pytest.raises(StoreDown):
            await call()
    await postgres_wire.mend()
    await wait_for(store.database.ping)
    assert await store.games.append(an_append()) == 2
    assert await store.accounts.add_user(ANN)
    assert await store.accounts.user(ANN.id) == ANN
    await store.database.close()


async def test_postgres_ends_all_connections(clean_postgres_url: str) -> None:
    """As a restart does: idle connections are gone when they are next wanted."""
    store = make_store(clean_postgres_url)
    await store.database.open()
    await start(store)
    await asyncio.gather(*(store.games.version("t1") for _ in range(20)))
    con = await asyncpg.connect(clean_postgres_url)
    ended = await con.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    assert len(ended) > 1
    await con.close()
    await wait_for(lambda: store.games.append(an_append()))
    await wait_for(lambda: store.tables.table("t1"))
    assert await store.games.version("t1") == 2
    await store.database.close()


async def test_postgres_an_answer_lost_on_the_way_counts_once(
    clean_postgres_url: str, postgres_wire: Wire
) -> None:
    store = make_store(through(postgres_wire, clean_postgres_url), connections=1)
    await store.database.open()
    await start(store)
    await store.games.append(an_append("t1", 1, "c1"))  # prepares it
    postgres_wire.deaf = True
    lost = asyncio.create_task(store.games.append(an_append("t1", 2, "c2", reply=b"first")))
    direct = make_store(clean_postgres_url)
    await direct.database.open()
    async with asyncio.timeout(5):
        while await direct.games.version("t1") != 3:
            await asyncio.sleep(0.01)
    await direct.database.close()
    await postgres_wire.cut()
    with pytest.raises(StoreDown):
        await lost
    await postgres_wire.mend()
    await wait_for(store.database.ping)
    with pytest.raises(Repeated) as told:
        await store.games.append(an_append("t1", 2, "c2", reply=b"second"))
    assert told.value.reply == b"first"
    await store.database.close()


async def test_postgres_that_does_not_answer_is_down(
    clean_postgres_url: str, postgres_wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = make_store(through(postgres_wire, clean_postgres_url), connections=2)
    await store.database.open()
    await start(store)
    monkeypatch.setattr("ludorum.server.store.postgres.ANSWER_WITHIN", 0.3)
    postgres_wire.deaf = True
    started = time.perf_counter()
    calls: list[Any] = [store.games.version("t1") for _ in range(8)]
    calls += [store.tables.table("t1"), store.tables.leave_seat("t1", "u-ann")]
    got = await asyncio.gather(*calls, return_exceptions=True)
    assert all(isinstance(x, StoreDown) for x in got)
    assert time.perf_counter() - started < 5
    await postgres_wire.cut()
    await postgres_wire.mend()
    await wait_for(store.database.ping)
    await store.database.close()


async def test_postgres_log_is_in_parts(clean_postgres_url: str) -> None:
    store = make_store(clean_postgres_url)
    await store.database.open()
    for n in range(40):
        await start(store, f"t{n}")
    await store.database.close()
    con = await asyncpg.connect(clean_postgres_url)
    used = await con.fetch("SELECT DISTINCT tableoid FROM log")
    parts = await con.fetch("SELECT 1 FROM pg_inherits WHERE inhparent = 'log'::regclass")
    await con.close()
    assert len(used) > 1
    assert len(parts) == 8


def test_no_id_looks_like_an_option() -> None:
    ids = [new_id(2) for _ in range(2000)]
    assert not [x for x in ids if x.startswith("-")] and {len(x) for x in ids} == {3}
