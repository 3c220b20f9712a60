"""Asks, options and refusals as messages.

What an option costs or brings is computed with the functions the rules use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludorum.effects import May, show
from ludorum.games.contract import View
from ludorum.kernel import Choose, Option, Refusal
from ludorum.words import Msg

from .content import (
    APPRENTICES,
    BONUS,
    BUILDINGS,
    LEVELS,
    MARKETS,
    PLACES,
)  # fmt: skip
from .guildhall import level_price
from .market import market_price
from .phrases import (
    Args,
    amounts,
    apprentice,
    apprentice_name,
    board,
    building,
    building_name,
    changes,
    choices,
    count,
    effect_of,
    facts,
    held,
    items,
    large_face,
    named,
    person,
    pile,
    place,
    skill_names,
    small_face,
    table_of,
    who,
)
from .places import OWN_TRADES
from .state import Player, power, tax_due
from .workshop import HIRE_TAX, hire_supply

# -- what a worker brings --------------------------------------------------------------------


def taken(p: Player, trigger: str, *parts: Mapping[str, int]) -> dict[str, int]:
    """Goods a player gains, apprentices' shares included (A17); A21.6: Therese's marble."""
    out: dict[str, int] = {}
    shares = BONUS.get(trigger, {})
    for goods in (*parts, *[shares.get(card, {}) for card in p.crew]):
        for good, n in goods.items():
            same = "gold" if good == "marble" and p.board == "therese" else good
            out[same] = out.get(same, 0) + n
    return out


def dig(p: Player, good: str, n: int) -> dict[str, int]:
    """A5.3."""
    return taken(p, "mines", {"clay": n + 1} if good == "clay" else {"gold": n // 2})


def at_mines(view: View, p: Player, n: int) -> Msg:
    clay = changes(dig(p, "clay", n))
    return Msg("effect-or", {"one": clay, "other": changes(dig(p, "gold", n))}) if n > 1 else clay


def at_workshop(view: View, p: Player, n: int) -> Msg:
    args: Args = {
        "price": count("silver", hire_supply(p) + tax_due(p, HIRE_TAX)),
        "reach": Msg("reach-columns", {"n": min(n, 4)}),
        "cards": changes({"card": 1 + n // 2}),
    }
    return Msg("brings-workshop", args)


def at_tax(view: View, p: Player, n: int) -> Msg:
    if not view["tax"]:
        return Msg("brings-empty")
    loss = max(0, 2 - power(p, "thief"))
    return changes(taken(p, "tax", {"silver": view["tax"], "virtue": -loss}))


BRINGS: dict[str, Callable[[View, Player, int], Msg]] = {
    "quarry": lambda view, p, n: changes(taken(p, "quarry", {"stone": n})),
    "forest": lambda view, p, n: changes(taken(p, "forest", {"wood": n})),
    "silversmith": lambda view, p, n: changes(taken(p, "silversmith", {"silver": n + 1})),
    "storehouse": lambda view, p, n: Msg("brings-trades", {"n": n + power(p, "overseer")}),
    "town": lambda view, p, n: Msg("brings-captures", {"n": n}),
    "guardhouse": lambda view, p, n: Msg("brings-actions", {"n": n}),
    "mines": at_mines,
    "workshop": at_workshop,
    "tax": at_tax,
}


def at_market(view: View, p: Player, space: int) -> Msg:
    """A10.2, A10.4."""
    price = {
        "silver": -market_price(p, space),
        "virtue": 0 if power(p, "illusionist") else -1,
    }
    faces: tuple[Mapping[str, int], ...] = (
        small_face(view["small"]),
        {},
        large_face(view["large"]),
    )
    extra = {"card": 1} if p.board == "caroline" else {}
    goods = taken(p, "market", price, faces[space], extra)
    parts = [changes(goods)] if any(goods.values()) else []
    return facts([*parts, Msg("brings-back-room")] if space == 1 else parts)


def at_hall(view: View) -> Msg:
    """A12.3, A12.4, A19.2, A23.2: the next slot and what it sets off."""
    table, slot = table_of(view), view["hall"] + 1
    parts = [Msg("brings-hall")]
    if view["last"] >= 0 or slot > table.slots:
        return facts([*parts, Msg("brings-beside")])
    parts.append(Msg("brings-slot", {"n": slot, "of": table.slots}))
    row, column = divmod(slot - 1, table.columns)
    if view["hall_discards"] and column == 2 and row < 3:
        parts.append(Msg("brings-column"))
    if slot in table.resets:
        parts.append(Msg("brings-reset"))
    if slot == table.slots:
        parts.append(Msg("brings-end"))
    return facts(parts)


def brings(view: View, p: Player, where: str) -> Msg:
    """What the next worker of a player would bring at a place."""
    if where == "guildhall":
        return at_hall(view)
    if where in MARKETS:
        return at_market(view, p, MARKETS.index(where))
    return BRINGS[where](view, p, view["at"][PLACES.index(where)][p.seat] + 1)


def level_cost(p: Player, level: int) -> list[Msg]:
    """A14.4: what the step from a level to the next one takes."""
    fixed, mixed = level_price(p, level)
    parts = [amounts(named(fixed))] if fixed else []
    return [*parts, *([Msg("price-mixed", {"n": mixed})] if mixed else [])]


# -- asks ------------------------------------------------------------------------------------


def price(silver: int) -> Msg:
    return count("silver", silver) if silver else Msg("price-free")


def ask_card(ask: Choose, view: View) -> Args:
    """A card puts the question: its name, and the effect it offers."""
    b = BUILDINGS[ask.about[0]]
    args: Args = {"card": Msg(f"building-{b.name}")}
    if isinstance(b.now, May):
        args["effect"] = show(b.now.effect)
    return args


def ask_number(ask: Choose, view: View) -> Args:
    return {"n": ask.about[0]}


ASKED: dict[str, Callable[[Choose, View], Args]] = {
    "place": lambda ask, view: {"n": view["players"][ask.seat]["workers"]},
    "capture": lambda ask, view: {"n": ask.about[0], "price": price(ask.about[1])},
    "choice": ask_card,
    "may": ask_card,
    **dict.fromkeys(("draft", "storehouse", "guardhouse", "wood"), ask_number),
    **dict.fromkeys(("destroy", "hand-limit"), ask_number),
}


def prompt(ask: Choose, view: View) -> Msg:
    args = ASKED.get(ask.kind)
    return Msg(f"ask-{ask.kind}", args(ask, view) if args is not None else {})


# -- options ---------------------------------------------------------------------------------


def option_place(ask: Choose, where: Option, view: View) -> Msg:
    if where == "dismiss":
        return Msg("option-dismiss")
    args: Args = {"place": place(where), "brings": brings(view, person(view, ask.seat), where)}
    if where not in PLACES:
        return Msg("option-space", args)
    return Msg("option-place", {**args, "n": view["at"][PLACES.index(where)][ask.seat] + 1})


def option_hire(ask: Choose, option: Option, view: View) -> Msg:
    """A7: an apprentice of the rows, or plans."""
    if option == "plans":
        most = 1 + ask.about[0] // 2 if ask.kind == "workshop" else 5
        n = min(most, pile(view["buildings"]))
        if ask.kind == "workshop":
            return Msg("option-plans", {"cards": changes({"card": n})})
        return Msg("option-look", {"n": n})
    _, r, c = option
    card, coins = view["rows"][r][c], view["coins"][r][c]
    parts = [apprentice(card)]
    if coins:
        parts.append(Msg("hire-coins", {"silver": count("silver", coins)}))
    args: Args = {"row": r + 1, "column": c + 1, "card": facts(parts)}
    if ask.kind != "workshop":
        return Msg("option-hire", args)
    p = person(view, ask.seat)
    silver = hire_supply(p) + tax_due(p, HIRE_TAX) + max(0, c + 1 - ask.about[0])
    return Msg("option-hire-price", {**args, "price": price(silver)})


def option_mines(ask: Choose, option: Option, view: View) -> Msg:
    goods = dig(person(view, ask.seat), option, ask.about[0])
    return changes(goods) if goods.get(option) else Msg(f"good-{option}")


def option_storehouse(ask: Choose, option: Option, view: View) -> Msg:
    if option == "stop":
        return Msg("option-stop")
    p = person(view, ask.seat)
    if option[0] == "trade":
        a = APPRENTICES[option[1]]
        gain = amounts(taken(p, "storehouse", a.trade))
        name = apprentice_name(option[1])
        return Msg("option-trade", {"name": name, "pay": amounts(a.pay), "gain": gain})
    gain = amounts(taken(p, "storehouse", {option[0]: 1}))
    return Msg("option-exchange", {"pay": amounts(named(OWN_TRADES[option])), "gain": gain})


def option_capture(ask: Choose, option: Option, view: View) -> Msg:
    if option == "stop":
        return Msg("option-stop")
    where, seat = option
    args: Args = {"place": place(where), "n": view["at"][PLACES.index(where)][seat]}
    if seat == ask.seat:
        return Msg("option-capture-own", args)
    return Msg("option-capture", {**args, "player": who(seat)})


def option_guardhouse(ask: Choose, option: Option, view: View) -> Msg:
    """A11.2-A11.5."""
    p = person(view, ask.seat)
    args: Args = {}
    if option == "sell":
        n = sum(p.captives)
        goods = {"silver": n + (2 if p.board == "bertha" else 0)}
        args = {"n": n, "gain": changes(taken(p, "sell", goods))}
    elif option == "release":
        args = {"n": p.prison}
    elif option == "free":
        args = {"n": held(view, p.seat), "price": price(3 + tax_due(p, 2))}
    elif option == "free-by-debt":
        args = {"n": held(view, p.seat), "change": changes({"debt": 1, "virtue": -1})}
    elif option == "pay-debt":
        gain = changes(taken(p, "pay-debt", {"virtue": 1}))
        args = {"price": price(3 + tax_due(p, 3)), "gain": gain}
    return Msg(f"option-{option}", args)


def option_guildhall(ask: Choose, option: Option, view: View) -> Msg:
    """A12.2."""
    if option != "cathedral":
        return Msg("option-build", {"card": building(option[1])})
    p = person(view, ask.seat)
    if p.level == len(LEVELS):
        return Msg("option-cathedral-top")
    cost = level_cost(p, p.level)
    if p.board != "frederick":
        cost.append(Msg("price-card"))
    vp = count("vp", LEVELS[p.level].vp)
    return Msg("option-cathedral", {"n": p.level + 1, "vp": vp, "price": items(cost)})


def option_reset(ask: Choose, option: Option, view: View) -> Msg:
    if option == "fara":
        return Msg("option-fara", {"name": Msg("board-fara")})
    return Msg("option-done") if option == "done" else apprentice(option)


def option_take_back(ask: Choose, option: Option, view: View) -> Msg:
    """A3.3, A3.4."""
    if not isinstance(option, str):
        n = view["players"][option[1]]["captives"][ask.seat]
        return Msg("option-take-back-board", {"player": who(option[1]), "n": n})
    n = 1
    if option == "prison":
        n = view["players"][ask.seat]["prison"]
    elif option in PLACES:
        n = view["at"][PLACES.index(option)][ask.seat]
    return Msg("option-take-back", {"place": place(option), "n": n})


def option_end(ask: Choose, option: Option, view: View) -> Msg:
    effect = effect_of(BUILDINGS[option])
    return Msg("card-building", {"name": building_name(option), "facts": effect})


def option_choice(ask: Choose, option: Option, view: View) -> Msg:
    return show(choices(BUILDINGS[ask.about[0]].now)[option])


def option_number(ask: Choose, option: Option, view: View) -> Msg:
    return Msg(f"option-{ask.kind}", {"n": option})


def option_building(ask: Choose, option: Option, view: View) -> Msg:
    return building(option)


def option_wood(ask: Choose, option: Option, view: View) -> Msg:
    return amounts({"wood": option, "stone": ask.about[0] - option})


def option_buy_off(ask: Choose, option: Option, view: View) -> Msg:
    """A21.7."""
    return (
        Msg("option-buy-off", {"silver": count("silver", 2)})
        if option == "silver"
        else Msg("option-debt")
    )


OPTIONS: dict[str, Callable[[Choose, Option, View], Msg]] = {
    "place": option_place,
    **dict.fromkeys(("workshop", "back-room", "tavern", "first-apprentice"), option_hire),
    **dict.fromkeys(("draft", "keep", "discard", "hand-limit"), option_building),
    "dismiss": lambda ask, option, view: apprentice(option),
    "board": lambda ask, option, view: board(option),
    "mines": option_mines,
    "storehouse": option_storehouse,
    "capture": option_capture,
    "guardhouse": option_guardhouse,
    "guildhall": option_guildhall,
    "save": lambda ask, option, view: Msg(f"option-save-{option}"),
    "wood": option_wood,
    "choice": option_choice,
    "may": lambda ask, option, view: Msg(f"option-{option}"),
    "reset": option_reset,
    "release": option_number,
    "destroy": option_number,
    "buy-off": option_buy_off,
    "take-back": option_take_back,
    "end-order": option_end,
}


def option(ask: Choose, option: Option, view: View) -> Msg:
    """What an option is; options that are refused now can be told as well."""
    return OPTIONS[ask.kind](ask, option, view)


# -- refusals --------------------------------------------------------------------------------

WHY: dict[str, Callable[[tuple[Any, ...]], Args]] = {
    "no-skill": lambda args: {"skills": skill_names(args)},
    "no-goods": lambda args: {"goods": amounts(dict(args))},
    **dict.fromkeys(
        ("no-silver", "too-far"), lambda args: {"silver": count("silver", args[0])}
    ),
    **dict.fromkeys(
        ("no-mixed-goods", "too-virtuous", "too-many-places"), lambda args: {"n": args[0]}
    ),
}  # fmt: skip


def refusal(refusal: Refusal) -> Msg:
    args = WHY.get(refusal.reason)
    return Msg(f"why-{refusal.reason}", args(refusal.args) if args is not None else {})
