"""Effects in data files. Everything is checked while it is read; an error names the place.

{"gain": {"stone": 4}}                    {"do": "capture", "n": 1}
{"seq": [A, B]}                           {"may": A}
{"all": [A, B]}
{"choose": {"gold": A, "silver": B}}      {"if": "no-debts", "then": A}
{"each": "virtue", "per": 4, "then": A}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludorum.content import ContentError

from .shapes import All, Choice, Do, Effect, ForEach, Gain, If, May, Seq


@dataclass(slots=True, frozen=True)
class Vocabulary:
    """The names a game understands. `fields`: those that may stand in a field of its records, by
    "kind.field", where that is another choice than the names found there already."""

    goods: tuple[str, ...]
    counters: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


# What stands under each key of an effect, for whoever draws a form for it.
PARTS = {
    "gain": {"gain": "goods"},
    "seq": {"seq": "effects"},
    "all": {"all": "effects"},
    "choose": {"choose": "options"},
    "may": {"may": "effect"},
    "each": {"each": "counter", "per": "number", "then": "effect"},
    "if": {"if": "test", "then": "effect"},
    "do": {"do": "verb", "n": "number"},
}
KEYS = {name: set(parts) for name, parts in PARTS.items()}


def short(x: Any) -> str:
    """As it is written, as far as a sentence has room for it."""
    text = repr(x)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


LONGEST = 80


def parse(data: Any, words: Vocabulary, where: str) -> Effect:
    """The effect written in `data`; ContentError if a name, a number or a shape is unknown."""
    if not isinstance(data, dict):
        raise ContentError(f"an effect is an object, not {short(data)}", where, "effect")
    shape = next((k for k in KEYS if k in data), None)
    if shape is None or set(data) != KEYS[shape]:
        what = f"{short(sorted(data))} is no effect; shapes: {', '.join(KEYS)}"
        raise ContentError(what, where, "effect")
    if shape == "gain":
        goods = _dict(data["gain"], where)
        for good, n in goods.items():
            _known(good, words.goods, "good", where)
            _whole(n, where)
        return Gain(tuple(goods.items()))
    if shape in ("seq", "all"):
        rows = data[shape]
        if not isinstance(rows, list) or len(rows) < 2:
            raise ContentError(f"{shape} takes a list of two or more effects", where, "effect-list")
        parts = [parse(x, words, f"{where}.{shape}[{i}]") for i, x in enumerate(rows)]
        return Seq(tuple(parts)) if shape == "seq" else All(tuple(parts))
    if shape == "choose":
        named = _dict(data["choose"], where)
        if len(named) < 2:
            raise ContentError("a choice has two options or more", where, "effect-choice")
        return Choice(tuple([(k, parse(x, words, f"{where}.{k}")) for k, x in named.items()]))
    if shape == "may":
        return May(parse(data["may"], words, f"{where}.may"))
    if shape == "each":
        _known(data["each"], words.counters, "counter", where)
        if _whole(data["per"], where) < 1:
            raise ContentError("per must be 1 or more", where, "effect-per")
        return ForEach(data["each"], data["per"], parse(data["then"], words, f"{where}.then"))
    if shape == "if":
        _known(data["if"], words.tests, "test", where)
        return If(data["if"], parse(data["then"], words, f"{where}.then"))
    _known(data["do"], words.verbs, "verb", where)
    return Do(data["do"], _whole(data["n"], where))


def unparse(e: Effect) -> dict[str, Any]:
    """The notation of an effect: `parse(unparse(e)) == e`."""
    if isinstance(e, Gain):
        return {"gain": dict(e.goods)}
    if isinstance(e, Seq):
        return {"seq": [unparse(x) for x in e.parts]}
    if isinstance(e, All):
        return {"all": [unparse(x) for x in e.parts]}
    if isinstance(e, Choice):
        return {"choose": {k: unparse(x) for k, x in e.options}}
    if isinstance(e, May):
        return {"may": unparse(e.effect)}
    if isinstance(e, ForEach):
        return {"each": e.count, "per": e.per, "then": unparse(e.effect)}
    if isinstance(e, If):
        return {"if": e.test, "then": unparse(e.effect)}
    return {"do": e.verb, "n": e.n}


def _dict(x: Any, where: str) -> dict[str, Any]:
    if not isinstance(x, dict) or not x:
        raise ContentError(f"expected an object with names, found {short(x)}", where, "names")
    return x


def _known(name: Any, allowed: tuple[str, ...], what: str, where: str) -> None:
    if type(name) is not str or name not in allowed:
        said, known = short(name), ", ".join(allowed)
        raise ContentError(
            f"unknown {what} {said}; known: {known}", where, "unknown", found=said, known=known
        )


def _whole(n: Any, where: str) -> int:
    if type(n) is not int:
        raise ContentError(f"expected a whole number, found {short(n)}", where, "number")
    return n
