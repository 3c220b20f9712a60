"""What the page is told of the games there are."""

from __future__ import annotations

import msgspec


class SettingInfo(msgspec.Struct, frozen=True):
    """`opens`: numbers of seats a table has only with another value than the first."""

    name: str
    values: list[str]
    clause: str
    alone: bool
    opens: list[int]


class BoardInfo(msgspec.Struct, frozen=True):
    """What the package of a game brings for the page: files, and the folder they are in, from the
    address of the page. The folder changes with what they hold. With other cards, `games/x/1/` is
    `games/x/1.CONTENT/`."""

    folder: str
    files: list[str]


class GameInfo(msgspec.Struct, frozen=True):
    """`lessons`: how many there are to learn it by; `content`: the cards of new tables;
    `characters`: those a bot that looks ahead may have, `normal:builder`."""

    name: str
    epoch: int
    players: list[int]
    settings: list[SettingInfo]
    board: BoardInfo
    lessons: int
    content: str
    characters: list[str]


class WordsInfo(msgspec.Struct, frozen=True):
    """The words of a game, a Fluent file. `lang`: the language they are in, English where there
    are none in the one asked for."""

    lang: str
    text: str


class RulesInfo(msgspec.Struct, frozen=True):
    """The rules of a game: headings by section, texts by clause; `intro`: paragraphs before all of
    them. `lang` as of the words."""

    lang: str
    sections: dict[str, str]
    clauses: dict[str, str]
    intro: list[str]
