"""Score sheets join by the names of their lines, and every column adds up, wherever it is drawn."""

from __future__ import annotations

import functools
import io
import json
import re

import pytest
from rich.console import Console

from ludorum import games
from ludorum.cli.people import bundle_for
from ludorum.cli.screen import Screen
from ludorum.titles import ScoreLine, headline, score_rows, totals
from ludorum.words import LANGUAGES, MessageBundle
from tests.testing.sheets import FRAMES, Finished, finished

CELL = r"(?:–|(?:\(\d+\) )?(−?\d+))"  # no such line, or a count in brackets and the points


@functools.cache
def over(name: str) -> list[Finished]:
    return list(finished(games.load(name)))


def book_of(name: str, lang: str) -> MessageBundle:
    """One for all tables of a game: it has a name for every column."""
    widest = max(over(name), key=lambda x: len(x.title.scores(x.state)))
    view = widest.title.derived.observe(widest.state, 0)
    return bundle_for(widest.title, lang, view, widest.setup.seats)


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_rows_are_the_lines_of_all() -> None:
    """A line that another sheet lacks stands where its own sheet has it."""

    def sheet(names: str) -> list[ScoreLine]:
        return [ScoreLine(x, 1, 1, f"C{x}") for x in names]

    assert list(score_rows([sheet("abcde"), sheet("xcdye")])) == list("abxcdye")
    assert list(score_rows([sheet("abc"), sheet("abcz")])) == list("abcz")
    assert list(score_rows([sheet("bc"), sheet("xybc"), sheet("xqbc")])) == list("xyqbc")
    assert list(score_rows([sheet("a"), []])) == ["a"]
    assert score_rows([sheet("a"), sheet("b")]) == {"a": "Ca", "b": "Cb"}


@pytest.mark.parametrize("name", games.names())
def test_every_line_has_a_row(name: str) -> None:
    for x in over(name):
        sheets = x.title.scores(x.state)
        rows = score_rows(sheets)
        for sheet in sheets:
            names = [line.what for line in sheet]
            assert len(set(names)) == len(names), x.name
            assert [what for what in rows if what in names] == names, x.name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_columns_of_the_terminal_add_up(name: str, lang: str) -> None:
    """The table is read back as a person would: a label, then a number for each player."""
    book = book_of(name, lang)
    for x in over(name):
        sheets = x.title.scores(x.state)
        out = io.StringIO()
        Screen(Console(file=out, width=160, color_system=None), book, x.title).scores(sheets)
        points: list[dict[str, int]] = [{} for _ in sheets]
        for what, clause in score_rows(sheets).items():
            label = book.say(f"score-{what}")
            assert label != f"score-{what}"
            cells = r"\s+".join([CELL] * len(sheets))
            row = rf"^{re.escape(label)}\s+{cells}\s+{re.escape(clause)}\s*$"
            found = re.search(row, out.getvalue(), re.MULTILINE)
            assert found, (x.name, what, out.getvalue())
            for column, n in zip(points, found.groups(), strict=True):
                if n is not None:
                    column[what] = number(n)
        assert points == [{line.what: line.points for line in sheet} for sheet in sheets], x.name
        last = re.search(rf"^{book.say('shell-total')}\s+(.*)$", out.getvalue(), re.MULTILINE)
        assert last, x.name
        summed = [sum(column.values()) for column in points]
        assert [number(n) for n in last[1].split()] == summed == totals(sheets), x.name


@pytest.mark.parametrize("name", games.names())
def test_somebody_wins_or_it_says_what_it_came_to(name: str) -> None:
    for x in over(name):
        assert bool(x.title.winners(x.state)) != (headline(x.title, x.state) is not None), x.name


@pytest.mark.parametrize("name", games.names())
def test_the_page_is_tested_with_every_line_there_is(name: str) -> None:
    """`python -m tests.testing.sheets` writes what the page's tests read."""
    frames = json.loads(FRAMES.read_text(encoding="utf-8"))
    tested = {
        (key.split()[1], i, line[0])
        for key, frame in frames.items()
        if frame["game"] == name
        for i, sheet in enumerate(frame["scores"]["lines"])
        for line in sheet
    }
    assert tested >= {
        (str(x.setup.seats), i, line.what)
        for x in over(name)
        for i, sheet in enumerate(x.title.scores(x.state))
        for line in sheet
    }
