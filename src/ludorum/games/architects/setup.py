"""A2, A21, A22.2: setting the table up. Chance comes through asks, so a setup is plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludorum.kernel import Choose, Deal, Deck, Draw, Flow, Hand, Roll, Together
from ludorum.titles import humans

from .content import (
    BOARDS,
    GOODS,
    PLACES,
    PRINTED_APPRENTICES,
    PRINTED_BUILDINGS,
    PROMO_APPRENTICES,
    PROMO_BUILDINGS,
    REWARDS,
    SCHEMES,
    SEATS,
    SILVER,
    SMALL_OF,
)  # fmt: skip
from .state import Player, State, clockwise, gain
from .workshop import ROWS, draw_cards, take_apprentice

BOTS = ("constantine", "helena")


def new_game(seats: int, options: Mapping[str, Any]) -> State:
    """The position before anything is shuffled or dealt."""
    solo = seats == 1
    promos = options.get("promos", "off") == "on"
    boards = options.get("boards", "standard")
    count = 2 if solo else seats
    players = [
        Player(i, Hand("building", i), Hand("building", i), captives=[0] * count)
        for i in range(count)
    ]
    if solo:
        players[1].bot = options.get("solo", BOTS[0])
    helpers = PRINTED_APPRENTICES + (PROMO_APPRENTICES if promos else [])
    plans = PRINTED_BUILDINGS + (PROMO_BUILDINGS if promos else [])
    faces = [b.id for b in BOARDS.values() if promos or not b.promo]
    piles: dict[str, list[str]] = {"starting": [], "future": []}
    for x in SCHEMES.values():
        piles[x.pile].append(x.id)
    rewards = SEATS["solo" if solo else str(seats)].rewards
    return State(
        None,
        players,
        [[0] * count for _ in PLACES],
        Deck.of("apprentice", [x.id for x in helpers]),
        Deck.of("building", [x.id for x in plans if x.solo or not solo]),  # A22.2: no markets
        Deck.of("reward", REWARDS, size=rewards),  # A2.2
        Deck.of("small-market", SMALL_OF.values()),
        Deck.of("board", faces if boards != "standard" else []),
        Deck.of("scheme", piles["starting"] if solo else []),  # A22.4
        Deck.of("future", piles["future"] if solo else []),
        aside=len(piles["future"]) if solo else 0,
        choose_boards=boards == "chosen",
        start_hires=options.get("starting-apprentice", "off") == "on",
        hall_discards=options.get("guildhall-discard", "off") == "on",
    )


def lay_out(s: State) -> Flow:
    """A2.1, A2.3, A2.8, A21: open the cards, hand out boards, choose who starts."""
    for where, row, coins in zip(ROWS, s.rows, s.coins, strict=True):
        cards = yield Deal(s.apprentices, 4, "A2.3", about=(where,))
        row.extend(cards)
        coins.extend([0] * len(cards))
    s.small = yield Draw(s.market_deck, "A2.1")
    if s.boards.layers:
        yield from hand_out_boards(s)
        best = max([p.virtue for p in humans(s)])
        s.first = next(p.seat for p in s.players if p.virtue == best and not p.bot)  # A21.1
        s.tell("A21.1", "first", player=s.first)
    elif len(humans(s)) > 1:
        s.first = yield Roll(tuple(range(len(s.players))), "A2.8")
        s.tell("A2.8", "first", player=s.first)
        for k, p in enumerate(clockwise(s, s.first)):
            gain(s, p, SILVER, 3 + k, "A2.8")
    else:
        gain(s, s.players[0], SILVER, 3, "A22.2")
    s.active = s.first
    s.phase = "deal"


def hand_out_boards(s: State) -> Flow:
    """A21.1: at random, or chosen one after another. Every board is used once."""
    for p in humans(s):
        if s.choose_boards:
            left = tuple(s.boards.layers[0].cards)
            name = yield Choose(p.seat, "board", "A21.1", left)
            s.boards.take(name)
        else:
            name = yield Draw(s.boards, "A21.1")
        board = BOARDS[name]
        p.board, p.virtue, p.debts = name, board.virtue, board.debts
        p.prison = board.prison  # A21.8: from the player's 20
        p.workers -= board.prison
        s.tell("A21.1", "board", player=p.seat, board=name)
        p.goods[SILVER] = board.silver
        for good, n in board.goods.items():
            gain(s, p, GOODS.index(good), n, "A21.1")
    s.boards.layers = []


def deal(s: State) -> Flow:
    """A2.7: four buildings each; A22.2: five for a solo player."""
    solo = len(humans(s)) == 1
    for p in humans(s):
        cards = yield Deal(s.buildings, 5 if solo else 4, "A22.2" if solo else "A2.7", 1 << p.seat)
        p.packet.cards = sorted(cards)
    s.draft = 3
    s.phase = "solo-keep" if solo else "draft"


def draft(s: State) -> Flow:
    """A2.7: all keep 1 card at the same time and pass the rest left."""
    kept: dict[int, str] = yield Together(
        [Choose(p.seat, "draft", "A2.7", tuple(p.packet.cards), n=4 - s.draft) for p in s.players]
    )
    for p in s.players:
        p.packet.cards.remove(kept[p.seat])
        p.hand.cards = sorted([*p.hand.cards, kept[p.seat]])
    s.draft -= 1
    s.tell("A2.7", "draft", n=3 - s.draft)
    if s.draft:
        packets = [p.packet.cards for p in s.players]
        for p in s.players:
            p.packet.cards = packets[p.seat - 1]
        return
    # The last cards go under the pile as one shuffled packet: each player knows only its own
    # card, but not where it lies, so nobody may look.
    s.buildings.put_bottom([c for p in s.players for c in p.packet.cards], 0)
    for p in s.players:
        p.packet.cards = []
    s.phase = "extras"


def solo_keep(s: State) -> Flow:
    """A22.2: keep 3 of 5, the others go under the pile."""
    p = s.players[0]
    for k in range(3):
        card = yield Choose(0, "draft", "A22.2", tuple(p.packet.cards), n=k + 1)
        p.packet.cards.remove(card)
        p.hand.cards = sorted([*p.hand.cards, card])
    s.buildings.put_bottom(p.packet.cards, 1)
    p.packet.cards = []
    s.phase = "extras"


def extras(s: State) -> Flow:
    """A21.10: cards of the boards, in turn order; A23.1: a first apprentice, in reverse order."""
    order = [p for p in clockwise(s, s.first) if not p.bot]
    for p in order:
        if p.board and BOARDS[p.board].cards:
            yield from draw_cards(s, p, BOARDS[p.board].cards, "A21.10")
    if s.start_hires:
        for p in reversed(order):
            shown = [("hire", r, c) for r in (0, 1) for c in range(len(s.rows[r]))]
            _, r, c = yield Choose(p.seat, "first-apprentice", "A23.1", shown)
            yield from take_apprentice(s, p, r, c, "A23.1")
        for where, row, coins in zip(ROWS, s.rows, s.coins, strict=True):
            cards = yield Deal(s.apprentices, 4 - len(row), "A23.1", about=(where,))
            row.extend(cards)
            coins.extend([0] * len(cards))
    s.phase = "turns"
