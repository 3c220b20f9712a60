"""The phrases every game is told with: players, numbers, goods, lists.

Nothing here is a sentence: messages are ids with arguments, put into words by Fluent files. A
player is `player-<seat>`; a front end adds these messages to the bundle, for it knows the names.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludorum.effects import Gain, show
from ludorum.words import Arg, Msg

Args = dict[str, Arg]
NONE = Msg("none")
BLANK = Msg("blank")


def who(seat: int) -> Msg:
    return Msg(f"player-{seat}")


def num(n: int) -> Msg:
    return Msg("num", {"n": n})


def number(n: int) -> Msg:
    """A number in a cell that stays empty for none."""
    return num(n) if n else BLANK


def items(messages: list[Msg]) -> Msg:
    return Msg("list", {"items": messages}) if messages else NONE


def facts(parts: list[Msg]) -> Msg:
    """One fact after another."""
    out = parts[-1]
    for part in reversed(parts[:-1]):
        out = Msg("also", {"first": part, "more": out})
    return out


def count(good: str, n: int) -> Msg:
    return Msg(f"good-{good}.count", {"n": n})


def amounts(goods: Mapping[str, int]) -> Msg:
    """Goods with numbers: a price."""
    return items([count(good, n) for good, n in goods.items() if n])


def change(good: str, n: int) -> Msg:
    """A good with a sign."""
    return show(Gain(((good, n),)))


def changes(goods: Mapping[str, int]) -> Msg:
    """Goods with signs: what an action does."""
    some = tuple([(good, n) for good, n in goods.items() if n])
    return show(Gain(some)) if some else NONE


def head(*names: str) -> list[Msg]:
    """The heads of columns."""
    return [Msg(f"head-{name}") for name in names]
