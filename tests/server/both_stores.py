"""Every method of every repository, and of a database itself, runs on both stores.

Services are tested on PostgreSQL alone, so whatever is asked of SQLite has to be asked in
`tests/server/repositories`. While its tests run each call that came back is written down, with the
store it was made on; a run of the whole folder fails and names the methods that one of the stores
never saw. Part of the folder, as somebody runs while they write, is not judged.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import pkgutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent / "repositories"
STORES = {"SqliteDatabase": "SQLite", "PostgresDatabase": "PostgreSQL"}
INCOMPLETE = 10  # how pytest ends then: .ci/run tries 1, tests that failed, a second time

Call = tuple[str, str, str]  # class, method, store


def repositories() -> dict[str, type]:
    """All classes of the server that are made of a database and nothing else."""
    import ludorum.server  # noqa: PLC0415  # rules read their records as they are imported

    found: dict[str, type] = {}
    for module in pkgutil.walk_packages(ludorum.server.__path__, "ludorum.server."):
        if ".migrations" in module.name:
            continue
        for one in vars(importlib.import_module(module.name)).values():
            if inspect.isclass(one) and one.__module__ == module.name and _takes_database(one):
                found[one.__name__] = one
    return found


def _takes_database(one: type) -> bool:
    needed = [
        x.annotation
        for x in inspect.signature(one.__init__).parameters.values()  # type: ignore[misc]
        if x.default is x.empty and x.kind is x.POSITIONAL_OR_KEYWORD
    ]
    return needed[1:] == ["Database"]


def _public(one: type) -> dict[str, Any]:
    return {
        name: x
        for name, x in vars(one).items()
        if not name.startswith("_") and (inspect.isfunction(x) or isinstance(x, property))
    }


def database() -> type:
    from ludorum.server.store import Database  # noqa: PLC0415

    return Database


def expected() -> list[Call]:
    """Every method, on both stores."""
    classes = [*repositories().values(), database()]
    methods = [(x.__name__, name) for x in classes for name in _public(x)]
    assert len(methods) > 200, "the repositories were not found"
    return [(*method, store) for method in methods for store in STORES.values()]


@functools.cache
def _recorders() -> list[tuple[type, str, Any]]:
    """Class, name of a method, and what stands in for it."""
    called: list[tuple[str, type]] = [(x.__name__, x) for x in repositories().values()]
    called += [("Database", x) for x in (database(), *database().__subclasses__())]
    return [
        (one, method, _recording(name, method, was))
        for name, one in called
        for method, was in _public(one).items()
    ]


def _recording(name: str, method: str, was: Any) -> Any:
    """The same method, which also writes down that it came back."""
    if isinstance(was, property):
        assert was.fget is not None
        return property(_recording(name, method, was.fget))

    def note(one: Any) -> None:
        database = one if name == "Database" else one._database
        CALLS.add((name, method, STORES[type(database).__name__]))

    @functools.wraps(was)
    async def awaited(self: Any, *args: Any, **kwargs: Any) -> Any:
        found = await was(self, *args, **kwargs)
        note(self)
        return found

    @functools.wraps(was)
    def called(self: Any, *args: Any, **kwargs: Any) -> Any:
        found = was(self, *args, **kwargs)
        note(self)
        return found

    return awaited if inspect.iscoroutinefunction(was) else called


CALLS: set[Call] = set()


def record(monkeypatch: pytest.MonkeyPatch) -> None:
    for one, method, recorder in _recorders():
        monkeypatch.setattr(one, method, recorder)


# -- judging a run --------------------------------------------------------------------------------


class Judge:
    """What all processes of a run have called; it fails when the whole folder was run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.worker = hasattr(config, "workeroutput")
        self.deselected = False
        self.calls: set[Call] = set()
        self.wanted: set[Call] = set()
        self.missing: list[Call] = []

    def pytest_deselected(self, items: Iterable[pytest.Item]) -> None:
        if any(x.path.parent == FOLDER for x in items):
            self.deselected = True

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Only who has collected the whole folder knows what is wanted."""
        there = {x.path for x in session.items if x.path.parent == FOLDER}
        parts = any("::" in x for x in self.config.args)
        if there == set(FOLDER.glob("test_*.py")) and not parts and not self.deselected:
            self.wanted = set(expected())

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker has ended."""
        told = getattr(node, "workeroutput", {})
        self.calls |= {tuple(x) for x in told.get("calls", ())}
        self.wanted |= {tuple(x) for x in told.get("wanted", ())}

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self.worker:
            told = self.config.workeroutput  # type: ignore[attr-defined]
            told["calls"], told["wanted"] = sorted(CALLS), sorted(self.wanted)
            return
        self.missing = sorted(self.wanted - self.calls - CALLS)
        broken_off = session.shouldstop or session.shouldfail or exitstatus > 1
        if self.missing and not broken_off:
            session.exitstatus = INCOMPLETE

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.missing:
            terminalreporter.section("methods no test in tests/server/repositories ran", red=True)
            for name, method, store in self.missing:
                terminalreporter.line(f"{name}.{method} on {store}")
