"""How often somebody may do something: a bucket that fills at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict

from ludorum.server.errors import ApiError

HELD = 50_000  # the longest silent are forgotten: their buckets would be full anyway


class RateLimit:
    """`per_second` tokens flow in, up to `burst`; an action takes one."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = max(1.0, burst)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """One action of `who`; ApiError("too-many") if it was too soon."""
        now = time.monotonic()
        tokens, then = self._buckets.pop(who, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.per_second)
        enough = tokens >= 1.0
        self._buckets[who] = (tokens - 1.0 if enough else tokens, now)
        if len(self._buckets) > HELD:
            self._buckets.popitem(last=False)
        if not enough:
            raise ApiError("too-many", "wait a moment")
