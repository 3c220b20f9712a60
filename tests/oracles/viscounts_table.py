"""What is printed on the boards and cards of Viscounts, and what it gives as they lie.

A space is 3 * position in the ring + place (left, inner, right), a site the sites of a segment *
position + its number, a building slot 3 * kind + its number; goods are in the order of GOODS.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from ludorum.content import Row, rows

PACKAGE = "ludorum.games.viscounts"


def printed(kind: str) -> dict[str, Row]:
    return {x["id"]: x for x in rows(PACKAGE, kind)}


TOWNSFOLK = printed("townsfolk")
CARDS = {**TOWNSFOLK, **printed("starters"), **printed("heroes")}
SCHEMES = printed("schemes")
MANUSCRIPTS = printed("manuscripts")
BOTS = printed("bots")
BOT_SLOTS = printed("bot_slots")
SEGMENTS = rows(PACKAGE, "segments")
SECTIONS = rows(PACKAGE, "castle")
BONUS_CARDS = rows(PACKAGE, "bonus_cards")
TRACK = rows(PACKAGE, "track")

RING, LEFT, INNER = 5, 0, 1
GOODS = ("silver", "ink", "gold", "stone")
RESOURCES = GOODS[1:]
KINDS = ("trading-post", "guildhall", "workshop")
BUILDERS = (5, 7, 3)  # V6.8.2
NOBLES = {1: 1, 2: 3, 3: 5, 4: 8}  # V6.9.1
RIBBONS = ("black", "blue", "yellow", "grey")
STEP, CHEAP, MERCHANTS, HALLS, DISCARDS, VIRTUE, HAND = 0, 1, 2, 3, 6, 7, 8  # slots, V6.8.9
ICON = {"trade": "merchant", "build": "builder", "workers": "noble", "transcribe": "cleric"}
GOOD = {"trade": "silver", "build": "stone", "workers": "gold", "transcribe": "ink"}
PAIR = 2  # V6.2.1: silver for an icon

Icons = Counter[str]
Payment = frozenset[tuple[str, int]]


# -- the ring --------------------------------------------------------------------------------------


def segment(s: Any, pos: int) -> Row:
    row: Row = SEGMENTS[s.ring[pos]]
    return row


def position_of(s: Any, name: str) -> int:
    """Where in the ring the segment of this name lies."""
    return next(pos for pos in range(RING) if segment(s, pos)["id"] == name)


def sites_each(s: Any) -> int:
    """V2.1: 4 sites a segment for 1 or 2 people, 5 for more."""
    return 4 if sum(not p.bot for p in s.players) <= 2 else 5


def side(s: Any, pos: int) -> Row:
    face: Row = segment(s, pos)["few" if sites_each(s) == 4 else "many"]
    return face


def bank(s: Any, space: int) -> list[int]:
    """V6.8.1: the sites on the viscount's side of the river."""
    pos, place = divmod(space, 3)
    there = ("left", "inner", "right")[place]
    sites = enumerate(side(s, pos)["sites"])
    return [pos * sites_each(s) + i for i, x in sites if x["bank"] == there]


def link(s: Any, site: int) -> Row | None:
    """V6.8.5: what is printed between a site and the next one clockwise."""
    pos, i = divmod(site, sites_each(s))
    row: Row | None = side(s, pos)["links"][i]
    return row


def exchange(s: Any, space: int) -> Row:
    """V6.7.1."""
    pos, place = divmod(space, 3)
    row: Row = segment(s, pos)["trade_left" if place == LEFT else "trade_right"]
    return row


def on_offer(s: Any, pos: int) -> Row:
    """V6.4, V6.4.2: the top townsfolk, or the printed one."""
    row: Row = CARDS[s.folk[pos]] if s.folk[pos] else segment(s, pos)["townsfolk"]
    return row


def book_cost(s: Any, pos: int) -> int:
    """V6.10.1, V6.10.3."""
    row = MANUSCRIPTS[s.books[pos]] if s.books[pos] else segment(s, pos)["manuscript"]
    return int(row["cost"])


# -- icons -----------------------------------------------------------------------------------------


def icons_on(card: str) -> Icons:
    return Counter((SCHEMES[card] if card in SCHEMES else CARDS[card])["icons"])


def crimes(p: Any) -> int:
    """V8.12: on the cards of the board alone."""
    return sum(icons_on(card)["criminal"] for card in p.board if card)


def permanent(s: Any, p: Any) -> Icons:
    """V6.8.9, V13.19: uncovered slots; V6.10.2: bonus cards."""
    icons: Icons = Counter()
    if p.built[MERCHANTS] and not p.bot:
        icons["merchant"] += 2
    halls = BOTS[p.bot]["guildhalls"] if p.bot else ("builder", "noble", "cleric")
    for i, icon in enumerate(halls):
        icons[icon] += p.built[HALLS + i]
    for i, owner in enumerate(s.bonus):
        if owner == p.seat:
            icons.update(BONUS_CARDS[i]["icons"])
    return icons


def at_hand(s: Any, p: Any) -> Icons:
    """V6.2: icons that pay; V2.11, V13.37: printed ones until a card covers them."""
    icons = permanent(s, p)
    for card in p.board:
        if card:
            icons += icons_on(card)
    if not p.board[1]:
        icons.update(BOTS[p.bot]["middle"] if p.bot else {"cleric": 1, "builder": 1, "noble": 1})
    if not p.board[2]:
        icons.update(BOTS[p.bot]["right"] if p.bot else {"merchant": 2})
    return icons


# -- paying ----------------------------------------------------------------------------------------


def helps(p: Any, action: str) -> set[str]:
    """V6.2.1: the ways in which cards on the board help to pay for an action."""
    cards = [CARDS[card] for card in p.board if card]
    return {x["way"] for x in cards if x.get("when") == "pay" and x["action"] == action}


def worth_in_icons(p: Any, action: str, icons: Icons) -> int:
    """V6.2, V6.3: icons of the action and criminals; V6.2.1: pairs of merchants, with some."""
    n = icons[ICON[action]] + icons["criminal"]
    return n + icons["merchant"] // 2 if "merchants" in helps(p, action) else n


def payments(p: Any, action: str, lacking: int, silver: int) -> set[Payment]:
    """V6.2, V6.6: every heap of goods that makes up for the icons that lack, no piece too many.

    All heaps are tried. Not for a trade, where silver is merchants.
    """
    ways = helps(p, action)
    purse = dict(zip(GOODS, p.goods, strict=True)) | {"silver": silver}
    usable = {GOOD[action]}
    if "silver" in ways:
        usable.add("silver")
    if "other-resources" in ways:  # Emma
        usable |= {"gold", "stone"}

    def worth(heap: dict[str, int]) -> int:
        n = sum(k // PAIR if good == "silver" else k for good, k in heap.items())
        return n + ("double" in ways and heap[GOOD[action]] > 0)

    def needless(heap: dict[str, int], good: str) -> bool:
        piece = PAIR if good == "silver" else 1
        return heap[good] > 0 and worth(heap | {good: heap[good] - piece}) >= lacking

    heaps = set()
    order = sorted(usable)
    for amounts in product(*[range(min(purse[x], PAIR * lacking) + 1) for x in order]):
        heap = dict(zip(order, amounts, strict=True))
        halves = heap.get("silver", 0) % PAIR
        if worth(heap) >= lacking and not halves and not any(needless(heap, x) for x in order):
            heaps.add(frozenset((good, n) for good, n in heap.items() if n))
    return heaps


def can_pay(s: Any, p: Any, action: str, need: int, icons: Icons, silver: int) -> bool:
    """Are there goods for what the icons leave open?"""
    lacking = need - worth_in_icons(p, action, icons)
    if lacking <= 0:
        return True
    if action == "trade":  # V6.7.4: silver buys no silver
        return "silver" not in gains(exchange(s, p.at)["effect"]) and silver >= lacking
    return bool(payments(p, action, lacking, silver))


# -- effects ---------------------------------------------------------------------------------------


def gains(effect: Row | None) -> dict[str, int]:
    """What an effect of nothing but gains brings; nothing for any other."""
    return dict(effect.get("gain", {})) if effect else {}
