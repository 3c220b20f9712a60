"""Words that no text says any more: a term of the publisher, one for all games, stands instead.

The forms are data beside this file, `forbidden.LANG.txt`: a regular expression a line, then what to
say instead. A line such as `[paladins]` narrows the lines after it to the packages it names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LANGUAGES = ("uk", "ru")
TYPOGRAPHY = (
    (r"(?<=[^\W\d_])'(?=[^\W\d_])", "’ as apostrophe"),
    (r"(?<![\w}-])-(\d|\{ \$)", "− (U+2212) as minus"),
)


class Form(NamedTuple):
    pattern: re.Pattern[str]
    instead: str
    packages: tuple[str, ...]  # empty: everywhere

    def holds_for(self, path: Path) -> bool:
        return not self.packages or bool(set(self.packages) & set(path.parts))


class Texts(Visitor):
    """The texts of a message as a translator reads them, every variant its own."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = []
        for x in node.elements:
            if isinstance(x, ast.TextElement):
                parts.append(x.value)
            elif isinstance(x.expression, ast.SelectExpression):
                parts.append("{ … }")
                self.generic_visit(x.expression)
            else:
                parts.append(f"{{ {serialize_expression(x.expression)} }}")
        self.found.append("".join(parts))


def forms(text: str) -> Iterator[Form]:
    packages: tuple[str, ...] = ()
    for line in text.splitlines():
        if section := re.fullmatch(r"\[([\w ]+)\]", line):
            packages = tuple(section[1].split())
        elif line.strip() and not line.startswith("#"):
            pattern, _, instead = re.sub(r"#\s*say instead:", "#", line).partition("  #")
            yield Form(re.compile(pattern.strip(), re.IGNORECASE), instead.strip(), packages)


def forbidden(lang: str) -> list[Form]:
    kept = HERE / f"forbidden.{lang}.txt"
    listed = list(forms(kept.read_text(encoding="utf-8"))) if kept.exists() else []
    return listed + [Form(re.compile(x), instead, ()) for x, instead in TYPOGRAPHY]


def said(text: str) -> Iterator[tuple[str, str]]:
    """Every text of a Fluent file with the id of its message or attribute."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            name = entry.id.name
            values = [(name, entry.value)]
            values += [(f"{name}.{x.id.name}", x.value) for x in entry.attributes]
            for id, value in values:
                if value is not None:
                    texts = Texts()
                    texts.visit(value)
                    yield from ((id, x) for x in texts.found)


def wrong(path: Path, text: str, listed: list[Form]) -> list[str]:
    here = [x for x in listed if x.holds_for(path)]
    return [
        f"{path}: {id}: «{found[0]}» in “{value}”; say instead: {form.instead}"
        for id, value in said(text)
        for form in here
        if (found := form.pattern.search(value))
    ]


def files(lang: str) -> list[Path]:
    return [*ROOT.glob(f"src/**/{lang}.ftl"), *ROOT.glob(f"examples/*/src/**/{lang}.ftl")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_says_a_forbidden_form(lang: str) -> None:
    listed, found = forbidden(lang), []
    assert len(files(lang)) > 9
    for path in files(lang):
        found += wrong(path.relative_to(ROOT), path.read_text(encoding="utf-8"), listed)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        ("a = Оберіть планшет", "вибрати"),
        ("a = Ясно\n    .acc = новий найм", "наймання"),
        ("a =\n    { $n ->\n        [one] рада\n       *[other] задарма\n    }", "безплатно"),
        ("a = пам'ять", "’"),
        ("a = -{ $n } ПО", "−"),
    ],
)
def test_a_forbidden_form_is_found_wherever_it_hides(text: str, instead: str) -> None:
    (line,) = wrong(Path("src/words/uk.ftl"), text, forbidden("uk"))
    assert line.startswith("src/words/uk.ftl: a") and instead in line.split("say instead:")[1]


def test_a_form_of_one_package_binds_no_other() -> None:
    listed = forbidden("uk")
    assert wrong(Path("games/paladins/words/uk.ftl"), "a = Коробейник", listed)
    assert not wrong(Path("games/architects/words/uk.ftl"), "a = Коробейник", listed)
