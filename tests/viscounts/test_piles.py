"""V6.10, V7: manuscripts and hiring."""

from __future__ import annotations

import pytest

from tests.viscounts.scene import Printed, Scene, scene


def ready(at: int = 1, **means: int) -> Scene:
    means.setdefault("ink", 9)
    return scene(2).board(0, "squire", "labourer", "trader").at(0, at).give(0, **means).phase("act")


@pytest.mark.clause("V6.10.1", "V1.8", "V1.11")
def test_the_top_manuscript() -> None:
    sc = ready(at=7).play("transcribe", (("ink", 3),), cards=["black-4-ink"])
    assert (sc.p[0].manuscripts, sc.kind) == (["yellow-3-resource"], "resource")
    assert (sc.s.books[2], sc.s.books_below[2]) == ("black-4-ink", 5)
    sc.play("gold")
    assert sc.goods(0) == {"ink": 6, "gold": 1}
    assert sc.kind != "act", "one a turn"


@pytest.mark.clause("V6.10.1", "V15.16", "V8.5", "V6.4.4")
def test_the_example() -> None:
    sc = scene(2).board(0, "aristocrat", "acolyte", "squire").at(0, 10).give(0, ink=3, silver=1)
    sc.books(p3="grey-6-buildings").folk(p3="racketeer-2").discards(0, "thief").phase("act")
    sc.s.bonus[0] = 0
    assert sc.why("transcribe") == ("V6.2", "no-icons", {"icons": ("cleric", 6)})
    sc.play(("dismiss", "transcribe"))
    assert (sc.track(0), sc.p[0].discard) == ((1, 6), []), "the shuffle comes first"
    assert sc.options == [(("ink", 3),)]
    sc.play((("ink", 3),))
    assert sc.p[0].manuscripts == ["grey-6-buildings"] and sc.goods(0) == {}


@pytest.mark.clause("V6.10.2", "V6.10.5")
def test_the_bonus_card_comes_before_the_effect() -> None:
    sc = ready(at=10).wrote(0, "black-4-ink", "black-6-approved-deeds").give(0, debts=1)
    sc.play("transcribe", (("ink", 3),))
    assert sc.s.bonus == [0, -1, -1, -1]
    what = [e.what for e in sc.events if e.what in ("bonus", "flip-debt")]
    assert what == ["bonus", "flip-debt"]


@pytest.mark.clause("V6.10.2", "V6.10.5")
def test_a_bonus_card_is_given_once() -> None:
    sc = ready(at=10).wrote(0, "black-4-ink", "black-6-approved-deeds")
    sc.s.bonus[0] = 1
    sc.s.bonus[1] = 0
    sc.play("transcribe", (("ink", 3),))
    assert sc.s.bonus == [1, 0, -1, -1]


@pytest.mark.clause("V6.10.3", "V6.10.6", "V6.5")
def test_the_printed_manuscript() -> None:
    sc = scene(2).board(0, "deacon-2", "labourer", "trader").at(0, 10).give(0, ink=1, silver=2)
    sc.books(p3="").folk(p3="tinker-1").phase("act").play(("dismiss", "transcribe"), (("ink", 1),))
    assert sc.track(0) == (1, 3), "1 of the Tinker, 2 of the manuscript, 1 of the Deacon"
    assert sc.p[0].manuscripts == [] and sc.s.books[3] == ""


@pytest.mark.clause("V6.10.1", "V6.10.3")
def test_a_manuscript_covers_the_printed_one() -> None:
    sc = ready(at=10).books(p3="grey-6-buildings").play("transcribe", (("ink", 6),))
    assert sc.p[0].manuscripts == ["grey-6-buildings"]
    assert sc.track(0) == (1, 7), "not the virtue printed under it"


@pytest.mark.clause("V6.10.4", "V1.6", "V14.5")
def test_a_free_manuscript(printed: Printed) -> None:
    printed.manuscript("black-5-manuscript", 5, ("manuscript", 1))
    sc = ready(at=1).books(
        p0="black-5-manuscript", p1="yellow-5-nobles", p2="", p3="black-4-virtue"
    )
    sc.play("transcribe", (("ink", 5),), cards=["grey-7-guildhall"])
    assert (sc.kind, sc.options) == ("free-manuscript", [3, 4])
    assert sc.why(1) == ("V6.10.4", "too-dear", {})
    assert sc.why(2) == ("V6.10.4", "no-manuscript", {})
    sc.play(3)
    assert sc.p[0].manuscripts == ["black-5-manuscript", "black-4-virtue"]
    assert sc.track(0) == (1, 5)
    sc = ready(at=1).books(p0="black-5-manuscript", p1="", p2="", p3="", p4="")
    sc.play("transcribe", (("ink", 5),), cards=["grey-7-guildhall"])
    assert sc.p[0].manuscripts == ["black-5-manuscript"] and sc.kind != "free-manuscript"


@pytest.mark.clause("V6.10.4", "V6.10.2")
def test_a_free_manuscript_counts_for_ribbons(printed: Printed) -> None:
    printed.manuscript("black-5-manuscript", 5, ("manuscript", 1))
    sc = ready(at=1).books(p0="black-5-manuscript").wrote(0, "black-4-ink")
    sc.play("transcribe", (("ink", 5),), 3)
    assert sc.s.bonus[0] == 0


# -- hiring ----------------------------------------------------------------------------------


@pytest.mark.clause("V7.1", "V7.4", "V1.3")
def test_hiring() -> None:
    sc = ready(silver=3).folk(p0="deacon-1").phase("end").play()
    assert (sc.kind, sc.options) == ("hire", ["yes", "no"])
    sc.play("yes", cards=["mason"])
    assert (sc.goods(0), sc.p[0].discard) == ({"ink": 9}, ["deacon-1"])
    assert (sc.kind, sc.seat) == ("rearrange", 0), "its top-right effect"
    assert (sc.s.folk[0], sc.s.folk_below[0]) == ("mason", 12)
    sc.play(sc.options[0])
    assert sc.seat == 1, "one a turn"


@pytest.mark.clause("V7.1", "V6.4.2")
def test_who_cannot_be_hired() -> None:
    assert ready(silver=1).phase("end").play().seat == 1, "too dear"
    assert ready(silver=9).folk(p0="").phase("end").play().seat == 1, "only a printed one"


@pytest.mark.clause("V7.1", "V1.6")
def test_hiring_is_optional() -> None:
    sc = ready(silver=3).phase("end").play("no")
    assert sc.goods(0)["silver"] == 3 and sc.p[0].discard == []


@pytest.mark.clause("V7.2", "V7.5", "V1.6")
def test_a_free_hire_must_be_used() -> None:
    sc = scene(2).folk(p2="", p3="").hand(0, "clovis", "abbot").play("clovis")
    assert (sc.kind, sc.options) == ("free-hire", [0, 1, 4])
    assert sc.why(2) == ("V6.4.2", "no-townsfolk", {})
    sc.play(4)
    assert "friar" in sc.p[0].discard and sc.goods(0) == {}
    sc.give(0).play(sc.options[0], "none")
    assert sc.s.active == 1, "no silver for the hire of phase 4"


@pytest.mark.clause("V7.5", "V6.1")
def test_a_hire_after_a_free_one_and_without_an_action() -> None:
    sc = scene(2).hand(0, "clovis", "abbot").give(0, silver=9).play("clovis", 4, 3, "none")
    assert sc.kind == "hire"


@pytest.mark.clause("V7.2", "V1.6")
def test_nobody_to_hire() -> None:
    sc = scene(2).folk(p0="", p1="", p2="", p3="", p4="").hand(0, "clovis").play("clovis")
    assert sc.kind == "move"


@pytest.mark.clause("V7.3", "V7.6", "V6.8.9")
def test_a_discard_with_every_hire() -> None:
    sc = ready(silver=3).slots(0, "workshop-1").hand(0, "abbot", "thief").folk(p0="deacon-1")
    sc.phase("end").play("yes", cards=["mason"])
    assert sc.kind == "rearrange"
    sc.play(sc.options[0])
    assert (sc.kind, sc.options) == ("discard", ["abbot", "thief", "top", "no"])
    sc.play("thief")
    assert sc.p[0].discard == ["deacon-1", "thief"]
    sc = scene(2).slots(0, "workshop-1").hand(0, "clovis", "abbot").play("clovis", 4)
    assert sc.kind == "discard", "free hires too"
