"""How large a box of strangers may be. What is larger is refused before anything looks at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludorum.content import ContentError, Row

BOX_BYTES = 256 * 1024
FILES = 64
RECORDS = 800  # the largest game has 500
RECORD_BYTES = 8 * 1024  # the longest of ours has 1,200
DEEPEST = 12  # ours are 8 deep, the list of records included
LARGEST = 999  # a number; the largest of ours is 132
LONGEST = 80  # characters of a text
NAME = 60  # characters of what a box is called


def box_faults(records: Mapping[str, list[Row]]) -> list[ContentError]:
    """What is too large in a whole box."""
    count = sum([len(rows) for rows in records.values()])
    if count > RECORDS:
        return [ContentError(f"at most {RECORDS} records", code="many", most=RECORDS)]
    if len(msgspec.json.encode(records)) > BOX_BYTES:
        return [ContentError(f"at most {BOX_BYTES} bytes", code="large", bytes=BOX_BYTES)]
    return []


def record_faults(row: Row) -> list[ContentError]:
    """What is too large in a record, or is no data of a card."""
    if not _shallow(row):
        return [ContentError(f"more than {DEEPEST} deep", code="deep")]
    if len(msgspec.json.encode(row)) > RECORD_BYTES:
        return [ContentError(f"at most {RECORD_BYTES} bytes", code="large", bytes=RECORD_BYTES)]
    return [x for name, value in row.items() for x in _faults(value, _path(name))]


def _shallow(row: Any) -> bool:
    """Level by level: what is too deep for us may be too deep for Python, too."""
    level = [row]
    for _ in range(DEEPEST):
        level = [y for x in level for y in _inside(x)]
        if not level:
            return True
    return False


def _inside(x: Any) -> list[Any]:
    found = x.values() if isinstance(x, dict) else x if isinstance(x, list) else ()
    return list(found)


def _path(name: str) -> str:
    return name if _clean(name) else "?"


def _faults(x: Any, where: str) -> list[ContentError]:
    if isinstance(x, bool) or x is None:
        return []
    if isinstance(x, int):
        if abs(x) <= LARGEST:
            return []
        what = f"numbers go from −{LARGEST} to {LARGEST}"
        return [ContentError(what, where, "too-much", most=LARGEST)]
    if isinstance(x, str):
        if _clean(x):
            return []
        return [ContentError(f"at most {LONGEST} letters", where, "long-text", most=LONGEST)]
    if isinstance(x, list):
        return [y for i, one in enumerate(x) for y in _faults(one, f"{where}[{i}]")]
    if isinstance(x, dict):
        out = [y for k, one in x.items() for y in _faults(one, f"{where}.{_path(k)}")]
        if not all(_clean(k) for k in x):
            out.append(ContentError("at most 80 letters", where, "long-text", most=LONGEST))
        return out
    return [ContentError(f"a card says no {type(x).__name__}", where, "number")]


def _clean(text: str) -> bool:
    return len(text) <= LONGEST and text.isprintable()
