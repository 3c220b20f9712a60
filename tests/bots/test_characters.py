"""Characters: what the files say, and how a bot of a character is named."""

from __future__ import annotations

import random
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludorum.bots import LEVELS, POLICIES, budget, characters, player, seatable, still
from ludorum.games import load, names
from ludorum.kernel import Seat
from ludorum.testing.words import messages
from ludorum.titles import Title
from ludorum.words import LANGUAGES
from tests.bots.positions import table
from tests.testing.sheets import finished

OWN = [name for name in names() if characters(load(name))]
MOST = 0.6  # beyond this a bot forgets that it wants to win


def lines_of(title: Title[Any]) -> set[str]:
    """Of every sheet of a person; an opponent of the rules' own has lines nobody else can have."""
    return {
        line.what
        for x in finished(title)
        for sheet in title.scores(x.state)[: x.setup.seats]
        for line in sheet
    }


def test_the_five_have_characters() -> None:
    assert set(OWN) >= {"architects", "hadrians_wall", "hamlet", "paladins", "viscounts"}
    assert not characters(load("tithe"))


@pytest.mark.parametrize("game", OWN)
def test_they_like_what_is_on_the_score_sheet(game: str) -> None:
    title = load(game)
    there = characters(title)
    assert 2 <= len(there) <= 3
    lines = lines_of(title)
    for name, liked in there.items():
        assert re.fullmatch(r"[a-z]+", name)
        assert liked and set(liked) <= lines
        assert all(0 < abs(weight) <= MOST for weight in liked.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_they_have_words_in_every_language(game: str, lang: str) -> None:
    title = load(game)
    said = messages(title.package, lang)
    there = {x.partition(".")[0] for x in said if x.startswith("character-")}
    assert there == {f"character-{name}" for name in characters(title)}
    assert all(f"{x}.about" in said for x in there)


def test_a_level_may_have_a_character() -> None:
    title = load("architects")
    assert budget("normal:builder") == LEVELS["normal"]
    assert {"hard:saint", "sensible", "normal"} <= set(seatable(title))
    assert seatable(load("tithe")) == POLICIES
    t = table("architects", 2, 12)
    who, ask = t.anyone()
    chosen = player("easy:schemer", title, random.Random(1))(Seat(t, who))
    assert chosen in ask.options


def test_a_taste_reaches_the_search() -> None:
    title = load("architects")
    search: Any = player("normal:builder", title, random.Random(1))
    assert search.__self__.taste == characters(title)["builder"]
    plain: Any = player("normal", title, random.Random(1))
    assert plain.__self__.taste == {}


@pytest.mark.parametrize("bot", ["normal:baker", "normal:", "hard:Builder"])
def test_an_unknown_character_is_named_with_those_there_are(bot: str) -> None:
    with pytest.raises(LookupError, match="there are: builder, saint, schemer"):
        player(bot, load("architects"), random.Random(1))
    with pytest.raises(LookupError, match=r"tithe has no character .* there are: none"):
        player(bot, load("tithe"), random.Random(1))


@pytest.mark.parametrize("bot", ["sensible:builder", "random:saint", "builder"])
def test_only_a_level_has_a_character(bot: str) -> None:
    with pytest.raises(LookupError, match=", ".join(POLICIES)):
        player(bot, load("architects"), random.Random(1))


def test_a_table_outlives_a_character() -> None:
    title = load("architects")
    assert still("hard:builder", title) == "hard:builder"
    assert still("hard:forgotten", title) == "hard"
    assert still("sensible", title) == "sensible"


def test_a_game_from_outside_offers_them_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "outside_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "characters.json").write_text('{"miser": {"coins": 0.5}}', encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    title: Any = SimpleNamespace(package="outside_game")
    assert list(characters(title)) == ["miser"]
