"""The data files: counts, patterns the cards follow, and errors that are found when read."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from ludorum.content import BOX, ContentError, own_rows
from ludorum.effects import Gain
from ludorum.games.viscounts import GAME, content
from ludorum.games.viscounts.content import (
    ABILITY,
    ABOVE,
    AT_ONCE,
    BELOW,
    BONUS_ICONS,
    BOT_ABOVE,
    BOT_SLOT_ICONS,
    BOTS,
    BUILDERS,
    BUILDING_VP,
    CARDS,
    CHOICES,
    HEROES,
    LINKS,
    MANUSCRIPTS,
    NOBLES,
    ON_HIRE,
    ON_SITE,
    PAYS,
    PLAYER_CARDS,
    PRINTED,
    REWARD,
    SCHEME_BONUS,
    SCHEME_OPTIONS,
    SCHEMES,
    SEGMENTS,
    SLOT_ICONS,
    START_GOODS,
    START_STEP,
    STARTERS,
    TOWNSFOLK,
    TRADES,
)


@pytest.mark.clause("V1.3", "V1.4", "V1.7")
def test_cards() -> None:
    assert (len(TOWNSFOLK), len(STARTERS), len(HEROES)) == (68, 8, 10)
    assert all(ON_HIRE[x] for x in TOWNSFOLK)
    assert not any(ON_HIRE[x] for x in (*STARTERS, *HEROES))
    assert {x.silver for x in CARDS.values()} == {1, 2, 3}
    assert [x for x in CARDS if not CARDS[x].when] == ["abbot", "labourer", "squire"]
    assert all(len(x) == 2 for x in CHOICES)
    assert Counter(x.when for x in TOWNSFOLK.values()) == {
        "immediate": 20, "drop-off": 19, "after": 10, "pay": 9, "collision": 4, "flip-debt": 4,
        "gain-debt": 2,
    }  # fmt: skip
    assert ABILITY["drop-off"]["journeyman"] == (("hire", 1), ("virtue", 1))


@pytest.mark.clause("V6.2.1")
def test_helpers_to_pay() -> None:
    assert PAYS == [
        {},
        {"mason": "silver", "sculptor": "double", "strongman": "merchants"},
        {"artist": "double", "benefactor": "merchants", "diplomat": "silver"},
        {
            "clergyman": "silver",
            "priest": "double",
            "traveller": "merchants",
            "emma": "other-resources",
        },
    ]


@pytest.mark.clause("V2.4", "V2.4.1", "V6.10.7", "V6.10.1")
def test_manuscripts() -> None:
    ribbons = Counter(x.ribbon for x in MANUSCRIPTS.values())
    assert ribbons == {"black": 9, "yellow": 9, "grey": 9, "blue": 8}
    assert sorted(x.id for x in MANUSCRIPTS.values() if x.grey) == [
        "black-3-flip", "blue-3-hire", "blue-3-silver", "grey-3-virtue", "yellow-3-resource",
    ]  # fmt: skip
    ours = {x["id"] for x in own_rows(GAME.package, "manuscripts") if x["origin"] == "house"}
    assert ours == {
        "black-3-resource", "black-3-hire", "black-5-clerics", "black-5-manuscript",
        "yellow-4-gold", "yellow-5-workers", "yellow-7-workers", "grey-4-stone", "grey-5-builders",
        "grey-6-trading-post", "blue-3-flip", "blue-4-virtue", "blue-6-destroy",
    }  # fmt: skip
    assert AT_ONCE["grey-7-guildhall"] == (("guildhall", 1),)
    assert AT_ONCE["black-4-ink"] == (("ink", 2),)


@pytest.mark.clause("V2.14")
def test_player_cards() -> None:
    cards = [x for x in PLAYER_CARDS.values() if x.origin != BOX]
    found = {x.space: (dict(START_GOODS[x.id]), START_STEP[x.id]) for x in cards}
    known = {
        1: ({"stone": 1, "ink": 2, "silver": 8, "deed": 2, "debt": 1}, (("virtue", 1),)),
        2: ({"resource": 2, "silver": 6, "deed": 3, "debt": 1}, (("flip-deed", 1),)),
        3: ({"gold": 1, "ink": 1, "silver": 6, "deed": 1, "debt": 1}, (("hire", 1),)),
        4: ({"resource": 2, "silver": 7, "deed": 1, "debt": 2}, (("flip-debt", 1),)),
        5: ({"ink": 1, "silver": 4, "deed": 1, "debt": 1}, (("manuscript", 1),)),
        6: ({"gold": 1, "silver": 4, "deed": 1, "debt": 1}, (("workers", 2),)),
        7: ({"stone": 1, "gold": 2, "silver": 7, "deed": 2, "debt": 1}, (("virtue", 1),)),
        8: ({"resource": 1, "silver": 1, "deed": 1, "debt": 1}, (("trading-post-here", 1),)),
        9: ({"stone": 2, "silver": 5, "deed": 1, "debt": 1}, (("destroy-own", 1),)),
        10: (
            {"stone": 1, "gold": 1, "ink": 1, "silver": 10, "deed": 1, "debt": 2},
            (("corruption", 2),),
        ),
    }
    assert found == {k: x for k, x in known.items() if k in found}


@pytest.mark.clause("V6.7.1", "V1.5")
def test_exchanges() -> None:
    found = {}
    for x, (left, _, right) in zip(SEGMENTS, TRADES, strict=True):
        found[x.left], found[x.right] = left, right
    silver, destroy, flip = (1, (("silver", 1),)), (3, (("destroy", 1),)), (4, (("flip", 1),))
    ink, gold, stone = [(2, ((x, 1),)) for x in ("ink", "gold", "stone")]
    assert list(found.values()) == [
        silver, ink, silver, stone, ink, flip, gold, destroy, stone, gold,
    ]  # fmt: skip


@pytest.mark.clause("V6.8.5", "V2.1", "V2.1.1")
def test_sites_and_links() -> None:
    for each in (4, 5):
        assert [len(row) for row in ON_SITE[each]] == [each] * 5
        assert all(row[-1] for row in LINKS[each]), "the last site is linked with the next segment"
        assert any(not link for row in LINKS[each] for link in row)
    assert LINKS[5][1] == [(("silver", 2),), (("debt", 1),), (), (("destroy", 1),), (("gold", 1),)]


@pytest.mark.clause("V6.8.9", "V6.8.2", "V12.2", "V12.2.1", "V6.9.1", "V6.10.2", "V6.10.2.1")
def test_the_own_board() -> None:
    assert BUILDERS == [5, 7, 3]
    assert BUILDING_VP == [(0, 4, 9, 15), (0, 6, 13, 21), (0, 2, 5, 9)]
    none = (0, 0, 0, 0, 0)
    halls = [(0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0)]
    assert [none, none, (2, 0, 0, 0, 0), *halls, none, none, none] == SLOT_ICONS
    places = (content.STEP, content.CHEAP, content.DISCARDS, content.VIRTUE, content.HAND)
    assert places == (0, 1, 6, 7, 8)
    assert NOBLES == (0, 1, 3, 5, 8)
    assert BONUS_ICONS == [(0, 0, 0, 1, 0), (2, 0, 0, 0, 0), (0, 0, 1, 0, 0), (0, 1, 0, 0, 0)]
    assert REWARD[0] == (("ink", 1), ("stone", 1)) and REWARD[4] == (("virtue", 2),)
    assert [len(x) for x in REWARD] == [2, 1, 1, 1, 1]


@pytest.mark.clause("V9.8")
def test_the_track() -> None:
    assert [dict(x) for x in ABOVE] == [
        {"silver": 1, "deed": 3}, {"silver": 1, "deed": 2}, {"silver": 1, "deed": 1},
        {"silver": 2, "deed": 1, "debt": 1}, {"silver": 2, "debt": 1}, {"silver": 3, "debt": 2},
        {"silver": 4, "debt": 3},
    ]  # fmt: skip
    assert BELOW == [
        ("criminals", (("debt", 1),)),
        ("criminals", (("corruption", 1),)),
        ("criminals", (("corruption", 1),)),
        ("", (("rearrange", 1),)),
        ("no-criminals", (("virtue", 1),)),
        ("no-criminals", (("virtue", 1),)),
        ("no-criminals", (("deed", 1),)),
    ]


@pytest.mark.clause("V13.20")
def test_the_track_of_the_bot() -> None:
    assert [dict(x) for x in BOT_ABOVE] == [
        {"deed": 3}, {"deed": 2}, {"resource": 1, "deed": 1},
        {"resource": 1, "deed": 1, "debt": 1}, {"resource": 1, "debt": 1},
        {"resource": 1, "debt": 2}, {"resource": 2, "debt": 3},
    ]  # fmt: skip


DISMISS, RESOURCE, SCHEME = (("dismiss", 1),), (("resource", 1),), (("scheme", 1),)
TWO, VIRTUE = (("resource", 2),), (("virtue", 1), ("dismiss", 1))
OWES = (("debt", 1),)
BUILD, WORKERS, WRITE = (("act-build", 1),), (("act-workers", 1),), (("act-transcribe", 1),)
FOCUS, FLIP, BOTH = (("focus", 1),), (("flip", 1), ("virtue", 1)), (("deed", 1), ("debt", 1))
DEBT, DEED = (("debt", 1), ("flip-deed", 1)), (("deed", 1), ("flip-debt", 1))


@pytest.mark.clause("V13.34", "V13.35")
def test_schemes() -> None:
    cards = [x for x in SCHEMES if SCHEMES[x].origin != BOX]
    found = {x: (SCHEME_BONUS[x], SCHEMES[x].move, SCHEME_OPTIONS[x]) for x in cards}
    known = {
        "starting-noble-1": (DISMISS, 2, [WORKERS, FLIP]),
        "starting-noble-2": (DISMISS, 2, [WORKERS, FLIP]),
        "starting-builder": (DISMISS, 3, [BUILD, BOTH]),
        "starting-cleric": (DISMISS, 2, [WRITE, BOTH]),
        "starting-builder-noble": (RESOURCE, 1, [BUILD, FOCUS, DEBT]),
        "starting-builder-cleric": (RESOURCE, 2, [BUILD, DEBT]),
        "starting-cleric-noble": (RESOURCE, 3, [WRITE, DEBT]),
        "starting-criminal": (SCHEME, 1, [FOCUS, DEED]),
        "future-cleric": (VIRTUE, 4, [WRITE, WORKERS, BOTH]),
        "future-builder": (VIRTUE, 3, [BUILD, WRITE, BOTH]),
        "future-noble": (VIRTUE, 2, [WORKERS, BUILD, BOTH]),
        "future-cleric-builder": (TWO, 2, [BUILD, FOCUS, DEBT]),
        "future-builder-noble": (TWO, 1, [BUILD, DEBT]),
        "future-cleric-noble": (TWO, 3, [WRITE, DEBT]),
        "future-criminal": (OWES, 2, [FOCUS, DEED]),
        "future-two-criminals": (DISMISS, 1, [FOCUS, FLIP]),
    }
    assert found == {k: x for k, x in known.items() if k in found}
    assert [x for x in SCHEMES if SCHEMES[x].criminal] == [
        "starting-criminal", "future-criminal", "future-two-criminals",
    ]  # fmt: skip


@pytest.mark.clause("V13.36", "V13.37", "V13.8", "V13.8.1", "V13.13", "V13.19")
def test_bot_boards() -> None:
    boards = [x for x in BOTS.values() if x.origin != BOX]
    focus, chart, halls, starts, crossed = [
        {x.id: getattr(x, field) for x in boards}
        for field in ("focus", "chart", "guildhalls", "start", "crossed")
    ]

    def of(known: dict[str, Any]) -> dict[str, Any]:
        return {x.id: known[x.id] for x in boards}

    assert focus == of({
        "cleric": "act-transcribe", "builder": "act-build", "noble": "act-workers", "card": "flip",
    })  # fmt: skip
    assert chart == of({
        "cleric": ("ink", "stone", "gold"), "builder": ("stone", "gold", "ink"),
        "noble": ("gold", "ink", "stone"), "card": ("ink",),
    })  # fmt: skip
    assert starts == of({
        "cleric": {"ink": 1, "stone": 1, "debt": 1, "deed": 1},
        "builder": {"stone": 1, "gold": 1, "debt": 1, "deed": 1},
        "noble": {"gold": 1, "ink": 1, "debt": 1, "deed": 1},
        "card": {"resource": 3, "debt": 2, "deed": 3},
    })  # fmt: skip
    assert {x.id for x in boards if not x.building} == {"noble"} & focus.keys()
    assert halls == of({
        "cleric": ("cleric", "builder", "noble"), "builder": ("builder", "noble", "cleric"),
        "noble": ("noble", "cleric", "builder"), "card": ("cleric", "builder", "noble"),
    })  # fmt: skip
    assert {x.id: PRINTED[x.id] for x in boards} == of({
        "cleric": ((0, 0, 1, 0, 0), (0, 1, 0, 1, 0)), "builder": ((0, 0, 0, 1, 0), (0, 1, 1, 0, 0)),
        "noble": ((0, 1, 0, 0, 0), (0, 0, 1, 1, 0)), "card": ((0, 0, 1, 0, 0), (0, 1, 0, 1, 0)),
    })  # fmt: skip
    assert crossed == of({
        "cleric": ("starting-noble-1", "future-builder-noble", "future-noble"),
        "builder": ("starting-cleric", "future-cleric-noble", "future-cleric"),
        "noble": ("starting-builder", "future-cleric-builder", "future-builder"), "card": (),
    })  # fmt: skip
    assert BOT_SLOT_ICONS["cleric"][3] == (0, 0, 0, 1, 0)


def test_origins_are_known() -> None:
    """Of our own records, whatever lies over them."""
    kinds = {x: [row["origin"] for row in own_rows(GAME.package, x)] for x in GAME.records()}
    assert kinds["manuscripts"].count("house") == 13
    assert kinds["player_cards"].count("house") == 5
    assert kinds["schemes"].count("house") == 11
    assert kinds["townsfolk"].count("house") == 0
    guessed = [x["id"] for x in own_rows(GAME.package, "townsfolk") if "guessed" in x]
    assert guessed == ["strongman"]
    assert {x for row in kinds.values() for x in row} == {"rulebook", "public", "house"}


def test_errors_are_found() -> None:
    card = TOWNSFOLK["mason"]
    for change, what in (
        ({"silver": 4}, "from 1 to 3"),
        ({"icons": {"silver": 1}}, "five kinds"),
        ({"when": "dinner"}, "unknown timing"),
        ({"way": ""}, "a way to pay"),
        ({"action": ""}, "an action"),
        ({"action": "sleep"}, "unknown action"),
        ({"effect": Gain((("ink", 1),))}, "an effect for every timing"),
    ):
        with pytest.raises(ContentError, match=what):
            content.check_card(replace(card, **change))
    book = MANUSCRIPTS["black-3-flip"]
    with pytest.raises(ContentError, match="unknown ribbon"):
        content.check_manuscript(replace(book, ribbon="pink"))
    with pytest.raises(ContentError, match="cost from 3 to 7"):
        content.check_manuscript(replace(book, cost=2))
    with pytest.raises(ContentError, match="at once or scores"):
        content.check_manuscript(replace(book, effect=None))
    with pytest.raises(ContentError, match="as many links"):
        content.check_side(replace(SEGMENTS[0].few, links=()), 4, "1-2")
    scheme = SCHEMES["starting-noble-1"]
    with pytest.raises(ContentError, match="unknown deck"):
        content.check_scheme(replace(scheme, deck="past"))
    with pytest.raises(ContentError, match="the last always works"):
        content.check_scheme(replace(scheme, options=scheme.options[::-1]))
    with pytest.raises(ContentError, match="schemes that exist"):
        content.check_bot(replace(BOTS["cleric"], crossed=("nobody",)))
    with pytest.raises(ContentError, match="three guildhalls"):
        content.check_bot(replace(BOTS["cleric"], guildhalls=("cleric",)))
