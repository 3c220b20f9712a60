"""Python code that is written while it is run: a function made for one shape of state.

`Writer` collects lines; parts of a layout say what theirs are. What they read of covered cards is
what `look` tells the seat, so the function can tell no more than a view.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from struct import Struct
from typing import Any, NamedTuple

Fill = Callable[[Any, int, "array[float]"], None]  # state, seat, where the numbers go


class Place(NamedTuple):
    """Where a number goes: so many after what a variable says."""

    base: str = ""
    offset: int = 0

    def on(self, n: int) -> Place:
        return Place(self.base, self.offset + n)

    def times(self, n: int) -> str:
        base = f"{n} * {self.base} + " if self.base else ""
        return f"{base}{n * self.offset}"

    def __str__(self) -> str:
        return f"{self.base} + {self.offset}" if self.base else str(self.offset)


class Writer:
    """The body of `fill(o, seat, out)`."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._names: dict[str, Any] = {"array": array}
        self._depth = 1
        self._count = 0

    def put(self, line: str) -> None:
        self._lines.append(" " * self._depth + line)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        self.put(head)
        self._depth += 1
        before = len(self._lines)
        yield
        if len(self._lines) == before:
            self.put("pass")
        self._depth -= 1

    def name(self, stem: str = "x") -> str:
        """A variable nobody uses."""
        self._count += 1
        return f"{stem}{self._count}"

    def given(self, value: Any) -> str:
        """A name for a value the function needs."""
        name = self.name("given")
        self._names[name] = value
        return name

    def packed(self, place: Place, n: int, values: str) -> None:
        """So many numbers at once."""
        pack = self.given(Struct(f"{n}f").pack_into)
        self.put(f"{pack}(out, {place.times(4)}, {values})")

    def function(self) -> Fill:
        body = self._lines or [" pass"]
        exec("\n".join(["def fill(o, seat, out):", *body]), self._names)
        made: Fill = self._names["fill"]
        return made
