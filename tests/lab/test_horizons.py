"""How far a trial should go: the further, the nearer to the truth and the noisier."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludorum.bots.value import estimate
from ludorum.cli import main
from ludorum.cli.author_value import packed
from ludorum.games import load
from ludorum.lab.engine import Engine
from ludorum.lab.horizons import HORIZONS, looked
from ludorum.lab.value import learn


def test_a_trial_is_looked_at_every_few_decisions() -> None:
    assert looked(8) == [4, 8]
    assert looked(10) == [4, 10]
    assert looked(16) == [4, 8, 12, 16]


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "value.json"
    monkeypatch.setattr("ludorum.bots.value.file_of", lambda package: file)
    estimate.cache_clear()
    command = ["author", "horizon", "tithe", "--games", "30", "--worlds", "12", "--json"]
    try:
        assert main(command) == 2
        assert "ludorum author value tithe" in capsys.readouterr().err
        estimate.cache_clear()
        found = learn(load("tithe"), (2,), 100, 1, 8, Engine())
        file.write_text(packed({"2": found.data}), encoding="utf-8")
        assert main(command) == 0
        report = json.loads(capsys.readouterr().out)
    finally:
        estimate.cache_clear()
    rows = report["horizons"]
    assert [x["decisions"] for x in rows] == list(HORIZONS)
    # A game of Tithe is over by then: what is seen is what it came to.
    assert rows[-1]["error"] < 1e-3
    assert rows[0]["milliseconds"] <= rows[-1]["milliseconds"]
    assert rows[0]["noise"] <= rows[-1]["noise"]
