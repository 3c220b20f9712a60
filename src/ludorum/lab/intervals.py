"""How sure a figure is: 95 % intervals of means, shares and ratios."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z = 1.959964  # of the normal distribution: 95 % lie within


@dataclass(slots=True)
class Mean:
    """A mean that grows with what is added, and its interval."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, x: float) -> None:
        self.n += 1
        self.total += x
        self.squares += x * x

    @property
    def value(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def error(self) -> float:
        """The standard error."""
        if self.n < 2:
            return math.inf
        spread = max(0.0, self.squares - self.total**2 / self.n) / (self.n - 1)
        return math.sqrt(spread / self.n)

    def interval(self) -> tuple[float, float]:
        """The value alone if one game is all there is."""
        half = Z * self.error if self.n > 1 else 0.0
        return self.value - half, self.value + half


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share: honest for few games, and never outside 0 to 1."""
    if not games:
        return 0.0, 1.0
    p, z = wins / games, Z * Z / games
    middle = (p + z / 2) / (1 + z)
    half = Z * math.sqrt(p * (1 - p) / games + z / (4 * games)) / (1 + z)
    return (middle - half if wins > 0 else 0.0), (middle + half if wins < games else 1.0)


def ratio_interval(a: Mean, b: Mean) -> tuple[float, float]:
    """Of the ratio of two means of what is never negative, both above 0."""
    error = math.hypot(a.error / a.value, b.error / b.value)
    ratio = a.value / b.value
    return ratio * math.exp(-Z * error), ratio * math.exp(Z * error)
