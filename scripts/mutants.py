"""Mutants: a module of rules with one place changed, so that some test ought to fail.

Each is the source with one piece of text replaced; what is not touched keeps its lines. Messages to
people (`s.tell`), annotations and docstrings are left alone: no rule is in them.
"""

from __future__ import annotations

import ast
import difflib
import itertools
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

CLAUSE = re.compile(r"\b[A-Z]\d+(?:\.\d+)*\b")
OTHERS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
SIGNS = {
    "<=": ast.LtE, "<": ast.Lt, ">=": ast.GtE, ">": ast.Gt, "!=": ast.NotEq, "==": ast.Eq,
    "not in": ast.NotIn, "in": ast.In, "is not": ast.IsNot, "is": ast.Is,
}  # fmt: skip
OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}
EITHER_WAY = {"zip", "set", "isinstance", "hasattr", "getattr"}  # an order is no rule here
NO_RULES = {"__init__", "content", "phrases", "picture", "refusals", "tell"}
NO_RULES |= {"acting", "evaluation", "policy", "survey", "visits"}  # the sensible player
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    module: str  # the file's name without its ending
    line: int
    function: str  # "" outside of functions
    clauses: tuple[str, ...]
    what: str
    source: str  # of the whole module, changed
    before: str

    def diff(self) -> str:
        lines = difflib.unified_diff(
            self.before.splitlines(), self.source.splitlines(), n=0, lineterm=""
        )
        return "\n".join([x for x in lines if not x.startswith(("---", "+++", "@@"))])


class BadPlace(Exception):
    """A kept mutant that no longer fits the rules."""


def rule_modules(package: Path) -> list[Path]:
    return sorted([x for x in package.glob("*.py") if x.stem not in NO_RULES])


def module_mutants(path: Path) -> list[Mutant]:
    """Every change of a module, without those that change nothing."""
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    at = _Offsets(source)
    same = ast.dump(tree)
    out = []
    for node, around in _nodes(tree):
        function = node if isinstance(node, Function) else around
        for what, target, text in _changes(node):
            start, end = at.span(target)
            changed = source[:start] + text + source[end:]
            try:
                if ast.dump(ast.parse(changed)) == same:
                    continue
            except SyntaxError:
                continue
            name = function.name if function else ""
            clauses = _clauses(tree, function)
            out.append(Mutant(path.stem, target.lineno, name, clauses, what, changed, source))
    return out


def kept_texts(kept: Mapping[str, str]) -> tuple[str, str]:
    """`old` and `new` of a table in a file, without the line breaks around them."""
    return kept["old"].strip("\n"), kept["new"].strip("\n")


def replaced_once(source: str, old: str, new: str, kept: str, file: str) -> str:
    """`source`, of a file of that name, with the text changed; `kept`: what keeps both texts, for
    BadPlace to name."""
    n = source.count(old)
    if n != 1:
        raise BadPlace(
            f"{kept}: its `old` stands {n} times in {file}, not once. "
            "Take the text anew from there."
        )
    return source.replace(old, new)


def known_mutants(file: Path, package: Path) -> list[Mutant]:
    """Those that a file of `[[mutant]]` tables keeps by their text: module, what, old, new."""
    out = []
    for kept in tomllib.loads(file.read_text("utf-8")).get("mutant", []):
        path = package / f"{kept['module']}.py"
        old, new = kept_texts(kept)
        source = path.read_text("utf-8")
        changed = replaced_once(source, old, new, f"{file}: “{kept['what']}”", path.name)
        tree = ast.parse(source)
        line = source[: source.index(old)].count("\n") + 1 + _shared_lines(old, new)
        inside = [
            x for x in ast.walk(tree)
            if isinstance(x, Function) and x.lineno <= line <= (x.end_lineno or 0)
        ]  # fmt: skip
        function = inside[-1] if inside else None
        out.append(
            Mutant(
                path.stem,
                line,
                function.name if function else "",
                tuple(kept["clauses"]),
                kept["what"],
                changed,
                source,
            )
        )
        ast.parse(out[-1].source)
    return out


def _shared_lines(old: str, new: str) -> int:
    """Lines at the start that are the same, so that the line named is the one that differs."""
    n = 0
    for x, y in zip(old.splitlines()[:-1], new.splitlines(), strict=False):
        if x != y:
            break
        n += 1
    return n


def _clauses(tree: ast.Module, function: Function | None) -> tuple[str, ...]:
    text = (ast.get_docstring(function) if function else "") or ast.get_docstring(tree) or ""
    return tuple(dict.fromkeys(CLAUSE.findall(text)))


class _Offsets:
    """From lines and columns, which count bytes, to places in the text."""

    def __init__(self, source: str) -> None:
        self.lines = source.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))

    def place(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return (
            self.place(node.lineno, node.col_offset),
            self.place(node.end_lineno, node.end_col_offset),
        )


# -- what is changed -------------------------------------------------------------------------

Change = tuple[str, ast.stmt | ast.expr, str]  # what it does, the node replaced, its new text


def _nodes(tree: ast.Module) -> Iterator[tuple[ast.AST, Function | None]]:
    """Those with a rule in them, and the function around."""

    def walk(node: ast.AST, function: Function | None) -> Iterator[tuple[ast.AST, Function | None]]:
        yield node, function
        inside = node if isinstance(node, Function) else function
        for name, field in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "args") and isinstance(
                node, Function | ast.arg | ast.AnnAssign
            ):
                continue
            for child in field if isinstance(field, list) else [field]:
                if isinstance(child, ast.AST) and not _wordy(child):
                    yield from walk(child, inside)

    yield from walk(tree, None)


def _wordy(node: ast.AST) -> bool:
    """Something told to people, an import, a statement for the type checker."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.JoinedStr):
        return True
    value = node.value if isinstance(node, ast.Expr) else None
    return isinstance(value, ast.Constant) or (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Attribute)
        and value.func.attr == "tell"
    )


def _changes(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=right):
            for i, op in enumerate(ops):
                other = OTHERS[type(op)]
                new = ast.Compare(left, [*ops[:i], SIGNS[other](), *ops[i + 1 :]], right)
                yield f"another comparison: {other}", node, f"({ast.unparse(new)})"
        case ast.Constant(value=bool()):
            yield "the opposite", node, str(not node.value)
        case ast.Constant(value=int()):
            assert isinstance(node.value, int)
            yield "one more", node, str(node.value + 1)
            yield "one less", node, f"({node.value - 1})" if node.value < 1 else str(node.value - 1)
        case ast.BoolOp(op=op, values=values):
            other_op = ast.And() if isinstance(op, ast.Or) else ast.Or()
            yield "and for or, or for and", node, f"({ast.unparse(ast.BoolOp(other_op, values))})"
            for i in range(len(values)):
                rest = [*values[:i], *values[i + 1 :]]
                left_over = rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
                yield "a condition dropped", node, f"({ast.unparse(left_over)})"
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right):
            sign = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            text = f"({ast.unparse(ast.BinOp(left, sign, right))})"
            yield "plus for minus, minus for plus", node, text
        case ast.If(test=test) | ast.IfExp(test=test):
            yield "the condition negated", test, f"(not ({ast.unparse(test)}))"
        case ast.comprehension(ifs=[_, *_]):
            for test in node.ifs:
                yield "the filter dropped", test, "True"
        case ast.Slice(lower=lower, upper=upper):
            for bound in (lower, upper):
                if bound is not None and not isinstance(bound, ast.Constant):
                    yield "a slice off by one", bound, f"{ast.unparse(bound)} + 1"
        case ast.Call():
            yield from _call_changes(node)
        case ast.For(body=body):
            last = body[-1]
            text = f"{ast.unparse(last)}\n{' ' * last.col_offset}break"
            if isinstance(last, ast.Expr | ast.Assign | ast.AugAssign):
                yield "the loop stops after one pass", last, text
        case ast.Expr() | ast.AugAssign() | ast.Continue() | ast.Break():
            yield "a statement dropped", node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "a statement dropped", node, "pass"
        case ast.Return(value=None):
            yield "it does not return here", node, "pass"
        case ast.FunctionDef(returns=ast.Constant(value=None) | ast.Name(id="Flow"), body=body):
            for statement in body[2:-1]:
                yield "it returns early", statement, "return"


def _call_changes(node: ast.Call) -> Iterator[Change]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in OPPOSITE:
        yield f"{OPPOSITE[name]} for {name}", node.func, OPPOSITE[name]
        return
    if name == "range":
        yield "a range off by one", node.args[-1], f"{ast.unparse(node.args[-1])} - 1"
        return
    # The state and the player come first and are of other types: swapping them only crashes.
    rest = [x for x in node.args if not (isinstance(x, ast.Name) and x.id in ("s", "p", "self"))]
    for x, y in itertools.pairwise(rest):
        if name in EITHER_WAY or ast.dump(x) == ast.dump(y):
            continue
        if any(isinstance(z, ast.Starred | ast.Lambda | ast.Constant) for z in (x, y)):
            continue
        args = [y if z is x else x if z is y else z for z in node.args]
        swapped = ast.Call(node.func, args, node.keywords)
        yield "arguments swapped", node, ast.unparse(swapped)
