"""Tables from before an update: Architects came to epoch 2, and its positions to another shape."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludorum.games.architects import GAME
from ludorum.kernel import KeyedDealer, Record
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.ops import tables as ops
from ludorum.server.ops.upgrade import Outcome, upgrade
from ludorum.server.play.model import NewTable
from ludorum.server.services import Repositories
from ludorum.server.store.rows import Head, LogRow, SeatRow, TableRow
from tests.server.parts import make_services
from tests.server.test_admin import DAY, Only, playing
from tests.server.test_tables import SameRules

pytestmark = pytest.mark.anyio

# The first turns of a game of two as epoch 1 dealt and recorded it: a market card lay open, back
# and all, where now only its small market is known.
OLD = Path(__file__).with_name("architects_epoch_1.jsonl")


async def stored(store: Repositories, record: Record) -> str:
    """A running table with that history, as its servers left it."""
    key = bytes(range(32))
    row = TableRow(
        id="old",
        game=record.game,
        epoch=record.epoch,
        seats=record.seats,
        options=record.options,
        tempo=b"{}",
        owner="u-Ann",
        link="link",
        commit=KeyedDealer(key).commit,
        created=1.0,
    )
    await store.tables.add_table(row, [SeatRow(0, "u-Ann"), SeatRow(1, "u-Bob")], key)
    rows = [LogRow(0, 0, lane, who, json.dumps(x).encode()) for lane, who, x in record.entries]
    digest = record.digests[len(record.entries)]
    assert await store.games.start(
        row.id, Head(1, len(rows), b'{"state":{"small":"K01"}}', 0, digest), rows
    )
    return row.id


async def test_architects_of_epoch_1_wait_and_the_clause_is_named(store: Repositories) -> None:
    record = Record.parse(OLD.read_text(encoding="utf-8").splitlines())
    assert (record.epoch, GAME.epoch) == (1, 2)
    async with playing(store) as house:
        ann, _ = await house.person("Ann"), await house.person("Bob")
        id = await stored(store, record)
        titles = Titles()
        assert await upgrade(store.database, titles, "architects") == [
            Outcome(id, False, "A2.1", 2)
        ]
        row = await store.tables.table(id)
        assert row is not None and row.epoch == 1
        (waits,) = await ops.stuck(store.database, titles, house.now, 60.0, 7 * DAY, 10)
        assert (waits.health.table.id, waits.why) == (id, "rules")
        with pytest.raises(ApiError, match="epoch 1, are not installed"):
            await house.services.views.position(id, ann)


async def test_a_table_that_has_not_begun_begins_with_the_new_rules(store: Repositories) -> None:
    async with playing(store) as house:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        made = await house.services.lobby.create(ann, NewTable("tithe", 2))
        await house.services.lobby.join(bob, made.id, made.link)
        now = make_services(store, house.services.bus, Only(SameRules()))
        await now.lobby.start(ann, made.id)
        live = await now.cache.get(made.id)
        assert (made.epoch, live.row.epoch, live.title.epoch) == (1, 2, 2)
        now.cache.forget(made.id)
        assert (await now.cache.get(made.id)).row.epoch == 2
        assert await upgrade(store.database, now.titles, "tithe") == []
