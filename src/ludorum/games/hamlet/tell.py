"""Asks, options and refusals as messages.

What an option costs or brings is computed with the functions the rules use.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.games.contract import View
from ludorum.kernel import Choose, Option, Refusal
from ludorum.words import Msg

from .content import (
    CUBES,
    DONKEY_PRICE,
    GOODS,
    HIRES,
    MADE_OF,
    PRODUCE_COINS,
    RAW,
    REFINED,
    ROAD_CUBES,
    TILES,
    number,
)  # fmt: skip
from .phrases import (
    Args,
    action,
    change,
    contacts,
    count,
    good,
    items,
    made,
    price,
    sale,
    slot,
    tile,
    touching,
    village,
)  # fmt: skip

# -- asks ------------------------------------------------------------------------------------


def on(view: View, n: int) -> Msg:
    """The name of a tile by its number."""
    return tile(view["tiles"][n])


ASKED: dict[str, Callable[[Choose, View], Args]] = {
    "act": lambda ask, view: {"n": ask.about[0]},
    "batch": lambda ask, view: {"tile": on(view, ask.about[0])},
    "barn": lambda ask, view: {"tile": on(view, ask.about[0]), "n": ask.about[1]},
    "source": lambda ask, view: {"tile": tile(ask.about[0]), "n": ask.about[1]},
    "donkey": lambda ask, view: {"n": ask.about[0]},
    "host": lambda ask, view: {"tile": tile(ask.about[0])},
    "place": lambda ask, view: {"tile": tile(ask.about[0]), "host": on(view, ask.about[1])},
    "turn": lambda ask, view: {"tile": tile(ask.about[0])},
    "site": lambda ask, view: {"tile": on(view, ask.about[0])},
    "botric-villager": lambda ask, view: {"tile": on(view, ask.about[0])},
    "botric-worker": lambda ask, view: {"action": action(ask.about[0])},
    "botric-source": lambda ask, view: {"tile": tile(ask.about[0]), "n": ask.about[1]},
    "botric-barn": lambda ask, view: {"tile": on(view, ask.about[0])},
    "botric-place": lambda ask, view: {"tile": tile(ask.about[0])},
    "botric-host": lambda ask, view: {"tile": tile(ask.about[0])},
}


def prompt(ask: Choose, view: View) -> Msg:
    args = ASKED.get(ask.kind)
    return Msg(f"ask-{ask.kind}", args(ask, view) if args is not None else {})


# -- options ---------------------------------------------------------------------------------


def option_act(ask: Choose, option: Option, view: View) -> Msg:
    if isinstance(option, str):
        return PLAIN[option] if option in PLAIN else Msg(f"option-{option}")
    name, what = option
    if name == "sell":
        return Msg("option-sell", {"sale": sale(what)})
    if name == "deliver":
        return Msg("option-deliver", {"slot": slot(what)})
    if name == "construct":
        x = TILES[what]
        args: Args = {"tile": tile(what), "price": price(x.cost), "gain": change("vp", x.points)}
        return Msg("option-construct", args)
    return option_refine(ask, what, view) if name == "refine" else option_produce(what, view)


PLAIN = {
    "done": Msg("option-end-turn"),
    "beg": Msg("option-beg", {"gain": change("coin", number("beg-coins"))}),
    "road": Msg(
        "option-road",
        {"bridge": count("wood", ROAD_CUBES), "path": count("stone", ROAD_CUBES)},
    ),
}


def option_produce(at: int, view: View) -> Msg:
    """The cubes that would come, and the coins."""
    x = TILES[view["tiles"][at]]
    gap = x.slots - sum(view["cubes"][at])
    if x.kind == "barn":
        cubes = [Msg("raw", {"n": gap})] if gap else []
    else:
        raw = RAW.index(x.makes)
        n = min(gap, CUBES - sum([lying[raw] for lying in view["cubes"]]))
        cubes = [change(x.makes, n)] if n else []
    gain = items([*cubes, change("coin", PRODUCE_COINS[x.kind])])
    return Msg("option-produce", {"tile": tile(x.id), "gain": gain})


def option_refine(ask: Choose, at: int, view: View) -> Msg:
    """What becomes of what, and its quality."""
    made = TILES[view["tiles"][at]].makes
    high = view["milestones"][REFINED.index(made)] == ask.seat
    args: Args = {"tile": on(view, at), "good": good(made)}
    args["raw"] = good(RAW[MADE_OF[GOODS.index(made)]])
    return Msg("option-refine-high" if high else "option-refine", args)


def option_source(ask: Choose, option: Option, view: View) -> Msg:
    at, name, mark = option
    args: Args = {"good": good(name), "tile": on(view, at)}
    if mark < 0:
        return Msg("option-source", args)
    return Msg("option-source-made", {**args, "made": made(mark)})


def option_town_hall(ask: Choose, option: Option, view: View) -> Msg:
    if option == "done":
        return Msg("option-done")
    if option == "donkey":
        return Msg("option-donkey", {"price": count("coin", DONKEY_PRICE)})
    if option == "villager":
        p = view["players"][ask.seat]
        have = len(p["standing"]) + len(p["lying"])
        cost = HIRES[min(have, len(HIRES)) - 1]
        return Msg("option-villager", {"price": count("coin", cost)})
    place = option[1]
    coins = view["row_coins"][place]
    args: Args = {"tile": tile(view["row"][place]), "price": count("coin", place)}
    if not coins:
        return Msg("option-blueprint", args)
    return Msg("option-blueprint-coins", {**args, "gain": change("coin", coins)})


def option_donkey(ask: Choose, option: Option, view: View) -> Msg:
    if option == "done":
        return Msg("option-done")
    return Msg("option-step", {"from": on(view, option[0]), "to": on(view, option[1])})


def option_tile(ask: Choose, option: int, view: View) -> Msg:
    return on(view, option)


def option_place(ask: Choose, option: Option, view: View) -> Msg:
    """What the new tile would touch there, however it is turned."""
    id, host = ask.about
    mask = 0
    for at, found in village(view).places(id, host).items():
        if at[:2] == option:
            mask |= found
    n = list(ask.options).index(option) + 1
    return Msg("option-place", {"n": n, "tiles": touching(view, mask)})


def option_turn(ask: Choose, option: int, view: View) -> Msg:
    id, _, p, q = ask.about
    return Msg("option-turn", {"degrees": option * 60, **contacts(view, id, (p, q, option))})


def option_site(ask: Choose, option: Option, view: View) -> Msg:
    joint = village(view).at[option[0], option[1]]
    kind = "bridge" if joint.terrain == "M" else "path"
    n = joint.segment + 1
    args: Args = {"tile": on(view, joint.a), "other": on(view, joint.b), "n": n}
    return Msg(f"option-{kind}", args)


def option_worker(ask: Choose, option: Option, view: View) -> Msg:
    return Msg("option-worker", {"tile": on(view, option[0]), "from": on(view, option[1])})


def option_botric_place(ask: Choose, option: Option, view: View) -> Msg:
    id = ask.about[0]
    at = (option[0], option[1], option[2])
    mask = 0
    for n, _ in village(view).contacts(id, at):
        mask |= 1 << n
    args: Args = {"degrees": at[2] * 60, "tiles": touching(view, mask)}
    return Msg("option-botric-place", {**args, **contacts(view, id, at)})


def option_good(ask: Choose, option: str, view: View) -> Msg:
    return good(option)


OPTIONS: dict[str, Callable[[Choose, Option, View], Msg]] = {
    "act": option_act,
    "batch": lambda ask, option, view: count(TILES[view["tiles"][ask.about[0]]].makes, option),
    "barn": option_good,
    "source": option_source,
    "town-hall": option_town_hall,
    "donkey-tile": option_tile,
    "donkey": option_donkey,
    "host": option_tile,
    "place": option_place,
    "turn": option_turn,
    "stand": option_tile,
    "site": option_site,
    "botric-villager": option_tile,
    "botric-worker": option_worker,
    "botric-deliver": lambda ask, option, view: slot(option),
    "botric-sell": lambda ask, option, view: sale(option),
    "botric-source": option_source,
    "botric-barn": option_good,
    "botric-place": option_botric_place,
    "botric-host": option_tile,
    "botric-road": option_site,
    "botric-stand": option_tile,
}


def option(ask: Choose, option: Option, view: View) -> Msg:
    """What an option is; options that are refused now can be told as well."""
    return OPTIONS[ask.kind](ask, option, view)


# -- refusals --------------------------------------------------------------------------------


def missing(args: tuple[Any, ...]) -> Args:
    return {"goods": items([count(name, n) for name, n in args])}


WHY: dict[str, Callable[[tuple[Any, ...]], Args]] = {
    "no-coins": lambda args: {"coins": count("coin", args[0])},
    "out-of-reach": missing,
    "no-materials": missing,
}


def refusal(refusal: Refusal) -> Msg:
    args = WHY.get(refusal.reason)
    return Msg(f"why-{refusal.reason}", args(refusal.args) if args is not None else {})
