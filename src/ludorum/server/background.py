"""A loop that never dies of one failure: it logs, waits a little, goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludorum.server.rule_timeout import RuleTimeout
from ludorum.server.telemetry import METRICS, log

LONGEST = 300.0  # seconds one look may take; what hangs is given up
Work = Callable[[], Awaitable[bool]]  # True: there was something to do, look again at once


async def forever(
    name: str,
    work: Work,
    rest: float,
    wake: asyncio.Event | None = None,
    longest: float = LONGEST,
) -> None:
    """Work until cancelled; `rest` seconds between looks that found nothing, or until woken."""
    failures = 0
    while True:
        METRICS.loop_seen.labels(name).set_to_current_time()
        try:
            async with asyncio.timeout(longest):
                busy = await work()
            failures = 0
        except asyncio.CancelledError:
            raise
        except (Exception, RuleTimeout) as e:  # a lost store, a rule that never ends
            failures += 1
            METRICS.loop_failures.labels(name).inc()
            log.warning("loop failed", loop=name, error=repr(e), failures=failures)
            await asyncio.sleep(min(5.0, 0.2 * 2**failures))
            continue
        if busy:
            continue
        if wake is None:
            await asyncio.sleep(rest)
            continue
        try:
            async with asyncio.timeout(rest):
                await wake.wait()
        except TimeoutError:
            pass
        wake.clear()
