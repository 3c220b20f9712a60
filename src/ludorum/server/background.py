"""A loop that never dies of one failure: it logs, waits a little, goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludorum.server.telemetry import log

Work = Callable[[], Awaitable[bool]]  # True: there was something to do, look again at once


async def forever(name: str, work: Work, rest: float, wake: asyncio.Event | None = None) -> None:
    """Work until cancelled; `rest` seconds between looks that found nothing, or until woken."""
    failures = 0
    while True:
        try:
            busy = await work()
            failures = 0
        except asyncio.CancelledError:
            raise
        except Exception as e:  # a lost store or bus must not end the loop
            failures += 1
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
