"""A first game as the coach tells it: a sentence for whatever is new, hints with their reasons.

    python scripts/first_game.py architects --lang uk --hints 10

The title's own sensible player decides for both sides; the reader is seat 0.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

from babel.numbers import format_decimal

from ludorum.bots.advice import advise
from ludorum.cli.people import bundle_for
from ludorum.games import load
from ludorum.kernel import DEALER, KeyedDealer, Seat, Table
from ludorum.lessons import lesson_words
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--lang", default="uk")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hints", type=int, default=10, help="how many, over the whole game")
    args = parser.parse_args()
    title = load(args.game)
    dealer = KeyedDealer(args.seed.to_bytes(32, "big"))
    table: Table[Any] = Table(title, title.setup(args.seats, {}), dealer)
    book = bundle_for(title, args.lang, table.observe(READER), args.seats)
    coach = MessageBundle.of(args.lang, title.package, more=lesson_words(title.package, args.lang))
    rng = random.Random(args.seed)
    told: set[str] = set()
    hinted = decided = 0
    while not table.over:
        who, ask = next((k, x) for k, x in sorted(table.pending().items()) if k != DEALER)
        if who == READER:
            decided += 1
            if ask.kind not in told and coach.has(f"first-{ask.kind}"):
                print(f"[{ask.kind}] {coach.say(Msg(f'first-{ask.kind}'))}")
            told.add(ask.kind)
            if hinted < args.hints and len(ask.options) > 2 and decided % 7 == 0:
                best, *rest = advise(title, Seat(table, who), rng)["options"]
                reasons = [*best["reasons"], *best["sets_apart"]]
                why = [", ".join([book.say(message(x)) for x in reasons])] if reasons else []
                if best["lines"]:
                    over = Msg("web-hint-over-second", {"n": signed(args.lang, rest[0]["behind"])})
                    lines = ", ".join([book.say(message(x)) for x in best["lines"]])
                    why.append(f"{book.say(over)} {lines}")
                if why:
                    hinted += 1
                    print(f"  {hinted}. {book.say(message(best['label']))}")
                    print("\n".join([f"     {x}" for x in why]))
        table.answer(who, title.sensible(table.observe(who), ask))


if __name__ == "__main__":
    main()
