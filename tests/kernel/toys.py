"""Very small games that show one behaviour of the kernel each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludorum.kernel import (
    FENCE,
    Choose,
    Deal,
    Deck,
    Derived,
    Draw,
    Flow,
    Hand,
    Narrated,
    Plan,
    Refusal,
    Roll,
    Together,
)


@dataclass(slots=True)
class Toy(Narrated):
    deck: Deck
    seen: list[str] = field(default_factory=list)
    left: int = 3
    hands: list[Hand] = field(default_factory=lambda: [Hand("d", 0), Hand("d", 1)])
    points: dict[int, int] = field(default_factory=lambda: {0: 0, 1: 0})


class ToyGame:
    """A game of one kind of segment, given as a function."""

    name, epoch = "toy", 1
    derived = Derived(Toy)

    def __init__(self, segment: Callable[[Toy], Plan]) -> None:
        self.segment = segment

    def setup(self, seats: int, options: Mapping[str, Any]) -> Toy:
        return Toy(None, Deck.of("d", "abcdefgh"))

    def agenda(self, s: Toy) -> Plan:
        return self.segment(s) if s.left > 0 else None

    def refusals(self, s: Toy, ask: Choose) -> Iterable[Refusal]:
        return [Refusal("fly", "X1", "no-wings", {"n": 2}), Refusal("draw", "X1", "never")]


def drawing(s: Toy) -> Flow:
    """Seat 0 draws, passes, crashes, or crashes after a draw."""
    what = yield Choose(0, "what", "X1", ("draw", "crash", "draw and crash", "pass", "hide"))
    if what == "crash":
        s.seen.append("half done")
    if what.startswith("draw"):
        card = yield Draw(s.deck, "X2")
        s.seen.append(card)
    if what == "hide":
        cards = yield Deal(s.deck, 2, "X2", 1 << 0)
        s.hands[0].cards.extend(cards)
    if what.endswith("crash"):
        raise ZeroDivisionError
    s.left -= 1


def chained(s: Toy) -> Flow:
    """A choice, a forced step, a fence, then the other seat."""
    what = yield Choose(0, "what", "X1", ("plain", "forced", "fenced", "other", "last"))
    s.points[0] += 1
    s.tell("X1", "point", player=0)
    if what == "forced":
        yield Choose(0, "only", "X1", ("yes",))
        s.points[0] += 10
    elif what == "fenced":
        yield FENCE
        s.points[0] += 100
    elif what == "other":
        yield Choose(1, "react", "X3", ("a", "b"))
        s.points[1] += 1
    s.left = 0 if what == "last" else s.left - 1


def asking(s: Toy) -> Flow:
    """Two questions in one thought, or one that chance follows."""
    what = yield Choose(0, "act", "X1", ("give", "draw"))
    s.points[0] += 1
    s.tell("X1", "point", player=0)
    if what == "draw":
        s.seen.append((yield Draw(s.deck, "X2")))
        return
    whom = yield Choose(0, "whom", "X1", ("you", "me"))
    s.points[1 if whom == "you" else 0] += 1
    s.tell("X1", "given", player=0)


def secret(s: Toy) -> Flow:
    picks = yield Together([Choose(i, "pick", "X4", ("x", "y", "z")) for i in (0, 1)])
    s.seen.append(picks[0] + picks[1])
    s.left -= 1


def rolling(s: Toy) -> Flow:
    yield Choose(0, "go", "X1", ("go", "stay"))
    face = yield Roll((1, 2, 3), "X5")
    s.seen.append(str(face))
    s.left -= 1


def lane(s: Toy, seat: int) -> Flow:
    """An action of one seat: gain, give to the neighbour, spend, draw, or leave."""
    mine = s.points[seat]
    options = ["gain", "give", "draw", *(["spend"] if mine else []), "leave"]
    what = yield Choose(seat, "act", "X6", options)
    if what == "gain":
        s.points[seat] += 1
    elif what == "give":
        s.points[1 - seat] += 1
    elif what == "spend":
        s.points[seat] -= 1
        s.seen.append(f"spent {seat}")
    elif what == "draw":
        card = yield Draw(s.deck, "X6", 1 << seat)
        s.hands[seat].cards = sorted([*s.hands[seat].cards, card])
    else:
        s.left = 0


def lanes(s: Toy) -> Plan:
    return {i: lane(s, i) for i in (0, 1)}
