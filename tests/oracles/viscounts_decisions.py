"""Decisions of Viscounts (V5 to V8): is everything offered that the rulebook allows, and nothing
else?
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from ludorum.kernel import Choose, Option
from tests.oracles.harness import Table
from tests.oracles.viscounts_table import (
    BUILDERS,
    CARDS,
    CHEAP,
    INNER,
    KINDS,
    LEFT,
    MANUSCRIPTS,
    NOBLES,
    RESOURCES,
    RING,
    STEP,
    Icons,
    at_hand,
    bank,
    book_cost,
    can_pay,
    exchange,
    on_offer,
    payments,
    position_of,
    segment,
    worth_in_icons,
)

# -- V6.1 to V6.4: what an action needs ------------------------------------------------------------


def least(s: Any, p: Any, action: str) -> int:
    """The fewest icons an action can be taken for."""
    if action == "trade":
        return int(exchange(s, p.at)["merchants"])
    if action == "build":
        return min(n for kind, n in enumerate(BUILDERS) if slots_left(p, kind))
    return 1 if action == "workers" else book_cost(s, p.at // 3)


def slots_left(p: Any, kind: int) -> list[int]:
    return [i for i in range(3) if not p.built[3 * kind + i]]


def free_bank(s: Any, space: int) -> list[int]:
    return [site for site in bank(s, space) if s.sites[site] < 0]


def barred(s: Any, p: Any, action: str) -> bool:
    """V6.8.1, V6.8.2: nothing to build, or nowhere; V6.9.1: nobody to place."""
    if action == "build":
        return all(p.built) or not free_bank(s, p.at)
    return action == "workers" and not p.workers


def allowed(s: Any, p: Any) -> set[Option]:
    """V6.1, V6.4: the actions of the space, with or without a dismissal; or none."""
    out: set[Option] = {"none"}
    icons, silver, offer = at_hand(s, p), p.goods[0], on_offer(s, p.at // 3)
    price = 1 if p.built[CHEAP] else offer["silver"]
    more: Icons = Counter(offer["icons"])
    for action in ("workers", "transcribe") if p.at % 3 == INNER else ("trade", "build"):
        if barred(s, p, action):
            continue
        need = least(s, p, action)
        if can_pay(s, p, action, need, icons, silver):
            out.add(action)
        worth = [worth_in_icons(p, action, x) for x in (icons, icons + more)]
        if worth[0] < worth[1] and price <= silver:  # V6.4.3
            if can_pay(s, p, action, need, icons + more, silver - price):
                out.add(("dismiss", action))
    return out


def primary_action(t: Table, ask: Choose) -> None:
    p = t.state.players[ask.seat]
    position = (p.board, p.goods, p.at, p.built)
    t.expect("V6.1", allowed(t.state, p), set(ask.options), position)


def with_dismissed(t: Table, p: Any) -> Icons:
    """V6.4: all icons of this action, those of the card dismissed for it included."""
    icons = at_hand(t.state, p)
    for e in t.story:
        if e.what == "dismiss" and e.about["player"] == p.seat:
            card = e.about["card"]
            here = segment(t.state, position_of(t.state, e.about["segment"]))
            icons.update(CARDS[card]["icons"] if card else here["townsfolk"]["icons"])
    return icons


def payment(t: Table, ask: Choose) -> None:
    """V6.2: icons first; V6.6: every way to make up for the rest."""
    p, action, lacking = t.state.players[ask.seat], ask.about["action"], ask.about["icons"]
    expected = payments(p, action, lacking, p.goods[0])
    actual = {frozenset(x) for x in ask.options}
    t.expect("V6.2", expected, actual, (action, lacking, p.board, p.goods))
    t.expect("V6.2", len(ask.options), len(actual), "ways to pay, none twice")
    need = worth_in_icons(p, action, with_dismissed(t, p)) + lacking
    t.expect(PRICES[action], price(t, p, action), need, "icons in all")


PRICES = {"build": "V6.8.2", "workers": "V6.9.1", "transcribe": "V6.10.1"}


def price(t: Table, p: Any, action: str) -> int:
    """What the action chosen takes."""
    if action == "transcribe":
        return book_cost(t.state, p.at // 3)
    chosen = next(x.answer for x in reversed(t.asked) if x.ask.kind in ("building", "workers"))
    return NOBLES[chosen] if action == "workers" else BUILDERS[KINDS.index(chosen[0])]


# -- V6.7 to V6.10: the four actions ---------------------------------------------------------------


def trade(t: Table, ask: Choose) -> None:
    """V6.7.1: as often as merchants and silver allow."""
    p = t.state.players[ask.seat]
    each = exchange(t.state, p.at)["merchants"]
    merchants = worth_in_icons(p, "trade", with_dismissed(t, p))
    most = (merchants + p.goods[0]) // each
    t.expect("V6.7.1", list(range(1, most + 1)), sorted(ask.options), (merchants, p.goods))


def building(t: Table, ask: Choose) -> None:
    """V6.8.2: any building from any slot that can be paid; V8.8: any of the kind named."""
    p = t.state.players[ask.seat]
    free = ask.about["building"]
    icons = with_dismissed(t, p)
    expected = {
        (name, i + 1)
        for kind, name in enumerate(KINDS)
        for i in slots_left(p, kind)
        if free == name
        or (not free and can_pay(t.state, p, "build", BUILDERS[kind], icons, p.goods[0]))
    }
    t.expect(ask.clause, expected, set(ask.options), (p.board, p.goods, p.built))


def site(t: Table, ask: Choose) -> None:
    """V6.8.1: a free site of the bank; V8.8: any free one; V2.9: card 8, of the bank."""
    s, p = t.state, t.state.players[ask.seat]
    everywhere = {x for x, owner in enumerate(s.sites) if owner < 0}
    near = ask.clause == "V6.8.1" or s.phase == "start"
    t.expect(ask.clause, set(free_bank(s, p.at)) if near else everywhere, set(ask.options))


def workers(t: Table, ask: Choose) -> None:
    """V6.9.1: 1, 3, 5 or 8 nobles for 1 to 4 workers, as many as there are."""
    p = t.state.players[ask.seat]
    icons = with_dismissed(t, p)
    expected = {
        n
        for n, nobles in NOBLES.items()
        if n <= p.workers and can_pay(t.state, p, "workers", nobles, icons, p.goods[0])
    }
    t.expect("V6.9.1", expected, set(ask.options), (p.board, p.goods))


def free_manuscript(t: Table, ask: Choose) -> None:
    """V6.10.4: open ones of cost 3 or 4."""
    books = enumerate(t.state.books)
    expected = {pos for pos, x in books if x and MANUSCRIPTS[x]["cost"] in (3, 4)}
    t.expect("V6.10.4", expected, set(ask.options))


def group(t: Table, ask: Choose) -> None:
    """V6.9.2: if several sections qualify, their owner chooses."""
    rows = enumerate(t.state.first_tier)
    t.expect("V6.9.2", {pos for pos, row in rows if row[ask.seat] >= 3}, set(ask.options))


def remove(t: Table, ask: Choose) -> None:
    """V6.9.5: workers of any colour there."""
    tier = t.state.first_tier if ask.about["tier"] == 1 else t.state.second_tier
    row = enumerate(tier[ask.about["pos"]])
    t.expect("V6.9.5", {seat for seat, n in row if n}, set(ask.options))


# -- V5.3, V5.4, V7, V8: cards, movement, hire -----------------------------------------------------


def play_a_card(t: Table, ask: Choose) -> None:
    """V5.3.2: any card of the hand."""
    hand = t.state.players[ask.seat].hand.cards
    t.expect("V5.3.2", sorted(hand), sorted(ask.options))


def onward(space: int) -> list[int]:
    """V5.4.2: left to inner or right; inner to right or to the next inner; right to left."""
    pos, place = divmod(space, 3)
    behind = (pos + 1) % RING
    if place == LEFT:
        return [3 * pos + 1, 3 * pos + 2]
    return [3 * pos + 2, 3 * behind + 1] if place == INNER else [3 * behind]


@cache
def within(start: int, least: int, more: int) -> frozenset[int]:
    """V5.4.1: where one comes in at least so many steps, and some more."""
    out: set[int] = set()
    at = {start}
    for n in range(least + more + 1):
        if n >= least:
            out |= at
        at = {x for space in at for x in onward(space)}
    return frozenset(out)


def movement(t: Table, ask: Choose) -> None:
    """V5.4.1: 1 silver for each step further; V5.4.5: one of them free."""
    p = t.state.players[ask.seat]
    card = next(e.about["card"] for e in reversed(t.events) if e.what == "play")
    value = CARDS[card]["silver"]
    more = min(p.goods[0] + p.built[STEP], 3 * RING)
    t.expect("V5.4.1", within(p.at, value, more), set(ask.options), (p.at, value, more))


def hire(t: Table, ask: Choose) -> None:
    """V7.1: the top townsfolk of the segment, if it can be paid."""
    p = t.state.players[ask.seat]
    card = t.state.folk[p.at // 3]
    payable = bool(card) and CARDS[card]["silver"] <= p.goods[0]
    t.expect("V7.1", (True, {"yes", "no"}), (payable, set(ask.options)), card)


def free_hire(t: Table, ask: Choose) -> None:
    """V7.2: any open townsfolk."""
    expected = {pos for pos, card in enumerate(t.state.folk) if card}
    t.expect("V7.2", expected, set(ask.options))


def discard_or_destroy(t: Table, ask: Choose) -> None:
    """V8.2, V8.3: a card of the hand or the top of the pile, or not; V5.3.5: three stay."""
    p = t.state.players[ask.seat]
    top = {"top"} if p.draw.size or p.discard else set()
    t.expect(ask.clause, {*p.hand.cards, *top, "no"}, set(ask.options))
    if ask.kind == "destroy":
        board = sum(card != "" for card in p.board)
        cards = p.draw.size + len(p.hand.cards) + len(p.discard) + board
        t.expect("V5.3.5", True, cards > 3)


def castle_move(t: Table, ask: Choose) -> None:
    """V8.6: a worker of the first tier to a neighbour; V6.9.4 is looked at when it moves."""
    rows = t.state.first_tier
    steps = {(pos, (pos + x) % RING) for pos in range(RING) for x in (1, -1) if rows[pos][ask.seat]}
    offered = {x for x in ask.options if x != "no"}
    t.expect("V8.6", (True, True), (offered <= steps, "no" in ask.options))


def rearrange(t: Table, ask: Choose) -> None:
    """V8.1: the filled slots change places, and no card is lost."""
    board = t.state.players[ask.seat].board
    orders = {tuple(sorted(x)) for x in ask.options}
    empty = {tuple(card == "" for card in x) for x in ask.options}
    t.expect("V8.1", {tuple(sorted(board))}, orders)
    t.expect("V8.1", {tuple(card == "" for card in board)}, empty)


def resource(t: Table, ask: Choose) -> None:
    """V14.1."""
    t.expect("V14.1", set(RESOURCES), set(ask.options))


def flip(t: Table, ask: Choose) -> None:
    """V3.6: asked only if both are possible."""
    p = t.state.players[ask.seat]
    t.expect("V3.6", (True, True), (p.debts > 0, p.deeds > 0))


ASKS: dict[str, Callable[[Table, Choose], None]] = {
    "act": primary_action,
    "pay": payment,
    "trade": trade,
    "building": building,
    "site": site,
    "workers": workers,
    "free-manuscript": free_manuscript,
    "group": group,
    "remove": remove,
    "play": play_a_card,
    "move": movement,
    "hire": hire,
    "free-hire": free_hire,
    "discard": discard_or_destroy,
    "destroy": discard_or_destroy,
    "castle-move": castle_move,
    "rearrange": rearrange,
    "resource": resource,
    "flip": flip,
}
