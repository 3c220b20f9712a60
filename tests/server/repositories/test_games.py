"""A game in the store: its head, its log, and one command after the other."""

from __future__ import annotations

import asyncio
import base64
import random
import time
from collections import Counter
from typing import Any

import msgspec
import pytest

from ludorum.server.notifications.model import News, Preferences
from ludorum.server.services import Repositories
from ludorum.server.social.model import ChatLine
from ludorum.server.store import Conflict, Repeated, StoreDown
from ludorum.server.store.rows import Head, LogRow, SeatRow
from tests.server.repositories.records import (
    ANN,
    BEGUN,
    DAY,
    KEY,
    SEATS,
    a_head,
    a_table,
    an_append,
    row,
    start,
)

pytestmark = pytest.mark.anyio


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


async def test_who_has_given_a_command(store: Repositories) -> None:
    await start(store)
    await store.games.append(an_append(command="u_1.c1"))
    assert await store.games.has_commanded("t1", "u_1")
    assert not await store.games.has_commanded("t1", "u%1")  # a sign, not a pattern
    assert not await store.games.has_commanded("t1", "u_")
    assert not await store.games.has_commanded("t2", "u_1")


async def test_something_happened_that_no_command_has_stored(store: Repositories) -> None:
    """It is news, with the version there is; the last time counts."""
    await store.accounts.add_user(ANN)
    await store.preferences.save(Preferences(ANN.id, mail=True))
    await start(store)
    for at in (5.0, 6.0):
        await store.games.touch("t1", at)
    assert await store.notifications.claim_news(10.0, 9, 5.0) == [News("t1", 6.0, False)]
    assert await store.notifications.claim_news(14.0, 9, 5.0) == []
    await store.games.touch("t1", 7.0)  # whoever has it in hand hears of it again
    assert await store.notifications.claim_news(14.0, 9, 5.0) == [News("t1", 7.0, False)]
