"""How far a long command is: a bar on the terminal, gone when it is done."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Protocol


class Tell(Protocol):
    def __call__(self, done: int, what: str | None = None) -> None:
        """So much is done; `what` is said beside the bar from now on."""
        ...


@contextmanager
def shown(what: str, total: int, done: int = 0) -> Iterator[Tell]:
    from rich.console import Console
    from rich.progress import Progress

    screen = Console(stderr=True)
    with (
        redirect_stdout(sys.stderr),  # Ray prints what happens to its workers
        Progress(console=screen, disable=not sys.stderr.isatty(), transient=True) as bar,
    ):
        task = bar.add_task(what, total=total, completed=done)

        def tell(done: int, what: str | None = None) -> None:
            bar.update(task, completed=done, description=what)

        yield tell
