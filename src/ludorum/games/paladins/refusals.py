"""Why an option a player may look for is not offered: the same checks the rules use, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ludorum.kernel import Choose, Refusal
from ludorum.titles import seats_of

from . import left, right
from .content import (
    ACTIONS,
    ACTS,
    COMMISSION,
    EMPTY,
    FAITH,
    FAVOURS,
    FLAGS,
    HIRES,
    REGION_OF,
    RIGHT,
    SPACES,
    STRENGTH,
    WORKERS,
)  # fmt: skip
from .rounds import FIRST_FAVOUR
from .state import Player, State
from .turn import OPTIONS, closed

Found = Iterable[Refusal]


def need_of(p: Player, name: str, n: int) -> tuple[str, ...]:
    """Workers an action asks for now, by name; n of them where there is a choice (P4.4)."""
    a = ACTIONS.index(name)
    need = right.need_of(p, a) if a in RIGHT else left.need_of(a, n)
    return tuple(["any" if k < 0 else WORKERS[k] for k in need])


def price_of(p: Player, name: str) -> dict[str, int]:
    """Goods an action costs now."""
    if name == "develop":
        return {"silver": left.develop_cost(p)}
    if name == "pray":
        return {"silver": left.pray_cost(p)}
    a = ACTIONS.index(name)
    costs = ACTS[a].steps and p.done[a] < ACTS[a].limit
    return {ACTS[a].good: right.cost(p, a)} if costs else {}


def lacking(s: State, p: Player, option: Any, reason: str) -> Mapping[str, Any]:
    """What a reason says: how much is asked for."""
    name, n = (option, 2) if isinstance(option, str) else option
    if reason == "not-revealed":
        return {"n": n + FIRST_FAVOUR}
    if reason in ("limit", "no-influence"):
        a = ACTIONS.index(name)
        return {"n": ACTS[a].limit if reason == "limit" else ACTS[a].marks[p.done[a]]}
    card = FAVOURS[s.shown_favours[n]] if name == "favour" else None
    if reason == "no-workers":
        return {"workers": need_of(p, name, n) if card is None else (card.worker,)}
    price = price_of(p, name) if card is None else card.cost
    if reason == "no-silver":
        return {"silver": price["silver"]}
    return {"provisions": price["provision"]} if reason == "no-provisions" else {}


def at_turn(s: State, p: Player, ask: Choose) -> Found:
    for option in OPTIONS:
        why = closed(s, p, option)
        if why is not None:
            clause, reason = why
            yield Refusal(option, clause, reason, lacking(s, p, option, reason))


def at_recruit(s: State, p: Player, ask: Choose) -> Found:
    for slot, card in enumerate(s.row):
        if card:
            silver = left.hire_cost(p, slot)
            yield Refusal(("silver", slot), "P5.2", "no-silver", {"silver": silver})
            if not HIRES[slot].debt:
                yield Refusal(("debt", slot), "P5.2", "no-debt-here")


def at_land(s: State, p: Player, ask: Choose) -> Found:
    attribute = FAITH if ask.kind == ACTIONS[COMMISSION] else STRENGTH
    reason = "no-faith-for" if attribute == FAITH else "no-strength-for"
    for i, space in enumerate(SPACES):
        if space.players > seats_of(s):
            yield Refusal(i, "P6.4", "more-players", {"n": space.players})
        elif s.land[i] != EMPTY:
            yield Refusal(i, "P6.4", "space-taken")
        else:
            yield Refusal(i, ask.clause, reason, {"n": FLAGS[attribute][REGION_OF[i]]})


def at_attack(s: State, p: Player, ask: Choose) -> Found:
    for slot, card in enumerate(s.foes):
        if card:
            yield Refusal(slot, "P6.6", "no-silver", {"silver": right.attack_cost(p, slot)})


def at_convert(s: State, p: Player, ask: Choose) -> Found:
    for slot, card in enumerate(s.foes):
        if card:
            yield Refusal(slot, "P6.7", "no-faith-for", {"n": FLAGS[FAITH][slot]})


def at_absolve(s: State, p: Player, ask: Choose) -> Found:
    return [Refusal(i, "P6.5", "jar-there") for i, jar in enumerate(p.jars) if jar]


def at_develop(s: State, p: Player, ask: Choose) -> Found:
    return [Refusal((ACTIONS[a], i), "P5.1", "workshop-there") for a in RIGHT for i in (0, 1)]


def at_tavern(s: State, p: Player, ask: Choose) -> Found:
    return [Refusal(i, "P3.6", "tavern-taken") for i in range(len(s.inns))]


MISSED: dict[str, Callable[[State, Player, Choose], Found]] = {
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
