"""Lines of input, from a person or from a script, and what they mean."""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

COMMANDS = {
    "p": "preview",
    "?": "clause",
    "why": "why",
    "u": "undo",
    "b": "board",
    "l": "lists",
    "score": "score",
    "s": "save",
    "q": "quit",
    "h": "help",
}
CLAUSE = re.compile(r"[A-Z]\d+(\.\d+)*")
# A letter typed with a Cyrillic layout on is the key it sits on; in clause ids, the letter it
# looks like.
LAYOUT = str.maketrans("йцукенгшщзфівыапролдячсмить", "qwertyuiopassdfghjklzxcvbnm")
ALIKE = str.maketrans("АВЕКМНОРСТХ", "ABEKMHOPCTX")


class Keys(Protocol):
    def read(self, prompt: str) -> str:
        """The next line; EOFError when there is none."""


class Keyboard:
    """A person. Line editing comes with readline where the system has it."""

    def __init__(self) -> None:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401

    def read(self, prompt: str) -> str:
        if sys.stdin is None:  # closed by whoever started this
            raise EOFError
        return input(prompt)


class Script:
    """Prepared lines, for tests and demonstrations."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def read(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line


class Command(NamedTuple):
    """`what` is "pick", a value of COMMANDS, "" for an empty line, or "unknown"."""

    what: str
    rest: str = ""
    number: int = 0


def parse(line: str, aliases: Mapping[str, str]) -> Command:
    """What a line means. `aliases`: words of the player's language for the commands."""
    line = line.strip()
    if not line:
        return Command("")
    if line.isdecimal():
        return Command("pick", number=int(line))
    if line[0] in "?§":
        return Command("clause", line[1:].strip())
    if "." in line and clause_id(line):  # "p3" is a preview
        return Command("clause", line)
    head = re.match(r"\w+?(?=\d|\W|$)", line)
    if head is None:
        return Command("unknown", line)
    word, rest = head[0].casefold(), line[head.end() :].strip()
    for spelling in (word, word.translate(LAYOUT)):
        what = COMMANDS.get(spelling) or aliases.get(spelling)
        if what is not None:
            return Command(what, rest, int(rest) if rest.isdecimal() else 0)
    return Command("unknown", line)


def clause_id(text: str) -> str:
    """The clause a player means, or "" if the text is none."""
    number = text.upper().translate(ALIKE)
    return number if CLAUSE.fullmatch(number) else ""
