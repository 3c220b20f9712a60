"""V1.8, V6.4, V7: the piles of the ring: hiring, dismissing, taking manuscripts."""

from __future__ import annotations

from ludorum.kernel import Choose, Draw, Flow

from .cards import discard
from .content import (
    AT_ONCE,
    BONUS_CARDS,
    COST,
    DISCARDS,
    MANUSCRIPTS,
    NOBODY,
    ON_HIRE,
    RIBBON,
    SEGMENTS_IN_RING,
)  # fmt: skip
from .rewards import apply, verb
from .state import Player, State, segment_id

FREE_COSTS = (3, 4)  # V6.10.4
FOR_BONUS = 3  # V6.10.2


def next_townsfolk(s: State, pos: int) -> Flow:
    """V6.4.5, V7.1: the card below comes to light; piles are not refilled."""
    s.folk[pos] = ""
    if s.folk_below[pos]:
        s.folk_below[pos] -= 1
        card = yield Draw(s.townsfolk, "V6.4.5", about=(segment_id(s, pos), s.folk_below[pos]))
        s.folk[pos] = card
        s.tell("V6.4.5", "show-townsfolk", card=card, segment=segment_id(s, pos))


# -- hiring ----------------------------------------------------------------------------------


def hire(s: State, p: Player, pos: int, clause: str) -> Flow:
    """V7.1, V7.4: on the discard pile first, then its effect; V7.3, V7.6: then a discard."""
    card = s.folk[pos]
    p.cards.append(card)
    p.discard.append(card)
    s.tell(clause, "hire", player=p.seat, card=card, segment=segment_id(s, pos))
    yield from next_townsfolk(s, pos)
    flow = apply(s, p, ON_HIRE[card], "V7.1")
    if flow is not None:
        yield from flow
    if p.built[DISCARDS]:
        flow = discard(s, p, 1, "V7.3")
        if flow is not None:
            yield from flow


@verb("hire")
def free_hire(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_free_hire(s, p, n, clause) if any(s.folk) else None


def ask_free_hire(s: State, p: Player, n: int, clause: str) -> Flow:
    """V7.2: any open townsfolk, whatever it costs; it must be used."""
    options = [pos for pos in range(SEGMENTS_IN_RING) if s.folk[pos]]
    pos = yield Choose(p.seat, "free-hire", "V7.2", options)
    yield from hire(s, p, pos, "V7.2")


# -- manuscripts -----------------------------------------------------------------------------


def take_manuscript(s: State, p: Player, pos: int, clause: str) -> Flow:
    """V6.10.1; V6.10.5: a bonus card comes before the effect of the manuscript."""
    book = s.books[pos]
    p.manuscripts.append(book)
    about = {"manuscript": book, "ribbon": MANUSCRIPTS[book].ribbon, "segment": segment_id(s, pos)}
    s.tell(clause, "manuscript", player=p.seat, **about)
    yield from next_manuscript(s, pos)
    take_bonus(s, p, RIBBON[book])
    flow = apply(s, p, AT_ONCE[book], "V6.10.1")
    if flow is not None:
        yield from flow


def next_manuscript(s: State, pos: int) -> Flow:
    """V1.8, V6.10.3."""
    s.books[pos] = ""
    if s.books_below[pos]:
        s.books_below[pos] -= 1
        book = yield Draw(s.manuscripts, "V1.8", about=(segment_id(s, pos),))
        s.books[pos] = book
        s.tell("V1.8", "show-manuscript", manuscript=book, segment=segment_id(s, pos))


def take_bonus(s: State, p: Player, ribbon: int) -> None:
    """V6.10.2: the first with three of a colour; never lost."""
    have = sum([RIBBON[book] == ribbon for book in p.manuscripts])
    if have >= FOR_BONUS and s.bonus[ribbon] == NOBODY:
        s.bonus[ribbon] = p.seat
        s.tell("V6.10.2", "bonus", player=p.seat, ribbon=BONUS_CARDS[ribbon].id)


def free_books(s: State) -> list[int]:
    """V6.10.4: open ones of cost 3 or 4, never printed ones."""
    return [pos for pos, book in enumerate(s.books) if book and COST[book] in FREE_COSTS]


@verb("manuscript")
def free_manuscript(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_free_manuscript(s, p, clause) if free_books(s) else None


def ask_free_manuscript(s: State, p: Player, clause: str) -> Flow:
    pos = yield Choose(p.seat, "free-manuscript", "V6.10.4", free_books(s))
    yield from take_manuscript(s, p, pos, "V6.10.4")
