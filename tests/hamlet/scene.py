"""Positions in a few lines: set a table up, play answers, look.

sc = scene(2)                              # two players, player 0 to move, nothing happened yet
sc.give(0, coins=5).put("quarry", stone=1)
sc.play(("produce", QUARRY))               # the pending seat answers; chance takes the lowest card
assert sc.p[0].coins == 7
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any

import pytest

from ludorum.games.hamlet import GAME
from ludorum.games.hamlet.content import (
    ACTIONS,
    COST,
    NUMBERS,
    RAW,
    SALE_NEEDS,
    SALES,
    TILES,
    needs,
)
from ludorum.games.hamlet.state import (
    NOBODY,
    Player,
    State,
    lay_road,
    lay_tile,
    put_cube,
    put_goods,
    score,
    village,
)
from ludorum.games.hamlet.village import Joint, Spot
from ludorum.kernel import (
    Choose,
)
from ludorum.testing import scene as base
from ludorum.titles import demanded

CHURCH, MARKET, TOWN_HALL, WOODCUTTER, QUARRY, FARM = range(6)
ROW = ("small_woodland", "shrine", "sawmill", "stonemason")
TOKENS = ("m1", "m2", "m3")
BRIDGES = ((CHURCH, 12), (CHURCH, 5))  # church-quarry and church-town hall
PATHS = ((MARKET, 7), (MARKET, 8))  # both market-farm


class Printed:
    """Says for one test what a tile, a token or a number is of which the print is unknown."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.set: Any = patch.setitem

    def tile(self, id: str, **facts: Any) -> None:
        tile = replace(TILES[id], **facts)
        self.set(TILES, id, tile)
        self.set(COST, id, needs(tile.cost))

    def sale(self, token: str, points: int, coins: int, **cost: int) -> None:
        self.set(SALES, token, replace(SALES[token], points=points, coins=coins, cost=cost))
        self.set(SALE_NEEDS, token, needs(cost))

    def number(self, name: str, n: int) -> None:
        """Of those that are looked up when they are needed."""
        self.set(NUMBERS, name, replace(NUMBERS[name], n=n))


class Scene(base.Scene[State]):
    """A table in the middle of a game. The state may be changed until the first answer."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)
        self.asked: list[Choose] = []

    @property
    def p(self) -> list[Player]:
        return self.s.players

    def n(self, id: str) -> int:
        """The number of a tile."""
        return self.s.tiles.index(id)

    # -- setting up ---------------------------------------------------------------------------

    def give(self, seat: int, **means: int) -> Scene:
        """Points are booked as those of tiles."""
        for name, n in means.items():
            if name == "points":
                score(self.s, self.p[seat], n, "B7.2")
                continue
            setattr(self.p[seat], name, getattr(self.p[seat], name) + n)
        return self

    def put(self, id: str, **cubes: int) -> Scene:
        for name, n in cubes.items():
            put_cube(self.s, self.n(id), RAW.index(name), n)
        return self

    def clear(self, *ids: str) -> Scene:
        """No cubes on these tiles; on none if nothing is named."""
        for id in ids or self.s.tiles:
            n = self.n(id)
            for raw in range(3):
                put_cube(self.s, n, raw, -self.s.cubes[n][raw])
        return self

    def made(self, id: str, seat: int, high: bool = False, n: int = 1) -> Scene:
        put_goods(self.s, self.n(id), (seat * 2 + high,) * n)
        return self

    def spots(self, id: str, host: int = CHURCH) -> list[Spot]:
        return sorted(village(self.s).places(id, host))

    def linked_spot(self, id: str, host: int | None = None) -> Spot:
        """A placement that joins road to road."""
        v = village(self.s)
        for n in range(len(self.s.tiles)) if host is None else [host]:
            for at in sorted(v.places(id, n)):
                if any(terrain == "R" for _, terrain in v.contacts(id, at)):
                    return at
        raise AssertionError(id)

    def loose_spot(self, id: str, host: int = CHURCH, terrain: str = "F") -> Spot:
        """A placement that touches the host with equal terrain and joins no road."""
        v = village(self.s)
        for at in sorted(v.places(id, host)):
            found = v.contacts(id, at)
            if (host, terrain) in found and all(x != "R" for _, x in found):
                return at
        raise AssertionError(id)

    def build(self, id: str, at: Spot, seat: int = NOBODY) -> Scene:
        """A tile joins the village; from the bag if it lies there."""
        self.take(id)
        lay_tile(self.s, id, at, seat)
        return self

    def joined(self, id: str, by: int = 1, host: int = CHURCH, terrain: str = "F") -> Scene:
        """A tile beside the host, with a path or bridge of one side to it."""
        self.build(id, self.loose_spot(id, host, terrain))
        j = self.joint(self.s.tiles[host], id, terrain)
        return self.road(by, (j.a, j.segment))

    def take(self, id: str) -> None:
        if any(id in layer.cards for layer in self.s.bag.layers):
            self.s.bag.take(id)

    def plan(self, seat: int, *ids: str) -> Scene:
        for id in ids:
            self.take(id)
            self.p[seat].blueprints.append(id)
        return self

    def joint(self, one: str, other: str, terrain: str) -> Joint:
        ends = {self.n(one), self.n(other)}
        found = [j for j in village(self.s).joints if {j.a, j.b} == ends and j.terrain == terrain]
        return found[0]

    def road(self, seat: int, at: tuple[int, int]) -> Scene:
        lay_road(self.s, seat, village(self.s).at[at])
        return self

    # -- playing ------------------------------------------------------------------------------

    def answer(self, seat: int, answer: Any, cards: list[str]) -> None:
        """Forced asks pass by."""
        while answer not in self.options and len(self.options) == 1:
            super().answer(self.seat, self.options[0], cards)
            self.chance(cards)
        super().answer(self.seat, answer, cards)

    def settle(self) -> Scene:
        """Take the first option of everything that is asked within this action."""
        self.chance([])
        while not self.open().over and self.kind != "act":
            self.open().answer(self.seat, self.options[0])
            self.chance([])
        return self

    def run(
        self, flow: Generator[Any, Any, Any], *answers: Any, cards: tuple[str, ...] = ()
    ) -> Any:
        """Carry a rule out on the state itself; what it returns. Asks are kept in `asked`."""
        left, told = list(cards), list(answers)
        value: Any = None
        try:
            while True:
                ask = flow.send(value)
                if isinstance(ask, Choose):
                    if len(ask.options) > 1:
                        self.asked.append(ask)
                    value = told.pop(0) if told and told[0] in ask.options else ask.options[0]
                    assert value in ask.options
                else:
                    value = ask.accept(base.dealt(ask, left))
        except StopIteration as end:
            assert not told, told
            return end.value

    # -- looking ------------------------------------------------------------------------------

    def cubes(self, id: str) -> tuple[int, int, int]:
        return self.s.cubes[self.n(id)]


def scene(
    players: int = 2,
    *,
    active: int = 0,
    row: Any = ROW,
    market: Any = TOKENS,
    actions: Any = ACTIONS,
    **options: str,
) -> Scene:
    """The first turn: everything laid out, nobody has acted. `players=1` is the solo game."""
    s = set_up(players, options)
    for id in row:
        s.bag.take(id)
    s.row, s.row_coins = list(row), [0] * len(row)
    for token in market:
        s.sales[SALES[token].tier - 1].take(token)
    s.market = list(market)
    if s.botric is not None:
        s.actions.layers = []
        s.botric.row = list(actions)
    else:
        for p, coins in zip(s.players, (3, 4, 5, 5), strict=False):
            p.coins = coins
    s.active, s.phase = active, "turn"
    return Scene(s)


def opening(players: int, **options: str) -> Scene:
    """A game from its very start."""
    return Scene(set_up(players, options))


def set_up(players: int, options: dict[str, str]) -> State:
    """Three and four play by the variant they need."""
    named = {k.replace("_", "-"): v for k, v in options.items()}
    return GAME.setup(players, demanded(GAME, players) | named)
