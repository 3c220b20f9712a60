"""V6.2: what pays for an action: icons first, for they cost nothing; then goods, in one ask."""

from __future__ import annotations

from functools import lru_cache

from ludorum.kernel import Choose, Flow

from .content import (
    ACTIONS,
    CRIMINAL,
    CURRENCY,
    GOLD,
    GOODS,
    MERCHANT,
    NO_ICONS,
    PAYS,
    SILVER,
    STONE,
    Icons,
)  # fmt: skip
from .state import Player, State, add, at_hand, spend

Payment = tuple[tuple[str, int], ...]  # goods and how many
Purse = tuple[int, int, int, int, int]  # currency, gold, stone, pairs of silver; 1: doubled


def ways(p: Player, a: int) -> list[str]:
    """V6.2.1: how the cards on the board help to pay for an action."""
    table = PAYS[a]
    return [table[card] for card in p.board if card in table]


def helps(p: Player, a: int, way: str) -> bool:
    """V6.2.1: does a card on the board help in this way?"""
    table = PAYS[a]
    for card in p.board:
        if card in table and table[card] == way:
            return True
    return False


def usable(s: State, p: Player, more: Icons = NO_ICONS) -> list[int]:
    """V6.2: all icons that can pay now; `more` are those of a dismissed townsfolk (V6.4)."""
    found = at_hand(s, p)
    if more != NO_ICONS:
        add(found, more)
    return found


def free_icons(p: Player, a: int, found: list[int]) -> int:
    """V6.2, V6.3, V6.4.3: icons of the action, criminals, and merchants where pairs of them count.

    A trade never counts merchants twice: no card makes pairs of them there.
    """
    n = found[a] + found[CRIMINAL]
    if found[MERCHANT] > 1 and helps(p, a, "merchants"):
        n += found[MERCHANT] // 2
    return n


def purse(p: Player, a: int, price: int) -> Purse:
    """The goods that can stand for icons, when `price` silver is spent before."""
    found = ways(p, a)
    goods = p.goods
    other = "other-resources" in found
    return (
        goods[CURRENCY[a]],
        goods[GOLD] if other else 0,
        goods[STONE] if other else 0,
        (goods[SILVER] - price) // 2 if "silver" in found else 0,
        int("double" in found),
    )


def worth(have: Purse) -> int:
    """Icons that all these goods stand for; one piece may count twice (V6.2.1)."""
    own, gold, stone, pairs, double = have
    return own + gold + stone + pairs + (double if own else 0)


@lru_cache(maxsize=4096)
def combinations(have: Purse, lacking: int) -> tuple[tuple[int, int, int, int], ...]:
    """V6.6: every way to make up for the icons that lack, with no piece too many; the fewest
    pieces first.
    """
    own, gold, stone, pairs, double = have
    out = [(1, 0, 0, 0)] if lacking == 1 and own and double else []
    for a in range(min(own, lacking) + 1):
        left = lacking - a - (double if a else 0)
        for b in range(min(gold, left) + 1):
            for c in range(min(stone, left - b) + 1):
                if left - b - c <= pairs:
                    out.append((a, b, c, left - b - c))
    return tuple(sorted(out, key=lambda x: (x[0] + x[1] + x[2] + 2 * x[3], x)))


def payments(p: Player, a: int, lacking: int) -> list[Payment]:
    """The ways to pay, as goods."""
    names = (GOODS[CURRENCY[a]], "gold", "stone", "silver")
    out = []
    for found in combinations(purse(p, a, 0), lacking):
        amounts = (found[0], found[1], found[2], 2 * found[3])
        out.append(tuple([(x, n) for x, n in zip(names, amounts, strict=True) if n]))
    return out


def pay(s: State, p: Player, a: int, price: int, found: list[int]) -> Flow:
    """V6.2: icons first, the rest in goods."""
    lacking = price - free_icons(p, a, found)
    if lacking > 0:
        options = payments(p, a, lacking)
        name = ACTIONS[a]
        pick: Payment = yield Choose(p.seat, "pay", "V6.2", options, action=name, icons=lacking)
        for good, n in pick:
            spend(s, p, GOODS.index(good), n, "V6.2")
