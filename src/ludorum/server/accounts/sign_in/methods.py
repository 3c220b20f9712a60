"""Which ways to sign in this server has, as its settings say."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from ludorum.server.accounts.service import Accounts
from ludorum.server.settings import Settings

from .mail_link import Mail
from .openid import Oidc
from .passkeys import Passkeys
from .tickets import Tickets


class SignInMethods:
    """A way that is not set up is None."""

    def __init__(self, settings: Settings, accounts: Accounts) -> None:
        tickets = Tickets(accounts.repository, accounts.clock)
        url = settings.public_url
        self.passkeys = Passkeys(url, accounts, tickets) if has_name(url) else None
        self.mail = Mail(settings, accounts, tickets) if settings.mail_server else None
        self.oidc = Oidc(settings, accounts, tickets) if settings.oidc_issuer else None


def has_name(url: str) -> bool:
    """Passkeys are bound to the name of a site; a bare IP address is none."""
    host = urlsplit(url).hostname
    if not host:
        return False
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return True
    return False
