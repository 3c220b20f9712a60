"""Events as lines of a story, with the reason where the event alone does not say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.kernel import DEALT, Event
from ludorum.words import Arg, Msg

from .phrases import action, change, count, good, items, made, sale, tile, tiles, who

# What an event is about, in order: the name of each argument says how it is told.
EVENTS: dict[str, tuple[str, ...]] = {
    "first": ("player",),
    "turn": ("player", "n"),
    "end-turn": ("player",),
    "points": ("player", "points"),
    "coins": ("player", "coins"),
    "pay-coins": ("player", "lost"),
    "beg": ("player",),
    "sale": ("player", "sale"),
    "delivery": ("player", "slot"),
    "church-full": (),
    "villager": ("player", "n"),
    "donkey": ("player", "tile"),
    "blueprint": ("player", "tile"),
    "construct": ("player", "tile"),
    "flag": ("player", "tile"),
    "milestone": ("player", "milestone"),
    "stack": ("good",),
    "donkey-step": ("player", "from", "to"),
    "fine": ("player", "n", "lost-points"),
    "discs-back": ("player",),
    "donkey-marks": ("player", "slot"),
    "disc": ("player", "n", "action"),
    "road-token": ("player",),
    "token-moves": ("player", "action"),
    "pass": ("player",),
    "builds": ("player", "tile"),
}
TELL: dict[str, Callable[[Any], tuple[str, Arg]]] = {
    "player": lambda x: ("player", who(x)),
    "points": lambda x: ("points", change("vp", x)),
    "lost-points": lambda x: ("points", change("vp", -x)),
    "coins": lambda x: ("coins", change("coin", x)),
    "lost": lambda x: ("coins", change("coin", -x)),
    "price": lambda x: ("price", count("coin", x)),
    "good": lambda x: ("good", good(x)),
    "tile": lambda x: ("tile", tile(x)),
    "from": lambda x: ("from", tile(x)),
    "to": lambda x: ("to", tile(x)),
    "sale": lambda x: ("sale", sale(x)),
    "slot": lambda x: ("slot", Msg(f"delivery-{x}")),
    "milestone": lambda x: ("milestone", Msg(f"milestone-{x}")),
    "action": lambda x: ("action", action(x)),
    "n": lambda x: ("n", x),
}


def plain(event: Event) -> Msg:
    told = zip(EVENTS[event.what], event.about, strict=False)
    return Msg(f"event-{event.what}", dict([TELL[name](x) for name, x in told]))


def on_bonus(event: Event) -> Msg:
    """B4.4."""
    seat, high = event.about
    return Msg("event-bonus-high" if high else "event-bonus", {"player": who(seat)})


def on_buy(event: Event) -> Msg:
    """B9.2."""
    seat, name, n, coins = event.about
    args: dict[str, Arg] = {"player": who(seat), "goods": count(name, n)}
    return Msg("event-buy", {**args, "price": count("coin", coins)})


def on_cube(event: Event) -> Msg:
    """B5.1."""
    seat, id, name, n = event.about
    return Msg("event-cube", {"player": who(seat), "tile": tile(id), "goods": count(name, n)})


def on_use(event: Event) -> Msg:
    seat, name, n, id, mark = event.about
    args: dict[str, Arg] = {"player": who(seat), "goods": count(name, n), "tile": tile(id)}
    if mark < 0:
        return Msg("event-use", args)
    return Msg("event-use-made", {**args, "made": made(mark)})


def on_make(event: Event) -> Msg:
    seat, id, name, n, high = event.about
    args: dict[str, Arg] = {"player": who(seat), "tile": tile(id), "goods": count(name, n)}
    return Msg("event-make-high" if high else "event-make", args)


def on_road(event: Event) -> Msg:
    seat, kind, one, other = event.about
    return Msg(f"event-{kind}", {"player": who(seat), "tile": tile(one), "other": tile(other)})


def on_end(event: Event) -> Msg:
    """H10.1, H11."""
    return Msg(f"event-end-{event.about[0]}")


YES_NO = ("high", "longest", "road", "match", "yours")

# -- why Botric does what he does ------------------------------------------------------------


def on_goes(event: Event) -> Msg:
    """M4.5."""
    seat, start, goal = event.about
    if start == goal:
        return Msg("event-stays", {"player": who(seat), "tile": tile(goal)})
    return Msg("event-goes", {"player": who(seat), "from": tile(start), "to": tile(goal)})


def on_action_row(event: Event) -> Msg:
    return Msg("event-action-row", {"actions": items([action(x) for x in event.about[0]])})


def on_decides(event: Event) -> Msg:
    """A comparison, and both numbers unless it is a matter of yes or no."""
    seat, what, test, best, other = event.about
    args: dict[str, Arg] = {"player": who(seat), "what": Msg(f"compare-{what}")}
    args["test"] = Msg(f"test-by-{test}")
    if test in YES_NO:
        return Msg("event-decides-yes", args)
    return Msg("event-decides", {**args, "n": best, "other": other})


def on_tie(event: Event) -> Msg:
    return Msg("event-tie", {"n": event.about[1]})


def on_favour(event: Event) -> Msg:
    """M6.12."""
    seat, n, why, now = event.about
    args: dict[str, Arg] = {"player": who(seat), "coins": change("coin", n), "n": now}
    return Msg("event-favour", {**args, "reason": Msg(f"favour-{why}")})


def on_flip(event: Event) -> Msg:
    return Msg("event-flip-up" if event.about[1] else "event-flip-down")


def on_cannot(event: Event) -> Msg:
    seat, name, why = event.about
    args: dict[str, Arg] = {"player": who(seat), "action": action(name)}
    return Msg("event-cannot", {**args, "reason": Msg(f"cannot-{why}")})


def on_cannot_build(event: Event) -> Msg:
    """M14.9."""
    seat, id, why = event.about
    args: dict[str, Arg] = {"player": who(seat), "tile": tile(id)}
    return Msg("event-cannot-build", {**args, "reason": Msg(f"cannot-{why}")})


def on_wants(event: Event) -> Msg:
    """M12.2."""
    seat, id, wish = event.about
    args: dict[str, Arg] = {"player": who(seat), "tile": tile(id)}
    return Msg("event-wants", {**args, "wish": Msg(f"wish-{wish}")})


def on_dealt(event: Event) -> Msg | None:
    """Blueprints and sale tokens laid out; the rest is told by the rules."""
    pool, value = event.about
    if pool == "tile" and value:
        return Msg("event-open-tile", {"tiles": tiles(list(value))})
    if pool.startswith("sale") and isinstance(value, str):
        return Msg("event-open-sale", {"sale": sale(value)})
    return None


SPECIAL: dict[str, Callable[[Event], Msg | None]] = {
    "bonus": on_bonus,
    "buy": on_buy,
    "cube": on_cube,
    "goes": on_goes,
    "use": on_use,
    "make": on_make,
    "road": on_road,
    "end": on_end,
    "action-row": on_action_row,
    "decides": on_decides,
    "tie": on_tie,
    "favour": on_favour,
    "flip": on_flip,
    "cannot": on_cannot,
    "cannot-build": on_cannot_build,
    "wants": on_wants,
    DEALT: on_dealt,
}

# Why something happens, where the event alone does not say it.
BECAUSE: dict[tuple[str, str], str] = {
    ("points", "B4.4"): "because-bonus",
    ("coins", "B4.4"): "because-bonus",
    ("points", "M6.4"): "because-no-coins",
}


def story(event: Event) -> Msg | None:
    """A line of the story; None for what is no news, or not told by these rules."""
    if event.what not in SPECIAL and event.what not in EVENTS:
        return None
    special = SPECIAL.get(event.what)
    told = plain(event) if special is None else special(event)
    reason = BECAUSE.get((event.what, event.clause))
    if told is None or reason is None:
        return told
    return Msg("event-because", {"story": told, "reason": Msg(reason)})
