"""The log of answers is the truth: games that are played, what they were answered, what is due.

Appending is atomic: compare and swap the head's version, insert the log rows, the command and the
outbox row, move the deadline; all or nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import structs
from sqlalchemy import delete, func, insert, select, update

from ludorum.server.play.model import SUBSTITUTE, OutboxEntry
from ludorum.server.store import schema as db
from ludorum.server.store.database import DAY, Database
from ludorum.server.store.rows import LOG, Append, Head, Loaded, LogRow, Status, log_of

from .tables import lock_table

_h = db.heads.c
_s = db.seats.c

_CHUNK = 1_000  # ids in one statement


def _head_values(id: str, head: Head, seq: int) -> dict[str, Any]:
    values = structs.asdict(head)
    leases = {"deadline_lease": 0.0, "bot_lease": 0.0}
    return values | leases | {"table_id": id, "version": 1, "seq": seq, "status": "running"}


def _log_values(id: str, seq: int, row: LogRow) -> dict[str, Any]:
    return structs.asdict(row) | {"table_id": id, "version": 1, "seq": seq}


class GameLog:
    """Games under way and finished ones."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def start(
        self, id: str, head: Head, rows: list[LogRow], rules: tuple[int, str] | None = None
    ) -> bool:
        """Write the first head (version 1), its log rows and a nudge; False if it was started
        already. Sequence numbers count from 1, `Head.seq` is the last; the store sets them.
        `rules`: epoch and content it begins with, where they may have changed since it was made.
        Who has stood up at the last moment leaves the seat to a bot."""
        async with self._database.of(id).writing() as con:
            status = await lock_table(con, id)
            if status is None:
                raise KeyError(id)
            if status != "open":
                return False
            vacant = update(db.seats).where(_s.table_id == id, _s.user_id == "", _s.bot == "")
            if (await con.execute(vacant.values(bot=SUBSTITUTE, name=SUBSTITUTE))).rowcount:
                head = structs.replace(head, bot_due=True)
            await con.execute(insert(db.heads).values(_head_values(id, head, len(rows))))
            if rows:
                await con.execute(
                    insert(db.log), [_log_values(id, n, r) for n, r in enumerate(rows, 1)]
                )
            begun: dict[str, Any] = {"status": "running"}
            if rules is not None:
                begun["epoch"], begun["content"] = rules
            await con.execute(update(db.tables).where(db.tables.c.id == id).values(begun))
            await con.execute(insert(db.outbox).values(table_id=id, version=1, at=0.0))
        return True

    async def load(self, id: str) -> Loaded | None:
        """The table with its head and the log rows after `base_seq`; None if not started."""
        return await self._database.of(id).load(id)

    async def version(self, id: str) -> int:
        """The head's version; 0 if not started."""
        return await self._database.of(id).version(id)

    async def versions(self, ids: Collection[str]) -> dict[str, int]:
        """Of many tables; those that have not started, or cannot be reached, are left out."""
        found: dict[str, int] = {}
        for database, wanted in self._database.grouped(sorted(ids), partial=True):
            for i in range(0, len(wanted), _CHUNK):
                some = _h.table_id.in_(wanted[i : i + _CHUNK])
                rows = await database.all(select(_h.table_id, _h.version).where(some))
                found.update({x.table_id: x.version for x in rows})
        return found

    async def append(self, append: Append) -> int:
        """Store a command's outcome; returns the new version. Raises Conflict or Repeated.

        A table that is not running is a Conflict too. Claims of the table end: what is due now is
        new work.
        """
        return await self._database.of(append.table).append(append)

    async def reply(self, id: str, command: str) -> bytes | None:
        """What a command was answered, if it was stored."""
        return await self._database.of(id).reply(id, command)

    async def has_commanded(self, id: str, user: str) -> bool:
        """Whether somebody has given a command at a table that is not over."""
        c = db.commands.c
        theirs = c.command_id.startswith(f"{user}.", autoescape=True)
        query = select(c.version).where(c.table_id == id, theirs).limit(1)
        return await self._database.of(id).one(query) is not None

    async def log(self, id: str) -> list[LogRow]:
        query = select(*LOG).where(db.log.c.table_id == id).order_by(db.log.c.seq)
        return log_of(await self._database.of(id).all(query))

    async def set_status(self, id: str, status: Status, why: str) -> None:
        """Freeze (with a report) or thaw a table."""
        head = update(db.heads).where(db.heads.c.table_id == id).values(status=status)
        sweep_at = await self._database.now() + DAY if status == "over" else 0.0
        table = update(db.tables).where(db.tables.c.id == id)
        async with self._database.of(id).writing() as con:
            # Head before table, as an append does it, lest they wait for each other. If there was
            # no head, one may have been written until the table's row was ours.
            found = await con.execute(head)
            await con.execute(table.values(status=status, report=why, sweep_at=sweep_at))
            if not found.rowcount:
                await con.execute(head)

    async def set_rules(self, id: str, epoch: int, content: str, head: Head) -> bool:
        """Move a running table to new rules or cards; False if its version is no longer that of
        `head`.

        The version goes up by one, so that whoever still holds the old rules meets a Conflict.
        """
        h = db.heads.c
        move = update(db.heads).where(
            h.table_id == id, h.version == head.version, h.status == "running"
        )
        move = move.values(
            version=head.version + 1,
            base=head.base,
            base_seq=head.base_seq,
            digest=head.digest,
        )
        rules = {"epoch": epoch, "content": content}
        async with self._database.of(id).writing() as con:
            if not (await con.execute(move)).rowcount:
                return False
            await con.execute(update(db.tables).where(db.tables.c.id == id).values(rules))
            await con.execute(
                insert(db.outbox).values(table_id=id, version=head.version + 1, at=0.0)
            )
        return True

    async def archive(self, id: str, packed: bytes) -> None:
        """The finished game as one record, the first one stays; log rows that `load` does not
        need go."""
        base = select(db.heads.c.base_seq).where(db.heads.c.table_id == id).scalar_subquery()
        new = self._database.insert(db.archive).values(table_id=id, packed=packed)
        async with self._database.of(id).writing() as con:
            await con.execute(new.on_conflict_do_nothing(index_elements=["table_id"]))
            await con.execute(delete(db.log).where(db.log.c.table_id == id, db.log.c.seq <= base))

    async def archived(self, id: str) -> bytes | None:
        row = await self._database.of(id).one(
            select(db.archive.c.packed).where(db.archive.c.table_id == id)
        )
        return None if row is None else bytes(row.packed)

    async def claim_expired(self, now: float, limit: int, lease: float) -> list[str]:
        """Tables whose deadline has passed; each is given to one caller until now + lease."""
        return await self._database.everywhere(
            lambda x: x.claim_expired(now, limit, lease), partial=True
        )

    async def claim_bots(self, now: float, limit: int, lease: float) -> list[str]:
        """Tables where a bot is to think; each is given to one caller until now + lease. First come
        those for whose owner the fewest think."""
        return await self._database.everywhere(
            lambda x: x.claim_bots(now, limit, lease), partial=True
        )

    async def renew_bots(self, id: str, until: float) -> None:
        """Who has claimed a table still thinks."""
        await self._database.of(id).do(
            update(db.heads).where(_h.table_id == id, _h.bot_due).values(bot_lease=until)
        )

    async def release_bots(self, id: str) -> None:
        """Who has claimed a table thinks no more."""
        released = update(db.heads).where(_h.table_id == id).values(bot_lease=0.0)
        await self._database.of(id).do(released)

    async def clear_bots(self, id: str, version: int) -> None:
        """No bot is asked there after all."""
        head = update(db.heads).where(_h.table_id == id, _h.version == version)
        await self._database.of(id).do(head.values(bot_due=False, bot_lease=0.0))

    async def outbox(self, limit: int, before: float) -> list[OutboxEntry]:
        """Oldest unconfirmed nudges, of appends until `before`."""
        o = db.outbox.c
        query = select(o.id, o.table_id, o.version, o.at).where(o.at <= before)
        query = query.order_by(o.id).limit(limit)
        found = await self._database.everywhere(lambda x: x.all(query), partial=True)
        return [OutboxEntry(row.id, row.table_id, row.version, row.at) for row in found]

    async def confirm(self, told: list[tuple[str, int]]) -> None:
        """These tables were told up to these versions: forget their nudges so far. In the same step
        they are news, for who is not here to be told."""
        versions = dict(told)
        for database, here in self._database.grouped(versions, partial=True):
            await database.confirm([(id, versions[id]) for id in here])

    async def touch(self, id: str, at: float) -> None:
        """Something happened at a table that no command has stored."""
        version = select(_h.version).where(_h.table_id == id).scalar_subquery()
        new = self._database.insert(db.news).values(
            table_id=id, version=func.coalesce(version, 0), at=at, begun=False, lease=0.0
        )
        async with self._database.of(id).writing() as con:
            await con.execute(
                new.on_conflict_do_update(
                    index_elements=["table_id"], set_={"at": new.excluded.at, "lease": 0.0}
                )
            )

    async def drop_commands(self, now: float) -> int:
        """Commands of tables that are over for a day; returns how many."""
        done = db.tables.c.sweep_at
        swept = update(db.tables).where(done > 0, done <= now).values(sweep_at=0)

        async def drop(database: Database) -> Collection[int]:
            count = 0
            async with database.writing() as con:
                ids = (await con.execute(swept.returning(db.tables.c.id))).scalars().all()
                for i in range(0, len(ids), _CHUNK):
                    some = db.commands.c.table_id.in_(ids[i : i + _CHUNK])
                    count += (await con.execute(delete(db.commands).where(some))).rowcount
            return (count,)

        return sum(await self._database.everywhere(drop, partial=True))
