"""What a store must hold about people beyond their names: the same on every store."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludorum.server.accounts.model import Credential
from ludorum.server.accounts.sessions import fingerprint
from ludorum.server.accounts.sign_in.mail_link import MINUTES, Mail, MailLink
from ludorum.server.accounts.sign_in.methods import has_name
from ludorum.server.accounts.sign_in.tickets import Tickets
from ludorum.server.companion_sync.repository import CompanionSave
from ludorum.server.errors import ApiError
from ludorum.server.learning.schemas import GameProgress
from ludorum.server.services import Repositories
from ludorum.server.settings import Settings, read
from ludorum.server.social.model import ChatLine
from ludorum.server.store.rows import GONE, Head, LogRow, SeatRow, TableRow, User
from tests.server.parts import leave, make_accounts

pytestmark = pytest.mark.anyio

ANN = User("u-ann", "Ann", "hash", 1.5)
BOB = User("u-bob", "Bob", "", 2.5)
GUEST = User("u-guest", "Guest", "", 3.5)


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


# -- ways and passwords --------------------------------------------------------------------------


async def test_ways(store: Repositories) -> None:
    await people(store)
    one, two = a_way("w1"), a_way("w2", kind="passkey", subject="b@x.example")
    assert await store.accounts.add_credential(one) and await store.accounts.add_credential(two)
    assert not await store.accounts.add_credential(a_way("w3", ANN))  # that address is Bob's
    assert (
        await store.accounts.credentials(BOB.id) == [one, two]
        and await store.accounts.credentials(ANN.id) == []
    )
    assert await store.accounts.credential("mail", "b@x.example") == one
    assert await store.accounts.credential("oidc", "b@x.example") is None
    await store.accounts.use_credential("w1", b'{"a":2}', 9.0)
    assert await store.accounts.credential("mail", "b@x.example") == msgspec.structs.replace(
        one, data=b'{"a":2}', used=9.0
    )
    assert not await store.accounts.add_credential(
        a_way("w4", User("nobody", "", "", 0), subject="other")
    )


async def test_the_last_way_stays(store: Repositories) -> None:
    await people(store)
    for n in range(6):
        await store.accounts.add_credential(a_way(f"w{n}", subject=f"b{n}@x.example"))
    assert not await store.accounts.drop_credential(ANN.id, "w0")
    got = await asyncio.gather(*[store.accounts.drop_credential(BOB.id, f"w{n}") for n in range(6)])
    assert Counter(got) == {True: 5, False: 1}
    assert len(await store.accounts.credentials(BOB.id)) == 1
    await store.accounts.add_credential(a_way("a0", ANN, subject="a@x.example"))
    assert await store.accounts.drop_credential(ANN.id, "a0")  # she has a password


async def test_a_password_and_its_name(store: Repositories) -> None:
    await people(store)
    assert not await store.accounts.set_password(BOB.id, " ANN ", "h")
    assert await store.accounts.user(BOB.id) == BOB
    assert await store.accounts.set_password(BOB.id, "Robert", "h")
    assert await store.accounts.user_named("robert") == User(BOB.id, "Robert", "h", BOB.created)
    assert not await store.accounts.set_password("nobody", "Nobody", "h")
    both = [store.accounts.set_password(x.id, "Same", "h") for x in (BOB, GUEST)]
    assert Counter(await asyncio.gather(*both)) == {True: 1, False: 1}


# -- tickets -------------------------------------------------------------------------------------


async def test_a_ticket_is_for_one(store: Repositories) -> None:
    await store.accounts.add_ticket("h1", "A", b"data", 100.0)
    assert await store.accounts.ticket("h1", "A", 99.0) == b"data"
    for kind, now in (("B", 0.0), ("A", 100.0)):
        assert await store.accounts.ticket("h1", kind, now) is None
        assert await store.accounts.take_ticket("h1", kind, now) is None
    got = await asyncio.gather(*[store.accounts.take_ticket("h1", "A", 50.0) for _ in range(10)])
    assert Counter(got) == {b"data": 1, None: 9}
    assert await store.accounts.ticket("h1", "A", 0.0) is None


async def test_old_tickets_go(store: Repositories) -> None:
    await store.accounts.add_ticket("h1", "A", b"", 100.0)
    await store.accounts.add_ticket("h2", "A", b"", 300.0)
    assert await store.accounts.drop_expired(100.0) == 1
    assert await store.accounts.ticket("h1", "A", 0.0) is None  # gone, not only too old
    assert await store.accounts.ticket("h2", "A", 200.0) == b""


async def test_a_link_holds_for_a_quarter_of_an_hour(store: Repositories) -> None:
    now = [1000.0]
    accounts = make_accounts(store, 3600.0, lambda: now[0])
    tickets = Tickets(store.accounts, accounts.clock)
    settings = Settings(
        public_url="http://localhost", mail_server="smtp://localhost", mail_from="h@x.example"
    )
    mail = Mail(settings, accounts, tickets)
    early, late = [await tickets.issue(MailLink("a@x.example", ""), MINUTES * 60) for _ in "12"]
    assert await store.accounts.ticket(early, "MailLink", now[0]) is None  # only its hash is kept
    assert await store.accounts.ticket(fingerprint(early), "MailLink", now[0]) is not None
    now[0] += MINUTES * 60 - 1
    user, asked = await mail.enter(early, "Ada", None)
    assert user.name == "Ada" and not asked
    now[0] += 1
    with pytest.raises(ApiError, match="expired"):
        await mail.enter(late, "Ada", None)


# -- all that is somebody's ------------------------------------------------------------------------


async def furnish(store: Repositories, mine: User) -> None:
    await people(store)
    me, other, bot = SeatRow(0, mine.id, "", mine.name), SeatRow(1, BOB.id, "", "Bob"), "sensible"
    await table(store, "running", me, other, owner=mine, begun=True)
    await table(store, "bot", SeatRow(0, mine.id, bot, mine.name), other, begun=True)
    await table(store, "over", me, other, begun=True)
    await store.games.set_status("over", "over", "")
    await table(store, "open", me, other, owner=mine, begun=False)
    await table(store, "alone", me, SeatRow(1), owner=mine, begun=False)
    await table(store, "others", SeatRow(0, BOB.id, "", "Bob"), owner=BOB, begun=True)
    for user in (mine, BOB):
        await store.chat.add("running", ChatLine(0, user.id, user.name, f"by {user.name}", 1.0), 9)
        await store.companion.keep(user.id, CompanionSave("c1", 1.0, user.name.encode()), 9)
        await store.progress.merge(user.id, "tithe", GameProgress(["bid"], None, 0, [], 0))
        await store.accounts.add_session(f"s-{user.id}", user.id, 100.0)


async def test_erase(store: Repositories) -> None:
    await furnish(store, ANN)
    await store.accounts.add_credential(a_way("w1", ANN))
    assert await store.accounts.sessions_of(ANN.id) == ["s-u-ann"]
    versions = {id: await store.games.version(id) for id in ("running", "over", "others")}
    assert await leave(store.database, ANN.id) == ["running"]
    assert (
        await store.accounts.user(ANN.id) is None and await store.accounts.credentials(ANN.id) == []
    )
    assert (
        await store.accounts.session("s-u-ann", 0.0) is None
        and await store.accounts.sessions_of(ANN.id) == []
    )
    assert await store.companion.of(ANN.id) == [] and len(await store.companion.of(BOB.id)) == 1
    assert await store.progress.of(ANN.id) == {} != await store.progress.of(BOB.id)
    bob = (BOB.id, "", "Bob")
    assert await names(store, "running") == [(GONE, "sensible", ""), bob]
    assert await names(store, "bot") == [(GONE, "sensible", ""), bob]
    assert await names(store, "over") == [(GONE, "", ""), bob]
    assert await names(store, "open") == [("", "", ""), bob]
    assert [x.text for x in await store.chat.lines("running", 0)] == ["by Bob"]
    found = {id: await store.tables.table(id) for id in ("running", "open", "alone", "others")}
    rows = {id: row for id, row in found.items() if row is not None}
    assert [x.owner for x in rows.values()] == [GONE, BOB.id, GONE, BOB.id]
    assert rows["open"].public and not rows["alone"].public
    # Whoever has them in memory looks again; other tables are left alone.
    now = {id: await store.games.version(id) for id in versions}
    assert now == {"running": 2, "over": 2, "others": 1}
    assert {x.table for x in await store.games.outbox(99, 99.0)} >= {"running", "over"}
    assert await store.tables.tables_of(GONE, 99) != [] and await store.accounts.user(GONE) is None


async def test_adopt(store: Repositories) -> None:
    await furnish(store, GUEST)
    await table(store, "both", SeatRow(0, ANN.id, "", "Ann"), SeatRow(1, GUEST.id, "", "Guest"),
                begun=True)  # fmt: skip
    await store.companion.keep(GUEST.id, CompanionSave("c2", 1.0, b"second"), 9)
    await store.companion.keep(ANN.id, CompanionSave("c1", 1.0, b"Ann's"), 9)
    await store.progress.merge(GUEST.id, "hamlet", GameProgress(["roads"], None, 0, [], 0))
    await store.progress.merge(ANN.id, "tithe", GameProgress(["alone"], None, 0, [], 0))
    assert await leave(store.database, GUEST.id, ANN) == ["both"]
    assert (
        await store.accounts.user(GUEST.id) is None
        and await store.accounts.session("s-u-guest", 0.0) is None
    )
    bob = (BOB.id, "", "Bob")
    assert await names(store, "running") == [(ANN.id, "", "Ann"), bob]
    assert await names(store, "over") == [(ANN.id, "", "Ann"), bob]
    assert await names(store, "open") == [(ANN.id, "", "Ann"), bob]
    assert await names(store, "both") == [(ANN.id, "", "Ann"), (GONE, "sensible", "")]
    row = await store.tables.table("open")
    assert row is not None and row.owner == ANN.id and row.public
    assert {x.id: x.data for x in await store.companion.of(ANN.id)} == {
        "c1": b"Ann's",
        "c2": b"second",
    }
    learned = {game: x.done for game, x in (await store.progress.of(ANN.id)).items()}
    assert learned == {"hamlet": ["roads"], "tithe": ["alone", "bid"]}
    assert await store.progress.of(GUEST.id) == {}
    assert [(id, x.name) for id, x in await store.chat.lines_of(ANN.id)] == [("running", "Ann")]
    assert await store.games.version("running") == 2


async def test_nobody_has_nothing(store: Repositories) -> None:
    await furnish(store, ANN)
    assert (
        await leave(store.database, "nobody") == []
        and await leave(store.database, "nobody", ANN) == []
    )
    assert (
        await store.accounts.user(ANN.id) == ANN
        and len(await store.tables.tables_of(ANN.id, 99)) == 5
    )


# -- settings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"PUBLIC_URL": "play.example.org"}, "public_url is https://HOST"),
        ({"PUBLIC_URL": "https://play.example.org/x", "SECURE": "true"}, "without a path"),
        ({"PUBLIC_URL": "https://play.example.org"}, "secure"),
        ({"PUBLIC_URL": "http://play.example.org", "SECURE": "true"}, "secure"),
        ({"MAIL_SERVER": "smtp://localhost"}, "needs public_url"),
        ({"PUBLIC_URL": "http://h", "MAIL_SERVER": "localhost:25"}, "mail_server is smtp://"),
        ({"PUBLIC_URL": "http://h", "MAIL_SERVER": "smtp://localhost"}, "mail_from"),
        ({"OIDC_ISSUER": "https://id.example.org"}, "needs public_url"),
        ({"PUBLIC_URL": "http://h", "OIDC_ISSUER": "http://id.example.org"}, "oidc_issuer is"),
        ({"PUBLIC_URL": "http://h", "OIDC_ISSUER": "https://id.example.org"}, "oidc_client"),
    ],
)
async def test_settings_that_do_not_go_together(given: dict[str, str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read(env={f"LUDORUM_{name}": value for name, value in given.items()})


async def test_where_passkeys_work() -> None:
    assert has_name("https://play.example.org") and has_name("http://localhost:8080")
    for bare in ("", "http://127.0.0.1:8080", "http://[::1]:8080"):
        assert not has_name(bare)


def test_settings_may_be_a_file_without_any() -> None:
    assert read(Path("/dev/null"), env={}) == Settings()
