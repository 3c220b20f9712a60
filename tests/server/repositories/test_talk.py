"""What is said at tables, and what is kept of a game that is over."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from ludorum.server.services import Repositories
from ludorum.server.social.model import ChatLine, Report
from tests.server.repositories.records import (
    ANN,
    BEGUN,
    BOB,
    GUEST,
    KEY,
    a_table,
    an_append,
    row,
    start,
)

pytestmark = pytest.mark.anyio


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


async def test_a_line_is_reported_once_by_everybody(store: Repositories) -> None:
    for user in (ANN, BOB, GUEST):
        assert await store.accounts.add_user(user)
    await store.tables.add_table(a_table(), BEGUN, KEY)
    line = await store.chat.add("t1", ChatLine(0, ANN.id, "Ann", "rude", 1.0), 9)
    assert await store.chat.lines_of(ANN.id) == [("t1", line)]
    his = Report("t1", line.n, BOB.id, ANN.id, "Ann", "rude", "why", 5.0)
    hers = msgspec.structs.replace(his, by=GUEST.id, at=4.0)
    kept = store.reports
    assert await kept.add(his) and await kept.add(hers) and not await kept.add(his)
    assert await kept.all(settled=False) == [hers, his]
    assert await kept.by(BOB.id) == [his] and await kept.by(ANN.id) == []
    assert await kept.settle("t1", line.n, "kept", 9.0, remove=False) == 2
    assert len(await store.chat.lines("t1", 0)) == 1
    assert await kept.all(settled=False) == []
    assert [x.outcome for x in await kept.all(settled=True)] == ["kept", "kept"]
    assert await kept.settle("t1", line.n, "removed", 9.5, remove=True) == 0
    assert await store.chat.lines("t1", 0) == []
