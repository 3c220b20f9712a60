"""The points of Viscounts (V12)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from tests.oracles.harness import Table
from tests.oracles.viscounts_table import (
    ICON,
    MANUSCRIPTS,
    RIBBONS,
    Icons,
    icons_on,
    permanent,
)

# -- V12: scoring ----------------------------------------------------------------------------------

POINTS = ((0, 4, 9, 15), (0, 6, 13, 21), (0, 2, 5, 9))  # V12.2
SETS = (0, 1, 4, 9, 16)  # V12.4


@cache
def best_sets(ribbons: tuple[int, ...]) -> int:
    """V12.4: the best way to make sets, all of them tried."""
    best = 0
    for mask in range(1, 1 << len(ribbons)):
        chosen = [i for i in range(len(ribbons)) if mask >> i & 1]
        if all(ribbons[i] for i in chosen):
            left = tuple(n - (i in chosen) for i, n in enumerate(ribbons))
            best = max(best, SETS[len(chosen)] + best_sets(left))
    return best


def all_icons(s: Any, p: Any) -> Icons:
    """V12.5, V13.32: on all cards wherever they lie, slots and bonus cards."""
    icons = permanent(s, p)
    in_pile = [card for layer in p.draw.layers for card in layer.cards]
    for card in (*in_pile, *p.hand.cards, *p.board, *p.discard):
        if card:
            icons += icons_on(card)
    return icons


def written(s: Any, p: Any) -> int:
    """V12.5, V12.13: what manuscripts say, halves rounded down."""
    icons = all_icons(s, p)
    counts = {
        **{f"{icon}s": icons[icon] for icon in (*ICON.values(), "criminal")},
        "manuscripts": len(p.manuscripts),
        "approved-deeds": p.approved,
        "paid-debts": p.paid,
        "workers": 20 - p.workers,
        "resources": sum(p.goods[1:]),
        "buildings": sum(p.built),
    }
    says = [MANUSCRIPTS[x].get("score") for x in p.manuscripts]
    return sum(counts[x["each"]] // x["per"] * x["then"]["gain"]["vp"] for x in says if x)


def prize(counts: list[int], seat: int, people: int) -> int:
    """V12.8, V12.9: who tie share the points of the places they take."""
    places = [12, 8, 4] if people >= 3 else [12, 4]
    own = counts[seat]
    if not own:
        return 0
    better, same = sum(n > own for n in counts), counts.count(own)
    return sum((places + [0] * 4)[better : better + same]) // same


def points(s: Any, p: Any) -> dict[str, int]:
    """By clause."""
    people = sum(not q.bot for q in s.players)
    ribbons = Counter(MANUSCRIPTS[x]["ribbon"] for x in p.manuscripts)
    low, high = [sum(row[p.seat] for row in rows) for rows in (s.first_tier, s.second_tier)]
    prizes = 0
    if "poverty" in s.revealed:
        prizes += prize([q.approved for q in s.players], p.seat, people)
    if "prosperity" in s.revealed:
        prizes += prize([q.paid for q in s.players], p.seat, people)
    out = {
        "V12.2": sum(POINTS[i][sum(p.built[3 * i : 3 * i + 3])] for i in range(len(POINTS))),
        "V12.3": low + 2 * high + 3 * s.third_tier[p.seat],
        "V12.4": best_sets(tuple(ribbons[x] for x in RIBBONS)),
        "V12.5": written(s, p),
        "V12.6": 5 * (s.leader == p.seat) + 3 * s.bonus.count(p.seat),
        "V12.7": p.deeds + 3 * p.approved - 2 * p.debts,
        "V12.8": prizes,
        "V13.21": sum(p.goods[1:]) if p.bot else 0,
    }
    return {clause: n for clause, n in out.items() if n}


def scoring(t: Table) -> None:
    s, totals = t.state, []
    for p in s.players:
        due = points(s, p)
        lines: Counter[str] = Counter()
        for line in t.title.scores(s)[p.seat]:
            lines[line.clause] += line.points
        for clause in sorted({*due, *lines}):
            t.expect(clause, due.get(clause, 0), lines[clause], f"seat {p.seat}")
        totals.append(sum(due.values()))
    if s.players[-1].bot:  # V13.21: more than the bot
        winners = [0] if totals[0] > totals[1] else [1]
        t.expect("V13.21", winners, list(t.title.winners(s)), totals)
        return
    ranks = [(n, sum(p.goods)) for n, p in zip(totals, s.players, strict=True)]
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    t.expect("V12.10", winners, sorted(t.title.winners(s)), ranks)
