"""A22: the solo game: its setup, the opponent's turn, every step of its schemes, the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from ludorum.games.architects import GAME
from ludorum.games.architects.content import (
    BOARDS,
    FOREST,
    GUARDHOUSE,
    MARKETS,
    MINES,
    PLACES,
    QUARRY,
    SCHEMES,
    SEATS,
    SILVERSMITH,
    TAX,
    TOWN,
    WORKSHOP,
)  # fmt: skip
from ludorum.games.architects.state import Player
from tests.architects.scene import Scene, card, opening, scene
from tests.architects.schemes import scheme

Patch = pytest.MonkeyPatch
STARTING = [x.id for x in SCHEMES.values() if x.pile == "starting"]
FUTURE = [x.id for x in SCHEMES.values() if x.pile == "future"]


def its_turn(**settings: str) -> Scene:
    """The opponent is about to turn up a scheme."""
    return scene(1, active=1, **settings)


def bot(sc: Scene) -> Player:
    return sc.p[1]


def run(sc: Scene, patch: Patch, place: str, *steps: Any, star: bool = False) -> Scene:
    """The opponent turns up a scheme with this place and these steps."""
    return sc.play(cards=[scheme(patch, place, *steps, star=star)])


def build_well(sc: Scene, *answers: Any, cards: Iterable[str] = ()) -> Scene:
    sc.take(card("well"), 0)
    sc.give(0, wood=2, stone=2)
    return sc.play("guildhall", ("build", card("well")), *answers, cards=cards)


# -- A22.1 to A22.5 setup and order -------------------------------------------------------------


@pytest.mark.clause("A22.1")
def test_the_opponent_is_constantine_or_helena() -> None:
    assert bot(opening(1)).bot == "constantine"
    assert bot(opening(1, solo="helena")).bot == "helena"


@pytest.mark.clause("A22.1", "A22.36")
@pytest.mark.parametrize(("gold", "wins"), [(1, False), (2, False), (3, True)])
def test_you_win_only_with_more_points(gold: int, wins: bool) -> None:
    sc = scene(1)
    sc.give(0, gold=gold)
    sc.give(1, marble=2)
    sc.p[0].virtue = 9  # virtue breaks no tie here
    assert (0 in GAME.winners(sc.s)) == wins


@pytest.mark.clause("A22.2")
def test_the_setup_is_that_of_two_without_markets_and_draft() -> None:
    sc = Scene(GAME, GAME.setup(1, {}))
    sc.play()
    assert sc.s.rewards.size == 5
    for left in (5, 4, 3):
        assert (sc.seat, len(sc.options)) == (0, left)
        sc.play(sc.options[0])
    p = sc.p[0]
    assert (len(p.hand.cards), p.virtue, sc.goods(0)) == (3, 7, {"silver": 3})
    pile = [c for layer in sc.s.buildings.layers for c in layer.cards]
    assert sc.s.buildings.layers[0].size == 2
    gone = {card(f"{good}-market") for good in ("clay", "silver", "stone", "wood")}
    assert len(pile) == 40 - 4 - 3
    assert not gone & {*pile, *p.hand.cards}


@pytest.mark.clause("A22.2", "A12.1", "A12.3", "A22.13")
def test_the_guildhall_has_twelve_slots(monkeypatch: Patch) -> None:
    quiet = scheme(monkeypatch, "quarry")
    marks = []
    for slot in range(1, 13):
        sc = scene(1)
        sc.s.hall = slot - 1
        build_well(sc, cards=["K03", "small-marble", quiet] if slot in (7, 10) else [quiet])
        marks.append((len(sc.told("reset")), len(sc.told("last-round"))))
    assert [i + 1 for i, (reset, _) in enumerate(marks) if reset] == [7, 10]
    assert [i + 1 for i, (_, last) in enumerate(marks) if last] == [12]


@pytest.mark.clause("A22.2", "A21.10")
@pytest.mark.parametrize("board", ["ada", "therese", "caroline"])
def test_a_variable_board_replaces_the_start(board: str) -> None:
    sc = opening(1, board)
    b = BOARDS[board]
    p = sc.p[0]
    assert (sc.seat, sc.s.turns) == (0, 0)  # the first turn, whoever has more virtue
    assert (p.virtue, p.prison, sc.goods(0).get("silver", 0)) == (b.virtue, b.prison, b.silver)
    assert len(p.hand.cards) == 3 + b.cards
    assert bot(sc).board == ""


@pytest.mark.clause("A22.3")
def test_the_opponent_starts_with_workers_alone() -> None:
    sc = opening(1)
    b = bot(sc)
    assert (b.workers, b.virtue, b.level, b.debts) == (20, 7, 0, 0)
    assert (sc.goods(1), b.hand.cards, b.crew, b.built) == ({}, [], [], [])


@pytest.mark.clause("A22.4")
def test_twenty_starting_and_ten_future_schemes_lie_apart() -> None:
    sc = opening(1)
    assert [layer.cards for layer in sc.s.schemes.layers] == [sorted(STARTING)]
    assert [layer.cards for layer in sc.s.future.layers] == [sorted(FUTURE)]
    assert (len(STARTING), len(FUTURE)) == (20, 10)


@pytest.mark.clause("A22.5")
def test_you_go_first_and_alternate() -> None:
    sc = opening(1)
    for turns in (0, 2, 4):
        assert (sc.seat, sc.s.turns, sc.ask.kind) == (0, turns, "place")
        sc.play("quarry")
        assert len(sc.told("scheme")) == turns // 2 + 1


@pytest.mark.clause("A22.5", "A8.3")
def test_you_may_capture_at_two_locations() -> None:
    sc = scene(1)
    sc.s.at[TOWN][0] = 2
    for place in (QUARRY, FOREST, MINES):
        sc.s.at[place][1] = 1
    sc.give(0, silver=3)
    sc.play("town", ("quarry", 1), ("forest", 1))
    no = sc.why(("mines", 1))
    assert (no.clause, no.about) == ("A8.3", {"n": 2})


# -- A22.6 to A22.10 what the opponent does and does not -----------------------------------------


@pytest.mark.clause("A22.6", "A22.7", "A22.16")
@pytest.mark.parametrize("id_", list(SCHEMES))
def test_every_scheme_places_one_worker_where_it_says(id_: str) -> None:
    sc = its_turn()
    cards = [id_]
    if id_ in FUTURE:
        sc.s.schemes.shuffle_in(["future"])
        sc.s.aside -= 1
        cards = ["future", id_]
    sc.play(cards=cards)
    place, b = SCHEMES[id_].place, bot(sc)
    if place == "guildhall":
        assert (b.hall, sc.s.hall) == (1, 1)
    elif place in MARKETS:
        assert sc.s.market[MARKETS.index(place)] == 1
    else:
        assert sc.s.at[PLACES.index(place)][1] == 1
    assert b.workers == 19
    assert (sc.seat, sc.ask.kind) == (0, "place")  # no step has asked anything
    assert set(sc.goods(1)) <= {"marble"}
    assert (b.hand.cards, b.crew, b.built) == ([], [], [])


@pytest.mark.clause("A22.7")
def test_its_actions_bring_it_no_goods(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.large = ["K04"]  # gold, stone and wood
    run(sc, monkeypatch, "market-right", "deal")
    assert sc.goods(1) == {}


@pytest.mark.clause("A22.8")
def test_it_climbs_without_goods_cards_and_virtue(monkeypatch: Patch) -> None:
    sc = its_turn()
    bot(sc).virtue, bot(sc).level = 0, 4
    run(sc, monkeypatch, "guildhall", "cathedral")
    assert bot(sc).level == 5


@pytest.mark.clause("A22.8")
def test_virtue_does_not_bar_it_from_the_black_market(monkeypatch: Patch) -> None:
    sc = its_turn()
    bot(sc).virtue = 14
    run(sc, monkeypatch, "market-left", "deal")
    assert (sc.s.market[0], bot(sc).virtue) == (1, 13)


@pytest.mark.clause("A22.8", "A22.31")
@pytest.mark.parametrize(("mine", "its", "level"), [(5, 4, 4), (0, 5, 5), (4, 3, 4), (5, 3, 4)])
def test_the_spaces_of_a_level_bind_it(mine: int, its: int, level: int, monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.p[0].level, bot(sc).level = mine, its
    run(sc, monkeypatch, "guildhall", "cathedral")
    assert bot(sc).level == level
    assert sc.goods(1) == ({} if level > its else {"marble": 1})


@pytest.mark.clause("A22.9", "A22.27")
def test_it_never_captures_its_own(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.at[QUARRY], sc.s.at[FOREST] = [1, 5], [2, 1]  # its own do not make a group larger
    run(sc, monkeypatch, "town", "capture")
    assert (sc.s.at[QUARRY], sc.s.at[FOREST]) == ([1, 5], [0, 1])
    assert (bot(sc).captives, bot(sc).workers) == ([2, 0], 19)


@pytest.mark.clause("A22.9", "A22.28")
@pytest.mark.parametrize("captives", [1, 5])
def test_captives_bring_it_one_marble_in_all(captives: int, monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.at[GUARDHOUSE][1] = 3  # more workers there bring no more
    bot(sc).captives[0] = captives
    run(sc, monkeypatch, "guardhouse", "sell")
    assert (bot(sc).captives[0], sc.p[0].prison, sc.goods(1)) == (0, captives, {"marble": 1})


@pytest.mark.clause("A22.10", "A22.34", "A16.2")
def test_it_counts_in_a_reset(monkeypatch: Patch) -> None:
    sc = scene(1)
    sc.s.hall, sc.s.market = 6, [1, 0, -1]
    bot(sc).prison = 2
    build_well(sc, cards=["K03", "small-marble", scheme(monkeypatch, "quarry")])
    b = bot(sc)
    assert (b.prison, sc.p[0].prison) == (3, 1)
    assert (b.virtue, b.debts, sc.p[0].debts) == (6, 1, 0)


# -- A22.11, A22.12, A22.20, A22.21 the piles ----------------------------------------------------


@pytest.mark.clause("A22.11")
def test_an_empty_pile_is_made_of_all_discards(monkeypatch: Patch) -> None:
    old, other = STARTING[0], FUTURE[0]
    sc = its_turn()
    sc.s.schemes.layers = []
    sc.s.seen_schemes = [old, other]
    scheme(monkeypatch, "quarry", card=old)
    sc.play(cards=[old])
    assert [layer.cards for layer in sc.s.schemes.layers] == [[other]]
    assert sc.s.seen_schemes == [old]


@pytest.mark.clause("A22.11")
def test_the_discards_wait_while_there_are_cards(monkeypatch: Patch) -> None:
    sc = its_turn()
    run(sc, monkeypatch, "quarry")
    assert (sc.s.schemes.size, len(sc.s.seen_schemes)) == (19, 1)


@pytest.mark.clause("A22.12", "A22.17", "A22.38")
def test_without_workers_all_come_home() -> None:
    sc = its_turn()
    b = bot(sc)
    b.workers, b.hall, sc.s.hall = 0, 5, 5
    sc.s.market = [1, 1, -1]
    sc.s.at[QUARRY], sc.s.at[FOREST] = [2, 3], [0, 4]
    b.prison, sc.p[0].captives[1] = 2, 4
    b.captives[0] = 3
    sc.play()
    b = bot(sc)
    assert b.workers == 3 + 4 + 2 + 4
    assert (b.hall, sc.s.market, b.prison, sc.p[0].captives) == (5, [1, 1, -1], 0, [0, 0])
    assert (sc.s.at[QUARRY], b.captives[0]) == ([2, 0], 3)  # your workers stay where they are
    assert (sc.seat, len(sc.told("scheme"))) == (0, 0)


@pytest.mark.clause("A22.12", "A22.21")
@pytest.mark.parametrize(("aside", "come"), [(10, 2), (2, 2), (1, 1), (0, 0)])
def test_recovery_shuffles_discards_and_two_future_cards_in(aside: int, come: int) -> None:
    sc = its_turn()
    bot(sc).workers, sc.s.at[QUARRY][1] = 0, 20
    for id_ in STARTING[:4]:
        sc.s.schemes.take(id_)
    sc.s.seen_schemes, sc.s.aside = STARTING[:4], aside
    sc.play()
    assert (sc.s.schemes.size, sc.s.seen_schemes, sc.s.aside) == (20 + come, [], aside - come)


@pytest.mark.clause("A22.20", "A22.17")
@pytest.mark.parametrize(("aside", "star", "come"), [(10, True, 1), (10, False, 0), (0, True, 0)])
def test_a_star_brings_one_future_card(
    aside: int, star: bool, come: int, monkeypatch: Patch
) -> None:
    sc = its_turn()
    sc.s.aside = aside
    run(sc, monkeypatch, "quarry", star=star)
    assert (sc.s.schemes.size, sc.s.aside) == (19 + come, aside - come)


@pytest.mark.clause("A22.20", "A22.4")
def test_a_future_card_is_seen_when_it_is_turned_up(monkeypatch: Patch) -> None:
    sc = its_turn()
    run(sc, monkeypatch, "quarry", star=True)
    scheme(monkeypatch, "forest", card=FUTURE[3])
    sc.play("quarry", cards=["future", FUTURE[3]])
    assert sc.s.at[FOREST][1] == 1
    assert sc.s.seen_schemes[-1] == FUTURE[3]
    assert (sc.s.schemes.size, sc.s.future.size) == (19, 9)


# -- A22.13 to A22.15 end and score --------------------------------------------------------------


@pytest.mark.clause("A22.13", "A22.17")
def test_workers_of_both_sides_fill_the_hall(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.hall, sc.p[0].hall, bot(sc).hall = 11, 8, 3
    run(sc, monkeypatch, "guildhall")
    assert (sc.s.hall, sc.s.last) == (12, 2)


@pytest.mark.clause("A22.14")
@pytest.mark.parametrize(("name", "each"), [("constantine", 1), ("helena", 3)])
def test_the_score_of_the_opponent(name: str, each: int) -> None:
    sc = scene(1, solo=name)
    b = bot(sc)
    b.hall, b.level, b.virtue, b.debts, b.prison = 5, 4, 13, 3, 5
    sc.give(1, marble=7)
    assert sc.points(1) == {
        "hall": 5 * each, "cathedral": 12, "virtue": 5, "debts": -6, "ore": 7, "prison": -2,
    }  # fmt: skip


@pytest.mark.clause("A22.15")
def test_two_people_against_the_opponent_is_not_offered() -> None:
    with pytest.raises(ValueError, match="solo"):
        GAME.setup(2, {"solo": "constantine"})


# -- A22.16 to A22.19 a turn --------------------------------------------------------------------


@pytest.mark.clause("A22.16")
def test_schemes_have_a_pile_a_place_and_up_to_three_steps() -> None:
    bound = {
        "gather": {"quarry", "forest", "mines"}, "tribute": {"silversmith"}, "steal": {"tax"},
        "headhunt": {"workshop"}, "capture": {"town"}, "deal": set(MARKETS),
        "cathedral": {"guildhall"}, "rival": {"guildhall"},
    }  # fmt: skip
    for x in SCHEMES.values():
        assert len(x.steps) <= 3
        assert x.pile in ("starting", "future")
        for step in x.steps:
            assert x.place in bound.get(step.do, {x.place})


@pytest.mark.clause("A22.16", "A22.22")
def test_the_worker_just_placed_counts(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.at[QUARRY][1] = 1
    run(sc, monkeypatch, "quarry", "gather")
    assert sc.goods(1) == {"marble": 1}


@pytest.mark.clause("A22.17")
@pytest.mark.parametrize(
    ("steps", "prison", "captives"), [(("capture", "sell"), 2, 0), (("sell", "capture"), 0, 2)]
)
def test_steps_are_done_in_order(
    steps: tuple[str, ...], prison: int, captives: int, monkeypatch: Patch
) -> None:
    sc = its_turn()
    sc.s.at[QUARRY][0] = 2
    run(sc, monkeypatch, "town", *steps)
    assert (sc.p[0].prison, bot(sc).captives[0]) == (prison, captives)


@pytest.mark.clause("A22.17")
def test_a_step_that_cannot_be_done_is_skipped(monkeypatch: Patch) -> None:
    sc = its_turn()
    run(sc, monkeypatch, "guardhouse", "sell", "free", "ransom", ("marble", 2))
    b = bot(sc)
    assert (sc.goods(1), b.debts, b.virtue, b.workers) == ({"marble": 2}, 0, 7, 19)


@pytest.mark.clause("A22.17")
def test_star_comes_before_the_card_is_discarded_and_the_reset_after(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.market = [0, -1, 0]
    run(sc, monkeypatch, "market-middle", "deal", star=True)
    told = [e.what for e in sc.events if e.what in ("scheme", "place", "gain", "future", "reset")]
    assert told == ["scheme", "place", "gain", "future", "reset"]
    assert sc.s.seen_schemes == [STARTING[0]]
    assert (sc.s.market, bot(sc).prison, sc.p[0].prison) == ([-1, -1, -1], 1, 2)


@pytest.mark.clause("A22.18", "A16.3")
def test_on_its_turn_you_are_asked_for_reset_apprentices_and_debts(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.join(0, "A28")  # Squire: 2 virtue
    sc.p[0].virtue, sc.p[0].debts = 14, 3
    sc.s.market = [1, -1, 1]
    run(sc, monkeypatch, "market-middle", "deal")
    assert (sc.seat, sc.ask.kind) == (0, "reset")
    sc.play("A28")
    assert (sc.ask.kind, sc.options) == ("destroy", [2, 1, 0])
    assert sc.play(1).p[0].debts == 2


@pytest.mark.clause("A22.19")
@pytest.mark.parametrize(
    ("named", "market", "space"),
    [
        ("market-left", [0, -1, -1], 1),
        ("market-left", [0, 0, -1], 2),
        ("market-right", [-1, -1, 0], 0),
        ("market-right", [0, -1, 0], 1),
        ("market-middle", [-1, 0, 0], 0),
        ("market-middle", [-1, -1, -1], 1),
    ],
)
def test_a_taken_space_sends_it_to_the_right(
    named: str, market: list[int], space: int, monkeypatch: Patch
) -> None:
    sc = its_turn()
    sc.s.market = list(market)
    run(sc, monkeypatch, named, "deal")
    assert sc.told("place")[-1].about == {"player": 1, "to": MARKETS[space]}


@pytest.mark.clause("A22.19", "A22.30")
def test_the_deal_is_that_of_the_space_it_got(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.small, sc.s.market = "small-gold-gold", [-1, -1, 0]  # marble only on the right
    run(sc, monkeypatch, "market-right", "deal")
    assert sc.goods(1) == {}


@pytest.mark.clause("A22.19", "A22.23")
def test_at_an_empty_tax_stand_it_goes_to_the_silversmith(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.tax, sc.s.at[SILVERSMITH][1] = 0, 2
    run(sc, monkeypatch, "tax", "steal", ("marble", 5), star=True)
    assert (sc.s.at[SILVERSMITH][1], sc.s.at[7][1], sc.s.tax) == (3, 0, 3)
    assert (sc.goods(1), bot(sc).virtue) == ({}, 7)
    assert sc.s.aside == 9  # the star still counts


@pytest.mark.clause("A22.19", "A22.35", "A19.2")
def test_in_the_final_round_it_lies_beside_the_hall(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.hall, sc.s.last, bot(sc).hall = 12, 2, 4
    run(sc, monkeypatch, "guildhall", ("marble", 1))
    assert (sc.s.hall, bot(sc).hall, sc.goods(1)) == (12, 5, {"marble": 1})
    assert sc.points(1)["hall"] == 5


# -- A22.22 to A22.33 the steps -----------------------------------------------------------------


@pytest.mark.clause("A22.22")
@pytest.mark.parametrize("place", ["quarry", "forest", "mines"])
@pytest.mark.parametrize(("before", "marble"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_gather(place: str, before: int, marble: int, monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.at[PLACES.index(place)] = [3, before]
    run(sc, monkeypatch, place, "gather")
    assert sc.goods(1) == ({"marble": marble} if marble else {})


@pytest.mark.clause("A22.23")
@pytest.mark.parametrize("before", [0, 2])
def test_tribute(before: int, monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.at[SILVERSMITH] = [4, before]
    run(sc, monkeypatch, "silversmith", "tribute")
    assert (sc.s.tax, sc.goods(1)) == (4 + before + 1, {})


@pytest.mark.clause("A22.23", "A9.7")
def test_toll(monkeypatch: Patch) -> None:
    sc = run(its_turn(), monkeypatch, "quarry", ("toll", 3))
    assert (sc.s.tax, sc.goods(1)) == (7, {})


@pytest.mark.clause("A22.24")
def test_marble_and_virtue(monkeypatch: Patch) -> None:
    sc = run(its_turn(), monkeypatch, "storehouse", ("marble", 2), ("virtue", 3))
    assert (sc.goods(1), bot(sc).virtue) == ({"marble": 2}, 10)


@pytest.mark.clause("A22.25")
@pytest.mark.parametrize(("debts", "left", "virtue"), [(2, 1, 7), (0, 0, 8)])
def test_pardon(debts: int, left: int, virtue: int, monkeypatch: Patch) -> None:
    sc = its_turn()
    bot(sc).debts = debts
    run(sc, monkeypatch, "storehouse", "pardon")
    assert (bot(sc).debts, bot(sc).virtue, bot(sc).paid) == (left, virtue, 0)


@pytest.mark.clause("A22.26")
@pytest.mark.parametrize(("before", "column"), [(0, 0), (2, 2), (3, 3), (6, 3)])
def test_headhunt(before: int, column: int, monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.at[WORKSHOP][1] = before
    sc.s.coins = [[1, 1, 1, 1], [2, 2, 2, 2]]
    gone = [row[column] for row in sc.s.rows]
    rows = [[x for x in row if x not in gone] for row in sc.s.rows]
    id_ = scheme(monkeypatch, "workshop", "headhunt")
    sc.play(cards=[id_, "A01", "A02"])
    assert sc.s.rows == [[*rows[0], "A01"], [*rows[1], "A02"]]
    assert sc.s.coins == [[1, 1, 1, 0], [2, 2, 2, 0]]
    assert [e.about["apprentice"] for e in sc.told("drop")] == gone
    assert [layer.cards for layer in sc.s.apprentices.layers[:2]] == [[gone[1]], [gone[0]]]
    assert (sc.s.tax, sc.goods(1)) == (4, {})  # their silver goes to the supply


@pytest.mark.clause("A22.27")
@pytest.mark.parametrize(("before", "taken"), [(0, [3]), (1, [3, 2]), (4, [3, 2])])
def test_capture_takes_the_largest_groups(
    before: int, taken: list[int], monkeypatch: Patch
) -> None:
    sc = its_turn()
    sc.s.at[TOWN][1] = before
    sc.s.at[FOREST][0], sc.s.at[MINES][0], sc.s.at[QUARRY][0] = 2, 3, 1
    run(sc, monkeypatch, "town", "capture")
    assert [e.about["n"] for e in sc.told("capture")] == taken
    assert bot(sc).captives[0] == sum(taken)
    assert (sc.s.at[QUARRY][0], sc.s.tax) == (1, 4)


@pytest.mark.clause("A22.27")
def test_ties_of_capture_have_an_order(monkeypatch: Patch) -> None:
    order = [
        "workshop", "mines", "quarry", "forest", "silversmith", "storehouse", "guardhouse", "town",
        "tax",
    ]  # fmt: skip
    for first, name in enumerate(order):
        sc = its_turn()
        for place in order[first:]:
            sc.s.at[PLACES.index(place)][0] = 1
        run(sc, monkeypatch, "town", "capture")
        assert [e.about["place"] for e in sc.told("capture")] == [name]


@pytest.mark.clause("A22.27", "A8.8")
def test_capture_finds_nobody(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.market, sc.p[0].prison = [0, -1, -1], 4
    run(sc, monkeypatch, "town", "capture")
    assert (bot(sc).captives[0], sc.told("capture")) == (0, [])


@pytest.mark.clause("A22.28")
def test_free_opens_its_prison(monkeypatch: Patch) -> None:
    sc = its_turn()
    bot(sc).prison, sc.p[0].prison, bot(sc).workers = 4, 3, 10
    run(sc, monkeypatch, "guardhouse", "free")
    assert (bot(sc).prison, bot(sc).workers, sc.p[0].prison) == (0, 13, 3)


@pytest.mark.clause("A22.28")
@pytest.mark.parametrize(("held", "paid"), [(2, False), (3, True), (5, True)])
def test_ransom_needs_three_captives(held: int, paid: bool, monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.p[0].captives[1], bot(sc).workers = held, 10
    run(sc, monkeypatch, "guardhouse", "ransom")
    b = bot(sc)
    assert (b.debts, b.virtue) == ((1, 6) if paid else (0, 7))
    assert (sc.p[0].captives[1], b.workers) == ((0, 9 + held) if paid else (held, 9))


@pytest.mark.clause("A22.29")
@pytest.mark.parametrize(("silver", "marble"), [(1, 0), (3, 0), (4, 1), (11, 2), (12, 3), (20, 3)])
def test_steal(silver: int, marble: int, monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.tax = silver
    run(sc, monkeypatch, "tax", "steal")
    assert (sc.s.tax, bot(sc).virtue) == (0, 5)
    assert sc.goods(1) == ({"marble": marble} if marble else {})


@pytest.mark.clause("A22.30")
@pytest.mark.parametrize(
    ("space", "small", "large", "marble"),
    [
        ("market-left", "small-marble-stone", [], 1),
        ("market-left", "small-gold-wood", [], 0),
        ("market-left", "", [], 1),
        ("market-middle", "small-gold-gold", [], 1),
        ("market-right", "small-gold-gold", [], 2),
        ("market-right", "small-gold-gold", ["K06", "K02"], 1),
        ("market-right", "small-gold-gold", ["K06", "K04"], 0),
    ],
)
def test_deal(space: str, small: str, large: list[str], marble: int, monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.small, sc.s.large = small, list(large)
    run(sc, monkeypatch, space, "deal")
    assert sc.goods(1) == ({"marble": marble} if marble else {})
    assert (bot(sc).virtue, sc.s.small, sc.s.large) == (6, small, large)


@pytest.mark.clause("A22.31", "A12.3")
def test_a_worker_in_the_guildhall_is_a_construction(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.hall = 6
    run(sc, monkeypatch, "guildhall")
    assert (sc.s.hall, len(sc.told("reset")), sc.points(1)["hall"]) == (7, 1, 1)


@pytest.mark.clause("A22.31")
@pytest.mark.parametrize(("mine", "level"), [(0, 1), (1, 2), (2, 2)])
def test_rival_climbs_unless_you_are_below(mine: int, level: int, monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.p[0].level, bot(sc).level = mine, 1
    run(sc, monkeypatch, "guildhall", "rival")
    climbs = mine >= 1
    assert bot(sc).level == 1 + climbs
    assert sc.goods(1) == ({} if climbs else {"marble": 1})


@pytest.mark.clause("A22.32")
@pytest.mark.parametrize(("reward", "virtue"), [("R01", 8), ("R07", 8), ("R09", 9), ("R11", 8)])
def test_of_a_reward_it_takes_only_the_virtue(reward: str, virtue: int, monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.play(cards=[scheme(monkeypatch, "guildhall", "cathedral"), reward])
    b = bot(sc)
    assert (b.level, b.virtue, sc.goods(1), b.hand.cards) == (1, virtue, {}, [])
    assert sc.s.rewards.size == 4
    assert reward not in sc.s.rewards.layers[0].cards


@pytest.mark.clause("A22.32", "A14.3")
def test_without_rewards_it_gains_one_virtue(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.rewards.layers = []
    run(sc, monkeypatch, "guildhall", "cathedral")
    assert (bot(sc).level, bot(sc).virtue) == (1, 8)


@pytest.mark.clause("A22.33", "A15.3")
def test_its_excess_virtue_always_destroys_debts(monkeypatch: Patch) -> None:
    sc = its_turn()
    bot(sc).virtue, bot(sc).debts = 13, 3
    run(sc, monkeypatch, "storehouse", ("virtue", 3))
    assert (bot(sc).virtue, bot(sc).debts, sc.ask.kind) == (14, 1, "place")


@pytest.mark.clause("A22.33", "A15.4")
def test_its_missing_virtue_is_a_debt(monkeypatch: Patch) -> None:
    sc = its_turn()
    bot(sc).virtue, sc.s.tax = 0, 4
    run(sc, monkeypatch, "tax", "steal")
    assert (bot(sc).virtue, bot(sc).debts) == (0, 2)


# -- A22.34 to A22.38 ---------------------------------------------------------------------------


def builder(name: str) -> Scene:
    """You can build a card."""
    sc = scene(1)
    sc.hire(0, "labourer")
    sc.take(card(name), 0)
    sc.give(0, clay=9, wood=9, stone=9, gold=9, marble=9)
    return sc


@pytest.mark.clause("A22.34", "A18.2")
def test_monument_and_watchtower_reach_the_opponent(monkeypatch: Patch) -> None:
    quiet = scheme(monkeypatch, "quarry")
    sc = builder("monument")
    sc.play("guildhall", ("build", card("monument")), cards=[quiet])
    assert bot(sc).virtue == 8
    sc = builder("watchtower")
    bot(sc).prison = 3
    sc.play("guildhall", ("build", card("watchtower")), cards=[quiet])
    assert bot(sc).virtue == 6


@pytest.mark.clause("A22.34", "A18.5")
@pytest.mark.parametrize(("its", "vp", "virtue"), [(1, 2, 9), (2, 0, 7)])
def test_chapel_and_steeple_look_at_the_opponent(its: int, vp: int, virtue: int) -> None:
    sc = scene(1)
    sc.put(0, "chapel", "steeple")
    sc.p[0].level, bot(sc).level = 2, its
    sc.end()
    assert (sc.points(0)["bonus"], sc.p[0].virtue) == (vp, virtue)


@pytest.mark.clause("A22.34", "A11.2", "A18.7")
def test_its_workers_on_your_board_are_captives(monkeypatch: Patch) -> None:
    sc = scene(1)
    sc.put(0, "keep")
    sc.p[0].captives[1] = 4
    assert sc.points(0)["bonus"] == 1
    sc.play("guardhouse", "sell", cards=[scheme(monkeypatch, "quarry")])
    assert (sc.goods(0), bot(sc).prison) == ({"silver": 4}, 4)


@pytest.mark.clause("A22.34", "A11.4")
def test_you_free_your_workers_from_its_board(monkeypatch: Patch) -> None:
    quiet = scheme(monkeypatch, "quarry")
    sc = scene(1)
    bot(sc).captives[0] = 3
    sc.play("guardhouse", "free-by-debt", cards=[quiet])
    assert (sc.p[0].workers, bot(sc).captives[0], sc.p[0].debts) == (22, 0, 1)
    sc = builder("barracks")
    bot(sc).captives[0] = 3
    sc.play("guildhall", ("build", card("barracks")), "free", cards=[quiet])
    assert (sc.p[0].workers, bot(sc).captives[0]) == (22, 0)


@pytest.mark.clause("A22.35", "A19.1")
def test_if_you_fill_the_hall_the_opponent_comes_before_you(monkeypatch: Patch) -> None:
    sc = scene(1)
    sc.s.hall = 11
    build_well(sc, cards=[scheme(monkeypatch, "quarry")])
    assert (sc.s.at[QUARRY][1], sc.s.last, sc.seat) == (1, 1, 0)
    sc.play("quarry")
    assert sc.open().over


@pytest.mark.clause("A22.35", "A19.1")
def test_if_the_opponent_fills_it_you_come_first(monkeypatch: Patch) -> None:
    sc = its_turn()
    sc.s.hall = 11
    run(sc, monkeypatch, "guildhall")
    assert (sc.seat, sc.s.last) == (0, 2)
    sc.play("quarry", cards=[scheme(monkeypatch, "forest", card=STARTING[1])])
    assert sc.open().over
    assert sc.s.at[FOREST][1] == 1


@pytest.mark.clause("A22.35", "A22.12")
def test_its_final_turn_may_be_a_recovery() -> None:
    sc = its_turn()
    sc.s.hall, sc.s.last = 12, 1
    bot(sc).workers, bot(sc).prison = 0, 5
    sc.play()
    assert sc.open().over
    assert sc.points(1)["prison"] == 0


@pytest.mark.clause("A22.37")
def test_the_order_of_the_piles_is_hidden_and_the_discards_are_open(monkeypatch: Patch) -> None:
    sc = its_turn()
    run(sc, monkeypatch, "quarry", star=True)
    state = sc.open().view(0)["state"]
    assert (state["schemes"], state["future"]) == ([20], [10])
    assert state["seen_schemes"] == [STARTING[0]]


@pytest.mark.clause("A22.38")
@pytest.mark.parametrize("where", ["prison", "board", "places"])
def test_a_recovery_always_finds_workers(where: str) -> None:
    """The most that can be out of reach: 12 in the Guildhall, 2 on the Black Market, for a third
    one there is sent to Prison at once. Wherever the others are, they come home."""
    sc = its_turn()
    out_of_reach = SEATS["solo"].slots + len(sc.s.market) - 1
    assert out_of_reach == 14
    bot(sc).workers, bot(sc).hall, sc.s.hall, sc.s.last = 0, 12, 12, 2
    sc.s.market = [1, -1, 1]
    if where == "prison":
        bot(sc).prison = 6
    elif where == "board":
        sc.p[0].captives[1] = 6
    else:
        sc.s.at[QUARRY][1], sc.s.at[TAX][1] = 2, 4
    sc.play()
    assert (bot(sc).workers, bot(sc).hall, sc.s.market) == (20 - out_of_reach, 12, [1, -1, 1])
    assert sum(GAME.pieces(sc.s)[f"workers {i}"] for i in (0, 1)) == 40
