"""The same table once more."""

from __future__ import annotations

import msgspec

from ludorum.server.clocks import Tempo
from ludorum.server.errors import ApiError
from ludorum.server.model import GONE, NewTable, TableRow, User
from ludorum.server.tables import Tables


async def rematch(tables: Tables, user: User, id: str) -> TableRow:
    """Whoever asks first makes it, the others are invited."""
    row = await tables.find(id)
    seats = await tables.store.seats(id)
    if row.status != "over":
        raise ApiError("not-running", "the game is not over")
    if not any([x.user == user.id for x in seats]):
        raise ApiError("not-yours")
    if row.rematch:
        return await tables.find(row.rematch)
    bots = [x.bot for x in seats if x.bot and not x.user]
    tempo = msgspec.json.decode(row.tempo, type=Tempo)
    again = NewTable(
        row.game, row.seats, row.options, tempo, bots, row.public, row.hints, row.rated
    )
    new = tables.laid(user, again)
    apart = await tables.store.apart(user.id)
    others = {x.user for x in seats} - {"", GONE, user.id} - apart
    chosen = await tables.store.add_rematch(id, *new, others)
    await tables.tell_lobby(id)
    return await tables.find(chosen)
