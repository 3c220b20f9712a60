"""The bodies of requests and answers about being told, being away, and bots that sit in."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ludorum.server.http.schemas import Lang, Strict

Endpoint = Annotated[str, Meta(min_length=8, max_length=1000)]
Minute = Annotated[int, Meta(ge=0, le=1439)]  # after midnight


class NewDevice(Strict):
    """A push subscription as the browser made it, and the language to be told in."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(min_length=20, max_length=30, pattern=r"^[A-Za-z0-9_-]+$")]
    lang: Lang = "en"


class OldDevice(Strict):
    endpoint: Endpoint


class NewPreferences(Strict):
    """Letters or none; between the two times of day in this zone nothing is told."""

    mail: bool
    lang: Lang
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
    quiet_from: Minute
    quiet_to: Minute


class NewCalendar(Strict):
    lang: Lang = "en"


class GoAway(Strict):
    """Seconds since the epoch."""

    start: Annotated[float, Meta(ge=0, le=1e11)]
    until: Annotated[float, Meta(ge=0, le=1e11)]


class NotificationSettings(msgspec.Struct, frozen=True):
    """How one is told. `push`: the key browsers subscribe with, empty if the server has no push;
    `devices`: hashes (SHA-256, 24 digits) of the addresses that are told; `address`: where letters
    would go, empty if nowhere; `away_days`: how many are left this year."""

    push: str
    devices: list[str]
    mail: bool
    address: str
    zone: str
    quiet_from: int
    quiet_to: int
    calendar: bool
    away_start: float
    away_until: float
    away_days: float


class CalendarLink(msgspec.Struct, frozen=True):
    """Told once: only its hash is kept."""

    url: str
