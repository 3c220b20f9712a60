"""Every block of code in the documents does what it says, as far as a quick test can tell.

Python is run, page by page. Commands of ours are read by the parser of the command, and what they
name must be there; simulations are run, of two games. Settings and other data are parsed.
"""

from __future__ import annotations

import ast
import json
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from ludorum.cli import main, parser

from .pages import PAGES, ROOT, Block, blocks, name

SHELL = ("sh", "console")
SHOWN = ("", "text", "markdown", "sql", "tsx", "ini", "yaml")  # nothing here can run them
# Programs of others, which the page explains; what they are given is not ours to check.
OTHERS = (
    *("alias", "apt-get", "cd", "chmod", "createdb", "curl", "docker", "install", "mkdir", "mv"),
    *("gh", "git", "nats-server", "npx", "psql", "pytest", "ray", "runuser", "source", "sudo"),
    *("systemctl", "systemd-run", "systemd-sysusers", "systemd-tmpfiles", "touch"),
    *("{", "}", "do", "done", "for", "house()"),  # and what bash reads itself
)
THINK = ("easy", "normal", "hard", "search")  # bots that take their time
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "optional-dependencies"
]
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]


def of(*langs: str) -> list[Path]:
    return [x for x in PAGES if any(y.lang in langs and not y.why for y in blocks(x))]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_is_run_or_says_why_not(page: Path) -> None:
    for block in blocks(page):
        known = (*SHELL, *SHOWN, "python", "toml", "json")
        assert block.lang in known, f"line {block.line}: nothing runs {block.lang!r} here"


@pytest.mark.parametrize("page", of("python"), ids=name)
@pytest.mark.filterwarnings("default")  # of other libraries
def test_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    scope: dict[str, object] = {"__name__": "__docs__"}
    for block in blocks(page):
        if block.lang == "python" and block.why:
            assert ast.parse(block.text.replace("…", "...")).body
        elif block.lang == "python":
            code = "\n" * block.line + block.text  # so a traceback names the line of the page
            exec(compile(code, page, "exec"), scope)


@pytest.mark.parametrize("page", of("toml", "json"), ids=name)
def test_data_can_be_read(page: Path) -> None:
    for block in blocks(page):
        if block.lang == "toml" and not block.why:
            assert tomllib.loads(block.text)
        elif block.lang == "json" and not block.why:
            assert json.loads(block.text)


@pytest.mark.parametrize("page", of(*SHELL), ids=name)
def test_commands_are_understood(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(page):
        if block.lang in SHELL and not block.why:
            for words in commands(block):
                try:
                    check(words)
                except SystemExit:
                    pytest.fail(f"line {block.line}: {shlex.join(words)} is refused")


def commands(block: Block) -> list[list[str]]:
    """The commands of a block, word by word; bash must be able to read it."""
    text = block.text
    if text.startswith("$ "):
        text = "".join([x[2:] + "\n" for x in text.splitlines() if x.startswith("$ ")])
    if bash := shutil.which("bash"):
        read = subprocess.run([bash, "-n"], input=text, capture_output=True, text=True, check=False)
        assert read.returncode == 0, f"line {block.line}: {read.stderr}"
    found: list[list[str]] = []
    for line in text.replace("\\\n", " ").splitlines():
        tokens = shlex.shlex(line, posix=True, punctuation_chars=";&|()<>")
        tokens.whitespace_split = True
        words: list[str] = []
        for token in [*tokens, ";"]:
            if re.fullmatch(r"[;&|()]+", token):
                found.append(words)
                words = []
            else:
                words.append(token)
    return [x for x in found if x]


def check(words: list[str]) -> None:
    for end in ("<", ">", ">>", "2>"):
        words = words[: words.index(end)] if end in words else words
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):  # variables for one command
        words = words[1:]
    if not words:
        return
    program, rest = words[0], words[1:]
    if program == "house":  # an alias of the page: `ludorum` in a container
        return
    if Path(program).name == "ludorum":
        parsed = parser().parse_args(rest)
        slow = any(x in word for word in rest for x in THINK)
        if rest[0] == "simulate" and not slow and not {"--engine", "--content"} & {*rest}:
            assert parsed.games and main([*rest, "--games", "2"]) == 0
    elif Path(program).name == "pip" or "pip" in rest[:2]:
        named = re.findall(r"(?:ludorum|\.)\[([\w,]+)\]", " ".join(rest))
        assert {y for x in named for y in x.split(",")} <= {*EXTRAS}, words
    elif re.fullmatch(r"python3?|.*/python3?", program):
        if rest and rest[0].endswith(".py"):
            assert (ROOT / rest[0]).is_file(), f"{rest[0]} is not there"
        elif rest[:1] == ["-m"]:
            assert rest[1] in ("ludorum", "venv", "pip", "pytest", "http.server"), words
    elif "/" in program and not program.startswith(("/", "~")):
        assert (ROOT / program).is_file(), f"{program} is not there"
    elif program == "npm":
        if rest and rest[0] == "run":
            script = next(x for x in rest[1:] if not x.startswith("-"))
            assert script in SCRIPTS or script in ("types", "check"), f"npm run {script}"
    else:
        assert program in OTHERS, (
            f"{program}: not known to this test; or say `<!-- not run: why -->`"
        )
