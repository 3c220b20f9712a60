"""An even sequence of faults over the run that ends in time to see it heal."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, NamedTuple

from ludorum.soak.fleet import Fleet
from ludorum.soak.players import SoakContext

from . import guests, network, processes, replicas, services
from .site import Fault, Site

FIRST, LAST = 0.08, 0.82  # of the run
OFTEN = 7.0  # seconds from one to the next, where there is time for more than one of each kind

FAULTS: dict[str, Fault] = {
    "cut": processes.cut,
    "node": processes.node,
    "worker": processes.worker,
    "upgrade": processes.upgrade,
    "killed-bot": processes.killed_bot,
    "hung-bot": processes.hung_bot,
    "clock": processes.clock,
    "bus": services.bus,
    "store": services.store,
    "shard": services.shard,
    "read-only": services.read_only,
    "locked-store": services.locked_store,
    "full-disk": services.full_disk,
    "slow-store": network.slow_store,
    "partition": network.partition,
    "half-open": network.half_open,
    "drip": network.drip,
    "hostile": guests.hostile,
    "failover": replicas.failover,
    "deposed": replicas.deposed,
    "bus-server": replicas.bus_server,
    "machine": replicas.machine,
}


def schedule(kinds: list[str], seconds: float) -> list[tuple[float, str]]:
    """Each kind in its order, once or more often."""
    if not kinds:
        return []
    span = seconds * (LAST - FIRST)
    count = max(len(kinds), round(span / OFTEN))
    step = span / max(1, count - 1)
    return [(seconds * FIRST + i * step, kinds[i % len(kinds)]) for i in range(count)]


class Span(NamedTuple):
    """A fault, by `time.perf_counter`."""

    kind: str
    begun: float
    healed: float


class Faults:
    def __init__(self, fleet: Fleet, context: SoakContext, seed: int) -> None:
        self.fleet = fleet
        self.context = context
        self.site = Site(fleet, context, random.Random(f"{seed} faults"))
        self.done: list[dict[str, Any]] = []
        self.spans: list[Span] = []

    def not_possible(self) -> list[str]:
        """Faults that were wanted and cannot be done on this machine."""
        possible = self.fleet.possible()
        return [x for x in self.fleet.plan.timed() if x not in possible]

    async def run(self, kinds: list[str], seconds: float) -> None:
        """One at a time: what takes longer than its share makes the next ones late, and those for
        which no time is left are not done again."""
        start = time.perf_counter()
        for when, kind in schedule(kinds, seconds):
            gone = time.perf_counter() - start
            if gone > seconds * LAST + OFTEN and kind in [x.kind for x in self.spans]:
                continue
            await asyncio.sleep(max(0.0, when - gone))
            await self.do(kind, FAULTS[kind], start)

    async def do(self, kind: str, fault: Fault, start: float) -> None:
        begun = time.perf_counter()
        what = await fault(self.site)
        if not what:
            return
        healed = time.perf_counter()
        self.spans.append(Span(kind, begun, healed))
        at, took = round(begun - start, 1), round(healed - begun, 1)
        self.done.append({"kind": kind, "at": at, "what": what, "took": took})
