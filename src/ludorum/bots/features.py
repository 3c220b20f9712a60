"""A position as numbers, read off the view and the score sheets by shape alone: no game has code
for it.

A feature has a name that says where it is read: `own.goods.3`, `all.at.2.own`, `their.hand#`.

all, own, their   what lies on the table; the record of the seat, those of the others (their mean)
.word .3          a field, a key or a place in a list that is always as long
*                 every item of a list that is not, together
.own .their       in a list with one item for every player
#                 how long a list is
=word             how often a word occurs
@own @their       a number that names a player: how often it is the seat, another
own:line own:     a line of the score sheet as it stands, and its sum
ask=kind          what the seat is asked
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludorum.titles import ScoreLine

ASK = "ask="
SHORT = 12  # places in a list that may hold things of different kinds


class Place:
    """Where features are read: what becomes of the data found there, and of its parts."""

    __slots__ = (
        "each",
        "items",
        "keys",
        "length",
        "mine",
        "number",
        "own",
        "their",
        "theirs",
        "words",
    )

    def __init__(self) -> None:
        self.number = -1  # where the number itself goes; -1: nowhere
        self.own = -1
        self.their = -1
        self.length = -1
        self.words: dict[str, int] = {}
        self.keys: list[tuple[str, Place]] = []
        self.items: list[tuple[int, Place]] = []
        self.each: Place | None = None
        self.mine: Place | None = None
        self.theirs: Place | None = None


class Reader:
    """Reads the features of certain names. It knows nothing but those."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.table = Place()
        self.own = Place()
        self.their = Place()
        self.lines: dict[str, tuple[int, int]] = {}  # of a sheet: where one's own goes, and theirs
        self.asks: dict[str, int] = {}
        self.constant = -1
        for i, name in enumerate(self.names):
            self._plan(name, i)

    def _plan(self, name: str, i: int) -> None:
        who, colon, line = name.partition(":")
        if name == "1":
            self.constant = i
        elif name.startswith(ASK):
            self.asks[name.removeprefix(ASK)] = i
        elif colon and who in ("own", "their"):
            own, their = self.lines.get(line, (-1, -1))
            self.lines[line] = (i, their) if who == "own" else (own, i)
        else:
            head, *steps = parts(name)
            place = {"all": self.table, "own": self.own, "their": self.their}[head]
            for step in steps:
                place = below(place, step, i)

    def read(
        self, view: dict[str, Any], sheets: Sequence[Sequence[ScoreLine]], seat: int, kind: str
    ) -> list[float]:
        """The numbers, by name. `kind` is what the seat is asked, "" for nothing."""
        out = [0.0] * len(self.names)
        players = view["players"]
        seats = len(players)
        share = 1.0 / max(1, seats - 1)
        if self.constant >= 0:
            out[self.constant] = 1.0
        i = self.asks.get(kind, -1)
        if i >= 0:
            out[i] = 1.0
        walk(self.table, view, 1.0, seat, seats, out)
        for who, record in enumerate(players):
            if who == seat:
                walk(self.own, record, 1.0, seat, seats, out)
            else:
                walk(self.their, record, share, seat, seats, out)
        lines = self.lines
        own_sum, their_sum = lines.get("", (-1, -1))
        for who, sheet in enumerate(sheets):
            total = 0
            for line in sheet:
                total += line.points
                found = lines.get(line.what)
                if found is not None:
                    if who == seat:
                        if found[0] >= 0:
                            out[found[0]] += line.points
                    elif found[1] >= 0:
                        out[found[1]] += line.points * share
            if who == seat:
                if own_sum >= 0:
                    out[own_sum] = total
            elif their_sum >= 0:
                out[their_sum] += total * share
        return out


def walk(place: Place, x: Any, weight: float, seat: int, seats: int, out: list[float]) -> None:
    kind = type(x)
    if kind is int or kind is bool:
        if place.number >= 0:
            out[place.number] += x * weight
        if x == seat:
            if place.own >= 0:
                out[place.own] += weight
        elif place.their >= 0 and 0 <= x < seats:
            out[place.their] += weight
    elif kind is str:
        i = place.words.get(x, -1)
        if i >= 0:
            out[i] += weight
    elif kind is dict:
        if place.length >= 0:
            out[place.length] += len(x) * weight
        for key, part in place.keys:
            if key in x:
                walk(part, x[key], weight, seat, seats, out)
    elif kind is list or kind is tuple:
        size = len(x)
        if place.length >= 0:
            out[place.length] += size * weight
        for i, part in place.items:
            if i < size:
                walk(part, x[i], weight, seat, seats, out)
        if place.each is not None:
            for y in x:
                walk(place.each, y, weight, seat, seats, out)
        if size == seats:
            if place.mine is not None:
                walk(place.mine, x[seat], weight, seat, seats, out)
            if place.theirs is not None:
                share = weight / max(1, seats - 1)
                for i in range(size):
                    if i != seat:
                        walk(place.theirs, x[i], share, seat, seats, out)


def parts(name: str) -> list[str]:
    """The steps of a name, the last of which says what is read there; "" for the number itself."""
    path, word = (name, "")
    for mark in ("=", "@"):
        if mark in name:
            path, _, rest = name.partition(mark)
            word = mark + rest
            break
    if path.endswith("#"):
        path, word = path[:-1], "#"
    steps = path.replace("*", ".*").split(".")
    return [*steps, word]


def below(place: Place, step: str, i: int) -> Place:
    """The place a step leads to; the last one marks what is read."""
    if step == "":
        place.number = i
    elif step == "#":
        place.length = i
    elif step == "@own":
        place.own = i
    elif step == "@their":
        place.their = i
    elif step[0] == "=":
        place.words[step[1:]] = i
    elif step == "*":
        place.each = place.each or Place()
        return place.each
    elif step == "own":
        place.mine = place.mine or Place()
        return place.mine
    elif step == "their":
        place.theirs = place.theirs or Place()
        return place.theirs
    elif step.isdigit():
        if int(step) not in dict(place.items):
            place.items.append((int(step), Place()))
        return dict(place.items)[int(step)]
    else:
        if step not in dict(place.keys):
            place.keys.append((step, Place()))
        return dict(place.keys)[step]
    return place


# -- which features there are ----------------------------------------------------------------


class Shapes:
    """What is always so in the views of a title, at tables of all sizes: learned by looking."""

    def __init__(self) -> None:
        self.lengths: dict[str, set[int]] = {}
        self.seated: dict[str, bool] = {}  # has every list here an item for each player?
        self.most: dict[str, int] = {}  # how far the largest number is above the last seat
        self.least: dict[str, int] = {}

    def look(self, view: dict[str, Any]) -> None:
        seats = len(view["players"])
        for name, part in view.items():
            if name == "players":
                for record in part:
                    self._look("player", record, seats)
            else:
                self._look(f"all.{name}", part, seats)

    def _look(self, path: str, x: Any, seats: int) -> None:
        kind = type(x)
        if kind is int:
            self.most[path] = max(self.most.get(path, -1), x - seats)
            self.least[path] = min(self.least.get(path, 0), x)
        elif kind is dict:
            for key, part in x.items():
                self._look(f"{path}.{key}", part, seats)
        elif kind is list or kind is tuple:
            self.lengths.setdefault(path, set()).add(len(x))
            self.seated[path] = self.seated.get(path, True) and len(x) == seats
            for i, part in enumerate(x):
                self._look(f"{path}*", part, seats)
                if i < SHORT:
                    self._look(f"{path}.{i}", part, seats)

    def names(
        self, view: dict[str, Any], sheets: Sequence[Sequence[ScoreLine]], seat: int, kind: str
    ) -> Iterator[str]:
        """The features a position has."""
        yield "1"
        yield f"{ASK}{kind}"
        for name, part in view.items():
            if name != "players":
                yield from self._names(f"all.{name}", f"all.{name}", part)
        for i, record in enumerate(view["players"]):
            yield from self._names("player", "own" if i == seat else "their", record)
        for i, sheet in enumerate(sheets):
            who = "own" if i == seat else "their"
            yield f"{who}:"
            for line in sheet:
                yield f"{who}:{line.what}"

    def _names(self, path: str, name: str, x: Any) -> Iterator[str]:
        """`path` is where its shape is known, `name` what it is called."""
        kind = type(x)
        if kind is int or kind is bool:
            yield name
            if kind is int and self.most[path] < 0 and self.least[path] >= -1:
                yield f"{name}@own"
                yield f"{name}@their"
        elif kind is str:
            if x:
                yield f"{name}={x}"
        elif kind is dict:
            yield f"{name}#"
            for key, part in x.items():
                yield from self._names(f"{path}.{key}", f"{name}.{key}", part)
        elif kind is list or kind is tuple:
            yield from self._list(path, name, x)

    def _list(self, path: str, name: str, x: Sequence[Any]) -> Iterator[str]:
        inner = f"{path}*"
        if self.seated[path]:
            for part in x:
                yield from self._names(inner, f"{name}.own", part)
                yield from self._names(inner, f"{name}.their", part)
        if len(self.lengths[path]) > 1 or any(type(part) is str for part in x):
            yield f"{name}#"
            for part in x:
                yield from self._names(inner, f"{name}*", part)
        else:
            for i, part in enumerate(x):
                at = f"{path}.{i}" if i < SHORT else inner
                yield from self._names(at, f"{name}.{i}", part)
