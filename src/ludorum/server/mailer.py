"""Letters: handed to the mail server the host has named."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ludorum.server.settings import Settings
from ludorum.server.telemetry import log

PATIENCE = 30.0  # seconds for the mail server


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self.url = settings.public_url
        self._from = settings.mail_from
        self._server = settings.mail_server

    def letter(self, address: str, subject: str, lines: list[str]) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = self._from
        letter["To"] = address
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=urlsplit(self.url).hostname)
        letter.set_content("\n".join(lines) + "\n")
        return letter

    async def send(self, letter: EmailMessage) -> bool:
        at = urlsplit(self._server)
        tls = at.scheme == "smtps"
        try:
            await aiosmtplib.send(
                letter,
                hostname=at.hostname,
                port=at.port,
                username=unquote(at.username) if at.username else None,
                password=unquote(at.password) if at.password else None,
                use_tls=tls,
                # A password never goes over an open wire.
                start_tls=True if at.username and not tls else None,
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError) as e:
            log.error("mail not sent", server=at.hostname, error=repr(e))
            return False
        return True
