"""A seat at a table: all that a player, a bot or a front end may do and know.

Nothing here hands out the state. `why` and `preview` are computed on request only.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from .asks import DEALER, FENCE, Choose, Option, Rand, Together
from .dealers import Dealer, ManualDealer
from .events import Event, redact_for
from .game import IllegalAnswer, Refusal
from .imagine import imagine
from .table import Table

S = TypeVar("S")


class Change(NamedTuple):
    """One place of the view that would be different; None where it is absent."""

    path: tuple[str | int, ...]
    before: Any
    after: Any


class Preview(NamedTuple):
    """What an option would do, as far as it can be known before choosing it.

    stop: what ends the dry run: "own" (the seat decides again: see `ask`), "other" (another seat's
    decision), "chance", "known" (something hidden would open), "secret" (answers of a Together
    open later), "over".
    """

    changes: list[Change]
    events: list[Event]
    stop: str
    ask: Choose | None


class Seat:
    def __init__(self, table: Table[Any], seat: int) -> None:
        self._table = table
        self.seat = seat

    def view(self) -> dict[str, Any]:
        return self._table.view(self.seat)

    def observe(self) -> Any:
        return self._table.observe(self.seat)

    def ask(self) -> Choose | None:
        return self._table.pending().get(self.seat)

    def token(self) -> int:
        return self._table.token(self.seat)

    def answer(self, option: Option, token: int | None = None) -> None:
        self._table.answer(self.seat, option, token)

    def imagine(self, rand: Rand, dealer: Dealer) -> Table[Any]:
        return imagine(self._table, self.seat, rand, dealer)

    def can_undo(self) -> str:
        """Empty if the last answer can be taken back, else the code of the reason."""
        return self._table.undoable(self.seat)[1]

    def undo(self) -> None:
        """Take back the last real decision: forced answers on top of it go with it."""
        while True:
            self._table.undo(self.seat)
            ask = self.ask()
            if ask is None or len(ask.options) > 1 or ask.confirm or self.can_undo():
                return

    def why(self, option: Option | None = None) -> list[Refusal]:
        """Why options a player may look for are not offered: all of them, or one."""
        ask = self.ask()
        if ask is None:
            raise IllegalAnswer("not-asked", f"nothing is asked of seat {self.seat}")
        out = list(self._table.game.refusals(self._table.state, ask))
        if option is None:
            return out
        if option in ask.options:
            return []
        found = [r for r in out if r.option == option]
        return found or [Refusal(option, ask.clause, "not-an-option")]

    def preview(self, option: Option) -> Preview:
        """A dry run on a fork, stopped before anything that is not yet known."""
        table, seat = self._table, self.seat
        fork = table.fork(ManualDealer(), checkpoints=0)
        asks = fork.pending()
        lane = next((k for k, r in fork.runs.items() if fork._asked(r, seat) is not None), None)
        if lane is None:
            raise IllegalAnswer("not-asked", f"nothing is asked of seat {seat}")
        if option not in asks[seat].options:
            raise IllegalAnswer("not-offered", repr(option))
        if type(fork.runs[lane].ask) is Together:
            return Preview([], [], "secret", None)
        before = table.game.derived.view(fork.state, seat)
        events: list[Event] = []
        fork.listen(events)
        fork._probing = True
        fork.answer(seat, option)
        while True:
            asks = fork.pending()
            ask = asks.get(seat)
            if ask is None or len(ask.options) > 1 or ask.confirm:
                break
            fork.answer(seat, ask.options[0])
        changes: list[Change] = []
        compare((), before, table.game.derived.view(fork.state, seat), changes)
        if ask is not None:
            stop = "own"
        elif fork.over:
            stop = "over"
        elif any([run.ask is FENCE for run in fork.runs.values()]):
            stop = "known"
        else:
            stop = "chance" if DEALER in asks else "other"
        return Preview(changes, [redact_for(e, seat) for e in events], stop, ask)


def compare(path: tuple[str | int, ...], old: Any, new: Any, out: list[Change]) -> None:
    """Append what differs between two views, leaf by leaf; lists of another length as a whole."""
    if type(old) is dict and type(new) is dict:
        for key in [*old, *[k for k in new if k not in old]]:
            compare((*path, key), old.get(key), new.get(key), out)
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for i, (a, b) in enumerate(zip(old, new, strict=True)):
            compare((*path, i), a, b, out)
    elif old != new:
        out.append(Change(path, old, new))
