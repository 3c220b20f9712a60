"""Processes that die, hang, are replaced, or live in another time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal

from ludorum.soak.costs import children
from ludorum.soak.fleet import Process

from .site import Site

DOWN = 1.0  # seconds a killed process stays away
HANG = 9.0  # seconds until a hung process is let go, if nobody has killed it by then
JUMP = 3600.0  # seconds
JUMPED = 6.0  # seconds
CUT = 0.25  # of the sockets


async def node(site: Site) -> str:
    return await _killed(site.next_node())


async def worker(site: Site) -> str:
    return await _killed(site.any_worker())


async def _killed(process: Process) -> str:
    process.kill()
    await asyncio.sleep(DOWN)
    process.start()
    await process.ready()
    return f"{process.name} killed and started"


async def upgrade(site: Site) -> str:
    """Two versions side by side: the first of each kind is of the other one from now on."""
    replaced = [site.fleet.nodes[0], *site.fleet.workers[:1]]
    for process in replaced:
        await process.stop()
        process.python = site.fleet.plan.other or process.python
        process.start()
        await process.ready()
    return f"{', '.join([x.name for x in replaced])} replaced in good order"


async def killed_bot(site: Site) -> str:
    return await _signalled(site, signal.SIGKILL, "killed")


async def hung_bot(site: Site) -> str:
    return await _signalled(site, signal.SIGSTOP, "hung")


async def _signalled(site: Site, number: signal.Signals, what: str) -> str:
    """All processes of one worker in which bots think, as soon as there are some."""
    process = site.any_worker()
    pids: list[int] = []
    for _ in range(100):
        pids = children(process.pid, "spawn_main")
        if pids:
            break
        await asyncio.sleep(0.1)
    if not pids:
        return ""
    _tell(pids, number)
    if number == signal.SIGSTOP:
        await asyncio.sleep(HANG)
        _tell(pids, signal.SIGCONT)
    return f"{len(pids)} bot processes of {process.name} {what}"


def _tell(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)


async def clock(site: Site) -> str:
    """Its wall clock is set an hour on, and a worker's an hour back, for a while."""
    there: list[Process] = [site.next_node(), site.any_worker()]
    for process, seconds in zip(there, (JUMP, -JUMP), strict=True):
        process.set_clock(seconds)
    await asyncio.sleep(JUMPED)
    for process in there:
        process.set_clock(0.0)
    return f"clocks of {there[0].name} and {there[1].name} an hour on and back"


async def cut(site: Site) -> str:
    people = [x for x in site.context.people if site.rng.random() < CUT]
    for person in people:
        person.cut()
    return f"{len(people)} sockets cut"
