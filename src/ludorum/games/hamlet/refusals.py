"""Why an option a player may look for is not offered: the same checks the rules use, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludorum.kernel import Choose, Refusal

from .building import ROAD_NEEDS, sites
from .content import (
    ANY_SLOT,
    CHURCH,
    COINS,
    COST,
    DONKEY_PRICE,
    GOODS,
    MARKET,
    SALE_NEEDS,
    SLOT_NEEDS,
    Needs,
)  # fmt: skip
from .hauling import NO_WAY, payable, price, reach, short, stock
from .state import Player, State, prices, raw_of, village
from .town_hall import thing_closed, villager_price
from .turn import closed, looked_for

Found = Iterator[Refusal]
About = dict[str, Any]


def place_and_needs(s: State, option: Any) -> tuple[int, Needs]:
    """Where an action is done and what it asks for there."""
    name, what = option
    if name == "sell":
        return MARKET, SALE_NEEDS[what]
    if name == "deliver":
        return CHURCH, SLOT_NEEDS[what]
    return what, (((raw_of(s.tiles[what]),), 1),)


def goods(missing: list[tuple[int, int]], coins: int = 0) -> About:
    found = [(GOODS[good], n) for good, n in missing]
    return {"goods": (*found, ("coin", coins)) if coins else tuple(found)}


def missing(s: State, p: Player, option: Any, reason: str) -> About:
    if reason == "out-of-reach":
        tile, need = place_and_needs(s, option)
        return goods(short(stock(s, reach(s, p, tile)), need))
    if reason == "no-coins":
        slot = option[1]
        if not ANY_SLOT[slot].takes:
            return {"coins": ANY_SLOT[slot].n}
        return {"coins": price(s, reach(s, p, CHURCH), SLOT_NEEDS[slot])}
    if reason == "no-materials":
        have = stock(s, village(s).network)
        if option == "road":
            return goods([x for need in ROAD_NEEDS.values() for x in short(have, need)])
        coins = COINS[option[1]]
        return goods(short(have, COST[option[1]]), coins if coins > p.coins else 0)
    return {}


def at_act(s: State, p: Player, ask: Choose) -> Found:
    for option in looked_for(s, p):
        why = closed(s, p, option)
        if why is not None:
            yield Refusal(option, *why, missing(s, p, option, why[1]))


def at_town_hall(s: State, p: Player, ask: Choose) -> Found:
    prices: dict[Any, int] = {("blueprint", place): place for place in range(len(s.row))}
    prices |= {"villager": villager_price(p), "donkey": DONKEY_PRICE}
    for option, coins in prices.items():
        why = thing_closed(s, p, option)
        if ask.about["taken"] and not isinstance(option, str):
            yield Refusal(option, "B6.1", "one-blueprint")
        elif why is not None:
            yield Refusal(option, *why, {"coins": coins} if why[1] == "no-coins" else {})


def at_donkey_tile(s: State, p: Player, ask: Choose) -> Found:
    for tile in range(len(s.tiles)):
        yield Refusal(tile, "B6.3", "not-linked")


def at_host(s: State, p: Player, ask: Choose) -> Found:
    """H4.6: not linked, not payable there, or no room."""
    id = ask.about["tile"]
    for tile in range(len(s.tiles)):
        if not village(s).network >> tile & 1:
            yield Refusal(tile, "G5", "not-linked")
        elif not payable(s, p, reach(s, p, tile), COST[id], COINS[id]):
            yield unpaid(s, p, tile, COST[id])
        else:
            yield Refusal(tile, "H4.1", "no-room")


def unpaid(s: State, p: Player, tile: int, need: Needs) -> Refusal:
    """What a villager there cannot bring, or what buying it would cost."""
    mask = reach(s, p, tile)
    gap = short(stock(s, mask), need)
    if price(s, mask, need) == NO_WAY:
        return Refusal(tile, "B4.3", "out-of-reach", goods(gap))
    each = prices(s)
    coins = sum([n * each[good] for good, n in gap])
    return Refusal(tile, "B4.3", "no-coins", {"coins": coins})


def at_stand(s: State, p: Player, ask: Choose) -> Found:
    for tile in range(len(s.tiles)):
        if not village(s).network >> tile & 1:
            yield Refusal(tile, "G5", "not-linked")
        elif not sites(s, p, tile):
            yield Refusal(tile, "B8.1", "no-site")


MISSED: dict[str, Callable[[State, Player, Choose], Found]] = {
    "act": at_act,
    "town-hall": at_town_hall,
    "donkey-tile": at_donkey_tile,
    "host": at_host,
    "stand": at_stand,
}
