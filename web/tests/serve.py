"""`ludorum serve` whose shuffles can be had again, so that a failed check fails again.

A browser says in a header which check it belongs to. The n-th table of a check gets the same key
in every run, and bots choose alike; all else is the server as everybody runs it.
"""

from __future__ import annotations

import hashlib
import random
import secrets  # noqa: F401  # takes its own randomness before bots lose theirs
import sys
from collections import Counter
from contextvars import ContextVar
from typing import Any

CHECK = ContextVar("CHECK", default="")
tables_of: Counter[str] = Counter()


def key_again(self: object) -> bytes:
    check = CHECK.get()
    tables_of[check] += 1
    return hashlib.sha256(f"{check} {tables_of[check]}".encode()).digest()


def hear_checks(app: Any) -> Any:
    handle = app.asgi_handler

    async def hearing(scope: Any, receive: Any, send: Any) -> None:
        CHECK.set(dict(scope["headers"]).get(b"x-check", b"").decode())
        await handle(scope, receive, send)

    app.asgi_handler = hearing
    return app


# Processes that think for bots run this file too, and find this done.
random.SystemRandom = lambda: random.Random(7)  # type: ignore[assignment,misc]

if __name__ == "__main__":
    from ludorum.cli import main
    from ludorum.server import run
    from ludorum.server.tables import Tables

    Tables.new_key = key_again  # type: ignore[method-assign]
    make_app = run.make_app
    run.make_app = lambda *parts, **named: hear_checks(make_app(*parts, **named))
    sys.exit(main(["serve", *sys.argv[1:]]))
