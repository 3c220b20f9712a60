"""B7, B8, H4, H7: constructing tiles and building roads."""

from __future__ import annotations

from collections.abc import Iterator

from ludorum.kernel import Choose, Flow

from .content import (
    COINS,
    COST,
    FLAGS,
    KIND,
    MILESTONES,
    PLANNER,
    REFINED,
    ROAD_CUBES,
    ROADS,
    STACK,
    STONE,
    TILES,
    WOOD,
    Needs,
)  # fmt: skip
from .hauling import Means, pay
from .setup import refill_row
from .state import (
    NOBODY,
    Player,
    State,
    landmarks,
    lay_road,
    lay_tile,
    milestone_free,
    pay_coins,
    planner,
    roads_of,
    score,
    village,
)  # fmt: skip
from .village import Joint, Spot, mask_of, tiles_in
from .works import Reason, send

# -- tiles -----------------------------------------------------------------------------------


def hosts(m: Means, id: str) -> Iterator[int]:
    """H4.1, H4.6: tiles where a villager can pay for it and next to which it fits."""
    need, coins = COST[id], COINS[id]
    some = m.within(need, m.p.coins - coins)
    for tile in m.v.linked:
        if some >> tile & 1 and m.payable(m.reach(tile), need, coins) and m.v.fits(id, tile):
            yield tile


def constructible(m: Means) -> list[str]:
    """B7.2, H4.2, H4.6, H4.7: blueprints a villager can build."""
    return [id for id in m.p.blueprints if construct_closed(m, id) is None]


def construct_closed(m: Means, id: str) -> Reason | None:
    """B7.2, H4.2, H4.6, H4.7."""
    if KIND[id] == "landmark" and landmarks(m.s, m.p.seat) == FLAGS:
        return "H4.2", "no-flag"
    if not m.payable(m.v.network, COST[id], COINS[id]):  # all there is would not do
        return "B7.2", "no-materials"
    for _ in hosts(m, id):
        return None
    return "H4.6", "nowhere"


def construct(s: State, p: Player, id: str) -> Flow:
    """B7: where the villager stands, where the tile lies, how it is turned; then it is paid."""
    host = yield Choose(p.seat, "host", "B7.1", list(hosts(Means(s, p), id)), tile=id)
    found = village(s).places(id, host)
    corners = sorted({at[:2] for at in found})
    p_, q_ = yield Choose(p.seat, "place", "H4.1", corners, tile=id, host=host)
    turns = [at[2] for at in found if at[:2] == (p_, q_)]
    turn = yield Choose(p.seat, "turn", "G3", turns, tile=id, host=host, p=p_, q=q_)
    send(s, p, host)
    yield from pay(s, p, host, COST[id], "B7.2")
    pay_coins(s, p, COINS[id], "H4.7")
    p.blueprints.remove(id)
    yield from raise_tile(s, p, id, (p_, q_, turn))


def raise_tile(s: State, p: Player, id: str, at: Spot) -> Flow:
    """H4.5: placing, points, flag or milestone, the stack into the bag, filling the row.

    What is told of it is enough to draw it: who, the tile, its place (p, q, turn) as in
    `State.spots`, the tiles it touches in the order they were built, and whether roads join it to
    the church.
    """
    x = TILES[id]
    n = lay_tile(s, id, at, p.seat if x.kind == "landmark" else NOBODY)
    s.busy = True
    v = village(s)
    beside = tuple([s.tiles[tile] for tile in tiles_in(v.touch[n])])
    inside = v.network >> n & 1
    s.tell("B7.1", "construct", player=p.seat, tile=id, at=at, tiles=beside, joined=inside)
    score(s, p, x.points, "B7.2")
    if x.kind == "landmark":
        s.tell("B7.4", "flag", player=p.seat, tile=id)
    elif milestone_free(s, id):
        kind = REFINED.index(x.makes)
        s.milestones[kind] = p.seat
        s.tell("B7.3", "milestone", player=p.seat, milestone=MILESTONES[kind].id)
        s.bag.shuffle_in(STACK[x.makes])
        s.tell("B7.3", "stack", good=x.makes)
        yield from refill_row(s, "H1.4")


# -- roads -----------------------------------------------------------------------------------

ROAD_NEEDS: dict[str, Needs] = {"M": (((WOOD,), ROAD_CUBES),), "F": (((STONE,), ROAD_CUBES),)}
ROAD_KIND = {"M": "bridge", "F": "path"}


def open_to(s: State, p: Player, joint: Joint) -> bool:
    """B8.5: nothing joins the two tiles yet; H7.1: or no own road lies there, if that is set."""
    if s.again:
        return (p.seat, joint.a, joint.segment) not in s.roads
    return not village(s).link[joint.a] >> joint.b & 1


def sites(m: Means, tile: int) -> list[Joint]:
    """B8.1, H7.4: where a villager on that tile can build and pay for a road."""
    out = []
    can: dict[str, bool] = {}
    for joint in m.v.sites[tile]:
        if not open_to(m.s, m.p, joint):
            continue
        if joint.terrain not in can:
            can[joint.terrain] = m.payable(m.reach(tile), ROAD_NEEDS[joint.terrain])
        if can[joint.terrain]:
            out.append(joint)
    return out


def road_closed(m: Means) -> Reason | None:
    """B8.2, H7.1."""
    if roads_of(m.s, m.p.seat) == ROADS:
        return "B8.2", "all-roads"
    can = {x: need for x, need in ROAD_NEEDS.items() if m.payable(m.v.network, need)}
    if not can:
        return "B8.2", "no-materials"
    gaps = ends(m.s, m.p) if m.s.again else m.v.gaps()
    for terrain, need in can.items():
        for tile in tiles_in(gaps[terrain] & m.within(need, m.p.coins)):
            if m.payable(m.reach(tile), need):
                return None
    return "B8.2", "no-site"


def ends(s: State, p: Player) -> dict[str, int]:
    """`Village.gaps` where a road may join tiles that are joined already."""
    found = [joint for joint in village(s).joints if open_to(s, p, joint)]
    return {x: mask_of([t for j in found if j.terrain == x for t in (j.a, j.b)]) for x in "FM"}


def road(s: State, p: Player) -> Flow:
    """B8, H7.1: where the villager stands, then which segment of that tile."""
    m = Means(s, p)
    found = {tile: sites(m, tile) for tile in m.v.linked}
    tile = yield Choose(p.seat, "stand", "H7.1", [x for x in found if found[x]])
    options = [(joint.a, joint.segment) for joint in found[tile]]
    pick = yield Choose(p.seat, "site", "B8.1", options, at=tile)
    joint = village(s).at[pick]
    send(s, p, tile)
    yield from pay(s, p, tile, ROAD_NEEDS[joint.terrain], "B8.2")
    build_road(s, p, joint)


def build_road(s: State, p: Player, joint: Joint) -> None:
    """B8.2, B8.3: it serves everybody; the first of the game brings the Planner.

    What is told of it is enough to draw it: who, bridge or path, the older tile, the other one,
    the segment in the older tile's count as in `State.roads`, and the tiles it has joined to the
    church.
    """
    before = village(s).network
    lay_road(s, p.seat, joint)
    s.busy = True
    kind = ROAD_KIND[joint.terrain]
    won = tuple([s.tiles[tile] for tile in tiles_in(village(s).network & ~before)])
    s.tell(
        "B8.1",
        "road",
        player=p.seat,
        kind=kind,
        tile=s.tiles[joint.a],
        other=s.tiles[joint.b],
        segment=joint.segment,
        tiles=won,
    )
    if planner(s) == NOBODY:
        s.milestones[PLANNER] = p.seat
        s.tell("B8.3", "milestone", player=p.seat, milestone=MILESTONES[PLANNER].id)
