"""What a file of results says, in figures. Polars does the counting; nothing here is drawn or said.

Players are numbered as in the file: the seats, then a solo opponent. "Winners" are seats that won,
"others" seats that did not; a solo opponent is neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import polars as pl

from .intervals import Mean, ratio_interval, share_interval
from .results import read_about

BINS = 40  # of a histogram
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
SELDOM = 0.02  # what fewer seats than this share of them ever did proves nothing


class Spread(NamedTuple):
    """How a number is spread: quantiles, and (where a bin starts, share of games in it)."""

    mean: float
    quantiles: tuple[float, ...]
    bins: list[tuple[float, float]]
    width: float  # of a bin

    @property
    def median(self) -> float:
        return self.quantiles[2]


class Share(NamedTuple):
    """A share of games with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class PlayerFound:
    player: int
    bot: str  # "" for a solo opponent
    wins: Share
    scores: Spread


@dataclass(frozen=True)
class TrialFound:
    label: str
    options: Mapping[str, str]
    games: int
    players: list[PlayerFound]
    length: Spread  # decisions
    winning: Spread  # score of winners, in games that somebody won
    margin: Spread | None  # of the best over the next; None where one player is all


class LineFound(NamedTuple):
    """A line of the score sheet: mean points of winners and of others."""

    line: str
    winners: float
    others: float


class ActionFound(NamedTuple):
    """How often winners do it for each time others do; `rate` is per seat and game."""

    label: int
    rate: float
    lift: float
    low: float
    high: float


@dataclass(frozen=True)
class Findings:
    about: dict[str, Any]
    trials: list[TrialFound]
    lines: list[LineFound]
    actions: list[ActionFound]

    @property
    def games(self) -> int:
        return sum([t.games for t in self.trials])


def find(path: Path, labels: Mapping[str, int]) -> Findings:
    """`labels` says which actions ("build B25") are told in the same words: their number."""
    about = read_about(path)
    rows = pl.scan_parquet(path)
    return Findings(
        about,
        [trial_found(rows, trial, about["seats"]) for trial in about["trials"]],
        lines_found(rows),
        actions_found(rows, labels),
    )


# -- a trial ---------------------------------------------------------------------------------


def trial_found(rows: pl.LazyFrame, trial: dict[str, Any], seats: int) -> TrialFound:
    games = (
        rows.filter(pl.col("trial") == trial["label"])
        .select("decisions", "scores", "winners")
        .collect()
    )
    scores = games["scores"]
    count = len(scores[0])
    every = spread_over(scores.list.explode())
    players = []
    for player in range(count):
        won = games["winners"].list.contains(player)
        wins = float((won / games["winners"].list.len().clip(1)).sum())
        players.append(
            PlayerFound(
                player,
                trial["bots"][player] if player < seats else "",
                Share(wins / len(games), *share_interval(wins, len(games))),
                spread(scores.list.get(player), every),
            )
        )
    best = scores.list.sort(descending=True)
    someone = games.filter(pl.col("winners").list.len() > 0)
    winning = someone.select(pl.col("scores").list.get(pl.col("winners").list.first())).to_series()
    return TrialFound(
        trial["label"],
        trial["options"],
        len(games),
        players,
        spread(games["decisions"]),
        spread(winning if len(winning) else best.list.first()),
        spread(best.list.get(0) - best.list.get(1)) if count > 1 else None,
    )


def spread_over(values: pl.Series) -> tuple[float, float]:
    """The first bin and the width of bins: whole numbers, so that no bin holds more of them."""
    low, high = int(values.min()), int(values.max())  # type: ignore[arg-type]
    return low, max(1, -(-(high - low + 1) // BINS))


def spread(values: pl.Series, over: tuple[float, float] | None = None) -> Spread:
    first, width = over or spread_over(values)
    shares = (
        pl.DataFrame({"bin": (values - first) // width})
        .group_by("bin")
        .agg((pl.len() / len(values)).alias("share"))
        .sort("bin")
    )
    bins = [(first + n * width, share) for n, share in shares.iter_rows()]
    quantiles = tuple([float(values.quantile(q, "linear") or 0) for q in QUANTILES])
    return Spread(float(values.mean() or 0), quantiles, bins, width)  # type: ignore[arg-type]


# -- winners and others ----------------------------------------------------------------------


def exploded(rows: pl.LazyFrame, column: str) -> pl.LazyFrame:
    """A nested column, an entry a row, with `won`; seats only."""
    return (
        rows.select("trial", "game", "seats", "winners", column)
        .explode(column, empty_as_null=False)
        .unnest(column)
        .filter(pl.col("player") < pl.col("seats"))
        .with_columns(pl.col("winners").list.contains(pl.col("player")).alias("won"))
    )


def sides(rows: pl.LazyFrame) -> dict[bool, int]:
    """How many seats won, over all games, and how many did not."""
    won = pl.col("winners") < pl.col("seats")
    by_seat = rows.select("seats", "winners").explode("winners").select(won.sum())
    winners = by_seat.collect().item()
    total = rows.select(pl.col("seats").cast(pl.Int64).sum()).collect().item()
    return {True: winners, False: total - winners}


def lines_found(rows: pl.LazyFrame) -> list[LineFound]:
    """In the order of the sheet; empty if all seats won or none did."""
    many = sides(rows)
    if not many[True] or not many[False]:
        return []
    found = (
        exploded(rows, "sheet")
        .group_by("line", maintain_order=True)
        .agg(
            pl.col("points").filter(pl.col("won")).sum().alias("winners"),
            pl.col("points").filter(~pl.col("won")).sum().alias("others"),
        )
        .collect()
    )
    return [
        LineFound(line, winners / many[True], others / many[False])
        for line, winners, others in found.iter_rows()
    ]


def actions_found(rows: pl.LazyFrame, labels: Mapping[str, int]) -> list[ActionFound]:
    """Those of which the run can say something, by lift, the highest first."""
    many = sides(rows)
    if not many[True] or not many[False]:
        return []
    keys = pl.LazyFrame(
        {"key": list(labels), "label": list(labels.values())},
        schema={"key": pl.String, "label": pl.UInt32},
    )
    named = keys.with_columns(
        pl.col("key").str.split_exact(" ", 1).struct.rename_fields(["deed", "of"])
    ).unnest("key")
    found = (
        exploded(rows, "deeds")
        .with_columns(pl.col("deed", "of").cast(pl.String))
        .join(named, on=["deed", "of"])
        .group_by("trial", "game", "player", "won", "label")
        .agg(pl.col("n").cast(pl.Int64).sum())
        .group_by("label", "won")
        .agg(
            pl.col("n").sum().alias("total"),
            (pl.col("n") ** 2).sum().alias("squares"),
            pl.len().alias("seats"),
        )
        .collect(engine="streaming")
    )
    means: dict[int, dict[bool, Mean]] = {}
    did: dict[int, int] = {}
    for label, won, total, squares, seats in found.iter_rows():
        means.setdefault(label, {})[won] = Mean(many[won], total, squares)
        did[label] = did.get(label, 0) + seats
    out = []
    for label, mean in means.items():
        if did[label] < max(30, SELDOM * sum(many.values())) or len(mean) < 2:
            continue
        winners, others = mean[True], mean[False]
        rate = (winners.total + others.total) / sum(many.values())
        low, high = ratio_interval(winners, others)
        out.append(ActionFound(label, rate, winners.value / others.value, low, high))
    return sorted(out, key=lambda d: (-d.lift, d.label))
