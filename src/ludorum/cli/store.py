"""Files of the terminal client: the game in progress, and records of finished ones."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ludorum.kernel import Entry, IllegalAnswer, KeyedDealer, Record, RuleFault, tuples
from ludorum.titles import Title, totals

from .mistakes import Mistake, must_be_file
from .narrated_table import NarratedTable

FORMAT = 1
PARQUET = ".parquet"  # of a data set, with a record in every row


@dataclass(slots=True)
class Saved:
    """A game in progress. The key decides every draw to come: the file is for the players only.

    The whole log is kept, not a checkpoint: the record of the finished game needs it.
    """

    game: str
    epoch: int
    seats: int
    options: dict[str, Any]
    people: int  # the first seats are persons, the others bots
    bots: str
    names: list[str]
    key: str
    log: list[Entry] = field(default_factory=list)
    digest: str = ""  # of the position after the log


def home() -> Path:
    """Where games are kept if nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "ludorum"


def save_path(game: str) -> Path:
    return home() / f"{game}.json"


def record_path(game: str, commit: str) -> Path:
    return home() / "records" / f"{game}-{commit[:8]}.jsonl"


def write(path: Path, saved: Saved) -> None:
    """Save; another game that lies there is kept beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    other = _peek(path)
    if other is not None and other != saved.key:
        path.replace(path.with_suffix(".old.json"))
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps({"save": FORMAT, **asdict(saved)}), encoding="utf-8")
    fresh.replace(path)  # a crash half-way leaves the old file whole


def forget(path: Path, saved: Saved) -> None:
    """The game is over: remove its file, but never that of another game."""
    if _peek(path) == saved.key:
        path.unlink()


def _peek(path: Path) -> str | None:
    """The key of the game that lies there; None if there is no file."""
    if not path.exists():
        return None
    try:
        return str(json.loads(path.read_text(encoding="utf-8"))["key"])
    except (ValueError, LookupError, TypeError):
        return ""


def read(path: Path) -> Saved:
    """A saved game; Mistake says what is wrong with the file."""
    must_be_file(path)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data.pop("save") != FORMAT:
            raise ValueError("another format")
        data["log"] = [(e[0], e[1], tuples(e[2])) for e in data["log"]]
        return Saved(**data)
    except (ValueError, LookupError, TypeError, AttributeError) as e:
        raise Mistake("saved", path=str(path)) from e


def seat(saved: Saved, title: Title[Any], path: str = "") -> NarratedTable:
    """The table of a game saved at `path`, or of a new one if its log is empty."""
    if saved.epoch != title.epoch:
        raise Mistake("saved-epoch", path=path, epoch=saved.epoch, ours=title.epoch)
    narrated = NarratedTable(title, saved.seats, saved.options, range(saved.people))
    try:
        narrated.feed(saved.log)
    except (IllegalAnswer, RuleFault) as e:
        raise Mistake("saved-rules", path=path) from e
    if saved.digest and title.derived.digest(narrated.table.state) != saved.digest:
        raise Mistake("saved-rules", path=path)
    narrated.deal(KeyedDealer(bytes.fromhex(saved.key)))
    return narrated


def record(saved: Saved, title: Title[Any], narrated: NarratedTable) -> Record:
    """The record of a finished game: everyone can play it again and check every draw."""
    key = bytes.fromhex(saved.key)
    log = list(narrated.table.log)
    out = Record.of(title, saved.seats, saved.options, log, KeyedDealer(key).commit, saved.key)
    out.result = totals(title.scores(narrated.table.state))
    return out


def write_record(path: Path, made: Record) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join([line + "\n" for line in made.lines()]), encoding="utf-8")


def read_record(path: Path, game: int | None = None) -> Record:
    """The record in a file; Mistake says what is wrong with it. The `games.parquet` of a data set
    has many: `game` says which."""
    must_be_file(path)
    if path.suffix != PARQUET:
        if game is not None:
            raise Mistake("only-with", name="--game", other="games.parquet")
        return one_record(path)
    if game is None:
        raise Mistake("which-game", path=str(path))
    ((_, record),) = read_records(path, game)
    return record


def one_record(path: Path) -> Record:
    try:
        lines = path.read_text("utf-8").splitlines()
        Record.parse(lines[:1])
    except (ValueError, LookupError, TypeError, AttributeError) as e:
        raise Mistake("record", path=str(path)) from e
    try:
        return Record.parse(lines)
    except (ValueError, LookupError, TypeError) as e:
        raise Mistake("record-broken", path=str(path), line=broken(lines)) from e


def broken(lines: list[str]) -> int:
    """The first line that is no part of a record, from 1."""
    for n, line in enumerate(lines[1:], 2):
        try:
            Record.parse([lines[0], line])
        except (ValueError, LookupError, TypeError):
            return n
    return len(lines)


def read_records(path: Path, game: int | None = None) -> Iterator[tuple[int, Record]]:
    """The records of a data set by number: all, or one game's."""
    from .simulate import needed

    must_be_file(path)
    needed("polars", "numpy", "gymnasium")
    from ludorum.lab.dataset_folder import records

    for number, lines in records(path, game):
        yield number, Record.parse(lines)
