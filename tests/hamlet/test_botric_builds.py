"""M14, M15: where Botric builds; X20, X23."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.hamlet.botric import narrow
from ludorum.games.hamlet.botric_builds import (
    CHURCH_FIRST,
    TESTS,
    Site,
    botric_constructs,
    botric_road,
    builders,
    comparisons,
    found_at,
    joined,
    joins_yours,
    judge,
    legal_sites,
    length,
    longest,
    longest_network,
    placements,
    printed_length,
    targets,
    without_yours,
)
from ludorum.games.hamlet.lattice import LINE, ROW, TURNED
from ludorum.games.hamlet.solo import botric_acts, construct
from ludorum.games.hamlet.state import village
from ludorum.games.hamlet.village import Joint, Spot, Village, mask_of, spread, tiles_in
from tests.hamlet.scene import (
    BRIDGES,
    CHURCH,
    FARM,
    MARKET,
    PATHS,
    QUARRY,
    TOWN_HALL,
    WOODCUTTER,
    Printed,
    Scene,
    scene,
)

BOT = 1


def bot(**kw: Any) -> Scene:
    """Botric's turn, without coins and without a sale he could make."""
    sc = scene(1, active=BOT, **{"market": ("m3", "m4", "m7"), **kw})
    sc.p[BOT].coins = 0
    return sc


def leave(v: Village, id: str, spots: list[Spot]) -> None:
    """As if every other place for that tile were taken."""
    turns = [x.turn for x in TURNED[id]]
    bits = [(q - v.north) * LINE + turns.index(turn) * ROW + p - v.west for p, q, turn in spots]
    v._rooms[id] = sum([1 << n for n in bits])
    assert sorted(v.spots(id, v.room(id))) == sorted(spots)


def builds(sc: Scene, *answers: Any) -> str:
    why: str = sc.run(construct(sc.s, sc.p[BOT]), *answers)
    return why


def best(sc: Scene, id: str) -> list[Site]:
    return narrow(sc.s, "M14.6", "place", placements(sc.s, id), comparisons(sc.s))


def decided(sc: Scene) -> list[str]:
    return [e.about["test"] for e in sc.told("decides")]


# -- which blueprint -------------------------------------------------------------------------


@pytest.mark.clause("M14.1")
def test_what_he_can_afford() -> None:
    sc = bot().plan(BOT, "sawmill")
    assert builds(sc) == "" and sc.s.tiles[-1] == "sawmill"
    assert (sc.cubes("farm"), sc.cubes("quarry")) == ((0, 0, 0), (0, 1, 0))
    sc = bot().plan(BOT, "sawmill").clear("farm")
    sc.build("barn_bend", sc.loose_spot("barn_bend")).put("barn_bend", wheat=3)
    assert builds(sc) == "no-materials"  # wheat lies outside the network
    assert builds(bot()) == "no-plan"


@pytest.mark.clause("M14.2")
def test_his_wishes_then_the_oldest() -> None:
    sc = bot().plan(BOT, "forest_pond", "stonemason", "sawmill")
    builds(sc)
    assert sc.s.tiles[-1] == "stonemason"  # refineries with a milestone first, the older one
    sc = bot().plan(BOT, "sawmill", "trade_post", "forest_pond")
    sc.s.milestones[0] = 0
    builds(sc)
    assert sc.s.tiles[-1] == "trade_post"


@pytest.mark.clause("M14.9", "H4.2")
def test_no_flag_or_no_place_means_the_next_blueprint() -> None:
    sc = bot().plan(BOT, "forest_pond", "sawmill")
    sc.s.flags[:6] = [BOT] * 6
    sc.s.milestones[0] = 0
    builds(sc)
    assert sc.s.tiles[-1] == "sawmill" and sc.about("cannot-build") == [
        {"player": BOT, "tile": "forest_pond", "reason": "no-flag"}
    ]
    sc = bot().plan(BOT, "sawmill", "stonemason")
    leave(village(sc.s), "sawmill", [])
    builds(sc)
    assert sc.s.tiles[-1] == "stonemason" and sc.about("cannot-build")[0]["reason"] == "nowhere"
    sc = bot().plan(BOT, "forest_pond")
    sc.s.flags[:6] = [BOT] * 6
    assert builds(sc) == "no-materials"


@pytest.mark.clause("M14.3", "M14.7")
def test_payment_nearest_to_the_builder_not_to_the_church() -> None:
    sc = bot().plan(BOT, "sawmill")
    sc.build("barn_bend", sc.linked_spot("barn_bend")).put("barn_bend", stone=1, wheat=1)
    barn = sc.n("barn_bend")
    sc.p[BOT].standing = [CHURCH, MARKET]
    builds(sc)
    assert sc.p[BOT].lying == [barn] and sc.p[BOT].standing == [CHURCH]  # from the market
    assert [village(sc.s).apart(at, barn) for at in (MARKET, CHURCH)] == [1, 2]
    assert sc.cubes("barn_bend") == (0, 0, 0)  # the stone at hand, though the quarry has some
    assert (sc.cubes("quarry"), sc.cubes("farm")) == ((0, 2, 0), (0, 0, 1))


@pytest.mark.clause("M14.3")
def test_his_own_goods_first_then_the_nearest(printed: Printed) -> None:
    printed.tile("lumber_mill", cost={"timber": 1, "wheat": 2})
    printed.tile("warehouse", cost={"timber": 1, "stone": 2})
    sc = bot().plan(BOT, "small_mountain_range")
    sc.build("barn_bend", sc.linked_spot("barn_bend")).put("barn_bend", stone=1)
    builds(sc)
    assert sc.cubes("quarry") == (0, 1, 0) and sc.cubes("barn_bend") == (0, 1, 0)
    sc = bot().plan(BOT, "lumber_mill")
    sc.joined("sawmill", by=BOT).made("sawmill", 0)
    sc.s.milestones[0] = BOT
    assert sc.run(botric_constructs(sc.s, sc.p[BOT], ["lumber_mill"])) == ""
    assert sc.p[0].points == 1  # your timber was used, so the bonus is yours
    own = bot().plan(BOT, "warehouse")
    own.joined("sawmill", by=BOT, host=MARKET).made("sawmill", BOT)
    own.build("lumber_mill", own.linked_spot("lumber_mill")).made("lumber_mill", 0)
    builds(own)
    assert own.p[0].points == 0 and own.s.goods[own.n("sawmill")] == ()  # his own, though farther


@pytest.mark.clause("M14.8", "M6.8", "M17.3")
def test_gains(printed: Printed) -> None:
    printed.tile("lumber_mill", cost={"timber": 1, "wheat": 2}, points=6)
    printed.tile("forest_pond", cost={"wheat": 1})
    sc = bot().plan(BOT, "sawmill")
    builds(sc)
    assert sc.p[BOT].points == 4 and sc.s.milestones[0] == BOT
    sc = bot().plan(BOT, "lumber_mill")
    sc.joined("sawmill", by=BOT).made("sawmill", BOT, True)
    sc.s.milestones[0] = 0
    builds(sc)
    assert sc.p[BOT].points == 3 + 6 and sc.s.milestones[0] == 0
    sc = bot().plan(BOT, "forest_pond")
    builds(sc)
    assert sc.s.flags[-1] == BOT


# -- where -----------------------------------------------------------------------------------


@pytest.mark.clause("M14.4", "M14.5", "M14.6")
def test_x23_places_at_the_start() -> None:
    sc = bot()
    v = village(sc.s)

    def touched(id: str) -> list[list[tuple[int, str]]]:
        return [sorted(v.contacts(id, x.at)) for x in best(sc, id)]

    assert touched("small_mountain_range") == [[(CHURCH, "M"), (QUARRY, "M")]]
    pond = [(CHURCH, "F"), (TOWN_HALL, "F"), (TOWN_HALL, "F")]
    assert touched("forest_pond") == [pond]
    for id in ("small_mountain_range", "forest_pond"):
        x = best(sc, id)[0]
        assert (x.breaches, x.off, x.far, x.road) == (0, 0, 0, 0)
    assert [x.road for x in best(sc, "sawmill")] == [2]
    assert (MARKET, "R") in touched("sawmill")[0]  # the one open road of the start tiles


@pytest.mark.clause("M14.12", "M14.5", "M14.6")
def test_road_to_road_first_or_near_the_church_first() -> None:
    by = {x: bot(placing=x).plan(BOT, "sawmill") for x in ("road", "church")}
    for sc in by.values():
        builds(sc)
    joined_ = {x: village(sc.s).network >> sc.n("sawmill") & 1 for x, sc in by.items()}
    assert joined_ == {"road": 1, "church": 0}
    v = village(by["church"].s)
    assert v.touch[6] == 1 << CHURCH | 1 << TOWN_HALL and v.printed[6] == 0
    assert [name for name, _ in comparisons(by["church"].s)] == list(CHURCH_FIRST)
    assert [name for name, _ in comparisons(by["road"].s)] == list(TESTS)
    assert set(CHURCH_FIRST) == set(TESTS)


@pytest.mark.clause("M14.6")
def test_a_road_of_the_network_is_better_than_a_loose_one() -> None:
    sc = bot()
    sc.build("stonemason", sc.loose_spot("stonemason", TOWN_HALL, "M"))
    mason = sc.n("stonemason")
    v = village(sc.s)
    seen = set()
    for x in all_sites(sc, "dairy_farm"):
        roads = {n for n, t in v.contacts("dairy_farm", x.at) if t == "R"}
        assert x.road == (2 if roads - {mason} else 1 if roads else 0)
        seen.add(x.road)
    assert seen == {0, 1, 2}
    assert {x.road for x in best(sc, "dairy_farm")} == {2}


@pytest.mark.clause("M14.6")
def test_a_dead_edge_is_no_touch_of_the_longest_network() -> None:
    sc = bot()
    v = village(sc.s)
    dead = [
        x
        for x in all_sites(sc, "small_mountain_range")
        if {t for _, t in v.contacts("small_mountain_range", x.at)} == {"X"}
    ]
    assert dead and all(x.off == 1 and x.equal == 0 for x in dead)
    assert all(x.off == 0 for x in all_sites(sc, "small_mountain_range") if x.equal)


@pytest.mark.clause("M14.6")
def test_the_search_goes_on_until_the_longest_network_is_touched() -> None:
    sc = bot()
    v = village(sc.s)
    id = "small_mountain_range"
    dead = [x for x in all_sites(sc, id) if x.touch >> CHURCH & 1 and not x.equal]
    other = [x for x in all_sites(sc, id) if not x.touch >> CHURCH & 1]
    leave(v, id, [x.at for x in (*dead, *other)])  # at the church are clean ones with dead edges
    found = placements(sc.s, id)
    assert {(x.off, x.far) for x in found} >= {(1, 0), (0, 1)}
    assert {(x.off, x.far) for x in best(sc, id)} == {(0, 1)}


@pytest.mark.clause("M14.4", "M6.10")
def test_you_choose_between_equal_places() -> None:
    sc = bot(placing="church").plan(BOT, "sawmill")
    spots = sorted(x.at for x in best(sc, "sawmill"))
    builds(sc, spots[1])
    assert [ask.kind for ask in sc.asked] == ["botric-place"]
    assert sc.s.spots[-1] == spots[1]


def sites(**values: int) -> Site:
    x = Site((0, 0, 0))
    for name, n in values.items():
        setattr(x, name, n)
    return x


@pytest.mark.clause("M14.4", "M14.5", "M14.6")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"breaches": 0, "off": 1}, {"breaches": 1, "off": 0}),
        ({"off": 0, "far": 3}, {"off": 1, "far": 0}),
        ({"breaches": 0}, {"breaches": 1, "road": 2}),
        ({"road": 2, "off": 1, "far": 3}, {"road": 1}),
        ({"road": 1, "off": 1, "far": 3}, {"road": 0, "match": 1, "equal": 3}),
        ({"far": 0}, {"far": 1, "match": 1, "equal": 3}),
        ({"match": 1, "equal": 1, "dead": 1}, {"match": 0, "equal": 2}),
        ({"dead": 0, "equal": 1}, {"dead": 1, "equal": 4}),
        ({"equal": 3}, {"equal": 2}),
    ],
)
def test_the_order_of_his_tests(better: dict[str, int], worse: dict[str, int]) -> None:
    compared(bot(), better, worse)


@pytest.mark.clause("M14.12")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"off": 0, "far": 3}, {"off": 1, "far": 0, "road": 2}),
        ({"far": 0}, {"far": 1, "road": 2}),
        ({"road": 1}, {"road": 0, "match": 1, "equal": 3}),
        ({"dead": 0, "equal": 1}, {"dead": 1, "equal": 4}),
    ],
)
def test_the_other_order(better: dict[str, int], worse: dict[str, int]) -> None:
    compared(bot(placing="church"), better, worse)


def compared(sc: Scene, better: dict[str, int], worse: dict[str, int]) -> None:
    """One test decides, for the better."""
    one, other = sites(**better), sites(**worse)
    assert narrow(sc.s, "M14.6", "place", [other, one], comparisons(sc.s)) == [one]
    assert len(sc.told("decides")) == 1


@pytest.mark.clause("M14.6")
def test_the_longest_network_is_without_your_roads() -> None:
    sc = bot()
    assert longest(without_yours(sc.s)) == 0b111111
    sc.joined("forest_pond", by=0)
    assert longest(without_yours(sc.s)) == 0b111111
    sc.joined("mountain_pond", by=BOT, terrain="M")
    assert longest(without_yours(sc.s)) == 0b10111111
    assert longest([0b10, 0b01, 0b1000, 0b0100]) == 0b0011  # in a tie the one with the church
    assert longest([0, 0b100, 0b010]) == 0b110


@pytest.mark.clause("M14.13", "M14.4")
def test_a_network_with_a_road_of_yours_is_cut_or_left_out() -> None:
    by = {x: bot(longest=x) for x in ("cut", "whole")}
    start = 0b111111
    for sc in by.values():
        assert longest_network(sc.s) == start
        loose = sc.loose_spot("forest_pond")
        sc.build("forest_pond", loose)
        sc.build("stonemason", sc.linked_spot("stonemason"))
        sc.joined("mountain_pond", by=0, terrain="M")
    v = village(by["cut"].s)
    assert longest_network(by["cut"].s) & start == start, "your road is taken away, the rest stays"
    pond = 1 << by["whole"].n("forest_pond")
    assert not v.network & pond
    assert longest_network(by["whole"].s) == pond, "the church's network has a road of yours"


@pytest.mark.clause("M14.13")
def test_without_a_network_free_of_your_roads_none_is_missed() -> None:
    sc = bot(longest="whole")
    sc.joined("forest_pond", by=0)
    assert longest_network(sc.s) == 0
    assert {x.off for x in placements(sc.s, "mountain_pond")} == {0}
    assert {x.off for x in best(sc, "mountain_pond")} == {0}


@pytest.mark.clause("M14.6")
def test_nearer_hosts_are_enough_when_a_perfect_place_is_there() -> None:
    sc = bot()
    found = placements(sc.s, "forest_pond")
    assert {x.far for x in found} == {0}
    everything = set()
    for host in range(6):
        everything |= set(village(sc.s).places("forest_pond", host))
    assert {x.at for x in found} < everything
    assert all(x.hosts >> CHURCH & 1 for x in found)


@pytest.mark.clause("M14.10", "M14.4")
def test_breaches() -> None:
    sc = bot()
    sc.build("forest_pond", sc.loose_spot("forest_pond"), 0)
    pond = sc.n("forest_pond")
    marked = [x for x in placements(sc.s, "small_woodland") if x.breaches]
    v = village(sc.s)
    for x in placements(sc.s, "small_woodland"):
        touches = pond in [n for n, _ in v.contacts("small_woodland", x.at)]
        assert x.breaches == touches
    assert marked
    sc = bot()
    sc.build("stonemason", sc.loose_spot("stonemason", TOWN_HALL, "M"))
    j = sc.joint("town_hall", "stonemason", "M")
    sc.road(0, (j.a, j.segment))  # in the network only thanks to your bridge
    mason = sc.n("stonemason")
    v = village(sc.s)
    seen = set()
    for id in ("dairy_farm", "flour_mill", "barn_bend", "barn_through", "tavern", "sawmill"):
        for x in all_sites(sc, id):
            roads = {n for n, t in v.contacts(id, x.at) if t == "R"}
            if roads == {mason}:
                assert x.breaches == 1
                seen.add(1)
            elif not roads or mason not in roads:
                assert x.breaches == 0
                seen.add(0)
    assert seen == {0, 1}


@pytest.mark.clause("M14.10")
def test_a_place_may_break_both_halves_of_the_wish() -> None:
    sc = bot()
    sc.build("stonemason", sc.loose_spot("stonemason", TOWN_HALL, "M"))
    j = sc.joint("town_hall", "stonemason", "M")
    sc.road(0, (j.a, j.segment))  # in the network only thanks to your bridge
    mason = sc.n("stonemason")
    v = village(sc.s)
    at = next(
        x.at for x in all_sites(sc, "barn_bend")
        if x.breaches == 1 and v.touched("barn_bend", x.at).bit_count() > 1
    )  # fmt: skip
    beside = next(n for n in tiles_in(v.touched("barn_bend", at)) if n != mason)
    sc.s.flags[beside] = 0
    assert next(x for x in all_sites(sc, "barn_bend") if x.at == at).breaches == 2


def all_sites(sc: Scene, id: str) -> list[Site]:
    """Placements at every host, also the far ones."""
    v = village(sc.s)
    link = without_yours(sc.s)
    spots = {at for host in range(len(sc.s.tiles)) for at in v.places(id, host)}
    assert spots == set(v.spots(id, v.room(id)))
    found = [found_at(v, id, at) for at in sorted(spots)]
    for x in found:
        yours = mask_of([tile for tile, seat in enumerate(sc.s.flags) if seat == 0])
        judge(v, x, spread(link, CHURCH), longest(link), yours)
    return found


@pytest.mark.clause("M14.7", "M4.5")
def test_the_builder() -> None:
    sc = bot().plan(BOT, "small_mountain_range")
    sc.p[BOT].standing = [QUARRY, FARM]
    builds(sc, FARM)
    assert [ask.kind for ask in sc.asked] == ["botric-villager"]  # both one step away
    assert sc.about("goes") == [{"player": BOT, "start": "farm", "to": "church"}]
    sc = bot().plan(BOT, "small_mountain_range")
    sc.p[BOT].standing = [CHURCH, FARM]
    builds(sc)
    assert (sc.p[BOT].standing, sc.p[BOT].lying) == ([FARM], [CHURCH])


@pytest.mark.clause("M14.7")
def test_you_choose_between_hosts_as_near_to_the_church() -> None:
    sc = bot().plan(BOT, "small_woodland")
    v = village(sc.s)
    at = (131, 130, 4)  # touches two tiles, not the church
    assert v.touched("small_woodland", at) == 1 << MARKET | 1 << TOWN_HALL
    leave(v, "small_woodland", [at])
    builds(sc, TOWN_HALL)
    assert [(ask.kind, ask.options) for ask in sc.asked] == [("botric-host", [MARKET, TOWN_HALL])]
    assert sc.p[BOT].lying == [TOWN_HALL]


@pytest.mark.clause("M14.11")
def test_turns_of_a_symmetric_tile_are_one_place() -> None:
    sc = bot()
    found = placements(sc.s, "forest_pond")
    assert len({x.at[:2] for x in found}) == len(found)


# -- roads -----------------------------------------------------------------------------------


def road(sc: Scene, *answers: Any) -> str:
    why: str = sc.run(botric_road(sc.s, sc.p[BOT]), *answers)
    return why


@pytest.mark.clause("M15.1", "M15.6", "B8.2")
def test_sites_he_can_pay_for() -> None:
    sc = bot(roads="again")
    assert [(j.a, j.segment) for j in legal_sites(sc.s, sc.p[BOT])] == sorted_sites(
        *BRIDGES, *PATHS
    )
    bridges = legal_sites(bot(roads="again").clear("quarry").s, sc.p[BOT])
    assert [j.terrain for j in bridges] == ["M", "M"]
    none = bot().clear("quarry", "woodcutter").give(BOT, coins=50)
    assert road(none) == "no-site" and not none.told("buy")
    mine = bot(roads="again")
    mine.road(BOT, BRIDGES[0]).road(0, BRIDGES[1])
    found = [(j.a, j.segment) for j in legal_sites(mine.s, mine.p[BOT])]
    assert BRIDGES[0] not in found and BRIDGES[1] in found  # a road of yours is no bar


def sorted_sites(*found: tuple[int, int]) -> list[tuple[int, int]]:
    sc = bot()
    return [(j.a, j.segment) for j in village(sc.s).joints if (j.a, j.segment) in found]


@pytest.mark.clause("M15.6", "B8.5")
def test_he_joins_no_tiles_that_are_joined() -> None:
    sc = bot()
    assert [(j.a, j.segment) for j in legal_sites(sc.s, sc.p[BOT])] == sorted_sites(*PATHS)
    sc.road(0, PATHS[0])
    assert road(sc) == "no-site"  # not by another segment either


@pytest.mark.clause("M15.6")
def test_one_end_of_a_site_is_in_the_network() -> None:
    sc = bot()
    sc.build("small_mountain_range", sc.loose_spot("small_mountain_range", QUARRY, "M"))
    one = sc.n("small_mountain_range")
    spot = next(
        at for at in sorted(village(sc.s).places("large_mountain_range", one))
        if village(sc.s).touched("large_mountain_range", at) == 1 << one
    )  # fmt: skip
    sc.build("large_mountain_range", spot)
    loose = sc.joint("small_mountain_range", "large_mountain_range", "M")
    assert loose not in legal_sites(sc.s, sc.p[BOT])


@pytest.mark.clause("M15.2", "M15.6")
def test_an_unconnected_tile_nearest_to_the_church() -> None:
    sc = bot()
    sc.build("small_mountain_range", far_spot(sc))
    far = sc.n("small_mountain_range")
    sites = legal_sites(sc.s, sc.p[BOT])
    assert targets(sc.s, sites) == [far]
    sc.build("mountain_pond", sc.loose_spot("mountain_pond", CHURCH, "M"))
    assert targets(sc.s, legal_sites(sc.s, sc.p[BOT])) == [sc.n("mountain_pond")]
    assert decided(sc) == ["church"]
    road(sc)
    assert village(sc.s).network >> sc.n("mountain_pond") & 1


def far_spot(sc: Scene) -> tuple[int, int, int]:
    """Mountain to mountain at the quarry, away from the church."""
    v = village(sc.s)
    id = "small_mountain_range"
    for at in sorted(v.places(id, QUARRY)):
        if v.touched(id, at) == 1 << QUARRY and (QUARRY, "M") in v.contacts(id, at):
            return at
    raise AssertionError


@pytest.mark.clause("M15.2", "M15.7")
def test_else_the_tile_with_the_fewest_roads() -> None:
    sc = bot(roads="again")
    assert [joined(sc.s, n) for n in range(6)] == [5, 1, 1, 1, 1, 1]
    sc.road(BOT, BRIDGES[0]).road(0, BRIDGES[0])
    assert [joined(sc.s, n) for n in (CHURCH, QUARRY)] == [7, 3]  # each counted singly
    assert targets(sc.s, legal_sites(sc.s, sc.p[BOT])) == [MARKET, TOWN_HALL, FARM]
    assert WOODCUTTER not in targets(sc.s, legal_sites(sc.s, sc.p[BOT]))  # it has no site


def joint_at(sc: Scene, at: tuple[int, int]) -> Joint:
    return village(sc.s).at[at]


@pytest.mark.clause("M15.4")
def test_lengths_of_networks() -> None:
    sc = bot()
    sc.road(BOT, BRIDGES[0]).road(BOT, BRIDGES[1]).road(0, PATHS[0])
    bridge, path = joint_at(sc, BRIDGES[1]), joint_at(sc, PATHS[1])
    assert (length(sc.s, BOT, bridge), length(sc.s, BOT, path)) == (2, 0)
    assert (length(sc.s, 0, bridge), length(sc.s, 0, path)) == (0, 1)
    assert printed_length(sc.s, bridge) == 6 == printed_length(bot().s, bridge)  # built or not
    sc.build("mountain_pond", sc.loose_spot("mountain_pond", CHURCH, "M"))
    assert printed_length(sc.s, sc.joint("church", "mountain_pond", "M")) == 6


@pytest.mark.clause("M15.3", "M15.6")
def test_he_avoids_joining_your_landmark() -> None:
    sc = bot()
    sc.build("mountain_pond", sc.loose_spot("mountain_pond", CHURCH, "M"), 0)
    sc.build("forest_pond", sc.loose_spot("forest_pond"), BOT)
    yours, his = sc.joint("church", "mountain_pond", "M"), sc.joint("church", "forest_pond", "F")
    assert (joins_yours(sc.s, yours), joins_yours(sc.s, his)) == (1, 0)
    road(sc)
    assert village(sc.s).network >> sc.n("forest_pond") & 1
    assert not village(sc.s).network >> sc.n("mountain_pond") & 1
    assert "yours" in decided(sc)


@pytest.mark.clause("M15.3", "M15.6")
def test_a_landmark_of_yours_may_come_in_behind_another_tile() -> None:
    sc = bot()
    sc.build("small_mountain_range", far_spot(sc))
    near = sc.n("small_mountain_range")
    spot = next(
        at for at in sorted(village(sc.s).places("mountain_pond", near))
        if village(sc.s).touched("mountain_pond", at) == 1 << near
    )  # fmt: skip
    sc.build("mountain_pond", spot, 0)
    site = sc.joint("quarry", "small_mountain_range", "M")
    assert joins_yours(sc.s, site) == 0  # the pond stays outside
    behind = sc.joint("small_mountain_range", "mountain_pond", "M")
    sc.road(0, (behind.a, behind.segment))
    assert joins_yours(sc.s, site) == 1


@pytest.mark.clause("M15.3", "M15.4")
def test_he_extends_his_own_roads_then_yours() -> None:
    sc = bot(roads="again")
    sc.road(0, BRIDGES[0]).road(0, BRIDGES[1]).road(BOT, PATHS[0])  # two roads at all four tiles
    road(sc)
    assert sc.s.roads[-1] == (BOT, *PATHS[1]) and decided(sc) == ["roads", "botric-length"]
    sc = bot(roads="again")
    sc.road(0, BRIDGES[0]).road(0, BRIDGES[1]).road(0, PATHS[0])
    road(sc, BRIDGES[0])
    assert sc.s.roads[-1] == (BOT, *BRIDGES[0]) and decided(sc) == ["roads", "your-length"]


@pytest.mark.clause("M15.3", "M15.4")
def test_he_extends_the_longer_printed_network() -> None:
    sc = bot()
    range_, pond = "small_mountain_range", "mountain_pond"
    sc.build(range_, next(x.at for x in best(sc, range_)))  # at church and quarry
    j = sc.joint("church", range_, "M")
    sc.road(0, (j.a, j.segment)).road(0, BRIDGES[0])  # both neighbours are in your network of two
    both = {sc.n(range_), QUARRY}
    spot = next(
        at for at in sc.spots(pond, QUARRY)
        if {(n, "M") for n in both} == set(village(sc.s).contacts(pond, at))
    )  # fmt: skip
    sc.build(pond, spot)
    found = legal_sites(sc.s, sc.p[BOT])
    ends = {n: next(j for j in found if {j.a, j.b} == {n, sc.n(pond)}) for n in both}
    assert {n: printed_length(sc.s, j) for n, j in ends.items()} == {QUARRY: 6, sc.n(range_): 1}
    road(sc)
    assert sc.s.roads[-1] == (BOT, QUARRY, ends[QUARRY].segment)
    assert decided(sc)[-1:] == ["printed-length"] and not sc.asked


@pytest.mark.clause("M15.3", "M15.8")
def test_x20_the_first_road() -> None:
    actions = ("road", "produce", "blueprint", "refine", "construct")
    sc = bot(actions=actions, roads="again")
    sc.run(botric_acts(sc.s), BRIDGES[1], cards=("a",))
    ask = sc.asked[0]
    assert ask.kind == "botric-road" and sorted(ask.options) == sorted(BRIDGES)
    assert decided(sc) == ["roads", "church"]
    assert sc.s.roads == [(BOT, *BRIDGES[1])] and sc.s.milestones[4] == BOT
    assert sc.cubes("woodcutter") == (0, 0, 0) and sc.p[BOT].lying == [CHURCH]


@pytest.mark.clause("M15.8")
def test_the_builder_of_a_road() -> None:
    sc = bot()
    assert builders(sc.s, joint_at(sc, BRIDGES[0])) == [CHURCH]  # nearer to the church
    assert sorted(builders(sc.s, joint_at(sc, PATHS[0]))) == [MARKET, FARM]
    sc.build("mountain_pond", far_spot(sc))
    assert builders(sc.s, sc.joint("quarry", "mountain_pond", "M")) == [QUARRY]  # in the network
    sc = bot().clear("woodcutter")
    sc.build("barn_bend", sc.linked_spot("barn_bend")).put("barn_bend", stone=1)
    sc.p[BOT].standing = [FARM, QUARRY]
    road(sc, PATHS[0], FARM)
    assert [ask.kind for ask in sc.asked][:2] == ["botric-road", "botric-stand"]
    assert sc.p[BOT].lying == [FARM] and sc.p[BOT].standing == [QUARRY]


@pytest.mark.clause("M15.8")
def test_the_nearest_cubes_are_used() -> None:
    sc = bot().clear("woodcutter")
    sc.build("barn_through", sc.linked_spot("barn_through", MARKET)).put("barn_through", stone=1)
    road(sc, PATHS[0], MARKET)
    assert sc.cubes("barn_through") == (0, 0, 0) and sc.cubes("quarry") == (0, 1, 0)


@pytest.mark.clause("M15.5", "M10.8", "M15.1")
def test_after_the_fifth_road_the_token_leaves() -> None:
    sc = bot(actions=("road", "produce", "blueprint", "refine", "construct"))
    sc.s.roads = [(BOT, 90, n) for n in range(4)]
    for road_ in list(sc.s.roads):
        village(sc.s).at[road_[1], road_[2]] = joint_at(sc, BRIDGES[0])
    sc.run(botric_acts(sc.s), cards=("a",))
    assert sc.s.botric is not None
    assert sc.s.botric.row == ["produce", "blueprint", "refine", "construct"]
    assert sc.about("road-token") == [{"player": BOT}]
