"""Players, goods, places and cards as messages: the phrases everything else is said with.

Nothing here is a sentence: messages are ids with arguments, put into words by the Fluent files.
A player is `player-<seat>`; a front end adds these messages to the book, for it knows the names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludorum.effects import Choice, Effect, Gain, May, show
from ludorum.games.contract import View
from ludorum.kernel import Hand
from ludorum.words import Arg, Msg

from .content import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    GOODS,
    MARKET,
    PLACES,
    PRINTED_LARGE,
    PRINTED_SMALL,
    REWARDS,
    SCHEMES,
    SEATS,
    Apprentice,
    Building,
    Price,
    Scheme,
    SeatCount,
)  # fmt: skip
from .state import Player

Args = dict[str, Arg]
NONE = Msg("none")


# -- small pieces ----------------------------------------------------------------------------


def names(view: View) -> list[Msg | None]:
    return [Msg(f"bot-{p['bot']}") if p["bot"] else None for p in view["players"]]


def who(seat: int) -> Msg:
    return Msg(f"player-{seat}")


def num(n: int) -> Msg:
    return Msg("num", {"n": n})


def count(good: str, n: int) -> Msg:
    return Msg(f"good-{good}.count", {"n": n})


def items(messages: list[Msg]) -> Msg:
    return Msg("list", {"items": messages}) if messages else NONE


def amounts(goods: Mapping[str, int]) -> Msg:
    """Goods with numbers: a price, a face of the market."""
    return items([count(good, n) for good, n in goods.items() if n])


def changes(goods: Mapping[str, int]) -> Msg:
    """Goods with signs: what an action does."""
    some = tuple([(good, n) for good, n in goods.items() if n])
    return show(Gain(some)) if some else NONE


def facts(parts: list[Msg]) -> Msg:
    """One fact after another."""
    out = parts[-1]
    for part in reversed(parts[:-1]):
        out = Msg("also", {"first": part, "more": out})
    return out


def named(cost: Price) -> dict[str, int]:
    return {GOODS[good]: n for good, n in cost}


def place(where: str, case: str = "") -> Msg:
    return Msg(f"place-{where}{case}")


def person(view: View, seat: int) -> Player:
    """A player of the view, so that the rules' own functions can be asked about prices.

    A seat nobody has (a watcher's) is a player who has done nothing yet.
    """
    if seat >= len(view["players"]):
        return Player(seat, Hand("building", seat), Hand("building", seat))
    data = dict(view["players"][seat])
    hand, packet = data.pop("hand"), data.pop("packet")
    known = [Hand("building", seat, x if isinstance(x, list) else []) for x in (hand, packet)]
    return Player(hand=known[0], packet=known[1], **data)


def table_of(view: View) -> SeatCount:
    solo = view["players"][-1]["bot"]
    return SEATS["solo" if solo else str(len(view["players"]))]


def held(view: View, seat: int) -> int:
    """Own workers on other boards."""
    return sum([q["captives"][seat] for q in view["players"]])


def pile(layers: list[Any]) -> int:
    """Cards in a deck, as a view shows it."""
    return sum([len(x) if isinstance(x, list) else x for x in layers])


# -- cards -----------------------------------------------------------------------------------


def apprentice_name(card: str) -> Msg:
    return Msg(f"apprentice-{APPRENTICES[card].name}")


def building_name(card: str) -> Msg:
    return Msg(f"building-{BUILDINGS[card].name}")


def skill_names(skills: tuple[str, ...]) -> Msg:
    return items([Msg(f"skill-{x}") for x in skills])


def talent(a: Apprentice) -> Msg | None:
    """What an apprentice does beyond its skills (A17); None for a Labourer."""
    if a.power:
        return Msg(f"power-{a.power}")
    if a.pay:
        at = place("storehouse", ".at")
        return Msg("card-trade", {"at": at, "pay": amounts(a.pay), "gain": amounts(a.trade)})
    if not a.when:
        return None
    if a.needs:
        when = Msg("when-reset-free")
    elif a.when in PLACES or a.when == "market":
        when = place(a.when, ".at")
    else:
        when = Msg(f"when-{a.when}")
    if a.release:
        return Msg("card-release", {"when": when, "n": a.release})
    return Msg("card-bonus", {"when": when, "gain": changes(a.gain)})


def apprentice_facts(card: str) -> list[Msg]:
    """Skills, virtue and talent of an apprentice."""
    a = APPRENTICES[card]
    extra = talent(a)
    return [
        skill_names(a.skills),
        *([changes({"virtue": a.virtue})] if a.virtue else []),
        *([extra] if extra is not None else []),
    ]


def apprentice(card: str) -> Msg:
    """An apprentice in a line."""
    name = apprentice_name(card)
    return Msg("card-apprentice", {"name": name, "facts": facts(apprentice_facts(card))})


def effect_of(b: Building) -> Msg:
    """The printed effect of a building and when it works (A13.3, A19)."""
    if b.now is not None:
        return Msg("card-now", {"effect": show(b.now)})
    late = b.end if b.end is not None else b.score
    assert late is not None
    return Msg("card-end", {"effect": show(late)})


def building_effects(card: str) -> list[Msg]:
    b = BUILDINGS[card]
    return [*([changes({"virtue": b.virtue})] if b.virtue else []), effect_of(b)]


def building(card: str) -> Msg:
    """A building in a line: points, cost, skills, virtue, effect."""
    b = BUILDINGS[card]
    parts = [count("vp", b.vp), Msg("card-cost", {"goods": amounts(b.cost)})]
    if b.skills:
        parts.append(Msg("card-skills", {"skills": skill_names(b.skills)}))
    name = building_name(card)
    return Msg("card-building", {"name": name, "facts": facts([*parts, *building_effects(card)])})


def board(name: str) -> Msg:
    """A variable board (A21): start and ability."""
    b = BOARDS[name]
    start = {"silver": b.silver, **b.goods, "debt": b.debts, "card": b.cards}
    parts = [Msg("board-virtue", {"n": b.virtue}), amounts(start)]
    if b.prison:
        parts.append(Msg("board-prison", {"n": b.prison}))
    parts.append(Msg(f"ability-{name}"))
    return Msg("option-board", {"name": Msg(f"board-{name}"), "facts": facts(parts)})


def steps(x: Scheme) -> Msg:
    """The steps of a scheme of the solo opponent (A22.16)."""
    done = [Msg(f"step-{step.do}", {"n": step.n}) for step in x.steps]
    return items(done or [Msg("step-none")])


def scheme(card: str) -> Msg:
    x = SCHEMES[card]
    return Msg("scheme-star" if x.star else "scheme", {"place": place(x.place), "steps": steps(x)})


def small_face(card: str) -> dict[str, int]:
    return MARKET[card].small if card else PRINTED_SMALL  # A2.1.1


def large_face(cards: list[str]) -> dict[str, int]:
    return MARKET[cards[-1]].large if cards else PRINTED_LARGE


def choices(e: Effect | None) -> dict[str, Effect]:
    """The named parts of a card's choice."""
    if isinstance(e, May):
        e = e.effect
    assert isinstance(e, Choice)
    return dict(e.options)


def card(pool: str, name: str) -> Msg:
    """A card of any deck, told by its face."""
    if pool == "apprentice":
        return apprentice_name(name)
    if pool == "building":
        return building_name(name)
    if pool == "board":
        return Msg(f"board-{name}")
    if pool == "reward":
        return amounts(REWARDS[name].gain)
    if pool == "market":
        faces: Args = {"small": amounts(MARKET[name].small), "large": amounts(MARKET[name].large)}
        return Msg("card-market", faces)
    return scheme(name) if name in SCHEMES else Msg("pile-future")  # A22.6: a back, not yet a face
