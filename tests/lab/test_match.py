"""Matches: the test keeps its promise, deals are paired, and a match goes on where it stopped."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from ludorum.cli import main
from ludorum.games import load
from ludorum.lab.engine import Engine
from ludorum.lab.match import Game, Score, beats, line_ups, match, run, together
from ludorum.lab.sequential import Claim

TITHE = load("tithe")
CHECKOUT = Path(__file__).parents[2]


def stopped(claim: Claim, share: float, rng: random.Random) -> bool | None:
    """Deals of two games each, until there is a verdict."""
    scores: list[float] = []
    for _ in range(1200):
        scores.append(sum([rng.random() < share for _ in range(2)]) / 2)
        verdict = claim.judge(scores)
        if verdict.proven is not None:
            return verdict.proven
    return None


@pytest.mark.parametrize(("share", "proven"), [(0.5, False), (0.55, True), (0.65, True)])
def test_it_is_wrong_in_one_case_of_twenty(share: float, proven: bool) -> None:
    rng = random.Random(4)
    found = [stopped(Claim(), share, rng) for _ in range(150)]
    assert found.count(not proven) <= 15, "150 trials at one in twenty: 15 would be a rare bad day"
    assert found.count(proven) >= 130


def test_a_clear_case_is_over_soon() -> None:
    assert Claim().judge([1.0] * 7).proven is None
    assert Claim().after([1.0] * 40).proven is True
    assert Claim().after([0.0] * 40).proven is False
    first = Claim().after([1.0] * 20 + [0.0] * 200)
    assert first.proven is True, "what comes after the verdict does not count"


def test_every_seat_is_taken_once() -> None:
    assert line_ups(2) == [(0, 1), (1, 0)]
    assert line_ups(3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert line_ups(1) == [(0,), (1,)]


def test_ahead_is_who_won_then_who_has_more_points() -> None:
    game = Game((1, 0, 1), [7, 7, 3], [1], [], 0)
    assert (beats(game, 1, 0), beats(game, 0, 1), beats(game, 2, 0)) == (1.0, 0.0, 0.0)
    assert together([game]) == (1.0, 2.0)


@pytest.mark.parametrize("seats", [2, 3])
def test_equal_bots_share_every_deal(seats: int) -> None:
    pair = match(TITHE, seats, {}, "sensible", "sensible", 3)
    deals = [pair.play(n) for n in range(4)]
    assert {x.score for x in deals} == {0.5}
    assert {x.margin for x in deals} == {0.0}
    assert deals[0] != deals[1]


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    pair = match(TITHE, 2, {}, "sensible", "random", 3)
    whole = Score(pair)
    verdict = run(whole, Claim(0.5, 0.6), 40, Engine())
    path = tmp_path / "a.jsonl"
    run(Score(pair, path), Claim(0.5, 0.6), 5, Engine())
    with path.open("a", encoding="utf-8") as file:
        file.write('\n{"deal": 5, "sco')  # killed while it wrote
    rest = Score(pair, path)
    assert sorted(rest.deals) == [0, 1, 2, 3, 4]
    assert run(rest, Claim(0.5, 0.6), 40, Engine("local", 2)) == verdict
    assert verdict.proven is True
    other = match(TITHE, 2, {}, "sensible", "random", 4)
    with pytest.raises(ValueError, match="another match"):
        Score(other, path)


def test_a_bot_of_another_checkout_plays_the_same() -> None:
    here = match(TITHE, 2, {}, "sensible", "search:8", 3).play(0)
    there = match(TITHE, 2, {}, "sensible", f"search:8@{CHECKOUT}", 3).play(0)
    assert (here.score, here.margin, here.longest) == (there.score, there.margin, there.longest)
    assert there.second.decisions == here.second.decisions
    assert there.second.seconds > 0


def test_what_is_wrong_is_said_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="no bot 'clever'"):
        match(TITHE, 2, {}, "clever", "random", 1)
    with pytest.raises(LookupError, match="no bot 'clever'"):
        match(TITHE, 2, {}, f"clever@{CHECKOUT}", "random", 1)
    with pytest.raises(LookupError, match="neither a virtual environment nor a checkout"):
        match(TITHE, 2, {}, f"normal@{tmp_path}", "random", 1)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "sensible", "random", "tithe", "--claim", "0.6", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["proven"] is True
    assert report["games"] == 2 * report["deals"]
    assert main(["match", "sensible", "random", "tithe", "--least", "0.7"]) == 2
    assert "--least must be below --claim" in capsys.readouterr().err
