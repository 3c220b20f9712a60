"""What tests spend their time with is written down, one row a test, and told dearest first."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scripts import dearest

ROOT = Path(__file__).parents[2]
TESTS = """
import asyncio, subprocess, sys, time

def test_sleeps():
    time.sleep(0.4)

def test_computes():
    end = time.process_time() + 0.4
    while time.process_time() < end:
        pass

def test_starts_a_process():
    subprocess.run([sys.executable, "-c", "import time; time.sleep(0.4)"], check=True)

def test_awaits():
    asyncio.run(asyncio.sleep(0.4))

def test_fails():
    assert False
"""


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("tests")  # a test's own task is known by this name
    folder = folder / "tests"
    folder.mkdir()
    (folder / "test_toys.py").write_text(TESTS)
    file = folder / "rows.jsonl"
    command = [sys.executable, "-m", "pytest", "-p", "tests.seconds", "--seconds", str(file)]
    options = ["-n", "2", "--rootdir", str(folder), "-p", "no:cacheprovider", str(folder)]
    done = subprocess.run(
        [*command, *options], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stdout + done.stderr
    found = [json.loads(x) for x in file.read_text().splitlines()]
    return {x["name"].partition("::test_")[2]: x for x in found}


def test_a_row_for_each(rows: dict[str, dict[str, Any]]) -> None:
    assert set(rows) == {"sleeps", "computes", "starts_a_process", "awaits", "fails"}
    assert {x for x in rows if rows[x]["outcome"] == "failed"} == {"fails"}
    assert all(x["file"].endswith("test_toys.py") for x in rows.values())


@pytest.mark.skipif(sys.platform != "linux", reason="Linux says what a thread does")
@pytest.mark.parametrize(
    ("test", "kind"), [("sleeps", "sleep"), ("starts_a_process", "subprocess")]
)
def test_what_it_waited_for(rows: dict[str, dict[str, Any]], test: str, kind: str) -> None:
    waits = rows[test]["waits"]
    assert max(waits, key=lambda x: waits[x]) == kind and waits[kind] >= 0.2


def test_what_it_computed(rows: dict[str, dict[str, Any]]) -> None:
    assert rows["computes"]["cpu"] >= 0.4 > rows["sleeps"]["cpu"]


def test_the_dearest_are_told_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    test = {"file": "t.py", "outcome": "passed", "children": 0.0, "cpu": 1.0}
    cheap = {**test, "name": "t.py::cheap", "seconds": 2.0, "waits": {"sleep": 1.0}}
    dear = {**test, "name": "t.py::dear", "seconds": 9.0, "waits": {"database": 8.0}}
    (tmp_path / "tests.jsonl").write_text(f"{json.dumps(cheap)}\n{json.dumps(dear)}\n")
    (tmp_path / "stages.jsonl").write_text('{"stage": "Tests", "seconds": 11, "ok": true}\n')
    dearest.main(["--record", str(tmp_path)])
    told = capsys.readouterr().out
    assert told.index("11  Tests") < told.index("t.py::dear") < told.index("t.py::cheap")
    assert "database 8.0, computing 1.0" in told
    dearest.main(["--record", str(tmp_path), "--files"])
    assert "11.0  t.py" in capsys.readouterr().out


def test_no_run_yet(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="\\.ci/run writes them"):
        dearest.main(["--record", str(tmp_path)])
