"""A whole game told by its headlines alone: one line an entry of the story.

    python scripts/headlines.py hamlet --seats 1 --lang uk

Bots of the title's own play it; `--reader` marks what was done to that seat.
"""

from __future__ import annotations

import argparse

from ludorum.cli.people import bundle_for
from ludorum.games import load
from ludorum.kernel import DEALER, KeyedDealer, Table, redact_for
from ludorum.titles import entries, line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--lang", default="uk")
    parser.add_argument("--reader", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    title = load(args.game)
    options = dict(x.split("=", 1) for x in args.option)
    state = title.setup(args.seats, options)
    events = state._event_sink = []
    table = Table(title, state, KeyedDealer(args.seed.to_bytes(32, "big")), checkpoints=0)
    table.listen(events)
    while not table.over:
        seat, ask = next((k, x) for k, x in sorted(table.pending().items()) if k != DEALER)
        table.answer(seat, title.sensible(table.observe(seat), ask))
    book = bundle_for(title, args.lang, table.observe(args.reader), args.seats)
    for entry in entries(title, [redact_for(x, args.reader) for x in events]):
        print(line(book, entry, args.reader))


if __name__ == "__main__":
    main()
