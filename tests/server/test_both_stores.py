"""That both stores are asked everything is itself a check: it hears each call, and it can fail."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from ludorum.server.store import StoreDown, make_database
from tests.server import both_stores
from tests.server.both_stores import INCOMPLETE, Judge
from tests.server.parts import make_store

pytestmark = pytest.mark.anyio


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> set[both_stores.Call]:
    """What is written down meanwhile."""
    heard: set[both_stores.Call] = set()
    monkeypatch.setattr(both_stores, "CALLS", heard)
    both_stores.record(monkeypatch)
    return heard


async def test_a_call_counts_on_its_store_when_it_has_come_back(
    sqlite_url: str, calls: set[both_stores.Call]
) -> None:
    with pytest.raises(StoreDown):
        await make_store("sqlite:////nowhere/x.db").accounts.user("u")
    assert not [x for x in calls if x[0] == "AccountRepository"]
    store = make_store(sqlite_url)
    await store.database.open()
    await store.accounts.user("u")
    await store.database.close()
    assert ("AccountRepository", "user", "SQLite") in calls
    assert ("Database", "one", "SQLite") in calls
    assert not [x for x in calls if x[2] != "SQLite"]


def test_whatever_is_made_of_a_database_is_wanted() -> None:
    wanted = both_stores.expected()
    for name in ("GameLog", "RoundRepository", "AccountDataRepository", "BuildRepository"):
        assert {x[2] for x in wanted if x[0] == name} == {"SQLite", "PostgreSQL"}
    kept = vars(make_store("sqlite:///x.db"))
    assert {type(x).__name__ for x in kept.values()} - {"SqliteDatabase"} <= {x[0] for x in wanted}
    assert {x[1] for x in wanted if x[0] == "Database"} >= {"append", "claim_bots", "games"}
    assert issubclass(type(make_database("sqlite:///x.db")), both_stores.database())


ONE, TWO = ("A", "one", "SQLite"), ("A", "two", "SQLite")


@pytest.mark.parametrize(
    ("told", "ended", "code"),
    [
        ([ONE, TWO], 0, 0),
        ([ONE], 0, INCOMPLETE),
        ([], 1, INCOMPLETE),  # another test has failed
        ([ONE], 2, 2),  # broken off
    ],
)
def test_a_whole_run_that_has_left_something_out_fails(
    told: list[Any], ended: int, code: int
) -> None:
    config: Any = SimpleNamespace()
    judge = Judge(config)
    for calls in (told[:1], told[1:]):  # two workers
        output = {"wanted": [list(ONE), list(TWO)], "calls": [list(x) for x in calls]}
        judge.pytest_testnodedown(SimpleNamespace(workeroutput=output))
    session: Any = SimpleNamespace(shouldstop=False, shouldfail=False, exitstatus=ended)
    judge.pytest_sessionfinish(session, ended)
    assert session.exitstatus == code
    assert judge.missing == [x for x in (ONE, TWO) if x not in told]
