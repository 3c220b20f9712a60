"""H4: what holds for every action."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludorum.games.hadrians_wall import GAME
from ludorum.games.hadrians_wall.content import (
    ATTRIBUTES,
    COHORT,
    FAMILIES,
    FIRST_ATTRIBUTE,
    FIRST_CITIZEN,
    ITEMS,
    PRODUCTION,
    REWARD,
    TRACKS,
)  # fmt: skip
from ludorum.games.hadrians_wall.state import Player, State, gain
from ludorum.games.hadrians_wall.year import ACTIONS, choices, closed
from ludorum.kernel import DEALER, Choose, Event, RandomDealer, Table
from tests.hadrians_wall.scene import scene


@pytest.mark.clause("H4.1")
def test_any_number_of_actions_in_any_order() -> None:
    sc = scene().rich()
    sc.play("mining", "guard", "left", "mining", "fort", "builder", "guard", "mining")
    assert sc.p[0].tracks == [3, 2, 0, 0, 1]
    assert sc.options[-1] == "stop"
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
    sc = scene().give(civilian=1).fill(priests=3, piety=16, renown=2)
    sc.play("citizen", "priests")  # a priest, piety, renown and so a civilian
    assert (sc.attributes(), sc.items()) == ({"piety": 17, "renown": 3}, {"civilian": 1})


@pytest.mark.clause("H4.3")
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("mining", "servant"),
        ("guard", "soldier"),
        ("cippi", "resource"),
        ("wall", "resource"),
        ("fort", "builder"),
    ],
)
def test_every_icon_of_a_box_and_nothing_for_a_blank_one(name: str, price: str) -> None:
    boxes = REWARD[TRACKS.index(name)]
    assert () in boxes
    for k, icons in enumerate(boxes):
        sc = scene().rich().fill(**{"fort": 21, name: k}).build(granary=2)
        sc.play(name, *(["builder"] if name == "fort" else []))
        for _ in range(icons.count(COHORT)):
            sc.play("left")  # its first boxes are blank, and so are the first ones of attributes
        want = dict.fromkeys(ITEMS, 9)
        want[price] -= 1
        for item, n in Counter([i for i in icons if i < FIRST_ATTRIBUTE]).items():
            want[ITEMS[item]] += n
        attributes = [i - FIRST_ATTRIBUTE for i in icons if FIRST_ATTRIBUTE <= i < FIRST_CITIZEN]
        p = sc.p[0]
        assert sc.items() == want, k
        assert p.attributes == [attributes.count(i) for i in range(len(ATTRIBUTES))], k
        assert p.cohorts == [icons.count(COHORT), 0, 0], k
        assert p.production == 1 + icons.count(PRODUCTION), k
        assert sum(p.citizens) == 0 and sc.ask.kind == "act"


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
    assert sc.options == list(range(8))
    sc.play(7, ("player", 1), "show")
    assert sc.options == list(range(6))
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
        assert name not in sc.options
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
    assert [e.about for e in sc.told("lost")] == [
        {"player": 0, "track": "traders"},
        {"player": 0, "track": "performers"},
    ]


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
    """A box that is due must be filled, and all it brings is paid before the next action."""
    sc = scene().give(soldier=1).fill(guard=2, discipline=2)
    sc.p[0].cohorts = [2, 0, 6]
    sc.play("guard")
    assert (sc.ask.kind, sc.options) == ("cohort", ["left", "centre"])  # no way to leave it
    sc.play("left")
    assert (sc.ask.kind, sc.p[0].cohorts) == ("act", [3, 0, 6])
    assert (sc.attributes(), sc.items()) == ({"discipline": 3}, {"builder": 1})
    sc = scene().rich().fill(wall=3, fort=9, renown=2).play("wall")
    assert (sc.attributes(), sc.items()["civilian"]) == ({"renown": 3}, 10)  # at once, and yet
    assert sc.ask.kind == "cohort"  # the other icon cannot wait either
    sc = scene()
    sc.p[0].roads = 1
    assert (sc.ask.kind, sc.options) == ("road", list(ATTRIBUTES))


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
    assert sc.why("market").about == {"items": (("resource", 1),)}


@pytest.mark.clause("H4.14", "H14.4")
def test_a_landmark_may_feed_a_full_track() -> None:
    sc = scene().rich().fill(piety=15, discipline=25)
    sc.play("landmark", "monolith")
    assert (sc.p[0].landmarks, sc.p[0].attributes[3]) == ([0, 1, 0, 0], 25)


@pytest.mark.clause("H4.15", "H18.5", "H26.4")
def test_no_other_trade() -> None:
    """All over random games: nobody's items change on another's move but by a payment to a
    neighbour, and one's own only by what is told as paid, gained, exchanged or handed over."""
    moved = 0
    for seed in range(12):
        rng = random.Random(seed)
        s = GAME.setup(3, {})
        for p in s.players:
            p.citizens = [8] * 5  # let them come to everything
        t = Table(GAME, s, RandomDealer(rng.random), checkpoints=0)
        events: list[Event] = []
        t.listen(events)
        while not t.over:
            seat, ask = t.anyone()
            acting = t.state.phase == "act"
            if acting and ask.kind == "act":
                assert set(ask.options) <= {*ACTIONS, *FAMILIES, "stop"}
            before = [list(p.items) for p in t.state.players]
            del events[:]
            t.answer(seat, rng.choice(ask.options[:-1] if len(ask.options) > 1 else ask.options))
            if not acting or t.state.phase != "act":
                continue
            told = [list(x) for x in before]
            for e in events:
                about = e.about
                if e.what == "gain":
                    told[about["player"]][ITEMS.index(about["item"])] += about["n"]
                elif e.what == "pay":
                    for item, n in about["items"]:
                        told[about["player"]][ITEMS.index(item)] -= n
                elif e.what == "lay-down":
                    told[about["player"]][ITEMS.index(about["item"])] -= 1
                elif e.what == "hand-over":
                    assert e.clause in ("H18.5", "H26.4")
                    told[about["player"]][ITEMS.index(about["item"])] -= 1
                    told[about["to"]][ITEMS.index(about["item"])] += 1
                    moved += 1
            assert [p.items for p in t.state.players] == told, events
            for other in {0, 1, 2} - {seat}:
                changed = [b - a for a, b in zip(before[other], told[other], strict=True)]
                handed = [e for e in events if e.what == "hand-over" and e.about["to"] == other]
                assert sum([abs(x) for x in changed]) == len(handed)
    assert moved > 20


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
