"""The cards, boards and tracks of Viscounts: data files, checked while they are read."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludorum.content import rows
from ludorum.effects import (
    All,
    Choice,
    Effect,
    Vocabulary,
    between,
    need,
    one_of,
    parts,
    read_records,
)

PACKAGE = __name__.rpartition(".")[0]
ICONS = ("merchant", "builder", "noble", "cleric", "criminal")
MERCHANT, BUILDER, NOBLE, CLERIC, CRIMINAL = range(5)
ACTIONS = ("trade", "build", "workers", "transcribe")  # each is paid with the icon of its number
TRADE, BUILD, WORKERS, TRANSCRIBE = range(4)
GOODS = ("silver", "ink", "gold", "stone")
SILVER, INK, GOLD, STONE = range(4)
GOOD = {name: i for i, name in enumerate(GOODS)}
RESOURCES = GOODS[1:]
CURRENCY = (SILVER, STONE, GOLD, INK)  # V6.2: what stands for an icon, by action
KINDS = ("trading-post", "guildhall", "workshop")
TRADING_POST, GUILDHALL, WORKSHOP = range(3)
RIBBONS = ("black", "blue", "yellow", "grey")
PLACES = ("left", "inner", "right")  # the spaces of a segment, clockwise
LEFT, INNER, RIGHT = range(3)
SEGMENTS_IN_RING = 5
TRACK = 7
NOBODY = -1

TIMES = ("", "immediate", "drop-off", "after", "gain-debt", "flip-debt", "collision", "pay")
WAYS = ("", "merchants", "silver", "double", "other-resources")
NEEDS = ("", "criminals", "no-criminals")
ABILITIES = (
    "", "step", "cheap-dismissal", "discard-with-hire", "virtue-in-collision", "hand",
)  # fmt: skip
BOT_TIMES = ("once", "collision", "flip", "scheme", "shuffle")
VERBS = (
    "flip", "flip-debt", "flip-deed", "hire", "discard", "destroy", "rearrange", "shuffle",
    "castle-move", "workers", "trading-post", "guildhall", "workshop", "manuscript",
    "trading-post-here", "destroy-own",
    "dismiss", "scheme", "act-build", "act-workers", "act-transcribe", "focus",
)  # fmt: skip
FOCUSES = ("act-build", "act-workers", "act-transcribe", "flip")
GUILDS = ("builder", "cleric", "noble")
DECKS = ("starting", "future")
STARTS = (*GOODS, "resource", "debt", "deed")  # what one starts with
COUNTERS = (
    "manuscripts", "approved-deeds", "paid-debts", "workers", "resources", "buildings",
    "merchants", "builders", "nobles", "clerics", "criminals",
)  # fmt: skip
WORDS = Vocabulary(
    goods=(*ICONS, *GOODS, "resource", "debt", "deed", "virtue", "corruption", "vp"),
    counters=COUNTERS,
    verbs=VERBS,
    fields={
        "bots.focus": FOCUSES,
        "bots.chart": RESOURCES,
        "bots.guildhalls": GUILDS,
        "bots.start": STARTS,
        "bots.middle": ICONS,
        "bots.right": ICONS,
        "bots.crossed": tuple([x["id"] for x in rows(PACKAGE, "schemes")]),
        "manuscripts.ribbon": RIBBONS,
        "player_cards.goods": STARTS,
        "schemes.deck": DECKS,
        "schemes.icons": ICONS[1:],
        "segments.icons": ICONS,
        "townsfolk.icons": ICONS,
        "townsfolk.when": TIMES,
        "townsfolk.action": ("", *ACTIONS),
        "townsfolk.way": WAYS,
    },
)


@dataclass(slots=True, frozen=True)
class Card:
    """V1.3, V1.4: townsfolk, starting townsfolk and heroes.

    `hire` is the effect at the top right. `when` says when `effect` works; "after" and "pay" name
    the action they belong to, "pay" the way it helps to pay (V6.2.1).
    """

    id: str
    name: str
    silver: int
    icons: dict[str, int]
    origin: str
    hire: Effect | None = None
    when: str = ""
    action: str = ""
    way: str = ""
    effect: Effect | None = None


@dataclass(slots=True, frozen=True)
class Manuscript:
    """V6.10.1, V12.4. `grey`: one of the five that lie on top at the start (V2.4)."""

    id: str
    ribbon: str
    cost: int
    origin: str
    effect: Effect | None = None
    score: Effect | None = None
    grey: bool = False


@dataclass(slots=True, frozen=True)
class PlayerCard:
    """V2.9: where a player starts, with what, and the step at the foot of the card."""

    id: str
    space: int
    goods: dict[str, int]
    effect: Effect
    origin: str


@dataclass(slots=True, frozen=True)
class Exchange:
    """V6.7.1: so many merchants for the effect."""

    merchants: int
    effect: Effect


@dataclass(slots=True, frozen=True)
class PrintedTownsfolk:
    """V6.4.2."""

    silver: int
    icons: dict[str, int]
    hire: Effect


@dataclass(slots=True, frozen=True)
class PrintedManuscript:
    """V6.10.3."""

    cost: int
    effect: Effect


@dataclass(slots=True, frozen=True)
class Site:
    bank: str
    effect: Effect


@dataclass(slots=True, frozen=True)
class Side:
    """V6.8.5: the sites clockwise; link i leads from site i to the next one, if there is one."""

    sites: tuple[Site, ...]
    links: tuple[Effect | None, ...]


@dataclass(slots=True, frozen=True)
class Segment:
    """A fifth of the ring. `few` and `many`: the sides for 1-2 and 3-4 players (V2.1)."""

    id: str
    left: int
    right: int
    trade_left: Exchange
    trade_right: Exchange
    townsfolk: PrintedTownsfolk
    manuscript: PrintedManuscript
    few: Side
    many: Side
    origin: str


@dataclass(slots=True, frozen=True)
class Section:
    """V6.9.2: the reward for reaching the second tier of a castle section."""

    id: str
    effect: Effect
    origin: str


@dataclass(slots=True, frozen=True)
class Building:
    id: str
    builders: int
    vp: tuple[int, ...]
    origin: str


@dataclass(slots=True, frozen=True)
class Slot:
    """V6.8.9: what a building slot of a player's board gives when it is uncovered."""

    id: str
    origin: str
    icons: dict[str, int] = field(default_factory=dict)
    ability: str = ""


@dataclass(slots=True, frozen=True)
class TrackSlot:
    """V9.8, V13.20: above for the owner, below for the others if they meet the condition."""

    id: str
    above: Effect
    below: Effect
    needs: str
    bot: Effect
    origin: str


@dataclass(slots=True, frozen=True)
class BonusCard:
    """V6.10.2."""

    id: str
    icons: dict[str, int]
    origin: str


@dataclass(slots=True, frozen=True)
class SeatCount:
    """V2.1, V2.10."""

    id: str
    sites: int
    debts: int
    deeds: int
    origin: str


@dataclass(slots=True, frozen=True)
class Scheme:
    """V13.14: header icons, the criminal row, the bonus row, the move, the options."""

    id: str
    deck: str
    icons: dict[str, int]
    bonus: Effect
    move: int
    options: tuple[Effect, ...]
    origin: str
    criminal: bool = False


@dataclass(slots=True, frozen=True)
class Bot:
    """V13.2, V13.36, V13.37: one side of a bot board."""

    id: str
    focus: str
    chart: tuple[str, ...]
    start: dict[str, int]
    building: bool
    guildhalls: tuple[str, ...]
    middle: dict[str, int]
    right: dict[str, int]
    crossed: tuple[str, ...]
    origin: str


@dataclass(slots=True, frozen=True)
class BotSlot:
    """V13.19: what an uncovered slot of a bot board does; its guildhalls only give icons."""

    id: str
    when: str
    effect: Effect
    origin: str


TOWNSFOLK = {x.id: x for x in read_records(PACKAGE, "townsfolk", Card, WORDS)}
STARTERS = {x.id: x for x in read_records(PACKAGE, "starters", Card, WORDS)}
HEROES = {x.id: x for x in read_records(PACKAGE, "heroes", Card, WORDS)}
MANUSCRIPTS = {x.id: x for x in read_records(PACKAGE, "manuscripts", Manuscript, WORDS)}
PLAYER_CARDS = {x.id: x for x in read_records(PACKAGE, "player_cards", PlayerCard, WORDS)}
SEGMENTS = read_records(PACKAGE, "segments", Segment, WORDS)
SECTIONS = read_records(PACKAGE, "castle", Section, WORDS)
BUILDINGS = read_records(PACKAGE, "buildings", Building, WORDS)
SLOTS = read_records(PACKAGE, "slots", Slot, WORDS)
TRACK_SLOTS = read_records(PACKAGE, "track", TrackSlot, WORDS)
BONUS_CARDS = read_records(PACKAGE, "bonus_cards", BonusCard, WORDS)
SEATS = {x.id: x for x in read_records(PACKAGE, "seats", SeatCount, WORDS)}
SCHEMES = {x.id: x for x in read_records(PACKAGE, "schemes", Scheme, WORDS)}
BOTS = {x.id: x for x in read_records(PACKAGE, "bots", Bot, WORDS)}
BOT_SLOTS = {x.id: x for x in read_records(PACKAGE, "bot_slots", BotSlot, WORDS)}
CARDS = {**TOWNSFOLK, **STARTERS, **HEROES}


# -- what must hold --------------------------------------------------------------------------


def check_card(x: Card) -> None:
    between(x, "silver", 1, 3)
    known = bool(x.icons) and set(x.icons) <= set(ICONS)
    need(known, f"{x.id}: icons are the five kinds", "icons", code="some")
    one_of(x, "when", TIMES, "timing")
    pays = x.way in WAYS and (x.way != "") == (x.when == "pay")
    need(pays, f"{x.id}: a way to pay, or none", "way", "when", code="way-to-pay")
    acts = (x.action != "") == (x.when in ("after", "pay"))
    need(acts, f"{x.id}: an action, or none", "action", "when", code="of-action")
    one_of(x, "action", ("", *ACTIONS))
    works = (x.effect is not None) == (x.when not in ("", "pay"))
    need(works, f"{x.id}: an effect for every timing", "effect", "when", code="ability-does")


def check_manuscript(x: Manuscript) -> None:
    one_of(x, "ribbon", RIBBONS)
    between(x, "cost", 3, 7)
    one = (x.effect is None) != (x.score is None)
    need(one, f"{x.id}: it works at once or scores", "effect", "score", code="once-or-end")


def check_side(x: Side, sites: int, where: str) -> None:
    need(
        len(x.sites) == len(x.links) == sites,
        f"{where}: {sites} sites and as many links",
        "sites",
        "links",
    )
    banks = [site.bank for site in x.sites]
    need(sorted(banks) == banks and set(banks) == {"left", "right"}, f"{where}: left, then right")


def check_scheme(x: Scheme) -> None:
    one_of(x, "deck", DECKS)
    need(set(x.icons) <= set(ICONS[1:]), f"{x.id}: no merchants on schemes", "icons")
    crooked = x.criminal == ("criminal" in x.icons)
    need(crooked, f"{x.id}: a row for criminals", "criminal", "icons", code="criminal-row")
    between(x, "move", 1, 4)
    few = len(x.options) in (2, 3)
    need(few, f"{x.id}: 2 or 3 options", "options", code="range", low=2, high=3)
    last = [name for name, _ in parts(x.options[-1])]
    works = not [name for name in last if name.startswith("act-")]
    need(works, f"{x.id}: the last always works", "options", code="last-works")


def check_bot(x: Bot) -> None:
    need(set(x.crossed) <= set(SCHEMES), f"{x.id}: crosses out schemes that exist", "crossed")
    one_of(x, "chart", RESOURCES, "resource")
    halls = sorted(x.guildhalls) == list(GUILDS)
    need(halls, f"{x.id}: three guildhalls", "guildhalls", code="three-guildhalls")
    one_of(x, "focus", VERBS)


for card in CARDS.values():
    check_card(card)
for book in MANUSCRIPTS.values():
    check_manuscript(book)
for segment in SEGMENTS:
    check_side(segment.few, 4, f"{segment.id}, few")
    check_side(segment.many, 5, f"{segment.id}, many")
for scheme in SCHEMES.values():
    check_scheme(scheme)
for bot in BOTS.values():
    check_bot(bot)
for slot in SLOTS:
    need(slot.ability in ABILITIES, f"{slot.id}: unknown ability {slot.ability}")
    need(bool(slot.icons) != bool(slot.ability), f"{slot.id}: icons or an ability")
for track in TRACK_SLOTS:
    need(track.needs in NEEDS, f"track {track.id}: unknown condition {track.needs}")
for bot_slot in BOT_SLOTS.values():
    need(bot_slot.when in BOT_TIMES, f"{bot_slot.id}: unknown timing {bot_slot.when}")
need((len(TOWNSFOLK), len(STARTERS), len(HEROES)) == (68, 8, 10), "68, 8 and 10 cards")
need(len(CARDS) == 86, "every card has an id of its own")
need(len(MANUSCRIPTS) == 35, "35 manuscripts")
backs = sum([x.grey for x in MANUSCRIPTS.values()])
need(backs == 5, "5 manuscripts with a grey back", "grey", code="in-all", n=5)
starts = sorted([x.space for x in PLAYER_CARDS.values()])
need(starts == list(range(1, 11)), "a card a space", "space", code="card-a-space")
need((len(SEGMENTS), len(SECTIONS)) == (SEGMENTS_IN_RING, SEGMENTS_IN_RING), "5 and 5")
need(tuple([x.id for x in BUILDINGS]) == KINDS, "three kinds of buildings in their order")
need([x.id for x in SLOTS] == [f"{k}-{i}" for k in KINDS for i in (1, 2, 3)], "nine slots")
need(len(TRACK_SLOTS) == TRACK, "seven slots of the track")
need(tuple([x.id for x in BONUS_CARDS]) == RIBBONS, "a bonus card a ribbon")
need(sorted(SEATS) == ["1", "2", "3", "4"], "1 to 4 players")
need([x.deck for x in SCHEMES.values()] == ["starting"] * 8 + ["future"] * 8, "8 and 8 schemes")

# -- the same, arranged for speed ------------------------------------------------------------

Icons = tuple[int, int, int, int, int]
Program = tuple[tuple[str, int], ...]  # an effect as steps; a choice is ("choose", its number)
NO_ICONS: Icons = (0, 0, 0, 0, 0)
CHOICES: list[tuple[tuple[str, Program], ...]] = []  # the named ways of every choice


def icons(found: dict[str, int]) -> Icons:
    m, b, n, c, k = [found.get(x, 0) for x in ICONS]
    return m, b, n, c, k


def program(e: Effect | None) -> Program:
    """Steps in printed order, as `rewards.apply` runs them."""
    if isinstance(e, Choice):
        CHOICES.append(tuple([(name, program(x)) for name, x in e.options]))
        return (("choose", len(CHOICES) - 1),)
    if isinstance(e, All):
        return tuple([x for part in e.parts for x in program(part)])
    return parts(e)


ICONS_OF: dict[str, Icons] = {
    **{x.id: icons(x.icons) for x in CARDS.values()},
    **{x.id: icons(x.icons) for x in SCHEMES.values()},
}
CROOKED = {x: found[CRIMINAL] for x, found in ICONS_OF.items() if found[CRIMINAL]}
VALUE = {x.id: x.silver for x in CARDS.values()}
ON_HIRE = {x.id: program(x.hire) for x in CARDS.values()}
ABILITY: dict[str, dict[str, Program]] = {  # timing -> card -> what it does
    when: {x.id: program(x.effect) for x in CARDS.values() if x.when == when}
    for when in ("immediate", "drop-off", "gain-debt", "flip-debt", "collision")
}
AFTER = [
    {x.id: program(x.effect) for x in CARDS.values() if x.when == "after" and x.action == action}
    for action in ACTIONS
]
PAYS = [
    {x.id: x.way for x in CARDS.values() if x.when == "pay" and x.action == action}
    for action in ACTIONS
]
AT_ONCE = {x.id: program(x.effect) for x in MANUSCRIPTS.values()}
COST = {x.id: x.cost for x in MANUSCRIPTS.values()}
RIBBON = {x.id: RIBBONS.index(x.ribbon) for x in MANUSCRIPTS.values()}
REWARD = [program(x.effect) for x in SECTIONS]
SECTION = {x.id: i for i, x in enumerate(SECTIONS)}
FUTURE = "future"  # V13.22: the back of a future scheme that nobody has opened
TRADES = [
    ((x.trade_left.merchants, program(x.trade_left.effect)), (0, ()),
     (x.trade_right.merchants, program(x.trade_right.effect)))
    for x in SEGMENTS
]  # fmt: skip
PRINTED_FOLK = [
    (x.townsfolk.silver, icons(x.townsfolk.icons), program(x.townsfolk.hire)) for x in SEGMENTS
]
PRINTED_BOOK = [(x.manuscript.cost, program(x.manuscript.effect)) for x in SEGMENTS]
SIDES = {n: [x.few if n == 4 else x.many for x in SEGMENTS] for n in (4, 5)}
ON_SITE = {n: [[program(y.effect) for y in x.sites] for x in SIDES[n]] for n in SIDES}
LINKS = {n: [[program(y) for y in x.links] for x in SIDES[n]] for n in SIDES}
BANKS = {  # sites of a segment by place: left, inner, right
    n: [
        [[i for i, y in enumerate(x.sites) if y.bank == place] for place in PLACES]
        for x in SIDES[n]
    ]
    for n in SIDES
}
SPACE_NAMES = [(str(x.left), x.id, str(x.right)) for x in SEGMENTS]
SLOT_ICONS = [icons(x.icons) for x in SLOTS]
STEP, CHEAP, DISCARDS, VIRTUE, HAND = [
    [x.ability for x in SLOTS].index(ability) for ability in ABILITIES[1:]
]
PRINTED: dict[str, tuple[Icons, Icons]] = {  # in the middle and the right slot, by bot or none
    "": ((0, 1, 1, 1, 0), (2, 0, 0, 0, 0)),  # V2.11
    **{x.id: (icons(x.middle), icons(x.right)) for x in BOTS.values()},
}
BOT_SLOT_ICONS = {
    x.id: [NO_ICONS] * 3 + [icons({name: 1}) for name in x.guildhalls] + [NO_ICONS] * 3
    for x in BOTS.values()
}
OPENS: dict[str, list[tuple[int, Icons]]] = {  # slots with icons under them, by bot or none
    name: [(i, x) for i, x in enumerate(found) if x != NO_ICONS]
    for name, found in (("", SLOT_ICONS), *BOT_SLOT_ICONS.items())
}
BONUS_ICONS = [icons(x.icons) for x in BONUS_CARDS]
ABOVE = [program(x.above) for x in TRACK_SLOTS]
BELOW = [(x.needs, program(x.below)) for x in TRACK_SLOTS]
BOT_ABOVE = [program(x.bot) for x in TRACK_SLOTS]
BOT_SLOT = {
    [x.id for x in SLOTS].index(k): (x.when, program(x.effect)) for k, x in BOT_SLOTS.items()
}
SCHEME_BONUS = {x.id: program(x.bonus) for x in SCHEMES.values()}
SCHEME_OPTIONS = {x.id: [program(y) for y in x.options] for x in SCHEMES.values()}
START_GOODS = {x.id: tuple(x.goods.items()) for x in PLAYER_CARDS.values()}
START_STEP = {x.id: program(x.effect) for x in PLAYER_CARDS.values()}
BUILDERS = [x.builders for x in BUILDINGS]
BUILDING_VP = [x.vp for x in BUILDINGS]
NOBLES = (0, 1, 3, 5, 8)  # V6.9.1: for so many workers
SPACE_AT = {  # V2.9: the number of an outer space -> segment, place
    n: (i, place) for i, x in enumerate(SEGMENTS) for n, place in ((x.left, LEFT), (x.right, RIGHT))
}
SETS = (0, 1, 4, 9, 16)  # V12.4
PRIZES = {1: (12, 4), 2: (12, 4), 3: (12, 8, 4), 4: (12, 8, 4)}  # V12.8, V12.9
