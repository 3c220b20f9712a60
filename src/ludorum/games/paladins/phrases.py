"""Players, workers, places and cards as messages: the phrases everything else is said with.

Nothing here is a sentence: messages are ids with arguments, put into words by the Fluent files.
A player is `player-<seat>`; a front end adds these messages to the book, for it knows the names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ludorum.effects import Do, Effect, Gain, show
from ludorum.games.contract import View
from ludorum.kernel import Deck, Hand
from ludorum.words import Arg, Msg

from .content import (
    ACTIONS,
    ACTS,
    FAVOURS,
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
from .state import Player

Args = dict[str, Arg]
NONE = Msg("none")


# -- small pieces ----------------------------------------------------------------------------


def names(view: View) -> list[Msg | None]:
    return [Msg(f"bot-{p['bot']}") if p["bot"] else None for p in view["players"]]


def who(seat: int) -> Msg:
    return Msg(f"player-{seat}")


def num(n: int) -> Msg:
    return Msg("num", {"n": n})


def count(good: str, n: int) -> Msg:
    return Msg(f"good-{good}.count", {"n": n})


def items(messages: list[Msg]) -> Msg:
    return Msg("list", {"items": messages}) if messages else NONE


def facts(parts: list[Msg]) -> Msg:
    """One fact after another."""
    out = parts[-1]
    for part in reversed(parts[:-1]):
        out = Msg("also", {"first": part, "more": out})
    return out


def change(good: str, n: int) -> Msg:
    """A good with its sign."""
    return show(Gain(((good, n),)))


def reward(found: Parts) -> Msg:
    """Parts of a reward: goods with signs, and verbs."""
    return items([show(Do(x, n)) if x in VERBS else change(x, n) for x, n in found])


def counted(workers: Iterable[str]) -> list[Msg]:
    """Workers by kind with their numbers, in the order of the kinds."""
    have = list(workers)
    return [count(x, have.count(x)) for x in (*WORKERS, "any") if x in have]


def workers(found: Iterable[str]) -> Msg:
    return items(counted(found))


def action(name: str) -> Msg:
    return Msg(f"action-{name}")


def person(view: View, seat: int) -> Player:
    """A player of the view, so that the rules' own functions can be asked about prices.

    A seat nobody has (a watcher's) is a player who has done nothing yet.
    """
    pool = f"paladin-{seat}"
    if seat >= len(view["players"]):
        return Player(seat, Deck(pool), Hand(pool, seat), Hand(pool, seat))
    data = dict(view["players"][seat])
    del data["paladins"]
    known = [data.pop("hand"), data.pop("chosen")]
    hands = [Hand(pool, seat, x if isinstance(x, list) else []) for x in known]
    return Player(paladins=Deck(pool), hand=hands[0], chosen=hands[1], **data)


def pile(layers: list[Any]) -> int:
    """Cards in a deck, as a view shows it."""
    return sum([len(x) if isinstance(x, list) else x for x in layers])


def humans(view: View) -> int:
    """The number of seats at the table."""
    return sum([not p["bot"] for p in view["players"]])


# -- cards -----------------------------------------------------------------------------------


def townsfolk_name(card: str) -> Msg:
    return Msg(f"townsfolk-{TOWNSFOLK[card].name}")


def outsider_name(card: str) -> Msg:
    x = OUTSIDERS[card]
    return Msg("outsider", {"name": Msg(f"outsider-{x.name}"), "people": Msg(f"people-{x.people}")})


def paladin_name(card: str) -> Msg:
    return Msg(f"paladin-{card}")


def talent(card: str) -> Msg:
    """What a townsfolk in the crew does (P9.3-P9.7)."""
    x = TOWNSFOLK[card]
    when = f"when-{x.needs}" if x.needs else f"when-{x.when}"
    return Msg("card-when", {"when": Msg(when), "effect": show(x.gain)})


def discard_of(card: str) -> Msg:
    return show(TOWNSFOLK[card].discard)


def crew_of(card: str) -> Msg:
    """P5.2.2: what comes at once, and the ability for good."""
    hire = TOWNSFOLK[card].hire
    now = [Msg("card-now", {"effect": show(hire)})] if hire is not None else []
    return facts([*now, talent(card)])


def score_of(card: str) -> Msg:
    """P9.9: what a converted outsider scores."""
    return Msg("card-end", {"effect": show(OUTSIDERS[card].score)})


def convert_of(card: str) -> Msg:
    return facts([change("strength", OUTSIDERS[card].strength), score_of(card)])


def wall(card: str) -> Msg:
    x = WALLS[card]
    rest: list[Effect] = [] if x.gain is None else [x.gain]
    parts = [change("strength", x.strength), *[show(e) for e in rest]]
    return items([*parts, *([count("vp", x.vp)] if x.vp else [])])


def tavern(card: str) -> Msg:
    return workers(TAVERNS[card].workers)


def favour(card: str) -> Msg:
    """P6.8: the worker, the extra cost, the reward."""
    x = FAVOURS[card]
    price = [count(x.worker, 1), *[count(good, n) for good, n in x.cost.items()]]
    return Msg("card-favour", {"price": items(price), "effect": show(x.gain)})


def boosts(card: str) -> Msg:
    return items([change(x, n) for x, n in PALADINS[card].boost.items()])


def ability(card: str) -> Msg:
    """P9.1."""
    x = PALADINS[card]
    args: Args = {"action": action(x.action)}
    if x.free:
        good = ACTS[ACTIONS.index(x.action)].good or "silver"
        return Msg(f"ability-no-{good}", args)
    if x.less:
        return Msg("ability-less", {**args, "price": count("silver", x.less)})
    return Msg("ability-bonus", {**args, "gain": items([change(g, n) for g, n in x.bonus.items()])})


def paladin_facts(card: str) -> list[Msg]:
    return [workers(PALADINS[card].workers), boosts(card), ability(card)]


def space(i: int) -> Msg:
    """P6.4: a space of the board."""
    x = SPACES[i]
    return Msg("space", {"region": x.region, "effect": show(x.gain)})


def scheme(name: str) -> Msg:
    return Msg(f"scheme-{name}") if name in ("orders", "favour") else action(name)


FACES: dict[str, Callable[[str], Msg]] = {
    "townsfolk": townsfolk_name,
    "outsider": outsider_name,
    "wall": wall,
    "tavern": tavern,
    "favour": favour,
    "order": lambda card: action(ORDERS[card].action),
    "scheme": lambda card: scheme(SCHEMES[card].action),
    "suspicion": lambda card: count("tax", SUSPICION[card].tax),
}


def card(pool: str, name: str) -> Msg:
    """A card of any deck, told by its face."""
    return FACES[pool](name) if pool in FACES else paladin_name(name)
