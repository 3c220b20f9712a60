"""A game at the keyboard: people decide, bots play, everything is told."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Any, ClassVar

from ludorum.bots import player
from ludorum.kernel import WATCHER, Choose, IllegalAnswer, Seat, forced
from ludorum.titles import Title, headline
from ludorum.words import Msg
from ludorum.words.clauses import below, clauses, search

from . import store
from .keyboard import COMMANDS, Command, Keys, clause_id, parse
from .narrated_table import CHAPTER, NarratedTable, PrintedLine, StoryEvent
from .screen import Part, Screen

FLAGGED = ("chance", "known")  # ends of a preview after which there is no way back
SHELL_LINES = 8  # of a screen, beside picture, story and options


class Session:
    """`pause`: seconds between two turns of the story."""

    def __init__(
        self,
        saved: store.Saved,
        title: Title[Any],
        narrated: NarratedTable,
        screen: Screen,
        keys: Keys,
        path: Path,
        pause: float = 0.0,
    ) -> None:
        self.saved, self.title, self.narrated = saved, title, narrated
        self.screen, self.keys, self.path, self.pause = screen, keys, path, pause
        bundle = screen.bundle
        self.rules = clauses(title.package, bundle.lang)
        self.aliases = {
            word: what
            for what in COMMANDS.values()
            for word in bundle.say(f"shell-command-{what}").split()
        }
        self.at_keyboard = 0 if saved.people == 1 else -1  # who may look at the screen
        self.drawn = -1  # the chapter of the last whole screen
        self.seen: dict[int, dict[str, Part]] = {}  # the picture as each person last saw it

    # -- the game --------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play on; False if a person leaves before the end."""
        table = self.narrated.table
        while not table.over:
            seat, ask = self.next()
            if seat >= self.saved.people:
                self.bot_answers(seat)
            elif forced(ask):
                self.narrated.answer(seat, ask.options[0])
            elif not self.decide(seat, ask):
                return False
            table = self.narrated.table
        return True

    def next(self) -> tuple[int, Choose]:
        """Bots first, so that people see what there is to see; then who is at the keyboard."""
        asks = self.narrated.table.pending()
        bots = [seat for seat in asks if seat >= self.saved.people]
        if bots:
            return bots[0], asks[bots[0]]
        seat = self.at_keyboard if self.at_keyboard in asks else min(asks)
        return seat, asks[seat]

    def bot_answers(self, seat: int) -> None:
        """Its luck is from the key and the log: a resumed game goes on as it would have."""
        table = self.narrated.table
        rng = random.Random(f"bots {self.saved.key} {len(table.log)}")
        bot = player(self.saved.bots, self.title, rng)
        self.narrated.answer(seat, bot(Seat(table, seat)))

    def tell(self, chapters: list[list[PrintedLine]]) -> None:
        """The story since the last decision, turn by turn."""
        count = 1
        for lines in chapters:
            if self.pause and count > 1:
                time.sleep(self.pause)
            count = self.screen.story(lines, count)

    # -- a person decides ------------------------------------------------------------------------

    def decide(self, seat: int, ask: Choose) -> bool:
        """Listen until an option is chosen or taken back; False to leave the game."""
        if not self.hand_over(seat):
            return False
        self.draw(seat, ask)
        while True:
            command = self.listen()
            if command.what == "pick":
                if self.offered(ask, command.number):
                    self.narrated.answer(seat, ask.options[command.number - 1])
                    return True
            elif command.what == "undo":
                if self.undo(seat):
                    return True
            elif command.what == "quit":
                self.save()
                return False
            else:
                self.HANDLERS[command.what](self, seat, ask, command)

    def listen(self) -> Command:
        try:
            line = self.keys.read("> ")
        except EOFError:
            self.screen.space()
            return Command("quit")
        return parse(line, self.aliases)

    def hand_over(self, seat: int) -> bool:
        """Hide one person's screen before another sits down; False to leave the game."""
        if seat == self.at_keyboard:
            return True
        if self.at_keyboard >= 0:
            self.screen.hide()
        self.drawn = -1
        self.seen.pop(seat, None)  # nothing is left to compare with
        self.screen.say("shell-hand-over", "bold", player=Msg(f"player-{seat}"))
        if self.listen().what == "quit":
            self.save()
            return False
        self.at_keyboard = seat
        return True

    def draw(self, seat: int, ask: Choose, *, whole: bool = False) -> None:
        """The table when a new part of the game begins, else only what is new."""
        news = self.narrated.news(seat)
        chapter = sum([x.event.what == CHAPTER for x in self.narrated.events])
        if whole or chapter != self.drawn:
            lines = sum([len(lines) for lines in news])
            self.board(seat, ask, SHELL_LINES + lines + len(ask.options), whole)
            self.drawn = chapter
        self.screen.space()
        if news:
            self.tell(news)
            self.screen.space()
        self.question(seat, ask)

    def board(self, seat: int, ask: Choose, below: int, whole: bool) -> None:
        screen = self.screen
        screen.space()
        screen.rule(
            screen.text("title", "bold"),
            screen.text("shell-turn", player=Msg(f"player-{seat}")),
            screen.text("shell-clause", "dim", clause=ask.clause),
        )
        parts = self.parts(seat)
        screen.show(parts, self.seen.get(seat, {}), below, whole)
        self.seen[seat] = {part.id: part for part in parts}

    def parts(self, seat: int) -> list[Part]:
        return [self.screen.part(x) for x in self.title.picture(self.view(seat), seat)]

    def question(self, seat: int, ask: Choose) -> None:
        view = self.view(seat)
        self.screen.prompt(ask, view)
        self.screen.options([self.title.option(ask, option, view) for option in ask.options])

    def view(self, seat: int) -> Any:
        return self.narrated.table.observe(seat)

    def offered(self, ask: Choose, number: int) -> bool:
        if 1 <= number <= len(ask.options):
            return True
        self.screen.say("shell-no-option", "yellow", n=len(ask.options))
        return False

    def undo(self, seat: int) -> bool:
        try:
            self.narrated.undo(seat)
        except IllegalAnswer as e:
            self.screen.say(f"error-{e.code}", "yellow")
            return False
        self.drawn = -1
        return True

    def save(self) -> None:
        table = self.narrated.table
        self.saved.log = list(table.log)
        self.saved.digest = self.title.derived.digest(table.state)
        store.write(self.path, self.saved)
        command = f"ludorum play {self.title.name} --resume"
        if self.path != store.save_path(self.title.name):
            command += f" {self.path}"
        self.screen.say("shell-saved", path=str(self.path), command=command)

    # -- commands that change nothing --------------------------------------------------------------

    def on_preview(self, seat: int, ask: Choose, command: Command) -> None:
        if not command.rest.isdecimal():
            self.screen.say("shell-preview-how", "yellow")
        elif self.offered(ask, command.number):
            option = ask.options[command.number - 1]
            seen = Seat(self.narrated.table, seat).preview(option)
            self.screen.say("shell-preview", n=command.number)
            events = takewhile(lambda e: e.what != CHAPTER, seen.events)
            self.screen.story(self.narrated.lines(seat, [StoryEvent(event) for event in events]))
            self.screen.say(f"shell-then-{seen.stop}", "yellow" if seen.stop in FLAGGED else "")

    def on_clause(self, seat: int, ask: Choose, command: Command) -> None:
        number = clause_id(command.rest) if command.rest else ask.clause
        found = below(self.rules, number) if number else search(self.rules, command.rest)
        if found:
            self.screen.clauses(found)
        else:
            self.screen.say("shell-no-clause", "yellow", what=command.rest or number)

    def on_why(self, seat: int, ask: Choose, command: Command) -> None:
        title, view = self.title, self.view(seat)
        rows = [
            (title.option(ask, r.option, view), title.refusal(r), r.clause)
            for r in Seat(self.narrated.table, seat).why()
        ]
        if rows:
            self.screen.refusals(rows)
        else:
            self.screen.say("shell-nothing-refused")

    def on_board(self, seat: int, ask: Choose, command: Command) -> None:
        parts = self.parts(seat)
        if not command.rest:
            self.draw(seat, ask, whole=True)
        elif 1 <= command.number <= len(parts):
            self.screen.console.print(self.screen.picture([parts[command.number - 1]]))
        else:
            self.screen.say("shell-no-part", "yellow", n=len(parts))

    def on_lists(self, seat: int, ask: Choose, command: Command) -> None:
        """Open lists, such as the cards a solo opponent may turn up."""
        blocks = self.title.reference(self.view(seat))
        if blocks:
            self.screen.console.print(self.screen.picture([self.screen.part(x) for x in blocks]))
        else:
            self.screen.say("shell-no-lists")

    def on_score(self, seat: int, ask: Choose, command: Command) -> None:
        self.screen.scores(self.title.scores(self.narrated.table.state))

    def on_save(self, seat: int, ask: Choose, command: Command) -> None:
        self.save()

    def on_help(self, seat: int, ask: Choose, command: Command) -> None:
        self.screen.say("shell-help", clause=ask.clause)

    def on_nothing(self, seat: int, ask: Choose, command: Command) -> None:
        """Enter alone: the question once more, after much was looked up."""
        self.question(seat, ask)

    def on_other(self, seat: int, ask: Choose, command: Command) -> None:
        self.screen.say("shell-unknown", "yellow", n=len(ask.options))

    HANDLERS: ClassVar[dict[str, Callable[[Session, int, Choose, Command], None]]] = {
        "preview": on_preview,
        "clause": on_clause,
        "why": on_why,
        "board": on_board,
        "lists": on_lists,
        "score": on_score,
        "save": on_save,
        "help": on_help,
        "": on_nothing,
        "unknown": on_other,
    }

    # -- the end -----------------------------------------------------------------------------------

    def finish(self, path: Path) -> None:
        """The last lines of the story, the score sheet, and the record anyone can check."""
        narrated, screen = self.narrated, self.screen
        seat = 0 if self.saved.people == 1 else WATCHER
        last = narrated.chapters(seat, narrated.events[max(narrated.since.values()) :])
        screen.space()
        screen.rule(screen.text("title", "bold"), screen.text("shell-over", "bold"))
        self.tell(last)
        screen.space()
        result(screen, self.title, narrated.table.state)
        store.write_record(path, store.record(self.saved, self.title, narrated))
        store.forget(self.path, self.saved)
        screen.space()
        screen.say("shell-recorded", path=str(path))


def result(screen: Screen, title: Title[Any], state: Any) -> None:
    """The score sheet and what it came to."""
    screen.scores(title.scores(state))
    screen.space()
    winners = [Msg(f"player-{i}") for i in title.winners(state)]
    came = headline(title, state)
    if came is not None:
        screen.say(came, "bold")
    elif winners:
        screen.say("shell-winners", "bold", n=len(winners), players=winners)
    else:
        screen.say("shell-nobody-wins", "bold")
