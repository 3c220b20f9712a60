"""Games of old replay to the same positions, and are told in the same words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludorum.games import load, prove
from tests.goldens.golden import GAMES, HERE, cases, path, read, told
from tests.packs import own_content

FILES = sorted(HERE.glob("*.xz"))


def of_ours(file: Path) -> Any:
    return pytest.param(file, marks=own_content(file.stem.partition("-")[0]), id=file.stem)


@pytest.mark.parametrize("file", [of_ours(x) for x in FILES])
def test_a_game_is_what_it_was(file: Path) -> None:
    record, lines = read(file)
    title = load(record.game)
    assert prove(title, record).problems == []
    for i, line in enumerate(told(title, record)):
        assert line == lines[i], f"line {i}"
    assert i + 1 == len(lines)


def test_every_number_of_seats_and_opponent_is_there() -> None:
    wanted = {path(x, *case) for x in GAMES for case in cases(load(x))}
    assert wanted == set(FILES)
