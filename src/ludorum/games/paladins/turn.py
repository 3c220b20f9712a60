"""P3.8, P4, P8: one action of a player, or passing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.kernel import Choose, Flow

from .content import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    EMPTY,
    FAVOUR_NEED,
    FORTIFY,
    GARRISON,
    HUNT,
    LEFT,
    NEED,
    PRAY,
    RECRUIT,
    RIGHT,
    TRADE,
    WORKSHOP,
    Need,
)  # fmt: skip
from .inquiry import return_down
from .labour import manned
from .left import (
    NO_WORKERS,
    NO_WORKSHOP,
    OCCUPIED,
    Reason,
    conspire,
    develop,
    develop_lacks,
    hunt,
    need_of,
    pray,
    pray_lacks,
    recruit,
    recruit_lacks,
    trade,
)  # fmt: skip
from .right import (
    absolve,
    absolve_lacks,
    attack,
    attack_lacks,
    commission,
    convert,
    convert_lacks,
    favour,
    favour_lacks,
    fortify,
    fortify_lacks,
    garrison,
    settle_lacks,
)  # fmt: skip
from .rounds import leave_board
from .solo import bot_turn
from .state import Player, State, busy, covered

Lacks = Callable[[State, Player], Reason | None]
Carry = Callable[[State, Player, int], Flow]

LACKS: dict[int, Lacks] = {  # what an action takes besides workers, if it does
    DEVELOP: develop_lacks,
    RECRUIT: recruit_lacks,
    PRAY: pray_lacks,
    COMMISSION: lambda s, p: settle_lacks(s, p, COMMISSION),
    FORTIFY: fortify_lacks,
    GARRISON: lambda s, p: settle_lacks(s, p, GARRISON),
    ABSOLVE: absolve_lacks,
    ATTACK: attack_lacks,
    CONVERT: convert_lacks,
}
CARRY: dict[str, Carry] = {
    "develop": lambda s, p, n: develop(s, p),
    "recruit": recruit,
    "hunt": hunt,
    "trade": trade,
    "pray": lambda s, p, n: pray(s, p),
    "conspire": lambda s, p, n: conspire(s, p),
    "commission": lambda s, p, n: commission(s, p),
    "fortify": lambda s, p, n: fortify(s, p),
    "garrison": lambda s, p, n: garrison(s, p),
    "absolve": lambda s, p, n: absolve(s, p),
    "attack": lambda s, p, n: attack(s, p),
    "convert": lambda s, p, n: convert(s, p),
    "favour": favour,
}


def left_options(a: int) -> tuple[tuple[Any, Need], ...]:
    """An action of the left half, with the number of workers where there is a choice (P4.4), and
    the workers for it."""
    if a in (RECRUIT, HUNT, TRADE):
        return tuple([((ACTIONS[a], n), need_of(a, n)) for n in (1, 2)])
    return ((ACTIONS[a], need_of(a, 2)),)


LEFT_HALF = [(a, left_options(a), LACKS.get(a)) for a in LEFT]
RIGHT_HALF = [(a, ACTIONS[a], NEED[a], LACKS[a]) for a in RIGHT]
# Every option of a turn but passing, in the order of the board.
OPTIONS: list[tuple[str, int] | str] = [
    *[option for _, found, _ in LEFT_HALF for option, _ in found],
    *[ACTIONS[a] for a in RIGHT],
    *[("favour", k) for k in range(5)],
]


def closed(s: State, p: Player, option: tuple[str, int] | str) -> Reason | None:
    """Why an action cannot be taken now: clause and reason, or None if it can (P4.6)."""
    name, n = (option, 2) if isinstance(option, str) else option
    if name == "favour":
        return favour_closed(s, p, n)
    a = ACTIONS.index(name)
    if busy(p, a):
        return OCCUPIED
    lacks = LACKS.get(a)
    why = None if lacks is None else lacks(s, p)
    need = NEED[a][covered(p, a)] if a in RIGHT else need_of(a, n)
    return why if why == NO_WORKSHOP or need in manned(p) else NO_WORKERS


def favour_closed(s: State, p: Player, k: int) -> Reason | None:
    """P6.8: revealed, empty, and its cost can be met."""
    if k >= len(s.shown_favours):
        return "P3.2", "not-revealed"
    if s.on_favours[k] != EMPTY:
        return "P6.8", "favour-taken"
    card = s.shown_favours[k]
    return favour_lacks(p, card) if FAVOUR_NEED[card] in manned(p) else NO_WORKERS


def left_half(payable: frozenset[Need]) -> list[tuple[int, list[Any], Lacks | None]]:
    """The actions of the left half that can be manned, each with its options."""
    found = _left.get(payable)
    if found is None:
        found = _left[payable] = []
        for a, options, lacks in LEFT_HALF:
            now = [option for option, need in options if need in payable]
            if now:
                found.append((a, now, lacks))
    return found


_left: dict[frozenset[Need], list[tuple[int, list[Any], Lacks | None]]] = {}


def actions(s: State, p: Player) -> list[Any]:
    """P3.8: what a player can do now, which is all that is not `closed`; passing is always possible
    (P8.1)."""
    if not any(p.workers):
        return ["pass"]
    out: list[Any] = []
    spaces, payable = p.spaces, manned(p)
    for a, found, lacks in left_half(payable):
        if spaces[a][0] == EMPTY and (lacks is None or lacks(s, p) is None):
            out += found
    for a, name, needs, wants in RIGHT_HALF:
        left, middle, last = spaces[a]
        if last == EMPTY:
            need = needs[(left == WORKSHOP) + 2 * (middle == WORKSHOP)]
            if need in payable and wants(s, p) is None:
                out.append(name)
    for k, who in enumerate(s.on_favours):
        if who == EMPTY:
            card = s.shown_favours[k]
            if FAVOUR_NEED[card] in payable and favour_lacks(p, card) is None:
                out.append(("favour", k))
    out.append("pass")
    return out


def turn(s: State) -> Flow:
    """P3.8: one action or passing; then the next player who has not passed."""
    p = s.players[s.active]
    s.tell("P3.8", "turn", player=p.seat, n=s.round)
    if p.bot:
        yield from bot_turn(s, p)
    else:
        pick = yield Choose(p.seat, "act", "P3.8", actions(s, p))
        if pick == "pass":
            yield from pass_round(s, p)
        else:
            name, n = (pick, 0) if isinstance(pick, str) else pick
            yield from CARRY[name](s, p, n)
    next_player(s)


def pass_round(s: State, p: Player) -> Flow:
    """P8.1: the board is emptied, three workers may be kept."""
    p.passed = True
    leave_board(p)
    s.tell("P8.1", "pass", player=p.seat)
    if any(p.workers):
        yield from return_down(s, p, "P8.1")


def next_player(s: State) -> None:
    """P3.8: those who passed are skipped; when all have, the round is over."""
    n = len(s.players)
    for k in range(1, n + 1):
        q = s.players[(s.active + k) % n]
        if not q.passed:
            s.active = q.seat
            return
    s.phase = "clean-up"
