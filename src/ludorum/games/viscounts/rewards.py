"""Effects, one step after another (V1.6), and the rule behind every name an effect can hold.

A step asks nothing and returns None, or returns the flow that asks. Rules register themselves for
people and for the bot, which replaces some of them (V13.9).
"""

from __future__ import annotations

from collections.abc import Callable

from ludorum.kernel import Choose, Flow

from .content import (
    ABILITY,
    CHOICES,
    GOLD,
    GOODS,
    INK,
    RESOURCES,
    SILVER,
    STONE,
    Program,
)  # fmt: skip
from .state import (
    Player,
    State,
    gain,
    gain_corruption,
    gain_virtue,
    take_debt,
    take_deed,
)  # fmt: skip

Verb = Callable[[State, Player, int, str], Flow | None]
HUMAN: dict[str, Verb] = {}
BOT: dict[str, Verb] = {}


def verb(name: str, table: dict[str, Verb] = HUMAN) -> Callable[[Verb], Verb]:
    """Register the rule behind a name."""

    def register(rule: Verb) -> Verb:
        table[name] = rule
        return rule

    return register


def apply(s: State, p: Player, steps: Program, clause: str) -> Flow | None:
    """V1.6: every step, in printed order; what cannot be done is skipped by its rule."""
    table = BOT if p.bot else HUMAN
    for i, (name, n) in enumerate(steps):
        flow = table[name](s, p, n, clause)
        if flow is not None:
            return going_on(s, p, flow, steps[i + 1 :], clause)
    return None


def going_on(s: State, p: Player, flow: Flow, rest: Program, clause: str) -> Flow:
    yield from flow
    more = apply(s, p, rest, clause)
    if more is not None:
        yield from more


# -- plain gains -----------------------------------------------------------------------------


def gain_debts(s: State, p: Player, n: int, clause: str) -> Flow | None:
    """V3.1; V5.3.7: abilities that wait for a debt work once for each."""
    if not waits(p, "gain-debt"):
        for _ in range(n):
            take_debt(s, p, clause)
        return None
    return watched_debts(s, p, n, clause)


def watched_debts(s: State, p: Player, n: int, clause: str) -> Flow:
    for _ in range(n):
        take_debt(s, p, clause)
        yield from triggered(s, p, "gain-debt")


def waits(p: Player, when: str) -> bool:
    """V5.3.7: does a card on the board wait for this?"""
    table = ABILITY[when]
    for card in p.board:
        if card in table:
            return True
    return False


def triggered(s: State, p: Player, when: str) -> Flow:
    """V5.3.7: the abilities on the board that wait for this, from the left."""
    table = ABILITY[when]
    for card in [x for x in p.board if x in table]:
        s.tell("V5.3.7", "ability", player=p.seat, card=card)
        flow = apply(s, p, table[card], "V5.3.7")
        if flow is not None:
            yield from flow


def gain_deeds(s: State, p: Player, n: int, clause: str) -> None:
    for _ in range(n):
        take_deed(s, p, clause)


def choose_resources(s: State, p: Player, n: int, clause: str) -> Flow:
    """V14.1: a resource of choice, never silver; V1.10: its owner chooses."""
    for _ in range(n):
        pick = yield Choose(p.seat, "resource", "V14.1", RESOURCES)
        gain(s, p, GOODS.index(pick), 1, clause)


def choose(s: State, p: Player, n: int, clause: str) -> Flow:
    """V1.7: one of two effects; V8.11: an optional one may be picked and declined."""
    ways = CHOICES[n]
    pick = yield Choose(p.seat, "choice", "V1.7", [name for name, _ in ways], n=n)
    flow = apply(s, p, dict(ways)[pick], clause)
    if flow is not None:
        yield from flow


# -- flips -----------------------------------------------------------------------------------


def flip_debt(s: State, p: Player, n: int, clause: str) -> Flow | None:
    """V3.4: nothing to flip, nothing happens."""
    return ask_flip_debt(s, p, clause) if p.debts else None


def ask_flip_debt(s: State, p: Player, clause: str) -> Flow:
    """V3.2: a resource at once; V5.3.7: abilities that wait for it."""
    turn_debt(s, p, clause)
    yield from choose_resources(s, p, 1, "V3.2")
    yield from triggered(s, p, "flip-debt")


def turn_debt(s: State, p: Player, clause: str) -> None:
    """V3.5: an unpaid debt becomes a paid one."""
    p.debts -= 1
    p.paid += 1
    s.tell(clause, "flip-debt", player=p.seat)


def turn_deed(s: State, p: Player, clause: str) -> None:
    """V3.5: an acquired deed becomes an approved one."""
    p.deeds -= 1
    p.approved += 1
    s.tell(clause, "flip-deed", player=p.seat)


def flip_deed(s: State, p: Player, n: int, clause: str) -> None:
    """V3.2, V3.4: more points at the end, nothing at once."""
    if p.deeds:
        turn_deed(s, p, clause)


def flip(s: State, p: Player, n: int, clause: str) -> Flow | None:
    """V3.6: the owner chooses; if only one is possible, that one."""
    if p.debts and p.deeds:
        return ask_flip(s, p, clause)
    if p.debts:
        return ask_flip_debt(s, p, clause)
    flip_deed(s, p, 1, clause)
    return None


def ask_flip(s: State, p: Player, clause: str) -> Flow:
    pick = yield Choose(p.seat, "flip", "V3.6", ("debt", "deed"))
    if pick == "deed":
        turn_deed(s, p, clause)
    else:
        yield from ask_flip_debt(s, p, clause)


# -- the table -------------------------------------------------------------------------------

HUMAN.update({
    "silver": lambda s, p, n, clause: gain(s, p, SILVER, n, clause),
    "debt": gain_debts,
    "resource": choose_resources,
    "choose": choose,
    "flip": flip,
    "flip-debt": flip_debt,
    "flip-deed": flip_deed,
})  # fmt: skip
for _table in (HUMAN, BOT):
    _table.update({
        "ink": lambda s, p, n, clause: gain(s, p, INK, n, clause),
        "gold": lambda s, p, n, clause: gain(s, p, GOLD, n, clause),
        "stone": lambda s, p, n, clause: gain(s, p, STONE, n, clause),
        "deed": gain_deeds,
        "virtue": gain_virtue,
        "corruption": gain_corruption,
    })  # fmt: skip
