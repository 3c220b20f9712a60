"""What becomes of all that is somebody's, when they leave or turn out to be somebody else."""

from __future__ import annotations

import time

import pytest

from ludorum.server.account_data.repository import AccountDataRepository
from ludorum.server.companion_sync.repository import CompanionSave
from ludorum.server.learning.schemas import GameProgress
from ludorum.server.notifications.model import Preferences
from ludorum.server.play.model import Vacation
from ludorum.server.services import Repositories
from ludorum.server.social.model import ChatLine
from ludorum.server.store.rows import GONE, SeatRow, User
from tests.server.parts import leave
from tests.server.repositories.records import ANN, BOB, GUEST, a_way, names, people, table

pytestmark = pytest.mark.anyio


async def furnish(store: Repositories, mine: User) -> None:
    await people(store)
    me, other, bot = SeatRow(0, mine.id, "", mine.name), SeatRow(1, BOB.id, "", "Bob"), "sensible"
    await table(store, "running", me, other, owner=mine, begun=True)
    await table(store, "bot", SeatRow(0, mine.id, bot, mine.name), other, begun=True)
    await table(store, "over", me, other, begun=True)
    await store.games.set_status("over", "over", "")
    await table(store, "open", me, other, owner=mine, begun=False)
    await table(store, "alone", me, SeatRow(1), owner=mine, begun=False)
    await table(store, "others", SeatRow(0, BOB.id, "", "Bob"), owner=BOB, begun=True)
    for user in (mine, BOB):
        await store.chat.add("running", ChatLine(0, user.id, user.name, f"by {user.name}", 1.0), 9)
        await store.companion.keep(user.id, CompanionSave("c1", 1.0, user.name.encode()), 9)
        await store.progress.merge(user.id, "tithe", GameProgress(["bid"], None, 0, [], 0))
        await store.accounts.add_session(f"s-{user.id}", user.id, 100.0)


async def test_erase(store: Repositories) -> None:
    await furnish(store, ANN)
    await store.accounts.add_credential(a_way("w1", ANN))
    assert await store.accounts.sessions_of(ANN.id) == ["s-u-ann"]
    versions = {id: await store.games.version(id) for id in ("running", "over", "others")}
    assert await leave(store.database, ANN.id) == ["running"]
    assert (
        await store.accounts.user(ANN.id) is None and await store.accounts.credentials(ANN.id) == []
    )
    assert (
        await store.accounts.session("s-u-ann", 0.0) is None
        and await store.accounts.sessions_of(ANN.id) == []
    )
    assert await store.companion.of(ANN.id) == [] and len(await store.companion.of(BOB.id)) == 1
    assert await store.progress.of(ANN.id) == {} != await store.progress.of(BOB.id)
    bob = (BOB.id, "", "Bob")
    assert await names(store, "running") == [(GONE, "sensible", ""), bob]
    assert await names(store, "bot") == [(GONE, "sensible", ""), bob]
    assert await names(store, "over") == [(GONE, "", ""), bob]
    assert await names(store, "open") == [("", "", ""), bob]
    assert [x.text for x in await store.chat.lines("running", 0)] == ["by Bob"]
    found = {id: await store.tables.table(id) for id in ("running", "open", "alone", "others")}
    rows = {id: row for id, row in found.items() if row is not None}
    assert [x.owner for x in rows.values()] == [GONE, BOB.id, GONE, BOB.id]
    assert rows["open"].public and not rows["alone"].public
    # Whoever has them in memory looks again; other tables are left alone.
    now = {id: await store.games.version(id) for id in versions}
    assert now == {"running": 2, "over": 2, "others": 1}
    assert {x.table for x in await store.games.outbox(99, 99.0)} >= {"running", "over"}
    assert await store.tables.tables_of(GONE, 99) != [] and await store.accounts.user(GONE) is None


async def test_adopt(store: Repositories) -> None:
    await furnish(store, GUEST)
    await table(store, "both", SeatRow(0, ANN.id, "", "Ann"), SeatRow(1, GUEST.id, "", "Guest"),
                begun=True)  # fmt: skip
    await store.companion.keep(GUEST.id, CompanionSave("c2", 1.0, b"second"), 9)
    await store.companion.keep(ANN.id, CompanionSave("c1", 1.0, b"Ann's"), 9)
    await store.progress.merge(GUEST.id, "hamlet", GameProgress(["roads"], None, 0, [], 0))
    await store.progress.merge(ANN.id, "tithe", GameProgress(["alone"], None, 0, [], 0))
    assert await leave(store.database, GUEST.id, ANN) == ["both"]
    assert (
        await store.accounts.user(GUEST.id) is None
        and await store.accounts.session("s-u-guest", 0.0) is None
    )
    bob = (BOB.id, "", "Bob")
    assert await names(store, "running") == [(ANN.id, "", "Ann"), bob]
    assert await names(store, "over") == [(ANN.id, "", "Ann"), bob]
    assert await names(store, "open") == [(ANN.id, "", "Ann"), bob]
    assert await names(store, "both") == [(ANN.id, "", "Ann"), (GONE, "sensible", "")]
    row = await store.tables.table("open")
    assert row is not None and row.owner == ANN.id and row.public
    assert {x.id: x.data for x in await store.companion.of(ANN.id)} == {
        "c1": b"Ann's",
        "c2": b"second",
    }
    learned = {game: x.done for game, x in (await store.progress.of(ANN.id)).items()}
    assert learned == {"hamlet": ["roads"], "tithe": ["alone", "bid"]}
    assert await store.progress.of(GUEST.id) == {}
    assert [(id, x.name) for id, x in await store.chat.lines_of(ANN.id)] == [("running", "Ann")]
    assert await store.games.version("running") == 2


async def test_nobody_has_nothing(store: Repositories) -> None:
    await furnish(store, ANN)
    assert (
        await leave(store.database, "nobody") == []
        and await leave(store.database, "nobody", ANN) == []
    )
    assert (
        await store.accounts.user(ANN.id) == ANN
        and len(await store.tables.tables_of(ANN.id, 99)) == 5
    )


async def test_what_a_guest_has_set_goes_along(store: Repositories) -> None:
    ann = User("a", "Ann", "hash", 0.0)
    for user in (ann, User("g", "Ann", "", 0.0), User("h", "Ann", "", 0.0)):
        await store.accounts.add_user(user)
    await store.preferences.save(Preferences("g", zone="Europe/Kyiv"))
    await store.vacations.save("g", [Vacation(1.0, 2.0), Vacation(5.0, 6.0)])
    await store.vacations.save("a", [Vacation(1.0, 3.0)])
    await leave(store.database, "g", ann)
    assert await store.preferences.of("a") == Preferences("a", zone="Europe/Kyiv")
    assert await store.vacations.of(["a", "g"]) == {"a": [Vacation(1.0, 3.0), Vacation(5.0, 6.0)]}
    await store.preferences.save(Preferences("h", zone="Asia/Tokyo"))
    await leave(store.database, "h", ann)
    assert (await store.preferences.of("a")).zone == "Europe/Kyiv"


async def test_a_departure_is_written_down_and_finished(store: Repositories) -> None:
    await people(store)
    await store.accounts.add_session("s", GUEST.id, 1e12)
    kept = AccountDataRepository(store.database)
    assert not await kept.announce("nobody") and not await kept.announce(GUEST.id, "nobody")
    assert await kept.announce(GUEST.id, ANN.id)
    assert await store.accounts.session("s", 0.0) is None
    assert not await kept.announce(GUEST.id) and not await kept.announce(BOB.id, GUEST.id)
    assert await kept.left_to(ANN.id) == [GUEST.id] and await kept.left_to(BOB.id) == []
    assert await kept.unfinished(time.time() - 60) == []
    assert await kept.unfinished(time.time() + 60) == [(GUEST.id, ANN.id)]
    assert await kept.finish(GUEST.id, ANN) == []
    assert await kept.unfinished(time.time() + 60) == []
    assert await store.accounts.user(GUEST.id) is None
