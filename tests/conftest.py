"""`pytest --pack DIR` lays other cards under every test, so that none has ours written in."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludorum.content import lay, read_pack
from tests.server import both_stores


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--pack",
        action="append",
        default=[],
        metavar="DIR",
        help="lay this pack over its game for the whole run, e.g. tests/fixtures/packs/paladins; "
        "may be given for several games",
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
