"""What can be played, and by which rules, over HTTP."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import Parameter

from ludorum.lessons import course_of
from ludorum.server.http.schemas import REFUSED
from ludorum.titles import Title
from ludorum.words import LANGUAGES, read_words, spoken
from ludorum.words.clauses import rules

from .boards import board_info
from .schemas import GameInfo, RulesInfo, SettingInfo, WordsInfo
from .titles import Titles

AnyRequest = Request[Any, Any, Any]
Lang = Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")]


def game_info(title: Title[Any]) -> GameInfo:
    settings = [
        SettingInfo(x.name, list(x.values), x.clause, x.alone, list(x.opens))
        for x in title.settings
    ]
    lessons = len(course_of(title.package).lessons)
    board = board_info(title)
    return GameInfo(title.name, title.epoch, list(title.players), settings, board, lessons)


class GameRoutes(Controller):
    """What can be played, and by which rules."""

    path = "/api/games"

    @get("/", responses=REFUSED)
    async def games(self, titles: Titles) -> list[GameInfo]:
        return [game_info(titles.newest(name)) for name in titles.names()]

    @get("/{game:str}/rules/{lang:str}", responses=REFUSED)
    async def rules(
        self, request: AnyRequest, game: str, lang: Lang, titles: Titles
    ) -> Response[RulesInfo]:
        """The headings and clauses of a game's rules."""
        return fresh(request, rules_text(titles.newest(game).package, lang))

    @get("/{game:str}/words/{lang:str}", responses=REFUSED)
    async def words(
        self, request: AnyRequest, game: str, lang: Lang, titles: Titles
    ) -> Response[WordsInfo]:
        """What a game says of itself, as a Fluent file."""
        return fresh(request, words_text(titles.newest(game).package, lang))


@cache
def rules_text(package: str, lang: str) -> bytes:
    found = rules(package, lang)
    info = RulesInfo(found.lang, found.sections, found.clauses, list(found.intro))
    return msgspec.json.encode(info)


@cache
def words_text(package: str, lang: str) -> bytes:
    said = spoken(lang, package)
    return msgspec.json.encode(WordsInfo(said, read_words(package, said)))


def fresh(request: AnyRequest, text: bytes) -> Response[Any]:
    """Texts change only with a new version: whoever has them asks whether they still hold."""
    tag = f'"{hashlib.blake2b(text, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    # Whoever compresses it on the way makes the tag a weak one.
    if tag in request.headers.get("if-none-match", "").replace("W/", "").split(", "):
        return Response(None, status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)
