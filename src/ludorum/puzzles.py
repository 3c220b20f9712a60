"""Puzzles: positions of real games in which one decision matters beyond doubt.

They are data in the package of their title, `puzzles.json`: the answers that lead to the position,
who is asked, and what every option was found to be worth. No position is written down; a puzzle is
laid by the rules, and is there only while they are those it was made with. `ludorum author
puzzles` makes them.
"""

from __future__ import annotations

import functools
import json
from dataclasses import asdict, dataclass
from importlib import resources
from typing import Any

from ludorum.kernel import Choose, Entry, ManualDealer, Option, Table, content_of, tuples
from ludorum.titles import Title
from ludorum.titles.box import home_of

FILE = "puzzles.json"


@dataclass(slots=True, frozen=True)
class Worth:
    """What an option was found to be worth: points behind the best one, and the 95 % interval."""

    option: Any
    behind: float
    low: float
    high: float
    trials: int


@dataclass(slots=True, frozen=True)
class Puzzle:
    """`entries`: all answers since the start. `options`: every one that is offered, the best first.
    `usual`: what the sensible player would do. `lines`, `reasons`, `now`, `sets_apart`: why the
    best is better than the next, as the advisor tells it; `then`: what would follow it. `themes`:
    clauses, that of the decision first. `rating`: how hard it is taken to be before anybody has
    tried. `source`, `trials`: how it can be found again."""

    id: str
    seats: int
    settings: dict[str, str]
    seat: int
    kind: str
    entries: list[Entry]
    options: list[Worth]
    usual: Any
    lines: list[Any]
    reasons: list[Any]
    now: int
    sets_apart: list[Any]
    then: list[Any]
    themes: list[str]
    rating: int
    source: str
    trials: int

    @property
    def best(self) -> Option:
        return self.options[0].option


def puzzle_from(data: dict[str, Any]) -> Puzzle:
    """What `asdict` has made JSON of."""
    entries = [(lane, who, tuples(value)) for lane, who, value in data["entries"]]
    options = [Worth(**{**x, "option": tuples(x["option"])}) for x in data["options"]]
    known = {"entries": entries, "options": options, "usual": tuples(data["usual"])}
    return Puzzle(**{**data, **known})


def puzzles_of(title: Title[Any]) -> dict[str, Puzzle]:
    """Those of a title by id, in their order; none, if they were made for other rules or cards."""
    return _read(home_of(title.package), title.epoch, content_of(title))


@functools.cache
def _read(package: str, epoch: int, content: str) -> dict[str, Puzzle]:
    file = resources.files(package) / FILE
    if not file.is_file():
        return {}
    found = json.loads(file.read_text(encoding="utf-8"))
    if (found["epoch"], found["content"]) != (epoch, content):
        return {}
    return {x["id"]: puzzle_from(x) for x in found["puzzles"]}


def lay(title: Title[Any], puzzle: Puzzle) -> Table[Any]:
    """The table as it stands before the decision."""
    state = title.setup(puzzle.seats, dict(puzzle.settings))
    table: Table[Any] = Table(title, state, ManualDealer())
    table.feed(puzzle.entries)
    return table


def asked(table: Table[Any], puzzle: Puzzle) -> Choose:
    """What is to be decided."""
    ask: Choose = table.pending()[puzzle.seat]
    return ask


def packed(title: Title[Any], puzzles: list[Puzzle]) -> str:
    """The file of a title, a line for every puzzle: a change can be looked at."""
    head = {"epoch": title.epoch, "content": content_of(title)}
    rows = [json.dumps(asdict(x), separators=(",", ":"), ensure_ascii=False) for x in puzzles]
    return json.dumps(head)[:-1] + ', "puzzles": [\n' + ",\n".join(rows) + "\n]}\n"
