"""Files of the terminal client: the game in progress, and records of finished ones."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ludorum.kernel import Entry, IllegalAnswer, KeyedDealer, Record, RuleFault, tuples
from ludorum.titles import Title, totals

from .narrated_table import NarratedTable

FORMAT = 1


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
    """A saved game; ValueError says what is wrong with the file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data.pop("save") != FORMAT:
            raise ValueError("another format")
        data["log"] = [(e[0], e[1], tuples(e[2])) for e in data["log"]]
        return Saved(**data)
    except (ValueError, LookupError, TypeError, AttributeError) as e:
        raise ValueError(f"{path} is not a saved game") from e


def seat(saved: Saved, title: Title[Any]) -> NarratedTable:
    """The table of a saved game, or of a new one if its log is empty."""
    if saved.epoch != title.epoch:
        raise ValueError(
            f"saved under epoch {saved.epoch} of the rules, these are epoch {title.epoch}"
        )
    narrated = NarratedTable(title, saved.seats, saved.options, range(saved.people))
    try:
        narrated.feed(saved.log)
    except (IllegalAnswer, RuleFault) as e:
        raise ValueError(f"the saved game does not fit the rules: {e}") from e
    if saved.digest and title.derived.digest(narrated.table.state) != saved.digest:
        raise ValueError("the saved game leads to another position than it was saved in")
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


def read_record(path: Path) -> Record:
    with path.open(encoding="utf-8") as lines:
        return Record.parse(lines)
