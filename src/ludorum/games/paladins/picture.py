"""The table as plain blocks of messages: the board, everyone's means, the own board.

Made for a terminal of 100 columns; every cell is a message.
"""

from __future__ import annotations

from ludorum.effects import show
from ludorum.titles import (
    BLANK,
    NONE,
    Block,
    amounts,
    count,
    facts,
    head,
    items,
    num,
    number,
    seats_of,
    who,
)
from ludorum.words import Msg

from . import phrases as say
from .content import (
    ACTIONS,
    ACTS,
    ATTRIBUTES,
    BOT_ROW,
    COMMISSION,
    EMPTY,
    HIRES,
    ORDER_SLOTS,
    ORDERS,
    PALADINS,
    REGIONS,
    SCHEMES,
    SPACES,
    WALLS,
    WORKERS,
    WORKSHOP,
)  # fmt: skip
from .right import OPEN_SPACES
from .scoring import fulfilled
from .state import TRACK, Player, State, busy, level, standing, workshops
from .tell import takes

Rows = list[list[Msg]]


def block(name: str, rows: Rows, columns: list[Msg], span: int = 12, n: int = 0) -> Block:
    return Block(Msg(f"pic-{name}", {"n": n}), rows, columns, span)


def whose(seat: int) -> Msg:
    return who(seat) if seat != EMPTY else NONE


def actions(names: list[str]) -> list[Msg]:
    return [Msg(f"action-{name}") for name in names]


# -- the board -------------------------------------------------------------------------------


def orders(view: State) -> Block:
    """P3.2: what they are worth, and who has met them."""
    rows = []
    for i, card in enumerate(view.shown_orders):
        order = ORDERS[card]
        wanted = Msg("cell-order", {"action": Msg(f"action-{order.action}"), "n": order.times})
        done = [who(p.seat) for p in view.players if i in fulfilled(view, p)]
        rows.append([num(ORDER_SLOTS[i].vp), wanted, items(done)])
    return block("orders", rows, head("vp", "order", "fulfilled"), 5)


def favours(view: State) -> Block:
    stand = zip(view.shown_favours, view.on_favours, strict=True)
    rows = [[num(i + 1), say.favour(card), whose(seat)] for i, (card, seat) in enumerate(stand)]
    return block("favours", rows, head("slot", "favour", "who"), 7)


def taverns(view: State) -> Block:
    sit = zip(view.inns, view.guests, strict=True)
    rows = [[say.tavern(card), whose(seat)] for card, seat in sit]
    return block("taverns", rows, head("workers", "who"), 5)


def row_of_townsfolk(view: State) -> Block:
    """P5.2: slots from the left with their price."""
    rows = []
    for slot, card in enumerate(view.row):
        price = count("silver", HIRES[slot].silver)
        if HIRES[slot].debt:
            price = Msg("effect-or", {"one": price, "other": count("debt", 1)})
        cells = [NONE] * 3
        if card:
            cells = [say.townsfolk(card), say.discard_of(card), say.crew_of(card)]
        rows.append([num(slot + 1), price, *cells])
    columns = head("slot", "price", "townsfolk", "discard", "crew")
    return block("townsfolk", rows, columns, n=view.townsfolk.size)


def row_of_outsiders(view: State) -> Block:
    """P6.4: slots from the left with their flags."""
    rows = []
    for slot, card in enumerate(view.foes):
        flags = [num(REGIONS[slot].strength), num(REGIONS[slot].faith)]
        cells = [NONE] * 3
        if card:
            cells = [say.outsider(card), say.attack_of(card), say.convert_of(card)]
        rows.append([num(slot + 1), *flags, *cells])
    columns = head("slot", "strength", "faith", "outsider", "attack", "convert")
    return block("outsiders", rows, columns, n=view.outsiders.size)


def land(view: State) -> Block:
    """P6.4: what is still free in each region, and who is there."""
    rows = []
    for r, region in enumerate(REGIONS):
        spaces = [i for i in OPEN_SPACES[seats_of(view)] if SPACES[i].region == r + 1]
        free = [show(SPACES[i].gain) for i in spaces if view.land[i] == EMPTY]
        pieces = [view.land[i] for i in spaces if view.land[i] != EMPTY]
        there = [
            Msg("cell-outpost" if x % 2 else "cell-monk", {"player": who(x // 2)}) for x in pieces
        ]
        flags = [num(region.faith), num(region.strength)]
        rows.append([num(r + 1), *flags, facts(free) if free else NONE, items(there)])
    return block("land", rows, head("region", "faith", "strength", "free", "there"))


# -- players ---------------------------------------------------------------------------------


def means(view: State) -> Block:
    """Goods, attributes, suspicion, debts and workers of everyone."""
    rows = []
    for p in view.players:
        name = who(p.seat)
        if p.passed:
            name = Msg("cell-passed", {"player": name})
        elif p.seat == view.active and view.phase == "turns":
            name = Msg("cell-active", {"player": name})
        tracks = [attribute(p, a) for a in range(len(ATTRIBUTES))]
        debts = Msg("cell-debts", {"n": p.debts, "paid": p.paid}) if p.paid else number(p.debts)
        hands = amounts(dict(zip(WORKERS, p.workers, strict=True)))
        if p.bot:  # its workers are all alike
            hands = number(p.workers[0])
        goods = [number(p.silver), number(p.provisions)]
        rows.append([name, *goods, *tracks, number(len(p.suspicion)), debts, hands])
    columns = head("player", "silver", "provisions", *ATTRIBUTES, "suspicion", "debts", "workers")
    return block("players", rows, columns, n=view.treasury)


def attribute(p: Player, a: int) -> Msg:
    """The track, and what this round's paladin makes of it."""
    track, now = p.attributes[a], level(p, a)
    return num(track) if track == now else Msg("cell-boosted", {"n": track, "now": now})


def boards(view: State) -> Block:
    """Paladin, crew and how often every action of the right half was done."""
    rows = []
    for p in view.players:
        times = [number(n) for n in p.done[COMMISSION:]]
        crew = items([say.townsfolk(card) for card in p.crew])
        rows.append([who(p.seat), say.paladin(p.paladin) if p.paladin else NONE, crew, *times])
    return block("boards", rows, head("player", "paladin", "crew", *ACTIONS[COMMISSION:]))


# -- the own board ---------------------------------------------------------------------------


def own_actions(p: Player) -> Block:
    """P4: the twelve actions: what they take now, who stands there, how often they were done."""
    rows = []
    for a, act in enumerate(ACTS):
        there = [WORKERS[x] for x in p.spaces[a] if x not in (EMPTY, WORKSHOP)]
        stand = say.workers(there) if busy(p, a) else Msg("cell-ready")
        times = num(p.done[a]) if act.limit or act.right else BLANK
        cells = [takes(p, act.id, 2), stand, number(workshops(p, a)), times]
        rows.append([Msg(f"action-{act.id}"), *cells])
    return block("actions", rows, head("action", "takes", "there", "workshops", "times"))


def own_cards(p: Player) -> list[Block]:
    """Crew with abilities, converted outsiders, walls, free spaces for jars, paladins to choose."""
    crew = [[say.townsfolk(card), say.talent(card)] for card in p.crew]
    foes = [[say.outsider(card), say.score_of(card)] for card in p.converted]
    built = [[say.wall(card), number(WALLS[card].vp)] for card in p.walls]
    free = [[say.jar(i)] for i, jar in enumerate(p.jars) if not jar and any(p.jars)]
    return [
        block("crew", crew, head("townsfolk", "effect"), 6),
        block("converted", foes, head("outsider", "effect"), 6),
        block("walls", built, head("wall", "vp"), 6),
        block("jars", free, head("free"), 6),
        paladins("hand", p.hand.cards),
    ]


def paladins(name: str, cards: list[str]) -> Block:
    rows = [[say.paladin(card), *say.paladin_facts(card)] for card in cards]
    return block(name, rows, head("paladin", "workers", "boost", "effect"))


# -- solo ------------------------------------------------------------------------------------


def opponent(view: State) -> Block:
    """P11.2: the bot's marker, its stack and its schemes."""
    b = view.players[-1]
    shops = [
        Msg("cell-shops", {"action": Msg(f"action-{name}"), "n": workshops(b, a)})
        for a, name in enumerate(ACTIONS)
        if workshops(b, a)
    ]
    stack = [Msg(f"good-{ATTRIBUTES[a]}") for a in reversed(view.stack)]
    seen = actions([SCHEMES[card].action for card in view.seen_schemes])
    rows = [
        [Msg("bot-marker"), Msg("cell-of", {"n": view.marker + 1, "of": TRACK})],
        [Msg("bot-stack"), items(stack)],
        [Msg("bot-shops"), items(shops)],
        [Msg("bot-used"), items(actions([ACTIONS[a] for a in standing(b)]))],
        [Msg("bot-deck"), num(view.schemes.size)],
        [Msg("bot-seen"), items(seen)],
    ]
    return block("bot", rows, [])


def schemes() -> list[Block]:
    """P11.17, P11.18: all schemes, equal ones in one row; the row the bot falls back to."""
    names = [x.action for x in SCHEMES.values()]
    rows = [
        [Msg("cell-times", {"n": names.count(x)}), Msg(f"action-{x}"), Msg(f"does-{x}")]
        for x in dict.fromkeys(names)
    ]
    row = [[num(i + 1), Msg(f"action-{x}"), num(BOT_ROW[x].workers)] for i, x in enumerate(BOT_ROW)]
    return [
        block("schemes", rows, head("count", "scheme", "effect")),
        block("bot-row", row, head("slot", "action", "workers"), 6),
    ]


def reference(view: State) -> list[Block]:
    """All paladins; in a solo game all schemes."""
    solo = schemes() if view.players[-1].bot else []
    return [paladins("paladins", list(PALADINS)), *solo]


def picture(view: State, seat: int) -> list[Block]:
    """The board first, the own area last; a watcher has none. What is empty is not drawn."""
    mine = view.players[seat : seat + 1]
    table = [orders, favours, taverns, row_of_townsfolk, row_of_outsiders, land, means, boards]
    if view.players[-1].bot:
        table.append(opponent)
    own = [part for p in mine for part in (own_actions(p), *own_cards(p))]
    return [part for part in [*[draw(view) for draw in table], *own] if part.rows]
