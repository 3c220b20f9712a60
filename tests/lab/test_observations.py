"""The generated code writes what a plain walk over the view would."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from ludorum.games import load, names
from ludorum.kernel import Deck, Derived, Event, Hand, Narrated
from ludorum.lab.envs import layout as parts
from ludorum.lab.envs.generate import Place, Writer
from ludorum.lab.envs.task import Episode, Task
from ludorum.titles import demanded


def walk(part: Any, out: Any, at: int, value: Any) -> None:
    """What `code` of a part must come to, in the plainest way: from what a view has."""
    if isinstance(part, parts.Record):
        for name, inner in part.fields.items():
            if value[name]:
                walk(inner, out, at, value[name])
            at += inner.size
    elif isinstance(part, parts.Number):
        out[at] = value
    elif isinstance(part, parts.Word):
        out[at + part.words[str(value)]] = 1
    elif isinstance(part, parts.Cards):
        if part.ordered:
            for i, card in enumerate(value[: part.size // part.words.size]):
                out[at + i * part.words.size + part.words[card]] = 1
        else:
            n, cards = parts.counted(value)
            out[at] = n
            for card in cards:
                out[at + 1 + part.words[card]] += 1
    elif isinstance(part, parts.Row):
        if part.varies:
            out[at] = len(value)
        for i, x in enumerate(value[: part.room]):
            if x:
                walk(part.item, out, at + part.varies + i * part.item.size, x)
    elif isinstance(part, parts.Maybe):
        if value is not None:
            out[at] = 1
            walk(part.item, out, at + 1, value)
    elif isinstance(part, parts.Lookup):
        for key, x in value.items():
            if key in part.keys:
                walk(part.item, out, at + part.keys[key], x)
    else:
        raise TypeError(part)


def asked(question: parts.Question, out: Any, at: int, ask: Any) -> None:
    about = list(parts.flat(ask.about.values()))
    walk(question.kind, out, at, ask.kind)
    at += question.kind.size
    if about:
        walk(question.numbers, out, at, [0 if type(x) is str else x for x in about])
        at += question.numbers.size
        walk(question.words, out, at, [x for x in about if type(x) is str])


def plainly(episode: Episode, seat: int) -> Any:
    layout, ask = episode.layout, episode.asks.get(seat)
    out = np.zeros(layout.size, np.float32)
    out[seat] = 1
    if ask is not None:
        asked(layout.ask, out, layout.seats, ask)
    view = episode.task.title.derived.view(episode.table.state, seat)
    walk(layout.view, out, layout.seats + layout.ask.size, view)
    scales = np.array([slot.scale for slot in layout.slots()], np.float32)
    return np.clip(out * scales, -parts.LIMIT, parts.LIMIT)


TABLES = [(name, seats) for name in names() for seats in load(name).players]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_code_writes_what_a_walk_over_the_view_does(name: str, seats: int) -> None:
    rng = random.Random(f"{name} {seats}")
    episode = Episode.start(Task(name, seats, demanded(load(name), seats)), 1)
    while not episode.over:
        if rng.random() < 0.04:
            for seat in range(seats):
                assert np.array_equal(episode.observe(seat), plainly(episode, seat))
        seat = rng.choice(list(episode.asks))
        episode.answer({seat: rng.choice(list(episode.options(seat)))})
    for seat in range(seats):
        assert np.array_equal(episode.observe(seat), plainly(episode, seat))


@dataclass(slots=True)
class Odd:
    n: int = 0
    hand: Hand | None = None
    maybe: int | None = None
    word: str | None = None


@dataclass(slots=True)
class Oddities(Narrated):
    """Whatever a state may have and no title of ours does."""

    _event_sink: list[Event] | None = None
    pair: list[int] = field(default_factory=lambda: [1, 2])
    piles: list[Deck] = field(default_factory=list)
    hands: list[Hand | None] = field(default_factory=list)
    odd: Odd | None = None
    by: dict[str, Odd] = field(default_factory=dict)
    none: list[int] = field(default_factory=list)
    row: list[str] = field(default_factory=lambda: ["a", "b"])


def hand(owner: int, *cards: str) -> Hand:
    return Hand("p", owner, list(cards))


ODD: list[Callable[[], Oddities]] = [
    Oddities,
    lambda: Oddities(pair=[1], row=["b"]),
    lambda: Oddities(pair=[3, 4, 5], row=["c", "a", "b"]),
    lambda: Oddities(piles=[Deck.of("p", "aab"), Deck("p")], hands=[None, hand(0, "a"), hand(1)]),
    lambda: Oddities(odd=Odd(2, hand(1, "b", "z"), 0, "")),
    lambda: Oddities(odd=Odd(2, hand(0), 3, "w"), by={"x": Odd(1), "y": Odd(0, hand(0, "a"))}),
    lambda: Oddities(by={"unknown": Odd(7)}, hands=[hand(0, "b")] * 9),
]


def test_also_where_a_state_is_odd() -> None:
    derived = Derived(Oddities)
    part = parts.part_of(Oddities)
    for make in (ODD[0], ODD[3], ODD[5]):  # the others are not measured
        for seat in (0, 1):
            part.see(derived.view(make(), seat))
    part.settle()
    writer = Writer()
    part.code(writer, "o", Place("", 3))
    fill = writer.function()
    for make in ODD:
        for seat in (0, 1):
            here, there = (array("f", bytes(4 * (part.size + 3))) for _ in range(2))
            fill(make(), seat, here)
            walk(part, there, 3, derived.view(make(), seat))
            assert here == there
