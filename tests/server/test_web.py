"""The server as its clients see it: a real process, real HTTP, real websockets."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludorum.games import load
from ludorum.kernel import Record, verify
from ludorum.soak.client import Refused
from tests.server.house import Server, free_port, person, play_on, player, sit_down

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    one = Server(tmp_path, free_port())
    one.as_typed = True
    one.start()
    yield one
    if one.process is not None and one.process.poll() is None:
        one.stop()
    assert "unforeseen" not in one.log()


async def test_bots_that_look_ahead_play_to_the_end(server: Server) -> None:
    _, play, id = await sit_down(server, 3, 2, "easy", game="tithe")
    assert await play_on(play, id, random.Random(5)) > 0
    assert play.positions[id]["over"]


async def test_a_whole_game_with_two_bots_and_a_kill_in_the_middle(server: Server) -> None:
    http, play, id = await sit_down(server, 3, 2)
    rng = random.Random(1)
    assert await play_on(play, id, rng, 12) == 12
    before = play.positions[id]
    server.stop(signal.SIGKILL)
    with pytest.raises((ConnectionError, Refused)):
        await play.ask(op="ping")
    server.start()
    again = await player(server, http)
    again.positions[id] = before
    await again.watch(id, before["version"])
    assert again.positions[id]["version"] >= before["version"]
    await play_on(again, id, rng)
    end = again.positions[id]
    assert end["over"] and end["status"] == "over" and len(end["scores"]["lines"]) == 3
    text = await http.http.get(f"/api/tables/{id}/replay")
    record = Record.parse(text.text.splitlines())
    verdict = verify(load("architects"), record)
    assert verdict.problems == [] and verdict.over and verdict.draws > 20
    totals = [sum(line[2] for line in lines) for lines in end["scores"]["lines"]]
    assert record.result == totals
    table = await http.call("GET", f"/api/tables/{id}")
    assert table["commit"] == record.commit


async def test_two_people_join_by_link_talk_undo_and_resign(server: Server) -> None:
    http, play, id = await sit_down(server, 2, 0)
    link = (await http.call("GET", f"/api/tables/{id}"))["link"]
    other = await person(server, "Богдан")
    with pytest.raises(Refused, match="not-yours"):
        await other.call("POST", f"/api/tables/{id}/join", {"link": "wrong"})
    with pytest.raises(Refused, match="not-full"):
        await http.call("POST", f"/api/tables/{id}/start")
    joined = await other.call("POST", f"/api/tables/{id}/join", {"link": link})
    assert joined["seat"] == 1 and joined["seats"][1]["name"] == "Богдан"
    with pytest.raises(Refused, match="not-yours"):
        await other.call("POST", f"/api/tables/{id}/start")
    await http.call("POST", f"/api/tables/{id}/start")
    theirs = await player(server, other)
    await play.watch(id)
    await theirs.watch(id)
    # The draft is secret and together: one answers, takes it back, answers again.
    first = play.positions[id]["ask"]["options"][0]
    await play.answer(id, first)
    assert play.positions[id]["ask"] is None
    await play.undo(id)
    assert play.positions[id]["ask"]["options"][0] == first
    hidden = json.dumps(theirs.positions[id])
    for card in play.positions[id]["state"]["players"][0]["packet"]:
        assert card not in hidden
    line = await http.call("POST", f"/api/tables/{id}/chat", {"text": "  <b>hi</b>\n there "})
    assert line["text"] == "<b>hi</b> there"
    lines = await other.call("GET", f"/api/tables/{id}/chat")
    assert [x["text"] for x in lines] == ["<b>hi</b> there"]
    path, token = f"/api/tables/{id}/why", play.positions[id]["ask"]["token"]
    assert await http.call("GET", path) == await http.call("GET", f"{path}?ask={token}") == []
    option = play.positions[id]["ask"]["options"][0]
    seen = await http.call("POST", f"/api/tables/{id}/preview", {"option": option})
    assert seen["stop"] == "secret"
    await other.call("POST", f"/api/tables/{id}/resign", {"command_id": "r1"})
    seats = (await http.call("GET", f"/api/tables/{id}"))["seats"]
    assert seats[1]["bot"] == "sensible"
    await play_on(play, id, random.Random(2))
    assert play.positions[id]["over"]
    new = await http.call("POST", f"/api/tables/{id}/rematch")
    assert (await other.call("POST", f"/api/tables/{id}/rematch"))["id"] == new["id"]


async def test_reasons_belong_to_a_decision(server: Server) -> None:
    """What is closed has its words; in a decision that has passed nothing is: that is no error."""
    http, play, id = await sit_down(server, 2, 1)
    rng = random.Random(3)
    path = f"/api/tables/{id}/why"
    closed: list[dict[str, Any]] = []
    while not closed:
        await play_on(play, id, rng, 1)
        while (ask := play.positions[id]["ask"]) is None:
            await asyncio.sleep(0.01)
        closed = await http.call("GET", f"{path}?ask={ask['token']}")
    assert all(x["label"][0] and x["msg"][0] and x["clause"] for x in closed)
    assert closed == await http.call("GET", path)
    for passed in (ask["token"] - 1, ask["token"] + 1):
        assert await http.call("GET", f"{path}?ask={passed}") == []
    await play_on(play, id, rng)
    assert await http.call("GET", f"{path}?ask={ask['token']}") == []
    with pytest.raises(Refused, match="not-asked"):
        await http.call("GET", path)


async def test_a_lost_reply_costs_nothing(server: Server) -> None:
    """The same command again is answered as it was, and stored once."""
    http, play, id = await sit_down(server, 2, 1)
    ask = play.positions[id]["ask"]
    body = {"command_id": "c1", "ask": ask["token"], "answer": ask["options"][0]}
    path = f"/api/tables/{id}/answers"
    replies = await asyncio.gather(*[http.call("POST", path, body) for _ in range(8)])
    assert all(r == replies[0] for r in replies)
    later = await http.call("POST", path, body)
    assert later == replies[0]
    with pytest.raises(Refused, match=r"stale|not-asked"):
        await http.call("POST", path, {**body, "command_id": "c2"})


async def test_a_client_that_was_away_gets_what_it_missed(server: Server) -> None:
    http, play, id = await sit_down(server, 2, 1)
    watcher = await player(server, http)
    await watcher.watch(id)
    rng = random.Random(5)
    await play_on(play, id, rng, 3)
    version = watcher.positions[id]["version"]
    await watcher.close()
    await play_on(play, id, rng, 3)
    back = await player(server, http)
    raw: list[dict[str, Any]] = []
    back.heard = lambda body: raw.append(json.loads(body))
    back.positions[id] = watcher.positions[id]
    await back.watch(id, version)
    updates = [f["frame"]["version"] for f in raw if f["op"] == "update"]
    assert updates == list(range(version + 1, version + 1 + len(updates))) and updates
    far = await player(server, http)
    reply = await far.watch(id, 0)
    assert reply["op"] in ("position", "ack")


def test_sigterm_drains(server: Server) -> None:
    assert server.stop() in (0, -signal.SIGTERM)
    assert "closed" in server.log() and "Traceback" not in server.log()


def test_a_public_node_takes_leave_of_its_proxy(tmp_path: Path) -> None:
    """It says that it goes, and still answers, until a proxy has asked."""
    server = Server(tmp_path, free_port(), LUDORUM_SECURE="true")
    server.start()
    assert server.process is not None
    try:
        server.process.send_signal(signal.SIGTERM)
        with httpx.Client(base_url=server.url, timeout=10) as http:
            while (ready := http.get("/health/ready")).status_code == 200:
                pass
            assert ready.json() == {"status": "draining"}
            assert http.get("/api/games/").status_code == 200
        assert server.process.wait(timeout=30) in (0, -signal.SIGTERM)
    finally:
        if server.process.poll() is None:
            server.stop(signal.SIGKILL)
    assert "closed" in server.log() and "Traceback" not in server.log()
