"""Was anybody forgotten? A table that waits for somebody who was never told.

A person who is asked has to be told within `TOLD_WITHIN` seconds in which no fault went on and
their page was open. So long may a table wait for a bot; a table that waits for a seat in which
nobody sits waits for ever.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

import msgspec

TOLD_WITHIN = 10.0  # seconds
THINKS = 40.0  # seconds more for bots that think: there are more of them than processors

Span = tuple[float, float]  # from, to; by `time.perf_counter`


class Times(msgspec.Struct):
    """What is known about when. `stored`: of each version; `told`: by person, versions and when
    they came; `came`, `left`: by person, when they turned to the table and ceased to play there;
    `away`: by person."""

    stored: dict[int, float]
    told: dict[int, list[tuple[int, float]]]
    came: dict[int, float]
    left: dict[int, float]
    away: dict[int, list[Span]]
    faults: list[Span]
    begin: float  # of the run
    end: float

    def when(self, version: int) -> str:
        """Into the run."""
        return f"{self.stored.get(version, self.begin) - self.begin:.0f} s"


def calm(begin: float, end: float, spans: Sequence[Span]) -> float:
    """Seconds between two moments that lie in none of the spans."""
    total, at = 0.0, begin
    for a, b in sorted(spans):
        if b <= at or a >= end:
            continue
        total += max(0.0, a - at)
        at = max(at, b)
    return total + max(0.0, end - at)


def told_at(told: list[tuple[int, float]], version: int) -> float | None:
    """When somebody first knew of a version, or of a later one. `told` rises in both."""
    i = bisect_left(told, (version, 0.0))
    return told[i][1] if i < len(told) else None


def forgotten_person(times: Times, person: int, version: int) -> float:
    """Seconds they were not told that they are asked, if these are too many; otherwise 0."""
    asked = times.stored.get(version)
    if asked is None or asked > times.left.get(person, times.end):
        return 0.0
    asked = max(asked, times.came.get(person, times.end))
    known = told_at(times.told.get(person, []), version)
    until = min(times.end, times.left.get(person, times.end), times.end if known is None else known)
    waited = calm(asked, until, [*times.faults, *times.away.get(person, [])])
    return waited if waited > TOLD_WITHIN else 0.0


def forgotten_table(times: Times, version: int, bots: list[str]) -> float:
    """Seconds a table has waited for bots alone since that version, if these are too many."""
    asked = times.stored.get(version)
    if asked is None:
        return 0.0
    patience = TOLD_WITHIN + (0.0 if all(x == "sensible" for x in bots) else THINKS)
    waited = calm(asked, times.stored.get(version + 1, times.end), times.faults)
    return waited if waited > patience or "nobody" in bots else 0.0
