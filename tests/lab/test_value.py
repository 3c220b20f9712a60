"""What a position is worth, learned: it knows more than the score, and the same every time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludorum.bots.value import Estimate, Worth, file_of
from ludorum.cli import main
from ludorum.cli.author_value import packed
from ludorum.games import load, names
from ludorum.lab.engine import Engine
from ludorum.lab.value import digest, judge, kinds, learn
from tests.bots.positions import table

TITHE = load("tithe")


def test_tables_of_one_of_two_and_of_more_learn_for_themselves() -> None:
    assert kinds(load("hadrians_wall")) == {"1": (1,), "2": (2,), "3": (3, 4, 5, 6)}
    assert "1" not in kinds(TITHE)


def test_it_knows_more_than_the_score_as_it_stands() -> None:
    found = learn(TITHE, (2,), 200, 1, 8, Engine())
    assert 0 < found.error < found.naive
    assert learn(TITHE, (2,), 200, 1, 8, Engine("local", 2)).data == found.data
    guess = Estimate(json.loads(packed({"2": found.data}))["2"])
    assert guess.horizon == 8
    t = table("tithe", 2, 12)
    ahead = [guess.worth(TITHE, t.state, seat, t.anyone()[1].kind).margin for seat in (0, 1)]
    assert ahead[0] * ahead[1] < 0, "one of two is behind"
    assert guess.chance(Worth(0.0, 0.5)) == 0.5
    assert guess.chance(Worth(3.0, 0.9)) > guess.chance(Worth(3.0, 0.1)), "later is surer"


def test_luck_is_told_from_error() -> None:
    guess = Estimate(learn(TITHE, (2,), 200, 1, 8, Engine()).data)
    found = judge(TITHE, guess, (2,), 60, 7, Engine())
    whole = found.pop("all")
    assert sum([x.positions for x in found.values()]) == whole.positions > 40
    blind = Estimate({**guess_data(guess), "lines": {"total": [[0.0] * len(guess.far)] * 2}})
    assert whole.error < judge(TITHE, blind, (2,), 60, 7, Engine())["all"].error
    assert found["quarter 4"].luck < found["quarter 1"].luck, "the end is near"


def guess_data(guess: Estimate) -> dict[str, object]:
    return {
        "horizon": guess.horizon,
        "error": guess.error,
        "names": guess.reader.names,
        "low": guess.low,
        "high": guess.high,
        "progress": guess.far,
    }


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "value.json"
    monkeypatch.setattr("ludorum.bots.value.file_of", lambda package: file)
    command = ["author", "value", "tithe", "--seats", "2", "--games", "60"]
    assert main([*command, "--judge"]) == 2
    assert "ludorum author value tithe" in capsys.readouterr().err
    assert main([*command, "--horizon", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["2"]["error"] > 0
    data = json.loads(file.read_text("utf-8"))
    assert data["2"]["made"]["games"] == 60 and data["2"]["horizon"] == 6
    assert main([*command, "--json"]) == 0
    assert json.loads(file.read_text("utf-8"))["2"] == data["2"], "the horizon stays"


@pytest.mark.parametrize("game", [x for x in names() if x != "tithe"])
def test_what_ships_is_what_was_learned(game: str) -> None:
    """An estimate says which games made it; nobody has touched it since."""
    title = load(game)
    data = json.loads(file_of(title.package).read_text(encoding="utf-8"))
    assert set(data) == set(kinds(title))
    for found in data.values():
        assert found["made"]["digest"] == digest(found)
        assert found["made"]["games"] > 0
