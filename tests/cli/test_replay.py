from __future__ import annotations

import re
from itertools import repeat
from pathlib import Path

import pytest

from ludorum import games
from ludorum.cli import main, replay, store
from ludorum.cli.screen import signed
from ludorum.kernel import WATCHER
from ludorum.words import LANGUAGES
from tests.cli.sitting import numbers, sit, watch


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    path = folder / "game.jsonl"
    save = folder / "save.json"
    with pytest.MonkeyPatch.context() as patch:  # quicker without the table drawn each time
        patch.setattr(type(games.load("architects")), "picture", lambda self, view, seat: [])
        sit(f"architects --seed 1 --record {path} --save {save} --lang en", repeat("1", 2000))
    return path


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    path = folder / "game.jsonl"
    save = folder / "save.json"
    sit(f"tithe --seed 2 --players 3 --record {path} --save {save} --lang en", numbers(1, 9))
    return path


def steps(text: str) -> list[str]:
    return re.findall(r"Step (\d+) of", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_story_is_printed(record: Path, lang: str) -> None:
    code, text = watch(f"{record} --lang {lang}")
    assert code == 0
    total = {"en": "Total", "uk": "Разом", "ru": "Итого"}[lang]
    scores = store.read_record(record).result
    last = next(line for line in text.splitlines() if line.startswith(total))
    assert last.split()[1:] == [signed(n) for n in scores]


def test_a_step_is_a_turn(record: Path) -> None:
    _, text = watch(f"{record} --lang en")
    found = steps(text)
    assert found == [str(n + 1) for n in range(len(found))]
    assert len(found) > 20


def test_stepping(small: Path) -> None:
    keys = ["", "", "b", "и", "3", "99", "0", "what", "q", "never read"]
    code, text = watch(f"{small} --lang en", keys)
    assert code == 0
    last = str(len(replay.tell(games.load("tithe"), store.read_record(small), WATCHER)))
    assert steps(text) == ["1", "2", "3", "2", "1", "3", last, "1", "1"]


def test_it_ends_after_the_last_step(small: Path) -> None:
    _, text = watch(f"{small} --lang en", repeat(""))
    assert "Won by" in text
    assert text.count("Total") == 1


def test_a_seat_sees_its_own_cards_and_the_public_does_not(small: Path) -> None:
    _, public = watch(f"{small} --lang en", ["q"])
    _, own = watch(f"{small} --seat 1 --lang en", ["q"])
    assert "grain worth" in own
    assert "grain worth" not in public


@pytest.mark.parametrize("end", [None, -30])
def test_an_unfinished_record_says_so(small: Path, end: int | None, tmp_path: Path) -> None:
    made = store.read_record(small)
    made.entries = made.entries[:end]
    made.digests = {}
    path = tmp_path / "cut.jsonl"
    store.write_record(path, made)
    _, text = watch(f"{path} --lang en")
    assert ("The record stops before the game does" in text) == (end is not None)


def test_what_does_not_go_is_said_in_one_line(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = tmp_path / "odd.jsonl"
    made = store.read_record(small)
    made.entries[-1] = (-1, 0, "nonsense")
    store.write_record(odd, made)
    old = tmp_path / "old.jsonl"
    made.epoch = 99
    store.write_record(old, made)
    for command, says in (
        (f"{tmp_path / 'none.jsonl'}", "There is no file"),
        (f"{small} --seat 7", "Seats are 0 to 2"),
        (f"{odd}", "does not match the rules"),
        (f"{old}", "epoch 99"),
    ):
        assert main(["replay", *command.split()]) == 2
        err = capsys.readouterr().err
        assert says in err
        assert err.count("\n") == 1
