"""H27, H28: the end of the year, the attack of the Picts, favours."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import Choose, Deal, Flow

from .content import ATTACKS, CAPS, COHORTS, FATE_SIDE, ITEMS, VALOUR, YEARS
from .market import refill
from .scoring import rank, total
from .state import Player, State, advance


def attack(s: State) -> Flow:
    """H27.2-H27.4: items go back, then all cards are turned for the whole table."""
    s.tell("H27.1", "year-end", n=s.year)
    for p in s.players:
        unused = tuple([(ITEMS[i], n) for i, n in enumerate(p.items) if n])
        p.items = [0] * len(ITEMS)
        if unused:
            s.tell("H27.2", "give-back", player=p.seat, items=unused)
    extra = sum([sum(items) for items in s.laid])  # H31.4
    count = ATTACKS[s.difficulty][s.year - 1] + extra
    while len(s.attack) < count:
        refill(s)
        cards = yield Deal(s.fate, count - len(s.attack), "H27.3", about=("attack",))
        s.attack.extend(cards)
    left, centre, right = sides(s)
    s.tell("H27.4", "attack", left=left, centre=centre, right=right, extra=extra)
    for p in s.players:
        p.ignored = [0] * len(COHORTS)
        p.settled = False
        if not favours(s, p):
            settle(s, p)
    s.phase = "defend"


def sides(s: State) -> list[int]:
    """H27.4: attacks on each cohort."""
    out = [0] * len(COHORTS)
    for card in s.attack:
        out[FATE_SIDE[card]] += 1
    return out


def missed(s: State, p: Player) -> int:
    """H27.6: cards neither ignored nor stopped, over the three cohorts."""
    total = 0
    for c, n in enumerate(sides(s)):
        total += max(0, n - p.ignored[c] - p.cohorts[c])
    return total


def favours(s: State, p: Player) -> list[Any]:
    """H28.2: the favours that could still ignore a card; none if nothing gets through."""
    if not missed(s, p):
        return []
    out: list[Any] = []
    for c, n in enumerate(sides(s)):
        if n > p.ignored[c]:
            if 1 in p.blessings:
                out.append(("temple", COHORTS[c]))
            if p.favours[c]:
                out.append(("diplomat", COHORTS[c]))
    return out


def defend(s: State, p: Player) -> Flow:
    """H28.1, H28.5: favours one by one, then the attack is counted."""
    options, cap = [*favours(s, p), "done"], CAPS[s.year - 1]
    pick = yield Choose(p.seat, "favour", "H28.1", options, n=missed(s, p), cap=cap)
    if pick != "done":
        kind, side = pick
        cohort = COHORTS.index(side)
        if kind == "temple":
            p.blessings[p.blessings.index(1)] = 2
        else:
            p.favours[cohort] -= 1
        p.ignored[cohort] += 1
        s.tell("H28.2", "ignore", player=p.seat, favour=kind, cohort=side)
        if favours(s, p):
            return
    settle(s, p)


def settle(s: State, p: Player) -> None:
    """H27.7, H27.9: disdain for what got through, up to the cap; valour for the rest of it."""
    through, cap = missed(s, p), CAPS[s.year - 1]
    disdain = min(through, cap)
    p.disdain += disdain
    p.settled = True
    valour = cap - disdain
    s.tell("H27.7", "defence", player=p.seat, n=through, disdain=disdain, valour=valour)
    for _ in range(valour):
        advance(s, p, VALOUR, "H27.7")


def end_year(s: State) -> Flow:
    """H27.10, H27.11, H31.5: cards of the attack and neutral cards are cleared away."""
    s.discard.extend(s.attack)
    s.neutral_used.extend(s.neutral)
    s.attack, s.neutral, s.laid = [], [], []
    s.phase = "year"
    if s.year == YEARS:
        s.phase = "over"
        s.tell("H30.1", "over")
        if len(s.players) == 1:
            points = total(s.players[0])
            s.tell("H31.7", "rank", player=0, rank=rank(points), n=points)
    yield from ()
