"""H4: what holds for every action."""

from __future__ import annotations

import random

import pytest

from ludorum.games.hadrians_wall import GAME
from ludorum.games.hadrians_wall.content import FAMILIES
from ludorum.games.hadrians_wall.state import Player, State, gain
from ludorum.games.hadrians_wall.year import ACTIONS, choices, closed
from ludorum.kernel import DEALER, Choose, RandomDealer, Table
from tests.hadrians_wall.scene import scene


@pytest.mark.clause("H4.1")
def test_any_number_of_actions_in_any_order() -> None:
    sc = scene().rich()
    sc.play("mining", "guard", "left", "mining", "fort", "builder", "guard", "mining")
    assert sc.p[0].tracks == [3, 2, 0, 0, 1]
    assert sc.options()[-1] == "stop"
    sc.play("stop")
    assert sc.p[0].stopped


@pytest.mark.clause("H4.2")
def test_what_is_paid_is_gone() -> None:
    sc = scene().give(servant=2).play("mining")
    assert sc.items() == {"servant": 1}
    assert [sc.items(1), sc.items(2)] == [{}, {}]


@pytest.mark.clause("H4.3", "H4.16")
def test_gains_come_at_once_and_chain() -> None:
    sc = scene().give(civilian=1).build(workshop=0)
    sc.play("citizen", "traders")
    assert sc.items() == {"servant": 1}
    sc.play("mining")  # the servant just gained
    assert (sc.items(), sc.p[0].tracks[0]) == ({}, 1)
    sc = scene().give(soldier=1).fill(guard=1, discipline=2)
    sc.play("guard")
    assert (sc.attributes(), sc.items()) == ({"discipline": 3}, {"builder": 1})


@pytest.mark.clause("H4.4")
def test_tracks_are_filled_from_the_left() -> None:
    sc = scene().rich()
    for n in range(1, 5):
        sc.play("mining")
        assert sc.p[0].tracks[0] == n
    sc.play("citizen", "priests", "citizen", "priests")
    assert sc.p[0].citizens[2] == 2


@pytest.mark.clause("H4.5")
def test_areas_without_an_order() -> None:
    sc = scene().rich().fill(traders=9, performers=9).build(market=1, theatre=1)
    sc.play("goods")
    assert sc.options() == list(range(8))
    sc.play(7, ("player", 1), "show")
    assert sc.options() == list(range(6))
    sc = scene().rich().fill(renown=15, piety=15, valour=15, discipline=15)
    sc.play("landmark", "statue", "landmark", "archway")
    assert sc.p[0].landmarks == [1, 0, 0, 1]


@pytest.mark.clause("H4.6")
def test_yearly_limits() -> None:
    sc = scene(year=2).rich(n=30).fill(performers=9, apparitores=9)
    sc.build(theatre=1, baths=1, courthouse=1, ludus=1)
    p = sc.p[0]
    p.disdain, p.trained = 9, [6, 6]
    sc.play("training", "left", "forum", ("builder", "builder", "servant"), "show", 0)
    sc.play("bribe", 0, "bribe", 1)
    sc.play("ruling", "left", "ruling", "centre", "ruling", "right")
    sc.play("battle", "red", "battle", "blue")
    for name in ("training", "forum", "show", "bribe", "ruling", "battle"):
        assert name not in sc.options()
        assert sc.why(name).reason in ("once-a-year", "twice-a-year")
    now = sc.p[0]
    assert (now.training, now.forum, now.shows[0], now.bribes[:3]) == ([2], [2], 2, [2, 2, 0])
    assert (now.rulings, now.battles) == ([[2], [2], [2]], [[2], [2]])


@pytest.mark.clause("H4.7")
def test_requirements_are_not_spent() -> None:
    sc = scene().rich().fill(traders=4, fort=1)
    sc.play("market", "granary")
    assert (sc.p[0].citizens[0], sc.p[0].tracks[4]) == (4, 1)


@pytest.mark.clause("H4.8", "H4.14", "H21.3")
def test_what_cannot_be_marked_is_lost_and_the_rest_stands() -> None:
    sc = scene().rich().fill(priests=7, traders=9, performers=9).build(gardens=1)
    sc.play("gardens")
    assert sc.p[0].citizens == [9, 9, 8, 1, 1]
    assert sc.p[0].built[FAMILIES.index("gardens")] == 2
    assert [e.about for e in sc.told("lost")] == [(0, "traders"), (0, "performers")]


@pytest.mark.clause("H4.9")
def test_sizes_in_order_each_once() -> None:
    sc = scene().rich(n=30).fill(traders=9)
    for size in range(1, 4):
        sc.play("precinct")
        assert sc.p[0].built[FAMILIES.index("precinct")] == size
    assert sc.closed("precinct") == ("H4.9", "all-built")


@pytest.mark.clause("H4.10")
def test_a_building_works_at_once() -> None:
    sc = scene().rich().fill(performers=1)
    assert sc.closed("show") == ("H19.2", "not-built")
    sc.play("theatre", "show", 0)
    assert sc.p[0].citizens[0] == 1


@pytest.mark.clause("H4.11")
def test_gains_cannot_wait() -> None:
    sc = scene().rich().play("guard")
    assert sc.ask().kind == "cohort"  # nothing else before it is placed
    sc.play("centre")
    assert sc.ask().kind == "act"


def put(order: tuple[int, ...], marks: list[int]) -> Player:
    s: State = GAME.setup(1, {})
    p = s.players[0]
    p.attributes, p.citizens = marks[:4], marks[4:]
    gain(s, p, order, "H4.12")
    return p


@pytest.mark.clause("H4.12")
def test_the_order_of_icons_does_not_matter() -> None:
    rng = random.Random(5)
    for _ in range(300):
        marks = [rng.randrange(26) for _ in range(4)] + [rng.randrange(10) for _ in range(5)]
        icons = [rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)) for _ in range(4)]
        one = put(tuple(icons), list(marks))
        rng.shuffle(icons)
        assert put(tuple(icons), list(marks)) == one


@pytest.mark.clause("H4.13")
def test_no_part_payment() -> None:
    sc = scene().give(servant=1, builder=1, resource=1).fill(traders=4)
    assert sc.closed("market") == ("H18.1", "no-items")
    assert sc.why("market").args == (("resource", 1),)


@pytest.mark.clause("H4.14", "H14.4")
def test_a_landmark_may_feed_a_full_track() -> None:
    sc = scene().rich().fill(piety=15, discipline=25)
    sc.play("landmark", "monolith")
    assert (sc.p[0].landmarks, sc.p[0].attributes[3]) == ([0, 1, 0, 0], 25)


@pytest.mark.clause("H4.15")
def test_no_other_trade() -> None:
    sc = scene().rich()
    assert set(sc.options()) <= {*ACTIONS, *FAMILIES, "stop"}
    sc.play("mining", "guard", "left", "fort", "soldier")
    assert [sc.items(1), sc.items(2)] == [{}, {}]


def test_quick_choices_are_the_open_ones() -> None:
    """The fast list of actions and the reasons why not say the same, all over random games."""
    for seed in range(12):
        rng = random.Random(seed)
        s = GAME.setup(1 + seed % 6, {})
        t = Table(GAME, s, RandomDealer(rng.random), checkpoints=0)
        for _ in range(400):
            if t.over:
                break
            seat, ask = t.anyone()
            assert seat != DEALER
            if isinstance(ask, Choose) and ask.kind == "act":
                p = t.state.players[seat]
                if rng.random() < 0.4:
                    p.items = [rng.randrange(4) for _ in range(5)]
                found = choices(t.state, p)
                names = (*ACTIONS, *FAMILIES)
                assert sorted(found[:-1]) == sorted(
                    [x for x in names if closed(t.state, p, x) is None]
                )
                options = found[:-1] or found
                t.runs[seat].ask.options = found
            else:
                options = list(ask.options)
            t.answer(seat, rng.choice(options) if rng.random() < 0.95 else ask.options[-1])
