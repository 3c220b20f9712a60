"""Training at toy size, to its end: guarded, resumable, the same every time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludorum.bots.value import estimate_in
from ludorum.cli import main
from ludorum.cli.author_value import packed
from ludorum.games import load
from ludorum.lab.engine import Engine
from ludorum.lab.train import CLEAR, bounded
from ludorum.lab.value import Sample, learn

COMMAND = ["author", "train", "tithe", "--rounds", "2", "--games", "40", "--deals", "10"]


@pytest.fixture
def estimate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What Tithe, which ships none, has to begin with."""
    file = tmp_path / "value.json"
    found = learn(load("tithe"), (2,), 60, 1, 8, Engine())
    file.write_text(packed({"2": found.data}), encoding="utf-8")
    monkeypatch.setattr("ludorum.bots.value.file_of", lambda package: file)
    return file


def test_a_training_to_its_end(
    estimate: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "training"
    command = [*COMMAND, "--bot", "search:6", "--out", str(out), "--json", "--write"]
    before = estimate.read_text(encoding="utf-8")
    assert main(command) == 0
    found = json.loads(capsys.readouterr().out)
    assert [x["number"] for x in found["rounds"]] == [1, 2]
    won = [x["number"] for x in found["rounds"] if x["proven"]]
    assert found["champion"] == (f"challenger-{won[-1]}.json" if won else "champion.json")
    assert (estimate.read_text(encoding="utf-8") != before) == bool(won)
    assert estimate_in(str(out / "challenger-2.json"), 2) is not None

    # Cut off and begun again, it comes to the same, without playing what is there.
    (out / "match-2.jsonl").unlink()
    games = (out / "games-1.pickle").stat().st_mtime_ns
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out) == found
    assert (out / "games-1.pickle").stat().st_mtime_ns == games
    assert main([*COMMAND, "--seed", "2", "--out", str(out)]) == 2
    assert "another training" in capsys.readouterr().err


def test_a_game_won_by_far_teaches_no_more_than_one_won_clearly() -> None:
    met = [[Sample(0.5, {"a": n, "b": -n / 2}, None, [])] for n in (1.0, -1.0, 2.0, -2.0, 90.0)]
    cut = [sum(game[0].lines.values()) for game in bounded(met)]
    assert cut[:4] == [0.5, -0.5, 1.0, -1.0]
    assert 1 < cut[4] < 45 and CLEAR * 10 < 45
    assert bounded(met)[4][0].lines["b"] == -bounded(met)[4][0].lines["a"] / 2
