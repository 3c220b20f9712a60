"""Addresses of our own as others see them, and the language somebody asks for."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request

from ludorum.server.settings import Settings
from ludorum.words import LANGUAGES

HOST = re.compile(
    r"([A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\[[0-9A-Fa-f:.]{2,45}\])(:\d{1,5})?"
)


def base_url(request: Request[Any, Any, Any], settings: Settings) -> str:
    """What addresses of this server begin with: the settings say it, or else who asks, if what they
    say can be a name of a host. Empty: then they stay without."""
    if settings.public_url:
        return settings.public_url
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        return ""
    return f"{'https' if settings.secure else request.url.scheme}://{host}"


def language(wanted: str, accepted: str) -> str:
    """One of ours: what was asked for, or what the browser of the reader likes best."""
    if wanted in LANGUAGES:
        return wanted
    best, worth = LANGUAGES[0], 0.0
    for part in accepted[:200].split(","):
        tag, _, more = part.strip().partition(";")
        lang = tag.strip().partition("-")[0].lower()
        q = _quality(more)
        if lang in LANGUAGES and q > worth:
            best, worth = lang, q
    return best


def _quality(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        found = float(value)
    except ValueError:
        return 0.0
    return found if 0 < found <= 1 else 0.0
