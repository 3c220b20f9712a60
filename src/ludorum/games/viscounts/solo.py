"""V13: the bot of a solo game. It is a rule, not a player: it asks only the dealer.

Every step is told with the clause that chose it: the scheme, what it replaces, why an option is
out of the question, which resource its chart names.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ludorum.kernel import Draw, Flow, Layer

from .actions import book_cost, on_offer
from .buildings import free_sites, place
from .cards import SHUFFLE_EFFECT_PAYS, mix
from .castle import put_workers
from .collision import collide
from .content import (
    BOT_SLOT,
    BOTS,
    BUILD,
    BUILDERS,
    CHOICES,
    CRIMINAL,
    CURRENCY,
    FUTURE,
    GOODS,
    GUILDHALL,
    INK,
    KINDS,
    NOBLES,
    PRINTED_BOOK,
    RIGHT,
    SCHEME_BONUS,
    SCHEME_OPTIONS,
    SCHEMES,
    SEGMENTS_IN_RING,
    TRADING_POST,
    TRANSCRIBE,
    WORKERS,
    WORKSHOP,
    Program,
)  # fmt: skip
from .piles import free_books, next_townsfolk, take_manuscript
from .rewards import BOT, apply, turn_debt, turn_deed, verb
from .state import (
    Player,
    State,
    at_hand,
    chart_matters,
    crimes,
    gain,
    gain_corruption,
    gain_virtue,
    position,
    segment_id,
    space_name,
    spend,
    take_debt,
)  # fmt: skip
from .turn import meet, shift

CHART = (6, 4)  # V13.8: so many of the first, then so many of the second, then the third
LEFTMOST = (GUILDHALL, TRADING_POST, WORKSHOP)  # V13.2
OUTER = 10
ON_FLIP = [i for i, (when, _) in BOT_SLOT.items() if when == "flip"]
ON_SCHEME = [i for i, (when, _) in BOT_SLOT.items() if when == "scheme"]
ACTING = {"act-build": BUILD, "act-workers": WORKERS, "act-transcribe": TRANSCRIBE}


# -- before the game -------------------------------------------------------------------------


def bot_start(s: State, b: Player) -> Flow:
    """V13.5: the items of its board and its building; V13.22: a few future schemes at once."""
    s.tell("V13.4", "bot-start", player=b.seat, space=space_name(s, b.at))
    board = BOTS[b.bot]
    flow = apply(s, b, tuple(board.start.items()), "V13.5")
    if flow is not None:
        yield from flow
    if board.building:
        flow = bot_building(s, b, GUILDHALL, "V13.5")
        if flow is not None:
            yield from flow
    if s.extra:
        b.draw.shuffle_in([FUTURE] * s.extra)
        s.tell("V13.22", "bot-schemes", player=b.seat, n=s.extra)


# -- the turn --------------------------------------------------------------------------------


def bot_turn(s: State, b: Player) -> Flow:
    """V13.14: scheme, criminals, bonus, movement, the first option that is possible, collision."""
    card = yield from open_scheme(s, b)
    s.tell("V13.14", "scheme", player=b.seat, scheme=card)
    if SCHEMES[card].criminal:
        gain_corruption(s, b, crimes(b), "V13.14")
    flow = apply(s, b, SCHEME_BONUS[card], "V13.14")
    if flow is not None:
        yield from flow
    yield from bot_move(s, b, SCHEMES[card].move)
    for steps in SCHEME_OPTIONS[card]:
        why = impossible(s, b, steps)
        if not why:
            flow = apply(s, b, steps, "V13.14")
            if flow is not None:
                yield from flow
            break
        s.tell("V13.14", "cannot", player=b.seat, effect=meant(b, steps), reason=why)
    yield from collide(s, b)


def open_scheme(s: State, b: Player) -> Generator[Any, Any, str]:
    """V13.14: its cards move on; the discards are shuffled when the pile has run out."""
    shift(s, b, "V13.14")
    if not b.draw.layers:
        bot_mix(s, b, "V13.14", True)
    card: str = yield Draw(b.draw, "V13.14")
    if card == FUTURE:
        card = yield Draw(s.future, "V13.22")
        b.cards.append(card)
    b.board[0] = card
    return card


def unopened(b: Player) -> int:
    """V13.22: future schemes in its pile; nobody knows which, so they still lie with the others."""
    return sum([card == FUTURE for layer in b.draw.layers for card in layer.cards])


def open_rest(s: State) -> Flow:
    """V13.32: all its cards count at the end, so those are opened."""
    b = s.players[-1]
    layers = b.draw.layers
    for i in range(len(layers)):
        while FUTURE in layers[i].cards:
            card = yield Draw(s.future, "V13.32")
            cards = layers[i].cards[:]
            cards[cards.index(FUTURE)] = card
            layers[i] = Layer(sorted(cards), layers[i].sees, layers[i].size)
            b.cards.append(card)
            s.tell("V13.32", "rest-scheme", player=b.seat, card=card)
    s.phase = "over"


def bot_mix(s: State, b: Player, clause: str, pays: bool) -> None:
    """V13.14, V13.25: V8.4 and the slots for shuffles; V4.2: corruption moves first."""
    mix(s, b, clause)
    crooked = crimes(b) > 0
    dark, bright = int(pays and crooked), int(pays and not crooked)
    for i, (when, steps) in BOT_SLOT.items():
        if when == "shuffle" and b.built[i]:
            dark += steps[0][0] == "corruption"
            bright += steps[0][0] == "virtue"
    gain_corruption(s, b, dark, "V8.4")
    gain_virtue(s, b, bright, "V8.4")


def bot_move(s: State, b: Player, n: int) -> Flow:
    """V13.6: on outer spaces, exactly so far; V13.7: you may rearrange where it lands."""
    pos, side = divmod(b.at, 3)
    pos, side = divmod((2 * pos + (side == RIGHT) + n) % OUTER, 2)
    b.at = 3 * pos + (RIGHT if side else 0)
    s.tell("V13.6", "move", player=b.seat, space=space_name(s, b.at))
    yield from meet(s, b, "V13.7")


def meant(b: Player, steps: Program) -> str:
    """V13.13: the action an option stands for."""
    name = steps[0][0]
    return BOTS[b.bot].focus if name == "focus" else name


def impossible(s: State, b: Player, steps: Program) -> str:
    """V13.14: why an option cannot be taken; "" if it can. Gains always can (V13.9)."""
    name = meant(b, steps)
    if name == "act-build":
        if not free_sites(s, b.at):
            return "bank-full"
        return "" if leftmost(s, b) >= 0 else "no-icons"
    if name == "act-workers":
        if b.workers < 2:
            return "no-workers"
        return "" if worker_count(s, b) else "no-icons"
    if name == "act-transcribe":
        return "" if book_cost(s, position(b)) <= bot_power(s, b, TRANSCRIBE) else "no-icons"
    if name == "flip" and steps[0][0] == "focus" and not b.debts and not b.deeds:
        return "nothing-to-flip"
    return ""


# -- paying ----------------------------------------------------------------------------------


def bot_icons(s: State, b: Player, a: int) -> int:
    found = at_hand(s, b)
    return found[a] + found[CRIMINAL]


def bot_purse(b: Player, a: int) -> int:
    """V13.15: the resource of the action; the card bot may use any."""
    return b.goods[CURRENCY[a]] if chart_matters(b) else b.goods[INK]


def bot_power(s: State, b: Player, a: int) -> int:
    return bot_icons(s, b, a) + bot_purse(b, a)


def bot_pay(s: State, b: Player, a: int, price: int) -> None:
    """V13.15: icons first, and only as many resources as needed."""
    lacking = max(0, price - bot_icons(s, b, a))
    spend(s, b, CURRENCY[a] if chart_matters(b) else INK, lacking, "V13.15")


# -- its actions -----------------------------------------------------------------------------


def leftmost(s: State, b: Player) -> int:
    """V13.16: the kind of the leftmost building it can pay for; -1 if there is none."""
    most = bot_power(s, b, BUILD)
    for kind in LEFTMOST:
        if BUILDERS[kind] <= most and not all(b.built[3 * kind : 3 * kind + 3]):
            return kind
    return -1


@verb("act-build", BOT)
def bot_build(s: State, b: Player, n: int, clause: str) -> Flow | None:
    """V13.16: on the first free site of its bank."""
    kind = leftmost(s, b)
    bot_pay(s, b, BUILD, BUILDERS[kind])
    return put_building(s, b, kind, free_sites(s, b.at)[0], "V13.16")


def put_building(s: State, b: Player, kind: int, site: int, clause: str) -> Flow:
    """V13.16: the leftmost of its kind; V13.19: a slot that works once."""
    i = b.built.index(0, 3 * kind, 3 * kind + 3)
    yield from place(s, b, (KINDS[kind], i % 3 + 1), site, clause)
    when, steps = BOT_SLOT.get(i, ("", ()))
    if when == "once":
        flow = apply(s, b, steps, "V13.19")
        if flow is not None:
            yield from flow


def bot_building(s: State, b: Player, kind: int, clause: str) -> Flow | None:
    """V13.16: for free on its bank, or on the next free site clockwise, across rivers too."""
    if all(b.built[3 * kind : 3 * kind + 3]) or -1 not in s.sites:
        return None
    sites = free_sites(s, b.at) or clockwise_sites(s, b)
    return put_building(s, b, kind, sites[0], clause)


def clockwise_sites(s: State, b: Player) -> list[int]:
    """Free sites clockwise from behind its own bank."""
    each = len(s.sites) // SEGMENTS_IN_RING
    pos, side = divmod(b.at, 3)
    start = pos * each if side != RIGHT else (pos + 1) * each
    order = [(start + k) % len(s.sites) for k in range(len(s.sites))]
    return [site for site in order if s.sites[site] == -1]


def worker_count(s: State, b: Player) -> int:
    """V13.17: 2, 3 or 4 for 3, 5 or 8 nobles; V13.29: no more than it has."""
    most = bot_power(s, b, WORKERS)
    found = [n for n in (2, 3, 4) if NOBLES[n] <= most and n <= b.workers]
    return found[-1] if found else 0


@verb("act-workers", BOT)
def bot_workers(s: State, b: Player, n: int, clause: str) -> Flow | None:
    """V13.17: into the section of its segment."""
    count = worker_count(s, b)
    bot_pay(s, b, WORKERS, NOBLES[count])
    return put_workers(s, b, position(b), count, "V13.17")


@verb("act-transcribe", BOT)
def bot_transcribe(s: State, b: Player, n: int, clause: str) -> Flow | None:
    """V13.18; V13.28: the printed one for its effect."""
    pos = position(b)
    bot_pay(s, b, TRANSCRIBE, book_cost(s, pos))
    if s.books[pos]:
        return take_manuscript(s, b, pos, "V13.18")
    s.tell("V13.28", "printed-manuscript", player=b.seat, segment=segment_id(s, pos))
    return apply(s, b, PRINTED_BOOK[s.ring[pos]][1], "V13.28")


@verb("focus", BOT)
def bot_focus(s: State, b: Player, n: int, clause: str) -> Flow | None:
    """V13.13."""
    focus = BOTS[b.bot].focus
    s.tell("V13.13", "focus", player=b.seat, effect=focus)
    return BOT[focus](s, b, 1, "V13.13")


# -- effects, replaced where V13.9 says so ---------------------------------------------------


@verb("resource", BOT)
def bot_resources(s: State, b: Player, n: int, clause: str) -> None:
    """V13.8: by the chart, one after the other."""
    chart = BOTS[b.bot].chart
    for _ in range(n):
        good = INK
        for name, most in zip(chart, (*CHART, 0), strict=False):
            good = GOODS.index(name)
            if b.goods[good] < most:
                break
        gain(s, b, good, 1, "V13.8")


@verb("silver", BOT)
def bot_silver(s: State, b: Player, n: int, clause: str) -> None:
    bot_instead(s, b, "silver", "resource", "V13.9")
    bot_resources(s, b, n // 2, clause)


def bot_instead(s: State, b: Player, effect: str, other: str, clause: str) -> None:
    """V13.9: one thing in place of another."""
    s.tell(clause, "instead", player=b.seat, effect=effect, other=other)


@verb("rearrange", BOT)
def bot_rearrange(s: State, b: Player, n: int, clause: str) -> None:
    bot_instead(s, b, "rearrange", "resource", "V13.9")
    bot_resources(s, b, 1, clause)


@verb("destroy", BOT)
def bot_destroy(s: State, b: Player, n: int, clause: str) -> Flow | None:
    bot_instead(s, b, "destroy", "flip", "V13.9")
    return apply(s, b, (("flip", 1),) * n, clause)


@verb("discard", BOT)
def bot_discard(s: State, b: Player, n: int, clause: str) -> None:
    bot_instead(s, b, "discard", "virtue", "V13.9")
    gain_virtue(s, b, n, "V13.9")


@verb("castle-move", BOT)
def bot_castle_move(s: State, b: Player, n: int, clause: str) -> None:
    """V13.27."""
    bot_instead(s, b, "castle-move", "virtue", "V13.9")
    gain_virtue(s, b, 1, "V13.9")


@verb("debt", BOT)
def bot_debts(s: State, b: Player, n: int, clause: str) -> None:
    for _ in range(n):
        take_debt(s, b, clause)


@verb("flip", BOT)
def bot_flip(s: State, b: Player, n: int, clause: str) -> Flow | None:
    """V13.10: the kind it has flipped fewer of, a debt if equal; the only kind if there is one."""
    if b.debts and (not b.deeds or b.paid <= b.approved):
        return bot_flip_debt(s, b, n, "V13.10")
    return bot_flip_deed(s, b, n, "V13.10")


@verb("flip-debt", BOT)
def bot_flip_debt(s: State, b: Player, n: int, clause: str) -> Flow | None:
    if not b.debts:
        no_flip(s, b)
        return None
    turn_debt(s, b, clause)
    bot_resources(s, b, 1, "V13.10")
    return after_flip(s, b)


@verb("flip-deed", BOT)
def bot_flip_deed(s: State, b: Player, n: int, clause: str) -> Flow | None:
    if not b.deeds:
        no_flip(s, b)
        return None
    turn_deed(s, b, clause)
    return after_flip(s, b)


def no_flip(s: State, b: Player) -> None:
    """V13.9: nothing to flip."""
    bot_instead(s, b, "flip", "virtue", "V13.9")
    gain_virtue(s, b, 1, "V13.9")


def after_flip(s: State, b: Player) -> Flow | None:
    """V13.19: a dismissal with each of its flips."""
    return slots_work(s, b, ON_FLIP)


def slots_work(s: State, b: Player, found: list[int]) -> Flow | None:
    steps = [step for i in found if b.built[i] for step in BOT_SLOT[i][1]]
    return apply(s, b, tuple(steps), "V13.19") if steps else None


@verb("scheme", BOT)
def bot_scheme(s: State, b: Player, n: int, clause: str) -> Flow | None:
    """V13.9: a flip when there is none left."""
    if s.future.size > unopened(b):
        return gain_scheme(s, b)
    bot_instead(s, b, "scheme", "flip", "V13.9")
    return bot_flip(s, b, 1, clause)


def gain_scheme(s: State, b: Player) -> Flow:
    """V13.11: face up on its discard pile; V13.19: a dismissal with each."""
    card = yield Draw(s.future, "V13.11")
    b.cards.append(card)
    b.discard.append(card)
    s.tell("V13.11", "gain-scheme", player=b.seat, card=card)
    flow = slots_work(s, b, ON_SCHEME)
    if flow is not None:
        yield from flow


@verb("hire", BOT)
def bot_hire(s: State, b: Player, n: int, clause: str) -> Flow | None:
    """V13.11: no townsfolk leaves the main board."""
    bot_instead(s, b, "hire", "scheme", "V13.11")
    return bot_scheme(s, b, n, clause)


@verb("dismiss", BOT)
def bot_dismiss(s: State, b: Player, n: int, clause: str) -> Flow:
    """V13.12: where its viscount stands now; no price, no icons; V13.28: the printed one stays."""
    pos = position(b)
    steps = on_offer(s, pos)[2]
    card = s.folk[pos]
    because = "V13.12" if card else "V13.28"
    s.tell(because, "dismiss", player=b.seat, card=card, segment=segment_id(s, pos))
    if card:
        s.gone.append(card)
        yield from next_townsfolk(s, pos)
    flow = apply(s, b, steps, "V13.12")
    if flow is not None:
        yield from flow


@verb("shuffle", BOT)
def bot_shuffle(s: State, b: Player, n: int, clause: str) -> None:
    """V13.25."""
    if b.discard:
        bot_mix(s, b, "V13.25", SHUFFLE_EFFECT_PAYS)


@verb("choose", BOT)
def bot_choose(s: State, b: Player, n: int, clause: str) -> Flow | None:
    """V13.17, V13.30: the first."""
    return apply(s, b, CHOICES[n][0][1], clause)


@verb("workers", BOT)
def bot_free_workers(s: State, b: Player, n: int, clause: str) -> Flow | None:
    """V13.17, V13.29: into the section of its segment, as many as it has."""
    return put_workers(s, b, position(b), n, "V13.17") if b.workers else None


@verb("manuscript", BOT)
def bot_manuscript(s: State, b: Player, n: int, clause: str) -> Flow | None:
    """V13.18: its own segment first, then clockwise."""
    found = free_books(s)
    if not found:
        return None
    start = position(b)
    pos = min(found, key=lambda x: (x - start) % SEGMENTS_IN_RING)
    return take_manuscript(s, b, pos, "V13.18")


@verb("trading-post", BOT)
def bot_post(s: State, b: Player, n: int, clause: str) -> Flow | None:
    return bot_building(s, b, TRADING_POST, "V13.16")


@verb("guildhall", BOT)
def bot_hall(s: State, b: Player, n: int, clause: str) -> Flow | None:
    return bot_building(s, b, GUILDHALL, "V13.16")


@verb("workshop", BOT)
def bot_shop(s: State, b: Player, n: int, clause: str) -> Flow | None:
    return bot_building(s, b, WORKSHOP, "V13.16")
