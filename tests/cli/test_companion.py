"""The companion in the terminal, as somebody with the box on the table uses it."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from tests.cli.sitting import attend, numbers


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")


def test_a_whole_game_with_any_answers() -> None:
    code, text = attend("architects --solo constantine --lang uk", numbers(3))
    assert code == 0
    assert "кінець" in text.casefold()
    assert "§" in text


def test_names_in_any_language_find_a_card() -> None:
    lines = ["абат", "Abbot", "Служка", "Архит", "gatekeeper", "q"]
    _, text = attend("paladins --lang en", lines)
    assert "So far: Abbot, Abbot, Acolyte, Architect" in text
    assert "outsiders were turned up" in text


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    _, first = attend("paladins --lang ru", [*["1", "2", "3", "4", "5"], "q"])
    assert "ludorum companion paladins" in first
    _, again = attend("paladins --lang ru", ["q"])
    assert "Какие иноземцы открыты" in again
    _, fresh = attend("paladins --lang ru --new", ["q"])
    assert "Какие карты горожан открыты" in fresh


def test_steps_back_and_questions_on_the_way() -> None:
    lines = ["1", "2", "u", "3", "3", "4", "5", "u", "?", "h", "b", "zzz", "99", "q"]
    _, text = attend("paladins --lang en", lines)
    assert text.count("Which 5 townsfolk cards were turned up") == 2
    assert "§ P2.1" in text
    assert "Nothing is called that." in text
    assert "Options go from 1 to" in text


def test_what_cannot_lie_there_is_refused() -> None:
    _, text = attend("paladins --lang en", [*["1"] * 5, "q"])  # there are three abbots
    assert "That cannot lie on the table" in text


def test_why_not() -> None:
    lines = [x for n in islice(numbers(5), 30) for x in (n, "why")]
    _, text = attend("architects --solo constantine --lang en", [*lines, "q"])
    assert "Nothing you might look for is closed now." in text  # cards: none is refused
    assert re.search(r"raise the Cathedral; slot.*A12\.2", text)
