"""Who did what at a table."""

from __future__ import annotations

from typing import Any

import msgspec

from ludorum.server.play.live_table import decode
from ludorum.server.play.repository.game_log import GameLog
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.store import Database
from ludorum.server.store.rows import LogRow, SeatRow

from .repository import CommandRecord, OperatorRepository
from .rulings import OPERATOR
from .tables import found


class Act(msgspec.Struct):
    """One version of a table. `who`: seat N, bot N, clock N, operator, rules or start."""

    version: int
    at: float  # 0: not known
    who: str
    user: str  # id of the person
    name: str
    command: str
    why: str
    rows: list[dict[str, Any]]


async def audit(database: Database, id: str) -> list[Act]:
    """Every version of a table that is still told apart: of a packed game only the end is."""
    await found(database, id)
    operators = OperatorRepository(database)
    seats = await TableRepository(database).seats(id)
    by_version: dict[int, list[LogRow]] = {}
    for row in await GameLog(database).log(id):
        by_version.setdefault(row.version, []).append(row)
    commands = {x.version: x for x in await operators.commands(id)}
    health = await operators.health(id)
    last = health.version if health else 0
    first = min([*by_version, *commands], default=last)
    return [
        act(version, commands.get(version), by_version.get(version, []), seats)
        for version in range(first, last + 1)
    ]


def act(
    version: int, record: CommandRecord | None, rows: list[LogRow], seats: list[SeatRow]
) -> Act:
    command = record.command if record else ""
    at = record.at if record else max([x.at for x in rows], default=0.0)
    user, dot, _ = command.partition(".")
    seat = next((x for x in seats if dot and x.user == user), None)
    kind, *parts = command.split("-")
    if dot:
        who = f"seat {seat.seat}" if seat else "seat ?"
    elif kind == "bot" or kind == "late":
        who = f"{'bot' if kind == 'bot' else 'clock'} {parts[0]}"
    elif kind == OPERATOR:
        who = f"{OPERATOR} {' '.join(parts[:-1])}"
    elif version == 1:
        who = "start"
    else:
        who = "server" if command or rows else "rules"  # a version without either: new rules
    return Act(
        version=version,
        at=at,
        who=who,
        user=user if dot else "",
        name=seat.name if seat else "",
        command=command,
        why=decode(record.reply).get("why", "") if record else "",
        rows=[row_json(x) for x in rows],
    )


def row_json(row: LogRow) -> dict[str, Any]:
    out: dict[str, Any] = {"row": row.seq, "lane": row.lane, "who": row.who}
    if row.undo >= 0:
        return out | {"takes_back": row.undo}
    return out | {"answer": decode(row.answer)}
