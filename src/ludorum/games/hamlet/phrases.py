"""Tiles, tokens and places as messages: the phrases everything else of Hamlet is said with."""

from __future__ import annotations

from collections.abc import Iterable

from ludorum.effects import ForEach, show
from ludorum.titles import NONE, Args, amounts, change, count, items, who
from ludorum.words import Msg

from .content import ANY_SLOT, RAW, SALES, SLOTS, TILES, number
from .state import State, village
from .village import Spot, tiles_in


def named(id: str) -> Msg:
    return Msg(f"tile-{id}")


def tiles(ids: Iterable[str]) -> Msg:
    return items([named(id) for id in ids])


def actions(names: Iterable[str]) -> Msg:
    return items([Msg(f"action-{name}") for name in names])


def sale(token: str) -> Msg:
    """What a sale token asks for and gives."""
    x = SALES[token]
    gain = items([change("vp", x.points), change("coin", x.coins)])
    return Msg("sale", {"cost": amounts(x.cost), "gain": gain})


def slot(name: str) -> Msg:
    """What a church slot takes and gives."""
    x = ANY_SLOT[name]
    word, args = taken(name)
    return Msg(f"slot-{word}", {**args, "n": x.n, "gain": change("vp", x.points)})


def delivery(name: str) -> Msg:
    """What was delivered to a church slot."""
    word, args = taken(name)
    return Msg(f"delivery-{word}", args)


def taken(name: str) -> tuple[str, Args]:
    """What a church slot takes. Those of the printed side have a phrase of their own; what the
    others take is read off their records, which a pack may replace."""
    if name in SLOTS:
        return name, {}
    goods = ANY_SLOT[name].takes
    if set(goods) == set(RAW):
        return "raw", {}
    if not goods:
        return "coins", {}
    return "goods", {"goods": items([Msg(f"good-{x}") for x in goods])}


def made(mark: int) -> Msg:
    """Maker and quality of a good."""
    return Msg("made-high" if mark & 1 else "made-normal", {"player": who(mark >> 1)})


def score(id: str) -> Msg:
    """What a landmark scores at the end."""
    x = TILES[id]
    if x.score is None:
        return NONE
    told = show(x.score)
    if isinstance(x.score, ForEach) and x.score.count == "steps":
        most = Msg("counter-steps", {"n": x.score.per, "most": number("steps")})
        told = Msg(told.id, {**told.args, "counter": most})
    return told if x.road else Msg("no-road", {"score": told})


def makes(id: str) -> Msg:
    """What a source, barn or refinery holds."""
    x = TILES[id]
    if not x.makes:
        return NONE
    return Msg("raw", {"n": x.slots}) if x.makes == "raw" else count(x.makes, x.slots)


# -- the village -----------------------------------------------------------------------------


def on(view: State, n: int) -> Msg:
    """The name of a tile by its number."""
    return named(view.tiles[n])


def touching(view: State, mask: int) -> Msg:
    return items([on(view, n) for n in tiles_in(mask)])


def joined(inside: int) -> Msg:
    """Whether roads join a tile to the church."""
    return Msg("joined" if inside else "warn-not-joined")


def contacts(view: State, id: str, at: Spot) -> Args:
    """How a placement would meet what lies there: joined or not, edges that match, dead ones."""
    v = village(view)
    found = v.contacts(id, at)
    inside = any([terrain == "R" and v.network >> n & 1 for n, terrain in found])
    dead = [terrain for _, terrain in found].count("X")
    edges = [Msg("edges-match", {"n": len(found) - dead})]
    if dead:
        edges.append(Msg("edges-dead", {"n": dead}))
    return {"joined": joined(inside), "edges": items(edges)}
