"""The HTTP API. Bodies and answers are typed; `/schema/openapi.json` describes them."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ludorum.server import history, review
from ludorum.server.accounts import clean_text
from ludorum.server.advice import Hints, allowed
from ludorum.server.errors import CODES, ApiError
from ludorum.server.model import GONE, Kept, NewTable, SeatRow, TableRow, User
from ludorum.server.tables import Tables
from ludorum.server.together.chat import say
from ludorum.server.together.ratings import pool_of
from ludorum.server.together.rematch import rematch
from ludorum.server.together.seating import Room, rooms
from ludorum.titles import Title
from ludorum.words import LANGUAGES, read_words, spoken
from ludorum.words.clauses import rules

from .boards import board_info
from .requests import (
    Answer,
    Chat,
    Command,
    HintAsk,
    Join,
    Keep,
    Option,
    PlayOn,
    option,
)
from .shapes import (
    Done,
    GameInfo,
    History,
    KeptGame,
    LineInfo,
    Problem,
    ProofInfo,
    RulesInfo,
    SeatInfo,
    SettingInfo,
    TableInfo,
    WordsInfo,
)
from .who import Commander, Reader, Visitor

TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
AnyRequest = Request[Any, Any, Any]
Lang = Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")]
Count = Annotated[int, Parameter(ge=0, le=1_000_000)]
MOST_KEPT = 200  # companion games of one person
Eyes = Annotated[int, Parameter(ge=-1, le=7)]

# Any of them may be answered anywhere, always in the same form.
REFUSED = {
    status: ResponseSpec(
        Problem,
        description=" / ".join([code for code, its in CODES.items() if its == status]),
        generate_examples=False,
    )
    for status in sorted(set(CODES.values()))
}
done = msgspec.json.Decoder(Done).decode


NO_ROOM = Room()


def table_info(
    row: TableRow, seats: list[SeatRow], user: User | None, room: Room = NO_ROOM
) -> TableInfo:
    """What may be known about a table from outside; the link only by those who sit there."""
    mine = [x.seat for x in seats if user is not None and x.user == user.id]
    return TableInfo(
        id=row.id,
        game=row.game,
        epoch=row.epoch,
        options=row.options,
        status=row.status,
        public=row.public,
        owner=user is not None and row.owner == user.id,
        seat=mine[0] if mine else -1,
        link=row.link if mine else "",
        commit=row.commit,
        created=row.created,
        rematch=row.rematch,
        origin=row.origin if mine else "",
        hints=allowed(row, seats),
        tempo=pool_of(row).tempo,
        rated=row.rated,
        band=list(room.band),
        level=list(room.level),
        fits=room.fits,
        seats=[
            SeatInfo(x.seat, x.name, bool(x.user), x.bot, x.user if x.user != GONE else "")
            for x in seats
        ],
    )


async def told_table(tables: Tables, row: TableRow, user: User | None) -> TableInfo:
    found = await rooms(tables.store, [row], user)
    seats = await tables.store.seats(row.id)
    return table_info(row, seats, user, found.get(row.id, NO_ROOM))


def game_info(title: Title[Any]) -> GameInfo:
    settings = [SettingInfo(x.name, list(x.values), x.clause, x.alone) for x in title.settings]
    return GameInfo(title.name, title.epoch, list(title.players), settings, board_info(title))


class Games(Controller):
    """What can be played, and by which rules."""

    path = "/api/games"

    @get("/", responses=REFUSED)
    async def games(self, tables: Tables) -> list[GameInfo]:
        return [game_info(tables.titles.newest(name)) for name in tables.titles.names()]

    @get("/{game:str}/rules/{lang:str}", responses=REFUSED)
    async def rules(
        self, request: AnyRequest, game: str, lang: Lang, tables: Tables
    ) -> Response[RulesInfo]:
        """The headings and clauses of a game's rules."""
        return fresh(request, rules_text(tables.titles.newest(game).package, lang))

    @get("/{game:str}/words/{lang:str}", responses=REFUSED)
    async def words(
        self, request: AnyRequest, game: str, lang: Lang, tables: Tables
    ) -> Response[WordsInfo]:
        """What a game says of itself, as a Fluent file."""
        return fresh(request, words_text(tables.titles.newest(game).package, lang))


@cache
def rules_text(package: str, lang: str) -> bytes:
    return msgspec.json.encode(RulesInfo(*rules(package, lang)))


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


class TableRoutes(Controller):
    """Tables. Every command carries an id of the client's making: a retry is answered alike."""

    path = "/api/tables"

    @post("/", responses=REFUSED)
    async def create(self, user: Commander, data: NewTable, tables: Tables) -> TableInfo:
        row = await tables.create(user, data)
        return await told_table(tables, row, user)

    @get("/mine", responses=REFUSED)
    async def mine(self, reader: Reader, tables: Tables) -> list[TableInfo]:
        rows = await tables.store.tables_of(reader.id, 50)
        return await self._infos(tables, rows, reader)

    @get("/open", responses=REFUSED)
    async def open(self, visitor: Visitor, tables: Tables) -> list[TableInfo]:
        apart = await tables.store.apart(visitor.id) if visitor else set()
        rows = [x for x in await tables.store.open_tables(50) if x.owner not in apart]
        return await self._infos(tables, rows, visitor)

    @get("/running", responses=REFUSED)
    async def running(self, visitor: Visitor, tables: Tables) -> list[TableInfo]:
        """Public tables that can be watched."""
        rows = await tables.store.running_tables(20)
        return await self._infos(tables, rows, visitor)

    @get("/{table_id:str}", responses=REFUSED)
    async def info(self, visitor: Visitor, table_id: TableId, tables: Tables) -> TableInfo:
        return await told_table(tables, await tables.find(table_id), visitor)

    @post("/{table_id:str}/join", responses=REFUSED)
    async def join(
        self, user: Commander, table_id: TableId, data: Join, tables: Tables
    ) -> TableInfo:
        await tables.join(user, table_id, data.link)
        return await self._info(tables, table_id, user)

    @post("/{table_id:str}/leave", responses=REFUSED)
    async def leave(self, user: Commander, table_id: TableId, tables: Tables) -> TableInfo:
        await tables.leave(user, table_id)
        return await self._info(tables, table_id, user)

    @post("/{table_id:str}/start", responses=REFUSED)
    async def start(self, user: Commander, table_id: TableId, tables: Tables) -> TableInfo:
        await tables.start(user, table_id)
        return await self._info(tables, table_id, user)

    @post("/{table_id:str}/answers", status_code=200, responses=REFUSED)
    async def answer(
        self, user: Commander, table_id: TableId, data: Answer, tables: Tables
    ) -> Done:
        chosen = option(data.answer)
        return done(await tables.answer(user, table_id, data.command_id, chosen, data.ask))

    @post("/{table_id:str}/undo", status_code=200, responses=REFUSED)
    async def undo(self, user: Commander, table_id: TableId, data: Command, tables: Tables) -> Done:
        return done(await tables.undo(user, table_id, data.command_id))

    @post("/{table_id:str}/resign", status_code=200, responses=REFUSED)
    async def resign(
        self, user: Commander, table_id: TableId, data: Command, tables: Tables
    ) -> Done:
        return done(await tables.resign(user, table_id, data.command_id))

    @get("/{table_id:str}/view", responses=REFUSED)
    async def view(self, visitor: Visitor, table_id: TableId, tables: Tables) -> dict[str, Any]:
        """The position as this visitor sees it."""
        return await tables.position(table_id, visitor)

    @get("/{table_id:str}/why", responses=REFUSED)
    async def why(
        self, reader: Reader, table_id: TableId, tables: Tables, ask: Count | None = None
    ) -> list[dict[str, Any]]:
        """Why options one may look for are not offered; of a decision that has passed: nothing."""
        return await tables.why(reader, table_id, ask)

    @post("/{table_id:str}/preview", responses=REFUSED, status_code=200)
    async def preview(
        self, user: Commander, table_id: TableId, data: Option, tables: Tables
    ) -> dict[str, Any]:
        """What an option would do."""
        return await tables.preview(user, table_id, option(data.option))

    @post("/{table_id:str}/hint", responses=REFUSED, status_code=200)
    async def hint(
        self, user: Commander, table_id: TableId, data: HintAsk, hints: Hints
    ) -> dict[str, Any]:
        """Options worth a thought, and how sure that is; where hints are allowed."""
        return await hints.hint(user, table_id, data.ask)

    @get("/{table_id:str}/chat", responses=REFUSED)
    async def chat_lines(
        self, visitor: Visitor, table_id: TableId, tables: Tables
    ) -> list[LineInfo]:
        row = await tables.find(table_id)
        seats = await tables.store.seats(table_id)
        if not row.public and not any([visitor and x.user == visitor.id for x in seats]):
            raise ApiError("not-yours")
        shut = await tables.store.shut(visitor.id) if visitor else set()
        lines = await tables.store.lines(table_id, 0)
        return [LineInfo(x.n, x.user, x.name, x.text, x.at) for x in lines if x.user not in shut]

    @post("/{table_id:str}/chat", responses=REFUSED)
    async def chat(
        self, user: Commander, table_id: TableId, data: Chat, tables: Tables
    ) -> LineInfo:
        line = await say(tables, user, table_id, clean_text(data.text))
        return LineInfo(line.n, line.user, line.name, line.text, line.at)

    @post("/{table_id:str}/rematch", responses=REFUSED)
    async def rematch(self, user: Commander, table_id: TableId, tables: Tables) -> TableInfo:
        row = await rematch(tables, user, table_id)
        info = await self._info(tables, row.id, user)
        return msgspec.structs.replace(info, link=row.link)  # whoever sat here is invited

    @get("/{table_id:str}/replay", media_type="application/jsonl", responses=REFUSED)
    async def replay(self, visitor: Visitor, table_id: TableId, tables: Tables) -> Response[bytes]:
        """The record of a finished game; `ludorum verify` checks it."""
        body = await tables.replay(table_id, visitor)
        name = f'attachment; filename="{table_id}.jsonl"'
        headers = {"content-disposition": name}
        return Response(body, media_type="application/jsonl", headers=headers)

    @get("/{table_id:str}/story", responses=REFUSED)
    async def story(
        self, visitor: Visitor, table_id: TableId, tables: Tables, since: Count = 0
    ) -> dict[str, Any]:
        """What this visitor was told after a version; answers taken back leave no trace."""
        return await history.story(tables, table_id, visitor, since)

    @get("/{table_id:str}/history", responses=REFUSED)
    async def history(self, visitor: Visitor, table_id: TableId, tables: Tables) -> History:
        """The turns of a finished game, with the points after each."""
        return History(*await history.turns(tables, table_id, visitor))

    @get("/{table_id:str}/at/{step:int}", responses=REFUSED)
    async def at(
        self, visitor: Visitor, table_id: TableId, step: Count, tables: Tables, seat: Eyes = -1
    ) -> dict[str, Any]:
        """A position of a finished game as a seat (-1: a watcher) saw it, and what led to it."""
        return await history.at(tables, table_id, visitor, step, seat)

    @get("/{table_id:str}/proof", responses=REFUSED)
    async def proof(self, visitor: Visitor, table_id: TableId, tables: Tables) -> ProofInfo:
        """What `ludorum verify` says to the record of a finished game."""
        found = await history.proof(tables, table_id, visitor)
        return ProofInfo(ok=not found.problems and found.promised, **found._asdict())

    @get("/{table_id:str}/review", responses=REFUSED)
    async def review(self, visitor: Visitor, table_id: TableId, tables: Tables) -> dict[str, Any]:
        """Which decisions of a finished game have cost most, or how far the review is."""
        return await review.told(tables, table_id, visitor)

    @post("/{table_id:str}/review", responses=REFUSED, status_code=200)
    async def ask_review(
        self, user: Commander, table_id: TableId, tables: Tables
    ) -> dict[str, Any]:
        """Somebody who played wants a review; a game is reviewed once."""
        return await review.ask(tables, user, table_id)

    @post("/{table_id:str}/play-on", responses=REFUSED)
    async def play_on(
        self, user: Commander, table_id: TableId, data: PlayOn, tables: Tables
    ) -> TableInfo:
        """A new table that goes on after a step of a finished game; bots have the other seats."""
        row = await history.play_on(tables, user, table_id, data.step, data.seat, data.command_id)
        return await self._info(tables, row.id, user)

    async def _infos(
        self, tables: Tables, rows: list[TableRow], user: User | None
    ) -> list[TableInfo]:
        found = await rooms(tables.store, rows, user)
        return [
            table_info(row, await tables.store.seats(row.id), user, found.get(row.id, NO_ROOM))
            for row in rows
        ]

    async def _info(self, tables: Tables, table_id: str, user: User) -> TableInfo:
        return await told_table(tables, await tables.find(table_id), user)


class Companions(Controller):
    """Companion games of people with an account, for their other devices. Only theirs."""

    path = "/api/companion"

    @get("/", responses=REFUSED)
    async def mine(self, reader: Reader, tables: Tables) -> list[KeptGame]:
        return [KeptGame(x.id, x.at, x.data.decode()) for x in await tables.store.kept(reader.id)]

    @put("/{game_id:str}", responses=REFUSED)
    async def keep(self, user: Commander, game_id: TableId, data: Keep, tables: Tables) -> None:
        """The newer one stays; a person may keep 200."""
        game = Kept(game_id, data.at, data.data.encode())
        if not await tables.store.keep(user.id, game, MOST_KEPT):
            raise ApiError("too-many")

    @delete("/{game_id:str}", responses=REFUSED, status_code=200)
    async def forget(self, user: Commander, game_id: TableId, tables: Tables) -> None:
        await tables.store.forget(user.id, game_id)
