"""The numbered clauses of a game's rules, as a player reads them."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

CLAUSE = re.compile(r"^- \*\*([A-Z]+\d+(?:\.\d+)*)\*\* (.+)$", re.MULTILINE)


@cache
def clauses(game: str, lang: str) -> dict[str, str]:
    """Clause id to text; English where a language has no rules of its own, {} without rules."""
    folder = resources.files("ludorum") / "rules"
    for name in (f"{game}.{lang}.md", f"{game}.md"):
        file = folder / name
        if file.is_file():
            found = CLAUSE.findall(file.read_text(encoding="utf-8"))
            return {number: text.replace("*", "") for number, text in found}
    return {}


def below(book: dict[str, str], number: str) -> dict[str, str]:
    """The clause of that number and those under it: A7 gives A7.1, A7.2 and so on."""
    return {k: v for k, v in book.items() if k == number or k.startswith(number + ".")}


def search(book: dict[str, str], word: str) -> dict[str, str]:
    """Clauses with a word in them. Endings change with the case: a shorter stem is tried too."""
    stem = word.casefold()
    for size in range(len(stem), max(2, len(stem) - 3), -1):
        found = {k: v for k, v in book.items() if stem[:size] in v.casefold()}
        if found:
            return found
    return {}
