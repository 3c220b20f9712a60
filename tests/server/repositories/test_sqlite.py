"""What only SQLite does."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from pathlib import Path

import pytest

from ludorum.server.store import StoreDown, make_database, migrate
from ludorum.server.store import sqlite as sqlite_store
from ludorum.server.store.address import parse
from tests.server.parts import make_store
from tests.server.repositories.records import an_append, start

pytestmark = pytest.mark.anyio


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
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.store import make_database
from tests.server.repositories.records import an_append, row

async def play():
    database = make_database(sys.argv[1])
    await database.open()
    games = GameLog(database)
    version = await games.version("t1")
    while True:
        rows = [row(n) for n in range(version % 4)]
        version = await games.append(an_append("t1", version, f"c{version}", rows=rows))
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
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", PLAYER, url, stdout=PIPE)
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
