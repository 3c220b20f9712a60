"""V5.3, V8, V10: the own cards: playing, dropping off, discarding, destroying, drawing."""

from __future__ import annotations

import pytest

from ludorum.games.viscounts import cards
from ludorum.kernel import PUBLIC
from tests.viscounts.scene import scene

# -- phase 1 ---------------------------------------------------------------------------------


@pytest.mark.clause("V5.3.1", "V15.6", "V1.4", "V7.2")
def test_the_journeyman_drops_off() -> None:
    sc = scene(2).board(0, "abbot", "trader", "journeyman").hand(0, "squire", "thief").play()
    assert sc.p[0].board == ["", "abbot", "trader"]
    assert sc.p[0].discard == ["journeyman"]
    assert (sc.kind, sc.options) == ("free-hire", [0, 1, 2, 3, 4])
    sc.play(3, cards=["courier"])
    assert sc.p[0].discard == ["journeyman", "jeweller"]
    assert sc.s.folk[3] == "courier"
    assert sc.track(0) == (1, 5), "1 for the Jeweller, 1 for the Journeyman"
    assert (sc.kind, sc.options) == ("play", ["squire", "thief"])
    sc.play("squire")
    assert sc.p[0].board == ["squire", "abbot", "trader"]


@pytest.mark.clause("V5.3.2", "V5.3.3", "V15.7")
@pytest.mark.parametrize(
    ("others", "slot"), [(("abbot", "trader"), 3), (("thief", "swindler-1"), 5)]
)
def test_criminals_bring_corruption(others: tuple[str, str], slot: int) -> None:
    sc = scene(2).board(0, *others, "").hand(0, "antagonist").play("antagonist")
    assert sc.track(0) == (slot, 7)
    assert sc.p[0].debts == 1
    what = [e.what for e in sc.events if e.what in ("corruption", "debt")]
    assert what == ["corruption"] * (slot - 1) + ["debt"]


@pytest.mark.clause("V5.3.2", "V8.12")
def test_no_corruption_without_a_new_criminal() -> None:
    sc = scene(2).board(0, "thief", "swindler-1", "").hand(0, "abbot", "antagonist").play("abbot")
    assert sc.track(0) == (1, 7)


@pytest.mark.clause("V5.3.3", "V8.11", "V1.7")
def test_an_immediate_ability() -> None:
    sc = scene(2).hand(0, "gatekeeper", "thief").play("gatekeeper")
    assert (sc.kind, sc.options) == ("choice", ["rearrange", "discard"])
    sc.play("discard")
    assert (sc.kind, sc.options) == ("discard", ["thief", "top", "no"])
    sc.play("no")
    assert sc.kind == "move"


@pytest.mark.clause("V5.3.4", "V8.4")
def test_an_empty_hand_plays_blind() -> None:
    sc = scene(2).play(cards=["lender"])
    assert (sc.p[0].board[0], sc.kind) == ("lender", "move")
    dealt = sc.told("dealt")[0]
    assert (dealt.clause, dealt.sees) == ("V5.3.4", PUBLIC)
    sc = scene(2).board(0, "abbot", "", "").discards(0, "squire").draw(0).play()
    assert (sc.p[0].board, sc.p[0].discard) == (["squire", "abbot", ""], [])
    assert sc.track(0) == (1, 6), "a shuffle without criminals"


@pytest.mark.clause("V5.3.5", "V8.4")
def test_three_cards_are_the_fewest() -> None:
    sc = scene(2).board(0, "abbot", "trader", "thief").draw(0).play()
    assert (sc.p[0].board, sc.p[0].draw.size) == (["thief", "abbot", "trader"], 0)
    assert sc.goods(0) == {"silver": 1} and sc.p[0].debts == 1, "its drop-off ability works"
    assert sc.track(0) == (2, 6), "a shuffle, then the criminal"


@pytest.mark.clause("V5.3.6", "V8.2")
def test_a_hand_emptied_by_a_drop_off() -> None:
    sc = scene(2).board(0, "", "", "therese").hand(0, "abbot").play()
    assert (sc.kind, sc.options) == ("discard", ["abbot", "top", "no"])
    sc.play("abbot", cards=["squire"])
    assert (sc.p[0].board[0], sc.kind, sc.track(0)) == ("squire", "move", (1, 5))


@pytest.mark.clause("V5.3.6")
def test_no_blind_play_with_a_card_in_hand() -> None:
    sc = scene(2).hand(0, "abbot").play()
    assert (sc.kind, sc.options) == ("play", ["abbot"])


@pytest.mark.clause("V5.3.7", "V1.10")
def test_abilities_that_wait_for_debts() -> None:
    sc = scene(2).board(0, "", "", "").hand(0, "antagonist", "squire")
    sc.board(0, "racketeer-1", "", "").play("antagonist")
    assert (sc.kind, sc.options) == ("choice", ["destroy", "discard"])
    sc.play("discard", "squire")
    assert sc.p[0].discard == ["squire"] and sc.kind == "move"


@pytest.mark.clause("V5.3.7")
def test_once_for_every_debt_on_others_turns_too() -> None:
    sc = scene(2).give(0, corruption=6, virtue=6).phase("end")
    sc.board(0, "racketeer-1", "", "").hand(0, "abbot", "squire").play()
    assert sc.kind == "choice"
    sc.play("discard", "no")
    assert sc.kind == "choice", "the second debt"
    sc = scene(2).give(0, corruption=1, virtue=1).phase("end")
    sc.board(1, "racketeer-2", "thief", "").play()
    assert (sc.seat, sc.kind, sc.options) == (1, "choice", ["rearrange", "discard"])


@pytest.mark.clause("V5.3.7", "V3.2")
@pytest.mark.parametrize(
    ("card", "answers", "goods"),
    [
        ("debt-collector-3", (), {"ink": 1, "silver": 1}),
        ("debt-collector-4", ("gold",), {"ink": 1, "gold": 1}),
    ],
)
def test_debt_collectors(card: str, answers: tuple[str, ...], goods: dict[str, int]) -> None:
    sc = scene(2).board(0, "", card, "lender").hand(0, "abbot").give(0, debts=1)
    sc.play("ink", *answers)
    assert sc.goods(0) == goods and sc.kind == "play"


@pytest.mark.clause("V3.2", "V5.3.7")
def test_the_resource_of_a_debt_comes_before_what_waits_for_it() -> None:
    sc = scene(2).board(0, "", "debt-collector-3", "lender").hand(0, "abbot").give(0, debts=1)
    sc.play("ink")
    told = [e.what for e in sc.events]
    assert told[told.index("flip-debt") :][:3] == ["flip-debt", "gain", "ability"]


@pytest.mark.clause("V5.3.7", "V3.2")
def test_the_debt_collector_flips_a_deed() -> None:
    sc = scene(2).board(0, "", "debt-collector-1", "lender").hand(0, "abbot")
    sc.give(0, debts=1, deeds=2).play("debt", "ink")
    assert (sc.p[0].paid, sc.p[0].approved) == (1, 1)


@pytest.mark.clause("V5.2", "V5.3.1")
def test_the_six_phases() -> None:
    sc = scene(2).board(0, "abbot", "trader", "labourer").hand(0, "squire", "thief", "lender")
    sc.give(0, silver=9).play("squire")
    assert sc.kind == "move"
    sc.play(5)
    assert sc.kind == "act"
    sc.play("none")
    assert sc.kind == "hire"
    sc.play("no")
    assert (sc.seat, sc.s.phase, len(sc.p[0].hand.cards)) == (1, "move", 3)


# -- rearranging, discarding, destroying -----------------------------------------------------


@pytest.mark.clause("V8.1", "V14.4")
def test_rearranging_changes_filled_slots_only() -> None:
    sc = scene(2).board(0, "trader", "", "").hand(0, "gatekeeper").play("gatekeeper", "rearrange")
    assert (sc.kind, len(sc.options)) == ("rearrange", 2)
    assert sc.options[0] == ("gatekeeper", "trader", ""), "as it is"
    sc.play(("trader", "gatekeeper", ""))
    assert sc.p[0].board == ["trader", "gatekeeper", ""]
    assert (sc.kind, sc.ask.about) == ("move", {"n": 1}), "no ability is set off"
    sc = scene(2).hand(0, "gatekeeper").play("gatekeeper", "rearrange")
    assert sc.kind == "move", "one card has no other order"


@pytest.mark.clause("V5.4.1", "V8.1")
def test_the_move_is_that_of_the_card_played() -> None:
    sc = scene(2).board(0, "financer", "", "").hand(0, "gatekeeper").at(0, 0)
    sc.play("gatekeeper", "rearrange", ("financer", "gatekeeper", ""))
    assert (sc.ask.about, sc.options) == ({"n": 1}, [1, 2])
    sc.play(1)
    assert sc.p[0].at == 1


@pytest.mark.clause("V8.2", "V8.10", "V1.9")
def test_discarding_two() -> None:
    sc = scene(2).hand(0, "courier", "thief").play("courier", "discard")
    sc.play("top", cards=["lender"])
    assert sc.p[0].discard == ["lender"]
    assert (sc.kind, sc.ask.about, sc.options) == ("discard", {"n": 1}, ["thief", "top", "no"])
    sc.play("thief")
    assert (sc.p[0].discard, sc.p[0].hand.cards, sc.kind) == (["lender", "thief"], [], "move")


@pytest.mark.clause("V8.2", "V8.4")
def test_discarding_from_an_empty_pile_shuffles_first() -> None:
    sc = scene(2).discards(0, "thief", "squire").hand(0, "courier").draw(0)
    sc.play("courier", "discard", "top", cards=["thief"])
    assert (sc.p[0].discard, sc.p[0].draw.size, sc.track(0)) == (["thief"], 1, (1, 6))


@pytest.mark.clause("V8.3", "V1.3", "V5.3.5")
def test_destroying() -> None:
    sc = scene(2).hand(0, "courier", "financer").play("courier", "destroy", "financer")
    assert "financer" not in sc.p[0].cards and sc.s.gone == ["financer"]
    assert sc.goods(0) == {"silver": 3}
    sc = scene(2).hand(0, "courier").play("courier", "destroy", "top", cards=["abbot"])
    assert sc.s.gone == ["abbot"] and sc.goods(0) == {"silver": 2}


@pytest.mark.clause("V5.3.5", "V8.3")
def test_the_last_three_cannot_be_destroyed() -> None:
    sc = scene(2).hand(0, "courier", "abbot", "thief").draw(0).play("courier", "destroy")
    assert (sc.kind, len(sc.p[0].cards)) == ("move", 3)
    sc = scene(2).hand(0, "courier", "abbot", "thief").draw(0, "squire").play("courier", "destroy")
    assert sc.kind == "destroy"


@pytest.mark.clause("V8.10", "V8.3", "V5.3.5")
def test_destroying_two_stops_at_three() -> None:
    sc = scene(2).board(0, "", "", "rudolf").hand(0, "abbot", "thief").draw(0, "squire")
    sc.play("destroy", "thief")
    assert (sc.kind, sc.goods(0), len(sc.p[0].cards)) == ("play", {"silver": 1}, 3)


# -- shuffling and drawing -------------------------------------------------------------------


@pytest.mark.clause("V8.5", "V7.4", "V8.12")
@pytest.mark.parametrize(("card", "track"), [("abbot", (1, 6)), ("thief", (2, 7))])
def test_a_shuffle_effect(card: str, track: tuple[int, int]) -> None:
    sc = scene(2).folk(p0="courier").board(0, card, "", "").phase("end").give(0, silver=1)
    sc.at(0, 0).hand(0, "squire", "lender", "trader").discards(0, "labourer").play("yes")
    p = sc.p[0]
    assert (p.discard, sc.track(0)) == ([], track)
    assert "courier" in p.draw.layers[0].cards and "labourer" in p.draw.layers[0].cards


@pytest.mark.clause("V8.5")
def test_the_switch_for_shuffle_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "SHUFFLE_EFFECT_PAYS", False)
    sc = scene(2).folk(p0="courier").phase("end").give(0, silver=1).at(0, 0).play("yes")
    assert (sc.p[0].discard, sc.track(0)) == ([], (1, 7))


@pytest.mark.clause("V8.5")
def test_nothing_to_shuffle() -> None:
    sc = scene(2).folk(p0="courier").phase("act").give(0, silver=1).at(0, 0)
    sc.board(0, "", "", "").play(("dismiss", "trade"))
    assert (sc.track(0), sc.told("shuffle")) == ((1, 7), [])


@pytest.mark.clause("V10.1", "V10.2", "V6.9.6")
@pytest.mark.parametrize(
    ("slots", "leads", "limit"),
    [((), False, 3), (("workshop-3",), False, 4), (("workshop-3",), True, 5)],
)
def test_the_hand_limit(slots: tuple[str, ...], leads: bool, limit: int) -> None:
    sc = scene(2).phase("end").slots(0, *slots)
    sc.s.leader = 0 if leads else -1
    sc.play()
    assert len(sc.p[0].hand.cards) == limit
    dealt = sc.told("dealt")[0]
    assert dealt.sees == 1, "only the owner sees them"


@pytest.mark.clause("V10.1", "V6.9.6")
def test_nobody_discards_down_to_the_limit() -> None:
    sc = scene(2).hand(0, "abbot", "thief", "squire", "lender").phase("end").play()
    assert len(sc.p[0].hand.cards) == 4


@pytest.mark.clause("V10.2", "V8.4", "V4.5")
def test_drawing_shuffles_when_the_pile_is_empty() -> None:
    sc = (
        scene(2)
        .draw(0, "abbot")
        .discards(0, "thief", "squire", "lender")
        .board(0, "", "", "trader")
    )
    sc.give(0, corruption=3, virtue=4).phase("end").play(cards=["abbot", "lender", "squire"])
    p = sc.p[0]
    assert (p.hand.cards, p.discard, p.draw.size) == (["abbot", "lender", "squire"], [], 1)
    assert sc.track(0) == (3, 3) and not sc.told("collision"), "it waits for the next turn"


@pytest.mark.clause("V8.4")
def test_a_pile_that_has_just_run_out_stays_empty() -> None:
    sc = scene(2).draw(0, "abbot", "thief", "squire").discards(0, "lender").phase("end").play()
    assert (sc.p[0].draw.size, sc.p[0].discard, sc.track(0)) == (0, ["lender"], (1, 7))


@pytest.mark.clause("V8.4", "V10.2")
def test_with_no_discards_there_is_no_shuffle() -> None:
    sc = scene(2).draw(0, "abbot").phase("end").play()
    assert (sc.p[0].hand.cards, sc.track(0)) == (["abbot"], (1, 7))


@pytest.mark.clause("V8.4")
def test_a_shuffle_gives_one_corruption_at_most() -> None:
    sc = (
        scene(2)
        .draw(0)
        .discards(0, "abbot")
        .board(0, "antagonist", "thief", "")
        .phase("end")
        .play()
    )
    assert sc.track(0) == (2, 7)
