"""B2, H1, M2: setting the table up. Chance comes through asks, so a setup is plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludorum.kernel import Deal, Deck, Draw, Flow, Roll

from .content import (
    ACTIONS,
    BAG,
    CHURCH,
    FACE_UP,
    LAYOUT,
    RAW,
    ROW,
    SALES,
    SALES_USED,
    STACK,
    START_COINS,
    TIERS,
    TILES,
    number,
)  # fmt: skip
from .state import BOTRIC, Botric, Player, State, lay_tile, put_cube

# Settings of the solo mode: a switch each, and what Botric's landmarks score (E2, D5).
SWITCHES = {
    "two-donkeys": "M17.1",
    "fines": "M17.3",
    "two-villagers": "M17.4",
    "always-up": "M17.5",
    "merchant": "M17.6",
    "chaplain": "M17.7",
    "goods": "M17.9",
}
FLAGS_OF = ("six", "more")  # M12.5: how many landmarks Botric can have
PLACING = ("road", "church")  # M14.12: what decides first where Botric lays a tile
LONGEST = ("cut", "whole")  # M14.13: a network with roads of yours is cut by them, or left out
ROADS = ("new", "again")  # B8.5: may a road join tiles that are joined already?
VARIANTS = ("off", "house-3-4")  # H13.1: three and four players, with numbers of our own
LANDMARKS = {
    "normal": "botric-landmark",
    "easy": "botric-landmark-easy",
    "hard": "botric-landmark-hard",
}


def new_game(seats: int, options: Mapping[str, Any]) -> State:
    """The position before anything is shuffled or dealt."""
    players = [Player(seat, 0, 0, [CHURCH], [], [CHURCH]) for seat in range(seats)]
    solo = seats == 1
    if solo:
        players.append(Player(BOTRIC, 0, 0, [CHURCH], bot="botric"))
    s = State(
        None,
        players,
        Deck.of("tile", STACK["bag"]),
        [market_tier(tier, len(players)) for tier in TIERS],
        Deck.of("disc", BAG if solo else ()),
        Deck.of("action", ACTIONS if solo else ()),
    )
    s.again = options.get("roads") == "again"
    for x in LAYOUT:  # B2.1
        lay_tile(s, x.id, (x.p, x.q, x.turn))
    for tile, x in enumerate(LAYOUT):  # B2.2
        if TILES[x.id].kind == "source":
            put_cube(s, tile, RAW.index(TILES[x.id].makes), number("start-cubes"))
    if solo:
        solo_start(s, new_botric(options))
    return s


def market_tier(tier: int, players: int) -> Deck:
    """H1.3, H13.2: so many tokens of each tier, nobody knows which; the others leave unseen."""
    cards = [x.id for x in SALES.values() if x.tier == tier]
    return Deck.of(f"sale-{tier}", cards, size=SALES_USED[players][TIERS.index(tier)])


def new_botric(options: Mapping[str, Any]) -> Botric:
    """M17: the changes chosen before the game."""
    b = Botric()
    b.two_donkeys = options.get("two-donkeys") == "on"
    b.fines = options.get("fines") == "on"
    b.two_villagers = options.get("two-villagers") == "on"
    b.always_up = options.get("always-up") == "on"
    b.merchant = options.get("merchant") == "on"
    b.chaplain = options.get("chaplain") == "on"
    b.goods = options.get("goods") == "on"
    b.landmark = number(LANDMARKS[options.get("landmarks", "normal")])
    b.dealer = options.get("ties") == "dealer"
    b.flagless = options.get("flags") == "more"
    b.church_first = options.get("placing") == "church"
    b.whole = options.get("longest") == "whole"
    return b


def solo_start(s: State, b: Botric) -> None:
    """M2.2-M2.4, M17.1, M17.4: coins and figures of both sides."""
    s.botric = b
    you, botric = s.players
    you.coins = number("first-coins")
    botric.coins = number("botric-coins")
    if b.two_donkeys:
        you.donkeys.append(CHURCH)
    if b.two_villagers:
        botric.standing.append(CHURCH)
        botric.coins = 0


def lay_out(s: State) -> Flow:
    """B2.3-B2.5, H12.1, H13.2, M2.5: open row, market; the first player, or Botric's action row."""
    tiles = yield Deal(s.bag, ROW, "B2.4")
    s.row = list(tiles)
    s.row_coins = [0] * len(tiles)
    for _ in range(FACE_UP[len(s.players)]):
        yield from refill_market(s, "B2.5")
    if s.botric is not None:
        row = yield Deal(s.actions, len(ACTIONS), "M2.5")
        s.botric.row = list(row)
        s.tell("M2.5", "action-row", actions=row)
    else:
        seats = len(s.players)
        s.first = yield Roll(tuple(range(seats)), "H12.1")
        for place, coins in enumerate(START_COINS[seats]):
            s.players[(s.first + place) % seats].coins = coins
        s.tell("H12.1", "first", player=s.first)
    s.active = s.first
    s.phase = "turn"
    s.tell("B3.1", "turn", player=s.first, n=s.round)


def refill_market(s: State, clause: str) -> Flow:
    """H1.3, H1.4: from the lowest tier that is left; an empty stack stops refilling."""
    for deck in s.sales:
        if deck.layers:
            token = yield Draw(deck, clause, about=("none", len(s.market) + 1))
            s.market.append(token)
            return


def refill_row(s: State, clause: str) -> Flow:
    """H1.4, H1.5: up to four, new tiles at the right end without coins."""
    gap = min(ROW - len(s.row), s.bag.size)
    if gap:
        tiles = yield Deal(s.bag, gap, clause)
        s.row += tiles
        s.row_coins += [0] * len(tiles)
