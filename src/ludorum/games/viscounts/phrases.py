"""Players, icons, places and cards as messages: the phrases everything else is said with.

Nothing here is a sentence: messages are ids with arguments, put into words by the Fluent files.
A player is `player-<seat>`; a front end adds these messages to the book, for it knows the names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.effects import Do, Gain, show
from ludorum.games.contract import View
from ludorum.kernel import Deck, Hand
from ludorum.words import Arg, Msg

from .content import (
    AFTER,
    CARDS,
    CHOICES,
    COST,
    FUTURE,
    GOODS,
    ICONS,
    MANUSCRIPTS,
    ON_HIRE,
    PLACES,
    PLAYER_CARDS,
    REWARD,
    SCHEME_BONUS,
    SCHEME_OPTIONS,
    SCHEMES,
    SECTION,
    SEGMENTS,
    SLOTS,
    START_GOODS,
    START_STEP,
    VALUE,
    VERBS,
    Icons,
    Program,
    icons,
    program,
)  # fmt: skip
from .state import Player, State

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


def facts(parts: list[Msg]) -> Msg:
    """One fact after another."""
    out = parts[-1]
    for part in reversed(parts[:-1]):
        out = Msg("also", {"first": part, "more": out})
    return out


def change(good: str, n: int) -> Msg:
    """A good with its sign."""
    return show(Gain(((good, n),)))


def step(name: str, n: int) -> Msg:
    if name == "choose":
        first, other = [reward(steps) for _, steps in CHOICES[n]]
        return Msg("effect-or", {"one": first, "other": other})
    return show(Do(name, n)) if name in VERBS else change(name, n)


def reward(steps: Program) -> Msg:
    """An effect as it is carried out: goods with signs, verbs, choices."""
    return items([step(name, n) for name, n in steps])


def icon_list(found: Icons | list[int]) -> Msg:
    return items([count(ICONS[i], n) for i, n in enumerate(found) if n])


def pile(layers: list[Any]) -> int:
    """Cards in a deck, as a view shows it."""
    return sum([len(x) if isinstance(x, list) else x for x in layers])


def person(view: View, seat: int) -> Player:
    """A player of the view, so that the rules' own functions can be asked about prices.

    A seat nobody has (a watcher's) is a player who has done nothing yet.
    """
    pool = f"deck-{seat}"
    if seat >= len(view["players"]):
        return Player(seat, Deck(pool), Hand(pool, seat), at=0)
    data = dict(view["players"][seat])
    del data["draw"]
    hand = data.pop("hand")
    known = Hand(pool, seat, hand if isinstance(hand, list) else [])
    return Player(draw=Deck(pool), hand=known, **data)


def table(view: View) -> State:
    """What the view shows, as a state for the rules' own functions; hidden piles are empty."""
    data = dict(view)
    players = [person(view, p["seat"]) for p in data.pop("players")]
    for name in ("townsfolk", "manuscripts", "future", "box"):
        del data[name]
    return State(None, players, Deck(""), Deck(""), Deck(""), **data)


# -- places ----------------------------------------------------------------------------------


def segment(name: str) -> Msg:
    """A segment by the numbers of its outer spaces, "7-8"."""
    left, right = name.split("-")
    return Msg("segment", {"left": left, "right": right})


def segment_at(view: View, pos: int) -> Msg:
    return segment(SEGMENTS[view["ring"][pos]].id)


def space(name: str) -> Msg:
    """A space by its name in events: a number, or the segment of an inner space."""
    if "-" in name:
        left, right = name.split("-")
        return Msg("space-inner", {"left": left, "right": right})
    return Msg("space-outer", {"n": name})


def space_at(view: View, at: int) -> Msg:
    pos, place = divmod(at, 3)
    x = SEGMENTS[view["ring"][pos]]
    return space((str(x.left), x.id, str(x.right))[place])


def site(name: str, n: int) -> Msg:
    return Msg("site", {"segment": segment(name), "n": n})


def place_name(place: int) -> Msg:
    return Msg(f"place-{PLACES[place]}")


# -- cards -----------------------------------------------------------------------------------


def card_name(card: str) -> Msg:
    """A townsfolk, a starting one or a hero; or a scheme."""
    if card in SCHEMES:
        return scheme_name(card)
    return Msg(f"townsfolk-{CARDS[card].name}")


def scheme_name(card: str) -> Msg:
    x = SCHEMES[card]
    return Msg(f"scheme-{x.deck}", {"icons": icon_list(icons(x.icons))})


def ability(card: str) -> Msg:
    """V1.4: when the ability works and what it does."""
    x = CARDS[card]
    if not x.when:
        return Msg("no-ability")
    if x.when == "pay":
        return Msg(f"pays-{x.way}-{x.action}")
    when = Msg(f"when-{x.when}-{x.action}" if x.action else f"when-{x.when}")
    return Msg("card-when", {"when": when, "effect": reward(program_of(card))})


def program_of(card: str) -> Program:
    x = CARDS[card]
    if x.when == "after":
        return next(found[card] for found in AFTER if card in found)
    return ABILITIES[card]


ABILITIES = {x.id: program(x.effect) for x in CARDS.values()}


def card_facts(card: str) -> list[Msg]:
    """V1.3: value, icons, ability."""
    return [count("silver", VALUE[card]), icon_list(icons(CARDS[card].icons)), ability(card)]


def on_hire(card: str) -> Msg:
    return Msg("card-hire", {"effect": reward(ON_HIRE[card])})


def townsfolk_facts(card: str) -> Msg:
    return facts([*card_facts(card), on_hire(card)])


def manuscript(book: str) -> Msg:
    """Ribbon, cost, and what it does at once or at the end."""
    x = MANUSCRIPTS[book]
    args: Args = {"ribbon": Msg(f"ribbon-{x.ribbon}"), "cost": count("cleric", COST[book])}
    if x.score is not None:
        return Msg("manuscript-scores", {**args, "effect": show(x.score)})
    return Msg("manuscript-works", {**args, "effect": reward(program(x.effect))})


def player_card(card: str) -> Msg:
    x = PLAYER_CARDS[card]
    goods = items([change(good, n) for good, n in START_GOODS[card]])
    return Msg("player-card", {"n": x.space, "goods": goods, "effect": reward(START_STEP[card])})


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
    return Msg("card-named", {"name": scheme_name(card), "facts": facts(scheme_facts(card))})


def building(kind: str) -> Msg:
    return Msg(f"building-{kind}")


def slot(i: int) -> Msg:
    """V6.8.9: what a building slot gives when it is uncovered."""
    x = SLOTS[i]
    return icon_list(icons(x.icons)) if x.icons else Msg(f"slot-{x.ability}")


def payment(found: Any) -> Msg:
    return items([count(good, n) for good, n in found])


def goods(p: dict[str, Any]) -> list[Msg]:
    return [num(n) for n in p["goods"][: len(GOODS)]]


FACES: dict[str, Callable[[str], Msg]] = {
    "manuscript": manuscript,
    "grey": manuscript,
    "segment": segment,
    "low": segment,
    "section": lambda name: reward(REWARD[SECTION[name]]),
    "player-card": player_card,
    "scheme": scheme_card,
    "future": scheme_card,
}


def card(pool: str, name: str) -> Msg:
    """A card of any deck, told by its face: townsfolk of one name differ in what they do."""
    if pool in FACES:
        return FACES[pool](name)
    return Msg("card-named", {"name": card_name(name), "facts": facts(card_facts(name))})
