"""A device with passkeys, in software: it answers as a browser would send it on."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, WITH_KEY = 1, 4, 64


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Authenticator:
    """One passkey. What it says of itself can be changed, to lie."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin = origin
        self.site = site
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.flags = PRESENT | VERIFIED
        self.handle = ""

    def _said(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, flags: int) -> bytes:
        self.count += 1
        site = hashlib.sha256(self.site.encode()).digest()
        return site + struct.pack(">BI", flags, self.count)

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        data = self._data(self.flags | WITH_KEY) + bytes(16)
        data += struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        self.handle = options["user"]["id"]
        response = {
            "clientDataJSON": text(self._said("webauthn.create", options["challenge"])),
            "attestationObject": text(
                cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
            ),
        }
        return self._answer(response)

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        said = self._said("webauthn.get", options["challenge"])
        data = self._data(self.flags)
        signed = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": text(said),
            "authenticatorData": text(data),
            "signature": text(signed),
            "userHandle": self.handle,
        }
        return self._answer(response)

    def _answer(self, response: dict[str, Any]) -> dict[str, Any]:
        id = text(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}
