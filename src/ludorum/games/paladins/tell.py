"""Asks, options and refusals as messages.

What an option costs or brings is computed with the functions the rules use.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.effects import show
from ludorum.games.contract import View
from ludorum.kernel import Choose, Option, Refusal
from ludorum.words import Msg

from .content import (
    ACTIONS,
    ACTS,
    CONSPIRE,
    DEVELOP,
    FAVOURS,
    HUNT,
    JARS,
    OUTSIDERS,
    PALADINS,
    RIGHT,
    TRADE,
    UNDER,
    WALLS,
    WORKERS,
    choices,
)  # fmt: skip
from .labour import Payment
from .left import FOR_ONE, FOR_TWO, develop_cost, hire_cost, pray_cost
from .left import need_of as left_need
from .phrases import (
    Args,
    action,
    change,
    convert_of,
    count,
    counted,
    crew_of,
    discard_of,
    facts,
    favour,
    items,
    outsider_name,
    paladin_facts,
    paladin_name,
    person,
    reward,
    space,
    talent,
    tavern,
    townsfolk_name,
    workers,
)
from .refusals import names
from .right import attack_cost, cost
from .right import need_of as right_need
from .state import Player, helped

# -- what an action takes and brings ---------------------------------------------------------


def takes(p: Player, name: str, n: int) -> list[Msg]:
    """Workers and goods an action costs now."""
    a = ACTIONS.index(name)
    if a not in RIGHT:
        silver = {"develop": develop_cost(p), "pray": pray_cost(p)}.get(name, 0)
        goods = [count("silver", silver)] if silver else []
        return [*counted(names(left_need(a, n))), *goods]
    price = [] if not ACTS[a].steps or p.done[a] == ACTS[a].limit else [cost(p, a)]
    goods = [count(ACTS[a].good, x) for x in price if x]
    return [*counted(names(right_need(p, a))), *goods]


def brings(p: Player, name: str, n: int) -> Msg:
    """What an action is for, in a few words."""
    if name in ("hunt", "trade"):
        good, a = ("provision", HUNT) if name == "hunt" else ("silver", TRADE)
        more = PALADINS[p.paladin].bonus[good] if helped(p, a) else 0
        return change(good, (FOR_ONE if n == 1 else FOR_TWO) + more)
    if name == "develop":
        left = p.done[DEVELOP] < len(UNDER)
        under = [change(WORKERS[UNDER[p.done[DEVELOP]]], 1)] if left else []
        return items([Msg("brings-develop"), *under])
    if name == "conspire":
        gift = PALADINS[p.paladin].bonus if helped(p, CONSPIRE) else {}
        gifts = [change(good, got) for good, got in gift.items()]
        return items([change("criminal", 1), Msg("brings-suspicion"), *gifts])
    if name == "recruit":
        return Msg("brings-discard" if n == 1 else "brings-crew")
    return Msg(f"brings-{name}")


# -- asks ------------------------------------------------------------------------------------


def ask_choice(ask: Choose, view: View) -> Args:
    card = ask.about[0]
    return {"card": Msg("wall") if card in WALLS else Msg("favour")}


ASKED: dict[str, Callable[[Choose, View], Args]] = {
    "act": lambda ask, view: {"n": sum(view["players"][ask.seat]["workers"])},
    "pay": lambda ask, view: {"action": action(ask.about[0])},
    "choice": ask_choice,
    "inquisition": lambda ask, view: {"n": ask.about[0]},
    "keep": lambda ask, view: {"n": ask.about[0], "most": ask.about[1]},
    "discard": lambda ask, view: {"n": ask.about[0]},
    "paladins": lambda ask, view: {"n": view["round"]},
}


def prompt(ask: Choose, view: View) -> Msg:
    args = ASKED.get(ask.kind)
    name = f"ask-{ask.kind}"
    if ask.kind == "recruit":
        name = "ask-recruit-discard" if ask.about[0] == 1 else "ask-recruit-crew"
    return Msg(name, args(ask, view) if args is not None else {})


# -- options ---------------------------------------------------------------------------------


def option_act(ask: Choose, option: Option, view: View) -> Msg:
    if option == "pass":
        return Msg("option-pass")
    name, n = (option, 2) if isinstance(option, str) else option
    if name == "favour":
        shown = view["shown_favours"]
        args: Args = {"n": n + 1}
        if n >= len(shown):
            return Msg("option-favour-hidden", args)
        return Msg("option-favour", {**args, "card": favour(shown[n])})
    p = person(view, ask.seat)
    return Msg(
        "option-act",
        {"action": action(name), "price": items(takes(p, name, n)), "brings": brings(p, name, n)},
    )


def option_pay(ask: Choose, option: Payment, view: View) -> Msg:
    return workers(option)


def option_start(ask: Choose, option: int, view: View) -> Msg:
    card = view["row"][option]
    return Msg("option-card", {"name": townsfolk_name(card), "facts": crew_of(card)})


def option_recruit(ask: Choose, option: Option, view: View) -> Msg:
    """P5.2: how it is paid, and what it brings."""
    how, slot = option
    card = view["row"][slot]
    silver = hire_cost(person(view, ask.seat), slot)
    price = count("debt", 1) if how == "debt" else count("silver", silver)
    brought = discard_of(card) if ask.about[0] == 1 else crew_of(card)
    args: Args = {"name": townsfolk_name(card), "facts": brought}
    if how == "silver" and not silver:
        return Msg("option-card", args)
    return Msg("option-card-price", {**args, "price": price})


def option_free_recruit(ask: Choose, option: Option, view: View) -> Msg:
    if option == "no":
        return Msg("option-no")
    use, slot = option
    card = view["row"][slot]
    brought = crew_of(card) if use == "crew" else discard_of(card)
    return Msg(f"option-free-{use}", {"name": townsfolk_name(card), "facts": brought})


def option_paladins(ask: Choose, option: Option, view: View) -> Msg:
    use, top, bottom = [paladin_name(x) for x in option]
    known = facts(paladin_facts(option[0]))
    return Msg("option-paladins", {"use": use, "facts": known, "top": top, "bottom": bottom})


def option_spot(ask: Choose, option: Option, view: View) -> Msg:
    """P5.1: the space a workshop would cover."""
    name, i = option
    kind = ACTS[ACTIONS.index(name)].spaces[i]
    return Msg("option-spot", {"action": action(name), "worker": count(kind, 1)})


def option_action(ask: Choose, option: Option, view: View) -> Msg:
    return Msg("option-no") if option == "no" else action(option)


def option_attack(ask: Choose, option: int, view: View) -> Msg:
    card = view["foes"][option]
    silver = attack_cost(person(view, ask.seat), option)
    args: Args = {"name": outsider_name(card), "facts": show(OUTSIDERS[card].attack)}
    if not silver:
        return Msg("option-card", args)
    return Msg("option-card-price", {**args, "price": count("silver", silver)})


def option_convert(ask: Choose, option: int, view: View) -> Msg:
    card = view["foes"][option]
    return Msg("option-card", {"name": outsider_name(card), "facts": convert_of(card)})


def option_choice(ask: Choose, option: Option, view: View) -> Msg:
    card = ask.about[0]
    gain = WALLS[card].gain if card in WALLS else FAVOURS[card].gain
    return reward(choices(gain)[option])


def option_inquisition(ask: Choose, option: Option, view: View) -> Msg:
    if option == "done":
        return Msg("option-done")
    return Msg("option-card", {"name": townsfolk_name(option), "facts": talent(option)})


def option_keep(ask: Choose, option: Option, view: View) -> Msg:
    if option == "done":
        return Msg("option-keep-all", {"n": ask.about[0]})
    return Msg("option-return", {"worker": count(option, 1)})


OPTIONS: dict[str, Callable[[Choose, Option, View], Msg]] = {
    "act": option_act,
    "pay": option_pay,
    "start": option_start,
    "recruit": option_recruit,
    "free-recruit": option_free_recruit,
    "paladins": option_paladins,
    "tavern": lambda ask, option, view: tavern(view["inns"][option]),
    "develop": option_spot,
    "clear": option_action,
    "free-pray": option_action,
    "commission": lambda ask, option, view: space(option),
    "garrison": lambda ask, option, view: space(option),
    "absolve": lambda ask, option, view: show(JARS[option].gain),
    "attack": option_attack,
    "convert": option_convert,
    "choice": option_choice,
    "order": lambda ask, option, view: reward((option,)),
    "discard": lambda ask, option, view: Msg("option-discard", {"n": option}),
    "pay-debt": lambda ask, option, view: Msg(f"option-{option}"),
    "remove-debt": lambda ask, option, view: Msg(f"option-{option}"),
    "inquisition": option_inquisition,
    "keep": option_keep,
}


def option(ask: Choose, option: Option, view: View) -> Msg:
    """What an option is; options that are refused now can be told as well."""
    return OPTIONS[ask.kind](ask, option, view)


# -- refusals --------------------------------------------------------------------------------

WHY: dict[str, Callable[[tuple[Any, ...]], Args]] = {
    "no-workers": lambda args: {"workers": workers(args)},
    "no-silver": lambda args: {"silver": count("silver", args[0])},
    "no-provisions": lambda args: {"provisions": count("provision", args[0])},
    **dict.fromkeys(
        (
            "limit", "no-influence", "not-revealed", "no-faith-for", "no-strength-for",
            "more-players",
        ),
        lambda args: {"n": args[0]},
    ),
}  # fmt: skip


def refusal(refusal: Refusal) -> Msg:
    args = WHY.get(refusal.reason)
    return Msg(f"why-{refusal.reason}", args(refusal.args) if args is not None else {})
