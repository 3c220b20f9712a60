"""P6: the actions on the right half of a board, and the King's Favours.

Each needs one attribute and raises another (P4.14). Targets are asked first, then workers are
placed, costs paid and rewards gained (P4.10).
"""

from __future__ import annotations

from ludorum.effects import parts
from ludorum.kernel import Choose, Draw, Flow
from ludorum.titles import seats_of

from .content import (  # fmt: skip
    ABSOLVE,
    ACTIONS,
    ACTS,
    ATTACK,
    ATTACKED,
    COMMISSION,
    CONVERT,
    EMPTY,
    FAITH,
    FAVOUR_COST,
    FAVOUR_NEED,
    FAVOURS,
    FLAGS,
    FORTIFY,
    FREE,
    GARRISON,
    IN_SILVER,
    INFLUENCE,
    LIMIT,
    MARKS,
    NEED,
    ON_JAR,
    ON_SPACE,
    OUTSIDERS,
    REGION_OF,
    SPACES,
    STEPS,
    STRENGTH,
    WALLS,
    Need,
    choices,
)
from .labour import KIND, Payment, hands, payments, place
from .left import Reason
from .rewards import Item, crew_items, items, resolve
from .state import (  # fmt: skip
    Player,
    State,
    covered,
    level,
    paladin_bonus,
    spend,
    take_debt,
)

OPEN_SPACES = {  # P6.4: spaces by the number of players, from the left
    n: tuple([i for i, x in enumerate(SPACES) if x.players <= n]) for n in (1, 2, 3, 4)
}


def cost(p: Player, a: int) -> int:
    """By the times it was done (P6); P9.1: nothing with the right paladin."""
    return 0 if FREE[p.paladin] == a else STEPS[a][p.done[a]]


def need_of(p: Player, a: int) -> Need:
    """P4.5: what the spaces without a workshop ask for."""
    return NEED[a][covered(p, a)]


def lacks(p: Player, a: int) -> Reason | None:
    """P4.6, P4.8: what keeps from any action of this half, besides workers."""
    if STEPS[a]:
        if p.done[a] == LIMIT[a]:
            return "P4.8", "limit"
        price = cost(p, a)
        if IN_SILVER[a]:
            if p.silver < price:
                return "P4.6", "no-silver"
        elif p.provisions < price:
            return "P4.6", "no-provisions"
    return None


def pay(s: State, p: Player, a: int, paid: Payment, clause: str) -> None:
    """P4.10: workers, then provisions or silver; from here on it is done once more."""
    place(s, p, a, paid)
    if STEPS[a]:
        spend(s, p, ACTS[a].good, cost(p, a), clause)
    p.done[a] += 1


def finish(s: State, p: Player, a: int, found: list[Item]) -> Flow | None:
    """P4.11, P9.3: rewards of the action, of the crew and of the paladin."""
    found += crew_items(p, ACTIONS[a])
    paladin_bonus(s, p, a)
    return resolve(s, p, found)


# -- commission and garrison -----------------------------------------------------------------


def land_options(s: State, reach: int, attribute: int) -> list[int]:
    """P6.1, P6.3, P6.4: empty spaces open at this table, in regions within reach."""
    flags = FLAGS[attribute]
    land = s.land
    return [
        i
        for i in OPEN_SPACES[seats_of(s)]
        if land[i] == EMPTY and flags[REGION_OF[i]] <= reach
    ]  # fmt: skip


def land_open(s: State, reach: int, attribute: int) -> bool:
    """The same, if one is enough."""
    flags = FLAGS[attribute]
    land = s.land
    for i in OPEN_SPACES[seats_of(s)]:
        if flags[REGION_OF[i]] > reach:
            return False  # regions come from the left, flags only rise
        if land[i] == EMPTY:
            return True
    return False


def settle_lacks(s: State, p: Player, a: int) -> Reason | None:
    """P6.1, P6.3."""
    found = lacks(p, a)
    if found is not None:
        return found
    attribute = FAITH if a == COMMISSION else STRENGTH
    if land_open(s, level(p, attribute), attribute):
        return None
    return ("P6.1" if a == COMMISSION else "P6.3"), "no-space"


def commission(s: State, p: Player) -> Flow:
    """P6.1: the leftmost monk goes where faith reaches."""
    options = land_options(s, level(p, FAITH), FAITH)
    space = yield Choose(p.seat, "commission", "P6.1", options)
    paid: Payment = yield hands(p, COMMISSION, need_of(p, COMMISSION))
    pay(s, p, COMMISSION, paid, "P6.1")
    s.land[space] = p.seat * 2
    x = SPACES[space]
    s.tell("P6.1", "monk", player=p.seat, space=x.id, region=x.region)
    found = [("P6.1", "influence", 1), *items(ON_SPACE[space], "P6.1")]
    flow = finish(s, p, COMMISSION, found)
    if flow is not None:
        yield from flow


def garrison(s: State, p: Player) -> Flow:
    """P6.3: the leftmost outpost goes where strength reaches."""
    options = land_options(s, level(p, STRENGTH), STRENGTH)
    space = yield Choose(p.seat, "garrison", "P6.3", options)
    paid: Payment = yield hands(p, GARRISON, need_of(p, GARRISON))
    pay(s, p, GARRISON, paid, "P6.3")
    s.land[space] = p.seat * 2 + 1
    x = SPACES[space]
    s.tell("P6.3", "outpost", player=p.seat, space=x.id, region=x.region)
    found = [("P6.3", "faith", 1), *items(ON_SPACE[space], "P6.3")]
    flow = finish(s, p, GARRISON, found)
    if flow is not None:
        yield from flow


# -- fortify ---------------------------------------------------------------------------------


def fortify_lacks(s: State, p: Player) -> Reason | None:
    """P6.2, P6.2.1."""
    found = lacks(p, FORTIFY)
    if found is not None:
        return found
    if not s.walls.layers:
        return "P6.2.1", "no-walls"
    enough = level(p, INFLUENCE) >= MARKS[FORTIFY][p.done[FORTIFY]]
    return None if enough else ("P6.2", "no-influence")


def fortify(s: State, p: Player) -> Flow:
    """P6.2: the top wall, unseen before it is paid; a choice on it is the player's."""
    paid: Payment = yield hands(p, FORTIFY, need_of(p, FORTIFY))
    pay(s, p, FORTIFY, paid, "P6.2")
    card = yield Draw(s.walls, "P6.2")
    p.walls.append(card)
    wall = WALLS[card]
    s.tell("P6.2", "wall", player=p.seat, wall=card, n=len(p.walls))
    found = [("P6.2", "strength", wall.strength), *items(parts(wall.gain), "P6.2")]
    ways = choices(wall.gain)
    if ways:
        pick = yield Choose(p.seat, "choice", "P6.2", tuple(ways), card=card)
        found += items(ways[pick], "P6.2")
    flow = finish(s, p, FORTIFY, found)
    if flow is not None:
        yield from flow


# -- absolve ---------------------------------------------------------------------------------


def absolve_lacks(s: State, p: Player) -> Reason | None:
    """P6.5."""
    found = lacks(p, ABSOLVE)
    if found is not None:
        return found
    enough = level(p, INFLUENCE) >= MARKS[ABSOLVE][p.done[ABSOLVE]]
    return None if enough else ("P6.5", "no-influence")


def jar_options(p: Player) -> list[int]:
    """P6.5: own spaces without a jar; of those that bring the same, the first."""
    out: dict[tuple[tuple[str, int], ...], int] = {}
    for i, jar in enumerate(p.jars):
        if not jar:
            out.setdefault(ON_JAR[i], i)
    return list(out.values())


def absolve(s: State, p: Player) -> Flow:
    """P6.5: the leftmost jar moves; one suspicion may be discarded besides."""
    space = yield Choose(p.seat, "absolve", "P6.5", jar_options(p))
    paid: Payment = yield hands(p, ABSOLVE, need_of(p, ABSOLVE))
    pay(s, p, ABSOLVE, paid, "P6.5")
    p.jars[space] = p.done[ABSOLVE]
    s.tell("P6.5", "jar", player=p.seat, jar=space, n=p.done[ABSOLVE])
    found = [
        ("P6.5", "faith", 1),
        ("P6.5", "remove-suspicion", 1),
        *items(ON_JAR[space], "P6.5"),
    ]
    flow = finish(s, p, ABSOLVE, found)
    if flow is not None:
        yield from flow


# -- attack and convert ----------------------------------------------------------------------


def attack_cost(p: Player, slot: int) -> int:
    """P6.6: one silver per two points of strength lacking, rounded up."""
    lacking = FLAGS[STRENGTH][slot] - level(p, STRENGTH)
    return (lacking + 1) // 2 if lacking > 0 else 0


def attack_reach(p: Player) -> int:
    """P6.6: strength, and as much as silver can make up for."""
    return level(p, STRENGTH) + 2 * p.silver


def foes_within(s: State, attribute: int, reach: int) -> list[int]:
    """Slots of outsiders whose flag is within reach."""
    flags = FLAGS[attribute]
    return [i for i, card in enumerate(s.foes) if card and flags[i] <= reach]


def foe_within(s: State, attribute: int, reach: int) -> bool:
    """The same, if one is enough."""
    for card, flag in zip(s.foes, FLAGS[attribute], strict=True):
        if card and flag <= reach:
            return True
    return False


def attack_options(s: State, p: Player) -> list[int]:
    return foes_within(s, STRENGTH, attack_reach(p))


def attack_lacks(s: State, p: Player) -> Reason | None:
    """P6.6."""
    found = lacks(p, ATTACK)
    if found is not None:
        return found
    if foe_within(s, STRENGTH, attack_reach(p)):
        return None
    return ("P6.6", "no-strength") if any(s.foes) else ("P3.11", "no-outsider")


def attack(s: State, p: Player) -> Flow:
    """P6.6: rewards of the upper corner; the card is kept face down."""
    slot = yield Choose(p.seat, "attack", "P6.6", attack_options(s, p))
    price = attack_cost(p, slot)
    paid: Payment = yield hands(p, ATTACK, need_of(p, ATTACK))
    pay(s, p, ATTACK, paid, "P6.6")
    spend(s, p, "silver", price, "P6.6")
    card, s.foes[slot] = s.foes[slot], ""
    p.attacked.append(card)
    s.tell("P6.6", "attack", player=p.seat, outsider=card)
    flow = finish(s, p, ATTACK, items(ATTACKED[card], "P6.6"))
    if flow is not None:
        yield from flow


def convert_options(s: State, p: Player) -> list[int]:
    return foes_within(s, FAITH, level(p, FAITH))


def convert_lacks(s: State, p: Player) -> Reason | None:
    """P6.7."""
    found = lacks(p, CONVERT)
    if found is not None:
        return found
    if foe_within(s, FAITH, level(p, FAITH)):
        return None
    return ("P6.7", "no-faith") if any(s.foes) else ("P3.11", "no-outsider")


def convert(s: State, p: Player) -> Flow:
    """P6.7: only the lower part of the card counts; it scores at the end."""
    slot = yield Choose(p.seat, "convert", "P6.7", convert_options(s, p))
    paid: Payment = yield hands(p, CONVERT, need_of(p, CONVERT))
    pay(s, p, CONVERT, paid, "P6.7")
    card, s.foes[slot] = s.foes[slot], ""
    p.converted.append(card)
    s.tell("P6.7", "convert", player=p.seat, outsider=card)
    flow = finish(s, p, CONVERT, [("P6.7", "strength", OUTSIDERS[card].strength)])
    if flow is not None:
        yield from flow


# -- King's Favours --------------------------------------------------------------------------


def favour_lacks(p: Player, card: str) -> Reason | None:
    """P6.8: its cost, besides the worker."""
    silver, provisions = FAVOUR_COST[card]
    if p.silver < silver:
        return "P4.6", "no-silver"
    return None if p.provisions >= provisions else ("P4.6", "no-provisions")


def favour(s: State, p: Player, k: int) -> Flow:
    """P6.8: one worker on the card, its cost, its reward."""
    card = s.shown_favours[k]
    ways = choices(FAVOURS[card].gain)
    pick = ""
    if ways:
        pick = yield Choose(p.seat, "choice", "P6.8", tuple(ways), card=card)
    options = payments(p, FAVOUR_NEED[card])
    paid: Payment = yield Choose(p.seat, "pay", "P4.2", options, action="favour", favour=card)
    p.workers[KIND[paid[0]]] -= 1
    s.on_favours[k] = p.seat
    s.tell("P6.8", "favour", player=p.seat, favour=card, workers=paid)
    for good, n in FAVOURS[card].cost.items():
        if good == "debt":
            take_debt(s, p, "P6.8")
        else:
            spend(s, p, good, n, "P6.8")
    flow = resolve(s, p, items(ways[pick] if ways else parts(FAVOURS[card].gain), "P6.8"))
    if flow is not None:
        yield from flow
