"""The `ludorum` command. Each subcommand is a module here with a function `add(commands)`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from ludorum import __version__

from . import (
    admin,
    author,
    box,
    companion,
    doctor,
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

COMMANDS = (
    learn,
    play,
    companion,
    simulate,
    match,
    report,
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


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="ludorum",
        description="Heavy board games with every rule enforced: play, simulate, replay, verify.",
        epilog="example: ludorum play architects --players 3 --lang uk",
    )
    top.add_argument("--version", action="version", version=f"ludorum {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in COMMANDS:
        module.add(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; errors meant for people are one line on stderr and exit code 2."""
    args = parser().parse_args(argv)
    try:
        if packs := getattr(args, "content", None):
            from .table_options import lay_content

            lay_content(packs)
        code: int = args.run(args)
    except (LookupError, ValueError, OSError) as e:
        print(f"ludorum: {e}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return code
