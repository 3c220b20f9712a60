"""B2, H1, M2, H12.1, M17: how a game begins."""

from __future__ import annotations

import random

import pytest

from ludorum.games.hamlet import GAME
from ludorum.games.hamlet.content import ACTIONS, BAG, DISCS, SALES, STACK, number
from ludorum.games.hamlet.setup import SWITCHES
from ludorum.kernel import DEALER, Seat
from tests.hamlet.scene import CHURCH, FARM, QUARRY, WOODCUTTER, opening, scene


@pytest.mark.clause("B2.1", "H1.1")
def test_the_start_tiles_lie_in_the_default_layout() -> None:
    s = GAME.setup(2, {})
    assert s.tiles == ["church", "market", "town_hall", "woodcutter", "quarry", "farm"]
    assert s.spots == [
        (128, 128, 0), (132, 128, 0), (128, 131, 0), (125, 128, 2), (128, 126, 1), (132, 127, 3),
    ]  # fmt: skip


@pytest.mark.clause("B2.2")
def test_two_cubes_on_each_source() -> None:
    s = GAME.setup(2, {})
    assert [s.cubes[n] for n in (WOODCUTTER, QUARRY, FARM)] == [(2, 0, 0), (0, 2, 0), (0, 0, 2)]
    assert s.cubes[:3] == [(0, 0, 0)] * 3


@pytest.mark.clause("B2.3", "H12.1")
@pytest.mark.parametrize("first", [0, 1])
def test_figures_and_coins_of_two(first: int) -> None:
    sc = opening(2)
    table = sc.open()
    while DEALER in table.pending():
        ask = table.pending()[DEALER]
        faces = list(getattr(ask, "faces", []))
        table.answer(DEALER, first if faces else ask.sample(lambda: 0.0))
    assert (sc.s.first, sc.seat) == (first, first)
    assert (sc.p[first].coins, sc.p[1 - first].coins) == (3, 4)
    for p in sc.p:
        assert (p.standing, p.lying, p.donkeys) == ([CHURCH], [], [CHURCH])
    assert sc.s.botric is None  # part M is not used


@pytest.mark.clause("B2.4", "H1.2")
def test_row() -> None:
    sc = opening(2).play()
    assert len(sc.s.row) == 4 and set(sc.s.row) <= set(STACK["bag"])
    assert sc.s.bag.size == 6 and set(sc.s.bag.layers[0].cards).isdisjoint(sc.s.row)
    assert sc.s.row_coins == [0, 0, 0, 0]
    sc = scene(2).give(0, coins=1).play("town-hall")
    assert [sc.why(("blueprint", n))[2] for n in range(4) if n > sc.p[0].coins] == []
    poor = scene(2).give(0, coins=-3).play("town-hall")
    assert [poor.why(("blueprint", n))[2] for n in (1, 2, 3)] == [{"coins": n} for n in (1, 2, 3)]


@pytest.mark.clause("B2.5", "H1.3")
def test_market() -> None:
    seen: set[str] = set()
    each, up = number("sales-per-tier"), number("face-up-sales")
    tiers = [tier for tier in (1, 2, 3) for _ in range(each)]  # of the stack, from the top
    for seed in range(30):
        rng = random.Random(seed)
        s = GAME.setup(2, {})
        assert [d.size for d in s.sales] == [each] * 3
        assert [len(d.layers[0].cards) for d in s.sales] == [4, 4, 4]  # nobody knows which are out
        flow = GAME.agenda(s)
        assert flow is not None and not isinstance(flow, dict)
        try:
            ask = next(flow)
            while True:
                ask = flow.send(ask.accept(ask.sample(rng.random)))
        except StopIteration:
            pass
        assert [SALES[x].tier for x in s.market] == tiers[:up]
        seen.update(s.market)
        assert [d.size for d in s.sales] == [tiers[up:].count(tier) for tier in (1, 2, 3)]
    assert seen == {x.id for x in SALES.values() if x.tier in tiers[:up]}


@pytest.mark.clause("H1.6", "M2.7")
def test_what_is_open_and_what_is_hidden() -> None:
    sc = opening(1).play()
    view = GAME.derived.view(sc.s, 0)
    each = number("sales-per-tier")
    left = [each - len(sc.s.market), each, each]
    assert view["bag"] == [6] and view["discs"] == [6]
    assert view["sales"] == [[n] if n else [] for n in left]
    assert view["botric"]["row"] == list(sc.s.botric.row)  # type: ignore[union-attr]
    assert view["players"][1]["blueprints"] == [] and view["players"][1]["coins"] == 2
    known = GAME.derived.observe(sc.s, 0)
    assert [x.size for x in (known.bag, known.discs, *known.sales)] == [6, 6, *left]
    assert not any(x.cards for x in known.bag.layers + known.discs.layers)
    assert view == GAME.derived.view(sc.s, 63)  # nobody has secrets


@pytest.mark.clause("M2.1", "M2.2", "M2.3", "M2.4", "H1.1")
def test_both_sides_of_a_solo_game() -> None:
    sc = opening(1).play()
    you, botric = sc.p
    assert (sc.seat, sc.s.first, you.coins) == (0, 0, 3)
    assert (you.standing, you.donkeys) == ([CHURCH], [CHURCH])
    assert (botric.bot, botric.coins, botric.standing, botric.donkeys) == (
        "botric",
        2,
        [CHURCH],
        [],
    )
    assert sc.s.botric is not None and sc.s.botric.up
    assert len(sc.s.row) == 4 and len(sc.s.market) == 3  # otherwise a game for two


@pytest.mark.clause("M2.5")
def test_the_action_row_is_shuffled() -> None:
    rows = set()
    for seed in range(20):
        rng = random.Random(seed)
        sc = opening(1)
        table = sc.open()
        while DEALER in table.pending():
            table.answer(DEALER, table.pending()[DEALER].sample(rng.random))
        assert sc.s.botric is not None
        assert sorted(sc.s.botric.row) == sorted(ACTIONS)
        rows.add(tuple(sc.s.botric.row))
    assert len(rows) > 10


@pytest.mark.clause("M2.6", "M10.6")
def test_x1_discs() -> None:
    assert DISCS == ("a", "b", "c")  # over positions 1, 2 and 3
    assert [BAG.count(x) for x in DISCS] == [3, 2, 1]
    s = GAME.setup(1, {})
    assert s.discs.layers[0].cards == sorted(BAG)
    assert len(BAG) + len(DISCS) == 9


@pytest.mark.clause("M17.11")
def test_any_mix_of_changes_against_botric_only() -> None:
    everything = dict.fromkeys(SWITCHES, "on")
    GAME.check(1, {**everything, "landmarks": "hard", "ties": "dealer"})
    GAME.check(1, {"fines": "on"})
    GAME.check(2, dict.fromkeys(SWITCHES, "off"))
    GAME.check(2, {"roads": "again"})  # a reading of the base game
    for name, value in (
        ("placing", "church"),
        ("longest", "whole"),
        ("flags", "more"),
        ("ties", "dealer"),
    ):
        GAME.check(1, {name: value})
        with pytest.raises(ValueError, match="1 seat"):
            GAME.check(2, {name: value})
    for name in SWITCHES:
        with pytest.raises(ValueError, match="Botric"):
            GAME.check(2, {name: "on"})
    for options in ({"fines": "maybe"}, {"weather": "on"}):
        with pytest.raises(ValueError, match="no setting"):
            GAME.check(1, options)
    with pytest.raises(ValueError, match="seats"):
        GAME.check(5, {})


@pytest.mark.clause("M17.10")
def test_one_value_for_botrics_landmarks() -> None:
    found = []
    for value in ("normal", "easy", "hard"):
        s = GAME.setup(1, {"landmarks": value})
        assert s.botric is not None
        found.append(s.botric.landmark)
    assert found == [3, 1, 5]  # E2 and D5 are two values of one setting


@pytest.mark.clause("M17.1")
def test_e1() -> None:
    assert GAME.setup(1, {"two-donkeys": "on"}).players[0].donkeys == [CHURCH, CHURCH]


@pytest.mark.clause("M17.4")
def test_d1() -> None:
    botric = GAME.setup(1, {"two-villagers": "on"}).players[1]
    assert (botric.standing, botric.lying, botric.coins) == ([CHURCH, CHURCH], [], 0)


def test_a_seat_gets_reasons() -> None:
    assert Seat(scene(2).open(), 0).why()
