"""G, H4.1, H4.6: cells, turns, contacts and legal placements; X21, X22."""

from __future__ import annotations

import time

import pytest

from ludorum.games.hamlet.content import LAYOUT, STACK, TILES
from ludorum.games.hamlet.lattice import SHAPES, TURNED, key, shape, spot, turned
from ludorum.games.hamlet.state import village
from ludorum.games.hamlet.village import FAR, Spot, Village, distances, mask_of, spread
from tests.hamlet.scene import (
    BRIDGES,
    CHURCH,
    FARM,
    MARKET,
    PATHS,
    QUARRY,
    TOWN_HALL,
    WOODCUTTER,
    scene,
)

FLIPPED = [(-p - q, q) for p, q in TILES["sawmill"].vertices]


def start() -> Village:
    v = Village()
    for x in LAYOUT:
        v = v.with_tile(x.id, (x.p, x.q, x.turn))
    return v


@pytest.mark.clause("G1")
def test_cells_are_triangles_of_the_lattice() -> None:
    for x in TILES.values():
        for p, q in x.cells:
            # sums of (p, q), (p, q+1), (p-1, q+1) pointing up; (p, q), (p+1, q), (p, q+1) down
            assert (p % 3, q % 3) in ((2, 2), (1, 1))


@pytest.mark.clause("G2")
def test_a_tile_is_its_cells_and_its_outline() -> None:
    for x in TILES.values():
        inner = 3 * len(x.cells) - len(x.edges)  # every segment inside is shared by two cells
        assert inner % 2 == 0
        edges = {k for k, _, _ in SHAPES[x.id][0].edges}
        assert len(edges) == len(x.edges)


@pytest.mark.clause("G3")
def test_turning() -> None:
    assert turned(1, 0, 1) == (0, 1)
    assert turned(2, -1, 6) == (2, -1)
    for x in TILES.values():
        corners = [turned(v[0], v[1], 6) for v in x.vertices]
        assert corners == list(x.vertices)
    for turn in range(6):
        mirror = sorted([turned(p, q, turn) for p, q in FLIPPED])
        assert mirror != sorted(TILES["sawmill"].vertices)  # never flipped
    assert spot(key(128, 130)) == (128, 130)


@pytest.mark.clause("G4")
def test_contacts() -> None:
    v = start()
    assert v.touch[CHURCH] == 0b111110
    assert v.touch[FARM] == 1 << CHURCH | 1 << MARKET
    kinds = sorted(j.terrain for j in v.joints)
    assert kinds == ["F", "F", "M", "M", "R", "R", "R", "R", "R"]
    v = v.with_tile("small_mountain_range", mountain_on_forest(v))
    assert "X" in [j.terrain for j in v.joints]  # forest to mountain: touching, but no site
    dead = next(j for j in v.joints if j.terrain == "X")
    assert dead not in v.sites[dead.a]


def mountain_on_forest(v: Village) -> tuple[int, int, int]:
    for at in v.places("small_mountain_range", MARKET):
        if (MARKET, "X") in v.contacts("small_mountain_range", at):
            return at
    raise AssertionError


@pytest.mark.clause("G4", "B2.1")
def test_x21_joints_of_the_start() -> None:
    v = start()
    roads = [(j.a, j.b) for j in v.joints if j.terrain == "R"]
    assert sorted(roads) == [(CHURCH, n) for n in (MARKET, TOWN_HALL, WOODCUTTER, QUARRY, FARM)]
    sites = {(j.a, j.segment): (j.b, j.terrain) for j in v.joints if j.terrain in "FM"}
    assert {at: sites[at] for at in BRIDGES} == {
        BRIDGES[0]: (QUARRY, "M"),
        BRIDGES[1]: (TOWN_HALL, "M"),
    }
    assert [sites[at] for at in PATHS] == [(FARM, "F")] * 2 and len(sites) == 4


@pytest.mark.clause("G5")
def test_the_network() -> None:
    sc = scene()
    assert village(sc.s).network == 0b111111
    sc.build("small_mountain_range", sc.loose_spot("small_mountain_range", CHURCH, "M"))
    assert village(sc.s).network == 0b111111  # touching is not enough
    j = sc.joint("church", "small_mountain_range", "M")
    sc.road(1, (j.a, j.segment))
    assert village(sc.s).network == 0b1111111  # whoever built the road


@pytest.mark.clause("G6")
def test_everybody_can_reach_every_tile_of_the_network() -> None:
    sc = scene()
    far = village(sc.s).far(WOODCUTTER)
    assert far == [1, 2, 2, 0, 2, 2]


COUNTS = {  # X22: legal placements at the start, and those with a road joint
    "sawmill": (102, 1), "stonemason": (99, 1), "dairy_farm": (81, 2), "flour_mill": (81, 2),
    "shrine": (105, 0), "trade_post": (105, 0), "forest_pond": (21, 0), "mountain_pond": (21, 0),
    "small_woodland": (123, 0), "small_mountain_range": (21, 0),
}  # fmt: skip


@pytest.mark.clause("H4.1", "H4.6", "M14.11")
def test_x22_legal_placements() -> None:
    v = start()
    for id in STACK["bag"]:
        found: set[Spot] = set()
        for host in range(6):
            found.update(v.places(id, host))
        joints = [at for at in found if "R" in [terrain for _, terrain in v.contacts(id, at)]]
        assert (len(found), len(joints)) == COUNTS[id], id
        assert found == set(v.spots(id, v.room(id)))
        here = set(v.spots(id, v.around(id, mask_of([WOODCUTTER, FARM]))))
        assert here == {at for at in found if v.touched(id, at) & mask_of([WOODCUTTER, FARM])}


@pytest.mark.clause("B7.1", "H4.1")
def test_a_road_meets_only_a_road_and_nothing_overlaps() -> None:
    """Every place there is, and no other, cell by cell and segment by segment; also in a village
    that grows far to one side."""
    for way in ((-1, 0), (1, 0), (0, -1)):
        v = start()
        laid = [(x.id, (x.p, x.q, x.turn)) for x in LAYOUT]
        for id in sorted(STACK["bag"]):
            cells = {c for id, at in laid for c in covered(id, at)}
            rows = [at[1] for _, at in laid]
            columns = [at[0] for _, at in laid]
            spots = {
                (p, q, x.turn)
                for p in range(min(columns) - 7, max(columns) + 8)
                for q in range(min(rows) - 7, max(rows) + 8)
                for x in TURNED[id]
                if not cells & covered(id, (p, q, x.turn)) and meets(v, id, (p, q, x.turn))
            }
            assert spots == set(v.spots(id, v.room(id))) and spots
            for host in range(len(laid)):
                beside = {at for at in spots if v.touched(id, at) >> host & 1}
                assert set(v.places(id, host)) == beside and v.fits(id, host) == bool(beside)
            at = max([(p * way[0] + q * way[1], (p, q, turn)) for p, q, turn in spots])[1]
            v = v.with_tile(id, at)
            laid.append((id, at))


def covered(id: str, at: Spot) -> set[int]:
    return {c + 3 * key(at[0], at[1]) for c in SHAPES[id][at[2]].cells}


def meets(v: Village, id: str, at: Spot) -> bool:
    """Something, and road with road only."""
    edges = SHAPES[id][at[2]].edges
    found = [(terrain, v.edges.get(k + 2 * key(at[0], at[1]))) for k, _, terrain in edges]
    there = [(terrain, other[2]) for terrain, other in found if other is not None]
    return len(there) > 0 and all((a == "R") == (b == "R") for a, b in there)


@pytest.mark.clause("H4.6", "M14.11")
def test_turns_that_look_alike_are_one() -> None:
    alike = {id: len(found) for id, found in TURNED.items() if len(found) < 6}
    ponds = ("forest_pond", "mountain_pond")
    ranges = ("small_mountain_range", "large_mountain_range")
    assert alike == dict.fromkeys((*ponds, *ranges), 1)
    assert len(TURNED["small_woodland"]) == 6  # the outline itself is not symmetric
    assert shape(TILES["quarry"], 1).edges != shape(TILES["quarry"], 0).edges


def test_ways() -> None:
    link = [0b010, 0b101, 0b010, 0]
    assert distances(link, 0) == [0, 1, 2, FAR]
    assert spread(link, 2) == 0b111


def test_the_widest_placement_decision_is_quick() -> None:
    """A full village: every other tile is still found a place for in a few milliseconds."""
    v = start()
    for id in sorted(TILES)[:20]:
        if id not in v.ids:
            found = [at for host in range(len(v.ids)) for at in v.places(id, host)]
            v = v.with_tile(id, min(found))
    left = [id for id in TILES if id not in v.ids]
    assert left
    slowest = 0.0
    for id in left:
        for host in range(len(v.ids)):
            begin = time.process_time()
            spots = v.places(id, host)
            slowest = max(slowest, time.process_time() - begin)
            assert len({at[:2] for at in spots}) < 60
    assert slowest < 0.02
