"""Why an option a player may look for is not offered: the same checks the rules use, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludorum.kernel import Choose, Refusal

from .arena import PUPILS, drill_closed, fight_closed
from .buildings import EXCHANGE, FAMILY, landmark_closed
from .content import (
    APPARITORES,
    ATTRIBUTES,
    BOXES,
    BRIBE_AT,
    BRIBE_COST,
    BUILD_PRICE,
    BUILDER,
    CITIZENS,
    CIVILIAN,
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
from .court import bribes, ruling_closed
from .scouts import patterns
from .state import Player, State, neighbours
from .wall import FORT_PAYS
from .year import ACTIONS, USES, closed

Found = Iterator[Refusal]
About = dict[str, Any]
NOT_ENOUGH = ("no-items", "none-of")


def missing(p: Player, cost: Price) -> About:
    """Items still lacking, and how many of each."""
    return {"items": tuple([(ITEMS[x], n - p.items[x]) for x, n in cost if p.items[x] < n])}


def one_of(*items: int) -> About:
    """Any one of these would do."""
    return {"items": tuple([(ITEMS[x], 1) for x in items])}


def level(track: int, n: int) -> About:
    return {"level": (CITIZENS[track], n)}


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


def lacking(p: Player, name: str) -> About:
    """Items an action lacks."""
    if name in ONE_OF:
        return one_of(*ONE_OF[name])
    if name in FAMILY:
        return missing(p, BUILD_PRICE[FAMILY[name]][p.built[FAMILY[name]]])
    if name == "bribe":
        return missing(p, ((RESOURCE, min([BRIBE_COST[i] for i in bribes(p)])),))
    if name == "ruling":
        return missing(p, RULING_PRICE[0])
    return missing(p, LANDMARK_PRICE if name == "landmark" else DIPLOMAT_PRICE)


def next_at(boxes: list[int], ats: list[int]) -> int:
    """The lowest threshold of a box not marked yet."""
    return min([at for box, at in zip(boxes, ats, strict=True) if not box])


def next_drill(p: Player) -> int:
    """What the gladiator needs that is easier to train."""
    short = [p.trained[g] for g in (0, 1) if drill_closed(p, g) == ("H20.2", "needs-level")]
    return DRILL_AT[min(short)]


WANTED: dict[str, tuple[int, Callable[[Player], int]]] = {  # the citizens an action needs
    "goods": (TRADERS, lambda p: next_at(p.goods, STALL_AT)),
    "show": (PERFORMERS, lambda p: next_at(p.shows, SHOW_AT)),
    "drill": (PERFORMERS, next_drill),
    "worship": (PRIESTS, lambda p: TEMPLE_AT[p.worship]),
    "bribe": (APPARITORES, lambda p: next_at(p.bribes, BRIBE_AT)),
    "ruling": (APPARITORES, lambda p: RULING_AT[0][len(p.rulings[0])]),
    "diplomat": (PATRICIANS, lambda p: DIPLOMAT_AT[len(p.diplomats)]),
    "scout": (PATRICIANS, lambda p: SCOUT_AT[p.scouts]),
}


def wanted(p: Player, name: str) -> About:
    """The level an action needs: which, and how much of it."""
    if name in FAMILY:
        record = OF_FAMILY[FAMILY[name]][p.built[FAMILY[name]]]
        return {"level": (record.level, record.at)}
    track, at = WANTED[name]
    return level(track, at(p))


def at_actions(s: State, p: Player, ask: Choose) -> Found:
    for name in (*ACTIONS, *FAMILIES):
        why = closed(s, p, name)
        if why is not None:
            yield Refusal(name, *why, about_action(p, name, why[1]))


def about_action(p: Player, name: str, reason: str) -> About:
    if reason in NOT_ENOUGH:
        return lacking(p, name)
    if reason == "needs-level":
        return wanted(p, name)
    if reason in ("section-closed", "needs-fort"):
        track = TRACKS.index(name)
        box = BOXES[track][p.tracks[track]]
        return {"n": box.fort} if reason == "needs-fort" else {"building": f"{box.section}-granary"}
    if reason == "not-built":
        size = TEMPLE_OF[p.worship] if name == "worship" else 0
        return {"building": OF_FAMILY[USES[name]][size].id}
    return {"n": LANDMARKS[0].at} if reason == "needs-attribute" else {}


# -- the details -----------------------------------------------------------------------------


def at_workers(s: State, p: Player, ask: Choose) -> Found:
    """Fort and temples: who could pay."""
    for i, item in enumerate(WORKERS):
        if ask.kind == "worship" or i in FORT_PAYS:
            yield Refusal(item, ask.clause, "no-items", one_of(i))


def at_forum(s: State, p: Player, ask: Choose) -> Found:
    for option, (a, b, _) in EXCHANGE.items():
        lack = missing(p, ((a, 2),) if a == b else ((a, 1), (b, 1)))
        yield Refusal(option, "H13.1", "no-items", lack)


def at_landmarks(s: State, p: Player, ask: Choose) -> Found:
    for n, x in enumerate(LANDMARKS):
        why = landmark_closed(p, n)
        if why is not None:
            yield Refusal(x.id, *why, {"n": x.at} if why[1] == "needs-attribute" else {})


NAMES = {  # tracks that can be chosen, and why one of them cannot
    "citizen": (CITIZENS, "H16.1", "track-full"),
    "cohort": (COHORTS, "H5.4", "track-full"),
    "diplomat": (COHORTS, "H25.2", "served"),
    "attribute": (ATTRIBUTES, "H12.3", "other-road"),
}


def at_tracks(s: State, p: Player, ask: Choose) -> Found:
    names, clause, reason = NAMES[ask.kind]
    for name in names:
        yield Refusal(name, clause, reason)


def at_boxes(s: State, p: Player, ask: Choose) -> Found:
    """Market, theatre and baths: used boxes, and thresholds."""
    boxes, ats, track = {
        "stall": (p.goods, STALL_AT, TRADERS),
        "show": (p.shows, SHOW_AT, PERFORMERS),
        "bribe": (p.bribes, BRIBE_AT, APPARITORES),
    }[ask.kind]
    for i, at in enumerate(ats):
        if boxes[i]:
            yield Refusal(i, ask.clause, "box-used")
        elif at > p.citizens[track]:
            yield Refusal(i, ask.clause, "needs-level", level(track, at))
        elif ask.kind == "bribe":
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
        for source in patterns(s, p):
            yield Refusal(source, "H26.5", "no-room")


def at_gladiators(s: State, p: Player, ask: Choose) -> Found:
    for g, name in enumerate(GLADIATORS):
        if ask.kind == "battle":
            why = fight_closed(s, p, g)
            if why is not None:
                yield Refusal(name, *why)
            continue
        why = drill_closed(p, g)
        short = why is not None and why[1] == "needs-level"
        about = level(PERFORMERS, DRILL_AT[p.trained[g]]) if short else {}
        for x in PUPILS:
            if why is not None:
                yield Refusal((name, ITEMS[x]), *why, about)
            else:
                yield Refusal((name, ITEMS[x]), "H20.2", "no-items", one_of(x))


def at_rulings(s: State, p: Player, ask: Choose) -> Found:
    for column, name in enumerate(COHORTS):
        why = ruling_closed(s, p, column)
        if why is not None:
            about: About = {}
            if why[1] == "needs-level":
                about = level(APPARITORES, RULING_AT[column][len(p.rulings[column])])
            elif why[1] == "no-items":
                about = missing(p, RULING_PRICE[column])
            yield Refusal(name, *why, about)


def at_favours(s: State, p: Player, ask: Choose) -> Found:
    """H28.2: no favour left for that cohort, or no card to ignore."""
    for c, name in enumerate(COHORTS):
        for kind, held in (("temple", 1 in p.blessings), ("diplomat", p.favours[c] > 0)):
            why = ("H28.4", "no-card") if held else ("H28.1", "no-favour")
            yield Refusal((kind, name), *why)


# Of what these find, only what is really not offered is told.
MISSED: dict[str, Callable[[State, Player, Choose], Found]] = {
    "act": at_actions,
    **dict.fromkeys(("fort", "worship"), at_workers),
    "forum": at_forum,
    "landmark": at_landmarks,
    **dict.fromkeys(("stall", "show", "bribe"), at_boxes),
    **dict.fromkeys(("good", "pattern"), at_sources),
    **dict.fromkeys(("drill", "battle"), at_gladiators),
    "ruling": at_rulings,
    **dict.fromkeys(NAMES, at_tracks),
    "favour": at_favours,
}
