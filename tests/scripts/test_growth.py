"""The drill of growth types what the pages say: every line it looks for is there, once."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "drill_growth.py"


@pytest.fixture(scope="module")
def growth() -> ModuleType:
    spec = importlib.util.spec_from_file_location("drill_growth", SCRIPT)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def wanted() -> set[tuple[str, str]]:
    """Page and beginning of every line the script reads."""
    calls = [x for x in ast.walk(ast.parse(SCRIPT.read_text("utf-8"))) if isinstance(x, ast.Call)]
    read = [x.args for x in calls if isinstance(x.func, ast.Name) and x.func.id == "told"]
    return {(ast.literal_eval(page), ast.literal_eval(begins)) for page, begins, *_ in read}


def test_every_line_is_on_its_page(growth: ModuleType) -> None:
    assert len(wanted()) > 6
    for page, begins in wanted():
        assert growth.told(page, begins).startswith(begins)


def test_a_line_that_is_gone_is_named(growth: ModuleType) -> None:
    with pytest.raises(SystemExit, match=r"docs/standby.md has 0 lines that begin with 'SELECT x'"):
        growth.told("standby", "SELECT x")


def test_names_of_machines_are_ours(growth: ModuleType) -> None:
    line = growth.told("standby", "runuser -u postgres -- pg_basebackup", **{"10.0.0.4": "here:1"})
    assert "@here:1'" in line and "10.0.0.4" not in line
