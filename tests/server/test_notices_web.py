"""Being told, over HTTP and sockets: a real `ludorum serve`, and what is outside."""

from __future__ import annotations

import asyncio
import io
import json
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from ludorum.soak.client import Http, Refused
from tests.server.house import Server, free_port, person, player, serving
from tests.server.letters import Letters
from tests.server.pushes import Browser, Pushes, signed_by

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]

KYIV = {"mail": False, "lang": "uk", "zone": "Europe/Kyiv", "quiet_from": 0, "quiet_to": 0}


class House:
    def __init__(self, server: Server, pushes: Pushes, letters: Letters) -> None:
        self.server = server
        self.pushes = pushes
        self.letters = letters


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory,
    stores: Callable[[str], str],
) -> Iterator[House]:
    pushes, letters, port = Pushes(), Letters(), free_port()
    env = {
        "LUDORUM_PUBLIC_URL": f"http://localhost:{port}",
        "LUDORUM_MAIL_SERVER": letters.url,
        "LUDORUM_MAIL_FROM": "house@example.org",
        "LUDORUM_PUSH_PRIVATE": "true",
        "LUDORUM_NOTICE_SECONDS": "0.1",
        "LUDORUM_STORE": stores("notices"),
    }
    folder = tmp_path_factory.mktemp("notices")
    with closing(pushes), closing(letters), serving(folder, port, **env) as server:
        yield House(server, pushes, letters)


async def subscribe(house: House, http: Http, lang: str = "en") -> Browser:
    browser = Browser(house.pushes)
    await http.call("POST", "/api/notices/devices", {**browser.subscription, "lang": lang})
    return browser


async def table_of(one: Http, two: Http, **tempo: Any) -> dict[str, Any]:
    wish = {"game": "tithe", "seats": 2, "tempo": tempo or {"kind": "none"}}
    table: dict[str, Any] = await one.call("POST", "/api/tables/", wish)
    await two.call("POST", f"/api/tables/{table['id']}/join", {"link": table["link"]})
    return table


async def ask_of(http: Http, id: str) -> Any:
    return (await http.call("GET", f"/api/tables/{id}/view"))["ask"]


async def told(house: House, browser: Browser, n: int = 1) -> dict[str, Any]:
    return browser.read(await asyncio.to_thread(house.pushes.to, browser.path, n))


def messages(house: House, browser: Browser) -> int:
    return len([x for x in house.pushes.received if x.path == browser.path])


async def no(call: Any, code: str) -> None:
    with pytest.raises(Refused) as e:
        await call
    assert e.value.code == code


async def test_who_is_elsewhere_is_told_and_who_looks_is_not(house: House) -> None:
    ann, bob = await person(house.server, "Ann"), await person(house.server, "Bob")
    hers, his = await subscribe(house, ann), await subscribe(house, bob, "uk")
    table = await table_of(ann, bob)
    play = await player(house.server, ann)
    await play.watch(table["id"])
    await ann.call("POST", f"/api/tables/{table['id']}/start")
    said = await told(house, his)
    assert said["title"] == "Ваш хід" and said["table"] == table["id"]
    key = (await bob.call("GET", "/api/notices/"))["push"]
    assert signed_by(house.pushes.to(his.path), key)["sub"].startswith("http://localhost:")
    assert messages(house, hers) == 0
    # The page goes out of view, and nobody has looked at the next decision.
    await play.ask(op="seen", seen=False)
    position = play.positions[table["id"]]
    await play.answer(table["id"], position["ask"]["options"][0])
    while (asked := await ask_of(bob, table["id"])) and not await ask_of(ann, table["id"]):
        answer = {"command_id": f"b{asked['token']}", "ask": asked["token"]}
        answer["answer"] = asked["options"][0]
        await bob.call("POST", f"/api/tables/{table['id']}/answers", answer)
    assert (await told(house, hers))["title"] == "Your turn"
    assert messages(house, his) <= 2


async def test_a_device_is_told_until_it_is_removed_or_signed_out(house: House) -> None:
    ann, bob = await person(house.server, "Ann"), await person(house.server, "Bob")
    first, second = await subscribe(house, ann), await subscribe(house, ann)
    has = await ann.call("GET", "/api/notices/")
    assert len(has["devices"]) == 2
    await subscribe(house, bob)
    await ann.call(
        "POST",
        "/api/notices/devices/remove",
        {"endpoint": first.subscription["endpoint"]},
    )
    table = await table_of(ann, bob)
    await ann.call("POST", f"/api/tables/{table['id']}/start")
    await told(house, second)
    assert messages(house, first) == 0
    await no(
        ann.call("POST", "/api/notices/devices", {**first.subscription, "endpoint": "ftp://x/y"}),
        "bad-request",
    )
    await ann.call("DELETE", "/api/session")
    await no(ann.call("GET", "/api/notices/"), "sign-in")


async def test_wishes_and_what_becomes_of_them(house: House) -> None:
    ann = await person(house.server, "Ann")
    await no(ann.call("PUT", "/api/notices/", {**KYIV, "mail": True}), "no-way")
    await no(ann.call("PUT", "/api/notices/", {**KYIV, "zone": "Nowhere/At_All"}), "bad-request")
    now = await ann.call("PUT", "/api/notices/", {**KYIV, "quiet_from": 1320, "quiet_to": 420})
    assert (now["zone"], now["quiet_from"], now["quiet_to"]) == ("Europe/Kyiv", 1320, 420)
    # By mail the guest has an account; then letters are theirs to choose.
    await ann.call("POST", "/api/mail", {"address": "ann@example.org"})
    token = await asyncio.to_thread(house.letters.token, "ann@example.org")
    me = await ann.call("POST", "/api/mail/enter", {"token": token})
    ann.csrf = me["csrf"]
    now = await ann.call("PUT", "/api/notices/", {**KYIV, "mail": True})
    assert now["mail"] and now["address"] == "ann@example.org"
    browser = await subscribe(house, ann)
    bob = await person(house.server, "Bob")
    table = await table_of(ann, bob, kind="days", days=2)
    link = (await ann.call("POST", "/api/notices/calendar", {"lang": "uk"}))["url"]
    day = 86_400
    away = {"start": time.time(), "until": time.time() + 2 * day}
    now = await ann.call("PUT", "/api/notices/away", away)
    assert now["away_until"] == away["until"] and now["away_days"] == pytest.approx(28, abs=0.1)
    await bob.call("GET", f"/api/tables/{table['id']}")
    await ann.call("POST", f"/api/tables/{table['id']}/start")
    (seen,) = await bob.call("GET", f"/api/tables/{table['id']}/absences")
    assert seen["seat"] == 0 and seen["away"] == away["until"] and not seen["late"]
    await no(bob.call("POST", f"/api/tables/{table['id']}/sit-in", {"seat": 0}), "not-late")
    await ann.call("DELETE", "/api/notices/away")
    assert await bob.call("GET", f"/api/tables/{table['id']}/absences") == []
    # What a calendar program, a mail program and a phone get.
    async with httpx.AsyncClient() as out:
        path = link[link.index("/api/") :]
        feed = await out.get(house.server.url + path)
        assert feed.headers["content-type"].startswith("text/calendar")
        assert "UID:" in feed.text and "Ваш хід" in feed.text
        letter = await asyncio.to_thread(house.letters.to, "ann@example.org", 2)
        stop = letter["List-Unsubscribe"].strip("<>")
        path = stop[stop.index("/api/") :]
        answer = await out.post(house.server.url + path, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
    assert not (await ann.call("GET", "/api/notices/"))["mail"]
    assert (await told(house, browser))["title"] == "Your turn"
    # All of it is in one's data, and none of it stays.
    body = (await ann.http.get("/api/account/export")).content
    account = json.loads(zipfile.ZipFile(io.BytesIO(body)).read("account.json"))
    assert account["told"]["zone"] == "Europe/Kyiv" and account["told"]["calendar"]
    assert account["told"]["devices"][0]["endpoint"] == browser.subscription["endpoint"]
    assert len(account["away"]) == 1
    await ann.call("POST", "/api/account/erase", {"name": "Ann"})
    async with httpx.AsyncClient() as out:
        gone = await out.get(house.server.url + link[link.index("/api/") :])
        assert gone.status_code == 404
