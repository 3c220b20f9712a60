"""Events, decisions and options as messages.

What an option costs or brings is computed with the functions the rules use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludorum.effects import Choice, May, show
from ludorum.kernel import Choose, Event, Option
from ludorum.titles import Args, amounts, changes, count, facts, items, who
from ludorum.words import Arg, Msg

from .content import (
    APPRENTICES,
    BONUS,
    BUILDINGS,
    LEVELS,
    MARKET,
    MARKETS,
    PLACES,
    PRINTED_SMALL,
    SMALL,
)
from .guildhall import level_price
from .market import large_face, market_price, small_face
from .phrases import (
    apprentice,
    apprentice_name,
    board,
    building,
    building_name,
    effect_of,
    named,
    place,
    skill_names,
)  # fmt: skip
from .places import OWN_TRADES, debt_price, free_price
from .state import Player, State, held_by_others, power, table_for
from .workshop import hire_price


def price(silver: int) -> Msg:
    return count("silver", silver) if silver else Msg("price-free")


NOUNS: Mapping[str, Callable[[Any], Arg] | None] = {
    "apprentice": apprentice_name,
    "goods": lambda pairs: amounts(dict(pairs)),
    "large": lambda card: amounts(MARKET[card].large),
    "owners": None,
    "price": price,
    "seen": None,  # places of earlier captures: the board shows them
    "silver": lambda n: count("silver", n),
    "skills": skill_names,
    "small": lambda face: amounts(SMALL.get(face, PRINTED_SMALL)),  # A2.1.1
    "source": building_name,
    "to": lambda where: place(where, ".to"),
}

# -- events ----------------------------------------------------------------------------------


def changed(player: int, goods: Mapping[str, int]) -> Msg | None:
    """Goods, cards or debts that come or go."""
    if not any(goods.values()):
        return None
    return Msg("event-change", {"player": who(player), "change": changes(goods)})


def moved(player: int, n: int, now: int) -> Msg:
    args: Args = {"player": who(player), "change": changes({"virtue": n}), "n": now}
    return Msg("event-virtue", args)


def paid(player: int, n: int, tax: int) -> Msg:
    args: Args = {"player": who(player), "change": changes({"silver": -n})}
    if tax == n:
        return Msg("event-pay-all-tax", args)
    return Msg("event-pay-tax", {**args, "tax": tax}) if tax else Msg("event-change", args)


def hired(player: int, apprentice: str, silver: int) -> Msg:
    args: Args = {"player": who(player), "apprentice": apprentice_name(apprentice)}
    if silver:
        return Msg("event-hire-coins", {**args, "change": changes({"silver": silver})})
    return Msg("event-hire", args)


def captured(player: int, place: str, whose: int, n: int) -> Msg:
    args: Args = {"player": who(player), "n": n}
    if player == whose:
        return Msg("event-capture-own", {**args, "from": Msg(f"place-{place}.from")})
    return Msg("event-capture", {**args, "at": Msg(f"place-{place}.at"), "whose": who(whose)})


def taken_back(player: int, place: str | tuple[str, int]) -> Msg:
    args: Args = {"player": who(player)}
    if isinstance(place, str):
        return Msg("event-take-back", {**args, "from": Msg(f"place-{place}.from")})
    return Msg("event-take-back-board", {**args, "whose": who(place[1])})


# How much of a turn an event is; the heaviest is told of it.
EVENTS: Mapping[str, int] = {
    "cathedral": 9,
    "build": 8,
    "reset": 7,
    "capture": 6,
    "sell": 6,
    "to-prison": 5,
    "hire": 5,
    "release": 5,
    "freed": 5,
    "recover": 5,
    "pay-debt": 5,
    "steal": 5,
    "draft": 4,
    "board": 4,
    "last-round": 4,
    "slot": 4,
    "take-back": 4,
    "first": 3,
    "place": 3,
    "end-effect": 3,
    "destroy-debt": 3,
    **dict.fromkeys(("gain", "cards", "virtue", "toll"), 2),
}
AGAINST: Mapping[str, str] = {"capture": "whose", "sell": "owners", "to-prison": "player"}

STORIES: Mapping[str, Callable[..., Msg | None]] = {
    "gain": lambda player, good, n: changed(player, {good: n}),
    "cards": lambda player, n: changed(player, {"card": n}),
    "discard": lambda player, n: changed(player, {"card": -n}),
    "debt": lambda player, n: changed(player, {"debt": n}),
    "spend": lambda player, goods: changed(player, {good: -n for good, n in goods}),
    "virtue": moved,
    "pay": paid,
    "hire": hired,
    "capture": captured,
    "take-back": taken_back,
}
SHOWN_AS_OPTIONS = ("A2.7", "A22.2", "A10.2")  # cards dealt to be chosen from at once


def dealt(event: Event) -> Msg | None:
    """Cards that opened for all, or that only their owner may hear of; the rest is told above."""
    pool, value = event.about["pool"], event.about["cards"]
    cards = [value] if isinstance(value, str) else value
    if pool == "apprentice" and cards:
        return Msg("event-open", {"cards": [apprentice_name(c) for c in cards]})
    if pool != "building" or isinstance(cards, int) or event.clause in SHOWN_AS_OPTIONS:
        return None
    owner = event.sees.bit_length() - 1
    return Msg("event-drawn", {"player": who(owner), "cards": [building_name(c) for c in cards]})


# Why something happens, where the event alone does not say it.
BECAUSE: Mapping[tuple[str, str], str] = {
    **dict.fromkeys([("gain", x) for x in ("A5.4", "A10.4", "A14.6", "A16.3", "A17.5", "A23.3")],
                    "because-apprentice"),
    ("cards", "A14.6"): "because-apprentice",
    ("virtue", "A16.3"): "because-apprentice",
    ("gain", "A21.7"): "because-board",
    **dict.fromkeys([("cards", x) for x in ("A21.4", "A21.7", "A21.10")], "because-board"),
    ("pay", "A21.7"): "because-instead-of-debt",
    ("virtue", "A18.2"): "because-building",
    ("drop", "A23.2"): "because-hall",
    ("virtue", "A16.2"): "because-three-prisoners",
    ("debt", "A16.2"): "because-most-prisoners",
    ("debt", "A15.4"): "because-below",
    ("destroy-debt", "A15.3"): "because-above",
    ("destroy-debt", "A22.33"): "because-above",
    ("virtue", "A14.3"): "because-no-rewards",
    ("gain", "A22.22"): "step-gather",
    ("destroy-debt", "A22.25"): "step-pardon",
    ("virtue", "A22.25"): "step-pardon",
    ("drop", "A22.26"): "step-headhunt",
    ("capture", "A22.27"): "because-largest",
    ("gain", "A22.28"): "step-sell",
    ("release", "A22.28"): "step-free",
    ("freed", "A22.28"): "step-ransom",
    ("debt", "A22.28"): "step-ransom",
    ("virtue", "A22.28"): "step-ransom",
    ("gain", "A22.29"): "step-steal",
    ("virtue", "A22.29"): "step-steal",
    ("gain", "A22.30"): "step-deal",
    ("virtue", "A22.30"): "step-deal",
    ("gain", "A22.31"): "because-no-level",
    ("reward", "A22.32"): "because-virtue-only",
}  # fmt: skip

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


def at_mines(view: State, p: Player, n: int) -> Msg:
    clay = changes(dig(p, "clay", n))
    return Msg("effect-or", {"one": clay, "other": changes(dig(p, "gold", n))}) if n > 1 else clay


def at_workshop(view: State, p: Player, n: int) -> Msg:
    args: Args = {
        "price": count("silver", hire_price(p)),
        "reach": Msg("reach-columns", {"n": min(n, 4)}),
        "cards": changes({"card": 1 + n // 2}),
    }
    return Msg("brings-workshop", args)


def at_tax(view: State, p: Player, n: int) -> Msg:
    if not view.tax:
        return Msg("brings-empty")
    loss = max(0, 2 - power(p, "thief"))
    return changes(taken(p, "tax", {"silver": view.tax, "virtue": -loss}))


BRINGS: dict[str, Callable[[State, Player, int], Msg]] = {
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


def at_market(view: State, p: Player, space: int) -> Msg:
    """A10.2, A10.4."""
    price = {
        "silver": -market_price(p, space),
        "virtue": 0 if power(p, "illusionist") else -1,
    }
    faces: tuple[Mapping[str, int], ...] = (small_face(view), {}, large_face(view))
    extra = {"card": 1} if p.board == "caroline" else {}
    goods = taken(p, "market", price, faces[space], extra)
    parts = [changes(goods)] if any(goods.values()) else []
    return facts([*parts, Msg("brings-back-room")] if space == 1 else parts)


def at_hall(view: State) -> Msg:
    """A12.3, A12.4, A19.2, A23.2: the next slot and what it sets off."""
    table, slot = table_for(view), view.hall + 1
    parts = [Msg("brings-hall")]
    if view.last >= 0 or slot > table.slots:
        return facts([*parts, Msg("brings-beside")])
    parts.append(Msg("brings-slot", {"n": slot, "of": table.slots}))
    row, column = divmod(slot - 1, table.columns)
    if view.hall_discards and column == 2 and row < 3:
        parts.append(Msg("brings-column"))
    if slot in table.resets:
        parts.append(Msg("brings-reset"))
    if slot == table.slots:
        parts.append(Msg("brings-end"))
    return facts(parts)


def brings(view: State, p: Player, where: str) -> Msg:
    """What the next worker of a player would bring at a place."""
    if where == "guildhall":
        return at_hall(view)
    if where in MARKETS:
        return at_market(view, p, MARKETS.index(where))
    return BRINGS[where](view, p, view.at[PLACES.index(where)][p.seat] + 1)


def level_cost(p: Player, level: int) -> list[Msg]:
    """A14.4: what the step from a level to the next one takes."""
    fixed, mixed = level_price(p, level)
    parts = [amounts(named(fixed))] if fixed else []
    return [*parts, *([Msg("price-mixed", {"n": mixed})] if mixed else [])]


# -- decisions -------------------------------------------------------------------------------


def ask_may(ask: Choose, view: State) -> Args:
    """A card puts the question: its name, and the effect it offers."""
    card = ask.about["source"]
    effect = BUILDINGS[card].now
    assert isinstance(effect, May)
    return {"source": building_name(card), "effect": show(effect.effect)}


def for_level(ask: Choose, view: State) -> Args:
    """A14.2: the level of the Cathedral something is given for; 0: it is for something else."""
    n = view.players[ask.seat].level + 1 if ask.clause.startswith("A14.") else 0
    return {"level": n, **ask.about}


PROMPTS: Mapping[str, Callable[[Choose, State], Args]] = {
    "discard": for_level,
    "wood": for_level,
    "place": lambda ask, view: {"n": view.players[ask.seat].workers},
    "may": ask_may,
}


def option_place(ask: Choose, where: Option, view: State) -> Msg:
    if where == "dismiss":
        return Msg("option-dismiss")
    args: Args = {"place": place(where), "brings": brings(view, view.players[ask.seat], where)}
    if where not in PLACES:
        return Msg("option-space", args)
    return Msg("option-place", {**args, "n": view.at[PLACES.index(where)][ask.seat] + 1})


def option_hire(ask: Choose, option: Option, view: State) -> Msg:
    """A7: an apprentice of the rows, or plans."""
    if option == "plans":
        most = 1 + ask.about["n"] // 2 if ask.kind == "workshop" else 5
        n = min(most, view.buildings.size)
        if ask.kind == "workshop":
            return Msg("option-plans", {"cards": changes({"card": n})})
        return Msg("option-look", {"n": n})
    _, r, c = option
    card, coins = view.rows[r][c], view.coins[r][c]
    parts = [apprentice(card)]
    if coins:
        parts.append(Msg("hire-coins", {"silver": count("silver", coins)}))
    args: Args = {"row": r + 1, "column": c + 1, "card": facts(parts)}
    if ask.kind != "workshop":
        return Msg("option-hire", args)
    p = view.players[ask.seat]
    silver = hire_price(p) + max(0, c + 1 - ask.about["n"])
    return Msg("option-hire-price", {**args, "price": price(silver)})


def option_mines(ask: Choose, option: Option, view: State) -> Msg:
    goods = dig(view.players[ask.seat], option, ask.about["n"])
    return changes(goods) if goods.get(option) else Msg(f"good-{option}")


def option_storehouse(ask: Choose, option: Option, view: State) -> Msg:
    if option == "stop":
        return Msg("option-stop")
    p = view.players[ask.seat]
    if option[0] == "trade":
        a = APPRENTICES[option[1]]
        gain = amounts(taken(p, "storehouse", a.trade))
        name = apprentice_name(option[1])
        return Msg("option-trade", {"name": name, "pay": amounts(a.pay), "gain": gain})
    gain = amounts(taken(p, "storehouse", {option[0]: 1}))
    return Msg("option-exchange", {"pay": amounts(named(OWN_TRADES[option])), "gain": gain})


def option_capture(ask: Choose, option: Option, view: State) -> Msg:
    if option == "stop":
        return Msg("option-stop")
    where, seat = option
    args: Args = {"place": place(where), "n": view.at[PLACES.index(where)][seat]}
    if seat == ask.seat:
        return Msg("option-capture-own", args)
    return Msg("option-capture", {**args, "player": who(seat)})


def option_guardhouse(ask: Choose, option: Option, view: State) -> Msg:
    """A11.2-A11.5."""
    p = view.players[ask.seat]
    args: Args = {}
    if option == "sell":
        n = sum(p.captives)
        goods = {"silver": n + (2 if p.board == "bertha" else 0)}
        args = {"n": n, "gain": changes(taken(p, "sell", goods))}
    elif option == "release":
        args = {"n": p.prison}
    elif option == "free":
        args = {"n": held_by_others(view, p), "price": price(free_price(p))}
    elif option == "free-by-debt":
        args = {"n": held_by_others(view, p), "change": changes({"debt": 1, "virtue": -1})}
    elif option == "pay-debt":
        gain = changes(taken(p, "pay-debt", {"virtue": 1}))
        args = {"price": price(debt_price(p)), "gain": gain}
    return Msg(f"option-{option}", args)


def option_guildhall(ask: Choose, option: Option, view: State) -> Msg:
    """A12.2."""
    if option != "cathedral":
        return Msg("option-build", {"card": building(option[1])})
    p = view.players[ask.seat]
    if p.level == len(LEVELS):
        return Msg("option-cathedral-top")
    cost = level_cost(p, p.level)
    if p.board != "frederick":
        cost.append(Msg("price-card"))
    vp = count("vp", LEVELS[p.level].vp)
    return Msg("option-cathedral", {"n": p.level + 1, "vp": vp, "price": items(cost)})


def option_reset(ask: Choose, option: Option, view: State) -> Msg:
    if option == "fara":
        return Msg("option-fara", {"name": Msg("board-fara")})
    return Msg("option-done") if option == "done" else apprentice(option)


def option_take_back(ask: Choose, option: Option, view: State) -> Msg:
    """A3.3, A3.4."""
    if not isinstance(option, str):
        n = view.players[option[1]].captives[ask.seat]
        return Msg("option-take-back-board", {"player": who(option[1]), "n": n})
    n = 1
    if option == "prison":
        n = view.players[ask.seat].prison
    elif option in PLACES:
        n = view.at[PLACES.index(option)][ask.seat]
    return Msg("option-take-back", {"place": place(option), "n": n})


def option_end(ask: Choose, option: Option, view: State) -> Msg:
    effect = effect_of(BUILDINGS[option])
    return Msg("card-building", {"name": building_name(option), "facts": effect})


def option_choice(ask: Choose, option: Option, view: State) -> Msg:
    effect = BUILDINGS[ask.about["source"]].now
    assert isinstance(effect, Choice)
    return show(dict(effect.options)[option])


def option_wood(ask: Choose, option: Option, view: State) -> Msg:
    """A14.4."""
    return amounts({"wood": option, "stone": ask.about["n"] - option})


def option_buy_off(ask: Choose, option: Option, view: State) -> Msg:
    """A21.7."""
    if option == "debt":
        return Msg("option-debt")
    return Msg("option-buy-off", {"silver": count("silver", 2)})


# Options that are refused now can be told as well.
LABELS: Mapping[str, Callable[[Choose, Option, State], Msg]] = {
    "place": option_place,
    **dict.fromkeys(("workshop", "back-room", "tavern", "first-apprentice"), option_hire),
    **dict.fromkeys(
        ("draft", "keep", "discard", "hand-limit"), lambda ask, option, view: building(option)
    ),
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
    "reset": option_reset,
    "buy-off": option_buy_off,
    "take-back": option_take_back,
    "end-order": option_end,
}
