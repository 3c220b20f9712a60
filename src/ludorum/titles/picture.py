"""A table in words and numbers, for a game that draws none of its own: every field of what a seat
knows, players side by side, cards by their names with what is printed on them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Protocol

from ludorum.effects import Effect, show
from ludorum.kernel import BACK, Deck, Hand
from ludorum.words import Msg

from .contract import Block
from .phrases import BLANK, facts, items, num, who
from .pool import Pool

OWN = ("id", "name", "copies", "origin")  # of a record: not printed, or its name
WIDE, HALF = 12, 6


class Cards(Protocol):
    """What a drawing asks a title about its cards."""

    @property
    def pools(self) -> Any: ...
    @property
    def internal(self) -> tuple[str, ...]: ...
    @property
    def unset(self) -> tuple[str, ...]: ...
    @property
    def keys(self) -> Mapping[str, str]: ...

    def card(self, pool: str, name: str) -> Msg: ...


def drawing(view: Any, seat: int, title: Cards) -> list[Block]:
    """The table as a seat knows it: the players, the reader's hand, what lies between them all,
    and the reader's own open cards."""
    draw = _Drawing(title)
    mine = draw.fields(view.players[seat]) if seat < len(view.players) else []
    hands = [draw.open(name, x.cards) for name, x in mine if isinstance(x, Hand) and x.cards]
    own = [draw.open(name, x) for name, x in mine if draw.cards_in(x)]
    single: list[list[Msg]] = []
    between: list[Block] = []
    for name, x in draw.fields(view):
        if draw.cards_in(x):
            between.append(draw.open(name, x))
        elif name != "players":
            single.append([Msg(f"head-{name}"), draw.cell(x, name)])
    table = [Block(Msg("head-table"), single, [], HALF)] if single else []
    return [draw.players(view.players), *hands, *table, *between, *own]


def _fields(x: Any) -> list[tuple[str, Any]]:
    names = [f.name for f in dataclasses.fields(x) if not f.name.startswith("_")]
    return [(name, getattr(x, name)) for name in names if name != "seat"]


class _Drawing:
    def __init__(self, title: Cards) -> None:
        self.title = title
        pools: dict[str, Pool] = title.pools
        self.where = {card: name for name, pool in pools.items() for card in pool}

    def players(self, players: list[Any]) -> Block:
        """A column for each, a row for every field."""
        head = [Msg("head-player"), *[who(i) for i in range(len(players))]]
        sides = [dict(self.fields(p)) for p in players]
        names = list(dict.fromkeys([name for side in sides for name in side]))
        rows = [
            [
                Msg(f"head-{name}"),
                *[self.cell(side[name], name) if name in side else BLANK for side in sides],
            ]
            for name in names
        ]
        return Block(Msg("head-players"), rows, head, WIDE)

    def fields(self, x: Any) -> list[tuple[str, Any]]:
        return [(name, y) for name, y in _fields(x) if name not in self.title.internal]

    def cards_in(self, x: Any) -> bool:
        return isinstance(x, list) and bool(x) and type(x[0]) is str and x[0] in self.where

    def open(self, name: str, cards: list[str]) -> Block:
        """Cards that lie open, or in the reader's hand, each in a row."""
        rows = [self.printed(card) for card in cards]
        return Block(Msg(f"head-{name}"), rows, [], HALF, tuple(cards))

    def card(self, name: str) -> Msg:
        return self.title.card(self.where[name], name)

    def printed(self, name: str) -> list[Msg]:
        """A card and the facts of its record, in a row."""
        record = self.title.pools[self.where[name]][name]
        out = [self.card(name)]
        for field, x in _fields(record) if dataclasses.is_dataclass(record) else []:
            if field not in OWN and x not in (None, "", (), {}):
                fact = self.cell(x, field)
                out.append(Msg("card-fact", {"name": Msg(f"head-{field}"), "fact": fact}))
        return out

    def cell(self, x: Any, field: str) -> Msg:
        """Anything a state may hold."""
        if x is None or x == "" or x is False:
            return BLANK
        if x is True:
            return Msg("cell-yes")
        if isinstance(x, int):
            return BLANK if x == -1 and field in self.title.unset else num(x)
        if isinstance(x, str):
            if x == BACK:
                return Msg("card-back")
            return self.card(x) if x in self.where else Msg(f"{field}-{x}")
        if isinstance(x, Deck):
            return num(x.size)
        if isinstance(x, Hand):
            return num(len(x.cards))
        if isinstance(x, Effect):
            return show(x)
        if isinstance(x, dict):
            kind = self.title.keys.get(field, "head")
            cells = [(Msg(f"{kind}-{k}"), self.cell(y, field)) for k, y in x.items()]
            return items([self.keyed(key, cell) for key, cell in cells])
        if isinstance(x, (list, tuple)):
            return items([self.cell(y, field) for y in x])
        inner = self.fields(x)
        parts = [self.keyed(Msg(f"head-{name}"), self.cell(y, name)) for name, y in inner]
        return facts(parts) if parts else BLANK

    def keyed(self, key: Msg, value: Msg) -> Msg:
        return Msg("cell-key", {"key": key, "value": value})
