"""The HTTP API. Bodies and answers are typed; `/schema/openapi.json` describes them."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ludorum.games import Title
from ludorum.server import history
from ludorum.server.accounts import Accounts, clean_text, csrf_token, ended
from ludorum.server.bus import BusDown
from ludorum.server.errors import CODES, ApiError
from ludorum.server.model import Kept, SeatRow, TableRow, User
from ludorum.server.rates import Rates
from ludorum.server.settings import Settings
from ludorum.server.tables import Tables
from ludorum.words import LANGUAGES
from ludorum.words.clauses import clauses

from .requests import (
    Answer,
    Chat,
    Command,
    Credentials,
    Guest,
    Join,
    Keep,
    NewTable,
    Option,
    PlayOn,
    option,
)
from .security import address, check_csrf, check_origin, session_cookie, session_of, signed_in
from .shapes import (
    Done,
    GameInfo,
    History,
    KeptGame,
    LineInfo,
    Me,
    Problem,
    ProofInfo,
    SeatInfo,
    SettingInfo,
    TableInfo,
)

Req = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
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


def table_info(row: TableRow, seats: list[SeatRow], user: User | None) -> TableInfo:
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
        seats=[SeatInfo(x.seat, x.name, bool(x.user), x.bot) for x in seats],
    )


def game_info(title: Title[Any]) -> GameInfo:
    settings = [SettingInfo(x.name, list(x.values), x.clause, x.alone) for x in title.settings]
    return GameInfo(title.name, title.epoch, list(title.players), settings)


async def commander(request: Req, settings: Settings, accounts: Accounts, commands: Rates) -> User:
    """Who gives a command: signed in, from our page, not too often."""
    user = await signed_in(request, settings, accounts)
    check_csrf(request, settings)
    commands.take(user.id)
    return user


class People(Controller):
    """Signing in."""

    path = "/api"

    @get("/me", responses=REFUSED)
    async def me(self, request: Req, settings: Settings, accounts: Accounts) -> Me:
        """Who is signed in, and the token commands need."""
        session = session_of(request, settings)
        user = await accounts.who(session)
        if user is None:
            return Me("", "", guest=True, csrf="")
        return Me(user.id, user.name, guest=not user.password, csrf=csrf_token(session))

    async def _welcome(self, settings: Settings, user: User, session: str) -> Response[Me]:
        me = Me(user.id, user.name, guest=not user.password, csrf=csrf_token(session))
        return Response(me, status_code=201, cookies=[session_cookie(settings, session)])

    @post("/guest", responses=REFUSED)
    async def guest(
        self, request: Req, data: Guest, settings: Settings, accounts: Accounts, sign_ins: Rates
    ) -> Response[Me]:
        check_origin(request, settings)
        sign_ins.take(address(request))
        return await self._welcome(settings, *await accounts.guest(data.name))

    @post("/register", responses=REFUSED)
    async def register(
        self, request: Req, data: Credentials, settings: Settings, accounts: Accounts,
        sign_ins: Rates,
    ) -> Response[Me]:  # fmt: skip
        check_origin(request, settings)
        sign_ins.take(address(request))
        return await self._welcome(settings, *await accounts.register(data.name, data.password))

    @post("/sign-in", responses=REFUSED)
    async def sign_in(
        self, request: Req, data: Credentials, settings: Settings, accounts: Accounts,
        sign_ins: Rates,
    ) -> Response[Me]:  # fmt: skip
        check_origin(request, settings)
        sign_ins.take(address(request))
        return await self._welcome(settings, *await accounts.sign_in(data.name, data.password))

    @delete("/session", responses=REFUSED, status_code=200)
    async def sign_out(
        self, request: Req, settings: Settings, accounts: Accounts, tables: Tables
    ) -> Response[Me]:
        check_csrf(request, settings)
        session = session_of(request, settings)
        await accounts.sign_out(session)
        with suppress(BusDown):  # sockets look for themselves, too, only later
            await tables.bus.publish(ended(session), b"")
        return Response(Me("", "", guest=True, csrf=""), cookies=[session_cookie(settings, "")])


class Games(Controller):
    """What can be played, and by which rules."""

    path = "/api/games"

    @get("/", responses=REFUSED)
    async def games(self, tables: Tables) -> list[GameInfo]:
        return [game_info(tables.titles.newest(name)) for name in tables.titles.names()]

    @get("/{game:str}/rules/{lang:str}", responses=REFUSED)
    async def rules(self, game: str, lang: str, tables: Tables) -> dict[str, str]:
        """The clauses of a game's rules: id and text."""
        title = tables.titles.newest(game)
        if lang not in LANGUAGES:
            raise ApiError("bad-request", f"languages: {', '.join(LANGUAGES)}")
        return clauses(title.name, lang)


class TableRoutes(Controller):
    """Tables. Every command carries an id of the client's making: a retry is answered alike."""

    path = "/api/tables"

    @post("/", responses=REFUSED)
    async def create(
        self, request: Req, data: NewTable, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> TableInfo:  # fmt: skip
        user = await commander(request, settings, accounts, commands)
        row = await tables.create(
            user, data.game, data.seats, data.options, data.tempo, data.bots, data.public
        )
        return table_info(row, await tables.store.seats(row.id), user)

    @get("/mine", responses=REFUSED)
    async def mine(
        self, request: Req, tables: Tables, settings: Settings, accounts: Accounts
    ) -> list[TableInfo]:
        user = await signed_in(request, settings, accounts)
        rows = await tables.store.tables_of(user.id, 50)
        return await self._infos(tables, rows, user)

    @get("/open", responses=REFUSED)
    async def open(
        self, request: Req, tables: Tables, settings: Settings, accounts: Accounts
    ) -> list[TableInfo]:
        user = await accounts.who(session_of(request, settings))
        rows = await tables.store.open_tables(50)
        return await self._infos(tables, rows, user)

    @get("/running", responses=REFUSED)
    async def running(
        self, request: Req, tables: Tables, settings: Settings, accounts: Accounts
    ) -> list[TableInfo]:
        """Public tables that can be watched."""
        user = await accounts.who(session_of(request, settings))
        rows = await tables.store.running_tables(20)
        return await self._infos(tables, rows, user)

    @get("/{table_id:str}", responses=REFUSED)
    async def info(
        self, request: Req, table_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts,
    ) -> TableInfo:  # fmt: skip
        user = await accounts.who(session_of(request, settings))
        row = await tables.find(table_id)
        return table_info(row, await tables.store.seats(table_id), user)

    @post("/{table_id:str}/join", responses=REFUSED)
    async def join(
        self, request: Req, table_id: TableId, data: Join, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> TableInfo:  # fmt: skip
        user = await commander(request, settings, accounts, commands)
        await tables.join(user, table_id, data.link)
        return await self._info(tables, table_id, user)

    @post("/{table_id:str}/leave", responses=REFUSED)
    async def leave(
        self, request: Req, table_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> TableInfo:  # fmt: skip
        user = await commander(request, settings, accounts, commands)
        await tables.leave(user, table_id)
        return await self._info(tables, table_id, user)

    @post("/{table_id:str}/start", responses=REFUSED)
    async def start(
        self, request: Req, table_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> TableInfo:  # fmt: skip
        user = await commander(request, settings, accounts, commands)
        await tables.start(user, table_id)
        return await self._info(tables, table_id, user)

    @post("/{table_id:str}/answers", status_code=200, responses=REFUSED)
    async def answer(
        self, request: Req, table_id: TableId, data: Answer, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> Done:  # fmt: skip
        user = await commander(request, settings, accounts, commands)
        chosen = option(data.answer)
        return done(await tables.answer(user, table_id, data.command_id, chosen, data.ask))

    @post("/{table_id:str}/undo", status_code=200, responses=REFUSED)
    async def undo(
        self, request: Req, table_id: TableId, data: Command, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> Done:  # fmt: skip
        user = await commander(request, settings, accounts, commands)
        return done(await tables.undo(user, table_id, data.command_id))

    @post("/{table_id:str}/resign", status_code=200, responses=REFUSED)
    async def resign(
        self, request: Req, table_id: TableId, data: Command, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> Done:  # fmt: skip
        user = await commander(request, settings, accounts, commands)
        return done(await tables.resign(user, table_id, data.command_id))

    @get("/{table_id:str}/view", responses=REFUSED)
    async def view(
        self, request: Req, table_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts,
    ) -> dict[str, Any]:  # fmt: skip
        """The position as this user sees it."""
        user = await accounts.who(session_of(request, settings))
        return await tables.position(table_id, user)

    @get("/{table_id:str}/why", responses=REFUSED)
    async def why(
        self, request: Req, table_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts,
    ) -> list[dict[str, Any]]:  # fmt: skip
        """Why options one may look for are not offered."""
        return await tables.why(await signed_in(request, settings, accounts), table_id)

    @post("/{table_id:str}/preview", responses=REFUSED, status_code=200)
    async def preview(
        self, request: Req, table_id: TableId, data: Option, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> dict[str, Any]:  # fmt: skip
        """What an option would do."""
        user = await commander(request, settings, accounts, commands)
        return await tables.preview(user, table_id, option(data.option))

    @get("/{table_id:str}/chat", responses=REFUSED)
    async def chat_lines(
        self, request: Req, table_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts,
    ) -> list[LineInfo]:  # fmt: skip
        user = await accounts.who(session_of(request, settings))
        row = await tables.find(table_id)
        seats = await tables.store.seats(table_id)
        if not row.public and not any([user and x.user == user.id for x in seats]):
            raise ApiError("not-yours")
        lines = await tables.store.lines(table_id, 0)
        return [LineInfo(x.n, x.name, x.text, x.at) for x in lines]

    @post("/{table_id:str}/chat", responses=REFUSED)
    async def chat(
        self, request: Req, table_id: TableId, data: Chat, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> LineInfo:  # fmt: skip
        user = await commander(request, settings, accounts, commands)
        line = await tables.chat(user, table_id, clean_text(data.text))
        return LineInfo(line.n, line.name, line.text, line.at)

    @post("/{table_id:str}/rematch", responses=REFUSED)
    async def rematch(
        self, request: Req, table_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> TableInfo:  # fmt: skip
        user = await commander(request, settings, accounts, commands)
        row = await tables.rematch(user, table_id)
        info = await self._info(tables, row.id, user)
        return msgspec.structs.replace(info, link=row.link)  # whoever sat here is invited

    @get("/{table_id:str}/replay", media_type="application/jsonl", responses=REFUSED)
    async def replay(
        self, request: Req, table_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts,
    ) -> Response[bytes]:  # fmt: skip
        """The record of a finished game; `ludorum verify` checks it."""
        user = await accounts.who(session_of(request, settings))
        body = await tables.replay(table_id, user)
        name = f'attachment; filename="{table_id}.jsonl"'
        headers = {"content-disposition": name}
        return Response(body, media_type="application/jsonl", headers=headers)

    @get("/{table_id:str}/story", responses=REFUSED)
    async def story(
        self, request: Req, table_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts, since: Count = 0,
    ) -> dict[str, Any]:  # fmt: skip
        """What this user was told after a version; answers taken back leave no trace."""
        user = await accounts.who(session_of(request, settings))
        return await history.story(tables, table_id, user, since)

    @get("/{table_id:str}/history", responses=REFUSED)
    async def history(
        self, request: Req, table_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts,
    ) -> History:  # fmt: skip
        """The turns of a finished game, with the points after each."""
        user = await accounts.who(session_of(request, settings))
        return History(*await history.turns(tables, table_id, user))

    @get("/{table_id:str}/at/{step:int}", responses=REFUSED)
    async def at(
        self, request: Req, table_id: TableId, step: Count, tables: Tables, settings: Settings,
        accounts: Accounts, seat: Eyes = -1,
    ) -> dict[str, Any]:  # fmt: skip
        """A position of a finished game as a seat (-1: a watcher) saw it, and what led to it."""
        user = await accounts.who(session_of(request, settings))
        return await history.at(tables, table_id, user, step, seat)

    @get("/{table_id:str}/proof", responses=REFUSED)
    async def proof(
        self, request: Req, table_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts,
    ) -> ProofInfo:  # fmt: skip
        """What `ludorum verify` says to the record of a finished game."""
        user = await accounts.who(session_of(request, settings))
        found = await history.proof(tables, table_id, user)
        return ProofInfo(ok=not found.problems and found.promised, **found._asdict())

    @post("/{table_id:str}/play-on", responses=REFUSED)
    async def play_on(
        self, request: Req, table_id: TableId, data: PlayOn, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> TableInfo:  # fmt: skip
        """A new table that goes on after a step of a finished game; bots have the other seats."""
        user = await commander(request, settings, accounts, commands)
        row = await history.play_on(tables, user, table_id, data.step, data.seat, data.command_id)
        return await self._info(tables, row.id, user)

    async def _infos(
        self, tables: Tables, rows: list[TableRow], user: User | None
    ) -> list[TableInfo]:
        return [table_info(row, await tables.store.seats(row.id), user) for row in rows]

    async def _info(self, tables: Tables, table_id: str, user: User) -> TableInfo:
        row = await tables.find(table_id)
        return table_info(row, await tables.store.seats(table_id), user)


class Companions(Controller):
    """Companion games of people with an account, for their other devices. Only theirs."""

    path = "/api/companion"

    @get("/", responses=REFUSED)
    async def mine(
        self, request: Req, tables: Tables, settings: Settings, accounts: Accounts
    ) -> list[KeptGame]:
        user = await signed_in(request, settings, accounts)
        return [KeptGame(x.id, x.at, x.data.decode()) for x in await tables.store.kept(user.id)]

    @put("/{game_id:str}", responses=REFUSED)
    async def keep(
        self, request: Req, game_id: TableId, data: Keep, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> None:  # fmt: skip
        """The newer one stays; a person may keep 200."""
        user = await commander(request, settings, accounts, commands)
        game = Kept(game_id, data.at, data.data.encode())
        if not await tables.store.keep(user.id, game, MOST_KEPT):
            raise ApiError("too-many")

    @delete("/{game_id:str}", responses=REFUSED, status_code=200)
    async def forget(
        self, request: Req, game_id: TableId, tables: Tables, settings: Settings,
        accounts: Accounts, commands: Rates,
    ) -> None:  # fmt: skip
        user = await commander(request, settings, accounts, commands)
        await tables.store.forget(user.id, game_id)
