"""Tithe: the teaching game. Small, but with a secret bid, a hidden hand and everyone at once.

`docs/new-game.md` walks through it; `clauses/` has its clauses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludorum.kernel import (
    Choose,
    Deal,
    Deck,
    Draw,
    Flow,
    Hand,
    Narrated,
    Option,
    Plan,
    Refusal,
    Together,
)  # fmt: skip
from ludorum.titles import BaseTitle, Pool, ScoreLine
from ludorum.words import Msg

HARVEST = [f"G{value:02}{copy}" for value in range(1, 13) for copy in "abcde"]  # T1.2
TITHES = [f"T{value}" for value in range(1, 9)]
HAND, MOST_SALES = 9, 2


def worth(card: str) -> int:
    return int(card[1:3])


@dataclass(slots=True)
class Player:
    seat: int
    hand: Hand
    prizes: list[str] = field(default_factory=list)
    coins: int = 0
    sales: int = 0
    done: bool = False  # has left the market


@dataclass(slots=True)
class State(Narrated):
    players: list[Player]
    harvest: Deck
    tithes: Deck
    spent: list[str] = field(default_factory=list)
    dealt: bool = False
    winner: int = -1  # of the last tithe, as long as the swap is open


def deal(s: State) -> Flow:
    """T1.2: a hidden hand for everyone."""
    for p in s.players:
        p.hand.cards = sorted((yield Deal(s.harvest, HAND, "T1.2", 1 << p.seat)))
    s.dealt = True


def bid(s: State) -> Flow:
    """T2: open a tithe, bid in secret, the highest bid that stands alone takes it."""
    tithe = yield Draw(s.tithes, "T2.1")
    s.tell("T2.1", "tithe", n=worth(tithe))
    asks = [Choose(p.seat, "bid", "T2.2", tuple(p.hand.cards), n=worth(tithe)) for p in s.players]
    bids: dict[int, str] = yield Together(asks)
    for p in s.players:
        p.hand.cards.remove(bids[p.seat])
        s.spent.append(bids[p.seat])
        s.tell("T2.2", "bid", player=p.seat, n=worth(bids[p.seat]))
    values = [worth(card) for card in bids.values()]
    alone = [p for p in s.players if values.count(worth(bids[p.seat])) == 1]
    if alone:
        winner = max(alone, key=lambda p: worth(bids[p.seat]))
        winner.prizes.append(tithe)
        s.tell("T2.3", "win", player=winner.seat, n=worth(tithe))
        s.winner = winner.seat  # a segment ends where secrets open: the swap is the next one
    else:
        s.spent.append(tithe)
        s.tell("T2.3", "nobody")


def swap(s: State, p: Player) -> Flow:
    """T2.4: the winner may put a card under the harvest and draw another."""
    s.winner = -1
    card = yield Choose(p.seat, "swap", "T2.4", (*p.hand.cards, "keep"))
    if card != "keep":
        p.hand.cards.remove(card)
        s.harvest.put_bottom([card], 1 << p.seat)
        new = yield Draw(s.harvest, "T2.4", 1 << p.seat)
        p.hand.cards = sorted([*p.hand.cards, new])
        s.tell("T2.4", "swap", player=p.seat)


def sale(s: State, p: Player) -> Flow:
    """T3: one action in a lane. It asks before it changes anything."""
    cards = p.hand.cards if p.sales < MOST_SALES else []
    pick = yield Choose(p.seat, "sell", "T3.1", (*cards, "stop"), n=MOST_SALES - p.sales)
    if pick == "stop":
        p.done = True
        return
    p.hand.cards.remove(pick)
    s.spent.append(pick)
    p.sales += 1
    p.coins += (worth(pick) + 3) // 4
    s.players[(p.seat + 1) % len(s.players)].coins += 1  # T3.2: the neighbour's share
    s.tell("T3.1", "sell", player=p.seat, n=worth(pick))


def grain(name: str) -> Msg:
    return Msg("grain", {"n": worth(name)})


def tithe(name: str) -> Msg:
    return Msg("tithe", {"n": worth(name)})


class Tithe(BaseTitle[State]):
    name = "tithe"
    players = (2, 3, 4, 5)
    state = State
    unset = ("winner",)
    internal = ("dealt", "winner", "done")
    events: Mapping[str, int] = {"win": 9, "nobody": 8, "tithe": 4, "sell": 4, "swap": 3}
    pools: Mapping[str, Pool] = {
        "harvest": Pool({card: worth(card) for card in HARVEST}, grain, "house"),
        "tithe": Pool({card: worth(card) for card in TITHES}, tithe, "house"),
    }

    def new_game(self, seats: int, options: Mapping[str, Any]) -> State:
        players = [Player(i, Hand("harvest", i)) for i in range(seats)]
        return State(None, players, Deck.of("harvest", HARVEST), Deck.of("tithe", TITHES))

    def agenda(self, s: State) -> Plan:
        if not s.dealt:
            return deal(s)
        if s.winner >= 0:
            return swap(s, s.players[s.winner])
        if s.tithes.size:
            return bid(s)
        return {p.seat: sale(s, p) for p in s.players if not p.done} or None

    def refusals(self, s: State, ask: Choose) -> Iterator[Refusal]:
        p = s.players[ask.seat]
        if ask.kind == "sell" and p.sales == MOST_SALES:
            for card in p.hand.cards:
                yield Refusal(card, "T3.1", "sold-enough", {"n": MOST_SALES})

    def scores(self, s: State) -> list[list[ScoreLine]]:
        return [
            [
                ScoreLine("prizes", len(p.prizes), sum([worth(x) for x in p.prizes]), "T4.1"),
                ScoreLine("coins", p.coins, p.coins, "T4.1"),
            ]
            for p in s.players
        ]

    def sensible(self, view: State, ask: Choose) -> Option:
        """Bid about as high as the tithe is, swap a low card, sell the two best."""
        cards = [c for c in ask.options if c not in ("keep", "stop")]
        if ask.kind == "bid":
            return min(cards, key=lambda c: abs(worth(c) - 1.4 * ask.about["n"]))
        if ask.kind == "swap":
            low = min(cards, key=worth)
            return low if worth(low) < 6 else "keep"
        return max(cards, key=worth) if cards else "stop"


GAME = Tithe()
