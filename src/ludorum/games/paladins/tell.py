"""Events, asks and options as messages, where their parts alone do not say it.

What an option costs or brings is computed with the functions the rules use.
"""

from __future__ import annotations

from collections.abc import Callable

from ludorum.effects import show
from ludorum.kernel import DEALT, Choose, Option
from ludorum.titles import NONE, Args, amounts, change, changes, count, facts, items, who
from ludorum.words import Arg, Msg

from . import phrases as say
from .content import (
    ACTIONS,
    ACTS,
    DEVELOP,
    FAVOURS,
    PALADINS,
    SPACES,
    TOP,
    UNDER,
    WALLS,
    WORKERS,
    ways_of,
)  # fmt: skip
from .left import FOR_ONE, FOR_TWO, hire_cost
from .refusals import need_of, price_of
from .right import attack_cost
from .state import Player, State, helped

SPACE: dict[str, int] = {x.id: i for i, x in enumerate(SPACES)}


def armed(card: str) -> Msg:
    """A paladin with all it brings."""
    return Msg("card-named", {"name": say.paladin(card), "facts": facts(say.paladin_facts(card))})


NOUNS: dict[str, Callable[..., Arg] | None] = {
    "paladin": armed,
    "townsfolk": say.townsfolk,
    "outsider": say.outsider,
    "scheme": lambda x: Msg(f"action-{x}"),
    "workers": say.workers,
    "worker": lambda x: count(x, 1),
    "silver": lambda n: count("silver", n),
    "provisions": lambda n: count("provision", n),
    "tax.tax": lambda n: count("tax", n),
    "space": lambda x: say.space(SPACE[x]),
    **dict.fromkeys(("monk.space", "outpost.space"), lambda x: say.space(SPACE[x], ".low")),
    "favour.favour": lambda x: show(FAVOURS[x].gain),  # what it took is told by itself
    "jar": say.jar,
    "attribute": lambda x: Msg(f"good-{x}"),
    "why": str,
    "reason": lambda x: Msg(f"cannot-{x}"),
    "card": lambda x: Msg("wall" if x in WALLS else "favour"),
    # for those who light places
    "region": None,
    "spot": None,
}

# -- events ----------------------------------------------------------------------------------


def changed(player: int, good: str = "debt", n: int = 1) -> Msg:
    """Goods or a debt that come or go."""
    return Msg("event-change", {"player": who(player), "change": change(good, n)})


def raised(player: int, attribute: str, n: int, now: int) -> Msg:
    if n:
        rise = change(attribute, n)
        return Msg("event-raise", {"player": who(player), "change": rise, "n": now})
    top = Msg(f"good-{attribute}")
    return Msg("event-raise-top", {"player": who(player), "attribute": top, "n": TOP})


def points(player: int, what: str, n: int, slot: int) -> Msg:
    """P11.14."""
    line = "event-points" if n == slot else "event-points-on"
    row = Msg(f"points-{what}")
    return Msg(line, {"player": who(player), "what": row, "n": n, "slot": slot})


# How much of a turn an event is; the heaviest is told of it.
EVENTS: dict[str, int] = {
    "attack": 9,
    "convert": 9,
    **dict.fromkeys(("monk", "outpost", "wall", "jar", "bot-jar", "favour"), 8),
    "workshop": 7,
    "hire": 7,
    "send": 6,
    "inquisition": 7,  # beside what set it off: it concerns everybody
    "suspected": 6,
    "bot-pray": 5,
    "bot-pray-worker": 5,
    "bot-conspire": 5,
    "bot-trade": 5,
    "rest": 5,
    "pay-debt": 5,
    "remove-debt": 5,
    "order": 5,
    "show-favour": 5,
    "pass": 4,
    "place": 4,
    "bot-done": 3,
    "paladin": 3,
    "tavern": 3,
    "first": 3,
    "leave": 3,
    "retreat": 3,
    "clear": 3,
    **dict.fromkeys(("gain", "workers", "raise", "tax"), 2),
}
AGAINST = {"suspected": "player"}

OPENED = {"townsfolk": say.townsfolk, "outsider": say.outsider, "tavern": say.tavern}


def opened(pool: str, cards: str | int | tuple[str, ...]) -> Msg | None:
    """Cards laid out for all; the rest is told by the rules."""
    if pool not in OPENED or not cards or isinstance(cards, int):
        return None
    shown = (cards,) if isinstance(cards, str) else cards
    return Msg(f"event-open-{pool}", {"cards": facts([OPENED[pool](card) for card in shown])})


STORIES: dict[str, Callable[..., Msg | None]] = {
    "gain": changed,
    "debt": changed,
    "spend": lambda player, good, n: changed(player, good, -n),
    "raise": raised,
    "points": points,
    DEALT: opened,
}

# Why something happens, where the event alone does not say it.
CREW = ("P9.3", "P9.4", "P9.5", "P9.6", "P9.7")
BECAUSE: dict[tuple[str, str], str] = {
    **{(what, x): "because-crew" for x in CREW
       for what in ("gain", "workers", "raise", "tax", "drop-suspicion")},
    ("gain", "P9.1"): "because-paladin",
    ("debt", "P7.6"): "because-most-suspect",
    ("drop-suspicion", "P7.6"): "because-half",
    ("inquisition", "P7.4"): "because-empty",
    ("inquisition", "P11.43"): "because-empty",
    ("inquisition", "P7.5"): "because-no-cards",
    ("leave", "P11.35"): "because-solo",
    ("retreat", "P11.35"): "because-solo",
    ("return", "P8.6"): "because-limit",
    ("bot-workshop", "P11.4"): "because-level",
    ("bot-workshop", "P11.7"): "because-order",
}  # fmt: skip

# -- asks and options ------------------------------------------------------------------------

PROMPTS: dict[str, Callable[[Choose, State], Args]] = {
    "act": lambda ask, view: {"n": sum(view.players[ask.seat].workers)},
    "paladins": lambda ask, view: {"n": view.round},
}


def takes(p: Player, name: str, n: int) -> Msg:
    """Workers and goods an action costs now."""
    return amounts({**say.tally(need_of(p, name, n)), **price_of(p, name)})


def brings(p: Player, name: str, n: int) -> Msg:
    """What an action is for, in a few words."""
    bonus = PALADINS[p.paladin].bonus if helped(p, ACTIONS.index(name)) else {}
    if name in ("hunt", "trade"):
        good = "provision" if name == "hunt" else "silver"
        return change(good, (FOR_ONE if n == 1 else FOR_TWO) + bonus.get(good, 0))
    if name == "develop":
        left = p.done[DEVELOP] < len(UNDER)
        under = [change(WORKERS[UNDER[p.done[DEVELOP]]], 1)] if left else []
        return items([Msg("brings-develop"), *under])
    if name == "conspire":
        gifts = [changes(bonus)] if bonus else []
        return items([change("criminal", 1), Msg("brings-suspicion"), *gifts])
    if name == "recruit":
        return Msg("brings-discard" if n == 1 else "brings-crew")
    return Msg(f"brings-{name}")


def a_turn(ask: Choose, option: Option, view: State) -> Msg:
    if option == "pass":
        return Msg("option-pass")
    name, n = (option, 2) if isinstance(option, str) else option
    if name == "favour":
        if n >= len(view.shown_favours):
            return Msg("option-favour-hidden", {"n": n + 1})
        return Msg("option-favour", {"n": n + 1, "card": say.favour(view.shown_favours[n])})
    p = view.players[ask.seat]
    args: Args = {"action": Msg(f"action-{name}"), "price": takes(p, name, n)}
    return Msg("option-act", {**args, "brings": brings(p, name, n)})


def a_card(name: Msg, known: Msg, price: Msg = NONE) -> Msg:
    if price == NONE:
        return Msg("option-card", {"name": name, "facts": known})
    return Msg("option-card-price", {"name": name, "facts": known, "price": price})


def a_start(ask: Choose, slot: int, view: State) -> Msg:
    card = view.row[slot]
    return a_card(say.townsfolk(card), say.crew_of(card))


def a_recruit(ask: Choose, option: tuple[str, int], view: State) -> Msg:
    """P5.2: how it is paid, and what it brings."""
    how, slot = option
    card = view.row[slot]
    silver = hire_cost(view.players[ask.seat], slot)
    price = amounts({"debt": 1} if how == "debt" else {"silver": silver})
    brought = say.discard_of(card) if ask.about["n"] == 1 else say.crew_of(card)
    return a_card(say.townsfolk(card), brought, price)


def a_free_recruit(ask: Choose, option: Option, view: State) -> Msg:
    if option == "no":
        return Msg("option-no")
    use, slot = option
    card = view.row[slot]
    brought = say.crew_of(card) if use == "crew" else say.discard_of(card)
    return Msg(f"option-free-{use}", {"name": say.townsfolk(card), "facts": brought})


def a_ride(ask: Choose, option: tuple[str, str, str], view: State) -> Msg:
    use, top, bottom = [say.paladin(x) for x in option]
    known = facts(say.paladin_facts(option[0]))
    return Msg("option-paladins", {"use": use, "facts": known, "top": top, "bottom": bottom})


def a_spot(ask: Choose, option: tuple[str, int], view: State) -> Msg:
    """P5.1: the space a workshop would cover."""
    name, i = option
    kind = ACTS[ACTIONS.index(name)].spaces[i]
    return Msg("option-spot", {"action": Msg(f"action-{name}"), "worker": count(kind, 1)})


def an_action(ask: Choose, option: str, view: State) -> Msg:
    return Msg("option-no" if option == "no" else f"action-{option}")


def an_attack(ask: Choose, option: int, view: State) -> Msg:
    card = view.foes[option]
    price = amounts({"silver": attack_cost(view.players[ask.seat], option)})
    return a_card(say.outsider(card), say.attack_of(card), price)


def a_conversion(ask: Choose, option: int, view: State) -> Msg:
    card = view.foes[option]
    return a_card(say.outsider(card), say.convert_of(card))


def a_watcher(ask: Choose, option: str, view: State) -> Msg:
    if option == "done":
        return Msg("option-done")
    return a_card(say.townsfolk(option), say.talent(option))


def a_return(ask: Choose, option: str, view: State) -> Msg:
    if option == "done":
        return Msg("option-keep-all", {"n": ask.about["n"]})
    return Msg("option-return", {"worker": count(option, 1)})


LABELS: dict[str, Callable[[Choose, Option, State], Msg]] = {
    "absolve": lambda ask, option, view: say.jar(option),
    "act": a_turn,
    "attack": an_attack,
    "choice": lambda ask, way, view: say.reward(ways_of(ask.about["card"])[way]),
    "clear": an_action,
    "commission": lambda ask, option, view: say.space(option),
    "convert": a_conversion,
    "develop": a_spot,
    "free-pray": an_action,
    "free-recruit": a_free_recruit,
    "garrison": lambda ask, option, view: say.space(option),
    "inquisition": a_watcher,
    "keep": a_return,
    "order": lambda ask, option, view: say.reward((option,)),
    "paladins": a_ride,
    "pay": lambda ask, option, view: say.workers(option),
    "recruit": a_recruit,
    "start": a_start,
    "tavern": lambda ask, option, view: say.tavern(view.inns[option]),
}
