"""Players that are programs. They know what a seat knows, never the state.

The quick ones answer from a view and an ask. The others look ahead: they need a seat, in which
they can imagine what they do not see.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterable
from typing import Any

from ludorum.kernel import Choose, Option, Rand, Seat
from ludorum.titles import Title

from .characters import characters, taste
from .search import FOREVER, Budget, Search, Weighed
from .value import estimate_in

Policy = Callable[[Any, Choose], Option]  # of a typed view: see Derived.observe
Player = Callable[[Seat], Option]

QUICK = ("random", "sensible")
LEVELS = {
    "easy": Budget(trials=4),
    "normal": Budget(trials=20),
    "hard": Budget(trials=128),
}
POLICIES = (*QUICK, *LEVELS)
HURRY = 0.1  # a bot that is ahead ends the game


class UnknownBot(LookupError):
    """No bot has that name; `known` are all there are, with an example of those with a number."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.known = tuple(known)
        super().__init__(f"no bot {name!r}; there are: {', '.join(self.known)}")
        self.name = name


def policy(name: str, title: Title[Any], rand: Rand) -> Policy:
    """A quick player by name; LookupError says which there are."""
    if name == "sensible":
        return title.sensible
    if name == "random":
        return lambda view, ask: ask.options[int(rand() * len(ask.options))]
    raise LookupError(f"no quick bot {name!r}; there are: {', '.join(QUICK)}")


def seatable(title: Title[Any]) -> tuple[str, ...]:
    """Every bot that a table of this title may have: `normal`, and `normal:builder` if there is
    such a character."""
    return (*POLICIES, *[f"{level}:{x}" for level in LEVELS for x in characters(title)])


def still(name: str, title: Title[Any]) -> str:
    """A bot some table was laid with. A game that is installed anew may have lost the character;
    its level plays on."""
    return name if name in seatable(title) else name.partition(":")[0]


def budget(name: str) -> Budget | None:
    """How long a bot of that name thinks: a level, whatever its character, `search:64` (trials) or
    `search:0.5s`; None if it does not look ahead."""
    head, _, most = name.partition(":")
    if head in LEVELS:
        return LEVELS[head]
    if head != "search":
        return None
    most, _, far = most.partition("/")
    try:
        horizon = int(far or 0)
        if most.endswith("s"):
            return Budget(FOREVER, float(most[:-1]), horizon)
        return Budget(int(most), horizon=horizon)
    except ValueError as e:
        raise UnknownBot(name, ("search:64", "search:0.5s")) from e


def player(name: str, title: Title[Any], rng: random.Random) -> Player:
    """Any player by name; LookupError says which there are.

    `normal+FILE` judges positions by the estimate in a file, in place of the title's own.
    """
    name, _, file = name.partition("+")
    long = budget(name)
    if long is not None:
        level, colon, character = name.partition(":")
        liked = taste(title, character) if colon and level in LEVELS else None
        estimates = functools.partial(estimate_in, file) if file else None
        return Search(title, long, rng, liked, HURRY, estimates).choose
    if name not in QUICK:
        raise UnknownBot(name, (*seatable(title), "search:64"))
    quick = policy(name, title, rng.random)

    def choose(seat: Seat) -> Option:
        ask = seat.ask()
        assert ask is not None
        return quick(seat.observe(), ask)

    return choose


__all__ = [
    "LEVELS",
    "POLICIES",
    "QUICK",
    "Budget",
    "Player",
    "Policy",
    "Search",
    "UnknownBot",
    "Weighed",
    "budget",
    "characters",
    "player",
    "policy",
    "seatable",
    "still",
]
