"""What people have learned, their games beside a board, and their tries at puzzles."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludorum.games import load
from ludorum.puzzles import puzzles_of
from ludorum.server.companion_sync.repository import CompanionSave
from ludorum.server.learning.schemas import GameProgress, LeftLesson
from ludorum.server.puzzles.model import Met, Try
from ludorum.server.puzzles.service import guessed
from ludorum.server.ratings.scale import NEW, duel, shown
from ludorum.server.services import Repositories
from ludorum.server.store.rows import User
from tests.server.repositories.records import ANN, BOB

pytestmark = pytest.mark.anyio


async def test_what_devices_of_one_person_have_learned_is_joined(store: Repositories) -> None:
    await store.accounts.add_user(ANN)
    await store.accounts.add_user(BOB)
    kept = store.progress
    assert await kept.of(ANN.id) == {}
    left = LeftLesson("bid", "[]", 1)
    every = [GameProgress([f"l{n}"], left, n, [f"k{n}"], 0) for n in range(8)]
    await asyncio.gather(*(kept.merge(ANN.id, "tithe", x) for x in every))
    told = await kept.merge(ANN.id, "tithe", GameProgress(["l9"], None, 9, [], 0))
    other = await kept.merge(ANN.id, "hamlet", GameProgress([], None, 0, ["road"], 5))
    assert await kept.of(ANN.id) == {"hamlet": other, "tithe": told}
    assert set(told.done) == {*(f"l{n}" for n in range(8)), "l9"}
    assert set(told.first) == {f"k{n}" for n in range(8)} and told.left is None
    assert await kept.of(BOB.id) == {}


async def test_companion_games_are_kept_for_their_person(store: Repositories) -> None:
    await store.accounts.add_user(ANN)
    await store.accounts.add_user(BOB)
    assert await store.companion.keep(ANN.id, CompanionSave("g1", 10.0, b"first"), 2)
    assert await store.companion.keep(ANN.id, CompanionSave("g2", 20.0, b"other"), 2)
    assert not await store.companion.keep(ANN.id, CompanionSave("g3", 30.0, b"too many"), 2)
    assert await store.companion.keep(ANN.id, CompanionSave("g1", 40.0, b"newer"), 2)
    assert await store.companion.keep(
        ANN.id, CompanionSave("g1", 30.0, b"older"), 2
    )  # from a device left behind
    assert await store.companion.keep(BOB.id, CompanionSave("g1", 5.0, b"his own"), 2)
    assert await store.companion.of(ANN.id) == [
        CompanionSave("g1", 40.0, b"newer"),
        CompanionSave("g2", 20.0, b"other"),
    ]
    await store.companion.forget(ANN.id, "g1")
    await store.companion.forget(ANN.id, "nothing")
    assert await store.companion.of(ANN.id) == [CompanionSave("g2", 20.0, b"other")]
    assert await store.companion.of(BOB.id) == [CompanionSave("g1", 5.0, b"his own")]


async def test_the_first_try_at_a_puzzle_stays(store: Repositories) -> None:
    ann, bob = User("u-ann", "Ann", "hash", 1.5), User("u-bob", "Bob", "hash", 2.5)
    for user in (ann, bob):
        assert await store.accounts.add_user(user)
    puzzle = next(iter(puzzles_of(load("tithe")).values()))
    new = Met(NEW, guessed(puzzle))

    def answer(solved: bool) -> Any:
        def judge(met: Met) -> tuple[Try, Met]:
            one, other = duel(met.person, met.puzzle, solved)
            tried = Try("tithe", puzzle.id, 5.0, '"x"', solved, shown(met.person), shown(one))
            return tried, Met(one, other)

        return judge

    first = await store.puzzles.answer(ann.id, "tithe", puzzle.id, new, answer(True))
    assert await store.puzzles.answer(ann.id, "tithe", puzzle.id, new, answer(False)) == first
    await store.puzzles.answer(bob.id, "tithe", puzzle.id, new, answer(False))
    assert await store.puzzles.tries(ann.id) == [first]
    assert await store.puzzles.tried(ann.id, "tithe", puzzle.id) == first
    assert await store.puzzles.tries(ann.id, "hamlet") == []
    skills = await store.puzzles.skills(ann.id)
    assert skills["tithe"].mu > NEW.mu > (await store.puzzles.skills(bob.id))["tithe"].mu
    assert set(await store.puzzles.ratings("tithe")) == {puzzle.id}
    assert await store.puzzles.chosen("tithe", puzzle.id) == {'"x"': 2}
