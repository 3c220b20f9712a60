"""Pools of look-alike cards: what is known of each card, what its front says, where it is from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ludorum.effects import Source
from ludorum.words import Msg


def family(pool: str) -> str:
    """The name of a deck without the number of its player or of its tier: the pool of its cards."""
    return pool.rstrip("-0123456789")


class Pool(Mapping[str, Any]):
    """The cards of a deck by name, with what is known of each.

    front   what a card is called by its front; else `<pool>-<name>`, the name being that of the
            record, or the id without the mark of a copy after its last hyphen. Cards that say the
            same are the same to a player, so records that differ need different fronts
    origin  where cards come from that have no records to say it
    """

    def __init__(
        self,
        records: Mapping[str, Any],
        front: Callable[[str], Msg] | None = None,
        origin: str = "",
    ) -> None:
        self.records = records
        self.front = front
        self.origin = origin

    def __getitem__(self, name: str) -> Any:
        return self.records[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.records)

    def __len__(self) -> int:
        return len(self.records)

    def face(self, pool: str, name: str) -> Msg:
        if self.front is not None:
            return self.front(name)
        record = self.records.get(name)
        return Msg(f"{pool}-{getattr(record, 'name', None) or name.rsplit('-', 1)[0]}")

    def sources(self) -> list[Source]:
        found = [(name, getattr(x, "origin", self.origin)) for name, x in self.records.items()]
        return [Source(name, origin) for name, origin in found if origin]
