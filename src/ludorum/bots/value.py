"""What a position is worth: an estimate of the final margin, learned from games.

A title offers one as `value.json` beside its content; `ludorum author value` makes it. There is one
for a table of one, of two, and of more. It has a part for every line of the score sheet, and the
parts sum to the margin, so that two options can be told apart line by line. Weights change with how
far the game has come, which is itself estimated from the table. Numbers beyond what was met in
learning count as the largest that was.
"""

from __future__ import annotations

import functools
import json
import math
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from ludorum.titles import ScoreLine, Title, totals

from .features import Reader

FILE = "value.json"
MANY = 3  # seats from which on tables share an estimate


class Worth(NamedTuple):
    """What a seat may expect: the margin at the end, and how far the game has come, 0 to 1."""

    margin: float
    progress: float


class WorthByLine(NamedTuple):
    """The same line by line: the parts of the margin, which sum to it."""

    lines: dict[str, float]
    progress: float


class Estimate:
    """`horizon`: how many decisions of one's own to play on before asking for an estimate."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.horizon: int = data["horizon"]
        self.error: list[float] = data["error"]  # how far off it is, at the start and at the end
        self.reader = Reader(data["names"])
        self.lines: dict[str, list[list[float]]] = data["lines"]  # at the start, and growth
        self.low: list[float] = data["low"]
        self.high: list[float] = data["high"]
        self.far: list[float] = data["progress"]
        self.start = self._sum(0)
        self.growth = self._sum(1)

    def _sum(self, part: int) -> list[float]:
        rows = [x[part] for x in self.lines.values()]
        return [sum(column) for column in zip(*rows, strict=True)]

    def worth(self, title: Title[Any], s: Any, seat: int, kind: str) -> Worth:
        """`kind` is what the seat is asked."""
        far, start, growth = 0.0, 0.0, 0.0
        low, high = self.low, self.high
        weights_far, weights_start, weights_growth = self.far, self.start, self.growth
        x = self.reader.read(title.derived.view(s, seat), title.scores(s), seat, kind)
        for i, n in enumerate(x):
            if n:
                if n > high[i]:
                    n = high[i]
                elif n < low[i]:
                    n = low[i]
                far += weights_far[i] * n
                start += weights_start[i] * n
                growth += weights_growth[i] * n
        far = min(1.0, max(0.0, far))
        return Worth(start + far * growth, far)

    def by_line(self, title: Title[Any], s: Any, seat: int, kind: str) -> WorthByLine:
        x = self.reader.read(title.derived.view(s, seat), title.scores(s), seat, kind)
        x = [min(b, max(a, n)) for a, n, b in zip(self.low, x, self.high, strict=True)]
        far = min(1.0, max(0.0, dot(self.far, x)))
        lines = {what: dot(a, x) + far * dot(b, x) for what, (a, b) in self.lines.items()}
        return WorthByLine(lines, far)

    def chance(self, worth: Worth) -> float:
        """To come out ahead, as likely as the error of the estimate makes it."""
        start, end = self.error
        off = start + worth.progress * (end - start)
        return 0.5 * (1.0 + math.erf(worth.margin / (off * math.sqrt(2.0))))


def dot(weights: list[float], x: list[float]) -> float:
    return sum([w * n for w, n in zip(weights, x, strict=True)])


def against(sheets: list[list[ScoreLine]], seat: int) -> dict[str, float]:
    """The lines of a seat less those of its best opponent: they sum to the margin."""
    points = totals(sheets)
    out = {line.what: float(line.points) for line in sheets[seat]}
    others = [i for i in range(len(sheets)) if i != seat]
    if others:
        best = max(others, key=lambda i: points[i])
        for line in sheets[best]:
            out[line.what] = out.get(line.what, 0.0) - line.points
    return out


def file_of(package: str) -> Traversable:
    return resources.files(package) / FILE


@functools.cache
def estimate(package: str, seats: int) -> Estimate | None:
    """The estimate a title offers for tables of that many people; None if it offers none."""
    file = file_of(package)
    return read(file.read_text(encoding="utf-8"), seats) if file.is_file() else None


@functools.cache
def estimate_in(path: str, seats: int) -> Estimate | None:
    """The same from a file that lies elsewhere: one that has to prove itself."""
    return read(Path(path).read_text(encoding="utf-8"), seats)


def read(text: str, seats: int) -> Estimate | None:
    data = json.loads(text).get(str(min(seats, MANY)))
    return Estimate(data) if data else None


def people(s: Any) -> int:
    """How many seats play; an opponent of the rules' own is a player that is marked as a `bot`."""
    return len([p for p in s.players if not getattr(p, "bot", "")])
