"""Games that were under way when the rules of Paladins and Viscounts were corrected (epoch 2).

The records in `epochs` were played by the rules of epoch 1, which this installation no longer has.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludorum.kernel import Record
from ludorum.server import admin
from ludorum.server.bus import make_bus
from ludorum.server.errors import ApiError
from ludorum.server.model import Head, LogRow, SeatRow, TableRow, User
from ludorum.server.store import Store
from ludorum.server.tables import Tables
from ludorum.server.titles import Titles
from ludorum.server.upgrade import Outcome, upgrade
from tests.server.test_tables import House

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parent / "epochs"


async def under_way(store: Store, name: str) -> tuple[Record, User]:
    """A table in the store as the rules of epoch 1 have left it; one person sits everywhere."""
    record = Record.parse((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())
    assert record.epoch == 1
    ann = User("u-ann", "Ann", "", 0.0)
    await store.add_user(ann)
    row = TableRow(
        name, record.game, record.epoch, record.seats, record.options, b"{}", ann.id, "", "", 0.0
    )
    bots = [SeatRow(i, "", "sensible") for i in range(1, record.seats)]
    await store.add_table(row, [SeatRow(0, ann.id), *bots], bytes(32))
    rows = [
        LogRow(0, 1, lane, who, msgspec.json.encode(answer)) for lane, who, answer in record.entries
    ]  # fmt: skip
    head = Head(1, len(rows), b"{}", 0, record.digests[len(rows)])
    assert await store.start(name, head, rows)
    return record, ann


@pytest.mark.parametrize("name", ["paladins-two", "paladins-solo", "viscounts-two"])
async def test_a_game_that_replays_alike_moves(store: Store, name: str) -> None:
    record, ann = await under_way(store, name)
    titles = Titles()
    assert titles.newest(record.game).epoch == 2
    assert await upgrade(store, titles, record.game) == [
        Outcome(name, moved=True, at=len(record.entries))
    ]
    assert await admin.check(store, titles) == admin.Checked(1, {})
    bus = make_bus("memory")
    await bus.open()
    house = House(Tables(store, bus, titles))
    live = await house.tables.live(name)
    assert live.title.epoch == 2
    assert live.digest() == record.digests[len(record.entries)]
    ask = (await house.tables.position(name, ann))["ask"]
    assert await house.tables.answer(ann, name, "on", ask["options"][0], ask["token"])
    await bus.close()


@pytest.mark.parametrize(
    ("name", "clause", "at"),
    [
        ("paladins-wall", "P7.2", 91),  # a silver left the treasury; what came later does not fit
        ("viscounts-removal", "V6.9.5", 170),  # the other player was asked
        ("viscounts-solo", "V13.14", 24),  # a scheme that is no longer among them
    ],
)
async def test_a_game_that_would_differ_stays(
    store: Store, name: str, clause: str, at: int
) -> None:
    record, ann = await under_way(store, name)
    titles = Titles()
    assert await upgrade(store, titles, record.game) == [Outcome(name, False, clause, at)]
    loaded = await store.load(name)
    assert loaded is not None and loaded.table.epoch == 1
    assert loaded.head.digest == record.digests[len(record.entries)]
    (waits,) = await admin.stuck(store, titles, 1e6, 60.0, 1e6, 10)
    assert waits.why == "rules", "nothing of it is lost, and the keeper is told"
    bus = make_bus("memory")
    await bus.open()
    with pytest.raises(ApiError, match="not installed"):
        await Tables(store, bus, titles).position(name, ann)
    await bus.close()
