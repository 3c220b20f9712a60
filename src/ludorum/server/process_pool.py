"""Processes that think. They are started when first needed; if one dies, all are started anew."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ludorum.games import house_titles

T = TypeVar("T")


class ProcessPool:
    def __init__(self, size: int, *, patient: bool = False) -> None:
        """`patient`: whatever else the machine has to do comes first."""
        self._size = size
        self._patient = patient
        self._held: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """What `work` answers, elsewhere. If a process dies it is tried again, once: it may have
        been another's work that killed it."""
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._held is pool:
                self.close()
            return await loop.run_in_executor(self._open(), work, *args)

    def _open(self) -> ProcessPoolExecutor:
        if self._held is None:
            self._held = ProcessPoolExecutor(
                self._size,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._patient,),
            )
        return self._held

    def close(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            held.shutdown(wait=False, cancel_futures=True)


def _begin(patient: bool) -> None:
    """A pool's process would outlive a parent that was killed, waiting for work for ever. Views of
    games with a pack of this house come here: their classes must be known."""
    house_titles()
    if patient and hasattr(os, "nice"):
        os.nice(10)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True, name="parent").start()
