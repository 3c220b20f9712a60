"""Decisions of Delta in words, where their parts do not say enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludorum.effects import Choice, Effect, May, show
from ludorum.kernel import Choose, Option
from ludorum.titles import Args, facts
from ludorum.words import Msg

from .content import BARGES, FESTIVALS, GUILDS, SCHEMES, face, strength
from .rules import State, price


def crew(card: str) -> Msg:
    return Msg("crew", {"n": strength(card)})


def load(barge: str) -> Msg:
    return Msg("barge", {"load": show(BARGES[barge].load)})


def scheme(card: str) -> Msg:
    x = SCHEMES[card]
    name = "scheme-guild" if x.guild else "scheme"
    args: Args = {"n": x.bid, "district": Msg(f"district-{x.district}"), "stewards": x.stewards}
    return Msg(name, args)


def guild(card: str) -> Msg:
    return Msg(f"guild-{face(card)}")


def printed(card: str) -> Msg:
    """What a guild does."""
    x = GUILDS[card]
    parts = [Msg("dawn", {"effect": show(x.produce)})] if x.produce else []
    parts += [Msg("once", {"effect": show(x.once)})] if x.once else []
    return facts(parts) if parts else Msg("nothing")


def effects(source: str) -> list[Effect]:
    """What a card that asks something does."""
    if source in FESTIVALS:
        return [FESTIVALS[source].effect]
    if source in BARGES:
        return [BARGES[source].load]
    return [x for x in (GUILDS[source].produce, GUILDS[source].once) if x]


def asking(ask: Choose, view: State) -> Args:
    """A card asks: which one, and what it offers."""
    source = ask.about["source"]
    offers = [x for x in effects(source) if isinstance(x, (May, Choice))]
    inner = offers[0].effect if offers and isinstance(offers[0], May) else effects(source)[0]
    if source in FESTIVALS:
        return {"source": Msg(f"festival-{source}"), "effect": show(inner)}
    return {"source": guild(source) if source in GUILDS else load(source), "effect": show(inner)}


def action(ask: Choose, option: Option, view: State) -> Msg:
    if isinstance(option, str):
        return Msg(f"option-{option}")
    what, name = option
    p = view.players[ask.seat]
    if what == "hire":
        args: Args = {"guild": guild(name), "effect": printed(name), "coins": price(p, name)}
        return Msg("option-hire", args)
    if what == "post":
        return Msg("option-post", {"district": Msg(f"district-{name}")})
    n = p.goods[name]
    good = Msg(f"good-{name}.count", {"n": n})
    return Msg("option-sell", {"good": good, "n": n + (n >= 3)})


PROMPTS: Mapping[str, Callable[[Choose, State], Args]] = {"may": asking, "choice": asking}
LABELS: Mapping[str, Callable[[Choose, Option, State], Msg]] = {
    "act": action,
    "send": lambda ask, option, view: Msg(f"district-{option}"),
}
