"""What players write at a table: read by those at it, but not by who does not want to."""

from __future__ import annotations

from ludorum.kernel import WATCHER
from ludorum.server import audience
from ludorum.server.errors import ApiError
from ludorum.server.model import Line, User
from ludorum.server.tables import Tables, encode

KEPT = 200  # lines of a table
LONGEST = 500  # letters of a line


async def say(tables: Tables, user: User, id: str, text: str) -> Line:
    row = await tables.find(id)
    seats = await tables.store.seats(id)
    if not any([x.user == user.id for x in seats]):
        raise ApiError("not-yours", "only players write here")
    text = " ".join(text.split())[:LONGEST]
    if not text:
        raise ApiError("bad-request", "an empty line")
    line = Line(0, user.id, user.name, text, tables.clock())
    line = await tables.store.add_line(row.id, line, KEPT)
    said = {"n": line.n, "by": user.id, "name": line.name, "text": line.text, "at": line.at}
    frame = encode({"op": "chat", "table": id, "line": said})
    deaf = await tables.store.deaf_to(user.id)
    for x in seats:
        if x.user and x.user not in deaf:
            await tables.publish(audience.subject(id, x.seat), frame)
    if row.public:  # who of them reads whom is not known here: they look for themselves
        frame = encode({"op": "chat", "table": id})
        await tables.publish(audience.subject(id, WATCHER), frame)
    return line
