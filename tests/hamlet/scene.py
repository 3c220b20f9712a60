"""Positions in a few lines: set a table up, play answers, look.

sc = scene(2)                              # two players, player 0 to move, nothing happened yet
sc.give(0, coins=5).put("quarry", stone=1)
sc.play(("produce", QUARRY))               # the pending seat answers; chance takes the lowest card
assert sc.p[0].coins == 7
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ludorum.games.hamlet import GAME
from ludorum.games.hamlet.content import ACTIONS, RAW, SALES
from ludorum.games.hamlet.state import (
    NOBODY,
    Player,
    State,
    lay_tile,
    put_cube,
    put_goods,
    score,
    village,
)
from ludorum.games.hamlet.village import Joint, Spot
from ludorum.kernel import (
    DEALER,
    Choose,
    Deal,
    Draw,
    Event,
    ManualDealer,
    Refusal,
    Seat,
    Table,
)

CHURCH, MARKET, TOWN_HALL, WOODCUTTER, QUARRY, FARM = range(6)
ROW = ("small_woodland", "shrine", "sawmill", "stonemason")
TOKENS = ("m1", "m2", "m3")
BRIDGES = ((CHURCH, 12), (CHURCH, 5))  # church-quarry and church-town hall
PATHS = ((MARKET, 7), (MARKET, 8))  # both market-farm


class Scene:
    """A table in the middle of a game. The state may be changed until the first answer."""

    def __init__(self, s: State) -> None:
        self.start = s
        self.table: Table[State] | None = None
        self.events: list[Event] = []
        self.asked: list[Choose] = []
        s._event_sink = self.events

    @property
    def s(self) -> State:
        return self.start if self.table is None else self.table.state

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
        self.s.roads.append((seat, *at))
        village(self.s).build(village(self.s).at[at])
        return self

    # -- playing ------------------------------------------------------------------------------

    def open(self) -> Table[State]:
        """Sit down: from here on only answers change the position."""
        if self.table is None:
            self.table = Table(GAME, self.start, ManualDealer(), strict=True)
            self.table.listen(self.events)
        return self.table

    @property
    def seat(self) -> int:
        """Whose answer is waited for."""
        return int(next(iter(self.open().pending())))

    @property
    def ask(self) -> Any:
        return self.open().pending()[self.seat]

    @property
    def kind(self) -> str:
        return str(self.ask.kind)

    @property
    def options(self) -> list[Any]:
        return list(self.ask.options)

    def play(self, *answers: Any, cards: list[str] | None = None) -> Scene:
        """Answer the pending asks; chance gets `cards`, then the lowest; forced asks pass by."""
        table = self.open()
        left = cards if cards is not None else []
        for answer in answers:
            self.chance(left)
            while answer not in self.options and len(self.options) == 1:
                table.answer(self.seat, self.options[0])
                self.chance(left)
            table.answer(self.seat, answer)
        self.chance(left)
        return self

    def settle(self) -> Scene:
        """Take the first option of everything that is asked within this action."""
        self.chance([])
        while not self.open().over and self.kind != "act":
            self.open().answer(self.seat, self.options[0])
            self.chance([])
        return self

    def chance(self, cards: list[str]) -> None:
        """Let the dealer answer everything that is open."""
        table = self.open()
        while not table.over and DEALER in table.pending():
            table.answer(DEALER, dealt(table.pending()[DEALER], cards))

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
                    value = ask.accept(dealt(ask, left))
        except StopIteration as end:
            assert not told, told
            return end.value

    # -- looking ------------------------------------------------------------------------------

    def why(self, option: Any) -> tuple[str, str, dict[str, Any]]:
        """Clause, reason and details why an option is closed to the pending seat."""
        found: list[Refusal] = Seat(self.open(), self.seat).why(option)
        assert len(found) == 1, found
        return found[0].clause, found[0].reason, dict(found[0].about)

    def told(self, what: str) -> list[Event]:
        return [e for e in self.events if e.what == what]

    def about(self, what: str) -> list[dict[str, Any]]:
        return [e.about for e in self.told(what)]

    def cubes(self, id: str) -> tuple[int, int, int]:
        return self.s.cubes[self.n(id)]

    def points(self, seat: int) -> dict[str, int]:
        """The score sheet of a player: points by line, without lines of none."""
        return {line.what: line.points for line in GAME.scores(self.s)[seat] if line.points}

    def total(self, seat: int) -> int:
        return sum(self.points(seat).values())


def dealt(ask: Any, cards: list[str]) -> Any:
    """What chance brings: the given cards, then the lowest."""
    if isinstance(ask, Deal):
        n = min(ask.n, ask.deck.size)
        value: Any = tuple(cards[:n]) if len(cards) >= n else ask.sample(lambda: 0.0)
        del cards[:n]
        return value
    if isinstance(ask, Draw) and cards:
        return cards.pop(0)
    return ask.sample(lambda: 0.0)


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
    s = GAME.setup(players, {k.replace("_", "-"): v for k, v in options.items()})
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
        s.players[0].coins, s.players[1].coins = 3, 4
    s.active, s.phase = active, "turn"
    return Scene(s)


def opening(players: int, **options: str) -> Scene:
    """A game from its very start."""
    return Scene(GAME.setup(players, {k.replace("_", "-"): v for k, v in options.items()}))
