"""Text that comes from people: names one can read, lines that do no harm."""

from __future__ import annotations

import unicodedata

from ludorum.server.errors import ApiError

# Emails, symbols and marks that show nothing: with them two names look the same.
UNSEEN = {
    *(0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x034F, 0x17B4, 0x17B5),
    *(*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)),
}
MARKS = 2  # on one letter; more pile up over other lines
NAME_LENGTH = 32


def clean_name(name: str, least: int = 1, most: int = NAME_LENGTH) -> str:
    """A name people can read: no control characters, no direction tricks, single spaces."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", " ".join(name.split())):
        kind = unicodedata.category(c)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind in "LMNPSZ" and marks <= MARKS and ord(c) not in UNSEEN:
            kept.append(c)
    name = " ".join("".join(kept).split())
    if not least <= len(name) <= most:
        raise ApiError("bad-request", f"a name has {least} to {most} characters")
    return name


def clean_text(text: str) -> str:
    """A line of talk: as it was written, without what controls a terminal or turns the line."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    joiners = "\u200c\u200d"  # whole scripts and many emoji are written with them
    return "".join([c for c in text if unicodedata.category(c)[0] != "C" or c in joiners])


def fold(name: str) -> str:
    """What two names have in common when people would take one for the other."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
