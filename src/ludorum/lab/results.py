"""ResultsFile on disk: a Parquet file, one row a game, and the folder of parts it grows from.

A part is the games of one chunk; it is written whole or not at all. The folder says which
experiment it belongs to and takes no other. When all parts are there they become the file.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from ludorum.titles import totals
from ludorum.words import Unfit

from .experiment import Batch, Chunk, Experiment
from .player_actions import EXAMPLES, as_data, key_of, thing
from .simulate import Played, TrialSummary

KEY = "ludorum"  # of what we say about a file in its own metadata
NAME = pl.Categorical()

SHEET = pl.Struct({"player": pl.UInt8(), "line": NAME, "raw": pl.Int32(), "points": pl.Int32()})
ACTION = pl.Struct({"player": pl.UInt8(), "deed": NAME, "of": NAME, "n": pl.UInt16()})
COLUMNS: dict[str, pl.DataType] = {
    "trial": NAME,  # what sets it apart, "" if there is one trial
    "game": pl.UInt32(),
    "seed": pl.Int64(),
    "seats": pl.UInt8(),
    "settings": NAME,  # name=value name=value
    "bots": pl.List(NAME),  # by seat
    "digest": pl.String(),  # of the end
    "decisions": pl.UInt32(),
    "seconds": pl.Float32(),  # spent on playing
    "scores": pl.List(pl.Int32()),  # by player: the seats, a solo opponent after them
    "winners": pl.List(pl.UInt8()),
    "sheet": pl.List(SHEET),
    "deeds": pl.List(ACTION),
}
SCHEMA = pl.Schema(COLUMNS)


class ResultsFile:
    """The results of an experiment at a path. `done` are the chunks already there."""

    def __init__(self, path: Path, experiment: Experiment, command: str) -> None:
        self.path = path
        self.experiment = experiment
        self.about = {**experiment.as_data(), "command": command}
        self.folder = path.with_name(path.name + ".parts")
        self.complete = path.exists()
        self.done: set[Chunk] = set()
        if self.complete:
            self._same(read_about(path), path)
            return
        label = self.folder / "experiment.json"
        if label.exists():
            self._same(json.loads(label.read_text(encoding="utf-8")), self.folder)
        else:
            self.folder.mkdir(parents=True, exist_ok=True)
            with atomically(label) as file:
                file.write_text(json.dumps(self.about), encoding="utf-8")
        self.done = {chunk for chunk in experiment.chunks() if self._part(chunk).exists()}

    def todo(self) -> list[Chunk]:
        """What is still to be played."""
        if self.complete:
            return []
        return [chunk for chunk in self.experiment.chunks() if chunk not in self.done]

    def add(self, batch: Batch) -> None:
        examples = {key_of(some): as_data(some) for some in batch.actions}
        with atomically(self._part(batch.chunk)) as file:
            frame(self.experiment, batch).write_parquet(
                file, metadata={KEY: json.dumps({"examples": examples})}
            )
        self.done.add(batch.chunk)

    def bind(self) -> None:
        """Make the file of its parts."""
        if self.complete:
            return
        parts = [self._part(chunk) for chunk in self.experiment.chunks()]
        examples: dict[str, list[Any]] = {}
        for part in parts:
            for key, some in read_about(part)["examples"].items():
                known = examples.setdefault(key, [])
                known += [x for x in some if x not in known][: EXAMPLES - len(known)]
        with atomically(self.path) as file:
            pl.scan_parquet(parts).sink_parquet(
                file, metadata={KEY: json.dumps({**self.about, "examples": examples})}
            )
        self.complete = True
        shutil.rmtree(self.folder)

    def summaries(self) -> list[TrialSummary]:
        """What each trial came to."""
        out = []
        for trial in self.experiment.trials:
            summary = TrialSummary()
            rows = (
                pl.scan_parquet(self.path)
                .filter(pl.col("trial") == trial.label)
                .select("digest", "decisions", "seconds", "scores", "winners")
                .collect()
            )
            for row in rows.iter_rows():
                summary.add(*row)
            out.append(summary)
        return out

    def _part(self, chunk: Chunk) -> Path:
        return self.folder / f"{chunk.trial}-{chunk.first:09}-{chunk.games}.parquet"

    def _same(self, found: dict[str, Any], where: Path) -> None:
        refuse_other(found, self.experiment.as_data(), where)


def refuse_other(found: dict[str, Any], wanted: dict[str, Any], where: Path) -> None:
    """Never mix two runs: ValueError says in what they differ."""
    other = [name for name in wanted if found.get(name) != wanted[name]]
    if other:
        parts = [f"{n}: {found.get(n)} there, {wanted[n]} asked for" for n in other]
        raise Unfit(
            f"{where} holds another run ({', '.join(parts)}). Give another --out, or remove it",
            "out-run", path=str(where), said=", ".join(other),
        )  # fmt: skip


class atomically:
    """A file that is there whole or not at all: written beside its place, then moved."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.draft = path.with_name(f"{path.name}.{os.getpid()}.new")

    def __enter__(self) -> Path:
        return self.draft

    def __exit__(self, kind: object, *rest: object) -> None:
        if kind is None:
            self.draft.replace(self.path)
        else:
            self.draft.unlink(missing_ok=True)


class NoResults(ValueError):
    """`path` was not written by a simulation. `code` and `about` say it as data."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a file of results made by `ludorum simulate`")
        self.code = "results"
        self.about = {"path": str(path)}


def read_about(path: Path) -> dict[str, Any]:
    """What a file of ours says about itself; NoResults if it is none."""
    try:
        found: dict[str, Any] = json.loads(pl.read_parquet_metadata(path)[KEY])
    except (KeyError, ValueError, pl.exceptions.ComputeError) as e:
        raise NoResults(path) from e
    return found


# -- rows ------------------------------------------------------------------------------------


def frame(experiment: Experiment, batch: Batch) -> pl.DataFrame:
    """A batch as rows."""
    trial = experiment.trials[batch.chunk.trial]
    games = batch.games
    settings = " ".join([f"{name}={value}" for name, value in trial.options.items()])
    rows = pl.DataFrame(
        {
            "game": [g.game for g in games],
            "digest": [g.digest for g in games],
            "decisions": [g.decisions for g in games],
            "seconds": [g.seconds for g in games],
            "scores": [totals(g.sheets) for g in games],
            "winners": [g.winners for g in games],
        },
        schema_overrides={name: SCHEMA[name] for name in ("game", "scores", "winners")},
    ).with_columns(
        pl.lit(trial.label).alias("trial"),
        pl.lit(experiment.seed).alias("seed"),
        pl.lit(experiment.seats).alias("seats"),
        pl.lit(settings).alias("settings"),
        pl.lit(list(trial.bots), dtype=pl.List(pl.String)).alias("bots"),
    )
    for name, flat in (("sheet", sheet_lines(games)), ("deeds", actions(batch))):
        nested = flat.group_by("game", maintain_order=True).agg(
            pl.struct(pl.exclude("game")).alias(name)
        )
        rows = rows.join(nested, on="game", how="left", maintain_order="left")
        rows = rows.with_columns(pl.col(name).fill_null([]))
    return rows.select(SCHEMA.names()).cast(SCHEMA)


def sheet_lines(games: Sequence[Played]) -> pl.DataFrame:
    lines: Iterator[tuple[Any, ...]] = (
        (g.game, player, x.what, x.raw, x.points)
        for g in games
        for player, sheet in enumerate(g.sheets)
        for x in sheet
    )
    return pl.DataFrame(
        list(lines),
        schema={"game": pl.UInt32, **{f.name: f.dtype for f in SHEET.fields}},
        orient="row",
    )


def actions(batch: Batch) -> pl.DataFrame:
    sizes = [len(g.actions) // 3 for g in batch.games]
    triples = flat([g.actions for g in batch.games]).reshape(-1, 3)
    names = pl.DataFrame(
        {
            "deed": [some[0].what for some in batch.actions],
            "of": [thing(some[0]) for some in batch.actions],
        },
        schema={"deed": NAME, "of": NAME},
    )
    return pl.DataFrame(
        {
            "game": np.repeat([g.game for g in batch.games], sizes).astype(np.uint32),
            "player": triples[:, 0].astype(np.uint8),
            "deed": names["deed"].gather(triples[:, 1].astype(np.uint32)),
            "of": names["of"].gather(triples[:, 1].astype(np.uint32)),
            "n": triples[:, 2].astype(np.uint16),
        }
    )


def flat(parts: Iterable[Any]) -> Any:
    """Arrays one after the other."""
    return np.concatenate([np.zeros(0, np.int32), *[np.frombuffer(p, np.int32) for p in parts]])


def whole_digest(path: Path) -> str:
    """One digest of the ends of all games, in the order of the file."""
    ends = hashlib.blake2b(digest_size=16)
    for digest in pl.scan_parquet(path).select("digest").collect().to_series():
        ends.update(digest.encode())
    return ends.hexdigest()
