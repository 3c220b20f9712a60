"""The table as a picture, for `render_mode="rgb_array"`: its words, set in columns.

A picture is always of the same size, as films of games want it, and shows what one seat sees. It is
no board: those are drawn by the page. Of the machine no font is read, so pictures are the same
everywhere.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from html import escape
from itertools import accumulate, zip_longest
from typing import Any, NamedTuple

from ludorum.extras import extra

with extra("lab"):
    import numpy as np
    import resvg_py
    from numpy.typing import NDArray

from ludorum.kernel import Table
from ludorum.letters import cut, drawable, font_files, wide
from ludorum.titles import Title
from ludorum.words import LANGUAGES, MessageBundle

from .text import bundle_of

Pixels = NDArray[np.uint8]

WIDE, HIGH = 1600, 1000
MARGIN, GAP = 24, 40
SIZE, LINE = 20, 27  # of letters, and from line to line, before all is scaled to fit
CELL = 300  # no cell is wider
BETWEEN = 20  # cells
LARGEST = 1.4  # as much are letters of a small table made larger
PAPER = "#fffcf4"
TITLE = 'font-family="LudorumStrong" fill="#2a2018"'
HEAD = 'font-family="LudorumText" fill="#6b5b47"'
CELLS = 'font-family="LudorumText" fill="#2a2018"'
LACKING = str.maketrans({"→": "›", "▸": "»", "□": "–"})  # what the fonts have not


def pixels(title: Title[Any], table: Table[Any], seat: int, lang: str = LANGUAGES[0]) -> Pixels:
    """uint8 (HIGH, WIDE, 3), a new array."""
    view = table.observe(seat)
    bundle = bundle_of(title, lang, view)
    return decoded(drawn_by_resvg(svg([grid(bundle, x) for x in title.picture(view, seat)])))


# -- words into shapes -------------------------------------------------------------------------


class Written(NamedTuple):
    x: float
    y: float
    text: str
    look: str


class Grid(NamedTuple):
    """A block of the picture: how large it is, and what is written where in it."""

    wide: float
    high: float
    written: list[Written]


def grid(bundle: MessageBundle, block: Any) -> Grid:
    """Its title, and its rows in columns as wide as what they hold."""

    def cells(row: Sequence[Any]) -> list[str]:
        return [said(bundle.say(x), "text", CELL) for x in row]

    head = cells(block.head)
    rows = [row for row in [head, *map(cells, block.rows)] if any(row)]
    title = said(bundle.say(block.title), "strong", 2 * CELL)
    written, y = [Written(0, SIZE, title, TITLE)], SIZE + LINE
    widths = [max([wide(x, SIZE) for x in cells]) for cells in zip_longest(*rows, fillvalue="")]
    starts = [*accumulate(widths, lambda x, room: x + room + BETWEEN, initial=0.0)]
    for row in rows:
        look = HEAD if row is head else CELLS
        written += [Written(starts[i], y, cell, look) for i, cell in enumerate(row) if cell]
        y += LINE
    return Grid(max(starts[-1] - BETWEEN, wide(title, SIZE, "strong")), y, written)


def said(text: str, face: str, room: float) -> str:
    return cut(drawable(text.translate(LACKING)), SIZE, room, face)


def columns(grids: Sequence[Grid], high: float) -> list[list[Grid]]:
    """In order, none higher than that, unless one grid is."""
    out: list[list[Grid]] = [[]]
    for one in grids:
        if out[-1] and sum([x.high for x in out[-1]]) + one.high > high:
            out.append([])
        out[-1].append(one)
    return out


def measured(found: Sequence[Sequence[Grid]]) -> tuple[float, float]:
    width = sum([max([x.wide for x in column]) + GAP for column in found]) - GAP
    return width, max([sum([x.high for x in column]) for column in found])


def scale_of(found: Sequence[Sequence[Grid]]) -> float:
    width, high = measured(found)
    return min((WIDE - 2 * MARGIN) / width, (HIGH - 2 * MARGIN) / high, LARGEST)


def svg(grids: Sequence[Grid]) -> str:
    """In columns of the height that makes the letters largest."""
    heights = range(HIGH // 4, 4 * HIGH, 3 * LINE)
    found = max([columns(grids, high) for high in heights], key=scale_of)
    out, x = [], 0.0
    for column in found:
        y = 0.0
        for one in column:
            out += [label(x, y, words) for words in one.written]
            y += one.high
        x += max([one.wide for one in column]) + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/><g font-size="{SIZE}" '
        f'transform="translate({MARGIN} {MARGIN}) scale({scale_of(found):.4f})">'
        f"{''.join(out)}</g></svg>"
    )


def label(x: float, y: float, one: Written) -> str:
    at = f'x="{x + one.x:.1f}" y="{y + one.y:.1f}"'
    return f"<text {at} {one.look}>{escape(one.text)}</text>"


# -- shapes into pixels ------------------------------------------------------------------------


def drawn_by_resvg(drawing: str) -> bytes:
    return resvg_py.svg_to_bytes(
        svg_string=drawing, skip_system_fonts=True, font_files=font_files()
    )


def decoded(png: bytes) -> Pixels:
    """The colours of a PNG as resvg makes it: 8 bits, RGBA, not interlaced.

    Every byte is told as its difference to what the pixels at the left and above foretell. So rows
    and pixels wait for each other, but all on one diagonal can be had at once.
    """
    width, high, *kind = struct.unpack_from(">II5B", png, 16)
    assert kind == [8, 6, 0, 0, 0], kind
    data, at = b"", 8
    while at < len(png):
        size, name = struct.unpack_from(">I4s", png, at)
        if name == b"IDAT":
            data += png[at + 8 : at + 8 + size]
        at += size + 12
    told = np.frombuffer(zlib.decompress(data), np.uint8).reshape(high, 1 + 4 * width)
    by = told[:, 0]
    # A pixel more at the left and a row more above, both empty.
    out = np.zeros((high + 1, width + 1, 3), np.int16)
    rest = told[:, 1:].reshape(high, width, 4)[:, :, :3]  # all is opaque
    for n in range(high + width - 1):
        y = np.arange(max(0, n - width + 1), min(high, n + 1))
        x = n - y
        left, above, corner = out[y + 1, x], out[y, x + 1], out[y, x]
        near = left + above - corner
        a, b, c = abs(near - left), abs(near - above), abs(near - corner)
        paeth = np.where((a <= b) & (a <= c), left, np.where(b <= c, above, corner))
        foretold = np.choose(
            by[y][:, None], [np.zeros_like(left), left, above, (left + above) // 2, paeth]
        )
        out[y + 1, x + 1] = (rest[y, x] + foretold) & 255
    return out[1:, 1:].astype(np.uint8)
