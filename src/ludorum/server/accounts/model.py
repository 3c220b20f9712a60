"""How people sign in, and who may not come in."""

from __future__ import annotations

from typing import Literal

import msgspec

CredentialKind = Literal["passkey", "mail", "oidc"]


class Credential(msgspec.Struct, frozen=True):
    """How somebody signs in, beside a password.

    subject   whom it proves: a credential id, a mail address, an issuer and its name for somebody
    label     what the person knows it by
    data      what checking it needs, as JSON
    """

    id: str
    user: str
    kind: CredentialKind
    subject: str
    label: str
    data: bytes
    created: float
    used: float


class Ban(msgspec.Struct, frozen=True):
    """Somebody (`value` is a user's id) or everybody of a name may not come in until then (0: for
    good). Names are compared folded."""

    kind: Literal["user", "name"]
    value: str
    at: float
    until: float
    why: str
