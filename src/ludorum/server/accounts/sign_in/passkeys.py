"""Passkeys: a key pair the person's device keeps, bound to this site (WebAuthn).

The question is a ticket: each is answered once. The device must have checked who holds it, as a
passkey is all there is to sign in with. Attestation is not asked for: any device will do.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ludorum.server.accounts.service import Accounts
from ludorum.server.errors import ApiError
from ludorum.server.store.rows import User

from .tickets import Tickets

SECONDS = 300  # to answer
CHECKED = UserVerificationRequirement.REQUIRED
NAME = "Ludorum"
encode = msgspec.json.encode


class PasskeyWanted(msgspec.Struct, frozen=True):
    """A user may add a passkey."""

    user: str


class PasskeyAsked(msgspec.Struct, frozen=True):
    """Anybody may sign in with a passkey."""


class Key(msgspec.Struct, frozen=True):
    """What checking a passkey needs. `count`: how often the device says it was used."""

    public: bytes
    count: int


class Passkeys:
    def __init__(self, url: str, accounts: Accounts, tickets: Tickets) -> None:
        self._origin = url
        self._site = urlsplit(url).hostname or ""
        self._accounts = accounts
        self._tickets = tickets

    async def wanted(self, user: User) -> dict[str, Any]:
        """What the browser needs to make a passkey."""
        challenge = await self._tickets.issue(PasskeyWanted(user.id), SECONDS)
        known = await self._accounts.repository.credentials(user.id)
        options = webauthn.generate_registration_options(
            rp_id=self._site,
            rp_name=NAME,
            user_id=user.id.encode(),
            user_name=user.name,
            user_display_name=user.name,
            challenge=base64url_to_bytes(challenge),
            timeout=SECONDS * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=CHECKED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(x.subject))
                for x in known
                if x.kind == "passkey"
            ],
        )
        return options_to_json_dict(options)

    async def add(self, user: User, credential: dict[str, Any], label: str) -> None:
        challenge = challenge_of(credential)
        said = await self._tickets.take(challenge, PasskeyWanted)
        if said.user != user.id:
            raise ApiError("not-yours")
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=self._site,
                expected_origin=self._origin,
                require_user_verification=True,
            )
        except (WebAuthnException, *GARBAGE) as e:
            raise ApiError("not-proven") from e
        key = Key(found.credential_public_key, found.sign_count)
        subject = bytes_to_base64url(found.credential_id)
        await self._accounts.add_credential(user, "passkey", subject, label, encode(key))

    async def asked(self) -> dict[str, Any]:
        """What the browser needs to sign in with whichever passkey the person chooses."""
        challenge = await self._tickets.issue(PasskeyAsked(), SECONDS)
        options = webauthn.generate_authentication_options(
            rp_id=self._site,
            challenge=base64url_to_bytes(challenge),
            timeout=SECONDS * 1000,
            user_verification=CHECKED,
        )
        return options_to_json_dict(options)

    async def enter(self, credential: dict[str, Any]) -> User:
        challenge = challenge_of(credential)
        await self._tickets.take(challenge, PasskeyAsked)
        held = await self._accounts.repository.credential("passkey", str(credential.get("id")))
        if held is None:
            raise ApiError("not-proven")
        key = msgspec.json.decode(held.data, type=Key)
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=self._site,
                expected_origin=self._origin,
                credential_public_key=key.public,
                credential_current_sign_count=key.count,
                require_user_verification=True,
            )
        except (WebAuthnException, *GARBAGE) as e:
            raise ApiError("not-proven") from e
        key = Key(key.public, found.new_sign_count)
        await self._accounts.repository.use_credential(held.id, encode(key), self._accounts.clock())
        return await self._accounts.enter(held)


# What reading a credential that is none may raise, besides what the library foresees.
GARBAGE = (ValueError, TypeError, KeyError, AttributeError, IndexError)


class _ClientData(msgspec.Struct):
    challenge: str


def challenge_of(credential: dict[str, Any]) -> str:
    """The question it answers; what else the answer says is checked by the library."""
    try:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return msgspec.json.decode(data, type=_ClientData).challenge
    except (*GARBAGE, msgspec.MsgspecError) as e:
        raise ApiError("bad-request", "this is no answer of a passkey") from e
