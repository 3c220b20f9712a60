"""docs/new-game.md to the letter: its commands are run as they stand, and what it names is there.

Blocks of the page that are indented by four spaces are commands for a shell, one a line; code in
other languages is fenced.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ludorum
from ludorum.cli import main
from ludorum.titles.board import KINDS, SHARED
from tests.server.house import free_port

ROOT = Path(__file__).parents[2]
MODULES = ROOT / "web" / "node_modules"
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
WALKED = ("From an empty folder", "8. Build a board")
FENCED = re.compile(r"^```(\w*)\n.*?^```$", re.MULTILINE | re.DOTALL)
PROSE = FENCED.sub("", PAGE)
SUFFIXES = "py|md|toml|json|ts|tsx|js|mjs|css|ftl|html|yml"


def commands(heading: str) -> list[str]:
    """The indented lines of a section."""
    (text,) = re.findall(
        rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", PROSE, re.MULTILINE | re.DOTALL
    )
    return re.findall(r"^    (\S.*)$", text, re.MULTILINE)


def quoted() -> list[str]:
    """What stands between back quotes, outside of blocks."""
    return re.findall(r"`([^`\n]+)`", PROSE)


# -- an author's first hour --------------------------------------------------------------------

# What stands in for the network, a person at the keyboard and one at the browser. Everything else
# is the real thing.
SHIMS = {
    "pip": 'exec "$PYTHON" -m pip "$@"',
    "pytest": 'exec "$PYTHON" -m pytest "$@"',
    "ludorum": """
case $1 in
    play) echo q | "$PYTHON" -m ludorum "$@" ;;
    serve) exec "$PYTHON" "$ASK" "$@" ;;
    *) exec "$PYTHON" -m ludorum "$@" ;;
esac
""",
    "npm": """
case $1 in
    install) [ -f package.json ] && ln -s "$MODULES" node_modules ;;
    *) exec "$NPM" "$@" ;;
esac
""",
}

# Starts the server with the arguments given, looks at what the page would load, and stops it.
ASK = """
import json, os, subprocess, sys, time, urllib.request

def get(path):
    return urllib.request.urlopen(f"http://127.0.0.1:{os.environ['LUDORUM_PORT']}/{path}").read()

server = subprocess.Popen([sys.executable, "-m", "ludorum", *sys.argv[1:]])
try:
    for _ in range(600):  # the machine may be busy
        try:
            get("health/ready")
            break
        except OSError:
            assert server.poll() is None, "the server has ended"
            time.sleep(0.2)
    (board,) = [x["board"] for x in json.loads(get("api/games/")) if x["name"] == "lanterns"]
    files = {x: get(board["folder"] + x).decode() for x in board["files"]}
    with open(os.environ["SEEN"], "w") as out:
        json.dump(files, out)
finally:
    server.terminate()
    server.wait()
"""


class Hour(NamedTuple):
    folder: Path
    ran: list[str]
    said: str
    seen: dict[str, str]

    @property
    def package(self) -> Path:
        return self.folder / "ludorum-lanterns"


@pytest.fixture(scope="module")
def hour(tmp_path_factory: pytest.TempPathFactory) -> Hour:
    """All commands of these sections, one after another in one shell, in an empty folder."""
    npm = shutil.which("npm")
    assert npm and MODULES.is_dir(), f"no npm or no {MODULES}: run .ci/web first"
    tools = tmp_path_factory.mktemp("tools")
    folder = tmp_path_factory.mktemp("author")
    python = environment(tools / "venv")
    for name, code in SHIMS.items():
        path = tools / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!/usr/bin/env bash\nset -e\n{code}\n")
        path.chmod(0o755)
    (tools / "ask.py").write_text(ASK)
    env = {
        **{x: os.environ[x] for x in ("LANG", "LC_ALL", "TMPDIR") if x in os.environ},
        "PATH": os.pathsep.join([str(tools / "bin"), os.environ["PATH"]]),
        "HOME": str(tools),
        "PYTHONPATH": str(Path(ludorum.__file__).parents[1]),
        "PYTHON": str(python),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # an author has none of ours
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # so it is spelt: pip turns the meaning round
        "NPM": npm,
        "MODULES": str(MODULES),
        "npm_config_update_notifier": "false",
        "ASK": str(tools / "ask.py"),
        "SEEN": str(tools / "seen.json"),
        "LUDORUM_PORT": str(free_port()),
    }
    lines = [x for heading in WALKED for x in commands(heading)]
    trace = tools / "trace"
    script = f"exec 9>{trace}; BASH_XTRACEFD=9; PS4='+ '; set -ex\n" + "\n".join(lines)
    got = subprocess.run(
        ["bash", "-c", script],
        env=env, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
    )  # fmt: skip
    ran = [x.removeprefix("+ ") for x in trace.read_text().splitlines()]
    assert got.returncode == 0, f"{ran[-1]} failed:\n{got.stdout}{got.stderr}"
    return Hour(folder, ran, got.stdout, json.loads((tools / "seen.json").read_text()))


def environment(folder: Path) -> Path:
    """An environment of its own that has all that this one has; its Python."""
    make = [sys.executable, "-m", "venv", "--without-pip", "--system-site-packages", str(folder)]
    subprocess.run(make, check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    ours = sysconfig.get_path("purelib")
    (site / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
    return folder / "bin" / "python"


def test_every_command_of_the_walk_is_run(hour: Hour) -> None:
    told = [x for heading in WALKED for x in commands(heading)]
    assert hour.ran == told
    for heading in WALKED:
        assert commands(heading)


def test_the_walk_says_all_that_the_command_says(hour: Hour) -> None:
    """`author new` names the next steps; the page has them, in the same order."""
    steps = re.findall(r"^  (\S.*)$", hour.said.partition("\nnext:\n")[2], re.MULTILINE)[:8]
    assert steps[0] == "pip install -e ludorum-lanterns" and steps[-1] == "ludorum serve"
    rest = iter(hour.ran)
    assert [x for x in steps if x not in rest] == []


def test_the_game_was_played_checked_and_tested(hour: Hour) -> None:
    assert "Which lantern do you hang first?" in hour.said
    assert hour.said.count("lanterns conforms") == 2  # without a board, and with it
    assert "3 passed" in hour.said


def test_the_browser_gets_the_board(hour: Hour) -> None:
    assert sorted(hour.seen) == ["index.js", "poster.js", "style.css"]
    assert "lanterns-board" in hour.seen["index.js"]
    assert "lanterns-board" in hour.seen["style.css"]


def test_npm_would_fetch_what_the_test_has(hour: Hour) -> None:
    wanted: dict[str, Any] = json.loads((hour.package / "web" / "package.json").read_text())
    assert [x for x in wanted["devDependencies"] if not (MODULES / x).is_dir()] == []


# -- what the page names -----------------------------------------------------------------------


def test_commands_have_one_form() -> None:
    assert not {"sh", "shell", "bash", "console", ""} & set(FENCED.findall(PAGE))
    headings = re.findall(r"^#+ (.*)$", PROSE, re.MULTILINE)
    assert [x for x in headings if commands(x) and x not in WALKED] == []


def test_every_command_named_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    named = [x for heading in WALKED for x in commands(heading)] + quoted()
    ours = sorted({x for x in named if x.startswith("ludorum ")})
    assert len(ours) > 10
    for line in ours:
        words = line.split()[1:]
        plain = [x for x in words if not x.startswith("-")]
        with pytest.raises(SystemExit) as end:
            main([*plain[: 2 if plain[0] == "author" else 1], "--help"])
        assert end.value.code == 0, line
        told = capsys.readouterr().out
        assert [x for x in words if x.startswith("-") and x not in told] == [], line


def test_every_npm_command_named_is_there(hour: Hour) -> None:
    files = [x / "web" / "package.json" for x in (hour.package, ROOT)]
    scripts = {name for x in files for name in json.loads(x.read_text())["scripts"]}
    named = {x.split()[2] for x in [*quoted(), *hour.ran] if x.startswith("npm run ")}
    assert {"types", "check", "build", "boards"} <= named <= scripts


def test_every_path_named_is_there(hour: Hour) -> None:
    code = hour.package / "src" / "ludorum_lanterns"
    inside = [code, code / "clauses", code / "words", code / "board", hour.package / "web"]
    bases = [ROOT, ROOT / "src", hour.package, *inside]
    path = re.compile(rf"\.?[\w][\w./-]*/[\w./-]*|[\w.-]+\.(?:{SUFFIXES})")
    named = {x for x in quoted() if path.fullmatch(x)} - set(SHARED) - set(KINDS)
    assert {"web/", "web/src/board.ts", "index.tsx", "pyproject.toml", "kit/"} <= named
    assert [x for x in sorted(named) if not any((base / x).exists() for base in bases)] == []


def test_every_link_leads_somewhere() -> None:
    headings = re.findall(r"^#+ (.*)$", PROSE, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", x).lower().replace(" ", "-") for x in headings}
    for link in re.findall(r"\]\(([^)]+)\)", PROSE):
        file, _, anchor = link.partition("#")
        assert (ROOT / "docs" / file).exists(), link
        assert file or anchor in anchors, link
