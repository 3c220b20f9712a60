"""What people are to be told, and how they want it."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from ludorum.server.notifications.model import Device, Notice, Preferences
from ludorum.server.services import Repositories
from ludorum.server.store.rows import SeatRow, User
from tests.server.repositories.records import ANN, BOB, KEY, a_head, a_table, start

pytestmark = pytest.mark.anyio


async def test_wishes(store: Repositories) -> None:
    await store.accounts.add_user(User("u", "Ann", "", 0.0))
    assert await store.preferences.of("u") == Preferences("u")
    set_ = Preferences("u", mail=True, lang="uk", zone="Europe/Kyiv", quiet_from=1, quiet_to=2)
    await store.preferences.save(set_)
    await store.preferences.save(msgspec.structs.replace(set_, calendar="hash"))
    assert await store.preferences.of("u") == msgspec.structs.replace(set_, calendar="hash")
    assert await store.preferences.calendar_of("hash") == "u"
    assert await store.preferences.calendar_of("") is None
    assert await store.preferences.reachable(["u", "v"]) == {"u"}


async def test_a_notice_of_one_mark_is_kept_as_it_is(store: Repositories) -> None:
    await store.accounts.add_user(User("u", "Ann", "", 0.0))
    first = Notice("u", "t", "turn", 5.0, 5.0, 10.0, soon=50.0)
    await store.notifications.schedule("t", 1, {"u": first})
    assert await store.notifications.take(9.0, 9) == []
    assert await store.notifications.take(10.0, 9) == [first]
    await store.notifications.schedule("t", 2, {"u": msgspec.structs.replace(first, due=20.0)})
    assert await store.notifications.take(49.0, 9) == []
    (soon,) = await store.notifications.take(50.0, 9)
    assert (soon.kind, soon.mark) == ("soon", 5.0)
    await store.notifications.put_back(msgspec.structs.replace(soon, due=60.0, tries=2))
    await store.notifications.schedule("t", 3, {"u": None})
    assert await store.notifications.take(99.0, 9) == []


async def test_devices(store: Repositories) -> None:
    for user in (ANN, BOB):
        await store.accounts.add_user(user)
        await store.accounts.add_session(f"s-{user.id}", user.id, 1e12)
    kept = store.preferences
    devices = [
        Device(f"d{n}", ANN.id, "s-u-ann", f"https://push/{n}", "k", "a", "uk", float(n))
        for n in range(3)
    ]
    assert await kept.add_device(devices[0], 2) and await kept.add_device(devices[1], 2)
    assert not await kept.add_device(devices[2], 2)
    again = msgspec.structs.replace(devices[0], id="new", lang="en")
    assert await kept.add_device(again, 2)  # of the same address
    assert await kept.devices(ANN.id) == [again, devices[1]]
    ended = msgspec.structs.replace(devices[2], session="ended")
    assert not await kept.add_device(ended, 9)
    assert await kept.reachable([ANN.id, BOB.id]) == {ANN.id}
    await kept.drop_device(BOB.id, again.endpoint)  # it is not his
    await kept.drop_device(ANN.id, again.endpoint)
    assert await kept.devices(ANN.id) == [devices[1]]
    await store.accounts.drop_session("s-u-ann")
    assert await kept.devices(ANN.id) == []


async def test_news_of_people_who_can_be_told(store: Repositories) -> None:
    """Those that reach nobody are dealt with at once."""
    await store.accounts.add_user(ANN)
    await store.preferences.save(Preferences(ANN.id, mail=True))
    await start(store, "t1")
    await store.tables.add_table(a_table("t2"), [SeatRow(0, BOB.id)], KEY)
    assert await store.games.start("t2", a_head(), [])
    await store.games.confirm([("t1", 1), ("t2", 1)])
    got = await asyncio.gather(*(store.notifications.claim_news(10.0, 9, 5.0) for _ in range(3)))
    assert [(x.table, x.begun) for some in got for x in some] == [("t1", True)]
    assert [x.table for x in await store.notifications.claim_news(15.0, 9, 5.0)] == ["t1"]
    await store.notifications.schedule("t1", 1, {})
    assert await store.notifications.claim_news(99.0, 9, 5.0) == []


async def test_who_has_looked_or_got_a_letter(store: Repositories) -> None:
    await store.accounts.add_user(ANN)
    notice = Notice(ANN.id, "t", "began", 5.0, 5.0, 10.0)
    kept = store.notifications
    await kept.schedule("t", 1, {ANN.id: notice})
    await kept.mark_seen({(ANN.id, "t"): 7.0, (ANN.id, "other"): 7.0})
    await kept.mark_seen({(ANN.id, "t"): 6.0})  # an older look
    (taken,) = await kept.take(10.0, 9)
    assert taken.seen == 7.0
    await kept.mark_seen({(ANN.id, "t"): 8.0})  # nothing is to be told: nothing is written
    await kept.mark_mailed(ANN.id, "t", 9.0)
    await kept.put_back(notice)
    (taken,) = await kept.take(10.0, 9)
    assert (taken.seen, taken.mailed) == (7.0, 9.0)
    await kept.mark_seen({(ANN.id, "t"): 11.0})  # since the letter
    await kept.put_back(notice)
    assert [x.seen for x in await kept.take(10.0, 9)] == [11.0]
