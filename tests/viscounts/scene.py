"""Positions in a few lines: set a table up, play answers, look.

sc = scene(2)                          # two players, player 0 to move
sc.board(0, "mason", "trader", "").at(0, LEFT).give(0, stone=2).phase("act")
sc.play("build", ("workshop", 1), 0)   # the pending seat answers; chance takes the lowest card
assert sc.p[0].built[6] == 1

The ring is 1-2, 3-4, 5-6, 7-8, 9-10 at positions 0 to 4, section A of the castle at position 0.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludorum.effects import ForEach, Gain
from ludorum.games.viscounts import GAME
from ludorum.games.viscounts.content import (
    AT_ONCE,
    BOTS,
    COST,
    GOODS,
    KINDS,
    MANUSCRIPTS,
    NOBODY,
    PRINTED,
    SCHEME_BONUS,
    SCHEME_OPTIONS,
    SCHEMES,
    SEGMENTS_IN_RING,
    START_GOODS,
    START_STEP,
    STARTERS,
    TOWNSFOLK,
    Program,
    icons,
)
from ludorum.games.viscounts.state import Player, State
from ludorum.kernel import Deck
from ludorum.testing import scene as base
from ludorum.titles import seats_of

FOLK = ("vicar", "foreman", "princess", "jeweller", "friar")
BOOKS = ("blue-3-hire", "grey-3-virtue", "yellow-3-resource", "black-3-flip", "blue-3-silver")


class Printed:
    """Says for one test what a card shows of which the print is unknown, whatever lies over it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.set: Any = patch.setitem

    def start(self, card: str, goods: dict[str, int], *step: tuple[str, int]) -> None:
        self.set(START_GOODS, card, tuple(goods.items()))
        self.set(START_STEP, card, step)

    def manuscript(self, book: str, cost: int, *steps: tuple[str, int], scores: str = "") -> None:
        """It works at once, or scores icons of that counter."""
        score = ForEach(scores, 1, Gain((("vp", 1),))) if scores else None
        self.set(MANUSCRIPTS, book, replace(MANUSCRIPTS[book], cost=cost, score=score))
        self.set(COST, book, cost)
        self.set(AT_ONCE, book, steps)

    def scheme(self, card: str, bonus: Program, move: int, *options: Program) -> None:
        self.set(SCHEMES, card, replace(SCHEMES[card], move=move))
        self.set(SCHEME_BONUS, card, bonus)
        self.set(SCHEME_OPTIONS, card, list(options))

    def alike(self, card: str, other: str) -> None:
        """A scheme that says what another does."""
        self.scheme(card, SCHEME_BONUS[other], SCHEMES[other].move, *SCHEME_OPTIONS[other])

    def bot(self, name: str, **facts: Any) -> None:
        board = replace(BOTS[name], **facts)
        self.set(BOTS, name, board)
        self.set(PRINTED, name, (icons(board.middle), icons(board.right)))


class Scene(base.Scene[State]):
    """A table in the middle of a game. The state may be changed until the first answer."""

    @property
    def p(self) -> list[Player]:
        return self.s.players

    # -- setting up ---------------------------------------------------------------------------

    def phase(self, name: str, active: int = 0) -> Scene:
        self.s.phase, self.s.active = name, active
        return self

    def give(self, seat: int, **means: int) -> Scene:
        """Goods, debts, deeds and the rest, by name."""
        p = self.p[seat]
        for name, n in means.items():
            if name in GOODS:
                p.goods[GOODS.index(name)] = n
            else:
                assert hasattr(p, name), name
                setattr(p, name, n)
        return self

    def at(self, seat: int, space: int) -> Scene:
        self.p[seat].at = space
        return self

    def find(self, seat: int, card: str) -> str:
        """A card leaves wherever it lies and belongs to the player."""
        p = self.p[seat]
        if card in p.cards:
            if card in p.draw.layers[-1].cards:
                p.draw.take(card)
            elif card in p.discard:
                p.discard.remove(card)
            else:
                p.hand.cards.remove(card)
            return card
        p.cards.append(card)
        if card in TOWNSFOLK:
            self.hide(card)
            self.s.townsfolk.take(card)
        elif card in SCHEMES and SCHEMES[card].deck == "future":
            self.s.future.take(card)
        return card

    def hide(self, card: str) -> None:
        """An open townsfolk makes room for another one."""
        if card and card in self.s.folk:
            pos = self.s.folk.index(card)
            other = self.s.townsfolk.layers[0].cards[-1]
            self.s.townsfolk.take(other)
            self.s.folk[pos] = other
            self.s.townsfolk.shuffle_in([card])

    def board(self, seat: int, *cards: str) -> Scene:
        """Three slots from the left; "" is empty."""
        self.p[seat].board = [self.find(seat, card) if card else "" for card in cards]
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        self.p[seat].hand.cards = sorted([self.find(seat, card) for card in cards])
        return self

    def discards(self, seat: int, *cards: str) -> Scene:
        self.p[seat].discard = [self.find(seat, card) for card in cards]
        return self

    def draw(self, seat: int, *cards: str) -> Scene:
        """Exactly these in the draw pile; whatever else lay there leaves the game."""
        p = self.p[seat]
        found = [self.find(seat, card) for card in cards]
        for layer in p.draw.layers:
            for card in layer.cards:
                p.cards.remove(card)
        p.draw = Deck.of(p.draw.pool, found)
        return self

    def house(self, seat: int, kind: str, slot: int, site: int) -> Scene:
        """A building of that slot stands on a site."""
        self.p[seat].built[3 * KINDS.index(kind) + slot - 1] = 1
        self.s.sites[site] = 3 * seat + KINDS.index(kind)
        return self

    def slots(self, seat: int, *names: str) -> Scene:
        """Uncovered slots, by name: "workshop-2"."""
        for name in names:
            kind, _, i = name.rpartition("-")
            self.p[seat].built[3 * KINDS.index(kind) + int(i) - 1] = 1
        return self

    def folk(self, **tops: str) -> Scene:
        """Open townsfolk by position, p0="mason"; "" empties the pile."""
        for name, card in tops.items():
            pos = int(name[1:])
            self.hide(card)
            self.s.townsfolk.shuffle_in([self.s.folk[pos]])
            self.s.folk[pos] = card
            if card:
                self.s.townsfolk.take(card)
            else:
                self.s.folk_below[pos] = 0
        return self

    def books(self, **tops: str) -> Scene:
        """Open manuscripts by position; "" empties the pile."""
        for name, book in tops.items():
            pos = int(name[1:])
            self.s.manuscripts.shuffle_in([self.s.books[pos]])
            self.s.books[pos] = book
            if book:
                self.s.manuscripts.take(book)
            else:
                self.s.books_below[pos] = 0
        return self

    def wrote(self, seat: int, *books: str) -> Scene:
        for book in books:
            if book in self.s.books:
                spare = [x for x in self.s.manuscripts.layers[0].cards if x not in books]
                self.books(**{f"p{self.s.books.index(book)}": spare[-1]})
            self.s.manuscripts.take(book)
            self.p[seat].manuscripts.append(book)
        return self

    def castle(self, first: str = "", second: str = "", third: str = "") -> Scene:
        """Workers by position, a digit a seat: "10 02 00 00 00"; the third tier is one group."""
        for rows, text in ((self.s.first_tier, first), (self.s.second_tier, second)):
            for pos, group in enumerate(text.split()):
                rows[pos][:] = [int(n) for n in group]
        if third:
            self.s.third_tier[:] = [int(n) for n in third]
        for p in self.p:
            low = self.s.first_tier + self.s.second_tier
            p.workers = 20 - sum([row[p.seat] for row in low]) - self.s.third_tier[p.seat]
        return self

    # -- playing ------------------------------------------------------------------------------

    # -- looking ------------------------------------------------------------------------------

    def goods(self, seat: int) -> dict[str, int]:
        return {x: n for x, n in zip(GOODS, self.p[seat].goods, strict=True) if n}

    def track(self, seat: int) -> tuple[int, int]:
        """The slots of corruption and virtue."""
        return self.p[seat].corruption, self.p[seat].virtue


def scene(players: int = 2, *, hero: str = "", **options: str) -> Scene:
    """Round 3: nothing at hand, empty boards; everybody's cards are in the draw pile.

    `players=1` is the solo game, `solo="noble"` its opponent. Viscounts stand apart on left outer
    spaces, the bot's too.
    """
    s = GAME.setup(players, options)
    s.ring = list(range(SEGMENTS_IN_RING))
    for card in FOLK:
        s.townsfolk.take(card)
    s.folk, s.folk_below = list(FOLK), [13, 13, 13, 12, 12]
    s.books, s.books_below = list(BOOKS), [6] * SEGMENTS_IN_RING
    assert all(MANUSCRIPTS[book].grey for book in BOOKS)
    for p in s.players:
        p.at = 3 * p.seat
        if not p.bot:
            p.draw, p.discard = Deck.of(p.draw.pool, STARTERS), []
    seats = seats_of(s)
    s.poverty, s.prosperity = {1: (12, 12), 2: (12, 12), 3: (15, 16), 4: (18, 20)}[seats]
    s.round, s.phase = 3, "cards"
    s.sites = [NOBODY] * len(s.sites)
    sc = Scene(GAME, s)
    if hero:
        sc.find(0, hero)
        s.players[0].draw.shuffle_in([hero])
    return sc


def opening(players: int, **options: str) -> Scene:
    """A game from its very start."""
    return Scene(GAME, GAME.setup(players, options))
