"""P3: a round from the first-player marker to the clean-up, without the turns between."""

from __future__ import annotations

from itertools import permutations

from ludorum.kernel import FENCE, Choose, Deal, Draw, Flow, Together
from ludorum.titles import humans

from .content import (
    CRIMINAL,
    EMPTY,
    ORDERS,
    PALADIN_BRINGS,
    SCHEMES,
    TAVERN_BRINGS,
)  # fmt: skip
from .inquiry import suspects, take_workers
from .setup import bot_workshop, refill_outsiders, refill_townsfolk
from .state import Player, State, lift, standing

ROUNDS = 7
DRAWN = 3  # paladins
BOT_WORKERS = 3  # P11.9: besides the number of the round
ASIDE = [x.id for x in SCHEMES.values() if x.aside]
FIRST_FAVOUR = 3  # P3.2: the round it is revealed in


def new_round(s: State) -> Flow:
    """P3.1-P3.4: the marker, the King's cards, taverns; three paladins for everyone."""
    s.round += 1
    s.tell("P3.1", "round", n=s.round)
    bot = s.players[-1] if s.players[-1].bot else None
    if s.round > 1 and bot is None:
        s.first = (s.first + 1) % len(s.players)
        s.tell("P3.1", "first", player=s.first)
    yield from reveal_orders(s, bot)
    yield from reveal_taverns(s)
    for p in humans(s):
        cards = yield Deal(p.paladins, DRAWN, "P3.4", 1 << p.seat)
        p.hand.cards = sorted(cards)
    if bot is not None:
        bot.workers[0] = s.round + BOT_WORKERS  # P11.9
        s.tell("P11.9", "bot-workers", player=bot.seat, n=bot.workers[0])
    s.phase = "choose"


def reveal_orders(s: State, bot: Player | None) -> Flow:
    """P3.2; P11.7: what lies on the card goes to the bot."""
    if s.round <= FIRST_FAVOUR:
        card = yield Draw(s.orders, "P3.2")
        s.shown_orders.append(card)
        s.tell("P3.2", "order", order=card, n=len(s.shown_orders))
        if bot is not None:
            bot_workshop(s, bot, ORDERS[card].action, "P11.7")
    if s.round >= FIRST_FAVOUR:
        card = yield Draw(s.favours, "P3.2")
        s.shown_favours.append(card)
        s.on_favours.append(EMPTY)
        s.tell("P3.2", "show-favour", favour=card, n=len(s.shown_favours))
        if bot is not None:
            s.seen_schemes.append(ASIDE[len(s.shown_favours) - 1])
            s.tell("P11.7", "scheme-joins", player=bot.seat)


def reveal_taverns(s: State) -> Flow:
    """P3.3: one more than players; P3.13: the discards are shuffled when the deck ends."""
    want = len(humans(s)) + 1
    cards = yield Deal(s.taverns, want, "P3.3")
    s.inns = list(cards)
    if len(cards) < want:
        s.taverns.shuffle_in(s.gone_taverns)
        s.gone_taverns = []
        s.tell("P3.13", "shuffle-taverns")
        cards = yield Deal(s.taverns, want - len(s.inns), "P3.13")
        s.inns += cards
    s.guests = [EMPTY] * want


def choose_paladins(s: State) -> Flow:
    """P3.4: one for this round, one on top of the deck, one at its bottom; all in secret."""
    asks = [
        Choose(p.seat, "paladins", "P3.4", tuple(permutations(p.hand.cards))) for p in humans(s)
    ]
    picks: dict[int, tuple[str, str, str]] = yield Together(asks)
    for p in humans(s):
        use, top, bottom = picks[p.seat]
        p.hand.cards = []
        p.chosen.cards = [use]
        p.paladins.put_top(top, 1 << p.seat)
        p.paladins.put_bottom([bottom], 1 << p.seat)
    s.tell("P3.4", "chosen")
    s.active = s.first
    s.phase = "reveal"


def reveal(s: State) -> Flow:
    """P3.6: the paladin is turned up and brings its workers. It was hidden until here, so this is
    a segment of its own.
    """
    yield FENCE
    p = s.players[s.active]
    p.paladin = p.chosen.cards.pop()
    s.tell("P3.6", "paladin", player=p.seat, paladin=p.paladin)
    take_workers(s, p, PALADIN_BRINGS[p.paladin], "P3.6")  # never a criminal
    s.phase = "tavern"


def visit_tavern(s: State) -> Flow:
    """P3.6, P3.7: a tavern nobody has taken, and its workers; then the next player reveals."""
    p = s.players[s.active]
    free = [i for i, who in enumerate(s.guests) if who == EMPTY]
    inn = yield Choose(p.seat, "tavern", "P3.6", free)
    s.guests[inn] = p.seat
    s.tell("P3.6", "tavern", player=p.seat, tavern=s.inns[inn])
    flow = take_workers(s, p, TAVERN_BRINGS[s.inns[inn]], "P3.6")
    if flow is not None:
        yield from flow
    bot = s.players[-1]
    if bot.bot:
        yield from bot_suspects(s, bot)
        s.phase = "turns"
        return
    s.active = (s.active + 1) % len(s.players)
    s.phase = "turns" if s.active == s.first else "reveal"


def bot_suspects(s: State, b: Player) -> Flow:
    """P11.8: no workers for the bot, but the criminals of the tavern left over."""
    left = s.inns[s.guests.index(EMPTY)]
    n = TAVERN_BRINGS[left].count(CRIMINAL)
    s.tell("P11.8", "bot-tavern", player=b.seat, n=n)
    yield from suspects(s, b, n)


# -- clean-up --------------------------------------------------------------------------------


def clean_up(s: State) -> Flow:
    """P3.9; P11.35: a solo game discards one more card of each row. P3.12: the end comes first."""
    s.tell("P3.9", "round-end", n=s.round)
    if s.round == ROUNDS:
        s.tell("P3.12", "end")
        s.phase = "over"
        return
    solo = bool(s.players[-1].bot)
    townsfolk, outsiders = ([4, 3], [0, 1]) if solo else ([4], [0])
    for slot in townsfolk:
        if s.row[slot]:
            s.tell("P11.35" if slot == 3 else "P3.9", "leave", townsfolk=s.row[slot])
            s.gone_townsfolk.append(s.row[slot])
            s.row[slot] = ""
    for slot in outsiders:
        if s.foes[slot]:
            s.tell("P11.35" if slot == 1 else "P3.9", "retreat", outsider=s.foes[slot])
            s.gone_outsiders.append(s.foes[slot])
            s.foes[slot] = ""
    yield from refill_townsfolk(s, "P3.9")
    yield from refill_outsiders(s, "P3.9")
    s.gone_taverns += s.inns
    s.inns, s.guests = [], []
    s.on_favours = [EMPTY] * len(s.on_favours)
    for p in s.players:
        end_of_round(p)
    s.phase = "round"


def end_of_round(p: Player) -> None:
    """P3.5: a used paladin stays out; P11.34: the bot keeps no workers."""
    p.passed = False
    if p.paladin:
        p.used.append(p.paladin)
        p.paladin = ""
    if p.bot:
        p.workers[0] = 0
        leave_board(p)


def leave_board(p: Player) -> None:
    """P8.1: all workers of the board return to the supply."""
    for a in standing(p):
        lift(p, a)
