"""Whole games with every sentence they were told in, kept as they once were.

A golden is a record, an empty line, and what front ends said of it in three languages: the story
as a player and as a watcher hear it, decisions with their options and what is refused, pictures,
score sheets. Games are made anew, where a change was meant, by

    python -m tests.goldens.golden            # all of them
    python -m tests.goldens.golden hamlet     # those of one game
"""

from __future__ import annotations

import hashlib
import lzma
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludorum.games import load
from ludorum.kernel import (
    DEALER,
    WATCHER,
    Event,
    KeyedDealer,
    ManualDealer,
    Record,
    Seat,
    Table,
    redact_for,
)
from ludorum.testing.words import Said, book
from ludorum.titles import Block, Title, demanded, headline, totals
from ludorum.words import LANGUAGES, Msg

HERE = Path(__file__).parent
GAMES = ("architects", "hadrians_wall", "hamlet", "paladins", "tithe", "viscounts")
ASKED = 9  # of so many decisions one is put in words
DRAWN = 60  # and of so many answers one picture


def cases(title: Title[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats; alone, every opponent."""
    for seats in title.players:
        opponents = [x for x in title.settings if x.name == "solo" and seats == 1]
        values: tuple[str, ...] = opponents[0].values if opponents else ()
        yield from [(seats, {"solo": x}) for x in values] or [(seats, demanded(title, seats))]


def path(game: str, seats: int, options: dict[str, str]) -> Path:
    return HERE / ("-".join([game, str(seats), *options.values()]) + ".xz")


def played(title: Title[Any], seats: int, options: dict[str, str]) -> Record:
    """A game in which every other answer is a good one."""
    name = path(title.name, seats, options).stem
    key = hashlib.blake2b(name.encode(), digest_size=32).digest()
    rng, said = random.Random(name), Said(title, ())
    table = Table(title, title.setup(seats, options), KeyedDealer(key))
    while not table.over:
        seat, ask = table.anyone()
        table.answer(seat, said.half_sensibly(rng, table, seat, ask))
    record = Record.of(title, seats, dict(options), table.log, KeyedDealer(key).commit, key.hex())
    record.result = totals(title.scores(table.state))
    return record


def told(title: Title[Any], record: Record) -> Iterator[str]:
    """Every line that is said of a game, with a mark of what it is, in all languages."""
    books = [book(title, lang) for lang in LANGUAGES]

    def say(mark: str, msg: Msg) -> str:
        return "\t".join([mark, *[one.say(msg).replace("\n", " / ") for one in books]])

    def draw(mark: str, blocks: list[Block]) -> Iterator[str]:
        for block in blocks:
            yield say(mark, block.title)
            for row in [block.head, *block.rows]:
                yield from [say("  ", cell) for cell in row]

    start = title.setup(record.seats, record.options)
    events: list[Event] = []
    start._event_sink = events
    table = Table(title, start, ManualDealer(), checkpoints=2)
    table.listen(events)
    asked = 0
    for i, entry in enumerate(record.entries):
        _, who, _ = entry
        if who != DEALER:
            asked += 1
        if who != DEALER and asked % ASKED == 0:
            ask, view = table.pending()[who], title.derived.observe(table.state, who)
            yield say(f"ask {ask.kind}", title.prompt(ask, view))
            for option in ask.options:
                yield say(f"  {option}", title.option(ask, option, view))
            for refusal in Seat(table, who).why():
                yield say(f"  no {refusal.option}", title.option(ask, refusal.option, view))
                yield say(f"  {refusal.clause}", title.refusal(refusal))
        if i % DRAWN == 0:
            seat = (i // DRAWN) % record.seats
            view = title.derived.observe(table.state, seat)
            yield from draw(f"picture {seat}", title.picture(view, seat))
        table.feed((entry,))
        for event in events:
            mine = title.story(redact_for(event, 0))
            theirs = title.story(redact_for(event, WATCHER))
            if mine is not None:
                yield say(event.clause, mine)
            if theirs is not None and theirs != mine:
                yield say(f"{event.clause} watched", theirs)
        events.clear()
    view = title.derived.observe(table.state, WATCHER)
    yield from draw("picture", title.picture(view, WATCHER))
    yield from draw("reference", title.reference(view))
    for name in title.names(view):
        yield "name" if name is None else say("name", name)
    for sheet in title.scores(table.state):
        yield from [say(f"{x.raw} {x.points} {x.clause}", Msg(f"score-{x.what}")) for x in sheet]
    came = headline(title, table.state)
    yield f"winners {title.winners(table.state)}" if came is None else say("headline", came)


def write(title: Title[Any], seats: int, options: dict[str, str]) -> Path:
    record = played(title, seats, options)
    lines = [*record.lines(), "", *told(title, record), ""]
    file = path(title.name, seats, options)
    raw = "\n".join(lines).encode()
    file.write_bytes(lzma.compress(raw, preset=9 | lzma.PRESET_EXTREME))
    return file


def read(file: Path) -> tuple[Record, list[str]]:
    record, _, lines = lzma.decompress(file.read_bytes()).decode().partition("\n\n")
    return Record.parse(record.split("\n")), lines.rstrip("\n").split("\n")


def main(games: list[str]) -> None:
    for title in [load(x) for x in games or GAMES]:
        for seats, options in cases(title):
            file = write(title, seats, options)
            sys.stdout.write(f"{file.name}: {file.stat().st_size} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1:])
