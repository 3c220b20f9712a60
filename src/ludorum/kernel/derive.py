"""clone, view, observe, dump, load and resample of a state, generated from the annotations of its
classes.

A state is a tree of dataclasses, lists, dicts, tuples and atoms, without references between
branches. Names that begin with an underscore are transient: never shown or stored, and a copy
begins without them; but for those marked SHARED, which copies hold in common. Nobody writes these
functions by hand, so nobody forgets a field.

The code may also lie ready in a module beside the root class's own, `<module>_derived`:
`scripts/compile` puts what `source` gives there, to compile it with the rest.
"""

from __future__ import annotations

import dataclasses
import hashlib
import importlib
import json
import types
import typing
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, Union

from .asks import Rand
from .events import Narrated
from .parts import Deck, Hand, Layer

S = TypeVar("S")
ATOMS = (int, str, bool, type(None))
PLAIN = (
    "int, str, bool, tuples of these, None beside them, lists, dicts, and dataclasses (also Deck "
    "and Hand) of such data"
)
COVERED = (Deck, Hand)  # components that answer `look` for themselves
PACKED = (Deck, Hand, Layer)  # many and small: dumped as lists, without field names
FROZEN = (Layer,)  # never changed: a copy of a state holds the same ones
CLONE, OBSERVE = "clone_{}({})", "observe_{}({}, seat)"  # how a nested record is copied
# `_map: Annotated[Map | None, SHARED] = None`: worked out from what all may see of the state, never
# changed, only replaced. So copies hold the same one.
SHARED = "shared"


class Derived(Generic[S]):
    """The generated functions of one root class.

    clone(s)         an equal, independent state
    observe(s, seat) the state as `seat` knows it: what is hidden from it is covered, all else
                     equal, so that the rules' own functions can be asked about it
    view(s, seat)    the same as plain data, for pages and features
    read(d)          what was observed, from its plain data
    dump(s), load(d) to and from JSON data; a field missing in `d` takes its default
    """

    def __init__(self, root: type[S]) -> None:
        self.root = root
        self._done: dict[str, type] = {}
        self._code: list[str] = []
        self._at = root.__name__  # the field that is being read, for errors
        if not issubclass(root, Narrated):
            raise TypeError(f"{root.__name__}: the root of a state is a subclass of Narrated")
        names, name = self._functions(), root.__name__
        self.clone: Callable[[S], S] = names["clone_" + name]
        self.observe: Callable[[S, int], S] = names["observe_" + name]
        self.view: Callable[[S, int], dict[str, Any]] = names["view_" + name]
        self.read: Callable[[dict[str, Any]], S] = names["read_" + name]
        self.dump: Callable[[S], dict[str, Any]] = names["dump_" + name]
        self.load: Callable[[dict[str, Any]], S] = names["load_" + name]
        self._walk: Callable[[S, list[Any]], None] = names["walk_" + name]

    def _functions(self) -> dict[str, Any]:
        written = self.root.__module__ + "_derived"
        try:
            return vars(importlib.import_module(written))
        except ModuleNotFoundError as e:
            if e.name != written:
                raise
        self._emit(self.root)
        names: dict[str, Any] = {"Any": Any, "default": default, "tuples": tuples, **self._done}
        exec("\n".join(self._code), names)
        return names

    def source(self) -> str:
        """The generated code, as a module."""
        self._emit(self.root)
        lines = ["from typing import Any", f"from {__name__} import default, tuples"]
        lines += [f"from {cls.__module__} import {n}" for n, cls in self._done.items()]
        return "\n".join([*lines, *self._code, ""])

    def digest(self, s: S) -> str:
        """Sixteen hex digits, equal for equal states in every process and version of Python."""
        raw = json.dumps(self.dump(s), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(raw.encode(), digest_size=8).hexdigest()

    def covered(self, s: S) -> list[Any]:
        """Every component with something hidden in it, in a fixed order."""
        out: list[Any] = []
        self._walk(s, out)
        return out

    def hidden(self, s: S, seat: int) -> dict[str, list[list[str]]]:
        """The lists of cards that `seat` cannot see, by pool, in a fixed order."""
        out: dict[str, list[list[str]]] = {}
        for part in self.covered(s):
            if type(part) is Hand:
                if part.owner != seat:
                    out.setdefault(part.pool, []).append(part.cards)
            else:
                for layer in part.layers:
                    if not layer.sees >> seat & 1:
                        out.setdefault(part.pool, []).append(layer.cards)
        return out

    def resample(self, s: S, seat: int, rand: Rand, keep: Sequence[str] = ()) -> None:
        """Deal anew, in place, all cards that `seat` cannot see; sizes and pools stay.

        `keep`: cards that must stay where they are (they have come to light since). Otherwise
        the deal depends on what `seat` knows and on `rand` alone, not on where cards really lie.
        """
        for part in self.covered(s):
            if type(part) is Deck:  # other copies of this state hold the same layers
                part.layers = [Layer(x.cards[:], x.sees, x.size) for x in part.layers]
        for lists in self.hidden(s, seat).values():
            stay = list(keep)
            fixed: list[list[str]] = []
            loose: list[str] = []
            for cards in lists:
                held = []
                for card in cards:
                    if card in stay:
                        stay.remove(card)
                        held.append(card)
                    else:
                        loose.append(card)
                fixed.append(held)
            loose.sort()
            for i in range(len(loose) - 1, 0, -1):
                j = int(rand() * (i + 1))
                loose[i], loose[j] = loose[j], loose[i]
            for cards, held in zip(lists, fixed, strict=True):
                n = len(cards) - len(held)
                cards[:] = sorted(held + loose[:n])
                del loose[:n]

    # -- code generation: one function of each sort per class ------------------------------

    def _emit(self, cls: type) -> None:
        n = cls.__name__
        if n in self._done:
            if self._done[n] is not cls:
                raise TypeError(f"two state classes are named {n}")
            return
        if "__slots__" not in cls.__dict__:
            raise TypeError(f"{n}: a class of a state is a @dataclass(slots=True)")
        self._done[n] = cls
        around = self._at
        hints = typing.get_type_hints(cls)
        marked = typing.get_type_hints(cls, include_extras=True)
        common = [x for x, t in marked.items() if SHARED in getattr(t, "__metadata__", ())]
        packed = cls in PACKED
        clone, observe, read, load, walk, view, dump = [], [], [], [], [], [], []
        for i, f in enumerate(dataclasses.fields(cls)):
            name, t = f.name, hints[f.name]
            self._at = f"{n}.{name}"
            if name.startswith("_"):
                carried = "o." + name if name in common else "None"
                clone.append(carried)
                observe.append(carried)
                read.append("None")
                load.append("None")
                continue
            clone.append(self._copy(t, "o." + name, CLONE, share=True))
            observe.append(self._copy(t, "o." + name, OBSERVE, share=True))
            read.append(self._load(t, f"d[{name!r}]", "read"))
            load.append(self._load(t, f"d[{i}]") if packed else self._load_field(n, f, t))
            view.append(f"{name!r}: {self._copy(t, 'o.' + name, 'view_{}({}, seat)', share=True)}")
            dumped = self._copy(t, "o." + name, "dump_{}({})", share=False)
            dump.append(dumped if packed else f"{name!r}: {dumped}")
            walk += self._walk_of(t, "o." + name, 1)
        self._at = around
        shown = "{" + ", ".join(view) + "}"
        stored = "[" + ", ".join(dump) + "]" if packed else "{" + ", ".join(dump) + "}"
        observed, known = f"{n}({', '.join(observe)})", f"{n}({', '.join(read)})"
        if issubclass(cls, COVERED):
            observed, known = "o.observe(seat)", f"{n}.read(d)"
            shown, walk = "o.look(seat)", [" out.append(o)"]
        self._code += [
            f"def clone_{n}(o: {n}) -> {n}:",
            f" return {n}({', '.join(clone)})",
            f"def observe_{n}(o: {n}, seat: int) -> {n}:",
            f" return {observed}",
            f"def view_{n}(o: {n}, seat: int) -> Any:",
            f" return {shown}",
            f"def read_{n}(d: Any) -> {n}:",
            f" return {known}",
            f"def dump_{n}(o: {n}) -> Any:",
            f" return {stored}",
            f"def load_{n}(d: Any) -> {n}:",
            f" return {n}({', '.join(load)})",
            f"def walk_{n}(o: {n}, out: list[Any]) -> None:",
            *(walk or [" pass"]),
        ]

    def _kind(self, t: Any) -> tuple[str, Any]:
        origin, args = typing.get_origin(t), typing.get_args(t)
        if t in ATOMS or origin is tuple or t is tuple:
            return "atom", None
        if origin in (Union, types.UnionType):
            rest = [a for a in args if a is not type(None)]
            if all(self._kind(a)[0] == "atom" for a in rest):
                return "atom", None
            if len(rest) == 1:
                return "optional", rest[0]
        if origin is list:
            return "list", args[0]
        if origin is dict:
            return "dict", args[1]
        if isinstance(t, type) and dataclasses.is_dataclass(t):
            self._emit(t)
            return "node", t
        raise TypeError(f"{self._at}: {t!r} is not plain data, which is {PLAIN}")

    def _copy(self, t: Any, e: str, call: str, share: bool, depth: int = 0) -> str:
        """An expression that copies `e`; `call` is how a nested record is copied."""
        kind, arg = self._kind(t)
        v = f"x{depth}"
        if kind == "atom":
            return e
        if kind == "node":
            if arg in FROZEN and call in (CLONE, OBSERVE):
                return e
            if arg in COVERED and call == OBSERVE:
                return f"{e}.observe(seat)"
            return call.format(arg.__name__, e)
        if kind == "optional":
            return f"(None if {e} is None else {self._copy(arg, e, call, share, depth)})"
        inner = self._copy(arg, v, call, share, depth + 1)
        if kind == "list":
            return f"{e}[:]" if inner == v else f"[{inner} for {v} in {e}]"
        if inner == v and share:
            return f"{e}.copy()"
        key = f"k{depth}" if share else f"str(k{depth})"
        return f"{{{key}: {inner} for k{depth}, {v} in {e}.items()}}"

    def _load_field(self, owner: str, f: Any, t: Any) -> str:
        got = self._load(t, f"d[{f.name!r}]")
        if f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING:
            return got
        return f"({got} if {f.name!r} in d else default({owner}, {f.name!r}))"

    def _load(self, t: Any, e: str, how: str = "load", depth: int = 0) -> str:
        kind, arg = self._kind(t)
        v = f"x{depth}"
        if kind == "atom":
            plain = t in ATOMS or (typing.get_origin(t) is not tuple and "tuple" not in str(t))
            return e if plain else f"tuples({e})"
        if kind == "node":
            return f"{how}_{arg.__name__}({e})"
        if kind == "optional":
            return f"(None if {e} is None else {self._load(arg, e, how, depth)})"
        inner = self._load(arg, v, how, depth + 1)
        if kind == "list":
            return f"[{inner} for {v} in {e}]"
        key = f"int(k{depth})" if typing.get_args(t)[0] is int else f"k{depth}"
        return f"{{{key}: {inner} for k{depth}, {v} in {e}.items()}}"

    def _walk_of(self, t: Any, e: str, depth: int) -> list[str]:
        kind, arg = self._kind(t)
        pad = " " * depth
        v = e.removeprefix("o.") + "_"  # one variable, one type
        if kind == "node":
            return [f"{pad}walk_{arg.__name__}({e}, out)"]
        if kind == "optional":
            inner = self._walk_of(arg, e, depth + 1)
            return [f"{pad}if {e} is not None:", *inner] if inner else []
        if kind in ("list", "dict"):
            inner = self._walk_of(arg, v, depth + 1)
            over = e if kind == "list" else f"{e}.values()"
            return [f"{pad}for {v} in {over}:", *inner] if inner else []
        return []


def default(cls: type, name: str) -> Any:
    """What a field comes to that was not stored yet when the data was."""
    field = next(f for f in dataclasses.fields(cls) if f.name == name)
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default


def tuples(x: Any) -> Any:
    """JSON knows no tuples: bring back options and other immutable values."""
    return tuple([tuples(y) for y in x]) if isinstance(x, (list, tuple)) else x
