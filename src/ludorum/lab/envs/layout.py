"""Observations as numbers: the view of a seat and its ask, as a vector of one fixed length.

The shape comes from the annotations of the state; how long lists are, which words occur and how
large numbers get is measured once in random games from fixed seeds. So a layout depends on the
title, the seats, the settings and the rules alone: it is the same in every process.

What must hold: `vector` reads nothing of what is covered but what `look` tells the seat, as a view
does, so it can tell no more than a view and an ask.
"""

from __future__ import annotations

import dataclasses
import random
import types
import typing
from array import array
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, Union

import numpy as np
from numpy.typing import NDArray

from ludorum.games import load
from ludorum.kernel import Choose, Deck, Hand, Option, playout
from ludorum.titles import Title

from .actions import stable
from .generate import Place, Writer

GAMES, DECISIONS = 3, 2000  # at least so many are played to measure a layout
EVERY = 8  # decisions between two views that are looked at
ONE_BY_ONE = 256  # numbers a short row of cards may take to keep its order
SPARE = 4  # numbers shared by words that were never met
LIMIT = 64.0  # larger numbers are cut; most are between -1 and 1


class Slot(NamedTuple):
    """One number of the vector: what it tells, and what it was multiplied with."""

    name: str
    scale: float


class Part(Protocol):
    """How one sort of value becomes numbers. First it sees many, as views have them, then it has a
    size, and code that reads states.

    seen(e)          what a view has in place of the expression `e`, as an expression
    code(w, e, at)   statements that write what the variable `e` holds, which is as it was seen

    Numbers are written as they are; all are scaled at once in the end. What is empty or 0 need not
    be written: that is what nothing looks like.
    """

    size: int

    def see(self, value: Any) -> None: ...
    def settle(self) -> None: ...
    def seen(self, e: str) -> str: ...
    def code(self, w: Writer, e: str, at: Place) -> None: ...
    def slots(self, path: str) -> Iterator[Slot]: ...


class Plain:
    """What a view shows as it is."""

    def seen(self, e: str) -> str:
        return e


class Number(Plain):
    """A number, in the end divided by the largest one met; True is 1."""

    def __init__(self) -> None:
        self.size = 1
        self.most = 1

    def see(self, value: Any) -> None:
        self.most = max(self.most, abs(value))

    def settle(self) -> None:
        """It takes one place whatever was seen."""

    def code(self, w: Writer, e: str, at: Place) -> None:
        w.put(f"out[{at}] = {e}")

    def slots(self, path: str) -> Iterator[Slot]:
        yield Slot(path, 1 / self.most)


class Words(dict[str, int]):
    """Which number a word has: its own if it was met, else one of a few shared ones."""

    def __init__(self) -> None:
        super().__init__()
        self.met = 0
        self.size = 0

    def see(self, words: Iterable[str]) -> None:
        self.update(dict.fromkeys(words, 0))

    def settle(self) -> None:
        found = sorted(self)
        self.clear()
        self.update({word: i for i, word in enumerate(found)})
        self.met = len(found)
        self.size = self.met + SPARE

    def __missing__(self, word: str) -> int:
        return self.met + stable(word) % SPARE

    def slots(self, path: str) -> Iterator[Slot]:
        for word in self:
            yield Slot(f"{path}={word}", 1.0)
        for i in range(SPARE):
            yield Slot(f"{path}=other {i}", 1.0)


class Word(Plain):
    """One word of a few: 1 at its place. No word at all is 0 everywhere."""

    def __init__(self) -> None:
        self.words = Words()
        self.size = 0

    def see(self, value: Any) -> None:
        if value:
            self.words.see([str(value)])

    def settle(self) -> None:
        self.words.settle()
        self.size = self.words.size

    def code(self, w: Writer, e: str, at: Place) -> None:
        words = w.given(self.words)
        w.put(f"out[{at} + {words}[{e} if type({e}) is str else str({e})]] = 1")

    def slots(self, path: str) -> Iterator[Slot]:
        return self.words.slots(path)


class Cards:
    """A hand, a deck or a list of cards: how many, and how often each one that can be seen.

    A short list whose length never changes keeps its order instead: one word after another.
    """

    def __init__(self, ordered: bool, covered: bool = False) -> None:
        self.ordered = ordered
        self.covered = covered  # a hand or a deck: what a seat sees of it must be asked
        self.lengths: set[int] = set()
        self.words = Words()
        self.count = Number()
        self.size = 0

    def see(self, value: Any) -> None:
        n, seen = counted(value)
        self.lengths.add(n)
        self.count.see(n)
        self.words.see(seen)

    def settle(self) -> None:
        self.words.settle()
        row = max(self.lengths, default=0) * self.words.size
        self.ordered = self.ordered and len(self.lengths) == 1 and 0 < row <= ONE_BY_ONE
        self.size = row if self.ordered else 1 + self.words.size

    def seen(self, e: str) -> str:
        return f"{e}.look(seat)" if self.covered else e

    def code(self, w: Writer, e: str, at: Place) -> None:
        words, card, k = w.given(self.words), w.name(), w.name("at")
        if self.ordered:
            ends = f"{at}, {at.on(self.size)}, {self.words.size}"
            with w.block(f"for {card}, {k} in zip({e}, range({ends})):"):
                w.put(f"out[{k} + {words}[{card}]] = 1")
        elif self.covered:
            n, cards = w.name("n"), w.name()
            count = w.given(counted)
            w.put(f"{n}, {cards} = {count}({e})")
            w.put(f"out[{at}] = {n}")
            with w.block(f"for {card} in {cards}:"):
                w.put(f"out[{at.on(1)} + {words}[{card}]] += 1")
        else:
            w.put(f"out[{at}] = len({e})")
            with w.block(f"for {card} in {e}:"):
                w.put(f"out[{at.on(1)} + {words}[{card}]] += 1")

    def slots(self, path: str) -> Iterator[Slot]:
        if self.ordered:
            for i in range(self.size // self.words.size):
                yield from self.words.slots(f"{path}.{i}")
        else:
            yield from self.count.slots(f"{path}.count")
            yield from self.words.slots(path)


def counted(value: Any) -> tuple[int, list[str]]:
    """How many cards, and those that are seen: of a list of cards, a hand that may be hidden, or
    a deck by layers, each its cards or their number."""
    if type(value) is int:
        return value, []
    if not value:
        return 0, value
    if type(value[0]) is str:
        return len(value), value
    n = 0
    seen: list[str] = []
    for layer in value:
        if type(layer) is int:
            n += layer
        else:
            n += len(layer)
            seen += layer
    return n, seen


class Row(Plain):
    """Values of one sort one after another. If their number varies it comes first, and there is
    room for twice as many as were met; what is beyond that is left out."""

    def __init__(self, item: Part) -> None:
        self.item = item
        self.lengths: set[int] = set()
        self.count = Number()
        self.room = 0
        self.size = 0

    def see(self, value: Any) -> None:
        self.lengths.add(len(value))
        self.count.see(len(value))
        for item in value:
            self.item.see(item)

    def settle(self) -> None:
        self.item.settle()
        self.room = max(self.lengths, default=0) * (2 if self.varies else 1)
        self.size = self.varies + self.room * self.item.size

    @property
    def varies(self) -> bool:
        return len(self.lengths) > 1

    def code(self, w: Writer, e: str, at: Place) -> None:
        if self.varies:
            w.put(f"out[{at}] = len({e})")
            at = at.on(1)
        step = self.item.size
        if not self.room * step:
            return
        x, y, k = w.name(), w.name(), w.name("at")
        ends = f"{at}, {at.on(self.room * step)}, {step}"
        with w.block(f"for {x}, {k} in zip({e}, range({ends})):"):
            w.put(f"{y} = {self.item.seen(x)}")
            with w.block(f"if {y}:"):
                self.item.code(w, y, Place(k))

    def slots(self, path: str) -> Iterator[Slot]:
        if self.varies:
            yield from self.count.slots(f"{path}.count")
        for i in range(self.room):
            yield from self.item.slots(f"{path}.{i}")


class Numbers(Row):
    """A row of plain numbers, written all at once."""

    def __init__(self) -> None:
        super().__init__(Number())

    def code(self, w: Writer, e: str, at: Place) -> None:
        n = w.name("n")
        w.put(f"{n} = len({e})")
        if self.varies:
            w.put(f"out[{at}] = {n}")
            at = at.on(1)
        with w.block(f"if {n} > {self.room}:"):
            w.put(f"{n}, {e} = {self.room}, {e}[:{self.room}]")
        w.put(f"out[{at} : {at} + {n}] = array('f', {e})")


class Maybe:
    """1 and the value, or nothing at all."""

    def __init__(self, item: Part) -> None:
        self.item = item
        self.size = 0

    def see(self, value: Any) -> None:
        if value is not None:
            self.item.see(value)

    def settle(self) -> None:
        self.item.settle()
        self.size = 1 + self.item.size

    def seen(self, e: str) -> str:
        item = self.item.seen(e)
        return e if item == e else f"(None if {e} is None else {item})"

    def code(self, w: Writer, e: str, at: Place) -> None:
        with w.block(f"if {e} is not None:"):
            w.put(f"out[{at}] = 1")
            self.item.code(w, e, at.on(1))

    def slots(self, path: str) -> Iterator[Slot]:
        yield Slot(f"{path}?", 1.0)
        yield from self.item.slots(path)


class Lookup(Plain):
    """A dict: the values of the keys that were met; the others are left out."""

    def __init__(self, item: Part) -> None:
        self.item = item
        self.keys: dict[Any, int] = {}
        self.size = 0

    def see(self, value: Any) -> None:
        for key, x in value.items():
            self.keys[key] = 0
            self.item.see(x)

    def settle(self) -> None:
        self.item.settle()
        self.keys = {key: i * self.item.size for i, key in enumerate(sorted(self.keys))}
        self.size = len(self.keys) * self.item.size

    def code(self, w: Writer, e: str, at: Place) -> None:
        places = w.given({key: place + at.offset for key, place in self.keys.items()})
        key, x, y, k = w.name("key"), w.name(), w.name(), w.name("at")
        with w.block(f"for {key}, {x} in {e}.items():"):
            w.put(f"{k} = {places}.get({key})")
            with w.block(f"if {k} is not None:"):
                if at.base:
                    w.put(f"{k} += {at.base}")
                w.put(f"{y} = {self.item.seen(x)}")
                self.item.code(w, y, Place(k))

    def slots(self, path: str) -> Iterator[Slot]:
        for key in self.keys:
            yield from self.item.slots(f"{path}.{key}")


class Record(Plain):
    """The fields of a dataclass: first its numbers, then its rows of numbers whose length never
    changes, all written at once, then the rest."""

    def __init__(self, fields: dict[str, Part]) -> None:
        self.fields = fields
        self.numbers: list[str] = []
        self.rows: list[str] = []
        self.size = 0

    def see(self, value: Any) -> None:
        for name, part in self.fields.items():
            part.see(value[name])

    def settle(self) -> None:
        for part in self.fields.values():
            part.settle()
        self.numbers = [x for x, part in self.fields.items() if type(part) is Number]
        self.rows = [
            x for x, part in self.fields.items() if type(part) is Numbers and not part.varies
        ]
        first = [*self.numbers, *self.rows]
        rest = [x for x in self.fields if x not in first]
        self.fields = {name: self.fields[name] for name in (*first, *rest)}
        self.size = sum([part.size for part in self.fields.values()])

    def code(self, w: Writer, e: str, at: Place) -> None:
        first = [*self.numbers, *self.rows]
        if self.rows:
            sizes = [(f"{e}.{name}", self.fields[name].size) for name in self.rows]
            with w.block(f"if {' and '.join([f'len({x}) == {n}' for x, n in sizes])}:"):
                self._at_once(w, e, at)
            with w.block("else:"):  # a row has another length than it ever had
                self._singly(w, e, at, first)
        elif self.numbers:
            self._at_once(w, e, at)
        flat = sum([self.fields[name].size for name in first])
        self._singly(w, e, at.on(flat), [name for name in self.fields if name not in first])

    def _at_once(self, w: Writer, e: str, at: Place) -> None:
        values = [f"{e}.{name}" for name in self.numbers] + [f"*{e}.{name}" for name in self.rows]
        n = sum([self.fields[name].size for name in (*self.numbers, *self.rows)])
        w.packed(at, n, ", ".join(values))

    def _singly(self, w: Writer, e: str, at: Place, names: list[str]) -> None:
        for name in names:
            part, x = self.fields[name], w.name()
            w.put(f"{x} = {part.seen(f'{e}.{name}')}")
            with w.block(f"if {x}:"):
                part.code(w, x, at)
            at = at.on(part.size)

    def slots(self, path: str) -> Iterator[Slot]:
        for name, part in self.fields.items():
            yield from part.slots(f"{path}.{name}" if path else name)


def part_of(hint: Any) -> Part:
    """The part for values of an annotated type, as `Derived` allows them in a state."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in (int, bool):
        return Number()
    if hint in (Deck, Hand):
        return Cards(ordered=False, covered=True)
    if origin is list and args[0] is str:
        return Cards(ordered=True)
    if origin is list and args[0] in (int, bool):
        return Numbers()
    if origin is tuple and set(args) <= {int, bool, Ellipsis}:
        return Numbers()
    if origin is list:
        return Row(part_of(args[0]))
    if origin is dict:
        return Lookup(part_of(args[1]))
    if origin in (Union, types.UnionType):
        rest = [x for x in args if x is not type(None)]
        if len(rest) == 1:
            return Maybe(part_of(rest[0]))
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        hints = typing.get_type_hints(hint)
        names = [f.name for f in dataclasses.fields(hint) if not f.name.startswith("_")]
        return Record({name: part_of(hints[name]) for name in names})
    return Word()


class Question:
    """The open ask: its kind, the numbers and the words it is about."""

    def __init__(self) -> None:
        self.kind = Word()
        self.numbers = Numbers()
        self.words = Cards(ordered=False)
        self.size = 0

    def see(self, ask: Choose) -> None:
        about = list(flat(ask.about.values()))
        self.kind.see(ask.kind)
        self.numbers.see([0 if type(x) is str else x for x in about])
        self.words.see([x for x in about if type(x) is str])

    def settle(self) -> None:
        for part in (self.kind, self.numbers, self.words):
            part.settle()
        self.size = self.kind.size + self.numbers.size + self.words.size

    def write(self, out: array[float], at: int, ask: Choose) -> None:
        out[at + self.kind.words[ask.kind]] = 1
        if not ask.about:
            return
        numbers: list[int] = []
        words = self.words.words
        at += self.kind.size
        names = at + self.numbers.size
        for x in flat(ask.about.values()):
            if isinstance(x, str):
                out[names] += 1
                out[names + 1 + words[x]] += 1
                numbers.append(0)
            else:
                numbers.append(x)
        if self.numbers.varies:
            out[at] = len(numbers)
            at += 1
        del numbers[self.numbers.room :]
        out[at : at + len(numbers)] = array("f", numbers)

    def slots(self, path: str) -> Iterator[Slot]:
        yield from self.kind.slots(path)
        yield from self.numbers.slots(f"{path}.about")
        yield from self.words.slots(f"{path}.named")


def flat(about: Iterable[Any]) -> Iterator[int | str]:
    for x in about:
        if isinstance(x, (tuple, list)):
            yield from flat(x)
        else:
            yield x


class Layout:
    """What every number of an observation means. `size` is how many there are.

    In this order: who looks (a number a seat), the open ask (nothing, if none is open), the view.
    """

    def __init__(self, title: Title[Any], seats: int, settings: Mapping[str, Any]) -> None:
        self.seats = seats
        self.view = part_of(title.derived.root)
        self.ask = Question()
        self._measure(title, settings)
        self.ask.settle()
        self.view.settle()
        self.size = seats + self.ask.size + self.view.size
        self._empty = array("f", bytes(4 * self.size))
        writer = Writer()
        self.view.code(writer, "o", Place("", seats + self.ask.size))
        self._fill = writer.function()
        self._scales = np.array([slot.scale for slot in self.slots()], np.float32)

    def _measure(self, title: Title[Any], settings: Mapping[str, Any]) -> None:
        games = decisions = 0
        look = title.derived.view
        while games < GAMES or decisions < DECISIONS:
            rng = random.Random(f"layout {games}")
            state = title.setup(self.seats, settings)

            def choose(ask: Choose, state: Any = state, rng: random.Random = rng) -> Option:
                nonlocal decisions
                decisions += 1
                self.ask.see(ask)
                if decisions % EVERY == 0:
                    self.view.see(look(state, ask.seat))
                return ask.options[int(rng.random() * len(ask.options))]

            playout(title, state, choose, rng.random)
            for seat in range(self.seats):
                self.view.see(look(state, seat))
            games += 1

    def vector(self, state: Any, seat: int, ask: Choose | None) -> NDArray[np.float32]:
        """What a seat sees of a state, and what it is asked; a new array, the caller's own."""
        out = self._empty[:]
        out[seat] = 1
        if ask is not None:
            self.ask.write(out, self.seats, ask)
        self._fill(state, seat, out)
        vector = np.frombuffer(out, np.float32) * self._scales
        np.minimum(vector, LIMIT, out=vector)
        np.maximum(vector, -LIMIT, out=vector)
        return vector

    def slots(self) -> list[Slot]:
        """Every number in order: `players.0.goods.2`, `phase=draft`, `ask=place`."""
        out = [Slot(f"seat={i}", 1.0) for i in range(self.seats)]
        out += self.ask.slots("ask")
        out += self.view.slots("")
        return out


@lru_cache(maxsize=64)
def measured(name: str, seats: int, settings: tuple[tuple[str, str], ...]) -> Layout:
    """The layout of a game; measured once in a process."""
    return Layout(load(name), seats, dict(settings))
