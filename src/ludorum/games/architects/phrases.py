"""Places and cards as messages: the phrases everything else of the game is said with."""

from __future__ import annotations

from ludorum.effects import show
from ludorum.titles import amounts, changes, count, facts, items
from ludorum.words import Msg

from .content import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    GOODS,
    PLACES,
    SCHEMES,
    Apprentice,
    Building,
    Price,
    Scheme,
)  # fmt: skip


def named(cost: Price) -> dict[str, int]:
    return {GOODS[good]: n for good, n in cost}


def place(where: str, case: str = "") -> Msg:
    return Msg(f"place-{where}{case}")


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


def apprentice_face(card: str) -> Msg:
    """What is printed: name, skill, virtue and talent. Five Merchants have one name."""
    name, skills = apprentice_name(card), APPRENTICES[card].skills
    skill = Msg(f"skill-{skills[0]}") if len(skills) == 1 else skill_names(skills)
    more = apprentice_facts(card)[1:]
    if not more:
        return Msg("face-skilled", {"name": name, "skill": skill})
    return Msg("face-apprentice", {"name": name, "skill": skill, "facts": facts(more)})


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
    if card not in SCHEMES:  # A22.6: not yet a face
        return Msg("scheme-back")
    x = SCHEMES[card]
    return Msg("scheme-star" if x.star else "scheme", {"place": place(x.place), "steps": steps(x)})
