"""What a soak is to do."""

from __future__ import annotations

from typing import Literal

import msgspec

# Faults by the clock: sockets are cut, processes killed, services stopped.
TIMED = ("cut", "node", "worker", "bus", "store")
# Habits of players: commands sent twice, and commands for decisions that have passed.
HABITS = ("twice", "late")
FAULTS = (*TIMED, *HABITS)
GAMES = ("mix", "tithe", "architects")


class Plan(msgspec.Struct, frozen=True):
    """store, bus   servers to use; empty: own ones are started for the run and removed after it
    think        seconds a player thinks on average
    """

    profile: Literal["hosted", "home"] = "hosted"
    nodes: int = 2
    workers: int = 1
    tables: int = 200
    seconds: float = 90.0
    faults: tuple[str, ...] = ()
    game: str = "mix"
    seed: int = 1
    store: str = ""
    bus: str = ""
    think: float = 1.0

    def check(self) -> None:
        """ValueError says what does not go together."""
        if self.nodes < 1 or self.workers < 0 or self.tables < 1 or self.seconds <= 0:
            raise ValueError("a soak needs a node, a table and some seconds")
        if self.profile == "home" and (self.nodes > 1 or self.store or self.bus):
            raise ValueError("at home there is one node with its own file: leave the rest away")
        if self.game not in GAMES:
            raise ValueError(f"no game {self.game!r}; there are: {', '.join(GAMES)}")
        unknown = [x for x in self.faults if x not in FAULTS]
        if unknown:
            raise ValueError(f"no fault {unknown[0]!r}; there are: {', '.join(FAULTS)}")

    def timed(self) -> list[str]:
        """Faults of this run that come by the clock; services that are not ours are left alone."""
        here = [x for x in TIMED if x in self.faults]
        if self.profile == "home":
            return [x for x in here if x in ("cut", "node")]
        mine = {"store": not self.store, "bus": not self.bus, "worker": self.workers > 0}
        return [x for x in here if mine.get(x, True)]
