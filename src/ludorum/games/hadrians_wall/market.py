"""H18, H35: trade goods, and turning a fate card."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ludorum.kernel import Choose, Draw, Flow

from .content import (
    FATE_GOOD,
    GOOD_RANKS,
    MARKET,
    PROSPECTS,
    RENOWN,
    RESOURCE,
    STALL_AT,
    STALL_GAIN,
    TRADERS,
)  # fmt: skip
from .state import (
    Closed,
    Player,
    State,
    advance,
    gain,
    hand_over,
    lay_down,
    neighbours,
    place_closed,
)


def turn_fate(s: State, clause: str) -> Generator[Any, Any, str]:
    """H35.1, H35.2: the top fate card, face up on the discard; the discard is shuffled if none is
    left."""
    refill(s)
    card: str = yield Draw(s.fate, clause)
    s.discard.append(card)
    return card


def refill(s: State) -> None:
    """H35.2, H35.4: only when a card is needed; cards of a running attack stay out."""
    if not s.fate.layers:
        s.fate.shuffle_in(s.discard)
        s.discard = []
        s.tell("H35.2", "shuffle")


def stalls(p: Player) -> list[int]:
    """H18.2: empty boxes whose threshold is met."""
    traders = p.citizens[TRADERS]
    return [i for i, at in enumerate(STALL_AT) if at <= traders and not p.goods[i]]


def goods_closed(s: State, p: Player) -> Closed:
    if not p.built[MARKET]:
        return "H18.2", "not-built"
    why = place_closed(p.goods, STALL_AT, p.citizens[TRADERS], "H18.3")
    return why or (None if p.items[RESOURCE] else ("H18.2", "no-items"))


def sources(s: State, p: Player) -> list[Any]:
    """H18.4: the fate deck, the neighbours' prospects, the neutral cards; never one's own."""
    out: list[Any] = ["fate"]
    for q in neighbours(s, p):
        out.append(("player", q))
    for k in range(len(s.neutral)):
        out.append(("neutral", k))
    return out


def goods(s: State, p: Player) -> Flow:
    """H18.2, H18.7: box and source are fixed before a card is turned."""
    stall = yield Choose(p.seat, "stall", "H18.3", stalls(p))
    source = yield Choose(p.seat, "good", "H18.4", sources(s, p))
    p.items[RESOURCE] -= 1
    if source == "fate":
        s.tell("H18.5", "pay", player=p.seat, items=(("resource", 1),))
        card = yield from turn_fate(s, "H18.4")
        good = FATE_GOOD[card]
    elif source[0] == "player":
        hand_over(s, p, source[1], RESOURCE, "H18.5")
        good = PROSPECTS[s.players[source[1]].prospects[-1]].good
    else:
        lay_down(s, p, source[1], RESOURCE)
        good = PROSPECTS[s.neutral[source[1]]].good
    write_good(s, p, stall, good)


def write_good(s: State, p: Player, stall: int, good: int) -> None:
    """H18.6, H18.10: renown only for a number the market does not show yet."""
    different = len(set(p.goods)) - (0 in p.goods)
    new = good not in p.goods
    p.goods[stall] = good
    s.tell("H18.6", "good", player=p.seat, good=good, n=different + 1 if new else 0)
    if new:
        for _ in range(GOOD_RANKS[different].renown):
            advance(s, p, RENOWN, "H18.6")
    gain(s, p, STALL_GAIN[stall], "H18.3")
