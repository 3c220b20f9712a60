"""The cards, boards and tracks of Architects: data files, checked while they are read."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludorum.effects import Effect, Vocabulary, need, one_of, read_records

PACKAGE = __name__.rpartition(".")[0]
GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")
CLAY, WOOD, STONE, GOLD, MARBLE, SILVER = range(6)
SKILLS = ("carpentry", "tiling", "masonry")
PLACES = (
    "quarry", "forest", "mines", "silversmith", "storehouse", "workshop", "town", "tax",
    "guardhouse",
)  # fmt: skip
QUARRY, FOREST, MINES, SILVERSMITH, STOREHOUSE, WORKSHOP, TOWN, TAX, GUARDHOUSE = range(9)
MARKETS = ("market-left", "market-middle", "market-right")
HALL_ROWS = 4  # A12.1
PILES = ("starting", "future")  # of schemes
SCHEME_PLACES = (*PLACES, *MARKETS, "guildhall")
TRIGGERS = (
    "quarry", "forest", "mines", "silversmith", "market", "tax", "cathedral", "pay-debt", "sell",
    "reset",
)  # fmt: skip
POWERS = ("conspirator", "illusionist", "thief", "trickster", "overseer")
STEPS = (
    "gather", "tribute", "toll", "marble", "virtue", "pardon", "headhunt", "capture", "sell",
    "free", "ransom", "steal", "deal", "cathedral", "rival",
)  # fmt: skip

WORDS = Vocabulary(
    goods=(*GOODS, "virtue", "card", "debt", "vp"),
    counters=(
        *SKILLS, "building-goods", "gold", "marble", "virtue", "buildings", "captives", "debts",
        "paid-debts",
    ),
    tests=("highest", "no-debts", "most-stone", "most-wood", "most-clay", "most-silver"),
    verbs=(
        "hire", "capture", "free", "release", "destroy-debt", "discard", "punish", "bless",
        "guildhall", "dismiss",
    ),
    fields={
        "market.small": GOODS,
        "market.large": GOODS,
        "schemes.pile": PILES,
        "schemes.place": SCHEME_PLACES,
        "schemes.do": STEPS,
    },
)  # fmt: skip


@dataclass(slots=True, frozen=True)
class Apprentice:
    """`when` names the event that pays `gain` (A17); `pay` buys `trade` at the Storehouse."""

    id: str
    name: str
    skills: tuple[str, ...]
    origin: str
    virtue: int = 0
    when: str = ""
    gain: dict[str, int] = field(default_factory=dict)
    needs: str = ""
    release: int = 0
    pay: dict[str, int] = field(default_factory=dict)
    trade: dict[str, int] = field(default_factory=dict)
    power: str = ""


@dataclass(slots=True, frozen=True)
class Building:
    """Exactly one of `now` (A13.3), `end` (moves virtue, A19.4) and `score` (A19.6) is there."""

    id: str
    name: str
    vp: int
    cost: dict[str, int]
    skills: tuple[str, ...]
    origin: str
    virtue: int = 0
    now: Effect | None = None
    end: Effect | None = None
    score: Effect | None = None
    solo: bool = True


@dataclass(slots=True, frozen=True)
class Reward:
    id: str
    gain: dict[str, int]
    origin: str


@dataclass(slots=True, frozen=True)
class MarketCard:
    id: str
    small: dict[str, int]
    large: dict[str, int]
    origin: str


@dataclass(slots=True, frozen=True)
class Board:
    """A21. The id is also the name of its ability."""

    id: str
    virtue: int
    silver: int
    prison: int
    debts: int
    cards: int
    goods: dict[str, int]
    origin: str
    promo: bool = False


@dataclass(slots=True, frozen=True)
class Step:
    do: str
    n: int


@dataclass(slots=True, frozen=True)
class Scheme:
    """A22.16. The printed cards are unknown: all of these are `house`."""

    id: str
    pile: str
    place: str
    steps: tuple[Step, ...]
    origin: str
    star: bool = False


@dataclass(slots=True, frozen=True)
class VirtueStep:
    id: str
    vp: int
    ignores: int
    cathedral: bool
    market: bool
    origin: str


@dataclass(slots=True, frozen=True)
class Level:
    """A14.4. `any`: that many of stone and wood, in any mix."""

    id: str
    cost: dict[str, int]
    any: int
    spaces: int
    vp: int
    origin: str


@dataclass(slots=True, frozen=True)
class SeatCount:
    """What depends on the number of players: A2.2, A8.3, A12.1, A12.3."""

    id: str
    columns: int
    resets: tuple[int, ...]
    rewards: int
    locations: int
    origin: str

    @property
    def slots(self) -> int:
        return self.columns * HALL_ROWS


def check(a: Apprentice) -> None:
    one_of(a, "skills", SKILLS, "skill")
    one_of(a, "when", ("", *TRIGGERS), "trigger")
    one_of(a, "power", ("", *POWERS))
    need(bool(a.pay) == bool(a.trade), f"{a.id}: a trade has a price and a gain", "pay", "trade")


def check_building(b: Building) -> None:
    one_of(b, "skills", SKILLS, "skill")
    one_of(b, "cost", GOODS, "good")
    effects = [e for e in (b.now, b.end, b.score) if e is not None]
    need(len(effects) == 1, f"{b.id}: needs exactly one of now, end and score")


def check_scheme(x: Scheme) -> None:
    one_of(x, "pile", PILES)
    one_of(x, "place", SCHEME_PLACES)
    need(len(x.steps) <= 3, f"{x.id}: at most three steps", "steps", code="most-steps", most=3)
    for step in x.steps:
        need(step.do in STEPS, f"{x.id}: unknown step {step.do}")


PRINTED_APPRENTICES = read_records(PACKAGE, "apprentices", Apprentice, WORDS)
PROMO_APPRENTICES = read_records(PACKAGE, "promo_apprentices", Apprentice, WORDS)
PRINTED_BUILDINGS = read_records(PACKAGE, "buildings", Building, WORDS)
PROMO_BUILDINGS = read_records(PACKAGE, "promo_buildings", Building, WORDS)
APPRENTICES = {x.id: x for x in PRINTED_APPRENTICES + PROMO_APPRENTICES}
BUILDINGS = {x.id: x for x in PRINTED_BUILDINGS + PROMO_BUILDINGS}
REWARDS = {x.id: x for x in read_records(PACKAGE, "rewards", Reward, WORDS)}
MARKET = {x.id: x for x in read_records(PACKAGE, "market", MarketCard, WORDS)}
BOARDS = {x.id: x for x in read_records(PACKAGE, "boards", Board, WORDS)}
SCHEMES = {x.id: x for x in read_records(PACKAGE, "schemes", Scheme, WORDS)}
VIRTUE = read_records(PACKAGE, "virtue", VirtueStep, WORDS)
LEVELS = read_records(PACKAGE, "cathedral", Level, WORDS)
SEATS = {x.id: x for x in read_records(PACKAGE, "seats", SeatCount, WORDS)}

for apprentice in APPRENTICES.values():
    check(apprentice)
for building in BUILDINGS.values():
    check_building(building)
for scheme in SCHEMES.values():
    check_scheme(scheme)
need((len(PRINTED_APPRENTICES), len(PRINTED_BUILDINGS)) == (40, 40), "40 cards of each kind")
need((len(REWARDS), len(MARKET), len(BOARDS)) == (11, 10, 10), "11 rewards, 10 markets, 10 boards")
need(len(SCHEMES) == 30, "30 schemes")
need((len(VIRTUE), len(LEVELS)) == (15, 5), "15 steps of virtue, 5 levels of the Cathedral")

# -- the same, arranged for speed ------------------------------------------------------------

Price = tuple[tuple[int, int], ...]  # (good, how many)


def price(goods: dict[str, int]) -> Price:
    return tuple([(GOODS.index(g), n) for g, n in goods.items()])


def one_ore(cost: Price) -> Price:
    """A21.6: for Therese gold and marble are the same; we keep both as gold."""
    ore = sum([n for good, n in cost if good in (GOLD, MARBLE)])
    rest = tuple([(good, n) for good, n in cost if good not in (GOLD, MARBLE)])
    return (*rest, (GOLD, ore)) if ore else rest


def mask(skills: tuple[str, ...]) -> int:
    return sum([1 << SKILLS.index(x) for x in skills])


SKILL_OF = {x.id: mask(x.skills) for x in APPRENTICES.values()}
SKILL_FOR = {x.id: mask(x.skills) for x in BUILDINGS.values()}
COST = {x.id: price(x.cost) for x in BUILDINGS.values()}
COST_ORE = {k: one_ore(v) for k, v in COST.items()}
TRADE = {x.id: price(x.pay) for x in APPRENTICES.values() if x.pay}
TRADE_ORE = {k: one_ore(v) for k, v in TRADE.items()}
LEVEL_COST = [price(x.cost) for x in LEVELS]
LEVEL_COST_ORE = [one_ore(x) for x in LEVEL_COST]
IGNORES = [x.ignores for x in VIRTUE]
BONUS = {  # trigger -> card -> goods
    t: {x.id: x.gain for x in APPRENTICES.values() if x.when == t and x.gain} for t in TRIGGERS
}
HAS_POWER = {
    power: frozenset(x.id for x in APPRENTICES.values() if x.power == power) for power in POWERS
}
AT_RESET = {x.id: x for x in APPRENTICES.values() if x.when == "reset"}


def face(goods: dict[str, int]) -> str:
    """The name of a small market: its goods, one by one. No other thing has such a name."""
    return "-".join(["small", *[g for g, n in goods.items() for _ in range(n)]])


SMALL_OF = {x.id: face(x.small) for x in MARKET.values()}  # what shows of a card in the left pile
SMALL = {face(x.small): x.small for x in MARKET.values()}
need(
    len(SMALL) == 5,
    "5 small markets, each on two cards: goods in the same order on both",
    "small",
    code="small-markets",
)
PRINTED_SMALL = {"marble": 1, "gold": 1}  # A2.1.1
PRINTED_LARGE = {"marble": 2, "stone": 1, "wood": 1}
