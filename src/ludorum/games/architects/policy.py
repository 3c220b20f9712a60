"""The sensible player: what a good player at the table would advise, from one seat's view alone.

Every placement is given a worth in victory points, and the best is taken. Goods count for more
when the work in hand lacks them, workers when they run short, virtue by what it scores. No search,
no memory, no chance: the same view and ask give the same answer. The figures are estimates,
settled by games of this player against itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludorum.kernel import Choose, Option

from .content import AT_RESET, BUILDINGS, MARBLE, PLACES, STONE, WOOD
from .evaluation import FIVE_PLANS, LITTLE_USE, NUMBER, Context, building, moved, pay, plan, worth
from .places import OWN_TRADES
from .state import State
from .visits import (
    WORTH,
    called_home,
    clay_dug,
    done,
    errands,
    gold_dug,
    hire,
    kept,
    loss,
    plans,
    seized,
    spare_goods,
    trade,
)
from .workshop import hire_price


def thinking(view: State, ask: Choose) -> Context:
    m = Context(view, ask.seat)
    plan(m)
    return m


def place(view: State, ask: Choose) -> Option:
    m = thinking(view, ask)
    return max(ask.options, key=lambda where: WORTH[where](m))


def take_back(view: State, ask: Choose) -> Option:
    """From the group that helps least; from Prison before the Black Market."""
    if ask.options[0] in PLACES:
        return min(ask.options, key=lambda x: LITTLE_USE.index(PLACES.index(x)))
    return "prison" if "prison" in ask.options else ask.options[-1]


def mines(view: State, ask: Choose) -> Option:
    m = thinking(view, ask)
    n = ask.about["n"]
    return max(ask.options, key=lambda x: clay_dug(m, n) if x == "clay" else gold_dug(m, n))


def storehouse(view: State, ask: Choose) -> Option:
    m = thinking(view, ask)
    free = spare_goods(m)

    def worth_of(x: Any) -> float:
        if x == "stop":
            return 0.0
        if x[0] == "trade":
            return trade(m, x[1], free)
        gain = worth(m, MARBLE, 1) if x[0] == "marble" else moved(m, 1)
        return gain - loss(m, OWN_TRADES[x], free)

    return max(ask.options, key=worth_of)


def workshop(view: State, ask: Choose) -> Option:
    m = thinking(view, ask)
    n = ask.about["n"]
    price = hire_price(m.me)

    def worth_of(x: Any) -> float:
        if x == "plans":
            return plans(m, 1 + n // 2)
        return hire(m, x[1], x[2]) - pay(m, price + max(0, x[2] + 1 - n))

    return max(ask.options, key=worth_of)


def free_hire(view: State, ask: Choose) -> Option:
    """A hire that costs nothing, or a choice of five plans."""
    m = thinking(view, ask)
    return max(
        ask.options, key=lambda x: FIVE_PLANS * plans(m, 1) if x == "plans" else hire(m, x[1], x[2])
    )


def dismiss(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    return min(ask.options, key=lambda card: kept(m, card))


def capture(view: State, ask: Choose) -> Option:
    m = thinking(view, ask)
    coin = pay(m, ask.about["price"])

    def worth_of(x: Any) -> float:
        if x == "stop":
            return coin
        where = PLACES.index(x[0])
        n = view.at[where][x[1]]
        return called_home(m, where, n) if x[1] == ask.seat else seized(m, n)

    return max(ask.options, key=worth_of)


def guardhouse(view: State, ask: Choose) -> Option:
    m = thinking(view, ask)
    found = errands(m)
    return max(ask.options, key=lambda x: found.get(x, 0.0))


def guildhall(view: State, ask: Choose) -> Option:
    m = thinking(view, ask)
    return max(ask.options, key=lambda x: done(m, m.works[x if x == "cathedral" else x[1]]))


def keep_card(view: State, ask: Choose) -> Option:
    """The building nearest to being worth its turns."""
    m = Context(view, ask.seat)
    return max(ask.options, key=lambda card: building(m, card).score)


def drop_card(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    return min(ask.options, key=lambda card: building(m, card).score)


def wood(view: State, ask: Choose) -> Option:
    """Pay with what is needed less; if that is equal, keep as much of the one as of the other."""
    m = thinking(view, ask)
    mixed: int = ask.about["n"]
    timber, rock = m.goods[WOOD], m.goods[STONE]

    def kept_goods(n: int) -> float:
        uneven = abs(timber - n - (rock - mixed + n))
        return (timber - n) * m.price[WOOD] + (rock - mixed + n) * m.price[STONE] - 0.01 * uneven

    return max(ask.options, key=kept_goods)


def save(view: State, ask: Choose) -> Option:
    """A21.7: the one there is less of."""
    goods = view.players[ask.seat].goods
    return min(ask.options, key=lambda x: goods[NUMBER[x]])


def choice(view: State, ask: Choose) -> Option:
    """A good the plan lacks; or own workers before a capture."""
    m = thinking(view, ask)
    found = errands(m).get("free", 0.0)
    scale = {"free": found + 1.5, "capture": 1.5}
    return max(
        ask.options,
        key=lambda x: scale[x] if x in scale else worth(m, NUMBER[x], 3 if x == "silver" else 1),
    )


def at_reset(view: State, ask: Choose) -> Option:
    """A16.3: prisoners go home first, then the Squires have their gift."""

    def first(x: str) -> bool:
        return x == "fara" or (x in AT_RESET and AT_RESET[x].release > 0)

    return next((x for x in ask.options if first(x)), ask.options[0])


def end_order(view: State, ask: Choose) -> Option:
    """A19.5: the Dungeon's loss goes first, unless debts could go or would come."""
    me = view.players[ask.seat]
    dungeon = [x for x in ask.options if BUILDINGS[x].name == "dungeon"]
    others = [x for x in ask.options if x not in dungeon]
    early = me.virtue >= 2 and not me.debts
    return (dungeon + others if early else others + dungeon)[0]


BOARD_ORDER = (  # by the games this player wins with them
    "clovis", "frederick", "ada", "rudolf", "bertha", "fara", "lothaire", "therese", "hugo",
    "caroline",
)  # fmt: skip

# Else the first option: gifts are taken, all that may go goes, and (A21.7) silver before a debt.
ANSWERS: Mapping[str, Callable[[State, Choose], Option]] = {
    "back-room": free_hire,
    "board": lambda view, ask: min(ask.options, key=BOARD_ORDER.index),
    "capture": capture,
    "choice": choice,
    "discard": drop_card,
    "dismiss": dismiss,
    "draft": keep_card,
    "end-order": end_order,
    "first-apprentice": free_hire,
    "guardhouse": guardhouse,
    "guildhall": guildhall,
    "hand-limit": drop_card,
    "keep": keep_card,
    "mines": mines,
    "place": place,
    "reset": at_reset,
    "save": save,
    "storehouse": storehouse,
    "take-back": take_back,
    "tavern": free_hire,
    "wood": wood,
    "workshop": workshop,
}
