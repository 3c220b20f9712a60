"""A bot's thought, in a process of its own: a position in, an option out.

It gets what the seat may know and nothing else: a view and an ask, made by the server.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import threading
from typing import Any

from ludorum.bots import policy
from ludorum.games import load
from ludorum.kernel import Choose


def think(game: str, bot: str, view: dict[str, Any], ask: tuple[Any, ...]) -> Any:
    """The bot's answer. `ask` is (seat, kind, clause, options, about)."""
    seat, kind, clause, options, about = ask
    choose = policy(bot, load(game), random.SystemRandom().random)
    return choose(view, Choose(seat, kind, clause, options, about))


def end_with_parent() -> None:
    """A pool's process would outlive a parent that was killed, waiting for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True, name="parent").start()
