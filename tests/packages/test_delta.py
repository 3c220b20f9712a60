"""The example package, installed from its wheel beside Ludorum: a game like ours everywhere."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludorum.bots import player
from ludorum.games import load
from ludorum.kernel import RandomDealer, Seat, Table
from tests.packages.install import DELTA, wheel

ROOT = Path(__file__).parents[2]
MOST_LINES = 90


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(DELTA, tmp_path_factory.mktemp("installed"))


@pytest.fixture
def site(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(str(folder))
    yield folder
    for name in [x for x in sys.modules if x.startswith("ludorum_delta")]:
        del sys.modules[name]


def run(site: Path, *command: str, keys: str = "", code: int = 0) -> str:
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    home = str(site).split(os.pathsep)[-1] + "/home"  # where a game that is put away lies
    env = {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": home, "HOME": home}
    got = subprocess.run(
        [sys.executable, "-m", *command],
        env=env, cwd=ROOT, input=keys, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert got.returncode == code, got.stdout + got.stderr
    return got.stdout


def test_its_own_tests_pass(site: Path) -> None:
    assert "5 passed" in run(site, "pytest", "-p", "no:cacheprovider", str(DELTA / "tests"))


def test_its_title_is_short() -> None:
    text = (DELTA / "src" / "ludorum_delta" / "__init__.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES


@pytest.mark.parametrize(("lang", "word"), [("en", "Bid"), ("uk", "раунд"), ("ru", "раунд")])
def test_the_terminal_and_the_companion(site: Path, lang: str, word: str) -> None:
    told = run(site, "ludorum", "play", "delta", "--players", "3", "--lang", lang, "--plain",
               keys="1\n1\n1\nwhy\nb\n? D4.2\nq\n")  # fmt: skip
    assert word in told and "D4.2" in told
    told = run(site, "ludorum", "companion", "delta", "--lang", lang, "--new", keys="q\n")
    assert word in told.casefold() or "D1" in told


def test_simulation_check_clauses_and_content(site: Path) -> None:
    facts = json.loads(
        run(site, "ludorum", "simulate", "delta", "--players", "2", "--games", "4", "--json")
    )
    assert facts
    told = run(site, "ludorum", "author", "check", "delta", "--positions", "5")
    assert "delta conforms" in told
    tests = str(DELTA / "tests")
    found = json.loads(
        run(site, "ludorum", "author", "clauses", "delta", "--tests", tests, "--json", code=1)
    )
    assert (found["clauses"], found["tested"]) == (45, 2)
    assert "guilds" in run(site, "ludorum", "author", "content", "delta")


def test_a_bot_that_looks_ahead_plays_it(site: Path) -> None:
    title: Any = load("delta")
    rng = random.Random(1)
    table = Table(title, title.setup(2, {}), RandomDealer(rng.random))
    bot = player("search:8", title, rng)
    for _ in range(12):
        seat, ask = table.anyone()
        assert ask is not None
        table.answer(seat, bot(Seat(table, seat)))


ENVIRONMENTS = """
import random
import gymnasium, pyspiel
from ludorum.lab.envs import openspiel, solo
from ludorum.lab.envs.aec import env
from ludorum.lab.envs.parallel import parallel_env
from ludorum.lab.envs.text import TextGame

env("delta", 3).reset(seed=1)
parallel_env("delta", 2).reset(seed=1)
gymnasium.make("ludorum/Delta-v0", settings={"solo": "hard"}).reset(seed=1)
openspiel.register()
state, rng = pyspiel.load_game("ludorum_delta(players=2)").new_initial_state(), random.Random(1)
while not state.is_terminal():
    state.apply_action(rng.choice(state.legal_actions()))
game = TextGame("delta", 2, seed=1, lang="uk")
while not game.over:
    assert game.options()
    game.let("random")
"""


def test_every_environment_has_it(site: Path, tmp_path: Path) -> None:
    (tmp_path / "environments.py").write_text(ENVIRONMENTS, encoding="utf-8")
    run(Path(os.pathsep.join([str(tmp_path), str(site)])), "environments")
