"""Who comes to a house, and how they sign in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from ludorum.soak.client import Http, Refused
from tests.server.authenticator import Authenticator
from tests.server.house import OPENED, Server
from tests.server.letters import Letters
from tests.server.provider import Provider


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
