"""A table is copied and pickled with all it can do, and each goes on alone."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from ludorum.games import load, names
from ludorum.games.tithe import Tithe
from ludorum.kernel import (
    DEALER,
    Dealer,
    DuplicateDealer,
    KeyedDealer,
    ManualDealer,
    RandomDealer,
    RuleFault,
    Table,
)
from ludorum.testing.walk import mark, pick, setups

COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda x: pickle.loads(pickle.dumps(x)),
}
DEALERS: dict[str, Callable[[], Dealer]] = {
    "random": lambda: RandomDealer(random.Random(3).random),
    "keyed": lambda: KeyedDealer(b"k" * 32),
    "duplicate": lambda: DuplicateDealer(b"k" * 32),
    "manual": ManualDealer,
}


def on(tables: list[Table[Any]], rng: random.Random, steps: int) -> None:
    """The same answers for all of them."""
    for _ in range(steps):
        asks = tables[0].pending()
        if not asks:
            return
        seat = rng.choice(sorted(asks))
        option = asks[seat].sample(rng.random) if seat == DEALER else pick(rng, asks[seat])
        for t in tables:
            t.answer(seat, option)


def started(name: str, dealer: Dealer, checkpoints: int = 2) -> Table[Any]:
    title = load(name)
    setup = setups(title)[-1]
    return Table(title, title.setup(*setup), dealer, checkpoints=checkpoints)


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("dealer", DEALERS)
@pytest.mark.parametrize("name", names())
def test_a_copy_goes_on_alone_and_with_the_same_luck(name: str, dealer: str, how: str) -> None:
    t, rng = started(name, DEALERS[dealer]()), random.Random(f"{name} {dealer}")
    for steps in (0, 1, 7, 23, 20_000):
        on([t], rng, steps)
        twin = COPIES[how](t)
        assert (mark(twin), twin.log, twin.save()) == (mark(t), t.log, t.save())
        assert twin.game is t.game
        assert [twin.undoable(x) for x in range(6)] == [t.undoable(x) for x in range(6)]
        before, log = mark(t), t.log[:]
        on([twin], rng, 5)
        assert (mark(t), t.log) == (before, log), "what is done to a copy is not seen here"
        if steps < 100:
            twin = COPIES[how](t)
            on([t, twin], rng, 9)
            assert (mark(twin), twin.log) == (mark(t), t.log)
    assert t.over and COPIES[how](t).over


@pytest.mark.parametrize("how", COPIES)
def test_a_copy_can_take_back_and_tells_nobody(how: str) -> None:
    t, rng = started("paladins", RandomDealer(random.Random(1).random)), random.Random(5)
    events: list[Any] = []
    t.listen(events)
    taken = 0
    for _ in range(60):
        on([t], rng, 1)
        twin, heard = COPIES[how](t), len(events)
        seats = [x for x in range(4) if twin.undoable(x)[0] >= 0]
        if seats:
            size = len(t.log)
            twin.undo(seats[0])
            taken += 1
            assert len(twin.log) < size == len(t.log)
        assert len(events) == heard
    assert taken > 5


@pytest.mark.parametrize("how", COPIES)
def test_a_copy_of_what_was_restored_saves_the_same(how: str) -> None:
    t, rng = started("tithe", KeyedDealer(b"k" * 32), 1), random.Random(2)
    on([t], rng, 30)
    again = Table.restore(t.game, t.save(), KeyedDealer(b"k" * 32))
    twin = COPIES[how](again)
    assert twin.save() == again.save() == t.save()
    on([t, again, twin], rng, 20)
    assert mark(t) == mark(again) == mark(twin)


def test_a_source_that_is_only_a_function_is_shared() -> None:
    t = started("tithe", RandomDealer(lambda: 0.5))
    twin = copy.deepcopy(t)
    assert twin.dealer is not t.dealer and mark(twin) == mark(t)
    system = RandomDealer(random.SystemRandom().random)
    assert 0 <= copy.deepcopy(system).rand() < 1


def test_a_shallow_copy_is_refused_in_words() -> None:
    with pytest.raises(TypeError, match=r"table\.fork\(dealer\), or copy\.deepcopy\(table\)"):
        copy.copy(started("tithe", ManualDealer()))


@pytest.mark.parametrize("how", COPIES)
def test_a_forward_only_table_says_what_to_do(how: str) -> None:
    t = started("tithe", RandomDealer(random.random), checkpoints=0)
    with pytest.raises(RuleFault, match="checkpoints=1"):
        COPIES[how](t)


# -- titles ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_a_title_is_one_object(name: str) -> None:
    title = load(name)
    assert copy.copy(title) is copy.deepcopy(title) is title
    raw = pickle.dumps(title)
    assert pickle.loads(raw) is title and len(raw) < 200, "a pickle only names it"


def test_a_pickle_is_read_in_another_process() -> None:
    t = started("viscounts", RandomDealer(random.Random(3).random))
    on([t], random.Random(1), 20)
    code = (
        "import pickle, sys\n"
        "t = pickle.load(sys.stdin.buffer)\n"
        "print(t.game.derived.digest(t.state), len(t.log), t.dealer.rand())\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(t), capture_output=True, check=True
    )
    dealer: Any = copy.deepcopy(t).dealer
    want = t.game.derived.digest(t.state), len(t.log), dealer.rand()
    assert ran.stdout.decode().split() == [str(x) for x in want]


@pytest.mark.parametrize("name", ["tithe", "elsewhere"])
def test_a_title_that_is_not_registered_says_so(name: str) -> None:
    """Also one that only has the name of a registered one. It is copied all the same."""

    class Own(Tithe):
        pass

    Own.name = name
    title = Own()
    t = Table(title, title.setup(2, {}), RandomDealer(random.Random(1).random))
    assert copy.deepcopy(title) is title and mark(copy.deepcopy(t)) == mark(t)
    for x in (title, t):
        with pytest.raises(TypeError, match=rf"'{name}' cannot be pickled.*Register it"):
            pickle.dumps(x)
