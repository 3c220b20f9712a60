"""Forged requests, cookies and origins, and guessed passwords."""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import time
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludorum.soak.client import Http, Play
from tests.server.attacks.intruder import JSON, no, rows, stranger, table_of
from tests.server.house import OPENED, Server, person, player

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


async def raw(http: Http, method: str, path: str, body: Any = None, **headers: str) -> Any:
    """A request without the client's own headers; (status, code)."""
    content = None if body is None else json.dumps(body)
    answer = await http.http.request(method, path, content=content, headers={**JSON, **headers})
    return answer.status_code, answer.json().get("code", "")


async def test_forged_requests(server: Server) -> None:
    ada, eve = await person(server, "Ada"), await person(server, "Eve")
    body = {"game": "architects", "seats": 2}
    tables = len(await ada.call("GET", "/api/tables/mine"))
    token = {"x-csrf-token": ada.csrf}
    for headers in (
        {},
        {"x-csrf-token": ""},
        {"x-csrf-token": eve.csrf},
        {"x-csrf-token": ada.csrf[:-1]},
        {"x-csrf-token": "ÿ" * 32},
        {**token, "origin": "https://evil.example"},
        {**token, "origin": "null"},
        {**token, "origin": server.url + ".evil.example"},
        {**token, "origin": f"http://127.0.0.1:{server.port + 1}"},
    ):
        sent_headers = {k.encode(): v.encode("latin-1") for k, v in {**JSON, **headers}.items()}
        for method, path in (("POST", "/api/tables/"), ("DELETE", "/api/session")):
            got = await ada.http.request(
                method, path, content=json.dumps(body), headers=sent_headers
            )
            assert (got.status_code, got.json()["code"]) == (403, "csrf"), headers
    for path in ("/api/guest", "/api/sign-in", "/api/register"):
        login = {"name": "x"} if path == "/api/guest" else {"name": "x", "password": "y" * 9}
        assert (await raw(ada, "POST", path, login, origin="https://evil.example"))[1] == "csrf"
    assert len(await ada.call("GET", "/api/tables/mine")) == tables
    assert (await ada.call("GET", "/api/me"))["name"] == "Ada"
    assert (await raw(ada, "POST", "/api/tables/", body, **token, origin=server.url))[0] == 201


# What one does before one has a session, and what a mail program does.
FREE = {
    *("/api/guest", "/api/register", "/api/sign-in", "/api/mail", "/api/mail/enter"),
    *("/api/passkeys/asked", "/api/passkeys/enter", "/api/oidc", "/api/notices/stop"),
    "/api/faults",  # of nobody: it changes nothing, and is asked for its origin
}


# For anybody; who is signed in sends them from our page.
OPEN = {"/api/puzzles/{game}/{puzzle}/answer"}


async def test_every_command_wants_the_token(server: Server) -> None:
    ada = await person(server, "Ada")
    described = (await ada.http.get("/schema/openapi.json")).json()["paths"]
    calls = [(path, x) for path, known in described.items() for x in known if x != "get"]
    assert {path for path, _ in calls} > FREE | OPEN
    for path, method in calls:
        if path in FREE:
            continue
        # Before anything else is looked at: there is no such table, and no body.
        at = re.sub(r"\{[^}]+\}", "1", path)
        got = await ada.http.request(method.upper(), at, headers=JSON)
        assert (got.status_code, got.json()["code"]) == (403, "csrf"), (method, path)
        nobody = await stranger(server).http.request(method.upper(), at, headers=JSON)
        assert nobody.status_code in ((400,) if path in OPEN else (401, 403)), (method, path)
    assert (await ada.call("GET", "/api/me"))["name"] == "Ada"


async def test_forged_cookies(server: Server) -> None:
    ada = await person(server, "Ada")
    name, value = next(iter(ada.http.cookies.items()))
    user = (await ada.call("GET", "/api/me"))["id"]
    (stored,) = rows(server, "SELECT token_hash FROM sessions WHERE user_id = ?", user)
    assert value not in stored[0]  # whoever reads the store cannot sign in
    forged = ["", value[:-1], value + "A", value[::-1], "0" * 43, user, stored[0], "A" * 5000]
    forged += ["%00", "%ff%fe", "'; --", '""', ada.csrf, "ludorum"]
    bare = stranger(server)
    for guess in forged:
        seen = await bare.http.get("/api/me", headers={"cookie": f"{name}={guess}"})
        assert seen.status_code == 200 and seen.json()["id"] == "", guess
    for header in (
        "=",
        ";;;",
        "ludorum",
        "ludorum=;ludorum=",
        "\x7f",
        "; ".join(["a=b"] * 500),
    ):
        assert (await bare.http.get("/api/me", headers={"cookie": header})).status_code == 200


async def test_a_session_is_made_here_and_ends_at_sign_out(server: Server) -> None:
    planted = "P" * 43
    mallory = stranger(server)
    for path, body in (
        ("/api/guest", {"name": "Ada"}),
        ("/api/register", {"name": "Fix Ation", "password": "long enough"}),
        ("/api/sign-in", {"name": "fix ation", "password": "long enough"}),
    ):
        got = await mallory.http.post(path, json=body, headers={"cookie": f"ludorum={planted}"})
        assert got.status_code == 201 and planted not in got.headers["set-cookie"]
        (flags,) = got.headers.get_list("set-cookie")
        assert re.search(r"^ludorum=[\w-]{43};", flags) and "httponly" in flags.lower()
        assert "samesite=lax" in flags.lower() and "domain" not in flags.lower()
    seen = await mallory.http.get("/api/me", headers={"cookie": f"ludorum={planted}"})
    assert seen.json()["id"] == ""
    ada = await person(server, "Ada")
    play, cookie, csrf = await player(server, ada), ada.cookie, ada.csrf
    id = (await table_of(ada, bots=["sensible"], seats=2))["id"]
    await play.watch(id)
    await ada.call("DELETE", "/api/session")
    async with asyncio.timeout(5):  # the socket it had opened ends with it
        while not play.closed:
            await asyncio.sleep(0.02)
    old = {"cookie": cookie, "x-csrf-token": csrf}
    assert (await mallory.http.get("/api/me", headers=old)).json()["id"] == ""
    gone = await mallory.http.post(f"/api/tables/{id}/start", headers=old)
    assert gone.json()["code"] == "sign-in"
    late = Play(server.url, cookie)
    OPENED.append(late)
    await late.open()
    await no(late.ask(op="watch", table=id), "not-yours")
    await no(late.ask(op="undo", table=id, command_id="u"), "sign-in")


async def test_sockets_of_other_origins(server: Server) -> None:
    ada = await person(server, "Ada")
    url = server.url.replace("http", "ws") + "/ws"
    for origin in ("https://evil.example", "null", server.url + ".evil.example"):
        with pytest.raises(InvalidStatus) as e:
            await connect(url, additional_headers={"cookie": ada.cookie, "origin": origin})
        assert e.value.response.status_code == 403
    async with connect(url, additional_headers={"cookie": ada.cookie, "origin": server.url}):
        pass


async def test_passwords(server: Server) -> None:
    ada = stranger(server)
    known = {"name": "Дарина", "password": "correct horse"}
    heard = [await ada.call("POST", "/api/register", known)]
    heard.append(await ada.call("POST", "/api/sign-in", {**known, "name": " дАРИНА "}))
    assert heard[0]["id"] == heard[1]["id"]
    wrong, unknown = {**known, "password": "x"}, {**known, "name": "Nobody at all"}
    times: dict[str, list[float]] = {"wrong": [], "unknown": []}
    told = set()
    for _ in range(5):
        for kind, body in (("wrong", wrong), ("unknown", unknown)):
            start = time.perf_counter()
            got = await no(ada.call("POST", "/api/sign-in", body), "wrong-password")
            times[kind].append(time.perf_counter() - start)
            told.add((got.status, str(got), ada.last))
    assert len(told) == 1
    slow, quick = [statistics.median(x) for x in times.values()]
    assert 0.4 < slow / quick < 2.5, times
    # Guests may be called the same, and that does not make them Darina.
    guest = await ada.call("POST", "/api/guest", {"name": "Дарина"})
    assert guest["id"] != heard[0]["id"] and guest["guest"]
    await no(ada.call("POST", "/api/sign-in", {**known, "password": ""}), "wrong-password")
    for bad in ("short", "x" * 201):
        body = {"name": "Short", "password": bad}
        await no(ada.call("POST", "/api/register", body), "bad-request")
    (row,) = rows(server, "SELECT password FROM users WHERE id = ?", heard[0]["id"])
    assert row[0].startswith("$argon2id$") and row[0] not in json.dumps(heard)
    assert "argon2" not in json.dumps([heard, guest, await ada.call("GET", "/api/me")])
    assert "correct horse" not in server.log()
