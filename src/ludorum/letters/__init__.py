"""Fonts that pictures are drawn with: how wide text is, where it is broken, what can be written."""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent
FACES = ("text", "strong", "head", "sign")
MORE = "…"
MOST = 400  # letters of a text that are looked at
UNKNOWN = 600  # thousandths, of a letter there is none for
SAVES = 0.78  # so much smaller a text may be to have a line less


class Lines(NamedTuple):
    size: int
    lines: list[str]


@cache
def _widths() -> dict[str, dict[str, int]]:
    found: dict[str, Any] = json.loads((FOLDER / "widths.json").read_text(encoding="utf-8"))
    return {
        face: {c: int(wide) for wide, letters in by_width.items() for c in letters}
        for face, by_width in found.items()
    }


@cache
def font_files() -> list[str]:
    return [str(FOLDER / f"{face}.ttf") for face in FACES]


def legible(text: str, face: str = "text") -> bool:
    """There is a letter for each of them: a name in another script cannot be drawn."""
    known = _widths()[face]
    return all(c in known or c.isspace() for c in text)


def drawable(text: str) -> str:
    """The text as the fonts can write it: letters they lack without their marks, others not at
    all."""
    known = _widths()["text"]
    out = []
    for c in unicodedata.normalize("NFC", text[: 2 * MOST])[:MOST]:
        if c in known:
            out.append(c)
        elif c.isspace():
            out.append(" ")
        else:
            out += [x for x in unicodedata.normalize("NFKD", c) if x in known]
    return " ".join("".join(out).split())


def wide(text: str, size: float, face: str = "text") -> float:
    """In pixels; letters that stand closer together are not taken into account."""
    known = _widths()[face]
    return sum([known.get(c, UNKNOWN) for c in text]) * size / 1000


def cut(text: str, size: float, room: float, face: str = "text") -> str:
    """As much of it as there is room for."""
    if wide(text, size, face) <= room:
        return text
    known, left = _widths()[face], room * 1000 / size - _widths()[face][MORE]
    for i, c in enumerate(text):
        left -= known.get(c, UNKNOWN)
        if left < 0:
            return text[:i].rstrip(" ,;:·.") + MORE
    return text


def fitted(text: str, size: int, least: int, room: float, face: str = "text") -> tuple[int, str]:
    """One line: smaller before it is cut."""
    while size > least and wide(text, size, face) > room:
        size -= 1
    return size, cut(text, size, room, face)


def wrapped(text: str, size: float, room: float, face: str) -> list[str]:
    """Broken at spaces; a word that is longer than a line is cut."""
    out: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and wide(longer, size, face) > room:
            out.append(line)
            line = word
        else:
            line = longer
        line = cut(line, size, room, face) if line == word else line
    return [*out, line] if line else out


def set_in(
    text: str, sizes: range, room: float, most: float, face: str, leading: float = 1.14
) -> Lines:
    """The largest of these sizes at which it fits a box, or a little less if that saves a line; at
    the smallest it is cut. Lines are about as long as each other."""
    found: Lines | None = None
    for size in sizes:
        if found and size < found.size * SAVES:
            break
        lines = wrapped(text, size, room, face)
        fits = len(lines) * size * leading <= most
        if fits and (found is None or len(lines) < len(found.lines)):
            found = Lines(size, lines)
    if found:
        return Lines(found.size, _even(text, found, room, face))
    size = sizes[-1]
    lines = wrapped(text, size, room, face)
    n = max(1, int(most / (size * leading)))
    rest = " ".join(lines[n - 1 :])
    return Lines(size, [*lines[: n - 1], cut(rest, size, room, face)] if lines else [])


def _even(text: str, found: Lines, room: float, face: str) -> list[str]:
    """As many lines, in the narrowest box they fit."""
    lines, least = found.lines, room / 2
    while len(found.lines) > 1 and room - least > 8:
        middle = (room + least) / 2
        tried = wrapped(text, found.size, middle, face)
        if len(tried) > len(lines) or any(x.endswith(MORE) for x in tried):
            least = middle
        else:
            lines, room = tried, middle
    return lines
