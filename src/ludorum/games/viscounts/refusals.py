"""Why an option a player may look for is not offered: the same checks the rules use, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ludorum.kernel import Choose, Refusal

from .actions import closed, dismissal_closed, dismissal_cost, here, least
from .buildings import bank_sites
from .content import (
    ACTIONS,
    BUILDERS,
    COST,
    ICONS,
    KINDS,
    NOBLES,
    NOBODY,
    SEGMENTS_IN_RING,
)  # fmt: skip
from .payment import usable
from .piles import FREE_COSTS
from .state import Player, State
from .turn import SPACES, move_cost

Found = Iterator[Refusal]


def at_turn(s: State, p: Player, ask: Choose) -> Found:
    """V6.1: actions, and dismissals for those of this space."""
    found = usable(s, p)
    for a, name in enumerate(ACTIONS):
        why = closed(s, p, a, found)
        if why is not None:
            yield Refusal(name, *why, lacking(s, p, a, why[1]))
        if a in here(p):
            why = dismissal_closed(s, p, a, found)
            if why is not None:
                yield Refusal(("dismiss", name), *why, lacking(s, p, a, why[1]))


def lacking(s: State, p: Player, a: int, reason: str) -> dict[str, Any]:
    if reason == "no-icons":
        return {"icons": (ICONS[a], least(s, p, a))}
    return {"silver": dismissal_cost(s, p)} if reason == "no-silver" else {}


def at_move(s: State, p: Player, ask: Choose) -> Found:
    for space in range(SPACES):
        yield Refusal(space, "V5.4.1", "no-silver", {"silver": move_cost(s, p, space)})


def at_building(s: State, p: Player, ask: Choose) -> Found:
    for kind, name in enumerate(KINDS):
        for i in range(3):
            if p.built[3 * kind + i]:
                yield Refusal((name, i + 1), "V6.8.2", "built")
            elif ask.about["building"]:
                yield Refusal((name, i + 1), "V8.8", "other-building")
            else:
                need = {"icons": ("builder", BUILDERS[kind])}
                yield Refusal((name, i + 1), "V6.8.2", "no-builders", need)


def at_site(s: State, p: Player, ask: Choose) -> Found:
    near = bank_sites(s, p.at)
    for site, piece in enumerate(s.sites):
        if piece != NOBODY:
            yield Refusal(site, "V6.8.1", "site-taken")
        elif site not in near:
            yield Refusal(site, "V6.8.1", "other-bank")


def at_workers(s: State, p: Player, ask: Choose) -> Found:
    for n in (1, 2, 3, 4):
        if n > p.workers:
            yield Refusal(n, "V6.9.1", "no-workers")
        else:
            yield Refusal(n, "V6.9.1", "no-nobles", {"icons": ("noble", NOBLES[n])})


def at_free_hire(s: State, p: Player, ask: Choose) -> Found:
    for pos in range(SEGMENTS_IN_RING):
        yield Refusal(pos, "V6.4.2", "no-townsfolk")


def at_free_manuscript(s: State, p: Player, ask: Choose) -> Found:
    for pos, book in enumerate(s.books):
        if not book:
            yield Refusal(pos, "V6.10.4", "no-manuscript")
        elif COST[book] not in FREE_COSTS:
            yield Refusal(pos, "V6.10.4", "too-dear")


def at_order(s: State, p: Player, ask: Choose) -> Found:
    for card in ask.about["later"]:
        yield Refusal(card, "V4.2", "corruption-first")


MISSED: Mapping[str, Callable[[State, Player, Choose], Found]] = {
    "act": at_turn,
    "move": at_move,
    "building": at_building,
    "site": at_site,
    "workers": at_workers,
    "free-hire": at_free_hire,
    "free-manuscript": at_free_manuscript,
    "order": at_order,
}
