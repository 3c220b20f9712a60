"""`ludorum play`: a game in the terminal, against bots, a solo opponent or people beside you."""

from __future__ import annotations

import argparse
import hashlib
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .mistakes import Mistake, must_be_writable

if TYPE_CHECKING:
    from rich.console import Console

    from ludorum.titles import Title

    from .keyboard import Keys
    from .screen import Screen
    from .session import Session
    from .store import Saved

PAUSE = 0.6  # seconds between the turns of bots as they are told
OF_A_NEW_GAME = ("players", "humans", "names", "bots", "solo", "set", "seed")


def add(commands: Any) -> None:
    """Register the command."""
    from .table_options import add_table

    p = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal. Every option is legal; `h` in the game helps.",
        epilog="example: ludorum play architects --players 3 --bots sensible --lang uk",
    )
    add_table(p)
    p.add_argument("--humans", type=int, metavar="N", help="people at this keyboard (1)")
    p.add_argument("--names", metavar="A,B", help="names of the people, then of the bots")
    p.add_argument(
        "--bots",
        metavar="NAME",
        help="who plays the other seats: sensible (default), random, easy, normal, hard; a level"
        " may have a character of the game, as normal:builder",
    )
    p.add_argument("--seed", metavar="SEED", help="the same seed deals the same game")
    p.add_argument("--save", type=Path, metavar="FILE", help="where to keep the game in progress")
    p.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a game that was saved"
    )
    p.add_argument("--record", type=Path, metavar="FILE", help="where to write the finished game")
    p.add_argument("--plain", action="store_true", help="no colours")
    p.add_argument("--fast", action="store_true", help="no pauses while bots play")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from .keyboard import Keyboard
    from .screen import open_console

    return play(args, Keyboard(), open_console(args.plain))


def play(args: argparse.Namespace, keys: Keys, console: Console) -> int:
    """A whole sitting: 0 when the game ended or was put away, 130 when it was interrupted."""
    from ludorum.kernel import RuleFault
    from ludorum.words import cached_bundle

    from . import store
    from .people import bundle_for, language
    from .screen import Screen
    from .session import Session

    must_be_writable(args.save)
    must_be_writable(args.record)
    title, saved, path = begun(args) if args.resume is None else resumed(args)
    narrated = store.seat(saved, title, str(path))
    view = narrated.table.observe(0)
    lang = language(args.lang)
    bundle = bundle_for(title, lang, view, saved.people, saved.names)
    screen = Screen(console, bundle, title)
    if bundle.lang != lang:
        console.print(cached_bundle(lang).say("shell-no-language"))
    pause = PAUSE if console.is_terminal and not args.fast else 0.0
    session = Session(saved, title, narrated, screen, keys, path, pause)
    greet(screen, saved, len(title.names(view)))
    try:
        over = session.run()
    except KeyboardInterrupt:
        screen.space()
        session.save()
        return 130
    except RuleFault as e:
        # The table stands where it stood before the answer: nothing is lost.
        screen.say("shell-fault", "bold red", what=str(e))
        session.save()
        return 1
    if over:
        end(session, args.record)
    return 0


def greet(screen: Screen, saved: Saved, players: int) -> None:
    """Who plays, and the promise about every draw to come."""
    from ludorum.kernel import KeyedDealer
    from ludorum.words import Msg

    commit = KeyedDealer(bytes.fromhex(saved.key)).commit
    screen.say("title", "bold")
    screen.say("shell-players", players=[Msg(f"player-{i}") for i in range(players)])
    _, _, character = saved.bots.partition(":")
    if character and saved.people < saved.seats:
        own = Msg(f"character-{character}"), Msg(f"character-{character}.about")
        screen.say("shell-character", character=own[0], about=own[1])
    screen.say("shell-commit", "dim", commit=commit)
    screen.say("shell-help-hint", "dim")
    screen.space()


def end(session: Session, wish: Path | None) -> None:
    from ludorum.kernel import KeyedDealer

    from . import store

    commit = KeyedDealer(bytes.fromhex(session.saved.key)).commit
    session.finish(wish or store.record_path(session.title.name, commit))


# -- which game ----------------------------------------------------------------------------------


def resumed(args: argparse.Namespace) -> tuple[Title[Any], Saved, Path]:
    """The game a file holds. What belongs to a new game cannot be changed any more."""
    from ludorum.bots import still
    from ludorum.games import load

    from . import store

    title = load(args.game)
    given = [name for name in OF_A_NEW_GAME if getattr(args, name)]
    if given:
        raise Mistake("resumed", option=f"--{given[0]}")
    path = Path(args.resume) if args.resume else args.save or store.save_path(title.name)
    if not path.exists():
        raise Mistake("no-saved", path=str(path))
    saved = store.read(path)
    if saved.game != title.name:
        raise Mistake("saved-game", path=str(path), game=saved.game)
    saved.bots = still(saved.bots, title)
    return title, saved, args.save or path


def begun(args: argparse.Namespace) -> tuple[Title[Any], Saved, Path]:
    from ludorum.bots import UnknownBot, seatable

    from . import store
    from .table_options import table_of

    people = 1 if args.humans is None else args.humans
    title, seats, options = table_of(args, max(2, people))
    if not 1 <= people <= seats:
        raise Mistake("people", people=people, seats=seats)
    key = secrets.token_bytes(32)
    if args.seed is not None:
        key = hashlib.sha256(f"ludorum {args.seed}".encode()).digest()
    names = [name.strip() for name in (args.names or "").split(",") if name.strip()]
    bots = args.bots or "sensible"
    if bots not in seatable(title):
        raise UnknownBot(bots, seatable(title))
    saved = store.Saved(
        title.name, title.epoch, seats, options, people, bots, names[:seats], key.hex()
    )
    return title, saved, args.save or store.save_path(title.name)
