"""B11, H7.2, H10, H12.3, M16, M17.2-M17.9, T5: the end."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.effects import ForEach, Gain, If
from ludorum.games.hamlet import GAME
from ludorum.games.hamlet.botric import fine
from ludorum.games.hamlet.content import number
from ludorum.games.hamlet.scoring import MEANING, awards, landmark
from ludorum.games.hamlet.state import EARNED, put_goods, score, village
from tests.hamlet.scene import BRIDGES, CHURCH, FARM, MARKET, PATHS, QUARRY, Printed, Scene, scene

PER_POINT, ROAD = number("coins-per-point"), number("road-points")

# -- the sheet -------------------------------------------------------------------------------


@pytest.mark.clause("H10.2", "B11.3", "B8.4", "H7.2")
def test_a_sheet() -> None:
    sc = scene().give(0, points=11)
    sc.p[0].coins, sc.p[1].coins = 3 * PER_POINT - 1, PER_POINT  # rounded down
    sc.road(0, BRIDGES[0]).road(0, PATHS[0]).road(1, PATHS[0])
    assert sc.points(0) == {"tiles": 11, "roads": 2 * ROAD, "coins": 2}
    assert sc.points(1) == {"roads": ROAD, "coins": 1}


@pytest.mark.clause("H10.2", "B4.4", "B7.2", "B9.1", "B10.1", "M6.4", "M17.3")
def test_what_points_of_the_game_were_for() -> None:
    """Every gain has a line of its own; the two last are Botric's."""
    sc = scene(1, fines="on")
    for p in sc.p:
        for n, (what, clause) in enumerate(EARNED.items(), 1):
            if what != "fines":
                score(sc.s, p, n, clause)
    assert [(x.what, x.points) for x in GAME.scores(sc.s)[0]][:5] == [
        ("deliveries", 1), ("sales", 2), ("tiles", 3), ("bonus", 4), ("landmarks", 0),
    ]  # fmt: skip
    fine(sc.s, sc.p[1], 4, "M12.3")
    assert [(x.what, x.points) for x in GAME.scores(sc.s)[1]][:6] == [
        ("deliveries", 1), ("sales", 2), ("tiles", 3), ("bonus", 4), ("instead", 5), ("fines", -4),
    ]  # fmt: skip
    assert sc.p[1].points == 11


@pytest.mark.clause("H7.2", "B8.3", "H7.3")
@pytest.mark.parametrize("players", [1, 2])
def test_the_planner_adds_to_own_roads(players: int) -> None:
    sc = scene(players)
    sc.road(1, BRIDGES[0]).road(1, PATHS[0]).road(0, PATHS[0])
    sc.s.milestones[4] = 1
    assert (sc.points(0)["roads"], sc.points(1)["roads"]) == (ROAD, 2 * (ROAD + 1))


# -- awards ----------------------------------------------------------------------------------


def result(sc: Scene) -> dict[str, list[int]]:
    return dict(awards(sc.s))


def counts(sc: Scene, delivered: tuple[int, int], sold: tuple[int, int]) -> Scene:
    owners = [0] * delivered[0] + [1] * delivered[1]
    sc.s.church = dict(zip(("raw", "coins", "timber-flour", "milk-brick"), owners, strict=False))
    tokens = iter(("m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9"))
    for p, n in zip(sc.p, sold, strict=True):
        p.sales = [next(tokens) for _ in range(n)]
    return sc


@pytest.mark.clause("B11.2", "H10.7")
@pytest.mark.parametrize("players", [1, 2])
def test_awards(players: int) -> None:
    sc = counts(scene(players), (3, 1), (1, 2))
    sc.build("forest_pond", sc.loose_spot("forest_pond"), 1)  # connected or not
    assert result(sc) == {"chaplain": [0], "sacristan": [1], "merchant": [1], "landscaper": [1]}
    lines = {x.what: x.points for x in GAME.scores(sc.s)[1]}
    assert (lines["sacristan"], lines["merchant"], lines["landscaper"]) == (3, 4, 4)
    assert {x.what: x.points for x in GAME.scores(sc.s)[0]}["chaplain"] == 5


@pytest.mark.clause("H10.4")
def test_ties_and_nothing() -> None:
    assert result(scene()) == {"chaplain": [], "sacristan": [], "merchant": [], "landscaper": []}
    sc = counts(scene(), (2, 2), (1, 1))
    assert result(sc) == {"chaplain": [0, 1], "sacristan": [], "merchant": [0, 1], "landscaper": []}
    sc.p[0].coins = 0
    assert sc.points(0) == {"chaplain": 2, "merchant": 2}  # half, rounded down
    assert result(counts(scene(), (2, 0), (0, 0)))["sacristan"] == []  # it needs one delivery


@pytest.mark.clause("H10.7")
def test_goods_and_blueprints_score_nothing() -> None:
    sc = scene().plan(0, "sawmill", "shrine")
    sc.joined("sawmill").made("sawmill", 0, True)
    sc.p[0].coins = 0
    assert sc.points(0) == {}


# -- landmarks -------------------------------------------------------------------------------


def vp(n: int) -> Gain:
    return Gain((("vp", n),))


def value(sc: Scene, id: str) -> int:
    return landmark(sc.s, sc.p[0], sc.n(id))


@pytest.mark.clause("H10.6")
def test_a_landmark_needs_a_road_unless_it_says_otherwise(printed: Printed) -> None:
    printed.tile("shrine", score=ForEach("deliveries", 1, vp(2)))
    sc = counts(scene(), (2, 0), (0, 0))
    sc.build("shrine", sc.loose_spot("shrine"), 0)
    assert value(sc, "shrine") == 0
    j = sc.joint("church", "shrine", "F")
    sc.road(1, (j.a, j.segment))
    assert value(sc, "shrine") == 4 and sc.points(0)["landmarks"] == 4
    sc = scene()
    sc.build("small_woodland", sc.loose_spot("small_woodland"), 0)
    assert value(sc, "small_woodland") > 0  # unconnected


@pytest.mark.clause("T5.1")
def test_segments_touching_the_same_terrain(printed: Printed) -> None:
    printed.tile("large_woodland", score=ForEach("forest-segments", 1, vp(2)))
    sc = scene()
    sc.build("small_mountain_range", sc.loose_spot("small_mountain_range", QUARRY, "M"), 0)
    n = sc.n("small_mountain_range")
    equal = [t for _, t in contacts(sc, "small_mountain_range")]
    assert value(sc, "small_mountain_range") == equal.count("M") > 0
    j = sc.joint("quarry", "small_mountain_range", "M")
    sc.road(0, (j.a, j.segment))
    assert value(sc, "small_mountain_range") == equal.count("M")  # a road on it does not matter
    assert MEANING.count(sc.s, (sc.p[0], n), "forest-segments") == 0
    wide = scene()
    wide.build("large_woodland", wide.loose_spot("large_woodland"), 0)
    same = [t for _, t in contacts(wide, "large_woodland")].count("F")
    assert value(wide, "large_woodland") == 2 * same


def contacts(sc: Scene, id: str) -> list[tuple[int, str]]:
    n = sc.n(id)
    return [(j.a, j.terrain) for j in village(sc.s).joints if n in (j.a, j.b)]


@pytest.mark.clause("T5.2", "T2.7", "T2.8")
def test_ponds(printed: Printed) -> None:
    printed.tile("forest_pond", score=If("path", vp(5)))
    printed.tile("mountain_pond", score=If("bridge", vp(5)))
    sc = scene()
    sc.joined("forest_pond", by=1)
    sc.s.flags[sc.n("forest_pond")] = 0
    assert value(sc, "forest_pond") == 5  # whoever owns the path
    sc.build("mountain_pond", sc.loose_spot("mountain_pond", CHURCH, "M"), 0)
    assert value(sc, "mountain_pond") == 0
    j = sc.joint("church", "mountain_pond", "M")
    sc.road(0, (j.a, j.segment))
    assert value(sc, "mountain_pond") == 5


def test_a_pond_on_the_network_without_its_road() -> None:
    sc = scene().joined("forest_pond")
    assert not MEANING.test(sc.s, (sc.p[0], sc.n("forest_pond")), "bridge")


@pytest.mark.clause("T5.3")
def test_what_is_counted_for_the_owner() -> None:
    sc = counts(scene(), (1, 2), (3, 1))
    sc.road(0, BRIDGES[0]).road(0, PATHS[0]).road(1, PATHS[1])
    sc.build("forest_pond", sc.loose_spot("forest_pond"), 0)
    sc.build("trade_post", sc.loose_spot("trade_post"), 1)
    sc.p[0].standing, sc.p[0].lying = [CHURCH], [CHURCH, FARM]
    sc.p[0].donkeys = [CHURCH, CHURCH, QUARRY]
    tile = (sc.p[0], CHURCH)
    names = ("deliveries", "sales", "roads", "landmarks", "villagers", "donkeys", "donkey-tiles")
    assert [MEANING.count(sc.s, tile, x) for x in names] == [1, 3, 2, 1, 3, 3, 2]


@pytest.mark.clause("T5.4", "T2.18")
def test_steps_and_links() -> None:
    sc = scene()
    assert MEANING.count(sc.s, (sc.p[0], CHURCH), "linked-tiles") == 5
    assert MEANING.count(sc.s, (sc.p[0], FARM), "steps") == 1
    sc.road(1, PATHS[0]).road(0, PATHS[0])
    assert MEANING.count(sc.s, (sc.p[0], FARM), "linked-tiles") == 2  # different tiles
    sc.build("sawmill", sc.linked_spot("sawmill", MARKET))
    assert MEANING.count(sc.s, (sc.p[0], sc.n("sawmill")), "steps") == 2
    far = number("steps") + 3
    village(sc.s)._far[CHURCH] = [0, 1, 1, 1, 1, far, 2]  # as if the farm were far away
    assert MEANING.count(sc.s, (sc.p[0], FARM), "steps") == number("steps")


# -- winning ---------------------------------------------------------------------------------


@pytest.mark.clause("H12.3")
def test_two_players_and_ties() -> None:
    sc = scene().give(0, points=10).give(1, points=9)
    sc.p[0].coins, sc.p[1].coins = 0, 1
    assert GAME.winners(sc.s) == [0]
    sc.give(1, points=1)
    assert GAME.winners(sc.s) == [1]  # a coin more
    sc.give(0, coins=1)
    assert GAME.winners(sc.s) == [0, 1]
    sc.s.church = {"raw": 0, "coins": 0, "timber-flour": 1}
    sc.give(1, points=5 - 3)  # chaplain 5 against sacristan 3
    assert GAME.winners(sc.s) == [0]


@pytest.mark.clause("M16.3", "H10.5")
def test_you_need_more_than_botric() -> None:
    sc = scene(1).give(0, coins=-3, points=7).give(1, coins=-2, points=7)
    assert GAME.winners(sc.s) == [1]
    sc.give(0, points=1)
    assert GAME.winners(sc.s) == [0]


# -- Botric ----------------------------------------------------------------------------------


def x25(**options: Any) -> Scene:
    """X25: 40 points, 4 landmarks, 3 roads with the Planner, coins for 2 points and one more,
    3 : 1, 4 : 4, 4 : 3."""
    sc = counts(scene(1, **options), (1, 3), (4, 4))
    sc.give(1, points=40).p[1].coins = 2 * PER_POINT + 1
    sc.p[0].coins = 0
    for at in (*BRIDGES, PATHS[0]):
        sc.road(1, at)
    sc.s.milestones[4] = 1
    sc.s.flags[:4] = [1] * 4
    for id in ("forest_pond", "mountain_pond", "trade_post"):
        sc.build(id, sc.spots(id)[0], 0)
    return sc


@pytest.mark.clause("M16.2", "H10.3", "M17.2", "M17.8", "M17.6")
def test_x25() -> None:
    sc = x25()
    roads, coins = 3 * (ROAD + 1), 2
    assert sc.points(1) == {
        "tiles": 40, "landmarks": 12, "roads": roads, "coins": coins, "chaplain": 5, "merchant": 2,
        "landscaper": 4,
    }  # fmt: skip
    total = 40 + 12 + roads + coins + 5 + 2 + 4
    assert sc.total(1) == total
    assert (sc.points(0)["sacristan"], sc.points(0)["merchant"]) == (3, 2)
    assert x25(landmarks="easy").total(1) == total - 8
    assert x25(landmarks="hard").total(1) == total + 8
    assert x25(merchant="on").total(1) == total + 2
    assert "merchant" not in x25(merchant="on").points(0)


@pytest.mark.clause("M16.2")
def test_botrics_landmarks_need_no_road() -> None:
    sc = scene(1)
    sc.build("shrine", sc.loose_spot("shrine"), 1)
    assert sc.points(1)["landmarks"] == 3


@pytest.mark.clause("M17.6")
@pytest.mark.parametrize(
    ("sold", "owner"),
    [((5, 4), [0]), ((4, 3), []), ((4, 4), [1]), ((0, 0), [1]), ((2, 3), [1])],
)
def test_d3(sold: tuple[int, int], owner: list[int]) -> None:
    assert result(counts(scene(1, merchant="on"), (0, 0), sold))["merchant"] == owner


@pytest.mark.clause("M17.7")
@pytest.mark.parametrize(
    ("delivered", "chaplain", "sacristan"),
    [
        ((2, 2), [1], [0]), ((1, 1), [1], [0]), ((3, 1), [0], [1]), ((1, 2), [1], [0]),
        ((0, 0), [1], []),  # to be second takes a delivery
    ],
)  # fmt: skip
def test_d4(delivered: tuple[int, int], chaplain: list[int], sacristan: list[int]) -> None:
    found = result(counts(scene(1, chaplain="on"), delivered, (0, 0)))
    assert (found["chaplain"], found["sacristan"]) == (chaplain, sacristan)


@pytest.mark.clause("M17.9", "M1.4")
def test_x26_d6() -> None:
    sc = scene(1, goods="on")
    sc.build("stonemason", sc.loose_spot("stonemason", CHURCH, "M"))
    sc.joined("dairy_farm")
    put_goods(sc.s, sc.n("stonemason"), (2,))  # a normal brick, unconnected
    put_goods(sc.s, sc.n("dairy_farm"), (3,))  # a high-quality milk
    assert sc.points(1)["goods"] == 5
    sc.s.goods[sc.n("dairy_farm")] = (1,)  # of the human
    assert sc.points(1)["goods"] == 2
    assert "goods" not in sc.points(0)
