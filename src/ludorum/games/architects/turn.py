"""A3, A19: the turn of a player, and the end of the game."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ludorum.effects import Effect, Gain, run
from ludorum.kernel import Choose, Flow

from .content import BUILDINGS, MARKETS, PLACES, TAX, WORKSHOP
from .guildhall import MEANING, guildhall, guildhall_closed, lay_worker
from .market import black_market, market_closed, reset
from .places import ACTIONS, tax_closed
from .solo import opponent_turn
from .state import Player, State, clockwise, table_for
from .workshop import dismiss, workshop_closed

HAND_LIMIT = 6
ALWAYS = (*PLACES[:WORKSHOP], PLACES[6], PLACES[8])  # A3.9, A3.10
EVERYWHERE = (*PLACES, *MARKETS, "guildhall")


def place_closed(s: State, p: Player, where: str) -> tuple[str, str] | None:
    """Why a place cannot take a worker now: clause and reason, or None if it can."""
    if where in MARKETS:
        return market_closed(s, p, MARKETS.index(where))
    if where == "guildhall":
        return guildhall_closed(s, p)
    if where == PLACES[TAX]:
        return tax_closed(s, p)
    if where == PLACES[WORKSHOP]:
        return workshop_closed(s, p)
    return None


def placements(s: State, p: Player) -> list[str]:
    out = list(ALWAYS)
    if workshop_closed(s, p) is None:
        out.append("workshop")
    if tax_closed(s, p) is None:
        out.append("tax")
    for space in (0, 1, 2):
        if market_closed(s, p, space) is None:
            out.append(MARKETS[space])
    if guildhall_closed(s, p) is None:
        out.append("guildhall")
    return out


def turn(s: State) -> Flow:
    """A3.1, A3.5: one worker, its action, a reset, the hand limit."""
    p = s.players[s.active]
    before = s.hall
    s.tell("A3.1", "turn", player=p.seat, n=s.turns + 1)
    if p.bot:
        yield from opponent_turn(s, p)
    elif p.workers:
        yield from place_worker(s, p)
    else:
        yield from take_back(s, p)
    if -1 not in s.market or any([before < slot <= s.hall for slot in table_for(s).resets]):
        yield from reset(s, p.seat)  # A10.5, A12.3
    if len(p.hand.cards) > HAND_LIMIT:
        yield from discard_down(s, p)
    end_turn(s, p)


def choose_place(s: State, p: Player) -> Generator[Any, Any, str]:
    """A3.1; A7.6: apprentices may be discarded before the worker is placed."""
    while True:
        options = placements(s, p)
        if p.crew:
            options.append("dismiss")
        where: str = yield Choose(p.seat, "place", "A3.1", options)
        if where != "dismiss":
            return where
        yield from dismiss(s, p, "A7.6")


def place_worker(s: State, p: Player) -> Flow:
    """A3.1. The number of workers is fixed here (A3.7)."""
    where = yield from choose_place(s, p)
    p.workers -= 1
    s.tell("A3.1", "place", player=p.seat, to=where)
    flow: Flow | None
    if where == "guildhall":
        yield from lay_worker(s, p)
        flow = guildhall(s, p)
    elif where in MARKETS:
        space = MARKETS.index(where)
        s.market[space] = p.seat
        flow = black_market(s, p, space)
    else:
        place = PLACES.index(where)
        row = s.at[place]
        row[p.seat] += 1
        flow = ACTIONS[place](s, p, row[p.seat])
    if flow is not None:
        yield from flow


def take_back(s: State, p: Player) -> Flow:
    """A3.3: no worker on the board: take one back. A3.4: from anywhere but the Guildhall."""
    options: list[Any] = [PLACES[i] for i, row in enumerate(s.at) if row[p.seat]]
    clause = "A3.3"
    if not options:
        clause = "A3.4"
        options = [MARKETS[i] for i, seat in enumerate(s.market) if seat == p.seat]
        options += ["prison"] if p.prison else []
        options += [("board", q.seat) for q in s.players if q.captives[p.seat]]
    if not options:  # all twenty lie in the Guildhall: there is nothing to take
        return
    pick = yield Choose(p.seat, "take-back", clause, options)
    if pick in PLACES:
        s.at[PLACES.index(pick)][p.seat] -= 1
    elif pick in MARKETS:
        s.market[MARKETS.index(pick)] = -1
    elif pick == "prison":
        p.prison -= 1
    else:
        s.players[pick[1]].captives[p.seat] -= 1
    p.workers += 1
    s.tell(clause, "take-back", player=p.seat, place=pick)


def discard_down(s: State, p: Player) -> Flow:
    """A3.5, A7.11: down to 6 buildings, together under the pile."""
    down: list[str] = []
    while len(p.hand.cards) > HAND_LIMIT:
        options = tuple(p.hand.cards)
        over = len(options) - HAND_LIMIT
        card = yield Choose(p.seat, "hand-limit", "A3.5", options, n=over)
        p.hand.cards.remove(card)
        down.append(card)
    s.buildings.put_bottom(down, 1 << p.seat)
    s.tell("A3.5", "discard", player=p.seat, n=len(down))


def end_turn(s: State, p: Player) -> None:
    """A19.1: when the last slot is filled, everyone has exactly one more turn."""
    if s.last > 0:
        s.last -= 1
        if not s.last:
            s.phase = "final"
    elif s.last < 0 and s.hall >= table_for(s).slots:
        s.last = len(s.players)
        s.tell("A19.1", "last-round", player=p.seat)
    s.turns += 1
    s.active = (s.active + 1) % len(s.players)


def final(s: State) -> Flow:
    """A19.4-A19.7: end-game effects that move virtue, before anything is counted."""
    s.tell("A19.4", "final")
    for p in clockwise(s, s.first):
        left = [card for card in p.built if BUILDINGS[card].end is not None]
        # Gains commute; only a loss among them (the Dungeon) makes the order matter (A19.5).
        ordered = any([loses(BUILDINGS[card].end) for card in left])
        while left:
            card = left[0]
            if ordered and len(left) > 1:
                card = yield Choose(p.seat, "end-order", "A19.5", tuple(left))
            left.remove(card)
            s.tell("A19.4", "end-effect", player=p.seat, building=card)
            effect = BUILDINGS[card].end
            assert effect is not None
            yield from run(effect, MEANING, s, p, "A19.4", card)
    s.phase = "over"


def loses(e: Effect | None) -> bool:
    return isinstance(e, Gain) and any([n < 0 for _, n in e.goods])
