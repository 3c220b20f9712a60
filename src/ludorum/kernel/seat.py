"""A seat at a table: all that a player, a bot or a front end may do and know.

Nothing here hands out the state. `why` and `preview` are computed on request only.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from .asks import DEALER, FENCE, Choose, Option, Rand, Together, forced
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
    """What answers would do, one after the other, as far as it can be known before giving them.

    stop: what ends the dry run: "own" (the seat decides again: see `ask`), "other" (another seat's
    decision), "chance", "known" (something hidden would open), "secret" (answers of a Together
    open later), "over".
    kinds: of the questions that were answered.
    after: the seat in the position where it decides again.
    """

    changes: list[Change]
    events: list[Event]
    stop: str
    ask: Choose | None
    kinds: tuple[str, ...] = ()
    after: Seat | None = None

    @property
    def leads_on(self) -> bool:
        """The next question belongs to the same thought: none of its kind was answered so far."""
        return self.ask is not None and self.ask.kind not in self.kinds


class Seat:
    """A table as one seat may see and use it: made as often as one likes, it keeps nothing."""

    def __init__(self, table: Table[Any], seat: int) -> None:
        self._table = table
        self.seat = seat

    def view(self) -> dict[str, Any]:
        """`Table.view` of this seat: JSON data, the caller's own."""
        return self._table.view(self.seat)

    def observe(self) -> Any:
        """The position as this seat knows it, typed; the caller's own (see `Derived.observe`)."""
        return self._table.observe(self.seat)

    def ask(self) -> Choose | None:
        """The decision this seat stands before; None if nothing is asked of it now."""
        return self._table.pending().get(self.seat)

    def token(self) -> int:
        """Names that decision (see `Table.token`)."""
        return self._table.token(self.seat)

    def answer(self, option: Option, token: int | None = None) -> None:
        """Answer the open ask; IllegalAnswer changes nothing (see `Table.answer`)."""
        self._table.answer(self.seat, option, token)

    def imagine(self, rand: Rand, dealer: Dealer) -> Table[Any]:
        """A table this seat cannot tell from the real one, to try things on (see `imagine`)."""
        return imagine(self._table, self.seat, rand, dealer)

    def can_undo(self) -> str:
        """Empty if the last answer can be taken back, else the code of the reason."""
        return self._table.undoable(self.seat)[1]

    def undo(self) -> None:
        """Take back the last real decision: forced answers on top of it go with it.

        Raises IllegalAnswer with an "undo-…" code, and changes nothing, where `can_undo` is not
        empty.
        """
        while True:
            self._table.undo(self.seat)
            ask = self.ask()
            if ask is None or len(ask.options) > 1 or ask.confirm or self.can_undo():
                return

    def why(self, option: Option | None = None) -> list[Refusal]:
        """Why options a player may look for are not offered: all of them, or one.

        Raises IllegalAnswer ("not-asked") if nothing is asked of the seat. For one option: empty if
        it is offered after all, else at least one reason. Reads the position, changes nothing;
        takes its time.
        """
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

    def preview(self, option: Option, *then: Option) -> Preview:
        """A dry run of one answer or several on a fork, stopped before anything not yet known.

        Never tells more than the seat may know. Raises IllegalAnswer ("not-asked", "not-offered")
        if an answer does not fit; further answers are for the asks that the ones before lead to.
        """
        table, seat = self._table, self.seat
        fork = table.fork(ManualDealer(), checkpoints=0)
        before = table.game.derived.view(fork.state, seat)
        events: list[Event] = []
        fork.listen(events)
        fork._probing = True
        kinds: list[str] = []
        stop = "own"
        for answer in (option, *then):
            ask = fork.pending().get(seat)
            if ask is None or stop == "secret":
                raise IllegalAnswer("not-asked", f"nothing is asked of seat {seat}")
            if answer not in ask.options:
                raise IllegalAnswer("not-offered", repr(answer))
            kinds.append(ask.kind)
            stop = try_out(fork, seat, answer)
        changes: list[Change] = []
        compare((), before, table.game.derived.view(fork.state, seat), changes)
        told = [redact_for(e, seat) for e in events]
        again = fork.pending()[seat] if stop == "own" else None
        after = Seat(fork, seat) if again is not None else None
        return Preview(changes, told, stop, again, tuple(kinds), after)


def try_out(fork: Table[Any], seat: int, option: Option) -> str:
    """Answer in a dry run, and go on through what is no decision; what stops it (see `Preview`)."""
    if any([type(r.ask) is Together and fork._asked(r, seat) for r in fork.runs.values()]):
        return "secret"
    fork.answer(seat, option)
    while True:
        asks = fork.pending()
        ask = asks.get(seat)
        if not forced(ask):
            break
        fork.answer(seat, ask.options[0])
    if ask is not None:
        return "own"
    if fork.over:
        return "over"
    if any([run.ask is FENCE for run in fork.runs.values()]):
        return "known"
    return "chance" if DEALER in asks else "other"


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
