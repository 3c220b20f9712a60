"""Tables in several databases.

The directory keeps people, and the tables that were laid before there were shards. A shard keeps
whole tables: the id of a table begins with the name of its shard, where it stays for life. A shard
that is down harms its own tables only: whoever asks for one is told at once, and who asks for all
gets the others.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import random
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from ludorum.server.telemetry import METRICS, log

from . import schema as db
from .errors import ShardDown, StoreDown
from .ids import new_id

if TYPE_CHECKING:
    from .address import Place
    from .database import Database

TOKEN = 12  # characters of an id after the name of its shard
UNASKED = "it has not been asked yet"
ANSWER_WITHIN = 5.0  # seconds a shard has to answer before it counts as down


class Shard:
    """`weight`: how many new tables it gets beside the others; 0: none."""

    def __init__(self, place: Place, database: Database) -> None:
        self.name = place.name
        self.weight = place.weight
        self.database = database
        self.why = UNASKED  # it is down; empty: it is not
        self._verified = False

    def claim(self, token: str) -> float:
        """How much it wants the table with this token; the same in every process. Of all claims
        the highest wins, so that each shard gets its share by weight, and one that is added takes
        tables from others and moves none between them."""
        digest = hashlib.sha256(f"{self.name} {token}".encode()).digest()
        part = (int.from_bytes(digest[:8]) + 0.5) / 2**64
        return -self.weight / math.log(part)

    async def look(self, mark: str | None) -> None:
        """Whether it answers and is the one with that mark, which the directory has noted."""
        before = self.why
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                if not self._verified:
                    await self._verify(mark)
                await self.database.now()
            self.why = ""
        except (StoreDown, TimeoutError) as e:
            self.why = str(e) or "it does not answer in time"
        METRICS.shard_up.labels(self.name).set(not self.why)
        if self.why and before in ("", UNASKED):
            log.warning("shard down", shard=self.name, why=self.why)
        elif before not in ("", UNASKED) and not self.why:
            log.info("shard up", shard=self.name)

    async def _verify(self, mark: str | None) -> None:
        await self.database.connect()
        if mark is None or await marks(self.database) != {self.name: mark}:
            await self.database.disconnect()
            raise StoreDown(
                f"{self.database.url} is not shard {self.name} of this store. A new shard is an "
                "empty database, and begins to serve with `migrate`; else correct its address."
            )
        self._verified = True


class Shards:
    """All of a store; there may be none."""

    def __init__(self, shards: Sequence[Shard] = ()) -> None:
        self._by_name = {x.name: x for x in shards}

    def __bool__(self) -> bool:
        return bool(self._by_name)

    def of(self, table: str) -> Database | None:
        """The one that keeps this table; None if the directory does. Raises ShardDown."""
        shard = self._by_name.get(table[:-TOKEN])
        return None if shard is None else _up(shard)

    def new_id(self, beside: str) -> str:
        """For a new table; its shard is chosen by weight, unless it is to be beside another."""
        token = new_id(TOKEN * 3 // 4)
        if beside:
            return beside[:-TOKEN] + token
        taking = self._taking()
        if not taking:
            return token
        return random.choices(taking, [x.weight for x in taking])[0].name + token

    def id_for(self, token: str) -> str:
        """For a new table with this token: the same as long as the same shards take tables."""
        taking = self._taking()
        return max(taking, key=lambda x: x.claim(token)).name + token if taking else token

    def _taking(self) -> list[Shard]:
        """Those that get new tables; empty: the directory does."""
        taking = [x for x in self._by_name.values() if x.weight]
        up = [x for x in taking if not x.why]
        if taking and not up:
            raise StoreDown(f"No shard takes new tables: {taking[0].why}")
        return up

    def all(self) -> list[Database]:
        """Raises StoreDown if one is down."""
        return [_up(x) for x in self._by_name.values()]

    def items(self) -> list[tuple[str, Database]]:
        return [(x.name, x.database) for x in self._by_name.values()]

    def up(self) -> list[Database]:
        return [x.database for x in self._by_name.values() if not x.why]

    def down(self) -> dict[str, str]:
        """Those that are down, and why."""
        return {x.name: x.why for x in self._by_name.values() if x.why}

    async def look(self, directory: Database) -> None:
        """Which of them are down. Raises StoreDown if the directory is, or knows others."""
        noted = await marks(directory)
        unknown = sorted(set(noted) - set(self._by_name))
        if unknown:
            raise StoreDown(
                f"{directory.url} has tables in shard {unknown[0]}, which is not named beside it."
            )
        await asyncio.gather(*(x.look(noted.get(x.name)) for x in self._by_name.values()))

    async def close(self) -> None:
        await asyncio.gather(*(x.database.disconnect() for x in self._by_name.values()))


def _up(shard: Shard) -> Database:
    if shard.why:
        raise ShardDown(f"shard {shard.name} is down: {shard.why}")
    return shard.database


async def marks(database: Database) -> dict[str, str]:
    return {row.name: row.mark for row in await database.all(select(db.shards))}


async def register(directory: Database, name: str, shard: Database) -> None:
    """Note on both sides that they belong together; raises StoreDown if the shard is another's."""
    here, there = await marks(directory), await marks(shard)
    if name in here:
        return  # whether it is this one is looked at whenever it is opened
    if not there and await shard.one(select(db.users.c.id).limit(1)) is None:
        there = {name: secrets.token_hex(8)}
        await shard.do(insert(db.shards).values(name=name, mark=there[name]))
    tables = await shard.one(select(db.tables.c.id).limit(1))
    if name not in there or tables is not None:
        raise StoreDown(f"{shard.url} is no empty database: it cannot become shard {name}.")
    new = directory.insert(db.shards).values(name=name, mark=there[name])
    await directory.do(new.on_conflict_do_nothing())
