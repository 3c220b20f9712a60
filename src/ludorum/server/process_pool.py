"""Processes that think. They are started when first needed; if one dies, all are started anew."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ludorum.content import Pack
from ludorum.games import drop_boxed, house_packs, house_titles, load_boxed
from ludorum.server.fair_slots import FairSlots

T = TypeVar("T")
# Python's tracker of semaphores is a process of its own: it would say in plain text, amid a log of
# JSON, that it frees those of processes that were killed.
QUIET = "ignore::UserWarning:multiprocessing.resource_tracker"
BOXED = 8  # games with a box that a process keeps


class ProcessPool:
    def __init__(
        self, size: int, *, nice: int = 0, memory: int = 0, renewed: int | None = None
    ) -> None:
        """`nice`: how far whatever else the machine has to do comes first; `memory`: bytes it may
        have, if there is a limit; `renewed`: after so many pieces of work it is another one."""
        self.size = size
        self._slots = FairSlots(size)
        self._nice = nice
        self._memory = memory
        self._renewed = renewed
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

    async def run_for(
        self, person: str, seconds: float, pack: Pack | None, work: Callable[..., T], *args: Any
    ) -> T:
        """The same within some time, when it is this person's turn: where several wait, it goes to
        the one for whom the least is being done."""
        call, args = _with_box(pack, work, args)
        async with self._slots.slot(person):
            return await self.run_within(seconds, call, *args)

    async def run_boxed(self, pack: Pack | None, work: Callable[..., T], *args: Any) -> T:
        """The same for a game with a box over it. What is of its classes can be read only where it
        has been loaded: so the arguments go as bytes, beside the box."""
        call, args = _with_box(pack, work, args)
        return await self.run(call, *args)

    async def run_within(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """The same for work that may never end: TimeoutError, and its process is no more."""
        try:
            async with asyncio.timeout(seconds):
                return await self.run(work, *args)
        except TimeoutError:
            self._kill()
            raise

    def _open(self) -> ProcessPoolExecutor:
        if self._held is None:
            if QUIET not in sys.warnoptions:
                sys.warnoptions.append(QUIET)
            self._held = ProcessPoolExecutor(
                self.size,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._nice, self._memory),
                max_tasks_per_child=self._renewed,
            )
        return self._held

    def _kill(self) -> None:
        # A pool that is closed forgets its processes, and one that never ends would stay.
        processes = list((getattr(self._held, "_processes", None) or {}).values())
        self.close()
        for process in processes:
            process.kill()

    def close(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            held.shutdown(wait=False, cancel_futures=True)


def _with_box(
    pack: Pack | None, work: Callable[..., T], args: tuple[Any, ...]
) -> tuple[Callable[..., T], tuple[Any, ...]]:
    return (work, args) if pack is None else (_boxed, (pack, pickle.dumps((work, args))))


_boxes: OrderedDict[tuple[str, str], Pack] = OrderedDict()  # those of this process, last used last


def _boxed(pack: Pack, packed: bytes) -> Any:
    """Work with a game that has a box over it."""
    key = pack.game, pack.digest()
    load_boxed(pack)
    if pack != house_packs().get(pack.game):
        _boxes[key] = pack
        _boxes.move_to_end(key)
    while len(_boxes) > BOXED:
        drop_boxed(_boxes.popitem(last=False)[1])
    work, args = pickle.loads(packed)
    return work(*args)


def _begin(nice: int, memory: int) -> None:
    """A pool's process would outlive a parent that was killed, waiting for work for ever. Views of
    games with a pack of this house come here: their classes must be known."""
    house_titles()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    if memory:
        _limit(memory)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True, name="parent").start()


def _limit(memory: int) -> None:
    try:
        import resource  # noqa: PLC0415  # not on Windows
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
