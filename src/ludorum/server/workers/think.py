"""Thoughts, in a process of their own: a position in, an answer or advice out.

For a game that is being played they get what the seat may know and nothing else: a view and an
ask, or, to look ahead, a position the seat cannot tell from the real one. What is hidden in the
real one never comes here. Of a finished game nothing is hidden any more; its decisions are still
weighed with the eyes of the seat that made them.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from ludorum.bots import advice, player, policy
from ludorum.games import load
from ludorum.kernel import Choose, Entry, ManualDealer, Seat, Table
from ludorum.words import plain


def answer(game: str, bot: str, view: Any, ask: tuple[Any, ...]) -> Any:
    """A quick bot's answer. `ask` is (seat, kind, clause, options, about)."""
    seat, kind, clause, options, about = ask
    choose = policy(bot, load(game), random.SystemRandom().random)
    return choose(view, Choose(seat, kind, clause, options, **about))


def ponder(game: str, bot: str, world: dict[str, Any], seat: int) -> Any:
    """The answer of a bot that looks ahead. `world` is an imagined table, saved."""
    title = load(game)
    table = Table.restore(title, world, ManualDealer())
    return player(bot, title, random.Random())(Seat(table, seat))


def hint(game: str, world: dict[str, Any], seat: int, seed: str) -> Any:
    """Advice for a person. `world` is an imagined table, saved."""
    title = load(game)
    table = Table.restore(title, world, ManualDealer())
    return advice.advise(title, Seat(table, seat), random.Random(seed))


class Past(NamedTuple):
    """A finished game."""

    game: str
    seats: int
    options: dict[str, str]
    entries: list[Entry]
    seed: str

    def before(self, upto: int) -> Table[Any]:
        """The table when so many answers had been given."""
        title = load(self.game)
        table: Table[Any] = Table(title, title.setup(self.seats, self.options), ManualDealer())
        table.feed(self.entries[:upto])
        return table


def glance(past: Past, upto: int) -> tuple[Any, float] | None:
    """What seems better than the answer with this index, and by how much."""
    _, who, played = past.entries[upto]
    rng = random.Random(f"{past.seed} glance {upto}")
    return advice.suspect(load(past.game), Seat(past.before(upto), who), played, rng)


def judge(past: Past, upto: int, other: Any) -> dict[str, Any] | None:
    """What the answer with this index cost, in words; None if that is within the noise."""
    title = load(past.game)
    _, who, played = past.entries[upto]
    seat = Seat(past.before(upto), who)
    rng = random.Random(f"{past.seed} judge {upto}")
    found = advice.compare(title, seat, played, other, rng)
    if not found.significant():
        return None
    ask, view = seat.ask(), seat.observe()
    assert ask is not None
    return {
        "seat": who,
        "prompt": plain(title.prompt(ask, view)),
        "played": plain(title.option(ask, played, view)),
        "better": plain(title.option(ask, other, view)),
        "cost": advice.tenths(found.gain),
        "low": advice.tenths(found.low),
        "high": advice.tenths(found.high),
    }
