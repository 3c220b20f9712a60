"""What a soak is to do."""

from __future__ import annotations

import shutil
from typing import Literal

import msgspec

# Faults by the clock, in the order in which they come.
TIMED = (
    "cut",  # sockets of clients are cut
    "node",  # a process is killed
    "slow-store",  # every answer of PostgreSQL is late
    "partition",  # between a node and NATS one direction is lost
    "killed-bot",  # the process in which bots think is killed
    "bus",  # NATS is away
    "read-only",  # PostgreSQL takes no writes
    "half-open",  # connections of a process are dead and nobody has said so
    "hostile",  # guests who mean harm
    "worker",
    "locked-store",  # a table of the store is locked
    "drip",  # clients of a node get a few bytes at a time
    "hung-bot",  # bots never come back from thinking
    "store",  # PostgreSQL crashes
    "shard",  # one shard is away
    "clock",  # a machine's clock is set an hour on
    "full-disk",
    "failover",  # the primary is lost with its disk, and its standby promoted
    "deposed",  # the primary is lost, its standby promoted, and it comes back as it was
    "bus-server",  # one NATS server of three is lost
    "machine",  # a node is lost with its machine: its sockets say nothing
    "upgrade",  # processes are replaced in good order, by another version if one is named
)
# Habits of players: commands sent twice, and commands for decisions that have passed.
HABITS = ("twice", "late")
FAULTS = (*TIMED, *HABITS)
PROXIED = frozenset(["slow-store", "partition", "half-open", "drip", "machine"])
REPLICATED = frozenset(["failover", "deposed", "bus-server"])
# While these last nobody has an excuse for not being told.
NO_EXCUSE = frozenset(["killed-bot", "hung-bot", "hostile", "clock"])
_OWN_STORE = frozenset(["store", "read-only", "full-disk"])
_HOSTED = frozenset(
    [
        *("worker", "bus", "slow-store", "partition", "half-open", "locked-store", "machine"),
        *_OWN_STORE,
        *REPLICATED,
        "shard",
        "clock",  # at home it is the store's, too, and what the audit goes by
    ]
)
MOST_SHARDS = 9
GAMES = ("mix", "tithe", "architects")


class Plan(msgspec.Struct, frozen=True):
    """store, bus   servers to use; empty: own ones are started for the run and removed after it
    think        seconds a player thinks on average
    other        the interpreter of another installation, for `upgrade`; empty: this one
    python       the interpreter of the installation that is started; empty: this one
    standby      PostgreSQL has a standby, and NATS is a cluster of three
    shards       tables are kept in so many PostgreSQL servers beside the one with people
    players      of a tournament of so many rounds, which is all that is played; 0: none
    traffic      people do more than decide; otherwise every run costs the same, for measuring
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
    think: float = 6.0
    other: str = ""
    python: str = ""
    standby: bool = False
    traffic: bool = True
    shards: int = 0
    players: int = 0
    rounds: int = 6

    def check(self) -> None:
        """ValueError says what does not go together."""
        if self.nodes < 1 or self.workers < 0 or self.tables < 1 or self.seconds <= 0:
            raise ValueError("a soak needs a node, a table and some seconds")
        if self.profile == "home" and (self.nodes > 1 or self.store or self.bus):
            raise ValueError("at home there is one node with its own file: leave the rest away")
        if self.standby and (self.profile == "home" or self.store or self.bus):
            raise ValueError("--standby starts servers of its own: leave store, bus, home away")
        if self.players and (self.players < 2 or self.rounds < 1):
            raise ValueError("a tournament has two players and a round or more")
        if self.shards < 0 or self.shards > MOST_SHARDS:
            raise ValueError(f"a soak has up to {MOST_SHARDS} shards")
        if self.shards and (self.profile == "home" or self.store or self.standby):
            raise ValueError("--shards starts servers of its own: leave store, standby, home away")
        if self.game not in GAMES:
            raise ValueError(f"no game {self.game!r}; there are: {', '.join(GAMES)}")
        unknown = [x for x in self.faults if x not in FAULTS]
        if unknown:
            raise ValueError(f"no fault {unknown[0]!r}; there are: {', '.join(FAULTS)}")
        for python in (self.other, self.python):
            if python and shutil.which(python) is None:
                raise ValueError(f"{python} is no interpreter of another installation")

    def timed(self) -> list[str]:
        """Faults of this run that come by the clock; services that are not ours are left alone."""
        here = [x for x in TIMED if x in self.faults]
        if self.profile == "home":
            return [x for x in here if x not in _HOSTED]
        if self.store:
            here = [x for x in here if x not in _OWN_STORE]
        if not self.standby:
            here = [x for x in here if x not in REPLICATED]
        mine = {"shard": self.shards > 0, "bus": not self.bus, "worker": self.workers > 0}
        return [x for x in here if mine.get(x, True)]
