"""Positions of lessons: laid by answers, as a game would come to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludorum.kernel import DEALER, Event, IllegalAnswer, ManualDealer, Table
from ludorum.titles import Title

from .lesson import CHANCE, LessonFault, Scene


def lay(title: Title[Any], scene: Scene, where: str) -> Table[Any]:
    """The table a whole scene (`Course.scene`) leads to."""
    table: Table[Any] = Table(title, title.setup(scene.seats, dict(scene.options)), ManualDealer())
    table.settle()
    give(table, scene.answers, where)
    return table


def give(table: Table[Any], answers: Iterable[tuple[Any, Any]], where: str) -> list[Event]:
    """Answers one after the other, with all that is no decision; what was told."""
    events: list[Event] = []
    table.listen(events)
    for who, value in answers:
        try:
            table.answer(DEALER if who == CHANCE else who, value)
        except IllegalAnswer as e:
            asked = {k: getattr(x, "kind", x) for k, x in table.pending().items()}
            raise LessonFault(
                f"{where}: {who} cannot answer {value!r} ({e}); asked are {asked}"
            ) from e
        table.settle()
    table.listen(None)
    return events
