"""Checks that needed a second try are counted, and too many of them fail a run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scripts import flakes


def write(file: Path, *rows: dict[str, Any]) -> None:
    file.write_text("".join(json.dumps(x) + "\n" for x in rows))


def test_what_failed_and_passed_alone(tmp_path: Path) -> None:
    failed, passed = {"outcome": "failed"}, {"outcome": "passed"}
    write(tmp_path / "tests.jsonl", {"name": "a", **failed}, {"name": "b", **failed})
    write(tmp_path / "again.jsonl", {"name": "a", **passed}, {"name": "b", **failed})
    look = {"file": "tour", "name": "home"}
    again = {"file": "club", "name": "deal", "retry": 1}
    write(tmp_path / "browser.jsonl", {**look, "retry": 0, **passed}, {**again, **passed})
    assert flakes.flaky(tmp_path) == ["a", "club: deal"]


def test_no_run_no_flakes(tmp_path: Path) -> None:
    assert flakes.flaky(tmp_path) == []


def test_ten_runs_are_remembered(tmp_path: Path) -> None:
    file = tmp_path / "cache" / "flakes.jsonl"
    for n in range(12):
        runs = flakes.remember(file, [f"check {n}"])
    assert runs == [[f"check {n}"] for n in range(2, 12)]


@pytest.mark.parametrize(
    ("runs", "told"),
    [
        ([[]], []),
        ([["a", "b"]], []),
        ([["a", "b", "c"]], ["3 checks needed a second try, 2 may"]),
        ([["a"], [], ["a"], ["b"]], []),
        ([["a"], ["a"], ["a"], []], []),  # that run has been failed already
        ([["a"], ["a"], ["b", "a"]], ["a needed a second try in 3 of 3 runs"]),
    ],
)
def test_too_many(runs: list[list[str]], told: list[str]) -> None:
    assert flakes.faults(runs) == told


def test_the_command_ends_with_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(flakes, "RECORD", tmp_path)
    rows = [{"name": x, "outcome": "failed"} for x in "abc"]
    write(tmp_path / "tests.jsonl", *rows)
    write(tmp_path / "again.jsonl", *[{**x, "outcome": "passed"} for x in rows])
    assert flakes.main([]) == 1
    assert "3 checks needed a second try" in capsys.readouterr().out
    (tmp_path / "tests.jsonl").unlink()
    assert flakes.main([]) == 0
