"""For the reference: columns of a docstring (a name, two spaces, what it means) become a list."""

from __future__ import annotations

import re
from typing import Any

import griffe

COLUMNS = re.compile(r"([\w.*]+(?:, [\w.*]+)*)( {2,})(\S.*)")


def listed(text: str) -> str:
    out: list[str] = []
    width = 0  # of the first column, while there is one
    for line in text.splitlines():
        if found := COLUMNS.fullmatch(line):
            if not width and out and out[-1]:
                out.append("")
            width = len(found[1]) + len(found[2])
            names = ", ".join(f"`{x}`" for x in found[1].split(", "))
            out.append(f"- {names}: {found[3]}")
        elif width and line.startswith(" " * width):
            out.append(f"  {line.strip()}")
        else:
            if width and line:
                out.append("")
            width = 0
            out.append(line)
    return "\n".join(out)


class Columns(griffe.Extension):  # type: ignore[misc]  # griffe is only where docs are built
    def on_instance(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring:
            obj.docstring.value = listed(obj.docstring.value)
