"""A second reading of Hadrian's Wall, H2 to H32.

Every player's sheets are kept a second time, from the answers and the cards turned alone: boxes are
marked and prices paid by the book, and what all marked boxes show together is what must have been
gained (H4.12: in whatever order). After every piece of the rules the two are compared, box by box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ludorum.content import Row
from ludorum.kernel import Choose, Option
from tests.oracles.hadrians_wall_table import (
    ATTRIBUTE_BOXES,
    ATTRIBUTES,
    BOXES,
    BRIBES,
    BUILDINGS,
    CITIZEN_BOXES,
    CITIZEN_ICONS,
    CITIZENS,
    COHORT_BOXES,
    COHORTS,
    DIPLOMATS,
    FAMILIES,
    FATE,
    GLADIATORS,
    HOTEL,
    ITEMS,
    LANDMARKS,
    LUDUS_BOXES,
    MAP,
    MAP_COLUMNS,
    MAP_ROWS,
    PERFORMERS,
    PROSPECTS,
    RANKS,
    ROAD,
    RULINGS,
    SHOWS,
    STALLS,
    TEMPLES,
    TRACKS,
    TRADERS,
    WORKERS,
    WORKSHOP,
    YEARS,
    Icons,
    allowed,
    attackers,
    battles,
    beside,
    bribes,
    count_icons,
    drills,
    exchanges,
    favours,
    free_boxes,
    free_places,
    landmarks,
    missed,
    open_citizens,
    path_points,
    patterns,
    points,
    prospect,
    rulings,
)
from tests.oracles.harness import Asked, Oracle, Table, Watcher, main

NEW_GOODS = (1, 1, 1, 2, 2, 3)  # H18.6
FAVOURS = 2  # H25.1


class Sheet:
    """Both sheets of a player and the board, kept beside the table.

    bought   citizens paid with civilians
    chosen   attributes gained otherwise than from a box: chosen, for goods, battles, attacks
    given    items from cards, income and neighbours, less all prices
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tracks = [0] * len(TRACKS)
        self.cohorts = [0] * len(COHORTS)
        self.built = [0] * len(FAMILIES)
        self.landmarks = [0] * len(LANDMARKS)
        self.training: list[int] = []
        self.forum: list[int] = []
        self.goods = [0] * len(STALLS)
        self.shows = [0] * len(SHOWS)
        self.trained, self.wounds = [0, 0], [0, 0]
        self.battles: list[list[int]] = [[], []]
        self.worship = 0
        self.blessed = 0  # temple favours spent
        self.bribes = [0] * len(BRIBES)
        self.rulings: list[list[int]] = [[], [], []]
        self.diplomats: list[int] = []
        self.favours = [0] * len(COHORTS)
        self.scouts = 0
        self.cells: set[int] = set()
        self.disdain = 0
        self.paths: list[str] = []
        self.prospects: list[str] = []
        self.roads = 0
        self.stopped = True
        self.settled = True
        self.ignored: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.chosen: Icons = Counter()
        self.given: Counter[str] = Counter()

    # -- what all marked boxes show ----------------------------------------------------------------

    def marked(self) -> list[Row]:
        rows = [x for name, n in zip(TRACKS, self.tracks, strict=True) for x in BOXES[name][:n]]
        for name, n in zip(COHORTS, self.cohorts, strict=True):
            rows += COHORT_BOXES[name][:n]
        for name, n in zip(FAMILIES, self.built, strict=True):
            rows += BUILDINGS[name][:n]
        for boxes, marks in (
            (LANDMARKS, self.landmarks),
            (STALLS, self.goods),
            (SHOWS, self.shows),
        ):
            rows += [x for x, mark in zip(boxes, marks, strict=True) if mark]
        for name, years in zip(COHORTS, self.rulings, strict=True):
            rows += RULINGS[name][: len(years)]
        rows += TEMPLES[: self.worship] + DIPLOMATS[: len(self.diplomats)]
        return rows + [MAP[cell] for cell in self.cells]

    def shown(self) -> tuple[Icons, list[int], list[int]]:
        """All icons, with the citizens and attributes they come to; H4.8: no track overflows."""
        base: Icons = Counter(self.chosen)
        count_icons(base, self.marked())
        for y in range(MAP_ROWS):  # H26.7
            if all(y * MAP_COLUMNS + k in self.cells for k in range(MAP_COLUMNS)):
                base["valour"] += 1
        citizens = [
            min(9, self.bought[name] + base[icon])
            for name, icon in zip(CITIZENS, CITIZEN_ICONS, strict=True)
        ]
        for name, n in zip(CITIZENS, citizens, strict=True):
            count_icons(base, CITIZEN_BOXES[name][:n])
        attributes = [0] * len(ATTRIBUTES)
        while True:  # H15.3: until no further box is reached
            total = Counter(base)
            for name, n in zip(ATTRIBUTES, attributes, strict=True):
                count_icons(total, ATTRIBUTE_BOXES[name][:n])
            further = [min(25, total[name]) for name in ATTRIBUTES]
            if further == attributes:
                return total, citizens, attributes
            attributes = further

    def items(self) -> list[int]:
        total, _, _ = self.shown()
        return [total[item] + self.given[item] for item in ITEMS]

    def compare(self, t: Table, why: str) -> None:
        """`why`: the clause that items and attributes have followed."""
        p = t.state.players[self.seat]
        total, citizens, attributes = self.shown()
        about = f"seat {self.seat}, year {t.state.year}"
        held = total["favour"] - self.blessed
        cells = {cell for cell in range(len(MAP)) if p.map >> cell & 1}
        for clause, expected, actual in (
            ("H4.4", self.tracks, p.tracks),
            ("H4.9", self.built, p.built),
            ("H5.2", (self.cohorts, total["cohort"]), (p.cohorts, sum(p.cohorts))),
            ("H10.1", 1 + total["production"], p.production),
            ("H11.1", self.training, p.training),
            ("H13.1", self.forum, p.forum),
            ("H14.1", self.landmarks, p.landmarks),
            ("H16.1", citizens, p.citizens),
            ("H18.6", self.goods, p.goods),
            ("H19.2", self.shows, p.shows),
            ("H20.2", self.trained, p.trained),
            ("H20.4", (self.wounds, self.battles), (p.wounds, p.battles)),
            ("H22.4", self.worship, p.worship),
            ("H22.5", (held, self.blessed), (p.blessings.count(1), p.blessings.count(2))),
            ("H23.2", self.bribes, p.bribes),
            ("H29.1", self.disdain, p.disdain),
            ("H24.2", self.rulings, p.rulings),
            ("H25.2", (self.diplomats, self.favours), (p.diplomats, p.favours)),
            ("H26.2", (self.scouts, self.cells), (p.scouts, cells)),
            ("H3.3", (self.paths, self.prospects), (p.paths, p.prospects)),
            ("H3.6.4", self.roads, p.roads),
            ("H27.1", (self.stopped, self.settled), (p.stopped, p.settled)),
        ):
            t.expect(clause, expected, actual, about)
        items = [total[x] + self.given[x] for x in ITEMS]
        # What differs is taken over, so that a fault is named once, where it happens.
        if not t.expect(why, items, p.items, about):
            pairs = zip(ITEMS, p.items, items, strict=True)
            self.given.update({x: actual - n for x, actual, n in pairs})
        if not t.expect(why, attributes, p.attributes, about):
            pairs = zip(ATTRIBUTES, p.attributes, attributes, strict=True)
            self.chosen.update({x: actual - n for x, actual, n in pairs})

    # -- changes -----------------------------------------------------------------------------------

    def pay(self, cost: Row) -> None:
        self.given.subtract(cost)

    def give_back(self) -> None:
        """H27.2."""
        for item, n in zip(ITEMS, self.items(), strict=True):
            self.given[item] -= n


# -- the year --------------------------------------------------------------------------------------


class Year:
    """All sheets and what lies on the neutral cards; one method for each piece of the rules."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.sheets = [Sheet(p.seat) for p in t.state.players]
        self.laid = 0  # H31.4
        self.year = 0

    def begin(self) -> None:
        """H3.1: the fate card for all."""
        self.year += 1
        s = self.t.state
        self.t.expect("H36.9", self.year, s.year)
        for sheet in self.sheets:
            sheet.given.update(FATE[s.discard[-1]]["items"])
            self.t.expect("H3.2", 2, len(s.players[sheet.seat].pair.cards))

    def choose(self) -> None:
        """H3.2, H3.3: the path; H3.4: the other one is the prospect."""
        for ask, path, _ in self.t.asked:
            sheet = self.sheets[ask.seat]
            (other,) = [card for card in ask.options if card != path]
            sheet.paths.append(path)
            sheet.prospects.append(other)

    def income(self) -> None:
        """H3.4: of the prospect; H3.6: of the sheet; H31.2: the neutral cards."""
        s = self.t.state
        self.t.expect("H31.2", {1: 2, 2: 1}.get(len(self.sheets), 0), len(s.neutral))
        for sheet in self.sheets:
            total, _, _ = sheet.shown()
            sheet.given.update(PROSPECTS[sheet.prospects[-1]]["income"])
            sheet.given["resource"] += 1 + total["production"]
            sheet.given["civilian"] += sheet.built[HOTEL]
            sheet.given["builder"] += sheet.built[WORKSHOP]
            sheet.roads = sheet.built[ROAD]
            sheet.stopped = False

    def act(self, asked: list[Asked]) -> None:
        """H4: an action and its answers; H5.2: cohorts; H3.6.4: or a road's attribute."""
        sheet = self.sheets[asked[0].ask.seat]
        action = asked[0].answer
        answers = {x.ask.kind: x.answer for x in asked[1:]}
        for x in asked:
            if x.ask.kind == "cohort":
                sheet.cohorts[COHORTS.index(x.answer)] += 1
        if asked[0].ask.kind == "road":
            sheet.roads -= 1
            sheet.chosen[action] += 1
        elif action in FAMILIES:
            self.build(sheet, action, answers)
        else:
            ACTIONS[action][1](self, sheet, answers)

    def give(self, n: int) -> None:
        """More to play with, for all."""
        for p, sheet in zip(self.t.state.players, self.sheets, strict=True):
            p.items = [x + n for x in p.items]
            sheet.given.update(dict.fromkeys(ITEMS, n))

    # -- the actions -------------------------------------------------------------------------------

    def fill(self, sheet: Sheet, track: str, item: str) -> None:
        """H6.1, H7.1, H8.1 to H8.3: one item a box."""
        sheet.pay({item: 1})
        sheet.tracks[TRACKS.index(track)] += 1

    def mining(self, sheet: Sheet, answers: Row) -> None:
        self.fill(sheet, "mining", "servant")

    def guard(self, sheet: Sheet, answers: Row) -> None:
        self.fill(sheet, "guard", "soldier")

    def cippi(self, sheet: Sheet, answers: Row) -> None:
        self.fill(sheet, "cippi", "resource")

    def wall(self, sheet: Sheet, answers: Row) -> None:
        self.fill(sheet, "wall", "resource")

    def fort(self, sheet: Sheet, answers: Row) -> None:
        self.fill(sheet, "fort", answers["fort"])

    def training(self, sheet: Sheet, answers: Row) -> None:
        """H11.1: a builder for a box of the wall guard."""
        self.fill(sheet, "guard", "builder")
        sheet.training.append(self.year)

    def forum(self, sheet: Sheet, answers: Row) -> None:
        """H13.1."""
        *returned, taken = answers["forum"]
        sheet.pay(Counter(returned))
        sheet.given[taken] += 1
        sheet.forum.append(self.year)

    def landmark(self, sheet: Sheet, answers: Row) -> None:
        """H14.1."""
        i = [x["id"] for x in LANDMARKS].index(answers["landmark"])
        sheet.pay(LANDMARKS[i]["cost"])
        sheet.landmarks[i] = 1

    def citizen(self, sheet: Sheet, answers: Row) -> None:
        """H16.1."""
        sheet.pay({"civilian": 1})
        sheet.bought[answers["citizen"]] += 1

    def build(self, sheet: Sheet, family: str, answers: Row) -> None:
        """H4.9; H12.2: a road gives an attribute of choice."""
        i = FAMILIES.index(family)
        sheet.pay(BUILDINGS[family][sheet.built[i]]["cost"])
        sheet.built[i] += 1
        if family == "road":
            sheet.chosen[answers["attribute"]] += 1

    def hand(self, sheet: Sheet, source: Option, item: str) -> None:
        """H18.5, H26.4: to the supply, to a neighbour, who may act again (H36.6), or onto a
        neutral card (H31.3)."""
        sheet.pay({item: 1})
        if source[0] == "player":
            other = self.sheets[source[1]]
            other.given[item] += 1
            other.stopped = False
        elif source[0] == "neutral":
            self.laid += 1

    def buy(self, sheet: Sheet, answers: Row) -> None:
        """H18.2; H18.6: renown for a number that is new."""
        s, source = self.t.state, answers["good"]
        self.hand(sheet, source, "resource")
        row = FATE[s.discard[-1]] if source == "fate" else prospect(s, sheet.seat, source)
        different = set(sheet.goods) - {0}
        if row["good"] not in different:
            sheet.chosen["renown"] += NEW_GOODS[len(different)]
        sheet.goods[answers["stall"]] = row["good"]

    def show(self, sheet: Sheet, answers: Row) -> None:
        """H19.2."""
        sheet.pay({"resource": 1})
        sheet.shows[answers["show"]] = self.year

    def drill(self, sheet: Sheet, answers: Row) -> None:
        """H20.2."""
        name, item = answers["drill"]
        sheet.pay({item: 1})
        sheet.trained[GLADIATORS.index(name)] += 1

    def battle(self, sheet: Sheet, answers: Row) -> None:
        """H20.4 to H20.6: by the number of his trainings, dead or alive."""
        g = GLADIATORS.index(answers["battle"])
        strength = sheet.trained[g]
        sheet.battles[g].append(self.year)
        wounds = sheet.wounds[g] + FATE[self.t.state.discard[-1]]["wounds"]
        sheet.wounds[g] = min(strength, wounds)
        reward: Icons = Counter()
        box = LUDUS_BOXES[strength - 1]
        count_icons(reward, [box], "dies" if wounds >= strength else "survives")
        sheet.chosen.update({x: n for x, n in reward.items() if x in ATTRIBUTES})
        sheet.given.update({x: n for x, n in reward.items() if x in ITEMS})

    def pray(self, sheet: Sheet, answers: Row) -> None:
        """H22.2."""
        sheet.pay({answers["worship"]: 1})
        sheet.worship += 1

    def bribe(self, sheet: Sheet, answers: Row) -> None:
        """H23.2, H23.5."""
        sheet.pay(BRIBES[answers["bribe"]]["cost"])
        sheet.bribes[answers["bribe"]] = self.year
        sheet.disdain -= 1

    def ruling(self, sheet: Sheet, answers: Row) -> None:
        """H24.2."""
        years = sheet.rulings[COHORTS.index(answers["ruling"])]
        sheet.pay(RULINGS[answers["ruling"]][len(years)]["cost"])
        years.append(self.year)

    def diplomat(self, sheet: Sheet, answers: Row) -> None:
        """H25.1, H25.2."""
        cohort = COHORTS.index(answers["diplomat"])
        sheet.pay(DIPLOMATS[len(sheet.diplomats)]["cost"])
        sheet.diplomats.append(cohort)
        sheet.favours[cohort] = FAVOURS

    def scout(self, sheet: Sheet, answers: Row) -> None:
        """H26.2."""
        self.hand(sheet, answers["pattern"], "soldier")
        sheet.scouts += 1
        sheet.cells |= set(answers["cells"])

    def stop(self, sheet: Sheet, answers: Row) -> None:
        """H27.1."""
        sheet.stopped = True

    # -- H27, H28: the attack ----------------------------------------------------------------------

    def attack(self) -> None:
        """H27.2, H27.3, H31.4: so many cards; those without a useful favour settle at once."""
        s = self.t.state
        due = YEARS[self.year - 1][self.t.settings.get("difficulty", "easy")] + self.laid
        self.t.expect("H27.3", due, len(s.attack), f"year {self.year}, {self.laid} laid")
        for e in self.t.story:
            if e.what == "attack":
                sides = {name: e.about[name] for name in COHORTS}
                self.t.expect("H27.4", attackers(s), Counter(sides))
        for sheet in self.sheets:
            self.t.expect("H27.1", True, sheet.stopped)
            sheet.give_back()
            sheet.settled = False
            sheet.ignored = Counter()
            self.settle(sheet)

    def settle(self, sheet: Sheet, done: bool = False) -> None:
        """H27.6, H27.7: disdain up to the cap, valour for the rest of it."""
        s, p = self.t.state, self.t.state.players[sheet.seat]
        if done or not favours(s, p, sheet.ignored):
            cap = YEARS[self.year - 1]["cap"]
            disdain = min(cap, missed(s, p, sheet.ignored))
            sheet.disdain += disdain
            sheet.chosen["valour"] += cap - disdain
            sheet.settled = True

    def defend(self, asked: list[Asked]) -> None:
        """H28.1: a favour works once."""
        sheet, pick = self.sheets[asked[0].ask.seat], asked[0].answer
        if pick == "done":
            self.settle(sheet, done=True)
            return
        kind, name = pick
        if kind == "temple":
            sheet.blessed += 1
        else:
            sheet.favours[COHORTS.index(name)] -= 1
        sheet.ignored[name] += 1
        self.settle(sheet)

    def clear(self) -> None:
        """H27.10, H31.5."""
        s = self.t.state
        self.laid = 0
        self.t.expect("H31.5", ([], []), (s.attack, s.neutral))


ACTIONS: dict[str, tuple[str, Callable[[Year, Sheet, Row], None]]] = {
    "mining": ("H6.1", Year.mining),
    "guard": ("H7.1", Year.guard),
    "cippi": ("H8.3", Year.cippi),
    "wall": ("H8.2", Year.wall),
    "fort": ("H8.1", Year.fort),
    "training": ("H11.1", Year.training),
    "forum": ("H13.1", Year.forum),
    "landmark": ("H14.1", Year.landmark),
    "citizen": ("H16.1", Year.citizen),
    "goods": ("H18.6", Year.buy),
    "show": ("H19.2", Year.show),
    "drill": ("H20.2", Year.drill),
    "battle": ("H20.6", Year.battle),
    "worship": ("H22.2", Year.pray),
    "bribe": ("H23.2", Year.bribe),
    "ruling": ("H24.2", Year.ruling),
    "diplomat": ("H25.1", Year.diplomat),
    "scout": ("H26.8", Year.scout),
    "stop": ("H27.1", Year.stop),
}


def clause_of(x: Asked) -> str:
    """Of an action, or of a road's attribute."""
    if x.ask.kind == "road":
        return "H3.6.4"
    return "H4.9" if x.answer in FAMILIES else ACTIONS[x.answer][0]


# -- decisions -------------------------------------------------------------------------------------


def offered(s: Any, p: Any, ask: Choose) -> tuple[str, Any, Any]:
    """The clause of a decision, what it must offer, and what it offers."""
    actual: Any = set(ask.options)
    kind, items = ask.kind, dict(zip(ITEMS, p.items, strict=True))
    if kind == "act":
        return "H4.1", allowed(s, p), actual
    if kind == "path":
        return "H3.2", set(p.pair.cards), actual
    if kind == "road":
        return "H3.6.4", set(ATTRIBUTES), actual
    if kind == "attribute":
        built = p.built[ROAD]
        return "H12.3", {"piety", "discipline"} if built == 1 else {"renown", "valour"}, actual
    if kind == "cohort":
        return "H5.4", {x for x, n in zip(COHORTS, p.cohorts, strict=True) if n < 6}, actual
    if kind == "fort":
        return "H8.1", {x for x in ("builder", "soldier") if items[x]}, actual
    if kind == "forum":
        pairs = {((min(a, b), max(a, b)), c) for a, b, c in ask.options}
        return "H13.1", exchanges(p), pairs
    if kind == "landmark":
        return "H14.1", landmarks(p), actual
    if kind == "citizen":
        return "H16.1", open_citizens(p), actual
    if kind == "stall":
        return "H18.3", free_boxes(STALLS, p.goods, p.citizens[TRADERS]), actual
    if kind == "good":
        return "H18.4", {"fate", *beside(s, p.seat)}, actual
    if kind == "show":
        return "H19.3", free_boxes(SHOWS, p.shows, p.citizens[PERFORMERS]), actual
    if kind == "drill":
        return "H20.2", drills(p), actual
    if kind == "battle":
        return "H20.3", battles(s, p), actual
    if kind == "worship":
        return "H22.2", {x for x in WORKERS if items[x]}, actual
    if kind == "bribe":
        return "H23.2", bribes(p), actual
    if kind == "ruling":
        return "H24.3", rulings(s, p), actual
    if kind == "diplomat":
        return "H25.2", {x for i, x in enumerate(COHORTS) if i not in p.diplomats}, actual
    if kind == "pattern":
        return "H26.3", patterns(s, p), actual
    if kind == "cells":
        shape = ask.about["shape"]
        return "H26.5", free_places(p, shape), {frozenset(x) for x in ask.options}
    assert kind == "favour", kind
    ignored = Counter(dict(zip(COHORTS, p.ignored, strict=True)))
    due = ({*favours(s, p, ignored), "done"}, missed(s, p, ignored))
    return "H28.2", due, (actual, ask.about["n"])


def decision(t: Table, ask: Choose) -> None:
    p = t.state.players[ask.seat]
    clause, expected, actual = offered(t.state, p, ask)
    t.expect(clause, expected, actual, lambda: f"seat {ask.seat}, year {t.state.year}, {p.items}")


# -- points ----------------------------------------------------------------------------------------


def scoring(t: Table) -> None:
    """H30.2; H30.3: fewer disdain, then the paths; H31.7: alone a rank."""
    s = t.state
    ranks = []
    for p in s.players:
        due = points(p)
        lines: Counter[str] = Counter()
        for line in t.title.scores(s)[p.seat]:
            lines[line.clause] += line.points
        for clause, n in due.items():
            t.expect(clause, n, lines[clause], f"seat {p.seat}, {p.paths}")
        total = sum(due.values())
        t.expect("H30.2", total, lines.total(), f"seat {p.seat}")
        ranks.append((total, -p.disdain, due["H32.2"]))
    if len(ranks) > 1:
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        t.expect("H30.3", winners, sorted(t.title.winners(s)), ranks)
        return
    total = ranks[0][0]
    name = [x["id"] for x in RANKS if total >= x["least"]][-1:] or [RANKS[0]["id"]]
    t.expect("H31.7", name, [e.about["rank"] for e in t.events if e.what == "rank"], total)


# -- the watcher -----------------------------------------------------------------------------------

RARE = {*("goods", "show", "drill", "battle", "worship", "bribe", "ruling"), *FAMILIES}
RARE |= {"diplomat", "scout", "landmark"}
GIFT = 5  # of every item in every year of every other game: so much is rarely reached otherwise
IMAGINE = 4  # of so many decisions on an action, one is also looked at with other sheets


class HadriansWall(Watcher):
    """Looks at every decision, and after every piece of the rules at all sheets it can change."""

    def start(self, t: Table) -> None:
        self.year = Year(t)
        self.phase = ""

    def before(self, t: Table) -> None:
        ask = t.ask
        assert ask is not None
        decision(t, ask)
        if ask.kind == "act" and t.decision % IMAGINE == 0:
            imagine(t, ask.seat)

    def rest(self, t: Table) -> None:
        self.follow(t)
        if self.phase == "income" and t.seed % 2:
            self.year.give(GIFT)
        self.phase = t.state.phase

    def follow(self, t: Table) -> None:
        """The piece of the rules that has just ended, by the book."""
        year = self.year
        changed, why = year.sheets, "H27.7"
        if self.phase == "year":
            year.begin()
            why = "H3.1"
        elif self.phase == "choose":
            year.choose()
            why = "H3.3"
        elif self.phase == "income":
            year.income()
            why = "H3.6"
        elif self.phase == "act" and t.asked:
            year.act(t.asked)
            why = clause_of(t.asked[0])
            sources = [x.answer for x in t.asked if x.ask.kind in ("good", "pattern")]
            near = {x[1] for x in sources if x[0] == "player"}
            changed = [x for x in changed if x.seat in {t.asked[0].ask.seat, *near}]
        elif self.phase == "act":
            year.attack()
        elif t.asked:
            year.defend(t.asked)
        elif self.phase == "defend":
            year.clear()
        for sheet in changed:
            sheet.compare(t, why)

    def end(self, t: Table) -> None:
        self.follow(t)
        t.expect("H36.9", len(YEARS), t.state.year)
        scoring(t)

    def lively(self, ask: Choose) -> Sequence[Option]:
        """Goes on while it can, settles citizens of one kind, and likes what is rarely possible."""
        options = [x for x in ask.options if x not in ("stop", "done")] or list(ask.options)
        if ask.kind == "citizen":
            favourite = CITIZENS[(self.year.t.seed + ask.seat) % len(CITIZENS)]
            return options + [x for x in options if x == favourite] * 12
        return options + [x for x in options if x in RARE] * 4


def imagine(t: Table, seat: int) -> None:
    """H4.1, H28, H32 with sheets that are filled at random: the rules are asked, not played."""
    dice = t.dice()

    def written(most: int) -> list[int]:
        """Years, each at most once."""
        years = range(1, t.state.year + 1)
        return sorted(dice.sample(years, dice.randrange(min(most, len(years)) + 1)))

    def change(s: Any) -> None:
        for p in s.players:
            p.stopped = p.settled = p.seat != seat
        p = s.players[seat]
        p.tracks = [dice.randrange(len(BOXES[name]) + 1) for name in TRACKS]
        p.built = [dice.randrange(len(BUILDINGS[name]) + 1) for name in FAMILIES]
        p.citizens = [dice.randrange(10) for _ in CITIZENS]
        p.attributes = [dice.randrange(26) for _ in ATTRIBUTES]
        p.items = [dice.randrange(4) for _ in ITEMS]
        p.cohorts = [dice.randrange(7) for _ in COHORTS]
        p.landmarks = [dice.randrange(2) for _ in LANDMARKS]
        p.production, p.worship, p.scouts = (dice.randrange(1, 10), dice.randrange(15), 0)
        p.scouts, p.disdain, p.roads = dice.randrange(6), dice.randrange(12), 0
        p.training, p.forum = written(5), written(4)
        p.rulings = [written(3) for _ in COHORTS]
        p.battles = [written(6) for _ in GLADIATORS]
        p.goods = [dice.choice([0, dice.randrange(1, 7)]) for _ in STALLS]
        p.shows = [*written(6), *[0] * 6][:6]
        p.bribes = [dice.choice([0, 0, x]) for x in dice.sample([1, 1, 2, 2, 3, 3], 6)]
        p.trained = [dice.randrange(7) for _ in GLADIATORS]
        p.wounds = [dice.randrange(n + 1) for n in p.trained]
        p.diplomats = dice.sample(range(3), dice.randrange(4))
        p.favours = [dice.randrange(3) if k in p.diplomats else 0 for k in range(3)]
        p.blessings = [dice.randrange(3) for _ in range(3)]
        p.map = dice.getrandbits(20) & dice.getrandbits(20)
        p.paths = dice.sample(list(PROSPECTS), 6)

    other = t.imagine(change)
    ask = other.flow().send(None)
    decision(other, ask)
    p = other.state.players[seat]
    due = sum(path_points(p, card) for card in p.paths)
    lines = {x.clause: x.points for x in t.title.scores(other.state)[seat]}
    t.expect("H32.2", due, lines["H32.2"], p)
    other.state.phase = "defend"
    other.state.attack = dice.sample(list(FATE), dice.randrange(13))
    p.ignored = [0, 0, 0]
    decision(other, other.flow().send(None))


ORACLE = Oracle(
    "hadrians_wall",
    HadriansWall,
    [
        (players, {"difficulty": ("easy", "normal", "hard")[(players + turn) % 3]})
        for turn in range(3)
        for players in range(1, 7)
    ],
)

if __name__ == "__main__":
    raise SystemExit(main(ORACLE))
