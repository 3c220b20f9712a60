"""H5-H11: the upper half of the left sheet."""

from __future__ import annotations

import pytest

from ludorum.games.hadrians_wall.content import COHORTS, GUARD, INFRASTRUCTURE, TRACKS
from ludorum.games.hadrians_wall.state import infrastructure
from tests.hadrians_wall.scene import Scene, scene

# -- H5 cohorts -------------------------------------------------------------------------------


@pytest.mark.clause("H5.1")
@pytest.mark.parametrize("cohort", COHORTS)
def test_cohort_boxes(cohort: str) -> None:
    rewards: list[dict[str, int]] = [
        {}, {}, {"discipline": 1}, {}, {"valour": 1}, {"discipline": 1},
    ]  # fmt: skip
    for n, reward in enumerate(rewards):
        sc = scene().give(soldier=1)
        sc.p[0].cohorts[COHORTS.index(cohort)] = n
        sc.play("guard", cohort)
        assert sc.attributes() == reward
        assert sc.p[0].cohorts[COHORTS.index(cohort)] == n + 1


@pytest.mark.clause("H5.2")
def test_the_owner_chooses_the_cohort() -> None:
    sc = scene().rich().play("guard")
    assert sc.options == ["left", "centre", "right"]
    sc.play("right")
    assert sc.p[0].cohorts == [0, 0, 1]
    assert not {"left", "centre", "right", "cohort"} & set(sc.options)  # none is for sale


@pytest.mark.clause("H5.4")
def test_a_full_cohort_is_no_choice() -> None:
    sc = scene().rich()
    sc.p[0].cohorts = [6, 5, 0]
    sc.play("guard")
    assert sc.options == ["centre", "right"]
    assert sc.closed("left") == ("H5.4", "track-full")
    sc = scene().give(soldier=1)  # no granary is needed for a sixth box
    sc.p[0].cohorts = [5, 0, 0]
    assert sc.play("guard", "left").p[0].cohorts == [6, 0, 0]


# -- H6-H8 tracks -----------------------------------------------------------------------------


def gained(track: str, n: int) -> tuple[dict[str, int], dict[str, int], int, bool]:
    """What the n-th box of a track gives: items, attributes, production, a cohort."""
    sc = scene().fill(fort=21).build(granary=2)
    if track == "fort":
        sc.fill(fort=n - 1)
    sc.fill(**{track: n - 1})
    payment = {"mining": "servant", "guard": "soldier", "fort": "builder"}.get(track, "resource")
    sc.give(**{payment: 1})
    sc.play(track)
    if track == "fort":
        sc.play("builder")
    assert sc.p[0].tracks[TRACKS.index(track)] == n
    cohort = sc.ask.kind == "cohort"
    return sc.items(), sc.attributes(), sc.p[0].production - 1, cohort


D, R, C = {"discipline": 1}, {"renown": 1}, {"civilian": 1}


@pytest.mark.clause("H6.1", "H6.1.1", "H6.2")
def test_mining() -> None:
    for n in range(1, 15):
        pays = n in (2, 5, 8, 11, 14)
        assert gained("mining", n) == ({"resource": 1} if pays else {}, {}, int(pays), False)
    sc = scene().rich().fill(mining=4)
    assert sc.closed("mining") == ("H9.4", "section-closed")
    assert scene().closed("mining") == ("H6.1", "no-items")


@pytest.mark.clause("H7.1", "H7.1.1", "H7.2")
def test_wall_guard() -> None:
    for n in range(1, 19):
        discipline = D if n % 3 == 2 else {}
        assert gained("guard", n) == ({}, discipline, 0, n % 3 == 0 or n == 1)
    assert scene().closed("guard") == ("H7.1", "no-items")


@pytest.mark.clause("H8.1", "H8.1.1", "H8.6")
def test_fort() -> None:
    for n in range(1, 22):
        items = C if n in (4, 6, 8, 10, 12, 16, 18, 20) else {}
        attributes = D if n in (7, 14, 21) else {}
        assert gained("fort", n) == (items, attributes, 0, n in (14, 21))
    sc = scene().give(soldier=1).play("fort")
    assert sc.options == ["soldier"]
    assert sc.closed("builder") == ("H8.1", "no-items")
    assert sc.play("soldier").items() == {}


@pytest.mark.clause("H8.2", "H8.2.1", "H8.7")
def test_wall() -> None:
    for n in range(1, 22):
        items = C if n in (1, 3, 5, 9, 13, 16, 19) else {}
        attributes = R if n in (4, 8, 11, 15, 18) else {}
        assert gained("wall", n) == (items, attributes, 0, n in (4, 7, 11, 14, 18, 21))
    sc = scene().give(resource=9).fill(fort=3, wall=2)
    assert sc.play("wall").closed("wall") == ("H8.2", "needs-fort")
    assert sc.why("wall").about == {"n": 4}


@pytest.mark.clause("H8.3", "H8.3.1", "H8.8")
def test_cippi() -> None:
    for n in range(1, 8):
        items, attributes = C if n == 4 else {}, R if n == 6 else {}
        assert gained("cippi", n) == (items, attributes, 0, n in (3, 5, 7))
    for n, fort in enumerate((1, 4, 7, 10, 13, 16, 20)):
        sc = scene().give(resource=1).fill(fort=fort - 1, cippi=n).build(granary=2)
        assert sc.why("cippi") == ("H8.3", "needs-fort", {"n": fort})
        sc = scene().give(resource=1).fill(fort=fort, cippi=n).build(granary=2)
        assert "cippi" in sc.options


@pytest.mark.clause("H8.4")
def test_the_check_case_of_fort_wall_and_cippi() -> None:
    sc = scene().give(resource=9).fill(fort=6, wall=1, cippi=2)
    assert infrastructure(sc.p[0]) == 3
    assert sc.closed("cippi") == ("H8.3", "needs-fort")
    for _ in range(5):
        sc.play("wall")
        if sc.ask.kind == "cohort":
            sc.play("left")
    assert sc.closed("wall") == ("H8.2", "needs-fort")


@pytest.mark.clause("H8.5", "H8.5.1")
def test_infrastructure() -> None:
    flags = (1, 3, 5, 9, 11, 13, 15, 17)
    for n in range(22):
        assert INFRASTRUCTURE[n] == len([x for x in flags if x <= n])


# -- H9 granaries -----------------------------------------------------------------------------


@pytest.mark.clause("H9.1", "H9.4")
@pytest.mark.parametrize(
    ("track", "ends"),
    [
        ("mining", (4, 9, 14)),
        ("guard", (6, 12, 18)),
        ("cippi", (3, 5, 7)),
        ("wall", (7, 14, 21)),
        ("fort", (7, 14, 21)),
    ],
)
def test_sections(track: str, ends: tuple[int, ...]) -> None:
    for granary, end in enumerate(ends):
        fort = 21 if track != "fort" else end
        sc = scene().rich().fill(fort=fort).fill(**{track: end}).build(granary=granary)
        if granary == 2:
            assert sc.closed(track) == ("H4.4", "track-full")
        else:
            assert sc.closed(track) == ("H9.4", "section-closed")
            larger = ("medium-granary", "large-granary")[granary]
            assert sc.why(track).about == {"building": larger}
        sc = scene().rich().fill(fort=max(0, fort - (track == "fort"))).build(granary=granary)
        sc.fill(**{track: end - 1})
        assert track in sc.options


@pytest.mark.clause("H9.2")
def test_medium_granary() -> None:
    sc = scene().give(servant=1, builder=1, resource=1)
    assert sc.why("granary") == ("H9.2", "needs-level", {"level": ("infrastructure", 1)})
    sc = scene().give(servant=1, builder=1, resource=1).fill(fort=1).play("granary")
    assert (sc.items(), sc.attributes(), sc.p[0].built[0]) == ({}, {}, 1)


@pytest.mark.clause("H9.3")
def test_large_granary() -> None:
    sc = scene().give(servant=1, builder=1, resource=2).fill(fort=10).build(granary=1)
    assert sc.why("granary") == ("H9.3", "needs-level", {"level": ("infrastructure", 5)})
    sc = scene().give(servant=1, builder=1, resource=2).fill(fort=11).build(granary=1)
    sc.play("granary")
    assert (sc.items(), sc.attributes(), sc.p[0].built[0]) == ({}, {"renown": 1}, 2)


@pytest.mark.clause("H9.5")
def test_other_areas_know_no_granary() -> None:
    sc = scene().rich(n=40).fill(traders=8, fort=7).build()
    sc.p[0].production, sc.p[0].cohorts = 8, [5, 5, 5]
    sc.play("citizen", "traders", "precinct", "training", "left")
    assert (sc.p[0].production, sc.p[0].citizens[0], sc.p[0].cohorts[0]) == (9, 9, 6)


# -- H10, H11 ---------------------------------------------------------------------------------


@pytest.mark.clause("H10.1", "H10.1.1", "H32.1")
def test_eight_hammers_fill_the_circles() -> None:
    sc = scene().rich(n=30).fill(traders=9, fort=21).build(granary=2)
    for _ in range(14):
        sc.play("mining")
    for _ in range(3):
        sc.play("precinct")
    assert sc.p[0].production == 9


@pytest.mark.clause("H10.2")
def test_a_circle_pays_next_year() -> None:
    sc = scene().give(servant=1).fill(mining=1).play("mining")
    assert sc.items() == {"resource": 1}
    sc.stop().next_year()
    paid = [e for e in sc.told("gain") if e.clause == "H3.6.1" and e.about["player"] == 0]
    assert paid[-1].about == {"player": 0, "item": "resource", "n": 2}


def trainee(**tracks: int) -> Scene:
    return scene().give(builder=2).fill(**tracks)


@pytest.mark.clause("H11.1", "H11.1.1", "H11.3")
def test_training() -> None:
    sc = trainee(guard=1).play("training")
    assert (sc.items(), sc.p[0].tracks[GUARD], sc.p[0].training) == ({"builder": 1}, 2, [1])
    assert sc.attributes() == {"discipline": 1}
    assert sc.closed("training") == ("H11.1", "once-a-year")


@pytest.mark.clause("H11.2")
def test_training_needs_an_open_guard_box() -> None:
    assert trainee(guard=6).closed("training") == ("H11.2", "guard-closed")
    assert "training" in trainee(guard=6).build(granary=1).options
    assert trainee(guard=18).build(granary=2).closed("training") == ("H11.2", "guard-closed")


@pytest.mark.clause("H11.4")
def test_five_trainings_a_game() -> None:
    sc = scene(year=6).give(builder=1)
    sc.p[0].training = [1, 2, 3, 4, 5]
    assert sc.closed("training") == ("H11.4", "no-box-left")
