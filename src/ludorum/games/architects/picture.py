"""The table as plain blocks of messages: what stands where, and what the next worker would bring.

Made for a terminal of 100 columns; every cell is a message.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludorum.kernel import Hand
from ludorum.titles import BLANK, NONE, Block, amounts, count, facts, head, items, num, number, who
from ludorum.words import Msg

from .content import (
    APPRENTICES,
    BUILDINGS,
    GOODS,
    LEVELS,
    MARKETS,
    PLACES,
    SCHEMES,
    SILVER,
    VIRTUE,
    Step,
)  # fmt: skip
from .phrases import (
    apprentice_facts,
    apprentice_name,
    building_effects,
    building_name,
    effect_of,
    place,
    scheme,
    skill_names,
    talent,
)  # fmt: skip
from .refusals import least_price, missing, unskilled
from .state import Player, State, table_for
from .tell import brings, level_cost


def groups(workers: list[int], but: int = -1) -> Msg:
    """Workers by player, without those of one seat."""
    return items(
        [
            Msg("cell-group", {"player": who(seat), "n": n})
            for seat, n in enumerate(workers)
            if n and seat != but
        ]
    )


# -- the board -------------------------------------------------------------------------------


def places(view: State, seat: int) -> Block:
    """A4.1, the Guildhall and Prison: who stands there, and what a worker would bring. Somebody who
    only looks on has no workers."""
    there = dict(zip(PLACES, view.at, strict=True))
    there["guildhall"] = [q.hall for q in view.players]
    there["prison"] = [q.prison for q in view.players]
    if seat >= len(view.players):
        rows = [[place(where), groups(n)] for where, n in there.items()]
        return Block(Msg("pic-places"), rows, head("place", "there"), 12)
    rows = []
    for where, n in there.items():
        brought = BLANK if where == "prison" else brings(view, view.players[seat], where)
        rows.append([place(where), number(n[seat]), groups(n, seat), brought])
    return Block(Msg("pic-places"), rows, head("place", "yours", "others", "next"), 12)


def market(view: State, p: Player) -> Block:
    """A10: cost and gain of the three spaces."""
    rows = []
    for where, taken in zip(MARKETS, view.market, strict=True):
        name = Msg(where.replace("market", "space"))
        rows.append([name, who(taken) if taken >= 0 else NONE, brings(view, p, where)])
    title = Msg("pic-market" if VIRTUE[p.virtue].market else "pic-market-closed")
    return Block(title, rows, head("space", "who", "brings"), 6)


def cathedral(view: State, p: Player) -> Block:
    """A14, A12: levels from the top, with the state of the Guildhall as the title."""
    rows = []
    for level in reversed(range(len(LEVELS))):
        there = [q.seat for q in view.players if q.level == level + 1]
        spaces = LEVELS[level].spaces
        cost = items(level_cost(p, level))
        free = Msg("cell-of", {"n": spaces - len(there), "of": spaces})
        here = items([who(x) for x in there])
        rows.append([num(level + 1), num(LEVELS[level].vp), cost, free, here])
    return Block(hall_title(view, p), rows, head("level", "vp", "cost", "free", "who"), 6)


def hall_title(view: State, p: Player) -> Msg:
    table = table_for(view)
    if view.last >= 0:
        return Msg("pic-hall-last")
    name = "pic-hall" if VIRTUE[p.virtue].cathedral else "pic-hall-closed"
    resets = items([num(slot) for slot in table.resets if slot > view.hall])
    return Msg(name, {"n": view.hall, "of": table.slots, "resets": resets})


def workshop(view: State) -> Block:
    """A7: both rows, with the silver lying on the cards."""
    rows = []
    for r, cards in enumerate(view.rows):
        cells = [offer(card, coins) for card, coins in zip(cards, view.coins[r], strict=True)]
        rows.append([num(r + 1), *cells])
    columns = [num(c + 1) for c in range(max([len(row) for row in view.rows]))]
    return Block(Msg("pic-workshop"), rows, [Msg("head-row"), *columns], 12)


def offer(card: str, coins: int) -> Msg:
    parts = apprentice_facts(card)
    if coins:
        parts.append(Msg("hire-coins", {"silver": count("silver", coins)}))
    return Msg("cell-apprentice", {"name": apprentice_name(card), "facts": facts(parts)})


# -- players ---------------------------------------------------------------------------------


def goods(view: State) -> Block:
    """Goods, virtue, debts and hand of everyone."""
    order = (SILVER, *[i for i in range(len(GOODS)) if i != SILVER])
    rows = []
    for p in view.players:
        name = who(p.seat)
        if p.seat == view.active:
            name = Msg("cell-active", {"player": name})
        own = [number(p.goods[i]) for i in order]
        rows.append([name, *own, virtue(p), debts(p), number(len(p.hand.cards))])
    columns = [*[GOODS[i] for i in order], "virtue", "debts", "cards"]
    paid = any([p.paid for p in view.players])
    return Block(
        Msg("pic-players-paid" if paid else "pic-players"), rows, head("player", *columns), 12
    )


def virtue(p: Player) -> Msg:
    vp = VIRTUE[p.virtue].vp
    if not vp:
        return num(p.virtue)
    sign = "plus" if vp > 0 else "minus"
    return Msg(f"cell-virtue-{sign}", {"n": p.virtue, "vp": abs(vp)})


def debts(p: Player) -> Msg:
    if p.paid:
        return Msg("cell-debts", {"n": p.debts, "paid": p.paid})
    return number(p.debts)


def people(view: State) -> Block:
    """Workers at home, captives, apprentices and buildings of everyone."""
    rows = []
    for p in view.players:
        name = who(p.seat)
        if p.board:
            name = Msg("cell-seated", {"player": name, "board": Msg(f"board-{p.board}")})
        crew = items([apprentice_name(card) for card in p.crew])
        built = items([building_name(card) for card in p.built])
        rows.append([name, num(p.workers), groups(p.captives), crew, built])
    columns = head("player", "workers", "captives", "crew", "built")
    return Block(Msg("pic-people"), rows, columns, 12)


# -- the own area ----------------------------------------------------------------------------


def crew(p: Player) -> Block:
    """Own apprentices with what they do, and the ability of a variable board."""
    rows = []
    if p.board:
        rows.append([Msg(f"board-{p.board}"), NONE, Msg(f"ability-{p.board}")])
    for card in p.crew:
        a = APPRENTICES[card]
        rows.append([apprentice_name(card), skill_names(a.skills), talent(a) or NONE])
    title = Msg("pic-crew-board" if p.board else "pic-crew")
    return Block(title, rows, head("apprentice", "skills", "effect"), 12)


def built(p: Player) -> Block:
    """Own buildings that still do something at the end."""
    late = [BUILDINGS[card] for card in p.built if BUILDINGS[card].now is None]
    rows = [[building_name(b.id), num(b.vp), effect_of(b)] for b in late]
    return Block(Msg("pic-built"), rows, head("building", "vp", "effect"), 12)


def hand(p: Player) -> Block:
    """Own building cards with everything printed on them and what they lack (A13.1, A13.2)."""
    rows = []
    for card in p.hand.cards:
        b = BUILDINGS[card]
        short = [count(good, n) for good, n in missing(p, least_price(p, card))]
        short += [Msg(f"skill-{x}") for x in unskilled(p, card)]
        effect = facts(building_effects(card))
        lacks = items(short) if short else Msg("cell-ready")
        needs = skill_names(b.skills)
        rows.append([building_name(card), num(b.vp), amounts(b.cost), needs, effect, lacks])
    columns = head("building", "vp", "cost", "skills", "effect", "lacks")
    return Block(Msg("pic-hand"), rows, columns, 12)


# -- solo ------------------------------------------------------------------------------------


def opponent(view: State) -> Block:
    """A22.37: the piles of schemes and the open discards."""
    seen = [several(same) for same in alike(view.seen_schemes)]
    rows = [
        [Msg("pile-draw"), num(view.schemes.size)],
        [Msg("pile-aside"), num(view.aside)],
        [Msg("pile-seen"), facts(seen) if seen else NONE],
    ]
    return Block(Msg("pic-schemes"), rows, [], 12)


def alike(cards: Iterable[str]) -> list[list[str]]:
    """Schemes that say the same, together."""
    out: dict[tuple[str, str, tuple[Step, ...], bool], list[str]] = {}
    for card in cards:
        x = SCHEMES[card]
        out.setdefault((x.pile, x.place, x.steps, x.star), []).append(card)
    return list(out.values())


def several(same: list[str]) -> Msg:
    one = scheme(same[0])
    return Msg("scheme-times", {"n": len(same), "scheme": one}) if len(same) > 1 else one


def schemes() -> list[Block]:
    """A22.37: the list of all schemes is open, equal ones in one row; and what the steps do."""
    rows = []
    for same in alike(SCHEMES):
        times = Msg("cell-times", {"n": len(same)})
        rows.append([Msg(f"pile-{SCHEMES[same[0]].pile}"), times, scheme(same[0])])
    known = dict.fromkeys([(step.do, step.n) for x in SCHEMES.values() for step in x.steps])
    named = [(f"step-{do}", n) for do, n in [*known, ("none", 0), ("star", 0)]]
    does = [[Msg(name, {"n": n}), Msg(f"{name}.does", {"n": n})] for name, n in named]
    return [
        Block(Msg("pic-all-schemes"), rows, head("pile", "count", "scheme"), 12),
        Block(Msg("pic-steps"), does, head("step", "effect"), 12),
    ]


def picture(view: State, seat: int) -> list[Block]:
    """The board first, the own area last; a watcher is a player who has done nothing yet."""
    p = Player(seat, Hand("building", seat), Hand("building", seat))
    if seat < len(view.players):
        p = view.players[seat]
    own = [block for block in (built(p), crew(p), hand(p)) if block.rows]
    return [
        workshop(view),
        market(view, p),
        cathedral(view, p),
        places(view, seat),
        goods(view),
        people(view),
        *([opponent(view)] if view.players[-1].bot else []),
        *own,
    ]
