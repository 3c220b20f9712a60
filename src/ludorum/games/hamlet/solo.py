"""M3-M13: Botric's turn, one villager at a time: priority actions, then the row of tokens.

Each step is told with its clause: what he tries, why he cannot, what decides between several.
"""

from __future__ import annotations

from collections.abc import Callable

from ludorum.kernel import Draw, Flow

from .botric import (
    Found,
    board,
    choose,
    favour,
    fine,
    flags_left,
    flip,
    go,
    narrow,
    nearest,
    own,
    pay_for,
    starts,
    walk,
)
from .botric_builds import botric_constructs, botric_road
from .content import (
    BAG,
    BLUEPRINTS,
    CHURCH,
    DISCS,
    KIND,
    MAKES,
    MARKET,
    PRODUCE_COINS,
    RAW,
    RAW_OF,
    ROADS,
    SALE_NEEDS,
    SALES,
    SLOT_NEEDS,
    SLOTS,
    TILES,
    TOWN_HALL,
    VILLAGERS,
    Needs,
    number,
)  # fmt: skip
from .state import (
    BOTRIC,
    Player,
    State,
    deliveries,
    earn,
    figures,
    free_slots,
    makes_high,
    milestone_free,
    put_cube,
    roads_of,
    stock,
    village,
)  # fmt: skip
from .town_hall import take_blueprint
from .trade import fill_slot, take_sale
from .village import tiles_in
from .works import fill, make

HIRE = number("botric-villager")
DISCOUNT: dict[str, Needs] = {  # M6.7: what he brings to the church
    x.id: tuple([(goods, x.botric) for goods, _ in SLOT_NEEDS[x.id]]) for x in SLOTS.values()
}


def botric_acts(s: State) -> Flow:
    """M4: one of his villagers; M3.4: the whole choice is made afresh."""
    b = s.players[BOTRIC]
    done = yield from hire(s, b)
    if not done:
        done = yield from deliver(s, b)
    if not done:
        done = yield from sell(s, b)
    if not done:
        yield from draw_action(s, b)
    board(s).acted += 1
    check_bag(s, b)


def check_bag(s: State, b: Player) -> None:
    """M5.1, M5.2: an empty bag is filled again and brings a coin."""
    if not s.discs.layers:
        board(s).drawn = []
        s.discs.shuffle_in(BAG)
        s.tell("M5.1", "discs-back", player=b.seat)
        flip(s, True, "M5.1")
        favour(s, b, 1, "M5.1", "bag")


def turn_coin(s: State, b: Player, clause: str) -> None:
    """M6.3: once a turn, with the first villager, while the favour token is face up."""
    x = board(s)
    if x.acted == 0 and x.up and not x.marker:
        x.marker = True
        favour(s, b, 1, clause, "turn")


# -- priority actions ------------------------------------------------------------------------


def hire(s: State, b: Player) -> Found[bool]:
    """M7: 5 coins for a villager; a blueprint comes with it."""
    if figures(b) == VILLAGERS:
        s.tell("M7.1", "cannot", player=b.seat, action="hire", reason="all-villagers")
        return False
    if b.coins < HIRE:
        s.tell("M7.4", "cannot", player=b.seat, action="hire", reason="no-coins")
        turn_coin(s, b, "M7.4")
        return False
    favour(s, b, -HIRE, "M7.2", "hire")
    yield from go(s, b, TOWN_HALL, "M4.2")
    b.lying.append(CHURCH)
    s.busy = True
    s.tell("M7.2", "villager", player=b.seat, n=figures(b))
    if not no_blueprint(s, b):
        yield from blueprint(s, b)
    flip(s, False, "M7.3")
    return True


def can_deliver(s: State, b: Player, slot: str) -> bool:
    """M8.1."""
    if slot in s.church:
        return False
    if not DISCOUNT[slot]:
        return b.coins >= SLOTS[slot].botric
    return stock(s).covers(village(s).network, DISCOUNT[slot])


def deliver(s: State, b: Player) -> Found[bool]:
    """M8: the best slot he can pay."""
    found = [slot for slot in SLOTS if can_deliver(s, b, slot)]
    if not found:
        if len(s.church) == len(SLOTS):
            s.tell("M8.9", "cannot", player=b.seat, action="deliver", reason="church-full")
        else:
            s.tell("M8.6", "cannot", player=b.seat, action="deliver", reason="no-slot")
        turn_coin(s, b, "M8.6")
        return False
    goods = {slot: sum([n for _, n in DISCOUNT[slot]]) for slot in found}
    found = narrow(
        s,
        "M8.2",
        "deliver",
        found,
        (
            ("points", lambda slot: -SLOTS[slot].points),
            ("own-high", lambda slot: -own(s, DISCOUNT[slot])[0]),
            ("own-normal", lambda slot: -own(s, DISCOUNT[slot])[1]),
            ("goods", lambda slot: goods[slot]),
        ),
    )
    slot = yield from choose(s, "botric-deliver", "M8.2", found)
    yield from go(s, b, CHURCH, "M4.2")
    if SLOTS[slot].takes:
        yield from pay_for(s, b, CHURCH, DISCOUNT[slot], "M8.7")
    else:
        favour(s, b, -SLOTS[slot].botric, "M8.3", "delivery")
    fill_slot(s, b, slot)
    if not SLOTS[slot].takes:
        flip(s, False, "M8.4")
    if deliveries(s, b.seat) == len(SLOTS):
        s.tell("M8.5", "donkey-marks", player=b.seat, slot=slot)
    return True


def sale_points(token: str) -> int:
    """M9.2: its points, and 1 in place of coins."""
    return SALES[token].points + (SALES[token].coins > 0)


def sell(s: State, b: Player) -> Found[bool]:
    """M9: the best token he can serve; M9.4: failing brings nothing."""
    network, covers = village(s).network, stock(s).covers
    found = [token for token in s.market if covers(network, SALE_NEEDS[token])]
    if not found:
        s.tell("M9.1", "cannot", player=b.seat, action="sell", reason="out-of-reach")
        return False
    found = narrow(
        s,
        "M9.2",
        "sell",
        found,
        (
            ("points", lambda token: -sale_points(token)),
            ("own-high", lambda token: -own(s, SALE_NEEDS[token])[0]),
            ("own-normal", lambda token: -own(s, SALE_NEEDS[token])[1]),
            ("goods", lambda token: sum(SALES[token].cost.values())),
        ),
    )
    token = yield from choose(s, "botric-sell", "M9.2", found)
    yield from go(s, b, MARKET, "M4.2")
    yield from pay_for(s, b, MARKET, SALE_NEEDS[token], "M9.3")
    yield from take_sale(s, b, token)
    return True


# -- the row of tokens -----------------------------------------------------------------------


def draw_action(s: State, b: Player) -> Flow:
    """M10: from the token under the drawn disc to the right, and round again."""
    x = board(s)
    disc = yield Draw(s.discs, "M4.3", about=("none", len(x.drawn) + 1))
    x.drawn.append(disc)
    place = DISCS.index(disc)
    s.tell("M10.1", "disc", player=b.seat, n=place + 1, action=x.row[place])
    for k in range(len(x.row)):
        action = x.row[(place + k) % len(x.row)]
        why = yield from TRY[action](s, b)
        if not why:
            x.row.remove(action)
            if action == "road" and roads_of(s, b.seat) == ROADS:
                s.tell("M15.5", "road-token", player=b.seat)
            else:
                x.row.append(action)
                s.tell("M10.3", "token-moves", player=b.seat, action=action)
            return
        s.tell("M10.1", "cannot", player=b.seat, action=action, reason=why)
    s.tell("M10.5", "pass", player=b.seat)
    yield from go(s, b, CHURCH, "M10.5")
    if x.up:
        favour(s, b, 1, "M10.5", "pass")


# -- produce ---------------------------------------------------------------------------------


def worker(s: State, b: Player, action: str, clause: str, tied: list[int]) -> Found[int]:
    """M11.1, M13.2: the player chooses tile and villager where several are as near."""
    pairs = [(tile, start) for tile in tied for start in starts(s, b, tile)]
    tile, start = yield from choose(s, "botric-worker", clause, pairs, action=action)
    walk(s, b, start, tile, clause)
    return tile


def produce(s: State, b: Player) -> Found[str]:
    """M11: where the fewest cubes lie; 1 point instead of the coins."""
    found = tiles_in(village(s).network & stock(s).fillable)
    if not found:
        return "full"
    found = narrow(
        s,
        "M11.1",
        "produce",
        found,
        (
            ("cubes", lambda tile: sum(s.cubes[tile])),
            ("near", lambda tile: nearest(s, b, tile)),
        ),
    )
    tile = yield from worker(s, b, "produce", "M11.1", found)
    x = TILES[s.tiles[tile]]
    if x.kind == "source":
        fill(s, b, tile, "M11.2")
    else:
        yield from stock_barn(s, b, tile)
    earn(s, b, PRODUCE_COINS[x.kind], "M11.2")
    return ""


def stock_barn(s: State, b: Player, tile: int) -> Flow:
    """M11.3: one cube of each kind the supply has; if not all fit, the kinds the barn has least."""
    left = [raw for raw in range(len(RAW)) if stock(s).supply[raw]]
    while left and free_slots(s, tile):
        least = min([s.cubes[tile][raw] for raw in left])
        kinds = [raw for raw in left if s.cubes[tile][raw] == least]
        if len(kinds) > free_slots(s, tile):
            names = [RAW[k] for k in kinds]
            name = yield from choose(s, "botric-barn", "M11.3", names, at=tile)
            kinds = [RAW.index(name)]
        for raw in kinds:
            left.remove(raw)
            put_cube(s, tile, raw)
            s.tell("M11.3", "cube", player=b.seat, tile=s.tiles[tile], good=RAW[raw], n=1)


# -- blueprint -------------------------------------------------------------------------------


def wish(s: State, id: str) -> int:
    """M12.2: a refinery with its milestone, a landmark, any refinery, a barn."""
    if KIND[id] == "refinery":
        return 0 if milestone_free(s, id) else 2
    return 1 if KIND[id] == "landmark" else 3


WISHES = ("milestone", "landmark", "refinery", "barn")


def wanted(s: State, b: Player) -> list[int]:
    """M12.5: places of the row he may take from; no landmark that he could not mark."""
    flags = flags_left(s, b, sum([KIND[id] == "landmark" for id in b.blueprints]))
    return [i for i, id in enumerate(s.row) if flags or KIND[id] != "landmark"]


def no_blueprint(s: State, b: Player) -> str:
    """M12.1: why he cannot take one; "" if he can."""
    if len(b.blueprints) == BLUEPRINTS:
        return "all-blueprints"
    return "" if wanted(s, b) else "no-blueprint"


def blueprint(s: State, b: Player) -> Flow:
    """M12.2, M12.3: by his wishes, the leftmost; the coins he skips come from the supply."""
    slot = min(wanted(s, b), key=lambda i: (wish(s, s.row[i]), i))
    id = s.row[slot]
    s.tell("M12.2", "wants", player=b.seat, tile=id, wish=WISHES[wish(s, id)])
    fine(s, b, slot, "M17.3")
    yield from take_blueprint(s, b, slot)


def take_plan(s: State, b: Player) -> Found[str]:
    """M12.4: as an action of the row, in the town hall."""
    why = no_blueprint(s, b)
    if not why:
        yield from go(s, b, TOWN_HALL, "M12.4")
        yield from blueprint(s, b)
    return why


# -- refine ----------------------------------------------------------------------------------


def batch(s: State, b: Player, tile: int) -> int:
    """M13.1, M13.4: how many goods he can make there now."""
    have, network = stock(s), village(s).network
    if not (network & ~have.full) >> tile & 1:
        return 0
    id = s.tiles[tile]
    tokens, cubes = have.tokens(b.seat, MAKES[id]), have.count(network, RAW_OF[id])
    return min(free_slots(s, tile), tokens, cubes)


def refine(s: State, b: Player) -> Found[str]:
    """M13: his own high quality, more goods, nearest; with the nearest raw material."""
    found = [tile for tile, _ in village(s).makers if batch(s, b, tile) > 0]
    if not found:
        return "no-refinery"
    found = narrow(
        s,
        "M13.2",
        "refine",
        found,
        (
            ("high", lambda tile: -makes_high(s, b, MAKES[s.tiles[tile]])),
            ("more", lambda tile: -batch(s, b, tile)),
            ("near", lambda tile: nearest(s, b, tile)),
        ),
    )
    tile = yield from worker(s, b, "refine", "M13.2", found)
    n = batch(s, b, tile)
    yield from pay_for(s, b, tile, (((RAW_OF[s.tiles[tile]],), n),), "M13.3")
    make(s, b, tile, n)
    return ""


def construct(s: State, b: Player) -> Found[str]:
    """M14.2: his blueprints by the order of M12.2, then the oldest."""
    order = sorted(b.blueprints, key=lambda id: (wish(s, id), b.blueprints.index(id)))
    return (yield from botric_constructs(s, b, order))


TRY: dict[str, Callable[[State, Player], Found[str]]] = {
    "produce": produce,
    "blueprint": take_plan,
    "refine": refine,
    "construct": construct,
    "road": botric_road,
}
