"""Puzzles: found in games, checked with other seeds, kept as data that the rules lay."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from ludorum.cli import main
from ludorum.games import load
from ludorum.kernel import Record, Seat
from ludorum.lab.engine import Engine
from ludorum.lab.puzzles import (
    Quarry,
    Workbook,
    ask_of,
    check_on,
    games_for,
    search_on,
    themes,
)
from ludorum.puzzles import asked, lay, packed, puzzle_from, puzzles_of
from ludorum.words.clauses import known

TITHE = ("author", "puzzles", "tithe")


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Workbook:
    """Some of Tithe, found and checked."""
    file = tmp_path_factory.mktemp("puzzles") / "tithe.jsonl"
    title = load("tithe")
    book = Workbook(file, title, 1)
    for _ in search_on(
        book, Quarry("tithe", 1), itertools.islice(games_for((2, 3)), 60), 3, Engine()
    ):
        pass
    for _ in check_on(book, "tithe", 10**6, 3, Engine()):
        pass
    return book


def test_what_is_found_holds_with_other_seeds(book: Workbook) -> None:
    title = load("tithe")
    assert len(book.found()) >= 3
    puzzles = book.puzzles(3)
    assert puzzles
    for x in puzzles:
        table = lay(title, x)
        ask = asked(table, x)
        assert sorted(map(str, ask.options)) == sorted([str(o.option) for o in x.options])
        assert title.sensible(table.observe(x.seat), ask) == x.usual != x.best
        first, second, *_ = x.options
        assert first.behind == 0 < second.low < second.behind < second.high
        assert second.trials >= 32
        assert x.lines or x.reasons or x.sets_apart
        assert x.themes[0] == ask.clause
        assert all(clause in known(title.package) for clause in x.themes)


def test_work_is_taken_up_where_it_was(book: Workbook) -> None:
    again = Workbook(book.file, load("tithe"), 1)
    assert again.figures() == book.figures()
    assert again.puzzles(40) == book.puzzles(40)
    size = book.file.stat().st_size
    known_games = itertools.islice(games_for((2, 3)), len(again.looked))
    for _ in search_on(again, Quarry("tithe", 1), known_games, 1000, Engine()):
        raise AssertionError("a game was looked through twice")
    assert book.file.stat().st_size == size
    with pytest.raises(ValueError, match="another seed"):
        Workbook(book.file, load("tithe"), 2)


def test_same_seed_same_positions(book: Workbook) -> None:
    part = next(x for x in book.looked.values() if x.found)
    seats, number = part.part.split("/")
    assert Quarry("tithe", 1).look((int(seats), int(number)))[:4] == part[:4]


def test_the_file_of_a_title_can_be_read_again(book: Workbook) -> None:
    puzzles = book.puzzles(40)
    data = json.loads(packed(load("tithe"), puzzles))
    assert [puzzle_from(x) for x in data["puzzles"]] == puzzles


def test_puzzles_of_other_rules_are_not_there(
    book: Workbook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = load("tithe")
    (tmp_path / "puzzles.json").write_text(packed(title, book.puzzles(40)), encoding="utf-8")
    monkeypatch.setattr("ludorum.puzzles.resources.files", lambda package: tmp_path)
    monkeypatch.setattr("ludorum.puzzles.home_of", lambda package: "here")
    assert list(puzzles_of(title)) == [x.id for x in book.puzzles(40)]
    monkeypatch.setattr("ludorum.puzzles.home_of", lambda package: "there")
    monkeypatch.setattr("ludorum.puzzles.content_of", lambda title: "other cards")
    assert puzzles_of(title) == {}


def test_recorded_games(book: Workbook, tmp_path: Path) -> None:
    """The game a position was found in, as a file: it is found there, too, or nothing is."""
    title = load("tithe")
    one = next(iter(book.found().values()))
    file = tmp_path / "game.jsonl"
    record = Record.of(title, one.seats, dict(one.settings), one.entries)
    record.entries.append((-1, one.seat, one.best))
    file.write_text("\n".join(Record.lines(record)) + "\n", encoding="utf-8")
    looked = Quarry("tithe", 1).look(str(file))
    assert looked.decisions > 0
    assert all(x.source == "game.jsonl" for x in looked.found)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "work.jsonl")
    assert main([*TITHE, "--games", "2", "--seats", "2", "--file", file, "--json"]) == 0
    facts: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert facts["games"] == 2
    assert main([*TITHE, "--games", "2", "--seats", "2", "--file", file, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == facts
    assert main([*TITHE, "--seats", "9", "--file", file]) == 2
    assert "2, 3" in capsys.readouterr().err
    empty = str(tmp_path / "empty.jsonl")
    assert main([*TITHE, "--write", "--file", empty]) == 2
    assert "--check" in capsys.readouterr().err
    assert main([*TITHE, "--records", "nowhere.jsonl", "--file", empty]) == 2
    assert "nowhere.jsonl" in capsys.readouterr().err


SHIPPED = ("architects", "hadrians_wall", "hamlet", "paladins", "tithe", "viscounts")


@pytest.mark.parametrize("game", SHIPPED)
def test_shipped_puzzles_hold_for_the_rules_as_they_are(game: str) -> None:
    title = load(game)
    puzzles = puzzles_of(title)
    least = 6 if game == "tithe" else 40
    assert len(puzzles) >= least, f"made for other rules? ludorum author puzzles {game}"
    texts = known(title.package)
    for x in list(puzzles.values())[::8]:
        ask = asked(lay(title, x), x)
        assert {o.option for o in x.options} == set(ask.options)
        assert x.kind == ask.kind
    for x in puzzles.values():
        assert x.usual != x.best
        assert x.options[1].low > 0
        assert x.themes[0] in texts


@pytest.mark.parametrize("game", ["architects", "hadrians_wall", "hamlet", "paladins", "viscounts"])
def test_themes_are_found_where_cards_are_covered(game: str) -> None:
    """In Viscounts, for one, a view has cards that cannot be counted."""
    title, (part,) = load(game), itertools.islice(games_for((2,)), 1)
    decisions = Quarry(game, 1)._positions(title, part)
    some = 0
    for _, _, table, who in itertools.islice(decisions, 0, None, 12):
        seat = Seat(table, who)
        ask = ask_of(seat)
        assert themes(title, seat, ask, [])[0] == ask.clause
        some += 1
    assert some > 5
