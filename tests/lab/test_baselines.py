"""The table of baselines: the same again is the same, what is cut off goes on, intervals hold."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from ludorum.cli import main
from ludorum.games import load
from ludorum.lab.baselines import (
    ALONE,
    PAIR,
    Part,
    Result,
    Results,
    figure,
    markdown,
    parts,
    played,
    rows,
    run,
    shares,
)
from ludorum.lab.engine import Engine
from ludorum.lab.simulate import play
from ludorum.titles import totals

GAMES = {"random": 2, "sensible": 2}


def test_every_player_has_its_games_alone_and_both_seats_at_a_table_of_two() -> None:
    wanted = parts(["hadrians_wall", "tithe"], {"random": 3, "sensible": 2})
    counted = [(x.title, x.table, x.player) for x in wanted]
    assert counted.count(("hadrians_wall", ALONE, "random")) == 3
    assert counted.count(("hadrians_wall", PAIR, "random")) == 2  # deals of two games
    assert counted.count(("hadrians_wall", ALONE, "sensible")) == 2
    assert {(table, who) for name, table, who in counted if name == "tithe"} == {(PAIR, "random")}


def test_what_a_part_gives_depends_on_it_alone(tmp_path: Path) -> None:
    wanted = parts(["hadrians_wall"], GAMES)
    here, there = Results(tmp_path / "a", 5), Results(tmp_path / "b", 5)
    seen: list[int] = []
    run(here, wanted, Engine(), seen.append)
    run(there, wanted[::-1], Engine(), lambda done: None)
    assert seen == list(range(len(wanted) + 1))
    assert rows(here.found, ["random"]) == rows(sorted(there.found, key=str), ["random"])
    alone = next(x for x in here.found if x.part == Part(*wanted[0]))
    title = load("hadrians_wall")
    one = play(title, 1, {}, 5, alone.number, [alone.player])
    assert alone.points == totals(one.sheets)[0] and alone.won is None
    solo = played(Part("paladins", load("paladins").epoch, ALONE, "random", 0), 1)
    assert solo.won in (0.0, 1.0)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    wanted = parts(["tithe"], {"random": 4})
    whole = Results(tmp_path / "a", 1)
    run(whole, wanted, Engine(), lambda done: None)
    text = (tmp_path / "a").read_text("utf-8")
    (tmp_path / "a").write_text(text[:-9], "utf-8")
    again = Results(tmp_path / "a", 1)
    assert len(wanted) == 2 and again.todo(wanted) == wanted[-1:]
    run(again, wanted, Engine(), lambda done: None)
    assert Results(tmp_path / "a", 1).found == whole.found
    assert Results(tmp_path / "a", 2).todo(wanted) == wanted  # other seeds are other games
    other = replace(whole.found[0], version="0.0")
    (tmp_path / "a").write_text(json.dumps(asdict(other)), "utf-8")
    with pytest.raises(ValueError, match=r"by Ludorum 0\.0.*Give another --out"):
        Results(tmp_path / "a", 1)


def test_intervals_are_honest_about_few_games_and_several_seeds() -> None:
    lost = shares([(1, 0.0)] * 4, 2)
    assert lost is not None and lost.value == lost.low == 0 and lost.high > 0.4 and lost.games == 8
    # A thousand games of two trainings say little about a third one.
    one = figure([(1, 10.0), (1, 12.0)] * 500)
    two = figure([(seed, 10.0 * seed) for seed in (1, 2) for _ in range(500)])
    assert one is not None and two is not None and two.games == 1000
    assert one.high - one.low < 0.2 and two.high - two.low > 20 and two.value == 15
    assert shares([]) is None and figure([]) is None


def test_a_learner_comes_into_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    epoch = load("hadrians_wall").epoch
    learned = [
        Result("hadrians_wall", epoch, ALONE, "my learner", i, 50.0 + seed, None, seed)
        for seed in (1, 2, 3)
        for i in range(2)
    ]
    out = tmp_path / "a.jsonl"
    out.write_text("\n".join([json.dumps(asdict(x)) for x in learned]), "utf-8")
    argv = ["baselines", "hadrians_wall", "--games", "random=2", "--out", str(out)]
    assert main(argv) == 0
    head, rule, first, second = capsys.readouterr().out.splitlines()
    assert len({line.count("|") for line in (head, rule, first, second)}) == 1
    assert first.startswith("| hadrians_wall | random | ")
    assert second.startswith("| hadrians_wall | my learner, 3 seeds | 52.0 (")
    assert main([*argv, "--json"]) == 0
    facts = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert facts[1]["points"]["games"] == 6 and facts[1]["share"] is None
    assert list(markdown([])) == [head, rule]
