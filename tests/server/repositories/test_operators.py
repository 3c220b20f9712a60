"""Tables as operators look at them and change them."""

from __future__ import annotations

import pytest

from ludorum.server.ops.repository import CommandRecord
from ludorum.server.services import Repositories
from ludorum.server.store.rows import SeatChange
from tests.server.repositories.records import KEY, a_table, an_append, row, start

pytestmark = pytest.mark.anyio

RULES = [("tithe", 3)]


async def test_how_a_table_stands(store: Repositories) -> None:
    await store.tables.add_table(a_table("open"), [], KEY)
    assert await store.operators.health("open") is None
    await start(store)
    await store.games.append(an_append(deadline=70.0, bot_due=True))
    found = await store.operators.health("t1")
    assert found is not None and found.table == await store.tables.table("t1")
    assert (found.version, found.rows, found.since) == (2, 3, 50.0)
    assert (found.deadline, found.bot_due, found.report) == (70.0, True, "")
    assert await store.operators.commands("t1") == [CommandRecord(2, 50.0, "c1", b"reply to c1")]


async def test_tables_that_do_not_go_on(store: Repositories) -> None:
    for id, head in (
        ("fine", {}),
        ("bot", {"bot_due": True}),
        ("clock", {"deadline": 60.0}),
        ("frozen", {}),
    ):
        await start(store, id, **({"bot_due": False, "deadline": 0.0} | head))
        await store.games.append(an_append(id, at=80.0, **head))
    await store.games.set_status("frozen", "frozen", "why")
    await start(store, "idle", bot_due=False, deadline=0.0)

    async def stuck(late: float, idle: float, limit: int = 9) -> list[str]:
        return [x.table.id for x in await store.operators.stuck(late, idle, RULES, limit)]

    assert await stuck(0.0, 0.0) == ["frozen"]
    assert await stuck(90.0, 0.0) == ["bot", "clock", "frozen"]
    assert await stuck(90.0, 40.0) == ["idle", "bot", "clock", "frozen"]
    assert await stuck(90.0, 40.0, 2) == ["idle", "bot"]
    assert len(await store.operators.stuck(0.0, 0.0, [], 9)) == 5  # rules that nobody has


async def test_an_append_to_a_frozen_table(store: Repositories) -> None:
    await start(store)
    await store.games.set_status("t1", "frozen", "broken")
    rows = [row(7), row(8)]
    change = an_append(rows=rows, base=b"new", base_seq=3, reseat=SeatChange(0, "sensible"))
    assert not await store.operators.force_append(an_append(version=7), "set back")
    assert await store.operators.force_append(change, "set back")
    found = await store.games.load("t1")
    assert found is not None and (found.head.version, found.head.seq) == (2, 4)
    assert (found.head.base, found.head.base_seq) == (b"new", 3)
    assert [(x.seq, x.answer) for x in found.tail] == [(4, b"8")]
    assert found.table.status == "running" and found.seats[0].bot == "sensible"
    told = await store.operators.health("t1")
    assert told is not None and told.report == "set back"
    assert await store.operators.force_append(an_append("t1", 2, "c2", rows=[]), "")
    assert await store.games.reply("t1", "c2") == b"reply to c2"
    await store.games.set_status("t1", "over", "")
    assert not await store.operators.force_append(an_append("t1", 3, "c3"), "")
