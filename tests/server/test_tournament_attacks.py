"""Tournaments and clubs as somebody meets them who means no good: over HTTP, with any body and any
address; nobody's but their own changes, and nothing falls over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ludorum.soak.client import Http, Refused
from tests.server.house import Server, hang_up, person, serving

pytestmark = pytest.mark.anyio
LIMITS = {
    "LUDORUM_COMMANDS_PER_SECOND": "1000",
    "LUDORUM_SIGN_INS_PER_MINUTE": "6000",
    "LUDORUM_TABLES_PER_MINUTE": "6000",
}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    with serving(tmp_path, **LIMITS) as server:
        yield server
        await hang_up()


def form(**more: Any) -> dict[str, Any]:
    made = {"name": "Autumn", "game": "tithe", "kind": "swiss", "seats": 2}
    return made | {"starts": time.time() + 3600} | more


async def held(by: Http, **more: Any) -> str:
    made = await by.call("POST", "/api/tournaments/", form(**more))
    return str(made["id"])


async def refused(http: Http, code: str, method: str, path: str, body: Any = None) -> None:
    with pytest.raises(Refused) as e:
        await http.call(method, path, body)
    assert e.value.code == code, f"{method} {path}: {e.value}"


async def account(server: Server, name: str) -> Http:
    http = await person(server, name)  # closed with all others
    me = await http.call("POST", "/api/register", {"name": name, "password": "long enough"})
    http.csrf = me["csrf"]
    return http


async def test_a_tournament_is_its_makers(server: Server) -> None:
    ada, eve = await person(server, "Ada"), await person(server, "Eve")
    id = await held(ada)
    at = f"/api/tournaments/{id}"
    me = (await ada.call("POST", f"{at}/join"))["standings"][0]["person"]
    for what, body in (
        ("cancel", None),
        ("start", {"starts": None}),
        ("start", {"starts": time.time() + 7200}),
        ("remove", {"person": me}),
        ("leave", None),  # who is not in it
        ("back", None),
        ("sit-out", {"on": True}),
    ):
        await refused(eve, "not-yours", "POST", f"{at}/{what}", body)
    for method in ("PUT", "PATCH", "DELETE"):  # there is no way to edit one, nor to write a result
        with pytest.raises(Refused) as e:
            await eve.call(method, at, {"name": "Mine"})
        assert e.value.status in (404, 405)
    for path in (f"{at}/results", f"{at}/rounds", f"{at}/tables", f"{at}/pair"):
        with pytest.raises(Refused) as e:
            await ada.call("POST", path, {"round": 1, "winner": me})
        assert e.value.status in (404, 405)
    told = await eve.call("GET", at)
    assert (told["status"], told["players"], told["name"]) == ("open", 1, "Autumn")
    assert not told["may_cancel"] and not told["may_change"]


async def test_forms_and_addresses_of_every_kind(server: Server) -> None:
    ada = await person(server, "Ada")
    id = await held(ada)
    table = (await ada.call("POST", "/api/tables/", {"game": "tithe", "seats": 2}))["id"]
    long = "x" * 10_000
    for wrong in (
        {"name": long},
        {"note": long},
        {"name": ["Autumn"]},
        {"name": None},
        {"kind": "knockout"},
        {"seats": 2.5},
        {"seats": 10**30},
        {"rounds": 0},
        {"rounds": 1000},
        {"places": 100_000},
        {"places": 1},
        {"starts": 10**300},
        {"starts": -1},
        {"starts": "now"},
        {"starts": None},
        {"options": {x: x for x in map(str, range(100))}},
        {"options": {"../x": "y"}},
        {"tempo": {"kind": "live", "reserve": -5}},
        {"tempo": {"kind": "live", "reserve": 10**30}},
        {"tempo": {"kind": "none"}},
        {"round": 5},
        {"status": "over"},
        {"owner": "somebody"},
        {"key": "00"},
    ):
        await refused(ada, "bad-request", "POST", "/api/tournaments/", form(**wrong))
    await refused(ada, "no-game", "POST", "/api/tournaments/", form(game="chess"))
    await refused(ada, "no-tournament", "POST", "/api/tournaments/", form(club="nothing"))
    for strange in (table, "nothing", "x" * 64):
        for what in ("", "/of/" if strange == table else ""):
            await refused(ada, "no-tournament", "GET", f"/api/tournaments/{what}{strange}")
        await refused(ada, "no-tournament", "POST", f"/api/tournaments/{strange}/join")
        await refused(ada, "no-tournament", "POST", f"/api/tournaments/{strange}/cancel")
    for strange in (id, table):
        await refused(ada, "no-club", "GET", f"/api/clubs/{strange}")
    for strange in (long, "%00", "%2e%2e%2fadmin", "a'b;--", "%ff"):
        with pytest.raises(Refused) as e:
            await ada.call("GET", f"/api/tournaments/{strange}")
        assert e.value.status in (400, 404, 414)
    for number in ("16", "-1", "x", "9" * 400):
        with pytest.raises(Refused) as e:
            await ada.call("GET", f"/api/tournaments/{id}?round={number}")
        assert e.value.status == 400
    for body in ({"person": long}, {"person": 5}, {}, {"person": "a b"}):
        await refused(ada, "bad-request", "POST", f"/api/tournaments/{id}/remove", body)
    for start in ({"starts": "soon"}, {"starts": 10**300}, {"starts": 1.0}, {"at": 1}):
        await refused(ada, "bad-request", "POST", f"/api/tournaments/{id}/start", start)


async def test_a_rush_for_the_last_places(server: Server) -> None:
    """Everybody at once, each of them twice: as many as there are places, and each once."""
    ada = await person(server, "Ada")
    id = await held(ada, places=5)
    crowd = await asyncio.gather(*[person(server, f"P{n}") for n in range(30)])

    async def rush(one: Http) -> str:
        try:
            await one.call("POST", f"/api/tournaments/{id}/join")
        except Refused as e:
            return e.code
        return "in"

    came = await asyncio.gather(*[rush(x) for x in crowd * 2])
    assert set(came) == {"in", "no-places"}
    told = await ada.call("GET", f"/api/tournaments/{id}")
    people = [x["person"] for x in told["standings"]]
    assert len(people) == len(set(people)) == told["players"] == 5


async def test_a_closed_club_is_closed(server: Server) -> None:
    ada, eve = await account(server, "Ada1"), await account(server, "Eve1")
    made = await ada.call("POST", "/api/clubs/", {"name": "Valley", "joining": "link"})
    club, link = made["club"]["id"], made["link"]
    id = await held(ada, club=club)
    at = f"/api/clubs/{club}"
    for wrong in ("", "x" * 16, link[:-1], link + "A", link.swapcase()):
        await refused(eve, "no-club", "POST", f"{at}/join", {"link": wrong})
        await refused(eve, "no-club", "GET", f"{at}?link={wrong}")
    for method, path, body in (
        ("PUT", at, {"name": "Mine", "joining": "open"}),
        ("DELETE", at, None),
        ("POST", f"{at}/link", None),
        ("POST", f"{at}/members/x", {"act": "accept"}),
        ("POST", f"{at}/report", {"why": "to see whether it is there"}),
        ("DELETE", f"{at}/join", None),
    ):
        await refused(eve, "no-club", method, path, body)
    for method, path in (
        ("GET", f"/api/tournaments/?club={club}"),
        ("GET", f"/api/tournaments/{id}"),
        ("POST", f"/api/tournaments/{id}/join"),
        ("POST", f"/api/tournaments/{id}/cancel"),
    ):
        await refused(eve, "no-tournament", method, path)
    await refused(eve, "no-tournament", "POST", "/api/tournaments/", form(club=club))
    for body in ({"name": "x" * 10_000}, {"name": "ok", "about": "x" * 10_000}, {"name": "\u3164"}):
        await refused(eve, "bad-request", "POST", "/api/clubs/", body)
    # With the link she comes in; what she does not lead she does not change.
    await eve.call("POST", f"{at}/join", {"link": link})
    founder = made["members"][0]["id"]
    for act in ("remove", "dismiss", "hand-over", "appoint"):
        await refused(eve, "officers-only", "POST", f"{at}/members/{founder}", {"act": act})
    await refused(eve, "officers-only", "DELETE", at)
    await refused(eve, "not-yours", "POST", f"/api/tournaments/{id}/cancel")
