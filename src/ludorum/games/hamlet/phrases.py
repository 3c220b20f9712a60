"""Players, goods, tiles and tokens as messages: the phrases everything else is said with.

Nothing here is a sentence: messages are ids with arguments, put into words by the Fluent files.
A player is `player-<seat>`; a front end adds these messages to the book, for it knows the names.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ludorum.effects import Gain, show
from ludorum.games.contract import View
from ludorum.words import Arg, Msg

from .content import SALES, SLOTS, TILES
from .village import Village, settled, tiles_in

Args = dict[str, Arg]
NONE = Msg("none")


def names(view: View) -> list[Msg | None]:
    return [Msg(f"bot-{p['bot']}") if p["bot"] else None for p in view["players"]]


def who(seat: int) -> Msg:
    return Msg(f"player-{seat}")


def num(n: int) -> Msg:
    return Msg("num", {"n": n})


def good(name: str) -> Msg:
    return Msg(f"good-{name}")


def count(name: str, n: int) -> Msg:
    return Msg(f"good-{name}.count", {"n": n})


def items(messages: list[Msg]) -> Msg:
    return Msg("list", {"items": messages}) if messages else NONE


def price(cost: dict[str, int]) -> Msg:
    return items([count(name, n) for name, n in cost.items()])


def change(name: str, n: int) -> Msg:
    """A good with its sign."""
    return show(Gain(((name, n),)))


def tile(id: str) -> Msg:
    return Msg(f"tile-{id}")


def tiles(ids: list[str]) -> Msg:
    return items([tile(id) for id in ids])


def action(name: str) -> Msg:
    return Msg(f"action-{name}")


def sale(token: str) -> Msg:
    """What a sale token asks for and gives."""
    x = SALES[token]
    gain = items([change("vp", x.points), change("coin", x.coins)])
    return Msg("sale", {"cost": price(x.cost), "gain": gain})


def card(pool: str, name: str) -> Msg:
    """A tile, token or disc of any bag or stack, told by its face."""
    if pool == "tile":
        return tile(name)
    if pool == "disc":
        return Msg(f"disc-{name}")
    return action(name) if pool == "action" else sale(name)


def slot(name: str) -> Msg:
    """What a church slot takes and gives."""
    x = SLOTS[name]
    return Msg(f"slot-{name}", {"n": x.n, "gain": change("vp", x.points)})


def made(mark: int) -> Msg:
    """Maker and quality of a good."""
    return Msg("made-high" if mark & 1 else "made-normal", {"player": who(mark >> 1)})


def score(id: str) -> Msg:
    """What a landmark scores at the end."""
    x = TILES[id]
    if x.score is None:
        return NONE
    told = show(x.score)
    return told if x.road else Msg("no-road", {"score": told})


def makes(id: str) -> Msg:
    """What a source, barn or refinery holds."""
    x = TILES[id]
    if not x.makes:
        return NONE
    return Msg("raw", {"n": x.slots}) if x.makes == "raw" else count(x.makes, x.slots)


# -- the village of a view -------------------------------------------------------------------


@lru_cache(maxsize=8)
def laid(tiles: tuple[str, ...], spots: tuple[tuple[int, int, int], ...]) -> Village:
    return settled(tiles, spots, ())


def village(view: View) -> Village:
    """The tiles as they lie, without built roads: for what touches what."""
    return laid(tuple(view["tiles"]), tuple([(at[0], at[1], at[2]) for at in view["spots"]]))


def touching(view: View, mask: int) -> Msg:
    return tiles([view["tiles"][i] for i in tiles_in(mask)])


def contacts(view: View, id: str, at: Any) -> Args:
    """How the segments of a placement would meet those that lie there."""
    found = [terrain for _, terrain in village(view).contacts(id, (at[0], at[1], at[2]))]
    return {
        "roads": found.count("R"),
        "equal": found.count("F") + found.count("M"),
        "dead": found.count("X"),
    }
