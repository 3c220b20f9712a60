"""Whose the figures of a clause are: a clause of the rulebook states nothing from elsewhere.

A clause states what a record says in three ways: it reads it, `{kind.id.field}`; the record names
it as its `clause`; or `clauses/figures.json` of the package says so, where the figures are written
out. That file holds

    "stated"    clause to a list of `kind.id.field`, with * for any id or field
    "unstated"  kinds of which no clause states a figure the rulebook does not give itself

and a kind of records that is in neither is a fault, so that nobody forgets a new one. What the file
says of a record goes before the `clause` the record names.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from importlib import resources
from typing import Any, NamedTuple

from ludorum.content import Row, kinds, own_rows

from .clauses import FACT, place

FILE = "clauses/figures.json"
RULEBOOK = "rulebook"
MARKED = re.compile(r"^- \*\*([A-Z]+\d+(?:\.\d+)*)\*\* (.+) \*\((\w+)\)\*$", re.MULTILINE)
NOT_A_VALUE = ("id", "origin", "guessed", "clause")


class Figure(NamedTuple):
    """A clause states what a record says in a field."""

    clause: str
    kind: str
    id: str
    field: str

    def __str__(self) -> str:
        return f"{self.kind}.{self.id}.{self.field}"


class Unfounded(NamedTuple):
    """A figure under a mark that promises more than is known of it."""

    figure: Figure
    origin: str  # of the record, or "guessed"

    def __str__(self) -> str:
        at, origin = self.figure, self.origin
        return f"{at.clause} is marked {RULEBOOK}, but states {at}, which is {origin}"


def unfounded(package: str) -> list[Unfounded]:
    """What clauses of the rulebook state and it does not say. LookupError names a figure that is
    not there, and a kind of records of which nothing is known."""
    file = resources.files(package) / place("en")
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    marks = {clause: mark for clause, _, mark in MARKED.findall(text)}
    records = {kind: own_rows(package, kind) for kind in kinds(package)}
    out = []
    for figure in figures(package, text, records):
        if figure.clause not in marks:
            raise LookupError(f"{FILE}: there is no clause {figure.clause}")
        if marks[figure.clause] == RULEBOOK:
            row = next(x for x in records[figure.kind] if x["id"] == figure.id)
            origin = "guessed" if figure.field in row.get("guessed", ()) else row["origin"]
            if origin != RULEBOOK:
                out.append(Unfounded(figure, origin))
    return out


def figures(package: str, text: str, records: Mapping[str, list[Row]]) -> Iterator[Figure]:
    """All that clauses state, as far as it is said."""
    for clause, words, _ in MARKED.findall(text):
        for kind, id, field in FACT.findall(words):
            yield Figure(clause, kind, id, field)
    listing = listing_of(package)
    listed = [
        x for clause, names in listing["stated"].items() for name in names
        for x in matching(clause, name, records)
    ]  # fmt: skip
    yield from listed
    known = {(x.kind, x.id) for x in listed}
    for kind, rows in records.items():
        for row in rows:
            if "clause" in row and (kind, row["id"]) not in known:
                yield from [Figure(row["clause"], kind, row["id"], x) for x in values(row)]
    forgotten = records.keys() - {x.kind for x in listed} - set(listing["unstated"])
    forgotten = {x for x in forgotten if not all("clause" in row for row in records[x])}
    if forgotten and listing["stated"]:
        names = ", ".join(sorted(forgotten))
        raise LookupError(f"{FILE}: which clauses state the figures of {names}?")


def listing_of(package: str) -> dict[str, Any]:
    """What the file of a package lists; nothing, if it has none."""
    file = resources.files(package) / FILE
    if not file.is_file():
        return {"stated": {}, "unstated": []}
    listing: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return listing


def values(row: Row) -> list[str]:
    return [x for x in row if x not in NOT_A_VALUE]


def matching(clause: str, name: str, records: Mapping[str, list[Row]]) -> list[Figure]:
    """The figures a name with * stands for."""
    kind, id, field = name.split(".")
    found = [
        Figure(clause, kind, row["id"], x)
        for row in records.get(kind, [])
        if fnmatchcase(row["id"], id)
        for x in values(row)
        if fnmatchcase(x, field)
    ]
    if not found:
        raise LookupError(f"{FILE}: {clause} states {name}, which is in no record")
    return found
