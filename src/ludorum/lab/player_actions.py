"""What players did in a game, counted from its story.

An action is something told of a player: `what` happened (`build`), and `of` which card, place or
good (`B25`), "" if it names none. Numbers are left out: gaining 2 silver and 3 silver is one action
twice. That a turn begins is none. Some examples of each action are kept, so that what they have in
common can be said later in any language. In a file of results the column is called `deeds`.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from ludorum.kernel import PUBLIC, Event, tuples
from ludorum.titles import TURN, Title
from ludorum.words import Msg

NOBODYS = -1  # told of no player
EXAMPLES = 4  # of an action, all different
SOME = "…"  # stands for a number in the sentence of an action


class ActionCounts:
    """Actions by number, in the order they were first met. `examples[n]` are some of action n."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self.examples: list[list[Event]] = []
        self._numbers: dict[tuple[str, str], int] = {}
        self._met: dict[Any, tuple[int, int] | None] = {}  # player and action; this is for speed

    def count(self, events: Iterable[Event]) -> array[int]:
        """Triples: player, action, how often."""
        met = self._met
        keyed = [((e.clause, e.what, *e.about.values()), e) for e in events]
        found = Counter([met[key] if key in met else self._meet(key, e) for key, e in keyed])
        return array("i", [x for key, n in found.items() if key for x in (*key, n)])

    def _meet(self, key: Any, event: Event) -> tuple[int, int] | None:
        action = self._number(event)
        self._met[key] = out = None if action == NOBODYS else (event.about["player"], action)
        return out

    def _number(self, event: Event) -> int:
        if event.what == TURN or "player" not in event.about:
            return NOBODYS
        key = event.what, thing(event)
        found = self._numbers.get(key)
        if found is None:
            story = self.title.story(event)
            if story is None:  # this one is not told; another of its kind may be
                return NOBODYS
            mine = player_in(story) == event.about["player"]
            self._numbers[key] = found = len(self.examples) if mine else NOBODYS
            if mine:
                self.examples.append([])
        if found != NOBODYS and len(self.examples[found]) < EXAMPLES:
            self.examples[found].append(event)
        return found


def thing(event: Event) -> str:
    """The card, place or good an event of a player names."""
    return next(_words(event.about.values()), "")


def _words(parts: Iterable[Any]) -> Iterator[str]:
    for x in parts:
        if isinstance(x, tuple):
            yield from _words(x)
        elif type(x) is str:
            yield x


def player_in(msg: Msg) -> int:
    """The player a sentence is about, its own or that of the sentence it gives a reason for."""
    for name, value in msg.args.items():
        if isinstance(value, Msg):
            if name == "player" and value.id.startswith("player-"):
                return int(value.id.removeprefix("player-"))
            if name == "story":
                return player_in(value)
    return NOBODYS


def key_of(examples: list[Event]) -> str:
    """An action in one word or two: "build B25"."""
    return f"{examples[0].what} {thing(examples[0])}"


def as_data(examples: list[Event]) -> list[Any]:
    """Examples as JSON data."""
    return [[e.clause, e.what, e.about] for e in examples]


def from_data(data: list[Any]) -> list[Event]:
    return [
        Event(clause, what, PUBLIC, {name: tuples(x) for name, x in about.items()})
        for clause, what, about in data
    ]


def sentence(title: Title[Any], example: Event) -> Msg | None:
    """What is told of it: no numbers, and nobody's name but "another player"."""
    story = title.story(example)
    return None if story is None else general(story, example.about["player"])


def general(msg: Msg, me: int) -> Msg:
    who, _, number = msg.id.partition("-")
    if who == "player" and number.isdigit():
        return Msg("report-nobody" if int(number) == me else "report-another")
    args: dict[str, Any] = {}
    for name, value in msg.args.items():
        if isinstance(value, Msg):
            args[name] = general(value, me)
        elif isinstance(value, list):
            args[name] = [general(m, me) for m in value]
        else:
            args[name] = SOME if isinstance(value, int) else value
    return Msg(msg.id, args)
