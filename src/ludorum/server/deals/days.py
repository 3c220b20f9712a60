"""Days as deals have them: a day begins where it begins first on earth and ends where it ends last.

So a deal is open for 50 hours, and two or three are open at any time; which of them is today's is a
matter of where somebody is.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

FIRST_ZONE = 14 * 3600.0  # seconds ahead of UTC, where it is Monday first
LAST_ZONE = 12 * 3600.0  # and behind it, where it is Monday last
WEEK = 7  # days whose fingerprints are known before they begin


def midnight(day: date) -> float:
    """When the day begins, by UTC."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def opens(day: date) -> float:
    return midnight(day) - FIRST_ZONE


def closes(day: date) -> float:
    """From here on it is over everywhere, and its key is told."""
    return midnight(day + timedelta(1)) + LAST_ZONE


def is_open(day: date, now: float) -> bool:
    return opens(day) <= now < closes(day)


def today(now: float) -> date:
    """By UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def around(day: date, before: int, after: int) -> list[date]:
    return [day + timedelta(n) for n in range(-before, after + 1)]


def run_of(days: set[date], last: date) -> int:
    """How many days in a row, up to that one; a day that has not ended breaks nothing."""
    if last not in days:
        last -= timedelta(1)
    n = 0
    while last in days:
        n += 1
        last -= timedelta(1)
    return n


def longest_run(days: set[date]) -> int:
    return max([run_of(days, day) for day in days], default=0)
