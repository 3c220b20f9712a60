"""P6: commission, fortify, garrison, absolve, attack, convert and the King's Favours."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.paladins.content import (
    ABSOLVE,
    ACTIONS,
    ACTS,
    FAITH,
    INFLUENCE,
    ON_JAR,
    REGIONS,
    SPACES,
    STRENGTH,
    WORKSHOP,
)
from ludorum.games.paladins.right import attack_cost, cost
from tests.paladins.scene import FULL, Scene, scene

STEPS: dict[str, tuple[int, ...]] = {
    "commission": (1, 1, 1, 2, 2, 3, 3),
    "fortify": (1, 1, 1, 2, 2, 3, 3),
    "garrison": (1, 1, 1, 2, 2, 3, 3),
    "absolve": (1, 2, 2, 2, 3, 3, 3),
    "convert": (0, 1, 2, 2, 2, 3, 3),
}


def ready(players: int = 2, **means: int) -> Scene:
    """All workers and goods a player could want."""
    return scene(players).everyone(0).give(0, silver=9, provisions=9, **means)


@pytest.mark.clause("P6.1", "P6.2", "P6.3", "P6.5", "P6.7")
@pytest.mark.parametrize("action", list(STEPS))
def test_costs_rise_with_every_time(action: str) -> None:
    first: dict[str, Any] = {"commission": 1, "garrison": 1, "absolve": 7, "convert": 0}
    for n, price in enumerate(STEPS[action]):
        sc = ready(faith=12, strength=12, influence=12).did(0, **{action: n})
        assert cost(sc.p[0], ACTIONS.index(action)) == price
        sc.do(action, *([first[action]] if action in first else []), cards=["wall-01"])
        goods = (sc.p[0].silver, sc.p[0].provisions)
        space = 2 if action in ("commission", "garrison") else 0
        if action in ("absolve", "convert"):
            assert goods == (9 - price, 9)
        else:
            assert goods == (9 + space, 9 - price)


# -- commission and garrison -----------------------------------------------------------------


@pytest.mark.clause("P6.1", "P6.4", "P6.4.1")
@pytest.mark.parametrize("faith", range(13))
def test_faith_opens_regions_to_monks(faith: int) -> None:
    sc = ready(faith=faith)
    reach = max(i for i, x in enumerate(REGIONS) if x.faith <= faith) + 1
    open_ = [i for i, x in enumerate(SPACES) if x.region <= reach and x.players < 3]
    assert sc.play("commission").options == open_
    far = [i for i, x in enumerate(SPACES) if x.region > reach and x.players < 3]
    if far:
        flag = REGIONS[SPACES[far[0]].region - 1].faith
        assert sc.why(far[0]) == ("P6.1", "no-faith-for", {"n": flag})


@pytest.mark.clause("P6.1", "P12.12")
def test_commission_of_the_example() -> None:
    sc = scene(2).ride(0, "anseis").give(0, faith=2, influence=1, labourer=1, cleric=1)
    sc.give(0, provisions=1).shop(0, "commission", 0)
    sc.play("commission")
    assert {SPACES[i].region for i in sc.options} == {1, 2}
    sc.do(6)
    p = sc.p[0]
    assert (p.provisions, p.attributes[INFLUENCE], sc.workers(0)) == (0, 2, {"scout": 1})
    assert sc.s.land[6] == 0
    assert p.done[ACTIONS.index("commission")] == 1


@pytest.mark.clause("P6.3", "P6.4")
@pytest.mark.parametrize("strength", range(13))
def test_strength_opens_regions_to_outposts(strength: int) -> None:
    sc = ready(strength=strength)
    open_ = [
        i
        for i, x in enumerate(SPACES)
        if REGIONS[x.region - 1].strength <= strength and x.players < 3
    ]
    if not open_:  # silver cannot make up for strength here
        assert sc.why("garrison")[:2] == ("P6.3", "no-space")
    else:
        assert sc.play("garrison").options == open_


@pytest.mark.clause("P6.3", "P12.14")
def test_garrison_of_the_example() -> None:
    sc = scene(2).give(0, strength=5, merchant=1, labourer=1, fighter=1, provisions=1)
    sc.use(0, "attack")
    sc.do("garrison", 14)
    assert sc.kind == "free-pray"
    sc.play("attack")
    p = sc.p[0]
    assert (p.provisions, p.attributes[FAITH], sc.s.land[14]) == (0, 1, 1)
    assert p.spaces[ACTIONS.index("attack")] == [-1, -1, -1]


@pytest.mark.clause("P6.4")
def test_monks_and_outposts_share_the_spaces() -> None:
    sc = ready(3, strength=1)
    sc.s.land[1] = 2 * 2 + 1  # an outpost of player 2
    sc.play("commission")
    assert sc.options == [0, 2]
    assert sc.why(1)[:2] == ("P6.4", "space-taken")
    assert sc.why(3) == ("P6.4", "more-players", {"n": 4})
    sc.do(2)
    assert sc.play("garrison").options == [0]


@pytest.mark.clause("P6.4")
@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 4)])
def test_spaces_by_number_of_players(players: int, spaces: int) -> None:
    assert ready(players).play("commission").options == list(range(spaces))


@pytest.mark.clause("P6.1", "P4.6")
def test_no_free_space_no_commission() -> None:
    sc = ready()
    sc.s.land[0] = sc.s.land[1] = 2
    assert sc.why("commission")[:2] == ("P6.1", "no-space")


# -- fortify ---------------------------------------------------------------------------------


@pytest.mark.clause("P6.2", "P6.2.2")
@pytest.mark.parametrize(("walls", "needed"), list(enumerate((0, 1, 3, 5, 7, 9, 11))))
def test_walls_need_influence(walls: int, needed: int) -> None:
    assert "fortify" in ready(influence=needed).did(0, fortify=walls).options
    if needed:
        sc = ready(influence=needed - 1).did(0, fortify=walls)
        assert sc.why("fortify") == ("P6.2", "no-influence", {"n": needed})


@pytest.mark.clause("P6.2", "P12.13", "P9.1")
def test_fortify_of_the_example() -> None:
    sc = scene(2).ride(0, "anseis").give(0, influence=2, merchant=1, labourer=1, scout=1)
    sc.built(0, "wall-01", "wall-02", "wall-03")
    sc.do("fortify", cards=["wall-17"])
    p = sc.p[0]
    assert p.walls[3] == "wall-17"
    assert (p.attributes[STRENGTH], sc.workers(0)) == (1, {"labourer": 1, "fighter": 1})
    p.paladin = ""
    assert cost(p, ACTIONS.index("fortify")) == 2
    sc = ready(influence=6).built(0, "wall-01", "wall-02", "wall-03", "wall-04")
    assert sc.why("fortify") == ("P6.2", "no-influence", {"n": 7})


@pytest.mark.clause("P6.2")
def test_a_wall_with_a_choice() -> None:
    for pick, silver, paid in (("silver", 2, 0), ("pay-debt", 0, 1)):
        sc = scene(2).give(0, merchant=1, labourer=1, scout=1, provisions=1, debts=1)
        sc.do("fortify", cards=["wall-07"])
        assert (sc.kind, sc.options) == ("choice", ["pay-debt", "silver"])
        sc.play(pick)
        if pick == "pay-debt":
            sc.play("yes")
        assert (sc.p[0].silver, sc.p[0].paid, sc.p[0].attributes[STRENGTH]) == (silver, paid, 1)


@pytest.mark.clause("P6.2", "P4.7")
def test_a_useless_choice_may_be_made() -> None:
    sc = scene(2).give(0, merchant=1, labourer=1, scout=1, provisions=1)
    sc.do("fortify", cards=["wall-10"])
    assert sc.options == ["remove-suspicion", "silver"]
    assert sc.play("remove-suspicion").kind == "act"


@pytest.mark.clause("P6.2.1")
def test_no_walls_left() -> None:
    sc = ready()
    sc.s.walls.layers = []
    assert sc.why("fortify")[:2] == ("P6.2.1", "no-walls")
    sc = ready().do("fortify")
    assert sc.p[0].provisions == 8  # paid before the wall was seen
    assert [e.what for e in sc.events].index("spend") < [e.what for e in sc.events].index("wall")


# -- absolve ---------------------------------------------------------------------------------


@pytest.mark.clause("P6.5", "P6.5.1")
@pytest.mark.parametrize(("jars", "needed"), list(enumerate(ACTS[ABSOLVE].marks)))
def test_jars_need_influence(jars: int, needed: int) -> None:
    assert "absolve" in ready(influence=needed).did(0, absolve=jars).options
    if needed:
        sc = ready(influence=needed - 1).did(0, absolve=jars)
        assert sc.why("absolve") == ("P6.5", "no-influence", {"n": needed})


@pytest.mark.clause("P6.5", "P12.15", "P7.8")
def test_absolve_of_the_example() -> None:
    sc = scene(2).give(0, cleric=1, labourer=1, merchant=1, silver=1, debts=2)
    sc.suspect(0, "tax-1", "tax-2")
    sc.do("absolve", 0)
    sc.play(1, "yes")
    p = sc.p[0]
    assert (p.silver, p.debts, p.paid, p.suspicion) == (0, 1, 1, ["tax-1"])
    assert p.attributes[FAITH] == 1
    assert p.jars[0] == 1  # the leftmost jar stands there


@pytest.mark.clause("P6.5")
def test_jar_spaces() -> None:
    names = [ON_JAR[i] for i in ready().play("absolve").options]
    known = [
        (("pay-debt", 1),), (("remove-suspicion", 1),), (("pray", 1),), (("recruit", 1),),
        (("labourer", 1),), (("faith", 1),), (("provision", 2),),
    ]  # fmt: skip
    assert names == list(dict.fromkeys(ON_JAR))  # of several alike the first
    assert [x for x in names if x in known] == known
    sc = ready().do("absolve", 8)
    assert sc.p[0].attributes[FAITH] == 2  # one more than every absolution brings
    sc = ready(influence=ACTS[ABSOLVE].marks[1]).did(0, absolve=1)
    sc.p[0].jars[7] = 1
    sc.play("absolve")
    assert 7 not in sc.options
    assert sc.why(7)[:2] == ("P6.5", "jar-there")
    sc = ready(influence=ACTS[ABSOLVE].marks[1]).did(0, absolve=1)
    sc.p[0].jars[0] = 1
    assert 1 in sc.play("absolve").options  # with us the other space that pays a debt


# -- attack and convert ----------------------------------------------------------------------

ATTACK_PRICES = {
    0: (1, 2, 3, 4, 5, 6),
    1: (0, 1, 2, 3, 4, 5),
    2: (0, 1, 2, 3, 4, 5),
    3: (0, 0, 1, 2, 3, 4),
    4: (0, 0, 1, 2, 3, 4),
    5: (0, 0, 0, 1, 2, 3),
    6: (0, 0, 0, 1, 2, 3),
    9: (0, 0, 0, 0, 0, 1),
    10: (0, 0, 0, 0, 0, 1),
    12: (0, 0, 0, 0, 0, 0),
}


@pytest.mark.clause("P6.6", "P12.32")
@pytest.mark.parametrize("strength", list(ATTACK_PRICES))
def test_silver_for_missing_strength(strength: int) -> None:
    sc = scene(2).give(0, strength=strength)
    assert tuple(attack_cost(sc.p[0], i) for i in range(6)) == ATTACK_PRICES[strength]


@pytest.mark.clause("P6.6", "P12.16")
def test_attack_of_the_example() -> None:
    sc = scene(2).give(0, strength=5, scout=1, labourer=1, fighter=1, silver=1)
    sc.play("attack")
    assert sc.options == [0, 1, 2, 3]
    assert sc.why(4) == ("P6.6", "no-silver", {"silver": 2})
    sc.do(3)
    p = sc.p[0]
    assert (p.silver, p.attributes[INFLUENCE], sc.workers(0)) == (0, 1, {"labourer": 2})
    assert (p.attacked, p.converted) == (["viking-mercenary"], [])
    sc = scene(2).give(0, scout=1, labourer=1, fighter=1)
    assert sc.why("attack")[:2] == ("P6.6", "no-strength")


@pytest.mark.clause("P6.6")
def test_empty_slots_change_no_price() -> None:
    foes = ["", "", "", "viking-mercenary", "", ""]
    sc = scene(2, foes=foes).give(0, strength=5, scout=1, labourer=1, fighter=1, silver=1)
    sc.do("attack", 3)
    assert sc.p[0].silver == 0


@pytest.mark.clause("P6.7", "P12.17")
def test_convert_of_the_example() -> None:
    for done in (2, 3, 4):
        sc = scene(2).ride(0, "engelier").give(0, faith=3, fighter=1, labourer=1, cleric=1)
        sc.give(0, silver=2).did(0, convert=done)
        sc.play("convert")
        assert sc.options == [0, 1, 2]  # faith 3 + 1
        assert sc.why(3) == ("P6.7", "no-faith-for", {"n": 6})
        sc.do(1)
        p = sc.p[0]
        assert (p.silver, p.attributes) == (0, [3, 2, 0])
        assert (p.converted, p.attacked) == (["byzantine-assassin"], [])
        assert sc.workers(0) == {}  # only the lower part of the card counts
    sc = scene(2, foes=["", "viking-thief", "", "", "", ""]).everyone(0)
    assert sc.why("convert")[:2] == ("P6.7", "no-faith")


# -- King's Favours --------------------------------------------------------------------------


def court(*cards: str, **means: int) -> Scene:
    return scene(2).favours(*cards).give(0, **means)


@pytest.mark.clause("P6.8", "P4.1")
def test_a_favour_takes_one_worker_of_its_kind_once_a_round() -> None:
    sc = scene(2, alone=False).favours("suspicion-tax", "two-criminals")
    sc.give(0, fighter=2).give(1, cleric=1, labourer=2)
    assert sc.why(("favour", 0))[1:] == ("no-workers", {"workers": ("cleric",)})
    assert sc.why(("favour", 2)) == ("P3.2", "not-revealed", {"n": 5})
    sc.do(("favour", 1), cards=["tax-0", "tax-0"])
    assert (sc.seat, sc.s.on_favours) == (1, [-1, 0])
    assert sc.why(("favour", 1))[:2] == ("P6.8", "favour-taken")
    sc.do(("favour", 0), ("cleric",))
    assert sc.p[1].silver == 2


@pytest.mark.clause("P6.8", "P6.8.2")
def test_favours_bring_their_rewards() -> None:
    sc = court("loan-workers", labourer=1).do(("favour", 0))
    assert (sc.workers(0), sc.p[0].debts) == ({"scout": 1, "merchant": 1, "fighter": 1}, 1)
    sc = court("three-labourers", criminal=1).do(("favour", 0))
    assert sc.workers(0) == {"labourer": 3}
    assert "favour-three-labourers" in sc.s.shown_favours
    assert not court("three-labourers", fighter=3).options[:-1].count(("favour", 0))
    sc = court("provisions-tax", labourer=1).do(("favour", 0))
    assert (sc.p[0].provisions, sc.p[0].silver, sc.s.treasury) == (2, 1, FULL[2] - 1)
    sc = court("attribute", criminal=1).do(("favour", 0), "strength")
    assert sc.p[0].attributes == [0, 1, 0]
    sc = court("debt-or-suspicion", fighter=1, silver=1, debts=1)
    sc.do(("favour", 0), "pay-debt").play("yes")
    assert (sc.p[0].paid, sc.p[0].silver) == (1, 0)
    sc = court("debt-or-suspicion", fighter=1)
    assert sc.why(("favour", 0)) == ("P4.6", "no-silver", {"silver": 1})
    sc = court("debt-or-suspicion", fighter=1, silver=1).suspect(0, *["tax-0"] * 3)
    sc.do(("favour", 0), "remove-suspicion")
    assert sc.options == [2, 1, 0]
    assert len(sc.play(2).p[0].suspicion) == 1


@pytest.mark.clause("P6.8", "P3.2")
def test_a_favour_serves_from_the_round_it_is_revealed() -> None:
    sc = court("pray", labourer=1)
    assert ("favour", 0) in sc.options
    assert ("favour", 1) not in sc.options


@pytest.mark.clause("P6.8.1", "P9.3")
def test_free_develop() -> None:
    sc = court("develop-or-workers", merchant=1, provisions=1).enlist(0, "architect-1")
    sc.use(0, "develop")
    sc.do(("favour", 0), "develop")
    assert sc.kind == "develop"
    sc.play(("convert", 1))
    p = sc.p[0]
    assert p.spaces[ACTIONS.index("convert")] == [-1, WORKSHOP, -1]
    assert (p.silver, p.provisions, p.done[0]) == (0, 0, 1)
    assert sc.workers(0) == {"scout": 1, "labourer": 1}
    sc = court("develop-or-workers", merchant=1)
    assert sc.why(("favour", 0)) == ("P4.6", "no-provisions", {"provisions": 1})
    sc = court("develop-or-workers", merchant=1, provisions=1).do(("favour", 0), "workers")
    assert sc.workers(0) == {"fighter": 1, "cleric": 1}


@pytest.mark.clause("P6.9")
def test_free_recruit() -> None:
    sc = court("recruit", scout=1).do(("favour", 0))
    assert sc.options == [
        *[("crew", i) for i in range(5)], *[("discard", i) for i in range(5)], "no",
    ]  # fmt: skip
    sc.play(("crew", 4))
    p = sc.p[0]
    assert (p.crew, p.silver, p.debts) == (["gatekeeper-2"], 1, 0)
    sc = court("recruit", scout=1).do(("favour", 0), ("discard", 0))
    assert (sc.workers(0), sc.p[0].crew) == ({"cleric": 1, "labourer": 1}, [])
