"""What `ludorum author new` lays down is a game at once; what it cannot lay down it refuses."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ludorum.cli import main
from ludorum.words.clauses import CLAUSE
from tests.packages.install import wheel
from tests.server.house import serving

NAME = "river_trade"  # two words: the longer way of every placeholder
MODULES = Path(__file__).parents[2] / "web" / "node_modules"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("laid") / f"ludorum-{NAME}"
    assert main(["author", "new", NAME, "--out", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def site(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(package, tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="module")
def drawn(package: Path, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with its board built, as the README says; npm fetches nothing here."""
    assert MODULES.is_dir(), (
        f"no {MODULES}: run .ci/web first, boards are built with what it installs"
    )
    folder = tmp_path_factory.mktemp("drawn") / package.name
    shutil.copytree(package, folder)
    web = folder / "web"
    linked = web / "node_modules"
    linked.symlink_to(MODULES, target_is_directory=True)
    run(site, "ludorum", "author", "types", NAME, "--kit", "--out", ".", cwd=web)
    for command in (["tsc", "--noEmit"], ["vite", "build"]):
        made = subprocess.run(
            [linked / ".bin" / command[0], *command[1:]],
            cwd=web, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert made.returncode == 0, made.stdout + made.stderr
    linked.unlink()  # nobody copies what it leads to
    return folder


@pytest.fixture(scope="module")
def drawn_site(drawn: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(drawn, tmp_path_factory.mktemp("installed-drawn"))


def run(site: Path, *command: str, cwd: Path, keys: str = "", code: int = 0) -> str:
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    home = str(site / "home")  # where a game that is put away lies
    env = {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": home, "HOME": home}
    env |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # an author has none of ours
    got = subprocess.run(
        [sys.executable, "-m", *command],
        env=env, cwd=cwd, input=keys, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert got.returncode == code, got.stdout + got.stderr
    return got.stdout + got.stderr


# -- another beginning -------------------------------------------------------------------------


def test_an_example_by_its_own_name(tmp_path: Path) -> None:
    folder = tmp_path / "canals"
    assert main(["author", "new", "grand_canals", "--from", "delta", "--out", str(folder)]) == 0
    texts = {x: x.read_text("utf-8") for x in folder.rglob("*") if x.is_file()}
    old = re.compile("delta|дельта", re.IGNORECASE)
    assert not [x for x, text in texts.items() if old.search(f"{x.relative_to(folder)}{text}")]
    # Nothing but its sources: no board that was built, no types of the kit.
    assert not [x for x in texts if {"board", "kit", "__pycache__"} & set(x.parts)]
    site = wheel(folder, tmp_path / "site")
    said = run(
        site, "ludorum", "author", "check", "grand_canals", "--positions", "40", cwd=tmp_path
    )
    assert "conforms" in said
    won = run(site, "ludorum", "games", "--lang", "uk", cwd=tmp_path)
    assert "Grand canals" in won


# -- what is laid down -------------------------------------------------------------------------


def test_all_of_it_is_there_and_no_placeholder(package: Path) -> None:
    files = {x.relative_to(package).as_posix(): x for x in package.rglob("*") if x.is_file()}
    code = f"src/ludorum_{NAME}"
    spoken = [f"{code}/clauses/{x}.md" for x in ("en", "uk", "ru")]
    spoken += [f"{code}/words/{x}.ftl" for x in ("en", "uk", "ru")]
    web = ("package.json", "vite.config.js", "tsconfig.json", "view.ts", "index.tsx", "style.css")
    assert set(files) == {
        ".gitignore",
        "pyproject.toml",
        "README.md",
        ".github/workflows/check.yml",
        f"{code}/__init__.py",
        f"{code}/py.typed",
        f"tests/test_{NAME}.py",
        *[f"web/{x}" for x in (*web, "poster.tsx")],
        *spoken,
    }
    texts = {name: x.read_text(encoding="utf-8") for name, x in files.items()}
    assert not [name for name, text in texts.items() if re.search(r"@\w+@", text)]
    assert "class RiverTradeGame(" in texts[f"{code}/__init__.py"]
    assert "\ntitle = River trade\n" in texts[f"{code}/words/uk.ftl"]
    assert f"/{code}/board/\n" in texts[".gitignore"]


def test_its_code_is_clean_and_its_clauses_are_the_same(package: Path) -> None:
    run(package, "ruff", "check", "--isolated", "--select", "E,F,I", "--line-length", "100", ".",
        cwd=package)  # fmt: skip
    run(package, "ruff", "format", "--isolated", "--check", "--line-length", "100", ".",
        cwd=package)  # fmt: skip
    clauses = package / "src" / f"ludorum_{NAME}" / "clauses"
    texts = [(clauses / f"{x}.md").read_text(encoding="utf-8") for x in ("en", "uk", "ru")]
    numbers = [[number for number, _ in CLAUSE.findall(text)] for text in texts]
    assert len(numbers[0]) == 9 and numbers[0] == numbers[1] == numbers[2]


# -- what it does ------------------------------------------------------------------------------


def test_its_own_tests_pass_without_a_warning(package: Path, site: Path) -> None:
    told = run(site, "pytest", "-W", "error", "-p", "no:cacheprovider", cwd=package)
    assert "3 passed" in told and "warning" not in told


def test_it_conforms(package: Path, site: Path) -> None:
    told = run(site, "ludorum", "author", "check", NAME, "--positions", "5", cwd=package)
    assert f"{NAME} conforms" in told


def test_it_can_be_played_and_says_why(package: Path, site: Path) -> None:
    told = run(site, "ludorum", "play", NAME, "--plain", "--lang", "uk", cwd=package,
               keys="why\n? L2.4\nq\n")  # fmt: skip
    assert "Який ліхтар повісити першим?" in told
    told = " ".join(told.split())  # lines are as long as the screen
    assert "На шнурі нічого немає" in told and "З порожнього шнура нема чого знімати" in told


def test_a_name_that_is_installed_is_refused(site: Path, tmp_path: Path) -> None:
    told = run(site, "ludorum", "author", "new", NAME, cwd=tmp_path, code=2)
    assert told == f"ludorum: A game called {NAME} is already installed: choose another name.\n"
    assert not list(tmp_path.iterdir())


# -- its board ---------------------------------------------------------------------------------


def test_the_types_laid_down_are_those_of_the_state(package: Path, drawn: Path) -> None:
    laid, written = [x / "web" / "view.ts" for x in (package, drawn)]
    assert laid.read_text(encoding="utf-8") == written.read_text(encoding="utf-8")


def test_its_styles_touch_nothing_else_of_the_page(package: Path) -> None:
    text = (package / "web" / "style.css").read_text(encoding="utf-8")
    rules = re.sub(r"/\*.*?\*/|\{.*?\}", "\n", text, flags=re.DOTALL)
    selectors = [x.strip() for x in re.split(r"[,\n]", rules) if x.strip()]
    assert selectors and not [x for x in selectors if not x.startswith(f".{NAME}-")]


def test_the_board_needs_no_words_the_game_has_not(package: Path) -> None:
    drawn = (package / "web" / "index.tsx").read_text(encoding="utf-8")
    book = (package / "src" / f"ludorum_{NAME}" / "words" / "en.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(r'say\("([\w-]+)"|\["([\w-]+)", \{', drawn))
    ids = {one or other for one, other in asked}
    assert "head-string" in ids and "lantern" in ids
    assert not [x for x in ids if not re.search(rf"^{x} = ", book, re.MULTILINE)]


def test_the_board_goes_with_the_wheel(drawn_site: Path) -> None:
    built = drawn_site / f"ludorum_{NAME}" / "board"
    assert {x.name for x in built.iterdir()} == {"index.js", "poster.js", "style.css"}


def test_the_server_lists_and_serves_it(drawn_site: Path, tmp_path: Path) -> None:
    path = os.pathsep.join([str(drawn_site), os.environ.get("PYTHONPATH", "")])
    with serving(tmp_path, PYTHONPATH=path) as server:
        games = {x["name"]: x["board"] for x in httpx.get(f"{server.url}/api/games/").json()}
        info = games[NAME]
        assert info["files"] == ["index.js", "poster.js", "style.css"]
        for file in info["files"]:
            assert httpx.get(f"{server.url}/{info['folder']}{file}").status_code == 200


def test_the_board_conforms(drawn: Path, drawn_site: Path) -> None:
    told = run(drawn_site, "ludorum", "author", "check", NAME, "--positions", "5", cwd=drawn)
    assert f"{NAME} conforms" in told


# -- the command -------------------------------------------------------------------------------


def test_it_says_what_comes_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["author", "new", "fen"]) == 0
    assert (tmp_path / "ludorum-fen" / "src" / "ludorum_fen" / "__init__.py").is_file()
    assert capsys.readouterr().out.splitlines()[-11:] == [
        "next:",
        "  pip install -e ludorum-fen",
        "  ludorum play fen",
        "  ludorum author check fen",
        "",
        "and for its board in the browser:",
        "  cd ludorum-fen/web",
        "  npm install",
        "  npm run types",
        "  npm run build",
        "  ludorum serve",
    ]
    (tmp_path / "my games").mkdir()  # an empty folder will do
    assert main(["author", "new", "fen", "--out", "my games"]) == 0
    assert "  pip install -e 'my games'\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    "name", ["Fen", "river-trade", "9fen", "fen_", "_fen", "", "a b", "річка", "../fen", "fen\n"]
)
def test_wrong_names_are_refused(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["author", "new", name]) == 2
    err = capsys.readouterr().err
    assert err.startswith("ludorum: ") and err.count("\n") == 1
    assert "cannot be the name of a game: use lowercase English letters" in err
    assert not list(tmp_path.iterdir())


def test_games_of_ours_full_folders_and_files_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    for name, out, why in (
        ("tithe", "free", "choose another name"),
        ("fen", "full", "is not empty: give another folder with --out"),
        ("fen", "full/mine.txt", "is a file: give another folder with --out"),
    ):
        assert main(["author", "new", name, "--out", str(tmp_path / out)]) == 2
        err = capsys.readouterr().err
        assert err.startswith("ludorum: ") and err.count("\n") == 1 and why in err
    assert [x.name for x in tmp_path.rglob("*")] == ["full", "mine.txt"]
