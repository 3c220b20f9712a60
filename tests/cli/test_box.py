"""The box from the command line, as its owner would: a form, filled in, checked, played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludorum.cli import main
from ludorum.games import PACKS


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A form of Hamlet with one sale filled in."""
    monkeypatch.setenv(PACKS, "")
    folder = tmp_path / "box"
    assert main(["box", "new", "hamlet", str(folder)]) == 0
    file = folder / "content" / "sales.json"
    rows = json.loads(file.read_text(encoding="utf-8"))
    rows[0]["points"] = 5
    file.write_text(json.dumps(rows), encoding="utf-8")
    return folder


def test_a_form_has_every_record_of_our_own(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["author", "content", "hamlet", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    for kind in {*facts["house"], *facts["guessed"]}:
        rows = json.loads((box / "content" / f"{kind}.json").read_text(encoding="utf-8"))
        ours = {*facts["house"].get(kind, ()), *facts["guessed"].get(kind, ())}
        assert {x["id"] for x in rows} == ours
        assert not [x for x in rows if x.keys() & {"origin", "guessed"}]
    assert "`points`: a number" in (box / "README.md").read_text(encoding="utf-8")
    assert main(["box", "new", "hamlet", str(box)]) == 2, "nothing is overwritten"
    assert main(["box", "new", "hadrians_wall", str(box / "x")]) == 2, "it has none of our own"


def test_a_pack_is_checked_and_shown(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["box", "check", str(box), "--positions", "8"]) == 0
    assert "in order" in capsys.readouterr().out
    assert main(["box", "show", str(box), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    changed = {k for rows in facts["records"].values() for k, x in rows.items() if x["changes"]}
    assert changed == {"m4"}
    assert facts["records"]["sales"]["m4"]["changes"] == {"points": [1, 5]}


def test_wrong_entries_say_where(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = box / "content" / "sales.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"points": 5', '"points": "many"'))
    assert main(["box", "check", str(box)]) == 2
    assert "points" in capsys.readouterr().err


def test_games_are_played_with_it(
    box: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = []
    for packs in ([], ["--content", str(box)]):
        monkeypatch.setenv(PACKS, "")
        seen = ["simulate", "hamlet", "--games", "6", "--bots", "sensible", "--json", *packs]
        assert main([*seen, "--workers", "2"]) == 0
        facts.append(json.loads(capsys.readouterr().out))
    assert facts[0] != facts[1]
    monkeypatch.setenv(PACKS, "")
    assert main(["simulate", "hamlet", "--content", str(box / "gone")]) == 2
    assert "a pack is a folder or a zip file" in capsys.readouterr().err
