"""Content files: JSON lists of records, decoded into frozen dataclasses and checked on the way.

Every record carries its origin: "rulebook", "public" (known, but not from our rulebook), "house"
(ours, because the printed value is unknown) or "box" (from an owner's pack). Where that says too
much, `guessed` names the fields that are inferred, or read where it could hardly be read.
"""

from __future__ import annotations

import dataclasses
import functools
import operator
import types
import typing
from typing import Any, NamedTuple, TypeVar, Union
from weakref import WeakKeyDictionary

from ludorum.content import BOX, ContentError, kinds, rows

from .notation import Vocabulary, parse, short
from .shapes import Effect

R = TypeVar("R")
ORIGINS = ("rulebook", "public", "house", BOX)


class Source(NamedTuple):
    """Where a record comes from."""

    id: str
    origin: str
    guessed: tuple[str, ...] = ()


def sources(package: str) -> dict[str, list[Source]]:
    """The records of every content file of a game, by the file's name."""
    return {kind: [_source(x) for x in rows(package, kind)] for kind in kinds(package)}


def _source(row: dict[str, Any]) -> Source:
    return Source(row["id"], row["origin"], tuple(row.get("guessed", ())))


def read_records(package: str, name: str, cls: type[R], words: Vocabulary) -> list[R]:
    """The records of `<package>/content/<name>.json`, and of the pack over it if one is laid."""
    _SHAPES[package, name] = cls, words
    return [decode(cls, row, words, f"{name}[{i}]") for i, row in enumerate(rows(package, name))]


_SHAPES: dict[tuple[str, str], tuple[type, Vocabulary]] = {}


def shape_of(package: str, name: str) -> tuple[type, Vocabulary]:
    """What records of a kind are decoded into, once its game has read them."""
    return _SHAPES[package, name]


def drop_shapes(package: str) -> None:
    """A game that was loaded under this name is no more."""
    for key in [x for x in _SHAPES if x[0] == package]:
        del _SHAPES[key]


# Weakly: the classes of a game with a pack go with it.
_TYPES: WeakKeyDictionary[type, dict[str, Any]] = WeakKeyDictionary()


def _types_of(cls: type[Any]) -> dict[str, Any]:
    """The types of a record's fields: made of their text once a class, not once a record."""
    if cls not in _TYPES:
        _TYPES[cls] = typing.get_type_hints(cls)
    return _TYPES[cls]


def decode(cls: type[R], row: Any, words: Vocabulary, where: str) -> R:
    """One record: no unknown field, none missing without a default, every type as annotated."""
    if not isinstance(row, dict):
        raise ContentError(f"a record is an object, not {short(row)}", where, "record")
    where = f"{where} {row['id']}" if "id" in row else where
    fields = {f.name: f for f in dataclasses.fields(cls)}  # type: ignore[arg-type]
    hints = _types_of(cls)
    if "guessed" in row:
        row = _guesses_checked(row, fields, where)
    unknown = sorted(set(row) - set(fields))
    if unknown:
        found, known = short(unknown), ", ".join(fields)
        raise ContentError(
            f"unknown fields {found}; known: {known}", where, "fields", found=found, known=known
        )
    values: dict[str, Any] = {}
    for name, f in fields.items():
        if name in row:
            values[name] = _value(hints[name], row[name], words, f"{where}.{name}")
        elif f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING:
            raise ContentError(f"{name} is missing", where, "missing", field=name)
    if "origin" in fields and values["origin"] not in ORIGINS:
        raise ContentError(f"origin is one of {', '.join(ORIGINS)}", where)
    return cls(**values)


def faults_in(cls: type[Any], row: dict[str, Any], words: Vocabulary) -> list[ContentError]:
    """All that is wrong with a record, field by field; `where` is the path to the field."""
    fields = {f.name: f for f in dataclasses.fields(cls)}
    hints = _types_of(cls)
    out: list[ContentError] = []
    for name in row:
        if name not in fields:
            found, known = short(name), ", ".join([x for x in fields if x != "origin"])
            what = f"unknown field {found}; known: {known}"
            out.append(ContentError(what, str(name), "fields", found=found, known=known))
    for name, f in fields.items():
        if name in row:
            try:
                _value(hints[name], row[name], words, name)
            except ContentError as e:
                out.append(e)
        elif f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING:
            out.append(ContentError("it is missing", name, "missing", field=name))
    return out


def _guesses_checked(row: dict[str, Any], fields: dict[str, Any], where: str) -> dict[str, Any]:
    """The record without its `guessed`, which is for readers and no business of the rules."""
    row = dict(row)
    names, about = row.pop("guessed"), sorted(set(fields) - {"id", "origin"})
    if row.get("origin") not in ("rulebook", "public"):
        raise ContentError("guessed is for parts of a record with an origin in print", where)
    if not isinstance(names, list) or not names or not all(x in about for x in names):
        raise ContentError(f"guessed names fields of the record: {', '.join(about)}", where)
    return row


def _value(t: Any, x: Any, words: Vocabulary, where: str) -> Any:
    origin, args = typing.get_origin(t), typing.get_args(t)
    if t == Effect:
        return parse(x, words, where)
    if origin in (Union, types.UnionType) and type(None) in args:
        rest = [a for a in args if a is not type(None)]
        inner = rest[0] if len(rest) == 1 else functools.reduce(operator.or_, rest)
        return None if x is None else _value(inner, x, words, where)
    if origin is tuple and isinstance(x, list):
        return tuple([_value(args[0], y, words, f"{where}[{i}]") for i, y in enumerate(x)])
    if origin is dict and isinstance(x, dict):
        for key in x:
            if key not in words.goods:
                said, known = short(key), ", ".join(words.goods)
                what = f"unknown good {said}"
                raise ContentError(what, where, "unknown", found=said, known=known)
        return {k: _value(args[1], y, words, f"{where}.{k}") for k, y in x.items()}
    if dataclasses.is_dataclass(t) and isinstance(t, type):
        return decode(t, x, words, where)
    if t in (int, str, bool) and type(x) is t:
        return x
    code = {int: "number", str: "text", bool: "flag"}.get(t) or _PLURAL.get(origin, "record")
    raise ContentError(f"{short(x)} is not {t}", where, code)


_PLURAL = {tuple: "list", dict: "names"}
