"""Positions in a few lines: set a table up, play answers, look.

sc = scene(3, year=2)                # three players, year 2, empty boards and sheets
sc.give(0, servant=1)                # items; any change to the state before the first answer
sc.play("mining")                    # seat 0 answers; chance takes the lowest card
sc.play("goods", 0, "fate", cards=["F03"])
sc.play("stop", seat=1)              # lanes: any seat that is asked
assert sc.items() == {"resource": 1}
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludorum.games.hadrians_wall import GAME
from ludorum.games.hadrians_wall.content import (
    ATTRIBUTES,
    CITIZENS,
    FAMILIES,
    FATE,
    ITEMS,
    TRACKS,
)
from ludorum.games.hadrians_wall.state import Player, State
from ludorum.testing import scene as base
from ludorum.titles import ScoreLine

SHOWN = ("vanguard", "engineer", "merchant", "forager", "ranger", "pontiff")  # prospects by seat
NEUTRAL = ("planner", "fighter")


class Scene(base.Scene[State]):
    """A table in the middle of a year. The state may be changed until the first answer."""

    @property
    def p(self) -> list[Player]:
        return self.s.players

    # -- setting up -----------------------------------------------------------------------------

    def give(self, seat: int = 0, /, **items: int) -> Scene:
        for item, n in items.items():
            self.p[seat].items[ITEMS.index(item)] += n
        return self

    def rich(self, seat: int = 0, n: int = 9) -> Scene:
        return self.give(seat, **dict.fromkeys(ITEMS, n))

    def fill(self, seat: int = 0, /, **tracks: int) -> Scene:
        """Boxes of left-sheet tracks, attributes and citizen tracks, by name."""
        p = self.p[seat]
        for name, n in tracks.items():
            for names, boxes in (
                (TRACKS, p.tracks),
                (ATTRIBUTES, p.attributes),
                (CITIZENS, p.citizens),
            ):
                if name in names:
                    boxes[names.index(name)] = n
        return self

    def build(self, seat: int = 0, /, **families: int) -> Scene:
        """How many sizes of a family stand; the small granary does not count."""
        for name, n in families.items():
            self.p[seat].built[FAMILIES.index(name)] = n
        return self

    def attack(self, left: int, centre: int, right: int) -> Scene:
        """This year's attack is turned, and everybody may decide on favours."""
        for side, n in (("left", left), ("centre", centre), ("right", right)):
            cards = [x.id for x in FATE.values() if x.attack == side][:n]
            for card in cards:
                self.s.fate.take(card)
            self.s.attack += cards
        for p in self.p:
            p.stopped, p.settled = True, False
        self.s.phase = "defend"
        return self

    # -- playing --------------------------------------------------------------------------------

    def stop(self, cards: Iterable[str] = ()) -> Scene:
        """Everybody stops; the attack is turned."""
        left = list(cards)
        for p in self.p:
            if not p.stopped:
                self.open().answer(p.seat, "stop")
        self.chance(left)
        return self

    def next_year(self, cards: Iterable[str] = ()) -> Scene:
        """Nobody spends a favour, everybody takes the first card as the path."""
        left = list(cards)
        table = self.open()
        self.chance(left)
        while self.s.phase != "act":
            seat, ask = next(iter(table.pending().items()))
            table.answer(seat, "done" if ask.kind == "favour" else ask.options[0])
            self.chance(left)
        return self

    # -- looking --------------------------------------------------------------------------------

    def items(self, seat: int = 0) -> dict[str, int]:
        return {x: n for x, n in zip(ITEMS, self.p[seat].items, strict=True) if n}

    def attributes(self, seat: int = 0) -> dict[str, int]:
        return {x: n for x, n in zip(ATTRIBUTES, self.p[seat].attributes, strict=True) if n}

    def closed(self, option: Any, seat: int | None = None) -> tuple[str, str]:
        """Clause and reason of a refusal."""
        return self.why(option, seat)[:2]

    def lines(self, seat: int = 0) -> dict[str, ScoreLine]:
        return {line.what: line for line in GAME.scores(self.s)[seat]}


def scene(players: int = 3, *, year: int = 1, difficulty: str = "easy") -> Scene:
    """The actions of a year have begun: prospects are open, nobody has an item or a mark."""
    s = GAME.setup(players, {"difficulty": difficulty})
    s.year, s.phase = year, "act"
    for p in s.players:
        p.stopped = False
        p.deck.take(SHOWN[p.seat])
        p.prospects.append(SHOWN[p.seat])
    for card in NEUTRAL[: max(0, 3 - players)]:
        s.neutral_deck.take(card)
        s.neutral.append(card)
        s.laid.append([0] * len(ITEMS))
    return Scene(GAME, s)


def opening(players: int, **options: str) -> Scene:
    """A game from its very start: the first paths are to be chosen."""
    sc = Scene(GAME, GAME.setup(players, options))
    sc.play()
    return sc


def fate(**parts: Any) -> str:
    """A fate card with that good, wounds or side."""
    found = [x.id for x in FATE.values() if all(getattr(x, k) == v for k, v in parts.items())]
    return found[0]
