"""Running effects. The shapes mean the same in every game; a `Meaning` gives sense to the names."""

from __future__ import annotations

from typing import Any, Protocol

from ludorum.kernel import Choose, Flow

from .shapes import All, Choice, Do, Effect, ForEach, Gain, If, May, Seq


class Meaning(Protocol):
    """What a game says about its goods, counters, tests and verbs, for a player `p`."""

    def gain(self, s: Any, p: Any, good: str, n: int, clause: str) -> Flow | None:
        """Give `n` of a good; below zero, take them. May ask by the flow it returns."""

    def can_pay(self, s: Any, p: Any, good: str, n: int) -> bool:
        """Could `n` of a good be taken? True for what can always be lost, like a place on a track
        that has an end. Asked of every gain below zero before it is offered."""

    def count(self, s: Any, p: Any, name: str) -> int:
        """How many there are of what `each` counts."""

    def test(self, s: Any, p: Any, name: str) -> bool:
        """Does the condition of an `if` hold?"""

    def can(self, s: Any, p: Any, verb: str, n: int) -> bool:
        """Would the verb do anything now?"""

    def do(self, s: Any, p: Any, verb: str, n: int, clause: str) -> Flow | None:
        """Carry a verb out. May ask by the flow it returns."""


def run(e: Effect, m: Meaning, s: Any, p: Any, clause: str, source: str) -> Flow:
    """Carry an effect out for player `p`, who decides (`p.seat`); `source` is the card that has
    it, for the prompts.

    Decisions are asked as kinds "may" (options "yes", "no") and "choice" (the names of its
    options), each about its `source`.
    """
    if isinstance(e, Gain):
        for good, n in e.goods:
            flow = m.gain(s, p, good, n, clause)
            if flow is not None:
                yield from flow
    elif isinstance(e, Do):
        flow = m.do(s, p, e.verb, e.n, clause)
        if flow is not None:
            yield from flow
    elif isinstance(e, Seq):
        if possible(e, m, s, p):
            for part in e.parts:
                yield from run(part, m, s, p, clause, source)
    elif isinstance(e, All):
        for part in e.parts:
            if possible(part, m, s, p):
                yield from run(part, m, s, p, clause, source)
    elif isinstance(e, Choice):
        names = [name for name, x in e.options if possible(x, m, s, p)]
        if names:
            pick = yield Choose(p.seat, "choice", clause, names, source=source)
            yield from run(dict(e.options)[pick], m, s, p, clause, source)
    elif isinstance(e, May):
        if possible(e.effect, m, s, p):
            pick = yield Choose(p.seat, "may", clause, ("yes", "no"), source=source)
            if pick == "yes":
                yield from run(e.effect, m, s, p, clause, source)
    elif isinstance(e, ForEach):
        for _ in range(m.count(s, p, e.count) // e.per):
            if not possible(e.effect, m, s, p):  # it may cost something, and that be spent
                break
            yield from run(e.effect, m, s, p, clause, source)
    elif m.test(s, p, e.test):
        yield from run(e.effect, m, s, p, clause, source)


def possible(e: Effect, m: Meaning, s: Any, p: Any) -> bool:
    """Could the effect do anything now? A sequence stands or falls with its first part."""
    if isinstance(e, Gain):
        return all(n >= 0 or m.can_pay(s, p, good, -n) for good, n in e.goods)
    if isinstance(e, Do):
        return m.can(s, p, e.verb, e.n)
    if isinstance(e, Seq):
        return possible(e.parts[0], m, s, p)
    if isinstance(e, All):
        return any(possible(x, m, s, p) for x in e.parts)
    if isinstance(e, Choice):
        return any(possible(x, m, s, p) for _, x in e.options)
    if isinstance(e, May):
        return possible(e.effect, m, s, p)
    if isinstance(e, ForEach):
        return m.count(s, p, e.count) >= e.per and possible(e.effect, m, s, p)
    return m.test(s, p, e.test) and possible(e.effect, m, s, p)


def value(e: Effect, m: Meaning, s: Any, p: Any, good: str) -> int:
    """How much of one good a scoring effect comes to; it must hold no decision and no verb."""
    if isinstance(e, ForEach):
        times = m.count(s, p, e.count) // e.per
        return times * value(e.effect, m, s, p, good) if times else 0
    if isinstance(e, Gain):
        out = 0
        for name, n in e.goods:
            if name == good:
                out += n
        return out
    if isinstance(e, If):
        return value(e.effect, m, s, p, good) if m.test(s, p, e.test) else 0
    if isinstance(e, (Seq, All)):
        return sum([value(x, m, s, p, good) for x in e.parts])
    raise TypeError(f"{e!r} asks or acts: it has no value")
