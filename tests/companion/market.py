"""A market where hand and row come from one deck: what the person is taken to hold may be shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludorum.kernel import Choose, Deal, Deck, Draw, Flow, Hand, Narrated, Plan
from ludorum.titles import BaseTitle, Pool, ScoreLine
from ludorum.words import Msg

CARDS = [f"{value}{copy}" for value in (1, 2, 3) for copy in "abcd"]
ROUNDS, ROW, HAND = 4, 3, 3


def face(card: str) -> Msg:
    return Msg("spice", {"n": int(card[0])})


@dataclass(slots=True)
class Player:
    seat: int
    hand: Hand
    points: int = 0


@dataclass(slots=True)
class State(Narrated):
    players: list[Player]
    deck: Deck
    row: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    round: int = 0


def turn(s: State) -> Flow:
    """A row is laid, a card is played and another drawn: one openly, one by the person alone."""
    p = s.players[0]
    if s.deck.size < ROW + HAND + 1:
        s.deck.shuffle_in(s.spent)
        s.spent = []
    p.hand.cards = sorted([*p.hand.cards, *(yield Deal(s.deck, HAND - len(p.hand.cards), "M1", 1))])
    s.row = list((yield Deal(s.deck, ROW, "M1")))
    card = yield Choose(0, "play", "M2", tuple(p.hand.cards))
    p.hand.cards.remove(card)
    p.points += int(card[0])
    s.spent += [card, *s.row]
    s.row = [(yield Draw(s.deck, "M3"))]
    yield Choose(0, "leave", "M3", ("go", "on"))
    s.spent += s.row
    s.row = []
    s.round += 1


class Market(BaseTitle[State]):
    name = "market"
    players = (1,)
    state = State
    package = "ludorum.games.tithe"  # for files nothing here asks for
    pools: Mapping[str, Pool] = {"spice": Pool({x: int(x[0]) for x in CARDS}, face)}

    def new_game(self, seats: int, options: Mapping[str, Any]) -> State:
        return State(None, [Player(0, Hand("spice", 0))], Deck.of("spice", CARDS))

    def agenda(self, s: State) -> Plan:
        return turn(s) if s.round < ROUNDS else None

    def scores(self, s: State) -> list[list[ScoreLine]]:
        return [[ScoreLine("points", p.points, p.points, "M2")] for p in s.players]
