"""What goes wrong, and when: an even sequence over the run that ends in time to see it heal."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

from .fleet import Fleet
from .players import SoakContext

FIRST, LAST = 0.1, 0.82  # of the run
ROUND = ("cut", "node", "bus", "store", "worker", "cut", "node", "store", "bus", "worker", "cut")
DOWN = 1.0  # seconds a killed process stays away
SILENT = (2.0, 3.0)  # seconds without a bus
CUT = 0.25  # of the sockets


def schedule(kinds: list[str], seconds: float) -> list[tuple[float, str]]:
    """Each kind in the order of ROUND, once or more often: about one fault in seven seconds."""
    order = [x for x in ROUND if x in kinds]
    if not order:
        return []
    count = max(len(kinds), min(len(order), round(seconds * (LAST - FIRST) / 7)))
    step = seconds * (LAST - FIRST) / max(1, count - 1)
    return [(seconds * FIRST + i * step, order[i % len(order)]) for i in range(count)]


class Faults:
    def __init__(self, fleet: Fleet, context: SoakContext, seed: int) -> None:
        self.fleet = fleet
        self.context = context
        self.rng = random.Random(f"{seed} faults")
        self.done: list[dict[str, Any]] = []
        self.spans: list[tuple[float, float]] = []  # perf_counter: begun, healed
        self._node = 0

    async def run(self, kinds: list[str], seconds: float) -> None:
        start = time.perf_counter()
        acts: dict[str, Callable[[], Awaitable[str]]] = {
            "cut": self.cut,
            "node": self.node,
            "worker": self.worker,
            "bus": self.bus,
            "store": self.store,
        }
        for when, kind in schedule(kinds, seconds):
            await asyncio.sleep(max(0.0, start + when - time.perf_counter()))
            begun = time.perf_counter()
            what = await acts[kind]()
            healed = time.perf_counter()
            self.spans.append((begun, healed))
            self.done.append(
                {"at": round(begun - start, 1), "what": what, "took": round(healed - begun, 1)}
            )

    async def cut(self) -> str:
        people = [x for x in self.context.people if self.rng.random() < CUT]
        for person in people:
            person.cut()
        return f"{len(people)} sockets cut"

    async def node(self) -> str:
        node = self.fleet.nodes[self._node % len(self.fleet.nodes)]
        self._node += 1
        node.kill()
        await asyncio.sleep(DOWN)
        node.start()
        await node.ready()
        return f"{node.name} killed and started"

    async def worker(self) -> str:
        worker = self.rng.choice(self.fleet.workers)
        worker.kill()
        await asyncio.sleep(DOWN)
        worker.start()
        return f"{worker.name} killed and started"

    async def bus(self) -> str:
        assert self.fleet.nats is not None
        self.fleet.nats.stop()
        away = self.rng.uniform(*SILENT)
        await asyncio.sleep(away)
        await asyncio.to_thread(self.fleet.nats.start)
        return f"NATS away for {away:.1f} s"

    async def store(self) -> str:
        assert self.fleet.postgres is not None
        await asyncio.to_thread(self.fleet.postgres.restart)
        return "PostgreSQL restarted, immediate"
