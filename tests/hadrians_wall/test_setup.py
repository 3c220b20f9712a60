"""H1-H3: the table before the first action, and the start of every year."""

from __future__ import annotations

import pytest

from ludorum.games.hadrians_wall import GAME
from ludorum.games.hadrians_wall.content import FAMILIES, FATE, GENERALS, PROSPECTS
from ludorum.kernel import NOBODY
from tests.hadrians_wall.scene import Scene, opening, scene


@pytest.mark.clause("H1.1")
def test_one_to_six_players_and_six_years() -> None:
    assert GAME.players == (1, 2, 3, 4, 5, 6)
    for seats in (0, 7):
        with pytest.raises(ValueError, match="1 to 6 seats"):
            GAME.setup(seats, {})
    sc = opening(3)
    for year in range(1, 7):
        assert not sc.next_year().open().over
        assert sc.s.year == year
        sc.stop()
    assert sc.open().over
    best = max([sc.total(seat) for seat in range(3)])
    assert [sc.total(seat) for seat in GAME.winners(sc.s)] == [best] * len(GAME.winners(sc.s))


@pytest.mark.clause("H2.1")
def test_one_common_fate_deck() -> None:
    s = GAME.setup(3, {})
    assert s.fate.size == len(FATE) == 48
    assert [x.sees for x in s.fate.layers] == [NOBODY]


@pytest.mark.clause("H2.2")
def test_the_supply_never_runs_out() -> None:
    """Six players who have hundreds of everything gain as much as six who have nothing."""

    def gained(have: int) -> list[list[int]]:
        s = GAME.setup(6, {})
        for p in s.players:
            p.items, p.production, p.attributes = [have] * 5, 4, [2] * 4
            p.built[FAMILIES.index("hotel")] = p.built[FAMILIES.index("workshop")] = 2
            p.built[FAMILIES.index("road")] = 1
        sc = Scene(GAME, s).next_year()
        for seat in range(6):
            sc.play("piety", seat=seat)  # its third box brings a servant
        return [[n - have for n in p.items] for p in sc.p]

    assert gained(700) == gained(0)
    for items in gained(700):
        assert min(items) >= 0
        assert sum(items) > 8 + 4 + 2 + 2 + 1


@pytest.mark.clause("H2.3")
def test_difficulty_is_easy_unless_agreed() -> None:
    assert GAME.setup(2, {}).difficulty == "easy"
    assert GAME.setup(2, {"difficulty": "hard"}).difficulty == "hard"
    with pytest.raises(ValueError, match="no setting"):
        GAME.setup(2, {"difficulty": "brutal"})


@pytest.mark.clause("H2.4", "H32.5")
def test_everybody_has_the_same_twelve_cards() -> None:
    s = GAME.setup(6, {})
    for p in s.players:
        assert p.deck.layers[0].cards == GENERALS
        assert len(set(GENERALS)) == 12
        assert p.deck.layers[0].sees == NOBODY


@pytest.mark.clause("H2.5")
def test_empty_sheets_but_for_two_marks() -> None:
    p = GAME.setup(1, {}).players[0]
    assert p.production == 1
    assert not any([*p.items, *p.tracks, *p.cohorts, *p.attributes, *p.citizens, *p.built])
    sc = scene(1).rich()
    assert {"mining", "guard", "fort"} <= set(sc.options)  # the small section is open


@pytest.mark.clause("H2.6", "H31.1")
def test_the_neutral_deck_is_for_one_or_two() -> None:
    for seats, cards in ((1, 12), (2, 12), (3, 0), (6, 0)):
        assert GAME.setup(seats, {}).neutral_deck.size == cards


@pytest.mark.clause("H2.7", "H1.2")
def test_nobody_starts() -> None:
    sc = scene(4)
    assert set(sc.open().pending()) == {0, 1, 2, 3}


# -- H3 year setup ----------------------------------------------------------------------------


@pytest.mark.clause("H3.1", "H35.1")
def test_a_fate_card_feeds_all() -> None:
    sc = opening(3)
    card = sc.s.discard[-1]
    assert sc.s.fate.size == 47
    for seat in range(3):
        assert sc.items(seat) == FATE[card].items
        assert sum(sc.p[seat].items) == 8


@pytest.mark.clause("H3.2", "H36.1")
def test_path_and_prospect_are_secret_until_all_have_chosen() -> None:
    sc = opening(2)
    pair = list(sc.asks[0].options)
    assert len(pair) == 2
    assert sc.p[0].pair.cards == pair
    sc.play(pair[1], seat=0)
    view = sc.open().view(1)["state"]["players"][0]
    assert (view["pair"], view["paths"], view["prospects"]) == (2, [], [])
    sc.play(sc.asks[1].options[0], seat=1)
    assert (sc.p[0].paths, sc.p[0].prospects) == ([pair[1]], [pair[0]])
    assert sc.p[0].pair.cards == []


@pytest.mark.clause("H3.2")
def test_the_choice_comes_before_income_and_neutral_cards() -> None:
    sc = opening(1)
    assert sc.s.neutral == []
    assert sum(sc.p[0].items) == 8


@pytest.mark.clause("H3.3")
def test_six_paths_and_no_card_left() -> None:
    sc = opening(2)
    for year in range(1, 7):
        sc.next_year()
        assert [len(p.paths) for p in sc.p] == [year, year]
        sc.stop()
    for p in sc.p:
        assert (p.deck.size, sorted(p.paths + p.prospects)) == (0, GENERALS)


@pytest.mark.clause("H3.4", "H33.1")
def test_only_the_prospect_pays() -> None:
    sc = opening(3)
    before = list(sc.p[0].items)
    path, prospect = sc.asks[0].options
    for seat in range(3):
        sc.play(sc.asks[seat].options[0], seat=seat)
    got = [a - b for a, b in zip(sc.p[0].items, before, strict=True)]
    got[4] -= 1  # the printed production circle
    assert sum(got) == sum(PROSPECTS[prospect].income.values())
    assert path in sc.p[0].paths


@pytest.mark.clause("H3.5", "H31.2")
@pytest.mark.parametrize(("players", "neutral"), [(1, 2), (2, 1), (3, 0)])
def test_neutral_cards_are_turned_after_the_choice(players: int, neutral: int) -> None:
    sc = opening(players)
    assert sc.s.neutral == []
    sc.next_year()
    assert len(sc.s.neutral) == neutral


@pytest.mark.clause("H3.6", "H3.6.1", "H3.6.2", "H3.6.3", "H3.7", "H3.8")
def test_sheet_income() -> None:
    sc = scene(3).build(hotel=2, workshop=1).fill(valour=2)
    sc.p[0].production = 4
    sc.p[0].cohorts = [6, 6, 6]
    sc.stop().next_year()
    income = [
        {"soldier": 1},  # valour 3 in last year's attack
        FATE[sc.s.discard[-1]].items,
        PROSPECTS[sc.p[0].prospects[-1]].income,
        {"resource": 4, "civilian": 2, "builder": 1},
    ]
    want: dict[str, int] = {}
    for source in income:
        for item, n in source.items():
            want[item] = want.get(item, 0) + n
    assert sc.items() == want


@pytest.mark.clause("H3.6.4")
@pytest.mark.parametrize("circles", [0, 1, 2])
def test_every_year_a_road_pays_for_each_of_its_circles(circles: int) -> None:
    sc = scene(3).build(road=circles)
    sc.p[0].cohorts = [6, 6, 6]
    sc.stop().next_year()
    before = sum(sc.p[0].attributes)
    for left in range(circles, 0, -1):
        assert (sc.ask.kind, sc.ask.about) == ("road", {"n": left})
        sc.play("valour")
    assert sc.ask.kind == "act"
    assert sum(sc.p[0].attributes) == before + circles


@pytest.mark.clause("H3.6.4", "H12.3", "H36.3")
def test_roads_pay_one_choice_after_another() -> None:
    sc = scene(3).fill(piety=2)
    sc.p[0].roads = 2
    assert sc.ask.kind == "road"
    assert sc.options == ["renown", "piety", "valour", "discipline"]
    sc.play("stop", seat=1)  # nobody waits for it
    sc.play("piety")
    assert sc.items() == {"servant": 1}
    assert sc.ask.kind == "road"
    sc.play("valour")
    assert (sc.attributes(), sc.ask.kind) == ({"piety": 3, "valour": 1}, "act")


@pytest.mark.clause("H3.9")
def test_items_of_the_first_year() -> None:
    sc = opening(4).next_year()
    for p in sc.p:
        assert sum(p.items) == 8 + sum(PROSPECTS[p.prospects[-1]].income.values()) + 1
