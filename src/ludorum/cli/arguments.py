"""The parser of commands: what it refuses is a `Mistake`, in the reader's language."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

from ludorum.words import LANGUAGES

from .mistakes import Mistake, near, unknown

# What argparse says, in the wording of Python 3.11 to 3.14, and what it means.
REFUSALS = (
    (r"argument (?P<name>.+?): invalid choice: '?(?P<value>.*?)'?,? (?:maybe you meant .+? )?"
     r"\(choose from (?P<known>.+)\)", "choice"),
    (r"argument (?P<name>.+?): invalid int value: '(?P<value>.*)'", "whole-number"),
    (r"argument (?P<name>.+?): invalid float value: '(?P<value>.*)'", "number"),
    (r"argument (?P<name>.+?): expected .*argument.*", "needs-value"),
    (r"argument (?P<name>.+?): ignored explicit argument .*", "takes-none"),
    (r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)", "not-together"),
    (r"one of the arguments (?P<names>.+) is required", "one-of"),
    (r"ambiguous option: (?P<name>\S+) could match (?P<names>.+)", "ambiguous"),
    (r"the following arguments are required: (?P<names>.+)", "required"),
)  # fmt: skip


class Parser(argparse.ArgumentParser):
    """`parser` of what it has read is the parser of the command: it knows its options. Each takes
    `--lang`, so that it may stand before and after every command."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.set_defaults(parser=self)
        # Without a default, which would put out again what stood before the command.
        self.add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="language (the system's)"
        )

    def error(self, message: str) -> NoReturn:
        help = f"{self.prog} --help"
        for pattern, code in REFUSALS:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                about: dict[str, str] = found.groupdict()
                if code == "choice":
                    known = re.findall(r"[^\s',]+", about["known"])
                    raise unknown("choice", about["value"], known, what=about["name"], help=help)
                if code == "required" and self._subparsers is not None:
                    self.print_help()  # `ludorum` alone: what there is
                raise Mistake(code, **about, help=help)
        raise Mistake("usage", said=message, help=help)

    def unrecognized(self, words: list[str]) -> NoReturn:
        options = [x for action in self._actions for x in action.option_strings]
        given = words[0].partition("=")[0]
        guess = near(given, options if given.startswith("-") else [])
        raise Mistake("unrecognized", name=words[0], near=guess, help=f"{self.prog} --help")
