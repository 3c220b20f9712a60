"""Links over HTTP: short addresses for messengers and people, and what the page needs of them.

Nobody's session is looked at behind a link: what it shows depends on the address alone, so it can
be held by whoever carries it.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from typing import Any

from litestar import Controller, Response, get

from ludorum.server.accounts.dependencies import GivenViewer, Req
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.http.addresses import base_url, language
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.http.schemas import REFUSED, TableId
from ludorum.server.http.security import address
from ludorum.server.play.history import History
from ludorum.server.play.schemas import Count, Eyes, HistoryInfo
from ludorum.server.settings import Settings
from ludorum.words import LANGUAGES

from . import telling
from .model import END, NOBODY, Spot, Told
from .page import POLICY, Addresses, html
from .pictures import Pictures, digest
from .schemas import ShareInfo, Token
from .service import Sharing

FIRST_DAY = date(2026, 1, 1)
FILE = re.compile(r"(en|uk|ru)\.png")
WHILE = 300  # seconds the page behind an open link may be held
DAY = 86_400


class LinkRoutes(Controller):
    """What a messenger reads, and where people are led on."""

    path = "/s"
    include_in_schema = False

    @get(["/{table:str}", "/{table:str}/{step:str}", "/{table:str}/{step:str}/{token:str}"])
    async def link(
        self,
        request: Req,
        table: str,
        sharing: Sharing,
        settings: Settings,
        view_rate_limit: RateLimit,
        step: str = "",
        token: str = "",
        lang: str = "",
    ) -> Response[str]:
        spot = Spot(table, step, token)
        wanted = _language(request, lang)
        told = await _told(spot, wanted, sharing, view_rate_limit, request)
        if not spot.possible:
            return _page(request, settings, told, "/", "/s/-", wanted)
        path = "/".join([x for x in ("/s", table, step, token) if x])
        if step and told.over:
            on = "/".join([x for x in ("/#/replay", table, step, token) if x])
        else:
            on = f"/#/table/{table}"
        picture = f"/s/{table}/{step or END}/{token or NOBODY}"
        if not told.over:
            picture = f"/s/{table}/{NOBODY}/{NOBODY}"
        return _page(request, settings, told, on, picture, wanted, path)

    @get("/{table:str}/{step:str}/{token:str}/{file:str}")
    async def picture(
        self,
        request: Req,
        table: str,
        step: str,
        token: str,
        file: str,
        sharing: Sharing,
        pictures: Pictures,
        view_rate_limit: RateLimit,
        v: str = "",
    ) -> Response[bytes]:
        lang = _of_file(file)
        spot = Spot(table, step.replace(NOBODY, ""), "" if token == NOBODY else token)
        told = await _told(spot, lang, sharing, view_rate_limit, request)
        return await _png(request, told, pictures, v)

    @get("/-/{file:str}")
    async def house(
        self, request: Req, file: str, pictures: Pictures, v: str = ""
    ) -> Response[bytes]:
        """The picture of what is not there."""
        return await _png(request, telling.neutral(_of_file(file)), pictures, v)

    @get("/deal/{day:str}/{game:str}")
    async def deal(
        self, request: Req, day: str, game: str, titles: Titles, settings: Settings, lang: str = ""
    ) -> Response[str]:
        """The deal of a day: an invitation. What came of it the sender says."""
        wanted = _language(request, lang)
        told = _deal(titles, day, game, wanted)
        path = f"/s/deal/{day}/{game}"
        if not told.known:
            return _page(request, settings, told, "/#/deal", "/s/-", wanted)
        return _page(request, settings, told, f"/#/deal/{game}", path, wanted)

    @get("/deal/{day:str}/{game:str}/{file:str}")
    async def deal_picture(
        self,
        request: Req,
        day: str,
        game: str,
        file: str,
        titles: Titles,
        pictures: Pictures,
        v: str = "",
    ) -> Response[bytes]:
        return await _png(request, _deal(titles, day, game, _of_file(file)), pictures, v)

    @get("/puzzle/{game:str}/{puzzle:str}")
    async def puzzle(
        self,
        request: Req,
        game: str,
        puzzle: str,
        titles: Titles,
        settings: Settings,
        lang: str = "",
    ) -> Response[str]:
        wanted = _language(request, lang)
        told = _puzzle(titles, game, wanted)
        if not told.known or not re.fullmatch(r"[a-z0-9]{1,32}", puzzle):
            return _page(request, settings, telling.neutral(wanted), "/#/puzzles", "/s/-", wanted)
        path = f"/s/puzzle/{game}/{puzzle}"
        return _page(request, settings, told, f"/#/puzzles/{game}/{puzzle}", path, wanted)

    @get("/puzzle/{game:str}/{puzzle:str}/{file:str}")
    async def puzzle_picture(
        self,
        request: Req,
        game: str,
        puzzle: str,
        file: str,
        titles: Titles,
        pictures: Pictures,
        v: str = "",
    ) -> Response[bytes]:
        """The same for all puzzles of a game."""
        return await _png(request, _puzzle(titles, game, _of_file(file)), pictures, v)


class SharedRoutes(Controller):
    """What the page asks: what a link must hold, and a game for who has one with a token."""

    path = "/api/shared"

    @get("/{table_id:str}", responses=REFUSED)
    async def share(self, viewer: GivenViewer, table_id: TableId, sharing: Sharing) -> ShareInfo:
        """Whether one may give this table away, and how."""
        token = await sharing.token(table_id, viewer.user)
        return ShareInfo(token is not None, token or "")

    @get("/{table_id:str}/{token:str}/history", responses=REFUSED)
    async def history(
        self,
        viewer: GivenViewer,
        table_id: TableId,
        token: Token,
        sharing: Sharing,
        history: History,
    ) -> HistoryInfo:
        """The turns of a game one was given, with the points after each."""
        past = await history.read(await sharing.game(table_id, token))
        return HistoryInfo(past.steps, past.turns)

    @get("/{table_id:str}/{token:str}/at/{step:int}", responses=REFUSED)
    async def at(
        self,
        viewer: GivenViewer,
        table_id: TableId,
        token: Token,
        step: Count,
        sharing: Sharing,
        history: History,
        seat: Eyes = -1,
    ) -> dict[str, Any]:
        """A position of a game one was given as a seat (-1: a watcher) saw it."""
        return await history.position(await sharing.game(table_id, token), step, seat)


# -- answers -----------------------------------------------------------------------------------


def _language(request: Req, wanted: str) -> str:
    return language(wanted, request.headers.get("accept-language", ""))


def _of_file(file: str) -> str:
    found = FILE.fullmatch(file)
    return found[1] if found else LANGUAGES[0]


async def _told(spot: Spot, lang: str, sharing: Sharing, limit: RateLimit, request: Req) -> Told:
    """What has been told lately costs nothing; else it counts as a look at a game's past."""
    found = sharing.held(spot, lang)
    if found is not None:
        return found
    limit.take(address(request))
    return await sharing.tell(spot, lang)


def _deal(titles: Titles, day: str, game: str, lang: str) -> Told:
    try:
        found = date.fromisoformat(day)
        title = titles.newest(game)
    except (ValueError, ApiError):
        return telling.neutral(lang)
    last = datetime.now(UTC).date() + timedelta(1)  # somewhere it is tomorrow
    if not FIRST_DAY <= found <= last or 1 not in title.players:
        return telling.neutral(lang)
    return telling.deal(title, found, lang)


def _puzzle(titles: Titles, game: str, lang: str) -> Told:
    try:
        return telling.puzzle(titles.newest(game), lang)
    except ApiError:
        return telling.neutral(lang)


def _page(
    request: Req,
    settings: Settings,
    told: Told,
    on: str,
    picture: str,
    lang: str,
    own: str = "",
) -> Response[str]:
    base = base_url(request, settings)
    asked = f"?lang={lang}" if request.query_params.get("lang") == lang else ""
    at = Addresses(
        own=f"{base}{own or picture}{asked}",
        picture=f"{base}{picture}/{lang}.png?v={digest(told.card)}",
        on=on,
    )
    # Without an address of its own the page says what the request said: not for others.
    shared = told.open and told.known and bool(settings.public_url)
    headers = {
        "content-security-policy": POLICY,
        "cache-control": f"public, max-age={WHILE}" if shared else "private, no-store",
        "vary": "accept-language",
        "x-robots-tag": "noindex",
    }
    return Response(html(told, at), media_type="text/html", headers=headers)


async def _png(request: Req, told: Told, pictures: Pictures, version: str) -> Response[bytes]:
    """An address that names the picture it is of holds for ever; another one is asked again."""
    name = digest(told.card)
    tag = f'"{name}"'
    kind = "public" if told.open else "private"
    if version == name and told.known and told.over:
        kept = f"{kind}, max-age={365 * DAY}, immutable" if told.open else f"{kind}, max-age={DAY}"
    else:
        kept = f"{kind}, no-cache"
    headers = {
        "cache-control": kept,
        "etag": tag,
        "x-robots-tag": "noindex",
        # It is meant to be shown elsewhere.
        "cross-origin-resource-policy": "cross-origin",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = await pictures.draw(told.card, address(request))
    return Response(body, media_type="image/png", headers=headers)
