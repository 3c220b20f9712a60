"""The table as plain blocks of messages: the board, everyone's means, the own board.

Made for a terminal of 100 columns; every cell is a message.
"""

from __future__ import annotations

from typing import Any

from ludorum.effects import show
from ludorum.games.contract import Block, View
from ludorum.words import Msg

from .content import (
    ACTIONS,
    ACTS,
    ATTRIBUTES,
    BOT_ROW,
    COMMISSION,
    EMPTY,
    HIRES,
    JARS,
    ORDER_SLOTS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    REGIONS,
    SCHEMES,
    SPACES,
    WALLS,
    WORKERS,
    WORKSHOP,
)  # fmt: skip
from .phrases import (
    NONE,
    ability,
    action,
    boosts,
    convert_of,
    count,
    crew_of,
    discard_of,
    facts,
    favour,
    humans,
    items,
    num,
    outsider_name,
    paladin_name,
    person,
    pile,
    scheme,
    score_of,
    talent,
    tavern,
    townsfolk_name,
    wall,
    who,
    workers,
)  # fmt: skip
from .state import Player, busy, level
from .tell import takes

Row = list[Msg]


def head(*names: str) -> Row:
    return [Msg(f"head-{name}") for name in names]


def number(n: int) -> Msg:
    """A number; nothing where there is none."""
    return num(n) if n else Msg("blank")


# -- the board -------------------------------------------------------------------------------


def kings_cards(view: View) -> list[Block]:
    """P3.2: orders with what they are worth, favours with who stands there."""
    orders = []
    for i, card in enumerate(view["shown_orders"]):
        done = [who(p["seat"]) for p in view["players"] if meets(p, card)]
        order = ORDERS[card]
        wanted = Msg("cell-order", {"action": action(order.action), "n": order.times})
        orders.append([num(ORDER_SLOTS[i].vp), wanted, items(done)])
    favours = []
    for i, card in enumerate(view["shown_favours"]):
        taken = view["on_favours"][i]
        favours.append([num(i + 1), favour(card), who(taken) if taken != EMPTY else NONE])
    out = []
    if orders:
        out.append(Block(Msg("pic-orders"), orders, head("vp", "order", "fulfilled"), 5))
    if favours:
        out.append(Block(Msg("pic-favours"), favours, head("slot", "favour", "who"), 7))
    return out


def meets(p: dict[str, Any], card: str) -> bool:
    order = ORDERS[card]
    return bool(p["done"][ACTIONS.index(order.action)] >= order.times)


def taverns(view: View) -> list[Block]:
    rows = []
    for card, taken in zip(view["inns"], view["guests"], strict=True):
        rows.append([tavern(card), who(taken) if taken != EMPTY else NONE])
    return [Block(Msg("pic-taverns"), rows, head("workers", "who"), 5)] if rows else []


def townsfolk(view: View) -> Block:
    """P5.2: slots from the left with their price."""
    rows = []
    for slot, card in enumerate(view["row"]):
        hire = HIRES[slot]
        price = count("silver", hire.silver)
        if hire.debt:
            price = Msg("effect-or", {"one": price, "other": count("debt", 1)})
        cells = [townsfolk_name(card), discard_of(card), crew_of(card)] if card else [NONE] * 3
        rows.append([num(slot + 1), price, *cells])
    columns = head("slot", "price", "townsfolk", "discard", "crew")
    return Block(Msg("pic-townsfolk", {"n": pile(view["townsfolk"])}), rows, columns, 12)


def outsiders(view: View) -> Block:
    """P6.4: slots from the left with their flags."""
    rows = []
    for slot, card in enumerate(view["foes"]):
        flags = [num(REGIONS[slot].strength), num(REGIONS[slot].faith)]
        cells = [NONE] * 3
        if card:
            cells = [outsider_name(card), show(OUTSIDERS[card].attack), convert_of(card)]
        rows.append([num(slot + 1), *flags, *cells])
    columns = head("slot", "strength", "faith", "outsider", "attack", "convert")
    return Block(Msg("pic-outsiders", {"n": pile(view["outsiders"])}), rows, columns, 12)


def land(view: View) -> Block:
    """P6.4: what is still free in each region, and who is there."""
    seats = humans(view)
    rows = []
    for r in range(len(REGIONS)):
        free, there = [], []
        for i, x in enumerate(SPACES):
            if x.region == r + 1 and x.players <= seats:
                piece = view["land"][i]
                if piece == EMPTY:
                    free.append(show(x.gain))
                else:
                    kind = "outpost" if piece % 2 else "monk"
                    there.append(Msg(f"cell-{kind}", {"player": who(piece // 2)}))
        flags = [num(REGIONS[r].faith), num(REGIONS[r].strength)]
        rows.append([num(r + 1), *flags, facts(free) if free else NONE, items(there)])
    columns = head("region", "faith", "strength", "free", "there")
    return Block(Msg("pic-land"), rows, columns, 12)


# -- players ---------------------------------------------------------------------------------


def means(view: View) -> Block:
    """Goods, attributes, suspicion, debts and workers of everyone."""
    rows = []
    for p in view["players"]:
        name = who(p["seat"])
        if p["passed"]:
            name = Msg("cell-passed", {"player": name})
        elif p["seat"] == view["active"] and view["phase"] == "turns":
            name = Msg("cell-active", {"player": name})
        q = person(view, p["seat"])
        tracks = [
            attribute(p["attributes"][i], level(q, i)) for i in range(len(ATTRIBUTES))
        ]  # fmt: skip
        debts = number(p["debts"])
        if p["paid"]:
            debts = Msg("cell-debts", {"n": p["debts"], "paid": p["paid"]})
        goods = [number(p["silver"]), number(p["provisions"])]
        rows.append([name, *goods, *tracks, number(len(p["suspicion"])), debts, at_hand(p)])
    columns = head("player", "silver", "provisions", *ATTRIBUTES, "suspicion", "debts", "workers")
    return Block(Msg("pic-players", {"n": view["treasury"]}), rows, columns, 12)


def attribute(track: int, now: int) -> Msg:
    return num(track) if track == now else Msg("cell-boosted", {"n": track, "now": now})


def at_hand(p: dict[str, Any]) -> Msg:
    if p["bot"]:
        return number(p["workers"][0])
    return workers([WORKERS[k] for k, n in enumerate(p["workers"]) for _ in range(n)])


def boards(view: View) -> Block:
    """Paladin, crew and how often every action of the right half was done."""
    rows = []
    for p in view["players"]:
        times = [number(n) for n in p["done"][COMMISSION:]]
        paladin = paladin_name(p["paladin"]) if p["paladin"] else NONE
        crew = items([townsfolk_name(card) for card in p["crew"]])
        rows.append([who(p["seat"]), paladin, crew, *times])
    columns = head("player", "paladin", "crew", *ACTIONS[COMMISSION:])
    return Block(Msg("pic-boards"), rows, columns, 12)


# -- the own board ---------------------------------------------------------------------------


def own_actions(p: Player) -> Block:
    """P4: the twelve actions: what they take now, who stands there, how often they were done."""
    rows = []
    for a, act in enumerate(ACTS):
        there = [x for x in p.spaces[a] if x not in (EMPTY, WORKSHOP)]
        state = workers([WORKERS[x] for x in there]) if busy(p, a) else Msg("cell-ready")
        shops = p.spaces[a].count(WORKSHOP)
        times = num(p.done[a]) if act.limit or act.right else Msg("blank")
        rows.append([action(act.id), items(takes(p, act.id, 2)), state, number(shops), times])
    columns = head("action", "takes", "there", "workshops", "times")
    return Block(Msg("pic-actions"), rows, columns, 12)


def own_cards(p: Player) -> list[Block]:
    """Crew with abilities, walls, jars and converted outsiders."""
    out = []
    crew = [[townsfolk_name(card), talent(card)] for card in p.crew]
    if crew:
        out.append(Block(Msg("pic-crew"), crew, head("townsfolk", "effect"), 6))
    foes = [[outsider_name(card), score_of(card)] for card in p.converted]
    if foes:
        out.append(Block(Msg("pic-converted"), foes, head("outsider", "effect"), 6))
    built = [[wall(card), number(WALLS[card].vp)] for card in p.walls]
    if built:
        out.append(Block(Msg("pic-walls"), built, head("wall", "vp"), 6))
    free = [show(JARS[i].gain) for i, jar in enumerate(p.jars) if not jar]
    if p.done[ACTIONS.index("absolve")]:
        out.append(Block(Msg("pic-jars"), [[x] for x in free], head("free"), 6))
    return out


def paladin_row(card: str) -> Row:
    return [paladin_name(card), workers(PALADINS[card].workers), boosts(card), ability(card)]


PALADIN_HEAD = ("paladin", "workers", "boost", "effect")


def hand(p: Player) -> list[Block]:
    rows = [paladin_row(card) for card in p.hand.cards]
    return [Block(Msg("pic-hand"), rows, head(*PALADIN_HEAD), 12)] if rows else []


# -- solo ------------------------------------------------------------------------------------


def opponent(view: View) -> list[Block]:
    """P11.2: the bot's marker, its stack and its schemes."""
    b = view["players"][-1]
    if not b["bot"]:
        return []
    stack = items([Msg(f"good-{ATTRIBUTES[a]}") for a in reversed(view["stack"])])
    seen = items([scheme(SCHEMES[card].action) for card in view["seen_schemes"]])
    used = [ACTIONS[a] for a in range(len(ACTS)) if any_worker(b["spaces"][a])]
    shops = [
        Msg("cell-shops", {"action": action(ACTIONS[a]), "n": row.count(WORKSHOP)})
        for a, row in enumerate(b["spaces"])
        if WORKSHOP in row
    ]
    rows = [
        [Msg("bot-marker"), Msg("cell-of", {"n": view["marker"] + 1, "of": 5})],
        [Msg("bot-stack"), stack],
        [Msg("bot-shops"), items(shops)],
        [Msg("bot-used"), items([action(x) for x in used])],
        [Msg("bot-deck"), num(pile(view["schemes"]))],
        [Msg("bot-seen"), seen],
    ]
    return [Block(Msg("pic-bot"), rows, [], 12)]


def any_worker(spaces: list[int]) -> bool:
    return any([x not in (EMPTY, WORKSHOP) for x in spaces])


def schemes() -> list[Block]:
    """P11.17, P11.18: all schemes, equal ones in one row; the row the bot falls back to."""
    names = [x.action for x in SCHEMES.values()]
    rows = [
        [Msg("cell-times", {"n": names.count(name)}), scheme(name), Msg(f"does-{name}")]
        for name in dict.fromkeys(names)
    ]
    row = [[num(i + 1), action(x), num(BOT_ROW[x].workers)] for i, x in enumerate(BOT_ROW)]
    return [
        Block(Msg("pic-schemes"), rows, head("count", "scheme", "effect"), 12),
        Block(Msg("pic-bot-row"), row, head("slot", "action", "workers"), 6),
    ]


def reference(view: View) -> list[Block]:
    """All paladins; in a solo game all schemes."""
    rows = [paladin_row(card) for card in PALADINS]
    paladins = Block(Msg("pic-paladins"), rows, head(*PALADIN_HEAD), 12)
    return [paladins, *(schemes() if view["players"][-1]["bot"] else [])]


def picture(view: View, seat: int) -> list[Block]:
    """The board first, the own area last; a seat nobody has is a watcher's."""
    p = person(view, seat)
    own = seat < len(view["players"])
    return [
        *kings_cards(view),
        *taverns(view),
        townsfolk(view),
        outsiders(view),
        land(view),
        means(view),
        boards(view),
        *opponent(view),
        *([own_actions(p), *own_cards(p), *hand(p)] if own else []),
    ]
