"""Icons, places and cards as messages: the phrases everything else is said with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludorum.effects import Do, show
from ludorum.titles import Args, Pool, amounts, change, changes, count, facts, items
from ludorum.words import Msg

from .content import (
    CARDS,
    CHOICES,
    COST,
    FUTURE,
    HEROES,
    ICONS,
    MANUSCRIPTS,
    ON_HIRE,
    PLAYER_CARDS,
    REWARD,
    SCHEME_BONUS,
    SCHEME_OPTIONS,
    SCHEMES,
    SECTION,
    SECTIONS,
    SEGMENTS,
    SLOTS,
    START_STEP,
    TOWNSFOLK,
    VALUE,
    VERBS,
    Manuscript,
    Program,
    icons,
    program,
)  # fmt: skip
from .state import State, segment_id, space_name


def step(name: str, n: int) -> Msg:
    if name == "choose":
        first, other = [reward(steps) for _, steps in CHOICES[n]]
        return Msg("effect-or", {"one": first, "other": other})
    return show(Do(name, n)) if name in VERBS else change(name, n)


def reward(steps: Program) -> Msg:
    """An effect as it is carried out: goods with signs, verbs, choices."""
    return items([step(name, n) for name, n in steps])


def icon_list(found: Sequence[int]) -> Msg:
    return amounts(dict(zip(ICONS, found, strict=True)))


# -- places ----------------------------------------------------------------------------------


def segment(name: str) -> Msg:
    """A segment by the numbers of its outer spaces, "7-8"."""
    left, right = name.split("-")
    return Msg("segment", {"left": left, "right": right})


def segment_at(view: State, pos: int) -> Msg:
    return segment(segment_id(view, pos))


def space(name: str) -> Msg:
    """A space by its name in events: a number, or the segment of an inner space."""
    if "-" in name:
        return Msg("space-inner", segment(name).args)
    return Msg("space-outer", {"n": name})


def space_at(view: State, at: int) -> Msg:
    return space(space_name(view, at))


def building_site(name: tuple[str, int]) -> Msg:
    return Msg("site", {"segment": segment(name[0]), "n": name[1]})


# -- cards -----------------------------------------------------------------------------------


def card_name(card: str) -> Msg:
    """A townsfolk, a starting one or a hero; or a scheme; V6.4.2: a printed one has no name."""
    if card in SCHEMES:
        x = SCHEMES[card]
        return Msg(f"scheme-{x.deck}", {"icons": icon_list(icons(x.icons))})
    return Msg(f"townsfolk-{CARDS[card].name}" if card else "printed-townsfolk")


def ability(card: str) -> Msg:
    """V1.4: when the ability works and what it does."""
    x = CARDS[card]
    if not x.when:
        return Msg("no-ability")
    if x.when == "pay":
        return Msg(f"pays-{x.way}-{x.action}")
    when = Msg(f"when-{x.when}-{x.action}" if x.action else f"when-{x.when}")
    return Msg("card-when", {"when": when, "effect": reward(program(x.effect))})


def card_facts(card: str) -> Msg:
    """V1.3: value, icons, ability."""
    return facts([count("silver", VALUE[card]), icon_list(icons(CARDS[card].icons)), ability(card)])


def townsfolk_facts(card: str) -> Msg:
    on_hire = Msg("card-hire", {"effect": reward(ON_HIRE[card])})
    return facts([card_facts(card), on_hire])


def own_card(card: str) -> Msg:
    """Told by its face: townsfolk of one name differ in what they do."""
    return Msg("card-named", {"name": card_name(card), "facts": card_facts(card)})


def manuscript(book: str) -> Msg:
    """Ribbon, cost, and what it does at once or at the end."""
    x = MANUSCRIPTS[book]
    args: Args = {"ribbon": Msg(f"ribbon-{x.ribbon}"), "cost": count("cleric", COST[book])}
    if x.score is not None:
        return Msg("manuscript-scores", {**args, "effect": show(x.score)})
    return Msg("manuscript-works", {**args, "effect": reward(program(x.effect))})


def player_card(card: str) -> Msg:
    x = PLAYER_CARDS[card]
    effect = reward(START_STEP[card])
    return Msg("player-card", {"n": x.space, "goods": changes(x.goods), "effect": effect})


def scheme_facts(card: str) -> list[Msg]:
    """V13.14."""
    ways = [reward(steps) for steps in SCHEME_OPTIONS[card]]
    out = ways[-1]
    for way in reversed(ways[:-1]):
        out = Msg("scheme-else", {"first": way, "other": out})
    move = Msg("scheme-move", {"n": SCHEMES[card].move})
    return [reward(SCHEME_BONUS[card]), move, out]


def scheme_card(card: str) -> Msg:
    if card == FUTURE:
        return Msg("scheme-back")
    return Msg("card-named", {"name": card_name(card), "facts": facts(scheme_facts(card))})


def slot(i: int) -> Msg:
    """V6.8.9: what a building slot gives when it is uncovered."""
    x = SLOTS[i]
    return icon_list(icons(x.icons)) if x.icons else Msg(f"slot-{x.ability}")


def castle_reward(name: str) -> Msg:
    return reward(REWARD[SECTION[name]])


def guessed(x: Manuscript) -> Manuscript:
    """V2.4: what they say is known, but not which of the 35 have a grey back; an owner knows."""
    return x if x.origin == "box" else replace(x, origin="house")


RING = {x.id: x for x in SEGMENTS}
POOLS = {
    "townsfolk": Pool(TOWNSFOLK, own_card),
    "hero": Pool(HEROES, own_card),
    "deck": Pool(CARDS, own_card),
    "manuscript": Pool({x.id: x for x in MANUSCRIPTS.values() if not x.grey}, manuscript),
    "grey": Pool({x.id: guessed(x) for x in MANUSCRIPTS.values() if x.grey}, manuscript),
    "player-card": Pool(PLAYER_CARDS, player_card),
    "segment": Pool(RING, segment),
    "low": Pool(RING, segment),
    "section": Pool({x.id: x for x in SECTIONS}, castle_reward),
    "scheme": Pool(SCHEMES, scheme_card),
    "future": Pool({x.id: x for x in SCHEMES.values() if x.deck == "future"}, scheme_card),
}
