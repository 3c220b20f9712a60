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
LOST = ("failover", "deposed", "bus-server", "machine")
OBJECTIVE = 250.0  # milliseconds within which 95 % of the answers come
HOLDS = 3  # seconds one after the other


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


def recovery(acked: list[Acked], spans: list[Span]) -> dict[str, list[float | None]]:
    """Of machines that were lost: seconds until the objective holds again, for what is sent from
    then on; None if it did not before the run ended."""
    found: dict[str, list[float | None]] = {}
    for span in [x for x in spans if x.kind in LOST]:
        windows: dict[int, list[float]] = {}
        for x in acked:
            if x.sent >= span.begun:
                windows.setdefault(int(x.sent - span.begun), []).append(x.done - x.sent)
        good = [(percentile(windows.get(i, []), 0.95) or 1e9) <= OBJECTIVE for i in range(120)]
        back = [i for i in range(120 - HOLDS) if all(good[i : i + HOLDS])]
        found.setdefault(span.kind, []).append(back[0] if back else None)
    return found


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
        "recovery_s": recovery(tally.acked, faults.spans),
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
    wrong = result.get("tournament", {}).get("wrong", 0)
    return not wrong and not any(result[kind] for kind in kinds)
