"""What two games do alike is written once, below them."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import ludorum.games

GAMES = Path(ludorum.games.__file__).parent


def bodies(path: Path) -> list[tuple[str, str]]:
    """Every function of a module: its name, and what it says without its docstring."""
    out = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            body = node.body
            if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
                body = body[1:]
            said = "\n".join([ast.unparse(x) for x in body])
            out.append((node.name, f"def {node.name}({ast.unparse(node.args)}):\n{said}"))
    return out


def test_no_function_is_the_same_in_two_games() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for path in GAMES.glob("*/*.py"):
        for name, text in bodies(path):
            found[text].add(f"{path.parent.name}: {name}")
    copies = [
        sorted(where) for where in found.values() if len({x.split(":")[0] for x in where}) > 1
    ]
    assert copies == []
