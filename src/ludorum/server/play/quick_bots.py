"""Bots that need no thought answer in the process that has stored what they are asked: nobody waits
for them behind those who think. Each answer is a step of its own, so that it can be seen."""

from __future__ import annotations

import random

from ludorum.bots import QUICK, policy
from ludorum.kernel import IllegalAnswer, tuples
from ludorum.server.store.rows import LogRow

from .live_table import LiveTable

_chance = random.SystemRandom().random


def quick_seat(live: LiveTable) -> int | None:
    """The first seat that is asked and needs no thought."""
    if live.deserted:
        return None
    quick = {x.seat for x in live.seats if x.bot in QUICK}
    return next((seat for seat in live.waiting() if seat in quick), None)


def answer(live: LiveTable) -> list[LogRow]:
    """What the first of them answers; `stale` if somebody else has answered for it."""
    seat = quick_seat(live)
    if seat is None:
        raise IllegalAnswer("stale", "no quick bot is asked")
    choose = policy(live.seats[seat].bot, live.title, _chance)
    option = choose(live.table.observe(seat), live.table.pending()[seat])
    return live.answer(seat, tuples(option), None)
