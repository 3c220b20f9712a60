"""A14: advancing the Cathedral."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from tests.architects.scene import Scene, card, crew, scene

PRICES = [
    (1, {"gold": 1}, 2, 3),
    (2, {"wood": 1, "stone": 3}, 4, 3),
    (3, {"marble": 1}, 7, 2),
    (4, {"wood": 5, "stone": 3}, 12, 2),
    (5, {"gold": 2, "marble": 2}, 20, 1),
]


def below(level: int, players: int = 2, **goods: int) -> Scene:
    """Player 0 stands below a level, holds the Well and has these goods."""
    sc = scene(players)
    sc.take(card("well"), 0)
    sc.p[0].level = level - 1
    sc.give(0, **goods)
    return sc


def with_well(sc: Scene) -> Scene:
    """The Well can be built, so that the Guildhall is open and tells why the Cathedral is not."""
    sc.give(0, wood=2, stone=2)
    return sc.play("guildhall")


def climb(sc: Scene, *answers: Any, cards: Iterable[str] = ()) -> Scene:
    return sc.play("guildhall", "cathedral", *answers, cards=cards)


@pytest.mark.clause("A14.1", "A15.6")
@pytest.mark.parametrize(("virtue", "open_"), [(4, False), (5, True)])
def test_it_takes_virtue_five(virtue: int, open_: bool) -> None:
    sc = below(1, gold=1)
    sc.p[0].virtue = virtue
    with_well(sc)
    assert ("cathedral" in sc.options) == open_
    if not open_:
        no = sc.why("cathedral")
        assert (no.clause, no.reason) == ("A15.6", "too-wicked")


@pytest.mark.clause("A14.1")
def test_it_takes_a_building_card() -> None:
    sc = scene(2)
    sc.give(0, gold=1)
    assert "guildhall" not in sc.options
    assert sc.why("guildhall").clause == "A12.2"
    assert "guildhall" in below(1, gold=1).options


@pytest.mark.clause("A14.1", "A14.5")
def test_there_must_be_a_level_above() -> None:
    sc = with_well(below(6, gold=9, marble=9, wood=9, stone=9))
    no = sc.why("cathedral")
    assert (no.clause, no.reason) == ("A14.5", "at-the-top")


@pytest.mark.clause("A14.1", "A14.4")
@pytest.mark.parametrize(
    ("level", "goods", "lacking"),
    [
        (1, {"marble": 9, "wood": 9}, (("gold", 1),)),
        (3, {"gold": 9, "wood": 9}, (("marble", 1),)),
        (5, {"gold": 1, "marble": 2}, (("gold", 1),)),
    ],
)
def test_it_takes_the_goods_of_the_level(level: int, goods: dict[str, int], lacking: Any) -> None:
    no = with_well(below(level, **goods)).why("cathedral")
    assert (no.clause, no.reason, no.about) == ("A14.4", "no-goods", {"goods": lacking})


@pytest.mark.clause("A14.1", "A14.4")
@pytest.mark.parametrize(("level", "n"), [(2, 4), (4, 8)])
def test_mixed_goods_must_be_enough_together(level: int, n: int) -> None:
    for stone, open_ in ((n - 3, False), (n - 2, True)):
        sc = below(level, wood=2, stone=stone, clay=9, gold=9)
        sc.take(card("smithy"), 0)
        sc.play("guildhall")
        assert ("cathedral" in sc.options) == open_
        if not open_:
            no = sc.why("cathedral")
            assert (no.clause, no.reason, no.about) == ("A14.4", "no-mixed-goods", {"n": n})


@pytest.mark.clause("A14.2", "A1.6")
def test_pay_discard_move_up_and_take_the_reward() -> None:
    sc = below(1, gold=1)
    climb(sc, card("well"), cards=["R03"])
    p = sc.p[0]
    assert (p.level, p.virtue, sc.goods(0)) == (1, 8, {"wood": 2})
    assert (p.hand.cards, sc.s.buildings.layers[0].cards) == ([], [card("well")])
    assert sc.s.buildings.layers[0].sees == 1  # face down: only the owner knows it
    assert sc.s.rewards.size == 4
    assert "R03" not in sc.s.rewards.layers[0].cards


@pytest.mark.clause("A14.3")
def test_without_rewards_there_is_one_virtue() -> None:
    sc = below(1, gold=1)
    sc.s.rewards.layers = []
    climb(sc, card("well"))
    assert (sc.p[0].level, sc.p[0].virtue, sc.goods(0)) == (1, 8, {})


@pytest.mark.clause("A14.4")
@pytest.mark.parametrize(("level", "goods", "vp", "spaces"), PRICES)
def test_price_and_points_of_each_level(
    level: int, goods: dict[str, int], vp: int, spaces: int
) -> None:
    sc = below(level, **goods)
    climb(sc)
    if "wood" in goods:
        sc.play(goods["wood"])
    sc.play(card("well"), cards=["R09"])
    assert (sc.p[0].level, sc.goods(0)) == (level, {})
    assert sc.points(0)["cathedral"] == vp


@pytest.mark.clause("A14.4")
@pytest.mark.parametrize(("level", "goods", "vp", "spaces"), PRICES)
def test_spaces_of_each_level(level: int, goods: dict[str, int], vp: int, spaces: int) -> None:
    for others in range(4):
        sc = below(level, players=5, **goods)
        for p in sc.p[1 : 1 + others]:
            p.level = level
        with_well(sc)
        assert ("cathedral" in sc.options) == (others < spaces)
        if others >= spaces:
            no = sc.why("cathedral")
            assert (no.clause, no.reason) == ("A14.5", "level-full")


@pytest.mark.clause("A14.4")
def test_stone_and_wood_in_any_mix() -> None:
    sc = below(2, wood=3, stone=9)
    climb(sc)
    assert (sc.ask.kind, sc.options) == ("wood", [0, 1, 2, 3])
    sc.play(3)
    assert sc.goods(0) == {"stone": 8}


@pytest.mark.clause("A14.5")
def test_a_space_is_free_again_when_its_marker_moves_up() -> None:
    sc = below(3, players=3, marble=1)
    sc.s.active = 1
    sc.take(card("keep"), 1)
    sc.give(1, stone=8)
    sc.p[1].level = sc.p[2].level = 3
    climb(sc, 0, card("keep"))
    sc.play("quarry")
    assert sc.seat == 0
    climb(sc)
    assert sc.p[0].level == 2  # paid, and about to move up
    sc.play(card("well"))
    assert [p.level for p in sc.p] == [3, 4, 3]


@pytest.mark.clause("A14.5")
def test_the_top_is_held_for_good() -> None:
    sc = below(5, gold=2, marble=2)
    sc.p[1].level = 5
    assert with_well(sc).why("cathedral").reason == "level-full"


@pytest.mark.clause("A14.6", "A17.1")
@pytest.mark.parametrize(
    ("card_", "goods", "cards"),
    [("A01", {}, 1), ("A02", {"clay": 2}, 0), ("A03", {"silver": 2}, 0)],
)
def test_each_acolyte_adds_to_the_reward(card_: str, goods: dict[str, int], cards: int) -> None:
    sc = below(1, gold=1)
    sc.join(0, card_)
    climb(sc, card("well"), cards=["R09"])
    assert (sc.goods(0), len(sc.p[0].hand.cards), sc.p[0].virtue) == (goods, cards, 9)


@pytest.mark.clause("A14.6", "A17.2")
def test_acolytes_add_up_even_without_a_reward() -> None:
    sc = below(1, gold=1)
    sc.join(0, *crew("acolyte", "acolyte", "acolyte"))
    sc.s.rewards.layers = []
    climb(sc, card("well"))
    assert (sc.goods(0), len(sc.p[0].hand.cards)) == ({"clay": 2, "silver": 2}, 1)


@pytest.mark.clause("A14.6", "A21.3")
def test_frederick_discards_no_card() -> None:
    sc = scene(2)
    sc.p[0].board = "frederick"
    sc.give(0, gold=1)
    climb(sc, cards=["R11"])
    assert (sc.seat, sc.p[0].level, sc.goods(0)) == (1, 1, {"gold": 1})
    assert sc.s.buildings.size == 40


@pytest.mark.clause("A14.7")
def test_one_level_for_one_worker() -> None:
    sc = below(1, gold=9, marble=9, wood=9, stone=9)
    sc.take(card("smithy"), 0)
    climb(sc, card("smithy"), cards=["R09"])
    assert (sc.seat, sc.p[0].level, sc.p[0].workers) == (1, 1, 19)


@pytest.mark.clause("A14.7")
def test_any_card_may_be_discarded() -> None:
    sc = below(1, gold=1)
    sc.take(card("keep"), 0)  # beyond all means
    sc.give(0, wood=2, stone=2)
    climb(sc)
    assert sorted(sc.options) == sorted([card("well"), card("keep")])


@pytest.mark.clause("A14.8")
def test_virtue_of_the_reward_comes_too_late_to_advance() -> None:
    sc = below(1, gold=1)
    sc.p[0].virtue = 4
    assert "guildhall" not in sc.options


@pytest.mark.clause("A14.8")
@pytest.mark.parametrize(
    ("reward", "virtue", "goods", "cards"),
    [
        ("R01", 6, {"silver": 3}, 0),
        ("R03", 6, {"wood": 2}, 0),
        ("R05", 6, {"stone": 2}, 0),
        ("R07", 6, {}, 1),
        ("R09", 7, {}, 0),
        ("R11", 6, {"gold": 1}, 0),
    ],
)
def test_all_parts_of_the_reward_are_taken(
    reward: str, virtue: int, goods: dict[str, int], cards: int
) -> None:
    sc = below(1, gold=1)
    sc.p[0].virtue = 5
    climb(sc, card("well"), cards=[reward])
    assert (sc.p[0].virtue, sc.goods(0), len(sc.p[0].hand.cards)) == (virtue, goods, cards)
