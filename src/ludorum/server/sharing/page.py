"""The page behind a link: tags for messengers, and the way on for people. It has no script."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from ludorum.words import cached_bundle

from .drawing.card import HIGH, WIDE
from .model import Told
from .telling import LOCALES

# Nothing of it is run or asked for elsewhere.
POLICY = (
    "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


class Addresses(NamedTuple):
    """Where it is, where its picture is, and where it leads to. All but the last with the name of
    the host, if that is known."""

    own: str
    picture: str
    on: str


def html(told: Told, at: Addresses) -> str:
    """Whatever people have written is escaped here, for all of it."""
    book = cached_bundle(told.lang)
    tags = [
        ("og:site_name", book.say("web-name")),
        ("og:type", "website"),
        ("og:title", told.heading),
        ("og:description", told.text),
        ("og:url", at.own),
        ("og:locale", LOCALES[told.lang]),
        ("og:image", at.picture),
        ("og:image:type", "image/png"),
        ("og:image:width", str(WIDE)),
        ("og:image:height", str(HIGH)),
        ("og:image:alt", told.alt),
        ("twitter:card", "summary_large_image"),
        ("twitter:title", told.heading),
        ("twitter:description", told.text),
        ("twitter:image", at.picture),
        ("twitter:image:alt", told.alt),
    ]
    meta = "".join([_meta(name, value) for name, value in tags])
    heading, on = escape(told.heading), escape(at.on)
    return (
        f'<!doctype html>\n<html lang="{told.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        '<meta name="robots" content="noindex">'
        f"<title>{heading}</title>"
        f'<meta name="description" content="{escape(told.text)}">'
        f"{meta}"
        # Else browsers look for one where none is.
        '<link rel="icon" href="/mark.svg" type="image/svg+xml">'
        f'<link rel="canonical" href="{escape(at.own)}">'
        f'<meta http-equiv="refresh" content="0; url={on}"></head>'
        f"<body><main><h1>{heading}</h1><p>{escape(told.text)}</p>"
        f'<p><a href="{on}">{escape(book.say("share-on"))}</a></p></main></body></html>\n'
    )


def _meta(name: str, value: str) -> str:
    kind = "property" if name.startswith("og:") else "name"
    return f'<meta {kind}="{name}" content="{escape(value)}">'
