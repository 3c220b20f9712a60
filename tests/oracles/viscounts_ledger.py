"""Markers, goods, rounds, castle and boards of Viscounts, kept by what is told alone.

`hear` takes an event and says whether it may come now; `compare` looks at the table.
"""

from __future__ import annotations

from collections import Counter

from ludorum.kernel import Event
from tests.oracles.harness import Table
from tests.oracles.viscounts_table import (
    CARDS,
    GOODS,
    RING,
    icons_on,
    position_of,
)

END = 7  # of the track


# -- V4: virtue and corruption ---------------------------------------------------------------------


class Track:
    """The markers of every player, moved one by one as it is told (V4.6)."""

    def __init__(self, seats: int) -> None:
        self.markers = [[1, END] for _ in range(seats)]  # corruption and virtue

    def stacked(self, seat: int) -> bool:
        return self.markers[seat][0] == self.markers[seat][1]

    def hear(self, t: Table, e: Event) -> None:
        """V4.1: one slot; V4.3: a stack moves together; V4.4: not beyond the ends."""
        if e.what == "reset":
            self.markers[e.about["player"]] = [1, END]
        if e.what not in ("virtue", "corruption"):
            return
        markers = self.markers[e.about["player"]]
        step, own = (-1, 1) if e.what == "virtue" else (1, 0)
        clause = "V4.1"
        if markers[0] != markers[1]:
            markers[own] += step
        elif 1 <= markers[0] + step <= END:
            clause = "V4.3"
            markers[:] = [markers[0] + step] * 2
        else:
            clause = "V4.4"
        t.expect(clause, markers[own], e.about["n"], e)

    def compare(self, t: Table) -> None:
        actual = [[p.corruption, p.virtue] for p in t.state.players]
        t.expect("V4.1", self.markers, actual, "the markers on the boards")


# -- V1.2, V3: goods, debts and deeds --------------------------------------------------------------


class Goods:
    """What every player has, by what is told to be gained, spent and flipped."""

    def __init__(self, seats: int) -> None:
        self.goods = [dict.fromkeys(GOODS, 0) for _ in range(seats)]
        self.cards: list[Counter[str]] = [Counter() for _ in range(seats)]

    def hear(self, t: Table, e: Event) -> None:
        seat = e.about.get("player", 0)
        if e.what == "gain":
            self.goods[seat][e.about["good"]] += e.about["n"]
        elif e.what == "spend":
            self.goods[seat][e.about["good"]] -= e.about["n"]
        elif e.what in ("debt", "deed"):
            self.cards[seat][e.what] += 1
        elif e.what in ("flip-debt", "flip-deed"):  # V3.5: it never turns back
            self.cards[seat][e.what.removeprefix("flip-")] -= 1
            self.cards[seat][e.what] += 1

    def compare(self, t: Table) -> None:
        for p, goods, cards in zip(t.state.players, self.goods, self.cards, strict=True):
            t.expect("V1.2", list(goods.values()), p.goods, f"goods of seat {p.seat}")
            due = [cards[x] for x in ("debt", "flip-debt", "deed", "flip-deed")]
            actual = [p.debts, p.paid, p.deeds, p.approved]
            t.expect("V3.5", due, actual, f"debts and deeds of seat {p.seat}")


# -- V5.1, V3.3, V11: rounds, stacks, the end ------------------------------------------------------


class Course:
    """Whose turn it is, and how long the game goes on."""

    def __init__(self, people: int) -> None:
        self.stacks = {"debt": (12, 12, 15, 18)[people - 1], "deed": (12, 12, 16, 20)[people - 1]}
        self.turns: list[int] = []
        self.round = 0
        self.last = 0
        self.due = ""  # the card that must be revealed now

    def hear(self, t: Table, e: Event) -> None:
        if self.due:
            t.expect("V3.3", ("reveal", self.due), (e.what, e.about.get("card")))
        elif e.what == "reveal":
            t.expect("V3.3", "nothing revealed", e)
        self.due = ""
        if e.what == "round":
            self.round += 1
            t.expect("V11.1", False, 0 < self.last < self.round, "a round after the last one")
        elif e.what == "turn":
            self.turn(t, e.about["player"])
        elif e.what in self.stacks and self.round:  # V2.12: not before the stacks are built
            self.stacks[e.what] -= 1
            if self.stacks[e.what] == 0:
                self.due = "poverty" if e.what == "debt" else "prosperity"
                self.last = self.last or self.round + 1

    def turn(self, t: Table, seat: int) -> None:
        """V5.1: clockwise from the first player."""
        seats = len(t.state.players)
        next_ = (self.turns[-1] + 1) % seats if self.turns else t.state.first
        t.expect("V5.1", next_, seat)
        self.turns.append(seat)

    def over(self, t: Table) -> None:
        """V11.1: as many turns for all; V11.3: the last round is the one after the reveal."""
        seats = len(t.state.players)
        counts = [self.turns.count(seat) for seat in range(seats)]
        t.expect("V11.1", [self.round] * seats, counts)
        t.expect("V11.3", self.last, self.round)
        t.expect("V11.1", (t.state.first - 1) % seats, self.turns[-1], "who has the last turn")


# -- V6.9: the castle ------------------------------------------------------------------------------


class Castle:
    """Workers by tier, position and player, moved as it is told."""

    def __init__(self, seats: int) -> None:
        self.tiers = [[[0] * seats for _ in range(RING)] for _ in (1, 2)]
        self.top = [0] * seats
        self.leader = -1
        self.owed: list[tuple[int, int, int]] = []  # V6.9.2: sideways moves: who, from, to
        self.chosen: tuple[int, ...] = ()  # V8.6: who moves whom, from, to
        self.takes = -1  # V6.9.6: who must take the leader card now
        self.active = 0

    def groups(self, tier: int, seat: int) -> list[int]:
        return [pos for pos in range(RING) if self.tiers[tier - 1][pos][seat] >= 3]

    def hear(self, t: Table, e: Event) -> None:
        if e.what == "leader" or self.takes >= 0:
            takes = e.about["player"] if e.what == "leader" else -1
            t.expect("V6.9.6", self.takes, takes, e)
            self.takes = -1
        if e.what == "turn":
            self.active = e.about["player"]
        step = {
            "place": self.placed,
            "up": self.up,
            "aside": self.aside,
            "top": self.to_the_top,
            "remove": self.removed,
        }.get(e.what)
        if step is not None:
            step(t, e, e.about["player"], position_of(t.state, e.about["segment"]))

    def placed(self, t: Table, e: Event, seat: int, pos: int) -> None:
        """V6.9.1."""
        self.tiers[0][pos][seat] += e.about["workers"]

    def up(self, t: Table, e: Event, seat: int, pos: int) -> None:
        """V6.9.2: three or more of a colour: one goes up, then two go aside."""
        t.expect("V6.9.2", True, pos in self.groups(1, seat), e)
        t.expect("V6.9.4", [], self.owed, "a new group waits for the sideways moves")
        self.tiers[0][pos][seat] -= 1
        self.tiers[1][pos][seat] += 1
        self.owed = [(seat, pos, (pos + step) % RING) for step in (1, -1)]

    def aside(self, t: Table, e: Event, seat: int, pos: int) -> None:
        """V8.6: the castle move just chosen, to a neighbour; V6.9.4: not with the two that are due
        to go; V6.9.2: those two, clockwise first."""
        to = position_of(t.state, e.about["to"])
        if self.chosen:
            bound = sum(x[:2] == (seat, pos) for x in self.owed)
            t.expect("V8.6", self.chosen, (seat, pos, to), e)
            t.expect("V8.6", True, (to - pos) % RING in (1, RING - 1), e)
            t.expect("V6.9.4", True, self.tiers[0][pos][seat] > bound, e)
            self.chosen = ()
        else:
            due = self.owed.pop(0) if self.owed else None
            t.expect("V6.9.2", due, (seat, pos, to), e)
        self.tiers[0][pos][seat] -= 1
        self.tiers[0][to][seat] += 1

    def to_the_top(self, t: Table, e: Event, seat: int, pos: int) -> None:
        """V6.9.3: when the first tier is quiet."""
        quiet = not self.owed and not self.groups(1, seat)
        t.expect("V6.9.3", (True, True), (quiet, pos in self.groups(2, seat)), e)
        self.tiers[1][pos][seat] -= 1
        self.top[seat] += 1
        ahead = self.leader < 0 or self.top[seat] > self.top[self.leader]
        if seat != self.leader and ahead:
            self.leader = self.takes = seat

    def removed(self, t: Table, e: Event, seat: int, pos: int) -> None:
        """V6.9.5: from more than 3, when all have moved; V13.17: the bot removes only others."""
        other, row = e.about["other"], self.tiers[e.about["tier"] - 1][pos]
        quiet = not any(self.groups(tier, x) for tier in (1, 2) for x in range(len(row)))
        t.expect("V6.9.5", (True, True), (quiet, sum(row) > 3), e)
        t.expect("V6.9.10", self.active, seat, "who removes")
        if t.state.players[seat].bot:
            t.expect("V13.17", True, other != seat, e)
        row[other] -= 1

    def compare(self, t: Table) -> None:
        s = t.state
        actual = [s.first_tier, s.second_tier], s.third_tier, s.leader
        t.expect("V6.9.9", (self.tiers, self.top, self.leader), actual, "the castle")
        for p in s.players:  # V1.2: 20 workers are all there are
            rows = [row for tier in self.tiers for row in tier]
            here = sum(row[p.seat] for row in rows) + self.top[p.seat]
            t.expect("V6.9.1", 20 - here, p.workers, f"the supply of seat {p.seat}")

    def at_rest(self, t: Table) -> None:
        """V6.9.2, V6.9.5: no group is left, no section too full."""
        rows = [row for tier in self.tiers for row in tier]
        t.expect("V6.9.2", True, max(max(row) for row in rows) < 3, rows)
        t.expect("V6.9.5", True, max(sum(row) for row in rows) <= 3, rows)


# -- V5.3: the cards on a board --------------------------------------------------------------------


class Boards:
    """The rows of cards of the people; who built on the sites; manuscripts by colour."""

    def __init__(self, seats: int, sites: int) -> None:
        self.rows = [["", "", ""] for _ in range(seats)]
        self.moved = -1  # V5.3.1: whose cards have moved on already, for one was told to drop
        self.sites = [-1] * sites  # by owner
        self.ribbons: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.bonus: dict[str, int] = {}  # who took the card of a colour

    def crimes(self, seat: int) -> int:
        return sum(icons_on(card)["criminal"] for card in self.rows[seat] if card)

    def waits(self, seat: int, when: str) -> list[str]:
        """The cards on a board that wait for something, from the left."""
        return [card for card in self.rows[seat] if card and CARDS[card].get("when") == when]

    def shift(self, seat: int) -> None:
        self.rows[seat] = ["", *self.rows[seat][:2]]
