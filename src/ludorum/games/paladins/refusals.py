"""Why an option a player may look for is not offered: the same checks the rules use, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludorum.kernel import Choose, Refusal

from .content import (
    ABSOLVE,
    ACTIONS,
    ACTS,
    COMMISSION,
    EMPTY,
    FAITH,
    FAVOURS,
    FLAGS,
    FORTIFY,
    HIRES,
    REGION_OF,
    RIGHT,
    SPACES,
    STRENGTH,
    WORKERS,
    Need,
)  # fmt: skip
from .left import develop_cost, hire_cost, pray_cost
from .left import need_of as left_need
from .right import FAVOUR_NEED, attack_cost, cost
from .right import need_of as right_need
from .state import Player, State, seats_of
from .turn import CLOSED, closed

Found = Iterator[Refusal]


def names(need: Need) -> tuple[str, ...]:
    return tuple(["any" if k < 0 else WORKERS[k] for k in need])


def workers_for(s: State, p: Player, option: Any) -> Need:
    """The workers an option of a turn asks for."""
    if isinstance(option, tuple):
        name, n = option
        if name == "favour":
            return FAVOUR_NEED[s.shown_favours[n]]
        return left_need(ACTIONS.index(name), n)
    a = ACTIONS.index(option)
    return right_need(p, a) if a in RIGHT else left_need(a, 2)


def price_of(s: State, p: Player, option: Any, good: str) -> int:
    """Silver or provisions an option of a turn asks for."""
    if isinstance(option, tuple):
        return FAVOURS[s.shown_favours[option[1]]].cost.get(good, 0)
    if option == "develop":
        return develop_cost(p)
    return pray_cost(p) if option == "pray" else cost(p, ACTIONS.index(option))


def reason_args(s: State, p: Player, option: Any, reason: str) -> tuple[Any, ...]:
    if reason == "no-workers":
        return names(workers_for(s, p, option))
    if reason == "no-silver":
        return (price_of(s, p, option, "silver"),)
    if reason == "no-provisions":
        return (price_of(s, p, option, "provision"),)
    if reason == "limit":
        return (ACTS[ACTIONS.index(option)].limit,)
    if reason == "no-influence":
        a = FORTIFY if option == "fortify" else ABSOLVE
        return (ACTS[a].marks[p.done[a]],)
    if reason == "not-revealed":
        return (option[1] + 3,)
    return ()


def at_turn(s: State, p: Player, ask: Choose) -> Found:
    for option in CLOSED:
        why = closed(s, p, option)
        if why is not None:
            clause, reason = why
            yield Refusal(option, clause, reason, reason_args(s, p, option, reason))


def at_recruit(s: State, p: Player, ask: Choose) -> Found:
    for slot, card in enumerate(s.row):
        if card:
            yield Refusal(("silver", slot), "P5.2", "no-silver", (hire_cost(p, slot),))
            if not HIRES[slot].debt:
                yield Refusal(("debt", slot), "P5.2", "no-debt-here")


def at_land(s: State, p: Player, ask: Choose) -> Found:
    attribute = FAITH if ask.kind == ACTIONS[COMMISSION] else STRENGTH
    reason = "no-faith-for" if attribute == FAITH else "no-strength-for"
    for i, space in enumerate(SPACES):
        if space.players > seats_of(s):
            yield Refusal(i, "P6.4", "more-players", (space.players,))
        elif s.land[i] != EMPTY:
            yield Refusal(i, "P6.4", "space-taken")
        else:
            yield Refusal(i, ask.clause, reason, (FLAGS[attribute][REGION_OF[i]],))


def at_attack(s: State, p: Player, ask: Choose) -> Found:
    for slot, card in enumerate(s.foes):
        if card:
            yield Refusal(slot, "P6.6", "no-silver", (attack_cost(p, slot),))


def at_convert(s: State, p: Player, ask: Choose) -> Found:
    for slot, card in enumerate(s.foes):
        if card:
            yield Refusal(slot, "P6.7", "no-faith-for", (FLAGS[FAITH][slot],))


def at_absolve(s: State, p: Player, ask: Choose) -> Found:
    for i, jar in enumerate(p.jars):
        if jar:
            yield Refusal(i, "P6.5", "jar-there")


def at_develop(s: State, p: Player, ask: Choose) -> Found:
    for a in RIGHT:
        for i in (0, 1):
            yield Refusal((ACTIONS[a], i), "P5.1", "workshop-there")


def at_tavern(s: State, p: Player, ask: Choose) -> Found:
    for i in range(len(s.inns)):
        yield Refusal(i, "P3.6", "tavern-taken")


LOOKED_FOR: dict[str, Callable[[State, Player, Choose], Found]] = {
    "act": at_turn,
    "recruit": at_recruit,
    "commission": at_land,
    "garrison": at_land,
    "attack": at_attack,
    "convert": at_convert,
    "absolve": at_absolve,
    "develop": at_develop,
    "tavern": at_tavern,
}


def refusals(s: State, ask: Choose) -> Found:
    """The options of an open ask that are closed now, each with its clause and reason."""
    look = LOOKED_FOR.get(ask.kind)
    if look is not None:
        for refusal in look(s, s.players[ask.seat], ask):
            if refusal.option not in ask.options:
                yield refusal
