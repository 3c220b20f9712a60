"""Names and texts that want to be more than that."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludorum.server.text import clean_name, clean_text
from tests.server.attacks.intruder import EVIL, no, rows, stranger, table_of
from tests.server.house import Server, person, player

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


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
