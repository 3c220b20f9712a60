"""Chunks played by processes of this machine. A worker that dies is replaced, its chunk redone."""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from .experiment import Batch, Chunk, Experiment

TRIES = 3  # a chunk that has killed so many workers will kill the next one too


def by_processes(
    experiment: Experiment, chunks: Sequence[Chunk], record: bool, workers: int
) -> Iterator[Batch]:
    """Batches as they come."""
    todo = list(reversed(chunks))
    deaths: Counter[Chunk] = Counter()
    team = [Worker(experiment, record) for _ in range(min(workers, len(todo)))]
    try:
        for worker in team:
            worker.give(todo.pop())
        while busy := [worker for worker in team if worker.chunk is not None]:
            ready = wait([worker.line for worker in busy])
            for worker in [w for w in busy if w.line in ready]:
                batch = worker.take()
                if batch is not None:
                    yield batch
                    worker.chunk = None
                else:
                    lost = worker.chunk
                    assert lost is not None
                    deaths[lost] += 1
                    if deaths[lost] == TRIES:
                        raise ValueError(
                            f"games {lost.first} to {lost.first + lost.games - 1} have ended "
                            f"{TRIES} workers; is there enough memory? Try fewer --workers"
                        )
                    todo.append(lost)
                    worker.start()
                if todo:
                    worker.give(todo.pop())
    finally:
        for worker in team:
            worker.stop()


class Worker:
    """A process that plays one chunk at a time."""

    process: BaseProcess
    line: Connection

    def __init__(self, experiment: Experiment, record: bool) -> None:
        self.experiment = experiment
        self.record = record
        self.chunk: Chunk | None = None
        self.start()

    def start(self) -> None:
        # Spawned, not forked: the threads of Polars in this process would not survive a fork.
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        self.process = context.Process(
            target=work, args=(other, self.experiment, self.record), daemon=True
        )
        self.process.start()
        other.close()  # so that its death is the end of the line

    def give(self, chunk: Chunk) -> None:
        """Also to one that has just died: `take` finds out."""
        self.chunk = chunk
        with suppress(BrokenPipeError):
            self.line.send(chunk)

    def take(self) -> Batch | None:
        """The batch, or None if the worker died; raises what went wrong in it."""
        try:
            found: Batch | str = self.line.recv()
        except (EOFError, ConnectionResetError):
            self.stop()
            return None
        if isinstance(found, str):
            raise RuntimeError(f"a worker failed:\n{found}")
        return found

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


def work(line: Connection, experiment: Experiment, record: bool) -> None:
    """The life of a worker; it ends with its owner."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the owner, who stops us
    while True:
        try:
            chunk = line.recv()
        except EOFError:
            return
        try:
            line.send(experiment.play(chunk, record))
        except BrokenPipeError:
            return
        except Exception:  # told where the run was started; not every exception can travel
            line.send(traceback.format_exc())
