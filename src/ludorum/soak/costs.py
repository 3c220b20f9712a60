"""What the processes of a run cost: time of processors, and memory. Linux tells; elsewhere it is
not known."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")


class Cost(NamedTuple):
    seconds: float = 0.0
    megabytes: float = 0.0


def cost(pids: list[int]) -> Cost:
    """Of these processes and all that came from them, since they began."""
    parents, ticks = _processes()
    found: list[int] = []
    waiting = [pid for pid in pids if pid in ticks]
    while waiting:
        pid = waiting.pop()
        found.append(pid)
        waiting += parents.get(pid, [])
    seconds = sum([ticks[pid] for pid in found]) / os.sysconf("SC_CLK_TCK")
    return Cost(seconds, sum([megabytes(pid) for pid in found]))


def children(pid: int, word: str) -> list[int]:
    """Processes that came from this one and have a word in their command."""
    found: list[int] = []
    for child in _processes()[0].get(pid, []):
        with contextlib.suppress(OSError):
            if word in (PROC / str(child) / "cmdline").read_text(errors="replace"):
                found.append(child)
    return found


def _processes() -> tuple[dict[int, list[int]], dict[int, int]]:
    """Who came from whom, and ticks of a processor each has taken."""
    parents: dict[int, list[int]] = {}
    ticks: dict[int, int] = {}
    for entry in PROC.glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # The name in brackets may hold anything; what follows it is numbers.
            fields = entry.read_text(errors="replace").rpartition(")")[2].split()
            pid = int(entry.parent.name)
            parents.setdefault(int(fields[1]), []).append(pid)
            ticks[pid] = sum([int(x) for x in fields[11:15]])  # own, and of children that ended
    return parents, ticks


def megabytes(pid: int) -> float:
    """Memory of a process; what it shares counts in parts."""
    with contextlib.suppress(OSError):
        for line in (PROC / str(pid) / "smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


def since(before: dict[str, Cost], now: dict[str, Cost]) -> dict[str, Cost]:
    """Memory is what it is now; time is what went by, anew for what a fault has started anew."""
    out = {}
    for name, x in now.items():
        had = before.get(name, Cost()).seconds
        out[name] = Cost(x.seconds - had if x.seconds >= had else x.seconds, x.megabytes)
    return out


def per_command(spent: dict[str, Cost], commands: int) -> dict[str, dict[str, float]]:
    """Milliseconds of a processor a command, and megabytes, of every part of the server."""
    return {
        name: {
            "ms_a_command": round(x.seconds * 1000 / max(1, commands), 2),
            "megabytes": round(x.megabytes),
        }
        for name, x in spent.items()
    }
