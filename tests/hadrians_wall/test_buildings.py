"""H12-H17, H21: common buildings, forum, landmarks, attributes, citizens, precincts, gardens."""

from __future__ import annotations

import pytest

from ludorum.games.hadrians_wall.content import ATTRIBUTES, CITIZENS, FAMILIES
from tests.hadrians_wall.scene import Scene, scene

FLAG = (0, 1, 3, 5, 9, 11, 13, 15, 17)  # fort boxes for an infrastructure


def built(family: str, size: int, level: dict[str, int], price: dict[str, int]) -> Scene:
    """A building is paid for exactly, at exactly its level."""
    for name, n in level.items():
        short = scene().rich().fill(**{name: n - 1}).build(**{family: size - 1})
        assert short.why(family).reason == "needs-level"
    for item, n in price.items():
        poor = scene().give(**{**price, item: n - 1}).fill(**level)
        poor.build(**{family: size - 1})
        assert poor.why(family).reason == "no-items"
        assert poor.why(family).about == {"items": ((item, 1),)}
    sc = scene().give(**price).fill(**level).build(**{family: size - 1})
    sc.play(family)
    assert sc.p[0].built[FAMILIES.index(family)] == size
    return sc


# -- H12 hotel, workshop, road ----------------------------------------------------------------


@pytest.mark.clause("H12.1", "H12.2")
@pytest.mark.parametrize(
    ("family", "size", "level", "price", "items", "attributes"),
    [
        ("hotel", 1, 2, (1, 1, 1), {"civilian": 1}, {}),
        ("hotel", 2, 6, (1, 1, 2), {"civilian": 1}, {"renown": 1}),
        ("workshop", 1, 3, (0, 0, 3), {"builder": 1}, {}),
        ("workshop", 2, 7, (0, 0, 4), {"builder": 1}, {"renown": 1}),
    ],
)
def test_hotel_and_workshop(
    family: str,
    size: int,
    level: int,
    price: tuple[int, int, int],
    items: dict[str, int],
    attributes: dict[str, int],
) -> None:
    cost = dict(zip(("servant", "builder", "resource"), price, strict=True))
    sc = built(family, size, {"fort": FLAG[level]}, {k: v for k, v in cost.items() if v})
    assert (sc.items(), sc.attributes()) == (items, attributes)


@pytest.mark.clause("H12.2", "H12.3")
@pytest.mark.parametrize(
    ("size", "level", "resources", "choice"),
    [(1, 4, 1, ["piety", "discipline"]), (2, 8, 2, ["renown", "valour"])],
)
def test_roads(size: int, level: int, resources: int, choice: list[str]) -> None:
    price = {"servant": 2, "builder": 1, "resource": resources}
    for pick in choice:
        sc = built("road", size, {"fort": FLAG[level]}, price)
        assert sc.options == choice
        for other in ATTRIBUTES:
            if other not in choice:
                assert sc.closed(other) == ("H12.3", "other-road")
        sc.play(pick)
        assert (sc.items(), sc.attributes()) == ({}, {pick: 1})


@pytest.mark.clause("H12.4")
def test_income_begins_next_year() -> None:
    sc = scene().give(resource=3).fill(fort=FLAG[4]).play("workshop")
    assert sc.items() == {"builder": 1}
    sc.stop().next_year()
    paid = [e.about for e in sc.told("gain") if e.clause == "H3.6.3"]
    assert paid == [{"player": 0, "item": "builder", "n": 1}]


# -- H13 forum --------------------------------------------------------------------------------


@pytest.mark.clause("H13.1", "H13.1.1", "H13.2")
def test_forum() -> None:
    sc = scene().give(soldier=5, builder=2, servant=1, resource=5).play("forum")
    assert sc.options == [
        ("builder", "builder", "servant"),
        ("builder", "builder", "civilian"),
        ("builder", "servant", "civilian"),
    ]
    assert sc.closed(("servant", "civilian", "builder")) == ("H13.1", "no-items")
    sc.play(("builder", "servant", "civilian"))
    assert sc.items() == {"soldier": 5, "builder": 1, "civilian": 1, "resource": 5}
    assert sc.closed("forum") == ("H13.1", "once-a-year")
    same = scene().give(builder=3).play("forum", ("builder", "builder", "servant"))
    assert same.items() == {"builder": 1, "servant": 1}
    assert scene().give(soldier=9, builder=1).closed("forum") == ("H13.1", "no-two-workers")
    sc = scene(year=6).rich()
    sc.p[0].forum = [1, 2, 3, 4]
    assert sc.closed("forum") == ("H13.2", "no-box-left")


@pytest.mark.clause("H13.1")
def test_the_forum_is_used_once_in_every_year() -> None:
    sc = scene(year=2).give(builder=3)
    sc.p[0].forum = [1]
    sc.play("forum", ("builder", "builder", "servant"))
    assert sc.p[0].forum == [1, 2]
    assert sc.give(builder=3).closed("forum") == ("H13.1", "once-a-year")


# -- H14 landmarks, H15 attributes ------------------------------------------------------------


@pytest.mark.clause("H14.1", "H14.2", "H14.3")
@pytest.mark.parametrize(
    ("name", "needs", "gives"),
    [
        ("archway", "renown", "valour"),
        ("monolith", "piety", "discipline"),
        ("column", "valour", "piety"),
        ("statue", "discipline", "renown"),
    ],
)
def test_landmarks(name: str, needs: str, gives: str) -> None:
    sc = scene().give(builder=1, resource=2).fill(**{needs: 14})
    assert sc.why("landmark") == ("H14.1", "needs-attribute", {"n": 15})
    sc = scene().give(builder=1, resource=1).fill(**{needs: 15})
    assert sc.closed("landmark") == ("H14.1", "no-items")
    sc = scene().give(builder=1, resource=2).fill(**{needs: 15}).play("landmark")
    assert sc.options == [name]
    sc.play(name)
    assert (sc.items(), sc.attributes()) == ({}, {needs: 15, gives: 2})
    sc = scene().rich().fill(**{needs: 15}).play("landmark", name)
    assert "landmark" not in sc.options


@pytest.mark.clause("H14.3")
def test_each_landmark_once() -> None:
    sc = scene().rich(n=20).fill(renown=15, piety=15, valour=15, discipline=15)
    sc.play("landmark", "column", "landmark")
    assert sc.closed("column") == ("H14.3", "all-built")
    sc.play("archway", "landmark", "statue", "landmark", "monolith")
    assert sc.closed("landmark") == ("H14.3", "all-built")


def advanced(attribute: str, to: int) -> Scene:
    """One step to a box, by a road."""
    sc = scene().fill(**{attribute: to - 1})
    sc.p[0].roads = 1
    return sc.play(attribute)


@pytest.mark.clause("H15.1", "H15.1.1")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_attributes_end_at_25(attribute: str) -> None:
    sc = scene().fill(**{attribute: 25})
    sc.p[0].roads = 1
    sc.play(attribute)
    assert (sc.attributes(), sc.items()) == ({attribute: 25}, {})
    assert sc.lines()[attribute].points == 25
    assert len(sc.told("lost")) == 1


@pytest.mark.clause("H15.2")
@pytest.mark.parametrize(
    ("attribute", "worker"),
    [
        ("renown", "civilian"),
        ("piety", "servant"),
        ("valour", "soldier"),
        ("discipline", "builder"),
    ],
)
def test_workers_on_the_attributes(attribute: str, worker: str) -> None:
    for n in range(1, 26):
        paid = {worker: 1} if n in (3, 6, 9, 12, 15, 19, 23) else {}
        assert advanced(attribute, n).items() == paid


@pytest.mark.clause("H15.3")
@pytest.mark.parametrize(
    ("attribute", "others"),
    [
        ("renown", ("piety", "discipline", "valour")),
        ("piety", ("renown", "valour", "discipline")),
        ("valour", ("discipline", "renown", "piety")),
        ("discipline", ("valour", "piety", "renown")),
    ],
)
def test_attributes_pay_each_other(attribute: str, others: tuple[str, ...]) -> None:
    for n, other in zip((17, 21, 25), others, strict=True):
        assert advanced(attribute, n).attributes() == {attribute: n, other: 1}


@pytest.mark.clause("H15.4")
def test_several_steps_pay_each_box() -> None:
    sc = scene().give(builder=1, resource=2).fill(piety=15, discipline=16)
    sc.play("landmark", "monolith")
    assert sc.attributes() == {"piety": 15, "discipline": 18, "valour": 1}
    sc = scene().give(builder=1, resource=2).fill(piety=15, discipline=4)
    sc.play("landmark", "monolith")
    assert (sc.attributes(), sc.items()) == ({"piety": 15, "discipline": 6}, {"builder": 1})


# -- H16 citizens, H17 precincts, H21 gardens -------------------------------------------------

ROWS = {
    "traders": "servant - builder - resource - builder renown resource",
    "performers": "builder - servant - soldier - servant renown builder",
    "priests": "servant - servant piety servant piety servant piety servant",
    "apparitores": "builder - soldier discipline builder discipline soldier discipline builder",
    "patricians": "resource - soldier renown resource renown soldier renown resource",
}


@pytest.mark.clause("H16.1", "H16.1.1", "H16.2")
@pytest.mark.parametrize("track", CITIZENS)
def test_citizens(track: str) -> None:
    for n, icon in enumerate(ROWS[track].split()):
        sc = scene().give(civilian=1).fill(**{track: n}).play("citizen", track)
        got = {**sc.items(), **sc.attributes()}
        assert got == ({} if icon == "-" else {icon: 1})
    sc = scene().give(civilian=1).fill(**{track: 9}).play("citizen")
    assert sc.closed(track) == ("H16.1", "track-full")
    full = scene().give(civilian=1).fill(**dict.fromkeys(CITIZENS, 9))
    assert full.closed("citizen") == ("H16.1", "all-full")


@pytest.mark.clause("H16.3")
def test_icons_pay_like_civilians() -> None:
    sc = scene().give(resource=1).fill(performers=1).build(theatre=1).play("show", 0)
    assert (sc.items(), sc.p[0].citizens[0]) == ({"servant": 1}, 1)


@pytest.mark.clause("H17.1", "H17.1.1")
@pytest.mark.parametrize(
    ("size", "traders", "attribute"), [(1, 3, "piety"), (2, 6, "discipline"), (3, 9, "renown")]
)
def test_precincts(size: int, traders: int, attribute: str) -> None:
    sc = built("precinct", size, {"traders": traders}, {"servant": 1, "civilian": size})
    assert (sc.items(), sc.attributes()) == ({"resource": 1}, {attribute: 1})
    assert sc.p[0].production == 2


@pytest.mark.clause("H21.1", "H21.2")
def test_gardens() -> None:
    sc = built("gardens", 1, {"priests": 4}, {"servant": 1, "builder": 1, "resource": 1})
    assert sc.p[0].citizens == [1, 1, 5, 0, 0]
    assert sc.attributes() == {"piety": 1}
    sc = built("gardens", 2, {"priests": 7}, {"servant": 1, "builder": 1, "resource": 2})
    assert sc.p[0].citizens == [1, 1, 8, 1, 1]
    assert sc.attributes() == {"piety": 2}  # one from priests 8


@pytest.mark.clause("H18.1", "H19.1", "H20.1", "H22.1", "H22.1.1", "H23.1", "H24.1")
@pytest.mark.parametrize(
    ("family", "size", "track", "at", "price", "gives"),
    [
        ("market", 1, "traders", 4, (1, 1, 2), "renown"),
        ("theatre", 1, "performers", 1, (1, 1, 1), "renown"),
        ("ludus", 1, "performers", 3, (2, 1, 2), "renown"),
        ("temple", 1, "priests", 1, (1, 1, 1), "piety"),
        ("temple", 2, "priests", 3, (1, 1, 2), "piety"),
        ("temple", 3, "priests", 6, (2, 1, 2), "piety"),
        ("baths", 1, "apparitores", 3, (2, 1, 2), "renown"),
        ("courthouse", 1, "apparitores", 4, (2, 1, 2), "renown"),
    ],
)
def test_buildings_of_the_right_sheet(
    family: str, size: int, track: str, at: int, price: tuple[int, int, int], gives: str
) -> None:
    cost = dict(zip(("servant", "builder", "resource"), price, strict=True))
    sc = built(family, size, {track: at}, cost)
    assert (sc.items(), sc.attributes()) == ({}, {gives: 1})
