"""Games that were under way when the rules of Paladins and Viscounts were corrected.

The records in `epochs` were played by the rules of epoch 1, which this installation no longer has.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludorum.kernel import Record
from ludorum.server.bus import make_bus
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.ops import tables as ops
from ludorum.server.ops.upgrade import Outcome, upgrade
from ludorum.server.services import Repositories
from ludorum.server.store.rows import Head, LogRow, SeatRow, TableRow, User
from tests.server.parts import make_services
from tests.server.test_tables import House

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parent / "epochs"


async def under_way(store: Repositories, name: str) -> tuple[Record, User]:
    """A table in the store as the rules of epoch 1 have left it; one person sits everywhere."""
    record = Record.parse((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())
    assert record.epoch == 1
    ann = User("u-ann", "Ann", "", 0.0)
    await store.accounts.add_user(ann)
    row = TableRow(
        name, record.game, record.epoch, record.seats, record.options, b"{}", ann.id, "", "", 0.0
    )
    bots = [SeatRow(i, "", "sensible") for i in range(1, record.seats)]
    await store.tables.add_table(row, [SeatRow(0, ann.id), *bots], bytes(32))
    rows = [
        LogRow(0, 1, lane, who, msgspec.json.encode(answer)) for lane, who, answer in record.entries
    ]  # fmt: skip
    head = Head(1, len(rows), b"{}", 0, record.digests[len(rows)])
    assert await store.games.start(name, head, rows)
    return record, ann


@pytest.mark.parametrize("name", ["paladins-two", "paladins-solo", "viscounts-two"])
async def test_a_game_that_replays_alike_moves(store: Repositories, name: str) -> None:
    record, ann = await under_way(store, name)
    titles = Titles()
    newest = titles.newest(record.game).epoch
    assert newest > 1
    assert await upgrade(store.database, titles, record.game) == [
        Outcome(name, moved=True, at=len(record.entries))
    ]
    assert await ops.check(store.database, titles) == ops.Checked(1, {})
    bus = make_bus("memory")
    await bus.open()
    house = House(make_services(store, bus, titles))
    live = await house.services.cache.get(name)
    assert live.title.epoch == newest
    assert live.digest() == record.digests[len(record.entries)]
    ask = (await house.services.views.position(name, ann))["ask"]
    assert await house.services.commands.answer(ann, name, "on", ask["options"][0], ask["token"])
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
    store: Repositories, name: str, clause: str, at: int
) -> None:
    record, ann = await under_way(store, name)
    titles = Titles()
    assert await upgrade(store.database, titles, record.game) == [Outcome(name, False, clause, at)]
    loaded = await store.games.load(name)
    assert loaded is not None and loaded.table.epoch == 1
    assert loaded.head.digest == record.digests[len(record.entries)]
    (waits,) = await ops.stuck(store.database, titles, 1e6, 60.0, 1e6, 10)
    assert waits.why == "rules", "nothing of it is lost, and the keeper is told"
    bus = make_bus("memory")
    await bus.open()
    with pytest.raises(ApiError, match="not installed"):
        await make_services(store, bus, titles).views.position(name, ann)
    await bus.close()
