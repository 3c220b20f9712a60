"""Work done by processes of this machine. A worker that dies is replaced, its part redone."""

from __future__ import annotations

import multiprocessing
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

from ludorum.words import Unfit

P = TypeVar("P", bound=Hashable)
R = TypeVar("R")

TRIES = 3  # a part that has killed so many workers will kill the next one too


def by_processes(work: Callable[[P], R], parts: Sequence[P], workers: int) -> Iterator[R]:
    """What comes of the parts, in any order."""
    todo = list(reversed(parts))
    deaths: Counter[P] = Counter()
    team = [Worker(work) for _ in range(min(workers, len(todo)))]
    try:
        for worker in team:
            worker.give(todo.pop())
        while busy := [worker for worker in team if worker.part is not None]:
            ready = wait([worker.line for worker in busy])
            for worker in [w for w in busy if w.line in ready]:
                try:
                    found = worker.take()
                except (EOFError, ConnectionResetError):
                    lost = worker.part
                    assert lost is not None
                    deaths[lost] += 1
                    if deaths[lost] == TRIES:
                        raise Unfit(
                            f"{lost}: has ended {TRIES} workers; is there enough memory? "
                            "Try fewer --workers",
                            "workers-ended", part=str(lost), times=TRIES,
                        ) from None  # fmt: skip
                    todo.append(lost)
                    worker.stop()
                    worker.start()
                else:
                    yield found
                    worker.part = None
                if todo:
                    worker.give(todo.pop())
    finally:
        for worker in team:
            worker.stop()


class Worker(Generic[P, R]):
    """A process that does one part at a time."""

    process: BaseProcess
    line: Connection

    def __init__(self, work: Callable[[P], R]) -> None:
        self.work = work
        self.part: P | None = None
        self.start()

    def start(self) -> None:
        # Spawned, not forked: the threads of Polars in this process would not survive a fork.
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other, self.work), daemon=True)
        with deaf_to_interrupts():
            self.process.start()
        other.close()  # so that its death is the end of the line

    def give(self, part: P) -> None:
        """Also to one that has just died: `take` finds out."""
        self.part = part
        with suppress(BrokenPipeError):
            self.line.send(part)

    def take(self) -> R:
        """What came of the part; raises what went wrong in it, EOFError if the worker died."""
        failed, found = self.line.recv()
        if failed:
            raise RuntimeError(f"a worker failed:\n{failed}")
        result: R = found
        return result

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C is for the owner, who stops its workers: what is started in here does not hear it,
    not even before its first line of Python. Only a main thread may say so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def serve(line: Connection, work: Callable[[P], R]) -> None:
    """The life of a worker; it ends with its owner."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            part = line.recv()
        except EOFError:
            return
        try:
            line.send(("", work(part)))
        except BrokenPipeError:
            return
        except Exception:  # told where the run was started; not every exception can travel
            line.send((traceback.format_exc(), None))
