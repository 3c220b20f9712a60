"""V6: the primary action, with dismissing, and the abilities that work after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludorum.kernel import Choose, Flow

from .buildings import free_sites, pieces, place
from .castle import put_workers
from .content import (
    ACTIONS,
    AFTER,
    BUILD,
    BUILDERS,
    CHEAP,
    COST,
    GOODS,
    ICONS_OF,
    INNER,
    KINDS,
    MERCHANT,
    NO_ICONS,
    NOBLES,
    ON_HIRE,
    PRINTED_BOOK,
    PRINTED_FOLK,
    SILVER,
    TRADE,
    TRADES,
    TRANSCRIBE,
    VALUE,
    WORKERS,
    Icons,
    Program,
)  # fmt: skip
from .payment import free_icons, helps, pay, purse, usable, worth
from .piles import next_townsfolk, take_manuscript
from .rewards import apply
from .state import Player, State, gain, position, segment_id, spend

Reason = tuple[str, str]  # clause and why
INSIDE, OUTSIDE = (WORKERS, TRANSCRIBE), (TRADE, BUILD)


def here(p: Player) -> tuple[int, int]:
    """V6.1: the actions of the viscount's space."""
    return INSIDE if p.at % 3 == INNER else OUTSIDE


# -- what an action needs --------------------------------------------------------------------


def exchange(s: State, at: int) -> tuple[int, Program]:
    """V6.7.1: merchants and effect of the exchange printed at an outer space."""
    pos, side = divmod(at, 3)
    return TRADES[s.ring[pos]][side]


def for_silver(steps: Program) -> bool:
    return steps[0][0] == "silver"


def book_cost(s: State, pos: int) -> int:
    """V6.10.1, V6.10.3: of the top manuscript, or of the printed one."""
    return COST[s.books[pos]] if s.books[pos] else PRINTED_BOOK[s.ring[pos]][0]


def least(s: State, p: Player, a: int) -> int:
    """The fewest icons the action can be taken for."""
    if a == TRADE:
        return exchange(s, p.at)[0]
    if a == BUILD:
        return min([n for i, n in enumerate(BUILDERS) if 0 in p.built[3 * i : 3 * i + 3]])
    return 1 if a == WORKERS else book_cost(s, position(p))


def power(s: State, p: Player, a: int, found: list[int]) -> int:
    """V6.2: all icons and goods that can pay."""
    return free_icons(p, a, found) + backing(s, p, a, 0)


def backing(s: State, p: Player, a: int, price: int) -> int:
    """V6.2, V6.7.4: the icons that goods can stand for, after `price` silver for a dismissal."""
    if a == TRADE:
        return 0 if for_silver(exchange(s, p.at)[1]) else p.goods[SILVER] - price
    return worth(purse(p, a, price))


def closed(s: State, p: Player, a: int, found: list[int], price: int = 0) -> Reason | None:
    """Why an action cannot be taken now: clause and reason, or None if it can."""
    if a not in here(p):
        return "V6.1", "other-space"
    if a == BUILD:
        if all(p.built):
            return "V6.8.2", "all-built"
        if not free_sites(s, p.at):
            return "V6.8.1", "no-site"
    if a == WORKERS and not p.workers:
        return "V6.9.1", "no-workers"
    lacking = least(s, p, a) - free_icons(p, a, found)
    if lacking > 0 and lacking > backing(s, p, a, price):
        return "V6.2", "no-icons"
    return None


# -- dismissing ------------------------------------------------------------------------------


def on_offer(s: State, pos: int) -> tuple[int, Icons, Program]:
    """V6.4, V6.4.2: value, icons and effect of the top townsfolk, or of the printed one."""
    card = s.folk[pos]
    if card:
        return VALUE[card], ICONS_OF[card], ON_HIRE[card]
    return PRINTED_FOLK[s.ring[pos]]


def dismissal_cost(s: State, p: Player) -> int:
    """V6.4, V6.4.1."""
    return 1 if p.built[CHEAP] else on_offer(s, position(p))[0]


def dismissal_closed(s: State, p: Player, a: int, found: list[int]) -> Reason | None:
    """V6.4, V6.4.3, V6.4.5: it must serve the action, be paid, and the action carried out."""
    icons = on_offer(s, position(p))[1]
    more = [x + y for x, y in zip(found, icons, strict=True)]
    if free_icons(p, a, more) == free_icons(p, a, found):
        if a not in here(p):
            return "V6.1", "other-space"
        pairs = icons[MERCHANT] and helps(p, a, "merchants")
        return ("V6.4.3", "no-pair") if pairs else ("V6.4", "no-use")
    price = dismissal_cost(s, p)
    if price > p.goods[SILVER]:
        return "V6.4", "no-silver"
    return closed(s, p, a, more, price)


def dismiss(s: State, p: Player) -> Flow:
    """V6.4.4: paid, removed, its effect carried out; a printed one stays."""
    pos = position(p)
    spend(s, p, SILVER, dismissal_cost(s, p), "V6.4")
    steps = on_offer(s, pos)[2]
    card = s.folk[pos]
    because = "V6.4" if card else "V6.4.2"
    s.tell(because, "dismiss", player=p.seat, card=card, segment=segment_id(s, pos))
    if card:
        s.gone.append(card)
        yield from next_townsfolk(s, pos)
    flow = apply(s, p, steps, "V6.4")
    if flow is not None:
        yield from flow


# -- the phase -------------------------------------------------------------------------------


def actions(s: State, p: Player) -> list[Any]:
    """V6.1: the actions of the space, each with or without a dismissal; or none."""
    out: list[Any] = []
    found = usable(s, p)
    for a in here(p):
        if closed(s, p, a, found) is None:
            out.append(ACTIONS[a])
        if dismissal_closed(s, p, a, found) is None:
            out.append(("dismiss", ACTIONS[a]))
    out.append("none")
    return out


def primary_action(s: State, p: Player) -> Flow:
    """V6.1, V6.4.4, V6.5."""
    pick = yield Choose(p.seat, "act", "V6.1", actions(s, p))
    if pick == "none":
        s.tell("V6.1", "no-action", player=p.seat)
        return
    name, more, dismissing = pick, NO_ICONS, isinstance(pick, tuple)
    if dismissing:
        name = pick[1]
        more = on_offer(s, position(p))[1]
    s.tell("V6.1", "action", player=p.seat, action=name)
    if dismissing:
        yield from dismiss(s, p)
    a = ACTIONS.index(name)
    yield from CARRY[a](s, p, usable(s, p, more))
    yield from afterwards(s, p, a)


def afterwards(s: State, p: Player, a: int) -> Flow:
    """V6.5: abilities that work after the action, in the order the player likes, but for V4.2."""
    table = AFTER[a]
    left = [card for card in p.board if card in table]
    while left:
        later = waiting(left, table)
        now = [card for card in left if card not in later]
        card = now[0]
        if len(now) > 1:
            card = yield Choose(p.seat, "order", "V6.5", tuple(now), later=later)
        left.remove(card)
        s.tell("V6.5", "ability", player=p.seat, card=card)
        flow = apply(s, p, table[card], "V6.5")
        if flow is not None:
            yield from flow


def waiting(left: list[str], table: Mapping[str, Program]) -> tuple[str, ...]:
    """V4.2: virtue of the same cause comes after corruption."""
    brings = [{name for name, _ in table[card]} for card in left]
    if not any(["corruption" in x for x in brings]):
        return ()
    return tuple([
        card
        for card, x in zip(left, brings, strict=True)
        if "virtue" in x and "corruption" not in x
    ])  # fmt: skip


# -- the four actions ------------------------------------------------------------------------


def trade(s: State, p: Player, found: list[int]) -> Flow:
    """V6.7.1: the exchange of the space, as often as can be paid."""
    merchants, steps = exchange(s, p.at)
    icons = free_icons(p, TRADE, found)
    good, _ = steps[0]
    if for_silver(steps):
        gain(s, p, SILVER, icons, "V6.7.1")  # V6.7.4: silver is not accepted here
    elif good in GOODS:
        most = (icons + p.goods[SILVER]) // merchants
        numbers = tuple(range(1, most + 1))
        n = yield Choose(p.seat, "trade", "V6.7.1", numbers, good=good, icons=icons)
        spend(s, p, SILVER, max(0, n * merchants - icons), "V6.2")
        gain(s, p, GOODS.index(good), n, "V6.7.1")
    else:
        yield from one_by_one(s, p, merchants, steps, icons)


def one_by_one(s: State, p: Player, merchants: int, steps: Program, icons: int) -> Flow:
    """V6.7.3, V6.7.4: exchanges one after another; silver just gained can pay for the next."""
    while True:
        price = max(0, merchants - icons)
        icons = max(0, icons - merchants)
        spend(s, p, SILVER, price, "V6.2")
        flow = apply(s, p, steps, "V6.7.1")
        if flow is not None:
            yield from flow
        price = max(0, merchants - icons)
        if price > p.goods[SILVER]:
            return
        effect, _ = steps[0]
        ways = ("yes", "no")
        again = yield Choose(p.seat, "again", "V6.7.4", ways, effect=effect, price=price)
        if again == "no":
            return


def affordable(s: State, p: Player, found: list[int]) -> list[tuple[str, int]]:
    """V6.8.2: the buildings that can be paid for."""
    most = power(s, p, BUILD, found)
    return [x for kind, n in enumerate(BUILDERS) if n <= most for x in pieces(p, kind)]


def build(s: State, p: Player, found: list[int]) -> Flow:
    """V6.8.7: the building, the payment, the site."""
    icons = free_icons(p, BUILD, found)
    options = affordable(s, p, found)
    piece = yield Choose(p.seat, "building", "V6.8.2", options, building="", icons=icons)
    kind, slot = piece
    yield from pay(s, p, BUILD, BUILDERS[KINDS.index(kind)], found)
    sites = free_sites(s, p.at)
    site = yield Choose(p.seat, "site", "V6.8.1", sites, building=kind, slot=slot)
    yield from place(s, p, piece, site, "V6.8.3")


def place_workers(s: State, p: Player, found: list[int]) -> Flow:
    """V6.9.1: 1 to 4 workers of the supply into the section before the viscount."""
    icons = free_icons(p, WORKERS, found)
    most = power(s, p, WORKERS, found)
    options = [n for n in (1, 2, 3, 4) if NOBLES[n] <= most and n <= p.workers]
    n = yield Choose(p.seat, "workers", "V6.9.1", options, icons=icons)
    yield from pay(s, p, WORKERS, NOBLES[n], found)
    yield from put_workers(s, p, position(p), n, "V6.9.1")


def transcribe(s: State, p: Player, found: list[int]) -> Flow:
    """V6.10.1, V6.10.3: the top manuscript, or the printed one for its effect alone."""
    pos = position(p)
    yield from pay(s, p, TRANSCRIBE, book_cost(s, pos), found)
    if s.books[pos]:
        yield from take_manuscript(s, p, pos, "V6.10.1")
        return
    s.tell("V6.10.3", "printed-manuscript", player=p.seat, segment=segment_id(s, pos))
    flow = apply(s, p, PRINTED_BOOK[s.ring[pos]][1], "V6.10.3")
    if flow is not None:
        yield from flow


CARRY: tuple[Callable[[State, Player, list[int]], Flow], ...] = (
    trade,
    build,
    place_workers,
    transcribe,
)
