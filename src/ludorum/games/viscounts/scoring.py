"""V12: points at the end."""

from __future__ import annotations

from ludorum.effects import value
from ludorum.titles import ScoreLine, seats_of

from .content import (
    BUILDER,
    BUILDING_VP,
    CLERIC,
    CRIMINAL,
    KINDS,
    MANUSCRIPTS,
    MERCHANT,
    NOBLE,
    PRIZES,
    RIBBON,
    RIBBONS,
    SETS,
)  # fmt: skip
from .state import Player, State, count_built, in_castle, owned, resources

LEADER_VP, BONUS_VP = 5, 3  # V12.6
DEBT_VP, DEED_VP, APPROVED_VP = -2, 1, 3  # V12.7
COUNTED = {
    "merchants": MERCHANT,
    "builders": BUILDER,
    "nobles": NOBLE,
    "clerics": CLERIC,
    "criminals": CRIMINAL,
}


class Counting:
    """What manuscripts count (V12.5, V12.13); they hold no decisions, tests or verbs."""

    def count(self, s: State, p: Player, counter: str) -> int:
        if counter in COUNTED:
            return owned(s, p)[COUNTED[counter]]
        if counter == "manuscripts":
            return len(p.manuscripts)
        if counter == "approved-deeds":
            return p.approved
        if counter == "paid-debts":
            return p.paid
        if counter == "workers":
            return in_castle(s, p)
        return resources(p) if counter == "resources" else sum(p.built)


def score(s: State, p: Player) -> list[ScoreLine]:
    """The score sheet of a player."""
    lines = []
    for kind, vp in enumerate(BUILDING_VP):
        n = count_built(p, kind)
        lines.append(ScoreLine(KINDS[kind], n, vp[n], "V12.2"))
    for tier, rows in ((1, s.first_tier), (2, s.second_tier), (3, [s.third_tier])):
        n = sum([row[p.seat] for row in rows])
        lines.append(ScoreLine(f"tier-{tier}", n, n * tier, "V12.3"))
    lines.append(ScoreLine("sets", len(p.manuscripts), set_points(p), "V12.4"))
    printed = printed_points(s, p)
    lines.append(ScoreLine("texts", printed, printed, "V12.5"))
    leads = int(s.leader == p.seat)
    lines.append(ScoreLine("leader", leads, leads * LEADER_VP, "V12.6"))
    cards = s.bonus.count(p.seat)
    lines.append(ScoreLine("bonus", cards, cards * BONUS_VP, "V12.6"))
    lines.append(ScoreLine("debts", p.debts, p.debts * DEBT_VP, "V12.7"))
    lines.append(ScoreLine("deeds", p.deeds, p.deeds * DEED_VP, "V12.7"))
    lines.append(ScoreLine("approved", p.approved, p.approved * APPROVED_VP, "V12.7"))
    for card, counts in (
        ("poverty", [q.approved for q in s.players]),
        ("prosperity", [q.paid for q in s.players]),
    ):
        if card in s.revealed:
            points = prizes(counts, PRIZES[seats_of(s)])[p.seat]
            lines.append(ScoreLine(card, counts[p.seat], points, "V12.8"))
    if p.bot:
        n = resources(p)
        lines.append(ScoreLine("leftover", n, n, "V13.21"))
    return lines


def set_points(p: Player) -> int:
    """V12.4: as many different ribbons as possible in each set."""
    counts = [0] * len(RIBBONS)
    for book in p.manuscripts:
        counts[RIBBON[book]] += 1
    return sum([SETS[sum([n > k for n in counts])] for k in range(max(counts))])


def printed_points(s: State, p: Player) -> int:
    """V12.4, V12.5, V12.13."""
    out = 0
    for book in p.manuscripts:
        found = MANUSCRIPTS[book].score
        if found is not None:
            out += value(found, Counting(), s, p, "vp")  # type: ignore[arg-type]
    return out


def prizes(counts: list[int], vp: tuple[int, ...]) -> list[int]:
    """V12.8, V12.9: those who tie share the points of the places they take."""
    out = [0] * len(counts)
    at = 0
    for n in sorted({n for n in counts if n}, reverse=True):
        tied = [i for i, x in enumerate(counts) if x == n]
        for i in tied:
            out[i] = sum(vp[at : at + len(tied)]) // len(tied)
        at += len(tied)
    return out
