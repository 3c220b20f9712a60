"""H18, H35: trade goods and the fate deck."""

from __future__ import annotations

import pytest

from ludorum.games.hadrians_wall.content import ATTACKS, FATE
from tests.hadrians_wall.scene import Scene, fate, scene


def trader(traders: int = 9, players: int = 3, goods: tuple[int, ...] = ()) -> Scene:
    sc = scene(players).give(resource=9).fill(traders=traders).build(market=1)
    sc.p[0].goods[: len(goods)] = goods
    return sc


@pytest.mark.clause("H18.2")
def test_a_good_for_a_resource_any_number_of_times() -> None:
    sc = trader()
    for stall in range(3):
        sc.play("goods", stall, "fate", cards=[fate(good=stall + 1)])
    assert (sc.p[0].goods[:3], sc.items()) == ([1, 2, 3], {"resource": 6, "civilian": 1})
    assert scene().give(resource=1).closed("goods") == ("H18.2", "not-built")
    poor = scene().fill(traders=9).build(market=1)
    assert poor.closed("goods") == ("H18.2", "no-items")


@pytest.mark.clause("H18.3", "H18.3.1")
def test_boxes_of_the_market() -> None:
    ats = (4, 5, 5, 6, 6, 7, 8, 9)
    for traders in range(4, 10):
        sc = trader(traders).play("goods")
        assert sc.options == [i for i, at in enumerate(ats) if at <= traders]
    assert trader(3).why("goods") == ("H18.3", "needs-level", {"level": ("traders", 4)})
    assert trader(4, goods=(1,)).why("goods").about == {"level": ("traders", 5)}
    sc = trader(4).play("goods")
    assert sc.why(7) == ("H18.3", "needs-level", {"level": ("traders", 9)})
    for stall, worker in ((6, {"servant": 1}), (7, {"builder": 1}), (5, {})):
        sc = trader(goods=(1,)).play("goods", stall, "fate", cards=[fate(good=1)])
        assert sc.items() == {"resource": 8, **worker}
    full = trader(goods=(1, 1, 1, 1, 1, 1, 1, 1))
    assert full.closed("goods") == ("H18.3", "no-box-left")


@pytest.mark.clause("H18.4")
def test_sources() -> None:
    sc = trader(players=5).play("goods", 0)
    assert sc.options == ["fate", ("player", 1), ("player", 4)]
    assert sc.closed(("player", 0)) == ("H18.4", "own-prospect")
    assert sc.closed(("player", 2)) == ("H18.4", "no-neighbour")
    assert trader(players=2).play("goods", 0).options == ["fate", ("player", 1), ("neutral", 0)]
    assert trader(players=1).play("goods", 0).options == ["fate", ("neutral", 0), ("neutral", 1)]


@pytest.mark.clause("H18.5", "H18.8")
def test_who_gets_the_resource() -> None:
    sc = trader().play("goods", 0, "fate")
    assert [sum(sc.p[i].items) for i in (1, 2)] == [0, 0]
    sc = trader().play("goods", 6, ("player", 2), seat=0)
    assert (sc.items(0), sc.items(2)) == ({"resource": 8, "servant": 1}, {"resource": 1})
    assert (sc.p[0].goods[6], sc.attributes(0), sc.attributes(2)) == (4, {"renown": 1}, {})
    assert sc.p[2].prospects == ["merchant"]
    sc.play("goods", 5, ("player", 2))  # again from the same card
    assert sc.items(2) == {"resource": 2}
    sc = trader(players=1).play("goods", 0, ("neutral", 1))
    assert (sc.s.laid, sc.p[0].goods[0]) == ([[0] * 5, [0, 0, 0, 0, 1]], 5)


@pytest.mark.clause("H18.4")
def test_the_current_card_of_a_neighbour_counts() -> None:
    sc = trader()
    sc.p[2].prospects = ["engineer", "merchant"]  # goods 2 and, of this year, 4
    assert sc.play("goods", 0, ("player", 2)).p[0].goods[0] == 4


@pytest.mark.clause("H18.6", "H18.10")
def test_renown_for_different_goods() -> None:
    for have, renown in ((0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)):
        numbers = (1, 2, 3, 4, 5)[:have]
        sc = trader(goods=(*numbers, *([1] if have else [])))  # a repeat does not count
        sc.play("goods", 6, "fate", cards=[fate(good=6)])
        assert sc.attributes() == {"renown": renown}
    sc = trader(goods=(6,)).play("goods", 7, "fate", cards=[fate(good=6)])
    assert (sc.attributes(), sc.p[0].goods[7]) == ({}, 6)
    assert sc.items() == {"resource": 8, "builder": 1}


@pytest.mark.clause("H18.7")
def test_box_and_source_before_the_card() -> None:
    sc = trader().play("goods")
    kinds = []
    for answer in (0, "fate"):
        kinds.append(sc.ask.kind)
        assert sc.s.fate.size == 48
        sc.play(answer)
    assert kinds == ["stall", "good"]
    assert (sc.s.fate.size, sc.p[0].goods[0] > 0, sc.ask.kind) == (47, True, "act")


@pytest.mark.clause("H18.9", "H34.3")
def test_a_deck_purchase_turns_a_new_card() -> None:
    sc = trader()
    sc.s.fate.take("F01")
    sc.s.discard = ["F01"]
    sc.play("goods", 0, "fate", cards=[fate(good=6)])
    assert sc.s.discard == ["F01", fate(good=6)]
    assert sc.items() == {"resource": 8}  # its items, wounds and arrow do nothing


# -- H35 the deck -----------------------------------------------------------------------------


def empty_deck(sc: Scene, left: int = 0) -> Scene:
    """All but the last few fate cards lie on the discard."""
    cards = sorted(FATE)
    sc.s.discard = cards[: len(cards) - left]
    for card in sc.s.discard:
        sc.s.fate.take(card)
    return sc


@pytest.mark.clause("H35.2", "H35.4")
def test_an_empty_deck_is_made_of_the_discard_when_needed() -> None:
    sc = empty_deck(trader(), 1)
    sc.play("goods", 0, "fate")
    assert (sc.s.fate.size, len(sc.s.discard)) == (0, 48)  # not shuffled yet
    sc.play("goods", 1, "fate")
    assert (sc.s.fate.size, len(sc.s.discard)) == (47, 1)
    assert len(sc.told("shuffle")) == 1


@pytest.mark.clause("H35.4", "H35.2", "H27.10")
def test_a_reshuffle_in_the_middle_of_an_attack() -> None:
    sc = empty_deck(scene(1, year=6), 3)
    sc.s.laid = [[0, 0, 0, 0, 1], [2, 0, 0, 0, 0]]
    first = sorted(FATE)[-3:]
    sc.play("stop", cards=first)
    drawn = sc.s.discard
    assert len(drawn) == 8 + 3  # after the attack they are the new discard
    assert sorted(drawn[:3]) == first
    assert sc.s.fate.size == 48 - 11
    assert not set(first) & set(drawn[3:])


@pytest.mark.clause("H35.5")
def test_reshuffles_are_ordinary() -> None:
    left = {name: 48 - 6 - sum(cards) for name, cards in ATTACKS.items()}
    assert left == {"easy": 18, "normal": 11, "hard": 5}
