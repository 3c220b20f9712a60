"""Ratings: Plackett-Luce beliefs about how well somebody plays, in pools of like games.

People see numbers around 1000, and how sure they are; the belief itself stays inside.
"""

from __future__ import annotations

from openskill.models import PlackettLuce

from .model import Result, Skill

_model = PlackettLuce()
NEW = Skill(_model.mu, _model.sigma)
SCALE = 1000.0 / NEW.mu  # who is new stands at 1000
SURE = 1.96  # of so many deviations: 95 %
BAND = 200  # what others see of a number
WINDOW = 200  # how far apart people of one level are, at most


def rate(results: list[Result], before: list[Skill]) -> list[Skill]:
    """What is believed after a game; equal places are a draw."""
    teams = [[_model.rating(mu=x.mu, sigma=x.sigma)] for x in before]
    after = _model.rate(teams, ranks=[float(x.place) for x in results])
    return [Skill(one.mu, one.sigma) for (one,) in after]


def duel(one: Skill, other: Skill, won: bool) -> tuple[Skill, Skill]:
    """What is believed of two after one of them has beaten the other."""
    teams = [[_model.rating(mu=x.mu, sigma=x.sigma)] for x in (one, other)]
    (a,), (b,) = _model.rate(teams, ranks=[0.0, 1.0] if won else [1.0, 0.0])
    return Skill(a.mu, a.sigma), Skill(b.mu, b.sigma)


def shown(skill: Skill) -> int:
    return round(skill.mu * SCALE)


def spread(skill: Skill) -> int:
    """The true number lies so far from the shown one, with 95 % certainty."""
    return round(skill.sigma * SCALE * SURE)


def band(skill: Skill) -> tuple[int, int]:
    """The rough level of somebody, for strangers."""
    low = shown(skill) // BAND * BAND
    return low, low + BAND
