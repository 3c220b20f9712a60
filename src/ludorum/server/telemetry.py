"""Seeing what happens: structured logs, Prometheus metrics, a trace per command."""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import structlog
from opentelemetry import trace
from prometheus_client import Counter, Gauge, Histogram

from ludorum import __version__

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
        self.command_seconds = Histogram(
            "ludorum_command_seconds",
            "Time from a command to its being stored and told",
            buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0),
        )
        self.page_faults = Counter("ludorum_page_faults", "Faults pages tell of", ["slot"])
        self.outbox_age = Gauge("ludorum_outbox_age_seconds", "Age of the oldest untold move")
        self.store_failures = Counter("ludorum_store_failures", "Calls the store did not answer")
        self.shard_up = Gauge("ludorum_shard_up", "Whether a shard answers", ["shard"])
        self.bot_seconds = Histogram("ludorum_bot_seconds", "Time a bot thinks")
        self.thoughts_cut = Counter("ludorum_thoughts_cut", "Thoughts that took too long")
        self.loop_failures = Counter("ludorum_loop_failures", "Loops that failed", ["loop"])
        self.loop_seen = Gauge("ludorum_loop_seen", "When a loop last looked", ["loop"])


METRICS = Metrics()
# Where nobody has set up OpenTelemetry even a span that goes nowhere costs more than it may.
NOWHERE = trace.INVALID_SPAN
LAST_WORDS = 3.0  # seconds to send the last spans


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


def trace_to(endpoint: str) -> None:
    """Send spans there from now on, in batches, from a thread; empty: nowhere.

    Headers, certificates and the like come from the usual OTEL_EXPORTER_OTLP_* variables.
    """
    if not endpoint:
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415
            OTLPSpanExporter,
        )
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    except ImportError as e:
        raise LookupError("to send traces: pip install 'ludorum[otel]'") from e
    exporter = OTLPSpanExporter(endpoint=f"{endpoint.rstrip('/')}/v1/traces")
    facts = {"service.name": "ludorum", "service.version": __version__}
    provider = TracerProvider(resource=Resource.create(facts), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(exporter))
    trace.set_tracer_provider(provider)


def end_traces() -> None:
    """Send what has not been sent yet: a process that is told to stop would forget it. A collector
    that is away does not hold it up."""
    provider: Any = trace.get_tracer_provider()
    if hasattr(provider, "shutdown"):
        last = threading.Thread(target=provider.shutdown, daemon=True)
        last.start()
        last.join(LAST_WORDS)


def configure(level: str, human: bool) -> None:
    """JSON lines, or for people at a terminal something to read."""
    renderer: Any = structlog.processors.JSONRenderer()
    if human:
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stdout.isatty())
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
