"""Signing in with an account elsewhere."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from joserfc.jwk import RSAKey

from tests.server.house import person
from tests.server.provider import CLIENT, SECRET
from tests.server.signin.visitors import (
    House,
    account,
    come_back,
    elsewhere,
    seated,
    set_out,
    stranger,
    table_of,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


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
