"""A13, A18: constructing buildings, and what each of the forty does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from ludorum.games.architects.content import (
    BUILDINGS,
    FOREST,
    GOODS,
    MINES,
    PRINTED_BUILDINGS,
    QUARRY,
)  # fmt: skip
from tests.architects.scene import Scene, card, scene

NAMES = [b.name for b in PRINTED_BUILDINGS]
AT_THE_END = [b.name for b in PRINTED_BUILDINGS if b.now is None]


def site(name: str, players: int = 2, crew: tuple[str, ...] = ("labourer",)) -> Scene:
    """Player 0 holds one building, every skill, and exactly its price."""
    sc = scene(players)
    sc.hire(0, *crew)
    sc.take(card(name), 0)
    sc.give(0, **BUILDINGS[card(name)].cost)
    return sc


def build(sc: Scene, name: str, *answers: Any, cards: Iterable[str] = ()) -> Scene:
    return sc.play("guildhall", ("build", card(name)), *answers, cards=cards)


def estate(*names: str, players: int = 2) -> Scene:
    """Player 0 has constructed these buildings."""
    sc = scene(players)
    sc.put(0, *names)
    return sc


def bonus(sc: Scene) -> int:
    return sc.points(0)["bonus"]


# -- A13 construction ---------------------------------------------------------------------------


@pytest.mark.clause("A13.1")
def test_a_building_needs_an_apprentice_for_each_skill() -> None:
    sc = site("library", crew=("woodcutter",))  # carpentry without tiling
    sc.take(card("well"), 0)
    sc.give(0, wood=2, stone=2)
    sc.play("guildhall")
    assert sc.options == [("build", card("well"))]
    no = sc.why(("build", card("library")))
    assert (no.clause, no.reason, no.about) == ("A13.1", "no-skill", {"skills": ("tiling",)})


@pytest.mark.clause("A13.1")
def test_skills_may_come_from_several_apprentices_and_are_not_used_up() -> None:
    sc = site("library", crew=("woodcutter", "jeweller"))
    crew = list(sc.p[0].crew)
    build(sc, "library")
    assert sc.p[0].crew == crew
    assert sc.p[0].built == [card("library")]


@pytest.mark.clause("A13.1")
def test_a_second_apprentice_of_a_skill_does_no_harm() -> None:
    sc = site("tavern", crew=("woodcutter", "woodcutter"))
    assert ("build", card("tavern")) in sc.play("guildhall").options


@pytest.mark.clause("A13.1", "A17.1")
def test_the_labourer_alone_has_all_three_skills() -> None:
    sc = build(site("keep"), "keep")
    assert sc.p[0].built == [card("keep")]


@pytest.mark.clause("A13.2")
@pytest.mark.parametrize("name", NAMES)
def test_a_building_is_paid_for_and_laid_down(name: str) -> None:
    sc = build(site(name), name)
    assert sc.p[0].built == [card(name)]
    assert sc.p[0].hand.cards == [] or name == "drafting-room"
    (spent,) = sc.told("spend")
    assert dict(spent.about["goods"]) == BUILDINGS[card(name)].cost


@pytest.mark.clause("A13.2")
def test_goods_that_lack_are_named() -> None:
    sc = site("well")
    sc.take(card("smithy"), 0)
    sc.give(0, clay=3)
    sc.play("guildhall")
    no = sc.why(("build", card("smithy")))
    assert (no.clause, no.reason, no.about) == ("A13.2", "no-goods", {"goods": (("clay", 1),)})


@pytest.mark.clause("A13.3")
@pytest.mark.parametrize("name", NAMES)
def test_the_printed_virtue_applies_at_once(name: str) -> None:
    sc = build(site(name), name)
    assert sc.p[0].virtue == 7 + BUILDINGS[card(name)].virtue + (name == "monument")


@pytest.mark.clause("A13.3")
def test_the_virtue_comes_before_the_effect() -> None:
    """At 14 the Church's virtue may destroy the only debt: its own effect finds none."""
    sc = site("church")
    sc.p[0].virtue, sc.p[0].debts = 14, 1
    build(sc, "church")
    assert sc.ask.kind == "destroy"
    sc.play(1)
    assert sc.p[0].debts == 0
    assert sc.seat == 1


@pytest.mark.clause("A13.4")
def test_an_effect_without_a_choice_is_obligatory() -> None:
    sc = build(site("betting-house"), "betting-house")
    assert sc.seat == 1
    assert sc.p[0].debts == 1


@pytest.mark.clause("A13.4")
@pytest.mark.parametrize("name", ["church", "library"])
def test_what_the_card_leaves_to_you_may_be_declined(name: str) -> None:
    sc = site(name)
    sc.take(card("well"), 0)
    sc.p[0].debts, sc.p[0].prison = 1, 1
    sc.p[1].captives[0] = 1
    build(sc, name)
    assert (sc.seat, sc.ask.kind, sc.options) == (0, "may", ["yes", "no"])
    sc.play("no")
    p = sc.p[0]
    assert (p.debts, p.prison, sc.p[1].captives[0]) == (1, 1, 1)
    assert (len(p.crew), p.hand.cards, sc.goods(0)) == (1, [card("well")], {})


@pytest.mark.clause("A13.4")
@pytest.mark.parametrize(
    ("name", "kind", "options"),
    [
        ("armoury", "capture", [("quarry", 1)]),
        ("fortress", "capture", [("quarry", 1)]),
        ("barracks", "choice", ["free", "capture"]),
        ("tavern", "tavern", [("hire", r, c) for r in (0, 1) for c in range(4)]),
    ],
)
def test_captures_releases_and_hires_of_a_building_are_obligatory(
    name: str, kind: str, options: list[Any]
) -> None:
    sc = site(name)
    sc.s.at[QUARRY] = [0, 2]
    sc.p[1].captives[0] = 1
    build(sc, name)
    assert (sc.seat, sc.ask.kind, sc.options) == (0, kind, options)


@pytest.mark.clause("A13.4", "A18.4")
def test_the_hideout_asks_nothing() -> None:
    sc = site("hideout")
    sc.p[0].prison = 1
    assert build(sc, "hideout").seat == 1
    assert sc.p[0].prison == 0


@pytest.mark.clause("A13.4", "A7.6")
def test_the_tavern_hires_even_if_somebody_has_to_go() -> None:
    sc = site("tavern", crew=("woodcutter", "woodcutter", "stonecutter", "jeweller", "miner"))
    build(sc, "tavern", ("hire", 0, 0))
    assert (sc.seat, sc.ask.kind, len(sc.options)) == (0, "dismiss", 5)


@pytest.mark.clause("A13.4", "A13.7", "A8.7")
def test_the_fortress_stops_when_nobody_is_left() -> None:
    sc = site("fortress")
    sc.s.at[QUARRY] = [0, 2]
    build(sc, "fortress", ("quarry", 1))
    assert (sc.seat, sc.p[0].captives) == (1, [0, 2])


@pytest.mark.clause("A13.5")
@pytest.mark.parametrize("name", AT_THE_END)
def test_end_game_effects_wait(name: str) -> None:
    sc = site(name)
    sc.p[0].paid, sc.p[0].level = 4, 1
    sc.give(0, **dict.fromkeys(GOODS, 8))
    sc.p[0].captives[1] = 3
    build(sc, name)
    assert sc.seat == 1
    p = sc.p[0]
    assert (p.goods, p.virtue, p.debts) == ([8] * 6, 7 + BUILDINGS[card(name)].virtue, 0)


@pytest.mark.clause("A13.6")
def test_a_constructed_building_is_nowhere_else() -> None:
    assert len(set(NAMES)) == 40
    sc = build(site("well"), "well")
    pile = [c for layer in sc.s.buildings.layers for c in layer.cards]
    assert sc.p[0].built == [card("well")]
    assert card("well") not in pile + sc.p[0].hand.cards


@pytest.mark.clause("A13.6")
@pytest.mark.parametrize("name", NAMES)
def test_printed_points_count_whatever_the_effect_did(name: str) -> None:
    sc = estate(name)
    sc.p[0].debts = 1
    sc.p[1].goods, sc.p[1].level = [9] * 6, 1  # no bonus by majority
    assert sc.points(0)["buildings"] == BUILDINGS[card(name)].vp


@pytest.mark.clause("A13.7")
@pytest.mark.parametrize(
    "name", ["armoury", "fortress", "barracks", "hideout", "church", "library"]
)
def test_a_building_whose_effect_can_do_nothing_may_stand(name: str) -> None:
    sc = build(site(name), name)
    sc.open().settle()
    assert sc.seat == 1
    assert sc.points(0)["buildings"] == BUILDINGS[card(name)].vp


# -- A18 immediate effects ----------------------------------------------------------------------


@pytest.mark.clause("A18.1")
@pytest.mark.parametrize(
    ("name", "answers", "goods"),
    [
        ("smithy", (), {"stone": 4}),
        ("well", (), {"clay": 4}),
        ("lumber-camp", (), {"wood": 4}),
        ("factory", (), {"marble": 2}),
        ("thieves-den", (), {"silver": 4}),
        ("treasury", ("gold",), {"gold": 1}),
        ("treasury", ("silver",), {"silver": 3}),
        ("clay-pit", ("gold",), {"gold": 1}),
        ("clay-pit", ("marble",), {"marble": 1}),
        ("palace", (), {"gold": 1}),
    ],
)
def test_immediate_gains(name: str, answers: tuple[str, ...], goods: dict[str, int]) -> None:
    sc = build(site(name), name, *answers)
    assert sc.goods(0) == goods
    assert sc.seat == 1


@pytest.mark.clause("A18.1")
@pytest.mark.parametrize("name", ["treasury", "clay-pit"])
def test_one_of_two_gains_must_be_chosen(name: str) -> None:
    sc = build(site(name), name)
    assert sc.ask.kind == "choice"
    assert sc.options == {"treasury": ["gold", "silver"], "clay-pit": ["gold", "marble"]}[name]


@pytest.mark.clause("A18.1")
def test_drafting_room_draws_two_buildings() -> None:
    sc = build(site("drafting-room"), "drafting-room", cards=["B01", "B02"])
    assert sc.p[0].hand.cards == ["B01", "B02"]


@pytest.mark.clause("A18.1")
def test_betting_house_brings_a_debt() -> None:
    sc = build(site("betting-house"), "betting-house")
    assert (sc.p[0].debts, sc.p[0].paid, sc.p[0].virtue) == (1, 0, 6)


@pytest.mark.clause("A18.1", "A11.7")
def test_church_may_destroy_one_debt() -> None:
    sc = site("church")
    sc.p[0].debts = 2
    build(sc, "church", "yes")
    assert (sc.p[0].debts, sc.p[0].paid, sc.p[0].virtue) == (1, 0, 8)


@pytest.mark.clause("A18.1")
def test_library_sells_a_card_for_two_gold() -> None:
    sc = site("library")
    for name in ("keep", "well"):
        sc.take(card(name), 0)
    build(sc, "library", "yes")
    assert sc.options == [card("well"), card("keep")]
    sc.play(card("keep"))
    assert (sc.p[0].hand.cards, sc.goods(0)) == ([card("well")], {"gold": 2})
    assert sc.s.buildings.layers[0].cards == [card("keep")]


@pytest.mark.clause("A18.1", "A7.9")
def test_tavern_hires_anyone_for_nothing() -> None:
    sc = site("tavern")
    sc.s.coins[1] = [0, 0, 0, 2]
    build(sc, "tavern")
    assert sc.options == [("hire", r, c) for r in (0, 1) for c in range(4)]
    sc.play(("hire", 1, 3), cards=["A01"])
    assert sc.p[0].crew == ["A13", "A35"]
    assert (sc.goods(0), sc.s.tax) == ({"silver": 2}, 4)  # the silver lying on the card
    assert sc.s.rows[1] == ["A05", "A11", "A18", "A01"]


@pytest.mark.clause("A18.2")
def test_monument_lifts_everybody_and_the_builder_twice() -> None:
    sc = build(site("monument", players=3), "monument")
    assert [p.virtue for p in sc.p] == [9, 8, 8]


@pytest.mark.clause("A18.2")
@pytest.mark.parametrize(("mine", "virtue"), [(2, 6), (3, 5)])
def test_watchtower_strikes_all_with_three_in_prison(mine: int, virtue: int) -> None:
    sc = site("watchtower", players=4)
    for p, n in zip(sc.p, (mine, 2, 3, 9), strict=True):
        p.prison = n
    build(sc, "watchtower")
    assert [p.virtue for p in sc.p] == [virtue, 7, 6, 6]


@pytest.mark.clause("A18.3", "A18.1")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (12, 3), (14, 3)])
def test_palace_gives_a_gold_per_four_virtue(virtue: int, gold: int) -> None:
    assert BUILDINGS[card("palace")].virtue == 0
    sc = site("palace")
    sc.p[0].virtue = virtue
    build(sc, "palace")
    assert sc.goods(0) == ({"gold": gold} if gold else {})


@pytest.mark.clause("A18.4")
def test_barracks_free_from_all_boards() -> None:
    sc = site("barracks", players=3)
    sc.p[1].captives[0], sc.p[2].captives[0], sc.p[2].captives[1] = 2, 3, 1
    sc.s.at[MINES] = [0, 2, 0]
    build(sc, "barracks", "free")
    assert [p.captives for p in sc.p] == [[0, 0, 0], [0, 0, 0], [0, 1, 0]]
    assert sc.p[0].workers == 19 + 5
    assert (sc.s.at[MINES], sc.goods(0), sc.p[0].debts) == ([0, 2, 0], {}, 0)


@pytest.mark.clause("A18.4", "A8.7")
def test_or_barracks_make_one_capture() -> None:
    sc = site("barracks")
    sc.p[1].captives[0] = 2
    sc.s.at[MINES], sc.s.at[FOREST] = [0, 2], [0, 1]
    build(sc, "barracks")
    assert sc.options == ["free", "capture"]
    sc.play("capture", ("mines", 1))
    assert (sc.seat, sc.p[0].captives, sc.s.at[FOREST]) == (1, [0, 2], [0, 1])
    assert sc.p[1].captives[0] == 2
    assert sc.s.tax == 4


@pytest.mark.clause("A18.4")
def test_barracks_offer_only_what_can_be_done() -> None:
    sc = site("barracks")
    sc.s.at[MINES] = [0, 2]
    build(sc, "barracks")
    assert sc.options == ["capture"]


@pytest.mark.clause("A18.4")
def test_hideout_opens_prison() -> None:
    sc = site("hideout")
    sc.p[0].prison, sc.p[1].prison, sc.p[0].workers = 5, 2, 10
    build(sc, "hideout")
    assert (sc.p[0].prison, sc.p[0].workers, sc.p[1].prison) == (0, 14, 2)
    assert sc.goods(0) == {}


@pytest.mark.clause("A8.7")
def test_armoury_captures_one_group() -> None:
    sc = site("armoury")
    sc.s.at[QUARRY], sc.s.at[FOREST] = [1, 2], [0, 3]
    build(sc, "armoury", ("forest", 1))
    assert (sc.seat, sc.p[0].captives, sc.s.at[QUARRY]) == (1, [0, 3], [1, 2])


@pytest.mark.clause("A8.7", "A8.5")
def test_fortress_captures_two_groups_anywhere() -> None:
    sc = site("fortress", players=4)  # where the Town Centre allows one place only
    sc.s.at[QUARRY], sc.s.at[FOREST] = [1, 2, 0, 0], [0, 3, 0, 0]
    build(sc, "fortress", ("forest", 1), ("quarry", 0))
    assert (sc.seat, sc.p[0].captives, sc.s.at[QUARRY]) == (1, [0, 3, 0, 0], [0, 2, 0, 0])
    assert sc.p[0].workers == 19 + 1
    assert sc.s.tax == 4


# -- A18 at the end -----------------------------------------------------------------------------


@pytest.mark.clause("A18.5")
@pytest.mark.parametrize("good", ["stone", "wood", "clay", "silver"])
@pytest.mark.parametrize(("others", "vp"), [((2, 1), 2), ((3, 0), 0), ((0, 4), 0)])
def test_a_market_pays_for_strictly_most_of_its_good(
    good: str, others: tuple[int, int], vp: int
) -> None:
    sc = estate(f"{good}-market", players=3)
    sc.give(0, **{good: 3})
    for seat, n in enumerate(others, 1):
        sc.give(seat, **{good: n}, gold=9)
    assert bonus(sc) == vp


@pytest.mark.clause("A18.5")
@pytest.mark.parametrize(("levels", "highest"), [((2, 1, 0), True), ((2, 2, 0), False)])
def test_steeple_and_chapel_look_for_the_highest_marker(
    levels: tuple[int, ...], highest: bool
) -> None:
    sc = estate("steeple", "chapel", players=3)
    for p, level in zip(sc.p, levels, strict=True):
        p.level = level
    sc.end()
    assert bonus(sc) == (2 if highest else 0)
    assert sc.p[0].virtue == (9 if highest else 7)


@pytest.mark.clause("A18.6")
@pytest.mark.parametrize(
    ("name", "goods", "paid", "virtue"),
    [
        ("castle", {"gold": 1}, 0, 7),
        ("castle", {"gold": 5, "marble": 6}, 0, 9),
        ("observatory", {"marble": 1}, 0, 7),
        ("observatory", {"marble": 5, "gold": 6}, 0, 9),
        ("reservoir", {}, 5, 9),
        ("trading-post", {"stone": 1, "wood": 1, "clay": 1}, 0, 7),
        ("trading-post", {"stone": 2, "wood": 1, "clay": 4, "gold": 9}, 0, 8),
        ("trading-post", {"stone": 3, "wood": 1, "clay": 4}, 0, 9),
    ],
)
def test_virtue_at_the_end_rounds_down(
    name: str, goods: dict[str, int], paid: int, virtue: int
) -> None:
    sc = estate(name)
    sc.give(0, **goods)
    sc.p[0].paid, sc.p[0].debts = paid, 4
    sc.end()
    assert sc.p[0].virtue == virtue


@pytest.mark.clause("A18.6")
@pytest.mark.parametrize(("virtue", "vp"), [(3, 0), (4, 1), (11, 2), (12, 3)])
def test_lighthouse_pays_per_four_virtue(virtue: int, vp: int) -> None:
    sc = estate("lighthouse")
    sc.p[0].virtue = virtue
    assert bonus(sc) == vp


@pytest.mark.clause("A18.6", "A17.1")
@pytest.mark.parametrize(
    ("name", "vp"), [("carpenters-hut", 3), ("tilers-hut", 2), ("masons-hut", 1)]
)
def test_a_hut_counts_apprentices_of_its_skill(name: str, vp: int) -> None:
    sc = estate(name)
    sc.hire(0, "labourer", "woodcutter", "thief", "jeweller")
    sc.hire(1, "stonecutter")
    assert bonus(sc) == vp


@pytest.mark.clause("A18.6")
def test_moneylender_pays_per_paid_debt() -> None:
    sc = estate("moneylender")
    sc.p[0].paid, sc.p[0].debts = 3, 1
    assert bonus(sc) == 3


@pytest.mark.clause("A18.7")
@pytest.mark.parametrize(("captives", "vp"), [([0, 1, 1], 0), ([0, 2, 1], 1), ([0, 5, 3], 2)])
def test_keep_pays_per_three_captives(captives: list[int], vp: int) -> None:
    sc = estate("keep", players=3)
    sc.p[0].captives = captives
    sc.p[1].captives[0] = 9
    sc.p[0].prison = 9
    assert bonus(sc) == vp


@pytest.mark.clause("A18.8")
def test_aqueduct_counts_itself() -> None:
    sc = estate("aqueduct", "well", "smithy")
    sc.put(1, "factory")
    sc.take(card("tavern"), 0)
    assert bonus(sc) == 3


@pytest.mark.clause("A18.9")
@pytest.mark.parametrize(
    ("names", "vp"),
    [((), -6), (("fountain",), -3), (("gamblers-den",), -9), (("fountain", "gamblers-den"), -6)],
)
def test_fountain_and_gamblers_den_change_what_a_debt_costs(
    names: tuple[str, ...], vp: int
) -> None:
    sc = estate(*names)
    sc.p[0].debts = 3
    assert sc.points(0)["debts"] + bonus(sc) == vp


@pytest.mark.clause("A19.6", "A18.6")
@pytest.mark.parametrize(("debts", "vp"), [(0, 2), (1, 0)])
def test_university_rewards_freedom_from_debt(debts: int, vp: int) -> None:
    sc = estate("university")
    sc.p[0].debts, sc.p[0].paid = debts, 3
    assert bonus(sc) == vp


@pytest.mark.clause("A19.4", "A19.7")
def test_dungeon_costs_two_virtue_at_the_end() -> None:
    assert estate("dungeon").end().p[0].virtue == 5
