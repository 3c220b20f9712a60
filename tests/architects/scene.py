"""Positions in a few lines: set a table up, play answers, look.

sc = scene(3)                        # three players, player 0 to move, empty hands
sc.p[0].goods[STONE] = 4             # any change to the state before the first answer
sc.play("quarry")                    # the pending seat answers; chance takes the lowest card
sc.play("market-middle", "plans", cards=["B01", "B02", "B03", "B04", "B05"])
assert sc.p[0].goods[STONE] == 5
"""

from __future__ import annotations

from typing import Any

from ludorum.games.architects import GAME
from ludorum.games.architects.content import APPRENTICES, BUILDINGS, GOODS, SMALL_OF
from ludorum.games.architects.state import Player, State
from ludorum.testing import scene as base


def crew(*names: str) -> list[str]:
    """Ids of apprentices by name; the same name again is another copy."""
    out: list[str] = []
    for name in names:
        out.append(next(x.id for x in APPRENTICES.values() if x.name == name and x.id not in out))
    return out


def card(name: str) -> str:
    """Id of a building by name."""
    return next(x.id for x in BUILDINGS.values() if x.name == name)


class Scene(base.Scene[State]):
    """A table in the middle of a game. The state may be changed until the first answer."""

    @property
    def p(self) -> list[Player]:
        return self.s.players

    def take(self, card: str, seat: int) -> None:
        """Move a building from the pile to a hand."""
        self.s.buildings.layers[-1].cards.remove(card)
        self.s.buildings.layers[-1].size -= 1
        self.p[seat].hand.cards = sorted([*self.p[seat].hand.cards, card])

    def hire(self, seat: int, *names: str) -> None:
        """Put apprentices, by name, before a player; they leave the pile or the rows."""
        for name in names:
            held = [c for p in self.p for c in p.crew]
            same = [x.id for x in APPRENTICES.values() if x.name == name and x.id not in held]
            layer = self.s.apprentices.layers[-1]
            pick = next((c for c in same if c in layer.cards), None)
            if pick is None:
                raise LookupError(f"{name} is not in the pile: lay other cards out")
            layer.cards.remove(pick)
            layer.size -= 1
            self.p[seat].crew.append(pick)

    def give(self, seat: int, **goods: int) -> None:
        """Add goods to a player's store, by name."""
        for good, n in goods.items():
            self.p[seat].goods[GOODS.index(good)] += n

    def join(self, seat: int, *cards: str) -> None:
        """Put apprentices of the pile, by id, before a player."""
        for c in cards:
            self.s.apprentices.take(c)
            self.p[seat].crew.append(c)

    def put(self, seat: int, *names: str) -> None:
        """Buildings of the pile, by name, stand before a player."""
        for name in names:
            self.s.buildings.take(card(name))
            self.p[seat].built.append(card(name))

    def turned(self, *cards: str) -> None:
        """Cards of the Black Market lie on the right, the last one open."""
        for c in cards:
            self.s.market_deck.take(SMALL_OF[c])
            self.s.large.append(c)

    def end(self) -> Scene:
        """The last turn is over: go on with the end-game effects."""
        self.s.phase = "final"
        self.open()
        return self

    # -- playing ------------------------------------------------------------------------------

    def points(self, seat: int) -> dict[str, int]:
        """Every line of the sheet, also those of no points: which there are is a rule."""
        return {line.what: line.points for line in GAME.scores(self.s)[seat]}

    def goods(self, seat: int) -> dict[str, int]:
        return {g: n for g, n in zip(GOODS, self.p[seat].goods, strict=True) if n}


ROWS = (("A04", "A10", "A17", "A26"), ("A05", "A11", "A18", "A35"))  # laid out unless changed


def scene(players: int = 2, *, active: int = 0, rows: Any = ROWS, **options: str) -> Scene:
    """A game after the setup: full piles, two rows of apprentices, nothing in hand, no silver.

    `players=1` is the solo game; `solo="helena"`, `boards=…` and the like are settings.
    """
    s = GAME.setup(players, {k.replace("_", "-"): v for k, v in options.items()})
    for r, row in enumerate(rows):
        for c in row:
            s.apprentices.layers[-1].cards.remove(c)
            s.apprentices.layers[-1].size -= 1
        s.rows[r] = list(row)
        s.coins[r] = [0] * len(row)
    s.small = SMALL_OF["K03"]
    s.market_deck.take(s.small)
    s.active = active
    s.phase = "turns"
    return Scene(GAME, s)


def opening(players: int, *boards: str, **options: str) -> Scene:
    """A game from its very start to the first turn: boards as named, always the first option."""
    if boards:
        options |= {"boards": "chosen"}
    sc = Scene(GAME, GAME.setup(players, {k.replace("_", "-"): v for k, v in options.items()}))
    sc.play(*boards)
    while sc.s.phase != "turns":
        sc.play(sc.options[0])
    return sc
