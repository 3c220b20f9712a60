"""The numbered clauses of a game's rules, as a player reads them: `clauses/<lang>.md` of its
package, wherever that is installed.

A number that a record holds, or a list of numbers, is written as `{kind.id.field}` and read off the
record, so that a clause cannot disagree with the cards it speaks of.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import NamedTuple

from ludorum.content import Pack, Row, fact, kinds, own_rows, rows

CLAUSE = re.compile(r"^- \*\*([A-Z]+\d+(?:\.\d+)*)\*\* (.+)$", re.MULTILINE)
Records = Mapping[str, list[Row]]
FACT = re.compile(r"\{([a-z][a-z0-9_]*)\.([\w-]+)\.([a-z_]+)\}")
SECTION = re.compile(r"^## ([A-Z]+\d+) (.+)$", re.MULTILINE)


class Rules(NamedTuple):
    """`lang` is English where a language has none of its own, and "" without any rules."""

    lang: str
    sections: dict[str, str]  # A7 to its heading
    clauses: dict[str, str]  # A7.3 to its text
    intro: tuple[str, ...] = ()  # what stands before the first section: whose rules, which words


@cache
def rules(package: str, lang: str) -> Rules:
    return _rules(package, lang, {kind: rows(package, kind) for kind in kinds(package)})


def rules_with(package: str, pack: Pack, lang: str) -> Rules:
    """The same with the numbers of a box."""
    said = {kind: pack.over(kind, own_rows(package, kind)) for kind in kinds(package)}
    return _rules(package, lang, said)


def _rules(package: str, lang: str, records: Records) -> Rules:
    for one in (lang, "en"):
        file = resources.files(package) / place(one)
        if file.is_file():
            text = filled(records, file.read_text(encoding="utf-8"))
            found = {number: clause.replace("*", "") for number, clause in CLAUSE.findall(text)}
            return Rules(one, dict(SECTION.findall(text)), found, introduction(text))
    return Rules("", {}, {})


def filled(records: Records, text: str) -> str:
    """With what records say; LookupError names one that is not there."""
    return FACT.sub(lambda x: fact(records, x[1], x[2], x[3]), text)


def introduction(text: str) -> tuple[str, ...]:
    """The paragraphs between the title and the first section."""
    before = SECTION.split(text, maxsplit=1)[0]
    paragraphs = [x.replace("*", "").strip() for x in before.split("\n\n")]
    return tuple([x for x in paragraphs if x and not x.startswith("#")])


def place(lang: str) -> str:
    """Where a package has its rules."""
    return f"clauses/{lang}.md"


def clauses(package: str, lang: str) -> dict[str, str]:
    """Clause id to text; English where a language has no rules of its own, {} without rules."""
    return rules(package, lang).clauses


def known(package: str) -> dict[str, str]:
    """The clauses a game must have; LookupError says where they were looked for."""
    found = clauses(package, "en")
    if not found:
        at = resources.files(package) / place("en")
        raise LookupError(f"no clauses in {at}: a clause is a line like `- **A7.3** Text`")
    return found


def below(texts: dict[str, str], number: str) -> dict[str, str]:
    """The clause of that number and those under it: A7 gives A7.1, A7.2 and so on."""
    return {k: v for k, v in texts.items() if k == number or k.startswith(number + ".")}


def search(texts: dict[str, str], word: str) -> dict[str, str]:
    """Clauses with a word in them, those that speak most of it first.

    Endings change with the case, so a shorter stem is tried if there is nothing.
    """
    whole = word.casefold()
    for size in range(len(whole), max(2, len(whole) - 3), -1):
        stem = whole[:size]
        found = [(-text.casefold().count(stem), number) for number, text in texts.items()]
        hits = sorted([x for x in found if x[0]], key=lambda x: x[0])
        if hits:
            return {number: texts[number] for _, number in hits}
    return {}
