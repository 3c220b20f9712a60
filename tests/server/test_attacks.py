"""What an attacker tries, against a real `ludorum serve`. Whatever is refused changes nothing."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import socket
import sqlite3
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludorum.games import load
from ludorum.kernel import ManualDealer, Record, Table
from ludorum.server.bus import make_bus
from ludorum.server.errors import CODES, ApiError
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.http.security import address, policy
from ludorum.server.play.hub import Channel, Follower
from ludorum.server.play.presence import Presence
from ludorum.server.play.socket import Session, SocketServices
from ludorum.server.store.rows import SeatRow, User
from ludorum.server.text import clean_name, clean_text
from ludorum.soak.client import Http, Play, Refused
from ludorum.testing.walk import hidden_from, strings
from tests.server.house import OPENED, Server, person, play_on, player, serving

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]

JSON = {"content-type": "application/json"}
EVIL = [
    "'; DROP TABLE users; --",
    '" OR ""="',
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "{{7*7}} ${7*7} %s %n {0}",
    "../../etc/passwd",
    "\\u003cb\\u003e",
    "a%00b",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as one:
        yield one


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As in public: behind HTTPS, with limits; sessions of the tests come from one address."""
    limits = {"LUDORUM_COMMANDS_PER_SECOND": "1", "LUDORUM_SIGN_INS_PER_MINUTE": "12"}
    with serving(tmp_path_factory.mktemp("strict"), LUDORUM_SECURE="true", **limits) as one:
        yield one


# -- looking into the store, and people --------------------------------------------------------


def rows(server: Server, sql: str, *args: Any) -> list[Any]:
    file = f"file:{server.folder / 'ludorum.db'}?mode=ro"
    with closing(sqlite3.connect(file, uri=True, timeout=10)) as con:
        return con.execute(sql, args).fetchall()


def mark(server: Server, id: str) -> list[Any]:
    """Everything of a table that an attack might change."""
    return [
        rows(server, "SELECT version, seq, digest, status FROM heads WHERE table_id = ?", id),
        rows(server, "SELECT seat, user_id, bot, name FROM seats WHERE table_id = ?", id),
        rows(server, "SELECT status, owner, rematch, lines FROM tables WHERE id = ?", id),
        rows(server, "SELECT count(*) FROM commands WHERE table_id = ?", id),
    ]


@asynccontextmanager
async def unchanged(server: Server, *ids: str) -> AsyncIterator[None]:
    before = [mark(server, id) for id in ids]
    yield
    assert [mark(server, id) for id in ids] == before


async def no(work: Awaitable[Any], *codes: str) -> Refused:
    """It is refused, with one of these codes and the status that belongs to it."""
    with pytest.raises(Refused) as e:
        await work
    assert e.value.code in codes, e.value
    assert e.value.status in (0, CODES[e.value.code])  # 0: over the socket
    return e.value


def stranger(server: Server) -> Http:
    """Nobody: not signed in."""
    http = Http(server.url)
    OPENED.append(http)
    return http


async def table_of(owner: Http, *others: Http, start: bool = True, **more: Any) -> dict[str, Any]:
    body = {"game": "architects", "seats": 1 + len(others), **more}
    table: dict[str, Any] = await owner.call("POST", "/api/tables/", body)
    for other in others:
        await other.call("POST", f"/api/tables/{table['id']}/join", {"link": table["link"]})
    if start:
        await owner.call("POST", f"/api/tables/{table['id']}/start")
    return table


async def bot_has_answered(http: Http, id: str) -> None:
    """From now on nothing happens at the table unless its person does it."""
    async with asyncio.timeout(20):
        while (await http.call("GET", f"/api/tables/{id}/view"))["waiting"] != [0]:
            await asyncio.sleep(0.05)


async def until_one_is_asked(plays: list[Play], id: str, rng: random.Random) -> int:
    """Play at random until it is one seat's turn and the other has nothing to take back."""
    while True:
        head = max([p.positions[id] for p in plays], key=lambda x: int(x["version"]))
        for play in plays:
            await play.reach(id, head["version"])
        seat = int(head["waiting"][0])
        if len(head["waiting"]) == 1 and plays[1 - seat].positions[id]["undo"]:
            return seat
        await plays[seat].answer(id, rng.choice(plays[seat].positions[id]["ask"]["options"]))


# -- for another -----------------------------------------------------------------------------


async def test_nobody_acts_for_another(server: Server) -> None:
    ada, bob, eve = [await person(server, x) for x in ("Ada", "Bob", "Eve")]
    nobody = stranger(server)
    id = (await table_of(ada, bob))["id"]
    plays = [await player(server, ada), await player(server, bob)]
    for play in plays:
        await play.watch(id)
    seat = await until_one_is_asked(plays, id, random.Random(1))
    me, other = (ada, bob) if seat == 0 else (bob, ada)
    ask = plays[seat].positions[id]["ask"]
    path = f"/api/tables/{id}"
    answer = {"command_id": "x1", "ask": ask["token"], "answer": ask["options"][0]}
    spy = await player(server, eve)
    async with unchanged(server, id):
        await no(other.call("POST", f"{path}/answers", answer), "stale", "refused")
        await no(eve.call("POST", f"{path}/answers", answer), "not-yours")
        await no(nobody.call("POST", f"{path}/answers", answer), "sign-in")
        await no(spy.ask(op="answer", table=id, **answer), "not-yours")
        await no(spy.ask(op="undo", table=id, command_id="u"), "not-yours")
        await no(plays[1 - seat].ask(op="answer", table=id, **answer), "stale", "refused")
        await no(plays[1 - seat].ask(op="undo", table=id, command_id="u"), "refused")
        for action in ("undo", "resign"):
            await no(eve.call("POST", f"{path}/{action}", {"command_id": "e"}), "not-yours")
            await no(nobody.call("POST", f"{path}/{action}", {"command_id": "e"}), "sign-in")
        for action in ("start", "leave", "rematch"):
            await no(eve.call("POST", f"{path}/{action}"), "not-yours", "not-running")
            await no(nobody.call("POST", f"{path}/{action}"), "sign-in")
        await no(bob.call("POST", f"{path}/start"), "not-yours")
        await no(ada.call("POST", f"{path}/start"), "not-open")
        await no(bob.call("POST", f"{path}/leave"), "not-open")
        await no(other.call("POST", f"{path}/undo", {"command_id": "e"}), "refused")
    await me.call("POST", f"{path}/answers", answer)


async def test_tokens_of_other_tables_and_other_times(server: Server) -> None:
    ada, bob = await person(server, "Ada"), await person(server, "Bob")
    a, b = [(await table_of(ada, bob))["id"] for _ in range(2)]
    mine, theirs = await player(server, ada), await player(server, bob)
    for id in (a, b):
        await mine.watch(id)
        await theirs.watch(id)
    old = mine.positions[a]["ask"]
    for play in (mine, theirs):
        await play.answer(a, play.positions[a]["ask"]["options"][0])
    await mine.reach(a, theirs.positions[a]["version"])
    now, there = mine.positions[a]["ask"], mine.positions[b]["ask"]
    assert old["token"] == there["token"] != now["token"]
    path = f"/api/tables/{a}/answers"
    async with unchanged(server, a, b):
        for token in (old["token"], now["token"] + 1, -1, 0, 2**53):
            body = {"command_id": "t", "ask": token, "answer": now["options"][0]}
            await no(ada.call("POST", path, body), "stale")
            await no(mine.ask(op="answer", table=a, **body), "stale")
        for option in (there["options"], "no such card", 0, [now["options"][0]], ""):
            body = {"command_id": "t", "ask": now["token"], "answer": option}
            await no(ada.call("POST", path, body), "refused")


async def test_a_replayed_command_with_another_answer_has_no_effect(server: Server) -> None:
    ada, bob = await person(server, "Ada"), await person(server, "Bob")
    id = (await table_of(ada, bob))["id"]
    mine, theirs = await player(server, ada), await player(server, bob)
    await mine.watch(id)
    await theirs.watch(id)
    path = f"/api/tables/{id}/answers"
    ask = mine.positions[id]["ask"]
    body = {"command_id": "c", "ask": ask["token"], "answer": ask["options"][0]}
    first = await ada.call("POST", path, body)
    async with unchanged(server, id):
        assert await ada.call("POST", path, {**body, "answer": ask["options"][1]}) == first
        # Another player's use of the same id is that player's own, never an echo of mine.
        await no(bob.call("POST", path, {**body, "ask": -7}), "stale")
    await theirs.answer(id, theirs.positions[id]["ask"]["options"][0])
    await mine.reach(id, theirs.positions[id]["version"])
    fresh = mine.positions[id]["ask"]
    async with unchanged(server, id):  # it would be legal now, but the id was used
        again = {**body, "ask": fresh["token"], "answer": fresh["options"][0]}
        assert await ada.call("POST", path, again) == first
        assert (await mine.ask(op="answer", table=id, **again))["reply"] == first
    undo = f"/api/tables/{id}/resign"
    done = await bob.call("POST", undo, {"command_id": "r"})
    async with asyncio.timeout(10):  # the bot that sits there now answers by itself
        while (await ada.call("GET", f"/api/tables/{id}/view"))["waiting"] != [0]:
            await asyncio.sleep(0.02)
    async with unchanged(server, id):
        assert await bob.call("POST", undo, {"command_id": "r"}) == done


async def test_private_tables_are_closed_to_strangers(server: Server) -> None:
    ada, bob, eve = [await person(server, x) for x in ("Ada", "Bob", "Eve")]
    nobody = stranger(server)
    id = (await table_of(ada, bob))["id"]
    path = f"/api/tables/{id}"
    await ada.call("POST", f"{path}/chat", {"text": "between us"})
    spy, blind = await player(server, eve), Play(server.url, "")
    OPENED.append(blind)
    await blind.open()
    async with unchanged(server, id):
        for what in ("view", "chat"):
            for who in (eve, nobody):
                await no(who.call("GET", f"{path}/{what}"), "not-yours")
        for who, code in ((eve, "not-yours"), (nobody, "sign-in")):
            await no(who.call("GET", f"{path}/why"), code)
            await no(who.call("POST", f"{path}/preview", {"option": "x"}), code)
            await no(who.call("POST", f"{path}/chat", {"text": "hello"}), code)
        for who in (ada, eve, nobody):
            await no(who.call("GET", f"{path}/replay"), "no-replay")
        for play in (spy, blind):
            await no(play.watch(id), "not-yours")
            await no(play.watch(id, 0), "not-yours")
        seen = await eve.call("GET", path)
        assert seen["link"] == "" and not seen["owner"] and seen["seat"] == -1
        assert id not in json.dumps(await eve.call("GET", "/api/tables/open"))
        assert id not in json.dumps(await eve.call("GET", "/api/tables/mine"))


async def test_companion_games_are_for_their_person_only(server: Server) -> None:
    ada, eve = [await person(server, x) for x in ("Ada", "Eve")]
    game = {"at": 10.0, "data": '{"game":"paladins"}'}
    await ada.call("PUT", "/api/companion/g1", game)
    assert await ada.call("GET", "/api/companion") == [{"id": "g1", **game}]
    assert await eve.call("GET", "/api/companion") == []
    await eve.call("PUT", "/api/companion/g1", {"at": 99.0, "data": "hers"})
    await eve.call("DELETE", "/api/companion/g1")
    assert await ada.call("GET", "/api/companion") == [{"id": "g1", **game}]
    nobody = stranger(server)
    await no(nobody.call("GET", "/api/companion"), "sign-in")
    await no(nobody.call("PUT", "/api/companion/g1", game), "sign-in")
    await no(nobody.call("DELETE", "/api/companion/g1"), "sign-in")
    for bad in ({}, {"at": -1, "data": ""}, {"at": 1, "data": 5}, {**game, "user": "u"}):
        await no(ada.call("PUT", "/api/companion/g1", bad), "bad-request")
    await no(ada.call("PUT", "/api/companion/g1", {"at": 1, "data": "x" * 70_000}), "too-large")
    await no(ada.call("PUT", "/api/companion/g.1", game), "bad-request")


async def test_what_one_has_learned_is_ones_own_and_small(server: Server) -> None:
    ada, eve = [await person(server, x) for x in ("Ada", "Eve")]
    path = "/api/me/progress/tithe"
    left = {"lesson": "bid", "moves": '[["next"]]', "at": 1}
    fine = {"done": ["bid"], "left": left, "left_at": 7, "first": ["sell"], "first_since": 0}
    assert await ada.call("PUT", path, fine) == fine
    assert await ada.call("GET", "/api/me/progress") == {"tithe": fine}
    assert await eve.call("GET", "/api/me/progress") == {}
    nobody = stranger(server)
    await no(nobody.call("GET", "/api/me/progress"), "sign-in")
    await no(nobody.call("PUT", path, fine), "sign-in")
    forged = await ada.http.put(path, json=fine)
    assert forged.json()["code"] == "csrf"
    for bad in (
        {"done": ["x" * 65]},
        {"done": [""]},
        {"done": [f"l{n}" for n in range(101)]},
        {"first": [f"k{n}" for n in range(301)]},
        {"left": {**left, "moves": "x" * 8001}},
        {"left": {**left, "moves": [["next"]]}},
        {"left": {**left, "at": -1}},
        {"left": {**left, "who": "eve"}},
        {"left_at": -1},
        {"first_since": 2**60},
        {"user": "u"},
    ):
        await no(ada.call("PUT", path, {**fine, **bad}), "bad-request")
    for missing in fine:
        await no(
            ada.call("PUT", path, {k: v for k, v in fine.items() if k != missing}), "bad-request"
        )
    await no(ada.call("PUT", path, {**fine, "more": "x" * 33_000}), "too-large")
    await no(ada.call("PUT", "/api/me/progress/chess", fine), "no-game")
    assert await ada.call("GET", "/api/me/progress") == {"tithe": fine}


async def test_links_and_seats(server: Server) -> None:
    ada, bob, eve = [await person(server, x) for x in ("Ada", "Bob", "Eve")]
    table = await table_of(ada, start=False, seats=3)
    link, path = table["link"], f"/api/tables/{table['id']}"
    rng = random.Random(3)
    guesses = ["", link[:-1], link + "A", link.swapcase(), " " + link, "é" * 16, "\0", "%"]
    letters = "".join(sorted(set(link)))
    guesses += ["".join(rng.choices(letters, k=len(link))) for _ in range(40)]
    async with unchanged(server, table["id"]):
        for guess in guesses:
            await no(eve.call("POST", f"{path}/join", {"link": guess}), "not-yours")
        await no(eve.call("POST", f"{path}/leave"), "not-yours")
        await no(ada.call("POST", f"{path}/start"), "not-full")
    # The same person at once, and again: one seat.
    bodies = [bob.call("POST", f"{path}/join", {"link": link}) for _ in range(6)]
    await asyncio.gather(*bodies, return_exceptions=True)
    assert (await bob.call("POST", f"{path}/join", {"link": link}))["seat"] == 1
    await eve.call("POST", f"{path}/join", {"link": link})
    await bob.call("POST", f"{path}/leave")
    async with unchanged(server, table["id"]):
        assert (await eve.call("POST", f"{path}/join", {"link": link}))["seat"] == 2
    await bob.call("POST", f"{path}/join", {"link": link})
    late = await person(server, "Late")
    async with unchanged(server, table["id"]):
        await no(late.call("POST", f"{path}/join", {"link": link}), "seat-taken")
    await ada.call("POST", f"{path}/start")
    async with unchanged(server, table["id"]):
        await no(late.call("POST", f"{path}/join", {"link": link}), "not-open")
        await no(late.call("POST", f"{path}/rematch"), "not-running")


async def test_whoever_left_a_seat_hears_nothing_of_it(server: Server) -> None:
    """Follow as a player of an open table, stand up, and wait for the cards of the next one."""
    ada, bob, eve = [await person(server, x) for x in ("Ada", "Bob", "Eve")]
    for public in (False, True):
        table = await table_of(ada, start=False, seats=2, public=public)
        id, path = table["id"], f"/api/tables/{table['id']}"
        await eve.call("POST", f"{path}/join", {"link": table["link"]})
        heard: list[dict[str, Any]] = []
        spy = await player(server, eve)
        spy.heard = lambda body, to=heard: to.append(json.loads(body))
        await spy.watch(id)
        await eve.call("POST", f"{path}/leave")
        await bob.call("POST", f"{path}/join", {"link": table["link"]})
        await ada.call("POST", f"{path}/start")
        play = await player(server, bob)
        await play.watch(id)
        await play.answer(id, play.positions[id]["ask"]["options"][0])
        await ada.call("POST", f"{path}/chat", {"text": "psst"})
        await spy.ask(op="ping")
        frames = [x for x in heard if x["op"] in ("update", "position")]
        assert all(x["frame"]["seat"] == -1 and public for x in frames)
        assert public or "psst" not in json.dumps(heard)
        assert {x["op"] for x in heard} <= {"lobby", "lag", "pong", "error"} or public


async def test_nor_does_a_socket_that_did_not_read() -> None:
    """What waits for a slow socket is looked at when it is sent, not when it was queued."""
    sent: list[bytes] = []

    async def find(id: str) -> Any:
        return SimpleNamespace(public=False, status="running")

    async def seats(id: str) -> list[SeatRow]:
        return [SeatRow(1, "bob")]

    async def unfollow(subject: str, follower: Follower) -> None:
        assert subject == "table.t.seat.1"

    async def send_text(text: str) -> None:
        sent.append(text.encode())

    parts: Any = SimpleNamespace(find=find, seats=seats, unfollow=unfollow, send_text=send_text)
    eve = User("eve", "Eve", "", 0.0)
    services = SocketServices(parts, parts, parts, parts, Presence(parts))
    session = Session(parts, "token", eve, parts, services)
    session.subjects["t"] = "table.t.seat.1"
    session.unsettled.add("t")
    bus = make_bus("memory")
    await bus.open()
    channel = Channel(bus, "table.t.seat.1", lambda id, version, over: None)
    channel.followers.add(session.follower)
    for word in ("lobby", "update", "update"):
        await channel.receive("table.t.seat.1", json.dumps({"op": word, "table": "t"}).encode())
    session.say(op="pong")
    writer = asyncio.create_task(session.write())
    while len(sent) < 2:
        await asyncio.sleep(0.01)
    writer.cancel()
    await channel.close()
    await bus.close()
    assert [json.loads(x)["op"] for x in sent] == ["lag", "pong"]


async def test_spectators_only_look(server: Server) -> None:
    ada, eve = await person(server, "Ada"), await person(server, "Eve")
    nobody = stranger(server)
    table = await table_of(ada, public=True, seats=2, bots=["sensible"])
    id, path = table["id"], f"/api/tables/{table['id']}"
    await bot_has_answered(ada, id)
    mine, spy = await player(server, ada), await player(server, eve)
    await mine.watch(id)
    await spy.watch(id)
    ask = mine.positions[id]["ask"]
    body = {"command_id": "x", "ask": ask["token"], "answer": ask["options"][0]}
    for view in (await nobody.call("GET", f"{path}/view"), spy.positions[id]):
        assert view["seat"] == -1 and view["ask"] is None
        assert not set(ask["options"]) & set(strings(view))
    async with unchanged(server, id):
        await no(nobody.call("POST", f"{path}/answers", body), "sign-in")
        await no(eve.call("POST", f"{path}/answers", body), "not-yours")
        await no(spy.ask(op="answer", table=id, **body), "not-yours")
        await no(eve.call("POST", f"{path}/join", {}), "not-open")
        await no(eve.call("GET", f"{path}/why"), "not-yours")
        await no(eve.call("POST", f"{path}/preview", {"option": ask["options"][0]}), "not-yours")
        await no(eve.call("POST", f"{path}/chat", {"text": "take the left one"}), "not-yours")
    for who in (ada, eve):
        for gone in ("nosuchtable", "-", "a" * 64):
            await no(who.call("GET", f"/api/tables/{gone}/view"), "no-table")
            await no(who.call("POST", f"/api/tables/{gone}/join", {}), "no-table")
            await no(who.call("POST", f"/api/tables/{gone}/leave"), "no-table")
            for action in ("undo", "resign"):
                command = {"command_id": "c"}
                await no(who.call("POST", f"/api/tables/{gone}/{action}", command), "no-table")


async def test_after_the_game(server: Server) -> None:
    ada, bob, eve = [await person(server, x) for x in ("Ada", "Bob", "Eve")]
    nobody = stranger(server)
    id = (await table_of(ada, bob))["id"]
    path = f"/api/tables/{id}"
    for who in (ada, bob):  # nobody is left: it is over
        await who.call("POST", f"{path}/resign", {"command_id": "r"})
    async with unchanged(server, id):
        for who in (eve, nobody):
            await no(who.call("GET", f"{path}/replay"), "not-yours")
            await no(who.call("GET", f"{path}/view"), "not-yours")
        await no(eve.call("POST", f"{path}/rematch"), "not-yours")
        await no(nobody.call("POST", f"{path}/rematch"), "sign-in")
        await no(ada.call("POST", f"{path}/undo", {"command_id": "u"}), "not-running")
        await no(ada.call("POST", f"{path}/resign", {"command_id": "s"}), "not-running")
        await no(ada.call("POST", f"{path}/leave"), "not-open")
    new = await ada.call("POST", f"{path}/rematch")
    again = await bob.call("POST", f"{path}/rematch")
    assert new["id"] == again["id"] and again["seat"] == -1
    there = f"/api/tables/{new['id']}"
    await no(eve.call("POST", f"{there}/join", {}), "not-yours")
    joined = await bob.call("POST", f"{there}/join", {"link": again["link"]})
    assert joined["seat"] == 1


# -- cookies, tokens, names --------------------------------------------------------------------


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


def test_who_hangs_up_in_mid_sentence(tmp_path: Path) -> None:
    """Every phone in a tunnel does: nothing to report, and nothing to hear of."""
    head = "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    with serving(tmp_path) as server:
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall((head + 'content-length: 99\r\n\r\n{"na').encode())
        httpx.post(f"{server.url}/api/guest", json={"name": "Ada"}).raise_for_status()


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


async def test_names(server: Server) -> None:
    ada = stranger(server)

    async def register(name: str) -> dict[str, Any]:
        body = {"name": name, "password": "long enough"}
        me: dict[str, Any] = await ada.call("POST", "/api/register", body)
        return me

    await register("Straße")
    for same in ("STRASSE", "strasse", "  Stra\u200bße ", "Ｓｔｒａｓｓｅ", "Stra\u202eße"):
        await no(register(same), "name-taken")
    await register("Аda")  # the first letter is Cyrillic: another name
    await register("Ada")
    await no(register("ADA"), "name-taken")
    await no(register("A\u034fda"), "name-taken")  # a mark that shows nothing
    for odd in ("", " ", "\0\x07", "\u202e", "\u3164", "x" * 33, "\U0001f600" * 33):
        await no(register(odd), "bad-request")
    for evil in EVIL[:3]:
        kept = await register(evil + " 1")
        assert kept["name"] == clean_name(evil + " 1") == evil + " 1"


def test_cleaning() -> None:
    assert clean_name(" a\tb\u202e\u2066c\0 \ufeff") == "a bc"
    assert clean_name("हिन्दी") == "हिन्दी" and clean_name("Їжак") == "Їжак"
    assert clean_name("e" + "\u0323\u0330\u0331\u0332" * 9) == "ẹ\u0330\u0331"
    assert clean_text("a\x1b[31m\n b\u202e\0 <i>") == "a[31m b <i>"
    assert clean_text("👩\u200d🌾 می\u200cخواهم") == "👩\u200d🌾 می\u200cخواهم"


# -- input -----------------------------------------------------------------------------------


DEEP = "[" * 10_000 + "]" * 10_000
DEEPER = '{"a":' * 10_000 + "1" + "}" * 10_000
RAW = [  # bodies that are not what JSON of a client looks like
    b"",
    b"\xff\xfe",
    b"null",
    b"[]",
    b'"x"',
    b"{",
    b"{}" * 100,
    b'{"\xff":1}',
    b'{"a":"\\ud800"}',
    DEEP.encode(),
    DEEPER.encode(),
]
VALUES = [  # what may stand in place of a value, as JSON
    *("NaN", "Infinity", "1e999", "-1e400", "1" + "0" * 5000, "-0", "1.5", "true", "null"),
    *('""', '"\\u0000"', '"\\ud83d"', "[]", "{}", "[[]]", DEEP, DEEPER, "9" * 25, "[1e5]"),
    *(json.dumps(x) for x in EVIL),
]
FIELDS = {  # every command and its fields
    "/api/guest": {"name": '"x"'},
    "/api/register": {"name": '"x"', "password": '"short"'},  # and so refused without hashing
    "/api/tables/": {
        "game": '"architects"',
        "seats": "2",
        "options": "{}",
        "tempo": "{}",
        "bots": "[]",
        "public": "false",
    },
    "join": {"link": '""'},
    "answers": {"command_id": '"c"', "ask": "1", "answer": '"x"'},
    "undo": {"command_id": '"c"'},
    "preview": {"option": '"x"'},
    "chat": {"text": '"x"'},
}


def with_values(fields: dict[str, str]) -> Iterator[str]:
    """The body with every field in turn replaced, left out, or joined by a stranger."""
    for changed in fields:
        for value in VALUES:
            pairs = [f'"{k}":{value if k == changed else v}' for k, v in fields.items()]
            yield "{" + ",".join(pairs) + "}"
    good = ",".join([f'"{k}":{v}' for k, v in fields.items()])
    yield "{" + good + ',"admin":true}'
    yield "{" + good + ',"__proto__":{}}'


async def test_bodies_of_every_kind(server: Server) -> None:
    ada, bob = await person(server, "Ada"), await person(server, "Bob")
    id = (await table_of(ada, bob))["id"]
    headers = {**JSON, "x-csrf-token": ada.csrf}
    cookie = {"cookie": ada.cookie}
    http = stranger(server).http
    seen: dict[int, int] = {}

    async def send(path: str, body: bytes) -> None:
        # Whoever registers takes along what they had as a guest: that is somebody else here.
        mine = {} if path == "/api/register" else cookie
        got = await http.post(path, content=body, headers={**headers, **mine})
        seen[got.status_code] = seen.get(got.status_code, 0) + 1
        assert got.status_code < 500, (path, body[:200], got.text)
        if got.status_code >= 400:
            assert set(got.json()) == {"code", "detail"} and len(got.text) < 700
        http.cookies.clear()

    async with unchanged(server, id):
        for name, fields in FIELDS.items():
            if name == "chat":
                continue
            path = name if name.startswith("/") else f"/api/tables/{id}/{name}"
            for body in [*RAW, *[x.encode() for x in with_values(fields)]]:
                await send(path, body)
    for line in with_values(FIELDS["chat"]):
        await send(f"/api/tables/{id}/chat", line.encode())
    assert set(seen) <= {200, 201, 400, 401, 403, 404, 409} and seen[400] > 200, seen


async def test_large_bodies(server: Server) -> None:
    ada, bob = await person(server, "Ada"), await person(server, "Bob")
    id = (await table_of(ada, bob))["id"]
    body = {"command_id": "c", "ask": 1, "answer": "x" * 70_000}
    async with unchanged(server, id):
        await no(ada.call("POST", f"/api/tables/{id}/answers", body), "too-large")
        got = await ada.http.post("/api/guest", content=chunks(200), headers=JSON)
        assert got.status_code == 413
        talk = Talk(server, ada)
        assert (await talk.say(json.dumps(body)))["code"] == "too-large"
        with pytest.raises(ConnectionClosed):
            await talk.say("x" * 200_000)
        await talk.close()
    for path in ("/api/me?" + "a" * 60_000, "/" + "../" * 2000, "/api/tables/" + "%2e" * 300):
        with suppress(httpx.RemoteProtocolError, httpx.ReadError):
            assert (await ada.http.get(path)).status_code < 500
    with suppress(httpx.RemoteProtocolError, httpx.ReadError):
        big = await ada.http.get("/api/me", headers={"x-big": "a" * 200_000})
        assert big.status_code < 500


async def chunks(count: int) -> AsyncIterator[bytes]:
    """A body without a length."""
    for _ in range(count):
        yield b"x" * 1024


async def test_evil_texts_are_only_texts(server: Server) -> None:
    users = len(rows(server, "SELECT 1 FROM users"))
    for n, evil in enumerate(EVIL):
        ada, bob = await person(server, evil), await person(server, "Bob")
        assert (await ada.call("GET", "/api/me"))["name"] == evil
        id = (await table_of(ada, bob))["id"]
        play = await player(server, bob)
        lines: list[Any] = []
        play.heard = lambda body, to=lines: to.append(json.loads(body))
        await play.watch(id)
        line = await ada.call("POST", f"/api/tables/{id}/chat", {"text": evil})
        assert line["text"] == evil and line["name"] == evil
        assert (await bob.call("GET", f"/api/tables/{id}/chat"))[0]["text"] == evil
        await play.ask(op="ping")
        (said,) = [x["line"] for x in lines if x["op"] == "chat"]
        assert said["text"] == evil and "user" not in said
        assert (await bob.call("GET", f"/api/tables/{id}"))["seats"][0]["name"] == evil
        bodies = [
            {"game": evil, "seats": 2},
            {"game": "architects", "seats": 2, "options": {evil: evil}},
            {"game": "architects", "seats": 2, "options": {"solo": evil}},
            {"game": "architects", "seats": 2, "bots": [evil]},
            {"game": "architects", "seats": 2, "tempo": {"kind": evil}},
        ]
        for body in bodies:
            await no(ada.call("POST", "/api/tables/", body), "bad-request", "no-game")
        command = {"command_id": evil}
        await no(ada.call("POST", f"/api/tables/{id}/undo", command), "bad-request")
        quoted = "".join([f"%{b:02x}" for b in evil.encode()])
        for path in (
            f"/api/tables/{quoted}",
            f"/api/tables/{quoted}/view",
            f"/api/tables/{quoted}/replay",
            f"/api/games/{quoted}/rules/en",
            f"/api/games/architects/rules/{quoted}",
            f"/{quoted}",
            f"/api/tables/open?{quoted}={quoted}",
        ):
            got = await ada.http.get(path)
            assert got.status_code < 500 and "html" not in got.headers["content-type"]
        assert len(rows(server, "SELECT 1 FROM users")) == users + 2 * (n + 1)


# -- frames ------------------------------------------------------------------------------------


class Wild:
    """Makes frames: noise, JSON that is nearly right, and right ones for the wrong table."""

    def __init__(self, rng: random.Random, tables: list[str], nouns: list[str]) -> None:
        self.rng = rng
        self.tables = tables
        self.nouns = nouns

    def value(self, depth: int = 0) -> Any:
        rng = self.rng
        pick = rng.randrange(11)
        if pick < 2:
            return rng.choice([*self.nouns, *self.tables])
        if pick < 4:
            return rng.choice([-1, 0, 1, 2, 7, 2**31, 2**53, -(2**63), 1.5, True, False, None])
        if pick < 6 and depth < 5:
            return [self.value(depth + 1) for _ in range(rng.randrange(4))]
        if pick < 7 and depth < 5:
            return {rng.choice(self.nouns): self.value(depth + 1)}
        if pick < 8:
            return "".join(rng.choices('aé\0\u202e\U0001f600"\\{[', k=rng.randrange(20)))
        return rng.choice(EVIL)

    def frame(self) -> dict[str, Any]:
        rng = self.rng
        out = {
            "op": rng.choice(["watch", "leave", "answer", "undo", "ping"]),
            "n": rng.randrange(100),
            "table": rng.choice(self.tables),
            "command_id": rng.choice("abc"),
            "ask": rng.randrange(-1, 40),
            "answer": self.value(),
            "since": rng.randrange(-1, 9),
        }
        for _ in range(rng.choice([0, 0, 0, 1, 2])):
            out[rng.choice([*out, *self.nouns])] = self.value()
        if rng.random() < 0.2:
            del out[rng.choice(list(out))]
        return out

    def text(self) -> bytes:
        rng = self.rng
        if rng.random() < 0.15:
            return rng.randbytes(rng.randrange(60)).decode("latin-1").encode()
        body = json.dumps(self.frame()).encode()
        if rng.random() < 0.1:
            at = rng.randrange(len(body))
            body = body[:at] + bytes([rng.randrange(128)]) + body[at + rng.randrange(3) :]
        return body

    def polite(self) -> bytes:
        """Nothing wrong with its form: the server has to look into each."""
        op = self.rng.choice(["watch", "leave", "answer", "answer", "undo", "ping", "ping"])
        known = {"op": op, "table": self.rng.choice(self.tables), "command_id": "c", "ask": 3}
        return wire(json.dumps({**known, "answer": self.rng.choice(self.nouns)}).encode())

    def rude(self) -> bytes:
        """One frame as it goes over the wire; sometimes not even the frame is right."""
        dice = self.rng.random()
        if dice < 0.002:
            return self.rng.randbytes(self.rng.randrange(1, 40))
        body = self.text() + (b"\xff\xfe" if dice > 0.999 else b"")  # which is no UTF-8
        return wire(body, 0x82 if dice < 0.01 else 0x81)


CLOSE = b"\x88\x82\0\0\0\0\x03\xe8"
CLOSED = re.compile(rb"\x88.(?:\x11\x30|\x03[\xe8-\xf3])", re.DOTALL)  # 4400, 1000 to 1011


def wire(body: bytes, first: int = 0x81) -> bytes:
    size = len(body)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE, size >> 8, size & 255])
    return bytes([first]) + length + b"\0\0\0\0" + body  # masked with zeros: as it is


async def flood(server: Server, cookie: str, frames: bytes) -> bool:
    """Open a socket and throw frames at it; did the server close it in good order?"""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = ["GET /ws HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"Cookie: {cookie}", "", ""]
    last = b""
    with suppress(OSError, asyncio.IncompleteReadError):
        writer.write("\r\n".join(lines).encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(frames)
        async with asyncio.timeout(15):
            while not CLOSED.search(last) and (got := await reader.read(65_536)):
                last = (last + got)[-70_000:]
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
    return CLOSED.search(last) is not None


async def test_a_hundred_thousand_frames(server: Server) -> None:
    rng = random.Random(7)
    ada, bob, eve, mallory = [await person(server, x) for x in ("Ada", "Bob", "Eve", "Mallory")]
    private = (await table_of(ada, bob))["id"]
    public = (await table_of(ada, bots=["random"], seats=2, public=True))["id"]
    played = (await table_of(mallory, bots=["random"], seats=2))["id"]
    await bot_has_answered(ada, public)
    nouns = ["op", "n", "table", "seat", "x", "constructor", "watch", "answer", "seats"]
    wild = Wild(rng, [private, public, played, "nosuch", "x" * 64, ""], nouns)
    rude, polite = [wild.rude() for _ in range(4000)], [wild.polite() for _ in range(500)]
    cookies = [eve.cookie, "", "ludorum=forged", mallory.cookie]
    end = time.monotonic() + 18
    sent = closed = floods = 0
    async with unchanged(server, private, public):
        while sent < 100_000 and time.monotonic() < end:
            batches = [b"".join(rng.sample(rude, 500)) for _ in range(7)]
            batches.append(b"".join(polite) + CLOSE)
            rng.shuffle(cookies)
            closed += sum(
                await asyncio.gather(
                    *[flood(server, cookies[i % 4], x) for i, x in enumerate(batches)]
                )
            )
            sent += 500 * len(batches)
            floods += len(batches)
    assert sent >= 20_000  # a slow machine stops earlier
    assert closed > floods * 0.9
    assert (await ada.http.get("/health/ready")).status_code == 200
    seen = await mallory.call("GET", f"/api/tables/{played}")
    assert seen["status"] in ("running", "over")
    play = await player(server, ada)
    id = (await table_of(ada, bots=["sensible"], seats=2))["id"]
    await play.watch(id)
    await play_on(play, id, rng)
    assert play.positions[id]["over"]


async def test_deep_and_odd_frames(server: Server) -> None:
    ada, bob = await person(server, "Ada"), await person(server, "Bob")
    id = (await table_of(ada, bob))["id"]
    async with unchanged(server, id):
        talk = Talk(server, ada)
        for value in VALUES:
            for field in ("op", "n", "table", "since", "command_id", "ask", "answer", "new"):
                await talk.say(f'{{"op":"undo","{field}":{value}}}')
                await talk.say(f'{{"op":"watch","{field}":{value}}}')
        for value in (
            DEEP,
            DEEPER,
            "{}",
            "1.0",
            "true",
            "null",
            '[{"a":1}]',
            "[" * 9 + "]" * 9,
        ):
            command = f'"op":"answer","table":"{id}","command_id":"d","ask":0'
            reply = await talk.say(f'{{{command},"answer":{value}}}')
            assert reply["code"] == "bad-request", (value[:40], reply)
        await talk.close()
    socket = await connect(server.url.replace("http", "ws") + "/ws")
    codes = await until_closed(socket, b"\0")
    assert set(codes) == {"bad-request"} and len(codes) in (19, 20)  # the last may be cut off


PING = '{"op":"ping"}'


async def until_closed(socket: ClientConnection, frame: str | bytes) -> list[str]:
    """Send the same frame until the server has had enough; the codes it has answered with."""
    codes: list[str] = []
    with suppress(ConnectionClosed):
        while len(codes) < 200:
            await socket.send(frame)
            codes.append(json.loads(await socket.recv()).get("code", ""))
    assert socket.close_code == 4400
    return codes


class Talk:
    """A socket that is opened anew before it has been bad for too long."""

    def __init__(self, server: Server, who: Http) -> None:
        self._url = server.url.replace("http", "ws") + "/ws"
        self._headers = {"cookie": who.cookie}
        self._socket: ClientConnection | None = None
        self._left = 0

    async def say(self, frame: str) -> dict[str, Any]:
        if self._socket is None or self._left == 0:
            await self.close()
            self._socket = await connect(self._url, additional_headers=self._headers)
            self._left = 15
        self._left -= 1
        await self._socket.send(frame)
        reply: dict[str, Any] = json.loads(await self._socket.recv())
        assert reply["op"] in ("error", "ack", "pong", "lobby", "position"), reply
        assert reply.get("code") not in ("unforeseen", "down"), (frame[:100], reply)
        return reply

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()


# -- rates and headers ---------------------------------------------------------------------------


async def test_limits_and_cookies_in_public(strict: Server) -> None:
    ada = stranger(strict)
    made = await ada.http.post("/api/guest", json={"name": "Ada"})
    (cookie,) = made.headers.get_list("set-cookie")
    flags = [x.strip().lower() for x in cookie.split(";")]
    assert cookie.startswith("__Host-ludorum=") and "domain" not in cookie.lower()
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= set(flags)
    assert made.headers["strict-transport-security"].startswith("max-age=")
    # Cookies of the other kind, which any page on the host could set over HTTP, do not count.
    value = cookie.split("=", 1)[1].split(";")[0]
    plain = await ada.http.get("/api/me", headers={"cookie": f"ludorum={value}"})
    assert plain.json()["id"] == ""
    mine = {"cookie": f"__Host-ludorum={value}", "x-csrf-token": made.json()["csrf"]}
    assert (await ada.http.get("/api/me", headers=mine)).json()["name"] == "Ada"
    body = {"game": "architects", "seats": 2}
    http_origin = {**mine, "origin": strict.url}  # downgraded: this host is HTTPS only
    got = await ada.http.post("/api/tables/", json=body, headers=http_origin)
    assert got.json()["code"] == "csrf"
    start, made_tables, codes = time.monotonic(), 0, [201]
    while codes[-1] != 429 and len(codes) < 100:
        got = await ada.http.post("/api/tables/", json=body, headers=mine)
        codes.append(got.status_code)
        made_tables += got.status_code == 201
    assert 5 <= made_tables <= 6 + time.monotonic() - start and codes[-1] == 429
    await socket_limits(strict, mine["cookie"])
    await guesses(ada)


async def guesses(http: Http) -> None:
    """Passwords are tried until the address has to wait; no header makes it another address."""
    start, codes = time.monotonic(), [401]
    while codes[-1] == 401 and len(codes) < 100:
        other = f"10.0.0.{len(codes)}"
        headers = {"forwarded": f"for={other}", "x-real-ip": other, "x-client-ip": other}
        login = {"name": "Ada", "password": "guess"}
        got = await http.http.post("/api/sign-in", json=login, headers=headers)
        codes.append(got.status_code)
    assert codes[-1] == 429 and got.json()["code"] == "too-many"
    assert codes.count(401) <= 14 + (time.monotonic() - start) / 5


async def socket_limits(server: Server, cookie: str) -> None:
    """Whoever goes on after being told to wait is thrown out; somebody else is not disturbed."""
    url = server.url.replace("http", "ws") + "/ws"
    quiet = await connect(url)
    codes = await until_closed(await connect(url, additional_headers={"cookie": cookie}), PING)
    assert codes.count("too-many") in (19, 20)
    await quiet.send(PING)
    assert json.loads(await quiet.recv())["op"] == "pong"
    await quiet.close()


def test_one_address() -> None:
    def of(host: str) -> str:
        client: Any = SimpleNamespace(client=SimpleNamespace(host=host))
        return address(client)

    assert of("10.1.2.3") == "10.1.2.3" != of("10.1.2.4")
    assert of("2001:db8:1:2::1") == of("2001:db8:1:2:ffff::9") != of("2001:db8:1:3::1")
    assert of("::ffff:10.0.0.1") != of("::ffff:10.0.0.2") and of("testclient") == "testclient"


def test_waiting_is_enough() -> None:
    """Whoever goes on asking too often is slowed down to the rate, not shut out for good."""
    rates = RateLimit(100, 1)
    rates.take("a")
    done, end = 0, time.monotonic() + 0.3
    while time.monotonic() < end:
        with suppress(ApiError):
            rates.take("a")
            done += 1
    assert 10 < done <= 31


async def test_headers_and_errors(server: Server) -> None:
    ada, bob = await person(server, "Zaphod42"), await person(server, "Trillian42")
    table = await table_of(ada, bob)
    for path in (
        *("/", "/nothing", "/api/me", "/api/nothing", "/schema/openapi.json", "/metrics"),
        *("/health/live", "/health/ready", f"/api/tables/{table['id']}/view"),
        *("/api/tables/nosuch", "/api/tables/%00", "/schema", "/schema/nothing"),
    ):
        for method in ("GET", "POST", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE"):
            got = await ada.http.request(method, path)
            assert got.status_code < 500, (method, path, got.text)
            check_headers(got)
    for path in ("/metrics", "/health/live", "/health/ready"):
        text = (await ada.http.get(path)).text
        users = [x[0] for x in rows(server, "SELECT id FROM users")]
        secret = [table["id"], table["link"], "Zaphod", "Trillian", str(server.folder), *users]
        assert not [x for x in secret if x in text]
    assert "ludorum_commands_total" in (await ada.http.get("/metrics")).text
    for spelled in ("/metrics/", "//metrics", "/%6detrics", "//health/ready", "/health/live/"):
        answer = await ada.http.get(str(ada.http.base_url) + spelled)
        assert answer.status_code == 404, spelled
    got = await ada.http.post("/api/guest", content=chunks(100), headers=JSON)
    assert got.status_code == 413
    check_headers(got)


def test_the_page_allows_its_own_import_map_and_no_other_script() -> None:
    """The hash as CSP wants it, and a page of a strange kind gives nothing away."""
    one = policy('<script type="importmap">{"imports":{}}</script><script>alert(1)</script>')
    assert one.count("'sha256-") == 1
    assert "script-src 'self' 'wasm-unsafe-eval' 'sha256-" in one
    assert "sha256" not in policy("") and "{" not in policy("")


def check_headers(got: httpx.Response) -> None:
    allowed = got.headers["content-security-policy"]
    assert "default-src 'none'" in allowed and "frame-ancestors 'none'" in allowed
    assert "unsafe" not in allowed.replace("'wasm-unsafe-eval'", "")
    assert "*" not in allowed and "http" not in allowed
    assert got.headers["x-content-type-options"] == "nosniff"
    assert not {"server", "x-powered-by", "access-control-allow-origin"} & set(got.headers)
    assert "Traceback" not in got.text and "site-packages" not in got.text


# -- secrets -----------------------------------------------------------------------------------


class Wiretap:
    """Every byte one client receives: over the socket, and every body and header of HTTP."""

    def __init__(self, server: Server, seat: int, http: Http, play: Play) -> None:
        self.server = server
        self.seat = seat
        self.http = http
        self.play = play
        self.bytes: list[bytes] = []
        self.frames: list[Any] = []
        play.heard = self.hear
        http.http.event_hooks["response"].append(self.read)

    def hear(self, body: bytes) -> None:
        self.bytes.append(body)
        self.frames.append(json.loads(body))

    async def read(self, answer: httpx.Response) -> None:
        self.bytes.append(str(answer.headers).encode() + await answer.aread())

    async def look_around(self, id: str) -> None:
        """All that can be asked for besides the socket."""
        view = await self.http.call("GET", f"/api/tables/{id}/view")
        self.frames.append({"op": "view", "frame": view})
        if view["ask"] is not None:
            await self.http.call("GET", f"/api/tables/{id}/why")
            option = {"option": view["ask"]["options"][-1]}
            with suppress(Refused):
                seen = await self.http.call("POST", f"/api/tables/{id}/preview", option)
                self.frames.append({"op": "preview", "frame": {"version": view["version"], **seen}})


async def test_no_secret_leaves(server: Server) -> None:
    people = [await person(server, x) for x in ("Ada", "Bob", "Eve")]
    ada, bob, eve = people
    table = await table_of(ada, seats=3, bots=["sensible"], public=True, start=False)
    id = table["id"]
    await bob.call("POST", f"/api/tables/{id}/join", {})
    await ada.call("POST", f"/api/tables/{id}/start")
    ((key,),) = rows(server, "SELECT key FROM keys WHERE table_id = ?", id)
    taps = [
        Wiretap(server, seat, http, await player(server, http))
        for seat, http in enumerate((ada, bob))
    ]
    taps.append(Wiretap(server, 62, eve, await player(server, eve)))
    for tap in taps:
        await tap.play.watch(id)
    sizes = await play_to_the_end(server, id, taps, random.Random(11))
    spilled = b"".join([x for tap in taps for x in tap.bytes]) + server.log().encode()
    for form in forms(key):
        assert form not in spilled
    # A digest of the whole state would tell: a few hidden cards can be tried out.
    assert b"digest" not in spilled
    text = (await eve.http.get(f"/api/tables/{id}/replay")).text
    assert text.count(key.hex()) == 1
    checked = audit(text, taps, sizes)
    assert checked > 300
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/view", "/metrics"):
        assert key.hex() not in (await eve.http.get(path)).text
    assert key.hex() not in server.log()


def forms(key: bytes) -> list[bytes]:
    plain = [key, key.hex().encode(), key.hex().upper().encode(), base64.b64encode(key)]
    return [*plain, base64.urlsafe_b64encode(key).rstrip(b"="), repr(key).encode()[2:-1]]


async def play_to_the_end(
    server: Server, id: str, taps: list[Wiretap], rng: random.Random
) -> dict[int, int]:
    """Both people play at random; returns how long the log was at every version."""
    sizes: dict[int, int] = {}

    async def one(tap: Wiretap) -> None:
        count = 0
        while not tap.play.positions[id]["over"]:
            count += await play_on(tap.play, id, rng, 1)
            sql = "SELECT version, max(seq) FROM log WHERE table_id = ? GROUP BY version"
            sizes.update(rows(server, sql, id))
            if count % 4 == 0:
                await tap.look_around(id)
                await taps[2].look_around(id)

    await asyncio.gather(*[one(tap) for tap in taps[:2]])
    return sizes


def audit(replay: str, taps: list[Wiretap], sizes: dict[int, int]) -> int:
    """No frame names a card that was hidden from its reader; returns how many were checked."""
    record = Record.parse(replay.splitlines())
    title = load("architects")
    t: Table[Any] = Table(title, title.setup(record.seats, record.options), ManualDealer())
    hidden: dict[tuple[int, int], set[str]] = {}
    at = 0
    for version in sorted(sizes):
        t.feed(record.entries[at : sizes[version]])
        at = sizes[version]
        for tap in taps:
            hidden[version, tap.seat] = hidden_from(t, tap.seat)
    checked = 0
    for tap in taps:
        for frame in tap.frames:
            body = frame.get("frame", {})
            secret = hidden.get((body.get("version", 0), tap.seat))
            if secret is not None:
                shown = {*strings(body), *keys_of(body)}
                assert not shown & secret, (frame["op"], tap.seat, shown & secret)
                checked += 1
    assert any(hidden.values())
    return checked


def keys_of(x: Any) -> Iterator[str]:
    if isinstance(x, dict):
        yield from x
        for value in x.values():
            yield from keys_of(value)
    elif isinstance(x, list):
        for value in x:
            yield from keys_of(value)
