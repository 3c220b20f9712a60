"""What one takes along, and what one leaves behind."""

from __future__ import annotations

import asyncio
import io
import json
import random
import zipfile
from dataclasses import dataclass
from typing import Any

import pytest

from ludorum.soak.client import Http
from tests.server.authenticator import Authenticator, text
from tests.server.house import person, play_on, player
from tests.server.signin.visitors import (
    House,
    add_passkey,
    by_mail,
    by_passkey,
    learn,
    no,
    stranger,
    table_of,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


def unpacked(raw: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(raw)) as pack:
        assert pack.testzip() is None
        return {name: pack.read(name) for name in pack.namelist()}


async def finished(http: Http, **more: Any) -> str:
    id = await table_of(http, **more)
    await http.call("POST", f"/api/tables/{id}/start")
    await http.call("POST", f"/api/tables/{id}/resign", {"command_id": "r"})
    return id


async def test_the_export_is_ones_own(house: House) -> None:
    address = house.address()
    ada, bob = stranger(house), await person(house.server, "Bob")
    me = await by_mail(house, ada, address, "Ada")
    over, running = await finished(ada), await table_of(ada)
    await ada.call("POST", f"/api/tables/{running}/start")
    await ada.call("POST", f"/api/tables/{running}/chat", {"text": "мої слова"})
    await ada.call("PUT", "/api/companion/c1", {"at": 1, "data": '{"a":1}'})
    known = await learn(ada, done=["bid"])
    theirs = await finished(bob)
    await bob.call("PUT", "/api/companion/c2", {"at": 1, "data": '"secret"'})
    got = await ada.http.get("/api/account/export")
    assert got.headers["content-type"] == "application/zip"
    assert got.headers["cache-control"] == "no-store"
    files = unpacked(got.content)
    assert set(files) == {"account.json", "companion/c1.json", f"games/{over}.jsonl"}
    told = json.loads(files["account.json"])
    assert told["id"] == me["id"] and told["name"] == "Ada"
    assert [x["label"] for x in told["ways"]] == [address]
    assert {x["id"] for x in told["tables"]} == {over, running}
    assert [x["text"] for x in told["said"]] == ["мої слова"]
    assert told["learned"] == {"tithe": known}
    record = (await ada.http.get(f"/api/tables/{over}/replay")).content
    assert files[f"games/{over}.jsonl"] == record
    whole = b"".join(files.values())
    assert theirs.encode() not in whole and b"secret" not in whole
    # Nor does anybody else read it, or a private record in it.
    assert (await stranger(house).http.get("/api/account/export")).status_code == 401
    for http in (bob, stranger(house)):
        assert (await http.http.get(f"/api/tables/{over}/replay")).status_code == 403
    mine = unpacked((await bob.http.get("/api/account/export")).content)
    assert over.encode() not in b"".join(mine.values())
    codes = [(await bob.http.get("/api/account/export")).status_code for _ in range(4)]
    assert codes[-1] == 429


@dataclass
class Leaver:
    """Somebody who has all that one can have here, and Bob, who stays."""

    id: str
    name: str
    address: str
    device: Authenticator
    http: Http
    phone: Http
    bob: Http
    over: str
    both: str  # runs, with Bob
    lobby: str  # waits, with Bob
    lonely: str  # waits, with bots alone

    async def leave(self) -> None:
        await self.http.call("POST", "/api/account/erase", {"name": self.name})


async def leaver(house: House, name: str = "Ada", said: str = "hello") -> Leaver:
    address = house.address()
    ada, bob = stranger(house), await person(house.server, "Bob")
    me = await by_mail(house, ada, address, name)
    device = house.device()
    await add_passkey(house, ada, device)
    phone = stranger(house)
    await by_passkey(phone, device)
    over = await finished(ada, bots=["sensible"])
    both = await table_of(ada, bots=[])
    link = (await ada.call("GET", f"/api/tables/{both}"))["link"]
    await bob.call("POST", f"/api/tables/{both}/join", {"link": link})
    await ada.call("POST", f"/api/tables/{both}/start")
    await ada.call("POST", f"/api/tables/{both}/chat", {"text": said})
    lobby = await table_of(ada, bots=[], seats=3, public=True)
    await bob.call("POST", f"/api/tables/{lobby}/join", {"link": ""})
    lonely = await table_of(ada, seats=3, public=True)
    alone = await table_of(ada)
    await ada.call("POST", f"/api/tables/{alone}/start")
    await ada.call("PUT", "/api/companion/c1", {"at": 1, "data": f'"{said}"'})
    await learn(ada, done=[said])
    return Leaver(me["id"], name, address, device, ada, phone, bob, over, both, lobby, lonely)


async def bob_plays_to_the_end(house: House, one: Leaver) -> None:
    play = await player(house.server, one.bob)
    await play.watch(one.both)
    await play_on(play, one.both, random.Random(4))
    assert play.positions[one.both]["over"]


async def test_nobody_leaves_for_good_by_mistake_or_for_another(house: House) -> None:
    one = await leaver(house)
    path = "/api/account/erase"
    await no(one.http.call("POST", path, {"name": "Somebody else"}), "bad-request")
    await no(one.bob.call("POST", path, {"name": one.name}), "bad-request")
    forged = await one.http.http.post(path, json={"name": one.name})
    assert forged.json()["code"] == "csrf"
    assert (await one.http.call("GET", "/api/me"))["id"] == one.id


async def test_who_left_for_good_is_signed_out_everywhere(house: House) -> None:
    one = await leaver(house)
    watching = await player(house.server, one.phone)
    await one.leave()
    for http in (one.http, one.phone):
        assert (await http.call("GET", "/api/me"))["id"] == ""
    async with asyncio.timeout(60):
        while not watching.closed:
            await asyncio.sleep(0.02)
    await no(by_passkey(stranger(house), one.device), "not-proven")
    # The address is free: whoever has it now is somebody new.
    assert (await by_mail(house, stranger(house), one.address, "New"))["id"] != one.id


async def test_a_game_goes_on_when_somebody_left_for_good(house: House) -> None:
    one = await leaver(house)
    await one.leave()
    seats = (await one.bob.call("GET", f"/api/tables/{one.both}"))["seats"]
    gone = {"seat": 0, "name": "", "person": True, "bot": "sensible", "user": ""}
    assert seats[0] == gone
    assert await one.bob.call("GET", f"/api/tables/{one.both}/chat") == []
    await bob_plays_to_the_end(house, one)
    record = await one.bob.http.get(f"/api/tables/{one.both}/replay")
    assert record.status_code == 200
    assert (await one.bob.http.get(f"/api/tables/{one.over}/replay")).status_code == 403


async def test_a_waiting_table_goes_to_who_stays_or_goes(house: House) -> None:
    one = await leaver(house)
    await one.leave()
    taken = await one.bob.call("GET", f"/api/tables/{one.lobby}")
    assert taken["owner"] and taken["seats"][0]["person"] is False
    listed = {x["id"] for x in await one.bob.call("GET", "/api/tables/open")}
    assert one.lobby in listed and one.lonely not in listed


async def test_the_store_keeps_nothing_of_who_left_for_good(house: House) -> None:
    # Words no other test uses: the store is that of all of them.
    one = await leaver(house, "Ґерардо Незабутній", "незабутні слова")
    assert "незабут" in (await house.dump()).casefold()
    await one.leave()
    await bob_plays_to_the_end(house, one)
    left = (await house.dump()).casefold()
    device = text(one.device.id).casefold()
    for private in ("незабут", "ґерардо", one.address.casefold(), device):
        assert private not in left, private
