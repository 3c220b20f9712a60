"""Experiments that misbehave while they are played, for the tests of the engines."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, fields
from pathlib import Path

from ludorum.games import load
from ludorum.lab.experiment import Batch, Chunk, Experiment, experiment, trials

FATAL = Chunk(0, 4, 2)


@dataclass(frozen=True)
class Deadly(Experiment):
    """One chunk ends the process that plays it, `deaths` times. Nobody goes on before as many
    nodes as `nodes` have begun: with one CPU each, every one of them has to play."""

    notes: str = ""  # a folder where those who play leave word
    deaths: int = 1
    nodes: int = 0

    def play(self, chunk: Chunk, record: bool) -> Batch:
        folder = Path(self.notes)
        if self.nodes:
            import ray  # noqa: PLC0415

            (folder / f"node-{ray.get_runtime_context().get_node_id()}").touch()
            until = time.monotonic() + 60
            while len(list(folder.glob("node-*"))) < self.nodes and time.monotonic() < until:
                time.sleep(0.05)
        died = len(list(folder.glob("died-*")))
        if chunk == FATAL and died < self.deaths:
            (folder / f"died-{died}").touch()
            os._exit(9)  # as if killed, on every system
        return super().play(chunk, record)

    def chunks(self) -> list[Chunk]:
        return [Chunk(0, first, 2) for first in range(0, self.games, 2)]


@dataclass(frozen=True)
class Faulty(Experiment):
    def play(self, chunk: Chunk, record: bool) -> Batch:
        raise KeyError("the rules are broken")


def small(games: int = 40, seed: int = 5, **vary: list[str]) -> Experiment:
    title = load("tithe")
    return experiment(title, 2, games, seed, trials({}, vary, [("random", "random")]))


def deadly(notes: Path, deaths: int, nodes: int = 0) -> Deadly:
    plain = small()
    facts = {field.name: getattr(plain, field.name) for field in fields(plain)}
    return Deadly(**facts, notes=str(notes), deaths=deaths, nodes=nodes)


def faulty() -> Faulty:
    plain = small()
    return Faulty(**{field.name: getattr(plain, field.name) for field in fields(plain)})
