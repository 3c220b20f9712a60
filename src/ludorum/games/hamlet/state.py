"""The position of a game of Hamlet, and the small changes everything is made of.

A tile of the village is its number in `State.tiles`, in the order of building; the six start tiles
are 0 to 5. What lies on it is in the lists beside it, under the same number.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from ludorum.kernel import SHARED, Deck, Narrated

from .content import (
    CHURCH_SLOTS,
    MILESTONES,
    PLANNER,
    PRICES,
    RAW,
    REFINED,
    SLOTS_OF,
    TILES,
)  # fmt: skip
from .stock import NO_CUBES, Stock
from .village import Joint, Village, settled

NOBODY = -1  # owns it
BOTRIC = 1  # his place at a solo table
EARNED = {  # H10.2: what points of the game are for, by the clause that gives or takes them
    "deliveries": "B10.1",
    "sales": "B9.1",
    "tiles": "B7.2",
    "bonus": "B4.4",
    "instead": "M6.4",
    "fines": "M17.3",
}
PART_OF = {clause: i for i, clause in enumerate(EARNED.values())}
BONUS = (1, 2)  # B4.4: points and coins for a normal and a high-quality good


@dataclass(slots=True)
class Player:
    """One side. Botric's coins are those on the favour token (M2.4)."""

    seat: int
    coins: int = 0
    points: int = 0
    standing: list[int] = field(default_factory=list)  # tiles of villagers that can still act
    lying: list[int] = field(default_factory=list)  # and of those that have acted
    donkeys: list[int] = field(default_factory=list)
    blueprints: list[str] = field(default_factory=list)  # the oldest first
    sales: list[str] = field(default_factory=list)  # sale tokens taken
    bot: str = ""  # a solo opponent
    earned: list[int] = field(default_factory=lambda: [0] * len(EARNED))  # `points` by EARNED


@dataclass(slots=True)
class Botric:
    """M2.4-M2.6: the action board of the solo mode."""

    row: list[str] = field(default_factory=list)  # action tokens, from the left
    drawn: list[str] = field(default_factory=list)  # discs out of the bag
    up: bool = True  # the favour token is face up
    marker: bool = False  # M6.3: the turn coin has come
    acted: int = 0  # villagers resolved in this turn
    two_donkeys: bool = False  # E1
    fines: bool = False  # E3
    two_villagers: bool = False  # D1
    always_up: bool = False  # D2
    merchant: bool = False  # D3
    chaplain: bool = False  # D4
    goods: bool = False  # D6
    landmark: int = 3  # M16.2; 1 with E2, 5 with D5
    dealer: bool = False  # the dealer breaks his ties (M6.10)
    flagless: bool = False  # donkeys mark his landmarks when the flags are used up (M12.5)
    church_first: bool = False  # a tile goes near the church before road to road (M14.12)
    whole: bool = False  # the longest network is one without any road of yours (M14.13)


@dataclass(slots=True)
class State(Narrated):
    players: list[Player]
    bag: Deck  # tiles
    sales: list[Deck]  # the market stack, a deck a tier
    discs: Deck
    actions: Deck  # Botric's action tokens, before they are laid out
    phase: str = "lay-out"
    round: int = 1
    first: int = 0
    active: int = 0
    moved: bool = False  # the donkeys of the active player have moved (H2.1)
    tiles: list[str] = field(default_factory=list)
    spots: list[tuple[int, int, int]] = field(default_factory=list)  # p, q and turn
    flags: list[int] = field(default_factory=list)  # whose landmark it is
    cubes: list[tuple[int, int, int]] = field(default_factory=list)  # wood, stone, wheat
    goods: list[tuple[int, ...]] = field(default_factory=list)  # maker * 2 + high quality
    roads: list[tuple[int, int, int]] = field(default_factory=list)  # owner, older tile, segment
    row: list[str] = field(default_factory=list)  # blueprints, from the left
    row_coins: list[int] = field(default_factory=list)
    market: list[str] = field(default_factory=list)  # face-up sale tokens
    church: dict[str, int] = field(default_factory=dict)  # filled slots: who delivered
    milestones: list[int] = field(default_factory=lambda: [NOBODY] * len(MILESTONES))
    botric: Botric | None = None
    changed: bool = False  # something happened in this round (H11.1)
    again: bool = False  # a road may join tiles that are joined already (B8.5)
    busy: bool = False  # something lasting happened in this round (H11.2)
    still: int = 0  # rounds in a row without the first
    idle: int = 0  # and without the second
    _village: Annotated[Village | None, SHARED] = None
    _stock: Annotated[Stock | None, SHARED] = None


def village(s: State) -> Village:
    """The map of the tiles; made anew when a position was stored."""
    v = s._village
    if v is None:
        v = s._village = settled(s.tiles, s.spots, s.roads)
    return v


def stock(s: State) -> Stock:
    """What lies on the tiles."""
    found = s._stock
    if found is None:
        found = s._stock = Stock(village(s), s.cubes, s.goods, len(s.players))
    return found


def lay_tile(s: State, id: str, at: tuple[int, int, int], flag: int = NOBODY) -> int:
    """A tile joins the village, empty (H4.4)."""
    s._village = village(s).with_tile(id, at)
    s.tiles.append(id)
    s.spots.append(at)
    s.flags.append(flag)
    s.cubes.append(NO_CUBES)
    s.goods.append(())
    s._stock = None
    return len(s.tiles) - 1


def lay_road(s: State, seat: int, joint: Joint) -> None:
    s._village = village(s).with_road(joint)
    s.roads.append((seat, joint.a, joint.segment))


# -- what there is ---------------------------------------------------------------------------


def slots(s: State) -> tuple[str, ...]:
    """B10.1, H13.4: the church slots of this table."""
    return CHURCH_SLOTS[len(s.players)]


def prices(s: State) -> list[int]:
    """B9.2: coins for a good that is bought, by its number."""
    return PRICES[len(s.players)]


def roads_of(s: State, seat: int) -> int:
    return sum([road[0] == seat for road in s.roads])


def landmarks(s: State, seat: int) -> int:
    return s.flags.count(seat)


def deliveries(s: State, seat: int) -> int:
    return sum([who == seat for who in s.church.values()])


def figures(p: Player) -> int:
    """Villagers in play."""
    return len(p.standing) + len(p.lying)


def free_slots(s: State, tile: int) -> int:
    """Slots of a tile that nothing lies on."""
    return SLOTS_OF[s.tiles[tile]] - len(s.goods[tile]) - sum(s.cubes[tile])


# -- changes ---------------------------------------------------------------------------------


def score(s: State, p: Player, n: int, clause: str) -> None:
    if n:
        p.points += n
        p.earned[PART_OF[clause]] += n
        s.tell(clause, "points", player=p.seat, points=n)


def earn(s: State, p: Player, n: int, clause: str) -> None:
    """Coins from the supply (H6.2); M6.4: Botric scores 1 point instead, however many."""
    if not n:
        return
    if p.bot:
        score(s, p, 1, "M6.4")
    else:
        p.coins += n
        s.tell(clause, "coins", player=p.seat, coins=n)


def pay_coins(s: State, p: Player, n: int, clause: str) -> None:
    if n:
        p.coins -= n
        s.tell(clause, "pay-coins", player=p.seat, coins=n)


def lay_down(s: State, p: Player, start: int, tile: int) -> None:
    """B3.1: a villager has acted there."""
    p.standing.remove(start)
    p.lying.append(tile)
    s.changed = True


def put_cube(s: State, tile: int, raw: int, n: int = 1) -> None:
    cubes = list(s.cubes[tile])
    cubes[raw] += n
    s.cubes[tile] = (cubes[0], cubes[1], cubes[2])
    s._stock = None


def put_goods(s: State, tile: int, marks: tuple[int, ...]) -> None:
    s.goods[tile] += marks
    s._stock = None


def take_unit(s: State, tile: int, good: int, mark: int) -> None:
    """H3.4: a cube goes to the supply, a token to its maker."""
    if good < len(RAW):
        put_cube(s, tile, good, -1)
    else:
        marks = list(s.goods[tile])
        marks.remove(mark)
        s.goods[tile] = tuple(marks)
        s._stock = None


def pay_bonus(s: State, mark: int) -> None:
    """B4.4: the maker of a used good."""
    maker, n = s.players[mark >> 1], BONUS[mark & 1]
    s.busy = True
    s.tell("B4.4", "bonus", player=maker.seat, high=mark & 1)
    score(s, maker, n, "B4.4")
    earn(s, maker, n, "B4.4")


def makes_high(s: State, p: Player, good: int) -> bool:
    """B7.5: the holder of the milestone makes high quality."""
    return s.milestones[good - len(RAW)] == p.seat


def milestone_free(s: State, id: str) -> bool:
    """Is the milestone of a refinery's good still available?"""
    x = TILES[id]
    return x.kind == "refinery" and s.milestones[REFINED.index(x.makes)] == NOBODY


def planner(s: State) -> int:
    return s.milestones[PLANNER]
