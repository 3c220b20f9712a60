"""One clock for all processes, whatever their machines think."""

from __future__ import annotations

import pytest

from ludorum.server.store import StoreDown
from ludorum.server.store.clock import StoreClock

pytestmark = pytest.mark.anyio


class Counter:
    """A clock nobody sets; it passes by hand."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


class FarDatabase:
    """One whose answers take a while, on a machine with a clock of its own."""

    def __init__(self, counter: Counter, takes: float) -> None:
        self.counter = counter
        self.takes = takes
        self.ahead = 5_000.0
        self.down = False

    async def now(self) -> float:
        if self.down:
            raise StoreDown("away")
        self.counter.at += self.takes / 2
        now = self.counter.at + self.ahead
        self.counter.at += self.takes / 2
        return now


def far(takes: float) -> tuple[Counter, FarDatabase, StoreClock]:
    counter = Counter()
    database = FarDatabase(counter, takes)
    return counter, database, StoreClock(database, counter)  # type: ignore[arg-type]


async def test_between_two_looks_it_counts_by_itself() -> None:
    counter, database, clock = far(takes=0.01)
    await clock.sync()
    counter.at += 60.0
    assert clock() == pytest.approx(counter.at + database.ahead, abs=0.01)
    database.down = True
    with pytest.raises(StoreDown):
        await clock.sync()
    assert clock() == pytest.approx(counter.at + database.ahead, abs=0.01)


async def test_a_slow_answer_does_not_shake_it() -> None:
    counter, database, clock = far(takes=0.01)
    await clock.sync()
    before = clock() - counter.at
    database.takes, database.ahead = 4.0, 5_001.0  # the answer may be two seconds off
    await clock.sync()
    assert clock() - counter.at == before
    database.ahead = 9_000.0  # no slowness explains that
    await clock.sync()
    assert clock() - counter.at == pytest.approx(9_000.0, abs=2.0)
