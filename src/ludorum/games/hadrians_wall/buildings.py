"""H9, H12-H14, H16, H17, H21: buildings of every family, the forum, landmarks, citizens."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import Choose, Flow

from .content import (
    AREAS,
    ATTRIBUTES,
    BUILD_AT,
    BUILD_CHOICE,
    BUILD_CLAUSE,
    BUILD_GAIN,
    BUILD_LEVEL,
    BUILD_PRICE,
    BUILDER,
    CITIZEN_TOP,
    CITIZENS,
    CIVILIAN,
    FAMILIES,
    ITEMS,
    LANDMARK_AT,
    LANDMARK_GAIN,
    LANDMARK_NEEDS,
    LANDMARK_PRICE,
    LANDMARKS,
    OF_FAMILY,
    SERVANT,
)  # fmt: skip
from .state import (
    Closed,
    Player,
    State,
    advance,
    affordable,
    gain,
    infrastructure,
    pay,
    pay_one,
    settle_citizen,
    take,
)


def level_of(p: Player, level: int) -> int:
    """H4.7: boxes on a citizen track, or the infrastructure."""
    return p.citizens[level] if level < len(CITIZENS) else infrastructure(p)


def building_closed(p: Player, family: int) -> Closed:
    """H4.9: the next size of a family, if its level is reached and it can be paid."""
    size = p.built[family]
    ats = BUILD_AT[family]
    if size == len(ats):
        return "H4.9", "all-built"
    if level_of(p, BUILD_LEVEL[family][size]) < ats[size]:
        return BUILD_CLAUSE[family][size], "needs-level"
    if not affordable(p, BUILD_PRICE[family][size]):
        return BUILD_CLAUSE[family][size], "no-items"
    return None


def build(s: State, p: Player, family: int) -> Flow | None:
    """H4.9, H12.1: pay, mark the building, gain what it shows."""
    size = p.built[family]
    clause = BUILD_CLAUSE[family][size]
    pay(s, p, BUILD_PRICE[family][size], clause)
    p.built[family] = size + 1
    s.tell(clause, "build", player=p.seat, building=OF_FAMILY[family][size].id)
    choice = BUILD_CHOICE[family][size]
    if choice:
        return paved(s, p, choice)
    return gain(s, p, BUILD_GAIN[family][size], clause)


def paved(s: State, p: Player, choice: tuple[str, ...]) -> Flow:
    """H12.1: a new road pays one of two attributes."""
    pick = yield Choose(p.seat, "attribute", "H12.1", choice)
    advance(s, p, ATTRIBUTES.index(pick), "H12.1")


# -- H13 forum -------------------------------------------------------------------------------

TRADED = (BUILDER, SERVANT, CIVILIAN)  # H13.1: no soldiers
EXCHANGES = [(a, b, c) for a in TRADED for b in TRADED if a <= b for c in TRADED if c not in (a, b)]
EXCHANGE = {(ITEMS[a], ITEMS[b], ITEMS[c]): (a, b, c) for a, b, c in EXCHANGES}


def forum_closed(s: State, p: Player) -> Closed:
    """H13.1, H13.2."""
    if len(p.forum) == AREAS["forum"].boxes:
        return "H13.2", "no-box-left"
    if p.forum and p.forum[-1] == s.year:
        return "H13.1", "once-a-year"
    if p.items[BUILDER] + p.items[SERVANT] + p.items[CIVILIAN] < 2:
        return "H13.1", "no-two-workers"
    return None


def exchangeable(p: Player, a: int, b: int) -> bool:
    items = p.items
    return items[a] > 1 if a == b else bool(items[a] and items[b])


def forum(s: State, p: Player) -> Flow:
    """H13.1: two workers for one of a type that was not returned."""
    options = [x for x, (a, b, _) in EXCHANGE.items() if exchangeable(p, a, b)]
    pick = yield Choose(p.seat, "forum", "H13.1", options)
    a, b, c = EXCHANGE[pick]
    pay(s, p, ((a, 2),) if a == b else ((a, 1), (b, 1)), "H13.1")
    p.forum.append(s.year)
    take(s, p, c, 1, "H13.1")


# -- H14 landmarks ---------------------------------------------------------------------------


def landmark_closed(p: Player, n: int) -> Closed:
    if p.landmarks[n]:
        return "H14.3", "all-built"
    if p.attributes[LANDMARK_NEEDS[n]] < LANDMARK_AT[n]:
        return "H14.1", "needs-attribute"
    return None if affordable(p, LANDMARK_PRICE) else ("H14.1", "no-items")


def landmarks_closed(s: State, p: Player) -> Closed:
    """H14.1: none of the four can be built."""
    if max(p.attributes) < LANDMARK_AT[0]:
        return "H14.1", "needs-attribute"
    why = [landmark_closed(p, n) for n in range(len(LANDMARKS))]
    for found in (None, ("H14.1", "no-items"), ("H14.1", "needs-attribute")):
        if found in why:
            return found
    return "H14.3", "all-built"


def landmark(s: State, p: Player) -> Flow:
    """H14.1: any of those whose attribute stands at 15."""
    names = [x.id for n, x in enumerate(LANDMARKS) if landmark_closed(p, n) is None]
    pick = yield Choose(p.seat, "landmark", "H14.1", names)
    n = [x.id for x in LANDMARKS].index(pick)
    pay(s, p, LANDMARK_PRICE, "H14.1")
    p.landmarks[n] = 1
    s.tell("H14.1", "landmark", player=p.seat, building=pick)
    gain(s, p, LANDMARK_GAIN[n], "H14.2")


# -- H16 citizens ----------------------------------------------------------------------------


def citizens_closed(s: State, p: Player) -> Closed:
    if min(p.citizens) == CITIZEN_TOP:
        return "H16.1", "all-full"
    return None if p.items[CIVILIAN] else ("H16.1", "no-items")


def citizens(s: State, p: Player) -> Flow:
    """H16.1: a civilian joins one of the five tracks."""
    options: list[Any] = [x for i, x in enumerate(CITIZENS) if p.citizens[i] < CITIZEN_TOP]
    pick = yield Choose(p.seat, "citizen", "H16.1", options)
    join(s, p, CITIZENS.index(pick))


def join(s: State, p: Player, track: int) -> None:
    pay_one(s, p, CIVILIAN, "H16.1")
    settle_citizen(s, p, track, "H16.1")


FAMILY = {name: i for i, name in enumerate(FAMILIES)}
