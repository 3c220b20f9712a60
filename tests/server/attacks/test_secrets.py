"""No hidden card and no key reaches anybody before its time."""

from __future__ import annotations

import asyncio
import base64
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest

from ludorum.games import load
from ludorum.kernel import ManualDealer, Record, Table
from ludorum.soak.client import Http, Play, Refused
from ludorum.testing.walk import hidden_from, strings
from tests.server.attacks.intruder import rows, table_of
from tests.server.house import Server, person, play_on, player

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


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
