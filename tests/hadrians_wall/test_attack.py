"""H27-H29: the end of the year."""

from __future__ import annotations

import pytest

from ludorum.games.hadrians_wall.content import ATTACKS, CAPS, COHORTS, FATE
from ludorum.games.hadrians_wall.scoring import loss
from tests.hadrians_wall.scene import Scene, scene


@pytest.mark.clause("H27.1", "H36.6")
def test_the_year_ends_when_all_have_stopped() -> None:
    sc = scene(3).give(resource=1).fill(traders=4).build(market=1)
    sc.play("stop", seat=1).play("stop", seat=2)
    assert (sc.s.phase, set(sc.open().pending())) == ("act", {0})
    sc.play("goods", 0, ("player", 1))  # a gift: player 1 may act again
    assert (sc.s.phase, set(sc.open().pending())) == ("act", {0, 1})
    assert [e.about for e in sc.told("resume")] == [{"player": 1}]
    sc.play("stop")
    assert sc.s.year == 1
    sc.play("stop", seat=1)
    assert (sc.s.year, sc.s.phase) == (2, "choose")


@pytest.mark.clause("H27.2", "H27.11")
def test_items_go_back() -> None:
    sc = scene(2).rich()
    sc.stop()
    assert [e.about["player"] for e in sc.told("give-back")] == [0]
    assert sum(sc.p[0].items) == 8  # the new year's fate card


@pytest.mark.clause("H27.3")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_attack_cards(difficulty: str) -> None:
    table = {
        "easy": [1, 2, 3, 4, 6, 8],
        "normal": [1, 2, 4, 6, 8, 10],
        "hard": [1, 3, 5, 7, 9, 12],
    }
    for year, n in enumerate(table[difficulty], 1):
        sc = scene(4, year=year, difficulty=difficulty)
        sc.p[0].blessings = [1, 0, 0]
        sc.stop()
        assert len(sc.s.attack) == n  # once for the whole table
        assert sum([sc.told("attack")[0].about[side] for side in COHORTS]) == n
    assert table == ATTACKS


@pytest.mark.clause("H27.4", "H34.3")
def test_only_the_arrow_counts() -> None:
    sc = scene(3, year=2)
    cards = ["F01", "F02"]
    sc.stop(cards=cards)
    assert [FATE[c].attack for c in cards] == ["centre", "right"]
    assert sc.told("attack")[0].about == {"left": 0, "centre": 1, "right": 1, "extra": 0}


def attacked(cohorts: list[int], attacks: tuple[int, int, int], year: int = 3) -> Scene:
    sc = scene(3, year=year)
    sc.p[0].cohorts = cohorts
    return sc.attack(*attacks)


def settled(sc: Scene, *favours: tuple[str, str]) -> tuple[int, int]:
    """Disdain and valour of player 0 after the favours."""
    sc.play(*favours)
    if 0 in sc.open().pending() and sc.ask.kind == "favour":
        sc.play("done")
    about = sc.told("defence")[0].about
    return about["disdain"], about["valour"]


@pytest.mark.clause("H27.6", "H27.7", "H27.8", "H27.13")
@pytest.mark.parametrize(
    ("cohorts", "disdain", "valour"),
    [([0, 1, 2], 0, 2), ([0, 1, 1], 1, 1), ([0, 1, 0], 2, 0), ([0, 0, 0], 2, 0)],
)
def test_the_check_case(cohorts: list[int], disdain: int, valour: int) -> None:
    sc = attacked(cohorts, (0, 1, 2))
    assert settled(sc) == (disdain, valour)
    assert disdain + valour == CAPS[2]
    assert (sc.p[0].disdain, sc.p[0].attributes[2]) == (disdain, valour)
    assert sc.p[0].cohorts == cohorts  # not used up


@pytest.mark.clause("H27.7", "H27.7.1")
def test_caps() -> None:
    assert CAPS == [1, 2, 2, 3, 3, 4]
    for year, cap in enumerate(CAPS, 1):
        assert settled(attacked([0, 0, 0], (6, 6, 6), year)) == (cap, 0)
        assert settled(attacked([6, 6, 6], (6, 6, 6), year)) == (0, cap)


@pytest.mark.clause("H27.9", "H3.7")
def test_valour_of_the_attack_pays_and_stays() -> None:
    sc = scene(3, year=2).fill(valour=2).give(servant=5)
    sc.p[0].cohorts = [6, 6, 6]
    sc.stop()
    assert sc.p[0].attributes[2] == 4
    fate_items = FATE[sc.s.discard[-1]].items
    assert sc.items()["soldier"] == fate_items["soldier"] + 1
    assert sc.items()["servant"] == fate_items["servant"]


@pytest.mark.clause("H27.10", "H31.5")
def test_attack_cards_are_discarded() -> None:
    sc = scene(3, year=2).stop(cards=["F01", "F02"])
    assert (sc.s.attack, sc.s.discard[:2]) == ([], ["F01", "F02"])


@pytest.mark.clause("H27.11", "H27.5", "H28.5")
def test_all_cards_before_anyone_decides() -> None:
    sc = scene(3, year=6)
    for p in sc.p[:2]:
        p.blessings = [1, 1, 0]
    sc.stop()
    assert (len(sc.s.attack), set(sc.open().pending())) == (8, {0, 1})  # player 2 has none
    side = sc.asks[1].options[0][1]
    sc.play(("temple", side), seat=1)
    assert [e.about["player"] for e in sc.told("defence")] == [
        2
    ]  # nothing is counted before the end
    sc.play("done", seat=1).play("done")
    assert sc.open().over


@pytest.mark.clause("H27.12")
def test_favours_above_the_cap_change_nothing() -> None:
    results = []
    for n in range(4):
        sc = attacked([0, 0, 0], (3, 0, 0))
        sc.p[0].blessings = [1, 1, 1]
        results.append(settled(sc, *[("temple", "left")] * n))
    assert results == [(2, 0), (2, 0), (1, 1), (0, 2)]


@pytest.mark.clause("H27.14")
def test_strength_of_one_cohort_never_helps_another() -> None:
    assert settled(attacked([6, 0, 6], (0, 1, 0))) == (1, 1)
    assert settled(attacked([6, 6, 6], (7, 0, 0))) == (1, 1)


# -- H28 favours ------------------------------------------------------------------------------


@pytest.mark.clause("H28.1", "H28.2", "H28.3")
def test_temple_favours_for_any_card_diplomats_for_their_cohort() -> None:
    sc = attacked([0, 0, 0], (1, 1, 0))
    sc.p[0].blessings, sc.p[0].favours = [1, 0, 0], [0, 2, 1]
    assert sc.options == [
        ("temple", "left"),
        ("temple", "centre"),
        ("diplomat", "centre"),
        "done",
    ]
    assert sc.closed(("diplomat", "left")) == ("H28.1", "no-favour")
    assert sc.closed(("diplomat", "right")) == ("H28.4", "no-card")
    assert settled(sc, ("diplomat", "centre"), ("temple", "left")) == (0, 2)
    assert (sc.p[0].blessings, sc.p[0].favours) == ([2, 0, 0], [0, 1, 1])
    assert sc.p[1].ignored == [0, 0, 0]  # only for that player
    assert sc.total() == 2  # an unused favour scores nothing


@pytest.mark.clause("H28.2", "H27.6")
def test_a_favour_ignores_a_card_of_this_year_only() -> None:
    sc = scene(3).attack(1, 0, 0)
    sc.p[0].blessings = [1, 0, 0]
    sc.play(("temple", "left"))
    assert sc.about("defence")[0]["n"] == 0
    left = [x.id for x in FATE.values() if x.attack == "left"]
    sc.next_year().stop(cards=left[1:3])
    assert sc.about("defence")[-3]["n"] == 2, "both cards of the second year get through"


@pytest.mark.clause("H28.3")
def test_nine_favours_at_most() -> None:
    sc = scene().rich(n=40).fill(priests=9, patricians=9).build(temple=3)
    for _ in range(14):
        sc.play("worship", "servant")
    for cohort in ("left", "centre", "right"):
        sc.play("diplomat", cohort)
    assert (sc.p[0].blessings, sc.p[0].favours) == ([1, 1, 1], [2, 2, 2])


@pytest.mark.clause("H28.4")
def test_favours_are_optional_and_may_be_wasted() -> None:
    sc = attacked([0, 2, 0], (1, 1, 0))
    sc.p[0].blessings = [1, 1, 0]
    assert settled(sc, ("temple", "centre")) == (1, 1)
    sc = attacked([0, 2, 0], (1, 1, 0))
    sc.p[0].blessings = [1, 0, 0]
    assert settled(sc) == (1, 1)
    assert sc.p[0].blessings == [1, 0, 0]
    sc = attacked([0, 0, 0], (1, 2, 0))
    sc.p[0].blessings = [1, 1, 1]
    sc.play(("temple", "left"))
    assert ("temple", "left") not in sc.options  # a card is ignored once


@pytest.mark.clause("H29.1", "H29.2", "H29.3")
def test_disdain() -> None:
    assert [loss(n) for n in range(16)] == [0, 1, 3, 5, 7, 9, 12, 15, 18] + [22] * 7
    sc = scene()
    sc.p[0].disdain, sc.p[0].pardoned = 3, 4
    sc.p[0].paths = ["aristocrat"]
    lines = sc.lines()
    assert (lines["disdain"].raw, lines["disdain"].points, lines["paths"].points) == (3, -5, 1)
