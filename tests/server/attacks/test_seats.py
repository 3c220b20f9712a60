"""Nobody acts for another, with tokens, links and seats that are not theirs."""

from __future__ import annotations

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any

import pytest

from ludorum.server.bus import make_bus
from ludorum.server.play.hub import Channel, Follower
from ludorum.server.play.presence import Presence
from ludorum.server.play.socket import Session, SocketServices
from ludorum.server.store.rows import SeatRow, User
from ludorum.soak.client import Play
from ludorum.testing.walk import strings
from tests.server.attacks.intruder import bot_has_answered, no, stranger, table_of, unchanged
from tests.server.house import OPENED, Server, person, player

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


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
