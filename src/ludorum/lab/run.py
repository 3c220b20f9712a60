"""A run: the chunks of an experiment, played by an engine, kept in memory or in a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from ludorum.titles import totals

from .engine import Engine
from .experiment import Chunk, Experiment
from .simulate import Played, TrialSummary

Progress = Callable[[int], None]  # told how many games there are


def summarize(experiment: Experiment, engine: Engine, progress: Progress) -> list[TrialSummary]:
    """Play it all and keep nothing but what each trial came to."""
    found: dict[Chunk, list[Played]] = {}
    done = 0
    for batch in engine.run(partial(experiment.play, record=False), experiment.chunks()):
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
    for batch in engine.run(partial(experiment.play, record=True), todo):
        results.add(batch)
        done += batch.chunk.games
        progress(done)
    results.bind()
    return results.summaries()
