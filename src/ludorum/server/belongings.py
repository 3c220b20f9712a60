"""All that is somebody's here: handed on when a guest signs in, given out as a file, or gone.

A seat never stays empty: where its person has left a bot plays on, in the same step in which the
table is told of it.
"""

from __future__ import annotations

import asyncio
import io
import secrets
import zipfile
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec

from .accounts import ended_hash, fingerprint
from .bus import BusDown
from .errors import ApiError
from .model import ALL, User
from .tables import Tables

FORMAT = 1


async def adopt(tables: Tables, guest: User, user: User) -> None:
    """What the guest had is the user's, who was the guest all along."""
    hashes = await tables.store.sessions_of(guest.id)
    await _bots_play_on(tables, await tables.store.adopt(guest.id, user))
    await _hang_up(tables, hashes)


async def erase(tables: Tables, user: User) -> None:
    """The user leaves for good. Bots take over first: whatever fails then can be tried again."""
    for row in await tables.store.tables_of(user.id, ALL):
        if row.status == "running":
            with suppress(ApiError):  # a bot sits there already, or the game has just ended
                await tables.resign(user, row.id, f"leave-{secrets.token_hex(4)}")
    hashes = await tables.store.sessions_of(user.id)
    await _bots_play_on(tables, await tables.store.erase(user.id))
    await _hang_up(tables, hashes)


async def end_others(tables: Tables, user: User, session: str) -> None:
    """All sessions of the user but this one end: whoever changes how one signs in may have lost a
    device, or a password."""
    others = [x for x in await tables.store.sessions_of(user.id) if x != fingerprint(session)]
    for token_hash in others:
        await tables.store.drop_session(token_hash)
    await _hang_up(tables, others)


async def _bots_play_on(tables: Tables, ids: Iterable[str]) -> None:
    for id in ids:
        tables.forget(id)
        with suppress(ApiError):  # frozen: a bot sits there when it thaws
            await tables.command(id, f"left-{secrets.token_hex(4)}", lambda live: [])


async def _hang_up(tables: Tables, hashes: Iterable[str]) -> None:
    for token_hash in hashes:
        with suppress(BusDown):  # sockets look for themselves, too, only later
            await tables.bus.publish(ended_hash(token_hash), b"")


async def export(tables: Tables, user: User) -> bytes:
    """A zip file of all that is kept about a user: `account.json`, their companion games, and the
    records of the games they have finished, which `ludorum verify` and `replay` read."""
    store = tables.store
    rows = await store.tables_of(user.id, ALL)
    ways = await store.ways(user.id)
    said = await store.lines_of(user.id)
    wishes = await store.wishes(user.id)
    account = {
        "format": FORMAT,
        "id": user.id,
        "name": user.name,
        "created": user.created,
        "password": bool(user.password),
        "ways": [
            {"kind": x.kind, "label": x.label, "created": x.created, "used": x.used} for x in ways
        ],
        "tables": [
            {
                "id": row.id,
                "game": row.game,
                "options": row.options,
                "created": row.created,
                "status": row.status,
                "seats": [x.seat for x in await store.seats(row.id) if x.user == user.id],
            }
            for row in rows
        ],
        "told": {
            "mail": wishes.mail,
            "lang": wishes.lang,
            "zone": wishes.zone,
            "quiet": [wishes.quiet_from, wishes.quiet_to],
            "calendar": bool(wishes.calendar),
            "devices": [
                {"endpoint": x.endpoint, "lang": x.lang, "created": x.created}
                for x in await store.devices(user.id)
            ],
        },
        "away": (await store.aways([user.id])).get(user.id, []),
        "said": [{"table": id, "at": line.at, "text": line.text} for id, line in said],
        "hidden": bool(await store.hidden([user.id])),
        "ratings": await store.ratings_of([user.id]),
        "results": await store.results_of(user.id, ALL),
        "people": await store.ties(user.id),
        "invitations": await store.invitations(user.id, ALL),
        "reports": await store.reports_by(user.id),
    }
    files: dict[str, bytes] = {"account.json": _pretty(account)}
    for kept in await store.kept(user.id):
        files[f"companion/{kept.id}.json"] = kept.data
    for row in rows:
        if row.status == "over":
            with suppress(ApiError):  # one that was frozen and ended cannot be packed
                files[f"games/{row.id}.jsonl"] = await tables.replay(row.id, user)
    return await asyncio.to_thread(_zipped, files)


def _pretty(data: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(data), indent=2)


def _zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, body in files.items():
            pack.writestr(name, body)
    return out.getvalue()
