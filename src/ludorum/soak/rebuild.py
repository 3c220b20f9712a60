"""A table's past, played again by the kernel alone: the position at every version of its log."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import Event, ManualDealer, Table
from ludorum.server.play.live_table import effective
from ludorum.server.store.rows import LogRow, TableRow
from ludorum.testing.walk import strings
from ludorum.titles import Title


class Replay:
    """Goes forward from version to version.

    table    the position at `version`
    events   what happened from the version before to this one
    known    by audience: every string it saw at the version before
    """

    def __init__(self, title: Title[Any], row: TableRow, rows: list[LogRow]) -> None:
        self.title = title
        self.row = row
        self.version = 0
        self.last = max([x.version for x in rows], default=0)
        self.events: list[Event] = []
        self.known: dict[int, set[str]] = {}
        self._by_version: dict[int, list[LogRow]] = {}
        for x in rows:
            self._by_version.setdefault(x.version, []).append(x)
        self._rows: list[LogRow] = []
        self.table = self._fresh()

    def _fresh(self) -> Table[Any]:
        state = self.title.setup(self.row.seats, self.row.options)
        return Table(self.title, state, ManualDealer(), checkpoints=0)

    def step(self, audiences: list[int]) -> None:
        """The next version; `audiences` are those `known` is wanted for."""
        self.known = {}
        for seat in audiences:
            self.known[seat] = set(strings(self.table.view(seat)))
        self.version += 1
        new = self._by_version.get(self.version, [])
        self._rows += new
        self.events = []
        if any(x.undo >= 0 for x in new):
            self.table = self._fresh()
            self.table.feed(effective(self._rows)[0])
            return
        self.table.listen(self.events)
        for entry in effective(new)[0]:
            only = self.table.only(entry[1])
            if only is not None:
                self.events.append(only)
            self.table.feed((entry,))
        self.table.listen(None)

    def to(self, version: int) -> None:
        while self.version < version:
            self.step([])

    def digest(self) -> str:
        return self.title.derived.digest(self.table.state)
