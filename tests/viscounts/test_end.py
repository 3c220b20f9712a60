"""V11, V12: the end of the game and the points."""

from __future__ import annotations

import pytest

from ludorum.games.viscounts import GAME
from ludorum.games.viscounts.content import HEROES, STARTERS, TOWNSFOLK
from ludorum.games.viscounts.scoring import prizes
from tests.viscounts.scene import Printed, Scene, scene


def finish(sc: Scene) -> Scene:
    """Everybody does as little as possible until the game is over."""
    for _ in range(400):
        if sc.open().over:
            return sc
        pick = sc.options[0] if sc.kind in ("play", "move") else sc.options[-1]
        sc.play(pick)
    raise AssertionError("the game does not end")


@pytest.mark.clause("V11.1", "V11.3", "V3.3")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_one_more_round(active: int) -> None:
    sc = scene(3).phase("end", active=active).give(active, corruption=7, virtue=7)
    sc.s.poverty, sc.s.first = 2, 1
    finish(sc.play())
    assert (sc.s.revealed, sc.s.last) == (["poverty"], 4)
    assert (sc.s.round, sc.s.phase) == (4, "over")
    assert (sc.s.active, sc.about("move")[-1]["player"]) == (1, 0), "right of the first"


@pytest.mark.clause("V11.2", "V11.3")
def test_a_divided_kingdom() -> None:
    sc = scene(2).give(0, corruption=7, virtue=7).give(1, corruption=1, virtue=1).phase("end")
    sc.s.poverty, sc.s.prosperity = 2, 1
    finish(sc.play())
    assert sc.s.revealed == ["poverty", "prosperity"] and sc.s.round == 4
    assert {x.what for x in GAME.scores(sc.s)[0]} >= {"poverty", "prosperity"}


@pytest.mark.clause("V11.3")
def test_a_card_revealed_in_the_last_round_counts() -> None:
    sc = scene(2).phase("end", active=1).give(1, corruption=1, virtue=1, approved=1, paid=1)
    sc.s.poverty, sc.s.prosperity, sc.s.revealed, sc.s.last = 0, 1, ["poverty"], 3
    sc.play()
    assert sc.open().over and sc.s.round == 3
    assert sc.points(1)["prosperity"] == 12


# -- points ----------------------------------------------------------------------------------


@pytest.mark.clause("V12.2", "V15.11")
@pytest.mark.parametrize(
    ("kind", "points"),
    [("trading-post", (4, 9, 15)), ("guildhall", (6, 13, 21)), ("workshop", (2, 5, 9))],
)
def test_buildings(kind: str, points: tuple[int, ...]) -> None:
    sc = scene(2)
    for n in (1, 2, 3):
        sc.slots(0, f"{kind}-{4 - n}")
        assert sc.points(0) == {kind: points[n - 1]}


@pytest.mark.clause("V12.3")
def test_workers() -> None:
    sc = scene(2).castle("20 10 00 00 00", "10 00 00 10 00", "20")
    assert sc.points(0) == {"tier-1": 3, "tier-2": 4, "tier-3": 6}


BLACK = ("black-3-flip", "black-4-ink", "black-3-hire")
BLUE, YELLOW, GREY = "blue-3-hire", "yellow-3-resource", "grey-3-virtue"


@pytest.mark.clause("V12.4", "V15.15")
@pytest.mark.parametrize(
    ("books", "points"),
    [(BLACK[:1], 1), ((BLACK[0], BLUE), 4), ((BLACK[0], BLUE, GREY), 9),
     ((BLACK[0], BLUE, GREY, YELLOW), 16), (BLACK, 3), ((*BLACK, BLUE, GREY), 11)],
)  # fmt: skip
def test_sets(books: tuple[str, ...], points: int) -> None:
    assert scene(2).wrote(0, *books).points(0) == {"sets": points}


@pytest.mark.clause("V12.5", "V12.13", "V6.3")
def test_points_on_manuscripts(printed: Printed) -> None:
    def texts(book: str, sc: Scene | None = None) -> int:
        return (sc or scene(2)).wrote(0, book).points(0).get("texts", 0)

    owns = scene(2).hand(0, "squire", "princess").discards(0, "enforcer").slots(0, "guildhall-2")
    owns.s.bonus[2] = 0
    assert texts("yellow-5-nobles", owns) == 6, "all cards, the slot, the bonus card; no criminal"
    assert texts("blue-5-merchants") == 3, "6 in the starting deck, halves round down"
    assert texts("blue-6-criminals") == 1
    printed.manuscript("black-5-clerics", 5, scores="clerics")
    printed.manuscript("grey-5-builders", 5, scores="builders")
    assert texts("black-5-clerics") == texts("grey-5-builders") == 1
    assert texts("yellow-6-workers", scene(2).castle("20 00 00 00 00", "10 00 00 00 00", "20")) == 2
    assert texts("black-6-manuscripts", scene(2).wrote(0, BLUE)) == 1, "it counts itself"
    assert texts("grey-5-resources", scene(2).give(0, ink=2, gold=1, stone=2, silver=9)) == 2
    assert texts("grey-6-buildings", scene(2).slots(0, "workshop-1", "guildhall-3")) == 2
    assert texts("yellow-6-paid-debts", scene(2).give(0, paid=3, debts=1)) == 3
    assert texts("black-6-approved-deeds", scene(2).give(0, approved=2, deeds=1)) == 2


@pytest.mark.clause("V12.6", "V12.7")
def test_cards_debts_and_deeds() -> None:
    sc = scene(2).give(0, debts=2, paid=3, deeds=1, approved=2)
    sc.s.leader = 0
    sc.s.bonus = [0, 1, 0, -1]
    assert sc.points(0) == {"leader": 5, "bonus": 6, "debts": -4, "deeds": 1, "approved": 6}


@pytest.mark.clause("V12.8", "V15.18")
def test_prizes() -> None:
    vp = (12, 8, 4)
    assert prizes([3, 2, 1, 0], vp) == [12, 8, 4, 0]
    assert prizes([3, 3, 1], vp) == [10, 10, 4]
    assert prizes([5, 2, 2, 2], vp) == [12, 4, 4, 4]
    assert prizes([2, 2, 2], vp) == [8, 8, 8]
    assert prizes([3, 2, 2, 1], vp) == [12, 6, 6, 0]
    assert prizes([0, 0, 1], vp) == [0, 0, 12]
    assert prizes([0, 0, 0], vp) == [0, 0, 0]


@pytest.mark.clause("V12.8")
def test_poverty_counts_deeds_and_prosperity_debts() -> None:
    sc = scene(3).give(0, approved=2).give(1, approved=1, paid=3).give(2, paid=1)
    sc.s.revealed = ["poverty"]
    assert [sc.points(i).get("poverty") for i in range(3)] == [12, 8, None]
    sc.s.revealed = ["prosperity"]
    assert [sc.points(i).get("prosperity") for i in range(3)] == [None, 12, 8]
    sc.s.revealed = []
    assert "poverty" not in sc.points(0)


@pytest.mark.clause("V12.9")
def test_prizes_of_two() -> None:
    sc = scene(2).give(0, approved=2).give(1, approved=1)
    sc.s.revealed = ["poverty"]
    assert [sc.points(i)["poverty"] for i in (0, 1)] == [12, 4]
    sc.give(1, approved=2)
    assert [sc.points(i)["poverty"] for i in (0, 1)] == [8, 8]


@pytest.mark.clause("V12.10")
def test_ties() -> None:
    sc = scene(3).give(0, deeds=2, silver=1).give(1, deeds=2, ink=1, gold=1).give(2, deeds=1)
    assert GAME.winners(sc.s) == [1]
    sc.give(0, stone=1)
    assert GAME.winners(sc.s) == [0, 1]


@pytest.mark.clause("V12.12")
def test_scoring_sets_nothing_off() -> None:
    sc = scene(2).board(0, "peddler-1", "debt-collector-3", "emma").give(0, corruption=1, virtue=1)
    assert sc.points(0) == {}


@pytest.mark.clause("V12.1", "V12.5")
@pytest.mark.parametrize(
    ("card", "book", "icon"),
    [
        ("traveller", "black-5-clerics", "cleric"),
        ("benefactor", "yellow-5-nobles", "noble"),
        ("strongman", "grey-5-builders", "builder"),
    ],
)
def test_ongoing_abilities_do_not_score(printed: Printed, card: str, book: str, icon: str) -> None:
    """Two merchants pay as another icon while the card lies on the board; they never score so."""
    printed.manuscript(book, 5, scores=f"{icon}s")
    sc = scene(2).board(0, card, "", "").wrote(0, book)
    cards = {**STARTERS, **HEROES, **TOWNSFOLK}
    assert sum(cards[x].icons.get("merchant", 0) for x in sc.p[0].cards) > 1
    icons = sum(cards[x].icons.get(icon, 0) for x in sc.p[0].cards)
    assert sc.points(0) == {"sets": 1, "texts": icons}


@pytest.mark.clause("V12.11", "V15.19", "V12.7", "V12.5")
def test_the_example_of_109() -> None:
    sc = scene(3).slots(0, "trading-post-3", "guildhall-2", "guildhall-3", "workshop-1")
    sc.slots(0, "workshop-2", "workshop-3")
    sc.castle("000 201 110 111 110", "200 000 110 020 100", "210")
    for card in ("diplomat", "princess", "aristocrat", "antagonist", "illusionist"):
        sc.p[0].discard.append(sc.find(0, card))
    sc.wrote(
        0, "grey-6-buildings", "black-4-ink", "yellow-5-nobles", "blue-6-criminals",
        "grey-3-virtue", "black-4-virtue", "yellow-6-paid-debts", "black-3-flip",
    )  # fmt: skip
    sc.give(0, debts=1, paid=3, deeds=4, approved=2).give(1, approved=4).give(2, approved=3)
    sc.s.leader, sc.s.bonus, sc.s.revealed = 0, [0, -1, -1, -1], ["poverty"]
    assert sc.points(0) == {
        "trading-post": 4, "guildhall": 13, "workshop": 9,
        "tier-1": 5, "tier-2": 8, "tier-3": 6,
        "sets": 26, "texts": 18,
        "leader": 5, "bonus": 3, "debts": -2, "deeds": 4, "approved": 6, "poverty": 4,
    }  # fmt: skip
    assert sc.total(0) == 109
