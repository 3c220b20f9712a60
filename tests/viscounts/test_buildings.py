"""V6.8, V8.8: building, sites and links."""

from __future__ import annotations

import pytest

from ludorum.games.viscounts.buildings import links
from ludorum.games.viscounts.content import LINKS, NOBODY, Program
from tests.viscounts.scene import Scene, scene


def ready(at: int = 0, players: int = 2, **means: int) -> Scene:
    means.setdefault("stone", 9)
    sc = scene(players).board(0, "abbot", "squire", "trader").at(0, at).give(0, **means)
    return sc.phase("act")


@pytest.mark.clause("V6.8.1")
@pytest.mark.parametrize(
    ("players", "at", "sites"),
    [
        (2, 0, [0, 1]),
        (2, 2, [2, 3]),
        (2, 3, [4, 5]),
        (3, 0, [0, 1, 2]),
        (3, 2, [3, 4]),
        (3, 5, [7, 8, 9]),
    ],
)
def test_sites_of_the_bank(players: int, at: int, sites: list[int]) -> None:
    sc = ready(at, players).play("build", ("workshop", 2), (("stone", 3),))
    assert (sc.kind, sc.options) == ("site", sites)
    other = next(x for x in range(len(sc.s.sites)) if x not in sites)
    assert sc.why(other) == ("V6.8.1", "other-bank", {})


@pytest.mark.clause("V6.8.1")
def test_a_taken_site() -> None:
    sc = ready().house(1, "workshop", 1, 0).play("build", ("workshop", 2), (("stone", 3),))
    assert sc.options == [1]
    assert sc.why(0) == ("V6.8.1", "site-taken", {})
    sc = ready().house(1, "workshop", 1, 0).house(1, "workshop", 2, 1)
    assert sc.why("build") == ("V6.8.1", "no-site", {})


@pytest.mark.clause("V6.8.2", "V6.8.3", "V6.8.9", "V1.2")
def test_any_slot_of_its_kind() -> None:
    sc = ready().slots(0, "workshop-2").play("build")
    assert sc.options == [
        *[("trading-post", x) for x in (1, 2, 3)],
        *[("guildhall", x) for x in (1, 2, 3)],
        ("workshop", 1),
        ("workshop", 3),
    ]
    assert sc.why(("workshop", 2)) == ("V6.8.2", "built", {})
    sc.play(("guildhall", 3), (("stone", 7),), 0)
    assert sc.p[0].built == [0, 0, 0, 0, 0, 1, 0, 1, 0]
    assert sc.s.sites[0] == 1
    sc = ready(stone=3).play("build")
    assert sc.why(("guildhall", 1)) == ("V6.8.2", "no-builders", {"icons": ("builder", 7)})


@pytest.mark.clause("V6.8.2")
def test_all_nine_built() -> None:
    sc = ready()
    sc.p[0].built = [1] * 9
    assert sc.why("build") == ("V6.8.2", "all-built", {})


@pytest.mark.clause("V6.8.3", "V6.8.9", "V10.1")
def test_the_slot_works_at_once() -> None:
    sc = ready().folk(p0="").play("build", ("workshop", 3), (("stone", 3),), 0)
    assert len(sc.p[0].hand.cards) == 4, "in this turn already"


@pytest.mark.clause("V6.8.4", "V6.8.7", "V6.8.8", "V15.12", "V6.4.4")
def test_the_example() -> None:
    sc = scene(3).board(0, "abbot", "squire", "trader").at(0, 3).give(0, silver=1, stone=2)
    sc.folk(p1="mason").house(1, "trading-post", 1, 6).phase("act")
    sc.play(("dismiss", "build"))
    assert sc.kind == "rearrange"
    sc.play(("squire", "abbot", "trader"), ("workshop", 1), (("stone", 2),))
    assert (sc.kind, sc.options) == ("site", [5])
    sc.play(5)
    assert sc.goods(0) == {"silver": 2, "ink": 1}
    assert sc.goods(1) == {"silver": 2}, "the link, not the site"


@pytest.mark.clause("V6.8.4", "V6.8.5")
def test_links_of_one_owner_count_once() -> None:
    sc = ready(3).house(0, "trading-post", 1, 5).play("build", ("workshop", 1), (("stone", 3),), 4)
    assert sc.goods(0) == {"stone": 6, "ink": 1, "silver": 2}
    assert sc.about("link") == [{"player": 0, "other": 0, "site": ("3-4", 1), "end": ("3-4", 2)}]


@pytest.mark.clause("V6.8.5")
def test_links_cross_rivers_and_lead_to_the_next_segment() -> None:
    sc = (
        ready(2, players=3)
        .house(1, "workshop", 1, 2)
        .play("build", ("workshop", 1), (("stone", 3),), 3)
    )
    assert (sc.p[0].debts, sc.p[1].debts) == (1, 1), "across the river of 1-2"
    sc = ready(5, players=3).house(1, "workshop", 1, 10)
    sc.play("build", ("workshop", 1), (("stone", 3),), 9)
    assert sc.goods(0)["gold"] == sc.goods(1)["gold"] == 1, "to the next segment"
    sc = ready(0, players=3).house(1, "workshop", 1, 1)
    sc.play("build", ("workshop", 1), (("stone", 3),), 2, "ink")
    assert sc.told("link") == [], "sites 2 and 3 of 1-2 are not linked"


@pytest.mark.clause("V6.8.5")
@pytest.mark.parametrize("each", [4, 5])
def test_links_of_the_whole_rim(each: int) -> None:
    """Neighbours only, in both directions and round the ring, where a line is printed."""
    sc = scene(2 if each == 4 else 3)
    n = len(sc.s.sites)
    found = {(a, b): steps for a in range(n) for b, steps in alone(sc, a)}
    lines = {}
    for site in range(n):
        steps = LINKS[each][sc.s.ring[site // each]][site % each]
        if steps:
            lines[site, (site + 1) % n] = lines[(site + 1) % n, site] = steps
    assert found == lines and len(lines) < 2 * n


def alone(sc: Scene, site: int) -> list[tuple[int, Program]]:
    """The links of a site if there is a building on every other one."""
    sc.s.sites = [NOBODY if x == site else 0 for x in range(len(sc.s.sites))]
    return links(sc.s, site)


@pytest.mark.clause("V6.8.6", "V6.8.7", "V1.10")
def test_two_links_in_the_order_you_like() -> None:
    sc = ready(2).house(1, "workshop", 1, 2).house(1, "workshop", 2, 4).castle("11 00 00 00 00")
    sc.play("build", ("workshop", 1), (("stone", 3),), 3, "no")
    assert (sc.kind, sc.options) == ("link", [4, 2])
    sc.play(2)
    assert sc.goods(0)["ink"] == sc.goods(1)["ink"] == 1
    assert (sc.seat, sc.kind) == (0, "castle-move"), "the active player first"
    sc.play("no")
    assert (sc.seat, sc.kind) == (1, "castle-move"), "then the other owner"


@pytest.mark.clause("V6.8.8", "V6.9.7")
def test_each_owner_makes_their_own_choices() -> None:
    sc = ready(2).house(1, "workshop", 1, 4).castle("10 01 00 00 00")
    sc.play("build", ("workshop", 1), (("stone", 3),), 3, "no", (0, 1))
    assert (sc.seat, sc.kind) == (1, "castle-move")
    assert sc.s.first_tier[1] == [1, 1]
    sc.play((1, 2))
    assert sc.s.first_tier[2] == [0, 1]


@pytest.mark.clause("V8.8", "V14.5", "V1.6")
def test_a_free_building_goes_anywhere() -> None:
    sc = scene(2).board(0, "abbot", "squire", "trader").at(0, 1).give(0, ink=9).phase("act")
    sc.books(p0="grey-7-guildhall").house(1, "workshop", 1, 7).play("transcribe", (("ink", 6),))
    assert (sc.kind, sc.options) == ("building", [("guildhall", x) for x in (1, 2, 3)])
    assert sc.why(("workshop", 1)) == ("V8.8", "other-building", {})
    sc.play(("guildhall", 2))
    assert (sc.kind, sc.options) == ("site", [x for x in range(20) if x != 7])
    assert sc.ask.about == {"building": "guildhall", "slot": 2}
    sc.play(6, 0)
    assert sc.s.sites[6] == 1 and sc.p[0].manuscripts == ["grey-7-guildhall"]
    assert sc.track(0) == (1, 5) and sc.track(1) == (1, 6), "site: a hire; link: 1 virtue each"


@pytest.mark.clause("V8.8", "V1.6")
def test_no_such_building_left() -> None:
    sc = scene(2).board(0, "abbot", "squire", "trader").at(0, 1).give(0, ink=9).phase("act")
    sc.books(p0="grey-4-workshop").slots(0, "workshop-1", "workshop-2", "workshop-3")
    sc.play("transcribe", (("ink", 3),))
    assert sc.p[0].manuscripts == ["grey-4-workshop"] and sc.s.phase != "act"
