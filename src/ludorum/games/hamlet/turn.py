"""B3, H2: a player's turn, one action after another; H10, H11: rounds and the end.

Every question a person is asked, what an option is (tiles are numbers in `State.tiles`), and what
the question is about, by name:

act          ("produce", tile), ("refine", tile), ("sell", token), ("deliver", slot),
             ("construct", blueprint), "town-hall", "beg", "road", "donkeys", "done" (ends the
             turn); n: unused villagers
batch        how many goods to refine: a number; at: the tile
barn         (raw material, how many) of each kind for the empty slots; at: the tile, n: slots
sources      what to use: (tile, good, mark, how many) each, mark -1 a cube, else maker * 2 + high
             quality; tile: id of the acting villager's, n: how many are to be paid
source       (tile, good, mark) to use next, if it is one, or too many for `sources`
town-hall    ("blueprint", place in the row), "villager", "donkey", "done"; taken: a blueprint is
donkey-tile  tile where a hired donkey enters
donkey       (from, to) tiles of the next donkey's step, or "done"; n: donkeys left
host         tile a constructing villager stands on; tile: id of the blueprint
place        (p, q) of the new tile's turning point; tile, host
turn         its turn, 0-5; tile, host, p, q
stand        tile a road builder stands on
site         (older tile, its segment) for the road; at: the builder's tile

In Botric's turn, where the rulebook lets the player break a tie (module `solo`):

botric-villager  tile of the villager that goes; at: the tile it goes to
botric-worker    (tile, villager's tile) for producing and refining; action
botric-deliver   church slot
botric-sell      sale token
botric-sources   what he uses, botric-source: next; as for `sources` and `source`
botric-barn      raw material for a slot; at: the tile
botric-place     (p, q, turn) of the new tile; tile: id of the blueprint
botric-host      tile he builds from; tile: id of the blueprint
botric-road      (older tile, its segment)
botric-stand     tile he builds the road from; at: the older tile, segment
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ludorum.kernel import Choose, Flow

from .building import construct, construct_closed, constructible, road, road_closed
from .content import number
from .hauling import Means
from .solo import botric_acts
from .state import Player, State, slots, village
from .town_hall import visit, visit_closed
from .trade import deliver, deliver_closed, deliverable, sell, sell_closed, sellable
from .works import (
    Reason,
    beg,
    beg_closed,
    produce,
    produce_closed,
    producible,
    refinable,
    refine,
    refine_closed,
)  # fmt: skip

DONE = "done"


def turn(s: State) -> Flow:
    """B3.1: one action of the active side."""
    p = s.players[s.active]
    if p.bot:
        yield from botric_acts(s)
        if not p.standing:
            end_turn(s)
        return
    pick = yield Choose(p.seat, "act", "B3.1", actions(s, p), confirm=True, n=len(p.standing))
    if pick == DONE:
        s.tell("H2.3", "end-turn", player=p.seat)
        end_turn(s)
    elif isinstance(pick, str):
        yield from PLAIN[pick][1](s, p)
    else:
        yield from WITH[pick[0]][3](s, p, pick[1])


# -- donkeys ---------------------------------------------------------------------------------


def donkeys_closed(m: Means) -> Reason | None:
    """H2.1: one moment of the turn."""
    return ("H2.1", "donkeys-moved") if m.s.moved else None


def move_donkeys(s: State, p: Player) -> Flow:
    """H2.1: each donkey at most one step over a link."""
    beside = village(s).beside
    left = p.donkeys[:]
    s.moved = True
    s.changed = True
    while left:
        steps: list[Any] = [(a, b) for a in sorted(set(left)) for b in beside(a)]
        if len(left) < len(p.donkeys):
            steps.append(DONE)
        pick = yield Choose(p.seat, "donkey", "H2.1", steps, n=len(left))
        if pick == DONE:
            return
        start, goal = pick
        left.remove(start)
        p.donkeys.remove(start)
        p.donkeys.append(goal)
        p.donkeys.sort()
        s.tell("B3.1", "donkey-step", player=p.seat, start=s.tiles[start], to=s.tiles[goal])


# -- what a villager can do ------------------------------------------------------------------

PLAIN: dict[str, tuple[Callable[[Means], Reason | None], Callable[[State, Player], Flow]]]
PLAIN = {
    "town-hall": (visit_closed, visit),
    "beg": (beg_closed, beg),
    "road": (road_closed, road),
    "donkeys": (donkeys_closed, move_donkeys),
}
# Of what: all that there is, what can be done now, why something cannot, and doing it.
WITH: dict[
    str,
    tuple[
        Callable[[Means], Iterable[Any]],
        Callable[[Means], Iterable[Any]],
        Callable[[Means, Any], Reason | None],
        Callable[[State, Player, Any], Flow],
    ],
] = {
    "produce": (lambda m: m.v.stores, producible, produce_closed, produce),
    "refine": (lambda m: [tile for tile, _ in m.v.makers], refinable, refine_closed, refine),
    "sell": (lambda m: m.s.market, sellable, sell_closed, sell),
    "deliver": (lambda m: slots(m.s), deliverable, deliver_closed, deliver),
    "construct": (lambda m: m.p.blueprints, constructible, construct_closed, construct),
}


def looked_for(m: Means) -> list[Any]:
    """Every action a player may look for."""
    things = [(name, x) for name, (them, _, _, _) in WITH.items() for x in them(m)]
    return [*things, *PLAIN]


def closed(m: Means, option: Any) -> Reason | None:
    """Why an action cannot be taken now: clause and reason, or None if it can."""
    if option != "donkeys" and not m.p.standing:
        return "B3.1", "no-villager"
    if isinstance(option, str):
        return PLAIN[option][0](m)
    return WITH[option[0]][2](m, option[1])


def actions(s: State, p: Player) -> list[Any]:
    """H2.4: what the next villager can do; H2.1: the donkeys, once; H2.3: ending the turn."""
    out: list[Any] = []
    if p.standing:
        m = Means(s, p)
        for name, (_, can, _, _) in WITH.items():
            for x in can(m):
                out.append((name, x))
        for name, (why, _) in PLAIN.items():
            if why(m) is None:
                out.append(name)
    elif not s.moved:
        out.append("donkeys")
    out.append(DONE)
    return out


# -- rounds ----------------------------------------------------------------------------------


def begin_turn(s: State, seat: int) -> None:
    """H2.1, M3.2, M3.3: all villagers stand up."""
    s.active = seat
    s.moved = False
    p = s.players[seat]
    p.standing += p.lying
    p.standing.sort()
    p.lying = []
    b = s.botric
    if b is not None:
        if p.bot:
            b.acted = 0
        else:
            b.marker = False
    s.tell("B3.1", "turn", player=seat, n=s.round)


def end_turn(s: State) -> None:
    """H12.2, H13.5: when everybody has had a turn the round is over."""
    after = (s.active + 1) % len(s.players)
    if after == s.first:
        end_round(s)
    if s.phase != "over":
        begin_turn(s, after)


def end_round(s: State) -> None:
    """H10.1: the end after a full church; H11: or when nothing moves any more."""
    s.still = 0 if s.changed else s.still + 1
    s.idle = 0 if s.busy else s.idle + 1
    s.changed = s.busy = False
    if len(s.church) == len(slots(s)):
        finish(s, "H10.1", "church")
    elif s.still == number("still-rounds"):
        finish(s, "H11.1", "still")
    elif s.idle == number("idle-rounds"):
        finish(s, "H11.2", "idle")
    else:
        s.round += 1


def finish(s: State, clause: str, why: str) -> None:
    s.phase = "over"
    s.tell(clause, "end", why=why)
