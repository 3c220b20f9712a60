"""Narration: small plain data for stories, logs and animations, with the clause that caused it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from .parts import PUBLIC


class Event(NamedTuple):
    """Something happened. `about` is plain data by name: who, which card, how many. `sees` is the
    mask of seats that may hear all of it."""

    clause: str
    what: str
    sees: int
    about: dict[str, Any]


@dataclass(slots=True)
class Narrated:
    """Base of a root state. `_event_sink` is transient: clones and simulations have none."""

    _event_sink: list[Event] | None

    def tell(self, clause_id: str, event_name: str, /, **about: Any) -> None:
        """Something everybody at the table sees. Never pass a card that lies hidden."""
        if self._event_sink is not None:
            self._event_sink.append(Event(clause_id, event_name, PUBLIC, about))


ONLY = "only"  # what `settle` tells of an answer that was no decision: its player
DEALT = "dealt"  # what the kernel tells of a Draw, Deal or Roll: pool, and cards (or a face)


def redact_for(event: Event, seat: int) -> Event:
    """The event as a seat may know it: cards not for its eyes shrink to their number."""
    if event.what != DEALT or event.sees >> seat & 1:
        return event
    cards = event.about["cards"]
    count = len(cards) if type(cards) is tuple else 1
    return Event(event.clause, DEALT, event.sees, {**event.about, "cards": count})
