"""A12-A14, A18: the Guildhall: constructing buildings, their effects, and the Cathedral."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ludorum.effects import run
from ludorum.kernel import PUBLIC, Choose, Draw, Flow

from .content import (
    APPRENTICES,
    BONUS,
    BUILDINGS,
    CLAY,
    COST,
    COST_ORE,
    GOLD,
    GOODS,
    LEVEL_COST,
    LEVEL_COST_ORE,
    LEVELS,
    MARBLE,
    PLACES,
    REWARDS,
    SKILL_FOR,
    SKILLS,
    STONE,
    VIRTUE,
    WOOD,
    Price,
)  # fmt: skip
from .places import free_captures, targets
from .state import (
    Player,
    State,
    affordable,
    clockwise,
    destroy_debts,
    free_captured,
    gain,
    held_by_others,
    release,
    shift,
    skills,
    spend,
    table_for,
    take_debts,
)  # fmt: skip
from .workshop import dismiss, draw_cards, drop_column, hire

Reason = tuple[str, str]


# -- A12 the place ---------------------------------------------------------------------------


def guildhall_closed(s: State, p: Player) -> Reason | None:
    """A12.2: a placement that can do neither is not allowed. Where nothing but a full level of the
    Cathedral is in the way, that is the reason."""
    why = cathedral_closed(s, p)
    if why is None:
        return None
    have = skills(p)
    for card in p.hand.cards:
        if building_closed(p, card, have) is None:
            return None
    return why if why[1] == "level-full" else ("A12.2", "nothing-to-build")


def works(s: State, p: Player) -> list[Any]:
    """A12.2: one building of the hand, or one level of the Cathedral."""
    have = skills(p)
    out: list[Any] = [
        ("build", card) for card in p.hand.cards if building_closed(p, card, have) is None
    ]
    if cathedral_closed(s, p) is None:
        out.append("cathedral")
    return out


def guildhall(s: State, p: Player) -> Flow:
    """A12.2, A12.5."""
    pick = yield Choose(p.seat, "guildhall", "A12.2", works(s, p))
    if pick == "cathedral":
        yield from advance(s, p)
    else:
        yield from construct(s, p, pick[1])


def lay_worker(s: State, p: Player) -> Flow:
    """A4.3, A12.4, A19.2: on the next slot; in the final round beside the hall."""
    p.hall += 1
    if s.last >= 0 or s.hall == table_for(s).slots:
        s.tell("A19.2", "beside", player=p.seat)
        return
    s.hall += 1
    s.tell("A4.3", "slot", player=p.seat, n=s.hall)
    columns = table_for(s).columns
    row, column = divmod(s.hall - 1, columns)
    if s.hall_discards and column == 2 and row < 3:
        yield from drop_column(s, 0, "A23.2")


# -- A13 buildings ---------------------------------------------------------------------------


def price_of(p: Player, card: str) -> Price:
    return COST_ORE[card] if p.board == "therese" else COST[card]


def building_closed(p: Player, card: str, have: int) -> Reason | None:
    """A13.1, A13.2; A21.7: Lothaire saves one wood or stone."""
    lacking = SKILL_FOR[card] & ~have
    if lacking:
        return "A13.1", "no-skill"
    cost = price_of(p, card)
    if affordable(p, cost):
        return None
    if p.board == "lothaire" and any(affordable(p, x) for _, x in cheaper(cost)):
        return None
    return "A13.2", "no-goods"


def cheaper(cost: Price) -> list[tuple[str, Price]]:
    """The price with one wood, or one stone, less."""
    return [
        (GOODS[saved], tuple([(g, n - (g == saved)) for g, n in cost]))
        for saved in (WOOD, STONE)
        if any([g == saved and n for g, n in cost])
    ]


def construct(s: State, p: Player, card: str) -> Flow:
    """A13.2, A13.3: pay, lay the card, its virtue, then its effect."""
    b = BUILDINGS[card]
    cost = price_of(p, card)
    if p.board == "lothaire":
        cost = yield from save_one(p, cost)
    spend(s, p, cost, "A13.2")
    p.hand.cards.remove(card)
    p.built.append(card)
    s.tell("A13.2", "build", player=p.seat, building=card)
    flow = shift(s, p, b.virtue, "A13.3")
    if flow is not None:
        yield from flow
    if b.now is not None:
        yield from run(b.now, MEANING, s, p, "A18.1", card)
    if p.board == "clovis":
        yield from draw_cards(s, p, 1, "A21.7")


def save_one(p: Player, cost: Price) -> Generator[Any, Any, Price]:
    """A21.7: which of the two Lothaire saves."""
    ways = {name: x for name, x in cheaper(cost) if affordable(p, x)}
    if not ways:
        return cost
    pick = yield Choose(p.seat, "save", "A21.7", tuple(ways))
    return ways[pick]


# -- A14 Cathedral ---------------------------------------------------------------------------


def level_price(p: Player, level: int) -> tuple[Price, int]:
    """Fixed goods, and how many of stone and wood in any mix."""
    fixed = LEVEL_COST_ORE[level] if p.board == "therese" else LEVEL_COST[level]
    mixed = LEVELS[level].any
    return fixed, mixed - (p.board == "lothaire" and mixed > 0)


def cathedral_closed(s: State, p: Player) -> Reason | None:
    """A14.1."""
    if p.level == len(LEVELS):
        return "A14.5", "at-the-top"
    if not VIRTUE[p.virtue].cathedral:
        return "A15.6", "too-wicked"
    if not p.hand.cards and p.board != "frederick":
        return "A14.1", "no-card"
    fixed, mixed = level_price(p, p.level)
    if not affordable(p, fixed) or p.goods[WOOD] + p.goods[STONE] < mixed:
        return "A14.4", "no-goods"
    return level_full(s, p)


def level_full(s: State, p: Player) -> Reason | None:
    """A14.4, A14.5: the next level has a space as long as not all its markers stay there."""
    there = sum([q.level == p.level + 1 for q in s.players])
    return None if there < LEVELS[p.level].spaces else ("A14.5", "level-full")


def advance(s: State, p: Player) -> Flow:
    """A14.2: pay, discard, move up, reward."""
    fixed, mixed = level_price(p, p.level)
    spend(s, p, fixed, "A14.2")
    if mixed:
        yield from pay_mixed(s, p, mixed)
    if p.board != "frederick":  # A14.6
        card = yield Choose(p.seat, "discard", "A14.2", tuple(p.hand.cards))
        discard(s, p, card, "A14.2")
    p.level += 1
    s.tell("A14.2", "cathedral", player=p.seat, n=p.level)
    yield from reward(s, p)


def pay_mixed(s: State, p: Player, mixed: int) -> Flow:
    """A14.4: how much of it is wood."""
    low, high = max(0, mixed - p.goods[STONE]), min(mixed, p.goods[WOOD])
    wood = yield Choose(p.seat, "wood", "A14.4", tuple(range(low, high + 1)), n=mixed)
    spend(s, p, ((WOOD, wood), (STONE, mixed - wood)), "A14.4")


def discard(s: State, p: Player, card: str, clause: str) -> None:
    """A1.6: face down under the pile; only the owner knows it."""
    p.hand.cards.remove(card)
    s.buildings.put_bottom([card], 1 << p.seat)
    s.tell(clause, "discard", player=p.seat, n=1)


def reward(s: State, p: Player) -> Flow:
    """A14.2, A14.3, A14.6, A14.8."""
    if s.rewards.layers:
        card = yield Draw(s.rewards, "A14.2", PUBLIC)
        s.tell("A14.2", "reward", player=p.seat, reward=card)
        for good, n in REWARDS[card].gain.items():
            yield from gain_one(s, p, good, n, "A14.2")
    else:
        flow = shift(s, p, 1, "A14.3")
        if flow is not None:
            yield from flow
    for card in p.crew:
        for good, n in BONUS["cathedral"].get(card, {}).items():
            yield from gain_one(s, p, good, n, "A14.6")


# -- A18 what the effects of buildings mean --------------------------------------------------


def gain_one(s: State, p: Player, good: str, n: int, clause: str) -> Flow:
    """Any good an effect or a reward can name."""
    flow: Flow | None = None
    if good == "virtue":
        flow = shift(s, p, n, clause)
    elif good == "card":
        flow = draw_cards(s, p, n, clause)
    elif good == "debt":
        flow = take_debts(s, p, n, clause)
    else:
        gain(s, p, GOODS.index(good), n, clause)
    if flow is not None:
        yield from flow


class ArchitectsMeaning:
    """A18, for `ludorum.effects`: one method a sort of name, all rules of cards in one place."""

    def gain(self, s: State, p: Player, good: str, n: int, clause: str) -> Flow:
        return gain_one(s, p, good, n, clause)

    def can_pay(self, s: State, p: Player, good: str, n: int) -> bool:
        return good not in GOODS or p.goods[GOODS.index(good)] >= n  # virtue: A15.4

    def count(self, s: State, p: Player, name: str) -> int:
        if name in SKILLS:
            return sum([name in APPRENTICES[c].skills for c in p.crew])
        if name == "building-goods":  # A18.6
            return p.goods[CLAY] + p.goods[WOOD] + p.goods[STONE]
        if name in ("gold", "marble"):
            ore = GOLD if name == "gold" or p.board == "therese" else MARBLE
            return p.goods[ore]
        if name == "virtue":  # A18.3
            return p.virtue
        if name == "buildings":  # A18.8
            return len(p.built)
        if name == "captives":  # A18.7
            return sum(p.captives)
        return p.debts if name == "debts" else p.paid

    def test(self, s: State, p: Player, name: str) -> bool:
        """A18.5: strictly more than every other player."""
        if name == "no-debts":
            return p.debts == 0
        others = [q for q in s.players if q is not p]
        if name == "highest":
            return all([q.level < p.level for q in others])
        good = GOODS.index(name.removeprefix("most-"))
        return all([q.goods[good] < p.goods[good] for q in others])

    def can(self, s: State, p: Player, verb: str, n: int) -> bool:
        """A13.7: an effect that can do nothing is passed over."""
        if verb == "capture":
            return bool(targets(s, [], len(PLACES)))
        if verb == "free":
            return held_by_others(s, p) > 0
        if verb == "release":
            return p.prison > 0
        if verb == "destroy-debt":
            return p.debts > 0
        if verb == "discard":
            return bool(p.hand.cards)
        if verb == "dismiss":
            return bool(p.crew)
        if verb == "guildhall":
            return p.workers > 0 and guildhall_closed(s, p) is None
        return True

    def do(self, s: State, p: Player, verb: str, n: int, clause: str) -> Flow | None:
        if verb == "capture":
            return free_captures(s, p, n, "A8.7")
        if verb == "hire":
            return tavern(s, p)
        if verb == "discard":
            return discard_some(s, p, n)
        if verb == "bless":
            return each_player(s, p, n)
        if verb == "punish":
            return each_player(s, p, -n)
        if verb == "guildhall":
            return second_worker(s, p)
        if verb == "dismiss":
            return dismiss(s, p, "A23.3") if p.crew else None
        if verb == "free":
            free_captured(s, p, "A18.4")
        elif verb == "release":
            release(s, p, p.prison, "A18.4")
        elif verb == "destroy-debt":
            destroy_debts(s, p, n, "A18.1")
        return None


MEANING = ArchitectsMeaning()


def tavern(s: State, p: Player) -> Flow:
    """A7.9: any face-up apprentice, free."""
    shown = [("hire", r, c) for r in (0, 1) for c in range(len(s.rows[r]))]
    _, r, c = yield Choose(p.seat, "tavern", "A7.9", shown)
    yield from hire(s, p, r, c)


def discard_some(s: State, p: Player, n: int) -> Flow:
    for _ in range(min(n, len(p.hand.cards))):
        card = yield Choose(p.seat, "discard", "A18.1", tuple(p.hand.cards))
        discard(s, p, card, "A18.1")


def each_player(s: State, p: Player, n: int) -> Flow:
    """A18.2, A15.8: Monument for all; Watchtower for those with 3 or more in Prison."""
    for q in clockwise(s, p.seat):
        if n > 0 or q.prison >= 3:
            flow = shift(s, q, n, "A18.2")
            if flow is not None:
                yield from flow


def second_worker(s: State, p: Player) -> Flow:
    """A23.3: the Crane sends one more worker to the Guildhall at once."""
    p.workers -= 1
    s.tell("A23.3", "place", player=p.seat, to="guildhall")
    yield from lay_worker(s, p)
    yield from guildhall(s, p)
