"""Let the sensible player answer for a seat of a running table, for pictures of good positions.

    python scripts/sensible.py URL SESSION TABLE DECISIONS KIND

gives so many answers, and goes on to the next question of this kind; -1: to the end of the game.
"""

from __future__ import annotations

import asyncio
import secrets
import sys

from ludorum.games import load
from ludorum.kernel import Choose, tuples
from ludorum.soak.client import Http


async def sit_in(url: str, session: str, table: str, decisions: int, kind: str) -> None:
    http = Http(url)
    http.http.cookies.set("ludorum", session)
    http.csrf = (await http.call("GET", "/api/me"))["csrf"]
    title = load((await http.call("GET", f"/api/tables/{table}"))["game"])
    given = 0
    while not (now := await http.call("GET", f"/api/tables/{table}/view"))["over"]:
        asked = now["ask"]
        if asked is None:
            await asyncio.sleep(0.05)
            continue
        if 0 <= decisions <= given and asked["kind"] == kind:
            break
        about = {name: tuples(x) for name, x in asked["about"].items()}
        options = tuples(asked["options"])
        ask = Choose(now["seat"], asked["kind"], asked["clause"], options, **about)
        answer = title.sensible(title.derived.read(now["state"]), ask)
        command = {"command_id": secrets.token_hex(8), "ask": asked["token"], "answer": answer}
        await http.call("POST", f"/api/tables/{table}/answers", command)
        given += 1
    await http.close()


if __name__ == "__main__":
    url, session, table, decisions, kind = sys.argv[1:]
    asyncio.run(sit_in(url, session, table, int(decisions), kind))
