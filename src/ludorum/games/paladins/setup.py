"""P2, P11.1-P11.6: setting the table up. Chance comes through asks, so a setup is plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludorum.kernel import Choose, Deal, Deck, Flow, Hand, Roll

from .content import (
    ACTIONS,
    BOTS,
    EMPTY,
    FAVOURS,
    HIRES,
    ORDER_SLOTS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    REGIONS,
    SCHEMES,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    WORKSHOP,
)  # fmt: skip
from .rewards import join_crew
from .state import Player, State, full_treasury, in_order

LEVELS = tuple(BOTS)
FAVOURS_USED = 5


def new_game(seats: int, options: Mapping[str, Any]) -> State:
    """The position before anything is shuffled or dealt."""
    solo = seats == 1
    players = [new_player(i) for i in range(seats)]
    if solo:
        bot = Player(1, Deck("paladin-1"), Hand("paladin-1", 1), Hand("paladin-1", 1))
        bot.bot = options.get("solo", LEVELS[0])
        players.append(bot)
    suspicion = [x.id for x in SUSPICION.values() for _ in range(x.copies)]
    s = State(
        None,
        players,
        Deck.of("townsfolk", TOWNSFOLK),
        Deck.of("outsider", OUTSIDERS),
        Deck.of("wall", WALLS),
        Deck.of("suspicion", suspicion),
        Deck.of("tavern", TAVERNS),
        orders_unseen(),
        Deck.of("favour", FAVOURS, size=FAVOURS_USED),
        Deck.of("scheme", [x.id for x in SCHEMES.values() if not x.aside] if solo else []),
    )
    s.treasury = full_treasury(s)  # P2.3
    return s


def new_player(seat: int) -> Player:
    """P1.5, P2.7, P2.10: an empty board, three silver, one provision, no workers."""
    pool = f"paladin-{seat}"
    p = Player(seat, Deck.of(pool, PALADINS), Hand(pool, seat), Hand(pool, seat))
    p.silver, p.provisions = 3, 1
    return p


def orders_unseen() -> Deck:
    """P2.5: three of the six, nobody knows which; the rest leaves the game unseen."""
    return Deck.of("order", ORDERS, size=len(ORDER_SLOTS))


def lay_out(s: State) -> Flow:
    """P2.1, P2.6, P2.7: open the rows, choose who starts."""
    cards = yield Deal(s.townsfolk, len(HIRES), "P2.1")
    s.row = list(cards)
    cards = yield Deal(s.outsiders, len(REGIONS), "P2.6")
    s.foes = list(cards)
    if s.players[-1].bot:
        yield from bot_workshops(s, s.players[-1])
    else:
        s.first = yield Roll(tuple(range(len(s.players))), "P2.7")
        s.tell("P2.7", "first", player=s.first)
    s.phase = "start"


def bot_workshops(s: State, b: Player) -> Flow:
    """P11.4: orders opened for the bot's start; then all six are shuffled again."""
    s.orders = Deck.of("order", ORDERS)
    cards = yield Deal(s.orders, BOTS[b.bot].orders, "P11.4", about=("bot",))
    for card in cards:
        bot_workshop(s, b, ORDERS[card].action, "P11.4")
    s.orders = orders_unseen()


def bot_workshop(s: State, b: Player, action: str, clause: str) -> None:
    """P11.4, P11.7: the left space first."""
    spaces = b.spaces[ACTIONS.index(action)]
    i = spaces.index(EMPTY)
    spaces[i] = WORKSHOP
    s.tell(clause, "bot-workshop", player=b.seat, action=action)


def start(s: State) -> Flow:
    """P2.8, P2.9: the first townsfolk, free, in reverse turn order; then the row is filled."""
    order = [p for p in in_order(s) if not p.bot]
    for p in reversed(order):
        filled = [i for i, card in enumerate(s.row) if card]
        slot = yield Choose(p.seat, "start", "P2.8", filled)
        flow = join_crew(s, p, slot)
        if flow is not None:
            yield from flow
    yield from refill_townsfolk(s, "P2.9")
    s.phase = "round"


def refill_townsfolk(s: State, clause: str) -> Flow:
    """P2.9, P3.9: cards slide right, new ones come from the left."""
    left = [card for card in s.row if card]
    gap = len(s.row) - len(left)
    new = yield Deal(s.townsfolk, gap, clause, about=("refill",))
    s.row = [""] * (gap - len(new)) + list(new) + left


def refill_outsiders(s: State, clause: str) -> Flow:
    """P3.9: cards slide left, new ones come from the right."""
    left = [card for card in s.foes if card]
    gap = len(s.foes) - len(left)
    new = yield Deal(s.outsiders, gap, clause, about=("refill",))
    s.foes = left + list(new) + [""] * (gap - len(new))
