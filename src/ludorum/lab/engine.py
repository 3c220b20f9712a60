"""Who does the work of the laboratory: this process, several of this machine, or Ray."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from .cluster import by_ray
from .processes import P, R, by_processes


class Engine(NamedTuple):
    """`local` processes (one: this very process) or `ray`, perhaps of a cluster."""

    name: str = "local"
    workers: int = 1
    address: str | None = None

    def run(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[R]:
        """What comes of the parts, in any order. The work travels to those who do it."""
        if self.name == "ray":
            return by_ray(work, parts, self.workers, self.address)
        if self.workers > 1:
            return by_processes(work, parts, self.workers)
        return map(work, parts)
