"""H36: everybody at once."""

from __future__ import annotations

import random

import pytest

from ludorum.games.hadrians_wall import GAME
from ludorum.games.hadrians_wall.content import FATE
from ludorum.kernel import IllegalAnswer, KeyedDealer, RandomDealer, Table
from tests.hadrians_wall.scene import Scene, opening, scene


def traders(players: int = 3) -> Scene:
    """Everybody may buy goods."""
    sc = scene(players)
    for p in sc.p:
        sc.give(p.seat, resource=3).fill(p.seat, traders=9).build(p.seat, market=1)
    return sc


@pytest.mark.clause("H36.1", "H1.2")
def test_nobody_waits_between_the_barriers() -> None:
    sc = traders(6)
    for p in sc.p:
        sc.give(p.seat, servant=2)
    sc.play("mining", seat=4).play("mining", seat=1).play("mining", seat=4)
    assert [p.tracks[0] for p in sc.p] == [0, 1, 0, 0, 2, 0]
    assert len(sc.open().pending()) == 6
    for seat in range(5):
        sc.play("stop", seat=seat)
    assert sc.s.year == 1
    sc.play("goods", 0, "fate", seat=5)  # the last one takes all the time it likes
    sc.play("stop", seat=5)
    assert sc.s.year == 2


@pytest.mark.clause("H36.1", "H36.8")
def test_the_attack_is_settled_by_all_before_the_next_year() -> None:
    sc = scene(3, year=5)
    for p in sc.p:
        p.blessings = [1, 0, 0]
    sc.attack(3, 0, 0)
    sc.play("done", seat=2).play(("temple", "left"), seat=0)
    assert (sc.s.year, set(sc.open().pending())) == (5, {1})
    assert [p.disdain for p in sc.p] == [2, 0, 3]
    sc.play("done", seat=1)
    assert sc.s.year == 6


@pytest.mark.clause("H36.2")
def test_open_and_hidden() -> None:
    sc = opening(3)
    view = sc.open().view(1)["state"]
    mine, other = view["players"][1], view["players"][0]
    assert (len(mine["pair"]), other["pair"]) == (2, 2)
    assert (other["deck"], view["fate"]) == ([10], [47])
    assert (len(view["discard"]), len(other["items"])) == (1, 5)
    sc.next_year()
    view = sc.open().view(1)["state"]
    assert view["players"][0]["paths"] == sc.p[0].paths
    assert view["players"][0]["prospects"] == sc.p[0].prospects


@pytest.mark.clause("H35.3", "H36.5")
def test_draws_are_served_as_they_come() -> None:
    sc = traders()
    sc.play("goods", 0, seat=0).play("goods", 0, seat=1)
    sc.play("fate", seat=1, cards=["F01"]).play("fate", seat=0, cards=["F02"])
    assert (sc.p[1].goods[0], sc.p[0].goods[0]) == (FATE["F01"].good, FATE["F02"].good)
    assert sc.s.discard == ["F01", "F02"]


@pytest.mark.clause("H36.5", "H4.16")
def test_a_gift_does_not_interrupt() -> None:
    sc = traders()
    sc.play("goods", 3, seat=1)  # player 1 is in the middle of an action
    sc.play("goods", 0, ("player", 1), seat=0)
    assert (sc.items(1)["resource"], sc.asks[1].kind) == (4, "good")
    sc.play(("player", 2), seat=1)
    assert sc.items(1)["resource"] == 3


@pytest.mark.clause("H36.4")
def test_a_turned_card_is_final_what_came_before_is_not() -> None:
    sc = traders().give(servant=1)
    sc.play("mining")
    sc.open().undo(0)
    assert (sc.items()["servant"], sc.p[0].tracks[0]) == (1, 0)
    sc.play("goods", 0)
    sc.open().undo(0)
    assert sc.ask.kind == "stall"
    sc.play(0, "fate")
    with pytest.raises(IllegalAnswer, match="undo-chance"):
        sc.open().undo(0)


@pytest.mark.clause("H36.4", "H36.6")
def test_a_gift_stands_once_it_is_used() -> None:
    sc = scene(3).give(resource=1).fill(traders=9).build(market=1)
    sc.play("stop", seat=1)
    sc.play("goods", 0, ("player", 1))
    sc.open().undo(0)  # not used yet
    assert (sc.items(0), sc.items(1), sc.p[1].stopped) == ({"resource": 1}, {}, True)
    sc.play(("player", 1))
    assert not sc.p[1].stopped
    sc.play("stop", seat=1)  # acting again rests on the gift, too
    with pytest.raises(IllegalAnswer, match="undo-needed"):
        sc.open().undo(0)
    assert sc.items(1) == {"resource": 1}


@pytest.mark.clause("H36.4")
def test_a_gift_that_was_spent_stays() -> None:
    sc = scene(3).give(resource=1).fill(traders=9).build(market=1).fill(1, fort=1)
    sc.play("goods", 0, ("player", 1)).play("wall", seat=1)
    with pytest.raises(IllegalAnswer, match="undo-needed"):
        sc.open().undo(0)
    assert sc.p[1].tracks[3] == 1


@pytest.mark.clause("H36.1", "H36.4")
def test_stopping_can_be_taken_back_until_the_attack() -> None:
    sc = traders(2).play("stop", seat=0)
    sc.open().undo(0)
    assert not sc.p[0].stopped
    sc.play("stop", seat=0)
    assert sc.asks[1].confirm  # the last stop is never taken for granted
    sc.play("stop", seat=1)
    for seat in (0, 1):
        assert sc.open().undoable(seat)[0] < 0


@pytest.mark.clause("H36.7")
def test_any_interleaving_without_gifts_and_draws_leads_to_the_same() -> None:
    def run(order: list[int]) -> str:
        sc = scene(3)
        for p in sc.p:
            sc.give(p.seat, servant=2, soldier=2, builder=2)
        left = {seat: ["mining", "guard", "left", "fort", "builder", "mining"] for seat in range(3)}
        for seat in order:
            sc.play(left[seat].pop(0), seat=seat)
        return GAME.derived.digest(sc.s)

    one = [0] * 6 + [1] * 6 + [2] * 6
    rng = random.Random(3)
    for _ in range(5):
        other = list(one)
        rng.shuffle(other)
        assert run(other) == run(one)


@pytest.mark.clause("H36.7")
def test_draws_of_a_lane_do_not_depend_on_the_others() -> None:
    """A keyed dealer: what another seat does in its lane changes no card of mine."""
    found = []
    for quick in (0, 1, 2):
        s = traders(3).s
        t = Table(GAME, s, KeyedDealer(b"key"))
        for _ in range(quick):
            t.answer(1, "goods")
            t.answer(1, t.pending()[1].options[0])
            t.answer(1, ("player", 2))
        for answer in ("goods", 0, "fate"):
            t.answer(0, answer)
        found.append(t.state.discard)
    assert found[0] == found[1] == found[2]


@pytest.mark.clause("H36.6")
def test_gifts_are_bounded() -> None:
    """The greediest buyers end the year, too."""
    sc = traders(4)
    t = Table(GAME, sc.s, RandomDealer(random.Random(1).random))
    for _ in range(2000):
        seat, ask = t.anyone()
        options = list(ask.options)
        gifts = [x for x in options if isinstance(x, tuple) and x[0] == "player"]
        t.answer(seat, gifts[0] if gifts else "goods" if "goods" in options else options[-1])
        if t.state.year == 2:
            return
    raise AssertionError("the year does not end")
