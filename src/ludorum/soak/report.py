"""What a run came to, as one flat object."""

from __future__ import annotations

import bisect
from collections import Counter
from typing import Any

from .audit import Findings
from .faults.schedule import Faults, Span
from .players import Acked, SoakContext
from .spool import Spool

WAKE = 2.0  # seconds after a fault has healed until times count as undisturbed
SHOWN = 40  # problems


def percentile(times: list[float], share: float) -> float | None:
    """In milliseconds."""
    if not times:
        return None
    return round(sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1e3, 1)


def to_others(acked: list[Acked], spool: Spool, seats: dict[str, dict[int, int]]) -> list[float]:
    """From sending a command to the moment the other person's socket has what came of it."""
    arrivals: dict[tuple[str, int], list[tuple[int, float]]] = {}
    for sent in spool.sent:
        if sent.op in ("update", "position"):
            seat = seats.get(sent.table, {}).get(sent.person, -1)
            seen = arrivals.setdefault((sent.table, seat), [])
            if not seen or sent.version > seen[-1][0]:
                seen.append((sent.version, sent.when))
    out: list[float] = []
    for ack in acked:
        other = arrivals.get((ack.table, 1 - ack.seat), [])
        i = bisect.bisect_left(other, (ack.version, 0.0))
        if i < len(other):
            out.append(other[i][1] - ack.sent)
    return out


def undisturbed(acked: list[Acked], spans: list[Span]) -> list[Acked]:
    """Commands that no fault was near."""
    return [
        x for x in acked if not any(s.begun <= x.done and x.sent <= s.healed + WAKE for s in spans)
    ]


def beside_guests(quick: list[tuple[float, float]], spans: list[Span]) -> list[float]:
    """How long quick bots took while guests meant harm."""
    hostile = [s for s in spans if s.kind == "hostile"]
    return [took for at, took in quick if any(s.begun <= at <= s.healed for s in hostile)]


def report(
    context: SoakContext,
    found: Findings,
    faults: Faults,
    states: dict[str, int],
    seconds: float,
    complaints: list[str],
) -> dict[str, Any]:
    tally, spool = context.tally, context.spool
    times = [x.done - x.sent for x in tally.acked]
    others = to_others(tally.acked, spool, context.seats)
    quiet = [x.done - x.sent for x in undisturbed(tally.acked, faults.spans)]
    hostile = beside_guests(found.quick, faults.spans)
    return {
        "acked": len(tally.acked),
        "lost": found.lost,
        "duplicated": found.duplicated + len(tally.problems),
        "digest_mismatches": found.digest_mismatches,
        "leaks": found.leaks + len(context.trespasses),
        "stranded": found.stranded,
        "frozen": states.get("frozen", 0),
        "fault_kinds": dict(Counter([x.kind for x in faults.spans])),
        "faults_not_possible": faults.not_possible(),
        "resyncs": tally.resyncs,
        "p50_ms": percentile(times, 0.5),
        "p95_ms": percentile(times, 0.95),
        "p99_ms": percentile(times, 0.99),
        "other_p95_ms": percentile(others, 0.95),
        "calm_p95_ms": percentile(quiet, 0.95),
        "quick_bot_p95_ms": percentile([took for _, took in found.quick], 0.95),
        "hostile_bot_p95_ms": percentile(hostile, 0.95),
        "hostile_bot_max_ms": percentile(hostile, 1.0),
        "commands_per_second": round(len(tally.acked) / seconds, 1),
        "tables_finished": states.get("over", 0),
        "tables_running": states.get("running", 0),
        "records_verified": found.records_verified,
        "frames_checked": found.frames_checked,
        "frame_bytes": spool.size,
        "reconnects": tally.reconnects,
        "sent_twice": tally.sent_twice,
        "sent_late": tally.sent_late,
        "pushed": context.push.received,
        "traffic": dict(context.traffic),
        "refused": dict(tally.refused),
        "seconds": round(seconds, 1),
        "faults": faults.done,
        "complaints": complaints[:SHOWN],
        "problems": [*found.problems, *tally.problems, *context.trespasses][:SHOWN],
    }


def good(result: dict[str, Any]) -> bool:
    kinds = ("lost", "duplicated", "digest_mismatches", "leaks", "stranded", "frozen")
    return not any(result[kind] for kind in kinds)
