"""A clause marked as the rulebook's states nothing that a record knows from elsewhere."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from ludorum.cli import main
from ludorum.content import Row, own_rows
from ludorum.words.figures import unfounded

GAMES = ("architects", "hadrians_wall", "hamlet", "paladins", "tithe", "viscounts")
CLAUSES = """
- **X1.1** A barn costs 3. *(rulebook)*
- **X1.2** A mill costs {prices.mill.n}. *(rulebook)*
- **X1.3** A tower and a gate cost 7 and 2. *(public)*
"""
PRICES: list[dict[str, Any]] = [
    {"id": "barn", "n": 3, "clause": "X1.1", "origin": "rulebook"},
    {"id": "mill", "n": 4, "origin": "rulebook"},
    {"id": "tower", "n": 7, "origin": "public"},
    {"id": "gate", "n": 2, "origin": "rulebook", "guessed": ["n"]},
]
STATED = {"X1.3": ["prices.tower.n", "prices.ga*.*"]}


class Package:
    """A package of three clauses and four records."""

    def __init__(self, path: Path) -> None:
        self.path = path
        for folder in ("clauses", "content"):
            (path / folder).mkdir(parents=True)
        (path / "__init__.py").touch()
        (path / "clauses" / "en.md").write_text(CLAUSES, encoding="utf-8")
        self.prices()
        self.say(STATED)

    def prices(self, **changed: dict[str, Any]) -> None:
        rows = [{**x, **changed.get(x["id"], {})} for x in PRICES]
        (self.path / "content" / "prices.json").write_text(json.dumps(rows), encoding="utf-8")

    def say(self, stated: dict[str, list[str]], *unstated: str) -> None:
        said = {"stated": stated, "unstated": unstated}
        (self.path / "clauses" / "figures.json").write_text(json.dumps(said), encoding="utf-8")

    def faults(self) -> list[str]:
        return [str(x) for x in unfounded(self.path.name)]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    name = "ludorum_three_clauses"
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, name, raising=False)
    return Package(tmp_path / name)


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_of_our_games_promises_too_much(game: str) -> None:
    assert unfounded(f"ludorum.games.{game}") == []


def test_a_clause_reads_names_or_lists_its_figures(package: Package) -> None:
    assert package.faults() == []
    package.prices(barn={"origin": "house"}, mill={"guessed": ["n"]})
    assert package.faults() == [
        "X1.2 is marked rulebook, but states prices.mill.n, which is guessed",
        "X1.1 is marked rulebook, but states prices.barn.n, which is house",
    ]
    package.prices()
    package.say({"X1.1": ["prices.*.n"]})
    assert package.faults() == [
        "X1.1 is marked rulebook, but states prices.tower.n, which is public",
        "X1.1 is marked rulebook, but states prices.gate.n, which is guessed",
    ]


def test_what_the_file_says_goes_before_the_clause_a_record_names(package: Package) -> None:
    package.prices(barn={"origin": "public"})
    assert len(package.faults()) == 1
    package.say({"X1.3": ["prices.*.n"]})
    assert package.faults() == []


@pytest.mark.parametrize(
    ("stated", "words"),
    [
        ({"X1.9": ["prices.tower.n"]}, "there is no clause X1.9"),
        ({"X1.3": ["prices.castle.n"]}, "X1.3 states prices.castle.n, which is in no record"),
        ({"X1.3": ["prices.tower.stones"]}, "which is in no record"),
        ({"X1.3": ["wages.tower.n"]}, "which is in no record"),
    ],
)
def test_a_slip_in_the_file_is_named(
    package: Package, stated: dict[str, list[str]], words: str
) -> None:
    package.say(stated)
    with pytest.raises(LookupError, match=words):
        package.faults()


def test_a_new_kind_of_records_is_asked_for(package: Package) -> None:
    row = [{"id": "bell", "n": 1, "origin": "house"}]
    (package.path / "content" / "bells.json").write_text(json.dumps(row), encoding="utf-8")
    with pytest.raises(LookupError, match="which clauses state the figures of bells"):
        package.faults()
    package.say(STATED, "bells")
    assert package.faults() == []


def test_the_command_tells_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["author", "content", "hadrians_wall", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["faults"] == []

    def of_public_ranks(package: str, kind: str) -> list[Row]:
        rows = own_rows(package, kind)
        return [{**x, "origin": "public"} for x in rows] if kind == "ranks" else rows

    monkeypatch.setattr("ludorum.words.figures.own_rows", of_public_ranks)
    assert main(["author", "content", "hadrians_wall"]) == 1
    faults = [x for x in capsys.readouterr().out.splitlines() if x.startswith("FAULT")]
    assert len(faults) == 5
    assert faults[0] == (
        "FAULT: H31.7 is marked rulebook, but states ranks.miles.least, which is public"
    )
    assert main(["author", "content", "hadrians_wall", "--json"]) == 1
    assert len(json.loads(capsys.readouterr().out)["faults"]) == 5
