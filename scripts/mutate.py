"""Change the rules of a game, one place at a time, and see whether a test notices.

    scripts/mutate viscounts                      40 changes drawn by chance
    scripts/mutate hamlet --sample 100 --seed 3   others, and more of them
    scripts/mutate paladins --module inquiry --sample 0      every change of one module
    scripts/mutate --known                        those of tests/mutants/, of every game
    scripts/mutate hamlet --places FILE           those of another file

A change that no test notices is an equivalent one, a matter of taste, or a clause without a test.
Only tests that cite a clause count, without those of policies and words and of games played at
random; --all-tests takes the rest in. It works on a copy of the tree. Ends with 1 when --known or
--places leave a survivor.

The tests of a game are collected once. Each change then is one process forked from there, in which
the changed function gets its new code; tests that cite the clauses of the function come first, and
the first failure ends it. What is no function, or runs while the rules are imported, needs a new
`pytest` over the changed file, and so more time.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import inspect
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import types
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

import pytest

from scripts.mutants import BadPlace, Mutant, known_mutants, module_mutants, rule_modules

ROOT = Path(__file__).resolve().parents[1]
GAMES = Path("src/ludorum/games")
KNOWN = Path("tests/mutants")
NO_CLAUSE_TESTS = ("test_games.py", "test_policy.py", "test_words.py")
SURVIVED, DIED, BROKEN, UNSWAPPED = 0, 1, 3, 4


# -- in the forked process -------------------------------------------------------------------


class NoSwap(Exception):
    """The change is not in a function, or its code cannot be exchanged, or not in time."""


def code_objects(code: types.CodeType, prefix: str = "") -> Iterator[tuple[str, types.CodeType]]:
    """Functions of a module and methods of its classes, by name."""
    for const in code.co_consts:
        if isinstance(const, types.CodeType):
            name = prefix + const.co_name
            yield name, const
            if not prefix and not const.co_flags & inspect.CO_OPTIMIZED:  # the body of a class
                yield from code_objects(const, f"{name}.")


def swap_code(module: types.ModuleType, mutant: Mutant) -> None:
    """Every reference to the changed function now runs the new code."""
    file = str(module.__file__)
    before = dict(code_objects(compile(mutant.before, file, "exec")))
    after = dict(code_objects(compile(mutant.source, file, "exec")))
    changed = [x for x in before if "<" not in x and before[x] != after.get(x)]
    functions = [x for x in changed if before[x].co_flags & inspect.CO_OPTIMIZED]
    if not mutant.function or not functions or before.keys() != after.keys():
        raise NoSwap
    for name in functions:
        target: Any = module
        for part in name.split("."):
            target = inspect.getattr_static(target, part, None)
        target = getattr(target, "fget", None) or getattr(target, "func", None) or target
        function = inspect.unwrap(target) if callable(target) else None
        if not isinstance(function, types.FunctionType) or function.__closure__:
            raise NoSwap
        if function.__code__ in RUN_BY_IMPORTS:
            raise NoSwap
        function.__code__ = after[name]
        if hasattr(target, "cache_clear"):
            target.cache_clear()


RUN_BY_IMPORTS: set[types.CodeType] = set()  # a swap comes too late for what these have made


def import_game(game: str) -> None:
    """Import the rules, and note which of them run meanwhile."""

    def note(frame: types.FrameType, event: str, arg: object) -> None:
        if event == "call":
            RUN_BY_IMPORTS.add(frame.f_code)

    sys.setprofile(note)
    try:
        importlib.import_module(f"ludorum.games.{game}")
    finally:
        sys.setprofile(None)


class Runner:
    """A plugin of pytest: in place of the tests, run them for every mutant in a process each."""

    def __init__(self, game: str, mutants: Sequence[Mutant], slow: bool, limit: float = 0) -> None:
        self.game = game
        self.mutants = mutants
        self.slow = slow
        self.limit = limit
        self.items: list[pytest.Item] = []
        self.seconds: dict[str, float] = {}
        self.deaths: dict[int, str] = {}  # by number of the mutant: the test that failed
        self.unsure: list[int] = []
        self.trouble = "pytest did not start"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if not self.slow:
            items[:] = [
                x for x in items
                if x.get_closest_marker("clause") and x.path.name not in NO_CLAUSE_TESTS
            ]  # fmt: skip
        self.items = items

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            self.trouble = "the tests cannot be collected"
            return True
        if not self.items:
            self.trouble = f"no test of {self.game} cites a clause"
            return True
        self.trouble = ""
        self._run({-1: None})
        if -1 in self.deaths:
            self.trouble = f"{self.deaths[-1]} fails without any change"
            return True
        # A loop without an end must not be taken for slowness on a busy machine.
        self.limit = self.limit or 20 + 8 * sum(self.seconds.values())
        self._run(dict(enumerate(self.mutants)))
        self.unsure.sort()
        return True

    def order(self, mutant: Mutant) -> list[pytest.Item]:
        """Likely killers first, then the quick ones."""

        def rank(item: pytest.Item) -> tuple[int, float]:
            cited = {x for mark in item.iter_markers("clause") for x in mark.args}
            near = {x.rpartition(".")[0] for x in mutant.clauses}
            if cited & {*mutant.clauses}:
                first = 0
            elif mutant.module in item.path.name or any(
                x.rpartition(".")[0] in near for x in cited
            ):
                first = 1
            else:
                first = 2
            return first, self.seconds.get(item.nodeid, 0.0)

        return sorted(self.items, key=rank)

    def _run(self, jobs: dict[int, Mutant | None]) -> None:
        waiting = list(jobs.items())
        running: dict[int, tuple[int, IO[bytes], float]] = {}  # number, what it notes, since when
        while waiting or running:
            while waiting and len(running) < 2:
                i, mutant = waiting.pop(0)
                notes: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed when it ends
                process = os.fork()
                if not process:
                    self._try(mutant, notes.fileno())
                running[process] = i, notes, time.monotonic()
            time.sleep(0.02)
            for process, (i, notes, since) in list(running.items()):
                ended, status = os.waitpid(process, os.WNOHANG)
                if not ended and i >= 0 and time.monotonic() - since > self.limit:
                    os.kill(process, signal.SIGKILL)
                    os.waitpid(process, 0)
                    self.deaths[i] = f"no end in {self.limit:.0f} s"
                elif not ended:
                    continue
                else:
                    self._note(i, os.waitstatus_to_exitcode(status), notes)
                notes.close()
                del running[process]
                if i >= 0:
                    done = len(jobs) - len(waiting) - len(running)
                    print(f"{self.game}: {done} of {len(jobs)}", end="\r", file=sys.stderr)

    def _note(self, i: int, status: int, notes: IO[bytes]) -> None:
        notes.seek(0)
        text = notes.read().decode()
        if i < 0:
            pairs = [x.rpartition("\t") for x in text.splitlines()]
            self.seconds = {name: float(seconds) for name, _, seconds in pairs}
        if status == DIED:
            self.deaths[i] = text.splitlines()[-1].rpartition("\t")[0]
        elif status == UNSWAPPED:
            self.unsure.append(i)
        elif status != SURVIVED:
            self.deaths[i] = "the process broke down"

    def _try(self, mutant: Mutant | None, into: int) -> None:
        """In the forked process; never returns."""
        status = BROKEN
        try:
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            items = self.items
            if mutant:
                name = f"ludorum.games.{self.game}.{mutant.module}"
                swap_code(importlib.import_module(name), mutant)
                items = self.order(mutant)
            status = self._tests(items, into, keep=mutant is None)
        except NoSwap:
            status = UNSWAPPED
        finally:
            os._exit(status)

    def _tests(self, items: list[pytest.Item], into: int, *, keep: bool) -> int:
        from _pytest.runner import runtestprotocol  # noqa: PLC0415 - pytest has no public way

        for item, following in zip(items, [*items[1:], None], strict=True):
            began = time.monotonic()
            failed = any(x.failed for x in runtestprotocol(item, log=False, nextitem=following))
            if failed or keep:
                os.write(into, f"{item.nodeid}\t{time.monotonic() - began:.3f}\n".encode())
            if failed:
                return DIED
        return SURVIVED


# -- a whole run -----------------------------------------------------------------------------


def copy_tree(folder: Path) -> Path:
    """What the tests of a game read; never the built page."""
    skip = shutil.ignore_patterns("page", "goldens")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=skip)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@contextlib.contextmanager
def inside(folder: Path) -> Iterator[None]:
    """As if Ludorum were installed there."""
    here = Path.cwd()
    os.chdir(folder)
    sys.path[:0] = [str(folder / "src"), str(folder)]
    try:
        yield
    finally:
        sys.path[:2] = []
        os.chdir(here)


def options(folder: Path, game: str) -> list[str]:
    return [
        *("-o", "addopts=--import-mode=importlib", "-m", "not drill", "-p", "no:cacheprovider"),
        *("--rootdir", str(folder), str(folder / "tests" / game)),
    ]


def fresh_run(folder: Path, game: str, mutant: Mutant, slow: bool, limit: float) -> str:
    """The failure that a new process over the changed file ends with; "" if there is none."""
    file = folder / GAMES / game / f"{mutant.module}.py"
    file.write_text(mutant.source, "utf-8")
    # Bytecode is told from older one by size and second: too coarse for these changes.
    for old in (file.parent / "__pycache__").glob(f"{mutant.module}.*.pyc"):
        old.unlink()
    run = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", *options(folder, game)]
    if not slow:
        run += ["-m", "clause and not drill"]
        run += [f"--ignore-glob=*/{name}" for name in NO_CLAUSE_TESTS]
    try:
        done = subprocess.run(
            run,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
            capture_output=True,
            text=True,
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"no end in {limit:.0f} s"
    finally:
        file.write_text(mutant.before, "utf-8")
    if not done.returncode:
        return ""
    lines = [x for x in done.stdout.splitlines() if x.startswith(("FAILED", "ERROR"))]
    return lines[0] if lines else "pytest did not start"


def try_out(game: str, mutants: list[Mutant], slow: bool, limit: float) -> dict[int, str]:
    """What each mutant died of, by its number; survivors are missing."""
    if not mutants:
        return {}
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # rules need none, and some are slow to load
    with tempfile.TemporaryDirectory(prefix="ludorum-mutate-") as name:
        folders = [copy_tree(Path(name) / str(i)) for i in range(2)]
        runner = Runner(game, mutants, slow, limit)
        with inside(folders[0]):
            import_game(game)
            pytest.main(["-s", "-p", "no:terminal", *options(folders[0], game)], plugins=[runner])
        if runner.trouble:
            sys.exit(f"{runner.trouble}: pytest tests/{game} must pass first")
        deaths = dict(runner.deaths)
        free = list(folders)

        def again(i: int) -> tuple[int, str]:
            folder = free.pop()
            try:
                return i, fresh_run(folder, game, mutants[i], slow, 2 * runner.limit)
            finally:
                free.append(folder)

        with ThreadPoolExecutor(2) as pool:
            deaths.update([(i, why) for i, why in pool.map(again, runner.unsure) if why])
        return deaths


def report(game: str, mutants: list[Mutant], deaths: dict[int, str], verbose: bool) -> None:
    for i, mutant in enumerate(mutants):
        place = f"{GAMES}/{game}/{mutant.module}.py:{mutant.line}"
        if i in deaths:
            if verbose:
                print(f"died      {place}  {mutant.what}\n          {deaths[i]}")
            continue
        of = f"{mutant.function or 'the module'} ({', '.join(mutant.clauses) or 'no clause'})"
        print(f"survived  {place}  {of}: {mutant.what}")
        print("".join(f"          {x}\n" for x in mutant.diff().splitlines()), end="")
    died = len(deaths)
    share = f" ({died / len(mutants):.0%})" if mutants else ""
    print(f"{game}: {died} of {len(mutants)} died{share}", flush=True)


def draw(game: str, module: str, sample: int, seed: int) -> list[Mutant]:
    files = rule_modules(ROOT / GAMES / game)
    if module:
        files = [ROOT / GAMES / game / f"{module}.py"]
        if not files[0].exists():
            sys.exit(f"{game} has no module {module}: there are {', '.join(modules(game))}")
    every = [x for file in files for x in module_mutants(file)]
    if 0 < sample < len(every):
        every = random.Random(seed).sample(every, sample)
    return sorted(every, key=lambda x: (x.module, x.line, x.what))


def modules(game: str) -> list[str]:
    return [x.stem for x in rule_modules(ROOT / GAMES / game)]


def games() -> list[str]:
    return sorted([x.parent.name for x in (ROOT / GAMES).glob("*/state.py")])


def parse(args: Sequence[str] | None) -> argparse.Namespace:
    text, _, more = str(__doc__).partition("\n\n")
    parser = argparse.ArgumentParser(
        "scripts/mutate",
        description=f"{text}\n\n{more}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", help="one of " + ", ".join(games()))
    parser.add_argument("--sample", type=int, default=40, help="how many changes; 0: every one")
    parser.add_argument("--seed", type=int, default=1, help="draws others")
    parser.add_argument("--module", default="", help="change only this module of the game")
    parser.add_argument("--known", action="store_true", help="replay tests/mutants/")
    parser.add_argument("--places", type=Path, metavar="FILE", help="replay this file")
    parser.add_argument("--all-tests", action="store_true", help="tests without a clause, too")
    parser.add_argument("--limit", type=float, default=0, metavar="SECONDS", help="for a change")
    parser.add_argument("--verbose", "-v", action="store_true", help="say what each died of")
    found = parser.parse_args(args)
    if found.game and found.game not in games():
        parser.error(f"there is no game {found.game}: choose from {', '.join(games())}")
    if not found.game and not found.known:
        parser.error("name a game, or say --known")
    return found


def main(args: Sequence[str] | None = None) -> int:
    found = parse(args)
    if not found.game:  # each in a process of its own, for the rules are imported from a copy
        given = list(sys.argv[1:] if args is None else args)
        kept = [x for x in games() if (ROOT / KNOWN / f"{x}.toml").exists()]
        run = [sys.executable, "-m", "scripts.mutate"]
        return max([subprocess.call([*run, x, *given], cwd=ROOT) for x in kept], default=0)
    replayed = found.known or found.places is not None
    try:
        if replayed:
            file = found.places or ROOT / KNOWN / f"{found.game}.toml"
            mutants = known_mutants(file, ROOT / GAMES / found.game)
        else:
            mutants = draw(found.game, found.module, found.sample, found.seed)
    except BadPlace as error:
        sys.exit(str(error))
    except FileNotFoundError as error:
        sys.exit(f"there is no file {error.filename}")
    deaths = try_out(found.game, mutants, found.all_tests, found.limit)
    report(found.game, mutants, deaths, found.verbose)
    return int(replayed and len(deaths) < len(mutants))


if __name__ == "__main__":
    sys.exit(main())
