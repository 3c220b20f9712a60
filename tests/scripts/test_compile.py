"""What `scripts/compile` hands to mypyc is still the same program; mypyc itself takes minutes."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import ludorum
from ludorum.games import names

SOURCE = Path(ludorum.__file__).parent
SCRIPT = SOURCE.parents[1] / "scripts" / "compile.py"

# Run in a package: what its games come to, and what its records look like.
REPORT = """
import builtins, dataclasses, json, sys, typing
builtins.mypyc_attr = lambda **_: lambda cls: cls  # compiled, it is never called
from ludorum.games import load, names
from ludorum.lab.simulate import simulate

games, records, code = {}, {}, {}
for name in names():
    title = load(name)
    games[name] = simulate(title, 2, {}, 1, 5, ["sensible", "random"]).digest
    code[name] = title.derived.clone.__module__
for name in sorted([x for x in sys.modules if x.startswith("ludorum.")]):
    for cls in vars(sys.modules[name]).values():
        if isinstance(cls, type) and dataclasses.is_dataclass(cls) and cls.__module__ == name:
            hints = typing.get_type_hints(cls)
            fields = [(f.name, str(hints[f.name])) for f in dataclasses.fields(cls)]
            records[f"{name}.{cls.__name__}"] = fields
print(json.dumps([games, records, code]))
"""


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compile_script", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, rewritten."""
    out = tmp_path_factory.mktemp("tree")
    shutil.copytree(SOURCE, out / "ludorum", ignore=shutil.ignore_patterns("server", "*.pyc"))
    script().prepare(out)
    return out


def report(path: Path) -> Any:
    env = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(
        [sys.executable, "-c", REPORT], env=env, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_the_rewritten_package_plays_the_same_games(tree: Path) -> None:
    games, records, code = report(SOURCE.parent)
    again, kept, ready = report(tree)
    assert games == again
    assert kept == records and "ludorum.games.tithe.State" in kept
    assert set(code.values()) == {None}
    assert all(module.endswith("_derived") for module in ready.values())
    assert list(ready) == names()


def test_no_line_moves(tree: Path) -> None:
    """A traceback of compiled code names lines of the repository."""
    for part in ("kernel", "effects", "games", "bots"):
        for path in sorted((SOURCE / part).rglob("*.py")):
            twin = tree / "ludorum" / path.relative_to(SOURCE)
            assert set(places(path)) <= set(places(twin)), path


def places(path: Path) -> list[tuple[int, str]]:
    """Where functions and branches begin."""
    found = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [(x.lineno, ast.unparse(x)) for x in found if isinstance(x, (ast.FunctionDef, ast.If))]


@pytest.mark.parametrize(
    ("plain", "final"),
    [
        ("SIX = 6", "SIX: Final = 6"),
        ("A, B = range(2)", "A: Final = 0; B: Final = 1"),
        ('NAMES = ("a", "b")', 'NAMES: Final[tuple[str, ...]] = ("a", "b")'),
        ('MIXED = ("a", 1)', 'MIXED: Final = ("a", 1)'),
        ("POINT = (1, 2)", "POINT: Final = (1, 2)"),
        ("MANY: dict[str, int] = {}", "MANY: Final[dict[str, int]] = {}"),
        ("FIXED: Final[int] = 6", "FIXED: Final[int] = 6"),
        ("lower = 1", "lower = 1"),
        ("TWICE = 1\nTWICE += 1", "TWICE = 1\nTWICE += 1"),
        ('S = TypeVar("S")', 'S = TypeVar("S")'),
    ],
)
def test_constants_become_final(plain: str, final: str, tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    head = "from __future__ import annotations\nfrom typing import Final, TypeVar\n"
    path.write_text(head + plain)
    module = ModuleType("module")
    exec(compile(path.read_text(), "module", "exec"), vars(module))
    script().rewrite(path, module)
    assert path.read_text().splitlines()[2:-1] == final.splitlines()
