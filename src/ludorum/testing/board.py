"""Can the page show the board that a package brings?

The files are read, not run: what the page would refuse in a browser is told where they were built.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any

from ludorum.titles import Title
from ludorum.titles.board import FOLDER, KINDS, MODULE, POSTER, SHARED, STYLE, board_of

from .walk import Fault

# What each module is loaded for.
EXPORTS = {MODULE: "board", POSTER: "poster"}

COMMENT = re.compile(
    r"^\s*/\*.*?\*/", re.MULTILINE | re.DOTALL
)  # at the start of a line, not "*/*"
STATEMENT = r"(?m:^|[;}]|\*/)\s*"
IMPORTS = (
    re.compile(STATEMENT + r"""import\s*(?:[\w$*{][^"'`;()]*?from\s*)?["']([^"']+)["']"""),
    re.compile(STATEMENT + r"""export\s*(?:\*[^"'`;()]*?|\{[^}]*\}\s*)from\s*["']([^"']+)"""),
    re.compile(r"""(?<![\w$.])import\s*\(\s*["'`]([^"'`]+)["'`]"""),
)
LISTS = re.compile(r"\bexport\s*\{([^}]*)\}")
DECLARED = re.compile(
    r"\bexport\s+(?:const|let|var|(?:async\s+)?function|class)\b\s*\*?\s*([\w$]+)"
)
EVERYTHING = re.compile(r"\bexport\s*\*\s*from\b")


def the_board_can_be_shown(title: Title[Any], count: int) -> None:
    """The page finds a board or poster in the package's folder, and all that they ask for."""
    files = board_of(title.package)
    found = list(findings(files)) if files else []
    if found:
        told = "".join([f"\n  {x}" for x in found])
        raise Fault(f"{title.package}: the page cannot show what is in its folder {FOLDER}:{told}")


def findings(files: Mapping[str, bytes]) -> Iterator[str]:
    """What is wrong with a folder, and what to do about it."""
    if not any(name in files for name in EXPORTS):
        yield f"neither {MODULE} nor {POSTER} is there: build web/ into it, or take it away"
    for name, data in files.items():
        suffix = PurePosixPath(name).suffix
        if suffix not in KINDS:
            yield f"{name} is not served: leave it out, or make it one of {', '.join(KINDS)}"
        elif suffix == ".js":
            yield from of_module(name, COMMENT.sub("", data.decode(errors="replace")), files)
    if STYLE not in files and any(name.endswith(".css") for name in files):
        yield f"the page loads no styles but {STYLE}: build all of them into that file"


def of_module(name: str, code: str, files: Mapping[str, bytes]) -> Iterator[str]:
    wanted = EXPORTS.get(name)
    if wanted and wanted not in exported(code) and not EVERYTHING.search(code):
        yield f"{name} exports no `{wanted}`: write `export const {wanted} = …` in its source"
    for what in sorted(imported(code)):
        if not what.startswith(("./", "../")):
            if what not in SHARED:
                yield (
                    f"{name} imports {what!r}, which the page does not have: it has "
                    f"{', '.join(SHARED)}; build anything else into the board"
                )
        elif posixpath.normpath(posixpath.join(posixpath.dirname(name), what)) not in files:
            yield f"{name} imports {what!r}, which is not in the folder: build it anew"


def imported(code: str) -> set[str]:
    return {what for how in IMPORTS for what in how.findall(code)}


def exported(code: str) -> set[str]:
    """Names by which others may import, as `export {a as board}` or `export const board` say."""
    listed = [
        part.split()[-1] for x in LISTS.findall(code) for part in x.split(",") if part.strip()
    ]
    return {x.strip("\"'") for x in listed} | set(DECLARED.findall(code))
