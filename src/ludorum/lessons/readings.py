"""Numbers of a lesson, read off the position: a sentence can never disagree with the board.

A reading is a table with one of

view     a path in what the pupil sees; of a list, how many there are
preview  options, one after the other; with `gain` or `at`, a path: what they would add to it, or
         make of it
about    a part of the question that is asked
score    a seat: its points, or those of the `line`
card     a pool and a card; with `fact`, the name of a fact of its record
constant a path in what boards must know of the rules (`Title.constants`)
refused  a reason: the option that is closed for it
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludorum.kernel import IllegalAnswer, Seat, Table, tuples
from ludorum.titles import Title, totals

from .lesson import LessonFault

Reading = Mapping[str, Any]


def read(title: Title[Any], table: Table[Any], seat: int, reading: Reading) -> int | str:
    kinds = [x for x in READERS if x in reading]
    if len(kinds) != 1:
        raise LessonFault(f"a reading has one of {', '.join(READERS)}: {dict(reading)}")
    try:
        return READERS[kinds[0]](title, table, seat, reading)
    except (LookupError, IllegalAnswer, AttributeError, TypeError, ValueError) as e:
        raise LessonFault(f"nothing can be read by {dict(reading)}: {e!r}") from e


def holds(title: Title[Any], table: Table[Any], seat: int, wish: Reading) -> bool:
    """Is it so? A reading with `least` or `most`; or `has`, of a list at a path of the view."""
    if "has" in wish:
        return bool(tuples(wish["has"]) in tuples(at(sight(table, seat), wish["view"])))
    value = read(title, table, seat, {k: x for k, x in wish.items() if k not in ("least", "most")})
    if not isinstance(value, int) or not ("least" in wish or "most" in wish):
        raise LessonFault(f"a goal has a number and `least` or `most`, or `has`: {dict(wish)}")
    return bool(wish.get("least", value) <= value <= wish.get("most", value))


def sight(table: Table[Any], seat: int) -> Any:
    return table.game.derived.view(table.state, seat)


def at(view: Any, path: str) -> Any:
    for name in path.split("."):
        view = view[int(name)] if isinstance(view, Sequence) else view[name]
    return view


def amount(x: Any) -> int:
    return x if isinstance(x, int) else len(x)


def _view(title: Title[Any], table: Table[Any], seat: int, reading: Reading) -> int:
    return amount(at(sight(table, seat), reading["view"]))


def _preview(title: Title[Any], table: Table[Any], seat: int, reading: Reading) -> int:
    seen = Seat(table, seat).preview(*tuples(reading["preview"]))
    before = sight(table, seat)
    path = reading.get("gain") or reading["at"]
    after = amount(at(before, path))
    parts = tuple([int(x) if x.isdecimal() else x for x in path.split(".")])
    for change in seen.changes:
        if change.path == parts:
            after = amount(change.after)
    return after - amount(at(before, path)) if "gain" in reading else after


def _about(title: Title[Any], table: Table[Any], seat: int, reading: Reading) -> int:
    return amount(table.pending()[seat].about[reading["about"]])


def _score(title: Title[Any], table: Table[Any], seat: int, reading: Reading) -> int:
    sheets = title.scores(table.observe(seat))
    if "line" not in reading:
        return totals(sheets)[reading["score"]]
    return next(x.points for x in sheets[reading["score"]] if x.what == reading["line"])


def _card(title: Title[Any], table: Table[Any], seat: int, reading: Reading) -> int:
    pool, name = reading["card"]
    record = title.pools[pool][name]
    return amount(getattr(record, reading["fact"]) if "fact" in reading else record)


def _constant(title: Title[Any], table: Table[Any], seat: int, reading: Reading) -> int:
    return amount(at(getattr(title, "constants", {}), reading["constant"]))


def _refused(title: Title[Any], table: Table[Any], seat: int, reading: Reading) -> str:
    reason = reading["refused"]
    return next(str(x.option) for x in Seat(table, seat).why() if x.reason == reason)


READERS: Mapping[str, Callable[[Title[Any], Table[Any], int, Reading], int | str]] = {
    "view": _view,
    "preview": _preview,
    "about": _about,
    "score": _score,
    "card": _card,
    "constant": _constant,
    "refused": _refused,
}
