"""What a change reaches: tests, games, parts of the page, nearest first.

Modules are reached by the import graph: whoever imports what has changed, and their importers. What
goes past it is told otherwise: tests load games by their names and start `ludorum` as a process,
and words, cards, clauses, lessons and boards are data beside the package that reads them.

    python -m scripts.reach games HEAD~3    # which the last three commits can alter
    python -m scripts.reach tests HEAD~3    # files of tests that they can break
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path, PurePosixPath

import grimp

ROOT = Path(__file__).parents[1]
GAMES = "src/ludorum/games/"
SELF, NAMESAKE = 0, 1  # how near a test is that has changed itself, or has the name of what has

OF_ALL = (".ci/", "requirements/", "pyproject.toml")  # what a change here can break is everything

# What a change here can alter in every game, though no game imports it.
OF_EVERY_GAME = (
    "src/ludorum/testing/",
    "tests/goldens/",
    "tests/oracles/harness.py",
    "tests/testing/",
    "tests/conftest.py",
    "tests/sample.py",
    *OF_ALL,
)

SCREEN_WORDS = r"src/ludorum/(words|cli|lab|server)/.*\.ftl"  # no game says them

# Data that is not read by the package it lies in: which tests read it.
READERS = {
    r"\.(md|ipynb)$": ("tests/docs",),
    r"^(deploy|\.github)/": ("tests/deploy",),
    r"^(examples|hatch_build\.py)": ("tests/packages",),
    r"\.ftl$": ("tests/testing/test_forbidden_words.py", "tests/testing/test_headlines.py"),
    r"^src/ludorum/games/[^/]+/clauses/": ("tests/testing/test_figures.py",),
    r"^src/ludorum/games/[^/]+/lessons/": ("tests/lessons",),
    r"^src/ludorum/games/[^/]+/puzzles\.json$": ("tests/server/test_puzzles.py",),
    r"^src/ludorum/cli/new_game/": ("tests/packages",),
    r"^web/shared\.json$": ("tests/testing/test_board_check.py",),
    r"^src/ludorum/server/.*(schemas|frame_types|routes)": ("tests/server/test_types.py",),
    r"^web/src/generated/": ("tests/server/test_types.py",),
    r"^web/boards/": ("tests/testing/test_board_check.py",),
    r"^web/tests/": ("tests/testing/test_sheets.py",),
    r"^web/(src/(board\.ts|kit/)|vite|package)": ("tests/packages",),
}

# Rooms of the page by the checks that look at them, where they are called otherwise.
LOOKED_AT = {
    "account": "signin",
    "app": "tour",
    "generic": "table",
    "history": "replay",
    "kit": "boards",
    "learn": "lessons",
    "net": "games",
    "people": "together",
    "prefs": "tour",
    "rules": "tour",
    "study": "lessons",
    "today": "deal",
    "ui": "tour",
    "words": "tour",
}

# Words of a path that say nothing of what it is about.
COMMON = {
    "board", "card", "check", "clause", "content", "cs", "css", "en", "ftl", "game", "index",
    "json", "lesson", "ludorum", "md", "model", "play", "py", "repository", "route", "ru",
    "rule", "schema", "server", "service", "src", "test", "toml", "ts", "tsx", "uk", "web",
    "word", "worker",
}  # fmt: skip


def changed_files(since: str) -> list[str]:
    """Files that differ from a commit, and new ones."""
    asked = (["diff", "--name-only", since, "--"], ["ls-files", "-o", "--exclude-standard"])
    return sorted({x for args in asked for x in _git(*args).splitlines()})


def main_base() -> str:
    """Where this branch left main; on main itself, the commit before what is not committed."""
    return _git("merge-base", "HEAD", "main").strip()


def _git(*args: str) -> str:
    done = subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"git {' '.join(args)}: {done.stderr.strip()}")
    return done.stdout


@dataclass
class Graph:
    """Who imports whom: modules of the package by name, other Python files by path."""

    importers: dict[str, set[str]] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)  # the module of a file

    def steps(self, start: Iterable[str]) -> dict[str, int]:
        """How many imports lie between what has changed and whoever imports it."""
        far = dict.fromkeys(start, 0)
        line = deque(far)
        while line:
            at = line.popleft()
            for importer in self.importers.get(at, ()):
                if importer not in far:
                    far[importer] = far[at] + 1
                    line.append(importer)
        return far


@cache
def graph() -> Graph:
    found = Graph()
    package = grimp.build_graph("ludorum", cache_dir=str(ROOT / ".import_linter_cache"))
    for module in package.modules:
        found.importers[module] = set(package.find_modules_that_directly_import(module))
        stem = "src/" + module.replace(".", "/")
        for file in (f"{stem}.py", f"{stem}/__init__.py"):
            if (ROOT / file).is_file():
                found.files[file] = module
    outside = {
        x.relative_to(ROOT).as_posix(): x
        for top in ("tests", "scripts", "bench")
        for x in sorted((ROOT / top).rglob("*.py"))
    }
    found.files.update({x: x for x in outside})
    for name, path in outside.items():
        for imported in [*_imports(path), *_loads(path)]:
            target = _resolve(imported, found)
            if target:
                found.importers.setdefault(target, set()).add(name)
        if path.name == "conftest.py":  # every test beside and below it imports it
            folder = name.removesuffix("conftest.py")
            below = {x for x in outside if x.startswith(folder) and "/test_" in x}
            found.importers.setdefault(name, set()).update(below)
    return found


def _imports(file: Path) -> Iterator[str]:
    """What is imported with a file; what a function of a test imports is for other cases."""
    line = deque[ast.AST](ast.parse(file.read_bytes()).body)
    while line:
        node = line.popleft()
        if isinstance(node, ast.Import):
            yield from (x.name for x in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{x.name}" for x in node.names)
        elif isinstance(node, ast.If | ast.Try):
            line.extend(ast.iter_child_nodes(node))


def _loads(file: Path) -> Iterator[str]:
    """What a file runs without importing it: games by their name, the command line as a process."""
    text = file.read_text(encoding="utf-8")
    every = re.search(r"from ludorum\.games import .*\b(names|every)\b|games\.names\(\)", text)
    yield from (f"ludorum.games.{x}" for x in game_names() if every or f'"{x}"' in text)
    if re.search(r'"-m", "ludorum"|bin/ludorum|import ludorum\.cli', text):
        yield "ludorum.cli"


def _resolve(imported: str, known: Graph) -> str | None:
    """The module or file that `import a.b.c`, or `from a.b import c`, reads."""
    for name in (imported, imported.rpartition(".")[0]):
        if name in known.importers:
            return name
        if f"{name.replace('.', '/')}.py" in known.files:
            return f"{name.replace('.', '/')}.py"
    return None


def modules_of(files: Iterable[str]) -> set[str]:
    """Modules that have changed; data counts for the package it lies in."""
    known = graph()
    found = set()
    for file in files:
        if file in known.files:
            found.add(known.files[file])
        elif file.startswith("src/ludorum/"):
            folders = [f"{x}/__init__.py" for x in PurePosixPath(file).parents]
            found.add(next((known.files[x] for x in folders if x in known.files), "ludorum"))
    return found


def game_names() -> list[str]:
    return sorted(x.parent.name for x in (ROOT / GAMES).glob("*/__init__.py"))


def reached_games(files: Iterable[str]) -> list[str]:
    """The games whose rules, words or boards a change can alter."""
    names = game_names()
    files = [x for x in files if not re.fullmatch(SCREEN_WORDS, x)]
    if any(x.startswith(OF_EVERY_GAME) for x in files):
        return names
    far = graph().steps(modules_of(files))
    found = {x.split(".")[2] for x in far if x.startswith("ludorum.games.")}
    found |= {x for file in files for x in _about(file)}
    return [x for x in names if x in found]


def reached_tests(files: Iterable[str]) -> dict[str, int]:
    """Test files a change can break, and how near each is: the nearest are worth running first."""
    files = list(files)
    python = [x for x in files if not x.startswith("web/")]
    games = reached_games(python)
    found: dict[str, int] = {}

    def add(test: str, near: int) -> None:
        found[test] = min(near, found.get(test, near))

    tests = [x for x in graph().files if re.match(r"tests/.*/test_\w+\.py$", x)]
    if any(x.startswith(OF_ALL) for x in files):
        found = dict.fromkeys(tests, NAMESAKE + 3)
    for module, far in graph().steps(modules_of(python)).items():
        if module in tests:
            add(module, far and NAMESAKE + far)
    for file in files:
        for pattern, readers in READERS.items():
            if re.search(pattern, file):
                for test in tests:
                    if test.startswith(readers):
                        add(test, NAMESAKE)
    about = {x for file in python for x in _about(file)}
    spoken = any(x.endswith(".ftl") for x in files)
    for test in tests:
        own = _about(test)
        if own & set(games) and spoken and test.endswith("_words.py"):
            add(test, NAMESAKE)
        elif own & about and (test in found or own & set(games)):
            add(test, NAMESAKE + 1)
        elif own & set(games) or (games and test in SHARED):
            add(test, NAMESAKE + 2)
    return found


def reached_checks(files: Iterable[str]) -> dict[str, int]:
    """Checks in the browser that look at the screens a change is of."""
    found: dict[str, int] = {}
    checks = {x.relative_to(ROOT).as_posix() for x in (ROOT / "web/checks").glob("*.check.ts")}
    for file in (x for x in files if x.startswith("web/")):
        if file in checks:
            found[file] = SELF
        room = file.split("/")[2] if file.startswith(("web/src/", "web/boards/")) else ""
        for check in checks if room else ():
            if _about(check) & _about(file) or LOOKED_AT.get(room, room) in check:
                found.setdefault(check, NAMESAKE)
    return found


# Tests that have one of their cases for each game.
SHARED = frozenset(
    f"tests/{x}.py"
    for x in (
        "goldens/test_goldens",
        "lessons/test_content",
        "lessons/test_lessons",
        "testing/test_conformance",
        "testing/test_figures",
        "testing/test_forbidden_words",
        "testing/test_headlines",
        "testing/test_no_copies",
        "testing/test_sheets",
    )
)


def _about(file: str) -> set[str]:
    """The words of a path: `tests/server/test_clubs.py` is about a club."""
    games = {x for x in game_names() if re.search(rf"(^|[/_.]){x}([/_.]|$)", file)}
    for game in games:
        file = file.replace(game, "")
    words = re.split(r"[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])", file)
    return games | ({x.lower().removesuffix("s") for x in words} - COMMON - {""})


def main(argv: list[str]) -> None:
    reached = {"games": reached_games, "tests": reached_tests}
    if len(argv) != 2 or argv[0] not in reached:
        sys.exit(__doc__)
    sys.stdout.write("".join(f"{x}\n" for x in sorted(reached[argv[0]](changed_files(argv[1])))))


if __name__ == "__main__":
    main(sys.argv[1:])
