"""A22: the solo opponent. It is a rule, not a player: it asks only the dealer."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from ludorum.kernel import Draw, Flow

from .content import (
    LEVELS,
    MARBLE,
    MARKETS,
    PLACES,
    REWARDS,
    SCHEMES,
    SILVERSMITH,
    TAX,
    Scheme,
)  # fmt: skip
from .guildhall import lay_worker
from .market import large_face, small_face
from .places import seize
from .state import (
    Player,
    State,
    destroy_debts,
    free_captured,
    release,
    shift,
    take_debts,
)  # fmt: skip
from .workshop import drop_column

FUTURE = "future"  # a future scheme in the draw pile, unseen until it is opened
AFTER_RECOVERY = 2  # A22.21
TARGETS = (5, 2, 0, 1, 3, 4, 8, 6, 7)  # A22.27: which place wins a tie, as numbers of PLACES


def opponent_turn(s: State, b: Player) -> Flow:
    """A22.17."""
    if not b.workers:
        recover(s, b)
        return
    scheme = yield from open_scheme(s)
    b.workers -= 1
    yield from carry_out(s, b, scheme)
    if scheme.star:
        add_future(s, 1, "A22.20")
    s.seen_schemes.append(scheme.id)


def recover(s: State, b: Player) -> None:
    """A22.12, A22.21: all its workers return, but not from Guildhall and Black Market."""
    for row in s.at:
        b.workers += row[b.seat]
        row[b.seat] = 0
    s.tell("A22.12", "recover", player=b.seat)
    release(s, b, b.prison, "A22.12")
    free_captured(s, b, "A22.12")
    s.schemes.shuffle_in(s.seen_schemes)
    s.seen_schemes = []
    add_future(s, AFTER_RECOVERY, "A22.21")


def add_future(s: State, n: int, clause: str) -> None:
    """A22.20: future cards go into the draw pile unseen; which ones is decided when they open."""
    n = min(n, s.aside)
    if n:
        s.aside -= n
        s.schemes.shuffle_in([FUTURE] * n)
        s.tell(clause, "future", n=n)


def open_scheme(s: State) -> Generator[Any, Any, Scheme]:
    """A22.6, A22.11."""
    if not s.schemes.layers:
        s.schemes.shuffle_in(s.seen_schemes)
        s.seen_schemes = []
        s.tell("A22.11", "shuffle-schemes")
    card = yield Draw(s.schemes, "A22.6")
    if card == FUTURE:
        card = yield Draw(s.future, "A22.6")
    s.tell("A22.6", "scheme", player=1, scheme=card)
    return SCHEMES[card]


def carry_out(s: State, b: Player, scheme: Scheme) -> Flow:
    """A22.17, A22.19: place the worker, then the steps in order."""
    where = scheme.place
    steps = [(step.do, step.n) for step in scheme.steps]
    m = 0
    if where in MARKETS:
        space = MARKETS.index(where)
        while s.market[space] >= 0:
            space = (space + 1) % 3
        s.market[space] = b.seat
        where = MARKETS[space]
        m = space
    elif where != "guildhall":
        if where == PLACES[TAX] and not s.tax:
            where, steps = PLACES[SILVERSMITH], [("tribute", 1)]
        row = s.at[PLACES.index(where)]
        row[b.seat] += 1
        m = row[b.seat]
    s.tell("A22.17", "place", player=b.seat, to=where)
    if where == "guildhall":
        yield from lay_worker(s, b)  # A22.31: the worker alone is a construction
    for name, n in steps:
        flow = STEPS[name](s, b, n, m)
        if flow is not None:
            yield from flow


# -- the steps: n is the number on the card, m its workers at the place --------------------------


def marble(s: State, b: Player, n: int, clause: str) -> None:
    if n:
        b.goods[MARBLE] += n
        s.tell(clause, "gain", player=b.seat, good="marble", n=n)


def gather(s: State, b: Player, n: int, m: int) -> None:
    """A22.22: one marble per two workers."""
    marble(s, b, m // 2, "A22.22")


def tribute(s: State, b: Player, n: int, m: int) -> None:
    """A22.23: silver from the supply onto the Tax Stand, one a worker."""
    toll(s, b, m, m)


def toll(s: State, b: Player, n: int, m: int) -> None:
    """A22.23."""
    s.tax += n
    s.tell("A22.23", "toll", player=b.seat, silver=n)


def gain_marble(s: State, b: Player, n: int, m: int) -> None:
    """A22.24."""
    marble(s, b, n, "A22.24")


def gain_virtue(s: State, b: Player, n: int, m: int) -> Flow | None:
    """A22.24."""
    return shift(s, b, n, "A22.24")


def pardon(s: State, b: Player, n: int, m: int) -> Flow | None:
    """A22.25: destroy a debt, or gain a virtue."""
    if b.debts:
        destroy_debts(s, b, 1, "A22.25")
        return None
    return shift(s, b, 1, "A22.25")


def headhunt(s: State, b: Player, n: int, m: int) -> Flow:
    """A22.26: a column of apprentices goes under the pile."""
    return drop_column(s, min(m, 4) - 1, "A22.26")


def capture(s: State, b: Player, n: int, m: int) -> None:
    """A22.27: the human's largest groups; never its own."""
    for _ in range(min(m, 2)):
        groups = [(s.at[place][0], place) for place in TARGETS if s.at[place][0]]
        if not groups:
            return
        size = max([count for count, _ in groups])
        place = next(p for count, p in groups if count == size)
        seize(s, b, place, 0, "A22.27")


def sell(s: State, b: Player, n: int, m: int) -> None:
    """A22.28: captives to Prison, one marble in all."""
    count = b.captives[0]
    if count:
        b.captives[0] = 0
        s.players[0].prison += count
        s.tell("A22.28", "sell", player=b.seat, n=count, owners=(0,))
        marble(s, b, 1, "A22.28")


def free(s: State, b: Player, n: int, m: int) -> None:
    """A22.28."""
    release(s, b, b.prison, "A22.28")


def ransom(s: State, b: Player, n: int, m: int) -> Flow:
    """A22.28: only when the human holds three or more."""
    if s.players[0].captives[b.seat] >= 3:
        free_captured(s, b, "A22.28")
        take_debts(s, b, 1, "A22.28")
        flow = shift(s, b, -1, "A22.28")
        if flow is not None:
            yield from flow


def steal(s: State, b: Player, n: int, m: int) -> Flow | None:
    """A22.29."""
    silver, s.tax = s.tax, 0
    s.tell("A22.29", "steal", player=b.seat, silver=silver)
    marble(s, b, min(3, silver // 4), "A22.29")
    return shift(s, b, -2, "A22.29")


def deal(s: State, b: Player, n: int, space: int) -> Flow:
    """A22.30: no silver; only the marble of the face counts."""
    flow = shift(s, b, -1, "A22.30")
    if flow is not None:
        yield from flow
    face = {"marble": 1} if space == 1 else large_face(s) if space else small_face(s)
    marble(s, b, face.get("marble", 0), "A22.30")


def cathedral(s: State, b: Player, n: int, m: int) -> Flow:
    """A22.31, A22.32, A22.8: free of goods, cards and virtue; the spaces bind it."""
    there = sum([q.level == b.level + 1 for q in s.players])
    if b.level == len(LEVELS) or there >= LEVELS[b.level].spaces:
        marble(s, b, 1, "A22.31")
        return
    b.level += 1
    s.tell("A22.31", "cathedral", player=b.seat, n=b.level)
    virtue = 1  # A14.3
    if s.rewards.layers:
        card = yield Draw(s.rewards, "A22.32")
        s.tell("A22.32", "reward", player=b.seat, reward=card)
        virtue = REWARDS[card].gain.get("virtue", 0)
    flow = shift(s, b, virtue, "A22.32")
    if flow is not None:
        yield from flow


def rival(s: State, b: Player, n: int, m: int) -> Flow:
    """A22.31: a level if the human is not below it, else a marble."""
    if s.players[0].level >= b.level:
        yield from cathedral(s, b, n, m)
    else:
        marble(s, b, 1, "A22.31")


STEPS: dict[str, Callable[[State, Player, int, int], Flow | None]] = {
    "gather": gather,
    "tribute": tribute,
    "toll": toll,
    "marble": gain_marble,
    "virtue": gain_virtue,
    "pardon": pardon,
    "headhunt": headhunt,
    "capture": capture,
    "sell": sell,
    "free": free,
    "ransom": ransom,
    "steal": steal,
    "deal": deal,
    "cathedral": cathedral,
    "rival": rival,
}
