"""The sensible player: what a good player at the table would advise, from one seat's view alone.

Every placement is given a worth in victory points, and the best is taken. Goods count for more
when the work in hand lacks them, workers when they run short, virtue by what it scores. No search,
no memory, no chance: the same view and ask give the same answer. The figures are estimates,
settled by games of this player against itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.games.contract import View
from ludorum.kernel import Choose, Option

from .content import (
    AT_RESET,
    BUILDINGS,
    MARBLE,
    PLACES,
    STONE,
    WOOD,
)  # fmt: skip
from .judgement import (
    FIVE_PLANS,
    LITTLE_USE,
    NUMBER,
    Mind,
    building,
    moved,
    pay,
    plan,
    worth,
)
from .visits import (
    WORTH,
    called_home,
    clay_dug,
    done,
    errands,
    gold_dug,
    hire,
    hire_price,
    kept,
    loss,
    offers,
    plans,
    seized,
    spare_goods,
    trade,
)

# -- the asks --------------------------------------------------------------------------------


def best(options: Any, worth_of: Callable[[Any], float]) -> Option:
    """The first of the best."""
    return max(options, key=worth_of)


def thinking(view: View, ask: Choose) -> Mind:
    m = Mind(view, ask.seat)
    plan(m)
    return m


def place(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    return best(ask.options, lambda where: WORTH[where](m))


def take_back(view: View, ask: Choose) -> Option:
    """From the group that helps least; from Prison before the Black Market."""
    if ask.options[0] in PLACES:
        return min(ask.options, key=lambda x: LITTLE_USE.index(PLACES.index(x)))
    return "prison" if "prison" in ask.options else ask.options[-1]


def mines(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    n = ask.about[0]
    return best(ask.options, lambda x: clay_dug(m, n) if x == "clay" else gold_dug(m, n))


def storehouse(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    free = spare_goods(m)

    def worth_of(x: Any) -> float:
        if x == "stop":
            return 0.0
        if x[0] == "trade":
            return trade(m, x[1], free)
        if x[0] == "marble":
            return worth(m, MARBLE, 1) - loss(m, ((WOOD, x[1]), (STONE, x[2])), free)
        a, b = NUMBER[x[1]], NUMBER[x[2]]
        cost = ((a, 2),) if a == b else ((a, 1), (b, 1))
        return moved(m, 1) - loss(m, cost, free)

    return best(ask.options, worth_of)


def workshop(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    n = ask.about[0]
    price = hire_price(m)

    def worth_of(x: Any) -> float:
        if x == "plans":
            return plans(m, 1 + n // 2)
        return hire(m, x[1], x[2]) - pay(m, price + max(0, x[2] + 1 - n))

    return best(ask.options, worth_of)


def free_hire(view: View, ask: Choose) -> Option:
    """A hire that costs nothing, or a choice of five plans."""
    m = thinking(view, ask)
    return best(
        ask.options, lambda x: FIVE_PLANS * plans(m, 1) if x == "plans" else hire(m, x[1], x[2])
    )


def dismiss(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return min(ask.options, key=lambda card: kept(m, card))


def capture(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    coin = pay(m, ask.about[1])

    def worth_of(x: Any) -> float:
        if x == "stop":
            return coin
        where = PLACES.index(x[0])
        n: int = view["at"][where][x[1]]
        return called_home(m, where, n) if x[1] == ask.seat else seized(m, n)

    return best(ask.options, worth_of)


def guardhouse(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    found = errands(m)
    return best(ask.options, lambda x: found.get(x, 0.0))


def guildhall(view: View, ask: Choose) -> Option:
    m = thinking(view, ask)
    return best(ask.options, lambda x: done(m, m.works[x if x == "cathedral" else x[1]]))


def keep_card(view: View, ask: Choose) -> Option:
    """The building nearest to being worth its turns."""
    m = Mind(view, ask.seat)
    return best(ask.options, lambda card: building(m, card).score)


def drop_card(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return min(ask.options, key=lambda card: building(m, card).score)


def wood(view: View, ask: Choose) -> Option:
    """Pay with what is needed less; if that is equal, keep as much of the one as of the other."""
    m = thinking(view, ask)
    mixed: int = ask.about[0]
    timber, rock = m.goods[WOOD], m.goods[STONE]

    def kept_goods(n: int) -> float:
        uneven = abs(timber - n - (rock - mixed + n))
        return (timber - n) * m.price[WOOD] + (rock - mixed + n) * m.price[STONE] - 0.01 * uneven

    return best(ask.options, kept_goods)


def save(view: View, ask: Choose) -> Option:
    """A21.7: the one there is less of."""
    goods = view["players"][ask.seat]["goods"]
    return min(ask.options, key=lambda x: goods[NUMBER[x]])


def choice(view: View, ask: Choose) -> Option:
    """A good the plan lacks; or own workers before a capture."""
    m = thinking(view, ask)
    found = errands(m).get("free", 0.0)
    scale = {"free": found + 1.5, "capture": 1.5}
    return best(
        ask.options,
        lambda x: scale[x] if x in scale else worth(m, NUMBER[x], 3 if x == "silver" else 1),
    )


def may(view: View, ask: Choose) -> Option:
    """Gifts are taken; a Tavern with nobody worth hiring is left."""
    if BUILDINGS[ask.about[0]].name == "tavern":
        m = thinking(view, ask)
        return "yes" if max([max(row, default=0.0) for row in offers(m)]) > 0 else "no"
    return "yes"


def at_reset(view: View, ask: Choose) -> Option:
    """A16.3: prisoners go home first, then the Squires have their gift."""

    def first(x: str) -> bool:
        return x == "fara" or (x in AT_RESET and AT_RESET[x].release > 0)

    return next((x for x in ask.options if first(x)), ask.options[0])


def end_order(view: View, ask: Choose) -> Option:
    """A19.5: the Dungeon's loss goes first, unless debts could go or would come."""
    me = view["players"][ask.seat]
    dungeon = [x for x in ask.options if BUILDINGS[x].name == "dungeon"]
    others = [x for x in ask.options if x not in dungeon]
    early = me["virtue"] >= 2 and not me["debts"]
    return (dungeon + others if early else others + dungeon)[0]


def most(view: View, ask: Choose) -> Option:
    return max(ask.options)


def board(view: View, ask: Choose) -> Option:
    return min(ask.options, key=BOARD_ORDER.index)


def silver_first(view: View, ask: Choose) -> Option:
    """A21.7: two silver are cheaper than a debt."""
    return "silver"


BOARD_ORDER = (  # by the games this player wins with them
    "clovis", "frederick", "ada", "rudolf", "bertha", "fara", "lothaire", "therese", "hugo",
    "caroline",
)  # fmt: skip

ANSWERS: dict[str, Callable[[View, Choose], Option]] = {
    "back-room": free_hire,
    "board": board,
    "buy-off": silver_first,
    "capture": capture,
    "choice": choice,
    "destroy": most,
    "discard": drop_card,
    "dismiss": dismiss,
    "draft": keep_card,
    "end-order": end_order,
    "first-apprentice": free_hire,
    "guardhouse": guardhouse,
    "guildhall": guildhall,
    "hand-limit": drop_card,
    "keep": keep_card,
    "may": may,
    "mines": mines,
    "place": place,
    "release": most,
    "reset": at_reset,
    "save": save,
    "storehouse": storehouse,
    "take-back": take_back,
    "tavern": free_hire,
    "wood": wood,
    "workshop": workshop,
}


def choose(view: View, ask: Choose) -> Option:
    """The answer of a sensible player to any ask of the game."""
    options = ask.options
    return options[0] if len(options) == 1 else ANSWERS[ask.kind](view, ask)
