"""The kit looks at the board of a package: what the page could not show is found, and told."""

from __future__ import annotations

import itertools
import json
import sys
from pathlib import Path

import pytest

from ludorum.games import load, tithe
from ludorum.testing import CHECKS, Fault
from ludorum.testing.board import exported, findings, imported, the_board_can_be_shown
from ludorum.titles.board import SHARED

GOOD = 'import{jsx as a}from"react/jsx-runtime";import{Place as b}from"@ludorum/board";'
BOARD = GOOD + "var c={};export{c as board};"
POSTER = "export const poster = {};\n"
NUMBERS = itertools.count()  # what a package holds is read once: each needs a name of its own


def check(folder: Path, monkeypatch: pytest.MonkeyPatch, files: dict[str, str]) -> None:
    """The check of a title whose package has these files in `board`."""
    name = f"fake_board_{next(NUMBERS)}"
    (folder / name).mkdir()
    (folder / name / "__init__.py").touch()
    for file, text in files.items():
        path = folder / name / "board" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(tithe.Tithe, "package", name)
    the_board_can_be_shown(tithe.Tithe(), 1)
    sys.modules.pop(name, None)


def test_it_is_one_of_the_checks() -> None:
    assert the_board_can_be_shown in CHECKS


@pytest.mark.parametrize(
    "files",
    [
        {},
        {"poster.js": POSTER},
        {"index.js": BOARD, "poster.js": POSTER, "style.css": ".fen{}", "map-1a.svg": "<svg/>"},
        {"poster.js": '/** @type {import("@ludorum/types").PosterArt} */\n' + POSTER},
        {"index.js": BOARD + 'import("./parts/more.js")', "parts/more.js": 'import "../poster.js"',
         "poster.js": POSTER},
        {"index.js": 'export * from "./own.js"', "own.js": BOARD, ".DS_Store": "?"},
    ],
)  # fmt: skip
def test_right_folders_pass(
    files: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(tmp_path, monkeypatch, files)


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"style.css": ""}, ["neither index.js nor poster.js is there: build web/ into it"]),
        (
            {"index.js": 'import x from "lodash";' + BOARD},
            ["index.js imports 'lodash'", "it has react, react/jsx-runtime, @ludorum/board",
             "build anything else into the board"],
        ),
        (
            {"index.js": BOARD, "parts/a.js": "const x=()=>import(`react-dom`)"},
            ["parts/a.js imports 'react-dom'"],
        ),
        (
            {"poster.js": 'import "https://example.org/a.js"\n' + POSTER},
            ["poster.js imports 'https://example.org/a.js'"],
        ),
        (
            {"index.js": BOARD + 'import("./gone.js")'},
            ["index.js imports './gone.js', which is not in the folder: build it anew"],
        ),
        (
            {"index.js": "var c={};export{c as table};", "poster.js": "export default {}"},
            ["index.js exports no `board`: write `export const board = …`",
             "poster.js exports no `poster`"],
        ),
        (
            {"index.js": BOARD, "index.js.map": "{}"},
            ["index.js.map is not served: leave it out, or make it one of .js, .css, .svg"],
        ),
        ({"index.js": BOARD, "index.css": ""}, ["no styles but style.css: build all of them"]),
    ],
)  # fmt: skip
def test_each_finding_says_what_to_do(
    files: dict[str, str], told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Fault, match="cannot show what is in its folder board") as e:
        check(tmp_path, monkeypatch, files)
    for part in told:
        assert part in str(e.value)


def test_all_findings_are_told_at_once() -> None:
    files = {"index.js": b'import "a"; import "b"', "notes.txt": b""}
    assert len(list(findings(files))) == 4


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ('import a from "x"', {"x"}),
        ("import * as a from 'x'", {"x"}),
        ('import {\n  a,\n  b as c,\n} from "x";import"y"', {"x", "y"}),
        ('/*! licence */import a,{b}from"x";export{c}from"y";export*as d from"z"', {"x", "y", "z"}),
        ('const a = await import("x")', {"x"}),
        # These only look like imports.
        ('// import a from "x"', set()),
        ('b.import("x"); reimport("y"); import.meta.url', set()),
        ('let important = "x", from = "y"', set()),
    ],
)
def test_imports_are_found_however_they_are_written(code: str, names: set[str]) -> None:
    assert imported(code) == names


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("export{a as board,b}", {"board", "b"}),
        ("export { board as table }", {"table"}),
        ('export {a as "board"}', {"board"}),
        ("export const board = {}", {"board"}),
        ("export function board() {}", {"board"}),
        ("export class board{}", {"board"}),
        ("const board = {}", set()),
    ],
)
def test_exports_are_found_however_they_are_written(code: str, names: set[str]) -> None:
    assert exported(code) == names


def test_what_boards_may_import_is_what_the_page_shares() -> None:
    text = (Path(__file__).parents[2] / "web" / "shared.json").read_text(encoding="utf-8")
    assert tuple(json.loads(text)) == SHARED


def test_boards_of_ours_pass() -> None:
    the_board_can_be_shown(load("tithe"), 1)
    the_board_can_be_shown(load("hamlet"), 1)
