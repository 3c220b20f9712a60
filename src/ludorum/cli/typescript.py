"""TypeScript from Python annotations: what the server sends, as the web client reads it.

Nothing is copied by hand: HTTP bodies come from their structs, frames from their forms, the view
of a game from the classes of its state, covered as `Derived.view` covers them.
"""

from __future__ import annotations

import dataclasses
import json
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union

from ludorum.kernel import Deck, Hand

HEAD = "// Written by `ludorum author types`; change the Python side instead.\n"
ATOMS = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    # What `look` of a covered component answers.
    Hand: "number | string[]",
    Deck: "(number | string[])[]",
}


class Writer:
    """One file. `names` are the types it (or a file it imports from) calls by name."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.names = dict(names)
        self.blocks: list[str] = []

    def word(self, t: Any) -> str:
        for name, known in self.names.items():
            if t == known:
                return name
        if t in ATOMS:
            return ATOMS[t]
        return self.shape(t)

    def shape(self, t: Any) -> str:
        """A type that has no name here."""
        origin, args = typing.get_origin(t), typing.get_args(t)
        if origin in (Annotated, NotRequired):
            return self.word(args[0])
        if origin in (Union, types.UnionType):
            return " | ".join([self.word(x) for x in args])
        if origin is Literal:
            return " | ".join([f'"{x}"' for x in args])
        if origin in (list, Sequence) or (origin is tuple and args[-1] is ...):
            inner = self.word(args[0])
            return f"{inner}[]" if inner[0] == "[" or "|" not in inner else f"({inner})[]"
        if origin is tuple:
            return f"[{', '.join([self.word(x) for x in args])}]"
        if origin is dict:
            return f"Record<string, {self.word(args[1])}>"
        raise TypeError(f"{t!r} has no TypeScript form")

    def alias(self, name: str, t: Any) -> None:
        self.blocks.append(f"export type {name} = {self.shape(t)};\n")

    def interface(self, cls: Any, fields: Iterable[tuple[str, Any, bool]], name: str = "") -> None:
        """`fields`: name, type, and whether it may be left out."""
        lines = [f"  {field}{'?' if maybe else ''}: {self.word(t)};" for field, t, maybe in fields]
        body = "\n".join([f"export interface {name or cls.__name__} {{", *lines, "}\n"])
        self.blocks.append(_comment(cls) + body)

    def text(self, *before: str) -> str:
        return "\n".join([HEAD, *before, *self.blocks])


def _comment(cls: Any) -> str:
    """The first sentence of a docstring that somebody wrote."""
    text = cls.__dict__.get("__doc__") or ""
    if not text or text.startswith(f"{cls.__name__}("):
        return ""
    first = " ".join(text.partition("\n\n")[0].split())
    return f"/** {first} */\n"


def http() -> str:
    """Bodies of requests and answers, and the sets of words they use."""
    import msgspec

    from ludorum.bots import LEVELS, POLICIES
    from ludorum.server.accounts import schemas as accounts
    from ludorum.server.advice import schemas as advice
    from ludorum.server.boxes import schemas as boxes
    from ludorum.server.catalog import schemas as catalog
    from ludorum.server.clubs import schemas as clubs
    from ludorum.server.companion_sync import schemas as companion_sync
    from ludorum.server.deals import schemas as deals
    from ludorum.server.errors import CODES
    from ludorum.server.http import schemas as http
    from ludorum.server.learning import schemas as learning
    from ludorum.server.notifications import schemas as notifications
    from ludorum.server.play import schemas as play
    from ludorum.server.play.clocks import Tempo
    from ludorum.server.play.model import NewTable
    from ludorum.server.puzzles import schemas as puzzles
    from ludorum.server.relationships import schemas as relationships
    from ludorum.server.sharing import schemas as sharing
    from ludorum.server.social import schemas as social
    from ludorum.server.tournaments import schemas as tournaments
    from ludorum.words import LANGUAGES

    rooms = [http, accounts, relationships, catalog, boxes, play]
    rooms += [advice, social, notifications, companion_sync, learning, puzzles, clubs, deals]
    rooms += [tournaments, sharing]
    made = [
        x
        for module in rooms
        for x in vars(module).values()
        if isinstance(x, type) and issubclass(x, msgspec.Struct) and x is not http.Strict
    ]
    structs: list[type[msgspec.Struct]] = list(dict.fromkeys([Tempo, NewTable, *made]))
    out = Writer({"Message": http.Message, **{x.__name__: x for x in structs}})
    for cls in structs:
        hints = typing.get_type_hints(cls)
        given = [(f.name, hints[f.name], not f.required) for f in msgspec.structs.fields(cls)]
        out.interface(cls, given)
    sets = {"LANGUAGES": LANGUAGES, "BOTS": POLICIES, "LEVELS": LEVELS, "CODES": sorted(CODES)}
    words = [f"export const {name} = {_list(values)} as const;" for name, values in sets.items()]
    return out.text('import type { Message } from "./frames";\n', *words, "")


def _list(values: Iterable[str]) -> str:
    quoted = [f'"{x}"' for x in values]
    return f"[{', '.join(quoted)}]"


def frames() -> str:
    from ludorum.server.play import frame_types as module

    out = Writer({**module.ALIASES, **{x.__name__: x for x in module.FORMS}})
    for name, t in module.ALIASES.items():
        out.alias(name, t)
    for cls in module.FORMS:
        hints = typing.get_type_hints(cls, include_extras=True).items()
        out.interface(cls, [(k, t, typing.get_origin(t) is NotRequired) for k, t in hints])
    return out.text()


def view(name: str) -> str:
    """The view of a game, whose root is called View, and what the title names as `constants`."""
    from ludorum.games import load

    title = load(name)
    root = title.derived.root
    found: dict[str, Any] = {}
    _gather(root, found)
    out = Writer({"View" if cls is root else n: cls for n, cls in found.items()})
    for cls in found.values():
        hints = typing.get_type_hints(cls)
        shown = [f.name for f in dataclasses.fields(cls) if not f.name.startswith("_")]
        out.interface(cls, [(x, hints[x], False) for x in shown], "View" if cls is root else "")
    constants: Mapping[str, Any] = getattr(title, "constants", {})
    values = [f"export const {x} = {json.dumps(v)} as const;" for x, v in constants.items()]
    return out.text(*values, *[""] * bool(values))


def _gather(t: Any, found: dict[str, Any]) -> None:
    """The classes of a state, those inside first."""
    if t in ATOMS:
        return
    if isinstance(t, type) and dataclasses.is_dataclass(t):
        hints = typing.get_type_hints(t)
        for field in dataclasses.fields(t):
            if not field.name.startswith("_"):
                _gather(hints[field.name], found)
        found[t.__name__] = t
    for arg in typing.get_args(t):
        _gather(arg, found)


def files(game: str = "") -> dict[str, str]:
    """Those of a game's board, or else those of the page, by file name."""
    return {"view.ts": view(game)} if game else {"http.ts": http(), "frames.ts": frames()}


def kit() -> dict[str, str]:
    """The types of `@ludorum/board`, from `board.d.ts` on."""
    root = Path(str(resources.files("ludorum.cli") / "board_kit"))
    if not root.is_dir():
        raise LookupError("the types of the kit are built with the page: npm run build in web/")
    found = sorted(root.rglob("*.d.ts"))
    return {f"kit/{x.relative_to(root).as_posix()}": x.read_text(encoding="utf-8") for x in found}


def write(folder: Path, game: str = "", with_kit: bool = False) -> list[Path]:
    out = []
    for name, text in {**files(game), **(kit() if with_kit else {})}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        out.append(path)
    return out
