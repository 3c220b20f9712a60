"""Architects of the West Kingdom, read a second time: every turn, the last effects, the score.

    python -m tests.oracles.architects --games 300 --seed 1

Chapters follow the rules (`clauses/en.md`). Played are the standard boards without promo cards,
alone against both opponents and with two to five. Cards come from the printed data; what an effect
of a building comes to is read in the appendix (A18), by the building's name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludorum.games.architects.content import APPRENTICES, BUILDINGS, MARKET, REWARDS, SCHEMES
from ludorum.kernel import Choose, Option
from tests.oracles.harness import Oracle, Table, main
from tests.oracles.retelling import Retelling, Step, TurnWatcher

GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")
PLACES = (
    "quarry", "forest", "mines", "silversmith", "storehouse", "workshop", "town", "tax",
    "guardhouse",
)  # fmt: skip
MARKETS = ("market-left", "market-middle", "market-right")
COLUMNS = {2: 3, 3: 4, 4: 5, 5: 6}  # A12.1; the opponent counts as a player
RESET_SLOTS = {2: (7, 10), 3: (9, 13), 4: (11, 16), 5: (13, 19)}  # A12.3
CAPTURE_PLACES = {2: 2, 3: 2, 4: 1, 5: 1}  # A8.3
VIRTUE_VP = (-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7)  # A15.2
OPEN_BY = {  # which clause says whether a worker may be placed there
    "workshop": "A7.1", "tax": "A9.3", "guildhall": "A12.2", **dict.fromkeys(MARKETS, "A10.1"),
}  # fmt: skip
TARGETS = (  # A22.27
    "workshop", "mines", "quarry", "forest", "silversmith", "storehouse", "guardhouse", "town",
    "tax",
)  # fmt: skip


@dataclass(frozen=True)
class Level:
    """A14.4: goods, stone or wood in any mix, spaces and VP."""

    cost: Mapping[str, int]
    mixed: int
    spaces: int
    vp: int


LEVELS = (
    Level({"gold": 1}, 0, 3, 2),
    Level({}, 4, 3, 4),
    Level({"marble": 1}, 0, 2, 7),
    Level({}, 8, 2, 12),
    Level({"gold": 2, "marble": 2}, 0, 1, 20),
)


@dataclass
class Side:
    """One colour: what lies on its board."""

    seat: int
    hand: list[str]
    goods: dict[str, int]
    virtue: int
    debts: int
    paid: int
    workers: int
    prison: int
    captives: list[int]
    crew: list[str]
    built: list[str]
    level: int
    hall: int
    bot: str

    def has(self, name: str) -> int:
        """How many apprentices of that name."""
        return sum(APPRENTICES[card].name == name for card in self.crew)

    def affords(self, cost: Mapping[str, int]) -> bool:
        return all(self.goods[good] >= n for good, n in cost.items())

    def spend(self, cost: Mapping[str, int]) -> None:
        for good, n in cost.items():
            self.goods[good] -= n

    def skills(self) -> set[str]:
        """A13.1."""
        return {skill for card in self.crew for skill in APPRENTICES[card].skills}


@dataclass
class Town:
    """The main board and everything beside it; piles are only numbers of cards."""

    sides: list[Side]
    at: dict[str, list[int]]
    market: list[int]
    rows: list[list[str]]
    coins: list[list[int]]
    small: str
    large: list[str]
    tax: int
    hall: int
    active: int
    first: int
    last: int
    turns: int
    phase: str
    buildings: int
    apprentices: int
    rewards: int
    market_cards: int
    schemes: int
    aside: int
    seen_schemes: list[str]


def read(s: Any) -> Town:
    sides = [
        Side(
            p.seat, list(p.hand.cards), dict(zip(GOODS, p.goods, strict=True)), p.virtue, p.debts,
            p.paid, p.workers, p.prison, list(p.captives), list(p.crew), list(p.built), p.level,
            p.hall, p.bot,
        )
        for p in s.players
    ]  # fmt: skip
    return Town(
        sides,
        {place: list(row) for place, row in zip(PLACES, s.at, strict=True)},
        list(s.market),
        [list(row) for row in s.rows],
        [list(row) for row in s.coins],
        s.small,
        list(s.large),
        s.tax,
        s.hall,
        s.active,
        s.first,
        s.last,
        s.turns,
        s.phase,
        s.buildings.size,
        s.apprentices.size,
        s.rewards.size,
        s.market_deck.size,
        s.schemes.size,
        s.aside,
        list(s.seen_schemes),
    )


class Telling(Retelling[Town]):
    """What turns and the end have in common: goods, tax, virtue, apprentices, captives."""

    def __init__(
        self, board: Town, played: Town, steps: Sequence[Step], traced: bool = False
    ) -> None:
        super().__init__(board, played, steps, traced)
        self.town = board
        self.sides = board.sides

    def clockwise(self, start: int) -> list[Side]:
        return self.sides[start:] + self.sides[:start]

    def gain(self, p: Side, goods: Mapping[str, int]) -> None:
        for good, n in goods.items():
            if good == "virtue":
                self.virtue(p, n)
            elif good == "card":
                self.plans(p, n)
            elif good == "debt":
                p.debts += n
            else:
                p.goods[good] += n

    # -- A7.8 cards --------------------------------------------------------------------------

    def plans(self, p: Side, n: int) -> None:
        """A7.8: as many as there are."""
        if self.town.buildings:
            cards = self.deal(min(n, self.town.buildings))
            self.town.buildings -= len(cards)
            p.hand = sorted(p.hand + cards)

    def discard(self, p: Side, kind: str) -> None:
        """A1.7: under the pile."""
        card = self.choose(p.seat, kind, p.hand)
        p.hand.remove(card)
        self.town.buildings += 1

    # -- A9 tax ------------------------------------------------------------------------------

    def tax_due(self, p: Side, tax: int) -> int:
        """A9.4, A15.5."""
        ignored = 2 if p.virtue <= 1 else 1 if p.virtue <= 3 else 0
        return max(0, tax - ignored)

    def pay(self, p: Side, supply: int, tax: int) -> None:
        """A9.1: tax onto the Tax Stand, the rest to the supply."""
        due = self.tax_due(p, tax)
        p.goods["silver"] -= supply + due
        self.town.tax += due

    # -- A15 virtue --------------------------------------------------------------------------

    def virtue(self, p: Side, n: int) -> None:
        """A15.1."""
        if not n:
            return
        new = p.virtue + n
        p.virtue = min(max(new, 0), 14)
        if new < 0:
            self.by("A15.4")
            p.debts -= new
        if new > 14 and p.debts:
            most = min(new - 14, p.debts)
            if p.bot:
                self.by("A22.33")
                p.debts -= most
            else:
                self.by("A15.3")
                p.debts -= self.choose(p.seat, "destroy", range(most + 1))

    # -- A4, A11 workers ---------------------------------------------------------------------

    def abroad(self, p: Side) -> int:
        """Own workers on others' boards."""
        return sum(q.captives[p.seat] for q in self.sides)

    def bring_home(self, p: Side) -> None:
        """A11.4."""
        p.workers += self.abroad(p)
        for q in self.sides:
            q.captives[p.seat] = 0


class Turn(Telling):
    """A3."""

    def tell(self) -> None:
        """A3.1, A3.5: the action, a reset, the hand limit; A19.1: the end."""
        town = self.town
        players = len(self.sides)
        p = self.sides[town.active]
        slots_before = town.hall
        if p.bot:
            self.opponent(p)
        elif p.workers:
            self.place(p)
        else:
            self.take_back(p)
        crossed = [x for x in RESET_SLOTS[players] if slots_before < x <= town.hall]
        if -1 not in town.market or crossed:
            self.by("A12.3" if crossed else "A10.5")
            self.reset(p)
        while len(p.hand) > 6:
            self.by("A7.11")
            self.discard(p, "hand-limit")
        self.by("A19.1")
        if town.last > 0:
            town.last -= 1
            if not town.last:
                town.phase = "final"
        elif town.last < 0 and town.hall >= 4 * COLUMNS[players]:
            town.last = players
        self.by("A3.1")
        town.turns += 1
        town.active = (town.active + 1) % players

    def take_back(self, p: Side) -> None:
        """A3.3; A3.4 where nothing stands at a large open location."""
        town = self.town
        self.by("A3.3")
        options: list[Option] = [place for place in PLACES if town.at[place][p.seat]]
        if not options:
            self.by("A3.4")
            options += [MARKETS[i] for i in range(3) if town.market[i] == p.seat]
            options += ["prison"] if p.prison else []
            options += [("board", q.seat) for q in self.sides if q.captives[p.seat]]
        if not options:
            return
        where = self.choose(p.seat, "take-back", options)
        if where in PLACES:
            town.at[where][p.seat] -= 1
        elif where in MARKETS:
            town.market[MARKETS.index(where)] = -1
        elif where == "prison":
            p.prison -= 1
        else:
            self.sides[where[1]].captives[p.seat] -= 1
        p.workers += 1

    def open_places(self, p: Side) -> list[str]:
        """A3.9, A3.10, and what bars the others."""
        town = self.town
        out = ["quarry", "forest", "mines", "silversmith", "storehouse", "town", "guardhouse"]
        if town.buildings or p.goods["silver"] >= 2 + self.tax_due(p, 2):  # A7.1, A7.8
            out.append("workshop")
        if town.tax:  # A9.3
            out.append("tax")
        for i in range(3):  # A10.1
            if p.virtue <= 9 and town.market[i] < 0:
                if p.goods["silver"] >= self.market_price(p, i):
                    out.append(MARKETS[i])
        if self.buildable(p) or self.can_climb(p):  # A12.2
            out.append("guildhall")
        return out

    def place(self, p: Side) -> None:
        """A3.1; A7.6: apprentices may be discarded before."""
        while True:
            self.by("A3.1")
            where = self.choose(
                p.seat,
                "place",
                self.open_places(p) + (["dismiss"] if p.crew else []),
                OPEN_BY.get,
            )
            if where != "dismiss":
                break
            self.dismiss(p)
        p.workers -= 1
        if where == "guildhall":
            self.lay_in_hall(p)
            self.guildhall(p)
        elif where in MARKETS:
            self.town.market[MARKETS.index(where)] = p.seat
            self.black_market(p, MARKETS.index(where))
        else:
            self.town.at[where][p.seat] += 1
            n = self.town.at[where][p.seat]  # A3.7
            actions: dict[str, Callable[[Side, int], None]] = {
                "quarry": self.quarry,
                "forest": self.forest,
                "silversmith": self.silversmith,
                "mines": self.mines,
                "storehouse": self.storehouse,
                "workshop": self.workshop,
                "town": self.town_centre,
                "tax": self.tax_stand,
                "guardhouse": self.guardhouse,
            }
            actions[where](p, n)

    # -- A5 resource locations ---------------------------------------------------------------

    def quarry(self, p: Side, n: int) -> None:
        self.by("A5.1")
        p.goods["stone"] += n
        self.helpers(p, "stonecutter", "stone")

    def forest(self, p: Side, n: int) -> None:
        self.by("A5.1")
        p.goods["wood"] += n
        self.helpers(p, "woodcutter", "wood")

    def silversmith(self, p: Side, n: int) -> None:
        self.by("A5.2")
        p.goods["silver"] += 1 + n
        self.helpers(p, "jeweller", "silver")

    def mines(self, p: Side, n: int) -> None:
        """A5.3: clay, or gold with two workers."""
        self.by("A5.3")
        if self.choose(p.seat, "mines", ["clay", "gold"] if n >= 2 else ["clay"]) == "gold":
            p.goods["gold"] += n // 2
        else:
            p.goods["clay"] += n + 1
        self.helpers(p, "miner", "clay")

    def helpers(self, p: Side, name: str, good: str) -> None:
        """A5.4."""
        if p.has(name):
            self.by("A5.4")
            p.goods[good] += p.has(name)

    # -- A6 King's Storehouse ----------------------------------------------------------------

    def storehouse(self, p: Side, n: int) -> None:
        """A6.1, A6.5: trades, one after another."""
        for _ in range(n):
            self.by("A6.1")
            options = self.trades(p)
            if not options:
                return
            pick = self.choose(p.seat, "storehouse", [*options, "stop"])
            if pick == "stop":
                return
            if pick[0] == "virtue":
                self.by("A6.2")
                p.spend(Counter(pick[1:]))
                self.virtue(p, 1)
            elif pick[0] == "marble":
                self.by("A6.3")
                p.spend({"wood": pick[1], "stone": pick[2]})
                p.goods["marble"] += 1
            else:
                self.by("A6.4")
                p.spend(APPRENTICES[pick[1]].pay)
                self.gain(p, APPRENTICES[pick[1]].trade)

    def trades(self, p: Side) -> list[Option]:
        out: list[Option] = []
        raw = ("clay", "wood", "stone")
        for i, a in enumerate(raw):
            out += [("virtue", a, b) for b in raw[i:] if p.affords(Counter((a, b)))]
        for stone in range(4):
            if p.affords({"wood": 3 - stone, "stone": stone}):
                out.append(("marble", 3 - stone, stone))
        for card in p.crew:
            cost = APPRENTICES[card].pay
            if cost and p.affords(cost):
                out.append(("trade", card))
        return out

    # -- A7 Workshop -------------------------------------------------------------------------

    def workshop(self, p: Side, n: int) -> None:
        """A7.1-A7.3, A7.8."""
        self.by("A7.1")
        town = self.town
        price = 2 + self.tax_due(p, 2)
        options: list[Option] = ["plans"] if town.buildings else []
        for r, row in enumerate(town.rows):
            for c in range(len(row)):
                if p.goods["silver"] >= price + max(0, c + 1 - n):
                    options.append(("hire", r, c))
        pick = self.choose(p.seat, "workshop", options)
        if pick == "plans":
            self.by("A7.8")
            self.plans(p, 1 + n // 2)
            return
        _, r, c = pick
        self.pay(p, 2, 2)
        self.by("A7.3")
        for skipped in range(max(0, c + 1 - n)):
            p.goods["silver"] -= 1
            town.coins[r][skipped] += 1
        self.hire(p, r, c)

    def hire(self, p: Side, r: int, c: int) -> None:
        """A7.4, A7.6."""
        if len(p.crew) >= 5:
            self.dismiss(p)
        self.by("A7.4")
        card = self.town.rows[r].pop(c)
        p.crew.append(card)
        p.goods["silver"] += self.town.coins[r].pop(c)
        self.virtue(p, APPRENTICES[card].virtue)
        self.refill(r)

    def refill(self, r: int) -> None:
        self.by("A7.5")
        if self.town.apprentices:
            self.town.rows[r].append(self.draw())
            self.town.coins[r].append(0)
            self.town.apprentices -= 1

    def dismiss(self, p: Side) -> None:
        self.by("A7.6")
        p.crew.remove(self.choose(p.seat, "dismiss", p.crew))
        self.town.apprentices += 1

    def on_show(self) -> list[Option]:
        """A7.9: any face-up apprentice."""
        return [("hire", r, c) for r in (0, 1) for c in range(len(self.town.rows[r]))]

    # -- A8 Town Centre ----------------------------------------------------------------------

    def town_centre(self, p: Side, n: int) -> None:
        """A8.1: captures, one after another; A17.3."""
        places: set[str] = set()
        saved = 0
        for done in range(n):
            self.by("A8.1")
            if not done:
                cost = self.tax_due(p, 1)
            else:
                cost = 0 if saved < p.has("conspirator") else 1
            if p.goods["silver"] < cost:
                return
            self.by("A8.3")
            full = len(places) >= CAPTURE_PLACES[len(self.sides)]
            groups = [x for x in self.groups() if not full or x[0] in places]
            pick = self.choose(p.seat, "capture", [*groups, "stop"])
            if pick == "stop":
                return
            if done:
                self.by("A17.3")
                p.goods["silver"] -= cost
                saved += 1 - cost
            else:
                self.pay(p, 0, 1)
            places.add(pick[0])
            self.by("A8.2")
            self.seize(p, *pick)

    def groups(self) -> list[tuple[str, int]]:
        """A8.2, A8.8: all workers of one colour at one place."""
        return [(x, k) for x, row in self.town.at.items() for k, n in enumerate(row) if n]

    def seize(self, p: Side, place: str, whose: int) -> None:
        """A8.2, A8.5."""
        n = self.town.at[place][whose]
        self.town.at[place][whose] = 0
        if whose == p.seat:
            p.workers += n
        else:
            p.captives[whose] += n

    def free_captures(self, p: Side, n: int) -> None:
        """A8.7, A13.4: of a building."""
        for _ in range(n):
            self.by("A8.7")
            if not self.groups():
                return
            self.seize(p, *self.choose(p.seat, "capture", self.groups()))

    # -- A9 Tax Stand ------------------------------------------------------------------------

    def tax_stand(self, p: Side, n: int) -> None:
        self.by("A9.3")
        p.goods["silver"] += self.town.tax
        self.town.tax = 0
        self.by("A17.5")
        p.goods["gold"] += p.has("pickpocket")
        self.virtue(p, -max(0, 2 - p.has("thief")))

    # -- A10 Black Market --------------------------------------------------------------------

    def market_price(self, p: Side, space: int) -> int:
        """A10.2, A10.4."""
        return max(0, space + 1 - p.has("trickster"))

    def black_market(self, p: Side, space: int) -> None:
        """A10.7: silver, virtue, then the gain."""
        self.by("A10.7")
        p.goods["silver"] -= self.market_price(p, space)
        if not p.has("illusionist"):
            self.virtue(p, -1)
        self.by("A10.2")
        if space == 0:
            self.gain(p, self.small_market())
        elif space == 2:
            self.gain(p, self.large_market())
        else:
            self.back_room(p)
        self.crew_gains(p, "market", "A10.4")

    def back_room(self, p: Side) -> None:
        """A10.2: an apprentice, or one of five buildings; A7.8."""
        plans: list[Option] = ["plans"] if self.town.buildings else []
        pick = self.choose(p.seat, "back-room", self.on_show() + plans)
        if pick == "plans":
            cards = self.deal(min(5, self.town.buildings))
            p.hand = sorted([*p.hand, self.choose(p.seat, "keep", cards)])
            self.town.buildings -= 1
        else:
            self.hire(p, pick[1], pick[2])

    def small_market(self) -> Mapping[str, int]:
        """A2.1.1: the open left card; the state names it by its goods."""
        if not self.town.small:
            return {"marble": 1, "gold": 1}
        return Counter(self.town.small.split("-")[1:])

    def large_market(self) -> Mapping[str, int]:
        if not self.town.large:
            return {"marble": 2, "stone": 1, "wood": 1}
        return MARKET[self.town.large[-1]].large

    def crew_gains(self, p: Side, when: str, clause: str) -> None:
        for card in list(p.crew):
            if APPRENTICES[card].when == when:
                self.by(clause)
                self.gain(p, APPRENTICES[card].gain)

    # -- A11 Guardhouse ----------------------------------------------------------------------

    def guardhouse(self, p: Side, n: int) -> None:
        """A11.1."""
        for _ in range(n):
            self.by("A11.1")
            options = self.errands(p)
            if not options:
                return
            pick = self.choose(p.seat, "guardhouse", [*options, "stop"])
            if pick == "stop":
                return
            if pick == "sell":
                self.by("A11.2")
                p.goods["silver"] += sum(p.captives)
                for q in self.sides:
                    q.prison += p.captives[q.seat]
                    p.captives[q.seat] = 0
            elif pick == "release":
                self.by("A11.3")
                p.workers += p.prison
                p.prison = 0
            elif pick == "pay-debt":
                self.by("A11.5")
                self.pay(p, 3, 3)
                p.debts -= 1
                p.paid += 1
                self.crew_gains(p, "pay-debt", "A17.4")
                self.virtue(p, 1)
            else:
                self.by("A11.4")
                if pick == "free":
                    self.pay(p, 3, 2)
                else:
                    p.debts += 1
                    self.virtue(p, -1)
                    self.by("A11.4")
                self.bring_home(p)

    def errands(self, p: Side) -> list[str]:
        """A11.8."""
        silver = p.goods["silver"]
        out = ["sell"] if sum(p.captives) else []
        if p.prison:
            out.append("release")
        if self.abroad(p):
            out += ["free"] if silver >= 3 + self.tax_due(p, 2) else []
            out.append("free-by-debt")
        if p.debts and silver >= 3 + self.tax_due(p, 3):
            out.append("pay-debt")
        return out

    # -- A12 Guildhall, A13 buildings --------------------------------------------------------

    def lay_in_hall(self, p: Side) -> None:
        """A4.3; A19.2: beside it once it is full."""
        self.by("A4.3")
        p.hall += 1
        if self.town.last < 0 and self.town.hall < 4 * COLUMNS[len(self.sides)]:
            self.town.hall += 1

    def guildhall(self, p: Side) -> None:
        self.by("A12.2")
        options: list[Option] = [("build", card) for card in self.buildable(p)]
        options += ["cathedral"] if self.can_climb(p) else []
        pick = self.choose(p.seat, "guildhall", options)
        if pick == "cathedral":
            self.climb(p)
        else:
            self.build(p, pick[1])

    def buildable(self, p: Side) -> list[str]:
        """A13.1, A13.2."""
        skills = p.skills()
        return [
            card
            for card in p.hand
            if skills.issuperset(BUILDINGS[card].skills) and p.affords(BUILDINGS[card].cost)
        ]

    def build(self, p: Side, card: str) -> None:
        self.by("A13.2")
        building = BUILDINGS[card]
        p.spend(building.cost)
        p.hand.remove(card)
        p.built.append(card)
        self.by("A13.3")
        self.virtue(p, building.virtue)
        if building.now is not None:
            self.at_once(p, building.name)

    # -- A14 Cathedral -----------------------------------------------------------------------

    def can_climb(self, p: Side) -> bool:
        """A14.1, A14.4, A14.5."""
        if p.level == len(LEVELS) or p.virtue < 5 or not p.hand:
            return False
        level = LEVELS[p.level]
        if not p.affords(level.cost) or p.goods["wood"] + p.goods["stone"] < level.mixed:
            return False
        return self.free_level(p)

    def free_level(self, p: Side) -> bool:
        """A14.5."""
        return sum(q.level == p.level + 1 for q in self.sides) < LEVELS[p.level].spaces

    def climb(self, p: Side) -> None:
        """A14.2."""
        self.by("A14.4")
        level = LEVELS[p.level]
        p.spend(level.cost)
        if level.mixed:
            least = max(0, level.mixed - p.goods["stone"])
            most = min(level.mixed, p.goods["wood"])
            wood = self.choose(p.seat, "wood", range(least, most + 1))
            p.spend({"wood": wood, "stone": level.mixed - wood})
        self.by("A14.2")
        self.discard(p, "discard")
        p.level += 1
        self.reward(p)

    def reward(self, p: Side) -> None:
        """A14.2, A14.3, A14.6; A22.32: the opponent takes only virtue."""
        if not self.town.rewards:
            self.by("A14.3")
            self.virtue(p, 1)
        else:
            self.by("A22.32" if p.bot else "A14.2")
            self.town.rewards -= 1
            gain = REWARDS[self.draw()].gain
            self.gain(p, {"virtue": gain.get("virtue", 0)} if p.bot else gain)
        if not p.bot:
            self.crew_gains(p, "cathedral", "A14.6")

    # -- A16 reset ---------------------------------------------------------------------------

    def reset(self, active: Side) -> None:
        """A16.2, in its five steps."""
        town = self.town
        order = self.clockwise(active.seat)
        self.by("A16.2")
        for i, seat in enumerate(town.market):
            if seat >= 0:
                self.sides[seat].prison += 1
                town.market[i] = -1
        self.turn_over()
        for p in order:
            if not p.bot:
                self.reset_apprentices(p)
        for p in order:
            if p.prison >= 3:
                self.by("A16.2")
                self.virtue(p, -1)
        self.by("A16.4")
        most = max(p.prison for p in order)
        for p in order:
            if most and p.prison == most:
                p.debts += 1

    def turn_over(self) -> None:
        """A16.2, A16.6: the open card goes right; which one it was shows only now."""
        town = self.town
        if not town.small:
            self.by("A16.6")
            town.market_cards += len(town.large)
            town.large = []
            self.next_small()
        self.by("A16.2")
        card = self.draw()
        goods = [good for good, n in MARKET[card].small.items() for _ in range(n)]
        self.same("-".join(["small", *goods]), town.small, "the card that is turned over")
        town.large.append(card)
        town.small = ""
        if town.market_cards:
            self.next_small()

    def next_small(self) -> None:
        self.town.small = self.draw()
        self.town.market_cards -= 1

    def reset_apprentices(self, p: Side) -> None:
        """A16.3: in any order; Squires only with nobody in Prison."""
        left = [card for card in p.crew if APPRENTICES[card].when == "reset"]
        while True:
            self.by("A16.3")
            can = [
                card for card in left if (p.prison if APPRENTICES[card].release else not p.prison)
            ]
            if not can:
                return
            pick = self.choose(p.seat, "reset", [*can, "done"])
            if pick == "done":
                return
            left.remove(pick)
            if APPRENTICES[pick].name == "gatekeeper":
                n = min(p.prison, 2)
                if n > 1:
                    n = self.choose(p.seat, "release", range(1, n + 1))
                p.prison -= n
                p.workers += n
            else:
                self.gain(p, APPRENTICES[pick].gain)

    # -- A18 immediate effects of buildings --------------------------------------------------

    def at_once(self, p: Side, name: str) -> None:
        gains: dict[str, dict[str, int]] = {
            "smithy": {"stone": 4},
            "well": {"clay": 4},
            "lumber-camp": {"wood": 4},
            "factory": {"marble": 2},
            "thieves-den": {"silver": 4},
            "drafting-room": {"card": 2},
            "betting-house": {"debt": 1},
            "palace": {"gold": p.virtue // 4},
        }
        others: dict[str, Callable[[Side], None]] = {
            "treasury": self.treasury,
            "clay-pit": self.clay_pit,
            "church": self.church,
            "library": self.library,
            "tavern": self.tavern,
            "monument": self.monument,
            "watchtower": self.watchtower,
            "armoury": lambda p: self.free_captures(p, 1),
            "fortress": lambda p: self.free_captures(p, 2),
            "barracks": self.barracks,
            "hideout": self.hideout,
        }
        if name in gains:
            self.by("A18.1")
            self.gain(p, gains[name])
        else:
            others[name](p)

    def treasury(self, p: Side) -> None:
        self.by("A18.1")
        gold = self.choose(p.seat, "choice", ["gold", "silver"]) == "gold"
        self.gain(p, {"gold": 1} if gold else {"silver": 3})

    def clay_pit(self, p: Side) -> None:
        self.by("A18.1")
        self.gain(p, {self.choose(p.seat, "choice", ["gold", "marble"]): 1})

    def church(self, p: Side) -> None:
        self.by("A18.1")
        if p.debts and self.choose(p.seat, "may", ["yes", "no"]) == "yes":
            p.debts -= 1

    def library(self, p: Side) -> None:
        self.by("A18.1")
        if p.hand and self.choose(p.seat, "may", ["yes", "no"]) == "yes":
            self.discard(p, "discard")
            p.goods["gold"] += 2

    def tavern(self, p: Side) -> None:
        self.by("A7.9")
        _, r, c = self.choose(p.seat, "tavern", self.on_show())
        self.hire(p, r, c)

    def monument(self, p: Side) -> None:
        for q in self.clockwise(p.seat):
            self.by("A18.2")
            self.virtue(q, 1)

    def watchtower(self, p: Side) -> None:
        for q in self.clockwise(p.seat):
            if q.prison >= 3:
                self.by("A18.2")
                self.virtue(q, -1)

    def barracks(self, p: Side) -> None:
        """A18.4: what can be done of the two."""
        self.by("A18.4")
        options = ["free"] if self.abroad(p) else []
        options += ["capture"] if self.groups() else []
        if not options:
            return
        if self.choose(p.seat, "choice", options) == "free":
            self.bring_home(p)
        else:
            self.free_captures(p, 1)

    def hideout(self, p: Side) -> None:
        self.by("A18.4")
        p.workers += p.prison
        p.prison = 0

    # -- A22 the solo opponent ---------------------------------------------------------------

    def opponent(self, b: Side) -> None:
        """A22.17."""
        town = self.town
        if not b.workers:
            self.recover(b)
            return
        if not town.schemes:
            self.by("A22.11")
            town.schemes = len(town.seen_schemes)
            town.seen_schemes = []
        self.by("A22.6")
        card = self.draw()
        town.schemes -= 1
        if card == "future":  # which one shows only now
            card = self.draw()
        scheme = SCHEMES[card]
        self.by("A22.19")
        b.workers -= 1
        where = scheme.place
        steps = [(x.do, x.n) for x in scheme.steps]
        if where in MARKETS:
            space = MARKETS.index(where)
            while town.market[space] >= 0:
                space = (space + 1) % 3
            town.market[space] = b.seat
            where = MARKETS[space]
        elif where == "guildhall":
            self.lay_in_hall(b)
        else:
            if where == "tax" and not town.tax:
                where, steps = "silversmith", [("tribute", 1)]
            town.at[where][b.seat] += 1
        for name, n in steps:
            self.opponent_step(b, where, name, n)
        if scheme.star and town.aside:
            self.by("A22.20")
            town.aside -= 1
            town.schemes += 1
        self.by("A22.17")
        town.seen_schemes.append(card)

    def recover(self, b: Side) -> None:
        """A22.12, A22.21."""
        town = self.town
        self.by("A22.12")
        for row in town.at.values():
            b.workers += row[b.seat]
            row[b.seat] = 0
        b.workers += b.prison
        b.prison = 0
        self.bring_home(b)
        town.schemes += len(town.seen_schemes)
        town.seen_schemes = []
        self.by("A22.21")
        joining = min(2, town.aside)
        town.aside -= joining
        town.schemes += joining

    def opponent_step(self, b: Side, where: str, name: str, n: int) -> None:
        """A22.22-A22.31."""
        town, you = self.town, self.sides[0]
        workers = town.at[where][b.seat] if where in PLACES else 0
        if name == "gather":
            self.by("A22.22")
            b.goods["marble"] += workers // 2
        elif name in ("tribute", "toll"):
            self.by("A22.23")
            town.tax += workers if name == "tribute" else n
        elif name in ("marble", "virtue"):
            self.by("A22.24")
            self.gain(b, {name: n})
        elif name == "pardon":
            self.by("A22.25")
            if b.debts:
                b.debts -= 1
            else:
                self.virtue(b, 1)
        elif name == "headhunt":
            self.headhunt(min(workers, 4) - 1)
        elif name == "capture":
            for _ in range(min(workers, 2)):
                self.by("A22.27")
                most = max(town.at[x][0] for x in PLACES)
                if most:
                    self.seize(b, next(x for x in TARGETS if town.at[x][0] == most), you.seat)
        elif name == "sell":
            self.by("A22.28")
            if b.captives[0]:
                you.prison += b.captives[0]
                b.captives[0] = 0
                b.goods["marble"] += 1
        elif name == "free":
            self.by("A22.28")
            b.workers += b.prison
            b.prison = 0
        elif name == "ransom":
            self.by("A22.28")
            if you.captives[b.seat] >= 3:
                self.bring_home(b)
                b.debts += 1
                self.virtue(b, -1)
        elif name == "steal":
            self.by("A22.29")
            b.goods["marble"] += min(3, town.tax // 4)
            town.tax = 0
            self.virtue(b, -2)
        elif name == "deal":
            self.by("A22.30")
            faces = {MARKETS[0]: self.small_market(), MARKETS[2]: self.large_market()}
            b.goods["marble"] += faces.get(where, {"marble": 1}).get("marble", 0)
            self.virtue(b, -1)
        elif name == "rival" and you.level < b.level:
            self.by("A22.31")
            b.goods["marble"] += 1
        else:
            self.same(True, name in ("cathedral", "rival"), f"step {name}")
            self.opponent_climbs(b)

    def headhunt(self, column: int) -> None:
        """A22.26: the upper row first."""
        for r in (0, 1):
            self.by("A22.26")
            if column < len(self.town.rows[r]):
                self.town.rows[r].pop(column)
                self.town.coins[r].pop(column)
                self.town.apprentices += 1
                self.refill(r)

    def opponent_climbs(self, b: Side) -> None:
        """A22.8, A22.31."""
        self.by("A22.31")
        if b.level == len(LEVELS) or not self.free_level(b):
            b.goods["marble"] += 1
        else:
            b.level += 1
            self.reward(b)


class Final(Telling):
    """A19.4: the effects that move virtue, before VP are counted."""

    def tell(self) -> None:
        for p in self.clockwise(self.town.first):
            left = [card for card in p.built if BUILDINGS[card].end is not None]
            while left:
                self.by("A19.4")
                card = left[0]
                dungeon = any(BUILDINGS[x].name == "dungeon" for x in left)
                if len(left) > 1 and (dungeon or self.asked_order(p)):
                    self.by("A19.5")
                    card = self.choose(p.seat, "end-order", left)
                    self.by("A19.4")
                left.remove(card)
                self.move(p, BUILDINGS[card].name)
        self.by("A19.4")
        self.town.phase = "over"

    def asked_order(self, p: Side) -> bool:
        """Gains alone commute: then the question may be left out."""
        return self.next_kind == "end-order" and self.steps[self.at].seat == p.seat

    def move(self, p: Side, name: str) -> None:
        """A18.5, A18.6. What is counted in groups comes point by point."""
        goods = p.goods
        if name == "dungeon":
            self.virtue(p, -2)
        elif name == "chapel":
            self.virtue(p, 2 * all(q.level < p.level for q in self.sides if q is not p))
        else:
            groups = {
                "castle": goods["gold"] // 2,
                "observatory": goods["marble"] // 2,
                "reservoir": p.paid // 2,
                "trading-post": (goods["clay"] + goods["wood"] + goods["stone"]) // 4,
            }
            for _ in range(groups[name]):
                self.virtue(p, 1)


# -- A20 scoring -----------------------------------------------------------------------------------


def sheet(town: Town, p: Side) -> dict[str, tuple[str, int]]:
    """A20.1, A22.14: lines by their names, each with its clause."""
    out = {
        "cathedral": ("A14.4", LEVELS[p.level - 1].vp if p.level else 0),
        "virtue": ("A15.2", VIRTUE_VP[p.virtue]),
        "debts": ("A20.1", -2 * p.debts),
        "ore": ("A20.1", p.goods["gold"] + p.goods["marble"]),
        "prison": ("A20.1", -(p.prison // 2)),
    }
    if p.bot:
        out["hall"] = ("A22.14", {"constantine": 1, "helena": 3}[p.bot] * p.hall)
    else:
        names = [BUILDINGS[card].name for card in p.built]
        out["silver"] = ("A20.1", p.goods["silver"] // 10)
        out["buildings"] = ("A20.1", sum(BUILDINGS[card].vp for card in p.built))
        out["bonus"] = ("A19.6", sum(bonus(town, p, name) for name in names))
    return out


def bonus(town: Town, p: Side, name: str) -> int:
    """A18.5-A18.9."""
    others = [q for q in town.sides if q is not p]
    huts = {"carpenters-hut": "carpentry", "tilers-hut": "tiling", "masons-hut": "masonry"}
    if name in huts:
        return sum(huts[name] in APPRENTICES[card].skills for card in p.crew)
    if name.endswith("-market"):
        good = name.removesuffix("-market")
        return 2 * all(q.goods[good] < p.goods[good] for q in others)
    return {
        "steeple": 2 * all(q.level < p.level for q in others),
        "university": 2 * (not p.debts),
        "aqueduct": len(p.built),
        "fountain": p.debts,
        "gamblers-den": -p.debts,
        "keep": sum(p.captives) // 3,
        "lighthouse": p.virtue // 4,
        "moneylender": p.paid,
    }.get(name, 0)


class Architects(TurnWatcher[Town]):
    def __init__(self) -> None:
        super().__init__(read, {"turns": Turn, "final": Final})

    def end(self, table: Table) -> None:
        super().end(table)
        town = read(table.state)
        for p, lines in zip(town.sides, table.title.scores(table.state), strict=True):
            actual = {line.what: line.points for line in lines}
            expected = sheet(town, p)
            table.expect("A20.1", expected.keys(), actual.keys(), f"lines of {p.seat}")
            for what, (clause, points) in expected.items():
                table.expect(clause, points, actual.get(what), f"{what} of {p.seat}")

    def lively(self, ask: Choose) -> Sequence[Option]:
        """Mostly what leads to buildings, captures and the Cathedral."""
        options = list(ask.options)
        if ask.kind == "place":
            often = {"guildhall": 9, "town": 3, "guardhouse": 3, "tax": 2}
            return [x for x in options if x != "dismiss" for _ in range(often.get(x, 1))]
        if ask.kind == "guildhall" and "cathedral" in options:
            return ["cathedral"]
        if "stop" in options and len(options) > 1:
            return [x for x in options for _ in range(1 if x == "stop" else 4)]
        return options


ORACLE = Oracle(
    "architects",
    Architects,
    (
        (1, {"solo": "constantine"}),
        (1, {"solo": "helena"}),
        (2, {}),
        (3, {}),
        (4, {}),
        (5, {}),
    ),
)

if __name__ == "__main__":
    raise SystemExit(main(ORACLE))
