"""P11: the bot of the solo game, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.paladins import GAME
from ludorum.games.paladins.content import (
    ACTIONS,
    ATTRIBUTES,
    BOT_ROW,
    ON_SPACE,
    SCHEMES,
    SPACES,
    WORKSHOP,
)
from ludorum.games.paladins.inquiry import tax
from ludorum.games.paladins.scoring import converted
from ludorum.games.paladins.setup import bot_workshop
from ludorum.games.paladins.solo import RANKS, attempt, bot_gain, idle, rank
from ludorum.games.paladins.state import move_marker
from ludorum.kernel import Draw, Flow
from tests.paladins.scene import FULL, Scene, opening, scene

BOT = 1
INFLUENCE, FAITH, STRENGTH = (ATTRIBUTES.index(x) for x in ("influence", "faith", "strength"))


def bot(workers: int = 9, **kw: Any) -> Scene:
    """A solo game with the bot to act: the human has passed."""
    sc = scene(1, active=BOT, **kw)
    sc.p[BOT].workers[0] = workers
    return sc


def run(flow: Flow | None, *cards: str) -> None:
    """Carry a rule of the bot out; it asks only the dealer."""
    left = list(cards)
    if flow is None:
        return
    try:
        ask = next(flow)
        while True:
            assert isinstance(ask, Draw)
            value = left.pop(0) if left else ask.sample(lambda: 0.0)
            ask = flow.send(ask.accept(value))
    except StopIteration:
        assert not left


def tries(sc: Scene, action: str, *cards: str) -> Scene:
    """The bot has turned up a scheme."""
    run(attempt(sc.s, sc.p[BOT], action), *cards)
    return sc


def gains(sc: Scene, *parts: tuple[str, int], cards: tuple[str, ...] = ()) -> Scene:
    run(bot_gain(sc.s, sc.p[BOT], parts, "P11.42"), *cards)
    return sc


def used(sc: Scene) -> list[str]:
    """Actions with the bot's workers on them."""
    spaces = sc.p[BOT].spaces
    return [ACTIONS[a] for a, row in enumerate(spaces) if any(x == 0 for x in row)]


def reasons(sc: Scene) -> list[tuple[str, str]]:
    return [(x["action"], x["reason"]) for x in sc.about("cannot")]


# -- setup -----------------------------------------------------------------------------------


@pytest.mark.clause("P11.1")
def test_the_human_starts_and_has_a_townsfolk_the_bot_none() -> None:
    sc = opening(1, solo="hard").play()
    assert (sc.seat, sc.kind, sc.s.first) == (0, "start", 0)
    assert not sc.told("first")
    sc.play(0)
    assert (len(sc.p[0].crew), sc.p[BOT].crew) == (1, [])
    while sc.s.round < 3:
        sc.play("pass" if "pass" in sc.options else sc.options[0])
    assert sc.s.first == 0  # the marker is not used


@pytest.mark.clause("P11.2")
def test_the_bots_board() -> None:
    s = GAME.setup(1, {})
    assert [ATTRIBUTES[a] for a in s.stack] == ["influence", "faith", "strength"]
    assert (s.marker, s.players[BOT].done, s.players[BOT].attributes) == (0, [0] * 12, [0] * 3)


@pytest.mark.clause("P11.3", "P11.5")
def test_schemes() -> None:
    s = GAME.setup(1, {})
    assert s.schemes.size == 12
    names = [SCHEMES[x].action for x in s.schemes.layers[0].cards]
    assert "favour" not in names and "rest" not in names
    assert {"commission", "fortify", "garrison", "absolve", "attack", "convert"} <= set(names)
    assert sum(x.aside for x in SCHEMES.values()) == 5
    assert GAME.setup(2, {}).schemes.size == 0


@pytest.mark.clause("P11.4", "P12.24")
@pytest.mark.parametrize(("level", "n"), [("easy", 1), ("medium", 3), ("hard", 5)])
def test_levels(level: str, n: int) -> None:
    sc = opening(1, solo=level)
    table = sc.open()
    table.answer(-1, tuple(sc.s.townsfolk.layers[0].cards[:5]))
    table.answer(-1, tuple(sc.s.outsiders.layers[0].cards[:6]))
    cards = [f"order-{x}" for x in ("commission", "attack", "absolve", "fortify", "convert")]
    table.answer(-1, tuple(cards[:n]))
    shops = {ACTIONS[a]: row.count(WORKSHOP) for a, row in enumerate(sc.p[BOT].spaces)}
    assert {k for k, v in shops.items() if v} == {x.removeprefix("order-") for x in cards[:n]}
    assert sc.s.orders.size == 3 and len(sc.s.orders.layers[0].cards) == 6  # shuffled again


@pytest.mark.clause("P11.6", "P11.6.1")
def test_spaces_and_treasury() -> None:
    sc = scene(1).everyone(0).give(0, provisions=1)
    assert sc.play("commission").options == [0, 1]
    assert sc.why(2) == ("P6.4", "more-players", {"n": 3})
    assert GAME.setup(1, {}).treasury == FULL[1]


# -- round start -----------------------------------------------------------------------------


@pytest.mark.clause("P11.7", "P11.5")
def test_what_lies_on_the_kings_cards_goes_to_the_bot() -> None:
    for n, orders, schemes in ((1, 1, 0), (2, 1, 0), (3, 1, 1), (5, 0, 1)):
        sc = scene(1, round=n - 1)
        sc.s.phase = "round"
        sc.play(cards=["order-attack"] if orders else [])
        shops = sc.p[BOT].spaces[ACTIONS.index("attack")].count(WORKSHOP)
        assert (shops, len(sc.s.seen_schemes)) == (orders, schemes)
    assert SCHEMES[sc.s.seen_schemes[0]].action == "favour"
    sc = scene(1, round=6).favours("pray", "recruit", "attribute", "two-criminals")
    sc.s.phase = "round"
    sc.play()
    assert sc.s.seen_schemes == [[x.id for x in SCHEMES.values() if x.aside][4]]  # each its own


def tavern_night(inns: list[str], cards: list[str], treasury: int = FULL[1]) -> Scene:
    sc = scene(1, round=1)
    sc.p[0].chosen.cards = ["roland"]
    sc.p[0].paladins.take("roland")
    for card in inns:
        sc.s.taverns.take(card)
    sc.s.inns, sc.s.guests, sc.s.treasury = inns, [-1, -1], treasury
    sc.s.phase, sc.s.active = "reveal", 0
    return sc.play(0, cards=cards)


@pytest.mark.clause("P11.8", "P11.10")
def test_the_tavern_left_over_makes_the_bot_suspect() -> None:
    sc = tavern_night(["tavern-01", "tavern-12"], ["tax-1", "tax-0"])
    b = sc.p[BOT]
    assert (len(b.suspicion), b.workers[0], b.silver) == (2, 0, 0)
    assert (sc.s.treasury, sc.s.marker) == (FULL[1] - 1, 1)
    assert tavern_night(["tavern-12", "tavern-01"], ["tax-1", "tax-1"]).p[BOT].suspicion == []
    sc = scene(1, round=3)
    sc.s.phase = "round"
    sc.play()
    assert len(sc.s.inns) == 2


@pytest.mark.clause("P11.9", "P12.27")
def test_workers_by_round() -> None:
    for n in range(1, 8):
        sc = scene(1, round=n - 1)
        sc.s.phase = "round"
        sc.play()
        assert sc.p[BOT].workers[0] == n + 3
        assert sc.p[BOT].paladin == ""


# -- basics ----------------------------------------------------------------------------------


@pytest.mark.clause("P11.10")
def test_workers_are_alike_but_criminals_draw() -> None:
    sc = gains(bot(0), ("fighter", 1), ("criminal", 2), ("labourer", 1), cards=("tax-0", "tax-0"))
    assert sc.p[BOT].workers == [4, 0, 0, 0, 0, 0]
    assert len(sc.p[BOT].suspicion) == 2


@pytest.mark.clause("P11.11", "P12.26")
def test_costs_in_goods_are_ignored_a_debt_is_taken() -> None:
    sc = bot().favours("debt-or-suspicion").give(BOT, debts=1)
    tries(sc, "favour")
    assert (sc.p[BOT].paid, sc.p[BOT].debts, sc.p[BOT].silver) == (1, 0, 0)
    sc = tries(bot(5).favours("loan-workers"), "favour")
    assert (sc.p[BOT].debts, sc.p[BOT].workers[0]) == (1, 5 - 1 + 3)


@pytest.mark.clause("P11.12")
def test_goods_move_the_marker() -> None:
    sc = gains(bot(), ("silver", 1), ("provision", 2))
    assert (sc.s.marker, sc.p[BOT].silver, sc.p[BOT].provisions) == (3, 0, 0)
    sc = gains(bot(), ("tax", 2))
    assert (sc.s.marker, sc.s.treasury) == (2, FULL[1] - 2)
    sc = bot()
    sc.s.treasury = 1
    gains(sc, ("tax", 2))
    assert (sc.s.marker, sc.s.treasury) == (2, FULL[1])  # by the full tax; then it is filled again
    assert len(sc.told("inquisition")) == 1


@pytest.mark.clause("P11.13", "P12.33")
def test_laps_raise_the_lowest_the_top_of_the_stack_first() -> None:
    sc = bot()
    raised = []
    for _ in range(4):
        move_marker(sc.s, sc.p[BOT], 5, "P11.12")
        raised.append(sc.about("raise")[-1]["attribute"])
    assert raised == ["strength", "faith", "influence", "influence"]
    assert sc.p[BOT].attributes == [1, 1, 2]
    assert [x["why"] for x in sc.about("lap")] == ["stack", "stack", "lowest", "stack"]
    sc = bot()
    sc.s.marker = 4
    move_marker(sc.s, sc.p[BOT], 1, "P11.12")
    assert (sc.s.marker, sum(sc.p[BOT].attributes)) == (0, 1)
    sc = bot().give(BOT, faith=12, strength=12, influence=12)
    move_marker(sc.s, sc.p[BOT], 5, "P11.12")
    assert sc.p[BOT].attributes == [12, 12, 12]


@pytest.mark.clause("P11.13", "P11.12")
def test_each_of_two_laps_raises_an_attribute() -> None:
    sc = bot()
    sc.s.marker = 4
    gains(sc, ("silver", 6))
    assert (sc.s.marker, len(sc.told("lap"))) == (0, 2)
    assert sorted(sc.p[BOT].attributes) == [0, 1, 1]


@pytest.mark.clause("P11.14", "P12.25")
@pytest.mark.parametrize(("filled", "slot"), [((2, 0), 2), ((0, 1, 3), 3), ((0, 1), 0), ((1,), 1)])
def test_the_marker_points_at_a_card(filled: tuple[int, ...], slot: int) -> None:
    row = [x if i in filled else "" for i, x in enumerate(scene(2).s.row)]
    sc = bot(row=row)
    sc.s.marker = 2
    tries(sc, "recruit")
    assert sc.s.row[slot] == ""
    assert sc.about("points") == [{"player": BOT, "what": "townsfolk", "n": 3, "slot": slot + 1}]


@pytest.mark.clause("P11.14", "P12.25")
def test_the_sixth_outsider_comes_after_the_fifth() -> None:
    foes = ["viking-thief", "", "", "", "", "viking-armourer"]
    sc = bot(foes=foes).give(BOT, strength=11)
    sc.s.marker = 4
    assert tries(sc, "attack").p[BOT].attacked == ["viking-armourer"]
    sc = bot(foes=[*foes[:5], ""]).give(BOT, strength=11)
    sc.s.marker = 4
    assert tries(sc, "attack").p[BOT].attacked == ["viking-thief"]


@pytest.mark.clause("P11.14")
def test_the_marker_is_read_before_rewards_move_it() -> None:
    sc = bot(row=["architect-3", "abbot-1", "", "", ""])
    tries(sc, "recruit")
    assert sc.s.row[0] == "" and sc.s.marker == 2
    assert sc.s.row[1] == "abbot-1"


@pytest.mark.clause("P11.15", "P11.43")
def test_nothing_to_discard_costs_the_treasury() -> None:
    sc = gains(bot(), ("remove-suspicion", 2))
    assert (sc.s.treasury, sc.s.marker) == (FULL[1] - 2, 0)
    sc = gains(bot(), ("remove-debt", 1))
    assert sc.s.treasury == FULL[1] - 1
    sc = gains(bot().give(BOT, debts=1), ("remove-debt", 1))
    assert (sc.s.treasury, sc.p[BOT].debts) == (FULL[1], 0)
    sc = bot().suspect(BOT, "tax-0")
    sc.s.treasury = 1
    gains(sc, ("remove-suspicion", 2))
    assert sc.told("inquisition")[0].clause == "P11.43"
    assert sc.s.treasury == FULL[1]


@pytest.mark.clause("P11.15.1")
@pytest.mark.parametrize(
    ("reward", "lost", "worth"),
    [("pay-debt", {}, {"debts": 1}), ("recruit", {"row": [""] * 5}, {}), ("develop", {}, None)],
)
def test_idle_rewards(reward: str, lost: Any, worth: Any) -> None:
    """One reading for spaces, walls and favours; to discard is never idle."""
    parts = ((reward, 1),)
    sc = bot(**lost)
    assert idle(sc.s, sc.p[BOT], parts)
    assert not idle(sc.s, sc.p[BOT], (("remove-suspicion", 1),))
    if worth is not None:
        gains(sc, *parts)
        b = sc.p[BOT]
        assert (sc.s.treasury, sc.s.marker, b.paid, b.workers[0]) == (FULL[1], 0, 0, 9)  # lost
        sc = bot().give(BOT, **worth)
        assert not idle(sc.s, sc.p[BOT], parts)


@pytest.mark.clause("P11.16")
def test_the_bot_is_tried_like_a_player() -> None:
    sc = scene(1).suspect(BOT, "tax-0", "tax-0", "tax-0").give(0, labourer=1)
    sc.s.treasury = 1
    sc.do("conspire", cards=["tax-1"])
    assert (sc.p[BOT].debts, len(sc.p[BOT].suspicion), sc.p[0].debts) == (1, 2, 0)


# -- the turn --------------------------------------------------------------------------------


@pytest.mark.clause("P11.17")
def test_a_scheme_after_every_human_action() -> None:
    sc = scene(1, alone=False).give(0, labourer=3)
    sc.p[BOT].workers[0] = 6
    trade = next(x.id for x in SCHEMES.values() if x.action == "trade")
    sc.do(("hunt", 1), cards=[trade])
    assert sc.about("scheme") == [{"player": BOT, "scheme": "trade"}]
    assert (sc.s.seen_schemes, sc.seat) == ([trade], 0)
    pray = next(x.id for x in SCHEMES.values() if x.action == "pray")
    recruit = next(x.id for x in SCHEMES.values() if x.action == "recruit")
    sc.play("pass", "done", cards=[pray, recruit])  # then it goes on by itself
    assert len(sc.told("scheme")) > 3
    assert sc.s.round == 5


@pytest.mark.clause("P11.18", "P12.28", "P11.20")
def test_falling_back() -> None:
    sc = bot(2).shop(BOT, "commission", 0)
    tries(sc, "commission")
    assert used(sc) == ["commission"]
    assert sc.about("bot-place") == [{"player": BOT, "action": "commission", "n": 2}]
    sc = bot(1).shop(BOT, "commission", 0)
    tries(sc, "commission")
    assert reasons(sc) == [("commission", "no-workers")]
    assert used(sc) == ["recruit"]
    sc = tries(bot().use(BOT, "commission", "recruit", "pray"), "commission")
    assert sc.about("fall-back") == [{"player": BOT, "action": "trade"}]
    assert reasons(sc) == [
        ("commission", "occupied"), ("recruit", "occupied"), ("pray", "occupied"),
    ]  # fmt: skip
    sc = tries(bot(row=[""] * 5).use(BOT, "attack"), "attack")
    assert ("recruit", "no-townsfolk") in reasons(sc)
    assert sc.about("fall-back") == [{"player": BOT, "action": "pray"}]
    sc = bot().use(BOT, "attack", "recruit", "pray", "trade", "conspire")
    tries(sc, "attack")
    assert sc.about("fall-back") == [{"player": BOT, "action": "rest"}]


@pytest.mark.clause("P11.18")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("garrison", "no-space"),
        ("attack", "no-strength"),
        ("fortify", "no-influence"),
        ("absolve", "no-influence"),
        ("convert", "no-faith"),
    ],
)
def test_an_impossible_action_falls_back(action: str, why: str) -> None:
    foes = ["", *scene(2).s.foes[1:]] if action == "convert" else scene(2).s.foes
    sc = bot(foes=foes).did(BOT, fortify=1, absolve=1)
    tries(sc, action)
    assert reasons(sc)[0] == (action, why)
    assert used(sc) == ["recruit"]


@pytest.mark.clause("P11.18")
def test_a_left_hand_scheme_falls_back_too() -> None:
    sc = tries(bot().use(BOT, "trade"), "trade")
    assert reasons(sc)[0] == ("trade", "occupied")
    assert "recruit" in used(sc)


@pytest.mark.clause("P11.19", "P11.40")
def test_the_bot_ends_without_workers() -> None:
    sc = scene(1, active=BOT, alone=False).give(0, labourer=5)
    sc.p[BOT].workers[0] = BOT_ROW["trade"].workers
    trade = next(x.id for x in SCHEMES.values() if x.action == "trade")
    sc.play(cards=[trade])
    assert (sc.p[BOT].passed, sc.seat) == (True, 0)
    sc.do(("hunt", 1))
    assert sc.seat == 0  # the human plays on alone
    sc = scene(1, active=BOT, alone=False, row=["peddler-1", "", "", "", ""])
    sc.p[BOT].workers[0] = 1
    recruit = next(x.id for x in SCHEMES.values() if x.action == "recruit")
    sc.play(cards=[recruit])
    assert (sc.p[BOT].passed, sc.p[BOT].workers[0]) == (False, 2)  # gained meanwhile


@pytest.mark.clause("P11.20")
@pytest.mark.parametrize("shops", [0, 1, 2])
def test_right_hand_actions_cost_three_less_the_workshops(shops: int) -> None:
    sc = bot(9).shop(BOT, "convert", *range(shops))
    tries(sc, "convert")
    assert sc.p[BOT].workers[0] == 9 - 3 + shops


@pytest.mark.clause("P11.20")
@pytest.mark.parametrize(("action", "gained"), [("pray", 1), ("trade", 0), ("conspire", 2)])
def test_left_hand_actions_cost_what_its_row_says(action: str, gained: int) -> None:
    sc = tries(bot(5), action)
    n = BOT_ROW[action].workers
    assert sc.p[BOT].workers[0] == 5 - n + gained
    assert sc.about("bot-place") == [{"player": BOT, "action": action, "n": n}]


# -- the left half ---------------------------------------------------------------------------


@pytest.mark.clause("P11.21")
def test_recruit_discards_for_the_reward() -> None:
    sc = tries(bot(3), "recruit")
    assert (sc.s.gone_townsfolk, sc.p[BOT].crew) == (["abbot-1"], [])
    assert sc.p[BOT].workers[0] == 3 - 1 + 2


@pytest.mark.clause("P11.22")
def test_pray_empties_the_right_half_or_brings_a_worker() -> None:
    sc = bot(3).use(BOT, "attack", "convert", "trade")
    sc.s.seen_schemes = ["S01", "S02"]
    for card in sc.s.seen_schemes:
        sc.s.schemes.take(card)
    tries(sc, "pray")
    assert used(sc) == ["trade", "pray"]
    left = 3 - BOT_ROW["pray"].workers
    assert (sc.p[BOT].workers[0], sc.s.schemes.size, sc.s.seen_schemes) == (left, 12, [])
    sc = tries(bot(3).use(BOT, "trade"), "pray")
    assert sc.p[BOT].workers[0] == left + 1


@pytest.mark.clause("P11.22.1")
def test_a_prayer_as_a_reward_frees_its_own_action() -> None:
    sc = bot(6).give(BOT, faith=4).favours("pray")
    for i, x in enumerate(SPACES):
        if x.region < 3 or ON_SPACE[i][0][0] in ("recruit", "pay-debt"):
            sc.s.land[i] = 0
    sc.s.on_favours = [0]
    tries(sc, "commission")
    assert sc.s.land[14] == BOT * 2
    assert used(sc) == []  # its own workers too
    assert sc.p[BOT].workers[0] == 3
    assert sc.s.on_favours == [0]  # favours are not on the board
    pray = next(x.id for x in SCHEMES.values() if x.action == "pray")
    sc = scene(1, active=BOT, alone=False)
    sc.p[BOT].workers[0] = 5
    sc.play(cards=[pray])
    assert sc.s.schemes.size == 12  # the scheme just played is shuffled in
    sc = bot(3)
    tries(sc, "pray")
    assert not any(SCHEMES[x].aside for layer in sc.s.schemes.layers for x in layer.cards)


@pytest.mark.clause("P11.23")
def test_trade_moves_the_marker() -> None:
    assert tries(bot(), "trade").s.marker == 1


@pytest.mark.clause("P11.24")
def test_conspire() -> None:
    sc = tries(bot(3), "conspire", "tax-2")
    b = sc.p[BOT]
    assert b.workers[0] == 3 - BOT_ROW["conspire"].workers + 2
    assert (b.suspicion, sc.s.treasury, sc.s.marker) == (["tax-2"], FULL[1] - 2, 2)


@pytest.mark.clause("P11.25", "P12.34", "P11.20.1")
def test_rest() -> None:
    sc = bot(3 + BOT_ROW["rest"].workers).use(BOT, "attack", "recruit", "pray", "trade", "conspire")
    sc.s.marker = 3
    tries(sc, "attack")
    assert sc.s.marker == 2  # 4 steps: 5, 1, 2, 3
    assert sum(sc.p[BOT].attributes) == 1
    assert sc.p[BOT].passed
    assert sc.p[BOT].workers[0] == 3
    assert "rest" not in ACTIONS and not sc.about("bot-place")  # no space is taken


# -- the right half --------------------------------------------------------------------------


@pytest.mark.clause("P11.26")
def test_the_best_reward_within_reach() -> None:
    order = ("recruit", "pay-debt", "pray", "two-workers", "worker", "silver", "remove-suspicion")
    assert (*order, "void") == RANKS
    sc = bot(99).give(BOT, faith=12, debts=3)
    found = []
    while True:
        for row in sc.p[BOT].spaces:
            row[:] = [-1 if x == 0 else x for x in row]
        before = list(sc.s.land)
        sc.p[BOT].done[ACTIONS.index("commission")] = 0
        sc.p[BOT].debts = 3
        if all(x != -1 for i, x in enumerate(before) if SPACES[i].players < 3):
            break
        sc.s.row = ["abbot-1", "", "", "", ""]
        space = min(
            [i for i in range(40) if before[i] == -1 and SPACES[i].players < 3],
            key=lambda i: (rank(sc.s, sc.p[BOT], i), i),
        )
        found.append(rank(sc.s, sc.p[BOT], space))
        tries(sc, "commission")
        assert sc.s.land[space] == BOT * 2  # of equal rewards the leftmost
    assert found == sorted(found) and len(found) == 25
    assert set(found) == set(range(7))


@pytest.mark.clause("P11.26")
def test_pieces_raise_the_attribute_under_them() -> None:
    sc = tries(bot(), "commission")
    assert (sc.p[BOT].attributes[INFLUENCE], sc.p[BOT].done[ACTIONS.index("commission")]) == (1, 1)
    assert sc.s.gone_townsfolk == ["abbot-1"]  # free recruit: discarded, without a worker for it
    sc = tries(bot().give(BOT, strength=1), "garrison")
    assert (sc.p[BOT].attributes[FAITH], sc.s.land[0]) == (1, BOT * 2 + 1)
    assert sc.about("prefers") == [{"player": BOT, "rank": "recruit"}]


@pytest.mark.clause("P11.26.1", "P11.15.1")
def test_void_rewards_come_last() -> None:
    sc = bot(row=[""] * 5)
    assert [RANKS[rank(sc.s, sc.p[BOT], i)] for i in (0, 1, 24, 16, 25)] == [
        "void", "silver", "void", "worker", "two-workers",
    ]  # fmt: skip
    tries(sc, "commission")
    assert sc.s.land[1] == BOT * 2
    sc = bot(row=[""] * 5)
    sc.s.land[1] = 0
    tries(sc, "commission")
    assert sc.s.land[0] == BOT * 2  # nothing else is open
    assert sc.p[BOT].attributes[INFLUENCE] == 1
    drops = next(i for i, x in enumerate(ON_SPACE) if x[0][0] == "remove-suspicion")
    assert RANKS[rank(sc.s, sc.p[BOT], drops)] == "remove-suspicion"  # even without a card


@pytest.mark.clause("P11.27", "P11.15")
def test_absolve() -> None:
    sc = bot().give(BOT, debts=1).suspect(BOT, "tax-0", "tax-0")
    tries(sc, "absolve")
    b = sc.p[BOT]
    assert (len(b.suspicion), b.paid, b.debts, b.attributes[FAITH]) == (1, 1, 0, 1)
    sc = tries(bot().suspect(BOT, "tax-0", "tax-0"), "absolve")
    assert len(sc.p[BOT].suspicion) == 0  # without a debt one more
    assert tries(bot(), "absolve").s.treasury == FULL[1] - 2
    sc = tries(bot().did(BOT, absolve=2).give(BOT, influence=3), "absolve")
    assert reasons(sc)[0] == ("absolve", "no-influence")


@pytest.mark.clause("P11.28", "P11.42", "P11.15", "P11.15.1")
def test_fortify() -> None:
    sc = tries(bot(5), "fortify", "wall-17")
    assert (sc.p[BOT].attributes[STRENGTH], sc.p[BOT].workers[0]) == (1, 4)
    sc = tries(bot().give(BOT, debts=1), "fortify", "wall-07")
    assert (sc.p[BOT].paid, sc.s.marker) == (1, 0)  # the left option
    sc = tries(bot(), "fortify", "wall-07")
    assert (sc.p[BOT].paid, sc.s.marker) == (0, 2)  # it would do nothing: the right one
    sc = tries(bot(), "fortify", "wall-10")
    assert (sc.s.marker, sc.s.treasury) == (0, FULL[1] - 1)  # without a card the treasury pays
    assert sc.about("takes") == [{"player": BOT, "way": "remove-suspicion"}]
    sc = tries(bot().suspect(BOT, "tax-0"), "fortify", "wall-10")
    assert (sc.s.marker, sc.p[BOT].suspicion) == (0, [])
    sc = bot()
    sc.s.walls.layers = []
    assert reasons(tries(sc, "fortify"))[0] == ("fortify", "no-walls")


@pytest.mark.clause("P11.42", "P11.13")
def test_attributes_come_before_the_rest_of_a_reward() -> None:
    """Strength of a wall first: then the lap finds another attribute lowest."""
    sc = bot().give(BOT, faith=1, influence=1)
    sc.s.marker = 3
    tries(sc, "fortify", "wall-07")
    assert sc.p[BOT].attributes[STRENGTH] == 2  # all on 1: strength arrived last, lies on top
    sc = bot().give(BOT, faith=1)
    sc.s.marker = 3
    tries(sc, "fortify", "wall-07")
    assert sc.p[BOT].attributes == [1, 1, 1]


@pytest.mark.clause("P11.29")
def test_attack_is_limited_by_strength() -> None:
    sc = bot().give(BOT, strength=4)
    sc.s.marker = 3
    tries(sc, "attack")
    assert sc.p[BOT].attacked == ["viking-adventurer"]  # 4, 5, 6 are too strong: then slot 1
    assert sc.p[BOT].attributes[INFLUENCE] == 1
    assert sc.p[BOT].workers[0] == 9 - 3 + 2


@pytest.mark.clause("P11.30")
def test_convert_is_limited_by_faith_and_scores_one_at_least() -> None:
    sc = bot().give(BOT, faith=3)
    sc.s.marker = 1
    tries(sc, "convert")
    b = sc.p[BOT]
    assert (b.converted, b.attributes[STRENGTH]) == (["byzantine-assassin"], 2)
    assert b.done[ACTIONS.index("convert")] == 1
    assert converted(sc.s, b, "byzantine-assassin") == 1
    sc = scene(1).converts(0, "viking-thief")
    assert converted(sc.s, sc.p[0], "viking-thief") == 0  # not for people


# -- the King's cards ------------------------------------------------------------------------


def ordered(*actions: str) -> Scene:
    return bot(9).orders(*actions).give(BOT, faith=2, influence=9, strength=1)


@pytest.mark.clause("P11.31", "P12.29")
def test_orders_from_the_right() -> None:
    three = ("fortify", "convert", "commission")
    assert used(tries(ordered(*three), "orders")) == ["commission"]
    assert used(tries(ordered(*three).did(BOT, commission=5), "orders")) == ["convert"]
    sc = tries(ordered(*three).use(BOT, "commission"), "orders")
    assert used(sc) == ["commission", "convert"]
    sc = ordered(*three).did(BOT, commission=5).use(BOT, "convert")
    assert "fortify" in used(tries(sc, "orders"))
    assert sc.about("takes-order") == [{"player": BOT, "action": "fortify", "n": 1}]


@pytest.mark.clause("P11.31", "P11.31.1")
def test_fulfilled_orders_come_after_the_others() -> None:
    three = ("fortify", "convert", "commission")
    sc = ordered(*three).did(BOT, commission=5, convert=5, fortify=5)
    assert used(tries(sc, "orders")) == ["commission"]
    assert sc.told("takes-order")[0].clause == "P11.31.1"
    sc = ordered(*three).did(BOT, commission=5).use(BOT, "convert", "fortify")
    assert "commission" in used(tries(sc, "orders"))
    sc = ordered(*three).use(BOT, "convert", "fortify", "commission")
    assert "recruit" in used(tries(sc, "orders"))  # none can be done


@pytest.mark.clause("P11.32", "P11.41", "P12.30", "P11.12", "P11.14")
def test_favour_of_the_example() -> None:
    five = ("pray", "suspicion-tax", "recruit", "attribute", "three-labourers")
    sc = bot(3).favours(*five).suspect(BOT, "tax-0").give(BOT, faith=2, strength=1)
    sc.s.on_favours = [0, -1, -1, -1, BOT]
    sc.s.marker = 4
    tries(sc, "favour")
    b = sc.p[BOT]
    assert sc.s.on_favours == [0, BOT, -1, -1, BOT]
    assert (b.workers[0], b.suspicion, sc.s.treasury) == (2, [], FULL[1] - 2)
    assert sc.s.marker == 1
    assert b.attributes == [2, 1, 1]  # the lowest, influence


@pytest.mark.clause("P11.32", "P11.41", "P6.8")
def test_no_free_favour() -> None:
    sc = tries(bot(), "favour")
    assert reasons(sc)[0] == ("favour", "no-favour")
    assert used(sc) == ["recruit"]
    sc = scene(1).favours("pray").give(0, labourer=1)
    sc.s.on_favours = [BOT]
    assert sc.why(("favour", 0))[:2] == ("P6.8", "favour-taken")


@pytest.mark.clause("P11.33")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_seven_times_for_the_bot_too(action: str) -> None:
    sc = bot().give(BOT, faith=12, strength=12, influence=12).did(BOT, **{action: 7})
    assert reasons(tries(sc, action))[0] == (action, "limit")
    sc = bot().give(BOT, strength=12).did(BOT, attack=9)
    assert used(tries(sc, "attack")) == ["attack"]


@pytest.mark.clause("P11.44")
def test_choices_on_favours() -> None:
    sc = tries(bot().favours("attribute").give(BOT, faith=2, strength=3), "favour")
    assert sc.p[BOT].attributes[INFLUENCE] == 1
    sc = tries(bot(3).favours("develop-or-workers"), "favour")
    assert sc.p[BOT].workers[0] == 3 - 1 + 2  # free develop means nothing to it
    sc = tries(bot().favours("debt-or-suspicion").suspect(BOT, "tax-0"), "favour")
    assert (sc.p[BOT].suspicion, sc.s.treasury) == ([], FULL[1] - 1)


# -- end of the round and of the game --------------------------------------------------------


@pytest.mark.clause("P11.34")
def test_no_workers_are_kept_and_schemes_stay() -> None:
    sc = scene(1, alone=False)
    sc.p[BOT].workers[0], sc.p[BOT].passed = 3, True
    sc.use(BOT, "attack")
    sc.s.seen_schemes = ["S01"]
    sc.s.schemes.take("S01")
    sc.play("pass")
    assert sc.p[BOT].workers[0] == 5 + 3
    assert used(sc) == []
    assert sc.s.seen_schemes[0] == "S01"
    sc = bot(5)
    sc.s.seen_schemes = [c for x in sc.s.schemes.layers for c in x.cards]
    sc.s.schemes.layers = []
    sc.p[0].passed = False
    sc.give(0, labourer=2).play()
    assert sc.told("shuffle-schemes")[0].clause == "P11.34"


@pytest.mark.clause("P11.35", "P12.35")
def test_clean_up_discards_one_more_of_each_row() -> None:
    row = ["abbot-1", "", "", "acolyte-1", "squire-1"]
    foes = ["", "viking-thief", "saracen-archer", "", "", "viking-armourer"]
    sc = scene(1, row=row, foes=foes)
    sc.play("pass")
    assert sc.s.gone_townsfolk == ["squire-1", "acolyte-1"]
    assert sc.s.gone_outsiders == ["viking-thief"]
    assert sc.s.row[4] == "abbot-1" and all(sc.s.row)
    assert sc.s.foes[:2] == ["saracen-archer", "viking-armourer"] and all(sc.s.foes)
    sc = scene(1).play("pass")  # full rows: the end slots as always, and one more of each
    assert sc.s.gone_townsfolk == ["gatekeeper-2", "defender-1"]
    assert sc.s.gone_outsiders == ["viking-adventurer", "byzantine-assassin"]
    for what in ("leave", "retreat"):
        assert [e.clause for e in sc.told(what)] == ["P3.9", "P11.35"]


@pytest.mark.clause("P11.36", "P11.37", "P12.31")
def test_the_bot_with_76_points() -> None:
    sc = scene(1, foes=[""] * 6).orders("absolve", "commission", "garrison")
    sc.give(BOT, strength=12, faith=11, influence=10, paid=1, debts=2)
    sc.give(BOT, silver=9)  # it has none; goods would not score
    sc.did(BOT, commission=6, garrison=5)
    sc.shop(BOT, "commission", 0, 1).shop(BOT, "attack", 0).shop(BOT, "absolve", 0, 1)
    sc.shop(BOT, "garrison", 0)  # 6 workshops
    sc.built(BOT, "wall-01", "wall-02")
    five = ("viking-armourer", "byzantine-lookout", "viking-guardian", "viking-protector")
    sc.converts(BOT, *five, "byzantine-invader", "saracen-hunter")
    sc.beats(BOT, "viking-thief", "viking-traitor")
    assert sc.points(BOT) == {
        "orders": 6 + 8,
        "strength": 20,
        "faith": 16,
        "influence": 13,
        "commission": 5,
        "garrison": 2,
        "converted": 3 + 1 + 3 + 1 + 2 + 1,
        "paid": 1,
        "unpaid": -6,
    }
    assert sc.total(BOT) == 76


@pytest.mark.clause("P11.38")
def test_who_wins() -> None:
    sc = scene(1).give(0, silver=3)
    assert GAME.winners(sc.s) == [0]
    sc = scene(1).give(BOT, paid=1)
    assert GAME.winners(sc.s) == [BOT]
    sc = scene(1).give(0, silver=3).give(BOT, paid=1).suspect(0, "tax-0")
    assert GAME.winners(sc.s) == [BOT]  # ties as among players


@pytest.mark.clause("P11.39")
def test_the_bot_never_develops_or_hunts() -> None:
    assert set(BOT_ROW) == {"recruit", "pray", "trade", "conspire", "rest"}
    assert list(BOT_ROW) == ["recruit", "pray", "trade", "conspire", "rest"]
    assert not {"develop", "hunt"} & {x.action for x in SCHEMES.values()}
    sc = bot()
    bot_workshop(sc.s, sc.p[BOT], "attack", "P11.4")
    bot_workshop(sc.s, sc.p[BOT], "attack", "P11.7")
    assert sc.p[BOT].spaces[ACTIONS.index("attack")] == [WORKSHOP, WORKSHOP, -1]


@pytest.mark.clause("P11.43")
def test_the_humans_crew_is_asked_in_the_middle_of_the_bots_action() -> None:
    sc = scene(1, active=BOT, row=["abbot-1", "", "", "", ""])
    sc.enlist(0, "conspirator-1").suspect(0, "tax-0")
    sc.p[BOT].workers[0] = 2
    sc.s.treasury = 1
    conspire = next(x.id for x in SCHEMES.values() if x.action == "conspire")
    sc.play(cards=[conspire, "tax-1"])
    assert (sc.seat, sc.kind) == (0, "inquisition")
    sc.play("conspirator-1")
    assert (sc.p[0].debts, sc.p[BOT].debts) == (0, 1)
    flow = tax(sc.s, sc.p[BOT], 0, "P7.2")
    assert flow is None
