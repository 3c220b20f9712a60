"""V6.1-V6.7: paying, dismissing, trading, and what works after an action."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.viscounts.content import (
    ABILITY,
    AFTER,
    AT_ONCE,
    LINKS,
    MERCHANT,
    ON_HIRE,
    ON_SITE,
    PRINTED_BOOK,
    REWARD,
    SCHEME_BONUS,
)
from ludorum.games.viscounts.payment import combinations, usable
from tests.viscounts.scene import Scene, scene

FULL = ("abbot", "labourer", "squire")  # one cleric, one builder, one noble


def ready(at: int, *board: str, players: int = 2, **means: int) -> Scene:
    return scene(players).board(0, *(board or FULL)).at(0, at).give(0, **means).phase("act")


@pytest.mark.clause("V6.1")
def test_actions_of_the_space() -> None:
    sc = ready(0, silver=1, stone=9, gold=9, ink=9).folk(p0="")
    assert "build" in sc.options and "trade" not in sc.options
    assert sc.why("workers") == ("V6.1", "other-space", {})
    assert sc.why("transcribe") == ("V6.1", "other-space", {})
    sc = ready(1, silver=0, gold=9, ink=9)
    assert sc.options == ["workers", "transcribe", "none"]
    assert sc.why("trade") == ("V6.1", "other-space", {})
    sc.play("none")
    assert sc.s.phase == "move" and sc.seat == 1, "the turn is over; nothing to pay a hire with"


@pytest.mark.clause("V6.2", "V6.3", "V6.8.2")
@pytest.mark.parametrize(
    ("board", "stone", "kinds"),
    [
        (("labourer", "thief", "abbot"), 0, set()),
        (("labourer", "thief", "abbot"), 1, {"workshop"}),
        (("labourer", "thief", "abbot"), 3, {"workshop", "trading-post"}),
        (("labourer", "thief", "abbot"), 5, {"workshop", "trading-post", "guildhall"}),
        (("charlatan", "antagonist", "abbot"), 0, {"workshop"}),
    ],
)
def test_builders_criminals_and_stone(board: Any, stone: int, kinds: set[str]) -> None:
    sc = ready(0, *board, stone=stone)
    if not kinds:
        assert sc.why("build") == ("V6.2", "no-icons", {"icons": ("builder", 3)})
        return
    assert {x[0] for x in sc.play("build").options} == kinds


@pytest.mark.clause("V6.2", "V2.11", "V6.8.9", "V6.10.2")
def test_printed_permanent_and_bonus_icons() -> None:
    sc = ready(0, "labourer", "", "").slots(0, "guildhall-1")
    sc.s.bonus[3] = 0
    sc.play("build", ("workshop", 1))
    assert sc.kind == "site", "1 card, 1 printed, 1 slot, 1 bonus card: no stone needed"
    sc = ready(0, "labourer", "", "abbot").slots(0, "guildhall-1")
    sc.s.bonus[3] = 1
    assert "build" in sc.options
    sc = ready(0, "labourer", "squire", "abbot").slots(0, "guildhall-1")
    assert sc.why("build") == ("V6.2", "no-icons", {"icons": ("builder", 3)}), (
        "the printed one is covered"
    )


@pytest.mark.clause("V6.2", "V6.6")
def test_icons_first_then_goods() -> None:
    sc = ready(0, stone=9).play("build", ("guildhall", 2))
    assert (sc.kind, sc.options) == ("pay", [(("stone", 6),)])
    assert sc.ask.about == {"action": "build", "icons": 6}
    sc.play((("stone", 6),))
    assert sc.goods(0) == {"stone": 3}


@pytest.mark.clause("V6.2")
def test_workers_are_paid_with_gold() -> None:
    sc = ready(1, silver=9, gold=2)
    assert sc.play("workers").options == [1, 2]
    sc.play(2)
    assert sc.options == [(("gold", 2),)]


@pytest.mark.clause("V6.2.1", "V15.5", "V6.2.2")
def test_two_merchants_as_one_icon() -> None:
    sc = ready(1, "traveller", "lender", "abbot", ink=0).books(p0="grey-3-flip")
    assert "transcribe" in sc.options, "2 clerics of 4 merchants and the Abbot"
    sc.play("transcribe")
    assert sc.p[0].manuscripts == ["grey-3-flip"]
    sc = ready(1, "traveller", "trader", "abbot", silver=1)
    assert sc.why("transcribe") == ("V6.2", "no-icons", {"icons": ("cleric", 3)}), (
        "half a pair, and silver"
    )


@pytest.mark.clause("V6.2.1")
@pytest.mark.parametrize(
    ("at", "action", "board"),
    [
        (1, "workers", ("benefactor", "lender", "trader")),
        (0, "build", ("strongman", "lender", "lookout")),
    ],
)
def test_the_other_pairs(at: int, action: str, board: Any) -> None:
    assert action in ready(at, *board).options


@pytest.mark.clause("V6.2.1", "V6.2.2")
def test_two_silver_as_one_icon() -> None:
    sc = ready(0, "mason", "labourer", "abbot", silver=3, stone=1).play("build", ("workshop", 1))
    assert sc.options == [(("stone", 1),), (("silver", 2),)], "the fewest pieces first"
    sc.play((("silver", 2),))
    assert sc.goods(0) == {"silver": 1, "stone": 1}


@pytest.mark.clause("V6.2.1", "V6.4", "V6.4.5")
def test_silver_of_a_dismissal_makes_no_pair() -> None:
    board = ("mason", "squire", "abbot")
    sc = ready(0, *board, silver=3).folk(p0="woodcutter-1")
    assert sc.why(("dismiss", "build")) == ("V6.2", "no-icons", {"icons": ("builder", 3)}), (
        "2 for the Woodcutter leave 1"
    )
    sc = ready(0, *board, silver=4).folk(p0="woodcutter-1")
    sc.play(("dismiss", "build"), ("workshop", 1))
    assert sc.options == [(("silver", 2),)]


@pytest.mark.clause("V6.2.1")
def test_one_resource_counts_twice() -> None:
    sc = ready(0, "sculptor", "labourer", "abbot", stone=2).play("build")
    assert {x[0] for x in sc.options} == {"workshop", "trading-post"}
    sc.play(("trading-post", 1))
    assert sc.options == [(("stone", 2),)], "the first counts twice, the second once"
    sc = ready(0, "sculptor", "squire", "abbot", stone=5).play("build", ("workshop", 1))
    assert sc.options == [(("stone", 1),)]


@pytest.mark.clause("V6.2.1", "V6.2.2")
def test_a_resource_counts_twice_for_one_icon_too_but_not_without_a_piece() -> None:
    sc = ready(0, "sculptor", "labourer", "abbot", stone=1).play("build", ("workshop", 1))
    assert (sc.ask.about["icons"], sc.options) == (1, [(("stone", 1),)])
    sc = ready(0, "sculptor", "labourer", "abbot")
    assert sc.why("build") == ("V6.2", "no-icons", {"icons": ("builder", 3)})


@pytest.mark.clause("V6.2.1")
def test_emma_takes_gold_and_stone() -> None:
    sc = ready(1, "emma", "squire", "trader", ink=1, gold=1, stone=1).play("transcribe")
    assert sc.kind == "pay"
    assert set(sc.options) == {
        (("ink", 1), ("gold", 1)), (("ink", 1), ("stone", 1)), (("gold", 1), ("stone", 1)),
    }  # fmt: skip


@pytest.mark.clause("V6.2.2", "V6.6")
def test_no_piece_too_many() -> None:
    def power(x: tuple[int, int, int, int], double: int) -> int:
        return sum(x) + (double if x[0] else 0)

    for double in (0, 1):
        for lacking in range(1, 8):
            have = (5, 3, 2, 4, double)
            found = combinations(have, lacking)
            assert len(found) == len(set(found)) > 0
            pieces = [a + b + c + 2 * silver for a, b, c, silver in found]
            assert pieces == sorted(pieces), "the fewest first"
            for x in found:
                assert power(x, double) >= lacking
                for i in range(4):
                    less = list(x)
                    less[i] -= 1
                    assert less[i] < 0 or power(tuple(less), double) < lacking  # type: ignore[arg-type]
    assert combinations((1, 0, 0, 0, 0), 2) == ()


# -- dismissing ------------------------------------------------------------------------------


@pytest.mark.clause("V6.4", "V15.9", "V6.4.4", "V6.4.5")
def test_dismissing_the_woodcutter() -> None:
    sc = ready(0, "labourer", "thief", "abbot", silver=3).folk(p0="woodcutter-1")
    assert sc.options == ["trade", ("dismiss", "build"), "none"]
    sc.play(("dismiss", "build"), cards=["courier"])
    assert sc.goods(0) == {"silver": 1} and sc.track(0) == (1, 6)
    assert sc.s.gone == ["woodcutter-1"] and sc.s.folk[0] == "courier"
    assert (sc.kind, {x[0] for x in sc.options}) == ("building", {"workshop"})
    sc.play(("workshop", 1), 0)
    assert sc.track(0) == (1, 6), "its bottom ability does nothing"
    assert (sc.kind, sc.s.folk[0]) == ("hire", "courier"), "it can be hired now"


@pytest.mark.clause("V6.4", "V6.4.3")
def test_it_must_serve_the_action() -> None:
    sc = ready(0, "labourer", "thief", "abbot", silver=3, stone=1).folk(p0="friar")
    assert sc.why(("dismiss", "build")) == ("V6.4", "no-use", {})
    sc = ready(0, "labourer", "thief", "abbot", silver=3, stone=1).folk(p0="lookout")
    assert ("dismiss", "build") in sc.options, "a criminal always does"
    sc = ready(0, "strongman", "thief", "labourer", silver=3).folk(p0="peddler-1")
    assert ("dismiss", "build") in sc.options, "merchants in pairs"
    sc = ready(0, "lender", "thief", "labourer", silver=3).folk(p0="peddler-1")
    assert sc.why(("dismiss", "build")) == ("V6.4", "no-use", {})


@pytest.mark.clause("V6.4.3")
def test_a_merchant_without_a_pair_serves_no_other_action() -> None:
    sc = ready(0, "strongman", "thief", "labourer", silver=3).folk(p0="vicar")
    assert usable(sc.s, sc.p[0])[MERCHANT] == 2
    assert "build" in sc.options, "the pair there is counts"
    assert sc.why(("dismiss", "build")) == ("V6.4.3", "no-pair", {})
    sc = ready(0, "strongman", "trader", "labourer", silver=3, stone=1).folk(p0="vicar")
    assert ("dismiss", "build") in sc.options, "with the one to spare it makes a second pair"


@pytest.mark.clause("V6.4", "V6.4.1")
def test_the_price_of_a_dismissal() -> None:
    sc = ready(0, silver=1, stone=3).folk(p0="charlatan")
    assert sc.why(("dismiss", "build")) == ("V6.4", "no-silver", {"silver": 3})
    sc = ready(0, silver=1, stone=3).folk(p0="charlatan").slots(0, "trading-post-2")
    sc.play(("dismiss", "build"))
    assert sc.goods(0) == {"stone": 3} and sc.p[0].debts == 1


@pytest.mark.clause("V6.4.2", "V6.4", "V7.1")
def test_the_printed_townsfolk() -> None:
    sc = ready(1, "squire", "thief", "trader", silver=5).folk(p0="")
    sc.play(("dismiss", "workers"))
    assert sc.goods(0) == {"silver": 3} and sc.track(0) == (1, 6)
    assert (sc.options, sc.s.folk[0], sc.s.gone) == ([1, 2], "", [])
    sc.play(1)
    assert (sc.seat, sc.s.phase) == (1, "move"), "it cannot be hired"


@pytest.mark.clause("V6.4.5", "V6.7.4")
def test_a_dismissal_that_would_be_in_vain() -> None:
    sc = ready(8, silver=1).folk(p2="courier")
    assert sc.why(("dismiss", "trade")) == ("V6.2", "no-icons", {"icons": ("merchant", 4)})
    sc = ready(8, silver=2).folk(p2="courier")
    assert ("dismiss", "trade") in sc.options


@pytest.mark.clause("V6.4")
def test_once_per_turn_and_only_for_the_action() -> None:
    sc = ready(0, silver=9, stone=9).folk(p0="mason").play(("dismiss", "build"), cards=["sculptor"])
    assert sc.kind == "rearrange"
    sc.play(sc.options[0], ("workshop", 1))
    assert sc.kind == "pay", "the next townsfolk cannot be dismissed as well"


# -- afterwards ------------------------------------------------------------------------------


@pytest.mark.clause("V6.5")
def test_abilities_after_an_action_in_any_order() -> None:
    sc = ready(0, "trader", "jeweller", "lender", silver=1).folk(p3="").play("trade")
    assert (sc.kind, sc.options) == ("order", ["trader", "jeweller"])
    sc.play("jeweller")
    assert sc.track(0) == (1, 6)
    assert sc.goods(0) == {"silver": 7}, "5 merchants, and 1 of the Trader"


@pytest.mark.clause("V4.2", "V6.5")
@pytest.mark.parametrize(
    ("at", "action", "cards", "goods"),
    [
        (1, "transcribe", ("deacon-2", "bishop"), "ink"),
        (0, "build", ("woodcutter-1", "charlatan"), "stone"),
        (1, "workers", ("overseer-2", "enforcer"), "gold"),
    ],
)
def test_corruption_comes_before_virtue_of_the_same_action(
    at: int, action: str, cards: tuple[str, str], goods: str
) -> None:
    sc = ready(at, *cards, "abbot", corruption=3, virtue=4, **{goods: 9}).books(
        p0="grey-5-builders"
    )
    sc.play(action)
    while not sc.told("collision"):
        sc.play(sc.options[0])
    assert [e.what for e in sc.events if e.clause == "V6.5" and e.what != "ability"] == [
        "corruption", "virtue",
    ]  # fmt: skip
    assert sc.about("collision") == [{"player": 0, "n": 3}], "a stack on 4, and back to 3"


@pytest.mark.clause("V4.2", "V6.5")
def test_virtue_waits_while_the_other_orders_are_free() -> None:
    sc = ready(1, "deacon-2", "deacon-1", "bishop", ink=9).books(p0="grey-5-resources")
    sc.play("transcribe", (("ink", 1),))
    assert (sc.kind, sc.options) == ("order", ["deacon-1", "bishop"])
    assert sc.why("deacon-2") == ("V4.2", "corruption-first", {})
    sc.play("bishop")
    assert (sc.kind, sc.options) == ("order", ["deacon-2", "deacon-1"])


@pytest.mark.clause("V4.2")
def test_nothing_else_brings_both_at_once() -> None:
    """Effects and events with an order of their own need none; only V6.5 and shuffles do."""
    single = [*AT_ONCE.values(), *ON_HIRE.values(), *REWARD, *SCHEME_BONUS.values()]
    single += [steps for _, steps in PRINTED_BOOK]
    single += [steps for table in (*ABILITY.values(), *AFTER) for steps in table.values()]
    for side in (4, 5):
        single += [steps for row in (*ON_SITE[side], *LINKS[side]) for steps in row]
    for steps in single:
        assert not {"virtue", "corruption"} <= {name for name, _ in steps}
    for table in ABILITY.values():
        assert "corruption" not in {name for steps in table.values() for name, _ in steps}
    for side in (4, 5):
        for row in (*ON_SITE[side], *LINKS[side]):
            assert "corruption" not in {name for steps in row for name, _ in steps}


@pytest.mark.clause("V6.5")
def test_free_effects_set_nothing_off() -> None:
    sc = ready(1, "woodcutter-1", "bishop", "abbot", ink=9).books(p0="grey-4-workshop")
    sc.play("transcribe", (("ink", 1),), ("workshop", 1), 0)
    assert sc.track(0) == (2, 7), "the Bishop's corruption, not the Woodcutter's virtue"


@pytest.mark.clause("V6.5", "V6.1")
def test_nothing_afterwards_without_an_action() -> None:
    sc = ready(0, "trader", "jeweller", "lender").folk(p3="").play("none")
    assert sc.goods(0) == {} and sc.track(0) == (1, 7)


# -- trade -----------------------------------------------------------------------------------


@pytest.mark.clause("V6.7.1", "V15.10", "V6.2")
def test_trading_for_gold() -> None:
    sc = ready(9, "trader", "peddler-1", "princess", silver=2).folk(p2="")
    sc.play("trade")
    assert (sc.options, sc.ask.about) == ([1, 2, 3], {"good": "gold", "icons": 4})
    sc.play(3)
    assert sc.goods(0) == {"silver": 1, "gold": 3}


@pytest.mark.clause("V6.7.1")
def test_merchants_left_over_bring_nothing() -> None:
    sc = ready(9, "trader", "peddler-1", "thief").folk(p2="").play("trade")
    assert sc.options == [1, 2]
    sc.play(1)
    assert sc.goods(0) == {"gold": 1, "silver": 1}
    sc = ready(9, "trader", "abbot", "squire")
    assert sc.why("trade") == ("V6.2", "no-icons", {"icons": ("merchant", 2)})


@pytest.mark.clause("V6.7.2", "V6.7.4")
def test_silver_for_merchants() -> None:
    sc = ready(0, "lender", "thief", "abbot", silver=4).play("trade")
    assert sc.goods(0) == {"silver": 7}
    sc = ready(0, "abbot", "labourer", "squire", silver=4).folk(p0="courier")
    assert sc.why("trade") == ("V6.2", "no-icons", {"icons": ("merchant", 1)})
    sc.play(("dismiss", "trade"))
    assert sc.goods(0) == {"silver": 6}, "1 paid, 3 gained"


@pytest.mark.clause("V6.7.1", "V6.7.3", "V6.7.4", "V8.3")
def test_destroying_one_after_another() -> None:
    sc = ready(11, "peddler-1", "abbot", "labourer", silver=1).hand(0, "financer", "squire")
    sc.play("trade")
    assert (sc.kind, sc.options) == ("destroy", ["financer", "squire", "top", "no"])
    sc.play("financer")
    assert (sc.kind, sc.ask.about, sc.goods(0)) == (
        "again",
        {"effect": "destroy", "price": 3},
        {"silver": 4},
    )
    sc.play("yes", "top", cards=["trader"])
    assert sc.goods(0) == {"silver": 2} and sc.s.gone == ["financer", "trader"]
    assert sc.kind == "hire", "no third one can be paid"
    sc = ready(11, "peddler-1", "abbot", "labourer").hand(0, "financer").play("trade", "no")
    assert sc.s.gone == []


@pytest.mark.clause("V6.7.1", "V6.7.3")
def test_flipping_one_after_another() -> None:
    sc = ready(8, "peddler-1", "lender", "thief", silver=2, debts=1, deeds=1).folk(p2="")
    sc.play("trade", "deed")
    assert (sc.kind, sc.ask.about) == ("again", {"effect": "flip", "price": 2})
    sc.play("yes", "ink")
    assert (sc.p[0].approved, sc.p[0].paid, sc.goods(0)) == (1, 1, {"ink": 1})
    sc = ready(8, "peddler-1", "lender", "thief", silver=2, deeds=2).folk(p2="").play("trade", "no")
    assert sc.p[0].approved == 1
