"""Random games over every way a title can be set up, and positions taken from them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple

from ludorum.kernel import DEALER, Choose, ManualDealer, Option, RandomDealer, Table
from ludorum.titles import Title, demanded

LONGEST = 20_000  # answers; a longer game does not end


class Setup(NamedTuple):
    seats: int
    options: dict[str, str]


class Fault(AssertionError):
    """A title breaks its contract; the message says where and how to see it again."""


def setups(title: Title[Any]) -> list[Setup]:
    """Every seat count as it is, with each setting changed, and with all of them changed."""
    out: list[Setup] = []
    for seats in title.players:
        # What opens seats has one value for every number of them.
        base = demanded(title, seats)
        settings = [x for x in title.settings if not x.opens]
        trials: list[dict[str, str]] = [{}]
        trials += [{x.name: v} for x in settings for v in x.values[1:]]
        trials.append({x.name: x.values[-1] for x in settings})
        trials.append({x.name: x.values[-1] for x in settings if x.name != "solo"})
        for options in [{**base, **x} for x in trials]:
            try:
                title.check(seats, options)
            except ValueError:
                continue
            if Setup(seats, options) not in out:
                out.append(Setup(seats, options))
    return out


def fresh(title: Title[Any], setup: Setup, rng: random.Random, **how: Any) -> Table[Any]:
    return Table(title, title.setup(setup.seats, setup.options), RandomDealer(rng.random), **how)


def pick(rng: random.Random, ask: Choose) -> Option:
    """Random, but not too fond of a last option that ends something: games stay long enough."""
    options = ask.options
    n = len(options)
    if n > 2 and options[-1] in ("stop", "done", "pass") and rng.random() < 0.6:
        n -= 1
    return options[int(rng.random() * n)]


def step(t: Table[Any], rng: random.Random) -> tuple[int, Option]:
    """A random pending seat answers at random: the interleaving is random too."""
    asks = t.pending()
    seat = rng.choice(sorted(asks))
    option = pick(rng, asks[seat])
    t.answer(seat, option)
    return seat, option


@contextmanager
def at(where: str) -> Iterator[None]:
    """What goes wrong here says where that was."""
    try:
        yield
    except Exception as e:
        e.add_note(where)
        raise


class Position(NamedTuple):
    """A table somewhere in a random game. Checks must leave it as it is."""

    table: Table[Any]
    setup: Setup
    rng: random.Random
    where: str
    mark: Any = None  # of the table that was walked, where this one is its twin

    def seats(self) -> range:
        return range(self.setup.seats)

    def need(self, ok: bool, what: str) -> None:
        if not ok:
            raise Fault(f"{what}; {self.where}, answer {len(self.table.log)}")


def positions(
    title: Title[Any], count: int, seed: int, rate: float = 0.12, **how: Any
) -> Iterator[Position]:
    """`count` positions, at every point of a turn, over all setups."""
    ways = setups(title)
    done = game = 0
    while done < count:
        setup = ways[game % len(ways)]
        where = f"{title.name} {setup.seats} seats {setup.options} seed {seed + game}"
        rng = random.Random(f"{seed + game} {setup}")
        game += 1
        with at(f"{where}, before the first answer"):
            t = fresh(title, setup, rng, **how)
        while done < count:
            if rng.random() < rate or t.over:
                done += 1
                yield Position(t, setup, rng, where)
            if t.over:
                break
            if len(t.log) > LONGEST:
                raise Fault(f"the game does not end: {where}")
            with at(f"{where}, answer {len(t.log)}"):
                step(t, rng)


def shared(title: Title[Any], count: int, every: int = 1) -> Iterator[Position]:
    """The same `count` positions for every check, or each one so many of them."""
    for x in walked(title, count)[::every]:  # type: ignore[arg-type]  # a title is itself
        yield x._replace(rng=random.Random(f"{x.where} {len(x.table.log)}"))


@lru_cache(maxsize=1)  # checks come game by game
def walked(title: Title[Any], count: int) -> list[Position]:
    return [
        x._replace(table=twin(x.table), mark=mark(x.table))
        for x in positions(title, count, 1, checkpoints=3)
    ]


def twin(t: Table[Any]) -> Table[Any]:
    """The table as it is now, for keeps. Unlike a fork it has the whole log and every checkpoint,
    so that it saves what the table would."""
    out = t.fork(ManualDealer(), checkpoints=t.keep)
    out.past.offset, out.past.entries = t.past.offset, t.log[:]
    out.points, out.fences, out.given = t.points[:], dict(t.fences), dict(t.given)
    return out


def mark(t: Table[Any]) -> Any:
    """Everything that makes two tables the same position."""
    asks = {
        seat: (a.kind, a.clause, a.about, tuple(a.options))
        for seat, a in t.pending().items()
        if seat != DEALER
    }
    return t.game.derived.digest(t.state), asks, t.over


def another_world(t: Table[Any], seat: int, rng: random.Random) -> Table[Any]:
    """What `seat` cannot see is dealt anew at the checkpoint, then the same answers are given.

    Raises IllegalAnswer if they do not fit there. If they fit, `seat` must see no difference.
    """
    at, base = t.points[-1]
    tail = t.log[at:]
    drawn: list[str] = []
    for _, who, value in tail:
        if who == DEALER:
            drawn.extend(value if type(value) is tuple else (value,))
    s = t.game.derived.clone(base)
    t.game.derived.resample(s, seat, rng.random, drawn)
    other = Table(t.game, s, ManualDealer())
    other.feed(tail)
    return other


def hidden_from(t: Table[Any], seat: int) -> set[str]:
    """Cards that lie where `seat` may not look and that it can see nowhere else."""
    hidden: set[str] = set()
    for part in t.game.derived.covered(t.state):
        if hasattr(part, "layers"):
            hidden.update(*[x.cards for x in part.layers if not x.sees >> seat & 1])
        elif part.owner != seat:
            hidden.update(part.cards)
    return hidden - set(strings(t.view(seat)))


def strings(x: Any) -> Iterator[str]:
    """Every string inside plain data, keys excepted."""
    if isinstance(x, str):
        yield x
    elif isinstance(x, dict):
        for value in x.values():
            yield from strings(value)
    elif isinstance(x, (list, tuple)):
        for value in x:
            yield from strings(value)
