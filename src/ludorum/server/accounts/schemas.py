"""The bodies of requests and answers about signing in and one's account."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludorum.server.http.schemas import Lang, Name, Strict, Word


class Guest(Strict):
    name: Name


class Credentials(Strict):
    name: Name
    password: Annotated[str, Meta(max_length=400)]


class NewPassword(Strict):
    """`old`: the password so far, if there is one; one signs in with `name`."""

    name: Name
    password: Annotated[str, Meta(max_length=400)]
    old: Annotated[str, Meta(max_length=400)] = ""


class MailAsk(Strict):
    """Please send a link to this address, in a letter in this language."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    lang: Lang = "en"


class MailEnter(Strict):
    """The end of such a link; `name` for a new account."""

    token: Word
    name: Annotated[str, Meta(max_length=200)] = ""


class NewPasskey(Strict):
    """A credential as the browser made it, and what the person knows it by."""

    credential: dict[str, Any]
    label: Annotated[str, Meta(max_length=100)] = ""


class PasskeyEnter(Strict):
    """A credential as the browser answered with it."""

    credential: dict[str, Any]


class Elsewhere(Strict):
    """To the provider, please."""

    lang: Lang = "en"


class Erase(Strict):
    """The name of one's account: to be sure."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool
    csrf: str


class Offered(msgspec.Struct, frozen=True):
    """The ways to sign in, beside a password, that this server has; `oidc` is what it is called."""

    passkeys: bool
    mail: bool
    oidc: str


class CredentialInfo(msgspec.Struct, frozen=True):
    """A way one can sign in; times in seconds."""

    id: str
    kind: str
    label: str
    created: float
    used: float


class Account(msgspec.Struct, frozen=True):
    """One's own account."""

    name: str
    created: float
    password: bool
    ways: list[CredentialInfo]


class Sent(msgspec.Struct, frozen=True):
    """A letter is on its way, whether anybody here has that address or not."""

    minutes: int


class Redirect(msgspec.Struct, frozen=True):
    """Where to go to sign in."""

    to: str
