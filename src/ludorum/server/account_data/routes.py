"""All that is kept about oneself, over HTTP: as a file, or gone."""

from __future__ import annotations

from litestar import Controller, Response, get, post

from ludorum.server.accounts.dependencies import Commander, Reader
from ludorum.server.accounts.routes import NOBODY
from ludorum.server.accounts.schemas import Erase, Me
from ludorum.server.errors import ApiError
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.http.schemas import REFUSED
from ludorum.server.http.security import session_cookie
from ludorum.server.settings import Settings
from ludorum.server.text import fold

from .service import AccountData


class AccountDataRoutes(Controller):
    path = "/api/account"

    @get("/export", media_type="application/zip", responses=REFUSED)
    async def export(
        self, reader: Reader, account_data: AccountData, exports: RateLimit
    ) -> Response[bytes]:
        """All that is kept about oneself, with the records of one's games."""
        exports.take(reader.id)
        headers = {
            "content-disposition": 'attachment; filename="ludorum.zip"',
            "cache-control": "no-store",
        }
        body = await account_data.export(reader)
        return Response(body, media_type="application/zip", headers=headers)

    @post("/erase", responses=REFUSED, status_code=200)
    async def erase(
        self, user: Commander, data: Erase, account_data: AccountData, settings: Settings
    ) -> Response[Me]:
        """Leave for good."""
        if fold(data.name) != fold(user.name):
            raise ApiError("bad-request", "this is not the name of the account")
        await account_data.erase(user)
        return Response(NOBODY, cookies=[session_cookie(settings, "")])
