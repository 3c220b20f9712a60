"""Signing in with a passkey."""

from __future__ import annotations

import random
from base64 import urlsafe_b64decode
from collections.abc import Callable
from typing import Any

import pytest

from ludorum.soak.client import Refused
from tests.server.authenticator import PRESENT, Authenticator, text
from tests.server.house import person
from tests.server.signin.visitors import (
    House,
    account,
    add_passkey,
    by_passkey,
    no,
    seated,
    stranger,
    table_of,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


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
