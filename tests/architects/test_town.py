"""A8: captures at the Town Centre, and those of buildings."""

from __future__ import annotations

import pytest

from ludorum.games.architects import GAME
from ludorum.games.architects.content import BUILDINGS, FOREST, MINES, QUARRY, SILVER, TOWN
from tests.architects.scene import Scene, card, scene


def square(players: int = 3, workers: int = 3, silver: int = 9) -> Scene:
    """Groups of every opponent at three places; own workers, the next one included, in town."""
    sc = scene(players)
    for place in (QUARRY, FOREST, MINES):
        sc.s.at[place] = [0] + [place + 2] * (len(sc.p) - 1)  # 2, 3 and 4 of a colour
    sc.s.at[TOWN][0] = workers - 1
    sc.give(0, silver=silver)
    return sc


def places(sc: Scene) -> set[str]:
    return {x[0] for x in sc.options if x != "stop"}


@pytest.mark.clause("A8.1")
def test_one_capture_a_worker_the_first_silver_is_tax() -> None:
    sc = square(workers=3).play("town", ("quarry", 1), ("quarry", 2), ("forest", 1))
    assert sc.seat == 1  # three workers, three captures
    assert sc.p[0].goods[SILVER] == 9 - 3
    assert sc.s.tax == 4 + 1
    assert sc.s.at[TOWN] == [3, 0, 0]  # nobody leaves for it
    assert [(e.about["n"], e.about["tax"]) for e in sc.told("pay")] == [(1, 1), (1, 0), (1, 0)]


@pytest.mark.clause("A8.1")
def test_each_capture_needs_its_silver() -> None:
    sc = square(workers=3, silver=1).play("town", ("quarry", 1))
    assert sc.seat == 1
    assert square(silver=0).play("town").seat == 1


@pytest.mark.clause("A8.2")
def test_a_capture_takes_one_colour_at_one_place() -> None:
    sc = square().play("town", ("forest", 2))
    assert sc.s.at[FOREST] == [0, 3, 0]
    assert sc.p[0].captives == [0, 0, 3]
    assert sc.told("capture")[0].about == {"player": 0, "place": "forest", "whose": 2, "n": 3}
    assert sc.s.at[QUARRY] == [0, 2, 2]


@pytest.mark.clause("A8.3", "A24.4")
@pytest.mark.parametrize(("players", "limit"), [(1, 2), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_captures_come_from_few_places(players: int, limit: int) -> None:
    sc = square(players, workers=3).play("town", ("quarry", 1))
    assert ("mines" in places(sc)) == (limit == 2)
    if limit == 2:
        sc.play(("forest", 1))
        assert "mines" not in places(sc)
    assert sc.why(("mines", 1)) == ("A8.3", "too-many-places", {"n": limit})


@pytest.mark.clause("A8.3")
def test_two_colours_at_one_place_are_two_captures() -> None:
    sc = square(4, workers=2).play("town", ("quarry", 1), ("quarry", 3))
    assert sc.p[0].captives == [0, 2, 0, 2]
    assert sc.p[0].goods[SILVER] == 9 - 2


@pytest.mark.clause("A8.4", "A3.7")
def test_the_town_itself_may_be_raided_even_the_new_worker() -> None:
    sc = square(workers=1).play("town", ("town", 0))
    assert sc.s.at[TOWN] == [0, 0, 0]
    assert sc.p[0].workers == 20  # it is back on the board
    sc = square(workers=1)
    sc.s.at[TOWN][2] = 5
    assert sc.play("town", ("town", 2)).p[0].captives == [0, 0, 5]


@pytest.mark.clause("A8.5")
def test_own_workers_go_home_others_onto_the_board() -> None:
    sc = square(workers=2)
    sc.s.at[QUARRY][0] = 4
    sc.play("town", ("quarry", 0), ("quarry", 1))
    assert sc.p[0].workers == 20 - 1 + 4
    assert sc.p[0].captives == [0, 2, 0]


@pytest.mark.clause("A8.6")
def test_captures_may_be_left() -> None:
    sc = square(workers=3).play("town", "stop")
    assert (sc.seat, sc.p[0].goods[SILVER], sc.s.tax) == (1, 9, 4)
    sc = square(workers=3).play("town", ("quarry", 1), "stop")
    assert (sc.seat, sc.p[0].captives) == (1, [0, 2, 0])


def builder(name: str, players: int = 4) -> Scene:
    """Player 0 can construct that building and nothing more; no silver."""
    sc = square(players, workers=1, silver=0)
    sc.hire(0, "labourer")
    sc.take(card(name), 0)
    sc.give(0, **BUILDINGS[card(name)].cost)
    return sc


@pytest.mark.clause("A8.7")
def test_the_armoury_captures_once_for_nothing() -> None:
    sc = builder("armoury").play("guildhall", ("build", card("armoury")))
    assert places(sc) == {"quarry", "forest", "mines"}
    sc.play(("mines", 3))
    assert (sc.seat, sc.p[0].captives, sc.s.tax) == (1, [0, 0, 0, 4], 4)
    assert sc.s.at[MINES] == [0, 4, 4, 0]


@pytest.mark.clause("A8.7", "A18.4")
def test_the_barracks_capture_once() -> None:
    sc = builder("barracks").play("guildhall", ("build", card("barracks")), "capture")
    sc.play(("quarry", 2))
    assert (sc.seat, sc.p[0].captives, sc.goods(0)) == (1, [0, 0, 2, 0], {})


@pytest.mark.clause("A8.7")
def test_the_fortress_captures_twice_at_one_place_or_two() -> None:
    build = ("guildhall", ("build", card("fortress")))
    apart = builder("fortress").play(*build, ("quarry", 1), ("mines", 2))
    assert (apart.seat, apart.p[0].captives) == (1, [0, 2, 4, 0])
    same = builder("fortress").play(*build, ("quarry", 1), ("quarry", 2))
    assert (same.seat, same.p[0].captives) == (1, [0, 2, 2, 0])


@pytest.mark.clause("A8.7", "A8.5")
def test_a_building_also_brings_own_workers_home() -> None:
    sc = builder("armoury")
    sc.s.at[FOREST][0] = 6
    sc.play("guildhall", ("build", card("armoury")), ("forest", 0))
    assert sc.p[0].workers == 20 - 1 + 6


@pytest.mark.clause("A8.8", "A4.2", "A4.4")
def test_workers_elsewhere_are_never_captured() -> None:
    def out_of_reach(sc: Scene) -> Scene:
        sc.s.at[QUARRY] = sc.s.at[FOREST] = sc.s.at[MINES] = [0] * 4
        sc.s.at[TOWN] = [0] * 4
        for p in sc.p:
            p.prison = p.hall = 2
        sc.p[1].captives = [3, 0, 3, 3]
        sc.s.market, sc.s.hall = [1, 2, -1], 8
        return sc

    sc = out_of_reach(square(4, silver=9)).play("town")
    assert sc.options == [("town", 0), "stop"]
    sc = out_of_reach(builder("armoury")).play("guildhall", ("build", card("armoury")))
    assert (sc.ask.kind, sc.told("capture")) == ("place", [])


@pytest.mark.clause("A8.9")
def test_a_later_capture_may_return_to_a_place() -> None:
    sc = square(3, workers=4).play("town", ("quarry", 1), ("forest", 1), ("quarry", 2))
    assert places(sc) == {"forest"}
    sc.play(("forest", 2))
    assert sc.p[0].captives == [0, 5, 5]


@pytest.mark.clause("A8.9")
def test_the_next_turn_counts_places_anew() -> None:
    sc = square(2, workers=2).play("town", ("quarry", 1), ("forest", 1), "silversmith", "town")
    assert places(sc) >= {"mines", "silversmith"}


@pytest.mark.clause("A8.10")
def test_captives_bring_nothing_by_themselves() -> None:
    sc = square(workers=1)
    sc.play("town", ("mines", 1))
    assert sc.goods(0) == {"silver": 9 - 1}
    with_them = GAME.scores(sc.s)
    sc.p[0].captives = [0, 0, 0]
    assert GAME.scores(sc.s) == with_them
    sc.p[0].captives = [0, 4, 0]
    sc.play("forest", "forest", "guardhouse", "sell")
    assert sc.goods(0) == {"silver": 8 + 4}
