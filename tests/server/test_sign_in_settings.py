"""Settings of the ways to sign in, and how long a link by mail holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludorum.server.accounts.sessions import fingerprint
from ludorum.server.accounts.sign_in.mail_link import MINUTES, Mail, MailLink
from ludorum.server.accounts.sign_in.methods import has_name
from ludorum.server.accounts.sign_in.tickets import Tickets
from ludorum.server.errors import ApiError
from ludorum.server.services import Repositories
from ludorum.server.settings import Settings, read
from tests.server.parts import make_accounts

pytestmark = pytest.mark.anyio


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
