"""Fan-out: in memory at home, NATS in public."""

from .contract import Bus, BusDown, Doubt, Handler, Subscription
from .memory import MemoryBus
from .nats import NatsBus

__all__ = ["Bus", "BusDown", "Doubt", "Handler", "Subscription", "make_bus"]


def make_bus(url: str) -> Bus:
    """The bus at `url`, still to be opened: `memory` or `nats://…` (several with commas)."""
    if url == "memory":
        return MemoryBus()
    if url.startswith(("nats://", "tls://")):
        return NatsBus(url)
    raise ValueError(f"{url!r} is no bus: memory, or nats://host:4222")
