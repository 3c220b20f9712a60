"""Commands as a stranger runs them: simulate, verify, author."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from ludorum.cli import main
from ludorum.games import load, tithe
from ludorum.kernel import Draw, Flow, KeyedDealer, Record, Table
from ludorum.testing.walk import step


def record(path: Path, *, honest: bool = True) -> Path:
    title = load("tithe")
    dealer = KeyedDealer(b"key")
    t = Table(title, title.setup(2, {}), dealer)
    rng = random.Random(1)
    while not t.over:
        step(t, rng)
    out = Record.of(title, 2, {}, t.log, dealer.commit, b"key".hex())
    out.result = [sum([x.points for x in lines]) for lines in title.scores(t.state)]
    if not honest:
        out.result[0] += 1
    path.write_text("\n".join(out.lines()), encoding="utf-8")
    return path


def test_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record(tmp_path / "a.jsonl"))]) == 0
    assert "verified" in capsys.readouterr().out
    assert main(["verify", str(record(tmp_path / "b.jsonl", honest=False)), "--json"]) == 1
    facts = json.loads(capsys.readouterr().out)
    assert not facts["ok"] and "claims" in facts["problems"][0]


def test_verify_says_what_was_taken_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game that goes on from the middle of another one: each draw by the key that dealt it."""
    title = load("tithe")
    old = Record.parse(record(tmp_path / "old.jsonl").read_text(encoding="utf-8").splitlines())
    half = len(old.entries) // 2
    taken = max(i for i, x in enumerate(old.entries[:half]) if x[1] >= 0)
    dealer = KeyedDealer(b"another")
    t = old.table(title, taken)
    t.dealer = dealer
    rng = random.Random(2)
    while not t.over:
        step(t, rng)
    new = Record.of(title, 2, {}, t.log, dealer.commit, b"another".hex())
    path = tmp_path / "new.jsonl"
    for origins, ok in ((old.before(taken, "Old"), True), ([], False)):
        new.origins = origins
        path.write_text("\n".join(new.lines()), encoding="utf-8")
        assert main(["verify", str(path)]) == (0 if ok else 1)
        out = capsys.readouterr().out
        assert (f"first {taken} answers were taken over from Old" in out) == ok


def test_errors_are_one_friendly_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}")
    for argv in (
        ["verify", str(bad)],
        ["verify", str(tmp_path / "none")],
        ["simulate", "chess"],
        ["simulate", "tithe", "--players", "9"],
        ["simulate", "architects", "--set", "boards=round"],
        ["simulate", "tithe", "--games", "0"],
        ["simulate", "tithe", "--bots", "random,random,random"],
        ["simulate", "tithe", "--bots", "genius"],
        ["author", "clauses", "tithe", "--tests", str(tmp_path / "nowhere")],
    ):
        assert main(argv) == 2, argv
        err = capsys.readouterr().err
        assert err.startswith("ludorum: ") and err.count("\n") == 1


def test_every_command_has_help_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (
        [],
        ["play"],
        ["simulate"],
        ["report"],
        ["replay"],
        ["verify"],
        ["author"],
        ["author", "new"],
        ["author", "clauses"],
        ["author", "content"],
        ["author", "check"],
        ["author", "value"],
    ):
        with pytest.raises(SystemExit) as e:
            main([*argv, "--help"])
        assert e.value.code == 0
        assert "example: ludorum" in capsys.readouterr().out


def test_simulate_prints_for_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "tithe", "--games", "3"]) == 0
    assert "games per second" in capsys.readouterr().out


def test_author_tools(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = tmp_path / "test_x.py"
    tests.write_text('import pytest\n@pytest.mark.clause("T1.1", "T1.2")\ndef test_a(): pass\n')
    assert main(["author", "clauses", "tithe", "--tests", str(tmp_path), "--json"]) == 1
    facts = json.loads(capsys.readouterr().out)
    assert facts["tested"] == 2 and facts["untested"][0] == "T2.1"
    assert main(["author", "content", "architects", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    wanted = {"apprentices": 40, "buildings": 40, "rewards": 11, "market": 10, "boards": 10}
    assert wanted.items() <= facts["counts"].items() and facts["counts"]["schemes"] == 30
    assert facts["origins"]["schemes"] == {"house": 30}
    assert facts["house"] == {"schemes": [f"H{n:02}" for n in range(1, 31)]}
    assert facts["guessed"] == {"market": {f"K{n:02}": ["large"] for n in range(1, 11)}}
    assert main(["author", "content", "architects"]) == 0
    text = capsys.readouterr().out
    assert "schemes               30  30 house" in text
    assert "house, schemes: H01, H02, " in text and "guessed, market: K01 (large), " in text
    assert main(["author", "content", "tithe", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["house"]["harvest"]) == 60
    assert main(["author", "check", "tithe", "--positions", "5"]) == 0


@pytest.mark.parametrize("name", ["architects"])
def test_no_clause_is_without_a_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    tests = Path(__file__).parents[1]
    assert main(["author", "clauses", name, "--tests", str(tests), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["untested"] == []


def test_a_check_says_where_the_rules_crash(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line and how to see it again; the traceback only for who asks."""

    def broken(s: tithe.State) -> Flow:
        yield Draw(s.tithes, "T2.1")
        nobody_wrote_this(s)  # type: ignore[name-defined]  # noqa: F821

    monkeypatch.setattr(tithe, "bid", broken)
    assert main(["author", "check", "tithe", "--positions", "3"]) == 1
    told = capsys.readouterr().out
    assert re.search(r"FAULT: \S+test_tools\.py:\d+: NameError: .*nobody_wrote_this", told)
    assert "tithe 2 seats {} seed 1" in told and "Traceback" not in told
    assert main(["author", "check", "tithe", "--positions", "3", "--verbose"]) == 1
    assert "Traceback" in capsys.readouterr().out
