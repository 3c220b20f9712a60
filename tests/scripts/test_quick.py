"""Daily checks: the nearest within a budget, and what is left out is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts import quick
from scripts.quick import Plan, Run, spent_by_file


def test_the_nearest_first_and_of_those_the_cheapest() -> None:
    plan = Plan()
    near = {"far": 5, "dear": 1, "cheap": 1, "own": 0}
    plan.choose(near, {"far": 20.0, "dear": 50.0, "cheap": 10.0, "own": 30.0}, 65)
    assert list(plan.run) == ["own", "cheap", "far"]
    assert plan.left_out("files") == "left out: 1 files, 50 s: dear"


def test_one_runs_whatever_it_costs() -> None:
    plan = Plan()
    plan.choose({"own": 0, "other": 1}, {"own": 300.0}, 65)
    assert list(plan.run) == ["own"] and list(plan.left) == ["other"]


def test_a_file_of_all_games_costs_what_its_own_cases_do(tmp_path: Path) -> None:
    shared = "tests/goldens/test_goldens.py"
    rows = [
        {"file": shared, "name": f"{shared}::test[hamlet-1]", "seconds": 4.0},
        {"file": shared, "name": f"{shared}::test[tithe-1]", "seconds": 2.0},
        {"file": "tests/a.py", "name": "tests/a.py::test", "seconds": 1.0},
    ]
    (tmp_path / "tests.jsonl").write_text("".join(json.dumps(x) + "\n" for x in rows))
    assert spent_by_file(tmp_path, "tests", ["tithe"]) == {shared: 2.0, "tests/a.py": 1.0}


def test_a_command_that_fails_is_told_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick, "KEEP_GOING", False)
    run = Run(tmp_path / "record")
    assert run("good", ["true"])
    assert not run("bad", ["sh", "-c", "echo why; exit 3"], ["sh", "-c", "echo later"])
    told = capsys.readouterr().out
    assert run.failed == ["bad"] and "why" in told and "later" not in told
    assert "bad, failed" in told and "good\n" in told
    stages = (tmp_path / "record" / "stages.jsonl").read_text().splitlines()
    assert [json.loads(x)["ok"] for x in stages] == [True, False]


def test_nothing_changed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick, "changed_files", lambda since: [])
    assert quick.main(["HEAD"]) == 0
    assert "name an older commit" in capsys.readouterr().out


def test_a_change_of_words_alone_runs_tests(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "src/ludorum/games/hamlet/words/uk.ftl"
    monkeypatch.setattr(quick, "changed_files", lambda since: [words])
    assert quick.main(["HEAD", "--list"]) == 0
    assert "tests/hamlet/test_words.py" in capsys.readouterr().out
