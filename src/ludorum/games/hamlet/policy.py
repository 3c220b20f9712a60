"""The sensible player: what a good player at the table would advise, from one seat's view alone.

Every option is given a worth in victory points, and the best is taken. No search, no memory, no
chance: the same view and ask give the same answer. The figures are estimates, settled by games of
this player against itself and against Botric.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludorum.kernel import Choose, Option

from .building import ROAD_NEEDS, sites
from .content import (
    COINS,
    COST,
    GOODS,
    MAKES,
    PRODUCE_COINS,
    RAW,
    RAW_OF,
    TILES,
    number,
)  # fmt: skip
from .evaluation import (
    NEVER,
    Context,
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
from .state import State, free_slots
from .town_hall import things
from .village import Spot, mask_of
from .works import most

SOME = 0.15  # a donkey's step must help at least so much


# -- the turn --------------------------------------------------------------------------------


def produce(m: Context, at: int) -> float:
    """B5.1: coins, and the cubes that come."""
    x = TILES[m.s.tiles[at]]
    gap, supply = free_slots(m.s, at), m.means.stock.supply
    coins = PRODUCE_COINS[x.kind] * m.coin
    if x.kind == "barn":
        return coins + gap * max([m.cube(raw) for raw in range(len(RAW)) if supply[raw]])
    raw = RAW.index(x.makes)
    return coins + sum([m.cube(raw, k) for k in range(min(gap, supply[raw]))])


def refine(m: Context, at: int, n: int) -> float:
    id = m.s.tiles[at]
    need = (((RAW_OF[id],), n),)
    return made(m, MAKES[id], n) + pay(m, need, m.means.reach(at))


def town_hall(m: Context) -> float:
    """H2.5: the best blueprint, and whoever can be hired."""
    found = things(m.s, m.p, taken=False)
    out = max([0.0, *[thing(m, x) for x in found if not isinstance(x, str)]])
    if "villager" in found:
        return out + max(0.0, villager(m))
    return out + max(0.0, donkey(m)) if "donkey" in found else out


def thing(m: Context, option: Any) -> float:
    if option == "done":
        return 0.0
    if option == "villager":
        return villager(m)
    if option == "donkey":
        return donkey(m)
    place = option[1]
    coins: int = m.s.row_coins[place] - place
    return blueprint(m, m.s.row[place]) + coins * m.coin


def construct(m: Context, id: str) -> float:
    """B7: its worth and its cost, wherever it will lie."""
    return tile(m, id) + pay(m, COST[id], m.v.network) - COINS[id] * m.coin


def roads(m: Context, tiles: Sequence[int]) -> dict[tuple[int, int, int], float]:
    """B8: every road that can be built there: builder's tile, older tile, segment."""
    out = {}
    for at in tiles:
        mask = m.means.reach(at)
        costs: dict[str, float] = {}
        for joint in sites(m.means, at):
            if joint.terrain not in costs:
                costs[joint.terrain] = pay(m, ROAD_NEEDS[joint.terrain], mask)
            out[at, joint.a, joint.segment] = m.joined(joint) + costs[joint.terrain]
    return out


def best_road(m: Context, least: float) -> float:
    """The best of them, if one is worth more than that. Paying costs something, so what a road
    joins is a bound."""
    out = NEVER
    for at in m.v.linked:
        if max([m.joined(x) for x in m.v.sites[at]], default=NEVER) > max(least, out):
            out = max([out, *roads(m, [at]).values()])
    return out


def steps(m: Context) -> dict[tuple[int, int], float]:
    """H2.1: how much each step of a donkey helps."""
    hauling = m.survey.hauling
    now = hauling(m.donkeys)
    out = {}
    for a in sorted(set(m.p.donkeys)):
        rest = m.p.donkeys[:]
        rest.remove(a)
        left = mask_of(rest)
        for b in m.v.beside(a):
            out[a, b] = hauling(left | 1 << b) - now
    return out


def act(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    if "donkeys" in ask.options and max(steps(m).values(), default=0.0) > SOME:
        return "donkeys"  # before all else
    worth = [worth_of(m, x) for x in ask.options]
    if "road" in ask.options:
        worth[ask.options.index("road")] = best_road(m, max(worth))
    return ask.options[worth.index(max(worth))]


def worth_of(m: Context, option: Any) -> float:
    name, what = (option, None) if isinstance(option, str) else option
    return ACTS[name](m, what)


ACTS: dict[str, Callable[[Context, Any], float]] = {
    "beg": lambda m, _: number("beg-coins") * m.coin,
    "construct": construct,
    "deliver": delivery,
    "done": lambda m, _: 0.0,
    "donkeys": lambda m, _: NEVER,  # looked at before the rest
    "produce": produce,
    "refine": lambda m, at: refine(m, at, most(m.means, at)),
    "road": lambda m, _: NEVER,  # and after it
    "sell": sale,
    "town-hall": lambda m, _: town_hall(m),
}


# -- the questions of an action --------------------------------------------------------------


def batch(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    return max(ask.options, key=lambda n: refine(m, ask.about["at"], n))


def barn(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)

    def worth_of(mix: Any) -> float:
        raws = [(RAW.index(name), k) for name, n in mix for k in range(n)]
        return sum([m.cube(raw, k) - 0.01 * (m.have[raw] + k) for raw, k in raws])

    return max(ask.options, key=worth_of)


def source(view: State, ask: Choose) -> Option:
    return max(ask.options, key=lambda x: use_of(Context(view, ask.seat), x))


def sources(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    return max(ask.options, key=lambda x: sum([n * use_of(m, unit) for *unit, n in x]))


def use_of(m: Context, unit: Any) -> float:
    """Own goods first; cubes that are needed least."""
    _, name, mark = unit
    return used(m, mark) if mark >= 0 else -m.cube(GOODS.index(name), -1)


def visit(view: State, ask: Choose) -> Option:
    """Villagers before all else, then a blueprint, then donkeys."""
    m = Context(view, ask.seat)
    return max(ask.options, key=lambda x: thing(m, x))


def donkey_tile(view: State, ask: Choose) -> Option:
    return best_donkey(Context(view, ask.seat))[1]


def donkey_step(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    worth = steps(m)
    return max(ask.options, key=lambda x: SOME if x == "done" else worth[x])


def spots(m: Context, id: str, host: int) -> dict[Spot, float]:
    placed, donkeys = m.survey.placed, m.donkeys
    return {at: placed(id, at, donkeys) for at in m.v.places(id, host)}


def host(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    id = ask.about["tile"]
    need = COST[id]

    def worth_of(at: Any) -> float:
        paid = pay(m, need, m.means.reach(at))
        return paid + max(spots(m, id, at).values())

    return max(ask.options, key=worth_of)


def place(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    worth = spots(m, ask.about["tile"], ask.about["host"])
    p, q, _ = max(worth, key=lambda x: worth[x])
    return p, q


def turn(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    id, p, q = [ask.about[x] for x in ("tile", "p", "q")]
    return max(ask.options, key=lambda n: m.survey.placed(id, (p, q, n), m.donkeys))


def stand(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    worth = roads(m, m.v.linked)
    return max(worth, key=lambda x: worth[x])[0]


def site(view: State, ask: Choose) -> Option:
    at = ask.about["at"]
    worth = roads(Context(view, ask.seat), [at])
    return max(ask.options, key=lambda x: worth[at, x[0], x[1]])


# -- Botric's ties ---------------------------------------------------------------------------


def botric_source(view: State, ask: Choose) -> Option:
    """Own goods bring their bonus whoever uses them."""
    m = Context(view, ask.seat)
    return max(ask.options, key=lambda x: bonus(m, x[2]) if x[2] >= 0 else 0.0)


def botric_sources(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    gain = {mark: bonus(m, mark) for x in ask.options for _, _, mark, _ in x if mark >= 0}
    return max(ask.options, key=lambda x: sum([n * gain.get(mark, 0.0) for _, _, mark, n in x]))


def botric_road(view: State, ask: Choose) -> Option:
    """Where it helps own landmarks."""
    m = Context(view, ask.seat)
    return max(ask.options, key=lambda x: joins(m, m.v.at[x[0], x[1]]))


ANSWERS: dict[str, Callable[[State, Choose], Option]] = {  # else the first option
    "act": act,
    "barn": barn,
    "batch": batch,
    "botric-road": botric_road,
    "botric-source": botric_source,
    "botric-sources": botric_sources,
    "donkey": donkey_step,
    "donkey-tile": donkey_tile,
    "host": host,
    "place": place,
    "site": site,
    "source": source,
    "sources": sources,
    "stand": stand,
    "town-hall": visit,
    "turn": turn,
}
