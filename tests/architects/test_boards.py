"""A21: the variable boards, what they start with and what they can do."""

from __future__ import annotations

import pytest

from ludorum.games.architects import GAME
from ludorum.games.architects.content import BOARDS, GUARDHOUSE, QUARRY
from tests.architects.scene import Scene, card, opening, scene


def owner(board: str, players: int = 2) -> Scene:
    """Player 0 has a board, but nothing it starts with."""
    sc = scene(players)
    sc.p[0].board = board
    return sc


# -- A21.1 starting values ----------------------------------------------------------------------


@pytest.mark.clause("A21.1", "A21.2", "A21.3", "A21.4", "A21.5", "A21.6", "A21.7", "A2.9")
@pytest.mark.parametrize(
    ("board", "prison", "silver", "virtue", "debts", "cards", "goods"),
    [
        ("ada", 0, 0, 11, 0, 1, {"gold": 1}),
        ("frederick", 0, 4, 7, 0, 0, {"stone": 1}),
        ("caroline", 8, 10, 3, 1, 0, {"marble": 1}),
        ("rudolf", 0, 3, 9, 0, 0, {"wood": 1}),
        ("therese", 4, 5, 5, 0, 1, {}),
        ("lothaire", 6, 6, 4, 0, 0, {"clay": 2}),
        ("hugo", 10, 12, 2, 0, 2, {}),
        ("clovis", 0, 1, 10, 0, 0, {"marble": 1, "clay": 1}),
        ("fara", 2, 5, 6, 0, 0, {"stone": 1, "wood": 1}),
        ("bertha", 0, 3, 8, 0, 1, {}),
    ],
)
def test_what_a_board_starts_with(
    board: str,
    prison: int,
    silver: int,
    virtue: int,
    debts: int,
    cards: int,
    goods: dict[str, int],
) -> None:
    other = "rudolf" if board == "ada" else "ada"
    sc = opening(2, board, other, promos="on")
    p = sc.p[0]
    assert (p.prison, p.workers, p.virtue, p.debts) == (prison, 20 - prison, virtue, debts)
    assert sc.goods(0) == goods | ({"silver": silver} if silver else {})
    assert len(p.hand.cards) == 3 + cards


@pytest.mark.clause("A21.1")
def test_most_virtue_starts_and_play_goes_clockwise() -> None:
    sc = opening(3, "caroline", "therese", "rudolf")
    order = []
    for _ in range(4):
        order.append(sc.seat)
        sc.play("quarry")
    assert order == [2, 0, 1, 2]


@pytest.mark.clause("A21.1")
def test_every_board_is_used_once() -> None:
    sc = opening(5, boards="random")
    names = [p.board for p in sc.p]
    assert sorted(names) == sorted(b.id for b in BOARDS.values() if not b.promo)
    assert len({b.virtue for b in BOARDS.values()}) == 10  # so there is no tie for the start


@pytest.mark.clause("A21.1")
def test_a_chosen_board_is_gone() -> None:
    sc = Scene(GAME, GAME.setup(2, {"boards": "chosen"}))
    sc.play()
    assert (sc.seat, sc.options) == (0, ["ada", "caroline", "frederick", "rudolf", "therese"])
    sc.play("ada")
    assert (sc.seat, sc.options) == (1, ["caroline", "frederick", "rudolf", "therese"])


# -- A21.2 to A21.6 -----------------------------------------------------------------------------


@pytest.mark.clause("A21.2", "A9.4")
@pytest.mark.parametrize(("virtue", "price", "tax"), [(11, 3, 5), (3, 2, 4), (1, 2, 4)])
def test_ada_ignores_one_tax_beside_her_virtue(virtue: int, price: int, tax: int) -> None:
    sc = owner("ada")
    sc.p[0].virtue = virtue
    sc.give(0, silver=price)
    sc.play("workshop", ("hire", 0, 0))
    assert (sc.goods(0), sc.s.tax) == ({}, tax)


@pytest.mark.clause("A21.2")
def test_ada_ignores_it_on_every_action() -> None:
    sc = owner("ada")
    sc.s.at[GUARDHOUSE][0] = 1
    sc.p[0].debts = 1
    sc.p[1].captives[0] = 1
    sc.give(0, silver=4 + 5)
    sc.play("guardhouse", "free", "pay-debt")
    assert (sc.goods(0), sc.s.tax) == ({}, 4 + 1 + 2)
    sc = owner("ada")
    sc.s.at[QUARRY] = [0, 1]
    sc.play("town", ("quarry", 1))
    assert (sc.p[0].captives, sc.s.tax) == ([0, 1], 4)


@pytest.mark.clause("A21.3", "A14.6")
def test_frederick_keeps_his_cards() -> None:
    sc = owner("frederick")
    sc.take(card("keep"), 0)
    sc.give(0, gold=1)
    sc.play("guildhall", "cathedral", cards=["R09"])
    assert (sc.seat, sc.p[0].level, sc.p[0].hand.cards) == (1, 1, [card("keep")])


@pytest.mark.clause("A21.4", "A10.4")
@pytest.mark.parametrize(
    ("space", "answers"),
    [("market-left", ()), ("market-middle", (("hire", 0, 0),)), ("market-right", ())],
)
def test_caroline_draws_with_every_market_action(space: str, answers: tuple[object, ...]) -> None:
    sc = owner("caroline")
    sc.give(0, silver=3)
    sc.play(space, *answers)
    assert len(sc.p[0].hand.cards) == 1
    sc.play("quarry", "quarry")
    assert len(sc.p[0].hand.cards) == 1


@pytest.mark.clause("A21.4")
def test_caroline_draws_beside_the_plans() -> None:
    sc = owner("caroline")
    sc.give(0, silver=2)
    five = ["B01", "B02", "B03", "B04", "B05"]
    sc.play("market-middle", "plans", "B02", cards=[*five, "B09"])
    assert sc.p[0].hand.cards == ["B02", "B09"]


@pytest.mark.clause("A21.5", "A9.5")
@pytest.mark.parametrize(("virtue", "price", "tax"), [(9, 3, 2), (3, 2, 1), (0, 1, 0)])
def test_rudolf_saves_a_silver_that_is_no_tax(virtue: int, price: int, tax: int) -> None:
    sc = owner("rudolf")
    sc.p[0].virtue = virtue
    sc.give(0, silver=price)
    sc.play("workshop", ("hire", 0, 0))
    assert (sc.goods(0), sc.s.tax) == ({}, 4 + tax)


@pytest.mark.clause("A21.5", "A7.6")
@pytest.mark.parametrize(("board", "limit"), [("rudolf", 6), ("", 5)])
def test_rudolf_may_have_six_apprentices(board: str, limit: int) -> None:
    for size in (limit - 1, limit):
        sc = owner(board)
        sc.hire(0, *["miner", "miner", "woodcutter", "woodcutter", "thief", "labourer"][:size])
        sc.give(0, silver=4)
        sc.play("workshop", ("hire", 0, 0))
        full = size == limit
        assert (sc.ask.kind == "dismiss") == full
        assert len(sc.p[0].crew) == limit


@pytest.mark.clause("A21.6")
def test_therese_pays_marble_with_gold() -> None:
    sc = owner("therese")
    sc.take(card("fountain"), 0)  # 3 stone, 1 marble
    sc.give(0, stone=3, gold=1)
    sc.play("guildhall", ("build", card("fountain")))
    assert sc.goods(0) == {}


@pytest.mark.clause("A21.6")
def test_therese_pays_gold_with_marble() -> None:
    sc = owner("therese")
    sc.take(card("well"), 0)
    sc.give(0, silver=1)
    sc.play("market-left", "quarry")  # 1 marble, 1 stone
    sc.play("guildhall", "cathedral", card("well"), cards=["R09"])
    assert (sc.p[0].level, sc.goods(0)) == (1, {"stone": 1})


@pytest.mark.clause("A21.6")
@pytest.mark.parametrize(("ore", "open_"), [(3, False), (4, True)])
def test_therese_climbs_with_any_four_to_the_top(ore: int, open_: bool) -> None:
    sc = owner("therese")
    sc.take(card("well"), 0)
    sc.p[0].level = 4
    sc.give(0, gold=ore)
    assert ("guildhall" in sc.options) == open_


@pytest.mark.clause("A21.6")
def test_castle_and_observatory_both_count_all_of_it() -> None:
    sc = owner("therese")
    sc.put(0, "castle", "observatory")
    sc.give(0, gold=4)
    assert sc.end().p[0].virtue == 7 + 2 + 2
    assert sc.points(0)["ore"] == 4


# -- A21.7 the promo boards ---------------------------------------------------------------------


@pytest.mark.clause("A21.7")
@pytest.mark.parametrize(
    ("goods", "saves", "left"),
    [
        ({"wood": 1, "stone": 2}, ["wood"], {}),
        ({"wood": 2, "stone": 1}, ["stone"], {}),
        ({"wood": 2, "stone": 2}, ["wood", "stone"], {"wood": 1}),
    ],
)
def test_lothaire_builds_for_one_wood_or_stone_less(
    goods: dict[str, int], saves: list[str], left: dict[str, int]
) -> None:
    sc = owner("lothaire")
    sc.take(card("well"), 0)
    sc.give(0, **goods)
    sc.play("guildhall", ("build", card("well")))
    assert (sc.ask.kind, sc.options) == ("save", saves)
    sc.play(saves[0])
    assert sc.goods(0) == {"clay": 4} | left


@pytest.mark.clause("A21.7")
def test_lothaire_saves_nothing_else() -> None:
    sc = owner("lothaire")
    sc.take(card("clay-pit"), 0)  # 4 clay, 1 wood
    sc.give(0, clay=3, wood=1)
    assert "guildhall" not in sc.options
    sc = owner("lothaire")
    sc.take(card("clay-pit"), 0)
    sc.give(0, clay=4, wood=1)
    sc.play("guildhall", ("build", card("clay-pit")))
    assert (sc.ask.kind, sc.options) == ("save", ["wood"])  # no stone: there is none to pay


@pytest.mark.clause("A21.7")
@pytest.mark.parametrize(("level", "price"), [(2, 3), (4, 7)])
def test_lothaire_climbs_for_one_less(level: int, price: int) -> None:
    sc = owner("lothaire")
    sc.take(card("keep"), 0)
    sc.p[0].level = level - 1
    sc.give(0, stone=price)
    sc.play("guildhall", "cathedral", 0, card("keep"), cards=["R09"])
    assert (sc.p[0].level, sc.goods(0)) == (level, {})


@pytest.mark.clause("A21.7")
def test_lothaire_pays_gold_in_full() -> None:
    sc = owner("lothaire")
    sc.take(card("keep"), 0)
    assert "guildhall" not in sc.options


@pytest.mark.clause("A21.7")
@pytest.mark.parametrize(("pick", "silver", "debts"), [("silver", 2, 0), ("debt", 4, 1)])
def test_hugo_may_pay_two_silver_for_a_debt(pick: str, silver: int, debts: int) -> None:
    sc = owner("hugo")
    sc.take(card("betting-house"), 0)
    sc.give(0, clay=1, stone=2, gold=1, silver=4)
    sc.play("guildhall", ("build", card("betting-house")))
    assert (sc.ask.kind, sc.options) == ("buy-off", ["silver", "debt"])
    sc.play(pick)
    assert (sc.goods(0), sc.p[0].debts) == ({"silver": silver}, debts)
    assert sc.s.tax == 4


@pytest.mark.clause("A21.7", "A15.4")
def test_hugo_buys_off_one_debt_after_another() -> None:
    sc = owner("hugo")
    sc.p[0].virtue = 0
    sc.s.tax = 3
    sc.play("tax", "silver")
    assert (sc.seat, sc.goods(0), sc.p[0].debts) == (1, {"silver": 1}, 1)  # too little for both


@pytest.mark.clause("A21.7", "A16.2")
def test_hugo_buys_off_the_debt_of_a_reset() -> None:
    sc = owner("hugo")
    sc.s.active, sc.s.hall = 1, 6
    sc.p[0].prison = 2
    sc.take(card("well"), 1)
    sc.give(0, silver=2)
    sc.give(1, wood=2, stone=2)
    sc.play("guildhall", ("build", card("well")))
    assert (sc.seat, sc.ask.kind) == (0, "buy-off")
    assert sc.play("silver").p[0].debts == 0


@pytest.mark.clause("A21.7")
def test_clovis_draws_when_he_constructs() -> None:
    sc = owner("clovis")
    sc.take(card("well"), 0)
    sc.give(0, wood=2, stone=2)
    sc.play("guildhall", ("build", card("well")), cards=["B30"])
    assert sc.p[0].hand.cards == ["B30"]


@pytest.mark.clause("A21.7")
def test_clovis_draws_nothing_for_the_cathedral() -> None:
    sc = owner("clovis")
    sc.take(card("well"), 0)
    sc.give(0, gold=1)
    sc.play("guildhall", "cathedral", card("well"), cards=["R09"])
    assert sc.p[0].hand.cards == []


@pytest.mark.clause("A21.7")
@pytest.mark.parametrize(("pick", "prison"), [("fara", 2), ("done", 3)])
def test_fara_may_free_one_worker_in_a_reset(pick: str, prison: int) -> None:
    sc = owner("fara")
    sc.s.active, sc.s.hall = 1, 6
    sc.p[0].prison, sc.p[0].workers = 3, 10
    sc.take(card("well"), 1)
    sc.give(1, wood=2, stone=2)
    sc.play("guildhall", ("build", card("well")))
    assert (sc.seat, sc.options) == (0, ["fara", "done"])
    sc.play(pick)
    assert (sc.p[0].prison, sc.p[0].workers) == (prison, 13 - prison)


@pytest.mark.clause("A21.7")
def test_bertha_gains_two_silver_more_for_her_captives() -> None:
    sc = owner("bertha")
    sc.p[0].captives[1] = 3
    sc.play("guardhouse", "sell")
    assert sc.goods(0) == {"silver": 5}


# -- A21.8 to A21.10 ----------------------------------------------------------------------------


@pytest.mark.clause("A21.8", "A11.3")
def test_workers_that_start_in_prison_may_be_freed() -> None:
    sc = opening(2, "caroline", "therese")
    assert [p.workers + p.prison for p in sc.p] == [20, 20]
    sc.play("quarry")
    sc.play("guardhouse", "release")
    assert (sc.p[0].prison, sc.p[0].workers) == (0, 19)


@pytest.mark.clause("A21.8", "A20.1")
def test_workers_that_start_in_prison_count_in_scoring_and_resets() -> None:
    sc = opening(2, "caroline", "ada")
    assert sc.points(0)["prison"] == -4
    sc = opening(2, "caroline", "therese")
    sc.play("quarry", "market-left", "market-middle", ("hire", 0, 3), "market-right")
    assert len(sc.told("reset")) == 1
    assert [p.debts for p in sc.p] == [2, 0]
    assert [p.virtue for p in sc.p] == [3 - 1 - 1 - 1, 5 - 1 - 1]


@pytest.mark.clause("A21.9")
def test_ada_finds_the_black_market_closed() -> None:
    sc = opening(2, "ada", "rudolf")
    assert (sc.seat, sc.why("market-left").reason) == (0, "too-virtuous")


@pytest.mark.clause("A21.9")
def test_caroline_saves_tax_and_cannot_climb() -> None:
    sc = opening(2, "caroline", "therese")
    sc.play("quarry")
    assert sc.seat == 0
    assert "guildhall" not in sc.options
    sc.play("workshop", ("hire", 0, 0))
    assert (sc.goods(0)["silver"], sc.s.tax) == (10 - 3, 4 + 1)


@pytest.mark.clause("A21.10")
def test_extra_cards_are_drawn_after_the_draft_in_turn_order() -> None:
    sc = opening(4, "therese", "hugo", "ada", "bertha", promos="on")
    told = [(e.what, e.about) for e in sc.events if e.what in ("draft", "cards")]
    drawn = [(2, 1), (3, 1), (0, 1), (1, 2)]
    extra = [("cards", {"player": player, "n": n}) for player, n in drawn]
    assert told == [*[("draft", {"n": n}) for n in (1, 2, 3)], *extra]


@pytest.mark.clause("A21.10")
def test_extra_cards_come_from_the_top_of_the_pile() -> None:
    sc = opening(2, "ada", "rudolf")
    bottom = sc.s.buildings.layers[0]
    assert bottom.size == 2  # the leftovers of the draft still lie there
    assert sc.s.buildings.size == 40 - 2 * 3 - 1
