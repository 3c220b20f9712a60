"""H25, H26: diplomats, scouts and the map."""

from __future__ import annotations

import pytest

from ludorum.games.hadrians_wall.content import CELLS, PLACEMENTS, PROSPECTS
from tests.hadrians_wall.scene import Scene, scene

PRICE = {"servant": 1, "soldier": 1, "resource": 2}


@pytest.mark.clause("H25.1")
def test_diplomats() -> None:
    for n, at in enumerate((1, 3, 6)):
        low = scene().give(**PRICE).fill(patricians=at - 1)
        low.p[0].diplomats = [2, 1][:n]
        assert low.why("diplomat") == ("H25.1", "needs-level", {"level": ("patricians", at)})
        sc = scene().give(**PRICE).fill(patricians=at)
        sc.p[0].diplomats = [2, 1][:n]
        sc.play("diplomat", "left")
        assert (sc.items(), sc.attributes()) == ({}, {"valour": 1})
        assert (sc.p[0].diplomats[-1], sc.p[0].favours) == (0, [2, 0, 0])
    all_hired = scene().rich().fill(patricians=9)
    all_hired.p[0].diplomats = [0, 1, 2]
    assert all_hired.closed("diplomat") == ("H25.1", "no-box-left")
    assert scene().fill(patricians=9).closed("diplomat") == ("H25.1", "no-items")


@pytest.mark.clause("H25.2", "H25.3")
def test_each_serves_a_cohort_of_its_own() -> None:
    sc = scene().rich().fill(patricians=6).play("diplomat", "centre", "diplomat")
    assert sc.options == ["left", "right"]
    assert sc.closed("centre") == ("H25.2", "served")
    sc.play("right", "diplomat", "left")  # three in one year
    assert (sc.p[0].diplomats, sc.p[0].favours) == ([1, 2, 0], [2, 2, 2])


@pytest.mark.clause("H25.3")
def test_favours_serve_the_coming_attack_and_later_ones() -> None:
    sc = scene().give(**PRICE).fill(patricians=1)
    sc.play("diplomat", "left").stop(cards=["F04"])  # an attack on the left
    assert sc.options == [("diplomat", "left"), "done"]
    sc.play("done")
    assert sc.p[0].favours == [2, 0, 0]


# -- H26 scouts -------------------------------------------------------------------------------


def ranger(patricians: int = 9, players: int = 3, done: int = 0, scouts: int = 0) -> Scene:
    sc = scene(players).give(soldier=2).fill(patricians=patricians)
    sc.p[0].map, sc.p[0].scouts = done, scouts
    return sc


@pytest.mark.clause("H26.1")
def test_scout_boxes() -> None:
    for n, at in enumerate((2, 4, 5, 7, 9)):
        low = ranger(at - 1, scouts=n)
        assert low.why("scout") == ("H26.1", "needs-level", {"level": ("patricians", at)})
        assert "scout" in ranger(at, scouts=n).options
    assert ranger(scouts=5).closed("scout") == ("H26.1", "no-box-left")


@pytest.mark.clause("H26.2", "H26.8")
def test_source_and_place_before_the_soldier() -> None:
    sc = ranger()
    assert scene().fill(patricians=9).closed("scout") == ("H26.2", "no-items")
    sc.play("scout")
    assert sc.ask.kind == "pattern"
    sc.play("own")
    assert (sc.ask.kind, sc.items()) == ("cells", {"soldier": 2})
    sc.play(sc.options[0])
    assert (sc.p[0].scouts, sc.p[0].map.bit_count()) == (1, 4)
    sc.play("scout", "own")  # again in the same year
    assert sc.ask.kind == "cells"


@pytest.mark.clause("H26.3")
def test_pattern_sources() -> None:
    sc = ranger(players=5).play("scout")
    assert sc.options == ["own", ("player", 1), ("player", 4)]
    assert sc.closed(("player", 3)) == ("H26.3", "no-neighbour")
    assert ranger(players=2).play("scout").options == ["own", ("player", 1), ("neutral", 0)]
    sc = ranger(players=1).play("scout")
    assert sc.options == ["own", ("neutral", 0), ("neutral", 1)]
    for source, card in (("own", "vanguard"), (("player", 1), "engineer")):
        sc = ranger().play("scout", source)
        cells = [x for x, _ in PLACEMENTS[PROSPECTS[card].shape]]
        assert sc.options == cells


@pytest.mark.clause("H26.4", "H26.9")
def test_who_gets_the_soldier() -> None:
    sc = ranger().play("scout", "own", (0, 5, 6, 11))
    assert [sc.items(i) for i in (1, 2)] == [{}, {}]
    sc = ranger().play("scout", ("player", 2), (0, 1, 5, 6))
    assert sc.items(2) == {"soldier": 1}
    assert sc.items(0) == {"soldier": 1, "resource": 1, "servant": 1}
    assert sc.p[2].map == 0
    sc = ranger(players=1).play("scout", ("neutral", 1), (0, 1, 5, 6))
    assert sc.s.laid == [[0] * 5, [1, 0, 0, 0, 0]]


@pytest.mark.clause("H26.5")
def test_every_turn_inside_the_map_on_free_cells() -> None:
    assert {k: len(v) for k, v in PLACEMENTS.items()} == {
        "L": 68,
        "O": 12,
        "I": 13,
        "T": 34,
        "S": 34,
    }
    for cells in [x for found in PLACEMENTS.values() for x, _ in found]:
        assert len(set(cells)) == 4
        assert all(0 <= cell < 20 for cell in cells)
    sc = ranger(done=0b11111).play("scout", "own")
    assert sc.options == [x for x, mask in PLACEMENTS["S"] if not mask & 0b11111]
    tight = ranger(done=0xFFFFF ^ 0b1111 << 10)  # a row of four is left: no S, no L, no square
    assert tight.closed("scout") == ("H26.5", "no-room")
    tight = ranger(done=0xFFFFF ^ (0b11 << 5 | 0b11 << 10), players=3).play("scout")
    assert tight.options == [("player", 2)]
    assert tight.closed("own") == ("H26.5", "no-room")


@pytest.mark.clause("H26.6", "H26.6.1")
def test_the_map() -> None:
    icons = {(x.row, x.column): x.gain for x in CELLS if x.gain is not None}
    resources = {(1, 1), (1, 5), (4, 1), (4, 3), (4, 5)}
    assert set(icons) == resources | {(2, 2), (2, 4)}
    sc = ranger().play("scout", ("player", 2), (0, 1, 5, 6))
    assert sc.items() == {"soldier": 1, "resource": 1, "servant": 1}


@pytest.mark.clause("H26.7")
def test_full_rows_pay_valour() -> None:
    two = 0b00111 | 0b00111 << 5  # rows 1 and 2 lack their last two cells
    sc = ranger(done=two).play("scout", ("player", 2), (3, 4, 8, 9))
    assert sc.attributes() == {"valour": 2}
    sc.play("scout", ("player", 2), (10, 11, 15, 16))
    assert sc.attributes() == {"valour": 2}  # once each
