"""`scripts/faults`: what it puts where, what it says has failed, and whom it says found what."""

from __future__ import annotations

import ast
import fcntl
import json
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from scripts import faults
from scripts.faults import (
    KEPT,
    KINDS,
    ROOT,
    Check,
    Fault,
    Trials,
    attribute,
    batches,
    failed_checks,
    main,
    parts_of,
    problems,
)
from scripts.tree_copy import Busy, commit, git, tree_copy

RULES = "MOST = 3\n\n\ndef room(n: int) -> bool:\n    return n < MOST\n"
PRICES = "def price(n: int) -> int:\n    return n * 2\n"
TESTS = """
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
found = {}
for name in ("room", "price"):
    exec((SOURCE / f"{name}.py").read_text(), found)


def test_room():
    assert found["room"](2) and not found["room"](3)


def test_price():
    assert found["price"](2) == 4


def test_price_of_a_room():
    assert found["room"](2) and found["price"](3) == 6
"""
BATCH = """
[[fault]]
id = "more-room"
kind = "rules"
file = "src/room.py"
says = "there is room for one more"
old = "n < MOST"
new = "n <= MOST"

[[fault]]
id = "dearer"
kind = "rules"
file = "src/price.py"
says = "it costs three times as much"
old = "n * 2"
new = "n * 3"

[[fault]]
id = "unseen"
kind = "words"
file = "src/words.ftl"
says = "a word is misspelt"
old = "room"
new = "roam"
"""
# Runs that tell of their checks as those of the project do, over one test or over all.
RUN = """#!/usr/bin/env bash
set -uo pipefail
[[ $LUDORUM_KEEP_GOING == 1 ]] || exit 9
[[ ! -e tests/faults ]] || exit 8
echo "== Tests"
mkdir -p {told}
.venv/bin/pytest -q --tb=no -rA {which} | tee said
told='{{"file": "\\2", "name": "\\3", "outcome": "\\L\\1"}}'
sed -nE "s/^(PASSED|FAILED) (tests[^:]*)::([^ ]*).*/$told/p" said >{told}/tests.jsonl
echo '{{"stage": "Tests", "seconds": 1, "ok": false}}' >{told}/stages.jsonl
exit 1
"""
PYTEST = f"""#!/bin/sh
# {{root}}/.venv
PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 exec {sys.executable} -m pytest "$@"
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a small tree, and an environment that git ignores."""
    root = tmp_path / "toy"
    files = {
        "src/room.py": RULES,
        "src/price.py": PRICES,
        "src/words.ftl": "room = room for one\n".replace("= room", "= place"),
        "tests/test_toy.py": TESTS,
        "tests/faults/a.toml": BATCH,
        "scripts/quick": RUN.format(which="tests/test_toy.py::test_room", told="build/quick"),
        ".ci/run": RUN.format(which="tests", told="build/checks"),
        ".ci/environment": "#!/bin/sh\necho stamp\n",
        ".gitignore": "/.venv/\n/build/\n__pycache__/\n",
        "pyproject.toml": "[tool.pytest.ini_options]\n",
        "requirements/dev.txt": "",
        ".venv/bin/pytest": PYTEST.format(root=root),
        ".venv/lib/big": "shared",
        "build/checks/tests.jsonl": "",
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    for name in ("scripts/quick", ".ci/run", ".ci/environment", ".venv/bin/pytest"):
        (root / name).chmod(0o755)
    subprocess.run(["git", "init", "-q", "-b", "main", root], check=True)
    commit(root, "Begin")
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.setattr(faults, "ROOT", root)
    return root


def test_a_batch_is_run_and_its_finders_named(
    toy: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    left = tmp_path / "temporary" / "ludorum-faults-a"
    left.mkdir()
    (left / "of a run that was killed").touch()
    assert main(["a"]) == 0
    assert not left.exists()
    said = capfd.readouterr().out
    assert "quick has found 1 failures; stages: Tests" in said
    assert "pytest   tests/test_toy.py::test_price_of_a_room" in said
    logs = toy / "build" / "faults" / "a"
    assert json.loads((logs / "usual" / "run.json").read_text())["status"] == 1

    assert main(["a", "--attribute", str(logs)]) == 0
    said = capfd.readouterr().out
    table = {x.split()[0]: x.split()[1:] for x in said.splitlines() if x and x[0] != " "}
    assert table["more-room"] == ["rules", "yes", "yes", "tests/test_toy.py::test_room"]
    assert table["dearer"] == ["rules", "–", "yes", "tests/test_toy.py::test_price"]
    assert table["unseen"] == ["words", "–", "–", "nothing"]
    assert json.loads((logs / "attributed.json").read_text())["unexplained"] == []
    assert (toy / "src" / "room.py").read_text() == RULES
    assert not git(toy, "status", "--porcelain")


def test_a_copy_is_a_place_of_its_own(toy: Path) -> None:
    with tree_copy(toy, "faults-a") as copy:
        assert str(copy) in (copy / ".venv/bin/pytest").read_text()
        assert (copy / ".venv/lib/big").samefile(toy / ".venv/lib/big"), "large ones are shared"
        assert (copy / "build/checks/tests.jsonl").exists(), "what was built is there"
        assert git(copy, "rev-parse", "main") == git(toy, "rev-parse", "HEAD")
        with pytest.raises(Busy, match="wait for the run"), tree_copy(toy, "faults-a"):
            pass
    assert str(toy) in (toy / ".venv/bin/pytest").read_text()
    assert not copy.exists()
    with copy.with_suffix(".lock").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # and nobody has it


def fault(id: str, file: str, old: str = "n < MOST", new: str = "n", kind: str = "rules") -> Fault:
    return Fault(id, kind, file, "", old, new, f"a.toml: {id}")


@pytest.mark.parametrize(
    ("batch", "says"),
    [
        ([fault("a", "src/room.py", "chess")], "a.toml: a: its `old` stands 0 times in src/room"),
        ([fault("a", "src/room.py", "n", "")], "stands 4 times"),
        ([fault("a", "src/chess.py")], "there is no file src/chess.py"),
        ([fault("a", "src/room.py", new="n < MOST")], "`new` is `old`"),
        ([fault("a", "src/room.py", kind="odd")], "its kind is one of rules"),
        ([fault("a", "src/room.py"), fault("b", "src/room.py")], "b: it meets a, which is in src"),
        ([fault("a", "src/room.py"), fault("a", "src/price.py", "n * 2")], "another fault is call"),
    ],
)
def test_a_fault_that_does_not_fit_is_named(toy: Path, batch: list[Fault], says: str) -> None:
    (found,) = problems({"a": batch}, toy)
    assert says in found


def test_failures_of_a_run(tmp_path: Path) -> None:
    """What passes when it is tried again has not failed."""

    def tell(name: str, *lines: dict[str, object]) -> None:
        (tmp_path / f"{name}.jsonl").write_text("".join([json.dumps(x) + "\n" for x in lines]))

    def one(name: str, outcome: str) -> dict[str, object]:
        return {"file": "tests/test_a.py", "name": name, "outcome": outcome, "seconds": 1.0}

    tell("tests", one("test_a", "failed"), one("test_b", "failed"), one("test_b", "passed"))
    tell("browser", {"file": "web/tests/a.mjs", "name": "a, 390 px", "outcome": "timedOut"})
    tell("parts", {"part": "mypy", "ok": True}, {"part": "vitest", "ok": False})
    assert failed_checks(tmp_path) == [
        Check("part", "", "vitest"),
        Check("pytest", "tests/test_a.py", "test_a"),
        Check("browser", "web/tests/a.mjs", "a, 390 px"),
    ]


def test_stages_that_are_tried_in_parts() -> None:
    assert parts_of(["Style and layers"])[:2] == ["ruff", "layers"]
    assert {"mypy", "vitest", "tsc"} <= {*parts_of(["Types, beside them the web client"])}
    assert not parts_of(["Tests", "Tests that failed, alone", "Browser", "Services", "Tools"])


def test_a_check_that_two_faults_fail_counts_for_both() -> None:
    """Found by its own file first; the other one owes the run to the same check."""
    a, b = fault("a", "src/room.py"), fault("b", "src/price.py")
    both, own = Check("pytest", "tests/test_room.py", "test"), Check("pytest", "tests/x.py", "y")
    fails = {("a", both), ("b", both), ("b", own)}
    trials = Trials({"quick": [both], "usual": [both, own]})
    order: list[tuple[str, ...]] = []
    now = [""]

    class Inside:
        def __init__(self, x: Fault) -> None:
            now[0] = x.id

        def __enter__(self) -> None: ...
        def __exit__(self, *_: object) -> None: ...

    def replay(checks: Sequence[Check], one: bool) -> set[Check]:
        order.append((now[0], *[x.name for x in checks]))
        return {x for x in checks if (now[0], x) in fails}

    attribute([a, b], trials, Inside, replay, lambda _: None)
    assert order == [("a", "test"), ("a", "y"), ("b", "y"), ("b", "test")]
    assert trials.finder(a, "quick") == trials.finder(b, "quick") == both
    assert trials.finder(b, "usual") == both
    assert not trials.unexplained()


@pytest.mark.parametrize(
    ("args", "says"),
    [(["z"], "there is no batch z: choose from a, b, c, d"), ([], "name a batch, or say --list")],
)
@pytest.mark.skipif(not (ROOT / KEPT).is_dir(), reason="a copy with faults in it keeps none")
def test_mistakes(args: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(args)
    assert says in capsys.readouterr().err


@pytest.mark.skipif(not (ROOT / KEPT).is_dir(), reason="a copy with faults in it keeps none")
def test_kept_faults() -> None:
    """Each still fits the tree, and what it makes of a file can be read."""
    found = batches(ROOT / KEPT)
    assert problems(found, ROOT) == []
    assert {name: len(x) for name, x in found.items()} == dict.fromkeys("abcd", 10)
    every = [x for batch in found.values() for x in batch]
    assert Counter([x.kind for x in every]) == dict(zip(KINDS, (12, 12, 10, 6), strict=True))
    read: dict[str, Callable[[str], object]] = {
        ".py": ast.parse,
        ".json": json.loads,
        ".toml": tomllib.loads,
    }
    for x in every:
        assert x.says
        text = x.changed(ROOT)
        if Path(x.file).suffix in read:
            read[Path(x.file).suffix](text)
