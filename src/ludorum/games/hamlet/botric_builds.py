"""M14, M15: where Botric builds his tiles and roads."""

from __future__ import annotations

from collections.abc import Callable

from .botric import YOU, Found, Tests, board, choose, fine, flags_left, go, narrow, pay_for
from .building import ROAD_NEEDS, build_road, open_to, raise_tile
from .content import CHURCH, COINS, COST, KIND, TILES
from .lattice import SHAPES, key
from .state import Player, State, stock, village
from .village import Joint, Spot, Village, mask_of, spread, tiles_in

# -- tiles -----------------------------------------------------------------------------------


class Site:
    """A legal placement as Botric sees it (M14.6).

    touch  the tiles it touches, as a mask
    alike  those of them with equal terrain on both sides
    roads  those of them that a road leads to
    equal  segments with equal terrain on both sides
    dead   segments where forest meets mountain
    match  some equal terrain is forest or mountain
    """

    __slots__ = (
        "alike", "at", "breaches", "dead", "equal", "far", "hosts", "match", "off", "road", "roads",
        "touch",
    )  # fmt: skip

    def __init__(
        self,
        at: Spot,
        touch: int = 0,
        alike: int = 0,
        roads: int = 0,
        equal: int = 0,
        dead: int = 0,
        match: int = 0,
    ) -> None:
        self.at = at
        self.touch = touch
        self.alike = alike
        self.roads = roads
        self.equal = equal
        self.dead = dead
        self.match = match
        self.breaches = 0
        self.off = 1  # it misses the longest network
        self.far = 0  # road steps from the church to its hosts
        self.hosts = 0  # as a mask
        self.road = 0  # it joins a road: 2 one of the network, 1 another


def without_yours(s: State) -> list[int]:
    """M14.6: the links without the roads you have built."""
    v = village(s)
    link = v.printed[:]
    for seat, tile, segment in s.roads:
        if seat != YOU:
            joint = v.at[tile, segment]
            link[joint.a] |= 1 << joint.b
            link[joint.b] |= 1 << joint.a
    return link


def longest(link: list[int], without: int = 0) -> int:
    """M14.6: the largest part by number of tiles, in a tie the one with the church; of those with
    none of the tiles `without`. No part: 0."""
    best, part = 0, spread(link, CHURCH)
    left = (1 << len(link)) - 1
    while part:
        left &= ~part
        if not part & without and part.bit_count() > best.bit_count():
            best = part
        part = spread(link, (left & -left).bit_length() - 1) if left else 0
    return best


def longest_network(s: State) -> int:
    """M14.6: what your roads leave of a network; M14.13: or one on which none of them lies."""
    if not board(s).whole:
        return longest(without_yours(s))
    v = village(s)
    roads = [v.at[tile, segment] for seat, tile, segment in s.roads if seat == YOU]
    return longest(v.link, mask_of([joint.a for joint in roads]))


def found_at(v: Village, id: str, at: Spot) -> Site:
    """What a tile would meet there."""
    touch = alike = roads = equal = dead = match = 0
    edges, shift = v.edges, 2 * key(at[0], at[1])
    for k, _, terrain in SHAPES[id][at[2]].edges:
        there = edges.get(k + shift)
        if there is None:
            continue
        tile = 1 << there[0]
        touch |= tile
        if there[2] != terrain:
            dead += 1
            continue
        equal += 1
        alike |= tile
        if terrain == "R":
            roads |= tile
        else:
            match = 1
    return Site(at, touch, alike, roads, equal, dead, match)


def judge(v: Village, x: Site, mine: int, main: int, yours: int) -> None:
    """M14.6, M14.10: `mine` is the church's part without your roads, `main` the longest part,
    `yours` your landmarks. M14.13: without a longest part none is missed."""
    joins = x.roads & v.network
    x.breaches = (joins != 0 and not x.roads & mine) + (x.touch & yours != 0)
    x.off = 0 if x.alike & main or not main else 1
    x.road = 2 if joins else 1 if x.roads else 0


def placements(s: State, id: str) -> list[Site]:
    """H4.1, M14.6: all that can be best: nearer hosts first, no farther than a perfect one."""
    v = village(s)
    road = 2 if not board(s).church_first and "R" in TILES[id].edges else 0
    mine, main = spread(without_yours(s), CHURCH), longest_network(s)
    yours = mask_of([tile for tile, seat in enumerate(s.flags) if seat == YOU])
    found: list[Site] = []
    seen = 0
    perfect = False
    for far, ring in enumerate(v.rings()):
        places = v.around(id, ring) & ~seen
        seen |= places
        for at in v.spots(id, places):
            x = found_at(v, id, at)
            x.far, x.hosts = far, x.touch & ring
            judge(v, x, mine, main, yours)
            found.append(x)
            perfect = perfect or (not x.breaches and not x.off and x.road >= road)
        if perfect:
            break
    return found


TESTS: dict[str, Callable[[Site], int]] = {
    "breaches": lambda x: x.breaches,
    "road": lambda x: -x.road,
    "longest": lambda x: x.off,
    "church": lambda x: x.far,
    "match": lambda x: -x.match,
    "dead": lambda x: x.dead,
    "edges": lambda x: -x.equal,
}
CHURCH_FIRST = ("breaches", "longest", "church", "road", "match", "dead", "edges")


def comparisons(s: State) -> Tests[Site]:
    """M14.6: what he compares, in order; M14.12: the other reading has the road later."""
    return [(name, TESTS[name]) for name in (CHURCH_FIRST if board(s).church_first else TESTS)]


def botric_constructs(s: State, b: Player, order: list[str]) -> Found[str]:
    """M14: the first blueprint of `order` that he can afford and place."""
    for id in order:
        if not stock(s).covers(village(s).network, COST[id]):
            continue
        if KIND[id] == "landmark" and not flags_left(s, b):
            s.tell("M14.9", "cannot-build", player=b.seat, tile=id, reason="no-flag")
            continue
        found = placements(s, id)
        if not found:
            s.tell("M14.9", "cannot-build", player=b.seat, tile=id, reason="nowhere")
            continue
        s.tell("M14.2", "builds", player=b.seat, tile=id)
        found = narrow(s, "M14.6", "place", found, comparisons(s))
        spots = {x.at: x for x in found}
        at = yield from choose(s, "botric-place", "M14.4", sorted(spots), tile=id)
        host = yield from choose(s, "botric-host", "M14.7", tiles_in(spots[at].hosts), tile=id)
        yield from go(s, b, host, "M14.7")
        yield from pay_for(s, b, host, COST[id], "M14.3")
        fine(s, b, COINS[id], "M17.3")
        b.blueprints.remove(id)
        yield from raise_tile(s, b, id, at)
        return ""
    return "no-materials" if order else "no-plan"


# -- roads -----------------------------------------------------------------------------------


def legal_sites(s: State, b: Player) -> list[Joint]:
    """M15.6."""
    v, covers = village(s), stock(s).covers
    can = {terrain: covers(v.network, need) for terrain, need in ROAD_NEEDS.items()}
    return [
        joint
        for joint in v.joints
        if can.get(joint.terrain)
        and v.network & (1 << joint.a | 1 << joint.b)
        and open_to(s, b, joint)
    ]


def joined(s: State, tile: int) -> int:
    """M15.7: printed roads that meet and built ones, each counted singly."""
    v = village(s)
    printed = sum([j.terrain == "R" and tile in (j.a, j.b) for j in v.joints])
    built = [v.at[at, segment] for _, at, segment in s.roads]
    return printed + sum([tile in (j.a, j.b) for j in built])


def targets(s: State, sites: list[Joint]) -> list[int]:
    """M15.2: the unconnected tiles nearest to the church; else those with the fewest roads."""
    v = village(s)
    ends = sorted({tile for j in sites for tile in (j.a, j.b)})
    loose = [tile for tile in ends if not v.network >> tile & 1]
    if loose:
        return narrow(s, "M15.2", "loose", loose, [("church", lambda x: v.apart(CHURCH, x))])
    return narrow(s, "M15.2", "tile", ends, [("roads", lambda x: joined(s, x))])


def length(s: State, seat: int, joint: Joint) -> int:
    """M15.4: roads in the longest network of one side that the site extends."""
    v = village(s)
    link = [0] * len(s.tiles)
    built = [v.at[tile, segment] for who, tile, segment in s.roads if who == seat]
    for j in built:
        link[j.a] |= 1 << j.b
        link[j.b] |= 1 << j.a
    best = 0
    for end in (joint.a, joint.b):
        part = spread(link, end)
        best = max(best, sum([part >> j.a & 1 for j in built]))
    return best


def printed_length(s: State, joint: Joint) -> int:
    """M15.4: tiles in the longest part joined by printed roads that the site extends."""
    link = village(s).printed
    return max(spread(link, joint.a).bit_count(), spread(link, joint.b).bit_count())


def joins_yours(s: State, joint: Joint) -> int:
    """M15.6: a landmark of yours would come into the network."""
    v = village(s)
    for end in (joint.a, joint.b):
        if not v.network >> end & 1:
            return int(any([s.flags[tile] == YOU for tile in tiles_in(spread(v.link, end))]))
    return 0


def builders(s: State, joint: Joint) -> list[int]:
    """M15.8: the tile in the network; if both are, the one nearer to the church."""
    v = village(s)
    far = v.far(CHURCH)
    ends = [end for end in (joint.a, joint.b) if v.network >> end & 1]
    least = min([far[end] for end in ends])
    return [end for end in ends if far[end] == least]


def botric_road(s: State, b: Player) -> Found[str]:
    """M15: the target, the site, the builder, the cubes; the token is gone after the fifth road."""
    sites = legal_sites(s, b)
    if not sites:
        return "no-site"
    goals = targets(s, sites)
    far = village(s).far(CHURCH)
    sites = narrow(
        s,
        "M15.3",
        "road",
        [j for j in sites if j.a in goals or j.b in goals],
        (
            ("yours", lambda j: joins_yours(s, j)),
            ("botric-length", lambda j: -length(s, b.seat, j)),
            ("your-length", lambda j: -length(s, YOU, j)),
            ("printed-length", lambda j: -printed_length(s, j)),
            ("church", lambda j: far[builders(s, j)[0]]),
        ),
    )
    options = [(j.a, j.segment) for j in sites]
    pick = yield from choose(s, "botric-road", "M15.3", options)
    joint = village(s).at[pick]
    ends = sorted(builders(s, joint))
    tile = yield from choose(s, "botric-stand", "M15.8", ends, at=pick[0], segment=pick[1])
    yield from go(s, b, tile, "M15.8")
    yield from pay_for(s, b, tile, ROAD_NEEDS[joint.terrain], "M15.8")
    build_road(s, b, joint)
    return ""
