"""A first game as the coach tells it: a sentence for whatever is new, hints with their reasons.

    python scripts/first_game.py architects --lang uk --hints 10

The title's own sensible player decides for both sides; the reader is seat 0.
"""

from __future__ import annotations

import argparse
import itertools
import random
from typing import Any

from babel.numbers import format_decimal

from ludorum.bots.advice import advise
from ludorum.cli.people import bundle_for
from ludorum.games import load
from ludorum.kernel import DEALER, KeyedDealer, Seat, Table
from ludorum.lessons import lesson_words
from ludorum.titles import Title
from ludorum.words import MessageBundle, Msg

READER = 0


def message(data: Any) -> Msg:
    """What `plain` has made of a message, as one again."""
    id, args = data
    return Msg(id, {k: argument(x) for k, x in args.items()})


def argument(x: Any) -> Any:
    if isinstance(x, dict):
        if "msg" in x:
            return message(x["msg"])
        return [None if y is None else message(y) for y in x["list"]]
    return x


def signed(lang: str, n: float) -> str:
    """A lead in tenths as the page writes it."""
    return format_decimal(n, "+0.0;\N{MINUS SIGN}0.0" if n else "0.0", lang)


class Reading:
    """What somebody reads who plays a first game, and another one if that had too few hints."""

    def __init__(self, title: Title[Any], seats: int, lang: str) -> None:
        self.title = title
        self.seats = seats
        self.lang = lang
        self.coach = MessageBundle.of(lang, title.package, more=lesson_words(title.package, lang))
        self.told: set[str] = set()
        self.hints = 0

    def play(self, seed: int, hints: int) -> None:
        title, rng = self.title, random.Random(seed)
        dealer = KeyedDealer(seed.to_bytes(32, "big"))
        table: Table[Any] = Table(title, title.setup(self.seats, {}), dealer)
        book = bundle_for(title, self.lang, table.observe(READER), self.seats)
        decided = 0
        while not table.over:
            who, ask = next((k, x) for k, x in sorted(table.pending().items()) if k != DEALER)
            if who == READER:
                decided += 1
                self.coached(ask.kind)
                if self.hints < hints and len(ask.options) > 2 and decided % 7 == 0:
                    self.hint(book, advise(title, Seat(table, who), rng)["options"])
            table.answer(who, title.sensible(table.observe(who), ask))

    def coached(self, kind: str) -> None:
        """A sentence for a question that is new."""
        if kind not in self.told and self.coach.has(f"first-{kind}"):
            print(f"[{kind}] {self.coach.say(Msg(f'first-{kind}'))}")
        self.told.add(kind)

    def hint(self, book: MessageBundle, options: list[Any]) -> None:
        """The best option and why, under the headings that the page has; nothing where the trials
        tell nothing."""
        best, second, *_ = options
        over = Msg("web-hint-over-second", {"n": signed(self.lang, second["behind"])})
        why = [
            (Msg("web-hint-now"), best["reasons"]),
            (None, best["sets_apart"]),
            (over, best["lines"]),
        ]
        if not any(found for _, found in why):
            return
        self.hints += 1
        print(f"  {self.hints}. {book.say(message(best['label']))}")
        for heading, found in [(Msg("web-hint-then"), best["line"]), *why]:
            if found:
                said = ", ".join([book.say(message(x)) for x in found])
                print(f"     {book.say(heading)} {said}" if heading else f"     {said}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--lang", default="uk")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hints", type=int, default=10, help="how many, over one game or more")
    args = parser.parse_args()
    reading = Reading(load(args.game), args.seats, args.lang)
    for seed in itertools.count(args.seed):
        reading.play(seed, args.hints)
        if not 0 < reading.hints < args.hints:
            break


if __name__ == "__main__":
    main()
