"""P1, P2: the pieces and the setup."""

from __future__ import annotations

import pytest

from ludorum.games.paladins import GAME
from ludorum.games.paladins.content import ACTIONS, FAITH, STRENGTH, TOWNSFOLK
from ludorum.games.paladins.state import level, raise_attribute
from ludorum.kernel import BACK, PUBLIC, Deck
from tests.paladins.scene import FULL, opening, scene


@pytest.mark.clause("P1.1")
def test_one_to_four_players() -> None:
    assert GAME.players == (1, 2, 3, 4)
    with pytest.raises(ValueError, match="takes 1 to 4 seats"):
        GAME.setup(5, {})
    with pytest.raises(ValueError, match="no setting"):
        GAME.setup(1, {"solo": "nightmare"})
    with pytest.raises(ValueError, match="exactly 1 seat"):
        GAME.setup(2, {"solo": "easy"})


@pytest.mark.clause("P1.2", "P1.6", "P2.10", "P4.1")
def test_workers_come_from_one_supply_without_end() -> None:
    sc = scene(2).give(0, labourer=40)
    sc.do(("hunt", 1), ("labourer",))
    assert sc.workers(0) == {"labourer": 39}  # it stands on the board until it goes back
    sc.play("pass")
    assert sc.p[0].spaces[ACTIONS.index("hunt")] == [-1, -1]


@pytest.mark.clause("P1.3")
def test_attributes_start_at_zero_and_end_at_twelve() -> None:
    s = GAME.setup(2, {})
    p = s.players[0]
    assert p.attributes == [0, 0, 0]
    raise_attribute(s, p, FAITH, 11, "P1.3")
    raise_attribute(s, p, FAITH, 3, "P1.3")
    assert p.attributes[FAITH] == 12


@pytest.mark.clause("P1.4")
def test_requirements_look_at_track_and_paladin_gains_move_the_track() -> None:
    sc = scene(2).give(0, strength=11).ride(0, "roland")
    assert level(sc.p[0], STRENGTH) == 15  # above twelve
    sc.give(0, scout=1, labourer=1, fighter=1)
    sc.do("attack", 5)  # flag 11: no silver
    assert sc.p[0].attributes == [0, 11, 1]


@pytest.mark.clause("P1.5")
def test_what_a_player_starts_with() -> None:
    s = GAME.setup(3, {})
    for p in s.players:
        assert (p.silver, p.provisions, p.workers) == (3, 1, [0] * 6)
        assert p.paladins.size == 12
        assert p.paladins.layers == s.players[0].paladins.layers
        assert p.done == [0] * 12


def known(deck: Deck) -> list[list[str] | int]:
    """The cards of every layer, or how many there are, from the bottom."""
    return [layer.cards or layer.size for layer in deck.layers]


@pytest.mark.clause("P1.7", "P2.2")
def test_open_and_hidden() -> None:
    sc = opening(2)
    sc.play(0, 1)
    view = GAME.derived.observe(sc.s, 0)
    assert (len(view.row), len(view.foes)) == (5, 6)
    assert known(view.walls) == [24]  # only how many
    assert view.players[0].hand.cards == sc.p[0].hand.cards
    assert view.players[1].hand.cards == [BACK] * 3
    first = tuple(sc.p[0].hand.cards)
    sc.open().answer(0, first)
    sc.open().answer(1, tuple(sc.p[1].hand.cards))
    mine, theirs = (GAME.derived.observe(sc.s, seat).players[0] for seat in (0, 1))
    assert mine.chosen.cards == [first[0]] or mine.paladin == first[0]
    assert known(mine.paladins) == [[first[2]], 9, [first[1]]]  # own top and bottom are known
    assert known(theirs.paladins) == [1, 9, 1]
    assert known(view.orders) == [2] and known(view.favours) == [5]


@pytest.mark.clause("P2.1", "P2.6")
def test_rows_are_laid_out() -> None:
    sc = opening(2).play()
    assert sc.kind == "start"
    assert all(card in TOWNSFOLK for card in sc.s.row) and len(sc.s.row) == 5
    assert all(sc.s.foes) and len(sc.s.foes) == 6
    assert (sc.s.townsfolk.size, sc.s.outsiders.size) == (27, 30)


@pytest.mark.clause("P2.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_treasury(seats: int) -> None:
    assert GAME.setup(seats, {}).treasury == FULL[seats]
    assert 5 <= FULL[seats] <= 8 == FULL[4]


@pytest.mark.clause("P2.4")
def test_piles() -> None:
    s = GAME.setup(2, {})
    assert (s.suspicion.size, s.taverns.size, s.walls.size) == (24, 24, 24)
    assert all(p.debts == 0 for p in s.players)


@pytest.mark.clause("P2.5")
def test_kings_cards_stay_unseen() -> None:
    s = GAME.setup(2, {})
    assert (s.orders.size, s.favours.size) == (3, 5)
    assert len(s.orders.layers[0].cards) == 6  # nobody knows which three of the six
    assert len(s.favours.layers[0].cards) == 10
    assert not s.orders.layers[0].sees & PUBLIC


@pytest.mark.clause("P2.7")
def test_first_player_by_chance() -> None:
    sc = opening(4)
    table = sc.open()
    table.answer(-1, tuple(sorted(TOWNSFOLK)[:5]))
    table.answer(-1, tuple(sc.s.outsiders.layers[0].cards[:6]))
    assert list(table.pending()[-1].faces) == [0, 1, 2, 3]
    table.answer(-1, 2)
    assert sc.s.first == 2
    assert sc.about("first") == [{"player": 2}]


@pytest.mark.clause("P2.8", "P2.9")
def test_first_townsfolk_in_reverse_order() -> None:
    sc = opening(3)
    table = sc.open()
    row = ("architect-2", "acolyte-2", "squire-1", "abbot-1", "defender-1")
    table.answer(-1, row)
    table.answer(-1, tuple(sc.s.outsiders.layers[0].cards[:6]))
    table.answer(-1, 1)
    assert sc.seat == 0  # to the right of the first player
    sc.play(0)
    assert (sc.p[0].provisions, sc.p[0].silver, sc.p[0].workers) == (2, 3, [0] * 6)
    assert (sc.seat, sc.options) == (2, [1, 2, 3, 4])  # not refilled between the picks
    sc.play(1)
    assert sc.p[2].silver == 4
    assert sc.seat == 1
    sc.play(4, cards=["abbot-2", "abbot-3", "acolyte-1"])
    assert sc.s.row == ["abbot-2", "abbot-3", "acolyte-1", "squire-1", "abbot-1"]
