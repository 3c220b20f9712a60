"""How often people may turn to each other."""

from __future__ import annotations

from ludorum.server.http.rate_limit import RateLimit


class SocialRateLimits:
    """How often one person may turn to others, whoever they are."""

    def __init__(self) -> None:
        self.searches = RateLimit(1 / 6, 20)
        self.questions = RateLimit(1 / 60, 20)  # to be friends
        self.invitations = RateLimit(1 / 10, 30)
        self.reports = RateLimit(1 / 60, 10)
