"""Paladins of the West Kingdom, read a second time: every round, every turn, the score.

    python -m tests.oracles.paladins --games 300 --seed 1

Chapters follow the rules (`clauses/en.md`). Cards and costs of the board come from the printed
data; what a converted outsider scores is read in P9.9, by its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from ludorum.effects import Choice, Effect
from ludorum.effects import parts as printed
from ludorum.games.paladins.content import (
    ACTS,
    FAVOURS,
    JARS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SPACES,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    WORKSHOPS,
)
from ludorum.kernel import Choose, Option
from tests.oracles.harness import Oracle, Table, main
from tests.oracles.retelling import Retelling, Step, TurnWatcher

WORKERS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
WORKSHOP = "workshop"
FREE = ""  # a space nothing stands on
ATTRIBUTES = ("faith", "strength", "influence")
SPACES_OF = {  # P5, P6
    "develop": ("any", "any"),
    "recruit": ("any", "fighter"),
    "hunt": ("any", "scout"),
    "trade": ("any", "merchant"),
    "pray": ("cleric",),
    "conspire": ("any",),
    "commission": ("scout", "any", "cleric"),
    "fortify": ("merchant", "any", "scout"),
    "garrison": ("merchant", "any", "fighter"),
    "absolve": ("cleric", "any", "merchant"),
    "attack": ("scout", "any", "fighter"),
    "convert": ("fighter", "any", "cleric"),
}
ACTIONS = tuple(SPACES_OF)
LEFT, RIGHT = ACTIONS[:6], ACTIONS[6:]
PROVISIONS = {  # P6.1-P6.3: by how often it was done
    "commission": (1, 1, 1, 2, 2, 3, 3),
    "fortify": (1, 1, 1, 2, 2, 3, 3),
    "garrison": (1, 1, 1, 2, 2, 3, 3),
}
SILVER = {"absolve": (1, 2, 2, 2, 3, 3, 3), "convert": (0, 1, 2, 2, 2, 3, 3)}  # P6.5, P6.7
FORTIFY_NEEDS = (0, 1, 3, 5, 7, 9, 11)  # P6.2
FAITH_FLAGS = (0, 2, 4, 6, 8, 10)  # P6.4
STRENGTH_FLAGS = (1, 3, 5, 7, 9, 11)
HIRE_SILVER = (3, 2, 2, 1, 0)  # P5.2
HIRE_BY_DEBT = (True, True, False, False, False)
TREASURY = {1: 5, 2: 6, 3: 7, 4: 8}  # P2.3
BOT_ROW = ("recruit", "pray", "trade", "conspire", "rest")  # P11.18
ATTRIBUTE_VP = (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)  # P10.1
OPEN_BY: dict[Option, str] = {  # the clause of each action
    "develop": "P5.1", "pray": "P5.5", "conspire": "P5.6", "commission": "P6.1",
    "fortify": "P6.2", "garrison": "P6.3", "absolve": "P6.5", "attack": "P6.6", "convert": "P6.7",
    **{("recruit", n): "P5.2" for n in (1, 2)}, **{("hunt", n): "P5.3" for n in (1, 2)},
    **{("trade", n): "P5.4" for n in (1, 2)}, **{("favour", k): "P6.8" for k in range(5)},
}  # fmt: skip
Items = list[tuple[str, int]]


def items(e: Effect | None) -> Items:
    """What an effect on a card brings, in printed order."""
    return list(printed(e))


def ways(e: Effect | None) -> dict[str, Items]:
    """What can be chosen on a card."""
    return {name: items(x) for name, x in e.options} if isinstance(e, Choice) else {}


ABSOLVE_NEEDS = next(x.marks for x in ACTS if x.id == "absolve")  # P6.5: not in print for us


@dataclass
class Side:
    """One board. The bot's workers are all counted as labourers (P11.10)."""

    seat: int
    hand: list[str]
    chosen: list[str]
    paladins: int
    paladin: str
    used: list[str]
    workers: dict[str, int]
    spaces: dict[str, list[str]]
    done: dict[str, int]
    track: dict[str, int]
    silver: int
    provisions: int
    debts: int
    paid: int
    suspicion: list[str]
    crew: list[str]
    walls: list[str]
    attacked: list[str]
    converted: list[str]
    jars: list[int]
    passed: bool
    bot: str

    def value(self, attribute: str) -> int:
        """P1.4."""
        boost = PALADINS[self.paladin].boost if self.paladin else {}
        return self.track[attribute] + boost.get(attribute, 0)

    def helped(self, action: str) -> bool:
        """P9.1: has this round's paladin to do with the action?"""
        return bool(self.paladin) and PALADINS[self.paladin].action == action

    def free_of_cost(self, action: str) -> bool:
        return self.helped(action) and PALADINS[self.paladin].free

    def busy(self, action: str) -> bool:
        """P4.3: left-hand actions use their first space, right-hand ones their last."""
        return self.spaces[action][0 if action in LEFT else -1] != FREE

    def standing(self) -> list[str]:
        return [action for action in ACTIONS if self.busy(action)]

    def lift(self, action: str) -> None:
        """P5.5.3."""
        self.spaces[action] = [x if x == WORKSHOP else FREE for x in self.spaces[action]]

    def need(self, action: str) -> tuple[str, ...]:
        """P4.5."""
        pairs = zip(SPACES_OF[action], self.spaces[action], strict=True)
        return tuple(kind for kind, x in pairs if x != WORKSHOP)

    def crew_for(self, when: str) -> list[str]:
        return [card for card in self.crew if TOWNSFOLK[card].when == when]

    def crew_brings(self, when: str) -> Items:
        """P9.3, P9.11: looked up before anybody new joins."""
        return [x for card in self.crew_for(when) for x in items(TOWNSFOLK[card].gain)]


@dataclass
class Kingdom:
    """The main board and everything beside it; piles are only numbers of cards."""

    sides: list[Side]
    phase: str
    round: int
    first: int
    active: int
    treasury: int
    row: list[str]
    foes: list[str]
    inns: list[str]
    guests: list[int]
    orders: list[str]
    favours: list[str]
    on_favours: list[int]
    land: list[str]
    townsfolk: int
    outsiders: int
    walls: int
    suspicion: int
    taverns: int
    schemes: int
    gone_townsfolk: list[str]
    gone_outsiders: list[str]
    gone_suspicion: list[str]
    gone_taverns: list[str]
    seen_schemes: list[str]
    marker: int
    stack: list[str]


def read(s: Any) -> Kingdom:
    sides = [
        Side(
            p.seat, list(p.hand.cards), list(p.chosen.cards), p.paladins.size, p.paladin,
            list(p.used), dict(zip(WORKERS, p.workers, strict=True)),
            {
                action: [(*WORKERS, WORKSHOP, FREE)[x] for x in spaces]
                for action, spaces in zip(ACTIONS, p.spaces, strict=True)
            },
            dict(zip(ACTIONS, p.done, strict=True)),
            dict(zip(ATTRIBUTES, p.attributes, strict=True)), p.silver, p.provisions, p.debts,
            p.paid, list(p.suspicion), list(p.crew), list(p.walls), list(p.attacked),
            list(p.converted), list(p.jars), p.passed, p.bot,
        )
        for p in s.players
    ]  # fmt: skip
    return Kingdom(
        sides, s.phase, s.round, s.first, s.active, s.treasury, list(s.row), list(s.foes),
        list(s.inns), list(s.guests), list(s.shown_orders), list(s.shown_favours),
        list(s.on_favours), [piece(x) for x in s.land], s.townsfolk.size, s.outsiders.size,
        s.walls.size, s.suspicion.size, s.taverns.size, s.schemes.size, list(s.gone_townsfolk),
        list(s.gone_outsiders), sorted(s.gone_suspicion), list(s.gone_taverns),
        list(s.seen_schemes), s.marker, [ATTRIBUTES[x] for x in s.stack],
    )  # fmt: skip


def piece(x: int) -> str:
    """Whose monk or outpost stands there; the state has seat * 2, and 1 more for an outpost."""
    return "" if x < 0 else f"{'outpost' if x % 2 else 'monk'} {x // 2}"


class Telling(Retelling[Kingdom]):
    """What all of a round has in common: attributes, taxes, suspicions, inquisitions, rewards."""

    def __init__(
        self, board: Kingdom, played: Kingdom, steps: Sequence[Step], traced: bool = False
    ) -> None:
        super().__init__(board, played, steps, traced)
        self.kingdom = board
        self.sides = board.sides
        self.solo = bool(self.sides[-1].bot)
        self.bot = self.sides[-1]
        self.people = [p for p in self.sides if not p.bot]

    def from_first(self) -> list[Side]:
        first = self.kingdom.first
        return self.sides[first:] + self.sides[:first]

    def raise_(self, p: Side, attribute: str, n: int) -> None:
        """P1.3; P11.13: the bot's marker arrives on top of those on its level."""
        before = p.track[attribute]
        p.track[attribute] = min(12, before + n)
        if p.bot and p.track[attribute] > before:
            self.kingdom.stack.remove(attribute)
            self.kingdom.stack.append(attribute)

    def lowest(self, b: Side) -> str:
        """P11.13."""
        least = min(b.track.values())
        return [x for x in self.kingdom.stack if b.track[x] == least][-1]

    def move_marker(self, b: Side, n: int) -> None:
        """P11.12, P11.13: from position 5 on to 1, a lap for the lowest attribute."""
        for _ in range(n):
            self.by("P11.12")
            if self.kingdom.marker < 4:
                self.kingdom.marker += 1
            else:
                self.kingdom.marker = 0
                self.by("P11.13")
                self.raise_(b, self.lowest(b), 1)

    # -- P2.9, P3.9 rows ---------------------------------------------------------------------

    def fill_townsfolk(self) -> None:
        """They slide right; new ones come from the left."""
        kept = [x for x in self.kingdom.row if x]
        gap = 5 - len(kept)
        new = self.deal(min(gap, self.kingdom.townsfolk))
        self.kingdom.townsfolk -= len(new)
        self.kingdom.row = [""] * (gap - len(new)) + new + kept

    def fill_outsiders(self) -> None:
        """They slide left; new ones come from the right."""
        kept = [x for x in self.kingdom.foes if x]
        gap = 6 - len(kept)
        new = self.deal(min(gap, self.kingdom.outsiders))
        self.kingdom.outsiders -= len(new)
        self.kingdom.foes = kept + new + [""] * (gap - len(new))

    # -- P7 taxes, suspicion, inquisition ----------------------------------------------------

    def tax(self, p: Side, n: int) -> None:
        """P7.1, P7.3, P7.4; P11.12: the bot's marker moves by the whole of it."""
        if not n:
            return
        self.by("P7.1")
        self.kingdom.treasury = max(0, self.kingdom.treasury - n)
        if p.bot:
            self.move_marker(p, n)
        else:
            p.silver += n
        if not self.kingdom.treasury:
            self.by("P7.4")
            self.inquisition()

    def suspects(self, p: Side, n: int) -> None:
        """P7.2: one card after another, each with its tax; P7.5."""
        kingdom = self.kingdom
        for _ in range(n):
            if not kingdom.suspicion:
                self.by("P7.5")
                if not kingdom.gone_suspicion:
                    self.inquisition()
                    self.by("P7.5")
                kingdom.suspicion = len(kingdom.gone_suspicion)
                kingdom.gone_suspicion = []
            self.by("P7.2")
            card = self.draw()
            kingdom.suspicion -= 1
            p.suspicion.append(card)
            self.tax(p, SUSPICION[card].tax)

    def drop(self, p: Side, n: int) -> None:
        """P7.9: the newest first."""
        for _ in range(min(n, len(p.suspicion))):
            self.kingdom.gone_suspicion.append(p.suspicion.pop())
        self.kingdom.gone_suspicion.sort()

    def inquisition(self) -> None:
        """P7.6."""
        for p in self.from_first():
            if not p.bot and p.crew_for("inquisition"):
                self.crew_at_inquisition(p)
        self.by("P7.6")
        most = max(len(p.suspicion) for p in self.sides)
        for p in self.from_first():
            if most and len(p.suspicion) == most:
                p.debts += 1
                self.drop(p, most // 2)
        self.kingdom.treasury = TREASURY[len(self.people)]

    def crew_at_inquisition(self, p: Side) -> None:
        """P7.6, P9.8: the order is asked while a Conspirator could discard something."""
        left = p.crew_for("inquisition")
        while p.suspicion and any(TOWNSFOLK[x].name == "conspirator" for x in left):
            self.by("P7.6")
            card = self.choose(p.seat, "inquisition", [*left, "done"])
            if card == "done":
                left = [x for x in left if TOWNSFOLK[x].name != "conspirator"]
            else:
                left.remove(card)
                self.watch(p, card)
        for card in left:
            self.watch(p, card)
        if p.passed and sum(p.workers.values()) > 3:
            self.by("P8.6")
            self.return_down(p, stop_at_three=True)

    def watch(self, p: Side, card: str) -> None:
        """P9.4, P9.6, P9.7."""
        name = TOWNSFOLK[card].name
        if name == "conspirator":
            self.by("P9.4")
            self.drop(p, 1)
        elif name == "peddler" and len(p.suspicion) >= 2:
            self.by("P9.6")
            self.plain(p, items(TOWNSFOLK[card].gain))
        elif name == "squire" and not p.suspicion:
            self.by("P9.7")
            self.plain(p, items(TOWNSFOLK[card].gain))

    def return_down(self, p: Side, stop_at_three: bool) -> None:
        """P8.1, P8.6."""
        while True:
            n = sum(p.workers.values())
            options = [x for x in WORKERS if p.workers[x]]
            pick = self.choose(p.seat, "keep", options + (["done"] if n <= 3 else []))
            if pick == "done":
                return
            p.workers[pick] -= 1
            if stop_at_three and n - 1 == 3:
                return

    def take_workers(self, p: Side, kinds: Iterable[str]) -> None:
        """P3.7, P7.2: all workers first, then a suspicion a criminal; P11.10."""
        kinds = list(kinds)
        for kind in kinds:
            p.workers["labourer" if p.bot else kind] += 1
        self.suspects(p, kinds.count("criminal"))

    # -- P4.7, P4.11, P4.12 rewards ----------------------------------------------------------

    def plain(self, p: Side, gains: Items) -> Items:
        """P4.12: what comes by itself; the rest is left over."""
        left: Items = []
        for name, n in gains:
            if name in ATTRIBUTES:
                self.raise_(p, name, n)
            elif name == "silver":
                p.silver += n
            elif name == "provision":
                p.provisions += n
            elif name == "debt":
                p.debts += n
            elif name in WORKERS and name != "criminal":
                p.workers[name] += n
            else:
                left.append((name, n))
        return left

    def rewards(self, p: Side, gains: Items) -> None:
        """P4.11: the owner says in which order; the question is left out where it is idle."""
        left = self.plain(p, gains)
        while left:
            item = left[0]
            stirring = any(name in ("tax", "criminal", "recruit") for name, _ in left)
            self.by("P4.11")
            if self.next_kind == "order":
                self.same(True, stirring, "an order is asked for")
                step = self.step("order")
                self.same(p.seat, step.seat, "who is asked: order")
                self.same([], [x for x in step.options if x not in left], "options: order")
                item = step.answer
            left.remove(item)
            self.reward(p, *item)

    def reward(self, p: Side, name: str, n: int) -> None:
        if name == "tax":
            self.tax(p, n)
        elif name == "criminal":
            self.take_workers(p, ["criminal"] * n)
        elif name == "remove-suspicion":
            self.by("P4.12")
            if p.suspicion:
                most = min(n, len(p.suspicion))
                self.drop(p, self.choose(p.seat, "discard", range(most + 1)))
        elif name == "remove-debt":
            self.by("P7.8")
            if p.debts and self.choose(p.seat, "remove-debt", ["yes", "no"]) == "yes":
                p.debts -= 1
        elif name == "pay-debt":
            self.pay_debt(p)
        elif name == "pray":
            self.by("P5.5.1")
            if p.standing():
                pick = self.choose(p.seat, "free-pray", [*p.standing(), "no"])
                if pick != "no":
                    p.lift(pick)
        elif name == "recruit":
            self.free_recruit(p)
        elif p.done["develop"] < 8:
            self.by("P6.8.1")
            self.same("develop", name, "which reward")
            self.put_workshop(p, self.choose(p.seat, "develop", self.workshop_spots(p)))

    def pay_debt(self, p: Side) -> None:
        """P7.8, P4.12; P9.5."""
        self.by("P7.8")
        if p.debts and self.choose(p.seat, "pay-debt", ["yes", "no"]) == "yes":
            p.debts -= 1
            p.paid += 1
            for card in p.crew_for("pay-debt"):
                self.by("P9.5")
                self.rewards(p, items(TOWNSFOLK[card].gain))

    def free_recruit(self, p: Side) -> None:
        self.by("P6.9")
        filled = [i for i, card in enumerate(self.kingdom.row) if card]
        if filled:
            options = [(use, i) for use in ("crew", "discard") for i in filled]
            pick = self.choose(p.seat, "free-recruit", [*options, "no"])
            if pick != "no":
                self.take_townsfolk(p, pick[1], pick[0] == "crew")

    def take_townsfolk(self, p: Side, slot: int, joins: bool) -> None:
        """P5.2.1, P5.2.2."""
        card = self.kingdom.row[slot]
        self.kingdom.row[slot] = ""
        if joins:
            self.by("P5.2.2")
            p.crew.append(card)
            self.rewards(p, items(TOWNSFOLK[card].hire))
        else:
            self.by("P5.2.1")
            self.kingdom.gone_townsfolk.append(card)
            self.rewards(p, items(TOWNSFOLK[card].discard))

    def workshop_spots(self, p: Side) -> list[tuple[str, int]]:
        """P5.1, P4.8: left and middle spaces of right-hand actions."""
        return [(x, i) for x in RIGHT for i in (0, 1) if p.spaces[x][i] != WORKSHOP]

    def put_workshop(self, p: Side, spot: tuple[str, int]) -> None:
        """P5.1, P5.1.1."""
        p.spaces[spot[0]][spot[1]] = WORKSHOP
        worker = WORKSHOPS[p.done["develop"]].worker
        p.done["develop"] += 1
        self.rewards(p, [(worker, 1), *p.crew_brings("develop")])


# -- P2.8, P3 a round but for its turns ------------------------------------------------------------


class Start(Telling):
    def tell(self) -> None:
        """P2.8, P2.9: the first townsfolk, from the player to the right of the first one."""
        for p in reversed([x for x in self.from_first() if not x.bot]):
            self.by("P2.8")
            filled = [i for i, card in enumerate(self.kingdom.row) if card]
            self.take_townsfolk(p, self.choose(p.seat, "start", filled), joins=True)
        self.by("P2.9")
        self.fill_townsfolk()
        self.kingdom.phase = "round"


class NewRound(Telling):
    def tell(self) -> None:
        """P3.1-P3.4, P11.7, P11.9."""
        kingdom = self.kingdom
        self.by("P3.1")
        kingdom.round += 1
        if kingdom.round > 1 and not self.solo:
            kingdom.first = (kingdom.first + 1) % len(self.sides)
        self.by("P3.2")
        if kingdom.round <= 3:
            kingdom.orders.append(self.draw())
            if self.solo:
                self.by("P11.7")
                spaces = self.bot.spaces[ORDERS[kingdom.orders[-1]].action]
                spaces[spaces.index(FREE)] = WORKSHOP
        if kingdom.round >= 3:
            self.by("P3.2")
            kingdom.favours.append(self.draw())
            kingdom.on_favours.append(-1)
            if self.solo:
                self.by("P11.7")
                aside = [card for card, x in SCHEMES.items() if x.aside]
                kingdom.seen_schemes.append(aside[len(kingdom.favours) - 1])
        self.taverns(len(self.people) + 1)
        for p in self.people:
            self.by("P3.4")
            p.hand = sorted(self.deal(3))
            p.paladins -= 3
        if self.solo:
            self.by("P11.9")
            self.bot.workers["labourer"] = kingdom.round + 3
        kingdom.phase = "choose"

    def taverns(self, want: int) -> None:
        kingdom = self.kingdom
        self.by("P3.3")
        kingdom.inns = self.deal(min(want, kingdom.taverns))
        kingdom.taverns -= len(kingdom.inns)
        lacking = want - len(kingdom.inns)
        if lacking:
            self.by("P3.13")
            kingdom.taverns = len(kingdom.gone_taverns) - lacking
            kingdom.gone_taverns = []
            kingdom.inns = kingdom.inns + self.deal(lacking)
        kingdom.guests = [-1] * want


class Reveal(Telling):
    def tell(self) -> None:
        """P3.6."""
        self.by("P3.6")
        p = self.sides[self.kingdom.active]
        p.paladin = p.chosen.pop()
        self.take_workers(p, PALADINS[p.paladin].workers)
        self.kingdom.phase = "tavern"


class Tavern(Telling):
    def tell(self) -> None:
        """P3.6, P3.7; P11.8: the bot gets no workers, but the suspicions of what is left over."""
        kingdom = self.kingdom
        p = self.sides[kingdom.active]
        self.by("P3.6")
        free = [i for i, who in enumerate(kingdom.guests) if who < 0]
        inn = self.choose(p.seat, "tavern", free)
        kingdom.guests[inn] = p.seat
        self.take_workers(p, TAVERNS[kingdom.inns[inn]].workers)
        if self.solo:
            self.by("P11.8")
            left = TAVERNS[kingdom.inns[kingdom.guests.index(-1)]]
            self.suspects(self.bot, left.workers.count("criminal"))
            kingdom.phase = "turns"
        else:
            self.by("P3.6")
            kingdom.active = (kingdom.active + 1) % len(self.sides)
            kingdom.phase = "turns" if kingdom.active == kingdom.first else "reveal"


class CleanUp(Telling):
    def tell(self) -> None:
        """P3.9, P3.10, P11.35; P3.12."""
        kingdom = self.kingdom
        if kingdom.round == 7:
            self.by("P3.12")
            kingdom.phase = "over"
            return
        self.by("P11.35" if self.solo else "P3.10")
        for slot in (4, 3) if self.solo else (4,):
            if kingdom.row[slot]:
                kingdom.gone_townsfolk.append(kingdom.row[slot])
                kingdom.row[slot] = ""
        for slot in (0, 1) if self.solo else (0,):
            if kingdom.foes[slot]:
                kingdom.gone_outsiders.append(kingdom.foes[slot])
                kingdom.foes[slot] = ""
        self.by("P3.9")
        self.fill_townsfolk()
        self.fill_outsiders()
        kingdom.gone_taverns += kingdom.inns
        kingdom.inns, kingdom.guests = [], []
        kingdom.on_favours = [-1] * len(kingdom.on_favours)
        for p in self.sides:
            p.passed = False
            if p.bot:
                self.by("P11.34")
                p.workers["labourer"] = 0
                for action in ACTIONS:
                    p.lift(action)
            else:
                self.by("P3.5")
                p.used.append(p.paladin)
                p.paladin = ""
        kingdom.phase = "round"


# -- P4 placing workers ----------------------------------------------------------------------------


@cache
def payments(need: tuple[str, ...], workers: tuple[int, ...]) -> frozenset[tuple[str, ...]]:
    """P4.2: every set of workers that could stand on the spaces; criminals are wild."""
    have = dict(zip(WORKERS, workers, strict=True))
    fits = [
        [x for x in WORKERS if have[x] and (kind in ("any", x) or x == "criminal")] for kind in need
    ]
    sets = [tuple(sorted(pick)) for pick in product(*fits)]
    return frozenset(pick for pick in sets if all(pick.count(x) <= have[x] for x in pick))


def can_pay(p: Side, need: Sequence[str]) -> bool:
    return bool(ways_to_pay(p, need))


def ways_to_pay(p: Side, need: Sequence[str]) -> frozenset[tuple[str, ...]]:
    """More than three of a kind are never needed."""
    return payments(tuple(need), tuple(min(3, p.workers[x]) for x in WORKERS))


class Turn(Telling):
    """P3.8: one action or passing."""

    def tell(self) -> None:
        kingdom = self.kingdom
        p = self.sides[kingdom.active]
        if p.bot:
            BotTurn(self, p).run()
        else:
            self.act(p)
        self.by("P3.8")
        order = self.sides[kingdom.active + 1 :] + self.sides[: kingdom.active + 1]
        playing = [q.seat for q in order if not q.passed]
        if playing:
            kingdom.active = playing[0]
        else:
            kingdom.phase = "clean-up"

    def act(self, p: Side) -> None:
        self.by("P4.6")
        pick = self.choose(p.seat, "act", [*self.open_actions(p), "pass"], OPEN_BY.get)
        action, n = (pick, 0) if isinstance(pick, str) else pick
        {
            "pass": self.pass_round,
            "develop": self.develop,
            "recruit": self.recruit,
            "hunt": self.hunt,
            "trade": self.trade,
            "pray": self.pray,
            "conspire": self.conspire,
            "commission": self.commission,
            "fortify": self.fortify,
            "garrison": self.garrison,
            "absolve": self.absolve,
            "attack": self.attack,
            "convert": self.convert,
            "favour": self.favour,
        }[action](p, n)

    # -- what can be done --------------------------------------------------------------------

    def open_actions(self, p: Side) -> list[Option]:
        """P4.6: requirement, cost, a free space, a card to take, a piece to use."""
        out: list[Option] = []
        for action in LEFT:
            if p.busy(action) or not self.possible_left(p, action):
                continue
            spaces = SPACES_OF[action]
            if action in ("recruit", "hunt", "trade"):  # P4.4
                out += [(action, n) for n in (1, 2) if can_pay(p, spaces[:n])]
            elif can_pay(p, spaces):
                out.append(action)
        for action in RIGHT:
            if not p.busy(action) and can_pay(p, p.need(action)):
                if self.possible_right(p, action):
                    out.append(action)
        for k, who in enumerate(self.kingdom.on_favours):
            favour = FAVOURS[self.kingdom.favours[k]]
            if who < 0 and can_pay(p, [favour.worker]):
                silver, provisions = favour.cost.get("silver", 0), favour.cost.get("provision", 0)
                if p.silver >= silver and p.provisions >= provisions:
                    out.append(("favour", k))
        return out

    def possible_left(self, p: Side, action: str) -> bool:
        if action == "develop":
            return p.done["develop"] < 8 and p.silver >= self.develop_cost(p)
        if action == "recruit":
            return bool(self.hires(p))
        if action == "pray":
            return p.silver >= self.pray_cost(p) and bool(p.standing())  # P5.5.2
        return True

    def possible_right(self, p: Side, action: str) -> bool:
        kingdom = self.kingdom
        done = p.done[action]
        if action != "attack":
            if done == 7:  # P4.8
                return False
            purse = p.silver if action in SILVER else p.provisions
            if purse < self.price(p, action):
                return False
        if action == "fortify":
            return bool(kingdom.walls) and p.value("influence") >= FORTIFY_NEEDS[done]
        if action == "absolve":
            return p.value("influence") >= ABSOLVE_NEEDS[done]
        if action == "attack":
            return bool(self.attackable(p))
        if action == "convert":
            return bool(self.within(p.value("faith"), FAITH_FLAGS))
        attribute = "faith" if action == "commission" else "strength"
        return bool(self.open_land(action, p.value(attribute)))

    def price(self, p: Side, action: str) -> int:
        """P6; P9.1."""
        return 0 if p.free_of_cost(action) else {**PROVISIONS, **SILVER}[action][p.done[action]]

    def open_land(self, action: str, reach: int) -> list[int]:
        """P6.1, P6.3, P6.4."""
        flags = FAITH_FLAGS if action == "commission" else STRENGTH_FLAGS
        return [
            i
            for i, space in enumerate(SPACES)
            if space.players <= len(self.people)
            and not self.kingdom.land[i]
            and flags[space.region - 1] <= reach
        ]

    def within(self, reach: int, flags: Sequence[int]) -> list[int]:
        """Slots of outsiders below the flags within reach."""
        return [i for i, card in enumerate(self.kingdom.foes) if card and flags[i] <= reach]

    def pay(self, p: Side, action: str, n: int = 3) -> None:
        """P4.1, P4.2: on the spaces without a workshop, from the left."""
        spaces = p.spaces[action]
        open_ = [i for i, x in enumerate(spaces) if x != WORKSHOP][:n]
        paid = self.paid(p, [SPACES_OF[action][i] for i in open_])
        for i, worker in zip(open_, paid, strict=True):
            spaces[i] = worker

    def paid(self, p: Side, need: Sequence[str]) -> list[str]:
        """The workers that were chosen; one of each set is offered (P4.13)."""
        self.by("P4.2")
        step = self.step("pay")
        offered = [tuple(sorted(x)) for x in step.options]
        self.same(sorted(ways_to_pay(p, need)), sorted(offered), "options: pay")
        for kind, worker in zip(need, step.answer, strict=True):
            self.same(True, kind == "any" or worker in (kind, "criminal"), "a worker on its space")
            p.workers[worker] -= 1
        return list(step.answer)

    def paladin_brings(self, p: Side, action: str) -> None:
        """P9.1."""
        if p.helped(action):
            self.by("P9.1")
            self.plain(p, list(PALADINS[p.paladin].bonus.items()))

    # -- P5 left-hand actions ----------------------------------------------------------------

    def develop_cost(self, p: Side) -> int:
        return 4 - (PALADINS[p.paladin].less if p.helped("develop") else 0)

    def develop(self, p: Side, n: int) -> None:
        self.by("P5.1")
        spot = self.choose(p.seat, "develop", self.workshop_spots(p))
        self.pay(p, "develop")
        self.by("P5.1")
        p.silver -= self.develop_cost(p)
        self.put_workshop(p, spot)

    def hires(self, p: Side) -> list[tuple[str, int]]:
        """P5.2: each with silver, in slots 1 and 2 also for a debt."""
        out: list[tuple[str, int]] = []
        for slot, card in enumerate(self.kingdom.row):
            silver = 0 if p.free_of_cost("recruit") else HIRE_SILVER[slot]
            if card and p.silver >= silver:
                out.append(("silver", slot))
            if card and silver and HIRE_BY_DEBT[slot]:
                out.append(("debt", slot))
        return out

    def recruit(self, p: Side, n: int) -> None:
        self.by("P5.2")
        how, slot = self.choose(p.seat, "recruit", self.hires(p))
        self.pay(p, "recruit", n)
        self.by("P5.2")
        if how == "debt":
            p.debts += 1
        elif not p.free_of_cost("recruit"):
            p.silver -= HIRE_SILVER[slot]
        self.take_townsfolk(p, slot, joins=n == 2)

    def hunt(self, p: Side, n: int) -> None:
        self.pay(p, "hunt", n)
        self.by("P5.3")
        p.provisions += 1 if n == 1 else 3
        self.paladin_brings(p, "hunt")

    def trade(self, p: Side, n: int) -> None:
        self.pay(p, "trade", n)
        self.by("P5.4")
        p.silver += 1 if n == 1 else 3
        self.paladin_brings(p, "trade")

    def pray_cost(self, p: Side) -> int:
        """P9.2."""
        return 0 if p.free_of_cost("pray") else 2

    def pray(self, p: Side, n: int) -> None:
        self.by("P5.5")
        action = self.choose(p.seat, "clear", p.standing())
        self.pay(p, "pray")
        self.by("P5.5")
        p.silver -= self.pray_cost(p)
        p.lift(action)

    def conspire(self, p: Side, n: int) -> None:
        self.pay(p, "conspire")
        self.paladin_brings(p, "conspire")
        self.by("P5.6")
        self.take_workers(p, ["criminal"])

    # -- P6 right-hand actions ---------------------------------------------------------------

    def begin(self, p: Side, action: str, clause: str) -> None:
        """P4.10: workers, then silver or provisions; once more done."""
        price = 0 if action == "attack" else self.price(p, action)
        self.pay(p, action)
        self.by(clause)
        if action in SILVER:
            p.silver -= price
        else:
            p.provisions -= price
        p.done[action] += 1

    def finish(self, p: Side, action: str, gains: Items) -> None:
        """P4.11: of the space or card, the crew, the paladin."""
        gains = gains + p.crew_brings(action)
        left = self.plain(p, gains)
        self.paladin_brings(p, action)
        self.rewards(p, left)

    def commission(self, p: Side, n: int) -> None:
        self.by("P6.1")
        space = self.choose(p.seat, "commission", self.open_land("commission", p.value("faith")))
        self.begin(p, "commission", "P6.1")
        self.kingdom.land[space] = f"monk {p.seat}"
        self.finish(p, "commission", [("influence", 1), *items(SPACES[space].gain)])

    def fortify(self, p: Side, n: int) -> None:
        """P6.2, P6.2.1: the wall is seen once it is paid."""
        self.begin(p, "fortify", "P6.2")
        card = self.draw()
        self.kingdom.walls -= 1
        p.walls.append(card)
        gains = [("strength", WALLS[card].strength), *items(WALLS[card].gain)]
        choice = ways(WALLS[card].gain)
        if choice:
            gains += choice[self.choose(p.seat, "choice", choice)]
        self.finish(p, "fortify", gains)

    def garrison(self, p: Side, n: int) -> None:
        self.by("P6.3")
        space = self.choose(p.seat, "garrison", self.open_land("garrison", p.value("strength")))
        self.begin(p, "garrison", "P6.3")
        self.kingdom.land[space] = f"outpost {p.seat}"
        self.finish(p, "garrison", [("faith", 1), *items(SPACES[space].gain)])

    def absolve(self, p: Side, n: int) -> None:
        """P6.5; of spaces that bring the same one is offered."""
        self.by("P6.5")
        step = self.step("absolve")
        gains = [items(JARS[i].gain) for i in step.options]
        free = [items(x.gain) for x, jar in zip(JARS, p.jars, strict=True) if not jar]
        self.same([], [i for i in step.options if p.jars[i]], "options: absolve, spaces with a jar")
        self.same([], [x for x in free if x not in gains], "options: absolve, rewards not offered")
        self.begin(p, "absolve", "P6.5")
        p.jars[step.answer] = p.done["absolve"]
        brings = items(JARS[step.answer].gain)
        self.finish(p, "absolve", [("faith", 1), ("remove-suspicion", 1), *brings])

    def attack_cost(self, p: Side, slot: int) -> int:
        """P6.6: 1 silver per 2 points of strength, rounded up."""
        return max(0, STRENGTH_FLAGS[slot] - p.value("strength") + 1) // 2

    def attackable(self, p: Side) -> list[int]:
        slots = [i for i, card in enumerate(self.kingdom.foes) if card]
        return [i for i in slots if self.attack_cost(p, i) <= p.silver]

    def attack(self, p: Side, n: int) -> None:
        self.by("P6.6")
        slot = self.choose(p.seat, "attack", self.attackable(p))
        silver = self.attack_cost(p, slot)
        self.begin(p, "attack", "P6.6")
        p.silver -= silver
        card = self.defeat(slot)
        p.attacked.append(card)
        self.finish(p, "attack", items(OUTSIDERS[card].attack))

    def convert(self, p: Side, n: int) -> None:
        self.by("P6.7")
        slot = self.choose(p.seat, "convert", self.within(p.value("faith"), FAITH_FLAGS))
        self.begin(p, "convert", "P6.7")
        card = self.defeat(slot)
        p.converted.append(card)
        self.finish(p, "convert", [("strength", OUTSIDERS[card].strength)])

    def defeat(self, slot: int) -> str:
        card = self.kingdom.foes[slot]
        self.kingdom.foes[slot] = ""
        return card

    def favour(self, p: Side, k: int) -> None:
        self.by("P6.8")
        favour = FAVOURS[self.kingdom.favours[k]]
        gains = items(favour.gain)
        choice = ways(favour.gain)
        if choice:
            gains = choice[self.choose(p.seat, "choice", choice)]
        self.paid(p, [favour.worker])
        self.by("P6.8")
        self.kingdom.on_favours[k] = p.seat
        p.silver -= favour.cost.get("silver", 0)
        p.provisions -= favour.cost.get("provision", 0)
        p.debts += favour.cost.get("debt", 0)
        self.rewards(p, gains)

    # -- P8 passing --------------------------------------------------------------------------

    def pass_round(self, p: Side, n: int) -> None:
        self.by("P8.1")
        p.passed = True
        for action in ACTIONS:
            p.lift(action)
        if sum(p.workers.values()):
            self.return_down(p, stop_at_three=False)


class BotTurn:
    """P11.17-P11.44: the bot, in a turn that is being told."""

    def __init__(self, turn: Turn, b: Side) -> None:
        self.turn = turn
        self.b = b
        self.kingdom = turn.kingdom
        self.by = turn.by

    def run(self) -> None:
        """P11.17, P11.19, P11.40."""
        if self.b.workers["labourer"]:
            self.attempt(SCHEMES[self.open_scheme()].action)
        if not self.b.workers["labourer"]:
            self.by("P11.19")
            self.b.passed = True

    def open_scheme(self) -> str:
        if not self.kingdom.schemes:
            self.by("P11.34")
            self.kingdom.schemes = len(self.kingdom.seen_schemes)
            self.kingdom.seen_schemes = []
        self.by("P11.17")
        card = self.turn.draw()
        self.kingdom.schemes -= 1
        self.kingdom.seen_schemes.append(card)
        return card

    def attempt(self, action: str) -> None:
        """P11.18."""
        if action == "orders":
            self.kings_order()
        elif action == "favour":
            self.kings_favour()
        elif action in BOT_ROW and self.can_left(action):
            self.left(action)
        elif action in RIGHT and self.can_right(action):
            self.right(action)
        else:
            self.fall_back()

    def fall_back(self) -> None:
        self.by("P11.18")
        self.left(next(x for x in BOT_ROW if self.can_left(x)))

    # -- the left half -----------------------------------------------------------------------

    def can_left(self, action: str) -> bool:
        """P11.18, P11.20: one worker each."""
        if not self.b.workers["labourer"]:
            return False
        if action == "rest":
            return True
        return not self.b.busy(action) and (action != "recruit" or any(self.kingdom.row))

    def left(self, action: str) -> None:
        b = self.b
        self.by("P11.20")
        b.workers["labourer"] -= 1
        if action != "rest":
            b.spaces[action][0] = "labourer"
        if action == "recruit":
            self.recruit()
        elif action == "pray":
            self.pray()
        elif action == "trade":
            self.by("P11.23")
            self.turn.move_marker(b, 1)
        elif action == "conspire":
            self.by("P11.24")
            b.workers["labourer"] += 2
            self.turn.suspects(b, 1)
        else:
            self.by("P11.25")
            b.passed = True
            self.turn.move_marker(b, 1 + b.workers["labourer"])

    def pointed(self, free: Sequence[int], slots: int) -> int | None:
        """P11.14: the marker's slot or the next to the right that can be, then from the left."""
        order = [(self.kingdom.marker + k) % slots for k in range(slots)]
        return next((x for x in order if x in free), None)

    def recruit(self) -> None:
        self.by("P11.21")
        slot = self.pointed([i for i, card in enumerate(self.kingdom.row) if card], 5)
        if slot is not None:
            card = self.kingdom.row[slot]
            self.kingdom.row[slot] = ""
            self.kingdom.gone_townsfolk.append(card)
            self.gain(items(TOWNSFOLK[card].discard))

    def pray(self) -> None:
        """P11.22, P11.22.1."""
        self.by("P11.22")
        if any(self.b.busy(x) for x in RIGHT):
            for action in RIGHT:
                self.b.lift(action)
        else:
            self.b.workers["labourer"] += 1
        self.kingdom.schemes += len(self.kingdom.seen_schemes)
        self.kingdom.seen_schemes = []

    # -- the right half ----------------------------------------------------------------------

    def can_right(self, action: str) -> bool:
        """P11.18, P11.20, P11.33."""
        b, turn = self.b, self.turn
        if b.busy(action) or b.workers["labourer"] < len(b.need(action)):
            return False
        if action != "attack" and b.done[action] == 7:
            return False
        if action == "attack":
            return bool(turn.within(b.track["strength"], STRENGTH_FLAGS))
        if action == "convert":
            return bool(turn.within(b.track["faith"], FAITH_FLAGS))
        if action == "fortify":
            enough = b.track["influence"] >= FORTIFY_NEEDS[b.done[action]]
            return enough and bool(self.kingdom.walls)
        if action == "absolve":
            return b.track["influence"] >= ABSOLVE_NEEDS[b.done[action]]
        return bool(self.land(action))

    def land(self, action: str) -> list[int]:
        attribute = "faith" if action == "commission" else "strength"
        return self.turn.open_land(action, self.b.track[attribute])

    def right(self, action: str) -> None:
        b = self.b
        self.by("P11.20")
        b.workers["labourer"] -= len(b.need(action))
        b.spaces[action] = [x if x == WORKSHOP else "labourer" for x in b.spaces[action]]
        b.done[action] += 1
        if action in ("commission", "garrison"):
            self.settle(action)
        elif action == "absolve":
            self.by("P11.27")
            self.turn.raise_(b, "faith", 1)
            self.discard_suspicion()
            self.by("P11.27")
            if b.debts:
                b.debts -= 1
                b.paid += 1
            else:
                self.discard_suspicion()
        elif action == "fortify":
            self.by("P11.28")
            card = self.turn.draw()
            self.kingdom.walls -= 1
            b.walls.append(card)
            self.turn.raise_(b, "strength", WALLS[card].strength)
            self.gain(self.way(WALLS[card].gain))
        elif action == "attack":
            self.by("P11.29")
            card = self.foe(self.turn.within(b.track["strength"], STRENGTH_FLAGS))
            b.attacked.append(card)
            self.gain(items(OUTSIDERS[card].attack))
        else:
            self.by("P11.30")
            card = self.foe(self.turn.within(b.track["faith"], FAITH_FLAGS))
            b.converted.append(card)
            self.turn.raise_(b, "strength", OUTSIDERS[card].strength)

    def foe(self, slots: Sequence[int]) -> str:
        slot = self.pointed(slots, 6)
        assert slot is not None
        return self.turn.defeat(slot)

    def settle(self, action: str) -> None:
        """P11.26."""
        self.by("P11.26")
        space = min(self.land(action), key=lambda i: (self.rank(items(SPACES[i].gain)), i))
        outpost = action == "garrison"
        self.kingdom.land[space] = f"{'outpost' if outpost else 'monk'} {self.b.seat}"
        self.turn.raise_(self.b, "faith" if outpost else "influence", 1)
        self.gain(items(SPACES[space].gain))

    def rank(self, gains: Items) -> int:
        """P11.26, P11.26.1: an idle reward is the last."""
        name = gains[0][0]
        if self.idle(name):
            return 9
        if name in WORKERS:
            return 3 if sum(n for _, n in gains) == 2 else 4
        return {"recruit": 0, "pay-debt": 1, "pray": 2, "silver": 5, "remove-suspicion": 6}[name]

    # -- the King's cards --------------------------------------------------------------------

    def kings_order(self) -> None:
        """P11.31, P11.31.1."""
        right_to_left = [ORDERS[card].action for card in reversed(self.kingdom.orders)]
        open_ = [x for x in right_to_left if self.b.done[x] < 5]
        met = [x for x in right_to_left if self.b.done[x] >= 5]
        for action in open_ + met:
            self.by("P11.31")
            if self.can_right(action):
                self.right(action)
                return
        self.fall_back()

    def kings_favour(self) -> None:
        """P11.32, P11.11."""
        self.by("P11.32")
        slot = self.pointed([i for i, who in enumerate(self.kingdom.on_favours) if who < 0], 5)
        if slot is None:
            self.fall_back()
            return
        favour = FAVOURS[self.kingdom.favours[slot]]
        self.b.workers["labourer"] -= 1
        self.kingdom.on_favours[slot] = self.b.seat
        self.b.debts += favour.cost.get("debt", 0)
        self.gain(self.way(favour.gain))

    # -- what the bot gains ------------------------------------------------------------------

    def idle(self, name: str) -> bool:
        """P11.15.1."""
        return (
            name == "develop"
            or (name == "pay-debt" and not self.b.debts)
            or (name == "recruit" and not any(self.kingdom.row))
        )

    def way(self, e: Effect | None) -> Items:
        """P11.28, P11.44: the leftmost that is not idle; an attribute: the lowest."""
        choice = ways(e)
        if not choice:
            return items(e)
        if set(choice) == set(ATTRIBUTES):
            return choice[self.turn.lowest(self.b)]
        busy = [x for x in choice.values() if not self.idle(x[0][0])]
        return busy[0] if busy else list(choice.values())[-1]

    def gain(self, gains: Items) -> None:
        """P11.10-P11.15, P11.42: as printed."""
        b, turn = self.b, self.turn
        for name, n in gains:
            if name in ATTRIBUTES:
                turn.raise_(b, name, n)
            elif name in WORKERS:
                self.by("P11.10")
                turn.take_workers(b, [name] * n)
            elif name in ("silver", "provision"):
                turn.move_marker(b, n)
            elif name == "tax":
                turn.tax(b, n)
            elif name == "pray":
                self.pray()
            elif name == "recruit":
                self.recruit()
            elif name == "remove-suspicion":
                for _ in range(n):
                    self.discard_suspicion()
            elif name == "remove-debt":
                self.by("P11.15")
                if b.debts:
                    b.debts -= 1
                else:
                    self.drain()
            elif name == "pay-debt" and b.debts:
                self.by("P7.8")
                b.debts -= 1
                b.paid += 1

    def discard_suspicion(self) -> None:
        """P11.15."""
        self.by("P11.15")
        if self.b.suspicion:
            self.turn.drop(self.b, 1)
        else:
            self.drain()

    def drain(self) -> None:
        """P11.15, P11.43: a silver leaves the treasury."""
        self.kingdom.treasury -= 1
        if not self.kingdom.treasury:
            self.by("P11.43")
            self.turn.inquisition()


# -- P10 scoring -----------------------------------------------------------------------------------

REPEATED = {"commission": (2, 5, 9), "garrison": (2, 5, 9), "fortify": (1, 3, 6),
            "absolve": (1, 3, 6)}  # fmt: skip


def sheet(kingdom: Kingdom, p: Side) -> dict[str, tuple[str, int]]:
    """P10.1, P11.36: lines by their names, each with its clause."""
    orders = [p.done[ORDERS[card].action] >= 5 for card in kingdom.orders]
    points = [converted(p, OUTSIDERS[card].name, sum(orders)) for card in p.converted]
    if p.bot:
        points = [max(1, n) for n in points]  # P11.30
    out = {
        "orders": ("P10.1", sum(vp for vp, met in zip((4, 6, 8), orders, strict=False) if met)),
        "paid": ("P7.8", p.paid),
        "unpaid": ("P7.8", -3 * p.debts),
        "walls": ("P6.2", sum(WALLS[card].vp for card in p.walls)),
        "converted": ("P9.9", sum(points)),
    }
    for attribute, n in p.track.items():
        out[attribute] = ("P10.1", ATTRIBUTE_VP[n])
    for action, vp in REPEATED.items():
        done = p.done[action]
        out[action] = ("P10.1", vp[done - 5] if done >= 5 else 0)
    if not p.bot:
        out["develop"] = ("P10.1", {6: 1, 7: 3, 8: 6}.get(p.done["develop"], 0))
        out["goods"] = ("P10.1", (p.silver + p.provisions) // 3)
    return out


def converted(p: Side, name: str, orders: int) -> int:
    """P9.9, P9.10."""
    every_two = {
        "adventurer": "commission",
        "archer": "garrison",
        "guardian": "develop",
        "lookout": "fortify",
        "vigilante": "absolve",
    }
    every_four = {"armourer": "strength", "marauder": "influence", "warrior": "faith"}
    people = {"assassin": "saracen", "barbarian": "byzantine", "invader": "viking"}
    if name == "guardian" and p.bot:  # P11.36
        return sum(x.count(WORKSHOP) for x in p.spaces.values()) // 2
    if name in every_two:
        return p.done[every_two[name]] // 2
    if name in every_four:
        return p.track[every_four[name]] // 4
    if name in people:
        return sum(OUTSIDERS[card].people == people[name] for card in p.attacked)
    return {
        "hunter": len(p.crew) // 2,
        "champion": 1 + orders,
        "mercenary": 1 + sum(OUTSIDERS[card].name == "mercenary" for card in p.converted),
        "protector": p.paid,
        "thief": len(p.suspicion),
        "traitor": p.debts,
    }[name]


class Paladins(TurnWatcher[Kingdom]):
    def __init__(self) -> None:
        phases: dict[str, type[Retelling[Kingdom]]] = {
            "start": Start,
            "round": NewRound,
            "reveal": Reveal,
            "tavern": Tavern,
            "turns": Turn,
            "clean-up": CleanUp,
        }
        super().__init__(read, phases)

    def end(self, table: Table) -> None:
        super().end(table)
        kingdom = read(table.state)
        for p, lines in zip(kingdom.sides, table.title.scores(table.state), strict=True):
            actual = {line.what: line.points for line in lines}
            expected = sheet(kingdom, p)
            table.expect("P10.1", expected.keys(), actual.keys(), f"lines of {p.seat}")
            for what, (clause, points) in expected.items():
                table.expect(clause, points, actual.get(what), f"{what} of {p.seat}")

    def lively(self, ask: Choose) -> Sequence[Option]:
        """Mostly right-hand actions; passes when little else is left."""
        if ask.kind != "act" or len(ask.options) == 1:
            return ask.options
        often = {**dict.fromkeys(RIGHT, 6), "pass": 0}
        return [x for x in ask.options for _ in range(often.get(str(x), 1))]


SETTINGS: Sequence[tuple[int, Mapping[str, str]]] = (
    (1, {"solo": "easy"}),
    (1, {"solo": "medium"}),
    (1, {"solo": "hard"}),
    (2, {}),
    (3, {}),
    (4, {}),
)
ORACLE = Oracle("paladins", Paladins, SETTINGS)

if __name__ == "__main__":
    raise SystemExit(main(ORACLE))
