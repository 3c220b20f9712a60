"""The part of `scripts/compile` that runs in its tools: an unpacked wheel gets compiled modules.

    python scripts/compile.py TREE

The plain package must be importable. What is compiled is the source as it stands, but for what
mypyc would lose or make slow. That is rewritten here rather than in the repository:

constants    become Final: they are read from C and not from the dict of a module
records      of a state get their `__init__` spelt out; the one `dataclass` makes is interpreted
annotations  of records are put back, since mypyc erases them and content is checked by them
derived code is written to modules, where mypyc finds it

No line moves: a traceback of compiled code leads to the right place in the repository.
"""

from __future__ import annotations

import ast
import dataclasses
import os
import shutil
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

PLAIN = ("picture", "tell")  # no simulation spends its time in them
TITLE = "(BaseTitle["  # nor in a title, whose base is plain
OPEN = ("Narrated",)  # what a game that is not compiled derives its state from
MARK = "from __future__ import annotations"
OPTIONS = ["--ignore-missing-imports", "--follow-imports=silent", "--no-error-summary"]


def groups(package: Path) -> dict[str, list[Path]]:
    """The modules of each library: what all games use, every game, and the bots."""
    shared = [*package.glob("kernel/*.py"), *package.glob("effects/*.py")]
    found = {"kernel": shared}
    for game in sorted([x for x in (package / "games").iterdir() if (x / "__init__.py").exists()]):
        found[game.name] = [*game.glob("*.py"), *game.parent.glob(f"{game.name}_derived.py")]
    found["bots"] = [*package.glob("bots/*.py")]
    return {
        f"ludorum_{name}": sorted([x for x in paths if not is_plain(x)])
        for name, paths in found.items()
    }


def is_plain(path: Path) -> bool:
    return path.stem in PLAIN or TITLE in path.read_text(encoding="utf-8")


def name_of(tree: Path, path: Path) -> str:
    parts = path.relative_to(tree).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


# -- the source, rewritten ---------------------------------------------------------------------


def rewrite(path: Path, module: ModuleType) -> None:
    text = path.read_text(encoding="utf-8")
    body = ast.parse(text).body
    lines = [*text.splitlines(), "", ""]
    bound = Counter(bound_names(body))
    for node in body:
        if isinstance(node, ast.ClassDef) and dataclasses.is_dataclass(getattr(module, node.name)):
            rewrite_record(node, getattr(module, node.name), lines)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            names = constants(node)
            if names and all(is_constant(module, x) and bound[x] == 1 for x in names):
                rewrite_constant(node, module, names, lines)
    if MARK in lines:
        lines[lines.index(MARK)] += "; from typing import TYPE_CHECKING, Any, Final"
    path.write_text("\n".join(lines), encoding="utf-8")


def bound_names(body: list[ast.stmt]) -> list[str]:
    """Every name as often as something is assigned to it."""
    names = [x for x in ast.walk(ast.Module(body, [])) if isinstance(x, ast.Name)]
    return [x.id for x in names if isinstance(x.ctx, ast.Store)]


def constants(node: ast.Assign | ast.AnnAssign) -> list[str]:
    """The names a statement binds; none, if it is no plain assignment to names."""
    targets: list[ast.expr]
    if isinstance(node, ast.AnnAssign):
        targets = [node.target] if node.value is not None else []
    elif len(node.targets) == 1 and isinstance(node.targets[0], ast.Tuple):
        targets = node.targets[0].elts
    else:
        targets = node.targets if len(node.targets) == 1 else []
    names = [x.id for x in targets if isinstance(x, ast.Name)]
    return names if len(names) == len(targets) else []


def is_constant(module: ModuleType, name: str) -> bool:
    return name.isupper() and not isinstance(getattr(module, name), TypeVar)


def rewrite_constant(
    node: ast.Assign | ast.AnnAssign, module: ModuleType, names: list[str], lines: list[str]
) -> None:
    assert node.end_lineno is not None
    if isinstance(node, ast.AnnAssign):
        kind = node.annotation
        if ast.unparse(kind).startswith("Final"):
            return
        assert kind.end_lineno is not None and kind.end_col_offset is not None
        insert(lines, kind.end_lineno, kind.end_col_offset, "]")
        insert(lines, kind.lineno, kind.col_offset, "Final[")
    elif isinstance(node.targets[0], ast.Name):
        final = f": Final{tuple_type(getattr(module, names[0]))}"
        insert(lines, node.lineno, len(names[0]), final)
    elif all(type(getattr(module, x)) in (int, str) for x in names):
        for i in range(node.lineno - 1, node.end_lineno):
            lines[i] = ""
        values = [f"{x}: Final = {getattr(module, x)!r}" for x in names]
        lines[node.lineno - 1] = "; ".join(values)


def insert(lines: list[str], line: int, column: int, what: str) -> None:
    text = lines[line - 1]
    lines[line - 1] = text[:column] + what + text[column:]


def tuple_type(value: Any) -> str:
    """A tuple as a whole, not element by element: mypyc would take it apart at every use."""
    kinds = {spelt(x) for x in value} if type(value) is tuple else set()
    if len(kinds) != 1 or "" in kinds or (kinds == {"int"} and len(value) < 5):  # a pair, a point
        return ""
    return f"[tuple[{kinds.pop()}, ...]]"


def spelt(value: Any) -> str:
    """The type of plain data; empty, if it is anything else."""
    if type(value) is tuple:
        parts = [spelt(x) for x in value]
        return f"tuple[{', '.join(parts)}]" if all(parts) else ""
    return type(value).__name__ if type(value) in (bool, float, int, str) else ""


def rewrite_record(node: ast.ClassDef, cls: Any, lines: list[str]) -> None:
    """Into the two empty lines that follow a class, and the one before it."""
    assert node.end_lineno is not None and not lines[node.end_lineno] + lines[node.end_lineno + 1]
    own = {x.target.id: x for x in node.body if isinstance(x, ast.AnnAssign)}  # type: ignore[union-attr]
    erased = {name: ast.unparse(x.annotation) for name, x in own.items()}
    lines[node.end_lineno + 1] = f'setattr({node.name}, "__annotations__", {erased!r})'
    if not cls.__dataclass_params__.frozen:
        lines[node.end_lineno] = "    " + constructor(cls, own)
    if node.name in OPEN:
        at, above = lines.index(MARK) + 1, node.decorator_list[0].lineno - 2
        assert not lines[at] + lines[above]
        lines[at] = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"
        lines[above] = "@mypyc_attr(allow_interpreted_subclasses=True)"
        # Else a plain subclass makes slots of its own for what it inherits, which we never see.
        # A compiled subclass takes only slots that count as none.
        names = f'type("Slots", (tuple,), {{"__bool__": lambda self: False}})({(*own,)!r})'
        lines[node.end_lineno + 1] += f'; setattr({node.name}, "__slots__", {names})'


def constructor(cls: Any, own: dict[str, ast.AnnAssign]) -> str:
    """The `__init__` that `dataclass` would make, in one line."""
    takes, sets = ["self"], []
    for f in dataclasses.fields(cls):
        value = f.name
        if f.name not in own:  # inherited: its type may have no name here
            assert f.default is f.default_factory is dataclasses.MISSING
            takes.append(f.name)
        elif f.default_factory is not dataclasses.MISSING:
            takes.append(f"{f.name}: {ast.unparse(own[f.name].annotation)} | None = None")
            value = f"{made(own[f.name])} if {f.name} is None else {f.name}"
        else:
            takes.append(ast.unparse(own[f.name]))
        sets.append(f"self.{f.name} = {value}")
    return f"def __init__({', '.join(takes)}) -> None: {'; '.join(sets)}"


def made(field: ast.AnnAssign) -> str:
    """What a default factory makes."""
    assert isinstance(field.value, ast.Call) and len(field.value.keywords) == 1
    factory = field.value.keywords[0].value
    if isinstance(factory, ast.Lambda):
        return ast.unparse(factory.body)
    return f"{ast.unparse(factory)}()"


def write_derived(tree: Path) -> None:
    """The generated code of every state, beside its module."""
    games = import_module("ludorum.games")
    for name in games.names():
        derived = games.load(name).derived
        path = tree / (derived.root.__module__.replace(".", "/") + "_derived.py")
        path.write_text(derived.source(), encoding="utf-8")


def prepare(tree: Path) -> dict[str, list[Path]]:
    """The tree ready for mypyc: what goes into each library."""
    write_derived(tree)
    found = groups(tree / "ludorum")
    for path in [x for paths in found.values() for x in paths]:
        if not path.stem.endswith("_derived"):
            rewrite(path, import_module(name_of(tree, path)))
    return found


# -- compiling ---------------------------------------------------------------------------------


def compile_tree(tree: Path) -> None:
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import setup  # noqa: PLC0415

    libraries = prepare(tree)
    os.chdir(tree)
    separate: list[tuple[list[str], str | None]] = [
        ([str(x.relative_to(tree)) for x in paths], k) for k, paths in libraries.items()
    ]
    extensions = mypycify(
        [*OPTIONS, *[x for paths, _ in separate for x in paths]],
        separate=separate,
        opt_level="1",  # 2 takes gcc half as long again, and no game is quicker for it
        debug_level="0",
    )
    command = ["-q", "build_ext", "--inplace", f"--parallel={os.cpu_count()}"]
    setup(name="ludorum", ext_modules=extensions, script_args=command)
    shutil.rmtree(tree / "build")


def tag_wheel(path: Path) -> None:
    """It is for this Python on this kind of machine now."""
    from packaging.tags import sys_tags  # noqa: PLC0415

    tag = next(x for x in sys_tags() if "linux_" not in x.platform or x.platform[:6] == "linux_")
    text = path.read_text(encoding="utf-8").replace("Purelib: true", "Purelib: false")
    path.write_text(text.replace("py3-none-any", str(tag)), encoding="utf-8")


def main() -> None:
    tree = Path(sys.argv[1]).resolve()
    compile_tree(tree)
    tag_wheel(next(tree.glob("*.dist-info")) / "WHEEL")


if __name__ == "__main__":
    main()
