"""The records of a game's package, as they are written: `content/KIND.json`.

A pack lies over a package name. The same game can be loaded with several packs, each under a name
of its own (`ludorum.titles.box`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources

from .errors import ContentError
from .packs import Pack, Row, hashed

_LAID: dict[str, Pack] = {}
_READ: set[str] = set()  # packages whose content was read with a pack over it
_DIGESTS: dict[tuple[str, tuple[str, ...]], str] = {}  # by package and kinds left out


def lay(package: str, pack: Pack) -> None:
    """From now on the content of this package is read with the pack over it."""
    _LAID[package] = pack


def lift(package: str) -> None:
    """Its content is its own again."""
    _LAID.pop(package, None)
    _READ.discard(package)
    for key in [x for x in _DIGESTS if x[0] == package]:
        del _DIGESTS[key]


def laid(package: str) -> Pack | None:
    return _LAID.get(package)


def was_read(package: str) -> bool:
    """Has the game of this name looked at its content under this name?"""
    return package in _READ


def own_rows(package: str, kind: str) -> list[Row]:
    """Records as the package itself has them."""
    text = (resources.files(package) / "content" / f"{kind}.json").read_text(encoding="utf-8")
    rows = json.loads(text)
    if not isinstance(rows, list):
        raise ContentError(f"{kind}.json: expected a list of records")
    return rows


def rows(package: str, kind: str) -> list[Row]:
    """Records of a kind, with the pack over them if one is laid."""
    own, pack = own_rows(package, kind), _LAID.get(package)
    if pack is None:
        return own
    _READ.add(package)
    return pack.over(kind, own)


def kinds(package: str) -> list[str]:
    """The kinds of records a package has; none, if it has no content."""
    folder = resources.files(package) / "content"
    if not folder.is_dir():
        return []
    names = [x.name for x in folder.iterdir() if x.name.endswith(".json")]
    return sorted([x.removesuffix(".json") for x in names])


def content_digest(package: str, without: tuple[str, ...] = ()) -> str:
    """Names what its records say, whoever they come from, those of some kinds left out; "" for a
    game without content."""
    key = package, without
    if key not in _DIGESTS:
        found = [kind for kind in kinds(package) if kind not in without]
        _DIGESTS[key] = _digest({kind: rows(package, kind) for kind in found})
    return _DIGESTS[key]


def content_with(package: str, pack: Pack) -> str:
    """The same with a pack over it, without loading anything."""
    return _digest({kind: pack.over(kind, own_rows(package, kind)) for kind in kinds(package)})


def _digest(records: dict[str, list[Row]]) -> str:
    said = {kind: [_facts(x) for x in found] for kind, found in records.items()}
    return hashed(said) if said else ""


def _facts(row: Row) -> Row:
    return {k: x for k, x in row.items() if k not in ("origin", "guessed")}


def fact(records: Mapping[str, list[Row]], kind: str, id: str, field: str) -> str:
    """What a record says in a field, of a list all of it; LookupError if there is no such thing."""
    found = next((x for x in records.get(kind, []) if x["id"] == id), None)
    if found is None or field not in found:
        raise LookupError(f"content/{kind}.json: no {field} of {id}")
    said = found[field]
    return ", ".join([str(x) for x in said]) if isinstance(said, list) else str(said)
