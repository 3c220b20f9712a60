"""Advice, thought of in a process of its own: a position in, words out.

A hint gets a position the seat cannot tell from the real one. Of a finished game nothing is hidden
any more; its decisions are still weighed with the eyes of the seat that made them.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from ludorum.bots import advice
from ludorum.bots.lines import tenths
from ludorum.games import load
from ludorum.kernel import Entry, ManualDealer, Seat, Table
from ludorum.words import plain


def hint(rules: tuple[str, str], world: dict[str, Any], seat: int, seed: str, coached: bool) -> Any:
    """Advice for a person. `rules`: a game and its content; `world`: an imagined table, saved."""
    title = load(*rules)
    table = Table.restore(title, world, ManualDealer())
    rng = random.Random(seed)
    return advice.advise(title, Seat(table, seat), rng, coached=coached)


class PlayedGame(NamedTuple):
    """A finished game."""

    rules: tuple[str, str]  # the game and its content
    seats: int
    options: dict[str, str]
    entries: list[Entry]
    seed: str

    def before(self, upto: int) -> Table[Any]:
        """The table when so many answers had been given."""
        title = load(*self.rules)
        table: Table[Any] = Table(title, title.setup(self.seats, self.options), ManualDealer())
        table.feed(self.entries[:upto])
        return table


def glance(game: PlayedGame, upto: int) -> tuple[Any, float] | None:
    """What seems better than the answer with this index, and by how much."""
    _, who, played = game.entries[upto]
    rng = random.Random(f"{game.seed} glance {upto}")
    return advice.suspect(load(*game.rules), Seat(game.before(upto), who), played, rng)


def judge(game: PlayedGame, upto: int, other: Any) -> dict[str, Any] | None:
    """What the answer with this index cost, in words; None if that is within the noise."""
    title = load(*game.rules)
    _, who, played = game.entries[upto]
    seat = Seat(game.before(upto), who)
    rng = random.Random(f"{game.seed} judge {upto}")
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
        "cost": tenths(found.gain),
        "low": tenths(found.low),
        "high": tenths(found.high),
        **advice.contrast(title, seat, played, found, rng),
    }
