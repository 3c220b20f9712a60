"""Effects in words: a message tree whose leaves are the game's own names.

A game's Fluent files hold `good-<name>.count`, `counter-<name>`, `test-<name>`, `verb-<name>`.
"""

from __future__ import annotations

from ludorum.words import Msg

from .shapes import All, Choice, Effect, ForEach, Gain, If, May, Seq


def show(e: Effect) -> Msg:
    if isinstance(e, Gain):
        return Msg("effect-gain", {"goods": [_good(g, n) for g, n in e.goods]})
    if isinstance(e, Seq):
        first, rest = e.parts[0], e.parts[1:]
        tail = show(rest[0]) if len(rest) == 1 else show(Seq(rest))
        return Msg("effect-then", {"first": show(first), "then": tail})
    if isinstance(e, All):
        return Msg("effect-gain", {"goods": [show(x) for x in e.parts]})
    if isinstance(e, Choice):
        parts = [show(x) for _, x in e.options]
        out = parts[-1]
        for part in reversed(parts[:-1]):
            out = Msg("effect-or", {"one": part, "other": out})
        return out
    if isinstance(e, May):
        return Msg("effect-may", {"effect": show(e.effect)})
    if isinstance(e, ForEach):
        counter = Msg(f"counter-{e.count}", {"n": e.per})
        return Msg("effect-each", {"per": e.per, "counter": counter, "effect": show(e.effect)})
    if isinstance(e, If):
        return Msg("effect-if", {"test": Msg(f"test-{e.test}"), "effect": show(e.effect)})
    return Msg(f"verb-{e.verb}", {"n": e.n})


def _good(name: str, n: int) -> Msg:
    sign = "plus" if n >= 0 else "minus"
    return Msg(f"effect-{sign}", {"good": Msg(f"good-{name}.count", {"n": abs(n)})})
