"""Passwords of guests, sessions and their ends, and what other sites and guessers try."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludorum.soak.client import Http, Play, Refused
from tests.server.house import OPENED, Server, free_port, person, player, serving
from tests.server.signin.visitors import (
    House,
    account,
    add_passkey,
    by_mail,
    by_passkey,
    elsewhere,
    no,
    seated,
    stranger,
    table_of,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


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
    server = Server(tmp_path, free_port(), LUDORUM_SESSION_DAYS="0.000001")

    def sessions() -> int:
        with closing(sqlite3.connect(tmp_path / "ludorum.db")) as db:
            return int(db.execute("SELECT count(*) FROM sessions").fetchone()[0])

    try:
        server.start()
        await person(server, "Ada")
        server.stop()
        assert sessions() == 1
        server.start()  # which takes longer than it lasts
        end = time.monotonic() + 30
        while sessions() and time.monotonic() < end:
            time.sleep(0.1)
        assert sessions() == 0
    finally:
        server.stop()


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
