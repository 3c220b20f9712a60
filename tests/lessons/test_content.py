"""Texts of lessons follow the content: change a printed number, and they say the new one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from ludorum.games import load
from ludorum.lessons import course_of
from ludorum.testing.lessons import play
from ludorum.titles import Title


@contextmanager
def raised(title: Title[Any], pool: str, fact: str) -> Iterator[None]:
    """Every card of a pool says one more."""
    records = {id(x): x for x in title.pools[pool].values()}.values()
    for x in records:
        object.__setattr__(x, fact, getattr(x, fact) + 1)
    yield
    for x in records:
        object.__setattr__(x, fact, getattr(x, fact) - 1)


def numbers(title: Title[Any]) -> dict[str, list[Any]]:
    course = course_of(title.package)
    return {id: [dict(x.args) for x in play(title, course, id).texts] for id in course.lessons}


@pytest.mark.parametrize(
    ("game", "pool", "fact"),
    [
        ("architects", "building", "vp"),
        ("hamlet", "sale", "points"),
        ("paladins", "wall", "strength"),
        ("viscounts", "townsfolk", "silver"),
    ],
)
def test_numbers_follow_the_content(game: str, pool: str, fact: str) -> None:
    title = load(game)
    before = numbers(title)
    with raised(title, pool, fact):
        after = numbers(title)
    assert before.keys() == after.keys() and before != after
    assert numbers(title) == before
