"""How often one person may do what others feel."""

from __future__ import annotations

from ludorum.server.http.rate_limit import RateLimit


class ClubRateLimits:
    def __init__(self) -> None:
        self.founding = RateLimit(1 / 600, 3)
        self.joining = RateLimit(1 / 20, 20)
        self.changes = RateLimit(1 / 10, 20)  # of what a club says of itself
        self.reports = RateLimit(1 / 60, 10)
