"""Items, boxes, buildings and cards as messages: the phrases everything else is said with.

Nothing here is a sentence: messages are ids with arguments, put into words by the Fluent files.
A player is `player-<seat>`; a front end adds these messages to the book, for it knows the names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludorum.effects import Effect, Gain, show
from ludorum.games.contract import View
from ludorum.kernel import Deck, Hand
from ludorum.words import Arg, Msg

from .content import (
    CITIZEN_ICONS,
    CITIZENS,
    FATE,
    ICONS,
    ITEMS,
    MAP_COLUMNS,
    PATHS,
    PROSPECTS,
    Building,
    Icons,
    Price,
)  # fmt: skip
from .state import Player

Args = dict[str, Arg]
NONE = Msg("none")


# -- small pieces ----------------------------------------------------------------------------


def names(view: View) -> list[Msg | None]:
    return [None for _ in view["players"]]


def who(seat: int) -> Msg:
    return Msg(f"player-{seat}")


def num(n: int) -> Msg:
    return Msg("num", {"n": n})


def count(good: str, n: int) -> Msg:
    return Msg(f"good-{good}.count", {"n": n})


def items(messages: list[Msg]) -> Msg:
    return Msg("list", {"items": messages}) if messages else NONE


def facts(parts: list[Msg]) -> Msg:
    """One fact after another."""
    if not parts:
        return NONE
    out = parts[-1]
    for part in reversed(parts[:-1]):
        out = Msg("also", {"first": part, "more": out})
    return out


def amounts(goods: Iterable[tuple[str, int]]) -> Msg:
    """Items with numbers."""
    return items([count(good, n) for good, n in goods if n])


def changes(goods: Mapping[str, int]) -> Msg:
    """Items and icons with signs: what an action does."""
    some = tuple([(good, n) for good, n in goods.items() if n])
    return show(Gain(some)) if some else NONE


def tally(icons: Icons) -> dict[str, int]:
    """Icons by name, with their number."""
    out: dict[str, int] = {}
    for icon in icons:
        out[ICONS[icon]] = out.get(ICONS[icon], 0) + 1
    return out


def price(cost: Price) -> dict[str, int]:
    """What is paid, below zero."""
    return {ITEMS[item]: -n for item, n in cost}


def trade(cost: Mapping[str, int], gain: Effect | None) -> Msg:
    """A price and what it brings, where that is more than signs can say."""
    parts = [changes(cost)] if cost else []
    if gain is not None:
        parts.append(show(gain))
    return items(parts)


def level(name: str, n: int) -> Msg:
    """H4.7: citizens of a track, or infrastructure."""
    if name in CITIZENS:
        return count(CITIZEN_ICONS[CITIZENS.index(name)], n)
    return Msg("level-infrastructure", {"n": n})


def place(name: str) -> Msg:
    return Msg(f"area-{name}")


def cohort(name: str) -> Msg:
    return Msg(f"cohort-{name}")


def person(view: View, seat: int) -> Player:
    """A player of the view, so that the rules' own functions can be asked.

    A seat nobody has (a watcher's) is a player who has done nothing yet.
    """
    if seat >= len(view["players"]):
        return Player(seat, Deck("general"), Hand("general", seat))
    data = dict(view["players"][seat])
    pair = data.pop("pair")
    data["deck"] = Deck("general")
    known = pair if isinstance(pair, list) else []
    return Player(pair=Hand("general", seat, known), **data)


def pile(layers: list[Any]) -> int:
    """Cards in a deck, as a view shows it."""
    return sum([len(x) if isinstance(x, list) else x for x in layers])


# -- buildings and cards ---------------------------------------------------------------------


def building(name: str, case: str = "") -> Msg:
    return Msg(f"building-{name}{case}")


def plan(b: Building) -> Msg:
    """A building in a line: what it costs and brings."""
    return trade({item: -n for item, n in b.cost.items()}, b.gain)


def card(name: str) -> Msg:
    return Msg(f"general-{name}")


def path(name: str) -> Msg:
    """H32: what a path scores."""
    x = PATHS[name]
    args: Args = {"counter": Msg(f"counter-{x.counts}")}
    args |= dict(zip(("one", "two", "three"), x.tiers, strict=True))
    return Msg("path-falling" if x.falling else "path-rising", args)


def prospect(name: str) -> Msg:
    """H33: what a prospect brings and shows."""
    x = PROSPECTS[name]
    return Msg(
        "prospect",
        {"income": changes(x.income), "good": x.good, "shape": Msg(f"shape-{x.shape}")},
    )


def cells(numbers: Iterable[int]) -> Msg:
    """Cells of the map by row and column."""
    return items(
        [Msg("cell", {"row": n // MAP_COLUMNS + 1, "column": n % MAP_COLUMNS + 1}) for n in numbers]
    )


def face(pool: str, name: str) -> Msg:
    """A card of any deck, told by its face."""
    if pool != "fate":
        return card(name)
    x = FATE[name]
    args: Args = {"items": changes(x.items), "cohort": cohort(x.attack), "good": x.good}
    return Msg("card-fate", args)
