"""Runs: any engine gives the same games, an interrupted run goes on, runs do not mix."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import polars as pl
import pytest

from ludorum.games import load, names
from ludorum.kernel import Event, playout
from ludorum.lab.engine import Engine
from ludorum.lab.experiment import Experiment, experiment, trials
from ludorum.lab.player_actions import ActionCounts, thing
from ludorum.lab.processes import by_processes
from ludorum.lab.results import SCHEMA, ResultsFile, read_about
from ludorum.lab.run import keep, summarize
from ludorum.lab.simulate import play, simulate
from tests.lab.deadly import deadly, faulty, small

TWO = Engine("local", 2)


def nothing(done: int) -> None:
    pass


# -- engines -----------------------------------------------------------------------------------


def test_processes_play_the_same_games_as_one() -> None:
    plan = small()
    here = simulate(load("tithe"), 2, {}, plan.games, plan.seed, ["random"] * 2)
    seen: list[int] = []
    (there,) = summarize(plan, TWO, seen.append)
    assert there.digest == here.digest and there.games == here.games
    assert there.report()["mean_scores"] == here.report()["mean_scores"]
    assert seen[-1] == plan.games and seen == sorted(seen)


def test_a_killed_worker_is_replaced_and_its_chunk_redone(tmp_path: Path) -> None:
    plan = deadly(tmp_path, deaths=2)
    batches = list(by_processes(partial(plan.play, record=True), plan.chunks(), 2))
    assert sorted([batch.chunk for batch in batches]) == plan.chunks()
    assert len(list(tmp_path.glob("died-*"))) == 2
    ends = {one.game: one.digest for batch in batches for one in batch.games}
    title = load("tithe")
    assert ends == {
        n: play(title, 2, {}, plan.seed, n, ["random"] * 2).digest for n in range(plan.games)
    }


def test_a_chunk_that_kills_every_worker_ends_the_run(tmp_path: Path) -> None:
    plan = deadly(tmp_path, deaths=99)
    with pytest.raises(ValueError, match=r"games 4 to 5: has ended 3 workers.*--workers"):
        list(by_processes(partial(plan.play, record=False), plan.chunks(), 2))


def test_what_a_worker_raises_is_raised_here() -> None:
    plan = faulty()
    with pytest.raises(RuntimeError, match="the rules are broken"):
        list(by_processes(partial(plan.play, record=False), plan.chunks(), 2))


# -- what is kept ------------------------------------------------------------------------------


def rows(path: Path) -> pl.DataFrame:
    return pl.read_parquet(path).drop("seconds")


def test_a_row_says_what_the_game_was(tmp_path: Path) -> None:
    title = load("architects")
    plan = experiment(title, 2, 6, 3, trials({"promos": "on"}, {}, [("sensible", "random")]))
    keep(plan, Engine(), tmp_path / "a.parquet", "the command", nothing)
    found = pl.read_parquet(tmp_path / "a.parquet")
    assert found.schema == SCHEMA and found["game"].to_list() == list(range(6))
    about = read_about(tmp_path / "a.parquet")
    assert about["command"] == "the command" and about["title"] == "architects"
    for row in found.iter_rows(named=True):
        one = play(title, 2, {"promos": "on"}, 3, row["game"], ["sensible", "random"])
        assert row["digest"] == one.digest and row["winners"] == one.winners
        assert row["settings"] == "promos=on" and row["bots"] == ["sensible", "random"]
        assert row["decisions"] == one.decisions
        sheet = [(x["player"], x["line"], x["raw"], x["points"]) for x in row["sheet"]]
        assert sheet == [
            (player, x.what, x.raw, x.points)
            for player, lines in enumerate(one.sheets)
            for x in lines
        ]
        built = {x["of"] for x in row["deeds"] if x["deed"] == "build" and x["player"] == 0}
        assert len(built) == next(x.raw for x in one.sheets[0] if x.what == "buildings")


@pytest.mark.parametrize("name", names())
def test_actions_are_the_events_told_of_a_player(name: str) -> None:
    title = load(name)
    counts = ActionCounts(title)
    rng = random.Random(1)
    state = title.setup(2, {})
    told: list[Event] = []
    state._event_sink = told
    playout(title, state, lambda ask: ask.options[int(rng.random() * len(ask.options))], rng.random)
    counted = counts.count(told)
    total: dict[tuple[int, str, str], int] = {}
    for player, action, n in zip(counted[::3], counted[1::3], counted[2::3], strict=True):
        example = counts.examples[action][0]
        total[player, example.what, thing(example)] = n
    assert total
    for (player, what, of), n in total.items():
        mine = [e for e in told if e.what == what and e.about["player"] == player]
        same = [e for e in mine if thing(e) == of]
        assert len([e for e in same if title.story(e) is not None]) <= n <= len(same)
    for examples in counts.examples:
        assert len({repr(x) for x in examples}) == len(examples)


def test_recording_changes_nothing() -> None:
    title = load("paladins")
    for game in range(3):
        plain = play(title, 2, {}, 9, game, ["random"] * 2)
        kept = play(title, 2, {}, 9, game, ["random"] * 2, ActionCounts(title))
        assert plain.digest == kept.digest and not plain.actions and kept.actions


# -- going on ----------------------------------------------------------------------------------


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    plan = small()
    whole, parted = tmp_path / "whole.parquet", tmp_path / "parted.parquet"
    keep(plan, Engine(), whole, "", nothing)
    first = ResultsFile(parted, plan, "")
    for chunk in plan.chunks()[3:9]:
        first.add(plan.play(chunk, True))
    (first.folder / "0-000000000-1.parquet.77.new").write_bytes(b"half a part")

    second = ResultsFile(parted, plan, "")
    assert second.done == set(plan.chunks()[3:9])
    seen: list[int] = []
    (found,) = keep(plan, TWO, parted, "", seen.append)
    assert seen[0] == sum([chunk.games for chunk in plan.chunks()[3:9]]) and seen[-1] == plan.games
    assert rows(parted).equals(rows(whole)) and not second.folder.exists()
    assert found.digest == simulate(load("tithe"), 2, {}, 40, 5, ["random"] * 2).digest


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    plan = small()
    path = tmp_path / "a.parquet"
    (before,) = keep(plan, Engine(), path, "", nothing)
    stamp = path.stat().st_mtime_ns
    (after,) = keep(plan, Engine(), path, "", nothing)
    assert path.stat().st_mtime_ns == stamp and after.report() == before.report()


@pytest.mark.parametrize("other", [small(41), small(seed=6)])
def test_runs_do_not_mix(tmp_path: Path, other: Experiment) -> None:
    plan = small()
    path = tmp_path / "a.parquet"
    ResultsFile(path, plan, "").add(plan.play(plan.chunks()[0], True))
    with pytest.raises(ValueError, match=r"holds another run .* Give another --out"):
        ResultsFile(path, other, "")
    keep(plan, Engine(), path, "", nothing)
    with pytest.raises(ValueError, match=r"holds another run .* Give another --out"):
        ResultsFile(path, other, "")


def test_a_foreign_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine.parquet"
    pl.DataFrame({"a": [1]}).write_parquet(path)
    with pytest.raises(ValueError, match="not a file of results"):
        ResultsFile(path, small(), "")
    path.write_bytes(b"no Parquet at all")
    with pytest.raises(ValueError, match="not a file of results"):
        ResultsFile(path, small(), "")
    assert path.read_bytes() == b"no Parquet at all"


COMMAND = [
    *(sys.executable, "-m", "ludorum", "simulate", "tithe", "--games", "4000", "--json"),
    *("--workers", "2", "--out"),
]


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize("name", ["SIGINT", "SIGKILL"])
def test_the_command_survives_being_ended(tmp_path: Path, name: str) -> None:
    how = signal.Signals[name]
    path = tmp_path / "a.parquet"
    parts = tmp_path / "a.parquet.parts"
    run = subprocess.Popen(
        [*COMMAND, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    until = time.monotonic() + 60
    while len(list(parts.glob("*.parquet"))) < 3 and time.monotonic() < until:
        time.sleep(0.02)
    run.send_signal(how)
    _, said = run.communicate(timeout=60)
    assert run.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert ("the same command goes on" in said) == (how == signal.SIGINT)
    done = len(list(parts.glob("*.parquet")))
    assert 3 <= done < 40 and not path.exists()

    again = subprocess.run([*COMMAND, str(path)], capture_output=True, check=True, text=True)
    facts = json.loads(again.stdout)
    assert facts["games"] == 4000 and not parts.exists()
    assert facts["digest"] == simulate(load("tithe"), 2, {}, 4000, 1, ["random"] * 2).digest


# -- trials ------------------------------------------------------------------------------------


def test_trials_are_every_combination() -> None:
    found = trials(
        {"promos": "on"}, {"boards": ["standard", "random"]}, [("random",) * 2, ("sensible",) * 2]
    )
    assert [t.label for t in found] == [
        "random,random boards=standard",
        "random,random boards=random",
        "sensible,sensible boards=standard",
        "sensible,sensible boards=random",
    ]
    assert found[1].options == {"promos": "on", "boards": "random"}


def test_trials_play_the_same_numbered_games(tmp_path: Path) -> None:
    title = load("architects")
    both = trials({}, {"boards": ["standard", "random"]}, [("random", "random")])
    plan = experiment(title, 2, 4, 1, both)
    path = tmp_path / "a.parquet"
    standard, other = keep(plan, Engine(), path, "", nothing)
    assert standard.digest == simulate(title, 2, {}, 4, 1, ["random"] * 2).digest != other.digest
    assert pl.read_parquet(path)["game"].to_list() == [0, 1, 2, 3] * 2


@pytest.mark.parametrize(
    ("vary", "bots", "message"),
    [
        ({"boards": ["standard", "standard"]}, ("random", "random"), "the same"),
        ({"boards": ["round"]}, ("random", "random"), "boards"),
        ({}, ("random",), "1 bots for 2 seats"),
        ({}, ("random", "brilliant"), "brilliant"),
    ],
)
def test_a_wrong_trial_is_refused_before_play(
    vary: dict[str, list[str]], bots: tuple[str, ...], message: str
) -> None:
    with pytest.raises((ValueError, LookupError), match=message):
        experiment(load("architects"), 2, 4, 1, trials({}, vary, [bots]))


def run_command(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludorum", "simulate", *args],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "200"},
        check=False,
    )


def test_the_command_compares() -> None:
    args = ["--vary", "boards=standard,random", "--games", "3", "--json"]
    facts = json.loads(run_command("architects", *args).stdout)
    assert [t["trial"] for t in facts["trials"]] == ["boards=standard", "boards=random"]
    assert all(t["games"] == 3 for t in facts["trials"])


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--out", "run.csv"), "run.parquet"),
        (("--address", "auto"), "--engine ray"),
        (("--workers", "0"), "--workers must be"),
        (("--vary", "boards"), "--vary takes"),
        (("--vary", "colour=red,blue"), "colour"),
        (("--bots", "random,random,random"), "names 3 bots for 2 seats"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(args: tuple[str, ...], message: str) -> None:
    found = run_command("architects", "--games", "2", *args)
    assert found.returncode == 2 and message in found.stderr and found.stderr.count("\n") == 1
