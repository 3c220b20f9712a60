"""Events, asks and options as messages, where their parts alone do not say it.

What an option costs or brings is computed with the functions the rules use.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.kernel import DEALT, Choose, Option
from ludorum.titles import Args, amounts, change, count, items, who
from ludorum.words import Arg, Msg

from .building import ROAD_KIND
from .content import (
    DONKEY_PRICE,
    GOODS,
    MAKES,
    PRODUCE_COINS,
    RAW_OF,
    ROAD_CUBES,
    SALES,
    TILES,
    number,
)  # fmt: skip
from .phrases import actions, contacts, delivery, joined, made, named, on, slot, tiles, touching
from .phrases import sale as token
from .state import State, free_slots, makes_high, stock, village
from .town_hall import villager_price


def yes_no(x: Any) -> str:
    """A word that sentences choose by: what is no number is the same for a report of many games."""
    return "yes" if x else "no"


NOUNS: dict[str, Callable[[Any], Arg] | None] = {
    "actions": actions,
    "at": None,
    "high": yes_no,
    "dealer": yes_no,
    "up": yes_no,
    "coins": lambda n: change("coin", n),
    "pay-coins.coins": lambda n: change("coin", -n),
    "no-coins.coins": lambda n: count("coin", n),
    "goods": lambda found: amounts(dict(found)),
    "joined": joined,
    "kind": None,
    "mark": lambda mark: yes_no(mark >= 0),  # a cube has no maker
    "points": lambda n: change("vp", n),
    "fine.points": lambda n: change("vp", -n),
    "price": lambda n: count("coin", n),
    "reason": lambda why: Msg(f"cannot-{why}"),
    "favour.reason": lambda why: Msg(f"favour-{why}"),
    "slot": delivery,
    "start": named,
    "to": named,
    "tiles": tiles,
    "why": str,
}

# -- the story -------------------------------------------------------------------------------

# Why something happens, where the event alone does not say it.
BECAUSE = {
    ("points", "B4.4"): "because-bonus",
    ("coins", "B4.4"): "because-bonus",
    ("points", "M6.4"): "because-no-coins",
}
# How much of a turn an event is; the heaviest is told of it.
EVENTS: dict[str, int] = {
    "delivery": 9,
    "milestone": 8,
    "construct": 8,
    "road": 7,
    "villager": 6,
    "donkey": 6,
    "sale": 6,
    "blueprint": 5,
    "church-full": 5,
    "make": 5,
    "cube": 4,
    "beg": 4,
    "pass": 4,
    "fine": 4,
    "goes": 3,
    "donkey-step": 3,
    "flag": 3,
    "first": 3,
    **dict.fromkeys(("points", "coins"), 2),
}
YES_NO = ("high", "longest", "road", "match", "yours")


def told_road(
    player: int, kind: str, tile: str, other: str, segment: int, tiles: tuple[str, ...]
) -> Msg:
    """Between which tiles, and what comes into the network by it."""
    args: Args = {"player": who(player), "tile": named(tile), "other": named(other)}
    if not tiles:
        return Msg(f"event-{kind}", args)
    return Msg(f"event-{kind}-joins", {**args, "tiles": items([named(x) for x in tiles])})


def told_goes(player: int, start: str, to: str) -> Msg:
    if start == to:
        return Msg("event-stays", {"player": who(player), "tile": named(to)})
    return Msg("event-goes", {"player": who(player), "start": named(start), "to": named(to)})


def told_decides(player: int, what: str, test: str, n: int, other: int) -> Msg:
    """A comparison, and both numbers unless it is a matter of yes or no."""
    args: Args = {"player": who(player), "what": Msg(f"compare-{what}")}
    args["test"] = Msg(f"test-by-{test}")
    if test in YES_NO:
        return Msg("event-decides-yes", args)
    return Msg("event-decides", {**args, "n": n, "other": other})


def told_dealt(pool: str, cards: Any) -> Msg | None:
    """Blueprints and sale tokens laid out; the rest is told by the rules."""
    if pool == "tile" and cards:
        return Msg("event-open-tile", {"tiles": tiles(cards)})
    if pool.startswith("sale") and isinstance(cards, str):
        return Msg("event-open-sale", {"sale": token(cards)})
    return None


def told_sale(player: int, sale: str) -> Msg:
    """The token, and for a headline what was sold: what it brought is told after it."""
    args: Args = {"player": who(player), "goods": amounts(SALES[sale].cost)}
    return Msg("event-sale", {**args, "sale": token(sale)})


STORIES: dict[str, Callable[..., Msg | None]] = {
    "sale": told_sale,
    "decides": told_decides,
    "goes": told_goes,
    "road": told_road,
    DEALT: told_dealt,
}

# -- asks ------------------------------------------------------------------------------------


def there(ask: Choose, view: State) -> Args:
    """A tile of the village is its number in there."""
    return {"tile": on(view, ask.about["at"])}


PROMPTS: dict[str, Callable[[Choose, State], Args]] = {
    "batch": there,
    "barn": lambda ask, view: {**there(ask, view), "n": ask.about["n"]},
    "botric-barn": there,
    "botric-villager": there,
    "place": lambda ask, view: {
        "tile": named(ask.about["tile"]),
        "host": on(view, ask.about["host"]),
    },
    "site": there,
}

# -- options: those that are refused now are told as well -------------------------------------

PLAIN = {
    "done": Msg("option-end-turn"),
    "beg": Msg("option-beg", {"gain": change("coin", number("beg-coins"))}),
    "road": Msg(
        "option-road",
        {"bridge": count("wood", ROAD_CUBES), "path": count("stone", ROAD_CUBES)},
    ),
}


def act(ask: Choose, option: Option, view: State) -> Msg:
    if isinstance(option, str):
        return PLAIN[option] if option in PLAIN else Msg(f"option-{option}")
    name, what = option
    if name == "sell":
        return Msg("option-sell", {"sale": token(what)})
    if name == "deliver":
        return Msg("option-deliver", {"slot": slot(what)})
    if name == "construct":
        x = TILES[what]
        args: Args = {"tile": named(what), "price": amounts(x.cost), "gain": change("vp", x.points)}
        return Msg("option-construct", args)
    return refine(ask.seat, what, view) if name == "refine" else produce(what, view)


def produce(at: int, view: State) -> Msg:
    """The cubes that would come, and the coins."""
    x = TILES[view.tiles[at]]
    n = free_slots(view, at)
    if x.kind == "barn":
        cubes = [Msg("raw", {"n": n})] if n else []
    else:
        n = min(n, stock(view).supply[MAKES[x.id]])
        cubes = [change(x.makes, n)] if n else []
    gain = items([*cubes, change("coin", PRODUCE_COINS[x.kind])])
    return Msg("option-produce", {"tile": named(x.id), "gain": gain})


def refine(seat: int, at: int, view: State) -> Msg:
    """What becomes of what, and its quality."""
    id = view.tiles[at]
    high = makes_high(view, view.players[seat], MAKES[id])
    raw, good = [Msg(f"good-{GOODS[x]}") for x in (RAW_OF[id], MAKES[id])]
    args: Args = {"tile": named(id), "raw": raw, "good": good}
    return Msg("option-refine-high" if high else "option-refine", args)


def source(ask: Choose, option: Option, view: State) -> Msg:
    at, name, mark = option
    args: Args = {"good": Msg(f"good-{name}"), "tile": on(view, at)}
    if mark < 0:
        return Msg("option-source", args)
    return Msg("option-source-made", {**args, "made": made(mark)})


def sources(ask: Choose, option: Option, view: State) -> Msg:
    """So many of each; a maker is named where goods of several lie on the tile."""
    parts = []
    for at, name, mark, n in option:
        args: Args = {"goods": count(name, n), "tile": on(view, at)}
        made_by: Args = {} if mark < 0 else {"made": made(mark)}
        parts.append(Msg("option-taken" if mark < 0 else "option-taken-made", {**args, **made_by}))
    return Msg("option-sources", {"taken": items(parts)})


def barn(ask: Choose, option: Option, view: State) -> Msg:
    return Msg("option-barn", {"goods": amounts(dict(option))})


def town_hall(ask: Choose, option: Option, view: State) -> Msg:
    if option == "done":
        return Msg("option-done")
    if isinstance(option, str):
        hired = {"donkey": DONKEY_PRICE, "villager": villager_price(view.players[ask.seat])}
        return Msg(f"option-{option}", {"price": count("coin", hired[option])})
    place = option[1]
    coins = view.row_coins[place]
    args: Args = {"tile": named(view.row[place]), "price": count("coin", place)}
    if not coins:
        return Msg("option-blueprint", args)
    return Msg("option-blueprint-coins", {**args, "gain": change("coin", coins)})


def donkey(ask: Choose, option: Option, view: State) -> Msg:
    if option == "done":
        return Msg("option-done")
    return Msg("option-step", {"start": on(view, option[0]), "to": on(view, option[1])})


def tile(ask: Choose, option: int, view: State) -> Msg:
    return on(view, option)


def good(ask: Choose, option: str, view: State) -> Msg:
    return Msg(f"good-{option}")


def batch(ask: Choose, option: int, view: State) -> Msg:
    return count(TILES[view.tiles[ask.about["at"]]].makes, option)


def place(ask: Choose, option: Option, view: State) -> Msg:
    """What the new tile would touch there, however it is turned."""
    v, id, mask = village(view), ask.about["tile"], 0
    for at in v.places(id, ask.about["host"]):
        if at[:2] == option:
            mask |= v.touched(id, at)
    n = list(ask.options).index(option) + 1
    return Msg("option-place", {"n": n, "tiles": touching(view, mask)})


def turn(ask: Choose, option: int, view: State) -> Msg:
    x = ask.about
    met = contacts(view, x["tile"], (x["p"], x["q"], option))
    return Msg("option-turn", {"degrees": option * 60, **met})


def site(ask: Choose, option: Option, view: State) -> Msg:
    """Between which tiles; numbered where these two have several places for a road."""
    at = village(view).at
    joint = at[option]
    alike = [
        x
        for x in ask.options
        if (at[x].a, at[x].b, at[x].terrain) == (joint.a, joint.b, joint.terrain)
    ]
    args: Args = {"tile": on(view, joint.a), "other": on(view, joint.b)}
    return one_of(alike, option, f"option-{ROAD_KIND[joint.terrain]}", args)


def botric_place(ask: Choose, option: Option, view: State) -> Msg:
    """Beside which tiles; numbered where the same tiles are touched in several ways."""
    v, id = village(view), ask.about["tile"]
    beside = {at: {n for n, _ in v.contacts(id, at)} for at in ask.options}
    alike = [at for at in ask.options if beside[at] == beside[option]]
    args: Args = {"tiles": items([on(view, n) for n in sorted(beside[option])])}
    return one_of(alike, option, "option-botric-place", {**args, **contacts(view, id, option)})


def one_of(alike: list[Option], option: Option, id: str, args: Args) -> Msg:
    """An option, with its number among those that read the same."""
    if len(alike) == 1:
        return Msg(id, args)
    return Msg(f"{id}-of", {**args, "n": alike.index(option) + 1, "of": len(alike)})


def worker(ask: Choose, option: Option, view: State) -> Msg:
    return Msg("option-worker", {"tile": on(view, option[0]), "start": on(view, option[1])})


LABELS: dict[str, Callable[[Choose, Any, State], Msg]] = {
    **dict.fromkeys(("donkey-tile", "host", "stand"), tile),
    **dict.fromkeys(("botric-villager", "botric-host", "botric-stand"), tile),
    "barn": barn,
    "botric-barn": good,
    **dict.fromkeys(("source", "botric-source"), source),
    **dict.fromkeys(("sources", "botric-sources"), sources),
    **dict.fromkeys(("site", "botric-road"), site),
    "act": act,
    "batch": batch,
    "town-hall": town_hall,
    "donkey": donkey,
    "place": place,
    "turn": turn,
    "botric-worker": worker,
    "botric-deliver": lambda ask, option, view: slot(option),
    "botric-place": botric_place,
}
