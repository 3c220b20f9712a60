"""Playing without a table: as fast as the rules go."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from .asks import DEALER, Choose, Fence, Option, Rand, Together
from .dealers import Entry, ManualDealer
from .game import Game
from .table import Table

S = TypeVar("S")


def replay(game: Game[S], start: S, log: Iterable[Entry], *, checkpoints: int = 0) -> Table[S]:
    """The log is the game: run it again from the start position.

    `start` stays as it is. IllegalAnswer if an entry does not fit. The table has a manual dealer.
    """
    t = Table(game, game.derived.clone(start), ManualDealer(), checkpoints=checkpoints)
    t.feed(log)
    return t


def playout(game: Game[S], s: S, choose: Callable[[Choose], Option], rand: Rand) -> int:
    """Play `s` to the end in place: no log, no copies. Returns the real decisions taken.

    `choose` is given every ask with more than one option (of a Together every one) and must answer
    with one of its options: it is not checked. Lanes are played one after the other.
    """
    agenda = game.agenda
    count = 0
    while True:
        plan = agenda(s)
        if plan is None:
            return count
        flow: Any = next(iter(plan.values())) if type(plan) is dict else plan
        send = flow.send
        value: Any = None
        try:
            while True:
                ask = send(value)
                kind = type(ask)
                if kind is Choose:
                    options = ask.options
                    if len(options) == 1:
                        value = options[0]
                    else:
                        count += 1
                        value = choose(ask)
                elif kind is Together:
                    count += len(ask.asks)
                    value = {seat: choose(one) for seat, one in ask.asks.items()}
                elif kind is Fence:
                    value = None
                else:
                    value = ask.accept(ask.sample(rand))
        except StopIteration:
            pass


def finish(t: Table[S], choose: Callable[[Choose], Option], rand: Rand) -> int:
    """Play a (forked) table to its end: through the open segment, then without the table."""
    count = 0
    while not t.over:
        if all([not run.moved and not run.lit for run in t.runs.values()]):
            return count + playout(t.game, t.state, choose, rand)
        seat, ask = t.anyone()
        if seat == DEALER:
            t.answer(DEALER, ask.sample(rand))
        else:
            count += len(ask.options) > 1
            t.answer(seat, choose(ask))
    return count
