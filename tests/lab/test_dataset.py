"""Data sets: rows are what an environment puts, records hold, the same again is the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

from ludorum.cli import main
from ludorum.games import load, names
from ludorum.kernel import DEALER, Record, Table
from ludorum.lab.dataset import DataSet, Group, data_set, played
from ludorum.lab.dataset_folder import STEPS as COLUMNS
from ludorum.lab.dataset_folder import Folder, make, records, schema
from ludorum.lab.engine import Engine
from ludorum.lab.envs.task import Episode, Task


def toy(seed: int = 1) -> DataSet:
    return data_set(load("tithe"), 2, {}, seed, (Group("sensible", 5), Group("easy", 2)))


def made(folder: Path, what: DataSet, workers: int = 1) -> dict[str, Any]:
    return make(what, Engine("local", workers), folder, "the command", lambda done: None)


@pytest.mark.parametrize("name", names())
def test_rows_are_what_an_environment_puts(name: str) -> None:
    """From the record alone every row can be made again."""
    task = Task(name, 2)
    game = played(task, "random", 3, 7)
    record = Record.parse(game.record.splitlines())
    several = max(1, len(game.decisions) // 20)
    for i in range(0, len(game.decisions), several):
        x = game.decisions[i]
        before = game.decisions[i - 1].at if i else 0
        table: Table[Any] = record.table(task.title, x.at)
        episode = Episode(task, table)
        ask = episode.asks[x.seat]
        assert len(table.log) == x.at  # nothing was forced in between
        assert (ask.kind, ask.clause) == (x.kind, x.clause)
        assert sorted(episode.options(x.seat)) == x.legal and x.action in x.legal
        assert np.flatnonzero(episode.mask(x.seat)).tolist() == x.legal
        chosen = episode.options(x.seat)[x.action]
        assert json.loads(x.option) == json.loads(json.dumps(chosen))
        assert any(entry[1:] == (x.seat, chosen) for entry in record.entries[x.at :])
        assert np.array_equal(episode.observe(x.seat), game.observations[i])
        assert task.points(table.state)[x.seat] == x.points
        assert x.chance == sum(who == DEALER for _, who, _ in record.entries[before : x.at])
    paid = dict.fromkeys(range(2), 0.0)
    for x, reward in zip(game.decisions, game.rewards, strict=True):
        paid[x.seat] += reward
    assert any(x.chance for x in game.decisions)
    first, second = game.scores
    assert paid == {0: first - second, 1: second - first}


def test_a_folder_is_whole_and_says_what_it_is(tmp_path: Path) -> None:
    what = toy()
    about = made(tmp_path / "a", what)
    assert sorted(x.name for x in (tmp_path / "a").iterdir()) == [
        "README.md",
        "dataset.json",
        "games.parquet",
        "layout.json",
        "steps.parquet",
    ]
    steps = pl.read_parquet(tmp_path / "a" / "steps.parquet")
    games = pl.read_parquet(tmp_path / "a" / "games.parquet")
    wide = pl.Array(pl.Float32, about["numbers"])
    assert steps.schema == pl.Schema({**schema(COLUMNS), "observation": wide})
    assert games["game"].to_list() == list(range(7))
    assert games["bot"].to_list() == ["sensible"] * 5 + ["easy"] * 2
    counted = steps.group_by("game", maintain_order=True).len()["len"].to_list()
    assert games["decisions"].to_list() == counted
    assert steps.filter("last").group_by("game").len()["len"].to_list() == [2] * 7
    layout = json.loads((tmp_path / "a" / "layout.json").read_text("utf-8"))
    assert len(layout) == about["numbers"] and layout[0] == {"name": "seat=0", "scale": 1.0}
    card = (tmp_path / "a" / "README.md").read_text("utf-8")
    for told in (about["digest"], "the command", "| 7 |", "Apache-2.0", *steps.columns):
        assert told in card


def test_the_same_again_is_the_same_with_any_workers(tmp_path: Path) -> None:
    one = made(tmp_path / "a", toy())
    two = made(tmp_path / "b", toy(), workers=2)
    assert one["digest"] == two["digest"] and one["rows"] == two["rows"]
    for name in ("games", "steps"):
        a, b = [pl.read_parquet(tmp_path / x / f"{name}.parquet") for x in "ab"]
        assert a.equals(b)
    assert made(tmp_path / "c", toy(seed=2))["digest"] != one["digest"]


def test_an_interrupted_one_goes_on_and_is_never_mixed(tmp_path: Path) -> None:
    what, whole = toy(), made(tmp_path / "whole", toy())
    half = Folder(tmp_path / "half", what)
    chunks = half.todo()
    half.add(what.play(chunks[0]))
    half.add(what.play(chunks[-1]))
    with pytest.raises(ValueError, match=r"holds another run .*seed: 1 there, 2 asked for"):
        made(tmp_path / "half", toy(seed=2))
    assert Folder(tmp_path / "half", what).todo() == chunks[1:-1]
    assert made(tmp_path / "half", what)["digest"] == whole["digest"]
    assert Folder(tmp_path / "half", what).todo() == []  # it is made, and stays
    with pytest.raises(ValueError, match="holds another run"):
        Folder(tmp_path / "half", toy(seed=2))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.tex").touch()
    with pytest.raises(ValueError, match="other files in it"):
        made(tmp_path / "mine", what)


def test_its_games_can_be_verified_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["dataset", "tithe", "--games", "sensible=2", "--games", "random=1"]
    assert main([*argv, "--workers", "1", "--out", str(tmp_path), "--json"]) == 0
    about = json.loads(capsys.readouterr().out)
    assert about["rows"]["sensible"]["games"] == 2
    games = tmp_path / "tithe" / "games.parquet"
    assert main(["verify", str(games), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["ok"] and found["games"] == 3 and found["draws"]
    assert main(["verify", str(games), "--game", "2"]) == 0
    assert main(["replay", str(games), "--game", "1", "--plain", "--lang", "uk"]) == 0
    assert "Перемога" in capsys.readouterr().out
    (_, lines), *_ = records(games)
    forged = pl.read_parquet(games).with_columns(
        pl.lit("\n".join([*lines[:3], *lines[4:]])).alias("record")
    )
    forged.write_parquet(tmp_path / "forged.parquet")
    assert main(["verify", str(tmp_path / "forged.parquet")]) == 1
    assert "PROBLEM: game 0" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["verify", "{games}", "--game", "9"], "has no game 9"),
        (["verify", "{steps}"], "give the games.parquet"),
        (["replay", "{games}"], "say which, as in --game 0"),
        (["dataset", "tithe", "--games", "sensible", "--out", "x"], "as in sensible=300"),
        (["dataset", "tithe", "--games", "sensible=0", "--out", "x"], "1 or more"),
        (["dataset", "tithe", "--games", "clever=1", "--out", "x"], "There is no bot “clever”"),
        (
            ["dataset", "tithe", "--games", "search:1s=1", "--out", "x"],
            "depends on how fast",
        ),
    ],
)
def test_mistakes_say_what_would_do(
    argv: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made(tmp_path, data_set(load("tithe"), 2, {}, 1, (Group("random", 1),)))
    places = {name: str(tmp_path / f"{name}.parquet") for name in ("games", "steps")}
    assert main([x.format(**places) for x in argv]) == 2
    assert told in capsys.readouterr().err
