"""A sitting with the companion: question, answer, what the opponent does."""

from __future__ import annotations

import json
from pathlib import Path

from ludorum.companion import Companion, Misread, Pick, Question, arranged, hands, short, story
from ludorum.kernel import DEALER, WATCHER
from ludorum.words import LANGUAGES, Msg, collated
from ludorum.words.clauses import clauses

from .keyboard import LAYOUT, Keys, clause_id
from .narrated_table import PrintedLine
from .people import bundle_for
from .screen import Screen
from .session import result

BACK, OTHER, WHY, BOARD, HELP, QUIT = "u", "o", "why", "b", "h", "q"


class Attendance:
    def __init__(self, companion: Companion, screen: Screen, keys: Keys, path: Path) -> None:
        self.c = companion
        self.screen = screen
        self.keys = keys
        self.path = path
        view = companion.observe()
        self.bundles = [bundle_for(companion.title, lang, view, 1) for lang in LANGUAGES]

    def run(self) -> None:
        """Until the game is over; EOFError if the lines end or the person leaves."""
        self.screen.say("shell-companion", "bold")
        if self.c.own:
            self.screen.say("own-decks")
        while self.c.question is not None:
            self.tell()
            self.ask(self.c.question)
            self.save()
        self.tell()
        title, state = self.c.title, self.c.state
        self.screen.rule(self.screen.text("shell-over", "bold"))
        result(self.screen, title, state)
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
        lines = [
            PrintedLine(x.msg, x.event.clause)
            for x in story(self.c, hands(self.c))
            if x.msg is not None
        ]
        if lines:
            self.screen.space()
            self.screen.story(lines)
        if self.c.can_otherwise():
            self.screen.say("shell-companion-otherwise", "dim")

    # -- asking --------------------------------------------------------------------------------

    def ask(self, question: Question) -> None:
        """One question, and whatever the person types until it is answered or taken back."""
        taken: list[Pick] = []
        lang = self.screen.bundle.lang
        picks = arranged(question, lambda x: collated(lang, self.screen.bundle.say(x)))
        self.screen.space()
        self.screen.say(self.prompt(question), "bold")
        self.screen.options([x.label for x in picks])
        while self.c.question is question:
            line = self.keys.read("> ").strip()
            word = line.casefold()
            word = word if len(word) > 2 else word.translate(LAYOUT)  # a Cyrillic keyboard
            if word == BACK and taken:
                taken.pop()
            elif not line.isdecimal() and self.command(question, word):
                continue
            else:
                for pick in self.found(question, picks, line):
                    self.take(question, pick, taken)
            if taken:
                self.screen.say("shell-companion-row", "dim", cards=[short(x.label) for x in taken])

    def prompt(self, question: Question) -> Msg:
        """What was done at the table is asked in other words than what shall be done."""
        did = f"did-{question.about}"
        known = question.who != DEALER and self.screen.bundle.has(did)
        return Msg(did, question.prompt.args) if known else question.prompt

    def take(self, question: Question, pick: Pick, taken: list[Pick]) -> None:
        try:
            if question.who != DEALER:
                return self.c.pick(pick)
            if taken.count(pick) == pick.copies:
                return self.screen.say("shell-companion-no-more", "bold red")
            taken.append(pick)
            if len(taken) == question.many:
                self.c.cards([str(x.option) for x in taken])
                taken.clear()
        except Misread:
            taken.clear()
            self.screen.say("shell-companion-misread", "bold red")
        return None

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
            blocks = self.c.title.picture(self.c.observe(), WATCHER)
            self.screen.console.print(self.screen.picture([self.screen.part(x) for x in blocks]))
        elif word.startswith(("?", "§")):
            wanted = clause_id(word[1:]) or question.clause
            rules = clauses(self.c.title.package, self.screen.bundle.lang)
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
        view = self.c.table.observe(question.who)
        rows = [(title.option(ask, x.option, view), title.refusal(x), x.clause) for x in closed]
        self.screen.refusals(rows)

    def found(self, question: Question, picks: list[Pick], line: str) -> list[Pick]:
        """Numbers, or parts of names in any of the three languages: one pick, or several where
        several cards are wanted. Empty: it is not clear which."""
        words = line.replace(",", " ").split()
        if all(x.isdecimal() for x in words) and (len(words) == 1 or question.many > 1):
            numbers = [int(x) for x in words]
            if all(1 <= n <= len(picks) for n in numbers):
                return [picks[n - 1] for n in numbers]
            self.screen.say("shell-no-option", n=len(picks))
            return []
        if len(line) < 2:
            return []
        ways = [[line]]
        if question.many > 1:
            ways += [line.split(","), words]
        found = [[[x for x in picks if self.named(x, name)] for name in way] for way in ways]
        for way in found:
            if all(len(same) == 1 for same in way):
                return [same[0] for same in way]
        like = next((way for way in found if any(way)), [])
        for n, x in enumerate(picks, 1):
            if any(x in same for same in like):
                self.screen.console.print(f"{n:>4} ", self.screen.text(x.label))
        if not like:
            self.screen.say("shell-companion-none", "dim")
        return []

    def named(self, pick: Pick, name: str) -> bool:
        """Are all of these words in its label, in one of the languages?"""
        words = name.casefold().split()
        texts = [bundle.say(pick.label).casefold() for bundle in self.bundles]
        return any(all(word in text for word in words) for text in texts)
