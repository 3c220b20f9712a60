"""A sequential test: look after every deal, and stop when a claim is proven or refuted.

The claim is about a share: that it is `claim`, and not `least`. It is Wald's sequential probability
ratio test in the generalised form fishtest uses: deals are alike and independent, their spread is
taken from the deals themselves, so a deal played from all sides counts as the one thing it is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from .intervals import Z

WRONG = 0.05  # how often a false claim is proven, and a true one refuted
FEW = 8  # deals before anything is said: their spread is not known


class Verdict(NamedTuple):
    """`proven`: True, False if refuted, None while it is open. The interval is one of 95 %, as if
    the number of deals had been set before: after an early stop it is a little narrow."""

    proven: bool | None
    share: float
    low: float
    high: float
    ratio: float  # logarithm of the ratio of likelihoods


class Claim(NamedTuple):
    least: float = 0.5
    claim: float = 0.55

    def judge(self, scores: Sequence[float]) -> Verdict:
        """Scores of whole deals, 0 to 1."""
        n = len(scores)
        if n == 0:
            return Verdict(None, 0.5, 0.0, 1.0, 0.0)
        share = sum(scores) / n
        spread = variance(scores)
        ratio = n * (self.claim - self.least) * (2 * share - self.least - self.claim) / (2 * spread)
        half = Z * math.sqrt(spread / n)
        low, high = max(0.0, share - half), min(1.0, share + half)
        bound = math.log((1 - WRONG) / WRONG)
        proven = None if n < FEW or abs(ratio) < bound else ratio > 0
        return Verdict(proven, share, low, high, ratio)

    def after(self, scores: Sequence[float]) -> Verdict:
        """The verdict at the first moment there was one, else at the end: what came later does not
        count."""
        for n in range(FEW, len(scores)):
            verdict = self.judge(scores[:n])
            if verdict.proven is not None:
                return verdict
        return self.judge(scores)


def variance(scores: Sequence[float]) -> float:
    """Of one deal, with one deal won whole and one lost whole added: a few deals that all went the
    same way do not make it zero."""
    all_of_them = [0.0, 1.0, *scores]
    mean = sum(all_of_them) / len(all_of_them)
    return sum([(x - mean) ** 2 for x in all_of_them]) / len(all_of_them)
