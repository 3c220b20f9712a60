"""The data files: what is printed, and what fails while it is read."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludorum.content import ContentError
from ludorum.effects import decode
from ludorum.games.hadrians_wall import content
from ludorum.games.hadrians_wall.content import (
    ATTRIBUTE_REWARD,
    BOXES,
    BUILD_GAIN,
    CAPS,
    CITIZEN_BOXES,
    CITIZENS,
    COHORT,
    FATE,
    FIRST_CITIZEN,
    FORT,
    PATHS,
    PROSPECTS,
    REWARD,
    SHOW_GAIN,
    TRACKS,
    WORDS,
    Building,
    Fate,
    Path,
)


@pytest.mark.clause("H5.3")
def test_cohort_icons() -> None:
    count = {
        name: sum([row.count(COHORT) for row in rows])
        for name, rows in zip(TRACKS, REWARD, strict=True)
    }
    assert count == {"mining": 0, "guard": 7, "cippi": 3, "wall": 6, "fort": 2}


@pytest.mark.clause("H9.6")
def test_a_box_and_its_fort_box_share_a_section() -> None:
    for boxes in BOXES:
        for box in boxes:
            if box.fort:
                assert BOXES[FORT][box.fort - 1].section == box.section


@pytest.mark.clause("H16.4", "H16.4.1")
def test_coloured_flags() -> None:
    flags = {x: [b.n for b in CITIZEN_BOXES if b.track == x and b.flag] for x in CITIZENS}
    assert flags == {
        "traders": [3, 4, 6, 9],
        "performers": [1, 3],
        "priests": [1, 3, 4, 6, 7],
        "apparitores": [3, 4],
        "patricians": [1, 3, 6],
    }


def citizen(icon: int) -> bool:
    return FIRST_CITIZEN <= icon < COHORT


@pytest.mark.clause("H16.5")
def test_citizen_icons_are_in_the_theatre_and_the_gardens_only() -> None:
    gardens = content.FAMILIES.index("gardens")
    assert [len([x for x in row if citizen(x)]) for row in SHOW_GAIN] == [1, 0, 0, 1, 1, 1]
    assert [len([x for x in row if citizen(x)]) for row in BUILD_GAIN[gardens]] == [3, 5]
    elsewhere = [
        *[x for rows in REWARD for row in rows for x in row],
        *[x for rows in content.CITIZEN_REWARD for row in rows for x in row],
        *[x for rows in ATTRIBUTE_REWARD for row in rows for x in row],
        *[x for i, rows in enumerate(BUILD_GAIN) if i != gardens for row in rows for x in row],
        *[x for rows in (content.STALL_GAIN, content.TEMPLE_GAIN) for row in rows for x in row],
        *[x for row in content.RULING_GAIN for x in row],
    ]
    assert not any(citizen(x) for x in elsewhere)


@pytest.mark.clause("H27.15")
def test_no_cohort_icon_on_the_attributes() -> None:
    assert not any(COHORT in row for rows in ATTRIBUTE_REWARD for row in rows)


@pytest.mark.clause("H29.1", "H29.1.1")
def test_disdain_circles_suffice() -> None:
    assert sum(CAPS) == content.AREAS["disdain"].boxes == 15


@pytest.mark.clause("H33.1", "H33.2", "H33.3", "H33.4")
def test_prospects() -> None:
    assert {x.id: (x.income, x.good, x.shape) for x in PROSPECTS.values()} == {
        "architect": ({"resource": 2}, 2, "I"),
        "aristocrat": ({"builder": 1, "civilian": 1}, 1, "T"),
        "defender": ({"builder": 1, "resource": 1}, 1, "L"),
        "engineer": ({"builder": 1, "resource": 1}, 2, "L"),
        "fighter": ({"soldier": 1}, 5, "O"),
        "forager": ({"servant": 1, "resource": 1}, 3, "T"),
        "merchant": ({"civilian": 1, "resource": 1}, 4, "O"),
        "planner": ({"servant": 1, "civilian": 1}, 1, "S"),
        "pontiff": ({"servant": 2}, 2, "T"),
        "ranger": ({"soldier": 1}, 6, "I"),
        "trainer": ({"servant": 1, "resource": 1}, 4, "S"),
        "vanguard": ({"builder": 1, "civilian": 1}, 2, "S"),
    }
    assert set(PATHS) == set(PROSPECTS)


MIXES = {  # soldiers, builders, servants, civilians, resources: side, wounds, goods
    (1, 3, 1, 1, 2): ("left", 3, [1, 2, 3, 4]),
    (2, 1, 2, 1, 2): ("left", 3, [1, 2, 3, 4]),
    (2, 1, 1, 2, 2): ("left", 1, [1, 2, 4, 6]),
    (2, 2, 1, 1, 2): ("left", 2, [1, 2, 3, 5]),
    (1, 2, 2, 2, 1): ("centre", 2, [1, 2, 3, 5]),
    (1, 1, 3, 2, 1): ("centre", 3, [1, 2, 3, 5]),
    (2, 2, 2, 1, 1): ("centre", 2, [1, 2, 3, 4]),
    (2, 2, 3, 1, 0): ("centre", 1, [1, 2, 4, 6]),
    (1, 2, 2, 1, 2): ("right", 2, [1, 2, 3, 5]),
    (1, 2, 3, 1, 1): ("right", 1, [1, 2, 4, 6]),
    (2, 1, 2, 2, 1): ("right", 2, [1, 2, 3, 4]),
    (2, 3, 1, 1, 1): ("right", 1, [1, 2, 4, 6]),
}


@pytest.mark.clause("H34.1", "H34.4", "H34.5", "H34.6")
def test_fate_cards() -> None:
    found: dict[tuple[int, ...], list[Fate]] = {}
    for x in FATE.values():
        found.setdefault(tuple([x.items.get(i, 0) for i in content.ITEMS]), []).append(x)
    assert {
        k: (v[0].attack, v[0].wounds, sorted([x.good for x in v])) for k, v in found.items()
    } == MIXES
    for cards in found.values():
        assert len({(x.attack, x.wounds) for x in cards}) == 1


@pytest.mark.clause("H34.2")
def test_fate_totals() -> None:
    cards = FATE.values()
    assert Counter([x.attack for x in cards]) == {"left": 16, "centre": 16, "right": 16}
    assert Counter([x.wounds for x in cards]) == {1: 16, 2: 20, 3: 12}
    assert Counter([x.good for x in cards]) == {1: 12, 2: 12, 3: 8, 4: 8, 5: 4, 6: 4}


# -- faults in the files ----------------------------------------------------------------------

BATHS: dict[str, Any] = {
    "id": "baths", "family": "baths", "size": "", "level": "apparitores", "at": 3,
    "cost": {"servant": 2}, "gain": {"gain": {"renown": 1}}, "clause": "H23.1",
    "origin": "rulebook",
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"cost": {"marble": 1}}, "unknown good"),
        ({"gain": {"gain": {"glory": 1}}}, "unknown good"),
        ({"gain": {"choose": {"renown": {"gain": {"renown": 1}}}}}, "two options"),
        ({"origin": "hearsay"}, "origin"),
        ({"at": "3"}, "is not"),
        ({"price": 1}, "unknown fields"),
    ],
)
def test_a_wrong_record_is_refused(change: dict[str, Any], message: str) -> None:
    decode(Building, BATHS, WORDS, "buildings")
    with pytest.raises(ContentError, match=message):
        decode(Building, {**BATHS, **change}, WORDS, "buildings")


def test_wrong_counts_are_refused() -> None:
    with pytest.raises(ContentError, match="12 records, not 13"):
        content.read("paths", Path, 13)
    with pytest.raises(ContentError, match="paid in items"):
        content.price({"renown": 1})


def test_checks_between_files_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "CAPS", [1, 2, 2, 3, 3, 5])
    with pytest.raises(ContentError, match="disdain circle"):
        content.check_sheets()
    fewer = {k: v for k, v in FATE.items() if k != "F01"}
    monkeypatch.setattr(content, "FATE", fewer)
    with pytest.raises(ContentError, match="16 cards attack"):
        content.check_cards()
    monkeypatch.setattr(content, "OF_FAMILY", [*content.OF_FAMILY[:-1], []])
    with pytest.raises(ContentError, match="no building"):
        content.check_buildings()
