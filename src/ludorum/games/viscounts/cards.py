"""V8: what happens to a player's own cards: rearrange, discard, destroy, shuffle, draw."""

from __future__ import annotations

from collections.abc import Generator
from itertools import permutations
from typing import Any

from ludorum.kernel import PUBLIC, Choose, Deal, Draw, Flow

from .content import HAND, SILVER, VALUE
from .rewards import verb
from .state import Player, State, crimes, gain, gain_corruption, gain_virtue

FEWEST = 3  # V5.3.5
LIMIT = 3  # V10.1
SHUFFLE_EFFECT_PAYS = True  # V8.5: a shuffle effect gives virtue or corruption too


# -- rearranging -----------------------------------------------------------------------------


@verb("rearrange")
def rearrange(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_rearrange(s, p, clause) if p.board.count("") < 2 else None


def ask_rearrange(s: State, p: Player, clause: str) -> Flow:
    """V8.1: another order of the filled slots; the present one, first, declines."""
    options = orders(p.board)
    pick = yield Choose(p.seat, "rearrange", "V8.1", options)
    if list(pick) != p.board:
        p.board = list(pick)
        s.tell(clause, "rearrange", player=p.seat, board=pick)


def orders(board: list[str]) -> list[tuple[str, ...]]:
    """The orders of the cards on a board; an empty slot stays empty."""
    filled = [i for i, card in enumerate(board) if card]
    if len(filled) == len(board):
        return list(permutations(board))
    out = []
    for order in permutations([board[i] for i in filled]):
        now = [""] * len(board)
        for i, card in zip(filled, order, strict=True):
            now[i] = card
        out.append(tuple(now))
    return out


# -- discarding and destroying ---------------------------------------------------------------


def droppable(p: Player) -> list[str]:
    """V8.2: cards of the hand, or the top of the draw pile; an empty one may be shuffled first."""
    top = ["top"] if p.draw.layers or p.discard else []
    return [*sorted(p.hand.cards), *top]


@verb("discard")
def discard(s: State, p: Player, n: int, clause: str) -> Flow | None:
    """V2.13: in setup there is nothing to discard from."""
    return ask_discard(s, p, n, clause) if s.phase != "start" else None


def ask_discard(s: State, p: Player, n: int, clause: str) -> Flow:
    """V8.2, V8.10: optional picks, one after another."""
    for left in range(n, 0, -1):
        options = droppable(p)
        if not options:
            return
        pick = yield Choose(p.seat, "discard", "V8.2", [*options, "no"], n=left)
        if pick == "no":
            return
        card = yield from dropped(s, p, pick)
        p.discard.append(card)
        s.tell(clause, "discard", player=p.seat, card=card)


def dropped(s: State, p: Player, pick: str) -> Generator[Any, Any, str]:
    """The card leaves the hand, or the draw pile, unseen until it is turned up."""
    if pick != "top":
        p.hand.cards.remove(pick)
        return pick
    return (yield from draw_one(s, p, "V8.2", PUBLIC))


@verb("destroy")
def destroy(s: State, p: Player, n: int, clause: str) -> Flow | None:
    return ask_destroy(s, p, n, clause) if s.phase != "start" else None


def ask_destroy(s: State, p: Player, n: int, clause: str) -> Flow:
    """V8.3, V8.10: as V8.2, but the card leaves the game for its value; V5.3.5: three stay."""
    for left in range(n, 0, -1):
        options = droppable(p)
        if not options or len(p.cards) <= FEWEST:
            return
        pick = yield Choose(p.seat, "destroy", "V8.3", [*options, "no"], n=left)
        if pick == "no":
            return
        card = yield from dropped(s, p, pick)
        leave_game(s, p, card, clause)


def leave_game(s: State, p: Player, card: str, clause: str) -> None:
    """V1.3, V8.3."""
    p.cards.remove(card)
    s.gone.append(card)
    s.tell(clause, "destroy", player=p.seat, card=card)
    gain(s, p, SILVER, VALUE[card], "V8.3")


@verb("destroy-own")
def destroy_own(s: State, p: Player, n: int, clause: str) -> Flow:
    """V2.9: any one card of the deck that is about to be shuffled."""
    pick = yield Choose(p.seat, "destroy-own", "V2.9", [*sorted(p.discard), "no"])
    if pick != "no":
        p.discard.remove(pick)
        leave_game(s, p, pick, clause)


# -- shuffling and drawing -------------------------------------------------------------------


@verb("shuffle")
def shuffle(s: State, p: Player, n: int, clause: str) -> None:
    """V8.5: the discard pile into the draw pile, if there is a card in it."""
    if p.discard and s.phase != "start":
        mix(s, p, clause)
        if SHUFFLE_EFFECT_PAYS:
            conscience(s, p, "V8.5")


def mix(s: State, p: Player, clause: str) -> None:
    s.tell(clause, "shuffle", player=p.seat, n=len(p.discard))
    p.draw.shuffle_in(p.discard)
    p.discard = []


def conscience(s: State, p: Player, clause: str) -> None:
    """V8.4: one corruption with a criminal on the board, one virtue without."""
    if crimes(p):
        gain_corruption(s, p, 1, clause)
    else:
        gain_virtue(s, p, 1, clause)


def reshuffle(s: State, p: Player) -> None:
    """V8.4: a card is needed and the draw pile is empty."""
    mix(s, p, "V8.4")
    conscience(s, p, "V8.4")


def draw_one(s: State, p: Player, clause: str, sees: int) -> Generator[Any, Any, str]:
    """The top card; there must be one in the draw pile or the discard pile."""
    if not p.draw.layers:
        reshuffle(s, p)
    card: str = yield Draw(p.draw, clause, sees)
    return card


def hand_limit(s: State, p: Player) -> int:
    """V10.1."""
    return LIMIT + p.built[HAND] + (s.leader == p.seat)


def draw_up(s: State, p: Player) -> Flow:
    """V10.1, V10.2: to the hand limit; the discards are shuffled when the pile has run out."""
    missing = hand_limit(s, p) - len(p.hand.cards)
    while missing > 0 and (p.draw.layers or p.discard):
        if not p.draw.layers:
            reshuffle(s, p)
        cards = yield Deal(p.draw, missing, "V10.1", 1 << p.seat)
        p.hand.cards = sorted([*p.hand.cards, *cards])
        missing -= len(cards)
