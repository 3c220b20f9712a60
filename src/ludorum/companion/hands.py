"""Which of the things that were told want a hand on the table."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import WATCHER, Event

from .session import Companion
from .tape import Tape


class ChangeListener(list[Event]):
    """Takes in events, and notes which of them changed what lies on the table. The cards that were
    told just now have been moved by the person already."""

    def __init__(self, tape: Tape, moved: list[Any]) -> None:
        super().__init__()
        self.tape = tape
        self.moved = moved
        self.changed: list[bool] = []
        self.seen = self._look()

    def _look(self) -> Any:
        return without(self.tape.title.derived.view(self.tape.table.state, WATCHER), self.moved)

    def append(self, event: Event) -> None:
        now = self._look()
        self.changed.append(now != self.seen)
        self.seen = now
        super().append(event)


def without(value: Any, gone: list[Any]) -> Any:
    """The same view without these cards."""
    if isinstance(value, dict):
        return {k: without(x, gone) for k, x in value.items()}
    if isinstance(value, (list, tuple)):
        return [without(x, gone) for x in value if x not in gone]
    return value


def hands(c: Companion) -> list[bool]:
    """For every event told: did something on the table change with it?"""
    if not c.events:
        return []
    tape = Tape(c.title, c.options)
    log = c.table.log
    tape.table.feed(log[: c.since])
    last = c.answers[-1] if c.answers else [""]
    listener = ChangeListener(tape, last[1:] if last[0] == "cards" else [])
    tape.table.listen(listener)
    tape.table.feed(log[c.since :])
    return listener.changed
