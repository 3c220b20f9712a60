"""Positions in a few lines: set a table up, play answers, look.

sc = scene(2)                          # two players, player 0 to move, nothing at hand
sc.give(0, scout=1, cleric=1, labourer=1, provisions=1)
sc.do("commission", 0)                 # the pending seat answers; chance takes the lowest card
assert sc.p[0].attributes[INFLUENCE] == 1

A payment that is not answered takes the first way; `do` answers one that is left open as well.
"""

from __future__ import annotations

from collections.abc import Mapping
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
from ludorum.kernel import DEALER, Deal, Draw, Event, ManualDealer, Refusal, Seat, Table

FULL = {int(seats): x.treasury for seats, x in SEATS.items()}  # P2.3: a full treasury, by seats
ROW = ("abbot-1", "acolyte-1", "architect-2", "defender-1", "gatekeeper-2")
FOES = (
    "viking-adventurer", "byzantine-assassin", "saracen-archer", "viking-mercenary",
    "byzantine-thief", "saracen-warrior",
)  # fmt: skip


class Scene:
    """A table in the middle of a game. The state may be changed until the first answer."""

    def __init__(self, s: State) -> None:
        self.start = s
        self.table: Table[State] | None = None
        self.events: list[Event] = []

    @property
    def s(self) -> State:
        return self.start if self.table is None else self.table.state

    @property
    def p(self) -> list[Player]:
        return self.s.players

    def open(self) -> Table[State]:
        """Sit down: from here on only answers change the position."""
        if self.table is None:
            self.start._event_sink = self.events  # the bot may begin before anybody can listen
            self.table = Table(GAME, self.start, ManualDealer(), strict=True)
            self.table.listen(self.events)
        return self.table

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
        """Answer the pending asks; chance gets `cards`, then the lowest."""
        table = self.open()
        left = cards if cards is not None else []
        for answer in answers:
            self.chance(left)
            if self.kind == "pay" and answer not in self.options:
                table.answer(self.seat, self.options[0])
                self.chance(left)
            table.answer(self.seat, answer)
        self.chance(left)
        return self

    def do(self, *answers: Any, cards: list[str] | None = None) -> Scene:
        """Play, and let the first payment pay if one is open at the end."""
        left = list(cards or [])
        self.play(*answers, cards=left)
        if not self.open().over and self.kind == "pay":
            self.play(self.options[0], cards=left)
        return self

    def chance(self, cards: list[str]) -> None:
        """Let the dealer answer everything that is open."""
        table = self.open()
        while not table.over and DEALER in table.pending():
            ask = table.pending()[DEALER]
            if isinstance(ask, Deal):
                n = min(ask.n, ask.deck.size)
                value: Any = tuple(cards[:n]) if len(cards) >= n else ask.sample(lambda: 0.0)
                del cards[:n]
            elif isinstance(ask, Draw):
                value = cards.pop(0) if cards else ask.sample(lambda: 0.0)
            else:
                value = ask.sample(lambda: 0.0)
            table.answer(DEALER, value)

    def why(self, option: Any) -> tuple[str, str, Mapping[str, Any]]:
        """Clause, reason and details why an option is closed to the pending seat."""
        found: list[Refusal] = Seat(self.open(), self.seat).why(option)
        assert len(found) == 1, found
        return found[0].clause, found[0].reason, found[0].about

    def told(self, what: str) -> list[Event]:
        return [e for e in self.events if e.what == what]

    def about(self, what: str) -> list[dict[str, Any]]:
        return [e.about for e in self.told(what)]

    def workers(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in zip(WORKERS, self.p[seat].workers, strict=True) if n}

    def points(self, seat: int) -> dict[str, int]:
        """The score sheet of a player: points by line, without lines of none."""
        return {line.what: line.points for line in GAME.scores(self.s)[seat] if line.points}

    def total(self, seat: int) -> int:
        return sum(self.points(seat).values())


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
    return Scene(s)


def opening(players: int, **options: str) -> Scene:
    """A game from its very start."""
    return Scene(GAME.setup(players, options))
