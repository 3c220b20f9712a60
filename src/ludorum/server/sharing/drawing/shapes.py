"""The marks of the house and of seats, as the page draws them (web/src/kit/players.tsx)."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

# Tones of the page, light (web/src/kit/tokens.css).
SHEET = "#f8f3e6"
CARD = "#fffcf4"
SUNK = "#efe7d5"
INK, INK2, INK3 = "#2a2018", "#574938", "#6b5b47"
LINE = "#d8ccb2"
ACT = "#0b6b60"
ACT_SOFT = "#d3e8e1"
GILT = "#855a08"


class Look(NamedTuple):
    colour: str
    body: str


SEATS = (
    Look("#8e1d13", '<circle cx="10" cy="6.6" r="5.6"/>'),
    Look("#1345a0", '<path d="M5 1.6h10v10H5z"/>'),
    Look("#b77c07", '<path d="M10 .6 16.4 12H3.6z"/>'),
    Look("#328c57", '<path d="M10 .4 16.2 6.6 10 12.8 3.8 6.6z"/>'),
    Look("#773e6a", '<path d="M10 .8 16 5.2 13.7 12.2H6.3L4 5.2z"/>'),
    Look("#2b2723", '<path d="M7.6 1h4.8v3.4h3.4v4.8h-3.4v3.2H7.6V9.2H4.2V4.4h3.4z"/>'),
)


def colour_of(seat: int) -> str:
    return SEATS[seat % len(SEATS)].colour if seat >= 0 else INK2


def shape(seat: int, x: float, y: float, size: float) -> str:
    """The shape of a seat, its upper left corner there."""
    look = SEATS[seat % len(SEATS)]
    scale = size / 14
    return (
        f'<g fill="{look.colour}" transform="translate({x - 3 * scale:.1f} {y:.1f}) '
        f'scale({scale:.3f})">{look.body}</g>'
    )


def mark(x: float, y: float, size: float) -> str:
    """The sign of the house."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 32:.3f})">'
        f'<rect width="32" height="32" rx="5" fill="{ACT}"/>'
        f'<path d="M8 27V13a8 8 0 0 1 16 0v14h-5V15a3 3 0 0 0-6 0v12z" fill="{CARD}"/></g>'
    )


def laurel(x: float, y: float, size: float) -> str:
    """A cup, for who has won."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 24:.3f})" fill="none" '
        f'stroke="{GILT}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">'
        '<path d="M6 9H4.5a2.5 2.5 0 0 1 0-5H6M18 9h1.5a2.5 2.5 0 0 0 0-5H18M4 22h16"/>'
        '<path d="M10 14.7V17c0 .6-.5 1-1 1.200C7.900 18.800 7 20.200 7 22"/>'
        '<path d="M14 14.7V17c0 .6.5 1 1 1.200 1.100.6 2 2 2 3.800"/>'
        f'<path d="M18 2H6v7a6 6 0 0 0 12 0z" fill="{GILT}" fill-opacity=".22"/></g>'
    )


def text(
    said: str,
    x: float,
    y: float,
    size: float,
    *,
    face: str = "text",
    fill: str = INK,
    end: bool = False,
) -> str:
    """A line of it; what people have written comes in here and nowhere else."""
    anchor = ' text-anchor="end"' if end else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="Ludorum{face.capitalize()}" '
        f'font-size="{size:.0f}" fill="{fill}"{anchor}>{escape(said)}</text>'
    )


def box(
    x: float, y: float, wide: float, high: float, fill: str, r: float = 0, more: str = ""
) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, wide):.1f}" height="{high:.1f}" '
        f'rx="{r:.1f}" fill="{fill}"{more}/>'
    )
