"""What the tests of repositories keep: people, tables, games."""

from __future__ import annotations

from typing import Any

from ludorum.server.accounts.model import Credential
from ludorum.server.services import Repositories
from ludorum.server.store.rows import Append, Head, LogRow, SeatRow, TableRow, User

KEY = b"\x00the dealer's key \xff'"
DAY = 86_400.0

ANN = User("u-ann", "Ann", "argon2", 1.5)
BOB = User("u-bob", "Bob", "", 2.5)
GUEST = User("u-guest", "Guest", "", 3.5)


def a_table(id: str = "t1", **values: Any) -> TableRow:
    fixed: dict[str, Any] = {
        "id": id,
        "game": "tithe",
        "epoch": 3,
        "seats": 3,
        "options": {"draft": "yes", "мова": "так"},
        "tempo": b'{"live":60}',
        "owner": "u-ann",
        "link": f"link-{id}",
        "commit": "ab" * 32,
        "created": 10.25,
    }
    return TableRow(**(fixed | values))


SEATS = [SeatRow(0, "u-ann", "", "Ann"), SeatRow(1), SeatRow(2, "", "sensible", "")]
BEGUN = [SEATS[0], SeatRow(1, "", "sensible", ""), SEATS[2]]


def a_head(**values: Any) -> Head:
    fixed: dict[str, Any] = {
        "version": 1,
        "seq": 2,
        "base": b'{"base":1}',
        "base_seq": 0,
        "digest": "d1",
        "deadline": 100.5,
        "bot_due": True,
        "clocks": b'{"0":60}',
    }
    return Head(**(fixed | values))


def row(n: int, **values: Any) -> LogRow:
    fixed: dict[str, Any] = {"seq": 0, "version": 0, "lane": -1, "who": 1, "answer": b"%d" % n}
    return LogRow(**(fixed | values))


def an_append(id: str = "t1", version: int = 1, command: str = "c1", **values: Any) -> Append:
    fixed: dict[str, Any] = {
        "table": id,
        "version": version,
        "command": command,
        "rows": [row(1)],
        "digest": f"d{version + 1}",
        "base": None,
        "base_seq": 0,
        "deadline": 0.0,
        "bot_due": False,
        "clocks": b"{}",
        "status": "running",
        "reply": f"reply to {command}".encode(),
        "at": 50.0,
    }
    return Append(**(fixed | values))


async def start(store: Repositories, id: str = "t1", **head: Any) -> None:
    await store.tables.add_table(a_table(id), BEGUN, KEY)
    assert await store.games.start(
        id, a_head(**head), [row(0, who=-1, lane=0, at=1.0), row(1, at=2.0)]
    )


def a_way(
    id: str, user: User = BOB, kind: Any = "mail", subject: str = "b@x.example"
) -> Credential:
    return Credential(id, user.id, kind, subject, "label", b'{"a":1}', 5.0, 6.0)


async def people(store: Repositories) -> None:
    for user in (ANN, BOB, GUEST):
        assert await store.accounts.add_user(user)


async def table(
    store: Repositories, id: str, *seats: SeatRow, owner: User = ANN, begun: bool
) -> None:
    row = TableRow(
        id=id, game="tithe", epoch=1, seats=len(seats), options={}, tempo=b"{}", owner=owner.id,
        link="l", commit="c", created=1.0, public=True,
    )  # fmt: skip
    await store.tables.add_table(row, list(seats), b"key")
    if begun:
        head = Head(1, 1, b"{}", 0, "d")
        assert await store.games.start(id, head, [LogRow(0, 0, 0, -1, b"0")])


async def names(store: Repositories, id: str) -> list[tuple[str, str, str]]:
    return [(x.user, x.bot, x.name) for x in await store.tables.seats(id)]
