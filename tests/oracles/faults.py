"""Deliberate faults: a rule is spoilt, and an oracle must say so and name the clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import pytest

from tests.oracles.harness import Oracle, play

NO_SETTINGS: Mapping[str, str] = {}


class Fault(NamedTuple):
    """What `spoil` does to the rules must be found by this clause, at such a table."""

    spoil: Callable[[pytest.MonkeyPatch], None]
    clause: str
    players: int
    settings: Mapping[str, str] = NO_SETTINGS


def each(faults: Iterable[Fault]) -> pytest.MarkDecorator:
    """One test a fault, called as the function that spoils the rules."""
    params = [
        pytest.param(x, marks=pytest.mark.clause(x.clause), id=x.spoil.__name__) for x in faults
    ]
    return pytest.mark.parametrize("fault", params)


def must_show(oracle: Oracle, fault: Fault, patch: pytest.MonkeyPatch, tries: int) -> None:
    """In one of so many games."""
    fault.spoil(patch)
    seen: set[str] = set()
    for seed in range(tries):
        report = play(oracle.title, fault.players, seed, oracle.watcher(), fault.settings)
        seen |= report.wrong()
        if fault.clause in seen:
            return
    pytest.fail(f"{fault.clause} is not said to be wrong, but {sorted(seen)}")
