"""H12.4, H13: three and four players, a variant of our own."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from ludorum.content import BOX, ContentError, Pack, own_rows
from ludorum.games import load_boxed, load_plain
from ludorum.games.hamlet import GAME
from ludorum.games.hamlet.content import (
    PRICES_34,
    SALES,
    SEATS,
    SLOTS,
    SLOTS_34,
    STONE,
    TIMBER,
    WOOD,
    check_seats,
)
from ludorum.games.hamlet.hauling import Means
from ludorum.games.hamlet.scoring import awards
from ludorum.games.hamlet.state import slots
from ludorum.kernel import DEALER, Roll, content_of, differs
from ludorum.titles import demanded, unasked
from tests.hamlet.scene import CHURCH, QUARRY, Scene, opening, scene
from tests.packs import own_content

OURS = {"variant": "house-3-4"}
SEATED = pytest.mark.parametrize("seats", [3, 4])


# -- only where it was chosen -----------------------------------------------------------------


@pytest.mark.clause("H12.4", "H13.1")
@SEATED
def test_it_must_be_chosen(seats: int) -> None:
    for options in ({}, {"variant": "off"}, {"roads": "again"}):
        with pytest.raises(ValueError, match="variant=house-3-4"):
            GAME.setup(seats, options)
    assert len(GAME.setup(seats, OURS).players) == seats
    assert len(GAME.setup(seats, {**OURS, "roads": "again"}).players) == seats
    assert demanded(GAME, seats) == OURS


@pytest.mark.clause("H12.4", "H13.1")
def test_one_and_two_are_no_variant() -> None:
    assert GAME.players == (1, 2, 3, 4) and unasked(GAME) == (1, 2)
    for seats in (1, 2):
        assert demanded(GAME, seats) == {}
        GAME.check(seats, {"variant": "off"})
        with pytest.raises(ValueError, match="3 or 4 seats"):
            GAME.check(seats, OURS)
    with pytest.raises(ValueError, match="1 to 4 seats, not 5"):
        GAME.check(5, OURS)


@pytest.mark.clause("H13.1", "M17.11")
@SEATED
def test_changes_of_botric_are_for_who_plays_alone(seats: int) -> None:
    with pytest.raises(ValueError, match="Botric"):
        GAME.check(seats, {**OURS, "fines": "on"})


@pytest.mark.clause("H13.1")
def test_what_is_known_and_what_is_ours() -> None:
    package = load_plain("hamlet").package
    origins = {k: {x["origin"] for x in own_rows(package, k)} for k in GAME.added}
    assert origins == {"church_34": {"house"}, "prices_34": {"public"}, "seats": {"house"}}


# -- how it begins ----------------------------------------------------------------------------


@pytest.mark.clause("H13.2", "H13.3", "H13.5", "B2.3")
@pytest.mark.parametrize(("seats", "first"), [(3, 0), (3, 2), (4, 1), (4, 3)])
def test_coins_in_the_order_of_play(seats: int, first: int) -> None:
    sc = opening(seats)
    table = sc.open()
    while DEALER in table.pending():
        ask = table.pending()[DEALER]
        if isinstance(ask, Roll):
            assert list(ask.faces) == list(range(seats))
        table.answer(DEALER, first if isinstance(ask, Roll) else ask.sample(lambda: 0.0))
    assert (sc.s.first, sc.seat) == (first, first)
    coins = [sc.p[(first + n) % seats].coins for n in range(seats)]
    assert coins == list(SEATS[str(seats)].coins)
    for p in sc.p:
        assert (p.standing, p.lying, p.donkeys) == ([CHURCH], [], [CHURCH])


@pytest.mark.clause("H13.2", "H13.3")
@SEATED
def test_market(seats: int) -> None:
    x = SEATS[str(seats)]
    sc = opening(seats)
    assert [d.size for d in sc.s.sales] == list(x.sales)
    sc.play()
    assert len(sc.s.market) == x.face_up
    tiers = [tier for tier, n in enumerate(x.sales, start=1) for _ in range(n)]
    assert [SALES[token].tier for token in sc.s.market] == tiers[: x.face_up]


@pytest.mark.clause("H13.2", "H13.3", "H13.4")
def test_our_numbers() -> None:
    ours = [(x.coins, x.sales, x.face_up, x.slots) for x in SEATS.values() if x.origin != BOX]
    six = ("c1", "c2", "c3", "c4", "c5", "c6")
    known = {"3": (3, 4, 5), "4": (3, 4, 5, 5)}
    assert ours == [(known[id], (4, 4, 4), 3, six) for id in SEATS if SEATS[id].origin != BOX]
    takes = [
        ("c1", ("wood", "stone", "wheat"), 10, 6),
        ("c2", (), 10, 6),
        ("c3", ("timber", "flour"), 3, 4),
        ("c4", ("milk", "brick"), 3, 4),
        ("c5", ("timber", "brick"), 3, 4),
        ("c6", ("flour", "milk"), 3, 4),
    ]
    found = [(x.id, x.takes, x.n, x.points) for x in SLOTS_34.values() if x.origin != BOX]
    assert found == [x for x in takes if SLOTS_34[x[0]].origin != BOX]


def test_wrong_numbers_are_refused() -> None:
    changes: tuple[dict[str, Any], ...] = (
        {"coins": (3, 4)},
        {"coins": (3, 4, -1)},
        {"sales": (4, 4)},
        {"sales": (4, 4, 5)},
        {"face_up": 0},
        {"slots": ()},
        {"slots": ("c1", "c1")},
        {"slots": ("raw",)},
    )
    for change in changes:
        with pytest.raises(ContentError):
            check_seats(dataclasses.replace(SEATS["3"], **change))


# -- market and church ------------------------------------------------------------------------


@pytest.mark.clause("B9.2", "H13.1")
@SEATED
def test_buying_is_cheaper(seats: int) -> None:
    raw, good = PRICES_34["buy-raw"].n, PRICES_34["buy-good"].n
    assert (raw, good) == (2, 4)
    sc = scene(seats).clear()
    m = Means(sc.s, sc.p[0])
    assert m.price(m.reach(QUARRY), (((WOOD,), 2), ((STONE,), 1))) == 3 * raw
    assert m.price(m.reach(QUARRY), (((TIMBER,), 1),)) == good
    sc = scene(seats).give(0, coins=20).plan(0, "sawmill").clear("farm").put("farm", wheat=1)
    sc.play(("construct", "sawmill")).settle()
    assert sc.about("buy") == [{"player": 0, "good": "wheat", "n": 1, "price": raw}]


@pytest.mark.clause("H13.4", "H9.1", "H9.2")
@SEATED
def test_the_church_has_slots_of_its_own(seats: int) -> None:
    sc = scene(seats).give(0, coins=30)
    assert slots(sc.s) == SEATS[str(seats)].slots and not set(slots(sc.s)) & set(SLOTS)
    assert [x[1] for x in sc.options if x[0] == "deliver"] == list(slots(sc.s))  # all bought
    poor = scene(seats).give(0, coins=-3)
    assert poor.why(("deliver", "c2")) == ("B10.1", "no-coins", {"coins": SLOTS_34["c2"].n})
    sc.play(("deliver", "c2"))
    assert sc.s.church == {"c2": 0} and not sc.told("church-full")
    assert sc.p[0].points == SLOTS_34["c2"].points


@pytest.mark.clause("H13.4", "H13.5", "H9.2", "H10.1")
def test_the_round_is_finished() -> None:
    sc = scene(3).give(1, coins=SLOTS_34["c2"].n)
    sc.s.church = dict.fromkeys([x for x in slots(sc.s) if x != "c2"], 2)
    sc.play("done", ("deliver", "c2"))
    assert sc.told("church-full")
    sc.play("done")
    assert sc.seat == 2 and not sc.open().over  # the third player has a turn yet
    sc.play("done")
    assert sc.open().over and sc.about("end") == [{"why": "church"}]


@pytest.mark.clause("H13.5")
@SEATED
def test_turns_go_round_the_table(seats: int) -> None:
    sc = scene(seats)
    sc.s.first = sc.s.active = 1
    seen = []
    for _ in range(seats + 1):
        seen.append((sc.seat, sc.s.round))
        sc.play("done")
    order = [(1 + n) % seats for n in range(seats)]
    assert seen == [*[(seat, 1) for seat in order], (1, 2)]


# -- the end ----------------------------------------------------------------------------------


def delivered(*counts: int) -> Scene:
    sc = scene(len(counts))
    for seat, n in enumerate(counts):
        sc.s.church |= {f"{seat}-{k}": seat for k in range(n)}  # which slots is all the same
    return sc


@pytest.mark.clause("H13.6", "H10.4", "B11.2")
@pytest.mark.parametrize(
    ("counts", "chaplain", "sacristan"),
    [
        ((3, 2, 1), [0], [1]),
        ((1, 3, 1), [1], [0, 2]),  # two are second
        ((2, 2, 1), [0, 1], []),  # the first place is tied
        ((2, 2, 2), [0, 1, 2], []),
        ((0, 0, 3), [2], []),  # it needs one delivery
        ((1, 2, 1, 1), [1], [0, 2, 3]),
        ((0, 0, 0, 0), [], []),
    ],
)
def test_awards_for_deliveries(
    counts: tuple[int, ...], chaplain: list[int], sacristan: list[int]
) -> None:
    found = dict(awards(delivered(*counts).s))
    assert (found["chaplain"], found["sacristan"]) == (chaplain, sacristan)


@pytest.mark.clause("H13.6")
def test_three_share_a_third_each() -> None:
    sc = delivered(2, 2, 2)
    for p in sc.p:
        p.coins = 0
    assert [sc.points(n) for n in range(3)] == [{"chaplain": 1}] * 3  # 5 points, rounded down
    sc = delivered(1, 2, 1, 1)
    assert [sc.points(n).get("sacristan") for n in range(4)] == [1, None, 1, 1]


@pytest.mark.clause("H13.7", "H12.3")
def test_ties_in_points() -> None:
    sc = scene(3)
    for p in sc.p:
        p.coins = 0
    assert GAME.winners(sc.s) == [0, 1, 2]
    sc.give(2, coins=1)
    assert GAME.winners(sc.s) == [2]


# -- packs, and tables from before -------------------------------------------------------------


@pytest.mark.clause("H13.1")
def test_a_pack_says_what_the_box_says() -> None:
    plain = load_plain("hamlet")
    seats = {**own_rows(plain.package, "seats")[0], "coins": [2, 3, 7], "slots": ["c1", "c7"]}
    slot = {**own_rows(plain.package, "church_34")[2], "id": "c7", "takes": ["brick"], "n": 2}
    pack = Pack("hamlet", plain.epoch, "sides", {"seats": [seats], "church_34": [slot]})
    boxed = load_boxed(pack)
    sc: Any = boxed.setup(3, OURS)
    view = boxed.derived.observe(sc, 0)
    church = next(x for x in boxed.picture(view, 0) if x.title.id == "pic-church")
    assert [row[0].id for row in church.rows] == ["slot-raw", "slot-goods"]
    assert differs(plain, content_of(boxed)) and differs(boxed, content_of(plain))
    for tables in (1, 2):
        assert boxed.derived.dump(boxed.setup(tables, {})) == plain.derived.dump(
            plain.setup(tables, {})
        )


@own_content("hamlet")
def test_content_from_before_the_variant_goes_on() -> None:
    """Its name before these kinds were there; a table for one or two reads none of them."""
    plain = load_plain("hamlet")
    assert not differs(plain, "6331cc56690c34ec")
    assert content_of(plain) != "6331cc56690c34ec"
    assert differs(plain, "6331cc56690c34ed")
