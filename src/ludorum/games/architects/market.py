"""A10, A16: the Black Market and its reset."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import PUBLIC, Choose, Deal, Deck, Draw, Flow, Layer

from .content import (
    AT_RESET,
    MARKET,
    PRINTED_LARGE,
    PRINTED_SMALL,
    SILVER,
    SMALL,
    SMALL_OF,
    VIRTUE,
)  # fmt: skip
from .state import (
    Player,
    State,
    bonus,
    clockwise,
    gain_all,
    pay,
    power,
    release,
    shift,
    take_debts,
)  # fmt: skip
from .workshop import draw_cards, hire

LOOK = 5  # A10.2: buildings drawn to keep one


def market_price(p: Player, space: int) -> int:
    """A10.2, A10.4: 1, 2, 3 silver; a Trickster saves one."""
    return max(0, space + 1 - power(p, "trickster"))


def market_closed(s: State, p: Player, space: int) -> tuple[str, str] | None:
    """A10.1."""
    if not VIRTUE[p.virtue].market:
        return "A15.6", "too-virtuous"
    if s.market[space] >= 0:
        return "A4.2", "space-taken"
    if p.goods[SILVER] < market_price(p, space):
        return "A10.1", "no-silver"
    return None


def small_face(s: State) -> dict[str, int]:
    return SMALL[s.small] if s.small else PRINTED_SMALL  # A2.1.1


def large_face(s: State) -> dict[str, int]:
    return MARKET[s.large[-1]].large if s.large else PRINTED_LARGE


def black_market(s: State, p: Player, space: int) -> Flow:
    """A10.7: pay silver, lose virtue, then gain. The cards do not move (A10.3)."""
    pay(s, p, market_price(p, space), 0, "A10.2")
    if not power(p, "illusionist"):  # A10.4
        flow = shift(s, p, -1, "A10.2")
        if flow is not None:
            yield from flow
    if space == 1:
        yield from back_room(s, p)
    else:
        gain_all(s, p, large_face(s) if space else small_face(s), "A10.2")
    bonus(s, p, "market", "A10.4")
    if p.board == "caroline":
        yield from draw_cards(s, p, 1, "A21.4")


def back_room(s: State, p: Player) -> Flow:
    """A10.2: hire anyone, or draw some buildings and keep 1."""
    options: list[Any] = [("hire", r, c) for r in (0, 1) for c in range(len(s.rows[r]))]
    if s.buildings.layers:
        options.append("plans")
    pick = yield Choose(p.seat, "back-room", "A10.2", options)
    if pick != "plans":
        yield from hire(s, p, pick[1], pick[2])
        return
    drawn = list((yield Deal(s.buildings, LOOK, "A10.2", 1 << p.seat)))
    card = yield Choose(p.seat, "keep", "A10.2", sorted(drawn))
    drawn.remove(card)
    p.hand.cards = sorted([*p.hand.cards, card])
    s.buildings.put_bottom(drawn, 1 << p.seat)  # A1.6
    s.tell("A10.2", "cards", player=p.seat, n=1)


def reset(s: State, active: int) -> Flow:
    """A16.2: the five steps, after the action that caused it."""
    s.tell("A16.1", "reset")
    for space, seat in enumerate(s.market):
        if seat >= 0:
            s.players[seat].prison += 1
            s.market[space] = -1
            s.tell("A16.2", "to-prison", player=seat, n=1)
    yield from turn_card(s)
    for p in clockwise(s, active):
        if not p.bot:
            yield from reset_apprentices(s, p)
    for p in clockwise(s, active):
        if p.prison >= 3:  # A16.5
            flow = shift(s, p, -1, "A16.2")
            if flow is not None:
                yield from flow
    most = max([p.prison for p in s.players])
    if most:  # A16.4
        for p in clockwise(s, active):
            if p.prison == most:
                flow = take_debts(s, p, 1, "A16.2")
                if flow is not None:
                    yield from flow


def turn_card(s: State) -> Flow:
    """A16.2, A16.6: the top card of the left pile turns onto the right one."""
    if not s.small:
        s.market_deck.shuffle_in([SMALL_OF[card] for card in s.large])
        s.large = []
        s.tell("A16.6", "shuffle-market")
        s.small = yield Draw(s.market_deck, "A16.6")
    card = yield Draw(backs(s), "A16.2")
    s.large.append(card)
    s.small = ""
    if s.market_deck.layers:
        s.small = yield Draw(s.market_deck, "A16.2")
    s.tell("A16.2", "turn-card", large=s.large[-1], small=s.small)


def backs(s: State) -> Deck:
    """A2.1: the cards the open one may be: those with its small market that are not on the right.
    All can tell which they are, nobody knows which of them it is."""
    cards = sorted([k for k, x in SMALL_OF.items() if x == s.small and k not in s.large])
    return Deck("large-market", [Layer(cards, PUBLIC, len(cards))])


def reset_apprentices(s: State, p: Player) -> Flow:
    """A16.3: the owner uses them in any order, or not at all. Fara's board works alike."""
    left = sorted([c for c in p.crew if c in AT_RESET])
    if p.board == "fara":
        left.append("fara")
    while left:
        can = [c for c in left if useful(p, c)]
        if not can:
            return
        pick = yield Choose(p.seat, "reset", "A16.3", [*can, "done"])
        if pick == "done":
            return
        left.remove(pick)
        card = AT_RESET.get(pick)
        if card is None or card.release:
            most = min(p.prison, card.release if card else 1)
            n = most
            if most > 1:
                n = yield Choose(p.seat, "release", "A16.3", tuple(range(most, 0, -1)))
            release(s, p, n, "A16.3")
        elif "virtue" in card.gain:
            flow = shift(s, p, card.gain["virtue"], "A16.3")
            if flow is not None:
                yield from flow
        else:
            gain_all(s, p, card.gain, "A16.3")


def useful(p: Player, name: str) -> bool:
    """A16.3: Gatekeepers need a prisoner, Squires need none at that moment."""
    card = AT_RESET.get(name)
    if card is None or card.release:
        return p.prison > 0
    return card.needs != "no-prisoners" or not p.prison
