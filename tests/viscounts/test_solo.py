"""V13: the bot of a solo game."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.viscounts import GAME, solo
from ludorum.games.viscounts.content import BOTS, ICONS, SCHEMES
from ludorum.games.viscounts.rewards import apply
from ludorum.games.viscounts.state import at_hand, gain_virtue, owned
from ludorum.kernel import DEALER, Deal, Deck, Draw, ManualDealer, Table
from tests.viscounts.scene import Printed, Scene, scene
from tests.viscounts.test_end import finish
from tests.viscounts.test_setup import RING


def turn(scheme: str, bot: str = "cleric", **means: int) -> Scene:
    """The bot is about to turn up this scheme; the human stands far away."""
    sc = scene(1, solo=bot).give(1, **means).at(0, 13).phase("cards", active=1)
    b = sc.p[1]
    if scheme in s_future(sc):
        sc.s.future.take(scheme)
        b.cards.append(scheme)
    assert scheme in b.cards, "crossed out"
    b.draw = Deck.of("scheme", [scheme])
    return sc


def s_future(sc: Scene) -> list[str]:
    return sc.s.future.layers[0].cards if sc.s.future.layers else []


def effect(sc: Scene, *steps: tuple[str, int]) -> None:
    """An effect of the bot that asks nobody."""
    flow = apply(sc.s, sc.p[1], steps, "V13.9")
    if flow is not None:
        ask: Any = None
        try:
            while True:
                ask = flow.send(ask)
                ask = ask.accept(ask.sample(lambda: 0.0))
        except StopIteration:
            pass


def start(bot: str = "cleric", left: str = "3", **options: str) -> Scene:
    """A solo game up to the first turn: the human takes card 1, the bot starts at the other."""
    sc = Scene(GAME, GAME.setup(1, {"solo": bot, **options}))
    table = sc.open()
    while not sc.s.round:
        if DEALER not in table.pending():
            table.answer(0, 0)
            continue
        ask = table.pending()[DEALER]
        value = ask.sample(lambda: 0.0)
        if isinstance(ask, Deal) and ask.deck.pool == "segment":
            value = tuple(RING)
        elif isinstance(ask, Deal) and ask.deck.pool == "player-card":
            value = ("start-1", f"start-{left}")
        table.answer(DEALER, value)
    return sc


# -- setup -----------------------------------------------------------------------------------


@pytest.mark.clause("V13.1", "V13.2", "V13.4", "V13.5", "V15.20", "V15.1")
def test_the_start_of_the_cleric_bot() -> None:
    sc = start()
    b = sc.p[1]
    assert (sc.s.first, sc.s.active, len(sc.s.sites)) == (0, 0, 20)
    assert (sc.s.poverty, sc.s.prosperity, sc.s.offers) == (12, 12, [])
    assert (b.at, b.card, b.workers) == (3, "", 20)
    assert sc.s.sites[4] == 3 * 1 + 1 and b.built == [0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert sc.goods(1) == {"ink": 2, "stone": 1}, "1 ink of the site"
    assert (b.debts, b.deeds) == (1, 1)
    assert b.hand.cards == [] and not [x for x in b.cards if x not in SCHEMES]


@pytest.mark.clause("V13.3", "V13.37")
@pytest.mark.parametrize("bot", list(BOTS))
def test_schemes_crossed_out(bot: str) -> None:
    sc = start(bot)
    starting, future = sc.p[1].draw.size, sc.s.future.size
    crossed = BOTS[bot].crossed
    gone = [SCHEMES[x].deck for x in crossed]
    assert (starting, future) == (8 - gone.count("starting"), 8 - gone.count("future"))
    assert bot != "cleric" or (starting, future) == (7, 6)
    here = {*sc.p[1].draw.layers[0].cards, *s_future(sc)}
    assert here == set(SCHEMES) - set(crossed)
    view = GAME.derived.view(sc.s, 0)
    assert view["players"][1]["draw"] == [starting] and view["future"] == [future]


@pytest.mark.clause("V13.36", "V13.8")
def test_the_start_of_the_card_bot(printed: Printed) -> None:
    printed.bot("card", start={"resource": 3, "debt": 2, "deed": 3}, building=True)
    sc = start("card")
    b = sc.p[1]
    assert (b.goods, b.debts, b.deeds) == ([0, 4, 0, 0], 2, 3), "1 resource of the site"
    assert b.built == [0, 0, 0, 1, 0, 0, 0, 0, 0]


@pytest.mark.clause("V13.36")
def test_the_noble_bot_starts_without_a_building(printed: Printed) -> None:
    printed.bot("noble", start={"gold": 1, "ink": 1, "debt": 1, "deed": 1}, building=False)
    sc = start("noble")
    assert not any(sc.p[1].built) and sc.goods(1) == {"gold": 1, "ink": 1}


@pytest.mark.clause("V13.22")
@pytest.mark.parametrize(("level", "n"), [("none", 0), ("one", 1), ("two", 2), ("three", 3)])
def test_stronger_bots(level: str, n: int) -> None:
    sc = start(schemes=level)
    assert (sc.p[1].draw.size, sc.s.future.size) == (7 + n, 6)
    assert solo.unopened(sc.p[1]) == n, "nobody knows which: they still lie with the others"
    assert len(sc.p[1].cards) == 7


@pytest.mark.clause("V13.22", "V13.32")
def test_what_was_never_opened_counts_at_the_end() -> None:
    s = GAME.derived.clone(start(schemes="three").s)
    s.phase = "count"
    table = Table(GAME, s, ManualDealer())
    while not table.over:
        ask = table.pending()[DEALER]
        assert (ask.clause, ask.deck.pool) == ("V13.32", "future")
        table.answer(DEALER, ask.outcomes()[0])
    b = s.players[1]
    assert solo.unopened(b) == 0 and len(b.cards) == 10 == b.draw.size and s.future.size == 3


@pytest.mark.clause("V13.9", "V13.22")
def test_schemes_in_its_pile_cannot_be_gained() -> None:
    sc = start(schemes="three")
    for card in list(sc.s.future.layers[-1].cards)[:3]:
        sc.s.future.take(card)
    assert sc.s.future.size == solo.unopened(sc.p[1]) == 3
    before = len(sc.p[1].cards)
    flow = solo.bot_scheme(sc.s, sc.p[1], 1, "V13.9")
    assert flow is None or not isinstance(next(flow, None), Draw)
    assert len(sc.p[1].cards) == before


# -- replacements ----------------------------------------------------------------------------


@pytest.mark.clause("V13.8", "V15.21")
@pytest.mark.parametrize(
    ("bot", "goods", "good"),
    [
        ("cleric", {"ink": 5}, "ink"),
        ("cleric", {"ink": 6, "stone": 3}, "stone"),
        ("cleric", {"ink": 6, "stone": 4}, "gold"),
        ("builder", {"stone": 5}, "stone"),
        ("builder", {"stone": 6, "gold": 3}, "gold"),
        ("builder", {"stone": 6, "gold": 4}, "ink"),
        ("noble", {"gold": 6, "ink": 3}, "ink"),
        ("noble", {"gold": 6, "ink": 4}, "stone"),
        ("card", {"ink": 9}, "ink"),
    ],
)
def test_a_resource_of_its_choice(
    printed: Printed, bot: str, goods: dict[str, int], good: str
) -> None:
    printed.bot("noble", chart=("gold", "ink", "stone"))
    sc = scene(1, solo=bot).give(1, **goods)
    effect(sc, ("resource", 1))
    assert sc.goods(1) == {**goods, good: goods.get(good, 0) + 1}


@pytest.mark.clause("V13.8")
def test_two_resources_one_after_the_other() -> None:
    sc = scene(1).give(1, ink=5)
    effect(sc, ("resource", 2))
    assert sc.goods(1) == {"ink": 6, "stone": 1}
    effect(sc, ("gold", 2))
    assert sc.goods(1) == {"ink": 6, "stone": 1, "gold": 2}, "as named"
    sc = scene(1, solo="card")
    effect(sc, ("gold", 1), ("stone", 1))
    assert sc.p[1].goods == [0, 2, 0, 0], "one kind"


@pytest.mark.clause("V13.9", "V13.31", "V13.27")
@pytest.mark.parametrize(
    ("steps", "goods", "track", "paid"),
    [
        ((("silver", 2),), {"ink": 1}, (1, 7), 0),
        ((("silver", 4),), {"ink": 2}, (1, 7), 0),
        ((("silver", 3),), {"ink": 1}, (1, 7), 0),
        ((("rearrange", 1),), {"ink": 1}, (1, 7), 0),
        ((("destroy", 1),), {"ink": 1}, (1, 7), 1),
        ((("destroy", 2),), {"ink": 2}, (1, 7), 2),
        ((("discard", 1),), {}, (1, 6), 0),
        ((("castle-move", 1),), {}, (1, 6), 0),
    ],
)
def test_what_it_replaces(steps: Any, goods: Any, track: Any, paid: int) -> None:
    sc = scene(1).give(1, debts=2)
    effect(sc, *steps)
    assert (sc.goods(1), sc.track(1), sc.p[1].paid) == (goods, track, paid)


@pytest.mark.clause("V13.9")
def test_replacements_lead_to_others() -> None:
    sc = scene(1)
    sc.s.future = Deck("future")
    effect(sc, ("scheme", 1))
    assert sc.track(1) == (1, 6), "no scheme, so a flip; nothing to flip, so virtue"
    effect(sc, ("hire", 1), ("destroy", 1), ("flip-deed", 1))
    assert sc.track(1) == (1, 3)


@pytest.mark.clause("V13.10", "V13.9")
@pytest.mark.parametrize(
    ("means", "flipped"),
    [
        ({"debts": 1, "deeds": 1}, (1, 0)),
        ({"debts": 1, "deeds": 1, "paid": 1}, (1, 1)),
        ({"debts": 1, "deeds": 1, "approved": 1}, (1, 1)),
        ({"debts": 1, "paid": 4}, (5, 0)),
        ({"deeds": 1}, (0, 1)),
    ],
)
def test_which_it_flips(means: dict[str, int], flipped: tuple[int, int]) -> None:
    sc = scene(1).give(1, **means)
    effect(sc, ("flip", 1))
    assert (sc.p[1].paid, sc.p[1].approved) == flipped
    gained = flipped[0] > means.get("paid", 0)
    assert sc.goods(1) == ({"ink": 1} if gained else {})


@pytest.mark.clause("V13.11")
@pytest.mark.parametrize("card", ["hire", "scheme"])
def test_any_card_it_gains_is_a_scheme(card: str) -> None:
    sc = scene(1)
    folk, pile, future = list(sc.s.folk), sc.p[1].draw.size, sc.s.future.size
    effect(sc, (card, 1))
    b = sc.p[1]
    assert (b.discard, b.cards[-1]) == (["future-builder"], "future-builder"), "face up"
    assert (b.draw.size, sc.s.future.size) == (pile, future - 1)
    assert (sc.s.folk, b.hand.cards) == (folk, [])


@pytest.mark.clause("V13.12", "V13.28")
def test_its_dismissals() -> None:
    sc = scene(1).folk(p1="bishop").at(1, 5)
    effect(sc, ("dismiss", 1))
    assert (sc.s.gone, sc.p[1].debts, sc.goods(1)) == (["bishop"], 1, {})
    assert sc.s.folk[1] == "acolyte"
    assert at_hand(sc.s, sc.p[1]) == [0, 1, 1, 1, 0], "no icons but the printed ones"
    sc = scene(1).folk(p2="").at(1, 6)
    effect(sc, ("dismiss", 1))
    assert (sc.s.gone, sc.track(1)) == ([], (2, 7)), "the printed one brings 1 corruption"


@pytest.mark.clause("V13.25", "V8.5", "V13.19")
def test_a_shuffle_effect() -> None:
    sc = scene(1).discards(1, "future-cleric")
    effect(sc, ("shuffle", 1))
    assert (sc.p[1].discard, sc.p[1].draw.size, sc.track(1)) == ([], 8, (1, 6))
    effect(sc, ("shuffle", 1))
    assert sc.track(1) == (1, 6), "nothing to shuffle"
    sc = scene(1).discards(1, "future-cleric").slots(1, "workshop-2", "workshop-3")
    sc.board(1, "starting-criminal", "", "")
    effect(sc, ("shuffle", 1))
    assert sc.track(1) == (3, 6)


@pytest.mark.clause("V13.30", "V13.17")
def test_it_takes_the_first_of_two_effects() -> None:
    sc = scene(1).castle("00 00 02 00 00").at(1, 6)
    effect(sc, ("workers", 1))
    assert sc.goods(1) == {"gold": 1}, "gold, not a castle move"


# -- its turn --------------------------------------------------------------------------------


@pytest.mark.clause("V13.14", "V13.15", "V13.23", "V15.23", "V13.6", "V13.10")
def test_its_first_turn(printed: Printed) -> None:
    """From its own start and out of its own pile: the board crosses out one noble of two."""
    printed.alike("starting-noble-2", "starting-noble-1")
    s = GAME.derived.clone(start().s)
    s.phase, s.active, s.round = "cards", 1, 3
    sc = Scene(GAME, s).folk(p1="foreman")
    assert "starting-noble-2" in sc.p[1].draw.layers[0].cards
    sc.play(cards=["starting-noble-2"])
    b = sc.p[1]
    assert sc.s.gone == ["foreman"], "where it stood before it moved"
    assert (b.at, sc.track(1)) == (6, (1, 5))
    assert (b.paid, b.debts, sc.goods(1)) == (1, 0, {"ink": 3, "stone": 1})
    assert sc.about("cannot") == [{"player": 1, "effect": "act-workers", "reason": "no-icons"}]
    assert (sc.s.active, sc.s.round) == (0, 4)


@pytest.mark.clause("V13.13", "V13.14", "V13.15", "V13.18", "V13.23", "V15.22", "V15.24")
def test_its_second_turn() -> None:
    sc = turn("starting-criminal", ink=3, virtue=5).house(1, "guildhall", 1, 4)
    b = sc.p[1]
    b.board = ["starting-noble-2", "", ""]
    assert "starting-noble-2" in b.cards
    sc.at(1, 14).play()
    assert (b.at, sc.track(1)) == (0, (2, 5))
    assert b.manuscripts == ["blue-3-hire"]
    assert sc.goods(1) == {"ink": 3}, "criminal, guildhall and printed cleric: no ink"
    assert len(b.discard) == 2 and all(SCHEMES[x].deck == "future" for x in b.discard)
    assert sc.about("focus") == [{"player": 1, "effect": "act-transcribe"}]


@pytest.mark.clause("V13.14", "V13.7")
def test_the_order_of_its_turn(printed: Printed) -> None:
    printed.scheme("future-criminal", (("debt", 1),), 2, (("focus", 1),), (("deed", 1),))
    sc = turn("future-criminal", ink=1, deeds=1, debts=1)
    sc.p[1].board = ["starting-cleric", "starting-builder", "starting-cleric-noble"]
    sc.board(0, "abbot", "thief", "").hand(0, "squire").at(0, 6).play()
    assert (sc.seat, sc.kind) == (0, "rearrange"), "it lands on you"
    assert sc.p[1].discard == ["starting-cleric-noble"]
    assert sc.p[1].board == ["future-criminal", "starting-cleric", "starting-builder"]
    assert sc.track(1) == (2, 7) and sc.p[1].debts == 2, "corruption, then the bonus"
    assert sc.told("cannot") == [], "the options come after"
    sc.play(("thief", "abbot", ""))
    assert sc.p[0].board == ["", "thief", "abbot"], "your turn has begun"
    assert sc.p[1].manuscripts == ["yellow-3-resource"] and sc.goods(1) == {"ink": 1}


@pytest.mark.clause("V13.7", "V5.4.4")
def test_landing_on_the_bot() -> None:
    sc = scene(1).hand(0, "abbot").at(0, 0).at(1, 3).play("abbot", 3)
    assert sc.goods(1) == {"ink": 1} and sc.kind == "act"


@pytest.mark.clause("V13.6")
@pytest.mark.parametrize(("at", "move", "to"), [(0, 1, 2), (2, 1, 3), (12, 3, 2), (14, 4, 5)])
def test_it_keeps_to_the_outer_road(at: int, move: int, to: int) -> None:
    sc = scene(1).at(1, at).at(0, 1)
    list(solo.bot_move(sc.s, sc.p[1], move))
    assert sc.p[1].at == to


@pytest.mark.clause("V13.14", "V8.4", "V13.19", "V4.2")
def test_it_shuffles_when_its_pile_is_empty() -> None:
    sc = turn("starting-cleric").slots(1, "workshop-2", "workshop-3")
    b = sc.p[1]
    b.draw = Deck("scheme")
    b.board = ["starting-criminal", "starting-builder", "starting-cleric"]
    b.discard = ["starting-builder-noble"]
    sc.play(cards=["starting-builder-noble"])
    assert [e.about for e in sc.events if e.what == "shuffle"] == [{"player": 1, "n": 2}]
    told = [(e.what, e.clause) for e in sc.events if e.what in ("virtue", "corruption")]
    assert told[:3] == [("corruption", "V8.4")] * 2 + [("virtue", "V8.4")]


@pytest.mark.clause("V13.14", "V13.9")
def test_the_last_option_is_always_possible() -> None:
    sc = turn("starting-builder-noble").play()
    assert sc.about("cannot") == [
        {"player": 1, "effect": "act-build", "reason": "no-icons"},
        {"player": 1, "effect": "act-transcribe", "reason": "no-icons"},
    ]
    assert (sc.p[1].debts, sc.track(1)) == (1, (1, 6)), "a debt; no deed to flip, so virtue"


@pytest.mark.clause("V13.15")
def test_icons_first_and_only_as_many_resources_as_needed() -> None:
    sc = turn("starting-builder-noble", stone=9, ink=6).at(1, 0)
    sc.p[1].board = ["starting-builder", "starting-builder-cleric", ""]
    sc.folk(p0="charlatan").play()
    assert sc.p[1].goods[3] == 9 - 4, "3 builders and 4 of its 9 stones for a guildhall"
    assert sc.s.folk[0] == "charlatan", "it never dismisses to pay"


@pytest.mark.clause("V13.15", "V13.8")
def test_the_card_bot_pays_with_any_resource() -> None:
    sc = turn("starting-builder-noble", bot="card", ink=6).at(1, 0)
    sc.p[1].board = ["starting-builder", "starting-builder-cleric", ""]
    sc.play()
    assert sc.p[1].built[3] == 1 and sc.p[1].goods[1] == 7 - 4 + 0


@pytest.mark.clause("V13.13", "V13.36")
def test_the_focus_of_the_card_bot(printed: Printed) -> None:
    printed.bot("card", focus="flip")
    printed.scheme("future-criminal", (("debt", 1),), 2, (("focus", 1),), (("deed", 1),))
    sc = turn("future-criminal", bot="card", debts=1).play()
    assert sc.p[1].paid == 1 and sc.about("focus") == [{"player": 1, "effect": "flip"}]
    sc = turn("starting-criminal", bot="card").play()
    assert sc.about("cannot") == [{"player": 1, "effect": "flip", "reason": "nothing-to-flip"}]
    assert sc.p[1].deeds == 1


# -- its actions -----------------------------------------------------------------------------


def builds(printed: Printed, at: int, stone: int, *taken: int) -> Scene:
    """A builder bot with 2 builders besides its stones, 3 spaces further on."""
    printed.scheme("starting-builder", (("dismiss", 1),), 3, (("act-build", 1),), (("deed", 1),))
    printed.bot("builder", middle={"cleric": 1}, right={"noble": 1, "builder": 1})
    sc = turn("starting-builder", bot="builder", stone=stone).at(1, at)
    for site in taken:
        sc.s.sites[site] = 2
    return sc.play()


@pytest.mark.clause("V13.16", "V13.2")
def test_the_leftmost_building_it_can_pay_for(printed: Printed) -> None:
    assert builds(printed, 12, 9).p[1].built[3:6] == [1, 0, 0]
    sc = builds(printed, 12, 3)
    assert sc.p[1].built == [1, 0, 0, 0, 0, 0, 0, 0, 0], "5 builders: a trading post"
    sc = builds(printed, 12, 1)
    assert sc.p[1].built == [0, 0, 0, 0, 0, 0, 1, 0, 0], "3 builders: a workshop"


@pytest.mark.clause("V13.16", "V6.8.4")
def test_the_first_free_site_of_its_bank(printed: Printed) -> None:
    assert builds(printed, 12, 9).s.sites[2] == 3 + 1, "12 and 3 further: right of 1-2"
    assert builds(printed, 12, 9, 2).s.sites[3] == 3 + 1
    sc = builds(printed, 12, 9, 2, 3)
    assert sc.about("cannot")[0] == {"player": 1, "effect": "act-build", "reason": "bank-full"}


@pytest.mark.clause("V13.16")
def test_a_free_building_goes_on_clockwise() -> None:
    sc = scene(1).at(1, 0)
    for site in (0, 1, 2):
        sc.s.sites[site] = 2
    effect(sc, ("workshop", 1))
    assert sc.s.sites[3] == 5, "across the river"
    sc = scene(1).at(1, 0)
    effect(sc, ("workshop", 1))
    assert sc.s.sites[0] == 5, "its own bank first"
    sc.s.sites = [2] * 20
    effect(sc, ("workshop", 1))
    assert sc.p[1].built[7] == 0, "no free site"


@pytest.mark.clause("V13.16")
@pytest.mark.parametrize(("at", "full", "site"), [(2, (2, 3), 4), (14, (18, 19), 0)])
def test_past_a_full_right_bank_a_free_building_goes_on_to_the_next_segment(
    at: int, full: tuple[int, int], site: int
) -> None:
    sc = scene(1).at(1, at)
    for taken in full:
        sc.s.sites[taken] = 2
    effect(sc, ("workshop", 1))
    assert sc.s.sites[site] == 5, "its left bank lies behind it"


@pytest.mark.clause("V13.17", "V13.26", "V6.9.6")
def test_it_places_as_many_workers_as_it_can(printed: Printed) -> None:
    bonus = (("virtue", 1), ("dismiss", 1))
    printed.scheme("future-noble", bonus, 2, (("act-workers", 1),), (("deed", 1),))
    printed.bot("noble", middle={"builder": 1}, right={"cleric": 1, "noble": 1}, crossed=())
    sc = turn("future-noble", bot="noble", gold=6).at(1, 14).castle("12 00 00 00 00")
    sc.play()
    assert sc.p[1].at == 2
    assert sc.told("place")[0].about == {"player": 1, "workers": 4, "segment": "1-2"}
    assert [row[1] for row in sc.s.first_tier] == [0, 2, 0, 0, 2], "6: two groups"


@pytest.mark.clause("V13.17", "V13.29")
@pytest.mark.parametrize(
    ("gold", "workers", "placed", "left"),
    [(1, 20, 0, 1), (2, 20, 2, 0), (8, 3, 3, 5), (8, 2, 2, 6), (8, 1, 0, 8)],
)
def test_never_a_single_worker(
    printed: Printed, gold: int, workers: int, placed: int, left: int
) -> None:
    printed.alike("starting-noble-2", "starting-noble-1")
    sc = turn("starting-noble-2", gold=gold, workers=workers)
    sc.p[1].board = ["starting-cleric", "starting-builder", ""]
    sc.play()
    found = [x["workers"] for x in sc.about("place")]
    assert found == ([placed] if placed else [])
    assert sc.p[1].goods[2] == left, "3 workers climb for 1 gold in section C"


@pytest.mark.clause("V13.17")
def test_it_removes_only_your_workers(printed: Printed) -> None:
    printed.alike("starting-noble-2", "starting-noble-1")
    sc = turn("starting-noble-2", gold=2).castle("00 00 20 00 00")
    sc.p[1].board = ["starting-cleric", "starting-builder", ""]
    sc.play()
    assert sc.s.first_tier[2] == [1, 2] and sc.goods(0) == {"silver": 2}


@pytest.mark.clause("V13.17")
def test_its_groups_go_clockwise_from_its_section() -> None:
    sc = scene(1).at(1, 6).castle("03 00 00 00 03")
    sc.s._event_sink = sc.events
    effect(sc, ("workers", 1))
    assert [x["segment"] for x in sc.about("up")] == ["9-10", "1-2"]
    assert [row[1] for row in sc.s.first_tier] == [1, 1, 1, 1, 1]


@pytest.mark.clause("V13.26", "V6.9.5")
def test_its_removed_workers() -> None:
    sc = (
        scene(1)
        .board(0, "abbot", "squire", "trader")
        .at(0, 1)
        .give(0, gold=9, silver=9)
        .phase("act")
    )
    sc.castle("02 00 00 00 00").play("workers", 2, (("gold", 2),), 1)
    assert sc.goods(1) == {"ink": 1}
    sc = (
        scene(1)
        .board(0, "abbot", "squire", "trader")
        .at(0, 1)
        .give(0, gold=9, silver=9)
        .phase("act")
    )
    sc.castle("00 00 00 00 00", "03 00 00 00 00").play("workers", 3, (("gold", 4),), 1)
    assert (sc.goods(1), sc.track(1)) == ({"ink": 1}, (1, 6))


@pytest.mark.clause("V13.18", "V13.28")
def test_it_transcribes(printed: Printed) -> None:
    printed.scheme(
        "starting-cleric", (("dismiss", 1),), 2, (("act-transcribe", 1),), (("deed", 1),)
    )
    sc = turn("starting-cleric", ink=3).at(1, 14)
    sc.p[1].board = ["starting-noble-2", "starting-builder", ""]
    sc.play()
    assert (sc.p[1].at, sc.p[1].manuscripts, sc.goods(1)) == (2, ["blue-3-hire"], {"ink": 1})
    sc = turn("starting-cleric", ink=3).at(1, 5).books(p2="")
    sc.p[1].board = ["starting-noble-2", "starting-builder", ""]
    sc.play()
    assert (sc.p[1].at, sc.p[1].manuscripts) == (8, [])
    assert sc.told("printed-manuscript")[0].clause == "V13.28"


@pytest.mark.clause("V13.18", "V6.10.2")
def test_its_free_manuscript() -> None:
    sc = scene(1).at(1, 3).books(p1="yellow-5-nobles", p2="")
    effect(sc, ("manuscript", 1))
    assert sc.p[1].manuscripts == ["black-3-flip"], "the next one clockwise of cost 3 or 4"
    sc = scene(1).wrote(1, "black-4-ink", "black-4-virtue").at(1, 9)
    effect(sc, ("manuscript", 1))
    assert sc.s.bonus[0] == 1


@pytest.mark.clause("V13.19")
def test_its_building_slots() -> None:
    sc = scene(1).slots(1, "guildhall-1", "guildhall-2", "guildhall-3")
    assert at_hand(sc.s, sc.p[1]) == [0, 2, 2, 2, 0]
    sc = scene(1)
    effect(sc, ("trading-post", 1))
    assert len(sc.p[1].discard) == 1, "a scheme once"
    sc = scene(1).slots(1, "trading-post-3").give(1, debts=1)
    effect(sc, ("flip", 1))
    assert sc.s.gone == ["foreman"], "a dismissal with each flip"
    sc = scene(1).slots(1, "workshop-1")
    effect(sc, ("scheme", 1))
    assert sc.s.gone == ["foreman"], "and with each scheme"


@pytest.mark.clause("V13.19", "V13.24", "V9.1")
@pytest.mark.parametrize(("scheme", "paid"), [("starting-cleric", 1), ("starting-criminal", 0)])
def test_its_slot_for_collisions(scheme: str, paid: int) -> None:
    sc = scene(1).slots(1, "trading-post-2").give(1, debts=1).give(0, corruption=3, virtue=3)
    sc.p[1].board = [scheme, "", ""]
    sc.phase("end").open()
    assert sc.p[1].paid == paid


@pytest.mark.clause("V13.24", "V13.20", "V9.4")
def test_collisions_of_both(printed: Printed) -> None:
    printed.alike("starting-noble-2", "starting-noble-1")
    sc = turn("starting-noble-2", corruption=6, virtue=7).at(1, 0).folk(p0="bishop")
    sc.board(0, "peddler-1", "abbot", "")
    gain_virtue(sc.s, sc.p[1], 1, "V4.1")
    sc.play()
    # flip: nothing but the new debt of the Bishop; virtue moves the stack to 5
    assert sc.about("collision")[0] == {"player": 1, "n": 5}
    assert sc.track(1) == (1, 7) and sc.track(0)[1] == 6
    assert sc.goods(0)["ink"] == 1, "your Peddler works in its collision"
    sc = scene(1).give(0, corruption=7, virtue=7).phase("end")
    sc.open()
    assert sc.p[1].deeds == 1, "below slot 7, without criminals"


@pytest.mark.clause("V13.27")
def test_a_link_with_you(printed: Printed) -> None:
    printed.scheme("starting-builder", (("dismiss", 1),), 3, (("act-build", 1),), (("deed", 1),))
    printed.bot("builder", middle={"cleric": 1}, right={"noble": 1, "builder": 1})
    sc = turn("starting-builder", bot="builder", stone=9).at(1, 12).castle("10 00 00 00 00")
    sc.house(0, "workshop", 1, 4)
    sc.s.sites[2] = 2
    sc.play()
    assert (sc.seat, sc.kind) == (0, "castle-move")
    assert sc.track(1) == (1, 4), "Friar, site and link: 1 virtue each, before you move"
    sc.play((0, 1))
    assert sc.s.first_tier[1] == [1, 0]


# -- the end ---------------------------------------------------------------------------------


@pytest.mark.clause("V13.21", "V13.32", "V12.9")
def test_its_points() -> None:
    sc = scene(1).give(1, ink=3, stone=1, deeds=1, paid=1).wrote(1, "yellow-5-nobles")
    headers = sum(SCHEMES[card].icons.get("noble", 0) for card in sc.p[1].cards)
    assert headers > 1 and owned(sc.s, sc.p[1])[ICONS.index("noble")] == headers
    assert sc.points(1) == {"deeds": 1, "leftover": 4, "sets": 1, "texts": headers}
    sc.s.revealed = ["prosperity"]
    assert sc.points(1)["prosperity"] == 12


@pytest.mark.clause("V13.21")
def test_you_need_more_points() -> None:
    sc = scene(1).give(0, deeds=3, silver=9).give(1, deeds=3)
    assert GAME.winners(sc.s) == [1]
    sc.give(0, deeds=4)
    assert GAME.winners(sc.s) == [0]


@pytest.mark.clause("V13.33", "V13.1")
@pytest.mark.parametrize("active", [0, 1])
def test_the_bot_has_the_last_turn(active: int) -> None:
    sc = scene(1).phase("cards" if active else "end", active)
    sc.s.prosperity = 1
    if active:
        sc.p[1].draw.shuffle_in([sc.find(1, "future-cleric")])
        sc.play(cards=["future-cleric"])
    else:
        sc.give(0, corruption=1, virtue=1).play()
    finish(sc)
    assert (sc.s.revealed[0], sc.s.round, sc.s.active) == ("prosperity", 4, 0)
    assert sc.about("move")[-1]["player"] == 1
