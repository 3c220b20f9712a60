"""Texts of lessons follow the content: change a printed number, and they say the new one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from ludorum.content import Pack, own_rows
from ludorum.games import load, load_boxed, load_plain
from ludorum.testing.lessons import play
from ludorum.titles import Title
from tests.lessons.playable import playable


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
    course = playable(title)
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


def test_numbers_follow_the_pack_of_a_box() -> None:
    """Also where tables are made of the records when a game begins; a question whose right answer
    has changed offers the new one."""
    plain = load_plain("hadrians_wall")
    rows = [{**x, "loss": x["loss"] + 1} for x in own_rows(plain.package, "disdain")]
    box = load_boxed(Pack("hadrians_wall", plain.epoch, "harsh", {"disdain": rows}))
    assert numbers(box) != numbers(plain)
