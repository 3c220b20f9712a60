"""The story by turns: entries, and the headlines of each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludorum.games import load
from ludorum.kernel import Event
from ludorum.titles import Step, entries, event_to_json, heads, line
from ludorum.words import MessageBundle, Msg

EXAMPLES = json.loads((Path(__file__).parents[1] / "fixtures" / "headlines.json").read_text())
NAMES = "player-0 = Ann\nplayer-1 = Bob"


@pytest.mark.parametrize("example", EXAMPLES, ids=[x["name"] for x in EXAMPLES])
def test_the_headlines_of_an_entry(example: dict[str, Any]) -> None:
    """The page reads the same examples."""
    actions = [
        [Step(what, Msg(what), weight, against) for what, weight, against in action]
        for action in example["actions"]
    ]
    assert [x.what for x in heads(actions, example["reader"])] == example["heads"]


def told(what: str, **about: Any) -> Event:
    return Event("A1", what, -1, about)


ARREST = told("capture", player=1, place="forest", whose=0, n=2)


def test_entries_of_turns() -> None:
    """A turn is one entry; what comes at the end is nobody's."""
    title = load("architects")
    story = entries(
        title,
        [
            told("turn", player=0, n=1),
            told("place", player=0, to="forest"),
            told("gain", player=0, good="wood", n=1),
            told("turn", player=1, n=2),
            told("place", player=1, to="square"),
            told("pay", player=1, n=1, tax=1),
            ARREST,
            told("final"),
        ],
    )
    assert [(x.seat, x.n, x.title is None) for x in story] == [
        (0, 1, True),
        (1, 2, True),
        (-1, 0, False),
    ]
    book = MessageBundle.of("en", title.package, more=NAMES)
    mine, theirs = [line(book, x, 0) for x in story[:2]]
    assert mine == "Ann: to the Forest; +1 wood"
    assert theirs == "Bob: 2 of your workers arrested in the Forest"
    assert line(book, story[1], 1) == "Bob: 2 workers arrested in the Forest (Ann)"


def test_actions_of_one_player_follow_one_another() -> None:
    """Where all act at once, a turn without words goes on with the entry of its player."""
    title = load("hadrians_wall")
    mine, theirs = told("turn", player=0, n=1), told("turn", player=1, n=1)
    wall = told("box", player=0, area="wall", n=1)
    box = told("box", player=1, area="wall", n=1)
    story = entries(title, [mine, wall, mine, wall, theirs, box, mine, wall])
    assert [(x.seat, len(x.actions)) for x in story] == [(0, 2), (1, 1), (0, 1)]


def test_what_an_event_weighs_and_whom_it_harms() -> None:
    title = load("architects")
    sent = event_to_json(title, ARREST)
    assert (sent["weight"], sent["against"]) == (6, [0])
    own = event_to_json(title, told("capture", player=1, place="forest", whose=1, n=2))
    assert own["against"] == []
    prison = event_to_json(title, told("to-prison", player=1, n=1))
    assert prison["against"] == [1]


@pytest.mark.parametrize(
    "name", ["architects", "hadrians_wall", "hamlet", "paladins", "tithe", "viscounts"]
)
def test_every_weight_is_of_an_event(name: str) -> None:
    """A name mistyped in the tables would weigh nothing, and nobody would notice."""
    title = load(name)
    package = Path(__import__(title.package, fromlist=["_"]).__file__ or "").parent
    code = "".join([x.read_text() for x in package.glob("*.py") if x.name != "tell.py"])
    against: dict[str, str] = getattr(title, "against", {})
    for what in {**title.events, **against}:  # type: ignore[attr-defined]
        assert f'"{what}"' in code, what
