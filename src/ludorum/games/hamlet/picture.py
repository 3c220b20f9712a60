"""The table as plain blocks of messages: the village, row, market and church, everyone's means.

Made for a terminal of 100 columns; every cell is a message.
"""

from __future__ import annotations

from typing import Any

from ludorum.games.contract import Block, View
from ludorum.words import Msg

from .content import MILESTONES, RAW, SALES, SLOTS, TILES
from .phrases import (
    NONE,
    action,
    change,
    count,
    items,
    made,
    makes,
    num,
    price,
    sale,
    score,
    slot,
    tile,
    tiles,
    village,
    who,
)  # fmt: skip
from .village import tiles_in

Row = list[Msg]


def head(*names: str) -> Row:
    return [Msg(f"head-{name}") for name in names]


def owner(seat: int) -> Msg:
    return NONE if seat < 0 else who(seat)


def goods_on(view: View, n: int) -> Msg:
    """Cubes and goods on a tile, with makers."""
    cubes = [count(RAW[raw], k) for raw, k in enumerate(view["cubes"][n]) if k]
    return items([*cubes, *[made(mark) for mark in view["goods"][n]]])


def figures_on(view: View, n: int) -> Msg:
    found = []
    for p in view["players"]:
        for kind in ("standing", "lying", "donkeys"):
            here = p[kind].count(n)
            if here:
                found.append(Msg(f"figures-{kind}", {"player": who(p["seat"]), "n": here}))
    return items(found)


def linked(view: View) -> list[int]:
    """Tiles each tile is linked to, as masks: printed roads and built ones."""
    v = village(view)
    out = v.printed[:]
    for _, n, segment in view["roads"]:
        joint = v.at[n, segment]
        out[joint.a] |= 1 << joint.b
        out[joint.b] |= 1 << joint.a
    return out


def map_block(view: View) -> Block:
    links = linked(view)
    rows = [
        [
            tile(id),
            goods_on(view, n),
            figures_on(view, n),
            tiles([view["tiles"][i] for i in tiles_in(links[n])]),
            owner(view["flags"][n]),
        ]
        for n, id in enumerate(view["tiles"])
    ]
    return Block(Msg("pic-village"), rows, head("tile", "goods", "figures", "roads", "flag"), 12)


def row_block(view: View) -> Block:
    rows = [
        [
            num(place),
            tile(id),
            price(TILES[id].cost),
            change("vp", TILES[id].points),
            makes(id) if TILES[id].makes else score(id),
            coins(view, place),
        ]
        for place, id in enumerate(view["row"])
    ]
    bag = sum([x if isinstance(x, int) else len(x) for x in view["bag"]])
    heads = head("price", "tile", "cost", "vp", "use", "coins")
    return Block(Msg("pic-row", {"n": bag}), rows, heads, 12)


def coins(view: View, place: int) -> Msg:
    return count("coin", view["row_coins"][place])


def market_block(view: View) -> Block:
    rows = [[num(SALES[token].tier), sale(token)] for token in view["market"]]
    return Block(Msg("pic-market"), rows, head("tier", "sale"), 6)


def church_block(view: View) -> Block:
    rows = [[slot(name), owner(view["church"].get(name, -1))] for name in SLOTS]
    return Block(Msg("pic-church"), rows, head("slot", "player"), 6)


def milestone_block(view: View) -> Block:
    rows = [
        [Msg(f"milestone-{x.id}"), owner(seat)]
        for x, seat in zip(MILESTONES, view["milestones"], strict=True)
    ]
    return Block(Msg("pic-milestones"), rows, head("milestone", "player"), 6)


def player_row(view: View, p: Any) -> Row:
    roads = sum([road[0] == p["seat"] for road in view["roads"]])
    return [
        who(p["seat"]),
        num(p["points"]),
        num(p["coins"]),
        num(len(p["standing"])),
        num(len(p["standing"]) + len(p["lying"])),
        num(len(p["donkeys"])),
        num(roads),
        num(len(p["sales"])),
        tiles(p["blueprints"]),
    ]


def players_block(view: View) -> Block:
    names = head(
        "player", "vp", "coins", "unused", "villagers", "donkeys", "roads", "sales", "blueprints"
    )
    rows = [player_row(view, p) for p in view["players"]]
    return Block(Msg("pic-players", {"n": view["round"]}), rows, names, 12)


def botric_block(view: View) -> list[Block]:
    x = view["botric"]
    if x is None:
        return []
    rows = [
        [Msg("botric-row"), items([action(name) for name in x["row"]])],
        [Msg("botric-drawn"), items([Msg(f"disc-{disc}") for disc in x["drawn"]])],
        [Msg("botric-favour"), Msg("face-up" if x["up"] else "face-down")],
    ]
    return [Block(Msg("bot-botric"), rows, [], 6)]


def picture(view: View, seat: int) -> list[Block]:
    return [
        map_block(view),
        row_block(view),
        market_block(view),
        church_block(view),
        milestone_block(view),
        *botric_block(view),
        players_block(view),
    ]


def reference(view: View) -> list[Block]:
    """Every tile that can be built, and every sale token."""
    built = [x for x in TILES.values() if x.stack != "start"]
    rows = [
        [
            tile(x.id),
            Msg(f"stack-{x.stack}"),
            price(x.cost),
            change("vp", x.points),
            makes(x.id),
            score(x.id),
        ]
        for x in built
    ]
    names = head("tile", "stack", "cost", "vp", "makes", "score")
    sold = [[num(x.tier), sale(x.id)] for x in SALES.values()]
    return [
        Block(Msg("pic-tiles"), rows, names, 12),
        Block(Msg("pic-sales"), sold, head("tier", "sale"), 6),
    ]
