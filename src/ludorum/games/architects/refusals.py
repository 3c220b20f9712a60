"""Why an option a player may look for is not offered: the same checks the rules use, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ludorum.kernel import Choose, Refusal

from .content import BUILDINGS, GOODS, MARKETS, PLACES, SILVER, SKILLS, TRADE, TRADE_ORE, Price
from .guildhall import building_closed, cathedral_closed, cheaper, level_price, price_of
from .market import market_price
from .places import OWN_TRADES, debt_price, free_price, targets
from .state import Player, State, held_by_others, skills, table_for
from .turn import EVERYWHERE, place_closed
from .workshop import hire_price, spare_silver

Found = Iterator[Refusal]


def missing(p: Player, cost: Price) -> tuple[tuple[str, int], ...]:
    """Goods still lacking, as (good, how many) pairs."""
    return tuple([(GOODS[g], n - p.goods[g]) for g, n in cost if p.goods[g] < n])


def least_price(p: Player, card: str) -> Price:
    """A21.7: Lothaire saves where he lacks most."""
    cost = price_of(p, card)
    ways = [x for _, x in cheaper(cost)] if p.board == "lothaire" else []
    return min([cost, *ways], key=lambda x: sum([n for _, n in missing(p, x)]))


def unskilled(p: Player, card: str) -> tuple[str, ...]:
    """Skills a building takes that nobody of the crew has."""
    have = skills(p)
    return tuple([x for x in BUILDINGS[card].skills if not have >> SKILLS.index(x) & 1])


def at_places(s: State, p: Player, ask: Choose) -> Found:
    for where in EVERYWHERE:
        why = place_closed(s, p, where)
        if why is not None:
            about: dict[str, Any] = {}
            if why[1] == "no-silver":
                about = {"silver": market_price(p, MARKETS.index(where))}
            elif why[1] == "too-virtuous":
                about = {"n": p.virtue}
            yield Refusal(where, *why, about)


def at_guildhall(s: State, p: Player, ask: Choose) -> Found:
    about: dict[str, Any]
    for card in p.hand.cards:
        why = building_closed(p, card, skills(p))
        if why is not None:
            about = {"goods": missing(p, least_price(p, card))}
            if why[1] == "no-skill":
                about = {"skills": unskilled(p, card)}
            yield Refusal(("build", card), *why, about)
    why = cathedral_closed(s, p)
    if why is not None:
        about = {}
        if why[1] == "no-goods":
            fixed, mixed = level_price(p, p.level)
            about = {"goods": missing(p, fixed)}
            if mixed:
                why, about = ("A14.4", "no-mixed-goods"), {"n": mixed}
        yield Refusal("cathedral", *why, about)


def at_workshop(s: State, p: Player, ask: Choose) -> Found:
    n = ask.about["n"]
    spare = spare_silver(p)
    for r in (0, 1):
        for c in range(len(s.rows[r])):
            option = ("hire", r, c)
            if spare < 0:
                yield Refusal(option, "A7.1", "no-silver", {"silver": hire_price(p)})
            elif c >= n + spare:
                yield Refusal(option, "A7.3", "too-far", {"silver": c + 1 - n})
    if not s.buildings.layers:
        yield Refusal("plans", "A7.8", "no-plans")


def at_mines(s: State, p: Player, ask: Choose) -> Found:
    if ask.about["n"] < 2:
        yield Refusal("gold", "A5.3", "one-miner")


def at_storehouse(s: State, p: Player, ask: Choose) -> Found:
    for option, cost in OWN_TRADES.items():
        lacking = missing(p, cost)
        if lacking:
            clause = "A6.2" if option[0] == "virtue" else "A6.3"
            yield Refusal(option, clause, "no-goods", {"goods": lacking})
    prices = TRADE_ORE if p.board == "therese" else TRADE
    for card in p.crew:
        lacking = missing(p, prices.get(card, ()))
        if lacking:
            yield Refusal(("trade", card), "A6.4", "no-goods", {"goods": lacking})


def at_town(s: State, p: Player, ask: Choose) -> Found:
    limit = table_for(s).locations
    for target in targets(s, [], len(PLACES)):
        yield Refusal(target, "A8.3", "too-many-places", {"n": limit})


def at_guardhouse(s: State, p: Player, ask: Choose) -> Found:
    if not any(p.captives):
        yield Refusal("sell", "A11.2", "no-captives")
    if not p.prison:
        yield Refusal("release", "A11.3", "no-prisoners")
    if not held_by_others(s, p):
        yield Refusal("free", "A11.4", "none-captured")
        yield Refusal("free-by-debt", "A11.4", "none-captured")
    elif p.goods[SILVER] < free_price(p):
        yield Refusal("free", "A11.4", "no-silver", {"silver": free_price(p)})
    if not p.debts:
        yield Refusal("pay-debt", "A11.8", "no-debts")
    elif p.goods[SILVER] < debt_price(p):
        yield Refusal("pay-debt", "A11.8", "no-silver", {"silver": debt_price(p)})


def at_back_room(s: State, p: Player, ask: Choose) -> Found:
    if not s.buildings.layers:
        yield Refusal("plans", "A10.2", "no-plans")


MISSED: Mapping[str, Callable[[State, Player, Choose], Found]] = {
    "place": at_places,
    "guildhall": at_guildhall,
    "workshop": at_workshop,
    "mines": at_mines,
    "storehouse": at_storehouse,
    "capture": at_town,
    "guardhouse": at_guardhouse,
    "back-room": at_back_room,
}
