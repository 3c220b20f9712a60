"""The cards, boards and tracks of Paladins: data files, checked while they are read."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludorum.effects import Choice, Effect, Vocabulary, need, one_of, parts, read_records

PACKAGE = __name__.rpartition(".")[0]
WORKERS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC, CRIMINAL = range(6)
ANY = -1  # a colourless space takes every worker
EMPTY, WORKSHOP = -1, 6  # on a space: nobody, or a workshop instead of a worker
ATTRIBUTES = ("faith", "strength", "influence")
FAITH, STRENGTH, INFLUENCE = range(3)
ACTIONS = (
    "develop", "recruit", "hunt", "trade", "pray", "conspire",
    "commission", "fortify", "garrison", "absolve", "attack", "convert",
)  # fmt: skip
(
    DEVELOP, RECRUIT, HUNT, TRADE, PRAY, CONSPIRE,
    COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT,
) = range(12)  # fmt: skip
LEFT = range(COMMISSION)
RIGHT = range(COMMISSION, CONVERT + 1)
SCHEME_ACTIONS = (*ACTIONS, "orders", "favour")
PEOPLES = ("viking", "byzantine", "saracen")
EVENTS = (*ACTIONS, "pay-debt", "inquisition")  # that townsfolk answer: P9
NEEDS = ("", "suspect", "blameless")  # of a townsfolk at an inquisition: P9.6, P9.7
VERBS = ("remove-suspicion", "remove-debt", "pay-debt", "pray", "recruit", "develop")
TOP = 12  # of an attribute

WORDS = Vocabulary(
    goods=(*WORKERS, *ATTRIBUTES, "silver", "provision", "tax", "debt", "vp"),
    counters=(
        *ATTRIBUTES, *PEOPLES, "commission", "garrison", "develop", "recruit", "fortify", "absolve",
        "orders", "mercenaries", "paid-debts", "debts", "suspicion",
    ),
    verbs=VERBS,
    fields={
        "actions.spaces": (*WORKERS, "any"),
        "actions.needs": ("", *ATTRIBUTES),
        "actions.raises": ("", *ATTRIBUTES),
        "actions.good": ("", "silver", "provision"),
        "outsiders.people": PEOPLES,
        "schemes.action": SCHEME_ACTIONS,
        "townsfolk.needs": NEEDS,
        "workshops.worker": WORKERS,
    },
)  # fmt: skip


@dataclass(slots=True, frozen=True)
class Paladin:
    """P9.1: `free` takes a cost away, `less` lowers it, `bonus` comes with every use."""

    id: str
    workers: tuple[str, ...]
    boost: dict[str, int]
    action: str
    origin: str
    free: bool = False
    less: int = 0
    bonus: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True, frozen=True)
class Townsfolk:
    """`discard` and `hire` are gained at once (P5.2), `gain` whenever `when` happens (P9)."""

    id: str
    name: str
    discard: Effect
    when: str
    gain: Effect
    origin: str
    hire: Effect | None = None
    needs: str = ""


@dataclass(slots=True, frozen=True)
class Outsider:
    id: str
    name: str
    people: str
    attack: Effect
    strength: int
    score: Effect
    origin: str


@dataclass(slots=True, frozen=True)
class Wall:
    id: str
    strength: int
    vp: int
    origin: str
    gain: Effect | None = None


@dataclass(slots=True, frozen=True)
class Tavern:
    id: str
    workers: tuple[str, ...]
    origin: str


@dataclass(slots=True, frozen=True)
class Favour:
    id: str
    worker: str
    gain: Effect
    origin: str
    cost: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True, frozen=True)
class Order:
    id: str
    action: str
    times: int
    origin: str


@dataclass(slots=True, frozen=True)
class OrderSlot:
    id: str
    vp: int
    origin: str


@dataclass(slots=True, frozen=True)
class Suspicion:
    id: str
    tax: int
    copies: int
    origin: str


@dataclass(slots=True, frozen=True)
class Scheme:
    """P11.17. `aside`: it lies on a King's Favour until that one is revealed."""

    id: str
    action: str
    origin: str
    aside: bool = False


@dataclass(slots=True, frozen=True)
class Region:
    """P6.4: the flags above a part of the board and above the outsider under it."""

    id: str
    faith: int
    strength: int
    origin: str


@dataclass(slots=True, frozen=True)
class Space:
    """A space for a monk or an outpost, open from that many players on."""

    id: str
    region: int
    players: int
    gain: Effect
    origin: str


@dataclass(slots=True, frozen=True)
class HireSlot:
    id: str
    silver: int
    debt: bool
    origin: str


@dataclass(slots=True, frozen=True)
class Action:
    """One of the twelve. `steps`: cost by times done; `marks`: influence needed; `vp`: scoring."""

    id: str
    right: bool
    spaces: tuple[str, ...]
    needs: str
    raises: str
    limit: int
    origin: str
    good: str = ""
    steps: tuple[int, ...] = ()
    marks: tuple[int, ...] = ()
    vp: tuple[int, ...] = ()


@dataclass(slots=True, frozen=True)
class JarSpace:
    id: str
    gain: Effect
    origin: str


@dataclass(slots=True, frozen=True)
class Workshop:
    """The worker under a workshop on the develop row."""

    id: str
    worker: str
    origin: str


@dataclass(slots=True, frozen=True)
class AttributeLevel:
    id: str
    vp: int
    origin: str


@dataclass(slots=True, frozen=True)
class SeatCount:
    id: str
    treasury: int
    origin: str


@dataclass(slots=True, frozen=True)
class BotLevel:
    """P11.4: how many King's Orders give the bot a workshop before the game."""

    id: str
    orders: int
    origin: str


@dataclass(slots=True, frozen=True)
class BotAction:
    """P11.18: the row of actions the bot falls back to, from left to right."""

    id: str
    workers: int
    origin: str


PALADINS = {x.id: x for x in read_records(PACKAGE, "paladins", Paladin, WORDS)}
TOWNSFOLK = {x.id: x for x in read_records(PACKAGE, "townsfolk", Townsfolk, WORDS)}
OUTSIDERS = {x.id: x for x in read_records(PACKAGE, "outsiders", Outsider, WORDS)}
WALLS = {x.id: x for x in read_records(PACKAGE, "walls", Wall, WORDS)}
TAVERNS = {x.id: x for x in read_records(PACKAGE, "taverns", Tavern, WORDS)}
FAVOURS = {x.id: x for x in read_records(PACKAGE, "favours", Favour, WORDS)}
ORDERS = {x.id: x for x in read_records(PACKAGE, "orders", Order, WORDS)}
ORDER_SLOTS = read_records(PACKAGE, "order_slots", OrderSlot, WORDS)
SUSPICION = {x.id: x for x in read_records(PACKAGE, "suspicion", Suspicion, WORDS)}
SCHEMES = {x.id: x for x in read_records(PACKAGE, "schemes", Scheme, WORDS)}
REGIONS = read_records(PACKAGE, "regions", Region, WORDS)
SPACES = read_records(PACKAGE, "spaces", Space, WORDS)
HIRES = read_records(PACKAGE, "hires", HireSlot, WORDS)
ACTS = read_records(PACKAGE, "actions", Action, WORDS)
JARS = read_records(PACKAGE, "jar_spaces", JarSpace, WORDS)
WORKSHOPS = read_records(PACKAGE, "workshops", Workshop, WORDS)
LEVELS = read_records(PACKAGE, "attributes", AttributeLevel, WORDS)
SEATS = {x.id: x for x in read_records(PACKAGE, "seats", SeatCount, WORDS)}
BOTS = {x.id: x for x in read_records(PACKAGE, "levels", BotLevel, WORDS)}
BOT_ROW = {x.id: x for x in read_records(PACKAGE, "bot_row", BotAction, WORDS)}


# -- what must hold --------------------------------------------------------------------------


def check_paladin(x: Paladin) -> None:
    lawful = set(x.workers) <= set(WORKERS[:CRIMINAL])
    need(len(x.workers) == 2 and lawful, f"{x.id}: two workers, no criminal")
    one_of(x, "boost", ATTRIBUTES, "attribute")
    need(sum(x.boost.values()) == 4, f"{x.id}: boosts add up to 4", "boost")
    one_of(x, "action", ACTIONS)
    need(x.free + (x.less > 0) + bool(x.bonus) == 1, f"{x.id}: exactly one ability")


def check_townsfolk(x: Townsfolk) -> None:
    one_of(x, "when", EVENTS, "event")
    one_of(x, "needs", NEEDS, "condition")


def check_outsider(x: Outsider) -> None:
    one_of(x, "people", PEOPLES)
    raises = dict(parts(x.attack)).get("influence", 0) > 0
    need(raises, f"{x.id}: an attack raises influence", "attack", code="attack-influence")
    need(x.strength > 0, f"{x.id}: a conversion raises strength", "strength", code="least", n=1)


def check_action(x: Action) -> None:
    one_of(x, "spaces", (*WORKERS, "any"), "worker")
    one_of(x, "needs", ("", *ATTRIBUTES), "attribute")
    n = x.limit
    priced, scored = not x.steps or len(x.steps) == n, not x.vp or len(x.vp) == n + 1
    need(priced, f"{x.id}: a cost for every time", "steps", "limit", code="as-many", n=n)
    need(scored, f"{x.id}: points for every time", "vp", "limit", code="as-many", n=n + 1)
    three = not x.right or len(x.spaces) == 3
    need(three, f"{x.id}: three spaces on the right", "spaces", "right", code="as-many", n=3)


def choices(e: Effect | None) -> dict[str, tuple[tuple[str, int], ...]]:
    """The named ways of a choice, each as its parts; none where nothing is chosen."""
    return {name: parts(x) for name, x in e.options} if isinstance(e, Choice) else {}


def ways_of(card: str) -> dict[str, tuple[tuple[str, int], ...]]:
    """What can be chosen on a wall or a King's Favour."""
    return choices(WALLS[card].gain if card in WALLS else FAVOURS[card].gain)


for paladin in PALADINS.values():
    check_paladin(paladin)
for townsfolk in TOWNSFOLK.values():
    check_townsfolk(townsfolk)
for outsider in OUTSIDERS.values():
    check_outsider(outsider)
for act in ACTS:
    check_action(act)
for wall in WALLS.values():
    need(wall.strength > 0, f"{wall.id}: every wall raises strength")
for tavern in TAVERNS.values():
    known = set(tavern.workers) <= set(WORKERS)
    need(known and len(tavern.workers) == 4, f"{tavern.id}: four workers")
for scheme in SCHEMES.values():
    one_of(scheme, "action", SCHEME_ACTIONS)
need(tuple([x.id for x in ACTS]) == ACTIONS, "the twelve actions in their order")
need((len(PALADINS), len(TOWNSFOLK), len(OUTSIDERS)) == (12, 32, 36), "12, 32 and 36 cards")
need((len(WALLS), len(TAVERNS)) == (24, 24), "24 walls and 24 taverns")
need((len(FAVOURS), len(ORDERS), len(ORDER_SLOTS)) == (10, 6, 3), "10 favours, 6 orders, 3 slots")
suspicions = sum([x.copies for x in SUSPICION.values()])
need(suspicions == 24, "24 suspicion cards", "copies", code="in-all", n=24)
aside = sum([x.aside for x in SCHEMES.values()])
need(aside == 5, "5 schemes lie on the King's Favours", "aside", code="in-all", n=5)
need(len(SCHEMES) == 17, "17 schemes")
need((len(REGIONS), len(HIRES), len(WORKSHOPS)) == (6, 5, 8), "6 regions, 5 slots, 8 workshops")
need(len(LEVELS) == TOP + 1, "attribute levels from 0 to 12")
need(len(JARS) >= 7, "a space for every jar")
rests = BOT_ROW["rest"].workers <= 1
need(rests, "rest: the bot can rest with one worker: P11.18", "workers", code="most", n=1)
for people in PEOPLES:
    same = [x for x in OUTSIDERS.values() if x.people == people]
    need(len(same) == 12, f"12 cards of {people}")

# -- the same, arranged for speed ------------------------------------------------------------

Parts = tuple[tuple[str, int], ...]
Need = tuple[int, ...]  # the kind every space asks for, from the left


def kind(name: str) -> int:
    return ANY if name == "any" else WORKERS.index(name)


def uncovered(spaces: tuple[str, ...]) -> tuple[Need, ...]:
    """What the spaces ask for, by the spaces that workshops cover: 1 left, 2 middle, 3 both."""
    kinds = [kind(x) for x in spaces]
    return tuple([tuple([k for i, k in enumerate(kinds) if not m >> i & 1]) for m in range(4)])


SPACE_KINDS = [tuple([kind(x) for x in act.spaces]) for act in ACTS]
NEED = [uncovered(act.spaces) for act in ACTS]
NO_BOOST = (0, 0, 0)
BOOST = {x.id: tuple([x.boost.get(a, 0) for a in ATTRIBUTES]) for x in PALADINS.values()}
BOOST[""] = NO_BOOST
HELPS = {x.id: ACTIONS.index(x.action) for x in PALADINS.values()}
HELPS[""] = -1
FREE = {x.id: ACTIONS.index(x.action) if x.free else -1 for x in PALADINS.values()}
FREE[""] = -1
HIRE = {x.id: parts(x.hire) for x in TOWNSFOLK.values()}
DISCARD = {x.id: parts(x.discard) for x in TOWNSFOLK.values()}
ATTACKED = {x.id: parts(x.attack) for x in OUTSIDERS.values()}
BONUS: dict[str, dict[str, Parts]] = {  # event -> card -> what it brings
    when: {x.id: parts(x.gain) for x in TOWNSFOLK.values() if x.when == when} for when in EVENTS
}
ON_SPACE = [parts(x.gain) for x in SPACES]
ON_JAR = [parts(x.gain) for x in JARS]
REGION_OF = [x.region - 1 for x in SPACES]
FLAGS = (  # by attribute: what a region asks for; influence asks for nothing there
    tuple([x.faith for x in REGIONS]),
    tuple([x.strength for x in REGIONS]),
    (),
)
LIMIT = [x.limit for x in ACTS]
STEPS = [x.steps for x in ACTS]
IN_SILVER = [x.good == "silver" for x in ACTS]
MARKS = [x.marks for x in ACTS]
HIRE_COST = [x.silver for x in HIRES]
BY_DEBT = [x.debt for x in HIRES]
FAVOUR_NEED: dict[str, Need] = {x.id: (kind(x.worker),) for x in FAVOURS.values()}
FAVOUR_COST = {
    x.id: (x.cost.get("silver", 0), x.cost.get("provision", 0)) for x in FAVOURS.values()
}
PALADIN_BRINGS = {x.id: tuple([kind(w) for w in x.workers]) for x in PALADINS.values()}
TAVERN_BRINGS = {x.id: tuple([kind(w) for w in x.workers]) for x in TAVERNS.values()}
TAX = {x.id: x.tax for x in SUSPICION.values()}
UNDER = [WORKERS.index(x.worker) for x in WORKSHOPS]
VP = [x.vp for x in LEVELS]
DEVELOP_COST = 4  # P5.1
PRAY_COST = 2  # P5.5
