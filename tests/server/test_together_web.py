"""People among each other, over HTTP: who may, how often, and what is told to whom."""

from __future__ import annotations

import secrets
from typing import Any

import pytest

from ludorum.soak.client import Http, Refused
from tests.server.house import OPENED, Server, admin, person

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


async def code(work: Any) -> str:
    with pytest.raises(Refused) as error:
        await work
    return str(error.value.code)


async def ident(http: Http) -> str:
    return str((await http.call("GET", "/api/me"))["id"])


async def friends(one: Http, other: Http) -> None:
    await one.call("POST", f"/api/people/{await ident(other)}/friend")
    await other.call("POST", f"/api/people/{await ident(one)}/friend")


async def test_strangers_are_told_nothing(server: Server) -> None:
    nobody = Http(server.url)
    OPENED.append(nobody)
    ann = await ident(await person(server, "Ann"))
    for path in ("people/", "people/found?name=Ann", f"profiles/{ann}", "invitations/"):
        assert await code(nobody.call("GET", f"/api/{path}")) == "sign-in"
    for method, path in (("POST", "friend"), ("POST", "block"), ("DELETE", "mute")):
        assert await code(nobody.call(method, f"/api/people/{ann}/{path}")) == "sign-in"
    eve = await person(server, "Eve")
    eve.csrf = "wrong"
    assert await code(eve.call("POST", f"/api/people/{ann}/friend")) == "csrf"


async def test_people_are_not_found_by_guessing(server: Server) -> None:
    eve = await person(server, "Eve")
    codes = []
    for _ in range(40):
        try:
            found = await eve.call("GET", f"/api/people/found?name={secrets.token_hex(4)}")
            assert found == []
        except Refused as e:
            codes.append(e.code)
    assert len(codes) >= 10 and set(codes) == {"too-many"}
    # Nor by ids: they are as long as keys, and unknown ones are told like hidden ones.
    ann = await person(server, "Ann")
    mine = await ident(ann)
    assert len(mine) >= 16
    await ann.call("POST", "/api/profiles/", {"hidden": True})
    assert await code(eve.call("GET", f"/api/profiles/{mine}")) == "no-person"
    assert await code(eve.call("GET", f"/api/profiles/{secrets.token_urlsafe(12)}")) == (
        "no-person"
    )


async def test_nobody_is_asked_without_end(server: Server) -> None:
    eve, ann = await person(server, "Eve"), await person(server, "Ann")
    mine = await ident(ann)
    codes = []
    for _ in range(30):
        await eve.call("DELETE", f"/api/people/{mine}/friend")
        try:
            await eve.call("POST", f"/api/people/{mine}/friend")
        except Refused as e:
            codes.append(e.code)
    assert len(codes) >= 5 and set(codes) == {"too-many"}
    await ann.call("POST", f"/api/people/{await ident(eve)}/block")
    told = await ann.call("GET", "/api/people/")
    assert [x["name"] for x in told["blocked"]] == ["Eve"] and told["asks"] == []


async def test_the_way_of_an_invitation(server: Server) -> None:
    ann, bob, eve = [await person(server, x) for x in ("Ann", "Bob", "Eve")]
    await friends(ann, bob)
    body = {"game": "tithe", "seats": 2, "rated": True}
    table = await ann.call("POST", "/api/tables/", body)
    assert table["rated"] and table["tempo"] == "none" and not table["hints"]
    path = f"/api/tables/{table['id']}/invited"
    assert await code(eve.call("GET", path)) == "not-yours"
    wish = {"person": await ident(bob)}
    assert await code(eve.call("POST", path, wish)) == "not-yours"
    assert [x["name"] for x in await ann.call("POST", path, wish)] == ["Bob"]
    (one,) = await bob.call("GET", "/api/invitations/")
    assert one["by"]["name"] == "Ann" and one["table"]["id"] == table["id"]
    await bob.call("DELETE", f"/api/invitations/{table['id']}")
    assert await bob.call("GET", "/api/invitations/") == []
    assert await code(bob.call("POST", f"/api/tables/{table['id']}/join", {})) == "not-yours"
    await ann.call("POST", path, wish)
    assert await ann.call("DELETE", f"{path}/{wish['person']}") == []
    await ann.call("POST", path, wish)
    seated = await bob.call("POST", f"/api/tables/{table['id']}/join", {})
    assert [x["user"] for x in seated["seats"]] == [await ident(ann), wish["person"]]


async def test_open_tables_say_whom_they_want(server: Server) -> None:
    ann, eve = await person(server, "Ann"), await person(server, "Eve")
    body = {"game": "tithe", "seats": 2, "public": True, "level": True}
    id = (await ann.call("POST", "/api/tables/", body))["id"]

    async def seen(by: Http) -> list[Any]:
        return [x for x in await by.call("GET", "/api/tables/open") if x["id"] == id]

    (one,) = await seen(eve)
    assert one["level"] == [800, 1200] and one["fits"] and one["band"] == []
    await ann.call("POST", f"/api/people/{await ident(eve)}/block")
    assert await seen(eve) == [] and len(await seen(ann)) == 1
    assert await code(eve.call("POST", f"/api/tables/{id}/join", {})) == "unwelcome"


async def test_a_line_is_muted_reported_and_settled(server: Server) -> None:
    ann, bob, eve = [await person(server, x) for x in ("Ann", "Bob", "Eve")]
    body = {"game": "tithe", "seats": 2, "public": True}
    id = (await ann.call("POST", "/api/tables/", body))["id"]
    await bob.call("POST", f"/api/tables/{id}/join", {})
    line = await bob.call("POST", f"/api/tables/{id}/chat", {"text": "you oaf"})
    assert line["by"] == await ident(bob)
    report = f"/api/tables/{id}/chat/{line['n']}/report"
    assert await code(eve.call("POST", report, {"why": "x"})) == "not-yours"
    await ann.call("POST", report, {"why": "an insult"})
    await ann.call("POST", f"/api/people/{line['by']}/mute")
    assert await ann.call("GET", f"/api/tables/{id}/chat") == []
    assert len(await eve.call("GET", f"/api/tables/{id}/chat")) == 1
    await ann.call("DELETE", f"/api/people/{line['by']}/mute")
    assert len(await ann.call("GET", f"/api/tables/{id}/chat")) == 1

    shown = admin(server, "reports")
    assert "you oaf" in shown and "an insult" in shown
    args = ["settle", "--why=warned", "--remove", "--", id, str(line["n"])]
    assert "settled 1" in admin(server, *args)
    assert "no reports" in admin(server, "reports")
    assert "warned" in admin(server, "reports", "--all")
    assert await ann.call("GET", f"/api/tables/{id}/chat") == []
    codes = set()
    for _ in range(30):
        codes.add(await code(eve.call("POST", report, {})))
    assert codes == {"not-yours", "too-many"}
