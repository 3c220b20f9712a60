"""The `ludorum` command. Each subcommand is a module here with a function `add(commands)`.

Exit codes: 0 done, 1 failed or found wanting, 2 asked wrongly, 130 interrupted, 141 nobody reads
the output any more.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from ludorum import __version__

from . import (
    admin,
    author,
    baselines,
    box,
    companion,
    dataset,
    doctor,
    games,
    learn,
    match,
    play,
    replay,
    report,
    serve,
    simulate,
    soak,
    upgrade,
    verify,
)
from .arguments import Parser
from .mistakes import INTERRUPTED, NOBODY_READS, tell

COMMANDS = (
    games,
    learn,
    play,
    companion,
    simulate,
    match,
    report,
    dataset,
    baselines,
    replay,
    verify,
    box,
    serve,
    soak,
    doctor,
    upgrade,
    admin,
    author,
)


def parser() -> Parser:
    top = Parser(
        prog="ludorum",
        description="Heavy board games with every rule enforced: play, simulate, replay, verify.",
        epilog="example: ludorum play architects --players 3 --lang uk",
    )
    top.add_argument("--version", action="version", version=f"ludorum {__version__}")
    top.set_defaults(lang=None)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in COMMANDS:
        module.add(commands)
    return top


def speak_utf8() -> None:
    """What goes to a file or a pipe on Windows would be in the code page of the machine, which has
    no Cyrillic or no dash: it would end in a UnicodeEncodeError."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.encoding.lower() != "utf-8":
            stream.reconfigure(encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; what goes wrong is one line on stderr."""
    speak_utf8()
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        try:
            return run(words)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `ludorum … | head`; what is left to say would fail once more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except Exception as e:
        return tell(e, words)


def run(words: list[str]) -> int:
    args, rest = parser().parse_known_args(words)
    if rest:
        args.parser.unrecognized(rest)
    if packs := getattr(args, "content", None):
        from .table_options import lay_content

        lay_content(packs)
    code: int = args.run(args)
    return code
