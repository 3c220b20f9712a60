"""What a change reaches: by imports, by the game or room that data is of, nearest first."""

from __future__ import annotations

import pytest

from scripts.reach import SELF, game_names, reached_checks, reached_games, reached_tests

VISCOUNTS = "src/ludorum/games/viscounts/"


def nearest(*files: str) -> list[str]:
    near = reached_tests(files)
    return [x for x in near if near[x] == min(near.values())]


@pytest.mark.parametrize(
    ("file", "games"),
    [
        (VISCOUNTS + "castle.py", ["viscounts"]),
        (VISCOUNTS + "words/uk.ftl", ["viscounts"]),
        (VISCOUNTS + "content/castle.json", ["viscounts"]),
        ("web/boards/hadrians_wall/Board.tsx", ["hadrians_wall"]),
        ("tests/hamlet/scene.py", ["hamlet"]),
        ("src/ludorum/kernel/asks.py", None),
        ("src/ludorum/titles/words/en.ftl", None),
        ("src/ludorum/testing/walk.py", None),
        ("requirements/dev.txt", None),
        ("src/ludorum/words/uk.ftl", []),
        ("src/ludorum/server/clubs/service.py", []),
        ("web/src/clubs/ClubScreen.tsx", []),
        ("docs/bots.md", []),
    ],
)
def test_games_a_change_can_alter(file: str, games: list[str] | None) -> None:
    assert reached_games([file]) == (game_names() if games is None else games)


def test_what_imports_it_is_reached_and_the_nearest_is_its_own() -> None:
    near = reached_tests(["src/ludorum/server/clubs/service.py"])
    assert min(near, key=lambda x: near[x]) == "tests/server/test_clubs.py"
    assert "tests/server/test_tournaments.py" in near
    assert "tests/viscounts/test_castle.py" not in near


@pytest.mark.parametrize(
    ("file", "test"),
    [
        (VISCOUNTS + "words/uk.ftl", "tests/viscounts/test_words.py"),
        ("src/ludorum/words/uk.ftl", "tests/testing/test_forbidden_words.py"),
        (VISCOUNTS + "clauses/en.md", "tests/testing/test_figures.py"),
        (VISCOUNTS + "lessons/castle.toml", "tests/lessons/test_lessons.py"),
        (VISCOUNTS + "puzzles.json", "tests/server/test_puzzles.py"),
        ("docs/bots.md", "tests/docs/test_links.py"),
        ("deploy/compose.yml", "tests/deploy/test_files.py"),
    ],
)
def test_data_is_read_by_tests(file: str, test: str) -> None:
    assert test in nearest(file)


def test_a_test_that_has_changed_and_one_that_takes_its_scene() -> None:
    near = reached_tests(["tests/viscounts/scene.py", "tests/kernel/test_seat.py"])
    assert near["tests/kernel/test_seat.py"] == SELF
    assert "tests/viscounts/test_castle.py" in near


def test_a_conftest_is_of_all_tests_below_it() -> None:
    near = reached_tests(["tests/server/conftest.py"])
    assert "tests/server/test_clubs.py" in near and "tests/kernel/test_seat.py" not in near


@pytest.mark.parametrize(
    ("file", "check"),
    [
        ("web/src/clubs/ClubScreen.tsx", "club"),
        ("web/src/learn/LearnScreen.tsx", "lessons"),
        ("web/boards/viscounts/Ring.tsx", "viscounts"),
        ("web/checks/tour.check.ts", "tour"),
    ],
)
def test_screens_are_looked_at(file: str, check: str) -> None:
    assert f"web/checks/{check}.check.ts" in reached_checks([file])
    assert not reached_checks(["src/ludorum/kernel/asks.py"])
