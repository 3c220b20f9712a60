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
    RAW_OF,
    SALE_NEEDS,
    SLOT_NEEDS,
    Needs,
)  # fmt: skip
from .hauling import NO_WAY, Means
from .state import Player, State
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
    return what, (((RAW_OF[s.tiles[what]],), 1),)


def goods(missing: list[tuple[int, int]], coins: int = 0) -> About:
    found = [(GOODS[good], n) for good, n in missing]
    return {"goods": (*found, ("coin", coins)) if coins else tuple(found)}


def missing(m: Means, option: Any, reason: str) -> About:
    if reason == "out-of-reach":
        tile, need = place_and_needs(m.s, option)
        return goods(m.stock.short(m.reach(tile), need))
    if reason == "no-coins":
        slot = option[1]
        if not ANY_SLOT[slot].takes:
            return {"coins": ANY_SLOT[slot].n}
        return {"coins": m.price(m.reach(CHURCH), SLOT_NEEDS[slot])}
    if reason == "no-materials":
        whole = m.v.network
        if option == "road":
            return goods([x for need in ROAD_NEEDS.values() for x in m.stock.short(whole, need)])
        coins = COINS[option[1]]
        return goods(m.stock.short(whole, COST[option[1]]), coins if coins > m.p.coins else 0)
    return {}


def at_act(s: State, p: Player, ask: Choose) -> Found:
    m = Means(s, p)
    for option in looked_for(m):
        why = closed(m, option)
        if why is not None:
            yield Refusal(option, *why, missing(m, option, why[1]))


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
    m = Means(s, p)
    for tile in range(len(s.tiles)):
        if not m.v.network >> tile & 1:
            yield Refusal(tile, "G5", "not-linked")
        elif not m.payable(m.reach(tile), COST[id], COINS[id]):
            yield unpaid(m, tile, COST[id])
        else:
            yield Refusal(tile, "H4.1", "no-room")


def unpaid(m: Means, tile: int, need: Needs) -> Refusal:
    """What a villager there cannot bring, or what buying it would cost."""
    mask = m.reach(tile)
    coins = m.price(mask, need)
    if coins == NO_WAY:
        return Refusal(tile, "B4.3", "out-of-reach", goods(m.stock.short(mask, need)))
    return Refusal(tile, "B4.3", "no-coins", {"coins": coins})


def at_stand(s: State, p: Player, ask: Choose) -> Found:
    m = Means(s, p)
    for tile in range(len(s.tiles)):
        if not m.v.network >> tile & 1:
            yield Refusal(tile, "G5", "not-linked")
        elif not sites(m, tile):
            yield Refusal(tile, "B8.1", "no-site")


MISSED: dict[str, Callable[[State, Player, Choose], Found]] = {
    "act": at_act,
    "town-hall": at_town_hall,
    "donkey-tile": at_donkey_tile,
    "host": at_host,
    "stand": at_stand,
}
