"""Characters: bots that count some lines of the score sheet for more, or less, than their points.

A title offers them as `characters.json` in its package, beside `value.json` and not among its
content: what a bot likes is no rule and no card, so tables go on whatever it says. It has weights
by line for every character; the title's words say `character-NAME` and `character-NAME.about`.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from importlib import resources
from typing import Any

from ludorum.titles import Title
from ludorum.titles.box import home_of

FILE = "characters.json"

Taste = Mapping[str, float]  # by line of the score sheet: what it counts for beyond its points


def characters(title: Title[Any]) -> Mapping[str, Taste]:
    """Those a title offers, by name; mostly two or three, none if it has no file."""
    return _read(home_of(title.package))


def taste(title: Title[Any], name: str) -> Taste:
    """LookupError says which characters there are."""
    found = characters(title)
    if name not in found:
        there = ", ".join(found) or "none"
        raise LookupError(f"{title.name} has no character {name!r}; there are: {there}")
    return found[name]


@functools.cache
def _read(package: str) -> dict[str, dict[str, float]]:
    file = resources.files(package) / FILE
    if not file.is_file():
        return {}
    found: dict[str, dict[str, float]] = json.loads(file.read_text(encoding="utf-8"))
    return found
