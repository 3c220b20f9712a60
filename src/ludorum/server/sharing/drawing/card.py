"""What is laid out on a picture: the poster of the game at the left; the place in the game, what
happened, and everybody's points at the right."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import NamedTuple

from ludorum.letters import Lines, cut, drawable, fitted, set_in

from . import shapes
from .shapes import ACT, INK, INK2, INK3, LINE, SHEET, SUNK, box, colour_of, text

WIDE, HIGH = 1200, 630
POSTER = 376  # px of the width
LEFT, RIGHT = POSTER + 48, WIDE - 48
ROOM = RIGHT - LEFT
TOP, FOOT = 132, 548  # between them the headline, the players and the chart
MOST_ROWS = 7  # six seats and an opponent
NAME = 286  # px
SIZES = range(58, 29, -2)
ROW, TALL = 37, 58  # px high, at least and at most
CHARTED = 4  # players; more lines cannot be told apart
CHART = 78  # px it needs at least
HEAD, NAMED, LEADING = 200, 46, 1.14  # px of a headline at most, of the name above it
GAP = 22
# Hills and a sun, for a game without a poster (web/src/boards/Poster.tsx).
PLAIN = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 190" width="260" height="190">
<path d="M0 0h260v190H0z" fill="#f1e3c8"/><circle cx="150" cy="56" r="26" fill="#b4623a"/>
<path d="M0 140q70-36 130-14t130-20v84H0z" fill="#e0c79a"/>
<path d="M0 168q60-22 120-8t140-10v40H0z" fill="#5a3320"/></svg>"""


class Row(NamedTuple):
    """A player. `points` None: they are not told; `place` 0: there are none."""

    seat: int
    name: str
    points: int | None = None
    place: int = 0
    won: bool = False


class Card(NamedTuple):
    """What a picture says, in one language. `lines`: the points of all from the first step to this
    one; `part`: of the game, that much of it; `seat`: whose turn it is."""

    title: str
    place: str
    headline: str
    note: str = ""
    name: str = ""
    seat: int = -1
    rows: tuple[Row, ...] = ()
    lines: tuple[tuple[int, ...], ...] = ()
    part: float = 1.0
    poster: bytes = b""


def svg(card: Card) -> str:
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" '
            f'viewBox="0 0 {WIDE} {HIGH}">',
            box(0, 0, WIDE, HIGH, SHEET),
            _poster(card.poster),
            *_top(card),
            *_middle(card),
            *_foot(card),
            "</svg>",
        ]
    )


def _poster(poster: bytes) -> str:
    """As a picture within the picture: what a package brings has no say in the rest."""
    data = base64.b64encode(poster or PLAIN).decode()
    return (
        f'<image x="0" y="0" width="{POSTER}" height="{HIGH}" preserveAspectRatio="xMidYMid slice" '
        f'href="data:image/svg+xml;base64,{data}"/>' + box(POSTER, 0, 6, HIGH, ACT)
    )


def _top(card: Card) -> list[str]:
    size, title = fitted(drawable(card.title), 36, 28, ROOM, "head")
    place = cut(drawable(card.place), 25, ROOM, "strong")
    return [
        text(title, LEFT, 78, size, face="head"),
        text(place, LEFT, 114, 25, face="strong", fill=ACT),
    ]


def _middle(card: Card) -> list[str]:
    """As the headline needs less room, there is more for the others."""
    rows = card.rows[:MOST_ROWS]
    n, named = len(rows), NAMED if card.name else 0
    room = FOOT - TOP - named - (GAP if rows else 0)
    told = set_in(drawable(card.headline), SIZES, ROOM, min(room - n * ROW, HEAD), "head")
    left = room - _height(told)
    charted = 0 < n <= CHARTED and len(card.lines) > 1 and left >= n * TALL + GAP + CHART
    high = TALL if charted else min(TALL, left / n) if n else 0
    spare = 0 if charted else (left - n * high) / 3  # nothing hangs at the top
    y = TOP + spare
    out = []
    if card.name:
        name = cut(drawable(card.name), 34, ROOM - 44, "strong")
        out.append(shapes.shape(card.seat, LEFT, y + 9, 30))
        out.append(text(name, LEFT + 44, y + 36, 34, face="strong", fill=colour_of(card.seat)))
    y += named
    for line in told.lines:
        y += told.size * LEADING
        out.append(text(line, LEFT, y - told.size * 0.22, told.size, face="head"))
    y += GAP + spare
    out += _rows(rows, y, high)
    y += n * high
    if charted:
        out += _chart(card, y + GAP, FOOT - y - GAP)
    return out


def _height(told: Lines) -> float:
    return len(told.lines) * told.size * LEADING


def _rows(rows: Sequence[Row], y: float, high: float) -> list[str]:
    if not rows:
        return []
    size = min(31, int(high * 0.6))
    best = max([1, *[x.points or 0 for x in rows]])
    placed = 34 if any(x.place for x in rows) else 0
    start, end = LEFT + placed + 40 + NAME, RIGHT - 96
    out = []
    for i, row in enumerate(rows):
        middle = y + i * high + high / 2
        base = middle + size * 0.34
        x = LEFT
        if placed:
            if row.won:
                out.append(shapes.laurel(x - 2, middle - 14, 28))
            elif row.place:
                out.append(text(f"{row.place}.", x, base, size * 0.9, fill=INK3))
            x += placed
        out.append(shapes.shape(row.seat, x, middle - size * 0.39, size * 0.78))
        room = NAME - 20 if row.points is not None else RIGHT - x - 40
        face = "strong" if row.won or not placed else "text"
        name_size, name = fitted(drawable(row.name), size, size - 4, room, face)
        out.append(text(name, x + 40, base, name_size, face=face))
        if row.points is None:
            continue
        bar = high * 0.42
        out.append(box(start, middle - bar / 2, end - start, bar, SUNK, bar / 2))
        filled = (end - start) * max(0, row.points) / best
        if filled:
            fill = colour_of(row.seat)
            out.append(box(start, middle - bar / 2, max(bar, filled), bar, fill, bar / 2))
        said = str(row.points).replace("-", "−")
        ink = INK if row.won or not placed else INK2
        out.append(text(said, RIGHT, base + 2, size * 1.14, face="strong", fill=ink, end=True))
    return out


def _chart(card: Card, y: float, high: float) -> list[str]:
    """The points of all, from the beginning of the game; what is still to come is not told."""
    values = [n for after in card.lines for n in after]
    low, top = min(0, *values), max(1, *values)
    step = ROOM * card.part / (len(card.lines) - 1)

    def point(at: int, n: int) -> str:
        return f"{LEFT + at * step:.1f} {y + 6 + (high - 12) * (top - n) / (top - low):.1f}"

    floor = y + 6 + (high - 12) * top / (top - low)
    out = [f'<path d="M{LEFT} {floor:.1f}H{RIGHT}" stroke="{LINE}" stroke-width="2"/>']
    for seat in range(len(card.lines[0])):
        path = "L".join([point(i, after[seat]) for i, after in enumerate(card.lines)])
        out.append(
            f'<path d="M{path}" fill="none" stroke="{colour_of(seat)}" stroke-width="4" '
            'stroke-linejoin="round"/>'
        )
    for seat, n in enumerate(card.lines[-1]):
        cx, cy = point(len(card.lines) - 1, n).split()
        out.append(
            f'<circle cx="{cx}" cy="{cy}" r="7" fill="{colour_of(seat)}" stroke="{SHEET}" '
            'stroke-width="2"/>'
        )
    return out


def _foot(card: Card) -> list[str]:
    note = cut(drawable(card.note), 23, ROOM - 220)
    return [
        shapes.mark(LEFT, 562, 36),
        text("Ludorum", LEFT + 50, 591, 32, face="sign"),
        text(note, RIGHT, 589, 23, fill=INK3, end=True),
    ]
