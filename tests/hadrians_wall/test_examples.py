"""H37, H38: the worked examples, each set up as it is told, with the numbers it prints."""

from __future__ import annotations

import pytest

from ludorum.games.hadrians_wall.content import ATTACKS, CAPS, WALL
from ludorum.games.hadrians_wall.scoring import loss, path_points
from ludorum.games.hadrians_wall.state import infrastructure
from tests.hadrians_wall.scene import Scene, fate, scene
from tests.hadrians_wall.test_attack import attacked, settled
from tests.hadrians_wall.test_scoring import final_example, tied

# -- H37: of the rulebook ---------------------------------------------------------------------


@pytest.mark.clause("H37.1")
def test_defender() -> None:
    for boxes, points in ((6, 0), (7, 1), (14, 2), (21, 3)):
        p = scene().p[0]
        p.tracks[WALL] = boxes
        assert path_points(p, "defender") == points


@pytest.mark.clause("H37.2")
def test_pontiff_and_trainer() -> None:
    sc = scene(3, year=3)
    for p in sc.p:
        p.stopped = True
        p.pair.cards = ["pontiff", "trainer"]
        for card in p.pair.cards:
            if card in p.deck.layers[0].cards:
                p.deck.take(card)
    sc.p[0].paths = ["defender", "ranger"]
    sc.s.phase = "choose"
    for seat in range(3):
        sc.play("pontiff", seat=seat)
    assert sc.p[0].paths == ["defender", "ranger", "pontiff"]
    assert sc.items() == {"servant": 1, "resource": 1 + 1}  # and the printed circle


@pytest.mark.clause("H37.3")
def test_two_wall_actions() -> None:
    sc = scene().give(resource=2).fill(wall=5, fort=7).play("wall")
    assert (sc.items(), sc.ask.kind) == ({"resource": 1}, "act")
    sc.play("wall")
    assert (sc.items(), sc.options) == ({}, ["left", "centre", "right"])


@pytest.mark.clause("H37.4")
def test_one_performance_a_year() -> None:
    for year, open_boxes in ((1, None), (2, [1])):
        sc = scene(year=year).give(resource=1).fill(performers=4).build(theatre=1)
        sc.p[0].shows[0] = 1
        if open_boxes is None:
            assert sc.closed("show") == ("H19.2", "once-a-year")
        else:
            assert sc.play("show").options == open_boxes


@pytest.mark.clause("H37.5")
def test_a_cohort_icon() -> None:
    for cohort, cohorts, attributes in (
        ("left", [3, 0, 1], {"discipline": 1}),
        ("centre", [2, 1, 1], {}),
    ):
        sc = scene().give(soldier=1)
        sc.p[0].cohorts = [2, 0, 1]
        sc.play("guard", cohort)
        assert (sc.p[0].cohorts, sc.attributes()) == (cohorts, attributes)


@pytest.mark.clause("H37.6")
def test_mining_box_two() -> None:
    sc = scene().give(servant=1).fill(mining=1).play("mining")
    assert (sc.p[0].production, sc.items()) == (2, {"resource": 1})


@pytest.mark.clause("H37.7")
def test_guard_box_three() -> None:
    sc = scene().give(soldier=1).fill(guard=2).play("guard")
    assert sc.options == ["left", "centre", "right"]


@pytest.mark.clause("H37.8", "H37.9")
def test_fort_six() -> None:
    sc = scene().rich().fill(fort=6, wall=1, cippi=2)
    assert infrastructure(sc.p[0]) == 3
    assert sc.why("cippi").about == {"n": 7}
    assert "granary" in sc.options
    sc.play("granary")
    assert sc.why("granary") == ("H9.3", "needs-level", {"level": ("infrastructure", 5)})
    walls = 0
    while "wall" in sc.options:
        sc.play("wall")
        walls += 1
        if sc.ask.kind == "cohort":
            sc.play("left")
    assert walls == 5


@pytest.mark.clause("H37.28")
def test_after_the_medium_granary() -> None:
    position = {"mining": 6, "guard": 3, "cippi": 3, "wall": 3, "fort": 9}
    sc = scene().rich().fill(**position).build(granary=1)
    assert infrastructure(sc.p[0]) == 4
    assert {"mining", "fort", "wall"} <= set(sc.options)
    assert sc.why("cippi").about == {"n": 10}
    assert sc.closed("granary") == ("H9.3", "needs-level")
    walls = 0
    while "wall" in sc.options:
        sc.play("wall")
        walls += 1
        if sc.ask.kind == "cohort":
            sc.play("left")
    assert walls == 6  # boxes 4 to 9
    bare = scene().rich().fill(mining=4, fort=7)
    assert [bare.closed(x)[1] for x in ("mining", "fort")] == ["section-closed"] * 2


@pytest.mark.clause("H37.10")
def test_a_small_workshop() -> None:
    sc = scene().give(resource=3).fill(fort=13).build(hotel=2, road=1)
    sc.play("workshop")
    assert sc.items() == {"builder": 1}
    sc.stop().next_year()
    paid = {e.clause: e.about for e in sc.told("gain") if e.about["player"] == 0}
    assert paid["H3.6.2"] == {"player": 0, "item": "civilian", "n": 2}
    assert paid["H3.6.3"] == {"player": 0, "item": "builder", "n": 1}
    assert (sc.ask.kind, sc.p[0].roads) == ("road", 1)


@pytest.mark.clause("H37.11")
def test_the_forum_in_year_two() -> None:
    sc = scene(year=2).give(servant=1, civilian=1).play("forum")
    assert sc.options == [("servant", "civilian", "builder")]
    sc.play(sc.options[0])
    assert (sc.items(), sc.p[0].forum) == ({"builder": 1}, [2])


@pytest.mark.clause("H37.12")
def test_the_monolith() -> None:
    sc = scene().give(builder=1, resource=2).fill(piety=15).play("landmark", "monolith")
    assert (sc.items(), sc.attributes()) == ({}, {"piety": 15, "discipline": 2})


@pytest.mark.clause("H37.13")
def test_thirty_points() -> None:
    sc = scene().rich().fill(renown=2, piety=16, valour=3, discipline=9)
    assert sc.total() == 30
    assert sc.play("landmark").options == ["monolith"]


@pytest.mark.clause("H37.14")
def test_the_medium_precinct() -> None:
    sc = scene().give(servant=1, civilian=2).fill(traders=6).build(precinct=1).play("precinct")
    assert (sc.items(), sc.attributes()) == ({"resource": 1}, {"discipline": 1})
    assert sc.p[0].production == 2


def shop() -> Scene:
    sc = scene(3).give(resource=1).fill(traders=6).build(market=1)
    p = sc.p
    p[0].goods[:2] = [5, 4]
    p[1].prospects, p[2].prospects = ["planner"], ["trainer"]  # goods 1 and 4
    return sc


@pytest.mark.clause("H37.15")
def test_a_third_good() -> None:
    card = fate(good=6)
    sc = shop().play("goods", 2, "fate", cards=[card])
    assert (sc.p[0].goods[:3], sc.attributes(), sc.items()) == ([5, 4, 6], {"renown": 1}, {})
    assert sc.s.discard == [card]
    sc = shop().play("goods", 2, ("player", 1))
    assert (sc.attributes(), sc.items(1)) == ({"renown": 1}, {"resource": 1})
    sc = shop().play("goods", 2, ("player", 2))
    assert (sc.attributes(), sc.items(2)) == ({}, {"resource": 1})


@pytest.mark.clause("H37.16")
def test_two_performances_are_open() -> None:
    sc = scene(year=3).give(resource=1).fill(performers=6).build(theatre=1)
    sc.p[0].shows[0], sc.p[0].shows[2] = 1, 2
    assert sc.play("show").options == [1, 3]


@pytest.mark.clause("H37.17")
def test_four_more_trainings() -> None:
    sc = scene().give(servant=2, civilian=9).fill(performers=6).build(ludus=1)
    sc.p[0].trained = [3, 1]
    done = []
    while "drill" in sc.options:
        sc.play("drill")
        done.append(sc.options[-1][0])
        sc.play(sc.options[-1])
    assert (sorted(done), sc.p[0].trained) == (["blue"] * 3 + ["red"], [4, 4])


@pytest.mark.clause("H37.18")
def test_red_survives_and_blue_dies() -> None:
    sc = scene(year=4).build(ludus=1)
    sc.p[0].trained = [4, 2]
    sc.play("battle", "red", cards=[fate(wounds=3)])
    assert (sc.p[0].wounds, sc.attributes()) == ([3, 0], {"renown": 2})
    sc.play("battle", "blue", cards=[fate(wounds=2)])
    assert (sc.p[0].wounds, sc.attributes()) == ([3, 2], {"renown": 2, "piety": 2})
    assert sc.p[0].battles == [[4], [4]]


@pytest.mark.clause("H37.19")
def test_the_second_row_of_the_medium_temple() -> None:
    sc = scene().give(soldier=1).fill(priests=5).build(temple=2)
    sc.p[0].worship, sc.p[0].blessings = 2 + 3, [1, 0, 0]
    sc.play("worship", "soldier")
    assert (sc.attributes(), sc.p[0].blessings) == ({"piety": 1}, [1, 0, 0])


@pytest.mark.clause("H37.20")
def test_two_bribes() -> None:
    sc = scene(year=3).give(resource=9).fill(apparitores=5).build(baths=1)
    sc.p[0].disdain, sc.p[0].pardoned, sc.p[0].bribes[0] = 2, 1, 2
    left = []
    for box in (1, 2):
        sc.play("bribe", box)
        left.append((sc.p[0].disdain, sc.items()["resource"]))
    assert left == [(1, 8), (0, 6)]
    assert "bribe" not in sc.options


@pytest.mark.clause("H37.21")
def test_rulings_of_year_four() -> None:
    sc = scene(year=4).fill(apparitores=7).build(courthouse=1)
    sc.p[0].rulings = [[2, 3], [3, 4], [2]]
    sc.play("ruling", "left")
    assert sc.items() == {"servant": 1}
    sc.play("ruling")
    assert sc.closed("centre") == ("H24.2", "once-a-year")
    assert sc.play("right").items() == {"builder": 1}


@pytest.mark.clause("H37.22")
def test_a_second_diplomat() -> None:
    sc = scene().give(servant=1, soldier=1, resource=2).fill(patricians=5)
    sc.p[0].diplomats, sc.p[0].favours = [2], [0, 0, 1]
    sc.play("diplomat")
    assert sc.options == ["left", "centre"]
    sc.play("centre")
    assert (sc.attributes(), sc.p[0].favours) == ({"valour": 1}, [0, 2, 1])


def cells(*places: tuple[int, int]) -> int:
    return sum([1 << (row - 1) * 5 + column - 1 for row, column in places])


@pytest.mark.clause("H37.23")
def test_a_third_scout() -> None:
    sc = scene(3).give(soldier=1).fill(patricians=5)
    p = sc.p[0]
    p.scouts = 2
    p.map = cells((2, 5), (3, 3), (3, 4), (3, 5), (4, 2), (4, 3), (4, 4), (4, 5))
    sc.p[1].prospects, p.prospects = ["vanguard"], ["engineer"]
    sc.play("scout", ("player", 1), (6, 10, 11, 15))
    assert sc.items(0) == {"servant": 1, "resource": 1}
    assert (sc.attributes(0), sc.items(1)) == ({"valour": 2}, {"soldier": 1})


@pytest.mark.clause("H37.24")
def test_year_three() -> None:
    assert [ATTACKS[x][2] for x in ("easy", "normal", "hard")] == [3, 4, 5]
    assert CAPS[2] == 2


@pytest.mark.clause("H37.25")
def test_the_attack_of_year_three() -> None:
    picts = (0, 1, 2)
    assert settled(attacked([0, 1, 2], picts)) == (0, 2)
    assert settled(attacked([0, 1, 0], picts)) == (2, 0)
    assert settled(attacked([0, 0, 0], picts)) == (2, 0)
    assert settled(attacked([0, 1, 1], picts)) == (1, 1)
    for cohorts, side in (([0, 1, 1], "right"), ([0, 0, 2], "centre")):
        assert settled(attacked(cohorts, picts)) == (1, 1)
        for kind in ("temple", "diplomat"):
            sc = attacked(cohorts, picts)
            sc.p[0].blessings = [int(kind == "temple"), 0, 0]
            sc.p[0].favours = [0, int(side == "centre"), int(side == "right")]
            assert settled(sc, (kind, side)) == (0, 2)


@pytest.mark.clause("H37.26")
def test_four_disdain() -> None:
    assert loss(4) == 7


@pytest.mark.clause("H37.27")
def test_the_final_score() -> None:
    sc = final_example()
    lines = [x.points for x in sc.lines().values()]
    assert (lines, sum(lines)) == ([6, 23, 12, 16, 11, -5], 63)


# -- H38: further ones ------------------------------------------------------------------------


def valour(renown: int, piety: int, valour: int, discipline: int) -> Scene:
    sc = scene().fill(renown=renown, piety=piety, valour=valour, discipline=discipline)
    sc.p[0].roads = 1
    return sc.play("valour")


@pytest.mark.clause("H38.1", "H38.2")
def test_chains_of_attributes() -> None:
    assert valour(16, 16, 16, 16).p[0].attributes == [16, 16, 18, 17]
    assert valour(20, 20, 20, 20).p[0].attributes == [21, 21, 22, 21]


@pytest.mark.clause("H38.3")
def test_a_chain_at_the_end_of_the_tracks() -> None:
    sc = scene().give(builder=1, resource=2).fill(renown=25, piety=24, valour=24, discipline=16)
    sc.play("landmark", "archway")
    assert sc.p[0].attributes == [25, 25, 25, 17]


@pytest.mark.clause("H38.4", "H38.5")
def test_chains_from_the_left_sheet() -> None:
    sc = scene().give(soldier=1).fill(discipline=5, guard=4).play("guard")
    assert (sc.attributes(), sc.items()) == ({"discipline": 6}, {"builder": 1})
    sc = scene().give(builder=1).fill(fort=13).build(granary=1)
    sc.p[0].cohorts = [4, 0, 0]
    sc.play("fort", "builder", "left")
    assert sc.attributes() == {"discipline": 1, "valour": 1}


@pytest.mark.clause("H38.6", "H38.7")
def test_gardens() -> None:
    sc = scene().give(servant=1, builder=1, resource=1)
    sc.fill(priests=4, traders=2, performers=4, piety=8).play("gardens")
    assert sc.items() == {"servant": 2, "builder": 1, "soldier": 1}
    assert (sc.p[0].citizens, sc.attributes()) == ([3, 5, 5, 0, 0], {"piety": 9})
    sc = scene().give(servant=1, builder=1, resource=2).build(gardens=1)
    sc.fill(traders=9, priests=8, performers=7, apparitores=3, patricians=3, piety=14)
    sc.play("gardens")
    assert sc.p[0].citizens == [9, 8, 9, 4, 4]
    assert (sc.items(), sc.attributes()) == (
        {"servant": 2},
        {"piety": 15, "renown": 2, "discipline": 1},
    )


@pytest.mark.clause("H38.8", "H38.9", "H38.10", "H38.11", "H38.12")
@pytest.mark.parametrize(
    ("trained", "wounds", "card", "after", "attributes", "items"),
    [
        (1, 0, 1, 1, {"piety": 2}, {}),
        (1, 0, 2, 1, {"piety": 2}, {}),
        (1, 0, 3, 1, {"piety": 2}, {}),
        (3, 0, 2, 2, {"renown": 1}, {}),
        (3, 0, 3, 3, {"piety": 1}, {}),
        (4, 3, 3, 4, {"piety": 1}, {}),
        (5, 3, 1, 4, {"renown": 2}, {}),
        (6, 0, 3, 3, {"renown": 2}, {"resource": 1}),
        (6, 3, 3, 6, {}, {}),
    ],
)
def test_battles(
    trained: int,
    wounds: int,
    card: int,
    after: int,
    attributes: dict[str, int],
    items: dict[str, int],
) -> None:
    sc = scene().build(ludus=1)
    sc.p[0].trained[1], sc.p[0].wounds[1] = trained, wounds
    sc.play("battle", "blue", cards=[fate(wounds=card)])
    assert (sc.p[0].wounds[1], sc.attributes(), sc.items()) == (after, attributes, items)


@pytest.mark.clause("H38.13", "H38.14")
def test_the_last_attack() -> None:
    spent = [("diplomat", "left")] * 2 + [("temple", "centre")] * 3
    for favours, result in (
        (spent[:0], (4, 0)),
        (spent[:1], (4, 0)),
        (spent[:2], (3, 1)),
        (spent, (0, 4)),
        ([("temple", "right")] * 2, (4, 0)),
    ):
        sc = attacked([3, 1, 3], (5, 4, 3), year=6)
        sc.p[0].blessings, sc.p[0].favours = [1, 1, 1], [2, 0, 0]
        assert settled(sc, *favours) == result


@pytest.mark.clause("H38.15")
def test_extra_cards_alone() -> None:
    sc = scene(1, year=2)
    sc.s.laid = [[1, 0, 0, 0, 1], [1, 0, 0, 0, 0]]
    sc.p[0].blessings = [1, 0, 0]
    sc.stop()
    assert (len(sc.s.attack), sc.ask.about["cap"]) == (5, 2)


@pytest.mark.clause("H38.16")
def test_the_sixth_good() -> None:
    for good, renown in ((6, {"renown": 3}), (2, {})):
        sc = scene().give(resource=1).fill(traders=9).build(market=1)
        sc.p[0].goods[:5] = [1, 2, 3, 4, 5]
        sc.play("goods", 7, "fate", cards=[fate(good=good)])
        assert sc.attributes() == renown
        assert sc.items() == {"builder": 1, **({"civilian": 1} if renown else {})}


@pytest.mark.clause("H38.17")
def test_losses_and_the_aristocrat() -> None:
    found = []
    for n in (0, 1, 2, 3, 4, 5, 9, 15):
        p = scene().p[0]
        p.disdain = n
        found.append((loss(n), path_points(p, "aristocrat")))
    assert found == [(0, 3), (1, 2), (3, 2), (5, 1), (7, 1), (9, 0), (22, 0), (22, 0)]


@pytest.mark.clause("H38.18")
def test_four_at_the_top() -> None:
    assert tied((61, 2, 9), (61, 1, 8), (61, 1, 9), (60, 0, 12)) == [2]
    assert tied((61, 2, 9), (61, 1, 8), (61, 1, 8), (60, 0, 12)) == [1, 2]


@pytest.mark.clause("H38.19")
def test_no_training_behind_a_closed_section() -> None:
    assert scene().rich().fill(guard=6).closed("training") == ("H11.2", "guard-closed")


@pytest.mark.clause("H38.20")
def test_two_servants_at_the_forum() -> None:
    sc = scene().give(servant=2).play("forum")
    assert [x[2] for x in sc.options] == ["builder", "civilian"]
