"""A2.1, A16.2: the open market card shows its small market; its back is drawn when it turns."""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from importlib import resources
from itertools import pairwise
from typing import Any

import pytest

from ludorum.bots.value import FILE
from ludorum.companion import Question
from ludorum.companion.tape import names
from ludorum.games.architects import GAME
from ludorum.games.architects.content import MARKET, SMALL, SMALL_OF
from ludorum.kernel import DEALER, WATCHER, Draw, ManualDealer, RandomDealer, Table, imagine
from ludorum.testing.told import Script
from ludorum.titles import amounts
from tests.architects.test_reset import third_worker


def game(seed: int) -> Any:
    """A random game of three, stopped before every draw."""
    rng = random.Random(seed)
    table = Table(GAME, GAME.setup(3, {}), ManualDealer(), checkpoints=0)
    while not table.over:
        who, ask = table.anyone()
        if who == DEALER:
            value = ask.sample(rng.random)
            yield table, ask, value
        else:
            value = rng.choice(ask.options)
        table.answer(who, value)


@pytest.mark.clause("A2.1", "A16.2")
def test_no_view_tells_the_back_and_either_may_come() -> None:
    came: dict[str, Counter[str]] = defaultdict(Counter)
    for seed in range(40):
        for table, ask, value in game(seed):
            s = table.state
            left = set(MARKET) - set(s.large)
            for seat in (0, 1, 2, WATCHER):
                assert not left & names(table.view(seat)), "a card of the left pile is known"
            if isinstance(ask, Draw) and ask.deck.pool == "large-market":
                assert ask.outcomes() == sorted([k for k in left if SMALL_OF[k] == s.small])
                came[s.small][value] += 1
    assert set(came) == set(SMALL)
    for small, backs in came.items():
        assert set(backs) == {k for k in MARKET if SMALL_OF[k] == small}
        assert min(backs.values()) * 3 > max(backs.values())


@pytest.mark.clause("A2.1", "A16.2")
def test_two_cards_with_one_small_market_look_alike_until_they_turn() -> None:
    """The same answers, but for the back that turns: everything all may see is equal before."""
    for a, b in pairwise(sorted(MARKET, key=lambda k: SMALL_OF[k])):
        if SMALL_OF[a] != SMALL_OF[b]:
            continue
        views: list[list[Any]] = []
        for back in (a, b):
            sc = third_worker()
            sc.s.market_deck.shuffle_in([sc.s.small])
            sc.s.small = SMALL_OF[back]
            sc.s.market_deck.take(sc.s.small)
            table = sc.open()
            before = [table.view(seat) for seat in (0, 1, 2, WATCHER)]
            sc.play("market-left", cards=[back])
            assert sc.s.large == [back]
            views.append(before)
        assert views[0] == views[1]


@pytest.mark.clause("A2.1", "A16.2")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_what_a_seat_imagines_turns_to_either_back(seat: int) -> None:
    sc = third_worker()
    backs = set()
    for seed in range(20):
        rand = random.Random(seed).random
        twin = imagine(sc.open(), seat, rand, RandomDealer(rand))
        assert twin.view(seat) == sc.open().view(seat)
        twin.answer(0, "market-left")
        backs.add(twin.state.large[-1])
    assert backs == {k for k in MARKET if SMALL_OF[k] == SMALL_OF["K03"]}


def test_the_estimate_knows_small_markets_not_cards() -> None:
    """What a bot has learned about the left pile it can still see there."""
    data = json.loads((resources.files(GAME.package) / FILE).read_text(encoding="utf-8"))
    known = [x for part in data.values() for x in part["names"] if x.startswith("all.small=")]
    assert known
    assert {x.removeprefix("all.small=") for x in known} <= set(SMALL)


# -- at a physical table ---------------------------------------------------------------------------


@pytest.mark.clause("A2.1", "A16.2")
def test_the_companion_asks_for_the_side_that_shows() -> None:
    """First for one of the small markets, in a reset for the back, where there are two."""
    asked: list[Question] = []
    for seed in range(3):
        script = Script(GAME, {}, seed)
        script.play()
        asked += script.asked
    small = [x for x in asked if x.about == "small-market"]
    large = [x for x in asked if x.about == "large-market"]
    assert len(small) > len(large) > 0
    assert {len(x.picks) for x in small} <= {2, 3, 4, 5}
    assert len(small[0].picks) == 5
    for question in small:
        for pick in question.picks:
            assert pick.label == amounts(SMALL[pick.option])
    for question in large:
        assert len(question.picks) == 2
        assert len({SMALL_OF[x.option] for x in question.picks}) == 1
        for pick in question.picks:
            assert pick.label == amounts(MARKET[pick.option].large)
