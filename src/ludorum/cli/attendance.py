"""A sitting with the companion: question, answer, what the opponent does."""

from __future__ import annotations

import json
from pathlib import Path

from ludorum.companion import Companion, Misread, Pick, Question
from ludorum.kernel import DEALER, WATCHER, heard
from ludorum.words import LANGUAGES
from ludorum.words.clauses import clauses

from .keyboard import LAYOUT, Keys, clause_id
from .people import open_book
from .screen import Screen
from .telling import Line

BACK, OTHER, WHY, BOARD, HELP, QUIT = "u", "o", "why", "b", "h", "q"


class Attendance:
    def __init__(self, companion: Companion, screen: Screen, keys: Keys, path: Path) -> None:
        self.c = companion
        self.screen = screen
        self.keys = keys
        self.path = path
        view = companion.view()
        self.books = [open_book(companion.title, lang, view, 1) for lang in LANGUAGES]

    def run(self) -> None:
        """Until the game is over; EOFError if the lines end or the person leaves."""
        self.screen.say("shell-companion", "bold")
        while self.c.question is not None:
            self.tell()
            self.ask(self.c.question)
            self.save()
        self.tell()
        title, state = self.c.title, self.c.state
        self.screen.rule(self.screen.text("shell-over", "bold"))
        self.screen.scores(title.scores(state))
        self.path.unlink(missing_ok=True)

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        game = [self.c.title.name, self.c.title.epoch]
        fresh.write_text(json.dumps({"game": game, **self.c.save()}), encoding="utf-8")
        fresh.replace(self.path)  # a crash half-way leaves the old file whole

    def put_away(self) -> None:
        if not self.c.answers:
            return
        command = f"ludorum companion {self.c.title.name}"
        self.screen.say("shell-saved", path=str(self.path), command=command)

    # -- telling -------------------------------------------------------------------------------

    def tell(self) -> None:
        story = self.c.title.story
        told = [heard(event, WATCHER) for event in self.c.told]
        texts = [(story(event), event.clause) for event in told]
        lines = [Line(text, clause) for text, clause in texts if text is not None]
        if lines:
            self.screen.space()
            self.screen.story(lines)
        if self.c.can_otherwise():
            self.screen.say("shell-companion-otherwise", "dim")

    # -- asking --------------------------------------------------------------------------------

    def ask(self, question: Question) -> None:
        """One question, and whatever the person types until it is answered or taken back."""
        taken: list[Pick] = []
        self.show(question)
        while self.c.question is question:
            line = self.keys.read("> ").strip()
            word = line.casefold()
            word = word if len(word) > 2 else word.translate(LAYOUT)  # a Cyrillic keyboard
            if word == BACK and taken:
                taken.pop()
            elif not line.isdecimal() and self.command(question, word):
                continue
            else:
                pick = self.found(question, line)
                if pick is not None:
                    self.take(question, pick, taken)
            if taken:
                self.screen.say("shell-companion-row", "dim", cards=[x.label for x in taken])

    def take(self, question: Question, pick: Pick, taken: list[Pick]) -> None:
        try:
            if question.who != DEALER:
                return self.c.pick(pick)
            taken.append(pick)
            if len(taken) == question.many:
                self.c.cards([str(x.option) for x in taken])
                taken.clear()
        except Misread:
            taken.clear()
            self.screen.say("shell-companion-misread", "bold red")
        return None

    def show(self, question: Question) -> None:
        self.screen.space()
        self.screen.say(question.prompt, "bold")
        self.screen.options([x.label for x in question.picks])

    def command(self, question: Question, word: str) -> bool:
        """Was it something else than an answer?"""
        if word == BACK and self.c.answers:
            self.c.back()
        elif word == OTHER and self.c.can_otherwise():
            self.c.otherwise()
        elif word == QUIT:
            raise EOFError
        elif word == HELP:
            self.screen.say("shell-companion-help", clause=question.clause)
        elif word == WHY:
            self.why(question)
        elif word == BOARD:
            blocks = self.c.title.picture(self.c.view(), WATCHER)
            self.screen.console.print(self.screen.picture([self.screen.part(x) for x in blocks]))
        elif word.startswith(("?", "§")):
            wanted = clause_id(word[1:]) or question.clause
            rules = clauses(self.c.title.name, self.screen.book.lang)
            self.screen.clauses({x: text for x, text in rules.items() if x == wanted})
        else:
            return False
        return True

    def why(self, question: Question) -> None:
        if not question.closed:
            self.screen.say("shell-nothing-refused", "dim")
            return
        title, closed = self.c.title, question.closed
        ask = self.c.table.pending()[question.who]
        view = title.derived.view(self.c.state, question.who)
        rows = [(title.option(ask, x.option, view), title.refusal(x), x.clause) for x in closed]
        self.screen.refusals(rows)

    def found(self, question: Question, line: str) -> Pick | None:
        """A number, or part of a name in any of the three languages; None: not one pick."""
        if line.isdecimal():
            n = int(line)
            if 1 <= n <= len(question.picks):
                return question.picks[n - 1]
            self.screen.say("shell-no-option", n=len(question.picks))
            return None
        if len(line) < 2:
            return None
        found = [x for x in question.picks if self.named(x, line)]
        if len(found) == 1:
            return found[0]
        for n, x in enumerate(question.picks, 1):
            if x in found:
                self.screen.console.print(f"{n:>4} ", self.screen.text(x.label))
        if not found:
            self.screen.say("shell-companion-none", "dim")
        return None

    def named(self, pick: Pick, part: str) -> bool:
        wanted = part.casefold()
        return any([wanted in book.say(pick.label).casefold() for book in self.books])
