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
    """Clauses with a word in them, those that speak most of it first.

    Endings change with the case, so a shorter stem is tried if there is nothing.
    """
    whole = word.casefold()
    for size in range(len(whole), max(2, len(whole) - 3), -1):
        stem = whole[:size]
        found = [(-text.casefold().count(stem), number) for number, text in book.items()]
        hits = sorted([x for x in found if x[0]], key=lambda x: x[0])
        if hits:
            return {number: book[number] for _, number in hits}
    return {}
