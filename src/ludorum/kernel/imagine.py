"""Positions a seat cannot tell from the real one: honest search in games with hidden cards.

The checkpoint is resampled and the answers since are fed again: chance the seat saw stays, chance
it did not see is drawn anew, secret answers are guessed. Only an equal view is accepted. Knowledge
is what can be seen now; memory of cards that passed by is a matter for bots.
"""

from __future__ import annotations

from typing import Any, TypeVar

from .asks import DEALER, Choose, Rand, Roll, Together
from .dealers import Dealer, Entry, ManualDealer
from .game import IllegalAnswer
from .table import Table

S = TypeVar("S")
TRIES = 50


def imagine(t: Table[S], seat: int, rand: Rand, dealer: Dealer) -> Table[S]:
    """A fork in which all that `seat` cannot know is dealt anew.

    The seat's view of it equals its view of `t`, which stays as it is. What comes later is dealt by
    `dealer`. Raises IllegalAnswer ("impossible") if no such position is found in a number of tries.
    """
    at, base = t._point()
    tail, sight = t.log[at:], t.view(seat)
    derived = t.game.derived
    keep = _seen_by(t, seat, tail)
    keep += _opened(derived.hidden(base, seat), derived.hidden(t.state, seat), keep)
    for _ in range(TRIES):
        twin = derived.clone(base)
        derived.resample(twin, seat, rand, keep)
        other = _manual(t, derived.clone(twin))
        other.points = [(0, twin)]
        try:
            for entry in tail:
                _guess(other, seat, rand, entry)
        except IllegalAnswer:
            continue
        if not tail or other.view(seat) == sight:
            other.keep, other.dealer = 1, dealer
            other._deal_open()
            return other
    raise IllegalAnswer("impossible", "no position found; end segments where secrets open")


def _manual(t: Table[S], state: S) -> Table[S]:
    return Table(t.game, state, ManualDealer(), checkpoints=0)


def _seen_by(t: Table[S], seat: int, tail: list[Entry]) -> list[str]:
    """Cards of the last answers that the seat saw drawn: they must stay in their decks."""
    keep: list[str] = []
    if not any([who == DEALER for _, who, _ in tail]):
        return keep
    probe = _manual(t, t.game.derived.clone(t._point()[1]))
    for entry in tail:
        lane, who, value = entry
        if who == DEALER:
            ask = probe.runs[lane].ask
            if ask.sees >> seat & 1 and type(ask) is not Roll:
                keep.extend(value if type(value) is tuple else (value,))
        probe.feed((entry,))
    return keep


def _opened(
    before: dict[str, list[list[str]]], now: dict[str, list[list[str]]], seen: list[str]
) -> list[str]:
    """Cards that were hidden at the checkpoint and lie open now, but for those seen drawn: what
    others have played, they had."""
    out: list[str] = []
    for pool, lists in before.items():
        still = [card for cards in now.get(pool, []) for card in cards] + seen
        for card in [card for cards in lists for card in cards]:
            if card in still:
                still.remove(card)
            else:
                out.append(card)
    return out


def _guess(t: Table[Any], seat: int, rand: Rand, entry: Entry) -> None:
    """Feed one entry as far as `seat` knows it."""
    lane, who, value = entry
    run = t.runs.get(lane)
    if run is None:
        raise IllegalAnswer("not-asked", "no such lane here")
    if not run.lit:
        t._light(run)
    ask = run.ask
    if who == DEALER:
        if type(ask) is Choose or type(ask) is Together:
            raise IllegalAnswer("not-asked", "no chance event here")
        if not ask.sees >> seat & 1:
            value = ask.sample(rand)
    elif who != seat:
        one = t._asked(run, who)
        if one is None:
            raise IllegalAnswer("not-asked", "nothing is asked of that seat here")
        if type(ask) is Together or value not in one.options:
            value = one.options[int(rand() * len(one.options))]
    t.feed(((lane, who, value),))
