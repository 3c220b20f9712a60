"""Why an option a player may look for is not offered: the same checks the rules use, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludorum.kernel import Choose, Refusal

from .arena import PUPILS, drill_closed, fight_closed
from .attack import sides
from .buildings import EXCHANGE, FAMILY, landmark_closed
from .content import (
    APPARITORES,
    ATTRIBUTES,
    BOXES,
    BRIBE_AT,
    BRIBE_COST,
    BUILD_PRICE,
    BUILDER,
    CITIZEN_TOP,
    CITIZENS,
    CIVILIAN,
    COHORT_TOP,
    COHORTS,
    DIPLOMAT_AT,
    DIPLOMAT_PRICE,
    DRILL_AT,
    FAMILIES,
    GLADIATORS,
    ITEMS,
    LANDMARK_PRICE,
    LANDMARKS,
    OF_FAMILY,
    PATRICIANS,
    PERFORMERS,
    PRIESTS,
    RESOURCE,
    RULING_AT,
    RULING_PRICE,
    SCOUT_AT,
    SERVANT,
    SHOW_AT,
    SOLDIER,
    STALL_AT,
    TEMPLE_AT,
    TEMPLE_OF,
    TRACKS,
    TRADERS,
    WORKERS,
    Price,
)  # fmt: skip
from .court import ruling_closed
from .scouts import fits, shape_of
from .state import Closed, Player, State, neighbours
from .wall import FORT_PAYS
from .year import ACTIONS, USES, closed

Found = Iterator[Refusal]
Args = tuple[Any, ...]


def missing(p: Player, cost: Price) -> Args:
    """Items still lacking, as (item, how many) pairs."""
    return tuple([(ITEMS[x], n - p.items[x]) for x, n in cost if p.items[x] < n])


# -- what to do ------------------------------------------------------------------------------

ONE_OF: dict[str, tuple[int, ...]] = {  # actions that any one of these would pay for
    "mining": (SERVANT,),
    "guard": (SOLDIER,),
    "cippi": (RESOURCE,),
    "wall": (RESOURCE,),
    "fort": FORT_PAYS,
    "training": (BUILDER,),
    "citizen": (CIVILIAN,),
    "goods": (RESOURCE,),
    "show": (RESOURCE,),
    "drill": PUPILS,
    "scout": (SOLDIER,),
    "worship": tuple(range(len(WORKERS))),
}


def lacking(s: State, p: Player, name: str) -> Args:
    """Items an action lacks."""
    if name in ONE_OF:
        return tuple([(ITEMS[x], 1) for x in ONE_OF[name]])
    if name in FAMILY:
        family = FAMILY[name]
        return missing(p, BUILD_PRICE[family][p.built[family]])
    if name == "bribe":
        open_to = [
            cost
            for cost, at, year in zip(BRIBE_COST, BRIBE_AT, p.bribes, strict=True)
            if not year and at <= p.citizens[APPARITORES]
        ]
        return missing(p, ((RESOURCE, min(open_to)),))
    if name == "ruling":
        return missing(p, RULING_PRICE[0])
    return missing(p, LANDMARK_PRICE if name == "landmark" else DIPLOMAT_PRICE)


def next_at(boxes: list[int], ats: list[int]) -> int:
    """The lowest threshold of a box not marked yet."""
    return min([at for box, at in zip(boxes, ats, strict=True) if not box])


def wanted(p: Player, name: str) -> Args:
    """The level an action needs: which, and how much of it."""
    if name in FAMILY:
        record = OF_FAMILY[FAMILY[name]][p.built[FAMILY[name]]]
        return record.level, record.at
    if name == "goods":
        return CITIZENS[TRADERS], next_at(p.goods, STALL_AT)
    if name == "show":
        return CITIZENS[PERFORMERS], next_at(p.shows, SHOW_AT)
    if name == "bribe":
        return CITIZENS[APPARITORES], next_at(p.bribes, BRIBE_AT)
    if name == "drill":
        short = [p.trained[g] for g in (0, 1) if drill_closed(p, g) == ("H20.2", "needs-level")]
        return CITIZENS[PERFORMERS], DRILL_AT[min(short)]
    if name == "worship":
        return CITIZENS[PRIESTS], TEMPLE_AT[p.worship]
    if name == "ruling":
        return CITIZENS[APPARITORES], RULING_AT[0][len(p.rulings[0])]
    if name == "diplomat":
        return CITIZENS[PATRICIANS], DIPLOMAT_AT[len(p.diplomats)]
    return CITIZENS[PATRICIANS], SCOUT_AT[p.scouts]


def at_actions(s: State, p: Player, ask: Choose) -> Found:
    for name in (*ACTIONS, *FAMILIES):
        why = closed(s, p, name)
        if why is not None:
            yield Refusal(name, *why, about_action(s, p, name, why[1]))


def about_action(s: State, p: Player, name: str, reason: str) -> Args:
    if reason in ("no-items", "none-of"):
        return lacking(s, p, name)
    if reason == "needs-level":
        return wanted(p, name)
    if reason == "section-closed":
        box = BOXES[TRACKS.index(name)][p.tracks[TRACKS.index(name)]]
        return (f"{box.section}-granary",)
    if reason == "needs-fort":
        return (BOXES[TRACKS.index(name)][p.tracks[TRACKS.index(name)]].fort,)
    if reason == "not-built":
        size = TEMPLE_OF[p.worship] if name == "worship" else 0
        return (OF_FAMILY[USES[name]][size].id,)
    return (LANDMARKS[0].at,) if reason == "needs-attribute" else ()


# -- the details -----------------------------------------------------------------------------


def at_workers(s: State, p: Player, ask: Choose) -> Found:
    """Fort and temples: who could pay."""
    for i, item in enumerate(WORKERS):
        if not p.items[i] and (ask.kind == "worship" or i in FORT_PAYS):
            yield Refusal(item, ask.clause, "no-items", ((item, 1),))


def at_forum(s: State, p: Player, ask: Choose) -> Found:
    for option, (a, b, _) in EXCHANGE.items():
        lack = missing(p, ((a, 2),) if a == b else ((a, 1), (b, 1)))
        if lack:
            yield Refusal(option, "H13.1", "no-items", lack)


def at_landmarks(s: State, p: Player, ask: Choose) -> Found:
    for n, x in enumerate(LANDMARKS):
        why = landmark_closed(p, n)
        if why is not None:
            args: Args = (x.at,) if why[1] == "needs-attribute" else ()
            yield Refusal(x.id, *why, args)


def at_citizens(s: State, p: Player, ask: Choose) -> Found:
    for i, name in enumerate(CITIZENS):
        if p.citizens[i] == CITIZEN_TOP:
            yield Refusal(name, "H16.1", "track-full")


def at_boxes(s: State, p: Player, ask: Choose) -> Found:
    """Market, theatre and baths: used boxes, and thresholds."""
    boxes, ats, level = {
        "stall": (p.goods, STALL_AT, TRADERS),
        "show": (p.shows, SHOW_AT, PERFORMERS),
        "bribe": (p.bribes, BRIBE_AT, APPARITORES),
    }[ask.kind]
    for i, at in enumerate(ats):
        if boxes[i]:
            yield Refusal(i, ask.clause, "box-used")
        elif at > p.citizens[level]:
            yield Refusal(i, ask.clause, "needs-level", (CITIZENS[level], at))
        elif ask.kind == "bribe" and BRIBE_COST[i] > p.items[RESOURCE]:
            yield Refusal(i, "H23.2", "no-items", missing(p, ((RESOURCE, BRIBE_COST[i]),)))


def at_sources(s: State, p: Player, ask: Choose) -> Found:
    """H18.4, H26.3: cards of players who sit too far away, the own good, patterns without room."""
    near = neighbours(s, p)
    for q in s.players:
        if q is p:
            if ask.kind == "good":
                yield Refusal(("player", q.seat), "H18.4", "own-prospect")
        elif q.seat not in near:
            yield Refusal(("player", q.seat), ask.clause, "no-neighbour")
    if ask.kind == "pattern":
        known = ["own", *[("player", q) for q in near]]
        for source in [*known, *[("neutral", k) for k in range(len(s.neutral))]]:
            if not fits(p, shape_of(s, p, source)):
                yield Refusal(source, "H26.5", "no-room")


def at_gladiators(s: State, p: Player, ask: Choose) -> Found:
    for g, name in enumerate(GLADIATORS):
        if ask.kind == "battle":
            why = fight_closed(s, p, g)
            if why is not None:
                yield Refusal(name, *why)
            continue
        why = drill_closed(p, g)
        for x in PUPILS:
            if why is not None:
                level: Args = ()
                if why[1] == "needs-level":
                    level = (CITIZENS[PERFORMERS], DRILL_AT[p.trained[g]])
                yield Refusal((name, ITEMS[x]), *why, level)
            elif not p.items[x]:
                yield Refusal((name, ITEMS[x]), "H20.2", "no-items", ((ITEMS[x], 1),))


def at_rulings(s: State, p: Player, ask: Choose) -> Found:
    for column, name in enumerate(COHORTS):
        why = ruling_closed(s, p, column)
        if why is not None:
            args: Args = ()
            if why[1] == "needs-level":
                args = (CITIZENS[APPARITORES], RULING_AT[column][len(p.rulings[column])])
            elif why[1] == "no-items":
                args = missing(p, RULING_PRICE[column])
            yield Refusal(name, *why, args)


def at_cohorts(s: State, p: Player, ask: Choose) -> Found:
    for c, name in enumerate(COHORTS):
        if ask.kind == "diplomat" and c in p.diplomats:
            yield Refusal(name, "H25.2", "served")
        elif ask.kind == "cohort" and p.cohorts[c] == COHORT_TOP:
            yield Refusal(name, "H5.4", "track-full")


def at_road(s: State, p: Player, ask: Choose) -> Found:
    for name in ATTRIBUTES:
        if name not in ask.options:
            yield Refusal(name, "H12.3", "other-road")


def at_favours(s: State, p: Player, ask: Choose) -> Found:
    """H28.2: no favour left for that cohort, or no card to ignore."""
    for c, (name, n) in enumerate(zip(COHORTS, sides(s), strict=True)):
        for kind, held in (("temple", 1 in p.blessings), ("diplomat", p.favours[c] > 0)):
            why: Closed = None
            if not held:
                why = "H28.1", "no-favour"
            elif n <= p.ignored[c]:
                why = "H28.4", "no-card"
            if why is not None:
                yield Refusal((kind, name), *why)


LOOKED_FOR: dict[str, Callable[[State, Player, Choose], Found]] = {
    "act": at_actions,
    **dict.fromkeys(("fort", "worship"), at_workers),
    "forum": at_forum,
    "landmark": at_landmarks,
    "citizen": at_citizens,
    **dict.fromkeys(("stall", "show", "bribe"), at_boxes),
    **dict.fromkeys(("good", "pattern"), at_sources),
    **dict.fromkeys(("drill", "battle"), at_gladiators),
    "ruling": at_rulings,
    **dict.fromkeys(("diplomat", "cohort"), at_cohorts),
    "attribute": at_road,
    "favour": at_favours,
}


def refusals(s: State, ask: Choose) -> Found:
    """The options of an open ask that are closed now, each with its clause and reason."""
    look = LOOKED_FOR.get(ask.kind)
    if look is not None:
        for refusal in look(s, s.players[ask.seat], ask):
            if refusal.option not in ask.options:
                yield refusal
