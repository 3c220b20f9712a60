"""Words of the form in which owners write what their box says: every field of a record that is ours
is asked for in every language, and whatever may stand there has a name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludorum.content import own_rows
from ludorum.effects import Form, forms_of
from ludorum.games import load_plain
from ludorum.testing.words import messages
from ludorum.words import LANGUAGES

GAMES = ("architects", "paladins", "viscounts", "hamlet")
NAMES = ("id", "clause")  # ours, on no card
KNOWN = {  # of records that are ours otherwise
    "hamlet": ("tiles-outline", "tiles-vertices", "tiles-cells", "tiles-edges"),
    "viscounts": ("townsfolk-name",),
}


def own_kinds(package: str) -> dict[str, list[dict[str, Any]]]:
    """Records that are ours, or guessed in part."""
    title = load_plain(package)
    found = {}
    for kind, sources in title.records().items():
        ids = {x.id for x in sources if x.origin == "house" or x.guessed}
        if ids:
            found[kind] = [x for x in own_rows(title.package, kind) if x["id"] in ids]
    return found


def every(forms: list[Form] | tuple[Form, ...]) -> Iterator[Form]:
    for form in forms:
        yield form
        yield from every(form.inside)


def asked(game: str) -> set[str]:
    """The messages the form of a game needs."""
    package = load_plain(game).package
    wanted = set()
    for kind in own_kinds(game):
        wanted |= {f"box-{kind}", f"box-{kind}.one"}
        for form in every(forms_of(package, kind)):
            name = f"{kind}-{form.name}"
            if form.name in NAMES or name in KNOWN.get(game, ()):
                continue
            wanted.add(f"box-{name}")
            if form.kind == "text":
                assert form.values, f"{game}: nobody can know what to write in {name}"
                wanted |= {f"box-{name}.{x}" for x in form.values if x}
    return wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_field_and_value_has_a_name(game: str, lang: str) -> None:
    assert asked(game) - messages(load_plain(game).package, lang).keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_idle(game: str) -> None:
    found = {x for x in messages(load_plain(game).package, "en") if x.startswith("box-")}
    besides = {x for x in found if x.endswith(".ask") or "-id" in x or ".does-" in x}
    assert found - besides - asked(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_our_own_records_stay_within_what_is_offered(game: str) -> None:
    package = load_plain(game).package
    for kind, rows in own_kinds(game).items():
        forms = {x.name: x for x in forms_of(package, kind)}
        for row in rows:
            for name, value in row.items():
                form = forms.get(name)
                if form is not None and form.kind == "text" and form.values:
                    assert value in form.values, (kind, row["id"], name)
                if form is not None and form.kind == "goods":
                    assert set(value) <= set(form.values), (kind, row["id"], name)
