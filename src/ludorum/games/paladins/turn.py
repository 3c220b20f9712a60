"""P3.8, P4, P8: one action of a player, or passing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.kernel import Choose, Flow

from .content import ACTIONS, COMMISSION, EMPTY, GARRISON, HUNT, RIGHT, TRADE
from .inquiry import return_down
from .left import (
    Reason,
    conspire,
    conspire_closed,
    develop,
    develop_closed,
    gather_closed,
    hunt,
    pray,
    pray_closed,
    recruit,
    recruit_closed,
    trade,
)  # fmt: skip
from .right import (
    absolve,
    absolve_closed,
    attack,
    attack_closed,
    commission,
    convert,
    convert_closed,
    favour,
    favour_closed,
    fortify,
    fortify_closed,
    garrison,
    settle_closed,
)  # fmt: skip
from .rounds import leave_board
from .solo import bot_turn
from .state import Player, State

Closed = Callable[[State, Player, int], Reason | None]
Carry = Callable[[State, Player, int], Flow]

# Every option of a turn: an action, with the number of workers where there is a choice (P4.4),
# or ("favour", slot). In the order of the board.
CLOSED: dict[tuple[str, int] | str, Closed] = {
    "develop": lambda s, p, n: develop_closed(s, p),
    ("recruit", 1): recruit_closed,
    ("recruit", 2): recruit_closed,
    ("hunt", 1): lambda s, p, n: gather_closed(s, p, HUNT, n),
    ("hunt", 2): lambda s, p, n: gather_closed(s, p, HUNT, n),
    ("trade", 1): lambda s, p, n: gather_closed(s, p, TRADE, n),
    ("trade", 2): lambda s, p, n: gather_closed(s, p, TRADE, n),
    "pray": lambda s, p, n: pray_closed(s, p),
    "conspire": lambda s, p, n: conspire_closed(s, p),
    "commission": lambda s, p, n: settle_closed(s, p, COMMISSION),
    "fortify": lambda s, p, n: fortify_closed(s, p),
    "garrison": lambda s, p, n: settle_closed(s, p, GARRISON),
    "absolve": lambda s, p, n: absolve_closed(s, p),
    "attack": lambda s, p, n: attack_closed(s, p),
    "convert": lambda s, p, n: convert_closed(s, p),
    **{("favour", k): favour_closed for k in range(5)},
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


# The same without the favours, with the space that tells whether the action is used (P4.3).
BOARD = [
    (x, ACTIONS.index(name), -1 if ACTIONS.index(name) in RIGHT else 0, n, CLOSED[x])
    for x, name, n in [(x, *(x if isinstance(x, tuple) else (x, 0))) for x in CLOSED]
    if name in ACTIONS
]


def closed(s: State, p: Player, option: tuple[str, int] | str) -> Reason | None:
    """Why an action cannot be taken now: clause and reason, or None if it can (P4.6)."""
    return CLOSED[option](s, p, 0 if isinstance(option, str) else option[1])


def actions(s: State, p: Player) -> list[Any]:
    """P3.8: what a player can do now; passing is always possible (P8.1)."""
    out: list[Any] = []
    if any(p.workers):
        spaces = p.spaces
        for option, a, space, n, why in BOARD:
            if spaces[a][space] == EMPTY and why(s, p, n) is None:
                out.append(option)
        for k in range(len(s.on_favours)):
            if favour_closed(s, p, k) is None:
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
