"""A run: the chunks of an experiment, played by an engine, kept in memory or in a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from ludorum.titles import totals

from .cluster import by_ray
from .experiment import Batch, Chunk, Experiment
from .processes import by_processes
from .simulate import Played, TrialSummary

Progress = Callable[[int], None]  # told how many games there are


class Engine(NamedTuple):
    """Who plays: `local` processes (one: this very process) or `ray`, perhaps of a cluster."""

    name: str = "local"
    workers: int = 1
    address: str | None = None

    def play(
        self, experiment: Experiment, chunks: Sequence[Chunk], record: bool
    ) -> Iterator[Batch]:
        """Batches as they come, in any order."""
        if self.name == "ray":
            return by_ray(experiment, chunks, record, self.workers, self.address)
        if self.workers > 1:
            return by_processes(experiment, chunks, record, self.workers)
        return (experiment.play(chunk, record) for chunk in chunks)


def summarize(experiment: Experiment, engine: Engine, progress: Progress) -> list[TrialSummary]:
    """Play it all and keep nothing but what each trial came to."""
    found: dict[Chunk, list[Played]] = {}
    done = 0
    for batch in engine.play(experiment, experiment.chunks(), record=False):
        found[batch.chunk] = batch.games
        done += batch.chunk.games
        progress(done)
    out = [TrialSummary() for _ in experiment.trials]
    for chunk in experiment.chunks():
        for one in found[chunk]:
            points = totals(one.sheets)
            out[chunk.trial].add(one.digest, one.decisions, one.seconds, points, one.winners)
    return out


def keep(
    experiment: Experiment, engine: Engine, path: Path, command: str, progress: Progress
) -> list[TrialSummary]:
    """Play what is not yet at `path`, and keep every game there. Interrupted, it can go on."""
    from .results import ResultsFile  # noqa: PLC0415  Polars is needed for this alone

    results = ResultsFile(path, experiment, command)
    todo = results.todo()
    done = experiment.games * len(experiment.trials) - sum([chunk.games for chunk in todo])
    progress(done)
    for batch in engine.play(experiment, todo, record=True):
        results.add(batch)
        done += batch.chunk.games
        progress(done)
    results.bind()
    return results.summaries()
