"""How much of a deal is the same for all who play it."""

from __future__ import annotations

import json

import pytest

from ludorum.cli import main


def test_the_same_deal_gives_two_players_the_same_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["author", "luck", "hadrians_wall", "--games", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["duplicate"][""]["share"] == 1.0 and found["duplicate"][""]["both"] > 50
    assert found["plain"][""]["share"] < 0.4


def test_what_cannot_be_compared_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["author", "luck", "architects", "--bots", "sensible"]) != 0
    assert "names two bots" in capsys.readouterr().err
