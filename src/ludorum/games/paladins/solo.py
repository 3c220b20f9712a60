"""P11: the bot of a solo game. It is a rule, not a player: it asks only the dealer.

Every step is told with the clause that chose it: the scheme, why it falls back, what the resource
marker points at, which reward ranks first, which attribute a lap of the marker raises.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.effects import parts
from ludorum.kernel import Draw, Flow

from .content import (  # fmt: skip
    ABSOLVE,
    ACTIONS,
    ACTS,
    ATTACK,
    ATTACKED,
    ATTRIBUTES,
    BOT_ROW,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DISCARD,
    EMPTY,
    FAITH,
    FAVOURS,
    FLAGS,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    LABOURER,
    NEED,
    ON_SPACE,
    ORDERS,
    OUTSIDERS,
    PRAY,
    RECRUIT,
    REGION_OF,
    RIGHT,
    SCHEMES,
    SPACES,
    STRENGTH,
    TRADE,
    WALLS,
    WORKERS,
    Parts,
    choices,
)
from .inquiry import drain, suspects, take_workers, tax
from .right import OPEN_SPACES
from .scoring import fulfilled
from .state import (
    Player,
    State,
    busy,
    covered,
    drop_suspicion,
    lift,
    lowest,
    move_marker,
    raise_attribute,
    take_debt,
)  # fmt: skip

REST = "rest"
ROW = {"recruit": RECRUIT, "pray": PRAY, "trade": TRADE, "conspire": CONSPIRE}
RANKS = (
    "recruit",
    "pay-debt",
    "pray",
    "two-workers",
    "worker",
    "silver",
    "remove-suspicion",
    "void",
)


# -- the turn --------------------------------------------------------------------------------


def bot_turn(s: State, b: Player) -> Flow:
    """P11.17, P11.19, P11.40: a scheme, its action; out of workers it is done for the round."""
    if b.workers[0]:
        card = yield from open_scheme(s, b)
        s.seen_schemes.append(card)
        yield from attempt(s, b, SCHEMES[card].action)
    if not b.workers[0] and not b.passed:
        b.passed = True
        s.tell("P11.19", "bot-done", player=b.seat)


def open_scheme(s: State, b: Player) -> Any:
    """P11.17, P11.34."""
    if not s.schemes.layers:
        shuffle_schemes(s, b, "P11.34")
    card = yield Draw(s.schemes, "P11.17")
    s.tell("P11.17", "scheme", player=b.seat, scheme=SCHEMES[card].action)
    return card


def shuffle_schemes(s: State, b: Player, clause: str) -> None:
    s.schemes.shuffle_in(s.seen_schemes)
    s.seen_schemes = []
    s.tell(clause, "shuffle-schemes", player=b.seat)


def attempt(s: State, b: Player, action: str) -> Flow:
    """P11.18: what the scheme says; if that cannot be done, the row of the left half."""
    if action == "orders":
        yield from kings_order(s, b)
    elif action == "favour":
        slot = favour_slot(s, b)
        if slot < 0:
            s.tell("P11.32", "cannot", player=b.seat, action="favour", reason="no-favour")
            yield from fall_back(s, b)
        else:
            yield from use_favour(s, b, slot)
    elif action in ROW:
        why = row_closed(s, b, action)
        if why:
            s.tell("P11.18", "cannot", player=b.seat, action=action, reason=why)
            yield from fall_back(s, b, action)
        else:
            yield from row_action(s, b, action)
    else:
        a = ACTIONS.index(action)
        why = right_closed(s, b, a)
        if why:
            s.tell("P11.18", "cannot", player=b.seat, action=action, reason=why)
            yield from fall_back(s, b)
        else:
            yield from right_action(s, b, a)


def fall_back(s: State, b: Player, tried: str = "") -> Flow:
    """P11.18: the leftmost of recruit, pray, trade, conspire and rest that is available."""
    for action in BOT_ROW:
        why = row_closed(s, b, action)
        if not why:
            s.tell("P11.18", "fall-back", player=b.seat, action=action)
            yield from row_action(s, b, action)
            return
        if action != tried:  # which is told already
            s.tell("P11.18", "cannot", player=b.seat, action=action, reason=why)


def send(s: State, b: Player, a: int, n: int) -> None:
    """P11.20: workers from its supply onto the spaces no workshop covers."""
    b.workers[0] -= n
    spaces = b.spaces[a]
    empty = [i for i, x in enumerate(spaces) if x == EMPTY]
    for i in empty[:n]:  # a pack may ask for more workers than there are spaces
        spaces[i] = LABOURER
    s.tell("P11.20", "bot-place", player=b.seat, action=ACTIONS[a], n=n)


# -- the left half ---------------------------------------------------------------------------


def row_closed(s: State, b: Player, action: str) -> str:
    """P11.18: its space free, its workers there, a townsfolk to send; "" if it can be done."""
    if action != REST and busy(b, ROW[action]):
        return "occupied"
    if b.workers[0] < BOT_ROW[action].workers:
        return "no-workers"
    return "no-townsfolk" if action == "recruit" and not any(s.row) else ""


def row_action(s: State, b: Player, action: str) -> Flow:
    n = BOT_ROW[action].workers
    if action == REST:
        b.workers[0] -= n
        rest(s, b)
        return
    send(s, b, ROW[action], n)
    if action == "recruit":
        yield from bot_recruit(s, b)
    elif action == "pray":
        bot_pray(s, b)
    elif action == "trade":
        s.tell("P11.23", "bot-trade", player=b.seat)
        move_marker(s, b, 1, "P11.23")
    else:
        yield from bot_conspire(s, b)


def rest(s: State, b: Player) -> None:
    """P11.25: one step, and one for every worker left; the bot is out of the round."""
    left = b.workers[0]
    s.tell("P11.25", "rest", player=b.seat, n=left)
    move_marker(s, b, 1 + left, "P11.25")
    b.passed = True


def pointed(s: State, b: Player, free: list[int], size: int, what: str) -> int:
    """P11.14: the card the marker points at; else the next to the right, then from the left."""
    for k in range(size):
        slot = (s.marker + k) % size
        if slot in free:
            s.tell("P11.14", "points", player=b.seat, what=what, n=s.marker + 1, slot=slot + 1)
            return slot
    return -1


def bot_recruit(s: State, b: Player) -> Flow:
    """P11.21: the pointed townsfolk is discarded for its reward."""
    filled = [i for i, card in enumerate(s.row) if card]
    slot = pointed(s, b, filled, len(s.row), "townsfolk")
    if slot >= 0:
        card, s.row[slot] = s.row[slot], ""
        s.gone_townsfolk.append(card)
        s.tell("P11.21", "send", player=b.seat, townsfolk=card)
        yield from bot_gain(s, b, DISCARD[card], "P11.21")


def bot_pray(s: State, b: Player) -> None:
    """P11.22, P11.22.1: the right half is emptied, or a worker comes; schemes are shuffled."""
    if any([busy(b, a) for a in RIGHT]):
        for a in RIGHT:
            lift(b, a)
        s.tell("P11.22", "bot-pray", player=b.seat)
    else:
        b.workers[0] += 1
        s.tell("P11.22", "bot-pray-worker", player=b.seat)
    shuffle_schemes(s, b, "P11.22")


def bot_conspire(s: State, b: Player) -> Flow:
    """P11.24: a suspicion and two workers, neither a criminal."""
    b.workers[0] += 2
    s.tell("P11.24", "bot-conspire", player=b.seat, n=2)
    yield from suspects(s, b, 1)


# -- the right half --------------------------------------------------------------------------


def right_closed(s: State, b: Player, a: int) -> str:
    """P11.18, P11.20, P11.33: why it cannot; "" if it can."""
    if busy(b, a):
        return "occupied"
    if b.workers[0] < len(NEED[a][covered(b, a)]):
        return "no-workers"
    act = ACTS[a]
    if act.steps and b.done[a] == act.limit:
        return "limit"
    if a in (COMMISSION, GARRISON):
        return "" if reachable(s, b, a) else "no-space"
    if a == ATTACK:
        return "" if in_reach(s, b, STRENGTH) else "no-strength"
    if a == CONVERT:
        return "" if in_reach(s, b, FAITH) else "no-faith"
    if b.attributes[INFLUENCE] < act.marks[b.done[a]]:
        return "no-influence"
    return "no-walls" if a == FORTIFY and not s.walls.layers else ""


def right_action(s: State, b: Player, a: int) -> Flow:
    send(s, b, a, len(NEED[a][covered(b, a)]))
    yield from RIGHT_ACTIONS[a](s, b)


def reachable(s: State, b: Player, a: int) -> list[int]:
    """P11.26: spaces its faith (monks) or strength (outposts) reaches; P11.6: as with two."""
    attribute = FAITH if a == COMMISSION else STRENGTH
    reach, flags = b.attributes[attribute], FLAGS[attribute]
    return [
        i for i in OPEN_SPACES[1] if s.land[i] == EMPTY and flags[REGION_OF[i]] <= reach
    ]  # fmt: skip


def rank(s: State, b: Player, space: int) -> int:
    """P11.26, P11.26.1: the place of a space's reward in the bot's list; idle ones are last."""
    found = ON_SPACE[space]
    name = found[0][0]
    if idle(s, b, found):
        return RANKS.index("void")
    if name in WORKERS:
        return RANKS.index("two-workers" if sum([n for _, n in found]) > 1 else "worker")
    return RANKS.index(name)


def settle(s: State, b: Player, a: int, clause: str) -> Flow:
    """P11.26: the best reward, of equal ones the leftmost; the attribute under the piece."""
    space = min(reachable(s, b, a), key=lambda i: (rank(s, b, i), i))
    outpost = a == GARRISON
    s.tell("P11.26", "prefers", player=b.seat, rank=RANKS[rank(s, b, space)])
    b.done[a] += 1
    s.land[space] = b.seat * 2 + outpost
    x = SPACES[space]
    piece = "outpost" if outpost else "monk"
    s.tell(clause, piece, player=b.seat, space=x.id, region=x.region)
    raise_attribute(s, b, FAITH if outpost else INFLUENCE, 1, clause)
    yield from bot_gain(s, b, ON_SPACE[space], clause)


def bot_commission(s: State, b: Player) -> Flow:
    return settle(s, b, COMMISSION, "P11.26")


def bot_garrison(s: State, b: Player) -> Flow:
    return settle(s, b, GARRISON, "P11.26")


def bot_absolve(s: State, b: Player) -> Flow:
    """P11.27: a jar is turned; a suspicion, then a debt or one more suspicion."""
    b.done[ABSOLVE] += 1
    s.tell("P11.27", "bot-jar", player=b.seat, n=b.done[ABSOLVE])
    raise_attribute(s, b, FAITH, 1, "P11.27")
    yield from bot_gain(s, b, (("remove-suspicion", 1),), "P11.27")
    then = "pay-debt" if b.debts else "remove-suspicion"
    yield from bot_gain(s, b, ((then, 1),), "P11.27")


def bot_fortify(s: State, b: Player) -> Flow:
    """P11.28: strength first, then the rest of the wall."""
    card = yield Draw(s.walls, "P11.28", about=("bot",))
    b.done[FORTIFY] += 1
    b.walls.append(card)
    wall = WALLS[card]
    s.tell("P11.28", "wall", player=b.seat, wall=card, n=len(b.walls))
    raise_attribute(s, b, STRENGTH, wall.strength, "P11.28")
    ways = choices(wall.gain)
    found = choose_way(s, b, ways, "P11.28") if ways else parts(wall.gain)
    yield from bot_gain(s, b, found, "P11.28")


def in_reach(s: State, b: Player, attribute: int) -> list[int]:
    """P11.29, P11.30: outsiders whose flag its attribute meets; silver never helps."""
    reach, flags = b.attributes[attribute], FLAGS[attribute]
    return [i for i, card in enumerate(s.foes) if card and flags[i] <= reach]


def bot_attack(s: State, b: Player) -> Flow:
    """P11.29."""
    slot = pointed(s, b, in_reach(s, b, STRENGTH), len(s.foes), "outsider")
    card, s.foes[slot] = s.foes[slot], ""
    b.done[ATTACK] += 1
    b.attacked.append(card)
    s.tell("P11.29", "attack", player=b.seat, outsider=card)
    yield from bot_gain(s, b, ATTACKED[card], "P11.29")


def bot_convert(s: State, b: Player) -> Flow:
    """P11.30."""
    slot = pointed(s, b, in_reach(s, b, FAITH), len(s.foes), "outsider")
    card, s.foes[slot] = s.foes[slot], ""
    b.done[CONVERT] += 1
    b.converted.append(card)
    s.tell("P11.30", "convert", player=b.seat, outsider=card)
    yield from bot_gain(s, b, (("strength", OUTSIDERS[card].strength),), "P11.30")


RIGHT_ACTIONS: dict[int, Callable[[State, Player], Flow]] = {
    COMMISSION: bot_commission,
    FORTIFY: bot_fortify,
    GARRISON: bot_garrison,
    ABSOLVE: bot_absolve,
    ATTACK: bot_attack,
    CONVERT: bot_convert,
}


# -- the King's cards ------------------------------------------------------------------------


def kings_order(s: State, b: Player) -> Flow:
    """P11.31, P11.31.1: unfulfilled orders from the right, then fulfilled ones, then the row."""
    met = fulfilled(s, b)
    slots = list(range(len(s.shown_orders) - 1, -1, -1))
    for slot in [i for i in slots if i not in met] + [i for i in slots if i in met]:
        action = ORDERS[s.shown_orders[slot]].action
        why = right_closed(s, b, ACTIONS.index(action))
        if not why:
            clause = "P11.31.1" if slot in met else "P11.31"
            s.tell(clause, "takes-order", player=b.seat, action=action, n=slot + 1)
            yield from right_action(s, b, ACTIONS.index(action))
            return
        s.tell("P11.31", "cannot", player=b.seat, action=action, reason=why)
    yield from fall_back(s, b)


def favour_slot(s: State, b: Player) -> int:
    """P11.32, P11.44: revealed and empty is enough; -1 if there is none."""
    free = [i for i, who in enumerate(s.on_favours) if who == EMPTY]
    return pointed(s, b, free, 5, "favour")


def use_favour(s: State, b: Player, slot: int) -> Flow:
    """P11.32: one worker; P11.11: no silver and no provisions, but a debt is taken."""
    card = s.shown_favours[slot]
    b.workers[0] -= 1
    s.on_favours[slot] = b.seat
    s.tell("P11.32", "favour", player=b.seat, favour=card, workers=())
    if "debt" in FAVOURS[card].cost:
        take_debt(s, b, "P11.11")
    ways = choices(FAVOURS[card].gain)
    found = choose_way(s, b, ways, "P11.44") if ways else parts(FAVOURS[card].gain)
    yield from bot_gain(s, b, found, "P11.32")


def choose_way(s: State, b: Player, ways: dict[str, Parts], clause: str) -> Parts:
    """P11.28, P11.44: the left option unless it is idle; an attribute: the lowest."""
    if set(ways) == set(ATTRIBUTES):
        pick = ATTRIBUTES[lowest(s, b)]
    else:
        pick = next((x for x in ways if not idle(s, b, ways[x])), list(ways)[-1])
    s.tell(clause, "takes", player=b.seat, way=pick)
    return ways[pick]


# -- what the bot gains ----------------------------------------------------------------------


def idle(s: State, b: Player, found: Parts) -> bool:
    """P11.15.1: a reward without effect; a discard always has one, if only on the treasury."""
    name = found[0][0]
    if name == "pay-debt":
        return not b.debts
    if name == "recruit":
        return not any(s.row)
    return name == "develop"


def bot_gain(s: State, b: Player, found: Parts, clause: str) -> Flow:
    """P11.10-P11.15, P11.42: parts in printed order, in the bot's own way."""
    for name, n in found:
        flow: Flow | None = None
        if name in ATTRIBUTES:
            raise_attribute(s, b, ATTRIBUTES.index(name), n, clause)
        elif name in WORKERS:
            flow = take_workers(s, b, (WORKERS.index(name),) * n, clause)
        elif name in ("silver", "provision"):
            move_marker(s, b, n, "P11.12")
        elif name == "tax":
            flow = tax(s, b, n, clause)
        elif name == "pray":
            bot_pray(s, b)
        elif name == "recruit":
            flow = bot_recruit(s, b)
        elif name == "pay-debt":
            if b.debts:
                b.debts -= 1
                b.paid += 1
                s.tell(clause, "pay-debt", player=b.seat)
        elif name == "remove-debt":
            flow = bot_remove_debt(s, b, clause)
        else:
            flow = bot_suspicion(s, b, n, clause)
        if flow is not None:
            yield from flow


def bot_remove_debt(s: State, b: Player, clause: str) -> Flow | None:
    """P11.15."""
    if not b.debts:
        return drain(s, b)
    b.debts -= 1
    s.tell(clause, "remove-debt", player=b.seat)
    return None


def bot_suspicion(s: State, b: Player, n: int, clause: str) -> Flow:
    """P11.15: each card it does not have costs the treasury a silver."""
    for _ in range(n):
        if b.suspicion:
            drop_suspicion(s, b, 1, clause)
        else:
            flow = drain(s, b)
            if flow is not None:
                yield from flow
