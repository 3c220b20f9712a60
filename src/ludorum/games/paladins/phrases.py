"""Workers, places and cards as messages: the phrases everything else is said with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludorum.effects import Do, show
from ludorum.titles import Pool, amounts, change, changes, count, facts, items
from ludorum.words import Msg

from .content import (
    ACTIONS,
    ACTS,
    FAVOURS,
    JARS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SPACES,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    VERBS,
    WALLS,
    WORKERS,
    Parts,
)  # fmt: skip


def reward(found: Parts) -> Msg:
    """Parts of a reward: goods with signs, and verbs."""
    return items([show(Do(x, n)) if x in VERBS else change(x, n) for x, n in found])


def tally(found: Iterable[str]) -> dict[str, int]:
    """How many workers of every kind, in the order of the kinds."""
    have = list(found)
    return {x: have.count(x) for x in (*WORKERS, "any")}


def workers(found: Iterable[str]) -> Msg:
    return amounts(tally(found))


def space(i: int, form: str = "") -> Msg:
    """P6.4: a space of the board."""
    return Msg(f"space{form}", {"region": SPACES[i].region, "effect": show(SPACES[i].gain)})


def jar(i: int) -> Msg:
    """P6.5: what a space for a jar brings."""
    return show(JARS[i].gain)


# -- townsfolk and outsiders -----------------------------------------------------------------


def townsfolk(card: str) -> Msg:
    return Msg(f"townsfolk-{TOWNSFOLK[card].name}")


def talent(card: str) -> Msg:
    """What a townsfolk in the crew does (P9.3-P9.7)."""
    x = TOWNSFOLK[card]
    return Msg("card-when", {"when": Msg(f"when-{x.needs or x.when}"), "effect": show(x.gain)})


def discard_of(card: str) -> Msg:
    return show(TOWNSFOLK[card].discard)


def crew_of(card: str) -> Msg:
    """P5.2.2: what comes at once, and the ability for good."""
    hire = TOWNSFOLK[card].hire
    now = [Msg("card-now", {"effect": show(hire)})] if hire is not None else []
    return facts([*now, talent(card)])


def outsider(card: str) -> Msg:
    x = OUTSIDERS[card]
    return Msg("outsider", {"name": Msg(f"outsider-{x.name}"), "people": Msg(f"people-{x.people}")})


def attack_of(card: str) -> Msg:
    return show(OUTSIDERS[card].attack)


def score_of(card: str) -> Msg:
    """P9.9: what a converted outsider scores."""
    return Msg("card-end", {"effect": show(OUTSIDERS[card].score)})


def convert_of(card: str) -> Msg:
    return facts([change("strength", OUTSIDERS[card].strength), score_of(card)])


# -- paladins --------------------------------------------------------------------------------


def paladin(card: str) -> Msg:
    return Msg(f"paladin-{card}")


def ability(card: str) -> Msg:
    """P9.1."""
    x = PALADINS[card]
    does = Msg(f"action-{x.action}")
    if x.free:
        good = ACTS[ACTIONS.index(x.action)].good or "silver"
        return Msg(f"ability-no-{good}", {"action": does})
    if x.less:
        return Msg("ability-less", {"action": does, "price": count("silver", x.less)})
    return Msg("ability-bonus", {"action": does, "gain": changes(x.bonus)})


def paladin_facts(card: str) -> list[Msg]:
    x = PALADINS[card]
    return [workers(x.workers), changes(x.boost), ability(card)]


# -- fronts of cards -------------------------------------------------------------------------


def townsfolk_front(card: str) -> Msg:
    """What is printed: every name has three cards, or two."""
    said = {"name": townsfolk(card), "discard": discard_of(card), "crew": crew_of(card)}
    return Msg("face-townsfolk", {**said})


def outsider_front(card: str) -> Msg:
    """The corner tells two Saracen mercenaries apart."""
    return Msg("face-outsider", {**outsider(card).args, "attack": attack_of(card)})


def wall(card: str) -> Msg:
    x = WALLS[card]
    gain = [show(x.gain)] if x.gain is not None else []
    points = [count("vp", x.vp)] if x.vp else []
    return items([change("strength", x.strength), *gain, *points])


def tavern(card: str) -> Msg:
    return workers(TAVERNS[card].workers)


def favour(card: str) -> Msg:
    """P6.8: the worker, the extra cost, the reward."""
    x = FAVOURS[card]
    return Msg("card-favour", {"price": amounts({x.worker: 1, **x.cost}), "effect": show(x.gain)})


POOLS: Mapping[str, Pool] = {
    "paladin": Pool(PALADINS),
    "townsfolk": Pool(TOWNSFOLK, townsfolk_front),
    "outsider": Pool(OUTSIDERS, outsider_front),
    "wall": Pool(WALLS, wall),
    "tavern": Pool(TAVERNS, tavern),
    "favour": Pool(FAVOURS, favour),
    "order": Pool(ORDERS, lambda card: Msg(f"action-{ORDERS[card].action}")),
    "suspicion": Pool(SUSPICION, lambda card: count("tax", SUSPICION[card].tax)),
    "scheme": Pool(SCHEMES, lambda card: Msg(f"action-{SCHEMES[card].action}")),
}
