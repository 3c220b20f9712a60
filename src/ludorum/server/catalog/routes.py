"""What can be played, and by which rules, over HTTP."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import Parameter

from ludorum.bots import characters
from ludorum.kernel import content_of
from ludorum.lessons import course_of
from ludorum.server.http.schemas import REFUSED
from ludorum.titles import Title
from ludorum.words import LANGUAGES, read_words, spoken
from ludorum.words.clauses import Rules, rules, rules_with

from .boards import board_info
from .contents import Contents, Visitor
from .schemas import GameInfo, RulesInfo, SettingInfo, WordsInfo
from .titles import Titles

AnyRequest = Request[Any, Any, Any]
ASK, PRIVATE = "no-cache", "private, no-cache"
Content = Annotated[str, Parameter(pattern="^[0-9a-f]{0,64}$")]
Lang = Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")]


def game_info(title: Title[Any]) -> GameInfo:
    settings = [
        SettingInfo(x.name, list(x.values), x.clause, x.alone, list(x.opens))
        for x in title.settings
    ]
    lessons = len(course_of(title.package).lessons)
    board = board_info(title)
    return GameInfo(
        title.name,
        title.epoch,
        list(title.players),
        settings,
        board,
        lessons,
        content_of(title),
        list(characters(title)),
    )


class GameRoutes(Controller):
    """What can be played, and by which rules."""

    path = "/api/games"

    @get("/", responses=REFUSED)
    async def games(self, titles: Titles) -> list[GameInfo]:
        return [game_info(titles.newest(name)) for name in titles.names()]

    @get("/{game:str}/rules/{lang:str}", responses=REFUSED)
    async def rules(
        self,
        request: AnyRequest,
        visitor: Visitor,
        game: str,
        lang: Lang,
        contents: Contents,
        content: Content = "",
    ) -> Response[RulesInfo]:
        """The headings and clauses of a game's rules; `content`: with the numbers of its cards."""
        laid = await contents.laid(visitor, game, content)
        if laid.pack is None:
            return fresh(request, rules_text(laid.package, lang))
        return fresh(request, rules_encoded(rules_with(laid.package, laid.pack, lang)), PRIVATE)

    @get("/{game:str}/words/{lang:str}", responses=REFUSED)
    async def words(
        self,
        request: AnyRequest,
        visitor: Visitor,
        game: str,
        lang: Lang,
        contents: Contents,
        content: Content = "",
    ) -> Response[WordsInfo]:
        """What a game says of itself, as a Fluent file; `content`: with these cards. A box here has
        no words of its own."""
        laid = await contents.laid(visitor, game, content)
        return fresh(request, words_text(laid.package, lang), PRIVATE if laid.pack else ASK)


@cache
def rules_text(package: str, lang: str) -> bytes:
    return rules_encoded(rules(package, lang))


def rules_encoded(found: Rules) -> bytes:
    info = RulesInfo(found.lang, found.sections, found.clauses, list(found.intro))
    return msgspec.json.encode(info)


@cache
def words_text(package: str, lang: str) -> bytes:
    said = spoken(lang, package)
    return msgspec.json.encode(WordsInfo(said, read_words(package, said)))


def fresh(request: AnyRequest, text: bytes, caching: str = ASK) -> Response[Any]:
    """Texts change only with a new version: whoever has them asks whether they still hold."""
    tag = f'"{hashlib.blake2b(text, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": caching}
    # Whoever compresses it on the way makes the tag a weak one.
    if tag in request.headers.get("if-none-match", "").replace("W/", "").split(", "):
        return Response(None, status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)
