"""Signing in by a link in a letter, and what a house says it has."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from ludorum.soak.client import Refused
from tests.server.house import Server, person, play_on, player
from tests.server.signin.visitors import (
    House,
    account,
    ask,
    by_mail,
    enter,
    learn,
    no,
    seated,
    stranger,
    table_of,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


async def test_the_house_says_what_it_has(house: House) -> None:
    ways = await stranger(house).call("GET", "/api/ways")
    assert ways == {"passkeys": True, "mail": True, "oidc": "The Guild"}


async def test_a_house_that_has_set_up_nothing(server: Server) -> None:
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
