"""How much of a deal's luck depends on the deal, and how much on how one plays.

Two players play the same deal. What each pile gave them is laid side by side, the first card with
the first, the second with the second: how many of them are equal.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from ludorum.bots import player
from ludorum.kernel import ManualDealer, Option, Seat, Table, dealer_of
from ludorum.titles import Title, demanded

Drawn = dict[str, list[Option]]  # by pile, or by clause of a die: what came, in order


class PileLuck(NamedTuple):
    """Of one pile: cards both have turned up, of these equal ones, and those only one has."""

    both: int = 0
    equal: int = 0
    alone: int = 0

    @property
    def share(self) -> float:
        return self.equal / max(self.both, 1)

    def with_more(self, mine: list[Option], other: list[Option]) -> PileLuck:
        pairs = list(zip(mine, other, strict=False))
        equal = len([1 for a, b in pairs if a == b])
        alone = abs(len(mine) - len(other))
        return PileLuck(self.both + len(pairs), self.equal + equal, self.alone + alone)


def compare(
    title: Title[Any],
    dealing: str,
    bots: tuple[str, str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, PileLuck]:
    """By pile, over so many deals. "": all piles together."""
    out: dict[str, PileLuck] = {}
    for game in range(games):
        key = f"{seed} {game}".encode()
        mine, other = (drawn(title, dealing, key, bot) for bot in bots)
        for pile in sorted({*mine, *other}):
            for name in ("", pile):
                so_far = out.get(name, PileLuck())
                out[name] = so_far.with_more(mine.get(pile, []), other.get(pile, []))
        progress(game + 1)
    return out


def drawn(title: Title[Any], dealing: str, key: bytes, bot: str) -> Drawn:
    """What somebody alone at a table is dealt, wherever more than one thing could come."""
    start = title.setup(1, demanded(title, 1))
    table: Table[Any] = Table(title, start, dealer_of(dealing, key))
    play = player(bot, title, random.Random(f"{key.hex()} {bot}"))
    while not table.over:
        who, ask = table.anyone()
        table.answer(who, ask.options[0] if len(ask.options) == 1 else play(Seat(table, who)))
    again: Table[Any] = Table(
        title, title.setup(1, demanded(title, 1)), ManualDealer(), checkpoints=0
    )
    again.past.count_from({})
    again.feed(table.log)
    out: Drawn = {}
    for at, turned in again.past.draws or ():
        value = table.log[at][2]
        cards = value if len(turned) > 1 or type(value) is tuple else (value,)
        for pile, card in zip(turned, cards, strict=True):
            if pile:
                out.setdefault(pile, []).append(card)
    return out
