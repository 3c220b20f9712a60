"""P3: a round from the first-player marker to the clean-up."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.paladins.content import TAVERNS
from tests.paladins.scene import FULL, Scene, opening, scene


def at_round(n: int, players: int = 2, first: int = 0) -> Scene:
    """Just before a round begins."""
    sc = scene(players, round=n - 1, first=first)
    sc.s.phase = "round"
    for p in sc.p:
        p.passed = False
    return sc


def cleaned(players: int = 2, **kw: Any) -> Scene:
    """The last player passes; the clean-up follows, the next round is about to deal paladins."""
    sc = scene(players, **kw)
    sc.s.inns = sorted(TAVERNS)[: players + 1]
    for card in sc.s.inns:
        sc.s.taverns.take(card)
    sc.s.guests = [*range(players), -1]
    return sc


@pytest.mark.clause("P3.1")
def test_the_marker_goes_clockwise_from_round_two_on() -> None:
    sc = at_round(2, 3, first=2).play()
    assert sc.s.first == 0
    sc = opening(2)
    sc.play(0, 1)
    assert (sc.s.round, sc.s.first) == (1, 0)
    assert sc.about("first") == [{"player": 0}]


@pytest.mark.clause("P3.2")
@pytest.mark.parametrize(
    ("n", "orders", "favours"),
    [(1, 1, 0), (2, 1, 0), (3, 1, 1), (4, 0, 1), (5, 0, 1), (6, 0, 1), (7, 0, 1)],
)
def test_kings_cards_by_round(n: int, orders: int, favours: int) -> None:
    sc = at_round(n).play()
    assert (len(sc.s.shown_orders), len(sc.s.shown_favours)) == (orders, favours)
    assert sc.s.on_favours == [-1] * favours


@pytest.mark.clause("P3.3", "P12.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_taverns_are_one_more_than_players(players: int) -> None:
    sc = at_round(1, players).play()
    assert len(sc.s.inns) == players + 1
    assert sc.s.guests == [-1] * (players + 1)


def chosen(sc: Scene) -> Scene:
    """Everybody uses the first of the three paladins."""
    table = sc.play().open()
    for seat in sorted(table.pending()):
        table.answer(seat, table.pending()[seat].options[0])
    sc.chance([])
    return sc


@pytest.mark.clause("P3.4")
def test_three_paladins_one_used_one_back_one_under() -> None:
    sc = at_round(1)
    table = sc.play(cards=["order-attack"]).open()
    assert sorted(table.pending()) == [0, 1]  # all at the same time
    hand = sc.p[0].hand.cards
    assert len(table.pending()[0].options) == 6
    table.answer(0, (hand[1], hand[0], hand[2]))
    assert sc.p[0].chosen.cards == []  # nothing is shown before all have chosen
    kept = list(hand)
    table.answer(1, table.pending()[1].options[0])
    p = sc.p[0]
    assert (p.paladin or p.chosen.cards[0]) == kept[1]
    assert [x.cards for x in p.paladins.layers if x.sees] == [[kept[2]], [kept[0]]]


@pytest.mark.clause("P3.4", "P3.5")
def test_the_card_on_top_comes_back_the_used_one_never() -> None:
    sc = chosen(at_round(1))
    top = sc.p[0].paladins.layers[-1].cards[0]
    used = sc.p[0].paladin
    while sc.s.round == 1:
        sc.play("pass" if "pass" in sc.options else sc.options[0])
    assert top in sc.p[0].hand.cards
    assert sc.p[0].used == [used]
    assert used not in [c for x in sc.p[0].paladins.layers for c in x.cards]


@pytest.mark.clause("P3.6", "P12.4")
def test_reveal_workers_tavern_workers_then_the_next() -> None:
    sc = at_round(2).reveals("engelier", "gerin", inns=("tavern-01", "tavern-08", "tavern-22"))
    assert sc.seat == 0 and sc.workers(0) == {"fighter": 1, "scout": 1}
    assert (sc.p[1].paladin, sc.workers(1)) == ("", {})  # not yet
    sc.play(1)
    assert sc.workers(0) == {"fighter": 1, "scout": 3, "merchant": 2}
    assert (sc.seat, sc.p[1].paladin) == (1, "gerin")
    assert sc.options == [0, 2]
    assert sc.why(1)[:2] == ("P3.6", "tavern-taken")
    sc.play(0)
    assert sc.s.guests == [1, 0, -1]  # one is always left over
    assert (sc.s.phase, sc.seat) == ("turns", 0)


@pytest.mark.clause("P3.7", "P7.10")
def test_criminals_of_a_tavern_draw_suspicion_one_by_one() -> None:
    sc = at_round(2).reveals("roland", "roland", inns=("tavern-12", "tavern-16", "tavern-23"))
    sc.s.treasury = 3
    sc.play(0, cards=["tax-2", "tax-1"])
    p = sc.p[0]
    assert sc.workers(0) == {"fighter": 2, "scout": 1, "criminal": 2, "labourer": 1}
    assert p.silver == 3
    assert len(sc.told("inquisition")) == 1  # before the next player goes on
    assert (p.debts, len(p.suspicion), sc.s.treasury) == (1, 1, FULL[2])
    assert sc.seat == 1


@pytest.mark.clause("P3.8", "P8.5")
def test_turns_go_round_until_all_have_passed() -> None:
    sc = scene(3, alone=False, active=1)
    for seat in range(3):
        sc.give(seat, labourer=2)
    sc.do(("hunt", 1))
    assert sc.seat == 2
    sc.play("pass", "done")
    assert sc.seat == 0
    sc.do("conspire")
    assert sc.seat == 1
    sc.do(("trade", 1))
    assert sc.seat == 0  # 2 has passed
    sc.play("pass", "done")
    assert sc.seat == 1  # the last one goes on alone
    assert sc.options == ["pass"]  # without workers


@pytest.mark.clause("P3.9", "P3.10", "P12.5")
def test_clean_up_of_both_rows() -> None:
    row = ["", "squire-1", "", "defender-1", "debt-collector-1"]
    foes = ["", "viking-thief", "saracen-archer", "", "byzantine-thief", "viking-mercenary"]
    sc = cleaned(4, row=row, foes=foes)
    new = ["abbot-1", "abbot-2", "abbot-3", "viking-armourer", "viking-assassin"]
    sc.play("pass", cards=new)
    assert sc.s.row == ["abbot-1", "abbot-2", "abbot-3", "squire-1", "defender-1"]
    assert sc.s.gone_townsfolk == ["debt-collector-1"]
    assert sc.s.foes == [
        "viking-thief", "saracen-archer", "byzantine-thief", "viking-mercenary",
        "viking-armourer", "viking-assassin",
    ]  # fmt: skip
    assert sc.s.gone_outsiders == []  # the end slot was empty: that saves the others
    assert len(sc.s.gone_taverns) == 5
    assert len(sc.s.inns) == 5 and not set(sc.s.inns) & set(sc.s.gone_taverns)


@pytest.mark.clause("P3.9", "P8.3")
def test_end_slots_are_discarded_and_favours_emptied() -> None:
    sc = cleaned(2).favours("pray", "recruit")
    sc.s.on_favours = [0, 1]
    sc.play("pass")
    assert sc.s.gone_townsfolk == ["gatekeeper-2"]
    assert sc.s.gone_outsiders == ["viking-adventurer"]
    assert sc.s.row[1:] == ["abbot-1", "acolyte-1", "architect-2", "defender-1"]
    assert sc.s.on_favours[:2] == [-1, -1]


@pytest.mark.clause("P3.9")
def test_no_new_cards_when_a_pile_is_empty() -> None:
    sc = cleaned(2, row=["", "", "abbot-1", "", ""], foes=["", "viking-thief", "", "", "", ""])
    sc.s.gone_townsfolk = [c for x in sc.s.townsfolk.layers for c in x.cards]
    sc.s.gone_outsiders = [c for x in sc.s.outsiders.layers for c in x.cards]
    sc.s.townsfolk.layers, sc.s.outsiders.layers = [], []
    sc.play("pass")
    assert sc.s.row == ["", "", "", "", "abbot-1"]
    assert sc.s.foes == ["viking-thief", "", "", "", "", ""]


@pytest.mark.clause("P3.11")
def test_rows_are_not_refilled_during_a_round() -> None:
    sc = scene(2).give(0, labourer=1, fighter=2, scout=1, cleric=1, silver=3)
    sc.do(("recruit", 1), ("silver", 2))
    assert sc.s.row[2] == ""
    sc.do("attack", 0)
    assert sc.s.foes[0] == ""
    sc = scene(2, row=[""] * 5, foes=[""] * 6).everyone(0).give(0, silver=9)
    assert sc.why(("recruit", 1))[:2] == ("P3.11", "no-townsfolk")
    assert sc.why("attack")[:2] == ("P3.11", "no-outsider")
    assert sc.why("convert")[:2] == ("P3.11", "no-outsider")


@pytest.mark.clause("P3.12", "P1.1")
def test_the_game_ends_after_round_seven() -> None:
    sc = cleaned(2, round=7)
    sc.play("pass")
    assert sc.open().over
    assert sc.s.row[4] == "gatekeeper-2"  # no clean-up any more
    assert not cleaned(2, round=6).play("pass").open().over


@pytest.mark.clause("P3.13", "P3.9")
def test_tavern_deck_runs_out() -> None:
    sc = cleaned(4)
    seen = list(sc.s.inns)  # of the round that ends: they are shuffled in too
    layer = sc.s.taverns.layers[0]
    left = layer.cards[-4:]
    sc.s.gone_taverns = layer.cards[:-4]
    layer.cards, layer.size = list(left), 4
    sc.play("pass", cards=["abbot-2", "viking-thief", "favour-pray", *left, seen[2]])
    assert sc.s.inns == [*left, seen[2]]
    assert (sc.s.gone_taverns, sc.s.taverns.size) == ([], len(TAVERNS) - 5)
