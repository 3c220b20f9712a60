"""A1, A2: the material and the setup."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludorum.games.architects import GAME
from ludorum.games.architects.content import BOARDS, MARBLE, SILVER, SMALL_OF, STONE
from ludorum.games.architects.state import State
from ludorum.kernel import DEALER, DEALT, ManualDealer, RandomDealer, Roll, Table, redact_for
from tests.architects.scene import scene


def laid_out(seats: int, **options: str) -> Table[State]:
    """A new table up to the first decision, chance from a fixed seed."""
    start = GAME.setup(seats, options)
    return Table(GAME, start, RandomDealer(random.Random(1).random), strict=True)


def drafted(seats: int, **options: str) -> Table[State]:
    """The same, after a draft in which all keep their first card."""
    t = laid_out(seats, **options)
    while t.state.phase != "turns":
        seat, ask = t.anyone()
        t.answer(seat, ask.options[0])
    return t


# -- A1 material ------------------------------------------------------------------------------


@pytest.mark.clause("A1.1")
def test_one_to_five_play_and_most_points_win() -> None:
    assert GAME.players == (1, 2, 3, 4, 5)
    for seats in (0, 6):
        with pytest.raises(ValueError, match="1 to 5"):
            GAME.setup(seats, {})
    sc = scene(3)
    sc.give(1, gold=2)
    sc.give(2, gold=3)
    assert GAME.winners(sc.s) == [2]


@pytest.mark.clause("A1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_has_twenty_workers_and_two_markers(seats: int) -> None:
    s = GAME.setup(seats, {})
    pieces = GAME.pieces(s)
    assert [pieces[f"workers {p.seat}"] for p in s.players] == [20] * seats
    assert [(p.virtue, p.level, p.board) for p in s.players] == [(7, 0, "")] * seats


@pytest.mark.clause("A1.3")
def test_goods_and_debts_never_run_out() -> None:
    sc = scene(2)
    for p in sc.p:
        p.goods = [1000] * 6
        p.debts, p.virtue = 1000, 0
    sc.play("quarry", "silversmith", "market-left")
    assert sc.p[0].goods[STONE] == 1000 + 1 + 1  # one from the Quarry, one from the market
    assert sc.p[0].goods[MARBLE] == 1001
    assert sc.p[1].goods[SILVER] == 1002
    assert sc.p[0].debts == 1001


@pytest.mark.clause("A1.4")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_worker_is_always_in_exactly_one_place(seats: int) -> None:
    rng = random.Random(seats)
    t = laid_out(seats)
    start = {k: n for k, n in GAME.pieces(t.state).items() if k.startswith("workers")}
    been = set()
    for _ in range(600):
        if t.over:
            break
        seat, ask = t.anyone()
        t.answer(seat, rng.choice(list(ask.options)))
        now = GAME.pieces(t.state)
        assert {k: now[k] for k in start} == start
        s = t.state
        been |= {"prison"} if any(p.prison for p in s.players) else set()
        been |= {"captive"} if any(any(p.captives) for p in s.players) else set()
        been |= {"hall"} if s.hall else set()
        been |= {"market"} if s.market != [-1] * 3 else set()
    assert been == {"prison", "captive", "hall", "market"}  # the walk has seen every place


@pytest.mark.clause("A1.5")
def test_only_the_hand_is_hidden() -> None:
    sc = scene(2)
    sc.take("B11", 0)
    sc.hire(0, "labourer")
    sc.give(0, stone=2, silver=5)
    p = sc.p[0]
    p.debts, p.paid, p.built, p.virtue = 2, 1, ["B20"], 3
    mine, theirs = (sc.open().view(seat)["state"]["players"][0] for seat in (0, 1))
    assert (mine["hand"], theirs["hand"]) == (["B11"], 1)
    for field in ("goods", "debts", "paid", "built", "crew", "virtue"):
        assert theirs[field] == getattr(p, field)


@pytest.mark.clause("A1.6", "A10.2")
def test_drawn_and_returned_buildings_stay_secret() -> None:
    sc = scene(2)
    sc.give(0, silver=2)
    drawn = ["B01", "B02", "B03", "B04", "B05"]
    sc.play("market-middle", "plans", cards=drawn)
    [dealt] = [e for e in sc.told(DEALT) if e.about["pool"] == "building"]
    assert redact_for(dealt, 0).about["cards"] == tuple(drawn)
    assert redact_for(dealt, 1).about["cards"] == 5
    sc.play("B03")
    pile = [sc.open().view(seat)["state"]["buildings"][0] for seat in (0, 1)]
    assert pile == [["B01", "B02", "B04", "B05"], 4]
    assert sc.open().view(1)["state"]["players"][0]["hand"] == 1
    assert all(drawn_card not in e.about.values() for e in sc.events[-3:] for drawn_card in drawn)


@pytest.mark.clause("A1.6")
def test_a_reward_is_turned_up_for_all() -> None:
    sc = scene(2)
    sc.take("B11", 0)
    sc.give(0, gold=1)
    sc.play("guildhall", "cathedral", "B11", cards=["R11"])
    [dealt] = [e for e in sc.told(DEALT) if e.about["pool"] == "reward"]
    assert redact_for(dealt, 1).about["cards"] == "R11"
    assert sc.open().view(1)["state"]["buildings"][0] == 1  # the discarded card is face down


@pytest.mark.clause("A1.7", "A7.6")
def test_a_card_put_under_the_pile_comes_last() -> None:
    sc = scene(2)
    sc.hire(0, "miner")
    [gone] = sc.p[0].crew
    sc.play("dismiss", gone, "quarry")
    below, above = sc.s.apprentices.layers
    assert below.cards == [gone]
    assert gone not in above.cards  # nothing is shuffled in


@pytest.mark.clause("A1.7")
def test_cards_put_under_together_lie_in_no_known_order() -> None:
    sc = scene(2)
    sc.give(0, silver=2)
    sc.play("market-middle", "plans", "B08", cards=["B09", "B08", "B07", "B06", "B05"])
    bottom = sc.s.buildings.layers[0]
    assert (bottom.cards, bottom.size) == (["B05", "B06", "B07", "B09"], 4)


# -- A2 setup ---------------------------------------------------------------------------------


@pytest.mark.clause("A2.1")
def test_ten_market_cards_one_open_on_the_left_none_on_the_right() -> None:
    s = laid_out(2).state
    assert sorted([*s.market_deck.layers[0].cards, s.small]) == sorted(SMALL_OF.values())
    assert s.market_deck.size == 9
    assert s.large == []
    assert s.market == [-1, -1, -1]


@pytest.mark.clause("A2.1.1")
def test_a_bare_market_gives_what_the_board_prints() -> None:
    sc = scene(2)
    sc.s.small = ""
    sc.give(0, silver=3)
    sc.give(1, silver=1)
    sc.play("market-right", "market-left")
    assert sc.goods(0) == {"marble": 2, "stone": 1, "wood": 1}
    assert sc.goods(1) == {"marble": 1, "gold": 1}


@pytest.mark.clause("A2.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_rewards_a_player_plus_one(seats: int) -> None:
    s = GAME.setup(seats, {})
    assert s.rewards.size == 2 * seats + 1
    assert len(s.rewards.layers[0].cards) == 11  # any of the eleven may be among them
    assert s.rewards.look(0) == [2 * seats + 1]  # and nobody knows which


@pytest.mark.clause("A2.3", "A7.10")
def test_eight_apprentices_lie_open_in_two_rows() -> None:
    s = laid_out(3).state
    assert [len(row) for row in s.rows] == [4, 4]
    assert s.coins == [[0] * 4, [0] * 4]
    assert s.apprentices.size == 40 - 8


@pytest.mark.clause("A2.4")
def test_the_buildings_are_a_face_down_pile() -> None:
    t = laid_out(2)
    assert t.state.buildings.size == 40 - 2 * 4
    assert t.view(0)["state"]["buildings"] == [32]


@pytest.mark.clause("A2.5", "A2.6")
def test_four_silver_of_tax_virtue_seven_twenty_workers() -> None:
    s = drafted(4).state
    assert s.tax == 4
    for p in s.players:
        assert (p.virtue, p.level, p.workers, p.prison, p.debts) == (7, 0, 20, 0, 0)
    assert not any(map(sum, s.at))


@pytest.mark.clause("A2.7")
def test_draft_passes_left_and_the_last_card_goes_under_the_pile() -> None:
    t = laid_out(3)
    hands: list[list[str]] = [[], [], []]
    for size in (4, 3, 2):
        dealt: list[Any] = [list(t.pending()[seat].options) for seat in range(3)]
        assert [len(x) for x in dealt] == [size] * 3
        for seat in range(3):
            t.answer(seat, dealt[seat][0])
            hands[seat].append(dealt[seat].pop(0))
        if size > 2:
            passed = [list(t.pending()[(seat + 1) % 3].options) for seat in range(3)]
            assert passed == dealt  # what a seat left is now before the seat to its left
    assert [p.hand.cards for p in t.state.players] == [sorted(x) for x in hands]
    bottom = t.state.buildings.layers[0]
    assert bottom.cards == sorted(c for left in dealt for c in left)  # A1.7: one packet
    assert [p.packet.cards for p in t.state.players] == [[], [], []]


@pytest.mark.clause("A2.7")
def test_draft_choices_are_secret_until_all_are_in() -> None:
    t = laid_out(2)
    keep = t.pending()[0].options[0]
    t.answer(0, keep)
    assert sorted(t.pending()) == [1]
    assert t.view(1)["state"]["players"][0]["hand"] == 0
    t.answer(1, t.pending()[1].options[0])
    assert t.view(0)["state"]["players"][0]["hand"] == [keep]  # kept cards may be looked at
    assert t.view(1)["state"]["players"][0]["hand"] == 1


@pytest.mark.clause("A1.7", "A2.7")
def test_nobody_knows_where_a_draft_leftover_lies() -> None:
    s = drafted(3).state
    assert [s.buildings.look(seat)[0] for seat in range(3)] == [3, 3, 3]


@pytest.mark.clause("A2.8")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_random_first_player_and_silver_by_turn_order(seats: int) -> None:
    t = Table(GAME, GAME.setup(seats, {}), ManualDealer(), strict=True)
    while not isinstance(t.pending()[DEALER], Roll):
        t.answer(DEALER, t.pending()[DEALER].sample(lambda: 0.0))
    assert t.pending()[DEALER].outcomes() == list(range(seats))
    t.answer(DEALER, 1)
    silver = [t.state.players[(1 + k) % seats].goods[SILVER] for k in range(seats)]
    assert silver == [3, 4, 5, 6, 7][:seats]
    assert (t.state.first, t.state.active) == (1, 1)


@pytest.mark.clause("A2.9")
def test_variable_boards_replace_virtue_and_silver() -> None:
    t = laid_out(3, boards="chosen")
    for name in ("frederick", "caroline", "rudolf"):
        t.answer(t.anyone()[0], name)
    got = [(p.virtue, p.goods[SILVER], p.prison, p.debts) for p in t.state.players]
    assert got == [(7, 4, 0, 0), (3, 10, 8, 1), (9, 3, 0, 0)]
    assert [p.workers for p in t.state.players] == [20, 12, 20]
    assert t.state.players[1].goods[MARBLE] == 1


@pytest.mark.clause("A2.9")
def test_all_players_or_none_have_a_variable_board() -> None:
    boards = [p.board for p in drafted(5, boards="random").state.players]
    assert sorted(boards) == sorted(b.id for b in BOARDS.values() if not b.promo)
    assert [p.board for p in drafted(5).state.players] == [""] * 5


@pytest.mark.clause("A2.9")
def test_cards_of_a_variable_board_come_after_the_draft() -> None:
    t = laid_out(2, boards="chosen")
    for name in ("ada", "rudolf"):
        t.answer(t.anyone()[0], name)
    while t.state.phase != "turns":
        seat, ask = t.anyone()
        t.answer(seat, ask.options[0])
    assert [len(p.hand.cards) for p in t.state.players] == [4, 3]
