"""M4.5, M6, M8.7: how Botric compares, breaks ties, walks, earns and pays.

He is a rule, not a player. Where the rulebook lets the player break a tie the human is asked, or
the dealer if the table is set so. Every comparison that decides is told with both numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

from ludorum.kernel import Choose, Roll

from .content import FLAGS, Needs
from .hauling import picked, sources, units, use
from .state import (
    BOTRIC,
    PART_OF,
    Botric,
    Player,
    State,
    landmarks,
    lay_down,
    pay_bonus,
    village,
)  # fmt: skip

T = TypeVar("T")
Tests = Sequence[tuple[str, Callable[[T], int]]]
Found = Generator[Any, Any, T]  # a rule that asks and comes back with something
YOU = 0


def board(s: State) -> Botric:
    assert s.botric is not None
    return s.botric


def flags_left(s: State, b: Player, queued: int = 0) -> bool:
    """H4.2, M12.5: a landmark more can be marked, besides so many in his queue."""
    return board(s).flagless or landmarks(s, b.seat) + queued < FLAGS


def narrow(s: State, clause: str, what: str, found: list[T], tests: Tests[T]) -> list[T]:
    """Keep the least by one test after another; tell each test that leaves some out."""
    for name, test in tests:
        if len(found) == 1:
            break
        values = [test(x) for x in found]
        best = min(values)
        rest = [n for n in values if n > best]
        if rest:
            n, other = abs(best), abs(min(rest))
            s.tell(clause, "decides", player=BOTRIC, what=what, test=name, n=n, other=other)
            found = [x for x, n in zip(found, values, strict=True) if n == best]
    return found


def choose(s: State, kind: str, clause: str, options: Sequence[T], **about: Any) -> Found[T]:
    """M6.10: the player decides what is still tied; or the dealer, if the table is set so."""
    if len(options) == 1:
        return options[0]
    pick: T
    if board(s).dealer:
        pick = yield Roll(options, "M6.10")
    else:
        pick = yield Choose(YOU, kind, clause, options, **about)
    s.tell("M6.10", "tie", kind=kind, n=len(options), dealer=int(board(s).dealer))
    return pick


# -- walking ---------------------------------------------------------------------------------


def nearest(s: State, b: Player, tile: int) -> int:
    """M6.9: steps from a tile to the nearest of his unused villagers."""
    v = village(s)
    return min([v.apart(tile, at) for at in b.standing])


def starts(s: State, b: Player, tile: int) -> list[int]:
    """M4.5: tiles of the unused villagers nearest to a tile."""
    if len(b.standing) == 1:
        return b.standing[:]
    v = village(s)
    steps = {at: v.apart(tile, at) for at in b.standing}
    least = min(steps.values())
    return sorted([at for at, n in steps.items() if n == least])


def go(s: State, b: Player, tile: int, clause: str) -> Found[None]:
    """M4.5: the nearest unused villager goes there and is laid down."""
    start = yield from choose(s, "botric-villager", "M4.5", starts(s, b, tile), at=tile)
    walk(s, b, start, tile, clause)


def walk(s: State, b: Player, start: int, tile: int, clause: str) -> None:
    lay_down(s, b, start, tile)
    s.tell(clause, "goes", player=b.seat, start=s.tiles[start], to=s.tiles[tile])


# -- coins on the favour token ---------------------------------------------------------------


def favour(s: State, b: Player, n: int, clause: str, why: str) -> None:
    """M6.12: coins come to the favour token or leave it."""
    b.coins += n
    s.changed = True
    s.tell(clause, "favour", player=b.seat, coins=n, reason=why, n=b.coins)


def flip(s: State, up: bool, clause: str) -> None:
    """M7.3, M8.4, M5.1; M17.5: with D2 it never turns face down."""
    x = board(s)
    if x.up != up and not (x.always_up and not up):
        x.up = up
        s.tell(clause, "flip", player=BOTRIC, up=int(up))


def fine(s: State, b: Player, n: int, clause: str) -> None:
    """M17.3: with E3 he loses a point for every coin he does not pay, but never below 0."""
    if n and board(s).fines:
        lost = min(n, b.points)
        b.points -= lost
        b.earned[PART_OF["M17.3"]] += lost
        s.tell("M17.3", "fine", player=b.seat, n=n, points=lost)


# -- paying ----------------------------------------------------------------------------------


def rank(mark: int) -> int:
    """M8.7, M14.3: his own high quality first, then his own normal goods, then the rest."""
    if mark >> 1 != BOTRIC:
        return 2
    return 0 if mark & 1 else 1


def own(s: State, need: Needs) -> tuple[int, int]:
    """M8.8: his own high-quality and normal goods in the payment M8.7 would make."""
    high = normal = 0
    for goods, n in need:
        marks: list[int] = []
        for (_, _, mark), count in units(s, village(s).network, goods).items():
            marks += [rank(mark)] * count
        marks.sort()
        high += marks[:n].count(0)
        normal += marks[:n].count(1)
    return high, normal


def pay_for(s: State, b: Player, tile: int, need: Needs, clause: str) -> Found[None]:
    """M8.7, M9.3, M13.3, M14.3, M15.8: by rank, then nearest to the tile; ties are chosen."""
    v = village(s)
    used: list[int] = []
    for goods, n in need:
        while n:
            found = units(s, v.network, goods)
            order = {u: (rank(u[2]), v.apart(tile, u[0])) for u in found}
            best = min(order.values())
            tied = [u for u in found if order[u] == best]
            if sum([found[u] for u in tied]) <= n:
                picks = [(u, found[u]) for u in tied]
            elif len(tied) == 1:
                picks = [(tied[0], n)]
            else:
                kind, options = sources({u: found[u] for u in tied}, n)
                pick = yield from choose(
                    s, f"botric-{kind}", clause, options, tile=s.tiles[tile], n=n
                )
                picks = picked(kind, pick)
            for unit, count in picks:
                use(s, b, unit, count, used, clause)
                n -= count
    for mark in used:
        pay_bonus(s, mark)
