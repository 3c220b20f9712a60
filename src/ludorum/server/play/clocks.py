"""Time to think. Clocks live here, never in the rules.

A tempo is agreed when a table is made; the clocks say how much is left for every seat.
"""

from __future__ import annotations

from typing import Literal

import msgspec

DAY = 86_400.0
LEAST = 5.0  # seconds for a decision, whatever is left: no table plays a whole game by itself


class Tempo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """none: no clock. live: a reserve and an increment a decision. days: so long a decision.

    late   what happens when time runs out: the sensible answer is given, a bot sits in for the
           rest of the game, or the game ends
    """

    kind: Literal["none", "live", "days"] = "none"
    reserve: float = 900.0
    increment: float = 20.0
    days: float = 3.0
    late: Literal["default", "bot", "end"] = "default"

    def check(self) -> None:
        """ValueError if a number makes no sense."""
        if not (LEAST <= self.reserve <= 30 * DAY and 0 <= self.increment <= DAY):
            raise ValueError("reserve is 5 s to 30 days, increment up to a day, in seconds")
        if not 0.001 <= self.days <= 60:
            raise ValueError("days is at least 0.001 and at most 60")


class Clocks(msgspec.Struct):
    """By seat. `left`: seconds of reserve; `since`: when each waiting seat began to think;
    `pauses`: from when to when its person is away; `late`: when its time ran out, if its person
    has not decided since."""

    left: dict[int, float] = {}
    since: dict[int, float] = {}
    pauses: dict[int, list[tuple[float, float]]] = {}
    late: dict[int, float] = {}


def begin(tempo: Tempo, seats: int) -> Clocks:
    return Clocks(dict.fromkeys(range(seats), tempo.reserve) if tempo.kind == "live" else {})


def tick(tempo: Tempo, clocks: Clocks, waiting: list[int], now: float) -> Clocks:
    """The clocks after an answer: seats that answered are charged, seats now asked begin."""
    left, since = dict(clocks.left), {}
    for seat, start in clocks.since.items():
        if seat in waiting:
            since[seat] = start
        elif tempo.kind == "live":
            left[seat] = max(0.0, left[seat] - (now - start)) + tempo.increment
    for seat in waiting:
        since.setdefault(seat, now)
    return Clocks(left, since, clocks.pauses, clocks.late)


def runs_out(tempo: Tempo, clocks: Clocks, seat: int) -> float:
    """When a thinking seat's time is over; 0 if it never is."""
    start = clocks.since.get(seat)
    if start is None or tempo.kind == "none":
        return 0.0
    if tempo.kind == "live":
        return start + max(LEAST, clocks.left[seat])
    end = start + tempo.days * DAY
    for gone, back in clocks.pauses.get(seat, []):
        if gone < end:  # the clock stood still
            end += max(0.0, back - max(gone, start))
    return end


def deadline(tempo: Tempo, clocks: Clocks, people: list[int]) -> float:
    """The first moment somebody who is waited for runs out of time; 0: none."""
    times = [runs_out(tempo, clocks, seat) for seat in people]
    return min([t for t in times if t], default=0.0)
