"""What a position is worth: a linear estimate of the final margin, learned from sensible games.

A title offers one as `value.json` beside its content; `ludorum author value` makes it. Features
are read off the view and the score sheets by shape alone, so that no game needs code for it: the
numbers of a player's own record, those of the others (their mean), what lies on the table, whose
it is, and every line of the sheets as they stand. Weights change with how far the game has come,
which is itself estimated from the table.
"""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Any

from ludorum.titles import Title

FILE = "value.json"
Features = dict[str, float]


class Estimate:
    """`horizon`: how many decisions of one's own to play on before asking for an estimate."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.horizon: int = data["horizon"]
        self.progress: dict[str, float] = data["progress"]
        self.start: dict[str, float] = data["start"]
        self.growth: dict[str, float] = data["growth"]

    def margin(self, title: Title[Any], s: Any, seat: int) -> float:
        """The margin `seat` may expect at the end."""
        x = features(title, s, seat)
        return dot(self.start, x) + min(1.0, max(0.0, dot(self.progress, x))) * dot(self.growth, x)


def dot(weights: dict[str, float], x: Features) -> float:
    return sum([weights[k] * v for k, v in x.items() if k in weights])


@functools.cache
def estimate(package: str, alone: bool) -> Estimate | None:
    """The estimate a title offers, for one seat or for several; None if it offers none."""
    file = resources.files(package) / FILE
    if not file.is_file():
        return None
    data = json.loads(file.read_text(encoding="utf-8")).get("alone" if alone else "together")
    return Estimate(data) if data else None


def alone(s: Any) -> bool:
    """Whether one seat plays, with or without an opponent of the rules' own, a player that is
    marked as a `bot`."""
    return len([p for p in s.players if not getattr(p, "bot", "")]) == 1


def features(title: Title[Any], s: Any, seat: int) -> Features:
    """A position as numbers with names, from one seat's point of view."""
    view = title.derived.view(s, seat)
    players = view.pop("players")
    seats = len(players)
    out: Features = {"1": 1.0}
    for name, part in view.items():
        count(f"all.{name}", part, 1.0, out)
        belongs(f"all.{name}", part, seat, seats, out)
    share = 1 / max(1, seats - 1)
    for i, record in enumerate(players):
        count("own" if i == seat else "their", record, 1.0 if i == seat else share, out)
    for i, sheet in enumerate(title.scores(s)):
        who, weight = ("own", 1.0) if i == seat else ("their", share)
        for line in sheet:
            add(out, f"{who}:{line.what}", line.points * weight)
            add(out, f"{who}:", line.points * weight)
    return out


def count(path: str, x: Any, weight: float, out: Features) -> None:
    """Numbers by their place, words by how often they occur, lists by their length too."""
    kind = type(x)
    if kind is int or kind is bool:
        add(out, path, x * weight)
    elif kind is str:
        add(out, f"{path}={x}", weight)
    elif kind is dict:
        for name, part in x.items():
            count(f"{path}.{name}", part, weight, out)
    elif kind is list or kind is tuple:
        add(out, f"{path}#", len(x) * weight)
        numbers = all(type(y) is int for y in x)
        for i, y in enumerate(x):
            count(f"{path}.{i}" if numbers else f"{path}*", y, weight, out)


def belongs(path: str, x: Any, seat: int, seats: int, out: Features) -> None:
    """Numbers on the table that may be seats: how many are this one, how many another."""
    kind = type(x)
    if kind is int:
        if 0 <= x < seats:
            add(out, f"{path}@own" if x == seat else f"{path}@their", 1.0)
    elif kind is dict:
        for part in x.values():
            belongs(path, part, seat, seats, out)
    elif kind is list or kind is tuple:
        for part in x:
            belongs(path, part, seat, seats, out)


def add(out: Features, name: str, n: float) -> None:
    out[name] = out.get(name, 0.0) + n
