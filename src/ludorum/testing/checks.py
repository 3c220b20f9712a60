"""What every game must hold, each as a check over random positions.

A check takes a title and a number of positions, raises `Fault`, and leaves nothing behind:
most look at the same positions, walked once.
"""

from __future__ import annotations

import dataclasses
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from importlib import resources
from typing import Any

from ludorum.kernel import (
    DEALER,
    DEALT,
    Deck,
    Event,
    Hand,
    IllegalAnswer,
    ManualDealer,
    RandomDealer,
    Seat,
    Table,
    imagine,
    redact_for,
    replay,
    tuples,
)  # fmt: skip
from ludorum.titles import Title, family, headline, totals
from ludorum.words import LANGUAGES, read_words
from ludorum.words.clauses import known as known_clauses

from .board import the_board_can_be_shown
from .companion import the_companion_takes_what_happens
from .walk import (
    Fault,
    Position,
    another_world,
    fresh,
    hidden_from,
    mark,
    pick,
    positions,
    setups,
    shared,
    step,
    strings,
)  # fmt: skip
from .words import Said, book, well_written

Check = Callable[[Title[Any], int], None]


def clauses_of(title: Title[Any]) -> dict[str, str]:
    try:
        return known_clauses(title.package)
    except LookupError as e:
        raise Fault(str(e)) from e


def the_log_is_the_game(title: Title[Any], count: int) -> None:
    """Same start and same log, through JSON, give the same position."""
    for x in shared(title, count, every=20):
        log = [(a, b, tuples(c)) for a, b, c in json.loads(json.dumps(x.table.log))]
        start = title.setup(x.setup.seats, x.setup.options)
        x.need(mark(replay(title, start, log)) == x.mark, "a replay differs")


def the_same_in_any_process(title: Title[Any], count: int) -> None:
    """Options, log and state do not depend on the hash seed of the process."""
    code = (
        "import random, sys\n"
        "from ludorum.games import load\n"
        "from ludorum.testing.walk import fresh, setups, step\n"
        "title = load(sys.argv[1])\n"
        "for setup in setups(title):\n"
        "    rng = random.Random(7)\n"
        "    t = fresh(title, setup, rng, checkpoints=0)\n"
        "    for _ in range(150):\n"
        "        if not t.over: step(t, rng)\n"
        "    print(t.log, title.derived.digest(t.state))\n"
    )
    outs = []
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", code, title.name]
        ran = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if ran.returncode:
            raise Fault(f"{title.name} fails in a process of its own:\n{ran.stderr.strip()}")
        outs.append(ran.stdout)
    if outs[0] != outs[1] or len(outs[0]) < 1000:
        raise Fault(f"{title.name}: another game under another PYTHONHASHSEED")


def a_fork_is_the_same_and_apart(title: Title[Any], count: int) -> None:
    for x in shared(title, count):
        fork = x.table.fork(RandomDealer(x.rng.random))
        if mark(fork) != x.mark:
            dump = title.derived.dump
            x.need(
                False, f"a fork is another position{unlike(dump(x.table.state), dump(fork.state))}"
            )
        for _ in range(4):
            if not fork.over:
                step(fork, x.rng)
        x.need(mark(x.table) == x.mark, "playing on a fork changes the table")


def unlike(a: Any, b: Any, path: str = "") -> str:
    """Where two dumps first differ, and how; "" if nowhere."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return next((x for k in a if (x := unlike(a[k], b[k], f"{path}.{k}"))), "")
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)) and len(a) == len(b):
        pairs = enumerate(zip(a, b, strict=True))
        return next((x for i, (c, d) in pairs if (x := unlike(c, d, f"{path}[{i}]"))), "")
    return "" if a == b else f": {path.lstrip('.')} is {a!r}, and {b!r} in the fork"


def saved_is_restored(title: Title[Any], count: int) -> None:
    for x in shared(title, count):
        data = json.loads(json.dumps(x.table.save()))
        again = Table.restore(title, data, ManualDealer())
        x.need(mark(again) == x.mark, "a restored table is another position")
        x.need(again.past.offset + len(again.log) == len(x.table.log), "answers got lost")


def refused_answers_change_nothing(title: Title[Any], count: int) -> None:
    for x in shared(title, count):
        here, size = mark(x.table), len(x.table.log)
        for seat in range(-1, x.setup.seats + 1):
            try:
                x.table.answer(seat, "no such option")
            except IllegalAnswer:
                continue
            raise Fault(f"nonsense was accepted from seat {seat}: {x.where}")
        x.need((mark(x.table), len(x.table.log)) == (here, size), "a refused answer changed it")


def undo_restores(title: Title[Any], count: int) -> None:
    """Undo right after an answer leads back; a refused one changes nothing."""
    for x in shared(title, count):
        t = x.table.fork(RandomDealer(x.rng.random), checkpoints=3)
        if t.over:
            continue
        before, size = mark(t), len(t.log)
        seat, _ = step(t, x.rng)
        after = mark(t)
        try:
            t.undo(seat)
        except IllegalAnswer:
            x.need(mark(t) == after, "a refused undo changed the table")
            continue
        x.need(len(t.log) == size and mark(t) == before, "undo leads to another position")


def undo_stays_replayable(title: Title[Any], count: int) -> None:
    """With undo mixed in, what remains of the log replays to the same position."""
    ways = setups(title)
    for k in range(max(1, count // 80)):
        setup = ways[k % len(ways)]
        rng = random.Random(f"undo {k}")
        t = fresh(title, setup, rng, checkpoints=3)
        for _ in range(80):
            if t.over:
                break
            if rng.random() < 0.25:
                try:
                    t.undo(rng.randrange(setup.seats))
                except IllegalAnswer:
                    continue
            else:
                step(t, rng)
        start = title.setup(setup.seats, setup.options)
        if mark(replay(title, start, t.log)) != mark(t):
            raise Fault(f"{title.name} {setup}: a game with undo does not replay (game {k})")


def rules_keep_their_contract(title: Title[Any], count: int) -> None:
    """Strict tables: clauses everywhere, no option twice, lanes ask before they change anything.
    Only seats of the table are asked.

    It walks alone, so that what only a strict table refuses is told by this check."""
    known = clauses_of(title)
    for x in positions(title, count, 6, strict=True):
        for seat, ask in x.table.pending().items():
            x.need(seat in x.seats(), f"{ask!r} asks seat {seat} of {x.setup.seats} seats")
            x.need(ask.clause in known, f"{ask.kind} cites {ask.clause}, which is no clause")


def every_option_applies(title: Title[Any], count: int) -> None:
    """No legal option crashes, and none leads to a position without an answer."""
    for x in shared(title, count, every=4):
        for seat, ask in x.table.pending().items():
            for option in ask.options[:40]:
                fork = x.table.fork(RandomDealer(x.rng.random))
                fork.answer(seat, option)
                x.need(fork.over or bool(fork.pending()), f"{option!r} leads nowhere")


def lanes_leave_others_alone(title: Title[Any], count: int) -> None:
    """What one seat does never takes away what another one may answer at the same time."""
    for x in shared(title, count):
        asks = {k: a for k, a in x.table.pending().items() if x.table.runs.get(k) is not None}
        for seat, mine in asks.items():
            fork = x.table.fork(RandomDealer(x.rng.random))
            fork.answer(seat, pick(x.rng, mine))
            for other, theirs in asks.items():
                now = fork.pending().get(other)
                if other != seat and now is not None:
                    lost = [o for o in theirs.options if o not in now.options]
                    x.need(not lost, f"seat {other} lost {lost} by seat {seat}")


def games_end(title: Title[Any], count: int) -> None:
    """Whole games of every setup end, score and name a winner; no rule fails on the way."""
    for k, setup in enumerate(setups(title) * max(1, count // 400)):
        rng = random.Random(f"whole {k}")
        t = fresh(title, setup, rng, checkpoints=0)
        while not t.over:
            step(t, rng)
            if len(t.log) > 20_000:
                raise Fault(f"{title.name} {setup}: the game does not end")
        sheets, winners = title.scores(t.state), title.winners(t.state)
        points = totals(sheets)
        if len(points) < setup.seats or not all(0 <= w < len(points) for w in winners):
            raise Fault(f"{title.name} {setup}: scores {points}, winners {winners}")
        if winners and headline(title, t.state) is not None:
            raise Fault(f"{title.name} {setup}: winners {winners}, and a headline that names none")
        for sheet in sheets:
            names = [line.what for line in sheet]
            if len(set(names)) < len(names):
                raise Fault(f"{title.name} {setup}: a line of the sheet comes twice: {names}")


def pieces_are_conserved(title: Title[Any], count: int) -> None:
    """At rest every piece is somewhere, and no number of the state is below zero.

    A title may name fields where -1 stands for nobody or nothing: `unset = ("winner",)`.
    """
    unset: tuple[str, ...] = getattr(title, "unset", ())
    start: dict[str, dict[str, int]] = {}
    for x in shared(title, count):
        state = x.table.points[-1][1]
        pieces = title.pieces(state)
        first = start.setdefault(x.where, title.pieces(title.setup(*x.setup)))
        x.need(pieces == first, f"pieces changed from {first} to {pieces}")
        bad = below_zero(state, unset)
        x.need(not bad, f"below zero: {bad}; a field where -1 means nothing is named in `unset`")


def below_zero(x: Any, unset: tuple[str, ...], path: str = "", least: int = 0) -> list[str]:
    """Paths of numbers below `least`; inside a field of `unset` that is -1."""
    if isinstance(x, int):
        return [f"{path} is {x}"] if x < least else []
    inside: list[tuple[str, Any, int]] = []
    if isinstance(x, dict):
        inside = [(f"{path}[{k!r}]", v, least) for k, v in x.items()]
    elif isinstance(x, (list, tuple)):
        inside = [(f"{path}[{i}]", v, least) for i, v in enumerate(x)]
    elif dataclasses.is_dataclass(x) and not isinstance(x, (Deck, Hand)):
        names = [f.name for f in dataclasses.fields(x) if not f.name.startswith("_")]
        inside = [(f"{path}.{n}", getattr(x, n), -1 if n in unset else least) for n in names]
    return [bad for at, v, low in inside for bad in below_zero(v, unset, at, low)]


def views_do_not_interfere(title: Title[Any], count: int) -> None:
    """Worlds that differ only in what a seat cannot know look the same to it.

    Its view, its ask, who is waited for, what an option would do and why one is closed.
    """
    tried = met = 0
    for x in shared(title, count):
        for seat in x.seats():
            tried += 1
            try:
                other = another_world(x.table, seat, x.rng)
            except IllegalAnswer:  # another seat has played what it does not hold there
                continue
            met += 1
            x.need(other.view(seat) == x.table.view(seat), f"seat {seat} sees what it cannot know")
            ask = x.table.pending().get(seat)
            if ask is None:
                continue
            mine, theirs = Seat(x.table, seat), Seat(other, seat)
            x.need(mine.why() == theirs.why(), f"a refusal tells seat {seat} too much")
            option = pick(x.rng, ask)
            a, b = mine.preview(option), theirs.preview(option)
            same = (a.changes, a.events, a.stop) == (b.changes, b.events, b.stop)
            x.need(same, f"the preview of {option!r} tells seat {seat} too much")
    if met * 4 < tried:
        raise Fault(f"{title.name}: only {met} of {tried} other worlds could be made")


def imagined_looks_the_same(title: Title[Any], count: int) -> None:
    for x in shared(title, count):
        for seat in x.table.pending():
            twin = imagine(x.table, seat, x.rng.random, ManualDealer())
            x.need(twin.view(seat) == x.table.view(seat), f"seat {seat} could tell them apart")


def events_keep_secrets(title: Title[Any], count: int) -> None:
    """Every event has a clause of the rules, and none names a card that its hearer cannot see.

    From the very beginning: what is told before the first ask is heard, too.
    """
    known = clauses_of(title)
    for k, setup in enumerate(setups(title) * max(1, count // 200)):
        rng = random.Random(f"opening {k}")
        events: list[Event] = []
        start = title.setup(*setup)
        start._event_sink = events
        t = Table(title, start, RandomDealer(rng.random))
        t.listen(events)
        where = f"{title.name} {setup.seats} seats {setup.options} opening {k}"
        keep_secrets(Position(t, setup, rng, where), events, known)
    for x in shared(title, count, every=4):
        t = x.table.fork(RandomDealer(x.rng.random))
        for _ in range(4):
            if t.over:
                break
            events = []
            t.listen(events)
            step(t, x.rng)
            keep_secrets(x._replace(table=t), events, known)


def keep_secrets(x: Position, events: list[Event], known: dict[str, str]) -> None:
    """What was told on the way to this position."""
    for event in events:
        x.need(event.clause in known, f"{event.what} cites {event.clause!r}: no clause")
    for seat in x.seats():
        hidden = hidden_from(x.table, seat)
        for event in events:
            if event.what == DEALT and event.sees >> seat & 1:
                continue  # seen when drawn, wherever it or its like lies now
            named = hidden.intersection(strings(redact_for(event, seat).about))
            x.need(not named, f"{event.what} tells seat {seat} of {named}")


def previews_come_true(title: Title[Any], count: int) -> None:
    """A preview changes nothing, and what it promises happens."""
    for x in shared(title, count):
        for seat, ask in x.table.pending().items():
            if seat == DEALER:
                continue
            here = mark(x.table)
            option = pick(x.rng, ask)
            seen = Seat(x.table, seat).preview(option)
            x.need(mark(x.table) == here, "a preview changed the table")
            if seen.stop == "own" and seen.ask is not None:
                fork = x.table.fork(ManualDealer())
                fork.answer(seat, option)
                while mark(fork)[1].get(seat, ("",))[0] != seen.ask.kind or fork.only(seat):
                    fork.answer(seat, fork.pending()[seat].options[0])
                now = title.derived.view(fork.state, seat)
                for change in seen.changes:
                    x.need(at(now, change.path) == change.after, f"{change} did not happen")


def at(view: Any, path: tuple[str | int, ...]) -> Any:
    for key in path:
        view = view[key]
    return view


def refusals_are_true(title: Title[Any], count: int) -> None:
    """A refused option is really not offered, and its clause exists."""
    known = clauses_of(title)
    for x in shared(title, count):
        for seat, ask in x.table.pending().items():
            for refusal in Seat(x.table, seat).why():
                x.need(refusal.option not in ask.options, f"{refusal} is offered")
                x.need(refusal.clause in known, f"{refusal} cites no clause")


def the_sensible_player_plays(title: Title[Any], count: int) -> None:
    """The policy answers every ask legally from the view alone."""
    for x in shared(title, count):
        for seat, ask in x.table.pending().items():
            option = title.sensible(title.derived.observe(x.table.state, seat), ask)
            x.need(option in ask.options, f"the policy answers {option!r} to {ask!r}")


def the_words_are_there(title: Title[Any], count: int) -> None:
    """Each language the game has says all that games ask for, with the same arguments."""
    spoken = [lang for lang in LANGUAGES if read_words(title.package, lang)]
    if LANGUAGES[0] not in spoken:
        at = resources.files(title.package) / "words" / f"{LANGUAGES[0]}.ftl"
        raise Fault(f"no words in {at}: those all other languages fall back on")
    well_written(title.package, spoken)
    said = Said(title, spoken)
    said.settings()
    ways, games = setups(title), max(8, count // 100)
    for k in range(games):
        setup = ways[k * len(ways) // games % len(ways)]
        said.play(setup.seats, setup.options, k, said.half_sensibly)
    if said.nameless:
        who = ", ".join(sorted(said.nameless))
        raise Fault(f"{who}: a player that is no seat, whom names(view) of the title gives no name")
    lacking = [f"{book.lang}: {', '.join(sorted(book.missing))}" for book in said.books]
    if said.missing():
        empty = f"; empty: {', '.join(sorted(said.empty))}" if said.empty else ""
        raise Fault(f"{title.package} lacks words: {'; '.join(lacking)}{empty}")


def a_face_tells_a_card(title: Title[Any], count: int) -> None:
    """Cards that read the same, in any language, are the same card but for their name; and every
    card of a deck has a record."""
    for setup in setups(title):
        for part in title.derived.covered(title.setup(*setup)):
            if isinstance(part, Deck):
                known = title.pools.get(family(part.pool), {})
                strange = [x for layer in part.layers for x in layer.cards if x not in known]
                if strange:
                    raise Fault(f"{title.name}: no record in the pool {part.pool} of {strange[0]}")
    for lang in LANGUAGES:
        words = book(title, lang)
        for pool, records in title.pools.items():
            seen: dict[str, str] = {}
            for name, record in records.items():
                face = words.say(title.card(pool, name))
                other = seen.setdefault(face, name)
                if printed(record) != printed(records[other]):
                    raise Fault(
                        f"{title.name}: {other} and {name} of {pool} differ, and both read {face!r}"
                    )


def printed(record: Any) -> Any:
    """What a record says of its card: not what it is called here, how often it is there, or who
    says so."""
    if not is_dataclass(record):
        return record
    about = ("id", "copies", "origin", "guessed")
    return {x.name: getattr(record, x.name) for x in fields(record) if x.name not in about}


CHECKS: tuple[Check, ...] = (
    the_log_is_the_game,
    the_same_in_any_process,
    a_fork_is_the_same_and_apart,
    saved_is_restored,
    refused_answers_change_nothing,
    undo_restores,
    undo_stays_replayable,
    rules_keep_their_contract,
    every_option_applies,
    lanes_leave_others_alone,
    games_end,
    pieces_are_conserved,
    views_do_not_interfere,
    imagined_looks_the_same,
    events_keep_secrets,
    previews_come_true,
    refusals_are_true,
    the_sensible_player_plays,
    the_words_are_there,
    a_face_tells_a_card,
    the_companion_takes_what_happens,
    the_board_can_be_shown,
)
