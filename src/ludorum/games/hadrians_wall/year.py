"""H3, H4, H36: setting a year up, and the actions of everybody at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.kernel import Choose, Deal, Draw, Flow, Together

from .arena import battle, battle_closed, drill, drills_closed, perform, perform_closed
from .buildings import (
    FAMILY,
    build,
    building_closed,
    citizens,
    citizens_closed,
    forum,
    forum_closed,
    landmark,
    landmarks_closed,
)
from .content import (
    ATTRIBUTES,
    BATHS,
    BUILD_AT,
    BUILD_LEVEL,
    BUILD_PRICE,
    BUILDER,
    CIVILIAN,
    COURTHOUSE,
    FAMILIES,
    FATE_ITEMS,
    HOTEL,
    INCOME,
    LUDUS,
    MARKET,
    RESOURCE,
    ROAD,
    SEATS,
    TEMPLE,
    THEATRE,
    WORKSHOP,
)  # fmt: skip
from .court import bribe, bribe_closed, ruling, rulings_closed
from .market import goods, goods_closed, turn_fate
from .scouts import diplomat, diplomat_closed, scout, scout_closed
from .state import Closed, Player, State, advance, affordable, infrastructure, take, take_all
from .temple import worship, worship_closed
from .wall import (
    cippi,
    cippi_closed,
    fort,
    fort_closed,
    guard,
    guard_closed,
    mining,
    mining_closed,
    training,
    training_closed,
    wall,
    wall_closed,
)

# -- H3 year setup ---------------------------------------------------------------------------


def new_year(s: State) -> Flow:
    """H3.1, H3.2: a fate card for all, two cards for everyone."""
    s.year += 1
    s.tell("H3.1", "year", n=s.year)
    card = yield from turn_fate(s, "H3.1")
    s.tell("H3.1", "fate", fate=card)
    for p in s.players:
        for item, n in FATE_ITEMS[card]:
            p.items[item] += n
    for p in s.players:
        p.pair.cards = sorted((yield Deal(p.deck, 2, "H3.2", 1 << p.seat)))
    s.phase = "choose"


def choose_paths(s: State) -> Flow:
    """H3.2-H3.4: one of the two becomes the path, the other the prospect; all open together."""
    asks = [Choose(p.seat, "path", "H3.2", tuple(p.pair.cards), n=s.year) for p in s.players]
    picks: dict[int, str] = yield Together(asks)
    for p in s.players:
        path = picks[p.seat]
        p.pair.cards.remove(path)
        prospect = p.pair.cards.pop()
        p.paths.append(path)
        p.prospects.append(prospect)
        s.tell("H3.3", "path", player=p.seat, card=path)
        s.tell("H3.4", "prospect", player=p.seat, card=prospect)
    s.phase = "income"


def income(s: State) -> Flow:
    """H3.4-H3.6: prospect income, neutral cards, then what the sheets pay."""
    for p in s.players:
        take_all(s, p, INCOME[p.prospects[-1]], "H3.4")
    count = SEATS[str(len(s.players))].neutral
    for k in range(count):
        card = yield Draw(s.neutral_deck, "H31.2", about=("none", k + 1, count))
        s.neutral.append(card)
        s.laid.append([0] * 5)
        s.tell("H31.2", "neutral", card=card)
    for p in s.players:
        take(s, p, RESOURCE, p.production, "H3.6.1")
        if p.built[HOTEL]:
            take(s, p, CIVILIAN, p.built[HOTEL], "H3.6.2")
        if p.built[WORKSHOP]:
            take(s, p, BUILDER, p.built[WORKSHOP], "H3.6.3")
        p.roads = p.built[ROAD]
        p.stopped = False
    s.phase = "act"


# -- H4 actions ------------------------------------------------------------------------------

Act = Callable[[State, Player], Flow | None]
Test = Callable[[State, Player], Closed]
ACTIONS: dict[str, tuple[Test, Act]] = {
    "mining": (mining_closed, mining),
    "guard": (guard_closed, guard),
    "cippi": (cippi_closed, cippi),
    "wall": (wall_closed, wall),
    "fort": (fort_closed, fort),
    "training": (training_closed, training),
    "forum": (forum_closed, forum),
    "landmark": (landmarks_closed, landmark),
    "citizen": (citizens_closed, citizens),
    "goods": (goods_closed, goods),
    "show": (perform_closed, perform),
    "drill": (drills_closed, drill),
    "battle": (battle_closed, battle),
    "worship": (worship_closed, worship),
    "bribe": (bribe_closed, bribe),
    "ruling": (rulings_closed, ruling),
    "diplomat": (diplomat_closed, diplomat),
    "scout": (scout_closed, scout),
}
USES = {  # actions of a building, which must stand first
    "goods": MARKET,
    "show": THEATRE,
    "drill": LUDUS,
    "battle": LUDUS,
    "worship": TEMPLE,
    "bribe": BATHS,
    "ruling": COURTHOUSE,
}
FREE_TESTS = [(name, test) for name, (test, _) in ACTIONS.items() if name not in USES]
USE_TESTS = [(name, family, ACTIONS[name][0]) for name, family in USES.items()]
NEVER = 99
PLANS = [  # name, family, level it needs, how much of it for each size, and the prices
    (name, i, BUILD_LEVEL[i][0], [*BUILD_AT[i], NEVER], BUILD_PRICE[i])
    for i, name in enumerate(FAMILIES)
]


def closed(s: State, p: Player, name: str) -> Closed:
    """Why an action is not possible now; None if it is."""
    return building_closed(p, FAMILY[name]) if name in FAMILY else ACTIONS[name][0](s, p)


def choices(s: State, p: Player) -> list[Any]:
    """H4.1: every action that is not closed, quickly; stopping is always possible."""
    out = [name for name, test in FREE_TESTS if test(s, p) is None]
    built = p.built
    for name, family, test in USE_TESTS:
        if built[family] and test(s, p) is None:
            out.append(name)
    levels = [*p.citizens, infrastructure(p)]
    for name, family, level, ats, prices in PLANS:
        size = built[family]
        if levels[level] >= ats[size] and affordable(p, prices[size]):
            out.append(name)
    out.append("stop")
    return out


def act(s: State, p: Player) -> Flow:
    """H4.1, H36.1: one action in a lane, told as a turn: the others act in between. It asks before
    it changes anything.

    Stopping is put to the player even when nothing else is left: it lets the year end, and then
    nothing can be taken back.
    """
    if p.roads:
        pick = yield Choose(p.seat, "road", "H3.6.4", ATTRIBUTES, n=p.roads)
        s.tell("H4.1", "turn", player=p.seat, n=s.year)
        p.roads -= 1
        advance(s, p, ATTRIBUTES.index(pick), "H3.6.4")
        return
    pick = yield Choose(p.seat, "act", "H4.1", choices(s, p), confirm=True)
    s.tell("H4.1", "turn", player=p.seat, n=s.year)
    if pick == "stop":
        p.stopped = True
        s.tell("H27.1", "stop", player=p.seat)
        return
    flow = build(s, p, FAMILY[pick]) if pick in FAMILY else ACTIONS[pick][1](s, p)
    if flow is not None:
        yield from flow
