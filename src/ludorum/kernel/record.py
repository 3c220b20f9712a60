"""A game as a file: JSON lines that anyone can replay and check.

    {"ludorum": 1, "game": "architects", "epoch": 1, "seats": 3, "options": {}, "commit": "…"}
    [-1, 0, "quarry"]                    one line an answer: lane, who, answer
    {"at": 40, "digest": "…"}            the position after 40 answers
    {"key": "…", "result": […]}          at the end: the dealer's key, what the game came to

A header that says `"dealing": "duplicate"` means luck that depends on the deal alone (`dealers`).
Answers are options by value, never indices: a new order of options breaks no record.

A game played on from the middle of another one says so in its header: `origins` names the games
its first answers were taken over from, each with the key that dealt them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from .asks import DEALER
from .dealers import DEALINGS, DuplicateDealer, Entry, KeyedDealer, ManualDealer, dealer_of
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
    dealing: str = ""


@dataclass(slots=True)
class Record:
    """A whole game, or one so far, as a file has it: what `verify` and `replay` are given."""

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
    dealing: str = ""  # how outcomes come from the key: see `dealers.dealer_of`

    def lines(self) -> Iterator[str]:
        """The file, line by line, without line ends; `parse` reads them back to an equal record."""
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
        if self.dealing:
            head["dealing"] = self.dealing
        if self.origins:
            head["origins"] = [_origin(x) for x in self.origins]
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
        """Read a record; ValueError says what is wrong with the file.

        Whether the game holds what it says is for `verify`.
        """
        rows = [json.loads(line) for line in lines if line.strip()]
        if not rows or not isinstance(rows[0], dict) or rows[0].get("ludorum") != FORMAT:
            raise ValueError("this is not a Ludorum record: the first line is no header")
        head = rows[0]
        out = cls(head["game"], head["epoch"], head["seats"], head["options"], head["commit"])
        out.content = str(head.get("content", ""))
        out.dealing = _dealing(head.get("dealing", ""))
        for row in head.get("origins", []):
            if not isinstance(row, list) or len(row) not in (4, 5):
                raise ValueError("the header names an origin that is none")
            _dealing(row[4] if len(row) == 5 else "")
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
        dealing: str = "",
    ) -> Record:
        """The record of a log, with digests; the result is the caller's to add.

        Plays the log again: IllegalAnswer if it is not of this game. `key` is hex, "" while it is
        secret.
        """
        out = cls(game.name, game.epoch, seats, options, commit, key, list(log))
        out.content = content_of(game)
        out.dealing = dealing
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
        for x in [*self.origins, Origin(upto, table, self.commit, self.key, self.dealing)]:
            out.append(replace(x, upto=min(x.upto, upto)))
            if x.upto >= upto:
                break
        return out

    def table(self, game: Game[S], upto: int | None = None) -> Table[S]:
        """The position after `upto` answers (all of them if None).

        A new table with a manual dealer. IllegalAnswer or RuleFault if the record does not fit the
        rules.
        """
        table = _fresh(game, self)
        table.feed(self.entries[:upto])
        return table


@dataclass(slots=True)
class Verdict:
    """What `verify` has found; the record holds exactly if `problems` is empty."""

    answers: int = 0
    draws: int = 0  # chance outcomes computed again from the key
    digests: int = 0
    taken: int = 0  # answers taken over from another game
    over: bool = False
    problems: list[str] = field(default_factory=list)


def verify(game: Game[S], record: Record) -> Verdict:
    """Play a record again; compute every draw from the revealed key, meet every digest.

    Whatever is wrong with what the record says is a line of `problems`, in English: other rules or
    cards, an answer that does not fit, a draw the key does not give, a digest that is not met.
    """
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
    last = Origin(len(record.entries), "", record.commit, record.key, record.dealing)
    hands = [*record.origins, last]
    dealers = [(x.upto, _dealer(x, out)) for x in hands]
    if record.origins:
        out.taken = record.origins[-1].upto
    table = _fresh(game, record)
    if any(x.dealing for x in hands):
        table.past.count_from({})
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


def _dealer(x: Origin, out: Verdict) -> KeyedDealer | DuplicateDealer | None:
    if not x.key:
        if x.commit:
            out.problems.append("the key is not revealed: draws cannot be checked")
        return None
    raw = bytes.fromhex(x.key)
    if hashlib.sha256(raw).hexdigest() != x.commit:
        out.problems.append("the key is not the one committed to before the game")
    return dealer_of(x.dealing, raw)


def _dealing(name: Any) -> str:
    if name not in DEALINGS:
        raise ValueError(f"luck is dealt in a way these rules do not know: {name!r}")
    return str(name)


def _origin(x: Origin) -> list[Any]:
    row = [x.upto, x.table, x.commit, x.key]
    return [*row, x.dealing] if x.dealing else row


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
