"""A data set on disk: a folder with two Parquet files, what the numbers mean, and a card.

    games.parquet   a row a game, its whole record in it
    steps.parquet   a row a decision
    layout.json     name and scale of every number of an observation, in order
    dataset.json    what it is, how much, its digest
    README.md       the same for people

It grows from `parts/`, two files for every chunk, each whole or not at all. The folder takes no
other data set.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from ludorum.words import Unfit

from .dataset import DataSet, GameData
from .dataset_card import card
from .engine import Engine
from .experiment import Chunk
from .results import atomically, refuse_other

NAME = pl.Categorical()
GAMES: dict[str, tuple[pl.DataType, str]] = {
    "game": (pl.UInt32(), "its number, counted through all bots"),
    "bot": (NAME, "who played every seat"),
    "decisions": (pl.UInt32(), "rows it has in `steps`"),
    "answers": (pl.UInt32(), "lines of the log: forced answers and chance count too"),
    "scores": (
        pl.List(pl.Int32()),
        "final points by player: the seats, a solo opponent after them",
    ),
    "winners": (pl.List(pl.UInt8()), "who won, by number; empty if nobody did or can"),
    "digest": (pl.String(), "of the record and its rows in `steps`"),
    "record": (pl.String(), "the whole game as JSON lines, with the key that dealt it"),
}
STEPS: dict[str, tuple[pl.DataType, str]] = {
    "game": (pl.UInt32(), "as in `games`"),
    "step": (pl.UInt32(), "counts the decisions of a game, from 0"),
    "seat": (pl.UInt8(), "who decides, from 0"),
    "at": (pl.UInt32(), "lines of the log before it: `record.table(title, at)` is the position"),
    "chance": (pl.UInt16(), "draws, deals and rolls since the decision before (of any seat)"),
    "kind": (NAME, "what is asked"),
    "clause": (NAME, "the rule that asks"),
    "legal": (pl.List(pl.UInt16()), "numbers of the legal actions, ascending: where the mask is 1"),
    "action": (pl.UInt16(), "the number of what was answered"),
    "option": (pl.String(), "the same in the game's own terms, as JSON"),
    "points": (pl.Int32(), "own points as they stand before it"),
    "reward": (pl.Float32(), "earned until the seat's next decision: the margin, at the end"),
    "last": (pl.Boolean(), "the seat decides no more in this game"),
}
OBSERVATION = "what the seat sees before it: numbers that `layout.json` names"
Progress = Callable[[int], None]  # told how many games there are


def make(
    what: DataSet, engine: Engine, folder: Path, command: str, progress: Progress
) -> dict[str, Any]:
    """Play what is not yet there, and what `dataset.json` says in the end."""
    place = Folder(folder, what)
    todo = place.todo()
    done = what.games - sum([chunk.games for chunk in todo])
    progress(done)
    for games in engine.run(what.play, todo):
        place.add(games)
        done += len(games)
        progress(done)
    return place.bind(command)


class Folder:
    """A data set at a place. ValueError if there is another one."""

    def __init__(self, path: Path, what: DataSet) -> None:
        self.path = path
        self.what = what
        self.parts = path / "parts"
        self.label = path / "dataset.json"
        self.complete = False
        plan = self.parts / "plan.json"
        if self.label.exists():
            refuse_other(json.loads(self.label.read_text("utf-8")), what.as_data(), path)
            self.complete = True
        elif plan.exists():
            refuse_other(json.loads(plan.read_text("utf-8")), what.as_data(), path)
        elif path.exists() and any(path.iterdir()):
            text = f"{path} has other files in it: give another --out"
            raise Unfit(text, "out-full", path=str(path))
        else:
            self.parts.mkdir(parents=True)
            with atomically(plan) as file:
                file.write_text(json.dumps(what.as_data()), "utf-8")

    def todo(self) -> list[Chunk]:
        """What is still to be played."""
        if self.complete:
            return []
        return [x for x in self.what.chunks() if not self._part("games", x.first).exists()]

    def add(self, games: Sequence[GameData]) -> None:
        """Keep a chunk; that its games are there says that all of it is."""
        for name, frame in (("steps", steps_of(games)), ("games", games_of(games))):
            with atomically(self._part(name, games[0].game)) as file:
                frame.write_parquet(file)

    def bind(self, command: str) -> dict[str, Any]:
        """Make the folder whole of its parts."""
        if not self.complete:
            about = self._bound(command)
            layout = [slot._asdict() for slot in self.what.task().layout.slots()]
            written = {
                "layout.json": json.dumps(layout),
                "README.md": card(about, columns(GAMES), columns(STEPS), OBSERVATION),
                self.label.name: json.dumps(about, indent=1),
            }
            for name, text in written.items():
                with atomically(self.path / name) as file:
                    file.write_text(text, "utf-8")
            shutil.rmtree(self.parts, ignore_errors=True)
        found: dict[str, Any] = json.loads(self.label.read_text("utf-8"))
        return found

    def _bound(self, command: str) -> dict[str, Any]:
        for name in ("games", "steps"):
            parts = [self._part(name, chunk.first) for chunk in self.what.chunks()]
            with atomically(self.path / f"{name}.parquet") as file:
                pl.scan_parquet(parts).sink_parquet(file)
        games = pl.read_parquet(self.path / "games.parquet", columns=["bot", "decisions", "digest"])
        whole = hashlib.blake2b(digest_size=16)
        for digest in games["digest"]:
            whole.update(digest.encode())
        by_bot = games.group_by("bot", maintain_order=True).agg(pl.len(), pl.sum("decisions"))
        return {
            **self.what.as_data(),
            "numbers": self.what.task().layout.size,
            "actions": self.what.task().actions,
            "rows": {bot: {"games": n, "steps": steps} for bot, n, steps in by_bot.iter_rows()},
            "bytes": {
                name: (self.path / name).stat().st_size
                for name in ("games.parquet", "steps.parquet")
            },
            "digest": whole.hexdigest(),
            "command": command,
        }

    def _part(self, name: str, first: int) -> Path:
        return self.parts / f"{name}-{first:09}.parquet"


def columns(described: dict[str, tuple[pl.DataType, str]]) -> list[tuple[str, str, str]]:
    """Name, type and meaning of every column."""
    return [(name, str(kind), what) for name, (kind, what) in described.items()]


def schema(described: dict[str, tuple[pl.DataType, str]]) -> pl.Schema:
    return pl.Schema({name: kind for name, (kind, _) in described.items()})


def games_of(games: Sequence[GameData]) -> pl.DataFrame:
    rows = [
        (g.game, g.bot, len(g.decisions), g.answers, g.scores, g.winners, g.digest, g.record)
        for g in games
    ]
    return pl.DataFrame(rows, schema(GAMES), orient="row")


def steps_of(games: Sequence[GameData]) -> pl.DataFrame:
    frame = pl.DataFrame(list(step_rows(games)), schema(STEPS), orient="row")
    seen = np.concatenate([g.observations for g in games])
    wide = pl.Array(pl.Float32, seen.shape[1])
    return frame.with_columns(pl.Series("observation", seen, dtype=wide))


def step_rows(games: Sequence[GameData]) -> Iterator[tuple[Any, ...]]:
    for g in games:
        last = {x.seat: i for i, x in enumerate(g.decisions)}
        for i, (x, reward) in enumerate(zip(g.decisions, g.rewards, strict=True)):
            yield g.game, i, *x, reward, last[x.seat] == i


def records(path: Path, game: int | None = None) -> Iterator[tuple[int, list[str]]]:
    """Number and lines of the records in a `games.parquet`: of all, or of one game."""
    try:
        rows = pl.scan_parquet(path).select("game", "record")
        if game is not None:
            rows = rows.filter(pl.col("game") == game)
        found = rows.collect()
    except (pl.exceptions.ComputeError, pl.exceptions.ColumnNotFoundError) as e:
        text = f"{path} holds no records: give the games.parquet of a data set"
        raise Unfit(text, "parquet-records", path=str(path)) from e
    if found.is_empty():
        raise Unfit(f"{path} has no game {game}", "no-game-in", path=str(path), game=f"{game}")
    for number, text in found.iter_rows():
        yield number, text.splitlines()
