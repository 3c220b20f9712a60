"""Trying a box, in a process of its own: what strangers write is never run beside tables first.

A box may be wrong in any way: records that are none, cards the rules cannot work with, games that
crash, never end or take for ever. All of that is told in words, and costs a bounded time.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from ludorum.content import ContentError, Pack
from ludorum.content import kinds as kinds_of
from ludorum.effects import faults_in, shape_of
from ludorum.games import drop_boxed, load_boxed, load_plain
from ludorum.kernel import Event, RandomDealer, Table, content_of
from ludorum.server.rule_timeout import RuleTimeout, work_limit
from ludorum.testing.checks import below_zero, printed
from ludorum.testing.walk import LONGEST, Setup, pick, setups
from ludorum.titles import Title, event_to_json
from ludorum.titles.frames import question
from ludorum.words import LANGUAGES, Msg, cached_bundle, plain

from .bounds import box_faults, record_faults

# Seconds of work: a machine may be busy with other things.
LOADING = 4.0
PLAYING = 2.0  # random games
STEP = 0.5  # one answer
ALL = 60.0  # seconds by the clock, until whoever waits gives up
MOST_TOLD = 20


class Fault(NamedTuple):
    """As `BoxProblem`: where, and which words."""

    kind: str
    id: str
    field: str
    code: str
    about: dict[str, str | int]


class Examined(NamedTuple):
    """`words`: what the cards of the box say, by kind and id."""

    faults: list[Fault]
    words: dict[str, dict[str, Any]]
    content: str


def fault(error: ContentError, kind: str = "", id: str = "") -> Fault:
    """An error of a record, or of a whole box."""
    about = {k: x if isinstance(x, int) else x[:300] for k, x in error.about.items()}
    return Fault(kind, id, error.where if id else "", error.code, about)


def examine(pack: Pack, play: bool) -> Examined:
    """What is wrong with a box; `play`: also in random games."""
    faults = written_faults(pack)
    if faults:
        return Examined(faults[:MOST_TOLD], {}, "")
    try:
        with work_limit(LOADING):
            title = load_boxed(pack)
    except ContentError as e:
        return Examined([_placed(e, pack)], {}, "")
    except (RuleTimeout, RecursionError, MemoryError):
        return Examined([Fault("", "", "", "slow", {})], {}, "")
    try:
        words = said(title, pack)
        faults = face_faults(title, pack)
        if play and not faults:
            faults = played_faults(title)
        return Examined(faults, words, content_of(title))
    finally:
        drop_boxed(pack)


# -- as it is written --------------------------------------------------------------------------


def written_faults(pack: Pack) -> list[Fault]:
    """Bounds first: nothing deeper or larger is looked at."""
    found = [fault(x) for x in box_faults(pack.records)]
    if found:
        return found
    package = load_plain(pack.game).package
    known = kinds_of(package)
    for kind, rows in pack.records.items():
        if kind not in known:
            about: dict[str, str | int] = {"kind": kind[:40], "known": ", ".join(known)}
            found.append(Fault(kind[:40], "", "", "no-kind", about))
            continue
        for row in rows:
            found += row_faults(package, kind, row)
    return found


def row_faults(package: str, kind: str, row: dict[str, Any]) -> list[Fault]:
    """Of one record, field by field."""
    id = str(row.get("id", ""))[:80]
    wrong = record_faults(row)
    if not wrong:
        cls, words = shape_of(package, kind)
        wrong = faults_in(cls, {**row, "origin": "box"}, words)
    return [fault(x, kind, id) for x in wrong]


def _placed(error: ContentError, pack: Pack) -> Fault:
    """Rules name a record of which they complain by its id, at the beginning."""
    known = [(kind, row["id"]) for kind, rows in pack.records.items() for row in rows]
    text = error.what.partition(": ")[2] if error.what.startswith(f"{pack.game}: ") else error.what
    kind, id = next(((k, x) for k, x in known if text.startswith(f"{x}: ")), ("", ""))
    about = dict(fault(error).about)
    if error.code == "other":
        about["what"] = text.removeprefix(f"{id}: ")[:300]
    fields = str(about.get("fields", ""))
    field = str(about.pop("field", "" if "," in fields else fields)) if id else ""
    return Fault(kind, id, field, error.code, about)


# -- as it is said -----------------------------------------------------------------------------


def face(title: Title[Any], id: str) -> Msg | None:
    """What a card says; None for what is no card."""
    pool = next((name for name, cards in title.pools.items() if id in cards), None)
    return None if pool is None else title.card(pool, id)


def said(title: Title[Any], pack: Pack) -> dict[str, dict[str, Any]]:
    return {
        kind: {row["id"]: plain(face(title, row["id"])) for row in rows}
        for kind, rows in pack.records.items()
    }


def face_faults(title: Title[Any], pack: Pack) -> list[Fault]:
    """Cards nobody has words for; and cards that differ and read the same."""
    out: list[Fault] = []
    package = load_plain(pack.game).package
    mine = {row["id"]: kind for kind, rows in pack.records.items() for row in rows}
    for lang in LANGUAGES:
        book = cached_bundle(lang, package)
        for id, kind in mine.items():
            msg = face(title, id)
            before = len(book.missing)
            if msg is not None and (not book.say(msg).strip() or len(book.missing) > before):
                book.missing.clear()
                out.append(Fault(kind, id, "", "no-words", {"id": id}))
    book = cached_bundle(LANGUAGES[0], package)
    for pool, cards in title.pools.items():
        seen: dict[str, str] = {}
        for id, record in cards.items():
            other = seen.setdefault(book.say(title.card(pool, id)), id)
            if other != id and printed(record) != printed(cards[other]) and {id, other} & set(mine):
                yours = id if id in mine else other
                about: dict[str, str | int] = {"other": other if yours == id else id}
                out.append(Fault(mine[yours], yours, "", "same-face", about))
    return out[:MOST_TOLD]


# -- as it is played ---------------------------------------------------------------------------


def played_faults(title: Title[Any]) -> list[Fault]:
    """Random games until the time is over: nothing crashes, hangs or goes below nothing."""
    try:
        with work_limit(2 * PLAYING):
            _play_on(title, time.process_time() + PLAYING)
    except (Slow, RuleTimeout, RecursionError, MemoryError):
        return [Fault("", "", "", "slow", {})]
    except ContentError as e:
        return [fault(e)]
    except Exception as e:  # whatever rules do with cards they do not know
        text = f"{type(e).__name__}: {e}"[:300]
        return [Fault("", "", "", "crash", {"said": text})]
    return []


def _play_on(title: Title[Any], until: float) -> None:
    rng = random.Random(content_of(title))
    ways = setups(title)
    rng.shuffle(ways)
    for setup in ways * 50:
        if time.process_time() > until:
            break
        _play(title, setup, rng, until)


class Slow(Exception):
    """An answer took longer than others can wait."""


@contextmanager
def _quick() -> Iterator[None]:
    began = time.process_time()
    yield
    if time.process_time() - began > STEP:
        raise Slow


def _play(title: Title[Any], setup: Setup, rng: random.Random, until: float) -> None:
    events: list[Event] = []
    unset: tuple[str, ...] = getattr(title, "unset", ())
    with _quick():
        start = title.setup(setup.seats, setup.options)
        start._event_sink = events
        table: Table[Any] = Table(title, start, RandomDealer(rng.random), checkpoints=1)
        table.listen(events)
    while not table.over and time.process_time() < until:
        seat, ask = table.anyone()
        view = table.observe(seat)
        if rng.random() < 0.2:
            question(title, ask, view)
        sensible = rng.random() < 0.4
        option = title.sensible(view, ask) if sensible else pick(rng, ask)
        with _quick():
            table.answer(seat, option)
        if len(table.log) > LONGEST:
            raise ContentError("the game does not end", code="endless")
        if rng.random() < 0.1 and below_zero(table.points[-1][1], unset):
            raise ContentError("something goes below zero", code="below-zero")
    for event in events:
        event_to_json(title, event)
    if table.over:
        title.scores(table.state)
        title.winners(table.state)
