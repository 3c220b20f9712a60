"""`ludorum serve` whose shuffles can be had again, so that a failed check fails again.

A browser says in a header which check it belongs to. The n-th table of a check gets the same key
in every run, and bots choose alike. A table can be taken to a position far on at once, by sensible
play of all who sit there: `POST /check/play/ID`. What a sensible player would answer where the
person there is asked is told by `POST /check/advice/ID`. All else is the server as everybody runs
it.
"""

from __future__ import annotations

import hashlib
import json
import random
import secrets  # noqa: F401  # takes its own randomness before bots lose theirs
import sys
from collections import Counter
from contextvars import ContextVar
from typing import Any

CHECK = ContextVar("CHECK", default="")
PLAY = "/check/play/"
ADVICE = "/check/advice/"
tables_of: Counter[str] = Counter()


def key_again(self: object) -> bytes:
    check = CHECK.get()
    tables_of[check] += 1
    return hashlib.sha256(f"{check} {tables_of[check]}".encode()).digest()


def hear_checks(app: Any, services: Any) -> Any:
    handle = app.asgi_handler

    async def hearing(scope: Any, receive: Any, send: Any) -> None:
        CHECK.set(dict(scope["headers"]).get(b"x-check", b"").decode())
        if scope["type"] == "http" and scope["path"].startswith(PLAY):
            wished = json.loads((await receive())["body"])
            await tell(send, await play_on(services, scope["path"].removeprefix(PLAY), wished))
        elif scope["type"] == "http" and scope["path"].startswith(ADVICE):
            await tell(send, await advise(services, scope["path"].removeprefix(ADVICE)))
        else:
            await handle(scope, receive, send)

    app.asgi_handler = hearing
    return app


async def tell(send: Any, what: object) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": json.dumps(what).encode()})


async def advise(services: Any, id: str) -> Any:
    live = await services.cache.get(id)
    person = person_at(live)
    return live.title.sensible(live.table.observe(person), live.table.pending()[person])


def person_at(live: Any) -> int:
    return min({x.seat for x in live.seats} - set(live.bots()))


async def play_on(services: Any, id: str, wished: dict[str, Any]) -> bool:
    """Until the person there has decided `after` times, is asked `ask`, and the parts of the state
    named in `least` are at least so much, or so many; False if the game has ended before that."""
    there = False
    decided = 0

    def change(live: Any) -> list[Any]:
        nonlocal there, decided
        table, title = live.table, live.title
        person = person_at(live)
        rows: list[Any] = []
        while not table.over:
            pending = table.pending()
            ask, view = pending.get(person), title.derived.view(table.state, person)
            there = ask is not None and wished.get("ask", ask.kind) == ask.kind
            there = there and decided >= wished.get("after", 0)
            there = there and all(size(view[x]) >= n for x, n in wished.get("least", {}).items())
            if there:
                break
            seat = min(pending)
            decided += seat == person
            seen = table.observe(seat)
            rows += live.answer(seat, title.sensible(seen, pending[seat]), None)
        return rows

    await services.commands.run(id, f"check {random.random()}", change)
    return there


def size(part: Any) -> int:
    return part if isinstance(part, int) else len(part)


# Processes that think for bots run this file too, and find this done.
random.SystemRandom = lambda: random.Random(7)  # type: ignore[assignment,misc]

if __name__ == "__main__":
    from ludorum.cli import main
    from ludorum.server import run
    from ludorum.server.play.lobby import Lobby

    Lobby.new_key = key_again  # type: ignore[method-assign]
    make_app = run.make_app
    run.make_app = lambda *parts, **named: hear_checks(make_app(*parts, **named), parts[0])
    sys.exit(main(["serve", *sys.argv[1:]]))
