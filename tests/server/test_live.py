"""A table in memory: its digest, its checkpoint, and taking in what another process stored."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import msgspec
import pytest

from ludorum.games import load, names
from ludorum.kernel import IllegalAnswer, KeyedDealer
from ludorum.server.play.clocks import Tempo
from ludorum.server.play.live_table import LiveTable
from ludorum.server.store.rows import Head, Loaded, LogRow, SeatRow, TableRow
from ludorum.testing.walk import pick, positions
from ludorum.titles import unasked

KEY = b"k" * 32


@pytest.mark.parametrize("name", names())
def test_the_digest_is_the_kernels(name: str) -> None:
    title = load(name)
    row = TableRow("t", name, title.epoch, 2, {}, b"{}", "u", "l", "c", 0.0)
    for position in positions(title, 150, 4):
        live = LiveTable(row, [], title, position.table, Head(0, 0, b"", 0, ""))
        assert live.digest() == title.derived.digest(position.table.state)


def test_a_state_that_is_not_ascii_has_the_kernels_digest_too() -> None:
    title = load("tithe")
    table = next(positions(title, 1, 4)).table
    table.state.spent.append("зерно")
    row = TableRow("t", "tithe", title.epoch, 2, {}, b"{}", "u", "l", "c", 0.0)
    live = LiveTable(row, [], title, table, Head(0, 0, b"", 0, ""))
    assert live.digest() == title.derived.digest(table.state)


class Shelf:
    """What a store would hold of one table."""

    def __init__(self, name: str) -> None:
        self.title = load(name)
        seats = min(3, max(unasked(self.title)))
        self.row = TableRow(
            id="t", game=name, epoch=self.title.epoch, seats=seats, options={},
            tempo=msgspec.json.encode(Tempo()), owner="u0", link="l",
            commit=KeyedDealer(KEY).commit, created=0.0, status="running",
        )  # fmt: skip
        self.seats = [SeatRow(i, f"u{i}", "", "Ann") for i in range(seats)]
        self.rows: list[LogRow] = []
        self.head = Head(0, 0, b"", 0, "")
        self.written = 0  # checkpoints
        live = LiveTable.begin(self.row, self.seats, self.title, KEY)
        self.head, rows = live.first(0.0)
        self._number(rows, 0, 1)
        live.mark_started(self.head, rows, self.seats)
        self.first = live

    def append(self, live: LiveTable, rows: list[LogRow]) -> None:
        """As the service stores it: a checkpoint only where it has moved."""
        made, _ = live.apply(lambda live: rows, "c", 0.0)
        self.written += made.base is not None
        self._number(rows, live.head.seq, made.version + 1)
        live.mark_saved(made)
        self.head = live.head

    def _number(self, rows: list[LogRow], seq: int, version: int) -> None:
        for i, row in enumerate(rows, 1):
            self.rows.append(msgspec.structs.replace(row, seq=seq + i, version=version))

    def loaded(self) -> Loaded:
        tail = [row for row in self.rows if row.seq > self.head.base_seq]
        return Loaded(self.row, self.seats, self.head, tail)

    def sit(self) -> LiveTable:
        live = LiveTable.from_stored(self.loaded(), self.title, KEY)
        assert live.digest() == self.head.digest
        return live


def play_on(shelf: Shelf, live: LiveTable, rng: random.Random) -> None:
    """A random seat answers, or takes its last answer back."""
    seat = rng.choice(live.waiting())
    back = [x for x in range(live.row.seats) if not live.table.undoable(x)[1]]
    if back and rng.random() < 0.15:
        with contextlib.suppress(IllegalAnswer):  # what others did since may need it
            shelf.append(live, live.undo(rng.choice(back)))
    else:
        shelf.append(live, live.answer(seat, pick(rng, live.table.pending()[seat]), None))


def asks(live: LiveTable) -> Any:
    return {
        seat: (ask.kind, ask.about, tuple(ask.options), live.table.token(seat))
        for seat, ask in live.table.pending().items()
    }


@pytest.mark.parametrize("name", names())
def test_processes_that_take_turns_stay_one_table(name: str) -> None:
    """Each catches up with what the other stored, or sits down anew, and goes on from there."""
    caught = anew = 0
    for seed in range(6):
        rng = random.Random(seed)
        shelf = Shelf(name)
        nodes = [shelf.first, shelf.sit()]
        while not nodes[0].table.over and shelf.head.version < 150:
            at = rng.randrange(2)
            if nodes[at].version != shelf.head.version:
                if nodes[at].catch_up(shelf.loaded()):
                    caught += 1
                else:
                    nodes[at] = shelf.sit()
                    anew += 1
            fresh = shelf.sit()
            assert nodes[at].digest() == shelf.head.digest and asks(nodes[at]) == asks(fresh)
            assert nodes[at].version == shelf.head.version
            if nodes[at].table.over:
                break
            play_on(shelf, nodes[at], rng)
        assert shelf.written < shelf.head.version
    assert caught > 20 and anew > 5


def test_a_checkpoint_that_holds_is_not_written_again() -> None:
    shelf = Shelf("architects")
    rng = random.Random(2)
    for _ in range(60):
        live = shelf.first
        seat, ask = live.table.anyone()
        shelf.append(live, live.answer(seat, pick(rng, ask), None))
        assert shelf.sit().digest() == live.digest()
    assert 5 < shelf.written < 45
