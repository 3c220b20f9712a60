"""A package is whole: without the page none is built, and with it wheel and source hold it all."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

from ludorum.server.http.page import BUILD

ROOT = Path(__file__).parents[2]
PACKAGE = "src/ludorum"
MADE = [
    f"{PACKAGE}/server/page/index.html",
    f"{PACKAGE}/server/page/assets/index.js",
    f"{PACKAGE}/server/page/THIRD_PARTY_NOTICES.txt",
    f"{PACKAGE}/cli/board_kit/board.d.ts",
    f"{PACKAGE}/games/hamlet/board/poster.js",
    f"{PACKAGE}/games/hamlet/board/poster.svg",
    f"{PACKAGE}/games/hamlet/board/index.js",
]
LEGAL = ["LICENSE", "NOTICE", "THIRD_PARTY_NOTICES"]
GAME = [f"{PACKAGE}/__init__.py", f"{PACKAGE}/games/hamlet/clauses/en.md"]


def build(tree: Path, target: str) -> subprocess.CompletedProcess[str]:
    code = f"from hatchling.build import *; build_{target}('dist')"
    return subprocess.run(
        [sys.executable, "-c", code], cwd=tree, capture_output=True, text=True, check=False
    )


def put(tree: Path, *files: str) -> None:
    for file in files:
        (tree / file).parent.mkdir(parents=True, exist_ok=True)
        (tree / file).write_text("")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small checkout: one game with a board, nothing built."""
    out = tmp_path / "checkout"
    out.mkdir()
    for file in ("pyproject.toml", "hatch_build.py", "README.md", ".gitignore", *LEGAL):
        shutil.copy(ROOT / file, out)
    put(out, *GAME, "web/boards/hamlet/index.ts", "web/boards/hamlet/poster.tsx")
    (out / "dist").mkdir()
    return out


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_page_nothing_is_built(tree: Path, target: str) -> None:
    done = build(tree, target)
    assert done.returncode == 1 and not list((tree / "dist").iterdir())
    assert "Traceback" not in done.stderr and f"{BUILD}\n" in done.stderr
    for file in MADE:
        assert (file in done.stderr) == ("assets" not in file)


def test_a_board_that_is_missing_is_named(tree: Path) -> None:
    put(tree, *[x for x in MADE if "poster" not in x])
    done = build(tree, "wheel")
    assert done.returncode == 1
    gone = [f"src/ludorum/games/hamlet/board/poster.{x}" for x in ("js", "svg")]
    assert f"no {', '.join(gone)}.\n" in done.stderr


def test_whoever_works_on_the_rules_needs_no_page(tree: Path) -> None:
    assert build(tree, "editable").returncode == 0
    assert len(list((tree / "dist").glob("*.whl"))) == 1


def test_wheel_and_source_hold_what_is_built(tree: Path) -> None:
    put(tree, *MADE)
    done = build(tree, "sdist")
    assert done.returncode == 0, done.stderr
    (packed,) = (tree / "dist").iterdir()
    with tarfile.open(packed) as file:
        file.extractall(tree / "source", filter="data")
    (source,) = (tree / "source").iterdir()
    (source / "dist").mkdir()
    done = build(source, "wheel")  # as pip does it, where there is no Node
    assert done.returncode == 0, done.stderr
    (wheel,) = (source / "dist").iterdir()
    held = zipfile.ZipFile(wheel).namelist()
    assert {x.removeprefix("src/") for x in GAME + MADE} <= set(held)


def test_no_file_of_the_repository_is_a_symbolic_link() -> None:
    """A checkout on Windows would make text files of them."""
    done = subprocess.run(
        ["git", "ls-files", "-s"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    files = done.stdout.splitlines()
    assert len(files) > 1000
    assert [x for x in files if x.startswith("120000")] == []


def metadata_of(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as z:
        name = next(x for x in z.namelist() if x.endswith("/METADATA"))
        assert any(x.endswith("/licenses/THIRD_PARTY_NOTICES") for x in z.namelist())
        return message_from_string(z.read(name).decode())


def test_the_package_says_where_it_is_published(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tree, *MADE)
    monkeypatch.setenv("LUDORUM_REPOSITORY", "https://example.org/someone/ludorum/")
    assert build(tree, "wheel").returncode == 0
    found = metadata_of(next((tree / "dist").glob("*.whl")))
    at = f"https://example.org/someone/ludorum/{{}}/v{found['Version']}"
    assert "Source, https://example.org/someone/ludorum" in found.get_all("Project-URL", [])
    text = str(found.get_payload())
    assert f"]({at.format('raw')}/docs/pictures/table.png)" in text
    assert f'src="{at.format("raw")}/docs/pictures/phone.png"' in text
    assert f"]({at.format('blob')}/docs/companion.md)" in text
    links = re.findall(r"""\]\(([^)]+)\)|(?:src|href)="([^"]+)\"""", text)
    assert len(links) > 20
    assert all(x.startswith(("https://", "http://", "#")) for pair in links for x in pair if x)


def test_the_tree_invents_no_address(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tree, *MADE)
    monkeypatch.delenv("LUDORUM_REPOSITORY", raising=False)
    assert build(tree, "wheel").returncode == 0
    found = metadata_of(next((tree / "dist").glob("*.whl")))
    assert found.get_all("Project-URL") is None
    assert str(found.get_payload()).strip() == (ROOT / "README.md").read_text("utf-8").strip()
