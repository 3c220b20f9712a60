"""The sensible player: what a good player at the table would advise, from one seat's view alone.

Every option is given a worth in victory points, and the best is taken. No search, no memory, no
chance: the same view and ask give the same answer. A card is played for the best turn it allows:
where its value leads, what can be paid there with the icons on the board, whom one could hire.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.games.contract import View
from ludorum.kernel import Choose, Option

from .acting import (
    Means,
    acting,
    built,
    dismissing,
    hiring,
    placed,
    played,
    staying,
    traded,
)  # fmt: skip
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
from .judgement import (
    QUALITY,
    Mind,
    best_slot,
    book,
    crew,
    destroyed,
    flip_debt,
    flip_deed,
    good,
    hired,
    parts,
    shifted,
    silver,
    site,
)  # fmt: skip
from .payment import usable
from .state import at_hand
from .turn import WALKS


def best(options: Any, worth_of: Callable[[Any], float]) -> Option:
    """The first of the best."""
    return max(options, key=worth_of)


# -- setup and cards -------------------------------------------------------------------------


def pair(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)

    def worth_of(i: int) -> float:
        card = view["offers"][i]
        start = parts(m, START_GOODS[card]) + parts(m, START_STEP[card])
        return start + 2.0 * QUALITY[view["offered"][i]]

    return best(ask.options, worth_of)


def play(view: View, ask: Choose) -> Option:
    """The card that allows the best turn."""
    m = Mind(view, ask.seat)
    _, middle, right = m.p.board

    def worth_of(card: str) -> float:
        m.p.board = [card, middle, right]
        found = at_hand(m.s, m.p)
        stride = VALUE[card]
        reach = m.p.goods[0] + m.p.built[STEP]
        ways = [x for x in WALKS[m.p.at][stride].items() if x[1] <= min(reach, FAR)]
        board = Means(m)
        turns = [going(board, at, more, found) for at, more in ways]
        return played(m, card) + max(turns)

    return best(ask.options, worth_of)


FAR = 3  # steps beyond the card that are thought of before it is played


def going(board: Means, at: int, more: int, found: list[int]) -> float:
    """To a space, so many steps further than the card says."""
    m = board.m
    cost = max(0, more - m.p.built[STEP])
    goods = m.p.goods
    worth = silver(m, -cost)
    goods[0] -= cost
    worth += staying(board, at, found)
    goods[0] += cost
    return worth


def move(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    board, found = Means(m), at_hand(m.s, m.p)
    extra = WALKS[m.p.at][m.s.stride]
    return best(ask.options, lambda at: going(board, at, extra[at], found))


def rearrange(view: View, ask: Choose) -> Option:
    """Whoever does most stays longest; drop-off abilities come soon."""
    m = Mind(view, ask.seat)

    def stays(card: str) -> float:
        if not card:
            return 0.0
        soon = 1.2 * parts(m, ABILITY["drop-off"][card]) if card in ABILITY["drop-off"] else 0.0
        return QUALITY[card] - soon

    return best(ask.options, lambda x: 2 * stays(x[0]) + stays(x[1]))


def discard(view: View, ask: Choose) -> Option:
    """The worst of the hand, if the draw pile promises better."""
    m = Mind(view, ask.seat)
    bar = m.usual if m.left else -9.0

    def worth_of(card: str) -> float:
        return 0.0 if card == "no" else -0.1 if card == "top" else bar - 0.3 - QUALITY[card]

    return best(ask.options, worth_of)


def destroy(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)

    def worth_of(card: str) -> float:
        return 0.0 if card == "no" else 0.2 if card == "top" else destroyed(m, card)

    return best(ask.options, worth_of)


def hire(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return "yes" if hiring(m, ask.about[0]) > 0 else "no"


def free_hire(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda pos: hired(m, pos))


# -- actions ---------------------------------------------------------------------------------


def act(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    board, found = Means(m), usable(m.s, m.p)
    at = m.p.at

    def worth_of(x: Any) -> float:
        if x == "none":
            return 0.0
        if isinstance(x, str):
            return acting(board, at, ACTIONS.index(x), found) + max(0.0, hiring(m, at // 3))
        return dismissing(board, at, ACTIONS.index(x[1]), found)

    return best(ask.options, worth_of)


def trade(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    name, icons = ask.about
    return best(ask.options, lambda n: traded(m, name, n, 2 * n - icons))


def again(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    effect, cost = ask.about
    return "yes" if parts(m, ((effect, 1),)) + silver(m, -cost) > 0 else "no"


def building(view: View, ask: Choose) -> Option:
    """The kind that is worth most, from the slot that helps most."""
    m = Mind(view, ask.seat)
    kinds = sorted({KINDS.index(x[0]) for x in ask.options})
    if ask.about[0]:
        kind = kinds[0]
    else:
        board = Means(m)
        kind = max(kinds, key=lambda k: built(board, k, ask.about[1]))
    return KINDS[kind], best_slot(m, kind)[0]


def sites(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda i: site(m, i))


def workers(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    board = Means(m)
    return best(ask.options, lambda n: placed(board, m.p.at // 3, n, ask.about[0]))


def first(view: View, ask: Choose) -> Option:
    """Payments come with the fewest pieces first; elsewhere the order hardly matters."""
    return ask.options[0]


# -- castle and manuscripts ------------------------------------------------------------------


def section(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda pos: crew(m, pos, ask.about[0]))


def castle_move(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda x: 0.05 if x == "no" else shifted(m, *x))


def remove(view: View, ask: Choose) -> Option:
    """Never one's own; of the others, whoever has most in the castle."""
    tiers = view["first_tier"]

    def worth_of(seat: int) -> float:
        return -1.0 if seat == ask.seat else float(sum([row[seat] for row in tiers]))

    return best(ask.options, worth_of)


def free_manuscript(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda pos: book(m, pos))


# -- small choices ---------------------------------------------------------------------------


def resource(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return best(ask.options, lambda x: good(m, GOODS.index(x), 1))


def choice(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    ways = dict(CHOICES[ask.about[0]])
    return best(ask.options, lambda x: parts(m, ways[x]))


def flip(view: View, ask: Choose) -> Option:
    m = Mind(view, ask.seat)
    return "debt" if flip_debt(m) >= flip_deed(m) else "deed"


ANSWERS: dict[str, Callable[[View, Choose], Option]] = {
    "pair": pair,
    "play": play,
    "move": move,
    "act": act,
    "trade": trade,
    "again": again,
    "building": building,
    "site": sites,
    "link": first,
    "workers": workers,
    "pay": first,
    "section": section,
    "castle-move": castle_move,
    "group": first,
    "remove": remove,
    "hire": hire,
    "free-hire": free_hire,
    "free-manuscript": free_manuscript,
    "discard": discard,
    "destroy": destroy,
    "destroy-own": destroy,
    "rearrange": rearrange,
    "resource": resource,
    "choice": choice,
    "flip": flip,
    "order": first,
}


def choose(view: View, ask: Choose) -> Option:
    """The answer of a sensible player to any ask of the game."""
    options = ask.options
    return options[0] if len(options) == 1 else ANSWERS[ask.kind](view, ask)
