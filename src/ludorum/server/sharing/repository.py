"""The key that links to games which are not for everybody are signed with. Of links themselves
nothing is kept: whoever sat at a table can always make the same one."""

from __future__ import annotations

from ludorum.server.store.database import Database
from ludorum.server.store.house_keys import house_key


class SharingRepository:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self) -> bytes:
        return await house_key(self._database, "sharing")
