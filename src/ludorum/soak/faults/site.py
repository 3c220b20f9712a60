"""Where faults are done: the fleet and its people."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

from ludorum.soak.fleet import Fleet, Node, Process
from ludorum.soak.players import SoakContext
from ludorum.soak.replicas import ReplicatedPostgres
from ludorum.soak.services import OwnPostgres


class Site:
    def __init__(self, fleet: Fleet, context: SoakContext, rng: random.Random) -> None:
        self.fleet = fleet
        self.context = context
        self.rng = rng
        self._node = 0

    def next_node(self) -> Node:
        """One after the other, so that none is spared."""
        node = self.fleet.nodes[self._node % len(self.fleet.nodes)]
        self._node += 1
        return node

    def any_postgres(self) -> OwnPostgres | ReplicatedPostgres:
        """The one with people, or a shard."""
        assert self.fleet.postgres is not None
        return self.rng.choice([self.fleet.postgres, *self.fleet.shards])

    def any_worker(self) -> Process:
        """Where bots think: a worker, or at home the node."""
        return self.rng.choice(self.fleet.workers or self.fleet.nodes)


# Does it, waits until it is over, and says what it was; nothing if there was nothing to break.
Fault = Callable[[Site], Awaitable[str]]
