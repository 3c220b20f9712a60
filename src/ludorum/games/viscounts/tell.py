"""Asks, options and refusals as messages.

What an option costs or brings is computed with the functions the rules use. The asks, and what an
option of each is:

    pair             index of an offered player card and hero
    play             a card of the hand, by id
    move             the space the viscount goes to: 3 * position + place (left, inner, right)
    act              "trade", "build", "workers", "transcribe"; ("dismiss", action); "none"
    trade            how many exchanges; about: the good, the icons at hand
    again            "yes" or "no": one more exchange; about: its effect, the silver it takes
    building         (kind, slot from 1); about: the kind if it is a free one
    site             index of a site; about: the building
    link             the site at the other end of the link that comes first; about: the new one
    workers          how many workers to place; about: the icons at hand
    pay              goods that make up for lacking icons, ((good, n), ...), the fewest first
    section          position of the castle section for free workers; about: how many
    castle-move      (from, to), positions; or "no"
    group            position of the section whose workers move first
    remove           the seat that loses a worker; about: tier, position, how many too many
    hire             "yes" or "no"; about: the position
    free-hire        position of an open townsfolk
    free-manuscript  position of an open manuscript
    discard          a card of the hand, "top", or "no"; about: picks left
    destroy          the same
    destroy-own      a card of the deck in setup, or "no"
    rearrange        the three slots of the board, ids or ""; the present order comes first
    resource         "ink", "gold" or "stone"
    choice           the name of one of two effects; about: the number of the choice
    flip             "debt" or "deed"
    order            the card whose ability comes first
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.games.contract import View
from ludorum.kernel import Choose, Option, Refusal
from ludorum.words import Msg

from .actions import dismissal_cost, exchange, for_silver, on_offer
from .buildings import link
from .content import (
    ACTIONS,
    BUILDERS,
    CHOICES,
    COST,
    ICONS,
    INNER,
    KINDS,
    NOBLES,
    ON_SITE,
    PRINTED_BOOK,
    REWARD,
    VALUE,
)  # fmt: skip
from .phrases import (
    Args,
    ability,
    building,
    card_facts,
    card_name,
    change,
    count,
    facts,
    icon_list,
    items,
    manuscript,
    payment,
    person,
    player_card,
    reward,
    segment_at,
    site,
    slot,
    space_at,
    table,
    townsfolk_facts,
    who,
)  # fmt: skip
from .state import section, site_name, sites_each
from .turn import move_cost

# -- asks ------------------------------------------------------------------------------------


def tier_of(ask: Choose, view: View) -> Args:
    tier, pos, n = ask.about
    return {"tier": tier, "segment": segment_at(view, pos), "n": n}


def ask_again(ask: Choose, view: View) -> Args:
    effect, price = ask.about
    return {"effect": reward(((effect, 1),)), "price": count("silver", price)}


def ask_pay(ask: Choose, view: View) -> Args:
    name, n = ask.about
    return {"action": Msg(f"action-{name}"), "icons": count(ICONS[ACTIONS.index(name)], n)}


def ask_trade(ask: Choose, view: View) -> Args:
    good, n = ask.about
    return {"good": Msg(f"good-{good}"), "icons": count("merchant", n)}


def ask_hire(ask: Choose, view: View) -> Args:
    card = view["folk"][ask.about[0]]
    return {"name": card_name(card), "price": count("silver", VALUE[card])}


ASKED: dict[str, Callable[[Choose, View], Args]] = {
    "move": lambda ask, view: {"n": ask.about[0]},
    "trade": ask_trade,
    "again": ask_again,
    "site": lambda ask, view: {"building": building(ask.about[0])},
    "workers": lambda ask, view: {"icons": count("noble", ask.about[0])},
    "pay": ask_pay,
    "section": lambda ask, view: {"n": ask.about[0]},
    "remove": tier_of,
    "hire": ask_hire,
    "discard": lambda ask, view: {"n": ask.about[0]},
    "destroy": lambda ask, view: {"n": ask.about[0]},
}


def prompt(ask: Choose, view: View) -> Msg:
    args = ASKED.get(ask.kind)
    return Msg(f"ask-{ask.kind}", args(ask, view) if args is not None else {})


# -- options ---------------------------------------------------------------------------------


def option_pair(ask: Choose, option: int, view: View) -> Msg:
    hero = view["offered"][option]
    args: Args = {"card": player_card(view["offers"][option]), "name": card_name(hero)}
    return Msg("option-pair", {**args, "facts": facts(card_facts(hero))})


def named(card: str) -> Msg:
    return Msg("option-card", {"name": card_name(card), "facts": facts(card_facts(card))})


def option_drop(ask: Choose, option: str, view: View) -> Msg:
    if option in ("top", "no"):
        return Msg(f"option-{option}")
    if ask.kind == "discard":
        return named(option)
    price = change("silver", VALUE[option])
    return Msg("option-destroy", {"name": card_name(option), "gain": price})


def option_move(ask: Choose, option: int, view: View) -> Msg:
    price = move_cost(table(view), person(view, ask.seat), option)
    args: Args = {"space": space_at(view, option), "can": here(view, option)}
    if not price:
        return Msg("option-move", args)
    return Msg("option-move-price", {**args, "price": count("silver", price)})


def here(view: View, at: int) -> Msg:
    """What can be done at a space."""
    s = table(view)
    pos = at // 3
    if at % 3 == INNER:
        book = view["books"][pos]
        cost = COST[book] if book else PRINTED_BOOK[view["ring"][pos]][0]
        return Msg("here-inner", {"cost": count("cleric", cost)})
    p = person(view, 99)
    p.at = at
    merchants, steps = exchange(s, p)
    return Msg("here-outer", {"merchants": count("merchant", merchants), "effect": reward(steps)})


def option_act(ask: Choose, option: Option, view: View) -> Msg:
    if option == "none":
        return Msg("option-none")
    if isinstance(option, str):
        return Msg(
            "option-act", {"action": Msg(f"action-{option}"), "brings": brings(ask, option, view)}
        )
    s, p = table(view), person(view, ask.seat)
    pos = p.at // 3
    card = view["folk"][pos]
    _, icons, steps = on_offer(s, pos)
    return Msg(
        "option-dismiss",
        {
            "action": Msg(f"action-{option[1]}"),
            "name": card_name(card) if card else Msg("printed-townsfolk"),
            "price": count("silver", dismissal_cost(s, p)),
            "icons": icon_list(icons),
            "effect": reward(steps),
        },
    )


def brings(ask: Choose, name: str, view: View) -> Msg:
    """What an action is for, in a few words."""
    s, p = table(view), person(view, ask.seat)
    if name == "trade":
        if p.at % 3 == INNER:
            return Msg("brings-exchange")
        merchants, steps = exchange(s, p)
        args: Args = {"merchants": count("merchant", merchants), "effect": reward(steps)}
        return Msg("brings-all" if for_silver(steps) else "brings-trade", args)
    if name == "transcribe":
        book = view["books"][p.at // 3]
        if book:
            return manuscript(book)
        cost, steps = PRINTED_BOOK[view["ring"][p.at // 3]]
        return Msg("printed-manuscript", {"cost": count("cleric", cost), "effect": reward(steps)})
    return Msg(f"brings-{name}")


def option_building(ask: Choose, option: Option, view: View) -> Msg:
    kind, n = option
    k = KINDS.index(kind)
    args: Args = {"building": building(kind), "n": n, "slot": slot(3 * k + n - 1)}
    if ask.about and ask.about[0]:
        return Msg("option-building-free", args)
    return Msg("option-building", {**args, "price": count("builder", BUILDERS[k])})


def option_site(ask: Choose, option: int, view: View) -> Msg:
    s = table(view)
    each = sites_each(s)
    steps = ON_SITE[each][s.ring[option // each]][option % each]
    args: Args = {"site": site(*site_name(s, option)), "effect": reward(steps)}
    found = []
    n = len(s.sites)
    for start, other in ((option, (option + 1) % n), ((option - 1) % n, (option - 1) % n)):
        if link(s, start) and s.sites[other] >= 0:
            found.append(linked(s.sites[other] // 3, reward(link(s, start))))
    if not found:
        return Msg("option-site", args)
    return Msg("option-site-links", {**args, "links": items(found)})


def linked(seat: int, effect: Msg) -> Msg:
    return Msg("linked", {"player": who(seat), "effect": effect})


def option_link(ask: Choose, option: int, view: View) -> Msg:
    s = table(view)
    new = ask.about[0]
    start = new if option == (new + 1) % len(s.sites) else option
    return linked(s.sites[option] // 3, reward(link(s, start)))


def option_trade(ask: Choose, option: int, view: View) -> Msg:
    good, icons = ask.about
    price = max(0, 2 * option - icons)
    if not price:
        return change(good, option)
    return Msg(
        "option-trade-price", {"gain": change(good, option), "price": count("silver", price)}
    )


def option_section(ask: Choose, option: int, view: View) -> Msg:
    s = table(view)
    there = [
        Msg("cell-workers", {"player": who(i), "n": n})
        for i, n in enumerate(view["first_tier"][option])
        if n
    ]
    args: Args = {"segment": segment_at(view, option), "there": items(there)}
    return Msg("option-section", {**args, "effect": reward(REWARD[section(s, option)])})


def option_castle_move(ask: Choose, option: Option, view: View) -> Msg:
    if option == "no":
        return Msg("option-no")
    start, end = option
    return Msg("option-castle-move", {"from": segment_at(view, start), "to": segment_at(view, end)})


def option_hire(ask: Choose, option: str, view: View) -> Msg:
    if option == "no":
        return Msg("option-no")
    return option_townsfolk(ask, ask.about[0], view)


def option_townsfolk(ask: Choose, option: int, view: View) -> Msg:
    card = view["folk"][option]
    return Msg("option-card", {"name": card_name(card), "facts": townsfolk_facts(card)})


def option_rearrange(ask: Choose, option: Option, view: View) -> Msg:
    if list(option) == view["players"][ask.seat]["board"]:
        return Msg("option-keep")
    return items([card_name(card) if card else Msg("empty") for card in option])


def option_choice(ask: Choose, option: str, view: View) -> Msg:
    return reward(dict(CHOICES[ask.about[0]])[option])


def option_order(ask: Choose, option: str, view: View) -> Msg:
    return Msg("option-card", {"name": card_name(option), "facts": ability(option)})


OPTIONS: dict[str, Callable[[Choose, Option, View], Msg]] = {
    "pair": option_pair,
    "play": lambda ask, option, view: named(option),
    "move": option_move,
    "act": option_act,
    "trade": option_trade,
    "again": lambda ask, option, view: Msg(f"option-{option}"),
    "building": option_building,
    "site": option_site,
    "link": option_link,
    "workers": lambda ask, option, view: Msg(
        "option-workers",
        {"workers": count("worker", option), "price": count("noble", NOBLES[option])},
    ),
    "pay": lambda ask, option, view: payment(option),
    "section": option_section,
    "castle-move": option_castle_move,
    "group": option_section,
    "remove": lambda ask, option, view: who(option),
    "hire": option_hire,
    "free-hire": option_townsfolk,
    "free-manuscript": lambda ask, option, view: manuscript(view["books"][option]),
    "discard": option_drop,
    "destroy": option_drop,
    "destroy-own": option_drop,
    "rearrange": option_rearrange,
    "resource": lambda ask, option, view: Msg(f"good-{option}"),
    "choice": option_choice,
    "flip": lambda ask, option, view: Msg(f"option-flip-{option}"),
    "order": option_order,
}


def option(ask: Choose, option: Option, view: View) -> Msg:
    """What an option is; options that are refused now can be told as well."""
    return OPTIONS[ask.kind](ask, option, view)


# -- refusals --------------------------------------------------------------------------------

WHY: dict[str, Callable[[tuple[Any, ...]], Args]] = {
    "no-icons": lambda args: {"icons": count(*args)},
    "no-silver": lambda args: {"silver": count("silver", args[0])},
    "no-builders": lambda args: {"icons": count("builder", args[0])},
    "no-nobles": lambda args: {"icons": count("noble", args[0])},
}


def refusal(refusal: Refusal) -> Msg:
    args = WHY.get(refusal.reason)
    return Msg(f"why-{refusal.reason}", args(refusal.args) if args is not None else {})
