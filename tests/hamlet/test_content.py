"""B1, T, H8, G7: what is in the box, against tables of its own."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from ludorum.content import BOX, ContentError, own_rows
from ludorum.effects import unparse
from ludorum.games.hamlet import GAME, content
from ludorum.games.hamlet.content import (
    ACTIONS,
    AWARDS,
    BAG,
    COST,
    MADE_OF,
    MILESTONES,
    NUMBERS,
    SALES,
    SLOTS,
    STACK,
    TILES,
    check_tile,
)


@pytest.mark.clause("B1.1")
def test_tiles_and_stacks() -> None:
    assert len(TILES) == 32
    assert {k: len(v) for k, v in STACK.items()} == {
        "start": 6, "bag": 10, "timber": 4, "brick": 4, "flour": 4, "milk": 4,
    }  # fmt: skip


@pytest.mark.clause("B1.2")
def test_pieces_of_a_player() -> None:
    have = [NUMBERS[x].n for x in ("villagers", "donkeys", "roads", "flags", "tokens")]
    assert have == [4, 6, 5, 6, 2]


@pytest.mark.clause("B1.3")
def test_shared_pieces() -> None:
    assert (NUMBERS["cubes"].n, len(SALES), len(MILESTONES), len(AWARDS)) == (6, 12, 5, 4)


@pytest.mark.clause("M1.2")
def test_solo_pieces() -> None:
    assert set(ACTIONS) == {"produce", "blueprint", "refine", "construct", "road"}
    s = GAME.setup(1, {})
    assert s.botric is not None and s.botric.up
    assert sorted(s.actions.layers[0].cards) == sorted(ACTIONS)


@pytest.mark.clause("M1.3")
def test_discs_of_the_bag_are_no_church_discs() -> None:
    s = GAME.setup(1, {})
    assert s.discs.size == len(BAG) == 6
    assert s.church == {}  # a delivery is marked with its side, not with a disc of the bag


@pytest.mark.clause("B4.1")
def test_what_goods_are_made_of() -> None:
    named = {content.GOODS[k]: content.GOODS[v] for k, v in MADE_OF.items()}
    assert named == {"timber": "wood", "brick": "stone", "flour": "wheat", "milk": "wheat"}


@pytest.mark.clause("B7.5")
def test_milestones() -> None:
    assert {x.id: x.good for x in MILESTONES} == {
        "carpenter": "timber", "mason": "brick", "miller": "flour", "herder": "milk", "planner": "",
    }  # fmt: skip


@pytest.mark.clause("B11.2")
def test_awards() -> None:
    points = {x.id: x.points for x in AWARDS.values()}
    assert points == {"chaplain": 5, "sacristan": 3, "merchant": 4, "landscaper": 4}


@pytest.mark.clause("B10.1", "M6.7")
def test_church_slots() -> None:
    assert [(x.takes, x.n, x.botric, x.points) for x in SLOTS.values()] == [
        (("wood", "stone", "wheat"), 10, 8, 6),
        ((), 10, 7, 6),
        (("timber", "flour"), 3, 2, 4),
        (("milk", "brick"), 3, 2, 4),
    ]


SOLD: list[tuple[str, int, dict[str, int], int, int]] = [
    ("m1", 1, {"wood": 2, "wheat": 1}, 1, 1),
    ("m2", 1, {"stone": 2, "wheat": 1}, 1, 1),
    ("m3", 1, {"milk": 1}, 1, 2),
    ("m4", 1, {"flour": 1}, 1, 2),
    ("m5", 2, {"timber": 1, "wheat": 1}, 2, 2),
    ("m6", 2, {"brick": 1, "wheat": 1}, 2, 2),
    ("m7", 2, {"milk": 1, "stone": 1}, 2, 2),
    ("m8", 2, {"flour": 1, "wood": 1}, 2, 2),
    ("m9", 3, {"timber": 1, "milk": 1}, 4, 2),
    ("m10", 3, {"brick": 1, "flour": 1}, 4, 2),
    ("m11", 3, {"timber": 1, "flour": 1}, 3, 3),
    ("m12", 3, {"brick": 1, "milk": 1}, 3, 3),
]


@pytest.mark.clause("H8.2", "H8.3", "H8.4", "H8.5", "H8.6", "H8.7", "H8.8", "H8.9")
@pytest.mark.clause("H8.10", "H8.11", "H8.12", "H8.13")
def test_sale_tokens() -> None:
    found = [x for x in SALES.values() if x.origin != BOX]
    known = [x for x in SOLD if SALES[x[0]].origin != BOX]
    assert [(x.id, x.tier, x.cost, x.points, x.coins) for x in found] == known
    assert [x.clause for x in SALES.values()] == [f"H8.{n}" for n in range(2, 14)]


@pytest.mark.clause("B9.3")
def test_known_tokens() -> None:
    assert [x.id for x in SALES.values() if x.origin == "public"] == ["m1", "m2", "m3"]


@pytest.mark.clause("T1.1", "T1.2", "T1.3")
def test_special_tiles() -> None:
    assert [x.id for x in TILES.values() if x.kind == "special"] == [
        "church",
        "market",
        "town_hall",
    ]


@pytest.mark.clause("T1.4")
def test_sources() -> None:
    sources = {x.id: (x.makes, x.slots) for x in TILES.values() if x.kind == "source"}
    assert sources == {"woodcutter": ("wood", 3), "quarry": ("stone", 3), "farm": ("wheat", 3)}
    assert NUMBERS["source-coins"].n == 2


def printed(rows: list[Any]) -> list[Any]:
    """Those of tiles that no box says otherwise of."""
    return [x for x in rows if TILES[x[0]].origin != BOX]


# tile, stack, cost, points when built, what it makes and in how many slots
MAKERS: list[tuple[str, str, dict[str, int], int, str, int]] = [
    ("sawmill", "bag", {"wheat": 2, "stone": 1}, 4, "timber", 1),
    ("stonemason", "bag", {"wheat": 2, "wood": 1}, 4, "brick", 1),
    ("dairy_farm", "bag", {"wood": 2, "stone": 1}, 4, "milk", 1),
    ("flour_mill", "bag", {"stone": 2, "wood": 1}, 4, "flour", 1),
    ("lumber_mill", "timber", {"timber": 1, "wheat": 2}, 6, "timber", 2),
    ("barn_bend", "timber", {"coin": 3}, 4, "raw", 3),
    ("master_stonemason", "brick", {"brick": 1, "wood": 2}, 6, "brick", 2),
    ("windmill", "flour", {"flour": 1, "stone": 2}, 6, "flour", 2),
    ("barn_through", "flour", {"coin": 3}, 4, "raw", 3),
    ("cow_conservatory", "milk", {"milk": 1, "wood": 2}, 6, "milk", 2),
]
# tile, stack, cost, points when built, what is counted (or tested), points for each, road needed
SCORERS: list[tuple[str, str, dict[str, int], int, str, int, bool]] = [
    ("shrine", "bag", {"stone": 1, "wheat": 1}, 2, "deliveries", 2, True),
    ("trade_post", "bag", {"wood": 1, "wheat": 1}, 2, "sales", 1, True),
    ("forest_pond", "bag", {"wheat": 1}, 1, "path", 5, True),
    ("mountain_pond", "bag", {"wheat": 1}, 1, "bridge", 5, True),
    ("small_woodland", "bag", {"wood": 1}, 2, "forest-segments", 1, False),
    ("small_mountain_range", "bag", {"stone": 1}, 2, "mountain-segments", 1, False),
    ("large_woodland", "timber", {"timber": 1, "wood": 1}, 2, "forest-segments", 2, False),
    ("warehouse", "timber", {"timber": 1, "stone": 2}, 4, "roads", 1, True),
    ("large_mountain_range", "brick", {"brick": 1, "stone": 1}, 2, "mountain-segments", 2, False),
    ("monument", "brick", {"brick": 1, "stone": 2}, 4, "landmarks", 1, True),
    ("outpost_a", "brick", {"brick": 1, "wood": 1}, 4, "steps", 1, True),
    ("tavern", "flour", {"flour": 1, "wood": 1, "stone": 1}, 4, "villagers", 1, True),
    ("square", "flour", {"flour": 1, "stone": 2}, 4, "linked-tiles", 2, True),
    ("stables", "milk", {"milk": 1, "wood": 2}, 4, "donkeys", 1, True),
    ("farrier", "milk", {"milk": 1, "stone": 1, "wood": 1}, 4, "donkey-tiles", 1, True),
    ("outpost_b", "milk", {"milk": 1, "wood": 1}, 4, "steps", 1, True),
]


@pytest.mark.clause("T2.1", "T2.2", "T2.3", "T2.4", "T2.11", "T2.14", "T2.15", "T2.19", "T2.22")
@pytest.mark.clause("T2.23")
@pytest.mark.parametrize("row", printed(MAKERS), ids=lambda row: row[0])
def test_refineries_and_barns(row: tuple[str, str, dict[str, int], int, str, int]) -> None:
    x = TILES[row[0]]
    assert (x.id, x.stack, x.cost, x.points, x.makes, x.slots) == row
    assert x.kind == ("barn" if x.makes == "raw" else "refinery")


@pytest.mark.clause("T2.5", "T2.6", "T2.7", "T2.8", "T2.9", "T2.10", "T2.12", "T2.13", "T2.16")
@pytest.mark.clause("T2.17", "T2.18", "T2.20", "T2.21", "T2.24", "T2.25", "T2.26")
@pytest.mark.parametrize("row", printed(SCORERS), ids=lambda row: row[0])
def test_landmarks(row: tuple[str, str, dict[str, int], int, str, int, bool]) -> None:
    x = TILES[row[0]]
    stack, cost, points, what, each, road = row[1:]
    assert (x.kind, x.stack, x.cost, x.points, x.road) == ("landmark", stack, cost, points, road)
    assert x.score is not None
    gain: Any = {"gain": {"vp": each}}
    if what in ("path", "bridge"):
        assert unparse(x.score) == {"if": what, "then": gain}
    else:
        assert unparse(x.score) == {"each": what, "per": 1, "then": gain}


@pytest.mark.clause("T3")
def test_an_advanced_tile_but_a_barn_needs_a_good_of_its_stack() -> None:
    for good in content.REFINED:
        for id in STACK[good]:
            if TILES[id].kind == "barn":
                assert TILES[id].cost == {"coin": 3}
            elif TILES[id].origin != BOX:
                assert TILES[id].cost[good] == 1
    raw = set(content.RAW)
    assert all(set(TILES[id].cost) <= raw for id in STACK["bag"] if TILES[id].origin != BOX)
    assert (NUMBERS["buy-raw"].n, NUMBERS["buy-good"].n) == (3, 5)


OUTLINES = {  # outline: cells, and the edges of its tiles
    "church": (24, {"church": "MFFRRMRFFMRFMR"}),
    "large_triangle": (9, {"market": "RFFFFFRFF"}),
    "small_triangle": (4, {"farm": "RFFFFF", "shrine": "FFFMMM", "trade_post": "MMFFFM"}),
    "diamond": (8, {"woodcutter": "FFFFFFFR", "flour_mill": "FFFMRMMR", "warehouse": "FFRMRMFF",
                    "master_stonemason": "MMMRMMRM"}),
    "cut_diamond": (7, {"small_woodland": "FFFFFFF", "large_woodland": "FFFFFFF",
                        "windmill": "RFFMRMM"}),
    "flask": (8, {"dairy_farm": "FMMRMMRF", "outpost_a": "RMMMMMMM", "tavern": "FRMMMRMF",
                  "outpost_b": "RMMMMMMM"}),
    "flag": (10, {"sawmill": "RFFRFFFFFF", "cow_conservatory": "FRFFMMMRFF",
                  "stables": "FRFFMMMRFF"}),
    "hex": (6, {"quarry": "MRMMMM", "forest_pond": "FFFFFF", "mountain_pond": "MMMMMM",
                "small_mountain_range": "MMMMMM", "barn_bend": "MFRFRM",
                "large_mountain_range": "MMMMMM", "barn_through": "FRMMRF", "farrier": "FMMMRR"}),
    "hex_trapezium": (9, {"monument": "RMMMRRFFF", "square": "RFFFRRMMM"}),
    "double_hex": (12, {"town_hall": "MFFMMMMFFR", "stonemason": "MRMMMMMMRM",
                        "lumber_mill": "FFFFRFFRFF"}),
}  # fmt: skip


@pytest.mark.clause("T4.1", "T4.2", "T4.3", "T4.4", "T4.5", "T4.6", "T4.7", "T4.8", "T4.9", "T4.10")
def test_edges() -> None:
    listed = {id: edges for _, tiles in OUTLINES.values() for id, edges in tiles.items()}
    assert {x.id: x.edges for x in TILES.values()} == listed


@pytest.mark.clause("G7")
def test_outlines() -> None:
    for cells, tiles in OUTLINES.values():
        for id, edges in tiles.items():
            assert (len(TILES[id].cells), len(TILES[id].vertices)) == (cells, len(edges))
    alike: dict[str, set[Any]] = {}
    for x in TILES.values():
        alike.setdefault(x.outline, set()).add(x.vertices)
    assert len(alike) == 10 and all(len(v) == 1 for v in alike.values())


@pytest.mark.clause("T4.11")
def test_outlines_close_and_two_pairs_are_alike() -> None:
    assert TILES["outpost_a"].edges == TILES["outpost_b"].edges
    assert TILES["stables"].edges == TILES["cow_conservatory"].edges
    for x in TILES.values():
        broken = dataclasses.replace(x, vertices=(*x.vertices[:-1], (9, 9)))
        with pytest.raises(ContentError):
            check_tile(broken)


def test_wrong_content_is_refused() -> None:
    x = TILES["sawmill"]
    changes: tuple[dict[str, Any], ...] = (
        {"kind": "mill"},
        {"edges": "R"},
        {"edges": "X" * 10},
        {"makes": "wood"},
        {"slots": 0},
        {"cost": {}},
        {"stack": "box"},
    )
    for change in changes:
        with pytest.raises(ContentError):
            check_tile(dataclasses.replace(x, **change))
    assert COST["sawmill"] == (((2,), 2), ((1,), 1))


def test_origins() -> None:
    """Of our own records, whatever lies over them."""
    for kind in GAME.records():
        found = {x["origin"] for x in own_rows(GAME.package, kind)}
        assert found <= {"rulebook", "public", "house"}
