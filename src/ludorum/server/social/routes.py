"""Chat, reports and profiles, over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter

from ludorum.server.accounts.dependencies import Commander, Reader, Visitor
from ludorum.server.http.schemas import REFUSED, PersonId, TableId
from ludorum.server.relationships.rate_limits import SocialRateLimits
from ludorum.server.text import clean_text

from .chat import Chat
from .profiles import Profiles
from .schemas import ChatText, Complain, Hidden, LineInfo, ProfileInfo

LineNumber = Annotated[int, Parameter(ge=1, le=1_000_000)]


class ChatRoutes(Controller):
    """What those at a table say."""

    path = "/api/tables"

    @get("/{table_id:str}/chat", responses=REFUSED)
    async def chat_lines(self, visitor: Visitor, table_id: TableId, chat: Chat) -> list[LineInfo]:
        lines = await chat.lines(table_id, visitor)
        return [LineInfo(x.n, x.user, x.name, x.text, x.at) for x in lines]

    @post("/{table_id:str}/chat", responses=REFUSED)
    async def chat(
        self, user: Commander, table_id: TableId, data: ChatText, chat: Chat
    ) -> LineInfo:
        line = await chat.say(user, table_id, clean_text(data.text))
        return LineInfo(line.n, line.user, line.name, line.text, line.at)

    @post("/{table_id:str}/chat/{n:int}/report", responses=REFUSED, status_code=200)
    async def report(
        self,
        user: Commander,
        table_id: TableId,
        n: LineNumber,
        data: Complain,
        chat: Chat,
        social_rate_limits: SocialRateLimits,
    ) -> None:
        """Tell the operator of a line; only those at the table can, each once."""
        social_rate_limits.reports.take(user.id)
        await chat.report(user, table_id, n, clean_text(data.why))


class ProfileRoutes(Controller):
    """What somebody has played, and how well."""

    path = "/api/profiles"

    @get("/{person_id:str}", responses=REFUSED)
    async def profile(self, reader: Reader, person_id: PersonId, profiles: Profiles) -> ProfileInfo:
        return await profiles.profile(reader, person_id)

    @post("/", responses=REFUSED, status_code=200)
    async def hide(self, user: Commander, data: Hidden, profiles: Profiles) -> ProfileInfo:
        """Show one's own profile to others, or hide it."""
        await profiles.hide(user, hidden=data.hidden)
        return await profiles.profile(user, user.id)
