"""`ludorum replay`: a recorded game, step by step."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .mistakes import Mistake

if TYPE_CHECKING:
    from rich.console import Console

    from ludorum.kernel import Record
    from ludorum.titles import Title

    from .keyboard import Keys
    from .narrated_table import PrintedLine
    from .screen import Part, Screen

SHELL_LINES = 6  # of a step, beside picture and story


class Chapter(NamedTuple):
    """A turn or another segment: what was told in it, and how many answers lead to its end."""

    lines: list[PrintedLine]
    upto: int


def add(commands: Any) -> None:
    """Register the command."""
    from .table_options import add_content

    p = commands.add_parser(
        "replay",
        help="look at a recorded game, step by step",
        description="Look at a recorded game. Enter: next step; b: back; a number: that step.",
        epilog="example: ludorum replay game.jsonl --seat 0 --lang uk",
    )
    p.add_argument("file", type=Path, metavar="FILE", help="a record, or games.parquet")
    p.add_argument("--game", type=int, metavar="N", help="which game of games.parquet")
    p.add_argument("--seat", type=int, metavar="N", help="see what this seat saw (from 0)")
    p.add_argument("--plain", action="store_true", help="print the whole story and end")
    add_content(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from .keyboard import Keyboard
    from .screen import open_console

    console = open_console(args.plain)
    keys = Keyboard() if console.is_terminal and not args.plain else None
    return replay(args, keys, console)


def replay(args: argparse.Namespace, keys: Keys | None, console: Console) -> int:
    """Step through a record with `keys`; without them, print it whole."""
    from ludorum import games
    from ludorum.kernel import WATCHER, IllegalAnswer, RuleFault

    from . import store
    from .people import bundle_for, language
    from .screen import Screen

    record = store.read_record(args.file, args.game)
    title = games.load(record.game)
    if record.epoch != title.epoch:
        epochs = {"epoch": record.epoch, "ours": title.epoch}
        raise Mistake("record-epoch", path=str(args.file), **epochs)
    if args.seat is not None and not 0 <= args.seat < record.seats:
        raise Mistake("seat", last=record.seats - 1)
    seat = WATCHER if args.seat is None else args.seat
    try:
        chapters = tell(title, record, seat)
    except (IllegalAnswer, RuleFault) as e:
        raise Mistake("record-rules", path=str(args.file), what=str(e)) from e
    view = record.table(title, 0).observe(seat)
    # Who played is not recorded: everyone is a numbered player.
    bundle = bundle_for(title, language(args.lang), view, max(2, record.seats))
    player = Player(title, record, chapters, seat, Screen(console, bundle, title))
    if keys is None:
        player.whole()
    else:
        player.step_through(keys)
    return 0


def tell(title: Title[Any], record: Record, seat: int) -> list[Chapter]:
    """The record cut where its segments end; one of which nothing is told joins the next."""
    from .narrated_table import CHAPTER, NarratedTable

    narrated = NarratedTable(title, record.seats, record.options, ())
    out: list[Chapter] = []
    start = 0
    for i, entry in enumerate(record.entries, 1):
        known = len(narrated.events)
        narrated.feed((entry,))
        for k in range(known, len(narrated.events)):
            if narrated.events[k].event.what == CHAPTER:
                lines = narrated.lines(seat, narrated.events[start:k])
                if lines:
                    out.append(Chapter(lines, i))
                    start = k
    rest = narrated.lines(seat, narrated.events[start:])
    if rest or not out:
        out.append(Chapter(rest, len(record.entries)))
    return out


class Player:
    def __init__(
        self,
        title: Title[Any],
        record: Record,
        chapters: list[Chapter],
        seat: int,
        screen: Screen,
    ) -> None:
        self.title, self.record, self.chapters = title, record, chapters
        self.seat, self.screen = seat, screen
        self.seen: dict[str, Part] = {}

    def whole(self) -> None:
        screen = self.screen
        screen.say("title", "bold")
        for k, chapter in enumerate(self.chapters):
            self.heading(k)
            screen.story(chapter.lines)
        self.result()

    def heading(self, k: int) -> None:
        self.screen.rule(self.screen.text("shell-step", "bold", n=k + 1, of=len(self.chapters)))

    def result(self) -> None:
        from .session import result

        table = self.record.table(self.title)
        self.screen.space()
        if table.over:
            result(self.screen, self.title, table.state)
        else:
            self.screen.say("shell-unfinished")
            self.screen.scores(self.title.scores(table.state))

    def step_through(self, keys: Keys) -> None:
        from .keyboard import parse

        aliases = {
            word: what
            for what in ("undo", "quit")
            for word in self.screen.bundle.say(f"shell-command-{what}").split()
        }
        k = 0
        while True:
            self.show(k)
            try:
                command = parse(keys.read("> "), aliases)
            except EOFError:
                return
            if command.what == "quit" or (not command.what and k == len(self.chapters) - 1):
                return
            if not command.what:
                k += 1
            elif command.what in ("board", "undo"):  # b is "back" here
                k = max(0, k - 1)
            elif command.what == "pick":
                k = min(max(1, command.number), len(self.chapters)) - 1

    def show(self, k: int) -> None:
        """A step: what happened in it and, for a seat, the position it led to."""
        from ludorum.kernel import WATCHER

        screen, chapter = self.screen, self.chapters[k]
        screen.space()
        self.heading(k)
        table = self.record.table(self.title, chapter.upto)
        if self.seat != WATCHER:
            view = table.observe(self.seat)
            parts = [screen.part(block) for block in self.title.picture(view, self.seat)]
            screen.show(parts, self.seen, len(chapter.lines) + SHELL_LINES)
            self.seen = {part.id: part for part in parts}
            screen.space()
        screen.story(chapter.lines)
        if k == len(self.chapters) - 1:
            self.result()
        else:
            screen.space()
            screen.totals(self.title.scores(table.state))
        screen.say("shell-replay-keys", "dim")
