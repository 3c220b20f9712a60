"""How running tables stand, as everybody may see it: who is to move, until when, points so far.

A table is looked at again when it has a new version, a few of them at a time: a page that asks
again and again costs little, and may be told of a table as it stood a moment ago.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludorum.kernel import WATCHER
from ludorum.server.errors import ApiError
from ludorum.server.play.clocks import runs_out
from ludorum.server.play.live_table import LiveTable
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.table_cache import TableCache
from ludorum.server.store import StoreDown
from ludorum.titles import totals

KEPT = 1000
AT_ONCE = 16  # tables that are looked at for one reader


class Glance(NamedTuple):
    """`deadlines` of those who are to move, 0: none; `scores`: none where they cannot be seen."""

    version: int
    deadlines: dict[int, float]
    scores: list[int] | None


class Glances:
    def __init__(self, games: GameLog, cache: TableCache) -> None:
        self._games = games
        self._cache = cache
        self._kept: OrderedDict[str, Glance] = OrderedDict()

    async def of(self, tables: Sequence[str]) -> dict[str, Glance]:
        """Of those that can be reached."""
        versions = await self._games.versions(tables)
        old = [id for id, version in versions.items() if self._version(id) != version]
        for id in sorted(old, key=self._version)[:AT_ONCE]:
            try:
                self._kept[id] = glance(await self._cache.current(id))
            except (ApiError, StoreDown):
                continue
            self._kept.move_to_end(id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return {id: self._kept[id] for id in tables if id in self._kept}

    def _version(self, id: str) -> int:
        return self._kept[id].version if id in self._kept else 0


def glance(live: LiveTable) -> Glance:
    deadlines = {seat: runs_out(live.tempo, live.clocks, seat) for seat in live.waiting()}
    return Glance(live.version, deadlines, _scores(live))


def _scores(live: LiveTable) -> list[int] | None:
    """Computed from what a watcher sees, so nothing that is hidden can be in it."""
    try:
        view: Any = live.table.observe(WATCHER)
        return totals(live.title.scores(view))[: live.row.seats]
    except Exception:  # some titles cannot count what is covered
        return None
