"""What two devices of one person know of a game, as one.

The order does not matter, nor how often it is done; so every device may send all that it has.
`joined` in `web/src/learn/sync.ts` is the same rule.
"""

from __future__ import annotations

from collections.abc import Iterable

from .schemas import MOST_DONE, MOST_FIRST, GameProgress

NOTHING = GameProgress([], None, 0, [], 0)


def merged(old: GameProgress, new: GameProgress) -> GameProgress:
    """Lessons that were taken stay so. Of what was left the later one holds.

    First times can be forgotten, all at once: with a plain union, the device that has not heard of
    it would bring them back. So they count since the last time that was done; what is known from
    before is dropped, and what came up since, here or there, is united.
    """
    later = new if new.left_at >= old.left_at else old
    since = max(old.first_since, new.first_since)
    first = [kind for x in (old, new) if x.first_since == since for kind in x.first]
    return GameProgress(
        done=_once([*old.done, *new.done], MOST_DONE),
        left=later.left,
        left_at=later.left_at,
        first=_once(first, MOST_FIRST),
        first_since=since,
    )


def _once(names: Iterable[str], most: int) -> list[str]:
    """No course is that long: what is beyond was sent to fill the store."""
    return list(dict.fromkeys(names))[:most]
