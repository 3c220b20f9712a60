"""Every game tells where its turns begin, so that charts and replays can count them."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from ludorum.games import load
from ludorum.kernel import DEALER, ONLY, Entry, ManualDealer, Record, Table
from ludorum.server.play.steps import TurnBook, walk
from ludorum.titles import entries, totals

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
    book = TurnBook(title)
    for at in walk(title, record.seats, record.options, record.entries):
        book.take(at)
    last, found = book.end()
    told = [x for x in found if x.n]
    assert [x.n for x in told] == list(range(1, len(told) + 1))
    end = record.table(title).state
    assert found[-1].scores == totals(title.scores(end)) and found[-1].last == last
    assert {x.seat for x in told} == set(range(len(end.players)))  # a solo opponent, too
    steps = [step for _, step in walk(title, seats, {}, record.entries)]
    # The entries of the story are the same: where all act at once, stretches of one player.
    story = entries(title, [event for step in steps for event in step.events])
    seats_told = [x.seat for x in story if x.turn and x.title is None]
    assert seats_told == [x.seat for x in told if x.heads]
    # At once, somebody may act before an action that has begun has told anything.
    assert all(x.heads for x in told) or name == "hadrians_wall"
    firsts = [x.first for x in told]
    for turn in told:
        # Not one that passed within a step; in a solo opponent's the person may break ties.
        # At once, another's decision may let somebody go on who has but one option.
        forced = any(x.what == ONLY for x in steps[turn.first].events)
        if turn.seat < seats and firsts.count(turn.first) == 1 and not forced:
            assert steps[turn.first].who in (turn.seat, -1), turn
    for x, y in pairwise(found):
        assert x.first <= x.last and y.first in (x.last, x.last + 1), (x, y)
