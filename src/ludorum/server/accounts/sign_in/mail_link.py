"""Signing in by a link in a letter: it works once, for a quarter of an hour.

Nobody learns from outside who has an account: whatever address is given, a letter goes out and the
answer is the same. Fetching the link does nothing, as programs that look into letters do that; its
token is in the part of the address that browsers keep to themselves.
"""

from __future__ import annotations

import asyncio
import re
from email.message import EmailMessage

import msgspec

from ludorum.server.accounts.service import Accounts
from ludorum.server.errors import ApiError
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.mailer import Mailer
from ludorum.server.settings import Settings
from ludorum.server.store.rows import User
from ludorum.words import cached_bundle

from .tickets import Tickets

MINUTES = 15
# A second, and at once, to one address: nobody's mailbox is filled from here.
LETTERS = (1 / 300, 3)
# No display names, comments or quoted parts: what everybody means by an address.
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)


class MailLink(msgspec.Struct, frozen=True):
    """Whoever holds it reads the letters of `address`. `user`: who asked, if they were signed in;
    then it only works for them, lest somebody's address is put on a stranger's account."""

    address: str
    user: str


class Mail:
    def __init__(self, settings: Settings, accounts: Accounts, tickets: Tickets) -> None:
        self._mailer = Mailer(settings)
        self._accounts = accounts
        self._tickets = tickets
        self._letters = RateLimit(*LETTERS)
        self._sending: set[asyncio.Task[bool]] = set()

    async def ask(self, address: str, lang: str, user: User | None) -> None:
        """Send a link to an address; the answer does not wait for the mail server."""
        if not ADDRESS.fullmatch(address):
            raise ApiError("bad-request", "this is no mail address")
        self._letters.take(address.lower())
        ticket = MailLink(address, user.id if user else "")
        token = await self._tickets.issue(ticket, MINUTES * 60)
        letter = self._letter(address, lang, f"{self._mailer.url}/#/mail/{token}")
        task = asyncio.create_task(self._mailer.send(letter))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def enter(self, token: str, name: str, user: User | None) -> tuple[User, bool]:
        """Whoever opens the link, here as `user`, and whether it was they who asked for it: only
        then what is theirs here has to do with it. A new account needs a name."""
        link = await self._tickets.look(token, MailLink)
        asked = user if link.user else None
        if link.user and (asked is None or asked.id != link.user):
            raise ApiError("other-browser")
        subject = link.address.lower()
        if (
            not asked
            and not name
            and not await self._accounts.repository.credential("mail", subject)
        ):
            raise ApiError("name-needed")
        await self._tickets.take(token, MailLink)
        found = await self._accounts.arrive(asked, "mail", subject, link.address, name)
        return found, asked is not None

    def _letter(self, address: str, lang: str, link: str) -> EmailMessage:
        book = cached_bundle(lang)
        parts = ["mail-hello", "", link, "", "mail-minutes", "mail-ignore", "", self._mailer.url]
        said = [book.say(x, n=MINUTES) if x.startswith("mail-") else x for x in parts]
        return self._mailer.letter(address, book.say("mail-subject"), said)
