"""Players that are programs. They see what a seat sees, never the state.

A policy is any function from a seat's view and its open ask to one of the options.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.games import Title
from ludorum.kernel import Choose, Option, Rand

Policy = Callable[[dict[str, Any], Choose], Option]

POLICIES = ("random", "sensible")


def policy(name: str, title: Title[Any], rand: Rand) -> Policy:
    """A policy by name; LookupError says which there are."""
    if name == "sensible":
        return title.sensible
    if name == "random":
        return lambda view, ask: ask.options[int(rand() * len(ask.options))]
    raise LookupError(f"no bot {name!r}; there are: {', '.join(POLICIES)}")


__all__ = ["POLICIES", "Policy", "policy"]
