"""The pages that say what commands and settings there are, made of these: `scripts/reference`.

What it makes is kept in the repository; a test holds that it is what it would make now.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from ludorum.cli import parser
from ludorum.server.settings import LISTS, Settings

DOCS = Path(__file__).parents[1] / "docs"

COMMANDS = """\
# Commands

<!-- Made by scripts/reference: change the commands, not this page. -->

What each does, with an example; `--help` after any of them shows its options. What goes wrong is
one line on standard error that says what to do, in the language of `--lang` (before or after any
command) or else of the system
(`LC_ALL`, `LC_MESSAGES`, `LANG`): English, Ukrainian or Russian. The help itself is English.

## Exit codes

| code | means |
|---|---|
| 0 | done |
| 1 | asked rightly, and failed: a check does not hold, a service is away, the disk is full |
| 2 | not to be done like this: an argument, a file, a setting, a library that is missing |
| 130 | interrupted with Ctrl-C; a game is saved first |
| 141 | nobody reads the output any more, as in `… \\| head` |

Those that look for something (`verify`, `doctor`, `box check`, `author check`, `author clauses`,
`author content`, `author lessons`, `admin stuck`, `admin check`, `admin rehearse`, `soak`) end with
1 if it is not as it should be, and with 2 if they could not look: a script may tell them apart.
`serve` ends with 130 after Ctrl-C, `worker` with 0 when it is told to stop.
"""

SETTINGS = """\
# Settings of a server

<!-- Made by scripts/reference: change src/ludorum/server/settings.py, not this page. -->

Each may stand in `ludorum.toml` of the folder a server is started in (or a file given with
`--settings`), or in a variable `LUDORUM_…`, which beats the file; {lists}
are lists, in a variable parted by commas. `ludorum doctor` looks whether they go together. The
hosted compose file passes all of them on from `deploy/hosted.env`.

| setting | variable | default | what it is |
|---|---|---|---|
"""


def commands() -> str:
    parts = [COMMANDS]
    for name, one in below(parser()):
        text = one.description or ""
        parts.append(f"## ludorum {name}\n\n{' '.join(text.split())}\n")
        examples = re.sub(r"\A\s*examples?:\s*", "", one.epilog or "").rstrip()
        lines, after = split("\n".join([x.strip() for x in examples.splitlines()]))
        parts.append("```\n" + "\n".join(lines) + "\n```\n")
        if after:
            parts.append(after + "\n")
    return "\n".join(parts)


def split(epilog: str) -> tuple[list[str], str]:
    """The lines of examples, and what is said after them."""
    first, _, after = epilog.partition("\n\n")
    return first.splitlines(), after


def below(top: argparse.ArgumentParser, before: str = "") -> Iterator[tuple[str, Any]]:
    """Every command that does something, with its parser."""
    groups = [x for x in top._actions if isinstance(x, argparse._SubParsersAction)]
    for group in groups:
        for name, one in group.choices.items():
            inner = list(below(one, f"{before}{name} "))
            yield from inner or [(f"{before}{name}", one)]


def settings() -> str:
    lists = " and ".join([f"`{x}`" for x in LISTS])
    rows = [SETTINGS.format(lists=lists)]
    types = get_type_hints(Settings, include_extras=True)
    for field in msgspec.structs.fields(Settings):
        (meta,) = [x for x in get_args(types[field.name]) if isinstance(x, msgspec.Meta)]
        default = getattr(Settings(), field.name)
        shown = ",".join(default) if isinstance(default, list) else str(default)
        shown = shown.lower() if isinstance(default, bool) else shown
        value = f"`{shown}`" if shown else ""
        variable = f"LUDORUM_{field.name.upper()}"
        rows.append(f"| `{field.name}` | `{variable}` | {value} | {meta.description} |\n")
    return "".join(rows)


PAGES = {"commands.md": commands, "settings.md": settings}

if __name__ == "__main__":
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8")
