"""The sensible player: what a good player at the table would advise, from one seat's view alone.

Every option is given a worth in victory points, and the best is taken. No search, no memory, no
chance: the same view and ask give the same answer. The figures are estimates, settled by games of
this player against itself and against Botric.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludorum.games.contract import View
from ludorum.kernel import Choose, Option

from .building import ROAD_NEEDS, sites
from .content import (
    BLUEPRINTS,
    COINS,
    COST,
    DONKEY_PRICE,
    GOODS,
    MAKES,
    PRODUCE_COINS,
    RAW,
    TILES,
    VILLAGERS,
    number,
)  # fmt: skip
from .judgement import (
    NEVER,
    Mind,
    best_donkey,
    blueprint,
    bonus,
    delivery,
    donkey,
    joins,
    made,
    pay,
    sale,
    tile,
    used,
    villager,
)
from .state import figures, free_slots, raw_of, supply
from .survey import mask_of
from .town_hall import villager_price
from .village import Spot, tiles_in
from .works import most

SOME = 0.15  # a donkey's step must help at least so much


def best(options: Any, worth_of: Callable[[Any], float]) -> Option:
    """The first of the best."""
    return max(options, key=worth_of)


# -- the turn --------------------------------------------------------------------------------


def produce(m: Mind, at: int) -> float:
    """B5.1: coins, and the cubes that come."""
    x = TILES[m.s.tiles[at]]
    gap = free_slots(m.s, at)
    coins = PRODUCE_COINS[x.kind] * m.coin
    if x.kind == "barn":
        return coins + gap * max([m.cube(raw) for raw in range(len(RAW)) if supply(m.s, raw)])
    raw = RAW.index(x.makes)
    return coins + sum([m.cube(raw, k) for k in range(min(gap, supply(m.s, raw)))])


def refine(m: Mind, at: int, n: int) -> float:
    id = m.s.tiles[at]
    need = (((raw_of(id),), n),)
    return made(m, MAKES[id], n) + pay(m, need, m.v.reach(at, m.p.donkeys))


def town_hall(m: Mind) -> float:
    """H2.5: the best blueprint, and whoever can be hired."""
    full = len(m.p.blueprints) == BLUEPRINTS
    payable = 0 if full else min(len(m.s.row), m.p.coins + 1)
    out = max([0.0, *[thing(m, ("blueprint", i)) for i in range(payable)]])
    if figures(m.p) < VILLAGERS and m.p.coins >= villager_price(m.p):
        return out + max(0.0, villager(m))
    return out + max(0.0, donkey(m)) if m.p.coins >= DONKEY_PRICE else out


def thing(m: Mind, option: Any) -> float:
    if option == "done":
        return 0.0
    if option == "villager":
        return villager(m)
    if option == "donkey":
        return donkey(m)
    place = option[1]
    coins: int = m.s.row_coins[place] - place
    return blueprint(m, m.s.row[place]) + coins * m.coin


def construct(m: Mind, id: str) -> float:
    """B7: its worth and its cost, wherever it will lie."""
    return tile(m, id) + pay(m, COST[id], m.v.network) - COINS[id] * m.coin


def roads(m: Mind, tiles: Sequence[int]) -> dict[tuple[int, int, int], float]:
    """B8: every road that can be built there: builder's tile, older tile, segment."""
    out = {}
    for at in tiles:
        mask = m.v.reach(at, m.p.donkeys)
        costs: dict[str, float] = {}
        for joint in sites(m.s, m.p, at):
            if joint.terrain not in costs:
                costs[joint.terrain] = pay(m, ROAD_NEEDS[joint.terrain], mask)
            out[at, joint.a, joint.segment] = m.joined(joint) + costs[joint.terrain]
    return out


def best_road(m: Mind, least: float) -> float:
    """The best of them, if one is worth more than that. Paying costs something, so what a road
    joins is a bound."""
    out = NEVER
    for at in m.v.linked:
        if max([m.joined(x) for x in m.v.sites[at]], default=NEVER) > max(least, out):
            out = max([out, *roads(m, [at]).values()])
    return out


def steps(m: Mind) -> dict[tuple[int, int], float]:
    """H2.1: how much each step of a donkey helps."""
    hauling = m.survey.hauling
    now = hauling(m.donkeys)
    out = {}
    for a in sorted(set(m.p.donkeys)):
        rest = m.p.donkeys[:]
        rest.remove(a)
        left = mask_of(rest)
        for b in tiles_in(m.v.link[a]):
            out[a, b] = hauling(left | 1 << b) - now
    return out


def act(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    if "donkeys" in ask.options and max(steps(m).values(), default=0.0) > SOME:
        return "donkeys"  # before all else
    worth = [worth_of(m, x) for x in ask.options]
    if "road" in ask.options:
        worth[ask.options.index("road")] = best_road(m, max(worth))
    return ask.options[worth.index(max(worth))]


def worth_of(m: Mind, option: Any) -> float:
    """An action; roads are looked at when the rest is known."""
    if option == "done":
        return 0.0
    if option == "beg":
        return BEGGED * m.coin
    if option == "donkeys" or option == "road":
        return NEVER
    if option == "town-hall":
        return town_hall(m)
    name, what = option
    if name == "refine":
        return refine(m, what, most(m.s, m.p, what))
    return ACTS[name](m, what)


BEGGED = number("beg-coins")
ACTS: dict[str, Callable[[Mind, Any], float]] = {
    "produce": produce,
    "sell": sale,
    "deliver": delivery,
    "construct": construct,
}


# -- the questions of an action --------------------------------------------------------------


def batch(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda n: refine(m, ask.about[0], n))


def barn(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda name: m.cube(RAW.index(name)) - 0.01 * m.have[RAW.index(name)])


def source(view: View, ask: Choose) -> Option:
    """Own goods first; cubes that are needed least."""
    m = Mind(view, ask.seat)

    def worth_of(option: Any) -> float:
        _, name, mark = option
        return used(m, mark) if mark >= 0 else -m.cube(GOODS.index(name), -1)

    return best(ask.options, worth_of)


def visit(view: View, ask: Choose) -> Option:
    """Villagers before all else, then a blueprint, then donkeys."""
    m = Mind(view, ask.seat)
    return best(ask.options, lambda x: thing(m, x))


def donkey_tile(view: View, ask: Choose) -> Option:
    return best_donkey(Mind(view, ask.seat))[1]


def donkey_step(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    worth = steps(m)
    return best(ask.options, lambda x: SOME if x == "done" else worth[x])


def spots(m: Mind, id: str, host: int) -> dict[Spot, float]:
    placed, donkeys = m.survey.placed, m.donkeys
    return {at: placed(id, at, donkeys) for at in m.v.places(id, host)}


def host(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    id = ask.about[0]
    need = COST[id]

    def worth_of(at: Any) -> float:
        paid = pay(m, need, m.v.reach(at, m.p.donkeys))
        return paid + max(spots(m, id, at).values())

    return best(ask.options, worth_of)


def place(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    id, at = ask.about
    worth = spots(m, id, at)
    p, q, _ = max(worth, key=lambda x: worth[x])
    return p, q


def turn(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    id, _, p, q = ask.about
    return best(ask.options, lambda n: m.survey.placed(id, (p, q, n), m.donkeys))


def stand(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    worth = roads(m, m.v.linked)
    return max(worth, key=lambda x: worth[x])[0]


def site(view: View, ask: Choose) -> Option:
    at = ask.about[0]
    worth = roads(Mind(view, ask.seat), [at])
    return best(ask.options, lambda x: worth[at, x[0], x[1]])


# -- Botric's ties ---------------------------------------------------------------------------


def botric_source(view: View, ask: Choose) -> Option:
    """Own goods bring their bonus whoever uses them."""
    m = Mind(view, ask.seat)
    return best(ask.options, lambda x: bonus(m, x[2]) if x[2] >= 0 else 0.0)


def botric_road(view: View, ask: Choose) -> Option:
    """Where it helps own landmarks."""
    m = Mind(view, ask.seat)
    return best(ask.options, lambda x: joins(m, m.v.at[x[0], x[1]]))


def first(view: View, ask: Choose) -> Option:
    return ask.options[0]


ANSWERS: dict[str, Callable[[View, Choose], Option]] = {
    "act": act,
    "barn": barn,
    "batch": batch,
    "botric-barn": first,
    "botric-deliver": first,
    "botric-host": first,
    "botric-place": first,
    "botric-road": botric_road,
    "botric-sell": first,
    "botric-source": botric_source,
    "botric-stand": first,
    "botric-villager": first,
    "botric-worker": first,
    "donkey": donkey_step,
    "donkey-tile": donkey_tile,
    "host": host,
    "place": place,
    "site": site,
    "source": source,
    "stand": stand,
    "town-hall": visit,
    "turn": turn,
}


def choose(view: View, ask: Choose) -> Option:
    """The answer of a sensible player to any ask of the game."""
    options = ask.options
    return options[0] if len(options) == 1 else ANSWERS[ask.kind](view, ask)
