"""The documents of the repository, taken apart into blocks and links.

A block that no test runs says why in the line before it: `<!-- not run: why -->`. A block in a
language that nothing here can run (`text`, or none: a drawing, an output) needs no reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
NAMES = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md")
PAGES = [*(ROOT / x for x in NAMES), *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"( *)```(\S*).*")
WHY = re.compile(r"<!-- not run: (.+) -->")
ITEM = re.compile(r"\d+\. |[-*] ")


class Block(NamedTuple):
    line: int
    lang: str  # of the fence; indented blocks are for a shell
    text: str
    why: str  # it is not run


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> Iterator[Block]:
    lines = page.read_text(encoding="utf-8").splitlines()
    at, inside, why = 0, 0, ""
    while at < len(lines):
        line = lines[at]
        begun = at
        if fence := FENCE.fullmatch(line):
            at += 1
            while lines[at].strip() != "```":
                at += 1
            held = [x[len(fence[1]) :] for x in lines[begun + 1 : at]]
            yield Block(begun + 1, fence[2], "\n".join(held) + "\n", why)
        elif line.startswith(" " * (4 + inside)) and not lines[at - 1].strip():
            margin = 4 + inside
            while at + 1 < len(lines) and (
                lines[at + 1].startswith(" " * margin) or not lines[at + 1].strip()
            ):
                at += 1
            held = [x[margin:] for x in lines[begun : at + 1]]
            yield Block(begun + 1, "sh", "\n".join(held).rstrip() + "\n", why)
        elif item := ITEM.match(line):
            inside = item.end()
        elif line and not line.startswith(" "):
            inside = 0
        if line.strip():
            found = WHY.fullmatch(line.strip())
            why = found[1] if found else ""
        at += 1


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    text = page.read_text(encoding="utf-8")
    return re.sub(r"^ *```.*?^ *```$", "", text, flags=re.MULTILINE | re.DOTALL)


def headings(page: Path) -> set[str]:
    """The anchors of a page, as the repository's viewer and the site both make them."""
    found: set[str] = set()
    for title in re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE):
        plain = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", title).strip().lower()
        anchor = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        while anchor in found:
            anchor += "-1"
        found.add(anchor)
    return found
