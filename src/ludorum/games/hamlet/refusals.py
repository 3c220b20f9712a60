"""Why an option a player may look for is not offered: the same checks the rules use, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludorum.kernel import Choose, Refusal

from .building import ROAD_NEEDS, sites
from .content import (
    CHURCH,
    COINS,
    COST,
    DONKEY_PRICE,
    GOODS,
    MARKET,
    PRICE,
    SALE_NEEDS,
    SLOT_NEEDS,
    SLOTS,
    VILLAGERS,
    Needs,
)  # fmt: skip
from .hauling import NO_WAY, payable, price, reach, short, stock
from .state import Player, State, figures, raw_of, village
from .town_hall import thing_closed, villager_price
from .turn import closed, looked_for

Found = Iterator[Refusal]


def place_and_needs(s: State, p: Player, option: Any) -> tuple[int, Needs]:
    """Where an action is done and what it asks for there."""
    name, what = option
    if name == "sell":
        return MARKET, SALE_NEEDS[what]
    if name == "deliver":
        return CHURCH, SLOT_NEEDS[what]
    return what, (((raw_of(s.tiles[what]),), 1),)


def named(missing: list[tuple[int, int]]) -> tuple[Any, ...]:
    return tuple([(GOODS[good], n) for good, n in missing])


def reason_args(s: State, p: Player, option: Any, reason: str) -> tuple[Any, ...]:
    if reason == "out-of-reach":
        tile, need = place_and_needs(s, p, option)
        return named(short(stock(s, reach(s, p, tile)), need))
    if reason == "no-coins":
        slot = option[1]
        if not SLOTS[slot].takes:
            return (SLOTS[slot].n,)
        return (price(s, reach(s, p, CHURCH), SLOT_NEEDS[slot]),)
    if reason == "no-materials":
        have = stock(s, village(s).network)
        if option == "road":
            return named([x for need in ROAD_NEEDS.values() for x in short(have, need)])
        coins = COINS[option[1]]
        cost = (("coin", coins),) if coins > p.coins else ()
        return (*named(short(have, COST[option[1]])), *cost)
    return ()


def at_act(s: State, p: Player, ask: Choose) -> Found:
    for option in looked_for(s, p):
        why = closed(s, p, option)
        if why is not None:
            clause, reason = why
            yield Refusal(option, clause, reason, reason_args(s, p, option, reason))


def at_town_hall(s: State, p: Player, ask: Choose) -> Found:
    for place in range(len(s.row)):
        if ask.about[0]:
            yield Refusal(("blueprint", place), "B6.1", "one-blueprint")
        else:
            yield from thing(s, p, ("blueprint", place), place)
    if figures(p) < VILLAGERS:
        yield from thing(s, p, "villager", villager_price(p))
    else:
        yield Refusal("villager", "H2.5", "all-villagers")
    yield from thing(s, p, "donkey", DONKEY_PRICE)


def thing(s: State, p: Player, option: Any, coins: int) -> Found:
    why = thing_closed(s, p, option)
    if why is not None:
        yield Refusal(option, *why, (coins,) if why[1] == "no-coins" else ())


def at_donkey_tile(s: State, p: Player, ask: Choose) -> Found:
    for tile in range(len(s.tiles)):
        yield Refusal(tile, "B6.3", "not-linked")


def at_host(s: State, p: Player, ask: Choose) -> Found:
    """H4.6: not linked, not payable there, or no room."""
    id = ask.about[0]
    v = village(s)
    for tile in range(len(s.tiles)):
        if not v.network >> tile & 1:
            yield Refusal(tile, "G5", "not-linked")
        elif not payable(s, p, reach(s, p, tile), COST[id], COINS[id]):
            yield Refusal(tile, "B4.3", *unpaid(s, p, tile, COST[id]))
        else:
            yield Refusal(tile, "H4.1", "no-room")


def unpaid(s: State, p: Player, tile: int, need: Needs) -> tuple[str, tuple[Any, ...]]:
    """What a villager there cannot bring, or what buying it would cost."""
    mask = reach(s, p, tile)
    missing = short(stock(s, mask), need)
    if price(s, mask, need) == NO_WAY:
        return "out-of-reach", named(missing)
    return "no-coins", (sum([n * PRICE[good] for good, n in missing]),)


def at_stand(s: State, p: Player, ask: Choose) -> Found:
    v = village(s)
    for tile in range(len(s.tiles)):
        if not v.network >> tile & 1:
            yield Refusal(tile, "G5", "not-linked")
        elif not sites(s, p, tile):
            yield Refusal(tile, "B8.1", "no-site")


LOOKED_FOR: dict[str, Callable[[State, Player, Choose], Found]] = {
    "act": at_act,
    "town-hall": at_town_hall,
    "donkey-tile": at_donkey_tile,
    "host": at_host,
    "stand": at_stand,
}


def refusals(s: State, ask: Choose) -> Found:
    """The options of an open ask that are closed now, each with its clause and reason."""
    look = LOOKED_FOR.get(ask.kind)
    if look is not None:
        for refusal in look(s, s.players[ask.seat], ask):
            if refusal.option not in ask.options:
                yield refusal
