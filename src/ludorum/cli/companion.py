"""`ludorum companion`: the paper opponent, run at a physical table."""

from __future__ import annotations

import argparse
import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .mistakes import INTERRUPTED, Mistake, must_be_file, must_be_writable

if TYPE_CHECKING:
    from rich.console import Console

    from .keyboard import Keys


def add(commands: Any) -> None:
    """Register the command."""
    from .table_options import add_game

    p = commands.add_parser(
        "companion",
        help="run the solo opponent of a game on your real table",
        description="You own the box; this runs its solo opponent. It asks which cards were "
        "turned up and what you did, and tells what the opponent does and why. The game is "
        "saved after every answer: the same command goes on with it.",
        epilog="example: ludorum companion paladins --lang ru",
    )
    add_game(p)
    p.add_argument("--solo", metavar="OPPONENT", help="which opponent, or which level")
    p.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a setting of the game; may be repeated",
    )
    p.add_argument(
        "--only-opponent",
        action="store_true",
        help="ask for nothing but what the opponent looks at; your own board you count yourself",
    )
    p.add_argument("--new", action="store_true", help="begin again, even if a game is saved")
    p.add_argument("--save", type=Path, metavar="FILE", help="where to keep the game")
    p.add_argument("--plain", action="store_true", help="no colours")
    p.set_defaults(run=run, players=1)


def run(args: argparse.Namespace) -> int:
    from .keyboard import Keyboard
    from .screen import open_console

    return attend(args, Keyboard(), open_console(args.plain))


def attend(args: argparse.Namespace, keys: Keys, console: Console) -> int:
    """A whole sitting: 0 when the game ended or was put away, 130 when it was interrupted."""
    from ludorum.companion import Companion, can_focus
    from ludorum.games import load

    from . import store
    from .attendance import Attendance
    from .people import bundle_for, language
    from .screen import Screen
    from .table_options import table_of

    must_be_writable(args.save)
    if 1 not in load(args.game).players:
        raise Mistake("alone", game=args.game)
    title, _, options = table_of(args, 1)
    path = args.save or store.home() / f"{title.name}-companion.json"
    if path.exists() and not args.new:
        saved = kept(path)
        if saved.get("game") != [title.name, title.epoch] or "seed" not in saved:
            raise Mistake("companion", path=str(path))
        if args.only_opponent and not saved.get("only"):
            raise Mistake("companion-score", path=str(path))
        companion = Companion.restore(title, saved)
    else:
        only = args.only_opponent
        if only and not can_focus(title):
            raise Mistake("no-opponent", game=title.name)
        companion = Companion(title, options, secrets.token_hex(16), only)
    bundle = bundle_for(title, language(args.lang), companion.observe(), 1)
    table = Attendance(companion, Screen(console, bundle, title), keys, path)
    try:
        table.run()
    except EOFError:
        table.put_away()
    except KeyboardInterrupt:
        table.put_away()
        return INTERRUPTED
    return 0


def kept(path: Path) -> dict[str, Any]:
    """The game saved there."""
    must_be_file(path)
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Mistake("companion", path=str(path))
    return found
