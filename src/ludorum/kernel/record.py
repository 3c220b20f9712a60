"""A game as a file: JSON lines that anyone can replay and check.

    {"ludorum": 1, "game": "architects", "epoch": 1, "seats": 3, "options": {}, "commit": "…"}
    [-1, 0, "quarry"]                    one line an answer: lane, who, answer
    {"at": 40, "digest": "…"}            the position after 40 answers
    {"key": "…", "result": […]}          at the end: the dealer's key, what the game came to

Answers are options by value, never indices: a new order of options breaks no record.

A game played on from the middle of another one says so in its header: `origins` names the games
its first answers were taken over from, each with the key that dealt them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .asks import DEALER
from .dealers import Entry, KeyedDealer, ManualDealer
from .derive import tuples
from .game import Game, IllegalAnswer, RuleFault, content_of, differs
from .table import Table

S = TypeVar("S")
FORMAT = 1
EVERY = 40  # answers between two digests


@dataclass(slots=True)
class Origin:
    """Answers up to this number were taken over from another game, dealt by that game's key."""

    upto: int
    table: str  # where that game was played; a name, not a proof
    commit: str
    key: str


@dataclass(slots=True)
class Record:
    game: str
    epoch: int
    seats: int
    options: dict[str, Any]
    commit: str = ""
    key: str = ""  # hex; known only when the game is over
    entries: list[Entry] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    result: Any = None
    origins: list[Origin] = field(default_factory=list)
    content: str = ""  # names the records of cards and boards it was played with; "": not known

    def lines(self) -> Iterator[str]:
        head: dict[str, Any] = {
            "ludorum": FORMAT,
            "game": self.game,
            "epoch": self.epoch,
            "seats": self.seats,
            "options": self.options,
            "commit": self.commit,
        }
        if self.content:
            head["content"] = self.content
        if self.origins:
            head["origins"] = [[x.upto, x.table, x.commit, x.key] for x in self.origins]
        yield _json(head)
        for i, entry in enumerate(self.entries):
            if i in self.digests:
                yield _json({"at": i, "digest": self.digests[i]})
            yield _json(entry)
        last = len(self.entries)
        if last in self.digests:
            yield _json({"at": last, "digest": self.digests[last]})
        yield _json({"key": self.key, "result": self.result})

    @classmethod
    def parse(cls, lines: Iterable[str]) -> Record:
        """Read a record; ValueError says what is wrong with the file."""
        rows = [json.loads(line) for line in lines if line.strip()]
        if not rows or not isinstance(rows[0], dict) or rows[0].get("ludorum") != FORMAT:
            raise ValueError("this is not a Ludorum record: the first line is no header")
        head = rows[0]
        out = cls(head["game"], head["epoch"], head["seats"], head["options"], head["commit"])
        out.content = str(head.get("content", ""))
        for row in head.get("origins", []):
            if not isinstance(row, list) or len(row) != 4:
                raise ValueError("the header names an origin that is none")
            out.origins.append(Origin(*row))
        for row in rows[1:]:
            if isinstance(row, list) and len(row) == 3:
                out.entries.append((row[0], row[1], tuples(row[2])))
            elif isinstance(row, dict) and "digest" in row:
                out.digests[row["at"]] = row["digest"]
            elif isinstance(row, dict) and "key" in row:
                out.key, out.result = row["key"], row["result"]
            else:
                raise ValueError(f"a line that is no part of a record: {_json(row)[:80]}")
        return out

    @classmethod
    def of(
        cls,
        game: Game[S],
        seats: int,
        options: dict[str, Any],
        log: list[Entry],
        commit: str = "",
        key: str = "",
    ) -> Record:
        """The record of a log, with digests; the result is the caller's to add."""
        out = cls(game.name, game.epoch, seats, options, commit, key, list(log))
        out.content = content_of(game)
        table = _fresh(game, out)
        for i, entry in enumerate(out.entries):
            if i % EVERY == 0:
                out.digests[i] = game.derived.digest(table.state)
            table.feed((entry,))
        out.digests[len(log)] = game.derived.digest(table.state)
        return out

    def before(self, upto: int, table: str) -> list[Origin]:
        """What a game that goes on from here after `upto` answers says of its origin."""
        out: list[Origin] = []
        for x in [*self.origins, Origin(upto, table, self.commit, self.key)]:
            out.append(Origin(min(x.upto, upto), x.table, x.commit, x.key))
            if x.upto >= upto:
                break
        return out

    def table(self, game: Game[S], upto: int | None = None) -> Table[S]:
        """The position after `upto` answers (all of them if None)."""
        table = _fresh(game, self)
        table.feed(self.entries[:upto])
        return table


@dataclass(slots=True)
class Verdict:
    answers: int = 0
    draws: int = 0  # chance outcomes computed again from the key
    digests: int = 0
    taken: int = 0  # answers taken over from another game
    over: bool = False
    problems: list[str] = field(default_factory=list)


def verify(game: Game[S], record: Record) -> Verdict:
    """Play a record again; compute every draw from the revealed key, meet every digest."""
    out = Verdict()
    if (record.game, record.epoch) != (game.name, game.epoch):
        out.problems.append(
            f"recorded under {record.game} epoch {record.epoch}, "
            f"these rules are {game.name} epoch {game.epoch}"
        )
        return out
    if differs(game, record.content):
        out.problems.append(
            f"played with other cards or boards (content {record.content}) than these "
            f"({content_of(game)}): lay the same pack over the game"
        )
        return out
    hands = [(x.upto, x.commit, x.key) for x in record.origins]
    hands.append((len(record.entries), record.commit, record.key))
    dealers = [(upto, _dealer(commit, key, out)) for upto, commit, key in hands]
    if record.origins:
        out.taken = record.origins[-1].upto
    table = _fresh(game, record)
    try:
        for i, entry in enumerate(record.entries):
            _meet(game, table, record, i, out)
            while i >= dealers[0][0]:
                del dealers[0]
            dealer = dealers[0][1]
            if dealer is not None and entry[1] == DEALER:
                ask = table.runs[entry[0]].ask
                if dealer.deal(ask, entry[0], table.past) != entry[2]:
                    out.problems.append(f"answer {i}: the draw {entry[2]!r} is not the key's")
                out.draws += 1
            table.feed((entry,))
            out.answers += 1
        _meet(game, table, record, len(record.entries), out)
    except (IllegalAnswer, RuleFault, KeyError, AttributeError) as e:
        out.problems.append(f"answer {out.answers} does not fit: {e}")
    out.over = table.over
    return out


def _dealer(commit: str, key: str, out: Verdict) -> KeyedDealer | None:
    if not key:
        if commit:
            out.problems.append("the key is not revealed: draws cannot be checked")
        return None
    raw = bytes.fromhex(key)
    if hashlib.sha256(raw).hexdigest() != commit:
        out.problems.append("the key is not the one committed to before the game")
    return KeyedDealer(raw)


def _meet(game: Game[S], table: Table[S], record: Record, at: int, out: Verdict) -> None:
    if at in record.digests:
        out.digests += 1
        if game.derived.digest(table.state) != record.digests[at]:
            out.problems.append(f"the position after {at} answers is another one")


def _fresh(game: Game[S], record: Record) -> Table[S]:
    state = game.setup(record.seats, record.options)
    return Table(game, state, ManualDealer(), checkpoints=0)


def _json(x: Any) -> str:
    return json.dumps(x, separators=(",", ":"), ensure_ascii=False)
