"""Memory of the processes over the run."""

from __future__ import annotations

from .costs import megabytes
from .fleet import Fleet

EVERY = 5.0  # seconds


class Memory:
    def __init__(self, fleet: Fleet) -> None:
        self._fleet = fleet
        self._seen: dict[tuple[str, int], list[tuple[float, float]]] = {}  # at, megabytes

    def look(self, at: float) -> None:
        for process in self._fleet.processes:
            seen = self._seen.setdefault((process.name, process.pid), [])
            if process.alive and (not seen or at - seen[-1][0] >= EVERY):
                seen.append((at, megabytes(process.pid)))

    def told(self) -> dict[str, dict[str, float]]:
        """Of every process that lived long enough: megabytes in the third quarter of its life and
        in the last, each the mean, and how far they went apart within the last."""
        found: dict[str, dict[str, float]] = {}
        for (name, pid), seen in self._seen.items():
            quarter = len(seen) // 4
            if quarter >= 3:
                third = [x for _, x in seen[2 * quarter : 3 * quarter]]
                last = [x for _, x in seen[3 * quarter :]]
                found[f"{name} {pid}"] = {
                    "third_quarter": round(sum(third) / len(third), 1),
                    "last_quarter": round(sum(last) / len(last), 1),
                    "range": round(max(last) - min(last), 1),
                }
        return found
