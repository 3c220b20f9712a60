from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludorum.cli import main
from tests.cli.sitting import study

BID = ["", "9", "", "1", ""]  # right answers of the lesson
ALONE = ["", "1", "", ""]
MARKET = ["", "2", "1", "", ""]


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_course_to_its_end(lang: str) -> None:
    code, text = study(f"tithe --lang {lang}", [*BID, *ALONE, *MARKET])
    assert code == 0
    assert "ludorum play tithe" in text
    assert "lesson-" not in text and "shell-" not in text


def test_a_wrong_try_is_answered_and_asked_again() -> None:
    _, text = study("tithe bid", ["", "1", "x", "9", "q"])
    assert "Keep that one for a small tithe" in text
    assert "The bids are opened" in text


def test_a_goal_that_is_missed_is_set_again() -> None:
    _, text = study("tithe market", ["", "2", "2", "q"])
    assert "worth nothing" in text
    assert text.count("Sell it.") == 2


def test_one_goes_on_where_one_left() -> None:
    _, text = study("tithe", [*BID, "q"])
    assert "ludorum learn tithe alone" in text
    _, text = study("tithe", ["q"])
    assert "Win a tithe with a low card." in text
    _, text = study("tithe --list", [])
    assert text.splitlines()[0].startswith("✓ bid") and "· alone" in text


def test_a_lesson_that_is_not_there_names_those_that_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["learn", "tithe", "bids"]) == 2
    assert "There are: bid, alone, market" in capsys.readouterr().err


def test_lessons_as_facts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["author", "lessons", "tithe", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["findings"] == [] and facts["untouched"] == []
    assert facts["lessons"]["bid"]["steps"] == 5
    assert main(["author", "lessons", "tithe", "--lang", "uk"]) == 0
    assert "the short" in capsys.readouterr().out
