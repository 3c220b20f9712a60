"""Quiet hours: between two times of day in somebody's time zone nothing is told."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from .model import Preferences


def zone(name: str) -> ZoneInfo:
    """ValueError if there is no such time zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as e:
        raise ValueError(f"no time zone {name!r}") from e


def quiet_until(preferences: Preferences, now: float) -> float:
    """When the quiet hours it is in are over; 0 if it is in none."""
    start, end = preferences.quiet_from, preferences.quiet_to
    if start == end:
        return 0.0
    here = datetime.fromtimestamp(now, zone(preferences.zone))
    minute = here.hour * 60 + here.minute
    inside = start <= minute < end if start < end else minute >= start or minute < end
    if not inside:
        return 0.0
    day = here.date() if minute < end else here.date() + timedelta(days=1)
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=here.tzinfo)
    # Where a clock is put back the hour comes twice: never before now, then.
    return max(over.astimezone(UTC).timestamp(), now + 60)
