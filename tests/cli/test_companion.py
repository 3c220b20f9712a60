"""The companion in the terminal, as somebody with the box on the table uses it."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from ludorum.words import collated
from tests.cli.sitting import attend, numbers


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")


def test_a_whole_game_with_any_answers() -> None:
    code, text = attend("architects --solo constantine --lang uk", numbers(3))
    assert code == 0
    assert "кінець" in text.casefold()
    assert "§" in text


def test_names_in_any_language_find_a_card() -> None:
    lines = ["абат молитва", "Abbot cleric", "Прислужник податок", "Архит преступник", "gatekeeper"]
    _, text = attend("paladins --lang en", [*lines, "scout gatekeeper", "q"])
    assert "So far: Abbot, Abbot, Acolyte, Architect" in text
    assert text.count("Gatekeeper: ") == 3 + 3, "those that are called so are listed"
    assert "outsiders were turned up" in text


def test_several_cards_in_one_line() -> None:
    """By numbers, and by names: each is one card, or nothing is taken."""
    for line in ("2 3 4 7 9", "2, 3, 4, 7, 9"):
        _, text = attend("paladins --lang uk --new", [line, "q"])
        assert "Яких чужинців відкрито" in text
    _, text = attend(
        "paladins --lang uk --new",
        ["абат молитва, архіт злоч, прислуж клірик", "місіонерка безпл", "вартовий воїн", "q"],
    )
    assert "Поки що: Абат, Архітектор, Прислужник" in text
    assert "Яких чужинців відкрито" in text


def test_a_card_that_is_there_once_is_taken_once() -> None:
    _, text = attend("paladins --lang uk --new", ["1", "1", "2", "3", "4", "5", "q"])
    assert text.count("Ще однієї такої карти немає.") == 1
    assert "Яких чужинців відкрито" in text
    assert "Такого на столі бути не може" not in text


def test_lists_are_sorted_in_the_language_of_the_reader() -> None:
    for lang in ("uk", "ru", "en"):
        _, text = attend(f"architects --lang {lang} --new", ["q"])
        shown = re.findall(r"^ +\d+  ([^\W\d_]+)", text, re.MULTILINE)
        assert len(shown) > 30
        assert shown == sorted(shown, key=lambda x: collated(lang, x))


def test_the_alphabets() -> None:
    """As Intl.Collator has them in the browser."""
    uk = ["Юрба", "Йод", "Їжак", "Іній", "Єгер", "Ельф", "Ґазда", "Гусар", "10 монет", "9 монет"]
    assert sorted(uk, key=lambda x: collated("uk", x)) == uk[::-1]
    ru = ["Яма", "Жук", "Ёлка", "Ева"]
    assert sorted(ru, key=lambda x: collated("ru", x)) == ru[::-1]


def test_what_is_not_from_the_box_is_said_first() -> None:
    for game, said in (("architects", True), ("hadrians_wall", False)):
        _, text = attend(f"{game} --lang en --new", ["q"])
        assert ("nowhere in print" in text) == said


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    _, first = attend("paladins --lang ru", [*["1", "2", "3", "4", "5"], "q"])
    assert "ludorum companion paladins" in first
    _, again = attend("paladins --lang ru", ["q"])
    assert "Какие иноземцы открыты" in again
    _, fresh = attend("paladins --lang ru --new", ["q"])
    assert "Какие карты горожан открыты" in fresh


def test_steps_back_and_questions_on_the_way() -> None:
    lines = ["1", "2", "u", "3", "6", "4", "5", "u", "?", "h", "b", "zzz", "99", "q"]
    _, text = attend("paladins --lang en", lines)
    assert text.count("Which 5 townsfolk cards were turned up") == 2
    assert "§ P2.1" in text
    assert "Nothing matches that name." in text
    assert "Options go from 1 to" in text


def test_why_not() -> None:
    lines = [x for n in islice(numbers(5), 30) for x in (n, "why")]
    _, text = attend("architects --solo constantine --lang en", [*lines, "q"])
    assert "Nothing you might be looking for is closed right now." in text  # cards: none is refused
    assert re.search(r"raise the Cathedral; slot.*A12\.2", text)
