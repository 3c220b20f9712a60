"""What a record may say, field by field: for whoever fills one in."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Iterable
from typing import Any, NamedTuple, Union

from ludorum.content import own_rows

from .notation import KEYS, Vocabulary
from .records import shape_of
from .shapes import Effect

MANY = 24  # texts of our own that are named


class Form(NamedTuple):
    """A field of a record. `kind`: number, flag, text, goods, effect, list or record; `values`: the
    goods or texts that may stand there, or the texts that do in our own records, if they are few;
    `inside`: what a list or a record holds; `otherwise`: what a flag is that is left out."""

    name: str
    kind: str
    required: bool = True
    empty: bool = False  # null may stand there
    values: tuple[str, ...] = ()
    inside: tuple[Form, ...] = ()
    otherwise: bool = False

    @property
    def says(self) -> str:
        text = {
            "number": "a number",
            "flag": "true or false",
            "text": f"a text, as {', '.join(self.values)}" if self.values else "a text",
            "goods": f"goods with numbers, of {', '.join(self.values)}",
            "effect": f"an effect: {', '.join(KEYS)}",
            "list": f"a list; in it, {self.inside[0].says}" if self.inside else "a list",
            "record": "; ".join([f"{x.name}: {x.says}" for x in self.inside]),
        }[self.kind]
        return text + ("" if self.required else "; may be left out") + (", or null" * self.empty)


def forms_of(package: str, kind: str) -> list[Form]:
    """The fields of a kind of records of a game that has been loaded, but for whose they are."""
    cls, words = shape_of(package, kind)
    return _fields(cls, own_rows(package, kind), words, kind)


def _fields(cls: type, rows: list[Any], words: Vocabulary, kind: str) -> list[Form]:
    hints = typing.get_type_hints(cls)
    out = []
    for f in dataclasses.fields(cls):
        if f.name == "origin":
            continue
        seen = [x[f.name] for x in rows if f.name in x]
        given = f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING
        form = _form(f.name, hints[f.name], seen, words, kind)
        out.append(form._replace(required=given, otherwise=f.default is True))
    return out


def _form(name: str, t: Any, seen: list[Any], words: Vocabulary, kind: str) -> Form:
    if t == Effect:
        return Form(name, "effect")
    origin, args = typing.get_origin(t), typing.get_args(t)
    if origin in (Union, types.UnionType) and type(None) in args:
        rest = [x for x in args if x is not type(None)]
        inner: Any = rest[0]
        for x in rest[1:]:
            inner = inner | x
        form = _form(name, inner, [x for x in seen if x is not None], words, kind)
        return form._replace(empty=True)
    if origin is tuple:
        held = [y for x in seen for y in x]
        return Form(name, "list", inside=(_form(name, args[0], held, words, kind),))
    may = words.fields.get(f"{kind}.{name}")
    if origin is dict:
        return Form(name, "goods", values=may or words.goods)
    if dataclasses.is_dataclass(t) and isinstance(t, type):
        return Form(name, "record", inside=tuple(_fields(t, seen, words, kind)))
    if t is bool:
        return Form(name, "flag")
    if t is int:
        return Form(name, "number")
    return Form(name, "text", values=may or (_few(seen) if name != "id" else ()))


def _few(texts: Iterable[str]) -> tuple[str, ...]:
    found = sorted(set(texts))
    return tuple(found) if len(found) <= MANY else ()
