"""Signing in with an account elsewhere: OpenID Connect, code flow, PKCE, state and nonce.

One provider, named by the host. The state is a ticket that only the browser it was made for may
bring back, and only while the same person is signed in there. Nothing in the request says where to
go afterwards, so nobody can be sent elsewhere.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import msgspec
from joserfc import jwt
from joserfc.errors import InvalidClaimError, InvalidKeyIdError, JoseError
from joserfc.jwk import KeySet

from ludorum.server.accounts.service import Accounts
from ludorum.server.errors import ApiError
from ludorum.server.settings import Settings
from ludorum.server.store.rows import User
from ludorum.server.telemetry import log
from ludorum.server.text import clean_name
from ludorum.words import cached_bundle

from .tickets import Tickets

SECONDS = 600  # to sign in there
PATIENCE = 10.0  # seconds for the provider to answer
LEEWAY = 60  # seconds its clock may be off
# Signed with the provider's own key; never by a shared secret, never not at all.
SIGNED = [
    "RS256",
    "RS384",
    "RS512",
    "PS256",
    "PS384",
    "PS512",
    "ES256",
    "ES384",
    "ES512",
    "Ed25519",
]
BACK = "/api/oidc/back"
# The provider does not answer, or not as one.
AWAY = (httpx.HTTPError, httpx.InvalidURL, msgspec.MsgspecError)


class OidcState(msgspec.Struct, frozen=True):
    """Somebody was sent to the provider. `user`: who they were here."""

    user: str
    nonce: str
    verifier: str
    lang: str


class Site(msgspec.Struct, frozen=True):
    """What the provider says about itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str


class _Keys(msgspec.Struct):
    keys: list[dict[str, Any]]


class _Tokens(msgspec.Struct):
    id_token: str
    access_token: str


class Oidc:
    def __init__(self, settings: Settings, accounts: Accounts, tickets: Tickets) -> None:
        self.label = settings.oidc_label
        self._issuer = settings.oidc_issuer
        self._client = settings.oidc_client
        self._secret = settings.oidc_secret
        self._back = settings.public_url + BACK
        self._accounts = accounts
        self._tickets = tickets
        self._site: Site | None = None
        self._keys: KeySet | None = None

    async def begin(self, user: User | None, lang: str) -> tuple[str, str]:
        """Where to send the browser, and the state it has to bring back."""
        verifier, nonce = secrets.token_urlsafe(48), secrets.token_urlsafe(24)
        try:
            site = await self._known()
        except AWAY as e:
            raise self._failed("cannot be reached", e) from e
        says = OidcState(user.id if user else "", nonce, verifier, lang)
        state = await self._tickets.issue(says, SECONDS)
        query = {
            "response_type": "code",
            "client_id": self._client,
            "redirect_uri": self._back,
            "scope": "openid profile",
            "state": state,
            "nonce": nonce,
            "code_challenge": _text(hashlib.sha256(verifier.encode()).digest()),
            "code_challenge_method": "S256",
        }
        joint = "&" if "?" in site.authorization_endpoint else "?"
        return site.authorization_endpoint + joint + urlencode(query), state

    async def enter(self, code: str, state: str, held: str, user: User | None) -> User:
        """Somebody is back. `held`: the state this browser was given."""
        if not hmac.compare_digest(state.encode(), held.encode()):
            raise ApiError("other-browser")
        says = await self._tickets.take(state, OidcState)
        if says.user != (user.id if user else ""):
            raise ApiError("other-browser")
        if not code:  # they have changed their mind there
            raise ApiError("not-proven")
        try:
            claims = await self._claims(code, says)
        except (*AWAY, JoseError, ValueError) as e:
            raise self._failed("answer refused", e) from e
        subject = f"{self._issuer} {claims['sub']}"
        return await self._accounts.arrive(user, "oidc", subject, self.label, named(claims, says))

    async def _claims(self, code: str, says: OidcState) -> dict[str, Any]:
        """What the provider says about who came back with this code."""
        site = await self._known()
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self._back,
            "client_id": self._client,
            "code_verifier": says.verifier,
        }
        who = (quote(self._client, ""), quote(self._secret, "")) if self._secret else None
        async with httpx.AsyncClient(timeout=PATIENCE, auth=who) as http:
            answer = await http.post(site.token_endpoint, data=form)
        answer.raise_for_status()
        tokens = msgspec.json.decode(answer.content, type=_Tokens)
        try:
            token = jwt.decode(tokens.id_token, await self._signers(site), SIGNED)
        except InvalidKeyIdError:  # it has new keys
            self._keys = None
            token = jwt.decode(tokens.id_token, await self._signers(site), SIGNED)
        jwt.JWTClaimsRegistry(
            leeway=LEEWAY,
            iss={"essential": True, "value": site.issuer},
            sub={"essential": True},
            aud={"essential": True, "value": self._client},
            exp={"essential": True},
            iat={"essential": True},
            nonce={"essential": True, "value": says.nonce},
        ).validate(token.claims)
        check_party(token.claims, self._client)
        check_access(token.claims, token.header["alg"], tokens.access_token)
        return token.claims

    async def _known(self) -> Site:
        if self._site is None:
            place = self._issuer.rstrip("/") + "/.well-known/openid-configuration"
            site = msgspec.json.decode(await self._get(place), type=Site)
            if site.issuer != self._issuer:
                raise msgspec.ValidationError(f"the issuer there is {site.issuer!r}")
            self._site = site
        return self._site

    async def _signers(self, site: Site) -> KeySet:
        if self._keys is None:
            found = msgspec.json.decode(await self._get(site.jwks_uri), type=_Keys)
            self._keys = KeySet.import_key_set({"keys": found.keys})
        return self._keys

    async def _get(self, url: str) -> bytes:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            answer = await http.get(url)
        answer.raise_for_status()
        return answer.content

    def _failed(self, what: str, error: Exception) -> ApiError:
        log.warning(f"oidc: {what}", issuer=self._issuer, error=repr(error))
        return ApiError("not-proven")


def check_party(claims: dict[str, Any], client: str) -> None:
    """Whom the token is for: where it is for several, it says to which of them it was given."""
    alone = claims["aud"] in (client, [client])
    if claims.get("azp", client if alone else None) != client:
        raise InvalidClaimError("azp")


def check_access(claims: dict[str, Any], alg: str, access_token: str) -> None:
    """Half a hash of the token that came along, if it says so."""
    told = claims.get("at_hash")
    made = hashlib.new(
        f"sha{alg[2:] if alg[2:].isdigit() else 512}", access_token.encode()
    ).digest()
    if told is not None and told != _text(made[: len(made) // 2]):
        raise InvalidClaimError("at_hash")


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def named(claims: dict[str, Any], says: OidcState) -> str:
    """What the person is called there, as far as that is a name here."""
    for claim in ("preferred_username", "nickname", "name", "given_name"):
        try:
            return clean_name(str(claims.get(claim, "")))
        except ApiError:
            continue
    return cached_bundle(says.lang).say("somebody-new")
