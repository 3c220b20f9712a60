"""The table as plain blocks of messages: what stands where, and what the next worker would bring.

Made for a terminal of 100 columns; every cell is a message.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludorum.games.contract import Block, View
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
    SKILL_FOR,
    SKILLS,
    STONE,
    VIRTUE,
    WOOD,
    Step,
)  # fmt: skip
from .guildhall import price_of
from .phrases import (
    NONE,
    amounts,
    apprentice_facts,
    apprentice_name,
    building_effects,
    building_name,
    count,
    effect_of,
    facts,
    items,
    num,
    person,
    pile,
    place,
    scheme,
    skill_names,
    table_of,
    talent,
    who,
)
from .state import Player, skills
from .tell import brings, level_cost  # fmt: skip

Row = list[Msg]


def head(*names: str) -> Row:
    return [Msg(f"head-{name}") for name in names]


def number(n: int) -> Msg:
    """A number; nothing where there is none."""
    return num(n) if n else Msg("blank")


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


def places(view: View, p: Player) -> Block:
    """A4.1, the Guildhall and Prison: who stands there, and what a worker would bring."""
    rows = []
    for where, workers in zip(PLACES, view["at"], strict=True):
        rows.append(stand(where, workers, p.seat, brings(view, p, where)))
    players = view["players"]
    hall = [q["hall"] for q in players]
    rows.append(stand("guildhall", hall, p.seat, brings(view, p, "guildhall")))
    rows.append(stand("prison", [q["prison"] for q in players], p.seat, Msg("blank")))
    return Block(Msg("pic-places"), rows, head("place", "yours", "others", "next"), 12)


def stand(where: str, workers: list[int], seat: int, brought: Msg) -> Row:
    return [place(where), number(workers[seat]), groups(workers, seat), brought]


def watched(view: View) -> Block:
    """The same for somebody who only looks on."""
    players = view["players"]
    rows = [[place(w), groups(n)] for w, n in zip(PLACES, view["at"], strict=True)]
    rows.append([place("guildhall"), groups([q["hall"] for q in players])])
    rows.append([place("prison"), groups([q["prison"] for q in players])])
    return Block(Msg("pic-places"), rows, head("place", "there"), 12)


def market(view: View, p: Player) -> Block:
    """A10: cost and gain of the three spaces."""
    rows = []
    for where, taken in zip(MARKETS, view["market"], strict=True):
        name = Msg(where.replace("market", "space"))
        rows.append([name, who(taken) if taken >= 0 else NONE, brings(view, p, where)])
    title = Msg("pic-market" if VIRTUE[p.virtue].market else "pic-market-closed")
    return Block(title, rows, head("space", "who", "brings"), 6)


def cathedral(view: View, p: Player) -> Block:
    """A14, A12: levels from the top, with the state of the Guildhall as the title."""
    rows = []
    for level in reversed(range(len(LEVELS))):
        there = [q["seat"] for q in view["players"] if q["level"] == level + 1]
        spaces = LEVELS[level].spaces
        cost = items(level_cost(p, level))
        free = Msg("cell-of", {"n": spaces - len(there), "of": spaces})
        here = items([who(x) for x in there])
        rows.append([num(level + 1), num(LEVELS[level].vp), cost, free, here])
    return Block(hall_title(view, p), rows, head("level", "vp", "cost", "free", "who"), 6)


def hall_title(view: View, p: Player) -> Msg:
    table = table_of(view)
    if view["last"] >= 0:
        return Msg("pic-hall-last")
    name = "pic-hall" if VIRTUE[p.virtue].cathedral else "pic-hall-closed"
    resets = items([num(slot) for slot in table.resets if slot > view["hall"]])
    return Msg(name, {"n": view["hall"], "of": table.slots, "resets": resets})


def workshop(view: View) -> Block:
    """A7: both rows, with the silver lying on the cards."""
    rows = []
    for r, cards in enumerate(view["rows"]):
        cells = [offer(card, coins) for card, coins in zip(cards, view["coins"][r], strict=True)]
        rows.append([num(r + 1), *cells])
    columns = [num(c + 1) for c in range(max([len(row) for row in view["rows"]]))]
    return Block(Msg("pic-workshop"), rows, [Msg("head-row"), *columns], 12)


def offer(card: str, coins: int) -> Msg:
    parts = apprentice_facts(card)
    if coins:
        parts.append(Msg("hire-coins", {"silver": count("silver", coins)}))
    return Msg("cell-apprentice", {"name": apprentice_name(card), "facts": facts(parts)})


# -- players ---------------------------------------------------------------------------------


def goods(view: View) -> Block:
    """Goods, virtue, debts and hand of everyone."""
    order = (SILVER, *[i for i in range(len(GOODS)) if i != SILVER])
    rows = []
    for p in view["players"]:
        name = who(p["seat"])
        if p["seat"] == view["active"]:
            name = Msg("cell-active", {"player": name})
        hand = p["hand"] if isinstance(p["hand"], int) else len(p["hand"])
        own = [number(p["goods"][i]) for i in order]
        rows.append([name, *own, virtue(p), debts(p), number(hand)])
    columns = [*[GOODS[i] for i in order], "virtue", "debts", "cards"]
    paid = any([p["paid"] for p in view["players"]])
    return Block(
        Msg("pic-players-paid" if paid else "pic-players"), rows, head("player", *columns), 12
    )


def virtue(p: dict[str, Any]) -> Msg:
    vp = VIRTUE[p["virtue"]].vp
    if not vp:
        return num(p["virtue"])
    sign = "plus" if vp > 0 else "minus"
    return Msg(f"cell-virtue-{sign}", {"n": p["virtue"], "vp": abs(vp)})


def debts(p: dict[str, Any]) -> Msg:
    if p["paid"]:
        return Msg("cell-debts", {"n": p["debts"], "paid": p["paid"]})
    return number(p["debts"])


def people(view: View) -> Block:
    """Workers at home, captives, apprentices and buildings of everyone."""
    rows = []
    for p in view["players"]:
        name = who(p["seat"])
        if p["board"]:
            name = Msg("cell-seated", {"player": name, "board": Msg(f"board-{p['board']}")})
        crew = items([apprentice_name(card) for card in p["crew"]])
        built = items([building_name(card) for card in p["built"]])
        rows.append([name, num(p["workers"]), groups(p["captives"]), crew, built])
    columns = head("player", "workers", "captives", "crew", "built")
    return Block(Msg("pic-people"), rows, columns, 12)


# -- the own area ----------------------------------------------------------------------------


def crew(p: Player) -> list[Block]:
    """Own apprentices with what they do, and the ability of a variable board."""
    rows = []
    if p.board:
        rows.append([Msg(f"board-{p.board}"), NONE, Msg(f"ability-{p.board}")])
    for card in p.crew:
        a = APPRENTICES[card]
        rows.append([apprentice_name(card), skill_names(a.skills), talent(a) or NONE])
    columns = head("apprentice", "skills", "effect")
    title = Msg("pic-crew-board" if p.board else "pic-crew")
    return [Block(title, rows, columns, 12)] if rows else []


def built(p: Player) -> list[Block]:
    """Own buildings that still do something at the end."""
    rows = []
    for card in p.built:
        b = BUILDINGS[card]
        if b.now is None:
            rows.append([building_name(card), num(b.vp), effect_of(b)])
    columns = head("building", "vp", "effect")
    return [Block(Msg("pic-built"), rows, columns, 12)] if rows else []


def hand(p: Player) -> list[Block]:
    """Own building cards with everything printed on them and what they lack."""
    rows = []
    for card in p.hand.cards:
        b = BUILDINGS[card]
        effect = facts(building_effects(card))
        needs = skill_names(b.skills)
        lack = lacking(p, card)
        rows.append([building_name(card), num(b.vp), amounts(b.cost), needs, effect, lack])
    columns = head("building", "vp", "cost", "skills", "effect", "lacks")
    return [Block(Msg("pic-hand"), rows, columns, 12)] if rows else []


def lacking(p: Player, card: str) -> Msg:
    """A13.1, A13.2: goods and skills still missing; A21.7: Lothaire may save one of them."""
    short = {good: n - p.goods[good] for good, n in price_of(p, card) if p.goods[good] < n}
    if p.board == "lothaire":
        saved = next((good for good in (WOOD, STONE) if short.get(good)), None)
        if saved is not None:
            short[saved] -= 1
    unskilled = SKILL_FOR[card] & ~skills(p)
    parts = [count(GOODS[good], n) for good, n in short.items() if n]
    parts += [Msg(f"skill-{x}") for i, x in enumerate(SKILLS) if unskilled >> i & 1]
    return items(parts) if parts else Msg("cell-ready")


# -- solo ------------------------------------------------------------------------------------


def opponent(view: View) -> list[Block]:
    """A22.37: the piles of schemes and the open discards."""
    if not view["players"][-1]["bot"]:
        return []
    rows = [
        [Msg("pile-draw"), num(pile(view["schemes"]))],
        [Msg("pile-aside"), num(view["aside"])],
        [Msg("pile-seen"), seen(view["seen_schemes"])],
    ]
    return [Block(Msg("pic-schemes"), rows, [], 12)]


def alike(cards: Iterable[str]) -> list[list[str]]:
    """Schemes that say the same, together."""
    out: dict[tuple[str, str, tuple[Step, ...], bool], list[str]] = {}
    for card in cards:
        x = SCHEMES[card]
        out.setdefault((x.pile, x.place, x.steps, x.star), []).append(card)
    return list(out.values())


def seen(cards: list[str]) -> Msg:
    return facts([several(same) for same in alike(cards)]) if cards else NONE


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


def picture(view: View, seat: int) -> list[Block]:
    """The board first, the own area last; a seat nobody has is a watcher's."""
    p = person(view, seat)
    own = seat < len(view["players"])
    return [
        workshop(view),
        market(view, p),
        cathedral(view, p),
        places(view, p) if own else watched(view),
        goods(view),
        people(view),
        *opponent(view),
        *built(p),
        *crew(p),
        *hand(p),
    ]
