"""Every game with a box of other cards: its rules hold, and its rule page tells of the box."""

from __future__ import annotations

import re

import pytest

from ludorum.content import BOX, content_digest, read_pack
from ludorum.games import PACKS, load, load_boxed, load_plain
from ludorum.kernel import content_of
from ludorum.testing import conform
from ludorum.words import LANGUAGES
from ludorum.words.clauses import rules
from tests.packs import PACKS as FOLDER
from tests.packs import other_cards

BOXES = sorted([x.name for x in FOLDER.iterdir()])
# A clause that tells a number of a record: the clause, and the record's kind, id and field.
TOLD = {
    "hamlet": [
        ("H10.2", "numbers", "coins-per-point", "n"),
        ("H8.6", "sales", "m5", "coins"),
        ("H13.2", "seats", "3", "coins"),
        ("H13.4", "church_34", "c5", "points"),
    ],
    "paladins": [("P2.3", "seats", "2", "treasury"), ("P6.5.1", "actions", "absolve", "marks")],
}


def test_there_is_a_box_for_every_game_with_records_of_our_own() -> None:
    ours = [
        name
        for name in ("architects", "hadrians_wall", "hamlet", "paladins", "viscounts")
        if any(x.origin in ("house", BOX) for rows in load(name).records().values() for x in rows)
    ]
    assert ours == BOXES


@pytest.mark.parametrize("game", BOXES)
def test_the_rules_hold(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PACKS, str(FOLDER / game))
    title = load(game)
    assert content_of(title) == content_digest(title.package)
    assert other_cards(game) or content_of(title) != content_of(load_plain(game))
    conform(game, 3)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_the_rule_page_tells_of_the_box(game: str, lang: str) -> None:
    pack = read_pack(FOLDER / game)
    page = rules(load_boxed(pack).package, lang)
    own = rules(load_plain(game).package, lang)
    for text in (*page.clauses.values(), *page.sections.values(), *page.intro):
        assert "{" not in text and "}" not in text
    assert page.lang == lang and page.clauses.keys() == own.clauses.keys()
    for clause, kind, id, field in TOLD.get(game, []):
        value = next(x for x in pack.records[kind] if x["id"] == id)[field]
        number = ", ".join([str(x) for x in value]) if isinstance(value, list) else str(value)
        assert re.search(rf"(?<!\d){number}(?!\d)", page.clauses[clause])
        assert other_cards(game) or page.clauses[clause] != own.clauses[clause]
