"""The files of the page and of boards whose names change with what they hold, as the nodes of a
house have served them: in the store, where every node finds those of the others.

While nodes are replaced one by one a page of one build asks a node that has the other, whichever is
the older; and a page stays open while its own build is replaced everywhere. A build is a megabyte
at most, so it is kept whole, and the last ones only: whoever has slept longer loads the page anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
import zipfile
from collections.abc import Callable, Mapping

from sqlalchemy import delete, select, update

from ludorum.server.store import Database
from ludorum.server.store import schema as db

KEPT = 3  # builds: the newest, and two before it


class BuildRepository:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def names(self) -> set[str]:
        return {x.name for x in await self._database.all(select(db.builds.c.name))}

    async def archive(self, name: str) -> bytes | None:
        row = await self._database.one(select(db.builds.c.files).where(db.builds.c.name == name))
        return None if row is None else bytes(row.files)

    async def used(self, name: str, now: float) -> bool:
        """A node serves it from now on; False if it has to be added first."""
        seen = update(db.builds).where(db.builds.c.name == name).values(used=now)
        return bool(await self._database.do(seen))

    async def add(self, name: str, files: bytes, now: float) -> None:
        """And forget those that have been used longest ago."""
        new = self._database.insert(db.builds).values(name=name, files=files, used=now)
        again = new.on_conflict_do_update(index_elements=["name"], set_={"used": now})
        async with self._database.writing() as con:
            await con.execute(again)
            newest = select(db.builds.c.name).order_by(db.builds.c.used.desc(), db.builds.c.name)
            kept = (await con.execute(newest.limit(KEPT))).scalars().all()
            await con.execute(delete(db.builds).where(db.builds.c.name.not_in(kept)))


class Builds:
    """What this node serves is kept; what it has not got others may have kept."""

    def __init__(self, repository: BuildRepository, clock: Callable[[], float]) -> None:
        self._repository = repository
        self._clock = clock
        self._own = ""
        self._others: dict[str, zipfile.ZipFile] = {}
        self._looking = asyncio.Lock()
        self._asked = self._answered = 0

    async def keep(self, files: Mapping[str, bytes]) -> None:
        """What this node serves, by address. Raises StoreDown."""
        self._own = name_of(files)
        if not await self._repository.used(self._own, self._clock()):
            packed = await asyncio.to_thread(pack, files)
            await self._repository.add(self._own, packed, self._clock())

    async def file(self, address: str) -> bytes | None:
        """A file of another build. Raises StoreDown."""
        data = self._read(address)
        if data is None:
            await self._look()
            data = self._read(address)
        return data

    def _read(self, address: str) -> bytes | None:
        for archive in self._others.values():
            try:
                return archive.read(address)
            except KeyError:
                continue
        return None

    async def _look(self) -> None:
        """What has been kept by now. One look serves all who began to wait before it: so nobody is
        told of an older state than there was when they asked, and whoever asks for what never was
        does not ask the store more often than it answers."""
        self._asked += 1
        turn = self._asked
        async with self._looking:
            if self._answered >= turn:
                return
            serves = self._asked
            names = await self._repository.names() - {self._own}
            for name in names - self._others.keys():
                packed = await self._repository.archive(name)
                if packed is not None:
                    self._others[name] = zipfile.ZipFile(io.BytesIO(packed))
            for name in self._others.keys() - names:
                del self._others[name]
            self._answered = serves


def name_of(files: Mapping[str, bytes]) -> str:
    digest = hashlib.blake2b(digest_size=12)
    for address, data in sorted(files.items()):
        digest.update(f"{address} {len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest()


def pack(files: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for address, data in sorted(files.items()):
            archive.writestr(address, data)
    return out.getvalue()
