"""B7, B8, H4, H7: constructing tiles and building roads."""

from __future__ import annotations

import pytest

from ludorum.games.hamlet.content import STACK
from ludorum.games.hamlet.state import village
from tests.hamlet.scene import (
    BRIDGES,
    CHURCH,
    FARM,
    MARKET,
    PATHS,
    QUARRY,
    TOWN_HALL,
    Scene,
    scene,
)


@pytest.mark.clause("B7.1", "H4.1")
def test_where_the_villager_stands_where_the_tile_lies_how_it_turns() -> None:
    sc = scene().plan(0, "sawmill")
    sc.play(("construct", "sawmill"))
    assert sc.kind == "host" and sc.ask.about == {"tile": "sawmill"}
    sc.play(QUARRY)
    assert sc.kind == "place"
    spots = sc.spots("sawmill", QUARRY)
    assert sc.options == sorted({at[:2] for at in spots})
    place = sc.options[-1]
    sc.play(place)
    turns = [at[2] for at in spots if at[:2] == place]
    if len(turns) > 1:
        assert sc.kind == "turn" and sorted(sc.options) == sorted(turns)
        sc.play(turns[-1])
    sc.settle()
    new = len(sc.s.tiles) - 1
    assert sc.s.tiles[new] == "sawmill" and sc.s.spots[new] == (*place, turns[-1])
    assert village(sc.s).touch[QUARRY] >> new & 1  # it touches the villager's tile
    assert sc.p[0].lying == [QUARRY]


@pytest.mark.clause("B7.2", "H4.5")
def test_materials_are_brought_and_points_gained() -> None:
    sc = scene().plan(0, "sawmill").play(("construct", "sawmill")).settle()
    assert (sc.cubes("farm"), sc.cubes("quarry")) == ((0, 0, 0), (0, 1, 0))
    assert (sc.p[0].points, sc.p[0].blueprints) == (4, [])
    steps = [
        e.what for e in sc.events if e.what in ("use", "construct", "points", "milestone", "stack")
    ]
    assert steps == ["use", "use", "construct", "points", "milestone", "stack"]


@pytest.mark.clause("B7.2", "B4.3")
def test_materials_out_of_reach() -> None:
    sc = scene().plan(0, "sawmill")
    sc.p[0].donkeys = []
    sc.play(("construct", "sawmill"))
    assert sc.options == [CHURCH]  # only there stone and wheat are one step away
    assert sc.why(QUARRY) == ("B4.3", "out-of-reach", {"goods": (("wheat", 2),)})
    assert scene().clear().plan(0, "sawmill").why(("construct", "sawmill")) == (
        "B7.2", "no-materials", {"goods": (("wheat", 2), ("stone", 1))},
    )  # fmt: skip


@pytest.mark.clause("B7.3", "H4.3", "B7.5")
def test_the_first_refinery_of_a_good() -> None:
    sc = scene().plan(0, "sawmill").play(("construct", "sawmill")).settle()
    assert sc.s.milestones == [0, -1, -1, -1, -1]
    bag = sc.s.bag.layers[0].cards
    assert set(STACK["timber"]) <= set(bag)
    assert sc.about("milestone") == [{"player": 0, "milestone": "carpenter"}]


@pytest.mark.clause("H4.3")
def test_an_advanced_refinery_counts_too_and_a_second_one_brings_nothing() -> None:
    sc = scene().give(0, coins=30).plan(0, "lumber_mill")
    sc.play(("construct", "lumber_mill")).settle()
    assert sc.s.milestones[0] == 0 and sc.told("stack")
    sc = scene(active=1).plan(1, "sawmill")
    sc.s.milestones[0] = 0
    size = sc.s.bag.size
    sc.play(("construct", "sawmill")).settle()
    assert sc.s.milestones[0] == 0 and not sc.told("milestone") and sc.s.bag.size == size


@pytest.mark.clause("B7.4")
def test_only_landmarks_bear_a_flag() -> None:
    sc = scene().plan(0, "forest_pond").play(("construct", "forest_pond")).settle()
    assert sc.s.flags[sc.n("forest_pond")] == 0
    sc = scene().plan(0, "sawmill").play(("construct", "sawmill")).settle()
    assert sc.s.flags == [-1] * 7


@pytest.mark.clause("H4.2")
def test_a_landmark_needs_a_flag() -> None:
    sc = scene().plan(0, "forest_pond", "sawmill")
    sc.s.flags[:6] = [0] * 6
    assert sc.why(("construct", "forest_pond"))[:2] == ("H4.2", "no-flag")
    assert ("construct", "sawmill") in sc.options


@pytest.mark.clause("H4.4")
def test_new_tiles_start_empty() -> None:
    sc = scene().plan(0, "sawmill").play(("construct", "sawmill")).settle()
    assert (sc.s.goods[-1], sc.s.cubes[-1]) == ((), (0, 0, 0))


@pytest.mark.clause("H4.6")
def test_a_blueprint_is_offered_only_where_it_fits() -> None:
    sc = scene().plan(0, "sawmill")
    v = village(sc.s)
    for host in range(6):
        v._fits["sawmill", host] = False
    assert sc.why(("construct", "sawmill"))[:2] == ("H4.6", "nowhere")
    sc = scene().plan(0, "sawmill")
    v = village(sc.s)
    for host in range(6):
        v._fits["sawmill", host] = host == QUARRY
    sc.play(("construct", "sawmill"))
    assert sc.options == [QUARRY]
    assert sc.why(CHURCH)[:2] == ("H4.1", "no-room")


@pytest.mark.clause("H4.7")
def test_coins_cannot_be_skipped() -> None:
    sc = scene().plan(0, "barn_bend").play(("construct", "barn_bend")).settle()
    assert sc.p[0].coins == 0 and sc.p[0].points == 4
    poor = scene().give(0, coins=-1).plan(0, "barn_bend")
    assert poor.why(("construct", "barn_bend")) == (
        "B7.2",
        "no-materials",
        {"goods": (("coin", 3),)},
    )


# -- roads -----------------------------------------------------------------------------------


def sites(sc: Scene) -> set[tuple[int, tuple[int, int]]]:
    """Every tile with every site that is offered there."""
    found = set()
    for tile in sc.play("road").options:
        fork = scene_at(sc, tile)
        found |= {(tile, at) for at in fork}
    return found


def scene_at(sc: Scene, tile: int) -> list[tuple[int, int]]:
    table = sc.open().fork(sc.open().dealer)
    table.answer(0, tile)
    return list(table.pending()[0].options)


@pytest.mark.clause("B8.1", "H7.1", "H7.4", "B8.5")
def test_sites_of_the_start() -> None:
    paths = {(tile, at) for tile in (MARKET, FARM) for at in PATHS}
    assert sites(scene()) == paths  # printed roads join the church to its neighbours
    assert sites(scene(roads="again")) == paths | {
        (CHURCH, BRIDGES[0]), (QUARRY, BRIDGES[0]), (CHURCH, BRIDGES[1]), (TOWN_HALL, BRIDGES[1]),
    }  # fmt: skip


@pytest.mark.clause("B8.2", "H7.4")
def test_a_bridge_costs_wood_and_a_path_stone() -> None:
    sc = scene(roads="again").play("road", CHURCH, BRIDGES[0])
    assert sc.cubes("woodcutter") == (0, 0, 0) and sc.cubes("quarry") == (0, 2, 0)
    sc = scene().play("road", FARM, PATHS[1])
    assert sc.cubes("quarry") == (0, 0, 0) and sc.cubes("woodcutter") == (2, 0, 0)
    assert sc.s.roads == [(0, *PATHS[1])] and sc.p[0].lying == [FARM]
    assert scene().clear("woodcutter", "quarry").give(0, coins=-3).why("road")[:2] == (
        "B8.2", "no-materials",
    )  # fmt: skip


@pytest.mark.clause("B8.1")
def test_forest_and_mountain_are_never_joined() -> None:
    sc = scene()
    v = village(sc.s)
    dead = [
        at
        for at in sc.spots("small_mountain_range", MARKET)
        if {t for _, t in v.contacts("small_mountain_range", at)} == {"X"}
    ]
    sc.build("small_mountain_range", dead[0])
    new, v = sc.n("small_mountain_range"), village(sc.s)
    assert v.sites[new] == [] and v.touch[new] >> MARKET & 1


@pytest.mark.clause("B8.2", "G5")
def test_built_roads_serve_everybody() -> None:
    sc = scene()
    sc.build("small_mountain_range", sc.loose_spot("small_mountain_range", QUARRY, "M"))
    new = sc.n("small_mountain_range")
    j = sc.joint("quarry", "small_mountain_range", "M")
    sc.play("road", QUARRY, (j.a, j.segment), "done")
    assert sc.seat == 1
    told = {
        "player": 0,
        "kind": "bridge",
        "tile": "quarry",
        "other": "small_mountain_range",
        "segment": j.segment,
        "tiles": ("small_mountain_range",),
    }
    assert sc.about("road") == [told]  # where it lies, and what it has joined to the church
    assert village(sc.s).haul(0).reach(QUARRY) >> new & 1


@pytest.mark.clause("B8.2")
def test_five_roads_each() -> None:
    sc = scene()
    sc.s.roads = [(0, *at) for at in (*BRIDGES, *PATHS)] + [(0, CHURCH, 3)]
    assert sc.why("road")[:2] == ("B8.2", "all-roads")


@pytest.mark.clause("B8.3", "H7.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_road_brings_the_planner(seat: int) -> None:
    sc = scene(active=seat, roads="again").play("road", CHURCH, BRIDGES[0])
    assert sc.s.milestones[4] == seat
    sc.play("done")
    sc.clear("woodcutter").put("woodcutter", wood=2)
    sc.play("road", CHURCH, BRIDGES[1])
    assert sc.s.milestones[4] == seat


@pytest.mark.clause("B8.5", "H7.1")
def test_one_road_of_each_player_on_a_segment() -> None:
    sc = scene(roads="again")
    sc.road(0, BRIDGES[0]).road(0, PATHS[0])
    found = sites(sc)
    assert (CHURCH, BRIDGES[0]) not in found and (FARM, PATHS[0]) not in found
    assert (FARM, PATHS[1]) in found  # another segment of the same two tiles
    other = scene(active=1, roads="again")
    other.road(0, BRIDGES[0])
    other.play("road", CHURCH)
    assert BRIDGES[0] in other.options


@pytest.mark.clause("B8.5")
def test_no_road_between_tiles_that_are_joined() -> None:
    sc = scene(active=1)
    sc.road(0, PATHS[0])
    assert sc.why("road")[:2] == ("B8.2", "no-site")  # market and farm share a second segment
    sc = scene()
    touched = {CHURCH, TOWN_HALL}
    v = village(sc.s)
    at = next(
        x for x in sc.spots("forest_pond")
        if {n for n, t in v.contacts("forest_pond", x) if t == "F"} == touched
    )  # fmt: skip
    sc.build("forest_pond", at)
    j = sc.joint("church", "forest_pond", "F")
    sc.road(0, PATHS[0]).road(0, (j.a, j.segment))
    found = {village(sc.s).at[site] for _, site in sites(sc)}
    pond = sc.n("forest_pond")  # a way round it may be built: nothing joins it to the town hall
    assert found and {(x.a, x.b) for x in found} == {(TOWN_HALL, pond)}


@pytest.mark.clause("H7.4")
def test_roads_stay() -> None:
    sc = scene().play("road", FARM, PATHS[0], "done", "done", "done", "done")
    assert sc.s.roads == [(0, *PATHS[0])]


@pytest.mark.clause("B8.2")
def test_no_site_left() -> None:
    sc = scene()
    for at in (*BRIDGES, *PATHS):
        sc.road(0, at)
    assert sc.why("road")[:2] == ("B8.2", "no-site")
