"""V6.9, V8.6, V8.7: the castle."""

from __future__ import annotations

import pytest

from ludorum.games.viscounts.castle import ask_castle_move
from ludorum.games.viscounts.content import SILVER
from tests.viscounts.scene import Printed, Scene, scene


def ready(players: int = 2, at: int = 1, **means: int) -> Scene:
    means.setdefault("gold", 9)
    sc = scene(players).board(0, "abbot", "labourer", "trader").at(0, at)
    return sc.give(0, **means).phase("act")


@pytest.mark.clause("V6.9.1", "V1.11")
@pytest.mark.parametrize(
    ("gold", "counts"), [(1, [1]), (2, [1]), (3, [1, 2]), (5, [1, 2, 3]), (8, [1, 2, 3, 4])]
)
def test_nobles_for_workers(gold: int, counts: list[int]) -> None:
    sc = ready(at=4, gold=gold).play("workers")
    assert sc.options == counts
    for n in {1, 2, 3, 4} - set(counts):
        assert sc.why(n) == ("V6.9.1", "no-nobles", {"icons": ("noble", (0, 1, 3, 5, 8)[n])})
    sc.play(1, (("gold", 1),))
    assert sc.s.first_tier[1] == [1, 0] and sc.p[0].workers == 19


@pytest.mark.clause("V6.9.1")
def test_workers_left() -> None:
    sc = ready(workers=2).play("workers")
    assert sc.options == [1, 2]
    assert sc.why(3) == ("V6.9.1", "no-workers", {})
    assert ready(workers=0).why("workers") == ("V6.9.1", "no-workers", {})


@pytest.mark.clause("V6.9.2", "V15.13")
def test_one_group() -> None:
    sc = ready(at=10).play("workers", 3, (("gold", 5),))
    assert (sc.kind, sc.options) == ("choice", ["hire", "destroy"])
    assert sc.s.second_tier[3] == [1, 0]
    sc.play("destroy", "no")
    assert [row[0] for row in sc.s.first_tier] == [0, 0, 1, 0, 1]


@pytest.mark.clause("V6.9.2", "V6.9.3", "V6.9.5", "V6.9.6", "V6.9.8", "V6.9.11", "V15.14", "V6.5")
def test_the_long_example() -> None:
    sc = (
        scene(3)
        .board(0, "thief", "overseer-1", "benefactor")
        .slots(0, "guildhall-2", "trading-post-3")
    )
    sc.castle("100 021 110 011 210", "200 000 110 020 000", "010").at(0, 1).give(0, gold=3)
    sc.hand(0, "abbot").phase("act")
    sc.s.leader = 1
    sc.play("workers")
    assert (sc.options, sc.ask.about) == ([1, 2, 3, 4], {"icons": 5})
    sc.play(4, (("gold", 3),))
    assert sc.kind == "resource", "the third tier, twice"
    assert (sc.s.third_tier, sc.s.leader) == ([1, 1, 0], 1)
    sc.play("ink")
    assert (sc.s.third_tier, sc.s.leader) == ([2, 1, 0], 0)
    sc.play("gold")
    assert (sc.kind, sc.options, sc.ask.about) == (
        "remove",
        [0, 1, 2],
        {"tier": 1, "pos": 1, "n": 2},
    )
    sc.play(1, 1)
    assert (sc.kind, sc.options) == ("choice", ["destroy", "discard"])
    sc.play("discard", "abbot")
    assert sc.p[0].discard == ["abbot"]
    assert sc.s.first_tier == [[0, 0, 0], [2, 0, 1], [1, 1, 0], [1, 1, 1], [1, 1, 0]]
    assert sc.s.second_tier == [[2, 0, 0], [0, 0, 0], [1, 1, 0], [0, 2, 0], [1, 0, 0]]
    assert sc.s.third_tier == [2, 1, 0]
    assert sc.goods(0) == {"ink": 3, "stone": 2, "gold": 1}
    assert sc.goods(1) == {"silver": 4}
    assert sc.track(0) == (1, 5)


@pytest.mark.clause("V6.9.2")
def test_the_player_chooses_among_groups() -> None:
    sc = ready().castle("00 20 00 00 20").play("workers", 3, (("gold", 5),))
    assert (sc.kind, sc.options) == ("group", [1, 4])
    sc.play(4)
    assert sc.track(0) == (1, 5), "section E: 2 virtue"


@pytest.mark.clause("V6.9.3")
def test_nobody_moves_sideways_on_the_second_tier() -> None:
    sc = ready().castle("00 00 00 00 00", "20 00 00 00 00").play("workers", 3, (("gold", 5),))
    assert sc.kind == "resource"
    sc.play("ink")
    assert [row[0] for row in sc.s.second_tier] == [2, 0, 0, 0, 0]
    assert sc.s.third_tier == [1, 0] and sc.s.leader == 0
    assert sc.goods(0) == {"ink": 2, "stone": 1, "gold": 4}


@pytest.mark.clause("V6.9.4", "V8.6")
def test_a_castle_move_in_a_chain() -> None:
    sc = ready(at=7).castle("10 00 00 00 00").play("workers", 3, (("gold", 5),))
    assert (sc.kind, sc.options) == ("choice", ["gold", "castle-move"])
    sc.play("castle-move")
    assert sc.options == [(0, 1), (0, 4), "no"], "not the two due to move"
    sc.play((0, 1))
    assert [row[0] for row in sc.s.first_tier] == [0, 2, 0, 1, 0]
    sc = ready(at=7).castle("00 10 00 00 00").play("workers", 4, (("gold", 8),), "castle-move")
    sc.play((2, 1))
    assert [row[0] for row in sc.s.first_tier] == [1, 0, 1, 1, 0], "a group of 3 at B comes after"
    assert [e.what for e in sc.events if e.what in ("up", "aside")] == [
        "up", "aside", "aside", "aside", "up", "aside", "aside",
    ]  # fmt: skip


@pytest.mark.clause("V6.9.4", "V6.9.2")
def test_a_group_made_by_a_castle_move_waits_for_the_chain() -> None:
    sc = ready(at=7).castle("00 20 00 00 00").play("workers", 4, (("gold", 8),), "castle-move")
    sc.play((2, 1))
    assert [(e.what, e.about["segment"]) for e in sc.events if e.what in ("up", "aside")][:5] == [
        ("up", "5-6"), ("aside", "5-6"), ("aside", "5-6"), ("aside", "5-6"), ("up", "3-4"),
    ]  # fmt: skip


@pytest.mark.clause("V6.9.5")
def test_three_may_stay() -> None:
    sc = ready().castle("02 00 00 00 00").play("workers", 1, (("gold", 1),))
    assert sc.s.first_tier[0] == [1, 2] and not sc.told("remove")
    sc = ready().castle("02 00 00 00 00").play("workers", 2, (("gold", 3),))
    assert (sc.kind, sc.options) == ("remove", [0, 1])
    sc.play(0)
    assert sc.s.first_tier[0] == [1, 2] and sc.goods(0) == {"gold": 6, "silver": 2}
    assert sc.p[0].workers == 19, "back in the supply"


@pytest.mark.clause("V6.9.5", "V6.9.11", "V1.10")
def test_removing_from_the_second_tier() -> None:
    sc = ready().castle("00 00 00 00 00", "03 00 00 00 00").play("workers", 3, (("gold", 5),))
    assert (sc.kind, sc.ask.about) == ("remove", {"tier": 2, "pos": 0, "n": 1})
    sc.play(1)
    assert (sc.seat, sc.kind) == (1, "resource")
    sc.play("stone")
    assert (sc.goods(1), sc.track(1), sc.p[1].workers) == ({"stone": 1}, (1, 6), 18)


@pytest.mark.clause("V6.9.5")
def test_the_third_tier_has_no_limit() -> None:
    sc = ready().castle("00 00 00 00 00", "20 00 00 00 00", "24")
    sc.s.leader = 1
    sc.play("workers", 3, (("gold", 5),), "ink")
    assert sc.s.third_tier == [3, 4] and not sc.told("remove")


@pytest.mark.clause("V6.9.6")
@pytest.mark.parametrize(("third", "leader"), [("00", 0), ("01", 1), ("02", 1), ("11", 0)])
def test_the_castle_leader(third: str, leader: int) -> None:
    sc = ready().castle("00 00 00 00 00", "20 00 00 00 00", third)
    sc.s.leader = 1 if third != "00" else -1
    sc.play("workers", 3, (("gold", 5),), "ink")
    assert sc.s.leader == leader


@pytest.mark.clause("V8.7", "V6.9.9", "V14.5", "V1.6")
def test_free_workers_in_any_section(printed: Printed) -> None:
    printed.manuscript("yellow-7-workers", 7, ("workers", 4))
    printed.manuscript("yellow-5-workers", 5, ("workers", 2))
    sc = scene(2).board(0, "abbot", "squire", "trader").at(0, 1).give(0, ink=9).phase("act")
    sc.books(p0="yellow-7-workers").castle("00 00 00 00 10").play("transcribe", (("ink", 6),))
    assert (sc.kind, sc.options, sc.ask.about) == ("section", [0, 1, 2, 3, 4], {"n": 4})
    sc.play(4)
    assert [row[0] for row in sc.s.first_tier] == [1, 0, 0, 1, 2], "5, one up, two aside"
    assert sc.track(0) == (1, 5)
    sc = scene(2).board(0, "abbot", "squire", "trader").at(0, 1).give(0, ink=9, workers=1)
    sc.books(p0="yellow-5-workers").phase("act").play("transcribe", (("ink", 4),), 2)
    assert sc.p[0].workers == 0 and sc.s.first_tier[2] == [1, 0], "as many as there are"


@pytest.mark.clause("V8.6", "V1.6", "V14.5")
def test_a_castle_move_sets_groups_off() -> None:
    sc = scene(2).hand(0, "bertha").castle("10 20 00 00 00").play("bertha", "castle-move")
    assert sc.options == [(0, 1), (0, 4), (1, 2), (1, 0), "no"]
    sc.give(0).play((0, 1))
    assert [row[0] for row in sc.s.first_tier] == [1, 0, 1, 0, 0]
    assert sc.s.second_tier[1] == [1, 0]
    sc = scene(2).hand(0, "bertha").castle("10 20 00 00 00").play("bertha", "castle-move", "no")
    assert (sc.kind, sc.s.first_tier[1]) == ("move", [2, 0])
    sc = scene(2).hand(0, "bertha").play("bertha", "castle-move")
    assert sc.kind == "move", "nobody to move"


@pytest.mark.clause("V6.9.7", "V6.9.10", "V6.9.5")
def test_the_active_player_removes_whoever_moved() -> None:
    sc = scene(2).board(0, "abbot", "squire", "trader").at(0, 2).give(0, stone=9).phase("act")
    sc.house(1, "workshop", 1, 4).castle("01 30 00 00 00")
    sc.s.first_tier[1][0] = 2
    sc.s.first_tier[1][1] = 1
    sc.play("build", ("workshop", 1), (("stone", 3),), 3, "no", "no")
    assert (sc.seat, sc.kind) == (1, "castle-move")
    sc.play((0, 1))
    assert (sc.seat, sc.kind, sc.options) == (0, "remove", [0, 1])
    sc.play(1)
    assert sc.goods(1)["silver"] == 2 and sc.s.first_tier[1] == [2, 1]
    assert sc.about("remove") == [{"player": 0, "other": 1, "tier": 1, "segment": "3-4"}]


@pytest.mark.clause("V6.9.10", "V6.9.7")
def test_each_chain_is_cut_before_the_next_one_starts() -> None:
    sc = scene(2).board(0, "abbot", "squire", "trader").at(0, 2).give(0, stone=9).phase("act")
    sc.house(1, "workshop", 1, 4).castle("11 12 00 00 00")
    sc.play("build", ("workshop", 1), (("stone", 3),), 3, "no")
    assert (sc.seat, sc.kind) == (0, "castle-move")
    sc.play((0, 1))
    assert (sc.seat, sc.kind) == (0, "remove"), "before the other may move"
    sc.play(1)
    assert (sc.seat, sc.kind) == (1, "castle-move")


@pytest.mark.clause("V6.9.10", "V13.17", "V13.27")
def test_the_bot_removes_yours_on_its_turn() -> None:
    sc = scene(1).castle("10 12 00 00 00").phase("cards", active=1)
    flow = ask_castle_move(sc.s, sc.p[0], "V6.8.4")
    assert next(flow).kind == "castle-move"
    with pytest.raises(StopIteration):
        flow.send((0, 1))
    assert sc.s.first_tier[1] == [1, 2] and sc.p[0].goods[SILVER] == 2
