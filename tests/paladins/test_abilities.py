"""P9: paladins, townsfolk in the crew, converted outsiders."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.paladins.content import ACTIONS, BONUS, OUTSIDERS, PALADINS, TOWNSFOLK
from ludorum.games.paladins.left import develop_cost, hire_cost, pray_cost
from ludorum.games.paladins.right import cost
from ludorum.games.paladins.scoring import converted
from ludorum.games.paladins.state import level
from tests.paladins.scene import Scene, scene

TARGET: dict[str, Any] = {"commission": 1, "garrison": 1, "absolve": 7, "attack": 0, "convert": 0}


def well_off(paladin: str = "", **means: int) -> Scene:
    sc = scene(2).everyone(0).give(0, silver=9, provisions=9, **means)
    return sc.ride(0, paladin) if paladin else sc


def act(sc: Scene, action: str) -> Scene:
    return sc.do(action, *([TARGET[action]] if action in TARGET else []), cards=["wall-01"])


# -- paladins --------------------------------------------------------------------------------


@pytest.mark.clause("P9.1", "P3.6")
@pytest.mark.parametrize("paladin", list(PALADINS))
def test_boosts_add_to_the_track(paladin: str) -> None:
    sc = well_off(paladin)
    boost = PALADINS[paladin].boost
    names = ("faith", "strength", "influence")
    assert [level(sc.p[0], i) for i in range(3)] == [boost.get(x, 0) for x in names]
    assert sc.p[0].attributes == [0, 0, 0]


@pytest.mark.clause("P9.1")
@pytest.mark.parametrize(
    ("paladin", "action", "done"),
    [
        ("anseis", "fortify", 3),
        ("berengier", "garrison", 3),
        ("ivon", "commission", 6),
        ("ivoire", "absolve", 1),
        ("gerier", "convert", 4),
    ],
)
def test_paladins_that_take_a_cost_away(paladin: str, action: str, done: int) -> None:
    sc = well_off(paladin, faith=9, strength=9, influence=9).did(0, **{action: done})
    before = sc.p[0].silver + sc.p[0].provisions
    act(sc, action)
    space = 2 if action in ("commission", "garrison") else 0  # silver of the space
    assert sc.p[0].silver + sc.p[0].provisions == before + space
    poor = scene(2).everyone(0).give(0, faith=9, strength=9, influence=9)
    assert action not in poor.did(0, **{action: done}).options
    poor = scene(2).everyone(0).give(0, faith=9, strength=9, influence=9).ride(0, paladin)
    assert action in poor.did(0, **{action: done}).options


@pytest.mark.clause("P9.1")
def test_roland_recruits_without_silver_anywhere() -> None:
    sc = scene(2).ride(0, "roland").give(0, labourer=1)
    assert sc.play(("recruit", 1)).options == [("silver", i) for i in range(5)]  # nor by debt
    assert sc.do(("silver", 0)).p[0].silver == 0


@pytest.mark.clause("P9.1")
def test_samson_develops_for_two_silver() -> None:
    sc = scene(2).ride(0, "samson").give(0, labourer=2, silver=2)
    sc.do("develop", ("attack", 0))
    assert sc.p[0].silver == 0
    sc = scene(2).ride(0, "samson").give(0, labourer=2, silver=1)
    assert sc.why("develop") == ("P5.1", "no-silver", {"silver": 2})


@pytest.mark.clause("P9.1", "P12.4")
def test_paladins_that_bring_goods_every_time() -> None:
    sc = scene(2).ride(0, "engelier").give(0, scout=2, fighter=2, labourer=2)
    sc.do("attack", 0)
    assert sc.p[0].silver == 2
    sc = scene(2).ride(0, "gerin").give(0, labourer=1)
    assert sc.do("conspire", cards=["tax-0"]).p[0].silver == 2
    for n, got in ((1, 3), (2, 5)):
        sc = scene(2).ride(0, "girard").give(0, labourer=1, scout=1)
        assert sc.do(("hunt", n)).p[0].provisions == got
        sc = scene(2).ride(0, "otton").give(0, labourer=1, merchant=1)
        assert sc.do(("trade", n)).p[0].silver == got
    sc = scene(2).ride(0, "otton").give(0, labourer=1)
    assert sc.do(("hunt", 1)).p[0].provisions == 1  # only the named action


@pytest.mark.clause("P9.1", "P9.2")
@pytest.mark.parametrize("paladin", list(PALADINS))
def test_a_paladin_helps_with_nothing_else(paladin: str) -> None:
    sc = well_off(paladin)
    p = sc.p[0]
    mine = PALADINS[paladin].action
    usual = {"pray": pray_cost(p), "develop": develop_cost(p), "recruit": hire_cost(p, 0)}
    usual |= {x: cost(p, ACTIONS.index(x)) for x in ("commission", "fortify", "absolve")}
    printed = {"pray": 2, "develop": 4, "recruit": 3, "commission": 1, "fortify": 1, "absolve": 1}
    assert {x for x in usual if usual[x] != printed[x]} <= {mine}


@pytest.mark.clause("P9.2")
def test_oliver_prays_without_silver_but_with_a_cleric() -> None:
    sc = scene(2).ride(0, "oliver").give(0, cleric=1).use(0, "hunt")
    sc.do("pray", "hunt")
    assert sc.p[0].silver == 0
    sc = scene(2).ride(0, "oliver").give(0, labourer=1).use(0, "hunt")
    assert sc.why("pray")[1:] == ("no-workers", {"workers": ("cleric",)})


# -- the crew --------------------------------------------------------------------------------

HELPERS = [card for card, x in TOWNSFOLK.items() if x.when in ACTIONS]


@pytest.mark.clause("P9.3")
@pytest.mark.parametrize("card", HELPERS)
def test_helpers_bring_their_reward_with_the_action(card: str) -> None:
    action = TOWNSFOLK[card].when

    def after(*crew: str) -> tuple[int, int, int]:
        sc = scene(2, row=[""] * 5).everyone(0).give(0, silver=9, provisions=9, strength=1)
        sc.enlist(0, card)
        sc.p[0].crew = list(crew)
        if action == "develop":
            sc.do("develop", ("attack", 0))
        else:
            act(sc, action)
        p = sc.p[0]
        return p.silver, p.provisions, p.workers[0]

    ((good, n),) = BONUS[action][card]
    place = ("silver", "provision", "labourer").index("silver" if good == "tax" else good)
    assert n == 1
    plain = after()
    for copies in (1, 2):  # several copies add up
        want = [x + copies * (i == place) for i, x in enumerate(plain)]
        assert after(*[card] * copies) == tuple(want)


@pytest.mark.clause("P9.4", "P12.19")
def test_conspirator_lowers_the_count_before_it_is_compared() -> None:
    def debts(answer: str) -> list[int]:
        sc = scene(2).enlist(0, "conspirator-1").suspect(0, "tax-0").suspect(1, "tax-0", "tax-0")
        sc.give(0, labourer=1)
        sc.s.treasury = 1
        sc.do("conspire", cards=["tax-1"]).play(answer)
        return [p.debts for p in sc.p]

    assert debts("conspirator-1") == [0, 1]
    assert debts("done") == [1, 1]


@pytest.mark.clause("P9.5")
@pytest.mark.parametrize(
    ("card", "worker"),
    [("debt-collector-1", "labourer"), ("debt-collector-2", "fighter"),
     ("debt-collector-3", "scout")],
)  # fmt: skip
def test_debt_collector(card: str, worker: str) -> None:
    sc = scene(2).enlist(0, card).give(0, cleric=1, labourer=1, merchant=1, silver=1, debts=1)
    sc.do("absolve", 0).play("yes")
    assert sc.workers(0) == {worker: 1}
    sc = scene(2, row=["", "", "", "", "abbot-3"]).enlist(0, card).give(0, labourer=1, debts=1)
    sc.do(("recruit", 1), ("silver", 4)).play("yes")  # removed, not paid
    assert sc.workers(0) == {}


@pytest.mark.clause("P9.5")
def test_every_debt_collector_works() -> None:
    sc = scene(2).enlist(0, "debt-collector-1", "debt-collector-3")
    sc.give(0, cleric=1, labourer=1, merchant=1, silver=1, debts=1)
    sc.do("absolve", 0).play("yes")
    assert sc.workers(0) == {"labourer": 1, "scout": 1}


def tried(suspicion: int, *crew: str) -> Scene:
    """An inquisition set off by the other player, with that much suspicion."""
    sc = scene(2, active=1).enlist(0, *crew).suspect(0, *["tax-0"] * suspicion)
    sc.give(1, labourer=1)
    sc.s.treasury = 1
    return sc.do("conspire", cards=["tax-1"])


@pytest.mark.clause("P9.6", "P9.6.1")
def test_peddler_needs_two_suspicions() -> None:
    assert tried(2, "peddler-1").workers(0) == {"labourer": 1}
    assert tried(2, "peddler-2").p[0].provisions == 2
    assert tried(3, "peddler-3").p[0].silver == 2
    for n in (0, 1):
        assert tried(n, "peddler-3").p[0].silver == 0


@pytest.mark.clause("P9.7", "P9.7.1")
def test_squire_needs_none() -> None:
    for card, attribute in (("squire-1", 1), ("squire-2", 2), ("squire-3", 0)):
        assert tried(0, card).p[0].attributes[attribute] == 1
        assert tried(1, card).p[0].attributes == [0, 0, 0]


@pytest.mark.clause("P9.8", "P12.21", "P7.6")
def test_order_of_the_example() -> None:
    crew = ("peddler-3", "conspirator-1", "conspirator-2", "squire-1", "squire-2")
    sc = tried(2, *crew)
    assert (sc.seat, sc.kind) == (0, "inquisition")
    assert sc.options == [*crew, "done"]
    sc.play("peddler-3", "conspirator-1", "conspirator-2")
    assert (sc.p[0].silver, sc.p[0].suspicion) == (2, [])
    assert sc.p[0].attributes == [0, 1, 1]  # then both Squires work
    assert sc.p[0].debts == 0
    sc = tried(2, *crew)
    sc.play("squire-1", "squire-2", "peddler-3", "conspirator-1", "conspirator-2")
    assert (sc.p[0].silver, sc.p[0].attributes) == (2, [0, 0, 0])  # too early
    sc = tried(2, *crew)
    sc.play("conspirator-1", "conspirator-2")
    assert (sc.p[0].silver, sc.p[0].attributes) == (0, [0, 1, 1])  # the Peddler too late


@pytest.mark.clause("P9.11")
def test_a_new_hand_does_not_work_on_the_action_that_hired_it() -> None:
    row = ["acolyte-2", "", "", "", ""]
    sc = scene(2, row=row).everyone(0).give(0, provisions=9)
    sc.do("commission", 0).play(("crew", 0))
    assert sc.p[0].silver == 1  # only its gift
    sc = scene(2, row=["acolyte-1", "", "", "", ""]).everyone(0).give(0, provisions=9)
    sc.do("commission", 0).play(("crew", 0))
    assert sum(sc.p[0].workers) == 15 - 3


# -- converted outsiders ---------------------------------------------------------------------


@pytest.mark.clause("P9.9", "P9.10")
@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("adventurer", "commission"),
        ("archer", "garrison"),
        ("guardian", "develop"),
        ("lookout", "fortify"),
        ("vigilante", "absolve"),
    ],
)
def test_one_point_for_two_actions(name: str, action: str) -> None:
    card = next(x for x, y in OUTSIDERS.items() if y.name == name)
    for n in range(8):
        sc = scene(2, foes=[""] * 6).converts(0, card).did(0, **{action: n})
        assert converted(sc.s, sc.p[0], card) == n // 2


@pytest.mark.clause("P9.9", "P9.10")
def test_hunter_counts_the_crew() -> None:
    sc = scene(2).converts(0, "saracen-hunter").did(0, recruit=9)
    assert converted(sc.s, sc.p[0], "saracen-hunter") == 0  # townsfolk sent away do not count
    sc.enlist(0, "abbot-2", "abbot-3", "squire-1")
    assert converted(sc.s, sc.p[0], "saracen-hunter") == 1


@pytest.mark.clause("P9.9", "P9.10")
@pytest.mark.parametrize(
    ("name", "attribute"),
    [("armourer", "strength"), ("marauder", "influence"), ("warrior", "faith")],
)
def test_one_point_for_four_of_an_attribute(name: str, attribute: str) -> None:
    card = next(x for x, y in OUTSIDERS.items() if y.name == name)
    for n in range(13):
        sc = scene(2, foes=[""] * 6).converts(0, card).give(0, **{attribute: n})
        sc.ride(0, "roland")  # the paladin is gone by then
        assert converted(sc.s, sc.p[0], card) == n // 4


@pytest.mark.clause("P9.9")
@pytest.mark.parametrize(
    ("card", "people"),
    [("viking-assassin", "saracen"), ("viking-barbarian", "byzantine"),
     ("byzantine-invader", "viking")],
)  # fmt: skip
def test_one_point_for_every_one_attacked(card: str, people: str) -> None:
    sc = scene(2, foes=[""] * 6).converts(0, card)
    foes = [x for x, y in OUTSIDERS.items() if x != card][:20]
    sc.beats(0, *foes)
    assert converted(sc.s, sc.p[0], card) == sum(OUTSIDERS[x].people == people for x in foes)


@pytest.mark.clause("P9.9", "P12.22")
def test_mercenaries_grow_together() -> None:
    cards = [x for x, y in OUTSIDERS.items() if y.name == "mercenary"]
    for n, points in ((1, 2), (2, 6), (3, 12), (4, 20)):
        sc = scene(2, foes=[""] * 6).converts(0, *cards[:n])
        assert sc.points(0)["converted"] == points


@pytest.mark.clause("P9.9", "P9.10")
def test_champion_protector_thief_and_traitor() -> None:
    sc = scene(2, foes=[""] * 6).orders("attack", "convert", "absolve")
    sc.converts(0, "saracen-champion").did(0, attack=5, absolve=6)
    assert converted(sc.s, sc.p[0], "saracen-champion") == 1 + 2
    sc = scene(2, foes=[""] * 6).converts(0, "saracen-protector").give(0, paid=3, debts=1)
    assert converted(sc.s, sc.p[0], "saracen-protector") == 3
    sc = scene(2, foes=[""] * 6).converts(0, "viking-thief").suspect(0, "tax-1", "tax-2")
    assert converted(sc.s, sc.p[0], "viking-thief") == 2
    sc = scene(2, foes=[""] * 6).converts(0, "viking-traitor", "byzantine-traitor")
    sc.give(0, debts=3)
    assert sc.points(0) == {"unpaid": -9, "converted": 6}  # several add up
