"""Options of our own.

`pytest --pack DIR` lays other cards under every test, so that none has ours written in.
`pytest --games "hamlet tithe"` leaves out what a test has for each game, of all other games.

Of what a change does not reach a sample of the tests is run (`sample.py`).
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludorum.content import lay, read_pack
from ludorum.games import registered
from tests.sample import OF_OTHERS, chance, file_reached, game_reached
from tests.server import both_stores

HERE = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--pack",
        action="append",
        default=[],
        metavar="DIR",
        help="lay this pack over its game for the whole run, e.g. tests/fixtures/packs/paladins; "
        "may be given for several games",
    )
    parser.addoption(
        "--games",
        metavar="NAMES",
        help="of tests that have a case for each game run only those of these games",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Before any test is imported, for rules read their records when they are."""
    for path in config.getoption("--pack"):
        pack = read_pack(Path(path))
        package = f"ludorum.games.{pack.game}"
        if package in sys.modules:
            raise pytest.UsageError(f"--pack {path}: {package} has been imported already")
        lay(package, pack)
    config.pluginmanager.register(both_stores.Judge(config))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--games")
    if wanted is not None:
        others = set(registered()) - set(wanted.split())
        _leave_out(config, items, [x for x in items if case_of(x) in others])
    _leave_out(config, items, [x for x in items if not _is_drawn(x)])


def _is_drawn(item: pytest.Item) -> bool:
    """Of what the change does not reach a fifth is drawn."""
    file, game = item.nodeid.partition("::")[0], case_of(item) or game_of(item)
    reached = file_reached(file) and (game is None or game_reached(game))
    return reached or chance(item.nodeid) * OF_OTHERS < 1


def case_of(item: pytest.Item) -> str | None:
    """The game that a case of a test is for."""
    case = getattr(item, "callspec", None)
    return next((x for x in case.id.split("-") if x in registered()), None) if case else None


def game_of(item: pytest.Item) -> str | None:
    """The game that a file of tests is for: `tests/hamlet/…`, `tests/oracles/test_hamlet.py`."""
    path = item.path.relative_to(HERE) if item.path.is_relative_to(HERE) else Path()
    named = (*path.parts[:1], path.stem.removeprefix("test_"))
    return next((x for x in named if x in registered()), None)


def _leave_out(config: pytest.Config, items: list[pytest.Item], left: list[pytest.Item]) -> None:
    if left:
        config.hook.pytest_deselected(items=left)
        gone = set(left)
        items[:] = [x for x in items if x not in gone]
