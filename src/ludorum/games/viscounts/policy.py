"""The sensible player: what a good player at the table would advise, from one seat's view alone.

Every option is given a worth in victory points, and the best is taken. No search, no memory, no
chance: the same view and ask give the same answer. A card is played for the best turn it allows:
where its value leads, what can be paid there with the icons on the board, whom one could hire.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludorum.kernel import Choose, Option
from ludorum.titles import weighing

from . import acting, evaluation
from .acting import Ground, Means
from .content import (
    ABILITY,
    ACTIONS,
    CHOICES,
    GOODS,
    KINDS,
    START_GOODS,
    START_STEP,
    STEP,
    VALUE,
)  # fmt: skip
from .evaluation import QUALITY, Context, parts, silver
from .payment import usable
from .state import State, at_hand
from .turn import WALKS

FAR = 3  # steps beyond the card that are thought of before it is played

# -- what an option is worth by itself -------------------------------------------------------


def pair(m: Context, ask: Choose, i: int) -> float:
    card = m.s.offers[i]
    start = parts(m, START_GOODS[card]) + parts(m, START_STEP[card])
    return start + 2.0 * QUALITY[m.s.offered[i]]


def rearrange(m: Context, ask: Choose, board: tuple[str, ...]) -> float:
    """Whoever does most stays longest."""
    return 2 * stays(m, board[0]) + stays(m, board[1])


def stays(m: Context, card: str) -> float:
    """Drop-off abilities should come soon."""
    if not card:
        return 0.0
    soon = 1.2 * parts(m, ABILITY["drop-off"][card]) if card in ABILITY["drop-off"] else 0.0
    return QUALITY[card] - soon


def discard(m: Context, ask: Choose, card: str) -> float:
    """The worst of the hand, if the draw pile promises better."""
    if card in ("no", "top"):
        return 0.0 if card == "no" else -0.1
    bar = m.usual if m.left else -9.0
    return bar - 0.3 - QUALITY[card]


def destroy(m: Context, ask: Choose, card: str) -> float:
    if card in ("no", "top"):
        return 0.0 if card == "no" else 0.2
    return evaluation.destroyed(m, card)


def trade(m: Context, ask: Choose, n: int) -> float:
    return acting.traded(m, ask.about["good"], n, 2 * n - ask.about["icons"])


def remove(m: Context, ask: Choose, seat: int) -> float:
    """Never one's own; of the others, whoever has most in the castle."""
    return -1.0 if seat == ask.seat else float(sum([row[seat] for row in m.s.first_tier]))


WORTH: Mapping[str, Callable[[Context, Choose, Any], float]] = {
    "pair": pair,
    "rearrange": rearrange,
    "discard": discard,
    "destroy": destroy,
    "destroy-own": destroy,
    "trade": trade,
    "remove": remove,
    "site": lambda m, ask, i: evaluation.site(m, i),
    "section": lambda m, ask, pos: evaluation.crew(m, pos, ask.about["n"]),
    "castle-move": lambda m, ask, x: 0.05 if x == "no" else evaluation.shifted(m, *x),
    "free-hire": lambda m, ask, pos: evaluation.hired(m, pos),
    "free-manuscript": lambda m, ask, pos: evaluation.book(m, pos),
    "resource": lambda m, ask, x: evaluation.good(m, GOODS.index(x), 1),
    "choice": lambda m, ask, x: parts(m, dict(CHOICES[ask.about["n"]])[x]),
    "flip": lambda m, ask, x: evaluation.flip_debt(m) if x == "debt" else evaluation.flip_deed(m),
}


# -- a turn ----------------------------------------------------------------------------------


def play(view: State, ask: Choose) -> Option:
    """The card that allows the best turn: each is tried out on the board."""
    m = Context(view, ask.seat)
    board = m.p.board
    ground = Ground(m)
    reach = min(m.p.goods[0] + m.p.built[STEP], FAR)

    def worth_of(card: str) -> float:
        m.p.board = [card, *board[1:]]
        found, means = at_hand(m.s, m.p), Means(ground)
        ways = [x for x in WALKS[m.p.at][VALUE[card]].items() if x[1] <= reach]
        turns = [going(means, at, more, found) for at, more in ways]
        return acting.played(m, card) + max(turns)

    best = max(ask.options, key=worth_of)
    m.p.board = board
    return best


def going(board: Means, at: int, more: int, found: list[int]) -> float:
    """To a space, so many steps further than the card says."""
    m = board.m
    cost = max(0, more - m.p.built[STEP])
    goods = m.p.goods
    worth = silver(m, -cost)
    goods[0] -= cost
    worth += acting.staying(board, at, found)
    goods[0] += cost
    return worth


def move(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    board, found = Means(Ground(m)), at_hand(m.s, m.p)
    extra = WALKS[m.p.at][m.s.stride]
    return max(ask.options, key=lambda at: going(board, at, extra[at], found))


def act(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    board, found = Means(Ground(m)), usable(m.s, m.p)
    at = m.p.at

    def worth_of(x: Any) -> float:
        if x == "none":
            return 0.0
        if isinstance(x, str):
            worth = acting.acting(board, at, ACTIONS.index(x), found)
            return worth + max(0.0, acting.hiring(m, at // 3))
        return acting.dismissing(board, at, ACTIONS.index(x[1]), found)

    return max(ask.options, key=worth_of)


def again(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    effect, price = ask.about["effect"], ask.about["price"]
    return "yes" if parts(m, ((effect, 1),)) + silver(m, -price) > 0 else "no"


def building(view: State, ask: Choose) -> Option:
    """The kind that is worth most, from the slot that helps most."""
    m = Context(view, ask.seat)
    kinds = sorted({KINDS.index(x[0]) for x in ask.options})
    kind = kinds[0]
    if not ask.about["building"]:
        board = Means(Ground(m))
        kind = max(kinds, key=lambda k: acting.built(board, k, ask.about["icons"]))
    return KINDS[kind], evaluation.best_slot(m, kind)[0]


def workers(view: State, ask: Choose) -> Option:
    m = Context(view, ask.seat)
    board = Means(Ground(m))
    return max(ask.options, key=lambda n: acting.placed(board, m.p.at // 3, n, ask.about["icons"]))


def hire(view: State, ask: Choose) -> Option:
    return "yes" if acting.hiring(Context(view, ask.seat), ask.about["pos"]) > 0 else "no"


# Payments come with the fewest pieces first; of links, groups and abilities the order hardly
# matters: the first will do.
ANSWERS: Mapping[str, Callable[[State, Choose], Option]] = {
    **weighing(Context, WORTH),
    "play": play,
    "move": move,
    "act": act,
    "again": again,
    "building": building,
    "workers": workers,
    "hire": hire,
}
