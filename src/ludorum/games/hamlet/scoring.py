"""B11, H10, M16, M17: the points of a game, line by line."""

from __future__ import annotations

from ludorum.effects import value
from ludorum.kernel import Flow
from ludorum.titles import ScoreLine

from .content import AWARDS, CHURCH, TILES, number
from .state import (
    BONUS,
    BOTRIC,
    EARNED,
    Player,
    State,
    deliveries,
    figures,
    landmarks,
    planner,
    roads_of,
    village,
)  # fmt: skip

STEPS = number("steps")
COINS_PER_POINT = number("coins-per-point")
TERRAIN = {"forest-segments": "F", "mountain-segments": "M", "path": "F", "bridge": "M"}
OWN = list(EARNED).index("instead")  # parts of the track that everybody has
Owned = tuple[Player, int]  # a landmark's owner and its tile


class HamletMeaning:
    """T2, T5, for `ludorum.effects`: what the end scores of landmarks count."""

    def count(self, s: State, p: Owned, name: str) -> int:
        """T5.1, T5.3, T5.4."""
        owner, tile = p
        v = village(s)
        if name in TERRAIN:
            return sum([j.terrain == TERRAIN[name] for j in v.sites[tile]])
        if name == "steps":
            return min(v.far(CHURCH)[tile], STEPS)
        if name == "linked-tiles":
            return v.link[tile].bit_count()
        if name == "deliveries":
            return deliveries(s, owner.seat)
        if name == "sales":
            return len(owner.sales)
        if name == "roads":
            return roads_of(s, owner.seat)
        if name == "landmarks":
            return landmarks(s, owner.seat)
        if name == "villagers":
            return figures(owner)
        return len(owner.donkeys) if name == "donkeys" else len(set(owner.donkeys))

    def test(self, s: State, p: Owned, name: str) -> bool:
        """T5.2: a built path or bridge, whoever owns it, on a segment of the tile."""
        at, mine = village(s).at, p[1]
        for _, tile, segment in s.roads:
            joint = at[tile, segment]
            if joint.terrain == TERRAIN[name] and mine in (joint.a, joint.b):
                return True
        return False

    def gain(self, s: State, p: Owned, good: str, n: int, clause: str) -> Flow | None:
        raise LookupError(good)  # tiles are only valued here

    def can_pay(self, s: State, p: Owned, good: str, n: int) -> bool:
        raise LookupError(good)

    def can(self, s: State, p: Owned, verb: str, n: int) -> bool:
        raise LookupError(verb)

    def do(self, s: State, p: Owned, verb: str, n: int, clause: str) -> Flow | None:
        raise LookupError(verb)


MEANING = HamletMeaning()


def landmark(s: State, p: Player, tile: int) -> int:
    """H10.6: in the network, unless no road is needed; M16.2: Botric's have a flat value."""
    if s.botric is not None and p.bot:
        return s.botric.landmark
    x = TILES[s.tiles[tile]]
    if x.score is None or (x.road and not village(s).network >> tile & 1):
        return 0
    return value(x.score, MEANING, s, (p, tile), "vp")


def best(counts: list[int]) -> list[int]:
    """H10.4: who has the most, if anything counts at all."""
    most = max(counts)
    return [seat for seat, n in enumerate(counts) if n == most] if most else []


def awards(s: State) -> list[tuple[str, list[int]]]:
    """B11.2, H10.4, H10.7, H13.6: every award and who gets it; several share."""
    x = s.botric
    seats = range(len(s.players))
    delivered = [deliveries(s, seat) for seat in seats]
    sold = [len(p.sales) for p in s.players]
    chaplain, merchant = best(delivered), best(sold)
    # If the first place is shared there is no second.
    second = [0 if seat in chaplain else n for seat, n in enumerate(delivered)]
    sacristan = best(second) if len(chaplain) == 1 else []
    if x is not None and x.chaplain and len(set(delivered)) == 1:  # M17.7
        chaplain, sacristan = [BOTRIC], [0] if delivered[0] else []
    if x is not None and x.merchant:  # M17.6
        if len(set(sold)) == 1:
            merchant = [BOTRIC]
        elif merchant == [0] and sold[0] < number("merchant-sales"):
            merchant = []
    scaper = best([landmarks(s, seat) for seat in seats])
    return list(zip(AWARDS, (chaplain, sacristan, merchant, scaper), strict=True))


def road_points(s: State, p: Player) -> int:
    """H7.2."""
    each = number("road-points") + (planner(s) == p.seat) * number("planner-points")
    return each * roads_of(s, p.seat)


def goods_left(s: State, p: Player) -> list[int]:
    """M17.9: marks of the goods of one side that lie in the village."""
    return [mark for marks in s.goods for mark in marks if mark >> 1 == p.seat]


def track(s: State, p: Player) -> list[ScoreLine]:
    """H10.2: points of the game, by what they were for; the last two are Botric's alone."""
    raw = {"deliveries": deliveries(s, p.seat), "sales": len(p.sales)}
    lines = [
        ScoreLine(what, raw.get(what, n), -n if what == "fines" else n, clause)
        for (what, clause), n in zip(EARNED.items(), p.earned, strict=True)
    ]
    if s.botric is None or not p.bot:
        return lines[:OWN]
    return lines if s.botric.fines else lines[:-1]


def scores(s: State) -> list[list[ScoreLine]]:
    """H10.2, H10.3: the sheets of all."""
    given = awards(s)
    return [sheet(s, p, given) for p in s.players]


def sheet(s: State, p: Player, given: list[tuple[str, list[int]]]) -> list[ScoreLine]:
    """`given` are the awards."""
    mine = [tile for tile, seat in enumerate(s.flags) if seat == p.seat]
    out = [
        *track(s, p),
        ScoreLine("landmarks", len(mine), sum([landmark(s, p, x) for x in mine]), "H10.6"),
        ScoreLine("roads", roads_of(s, p.seat), road_points(s, p), "H7.2"),
    ]
    for name, winners in given:
        share = AWARDS[name].points // len(winners) if p.seat in winners else 0
        out.append(ScoreLine(name, int(p.seat in winners), share, "H10.4"))
    out.append(ScoreLine("coins", p.coins, p.coins // COINS_PER_POINT, "H10.2"))
    if s.botric is not None and p.bot and s.botric.goods:
        marks = goods_left(s, p)
        out.append(ScoreLine("goods", len(marks), sum([BONUS[m & 1] + 1 for m in marks]), "M17.9"))
    return out
