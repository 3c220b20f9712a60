"""Events, asks, options and refusals as messages, where their parts do not say it by themselves.

What an option costs or brings is computed with the functions the rules use. The asks, and what an
option of each is; what an ask is about has its name in brackets:

    pair             index of an offered player card and hero
    play             a card of the hand, by id
    move             the space the viscount goes to: 3 * position + place (left, inner, right)
                     (n: the steps of the card)
    act              "trade", "build", "workers", "transcribe"; ("dismiss", action); "none"
    trade            how many exchanges (good; icons at hand)
    again            "yes" or "no": one more exchange (effect; price, the silver it takes)
    building         (kind, slot from 1) (building: the kind if it is a free one; icons at hand)
    site             index of a site (building; slot)
    link             the site at the other end of the link that comes first (new: the new one)
    workers          how many workers to place (icons at hand)
    pay              goods that make up for lacking icons, ((good, n), ...), the fewest first
                     (action; icons that lack)
    section          position of the castle section for free workers (n: how many)
    castle-move      (from, to), positions; or "no"
    group            position of the section whose workers move first
    remove           the seat that loses a worker (tier; pos; n: how many too many)
    hire             "yes" or "no" (pos)
    free-hire        position of an open townsfolk
    free-manuscript  position of an open manuscript
    discard          a card of the hand, "top", or "no" (n: picks left)
    destroy          the same
    destroy-own      a card of the deck in setup, or "no"
    rearrange        the three slots of the board, ids or ""; the present order comes first
    resource         "ink", "gold" or "stone"
    choice           the name of one of two effects (n: the number of the choice)
    flip             "debt" or "deed"
    order            the card whose ability comes first (later: the cards that have to wait)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludorum.kernel import Choose, Option
from ludorum.titles import Args, amounts, change, count, items, who
from ludorum.words import Arg, Msg

from .actions import book_cost, dismissal_cost, exchange, for_silver, on_offer
from .buildings import link, links
from .content import (
    ACTIONS,
    BUILDERS,
    CHOICES,
    ICONS,
    INNER,
    KINDS,
    NOBLES,
    ON_SITE,
    PRINTED_BOOK,
    REWARD,
    VALUE,
    Program,
)  # fmt: skip
from .phrases import (
    ability,
    building_site,
    card_facts,
    card_name,
    icon_list,
    manuscript,
    player_card,
    reward,
    segment,
    segment_at,
    slot,
    space,
    space_at,
    step,
    townsfolk_facts,
)  # fmt: skip
from .state import State, section, site_name, sites_each
from .turn import move_cost

NOUNS: Mapping[str, Callable[[Any], Arg] | None] = {
    "other": who,
    "pair": player_card,
    "card": card_name,
    "reveal.card": lambda x: Msg(f"end-{x}"),
    "space": space,
    "to": segment,
    "site": building_site,
    "end": building_site,
    "workers": lambda n: count("worker", n),
    "effect": lambda x: step(x, 1),
    "instead.effect": lambda x: step(x, 2 if x == "silver" else 1),  # V13.9
    "instead.other": lambda x: step(x, 1),
    "reason": lambda x: Msg(f"cannot-{x}"),
    "price": lambda n: count("silver", n),
    "silver": lambda n: count("silver", n),
    "icons": lambda x: count(*x),
    "trade.icons": lambda n: count("merchant", n),
    "workers.icons": lambda n: count("noble", n),
    # the board, or the options, show these
    "board": None,
    "slot": None,
    "later": None,
    "building.building": None,
    "building.icons": None,
}

# -- events ----------------------------------------------------------------------------------


def gained(player: int, good: str, n: int) -> Msg:
    """Goods, debts or deeds that come or go."""
    return Msg("event-change", {"player": who(player), "change": change(good, n)})


def linked_up(player: int, other: int, site: tuple[str, int], end: tuple[str, int]) -> Msg:
    args: Args = {"player": who(player), "site": building_site(site), "end": building_site(end)}
    if player == other:
        return Msg("event-link-own", args)
    return Msg("event-link", {**args, "other": who(other)})


# How much of a turn an event is; the heaviest is told of it.
EVENTS: Mapping[str, int] = {
    "build": 9,
    "manuscript": 8,
    "printed-manuscript": 8,
    "leader": 8,
    "place": 7,
    "collision": 6,
    "pair": 5,
    "hire": 5,
    "dismiss": 5,
    "remove": 4,
    "top": 4,
    "bonus": 4,
    "action": 4,
    "destroy": 3,
    "aside": 3,
    "up": 3,
    "bot-start": 3,
    "move": 3,
    "first": 3,
    "last-round": 3,
    **dict.fromkeys(("gain", "debt", "deed", "flip-debt", "flip-deed"), 2),
}
AGAINST: Mapping[str, str] = {"remove": "other"}

STORIES: Mapping[str, Callable[..., Msg]] = {
    "gain": gained,
    "spend": lambda player, good, n: gained(player, good, -n),
    "debt": lambda player: gained(player, "debt", 1),
    "deed": lambda player: gained(player, "deed", 1),
    "link": linked_up,
}

# Why something happens, where the event alone does not say it.
BECAUSE: Mapping[tuple[str, str], str] = {
    ("gain", "V3.2"): "because-flip",
    ("gain", "V8.3"): "because-value",
    ("gain", "V6.9.11"): "because-removed",
    ("virtue", "V6.9.11"): "because-removed",
    ("virtue", "V8.4"): "because-shuffle",
    ("virtue", "V8.5"): "because-shuffle",
    ("corruption", "V8.4"): "because-shuffle-criminals",
    ("corruption", "V8.5"): "because-shuffle-criminals",
    ("corruption", "V5.3.2"): "because-criminals",
    ("corruption", "V13.14"): "because-criminals",
    ("virtue", "V9.1"): "because-slot",
    ("gain", "V13.8"): "because-chart",
    **{(what, clause): "because-collision" for clause in ("V9.3", "V9.4")
       for what in ("gain", "debt", "deed", "virtue", "corruption")},
}  # fmt: skip

# -- asks ------------------------------------------------------------------------------------


def ask_pay(ask: Choose, view: State) -> Args:
    action, n = ask.about["action"], ask.about["icons"]
    return {"action": Msg(f"action-{action}"), "icons": count(ICONS[ACTIONS.index(action)], n)}


def ask_remove(ask: Choose, view: State) -> Args:
    about = ask.about
    return {"tier": about["tier"], "segment": segment_at(view, about["pos"]), "n": about["n"]}


def ask_hire(ask: Choose, view: State) -> Args:
    card = view.folk[ask.about["pos"]]
    return {"name": card_name(card), "price": count("silver", VALUE[card])}


PROMPTS: Mapping[str, Callable[[Choose, State], Args]] = {
    "pay": ask_pay,
    "remove": ask_remove,
    "hire": ask_hire,
}

# -- options ---------------------------------------------------------------------------------

PLAIN = ("no", "none", "top")  # options that are called the same wherever they come


def pair(ask: Choose, option: int, view: State) -> Msg:
    hero = view.offered[option]
    args: Args = {"card": player_card(view.offers[option]), "name": card_name(hero)}
    return Msg("option-pair", {**args, "facts": card_facts(hero)})


def move(ask: Choose, option: int, view: State) -> Msg:
    price = move_cost(view, view.players[ask.seat], option)
    args: Args = {"space": space_at(view, option), "can": here(view, option)}
    if not price:
        return Msg("option-move", args)
    return Msg("option-move-price", {**args, "price": count("silver", price)})


def here(view: State, at: int) -> Msg:
    """What can be done at a space."""
    if at % 3 == INNER:
        return Msg("here-inner", {"cost": count("cleric", book_cost(view, at // 3))})
    return Msg("here-outer", traded(view, at))


def traded(view: State, at: int) -> Args:
    merchants, steps = exchange(view, at)
    return {"merchants": count("merchant", merchants), "effect": reward(steps)}


def act(ask: Choose, option: Option, view: State) -> Msg:
    p = view.players[ask.seat]
    if isinstance(option, str):
        args: Args = {"action": Msg(f"action-{option}"), "brings": brings(view, p.at, option)}
        return Msg("option-act", args)
    pos = p.at // 3
    _, icons, steps = on_offer(view, pos)
    return Msg(
        "option-dismiss",
        {
            "action": Msg(f"action-{option[1]}"),
            "name": card_name(view.folk[pos]),
            "price": count("silver", dismissal_cost(view, p)),
            "icons": icon_list(icons),
            "effect": reward(steps),
        },
    )


def brings(view: State, at: int, action: str) -> Msg:
    """What an action is for, in a few words."""
    if action == "transcribe":
        return book(view, at // 3)
    if action != "trade":
        return Msg(f"brings-{action}")
    if at % 3 == INNER:
        return Msg("brings-exchange")
    silver = for_silver(exchange(view, at)[1])
    return Msg("brings-all" if silver else "brings-trade", traded(view, at))


def book(view: State, pos: int) -> Msg:
    """The open manuscript, or the printed one."""
    if view.books[pos]:
        return manuscript(view.books[pos])
    cost, steps = PRINTED_BOOK[view.ring[pos]]
    return Msg("printed-manuscript", {"cost": count("cleric", cost), "effect": reward(steps)})


def trade(ask: Choose, option: int, view: State) -> Msg:
    gain = change(ask.about["good"], option)
    price = max(0, 2 * option - ask.about["icons"])
    if not price:
        return gain
    return Msg("option-trade-price", {"gain": gain, "price": count("silver", price)})


def building(ask: Choose, option: Option, view: State) -> Msg:
    kind, n = option
    k = KINDS.index(kind)
    args: Args = {"building": Msg(f"building-{kind}"), "n": n, "slot": slot(3 * k + n - 1)}
    if ask.about["building"]:
        return Msg("option-building-free", args)
    return Msg("option-building", {**args, "price": count("builder", BUILDERS[k])})


def on_site(ask: Choose, option: int, view: State) -> Msg:
    each = sites_each(view)
    steps = ON_SITE[each][view.ring[option // each]][option % each]
    args: Args = {"site": building_site(site_name(view, option)), "effect": reward(steps)}
    found = [linked(view, other, steps) for other, steps in links(view, option)]
    if not found:
        return Msg("option-site", args)
    return Msg("option-site-links", {**args, "links": items(found)})


def linked(view: State, other: int, steps: Program) -> Msg:
    return Msg("linked", {"player": who(view.sites[other] // 3), "effect": reward(steps)})


def link_first(ask: Choose, option: int, view: State) -> Msg:
    new = ask.about["new"]
    start = new if option == (new + 1) % len(view.sites) else option
    return linked(view, option, link(view, start))


def workers(ask: Choose, option: int, view: State) -> Msg:
    price = count("noble", NOBLES[option])
    return Msg("option-workers", {"workers": count("worker", option), "price": price})


def in_section(ask: Choose, option: int, view: State) -> Msg:
    args: Args = {"segment": segment_at(view, option), "there": crowd(view.first_tier[option])}
    return Msg("option-section", {**args, "effect": reward(REWARD[section(view, option)])})


def crowd(row: list[int]) -> Msg:
    """Whose workers stand in a part of the castle."""
    return items([Msg("cell-workers", {"player": who(i), "n": n}) for i, n in enumerate(row) if n])


def castle_move(ask: Choose, option: Option, view: State) -> Msg:
    start, end = [segment_at(view, pos) for pos in option]
    return Msg("option-castle-move", {"from": start, "to": end})


def townsfolk(view: State, pos: int) -> Msg:
    """The open townsfolk; of a printed one, which cannot be hired, the name alone."""
    card = view.folk[pos]
    if not card:
        return card_name(card)
    return Msg("card-named", {"name": card_name(card), "facts": townsfolk_facts(card)})


def destroy(ask: Choose, option: str, view: State) -> Msg:
    gain = change("silver", VALUE[option])
    return Msg("option-destroy", {"name": card_name(option), "gain": gain})


def rearrange(ask: Choose, option: Option, view: State) -> Msg:
    if list(option) == view.players[ask.seat].board:
        return Msg("option-keep")
    return items([card_name(card) if card else Msg("empty") for card in option])


def order(ask: Choose, option: str, view: State) -> Msg:
    return Msg("card-named", {"name": card_name(option), "facts": ability(option)})


LABELS: Mapping[str, Callable[[Choose, Option, State], Msg]] = {
    "pair": pair,
    "move": move,
    "act": act,
    "trade": trade,
    "building": building,
    "site": on_site,
    "link": link_first,
    "workers": workers,
    "pay": lambda ask, option, view: amounts(dict(option)),
    "section": in_section,
    "castle-move": castle_move,
    "group": in_section,
    "remove": lambda ask, option, view: who(option),
    "hire": lambda ask, option, view: townsfolk(view, ask.about["pos"]),
    "free-hire": lambda ask, option, view: townsfolk(view, option),
    "free-manuscript": lambda ask, option, view: book(view, option),
    "destroy": destroy,
    "destroy-own": destroy,
    "rearrange": rearrange,
    "resource": lambda ask, option, view: Msg(f"good-{option}"),
    "choice": lambda ask, option, view: reward(dict(CHOICES[ask.about["n"]])[option]),
    "flip": lambda ask, option, view: Msg(f"option-flip-{option}"),
    "order": order,
}
