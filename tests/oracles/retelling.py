"""A turn told again: the answers are those that were given, all else is made anew by the rulebook.

An oracle of this kind has a board of its own, plain data that is read off the state when a piece of
the rules begins. It goes through the clauses, checks at each decision that just the right options
were open, and takes the answer. In the end its board and that of the rules must be equal. What is
not belongs to the clause that touched this part of the board last, or if no part was touched that
differs, to the clause the turn began with.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from ludorum.kernel import Draw, Option, Roll
from ludorum.kernel.asks import Chance
from tests.oracles.harness import Table, Watcher

B = TypeVar("B")
DRAW, DEAL, ROLL = "draw", "deal", "roll"
CHANCE_SEAT = -1


class Step(NamedTuple):
    """A decision with its answer, or what chance brought (`kind` is then one of the three);
    `clause` is the one that the rules name."""

    clause: str
    kind: str
    seat: int
    options: tuple[Option, ...]
    answer: Any


class Wrong(Exception):
    """The turn cannot be told on: the rules asked, offered or drew something else."""

    def __init__(self, clause: str, expected: Any, actual: Any, about: str) -> None:
        super().__init__(clause, expected, actual, about)
        self.clause = clause
        self.expected = expected
        self.actual = actual
        self.about = about


class Retelling(Generic[B]):
    """One turn. `trail` are the clauses it has come through, in order. `played` is the board the
    rules have come to, for what is nobody's decision and makes no difference.

    With `traced` it remembers which clause has touched what: slow, for turns that went wrong.
    """

    def __init__(self, board: B, played: B, steps: Sequence[Step], traced: bool = False) -> None:
        self.board = board
        self.played = played
        self.steps = steps
        self.at = 0
        self.trail: list[str] = []
        self.touched: dict[str, str] = {}
        self._parts = parts(board) if traced else None

    def tell(self) -> None:
        """The turn; overridden."""
        raise NotImplementedError

    def whole(self) -> None:
        """The turn, and nothing after it."""
        self.tell()
        self._settle()
        rest = self.steps[self.at :]
        if rest:
            actual = [(x.kind, x.answer) for x in rest]
            raise Wrong(rest[0].clause, [], actual, "asked and drawn after the turn")

    def by(self, clause: str) -> None:
        """What follows is by this clause."""
        self._settle()
        self.trail.append(clause)

    @property
    def clause(self) -> str:
        """Where the turn stands; "" before its first clause."""
        return self.trail[-1] if self.trail else ""

    def _settle(self) -> None:
        if self._parts is not None and self.trail:
            now = parts(self.board)
            changed = {k for k in now.keys() | self._parts.keys()
                       if now.get(k) != self._parts.get(k)}  # fmt: skip
            self.touched.update(dict.fromkeys(changed, self.trail[-1]))
            self._parts = now

    # -- what happened -----------------------------------------------------------------------

    def same(self, expected: Any, actual: Any, about: str) -> None:
        if expected != actual:
            raise Wrong(self.clause, expected, actual, about)

    @property
    def next_kind(self) -> str:
        """What comes next in the turn as it was played; "" if nothing does."""
        return self.steps[self.at].kind if self.at < len(self.steps) else ""

    def step(self, kind: str) -> Step:
        self.same(kind, self.next_kind, "what comes next")
        self.at += 1
        return self.steps[self.at - 1]

    def choose(
        self,
        seat: int,
        kind: str,
        options: Iterable[Option],
        open_by: Callable[[Option], str | None] = lambda option: None,
    ) -> Any:
        """The answer to a decision of this kind, with just these options. `open_by` says by which
        clause one is open, where it is not the clause that asks."""
        step = self.step(kind)
        self.same(seat, step.seat, f"who is asked: {kind}")
        expected, actual = set(options), set(step.options)
        for option in sorted(expected ^ actual, key=repr):
            clause = open_by(option) or self.clause
            about = f"is {option} open: {kind}"
            raise Wrong(clause, option in expected, option in actual, about)
        return step.answer

    def draw(self) -> str:
        """The card that came."""
        card: str = self.step(DRAW).answer
        return card

    def deal(self, n: int) -> list[str]:
        """The cards that came: so many."""
        cards = list(self.step(DEAL).answer)
        self.same(n, len(cards), "how many cards are dealt")
        return cards

    def roll(self, faces: Iterable[Option]) -> Any:
        """The face that came, of these."""
        return self.choose(CHANCE_SEAT, ROLL, faces)


class TurnWatcher(Watcher, Generic[B]):
    """Has pieces of the rules told again: which, by the phase they run in, `tellings` says. `read`
    gives the board of a state, new every time."""

    def __init__(
        self, read: Callable[[Any], B], tellings: Mapping[str, type[Retelling[B]]]
    ) -> None:
        self.read = read
        self.tellings = tellings
        self.phase = ""
        self.then: Any = None  # the state when the piece began
        self.steps: list[Step] = []
        self.unanswered = False

    def rest(self, table: Table) -> None:
        self.judge(table)
        self.phase = table.state.phase
        self.then = table.copy() if self.phase in self.tellings else None
        self.steps = []

    def before(self, table: Table) -> None:
        self._answered(table)
        ask = table.ask
        assert ask is not None
        self.steps.append(Step(ask.clause, ask.kind, ask.seat, tuple(ask.options), None))
        self.unanswered = True

    def dealt(self, table: Table, ask: Chance, value: Option) -> None:
        self._answered(table)
        if isinstance(ask, Roll):
            self.steps.append(Step(ask.clause, ROLL, CHANCE_SEAT, tuple(ask.faces), value))
        else:
            kind = DRAW if isinstance(ask, Draw) else DEAL
            self.steps.append(Step(ask.clause, kind, CHANCE_SEAT, (), value))

    def after(self, table: Table) -> None:
        self._answered(table)

    def _answered(self, table: Table) -> None:
        if self.unanswered:
            self.steps[-1] = self.steps[-1]._replace(answer=table.answer)
            self.unanswered = False

    def end(self, table: Table) -> None:
        self.judge(table)

    @property
    def answers(self) -> str:
        return f"{self.phase}: {[(x.kind, x.answer) for x in self.steps]}"

    def judge(self, table: Table) -> None:
        """Tells again what has just ended."""
        if self.then is None:
            return
        retell = self.tellings[self.phase]
        now = self.read(table.state)
        turn = retell(self.read(self.then), now, self.steps)
        try:
            turn.whole()
        except Wrong as e:
            table.expect(e.clause, e.expected, e.actual, f"{e.about}; {self.answers}")
            return
        except (LookupError, ValueError) as e:  # the answers do not go with the board
            table.expect(turn.clause, "a turn that can be told", repr(e), self.answers)
            return
        if turn.board == now:
            table.report.checks.update(turn.trail)
            return
        turn = retell(self.read(self.then), now, self.steps, traced=True)
        turn.whole()
        expected, actual = parts(turn.board), parts(now)
        wrong = [
            x for x in sorted(expected.keys() | actual.keys()) if expected.get(x) != actual.get(x)
        ]
        touched = [x for x in wrong if x in turn.touched]
        for part in touched or wrong:
            clause = turn.touched.get(part, turn.trail[0])
            table.expect(clause, expected.get(part), actual.get(part), f"{part}; {self.answers}")


def parts(x: Any, name: str = "") -> dict[str, Any]:
    """Every field of the data, by where it is."""
    if dataclasses.is_dataclass(x):
        fields = [(f.name, getattr(x, f.name)) for f in dataclasses.fields(x)]
    elif isinstance(x, dict):
        fields = [(str(k), v) for k, v in x.items()]
    elif isinstance(x, list) and x and not isinstance(x[0], (str, tuple)):
        fields = [(str(i), v) for i, v in enumerate(x)]
    else:
        return {name: tuple(x) if isinstance(x, list) else x}
    out: dict[str, Any] = {}
    for key, value in fields:
        out.update(parts(value, f"{name}.{key}" if name else key))
    return out
