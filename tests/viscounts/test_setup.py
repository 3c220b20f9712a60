"""V2: setting the table up."""

from __future__ import annotations

from typing import Any

import pytest

from ludorum.games.viscounts import GAME
from ludorum.games.viscounts.content import HEROES, MANUSCRIPTS, STARTERS, TOWNSFOLK
from ludorum.games.viscounts.state import at_hand
from ludorum.kernel import DEALER, Deal
from tests.viscounts.scene import Printed, Scene, opening

RING = ["1-2", "3-4", "5-6", "7-8", "9-10"]


def laid(players: int, *cards: str, **options: str) -> Scene:
    """A ring in the order of its numbers; these player cards are offered, heroes from Ada on."""
    sc = opening(players, **options)
    table = sc.open()
    wanted: dict[str, tuple[Any, ...]] = {
        "segment": tuple(RING),
        "player-card": tuple([f"start-{x}" for x in cards]),
    }
    while DEALER in table.pending():
        ask = table.pending()[DEALER]
        value = ask.sample(lambda: 0.0)
        if isinstance(ask, Deal) and wanted.get(ask.deck.pool):
            value = wanted[ask.deck.pool]
        table.answer(DEALER, value)
    return sc


@pytest.mark.clause("V2.1", "V2.2", "V2.3", "V2.4", "V2.5", "V1.8", "V1.9")
@pytest.mark.parametrize(("players", "sites"), [(1, 20), (2, 20), (3, 25), (4, 25)])
def test_the_table_is_laid_out(players: int, sites: int) -> None:
    sc = laid(players)
    s = sc.s
    assert len(s.sites) == sites and set(s.sites) == {-1}
    assert sorted(s.ring) == [0, 1, 2, 3, 4] and 0 <= s.turned < 5
    assert sorted(n + 1 for n in s.folk_below) == [13, 13, 14, 14, 14]
    assert s.townsfolk.size == 63 and all(x in TOWNSFOLK for x in s.folk)
    assert s.books_below == [6] * 5 and all(MANUSCRIPTS[x].grey for x in s.books)
    assert (s.leader, s.bonus) == (-1, [-1] * 4)
    view = GAME.derived.view(s, 0)
    assert view["townsfolk"] == [63] and view["folk"] == s.folk
    assert view["manuscripts"] == [30]


@pytest.mark.clause("V2.1", "V2.2", "V2.7")
def test_chance_decides_ring_castle_and_first_player() -> None:
    sc = opening(3)
    table = sc.open()
    asked: dict[str, int] = {}
    while DEALER in table.pending():
        ask = table.pending()[DEALER]
        asked[ask.clause] = len(ask.outcomes())
        table.answer(DEALER, ask.sample(lambda: 0.5))
    assert (asked["V2.1"], asked["V2.2"], asked["V2.7"]) == (5, 5, 3)
    assert (sc.s.ring, sc.s.turned, sc.s.first) == ([2, 3, 1, 4, 0], 2, 1)


@pytest.mark.clause("V2.8", "V15.1")
@pytest.mark.parametrize(("players", "pairs"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_one_pair_more_than_players(players: int, pairs: int) -> None:
    sc = laid(players)
    assert len(sc.s.offers) == len(sc.s.offered) == len(sc.options) == pairs
    assert all(x in HEROES for x in sc.s.offered)


@pytest.mark.clause("V2.6", "V1.2")
def test_a_player_starts_with() -> None:
    p = laid(4).p[2]
    assert (p.workers, p.built, p.corruption, p.virtue) == (20, [0] * 9, 1, 7)
    assert sorted(p.cards) == sorted(STARTERS) and len(STARTERS) == 8


@pytest.mark.clause("V2.9", "V2.7", "V2.12")
def test_pairs_are_taken_in_reverse_order() -> None:
    sc = laid(3, "1", "2", "7", "10")
    assert (sc.s.first, sc.seat) == (0, 2)
    sc.play(0)
    p = sc.p[2]
    assert (p.at, sc.goods(2), p.debts, p.deeds) == (0, {"silver": 8, "ink": 2, "stone": 1}, 1, 2)
    assert (p.corruption, p.virtue) == (1, 6)
    assert len(p.hand.cards) == 3 and p.draw.size == 6
    assert sorted(p.cards) == sorted([*STARTERS, "ada"])
    assert (sc.seat, len(sc.options)) == (1, 3)
    sc.play(2)
    assert (sc.p[1].at, sc.p[1].corruption, sc.p[1].debts) == (14, 3, 2)
    assert sc.seat == 0
    sc.play(0, "ink", "gold")
    p = sc.p[0]
    assert (p.at, sc.goods(0)) == (2, {"silver": 6, "ink": 1, "gold": 1})
    assert (p.deeds, p.approved, p.debts) == (2, 1, 1)
    assert (sc.s.round, sc.kind, sc.seat) == (1, "play", 0)


@pytest.mark.clause("V2.10", "V2.10.1", "V2.12")
@pytest.mark.parametrize(
    ("players", "stacks"), [(1, (12, 12)), (2, (12, 12)), (3, (15, 16)), (4, (18, 20))]
)
def test_stacks_are_built_after_the_start(players: int, stacks: tuple[int, int]) -> None:
    sc = laid(players, *"12345"[: players + 1])
    while sc.s.phase == "start":
        assert (sc.s.poverty, sc.s.prosperity) == (0, 0)
        sc.play(sc.options[0])
    assert (sc.s.poverty, sc.s.prosperity) == stacks
    assert sc.s.revealed == [] and sc.s.last == 0


@pytest.mark.clause("V2.11")
def test_printed_icons_until_a_card_covers_them() -> None:
    sc = laid(2, "1", "2", "7")
    p = sc.p[0]
    assert at_hand(sc.s, p) == [2, 1, 1, 1, 0]
    p.board = ["abbot", "", ""]
    assert at_hand(sc.s, p) == [2, 1, 1, 2, 0]
    p.board = ["thief", "abbot", ""]
    assert at_hand(sc.s, p) == [2, 0, 0, 1, 1]
    p.board = ["trader", "thief", "abbot"]
    assert at_hand(sc.s, p) == [1, 0, 0, 1, 1]


@pytest.mark.clause("V2.9", "V2.13", "V7.2")
def test_card_3_hires_on_any_segment(printed: Printed) -> None:
    printed.start("start-3", {"silver": 6, "debt": 1}, ("hire", 1))
    sc = laid(2, "3", "2", "7")
    sc.s.folk[4] = "racketeer-1"  # a shuffle, which does nothing yet
    sc.play(0)
    assert (sc.kind, sc.options) == ("free-hire", [0, 1, 2, 3, 4])
    sc.play(4)
    p = sc.p[1]
    assert "racketeer-1" in p.cards and len(p.cards) == 10
    assert (p.discard, len(p.hand.cards), p.draw.size) == ([], 3, 7)
    assert (p.corruption, p.virtue) == (1, 7)


@pytest.mark.clause("V2.13")
@pytest.mark.parametrize(
    ("card", "track", "debts"),
    [("vicar", (1, 6), 1), ("debt-collector-1", (2, 7), 1), ("bishop", (1, 7), 2),
     ("acolyte", (1, 7), 1), ("mason", (1, 7), 1)],
)  # fmt: skip
def test_gains_of_a_hire_in_setup(
    printed: Printed, card: str, track: tuple[int, int], debts: int
) -> None:
    printed.start("start-3", {"silver": 6, "debt": 1}, ("hire", 1))
    sc = laid(2, "3", "2", "7")
    sc.s.folk[4] = card
    sc.play(0, 4)
    assert sc.track(1) == track
    assert sc.p[1].debts == debts
    assert sc.seat == 0, "neither discarding nor rearranging"


@pytest.mark.clause("V2.9")
def test_card_4_flips_a_debt(printed: Printed) -> None:
    printed.start("start-4", {"resource": 2, "silver": 7, "debt": 2}, ("flip-debt", 1))
    sc = laid(2, "4", "2", "7").play(0, "ink", "ink", "stone")
    assert (sc.p[1].debts, sc.p[1].paid) == (1, 1)
    assert sc.goods(1) == {"silver": 7, "ink": 2, "stone": 1}


@pytest.mark.clause("V2.9", "V6.10.4")
def test_card_5_takes_a_manuscript_anywhere(printed: Printed) -> None:
    printed.start("start-5", {"silver": 4, "debt": 1}, ("manuscript", 1))
    sc = laid(2, "5", "2", "7").play(0)
    assert (sc.kind, sc.options) == ("free-manuscript", [0, 1, 2, 3, 4])
    book = sc.s.books[2]
    sc.play(2)
    assert sc.p[1].manuscripts == [book]


@pytest.mark.clause("V2.9", "V8.7", "V6.9.9")
def test_card_6_places_two_workers_anywhere(printed: Printed) -> None:
    printed.start("start-6", {"silver": 4, "debt": 1}, ("workers", 2))
    sc = laid(2, "6", "2", "7").play(0, 3)
    assert sc.s.first_tier[3] == [0, 2] and sc.p[1].workers == 18


@pytest.mark.clause("V2.9", "V6.8.1")
def test_card_8_builds_within_reach() -> None:
    sc = laid(2, "8", "2", "7").play(0, "ink")
    assert (sc.kind, sc.options) == ("building", [("trading-post", x) for x in (1, 2, 3)])
    sc.play(("trading-post", 3))
    assert (sc.kind, sc.options) == ("site", [14, 15])
    sc.play(15)
    assert (sc.s.sites[15], sc.p[1].built) == (3, [0, 0, 1, 0, 0, 0, 0, 0, 0])
    assert sc.goods(1) == {"silver": 1, "ink": 1, "gold": 1}, "with the effect of the site"


@pytest.mark.clause("V2.9", "V1.6")
def test_card_9_destroys_any_card() -> None:
    sc = laid(2, "9", "2", "7").play(0)
    assert (sc.kind, sc.options) == ("destroy-own", [*sorted([*STARTERS, "ada"]), "no"])
    sc.play("financer")
    assert "financer" not in sc.p[1].cards and len(sc.p[1].cards) == 8
    assert sc.goods(1) == {"silver": 8, "stone": 2}
    sc = laid(2, "9", "2", "7").play(0, "no")
    assert len(sc.p[1].cards) == 9


@pytest.mark.clause("V1.1")
def test_players_and_settings() -> None:
    for seats in (0, 5):
        with pytest.raises(ValueError, match="takes 1 to 4 seats"):
            GAME.setup(seats, {})
    with pytest.raises(ValueError, match="no setting"):
        GAME.setup(1, {"solo": "baker"})
    with pytest.raises(ValueError, match="exactly 1 seat"):
        GAME.setup(2, {"solo": "noble"})


@pytest.mark.clause("V1.9", "V2.9")
def test_only_the_owner_sees_the_hand() -> None:
    sc = laid(2, "1", "2", "7").play(0)
    assert GAME.derived.view(sc.s, 1)["players"][1]["hand"] == sc.p[1].hand.cards
    other = GAME.derived.view(sc.s, 0)["players"][1]
    assert (other["hand"], other["draw"]) == (3, [6])
    assert other["goods"] == sc.p[1].goods and other["cards"] == sc.p[1].cards
