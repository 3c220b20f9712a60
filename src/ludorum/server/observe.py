"""Seeing what happens: structured logs, Prometheus metrics, a trace per command."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import structlog
from opentelemetry import trace
from prometheus_client import Counter, Gauge, Histogram

log: structlog.stdlib.BoundLogger = structlog.get_logger("ludorum")
tracer = trace.get_tracer("ludorum")


class Metrics:
    """What a host watches. `digest_mismatches` must stay 0."""

    def __init__(self) -> None:
        self.commands = Counter("ludorum_commands", "Commands stored")
        self.conflicts = Counter("ludorum_conflicts", "Appends that met a newer head")
        self.apply = Histogram(
            "ludorum_apply_seconds",
            "Time in the rules for a command",
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1.0),
        )
        self.digest_mismatches = Counter("ludorum_digest_mismatches", "Loaded tables that differ")
        self.frozen = Counter("ludorum_frozen", "Tables stopped because their rules failed")
        self.resyncs = Counter("ludorum_resyncs", "Clients that had to fetch the whole position")
        self.sockets = Gauge("ludorum_sockets", "Open websockets")
        self.outbox = Gauge("ludorum_outbox_rows", "Nudges not yet confirmed")
        self.bot_seconds = Histogram("ludorum_bot_seconds", "Time a bot thinks")


METRICS = Metrics()


# Where nobody has set up OpenTelemetry even a span that goes nowhere costs more than it may.
NOWHERE = trace.INVALID_SPAN


class Trace:
    attempts = 0


@contextmanager
def span(name: str, **facts: Any) -> Iterator[Trace]:
    """A span of an OpenTelemetry trace and, at debug level, a log line with its duration."""
    start, out = time.perf_counter(), Trace()
    traced = not isinstance(trace.get_tracer_provider(), trace.ProxyTracerProvider)
    around: Any = (
        tracer.start_as_current_span(name, attributes=facts) if traced else nullcontext(NOWHERE)
    )
    with around as current:
        try:
            yield out
        finally:
            current.set_attribute("attempts", out.attempts)
            ms = round((time.perf_counter() - start) * 1e3, 2)
            log.debug(name, ms=ms, attempts=out.attempts, **facts)


def configure(level: str, human: bool) -> None:
    """JSON lines, or for people at a terminal something to read."""
    renderer: Any = (
        structlog.dev.ConsoleRenderer() if human else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        cache_logger_on_first_use=True,
    )
