"""Positions in a few lines: set a table up, play answers, look.

sc = scene(2)                          # two players, player 0 to move, nothing at hand
sc.give(0, scout=1, cleric=1, labourer=1, provisions=1)
sc.do("commission", 0)                 # the pending seat answers; chance takes the lowest card
assert sc.p[0].attributes[INFLUENCE] == 1

A payment that is not answered takes the first way; `do` answers one that is left open as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludorum.games.paladins import GAME
from ludorum.games.paladins.content import (
    ACTIONS,
    ATTRIBUTES,
    EMPTY,
    OUTSIDERS,
    PALADINS,
    SEATS,
    TOWNSFOLK,
    WORKERS,
    WORKSHOP,
)
from ludorum.games.paladins.state import Player, State
from ludorum.testing import scene as base

FULL = {int(seats): x.treasury for seats, x in SEATS.items()}  # P2.3: a full treasury, by seats
ROW = ("abbot-1", "acolyte-1", "architect-2", "defender-1", "gatekeeper-2")
FOES = (
    "viking-adventurer", "byzantine-assassin", "saracen-archer", "viking-mercenary",
    "byzantine-thief", "saracen-warrior",
)  # fmt: skip


class Scene(base.Scene[State]):
    """A table in the middle of a game. The state may be changed until the first answer."""

    @property
    def p(self) -> list[Player]:
        return self.s.players

    # -- setting up ---------------------------------------------------------------------------

    def give(self, seat: int, **means: int) -> Scene:
        """Workers, attributes, silver, provisions and debts, by name."""
        p = self.p[seat]
        for name, n in means.items():
            if name in WORKERS:
                p.workers[WORKERS.index(name)] += n
            elif name in ATTRIBUTES:
                p.attributes[ATTRIBUTES.index(name)] += n
            elif name == "suspicion":
                self.suspect(seat, *["tax-0"] * n)
            else:
                setattr(p, name, getattr(p, name) + n)
        return self

    def everyone(self, seat: int, n: int = 3) -> Scene:
        """So many of every worker but criminals."""
        return self.give(seat, **dict.fromkeys(WORKERS[:-1], n))

    def suspect(self, seat: int, *cards: str) -> Scene:
        for card in cards:
            self.s.suspicion.take(card)
            self.p[seat].suspicion.append(card)
        return self

    def ride(self, seat: int, paladin: str) -> Scene:
        """This round's paladin."""
        assert paladin in PALADINS
        self.p[seat].paladins.take(paladin)
        self.p[seat].paladin = paladin
        return self

    def enlist(self, seat: int, *cards: str) -> Scene:
        """Townsfolk of the pile join a crew."""
        for card in cards:
            self.s.townsfolk.take(card)
            self.p[seat].crew.append(card)
        return self

    def built(self, seat: int, *cards: str) -> Scene:
        for card in cards:
            self.s.walls.take(card)
            self.p[seat].walls.append(card)
            self.p[seat].done[ACTIONS.index("fortify")] += 1
        return self

    def converts(self, seat: int, *cards: str) -> Scene:
        for card in cards:
            self.s.outsiders.take(card)
            self.p[seat].converted.append(card)
            self.p[seat].done[ACTIONS.index("convert")] += 1
        return self

    def beats(self, seat: int, *cards: str) -> Scene:
        for card in cards:
            self.s.outsiders.take(card)
            self.p[seat].attacked.append(card)
            self.p[seat].done[ACTIONS.index("attack")] += 1
        return self

    def did(self, seat: int, **times: int) -> Scene:
        for action, n in times.items():
            self.p[seat].done[ACTIONS.index(action)] = n
        return self

    def use(self, seat: int, *actions: str) -> Scene:
        """Labourers stand on all open spaces of these actions."""
        for action in actions:
            a = ACTIONS.index(action)
            row = self.p[seat].spaces[a]
            self.p[seat].spaces[a] = [x if x == WORKSHOP else 0 for x in row]
        return self

    def shop(self, seat: int, action: str, *spaces: int) -> Scene:
        for i in spaces:
            self.p[seat].spaces[ACTIONS.index(action)][i] = WORKSHOP
        return self

    def reveals(self, *paladins: str, inns: tuple[str, ...]) -> Scene:
        """Everybody has chosen a paladin; the first player is about to reveal it."""
        for p, paladin in zip(self.p, paladins, strict=True):
            p.paladins.take(paladin)
            p.chosen.cards = [paladin]
        for card in inns:
            self.s.taverns.take(card)
        self.s.inns, self.s.guests = list(inns), [EMPTY] * len(inns)
        self.s.phase, self.s.active = "reveal", self.s.first
        return self

    def orders(self, *actions: str) -> Scene:
        """King's Orders, revealed from slot 1 on."""
        for action in actions:
            self.s.orders.take(f"order-{action}")
            self.s.shown_orders.append(f"order-{action}")
        return self

    def favours(self, *cards: str) -> Scene:
        for card in cards:
            self.s.favours.take(f"favour-{card}")
            self.s.shown_favours.append(f"favour-{card}")
            self.s.on_favours.append(EMPTY)
        return self

    # -- playing ------------------------------------------------------------------------------

    def answer(self, seat: int, answer: Any, cards: list[str]) -> None:
        """A payment that is open takes the first way, unless this is its answer."""
        if self.kind == "pay" and answer not in self.options:
            super().answer(seat, self.options[0], cards)
            self.chance(cards)
            seat = self.seat
        super().answer(seat, answer, cards)

    def do(self, *answers: Any, cards: Iterable[str] = ()) -> Scene:
        """Play, and let the first payment pay if one is open at the end. Cards may be left over."""
        left = list(cards)
        self.go_on(answers, left)
        if not self.open().over and self.kind == "pay":
            self.go_on(self.options[:1], left)
        return self

    def workers(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in zip(WORKERS, self.p[seat].workers, strict=True) if n}


def scene(
    players: int = 2,
    *,
    first: int = 0,
    active: int = -1,
    round: int = 4,
    row: Any = ROW,
    foes: Any = FOES,
    alone: bool = True,
    **options: str,
) -> Scene:
    """In the middle of a round: rows laid out, nothing at hand, no paladins.

    `alone`: everybody else has passed, so that one player has all the turns.
    `players=1` is the solo game, `solo="hard"` its level. "" in a row is an empty slot.
    """
    s = GAME.setup(players, options)
    for card in row:
        if card:
            assert card in TOWNSFOLK
            s.townsfolk.take(card)
    for card in foes:
        if card:
            assert card in OUTSIDERS
            s.outsiders.take(card)
    s.row, s.foes = list(row), list(foes)
    s.round, s.first = round, first
    s.active = first if active < 0 else active
    s.phase = "turns"
    for p in s.players:
        p.silver = p.provisions = 0
        p.passed = alone and p.seat != s.active
    return Scene(GAME, s)


def opening(players: int, **options: str) -> Scene:
    """A game from its very start."""
    return Scene(GAME, GAME.setup(players, options))
