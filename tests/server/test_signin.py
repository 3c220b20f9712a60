"""Signing in by mail, by passkey and elsewhere; what one takes along, and what one leaves behind.

Against a real `ludorum serve`, with a real mail server and a real provider.
"""

from __future__ import annotations

import asyncio
import io
import json
import random
import sqlite3
import time
import zipfile
from base64 import urlsafe_b64decode
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from joserfc.jwk import RSAKey

from ludorum.soak.client import Http, Play, Refused
from tests.server.authenticator import PRESENT, Authenticator, text
from tests.server.house import OPENED, Server, free_port, person, play_on, player, serving
from tests.server.letters import Letters
from tests.server.provider import CLIENT, SECRET, Provider

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


class House:
    """A server and all that is around it."""

    def __init__(self, server: Server, letters: Letters, provider: Provider) -> None:
        self.server = server
        self.letters = letters
        self.provider = provider
        self.n = 0

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.server.port}"

    def address(self) -> str:
        self.n += 1
        return f"Person.{self.n}@Example.org"

    def device(self) -> Authenticator:
        return Authenticator(self.origin)

    async def dump(self) -> str:
        """All the store holds, as text."""
        out: list[Any] = []
        con = await asyncpg.connect(self.server.env["LUDORUM_STORE"])
        names = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        for row in await con.fetch(names):
            out += [tuple(x) for x in await con.fetch(f'SELECT * FROM "{row[0]}"')]
        await con.close()
        return "\n".join(map(str, out))


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory,
    databases: Callable[[str], str],
) -> Iterator[House]:
    letters, provider = Letters(), Provider()
    port = free_port()
    env = {
        "LUDORUM_PUBLIC_URL": f"http://localhost:{port}",
        "LUDORUM_MAIL_SERVER": letters.url,
        "LUDORUM_MAIL_FROM": "Ludorum <house@example.org>",
        "LUDORUM_OIDC_ISSUER": provider.url,
        "LUDORUM_OIDC_CLIENT": CLIENT,
        "LUDORUM_OIDC_SECRET": SECRET,
        "LUDORUM_OIDC_LABEL": "The Guild",
        "LUDORUM_STORE": databases("signin"),
    }
    folder = tmp_path_factory.mktemp("signin")
    with closing(letters), closing(provider), serving(folder, port, **env) as server:
        yield House(server, letters, provider)
    assert SECRET not in server.log()


def stranger(house: House) -> Http:
    http = Http(house.server.url)
    OPENED.append(http)
    return http


async def no(call: Awaitable[Any], code: str) -> Refused:
    with pytest.raises(Refused) as e:
        await call
    assert e.value.code == code, e.value
    return e.value


async def ask(house: House, http: Http, address: str, lang: str = "en") -> None:
    await http.call("POST", "/api/mail", {"address": address, "lang": lang})


async def enter(http: Http, token: str, name: str = "") -> dict[str, Any]:
    me: dict[str, Any] = await http.call("POST", "/api/mail/enter", {"token": token, "name": name})
    http.csrf = me["csrf"]
    return me


async def by_mail(house: House, http: Http, address: str, name: str = "") -> dict[str, Any]:
    """Ask for a link and open it, in the same browser."""
    before = len([x for x in house.letters.received if x["To"] == address])
    await ask(house, http, address)
    token = await asyncio.to_thread(house.letters.token, address, before + 1)
    return await enter(http, token, name)


async def account(http: Http) -> dict[str, Any]:
    found: dict[str, Any] = await http.call("GET", "/api/account/")
    return found


async def table_of(http: Http, **more: Any) -> str:
    body = {"game": "tithe", "seats": 2, "bots": ["sensible"], **more}
    table = await http.call("POST", "/api/tables/", body)
    return str(table["id"])


async def learn(http: Http, **more: Any) -> dict[str, Any]:
    body = {"done": [], "left": None, "left_at": 0, "first": [], "first_since": 0, **more}
    known: dict[str, Any] = await http.call("PUT", "/api/me/progress/tithe", body)
    return known


async def seated(http: Http, id: str) -> int:
    return int((await http.call("GET", f"/api/tables/{id}"))["seat"])


# -- what there is -----------------------------------------------------------------------------


async def test_the_house_says_what_it_has(house: House) -> None:
    ways = await stranger(house).call("GET", "/api/ways")
    assert ways == {"passkeys": True, "mail": True, "oidc": "The Guild"}


async def test_a_house_that_has_set_up_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = await person(server, "Ada")
        ways = await ada.call("GET", "/api/ways")
        assert ways == {"passkeys": False, "mail": False, "oidc": ""}
        await no(ada.call("POST", "/api/mail", {"address": "a@b.example"}), "no-way")
        await no(ada.call("POST", "/api/mail/enter", {"token": "x"}), "no-way")
        await no(ada.call("POST", "/api/passkeys/asked"), "no-way")
        await no(ada.call("POST", "/api/passkeys/wanted"), "no-way")
        await no(ada.call("POST", "/api/passkeys", {"credential": {}}), "no-way")
        await no(ada.call("POST", "/api/passkeys/enter", {"credential": {}}), "no-way")
        await no(ada.call("POST", "/api/oidc", {}), "no-way")
        back = await ada.http.get("/api/oidc/back")
        assert back.status_code == 303 and back.headers["location"] == "/#/sign-in/no-way"


# -- by mail -----------------------------------------------------------------------------------


async def test_a_link_signs_in_once(house: House) -> None:
    address = house.address()
    ada = stranger(house)
    await ask(house, ada, address)
    token = await asyncio.to_thread(house.letters.token, address)
    assert token not in await house.dump() and token not in house.server.log()
    await no(enter(ada, token), "name-needed")  # which does not use it up
    me = await enter(ada, token, "Ada")
    assert me["name"] == "Ada" and not me["guest"]
    assert (await ada.call("GET", "/api/me"))["id"] == me["id"]
    (way,) = (await account(ada))["ways"]
    assert way["kind"] == "mail" and way["label"] == address
    for other in (ada, stranger(house)):
        await no(enter(other, token, "Ada"), "expired")
    # Elsewhere, written another way: the same person.
    phone = stranger(house)
    await ask(house, phone, address.lower())
    token = await asyncio.to_thread(house.letters.token, address.lower())
    assert (await enter(phone, token))["id"] == me["id"]


async def test_nobody_learns_who_has_an_account(house: House) -> None:
    known, unknown = house.address(), house.address()
    await by_mail(house, stranger(house), known, "Known")
    told, letters = [], []
    for n, address in ((2, known), (1, unknown)):
        http = stranger(house)
        got = await http.http.post("/api/mail", json={"address": address, "lang": "uk"})
        told.append((got.status_code, got.content, sorted(got.headers)))
        letter = await asyncio.to_thread(house.letters.to, address, n)
        token = await asyncio.to_thread(house.letters.token, address, n)
        letters.append((letter["Subject"], letter.get_content().replace(token, "")))
    assert told[0] == told[1] and told[0][0] == 202
    assert letters[0] == letters[1] and "Ваше посилання" in letters[0][0]
    assert f"{house.origin}/#/mail/" in letters[0][1]


async def test_one_of_many_who_open_a_link_at_once(house: House) -> None:
    address = house.address()
    await ask(house, stranger(house), address)
    token = await asyncio.to_thread(house.letters.token, address)
    calls = [enter(stranger(house), token, f"N{i}") for i in range(12)]
    got = await asyncio.gather(*calls, return_exceptions=True)
    told = Counter([x.code if isinstance(x, Refused) else "in" for x in got])
    assert told == {"in": 1, "expired": 11}


async def test_a_guest_who_gives_an_address_keeps_everything(house: House) -> None:
    ada = await person(house.server, "Ada")
    me = await ada.call("GET", "/api/me")
    id = await table_of(ada)
    await ada.call("PUT", "/api/companion/c1", {"at": 1, "data": '"mine"'})
    old = ada.cookie
    now = await by_mail(house, ada, house.address())
    assert now["id"] == me["id"] and me["guest"] and not now["guest"]
    assert await seated(ada, id) == 0 and len(await ada.call("GET", "/api/companion/")) == 1
    gone = await ada.http.get("/api/me", headers={"cookie": old})  # more rights: a new session
    assert ada.cookie != old and (gone.json()["id"] in ("", me["id"]))
    late = await stranger(house).http.get("/api/me", headers={"cookie": old})
    assert late.json()["id"] == ""


async def test_a_guest_who_turns_out_to_be_known_takes_everything_along(house: House) -> None:
    address = house.address()
    first = stranger(house)
    me = await by_mail(house, first, address, "Ada")
    guest = await person(house.server, "Ada on the phone")
    before = await guest.call("GET", "/api/me")
    running, waiting = await table_of(guest), await table_of(guest, seats=3, public=True)
    await guest.call("POST", f"/api/tables/{running}/start")
    play = await player(house.server, guest)
    await play.watch(running)
    await play_on(play, running, random.Random(1), 2)
    await guest.call("POST", f"/api/tables/{running}/chat", {"text": "hello"})
    await guest.call("PUT", "/api/companion/c1", {"at": 1, "data": '"phone"'})
    await learn(first, done=["bid"], first=["sell"])
    await learn(guest, done=["alone"], left={"lesson": "market", "moves": "[]", "at": 0}, left_at=1)
    now = await by_mail(house, guest, address)
    assert now["id"] == me["id"] != before["id"]
    assert await seated(guest, running) == 0 == await seated(guest, waiting)
    assert await seated(first, running) == 0  # and on the other device, too
    assert (await guest.call("GET", "/api/companion/"))[0]["data"] == '"phone"'
    for device in (first, guest):
        known = (await device.call("GET", "/api/me/progress"))["tithe"]
        assert known["done"] == ["bid", "alone"] and known["left"]["lesson"] == "market"
        assert known["first"] == ["sell"]
    assert before["id"] not in (await house.dump()).replace(f"'{before['id']}.", "'")
    again = await player(house.server, guest)
    await again.watch(running)
    assert await play_on(again, running, random.Random(2), 3) == 3
    await guest.call("POST", f"/api/tables/{waiting}/leave")


async def test_who_sits_there_twice_plays_once(house: House) -> None:
    address = house.address()
    first = stranger(house)
    await by_mail(house, first, address, "Ada")
    guest = await person(house.server, "Ada too")
    id = await table_of(first, bots=[])
    link = (await first.call("GET", f"/api/tables/{id}"))["link"]
    await guest.call("POST", f"/api/tables/{id}/join", {"link": link})
    await first.call("POST", f"/api/tables/{id}/start")
    await by_mail(house, guest, address)
    seats = (await first.call("GET", f"/api/tables/{id}"))["seats"]
    assert [x["bot"] for x in seats] == ["", "sensible"]
    play = await player(house.server, first)
    await play.watch(id)
    await play_on(play, id, random.Random(3))
    assert play.positions[id]["over"]


async def test_a_link_for_somebody_who_is_signed_in_is_for_them_alone(house: House) -> None:
    mallory = await person(house.server, "Mallory")
    victims = house.address()
    await ask(house, mallory, victims)  # the letter goes to somebody else
    token = await asyncio.to_thread(house.letters.token, victims)
    victim = await person(house.server, "Victim")
    for http in (victim, stranger(house)):
        await no(enter(http, token, "Victim"), "other-browser")
    assert (await victim.call("GET", "/api/me"))["name"] == "Victim"
    assert (await account(mallory))["ways"] == []


async def test_a_planted_link_brings_nothing_to_its_sender(house: House) -> None:
    own = house.address()
    mallory = stranger(house)
    me = await by_mail(house, mallory, own, "Mallory")
    # Asked for as nobody, sent on to somebody with an account, who opens it.
    victim = stranger(house)
    address = house.address()
    theirs = await by_mail(house, victim, address, "Victim")
    guest = await person(house.server, "Guest")
    id = await table_of(guest)
    for n, http in ((2, victim), (3, guest)):
        await ask(house, stranger(house), own)
        token = await asyncio.to_thread(house.letters.token, own, n)
        assert (await enter(http, token))["id"] == me["id"]
    assert await seated(mallory, id) == -1  # the guest's seat did not change hands
    (way,) = (await account(mallory))["ways"]
    assert way["label"] == own
    back = await by_mail(house, stranger(house), address)  # and the victim's account is theirs
    assert back["id"] == theirs["id"] != me["id"]


async def test_an_address_belongs_to_one_account(house: House) -> None:
    address = house.address()
    ada, bob = stranger(house), stranger(house)
    await by_mail(house, ada, address, "Ada")
    me = await by_mail(house, bob, house.address(), "Bob")
    await no(by_mail(house, bob, address), "way-taken")
    assert (await bob.call("GET", "/api/me"))["id"] == me["id"]


async def test_addresses_that_are_none(house: House) -> None:
    had = len(house.letters.received)
    http = stranger(house)
    for bad in (
        "nobody",
        "a@b",
        "a b@c.example",
        "a@c.example\r\nBcc: d@e.example",
        "a@c.example\nx",
        "<a@c.example>",
        "A <a@c.example>",
        "a@c.example,d@e.example",
        "a@@c.example",
        "ａ@c.example",
        "a@c..example",
        "x" * 65 + "@c.example",
    ):
        await no(http.call("POST", "/api/mail", {"address": bad}), "bad-request")
    address = house.address()
    for _ in range(3):
        await ask(house, stranger(house), address)
    await no(ask(house, stranger(house), address.upper()), "too-many")
    await asyncio.to_thread(house.letters.to, address, 3)
    assert len(house.letters.received) == had + 3


# -- by passkey ----------------------------------------------------------------------------------


async def add_passkey(house: House, http: Http, device: Authenticator) -> dict[str, Any]:
    options = await http.call("POST", "/api/passkeys/wanted")
    credential = device.create(options)
    body = {"credential": credential, "label": "My phone"}
    me: dict[str, Any] = await http.call("POST", "/api/passkeys", body)
    http.csrf = me["csrf"]
    return me


async def by_passkey(http: Http, device: Authenticator) -> dict[str, Any]:
    credential = device.get(await http.call("POST", "/api/passkeys/asked"))
    me: dict[str, Any] = await http.call("POST", "/api/passkeys/enter", {"credential": credential})
    http.csrf = me["csrf"]
    return me


async def test_a_guest_with_a_passkey_is_an_account(house: House) -> None:
    ada = await person(house.server, "Ада")
    before = await ada.call("GET", "/api/me")
    id = await table_of(ada)
    device, old = house.device(), ada.cookie
    me = await add_passkey(house, ada, device)
    assert me["id"] == before["id"] and not me["guest"] and ada.cookie != old
    late = await stranger(house).http.get("/api/me", headers={"cookie": old})
    assert late.json()["id"] == ""
    other = stranger(house)
    assert (await by_passkey(other, device))["id"] == me["id"]
    assert await seated(other, id) == 0
    (way,) = (await account(other))["ways"]
    assert way["kind"] == "passkey" and way["label"] == "My phone"
    assert urlsafe_b64decode(device.handle + "==").decode() == me["id"]


async def test_passkeys_can_be_removed_but_not_the_last_way(house: House) -> None:
    ada, mallory = await person(house.server, "Ada"), await person(house.server, "Mallory")
    one, two = house.device(), house.device()
    await add_passkey(house, ada, one)
    await add_passkey(house, ada, two)
    options = await ada.call("POST", "/api/passkeys/wanted")
    assert {x["id"] for x in options["excludeCredentials"]} == {text(one.id), text(two.id)}
    first, second = [x["id"] for x in (await account(ada))["ways"]]
    await no(mallory.call("DELETE", f"/api/account/ways/{first}"), "not-yours")
    assert len((await ada.call("DELETE", f"/api/account/ways/{first}"))["ways"]) == 1
    await no(by_passkey(stranger(house), one), "not-proven")
    await no(ada.call("DELETE", f"/api/account/ways/{second}"), "last-way")
    await no(ada.call("DELETE", "/api/account/ways/other"), "not-yours")
    body = {"name": "Ada with a password", "password": "correct horse"}
    ada.csrf = (await ada.call("POST", "/api/account/password", body))["csrf"]
    await ada.call("DELETE", f"/api/account/ways/{second}")
    assert (await account(ada))["ways"] == []


async def test_answers_of_passkeys_that_prove_nothing(house: House) -> None:
    ada = await person(house.server, "Ada")
    device = house.device()
    me = await add_passkey(house, ada, device)
    http = stranger(house)

    async def answer(change: Callable[[Authenticator], None]) -> dict[str, Any]:
        liar = house.device()
        liar.id, liar.key, liar.count, liar.handle = device.id, device.key, 100, device.handle
        change(liar)
        return await by_passkey(http, liar)

    def wrong_key(liar: Authenticator) -> None:
        liar.key = house.device().key

    lies: list[Callable[[Authenticator], None]] = [
        lambda x: setattr(x, "origin", "https://evil.example"),
        lambda x: setattr(x, "origin", house.server.url),  # the same place, another name
        lambda x: setattr(x, "site", "evil.example"),
        lambda x: setattr(x, "flags", PRESENT),  # nobody looked who holds it
        lambda x: setattr(x, "flags", 0),
        lambda x: setattr(x, "id", house.device().id),
        wrong_key,
    ]
    for lie in lies:
        await no(answer(lie), "not-proven")
    assert (await http.call("GET", "/api/me"))["id"] == ""
    good = device.get(await http.call("POST", "/api/passkeys/asked"))
    await http.call("POST", "/api/passkeys/enter", {"credential": good})
    # Once only; and a copy of the device, which counts from where it was copied, is noticed.
    await no(http.call("POST", "/api/passkeys/enter", {"credential": good}), "expired")
    device.count -= 1
    await no(by_passkey(http, device), "not-proven")
    device.count += 5
    assert (await by_passkey(http, device))["id"] == me["id"]
    # A question for a new passkey is none for signing in, nor the other way round.
    wanted = await ada.call("POST", "/api/passkeys/wanted")
    crossed = {"credential": device.get(wanted)}
    await no(stranger(house).call("POST", "/api/passkeys/enter", crossed), "expired")
    asked = await http.call("POST", "/api/passkeys/asked")
    new = house.device().create({**asked, "user": wanted["user"]})
    await no(ada.call("POST", "/api/passkeys", {"credential": new}), "expired")


async def test_nobody_adds_a_passkey_for_another(house: House) -> None:
    ada, mallory = await person(house.server, "Ada"), await person(house.server, "Mallory")
    device = house.device()
    wanted = await ada.call("POST", "/api/passkeys/wanted")
    new = {"credential": device.create(wanted)}
    await no(mallory.call("POST", "/api/passkeys", new), "not-yours")
    await no(ada.call("POST", "/api/passkeys", new), "expired")
    await no(stranger(house).call("POST", "/api/passkeys/wanted"), "sign-in")
    me = await add_passkey(house, ada, device)
    # With the id of somebody's passkey but a key of one's own one is not let in as them.
    twin = house.device()
    twin.id = device.id
    await no(add_passkey(house, mallory, twin), "way-taken")
    assert (await mallory.call("GET", "/api/me"))["id"] != me["id"]
    await no(by_passkey(stranger(house), twin), "not-proven")
    for change in ({"flags": PRESENT}, {"origin": "https://evil.example"}, {"site": "evil"}):
        liar = house.device()
        for name, value in change.items():
            setattr(liar, name, value)
        await no(add_passkey(house, mallory, liar), "not-proven")


GARBAGE: list[Any] = [None, 1, "x", "", [], {}, "AAAA", "====", "é", "\0", {"a": 1}, "A" * 5000]


async def test_passkeys_that_are_garbage(house: House) -> None:
    ada = await person(house.server, "Ada")
    device = house.device()
    await add_passkey(house, ada, device)
    rng = random.Random(7)
    seen = set()
    for n in range(120):
        new = n % 2 == 0
        if new:
            made = house.device().create(await ada.call("POST", "/api/passkeys/wanted"))
        else:
            made = device.get(await ada.call("POST", "/api/passkeys/asked"))
        place = made["response"] if rng.random() < 0.7 else made
        field = rng.choice(sorted(place))
        kind = rng.random()
        if kind < 0.4:
            place[field] = rng.choice(GARBAGE)
        elif kind < 0.5:
            del place[field]
        elif isinstance(place[field], str) and place[field]:
            raw = bytearray(urlsafe_b64decode(place[field] + "=="))
            raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
            place[field] = text(bytes(raw[: rng.randrange(1, len(raw) + 1)]))
        path = "/api/passkeys" if new else "/api/passkeys/enter"
        try:
            ada.csrf = (await ada.call("POST", path, {"credential": made}))["csrf"]
            seen.add("fine")  # a field that is not looked at
        except Refused as e:
            seen.add(e.code)
    allowed = {"fine", "not-proven", "expired", "bad-request", "too-many"}
    assert {"not-proven", "bad-request"} <= seen <= allowed, seen


# -- elsewhere -----------------------------------------------------------------------------------


async def set_out(house: House, http: Http) -> tuple[str, str]:
    to = (await http.call("POST", "/api/oidc", {}))["to"]
    return house.provider.visit(to)


async def come_back(http: Http, code: str, state: str, **more: str) -> str:
    """Where the page is sent; the cookie of a session comes with it, or not."""
    query = {"code": code, "state": state, **more}
    got = await http.http.get("/api/oidc/back", params=query)
    assert got.status_code == 303, got.text
    http.csrf = (await http.call("GET", "/api/me"))["csrf"]
    return str(got.headers["location"])


async def elsewhere(house: House, http: Http, sub: str, **claims: Any) -> str:
    house.provider.who = {"sub": sub, "preferred_username": sub.title(), **claims}
    return await come_back(http, *await set_out(house, http))


async def test_an_account_elsewhere(house: House) -> None:
    ada = stranger(house)
    assert await elsewhere(house, ada, "ada-1", name="Ada L.") == "/#/sign-in"
    me = await ada.call("GET", "/api/me")
    assert me["name"] == "Ada-1" and not me["guest"]
    (way,) = (await account(ada))["ways"]
    assert way["kind"] == "oidc" and way["label"] == "The Guild"
    again = stranger(house)
    await elsewhere(house, again, "ada-1")
    assert (await again.call("GET", "/api/me"))["id"] == me["id"]
    nameless = stranger(house)
    await elsewhere(house, nameless, "x-2", preferred_username="\u202e")
    assert (await nameless.call("GET", "/api/me"))["name"] == "New player"


async def test_linking_an_account_elsewhere(house: House) -> None:
    ada = await person(house.server, "Ada")
    before = await ada.call("GET", "/api/me")
    id, old = await table_of(ada), ada.cookie
    await elsewhere(house, ada, "ada-3")
    me = await ada.call("GET", "/api/me")
    assert me["id"] == before["id"] and not me["guest"] and ada.cookie != old
    guest = await person(house.server, "Phone")
    other = await table_of(guest)
    await elsewhere(house, guest, "ada-3")
    assert (await guest.call("GET", "/api/me"))["id"] == me["id"]
    assert await seated(ada, other) == 0 == await seated(guest, id)
    bob = stranger(house)
    await elsewhere(house, bob, "bob-3")
    assert await elsewhere(house, bob, "ada-3") == "/#/sign-in/way-taken"
    assert (await bob.call("GET", "/api/me"))["name"] == "Bob-3"


async def test_the_state_is_of_one_browser_and_one_person(house: House) -> None:
    mallory, victim = stranger(house), stranger(house)
    house.provider.who = {"sub": "mallory-4"}
    code, state = await set_out(house, mallory)
    # The victim is sent to Mallory's way back: nobody is signed in as anybody.
    assert await come_back(victim, code, state) == "/#/sign-in/other-browser"
    for wrong in ("", "x", state[:-1]):
        assert await come_back(mallory, code, wrong) == "/#/sign-in/other-browser"
        code, state = await set_out(house, mallory)
    assert (await victim.call("GET", "/api/me"))["id"] == ""
    assert await come_back(mallory, code, state) == "/#/sign-in"
    mallory.http.cookies.set("ludorum-away", state, domain="127.0.0.1")
    code, _ = house.provider.visit(f"{house.provider.url}/auth?" + _again(house, state))
    assert await come_back(mallory, code, state) == "/#/sign-in/expired"
    # Who is somebody else by now is not who set out.
    guest = await person(house.server, "Guest")
    code, state = await set_out(house, guest)
    await guest.call("DELETE", "/api/session")
    assert await come_back(guest, code, state) == "/#/sign-in/other-browser"


def _again(house: House, state: str) -> str:
    return (
        f"response_type=code&client_id={CLIENT}&code_challenge_method=S256&state={state}"
        f"&code_challenge=x&nonce=x&redirect_uri={house.origin}/api/oidc/back"
    )


async def test_nobody_is_sent_elsewhere(house: House) -> None:
    http = stranger(house)
    for name in ("next", "redirect", "redirect_uri", "to", "return_to", "url"):
        for evil in ("https://evil.example", "//evil.example", "/\\evil.example"):
            code, state = await set_out(house, http)
            place = await come_back(http, code, state + "x", **{name: evil})
            assert place == "/#/sign-in/other-browser"
    refused = await come_back(http, "", (await set_out(house, http))[1], error="access_denied")
    assert refused == "/#/sign-in/not-proven"
    got = await http.http.post("/api/oidc", json={"lang": "en", "to": "https://evil.example"})
    assert got.status_code == 400
    url = (await http.call("POST", "/api/oidc", {}))["to"]
    query = dict(parse_qsl(urlsplit(url).query))
    assert query["redirect_uri"] == f"{house.origin}/api/oidc/back"


async def test_what_a_provider_may_not_say(house: House) -> None:
    provider = house.provider
    http = stranger(house)
    now = int(time.time())
    lies: list[dict[str, Any]] = [
        {"lie": {"nonce": "other"}},
        {"lie": {"nonce": None}},
        {"lie": {"aud": "another client"}},
        {"lie": {"aud": "another client", "azp": CLIENT}},
        {"lie": {"aud": [CLIENT, "another client"]}},
        {"lie": {"aud": [CLIENT, "another client"], "azp": "another client"}},
        {"lie": {"azp": "another client"}},
        {"lie": {"aud": None}},
        {"lie": {"iss": "https://evil.example"}},
        {"lie": {"exp": now - 3600}},
        {"lie": {"exp": None}},
        {"lie": {"iat": now + 3600}},
        {"lie": {"sub": None}},
        {"lie": {"sub": 7}},
        {"lie": {"sub": ["ada"]}},
        {"lie": {"at_hash": "AAAA"}},
        {"lie": {"at_hash": ""}},
        {"header": {"alg": "none"}},
        {"header": {"alg": "HS256"}, "sign_with": provider.key.as_pem(private=False)},
        {"header": {"alg": "HS256"}, "sign_with": SECRET.encode()},
        {"sign_with": RSAKey.generate_key(2048)},
        {"header": {"kid": "nobody's"}},
    ]
    for lie in lies:
        for name, value in lie.items():
            setattr(provider, name, value)
        try:
            assert await elsewhere(house, http, "eve") == "/#/sign-in/not-proven", lie
        finally:
            provider.lie, provider.header, provider.sign_with = {}, {}, None
    assert (await http.call("GET", "/api/me"))["id"] == ""
    assert await elsewhere(house, http, "eve") == "/#/sign-in"
    provider.renew_key()
    none: list[Any] = [{}, [], "x", {"keys": 5}, {"keys": [1]}, {"keys": [{"kty": "RSA"}]}]
    for keys in none:
        provider.keys = keys
        try:
            assert await elsewhere(house, stranger(house), "eve") == "/#/sign-in/not-proven"
        finally:
            provider.keys = None
    assert await elsewhere(house, stranger(house), "eve") == "/#/sign-in"


# -- a password, later -----------------------------------------------------------------------------


async def test_a_guest_with_a_password_is_an_account(house: House) -> None:
    ada = await person(house.server, "Ada")
    before = await ada.call("GET", "/api/me")
    id, old = await table_of(ada), ada.cookie
    name = f"Ada {house.server.port}"
    first = {"name": name, "password": "correct horse"}
    me = await ada.call("POST", "/api/account/password", first)
    ada.csrf = me["csrf"]
    assert me["id"] == before["id"] and me["name"] == name and not me["guest"]
    late = await stranger(house).http.get("/api/me", headers={"cookie": old})
    assert late.json()["id"] == ""
    bob = await person(house.server, "Bob")
    taken = {"name": name.upper(), "password": "correct horse"}
    await no(bob.call("POST", "/api/account/password", taken), "name-taken")
    assert (await bob.call("GET", "/api/me"))["guest"]
    other = {"name": name, "password": "battery staple", "old": "wrong"}
    await no(ada.call("POST", "/api/account/password", other), "wrong-password")
    other["old"] = "correct horse"
    ada.csrf = (await ada.call("POST", "/api/account/password", other))["csrf"]
    phone = await person(house.server, "Phone")
    theirs = await table_of(phone)
    await no(phone.call("POST", "/api/sign-in", first), "wrong-password")
    now = await phone.call("POST", "/api/sign-in", {"name": name, "password": "battery staple"})
    assert now["id"] == me["id"]
    assert await seated(phone, id) == 0 == await seated(ada, theirs)
    # And whoever registers as a guest does not lose anything either.
    guest = await person(house.server, "G")
    mine = await table_of(guest)
    made = {"name": f"G {house.server.port}", "password": "correct horse"}
    await guest.call("POST", "/api/register", made)
    assert await seated(guest, mine) == 0


async def test_a_guest_of_the_same_name_uses_up_nobodys_guesses(tmp_path: Path) -> None:
    with serving(tmp_path, LUDORUM_SIGN_INS_PER_MINUTE="4") as server:
        known = {"name": "Ada", "password": "correct horse"}
        ada = Http(server.url)
        OPENED.append(ada)
        await ada.call("POST", "/api/register", known)
        mallory = await person(server, "Ada")
        while True:  # somebody else's name, until it is enough
            with pytest.raises(Refused) as e:
                await mallory.call("POST", "/api/account/password", known)
            if e.value.code == "too-many":
                break
            assert e.value.code == "name-taken"
        again = await ada.call("POST", "/api/sign-in", known)
        assert again["name"] == "Ada"


async def test_another_password_or_a_way_less_ends_all_other_sessions(house: House) -> None:
    """Whoever has lost a device, or a password, shuts out who found it."""
    ada = await person(house.server, "Ada")
    one, two = house.device(), house.device()
    await add_passkey(house, ada, one)
    await add_passkey(house, ada, two)
    me = await ada.call("GET", "/api/me")

    async def shut_out(change: Awaitable[Any]) -> Any:
        thief = stranger(house)
        assert (await by_passkey(thief, two))["id"] == me["id"]
        socket = await player(house.server, thief)
        done = await change
        assert (await thief.call("GET", "/api/me"))["id"] == ""
        async with asyncio.timeout(60):
            while not socket.closed:
                await asyncio.sleep(0.02)
        return done

    password = {"name": f"Ada of {house.server.port}", "password": "correct horse"}
    now = await shut_out(ada.call("POST", "/api/account/password", password))
    ada.csrf = now["csrf"]
    way = (await account(ada))["ways"][0]["id"]
    await shut_out(ada.call("DELETE", f"/api/account/ways/{way}"))
    assert (await ada.call("GET", "/api/me"))["id"] == me["id"]


async def test_who_comes_again_as_a_guest_leaves_no_session_behind(house: House) -> None:
    ada = await person(house.server, "Ada")
    old = ada.cookie
    await ada.guest("Ada again")
    late = await stranger(house).http.get("/api/me", headers={"cookie": old})
    assert ada.cookie != old and late.json()["id"] == ""


async def test_sessions_that_have_run_out_go(tmp_path: Path) -> None:
    server = Server(tmp_path, free_port(), LUDORUM_SESSION_DAYS="0.00001")

    def sessions() -> int:
        with closing(sqlite3.connect(tmp_path / "ludorum.db")) as db:
            return int(db.execute("SELECT count(*) FROM sessions").fetchone()[0])

    try:
        server.start()
        await person(server, "Ada")
        server.stop()
        assert sessions() == 1
        time.sleep(1)  # until it has run out
        server.start()
        end = time.monotonic() + 30
        while sessions() and time.monotonic() < end:
            time.sleep(0.1)
        assert sessions() == 0
    finally:
        server.stop()


# -- taking it along, leaving for good ---------------------------------------------------------


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


# -- attacks ---------------------------------------------------------------------------------------


async def test_other_sites_cannot_ask(house: House) -> None:
    ada = await person(house.server, "Ada")
    await add_passkey(house, ada, house.device())
    before = await account(ada)
    bodies: dict[str, Any] = {
        "/api/mail": {"address": house.address()},
        "/api/mail/enter": {"token": "x", "name": "x"},
        "/api/passkeys/asked": None,
        "/api/passkeys/enter": {"credential": {}},
        "/api/passkeys/wanted": None,
        "/api/passkeys": {"credential": {}},
        "/api/oidc": {},
        "/api/register": {"name": "x", "password": "correct horse"},
        "/api/sign-in": {"name": "x", "password": "correct horse"},
        "/api/account/password": {"name": "x", "password": "correct horse"},
        "/api/account/erase": {"name": "Ada"},
    }
    for path, body in bodies.items():
        for origin in ("https://evil.example", "null", house.origin + ".evil.example"):
            headers = {"origin": origin, "x-csrf-token": ada.csrf}
            got = await ada.http.post(path, json=body, headers=headers)
            assert got.json()["code"] == "csrf", (path, got.text)
    # Of those that act for who is signed in, none without the token either.
    for path in ("/api/mail", "/api/oidc", "/api/passkeys/wanted", "/api/account/erase"):
        got = await ada.http.post(path, json=bodies[path], headers={"origin": house.origin})
        assert got.json()["code"] == "csrf", path
    way = before["ways"][0]["id"]
    assert (await ada.http.delete(f"/api/account/ways/{way}")).json()["code"] == "csrf"
    assert await account(ada) == before


def test_credentials_from_a_list(tmp_path: Path) -> None:
    """Many names from one address, and one name, however written, from many addresses."""
    env = {"LUDORUM_SECURE": "true", "LUDORUM_SIGN_INS_PER_MINUTE": "1"}
    server = Server(tmp_path, free_port(), **env)
    server.start()

    def tries(names: list[str], addresses: list[str]) -> list[int]:
        codes = []
        with httpx.Client(base_url=server.url, timeout=60) as http:
            for name, address in zip(names, addresses, strict=True):
                body = {"name": name, "password": "password1"}
                headers = {"x-forwarded-for": address}
                codes.append(http.post("/api/sign-in", json=body, headers=headers).status_code)
        return codes

    try:
        one = tries([f"name {i}" for i in range(8)], ["10.0.0.1"] * 8)
        many = tries(["Victim"] * 20, [f"10.0.1.{i}" for i in range(20)])
        unseen = [f"Tar{chr(0x200B) * i}get" for i in range(20)]
        written = tries(unseen, [f"10.0.2.{i}" for i in range(20)])
    finally:
        server.stop()
    assert one == [401] + [429] * 7
    for codes in (many, written):
        assert codes[:3] == [401] * 3 and codes[-1] == 429, codes


async def test_a_session_that_was_planted_is_worth_nothing_afterwards(house: House) -> None:
    for way in ("mail", "passkey", "oidc"):
        address, device = house.address(), house.device()
        owner = await person(house.server, "Owner")
        await by_mail(house, owner, address)
        await add_passkey(house, owner, device)
        await elsewhere(house, owner, f"fix-{address.lower()}")
        # Mallory's guest session is put into the victim's browser, who signs in with it.
        mallory = await person(house.server, "Mallory")
        victim = stranger(house)
        victim.http.cookies.set("ludorum", mallory.cookie.split("=")[1], domain="127.0.0.1")
        victim.csrf = mallory.csrf
        socket = Play(house.server.url, mallory.cookie)
        OPENED.append(socket)
        await socket.open()
        if way == "mail":
            await by_mail(house, victim, address)
        elif way == "passkey":
            await by_passkey(victim, device)
        else:
            await elsewhere(house, victim, f"fix-{address.lower()}")
        assert (await victim.call("GET", "/api/me"))["name"] == "Owner"
        assert (await mallory.call("GET", "/api/me"))["id"] == ""
        async with asyncio.timeout(60):
            while not socket.closed:
                await asyncio.sleep(0.02)
