"""What the page is told of somebody's box, and what it sends."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludorum.server.http.schemas import Message, Strict, Word

from .bounds import NAME

BoxName = Annotated[str, Meta(max_length=NAME)]


class BoxGame(msgspec.Struct, frozen=True):
    """The records of a game: in all, `known` from a rulebook or another public source, `yours` from
    your box, `ours` made up or guessed and not replaced yet. `use`: new tables are laid with it."""

    game: str
    total: int
    known: int
    yours: int
    ours: int
    use: bool


class BoxGames(msgspec.Struct, frozen=True):
    games: list[BoxGame]


class FormInfo(msgspec.Struct, frozen=True):
    """A field of a record. `kind`: number, flag, text, goods, effect, list or record; `empty`: null
    may stand there; `values`: the goods or texts that may stand there, if they are few; `inside`:
    what a list or a record holds; `otherwise`: what a flag is that is left out."""

    name: str
    kind: str
    required: bool
    empty: bool
    values: list[str]
    inside: list[FormInfo]
    otherwise: bool


class EffectPart(msgspec.Struct, frozen=True):
    """What stands under a key of an effect. `kind`: `goods` (names of goods with numbers),
    `number`, `effect`, `effects` (a list of two or more), `options` (two or more effects by name),
    or a name: `counter`, `test`, `verb`."""

    name: str
    kind: str


class EffectForm(msgspec.Struct, frozen=True):
    """A way to write an effect: an object with just these keys. `key` is the first of them, and
    tells it from the others."""

    key: str
    parts: list[EffectPart]


class VocabularyInfo(msgspec.Struct, frozen=True):
    """The names a game understands in effects, and the ways to write one. The words of a game say
    them: `good-NAME`, `counter-NAME`, `test-NAME`, `verb-NAME`."""

    goods: list[str]
    counters: list[str]
    tests: list[str]
    verbs: list[str]
    effects: list[EffectForm]


class BoxRecord(msgspec.Struct, frozen=True):
    """A record as it now stands, and as the game comes with it. `origin`: house, public or rulebook
    (guessed in part), or box; `guessed`: the fields that are; `words`: what the card says."""

    id: str
    origin: str
    guessed: list[str]
    value: dict[str, Any]
    ours: dict[str, Any] | None
    yours: bool
    words: Message | None


class BoxKind(msgspec.Struct, frozen=True):
    """Records of a kind that are ours or yours; `known`: how many others there are."""

    kind: str
    known: int
    fields: list[FormInfo]
    records: list[BoxRecord]


class BoxProblem(msgspec.Struct, frozen=True):
    """What is wrong: with a field of a record (a path such as `steps[0].do`), with all of it
    (field ""), or with the whole box (id ""). `msg` is one of the page's own words."""

    kind: str
    id: str
    field: str
    msg: Message


class BoxInfo(msgspec.Struct, frozen=True):
    """Somebody's box of a game. `content` names all records with it, as tables and records do;
    `problems`: why nothing can be laid with it now."""

    game: str
    epoch: int
    name: str
    use: bool
    content: str
    kinds: list[BoxKind]
    vocabulary: VocabularyInfo
    problems: list[BoxProblem]


class TriedRecord(msgspec.Struct, frozen=True):
    """`words`: what the card would say; `kept`: it is in the box now."""

    problems: list[BoxProblem]
    words: Message | None
    kept: bool


class TriedBox(msgspec.Struct, frozen=True):
    problems: list[BoxProblem]
    kept: bool


class TryRecord(Strict):
    """A record of a kind, whole."""

    kind: Word
    record: dict[str, Any]


class PutRecord(Strict):
    record: dict[str, Any]


class PutBox(Strict):
    """What is left out stays."""

    use: bool | None = None
    name: BoxName | None = None


class CardInfo(msgspec.Struct, frozen=True):
    """A record of the box a table is laid with, beside ours; `words`, `our_words`: what the cards
    say."""

    kind: str
    id: str
    value: dict[str, Any]
    ours: dict[str, Any] | None
    words: Message | None
    our_words: Message | None


class CardsInfo(msgspec.Struct, frozen=True):
    """The cards a table is laid with, as far as they are not ours."""

    content: str
    cards: list[CardInfo]
