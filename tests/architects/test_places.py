"""A5: the resource places."""

from __future__ import annotations

import pytest

from ludorum.games.architects.content import FOREST, QUARRY
from tests.architects.scene import scene


@pytest.mark.clause("A5.1", "A3.2", "A24.15")
@pytest.mark.parametrize(
    ("place", "where", "good"), [("quarry", QUARRY, "stone"), ("forest", FOREST, "wood")]
)
def test_each_own_worker_adds_one(place: str, where: int, good: str) -> None:
    for before in range(4):
        sc = scene(2)
        sc.s.at[where] = [before, 3]
        sc.play(place)
        assert sc.goods(0) == {good: before + 1}
