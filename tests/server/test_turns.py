"""Every game tells where its turns begin, so that charts and replays can count them."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from ludorum.games import load
from ludorum.kernel import DEALER, Entry, ManualDealer, Record, Table
from ludorum.server.play.steps import turns, walk
from ludorum.titles import TURN, totals

GAMES = ("architects", "hadrians_wall", "hamlet", "paladins", "viscounts")


def sensible(name: str, seats: int) -> list[Entry]:
    """The log of a game; at once means in any order."""
    title, rng = load(name), random.Random(f"{name} {seats}")
    table = Table(title, title.setup(seats, {}), ManualDealer())
    while not table.over:
        who, ask = rng.choice(sorted(table.pending().items(), key=lambda x: x[0]))
        if who == DEALER:
            table.answer(DEALER, ask.sample(rng.random))
        else:
            table.answer(who, title.sensible(title.derived.observe(table.state, who), ask))
    return table.log


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_turns_are_told_and_counted(name: str, seats: int) -> None:
    title = load(name)
    record = Record(name, title.epoch, seats, {}, entries=sensible(name, seats))
    last, found = turns(title, record)
    told = [x for x in found if x.n]
    assert [x.n for x in told] == list(range(1, len(told) + 1))
    end = record.table(title).state
    assert told[-1].scores == totals(title.scores(end)) and told[-1].last == last
    assert {x.seat for x in told} == set(range(len(end.players)))  # a solo opponent, too
    steps = [step for _, step in walk(title, seats, {}, record.entries)]
    assert len(told) == len([e for step in steps for e in step.events if e.what == TURN])
    firsts = [x.first for x in told]
    for turn in told:
        # Not one that passed within a step; in a solo opponent's the person may break ties.
        if turn.seat < seats and firsts.count(turn.first) == 1:
            assert steps[turn.first].who in (turn.seat, -1), turn
    for x, y in pairwise(found):
        assert x.first <= x.last and y.first in (x.last, x.last + 1), (x, y)
