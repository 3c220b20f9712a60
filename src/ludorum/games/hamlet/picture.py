"""The table as plain blocks of messages: the village, row, market and church, everyone's means.

Made for a terminal of 100 columns; every cell is a message.
"""

from __future__ import annotations

from ludorum.titles import NONE, Args, Block, amounts, change, count, head, items, num, who
from ludorum.words import Msg

from .content import MILESTONES, RAW, SALES, TILES, Sale
from .phrases import actions, made, makes, named, sale, score, slot, tiles, touching
from .state import Botric, State, figures, roads_of, slots, village


def owner(seat: int) -> Msg:
    return NONE if seat < 0 else who(seat)


def goods_on(view: State, n: int) -> Msg:
    """Cubes and goods on a tile, with makers."""
    cubes = [count(RAW[raw], k) for raw, k in enumerate(view.cubes[n]) if k]
    return items([*cubes, *[made(mark) for mark in view.goods[n]]])


def figures_on(view: State, n: int) -> Msg:
    found = []
    for p in view.players:
        kinds = {"standing": p.standing, "lying": p.lying, "donkeys": p.donkeys}
        for kind, places in kinds.items():
            if n in places:
                here: Args = {"player": who(p.seat), "n": places.count(n)}
                found.append(Msg(f"figures-{kind}", here))
    return items(found)


def map_block(view: State) -> Block:
    links = village(view).link
    rows = [
        [
            named(id),
            goods_on(view, n),
            figures_on(view, n),
            touching(view, links[n]),
            owner(view.flags[n]),
        ]
        for n, id in enumerate(view.tiles)
    ]
    return Block(Msg("pic-village"), rows, head("tile", "goods", "figures", "roads", "flag"), 12)


def row_block(view: State) -> Block:
    rows = [
        [
            num(place),
            named(id),
            amounts(TILES[id].cost),
            change("vp", TILES[id].points),
            makes(id) if TILES[id].makes else score(id),
            count("coin", view.row_coins[place]),
        ]
        for place, id in enumerate(view.row)
    ]
    heads = head("price", "tile", "cost", "vp", "use", "coins")
    return Block(Msg("pic-row", {"n": view.bag.size}), rows, heads, 12)


def sale_block(title: str, tokens: list[Sale]) -> Block:
    rows = [[num(x.tier), sale(x.id)] for x in tokens]
    return Block(Msg(title), rows, head("tier", "sale"))


def players_block(view: State) -> Block:
    heads = head(
        "player", "vp", "coins", "unused", "villagers", "donkeys", "roads", "sales", "blueprints"
    )
    rows = [
        [
            who(p.seat),
            num(p.points),
            num(p.coins),
            num(len(p.standing)),
            num(figures(p)),
            num(len(p.donkeys)),
            num(roads_of(view, p.seat)),
            num(len(p.sales)),
            tiles(p.blueprints),
        ]
        for p in view.players
    ]
    return Block(Msg("pic-players", {"n": view.round}), rows, heads, 12)


def botric_block(x: Botric) -> Block:
    rows = [
        [Msg("botric-row"), actions(x.row)],
        [Msg("botric-drawn"), items([Msg(f"disc-{disc}") for disc in x.drawn])],
        [Msg("botric-favour"), Msg("face-up" if x.up else "face-down")],
    ]
    return Block(Msg("bot-botric"), rows, [])


def picture(view: State) -> list[Block]:
    church = [[slot(name), owner(view.church.get(name, -1))] for name in slots(view)]
    milestones = [
        [Msg(f"milestone-{x.id}"), owner(seat)]
        for x, seat in zip(MILESTONES, view.milestones, strict=True)
    ]
    return [
        map_block(view),
        row_block(view),
        sale_block("pic-market", [SALES[token] for token in view.market]),
        Block(Msg("pic-church"), church, head("slot", "player")),
        Block(Msg("pic-milestones"), milestones, head("milestone", "player")),
        *([botric_block(view.botric)] if view.botric else []),
        players_block(view),
    ]


def reference() -> list[Block]:
    """Every tile that can be built, and every sale token."""
    rows = [
        [
            named(x.id),
            Msg(f"stack-{x.stack}"),
            amounts(x.cost),
            change("vp", x.points),
            makes(x.id),
            score(x.id),
        ]
        for x in TILES.values()
        if x.stack != "start"
    ]
    heads = head("tile", "stack", "cost", "vp", "makes", "score")
    return [
        Block(Msg("pic-tiles"), rows, heads, 12),
        sale_block("pic-sales", list(SALES.values())),
    ]
