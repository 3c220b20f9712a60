"""The rules of Delta, clause by clause (clauses/en.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ludorum.effects import Gain, run
from ludorum.kernel import Choose, Deal, Deck, Draw, Flow, Hand, Narrated, Plan, Refusal, Together
from ludorum.titles import ScoreLine

from .content import BARGES, DISTRICTS, FESTIVALS, GOODS, GUILDS, SCHEMES, strength

ROUNDS, MARKET, HAND, LIMIT, MOST_POSTS, MOST_GUILDS, ACTIONS = 6, 5, 5, 6, 4, 7, 2
FEASTS = {2: (3, 1), 4: (5, 2), 6: (7, 3)}


@dataclass(slots=True)
class Player:
    seat: int
    hand: Hand
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 1))
    coins: int = 3
    points: int = 0  # feasts and effects
    stewards: int = 7
    guilds: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Abbot:
    level: str
    points: int = 0
    stewards: int = 12
    guilds: list[str] = field(default_factory=list)


@dataclass(slots=True)
class State(Narrated):
    players: list[Player]
    crew: Deck
    pile: Deck
    barges: Deck
    festivals: Deck
    schemes: Deck
    abbot: Abbot | None = None
    posts: dict[str, list[int]] = field(default_factory=dict)  # by district, the Abbot last
    order: list[int] = field(default_factory=list)  # the Abbot is the number after the seats
    market: list[str] = field(default_factory=list)
    quay: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)  # crew
    gone: list[str] = field(default_factory=list)  # barges, festivals, schemes
    festival: str = ""
    scheme: str = ""
    round: int = 0
    phase: str = "deal"
    turn: int = 0  # whose turn, by place in the order
    left: int = 0  # actions
    discard: bool = False  # a card of the hand is owed to the pile


class Sense:
    """What the names in effects mean."""

    def gain(self, s: State, p: Player, good: str, n: int, clause: str) -> Flow | None:
        if good == "coin":
            p.coins += n
        elif good == "vp":
            p.points += n
        else:
            p.goods[good] = min(LIMIT, p.goods[good] + n)  # D2.3
        s.tell(clause, "gain", player=p.seat, good=good, n=n)
        return None

    def can_pay(self, s: State, p: Player, good: str, n: int) -> bool:
        return (p.coins if good == "coin" else p.goods[good]) >= n

    def count(self, s: State, p: Player, name: str) -> int:
        if name == "guilds":
            return len(p.guilds)
        if name == "posted":
            return sum([s.posts[d][p.seat] for d in DISTRICTS])
        return s.posts[name][p.seat]

    def test(self, s: State, p: Player, name: str) -> bool:
        return p.coins <= 1

    def can(self, s: State, p: Player, verb: str, n: int) -> bool:
        if verb == "post":
            return bool(free(s, p))
        return self.can_pay(s, p, verb.removeprefix("pay-"), n)

    def do(self, s: State, p: Player, verb: str, n: int, clause: str) -> Flow | None:
        if verb == "post":
            return send(s, p, n)
        if verb == "pay-coin":
            p.coins -= n
        else:
            p.goods[verb[4:]] -= n
        return None


SENSE = Sense()


def free(s: State, p: Player) -> list[str]:
    """D4.5: districts that take a steward of this player."""
    if not p.stewards:
        return []
    return [d for d in DISTRICTS if s.posts[d][p.seat] < MOST_POSTS]


def send(s: State, p: Player, n: int) -> Flow:
    """D6.3: stewards sent by an effect."""
    for i in range(n):
        if places := free(s, p):
            district = yield Choose(p.seat, "send", "D6.3", tuple(places), n=n - i)
            post(s, p, district, "D6.3")


def post(s: State, p: Player, district: str, clause: str) -> None:
    s.posts[district][p.seat] += 1
    p.stewards -= 1
    s.tell(clause, "post", player=p.seat, district=district)


def deal(s: State) -> Flow:
    """D1.2, D1.3."""
    for p in s.players:
        p.hand.cards = sorted((yield Deal(s.crew, HAND, "D1.2", 1 << p.seat)))
    s.market = list((yield Deal(s.pile, MARKET, "D1.3")))
    s.phase = "dawn"


def dawn(s: State) -> Flow:
    """D2, D8: barges, production, a festival."""
    s.round += 1
    s.tell("D2.1", "round", n=s.round)
    s.quay = list((yield Deal(s.barges, len(s.order) + 1, "D2.1")))
    s.phase = "bid"
    for seat in s.order:
        if seat < len(s.players):
            p = s.players[seat]
            for name in list(p.guilds):
                if effect := GUILDS[name].produce:
                    yield from run(effect, SENSE, s, p, "D2.2", name)
    if s.festivals.size:
        s.festival = yield Draw(s.festivals, "D8.1")
        s.gone.append(s.festival)
        s.tell("D8.1", "festival", festival=s.festival)
        for seat in s.order:
            if seat < len(s.players):
                p = s.players[seat]
                yield from run(FESTIVALS[s.festival].effect, SENSE, s, p, "D8.2", s.festival)


def bid(s: State) -> Flow:
    """D3.1, D3.2, D9.1, D9.2."""
    bids: dict[int, str] = yield Together(
        [Choose(p.seat, "bid", "D3.1", tuple(p.hand.cards), n=s.round) for p in s.players]
    )
    values = {}
    for p in s.players:
        card = bids[p.seat]
        p.hand.cards.remove(card)
        s.spent.append(card)
        values[p.seat] = 2 * strength(card)
        s.tell("D3.1", "bid", player=p.seat, n=strength(card))
    if s.abbot is not None:
        s.scheme = yield Draw(s.schemes, "D9.1")
        s.gone.append(s.scheme)
        values[len(s.players)] = 2 * SCHEMES[s.scheme].bid + 1  # D9.2: first of equal ones
        s.tell("D9.1", "scheme", player=len(s.players), n=SCHEMES[s.scheme].bid)
    s.order.sort(key=lambda who: -values[who])  # stable: D3.2
    s.phase, s.turn = "load", 0


def load(s: State) -> Flow:
    """D3.3-D3.5, D9.3."""
    for who in s.order:
        if who == len(s.players):
            barge = max(s.quay, key=weight)
            assert s.abbot is not None
            s.abbot.points += s.abbot.level != "easy"
            take(s, who, barge)
        else:
            p = s.players[who]
            barge = yield Choose(who, "load", "D3.3", tuple(s.quay))
            take(s, who, barge)
            yield from run(BARGES[barge].load, SENSE, s, p, "D3.3", barge)
    s.gone += s.quay
    s.quay = []
    s.phase, s.turn, s.left = "act", 0, ACTIONS
    last = s.order[-1]
    if last < len(s.players):
        yield from recruit(s, s.players[last], 1, "D3.4")


def weight(barge: str) -> int:
    goods = BARGES[barge].load
    return sum([n for good, n in goods.goods if good in GOODS]) if isinstance(goods, Gain) else 0


def take(s: State, who: int, barge: str) -> None:
    s.quay.remove(barge)
    s.gone.append(barge)
    s.tell("D3.3", "load", player=who, barge=barge)


def recruit(s: State, p: Player, n: int, clause: str) -> Flow:
    cards = yield Deal(s.crew, n, clause, 1 << p.seat)
    p.hand.cards = sorted([*p.hand.cards, *cards])
    s.tell(clause, "recruit", player=p.seat, n=len(cards))


def price(p: Player, guild: str) -> int:
    """D4.2: the coins that make up for missing goods."""
    return 2 * sum([max(0, n - p.goods[good]) for good, n in GUILDS[guild].cost.items()])


def act(s: State, p: Player) -> Flow:
    """D4: one action."""
    options: list[object] = [("hire", x) for x in s.market if price(p, x) <= p.coins]
    if len(p.guilds) >= MOST_GUILDS:
        options = []  # D4.9
    if p.coins:
        options += [("post", d) for d in free(s, p)]
    if s.crew.size:
        options.append("crew")
    options += [("sell", good) for good in GOODS if p.goods[good]]
    pick = yield Choose(p.seat, "act", "D4.1", (*options, "rest"), n=s.left)
    s.left -= 1
    if not s.left:
        s.turn, s.left = s.turn + 1, ACTIONS
    if pick == "rest":
        p.coins += 1
        s.tell("D4.8", "rest", player=p.seat)
    elif pick == "crew":
        yield from recruit(s, p, 2, "D4.6")
        s.discard = True
    elif pick[0] == "post":
        p.coins -= 1
        post(s, p, pick[1], "D4.4")
    elif pick[0] == "sell":
        n = p.goods[pick[1]]
        p.goods[pick[1]] = 0
        p.coins += n + (n >= 3)
        s.tell("D4.7", "sell", player=p.seat, good=pick[1], n=n)
    else:
        yield from hire(s, p, pick[1])


def hire(s: State, p: Player, name: str) -> Flow:
    """D4.2, D4.3."""
    guild = GUILDS[name]
    p.coins -= price(p, name)
    for good, n in guild.cost.items():
        p.goods[good] = max(0, p.goods[good] - n)
    p.guilds.append(name)
    place = s.market.index(name)
    del s.market[place]
    s.tell("D4.2", "hire", player=p.seat, guild=name)
    if guild.once:
        yield from run(guild.once, SENSE, s, p, "D4.3", name)
    if s.pile.size:
        s.market.insert(place, (yield Draw(s.pile, "D4.3")))


def discard(s: State, p: Player) -> Flow:
    """D4.6, the second half: a card of the hand goes under the pile."""
    card = yield Choose(p.seat, "discard", "D4.6", tuple(p.hand.cards))
    s.discard = False
    p.hand.cards.remove(card)
    s.crew.put_bottom([card], 1 << p.seat)
    s.tell("D4.6", "discard", player=p.seat)


def abbot(s: State) -> Flow:
    """D9.4, D9.5."""
    who, bot, scheme = len(s.players), s.abbot, SCHEMES[s.scheme]
    assert bot is not None
    s.turn += 1
    for _ in range(scheme.stewards):
        if bot.stewards and s.posts[scheme.district][who] < MOST_POSTS:
            bot.stewards -= 1
            s.posts[scheme.district][who] += 1
            s.tell("D9.4", "post", player=who, district=scheme.district)
    if scheme.guild and s.market:
        name = max(s.market, key=lambda x: GUILDS[x].points)
        place = s.market.index(name)
        s.market.remove(name)
        bot.guilds.append(name)
        s.tell("D9.5", "hire", player=who, guild=name)
        if s.pile.size:
            s.market.insert(place, (yield Draw(s.pile, "D9.5")))


def dusk(s: State) -> Flow:
    """D5."""
    s.phase = "dawn" if s.round < ROUNDS else "end"
    if s.round in FEASTS:
        for district in DISTRICTS:
            feast(s, district, FEASTS[s.round])
    if s.round < ROUNDS:
        for p in s.players:
            yield from recruit(s, p, 1, "D5.5")


def feast(s: State, district: str, prizes: tuple[int, int]) -> None:
    """D5.2-D5.4."""
    row = s.posts[district]
    for who, n in enumerate(row):
        if not n:
            continue
        place = sum([x >= n for x in row]) - 1  # the lowest place shared
        points = prizes[place] if place < len(prizes) else 0
        if who < len(s.players):
            s.players[who].points += points
        elif s.abbot is not None:
            s.abbot.points += points
        if points:
            s.tell("D5.2", "feast", player=who, district=district, n=points)
    top = [who for who, n in enumerate(row) if n and n == max(row)]
    if len(top) == 1:
        row[top[0]] -= 1
        keeper = s.players[top[0]] if top[0] < len(s.players) else s.abbot
        assert keeper is not None
        keeper.stewards += 1
        s.tell("D5.4", "back", player=top[0], district=district)


def agenda(s: State) -> Plan:
    if s.phase == "deal":
        return deal(s)
    if s.phase == "dawn":
        return dawn(s)
    if s.phase == "bid":
        return bid(s)
    if s.phase == "load":
        return load(s)
    if s.phase == "end":
        return None
    if s.discard:
        return discard(s, s.players[s.order[s.turn - (s.left == ACTIONS)]])
    if s.turn == len(s.order):
        return dusk(s)
    who = s.order[s.turn]
    return act(s, s.players[who]) if who < len(s.players) else abbot(s)


def closed(s: State, p: Player, ask: Choose) -> Iterator[Refusal]:
    """D4: actions a player may look for, and why they cannot be taken."""
    for name in s.market:
        if len(p.guilds) >= MOST_GUILDS:
            yield Refusal(("hire", name), "D4.9", "guilds", {"n": MOST_GUILDS})
        elif price(p, name) > p.coins:
            yield Refusal(("hire", name), "D4.2", "goods", {"n": price(p, name), "have": p.coins})
    for d in DISTRICTS:
        if not p.stewards:
            yield Refusal(("post", d), "D4.4", "stewards")
        elif s.posts[d][p.seat] >= MOST_POSTS:
            yield Refusal(("post", d), "D4.5", "full", {"n": MOST_POSTS})
        elif not p.coins:
            yield Refusal(("post", d), "D4.4", "coin")
    if not s.crew.size:
        yield Refusal("crew", "D4.6", "crew")
    for good in GOODS:
        if not p.goods[good]:
            yield Refusal(("sell", good), "D4.7", "sell")


def sheet(p: Player) -> list[ScoreLine]:
    """D5.2, D7.1-D7.3."""
    kinds = [GUILDS[x].district for x in p.guilds]
    sets = min([kinds.count(d) for d in DISTRICTS])
    return [
        ScoreLine("feasts", p.points, p.points, "D5.2"),
        ScoreLine("guilds", len(p.guilds), worth(p.guilds), "D7.1"),
        ScoreLine("coins", p.coins, p.coins // 3, "D7.2"),
        ScoreLine("sets", sets, 3 * sets, "D7.3"),
    ]


def abbots(bot: Abbot) -> list[ScoreLine]:
    """D9.6."""
    return [
        ScoreLine("feasts", bot.points, bot.points, "D9.6"),
        ScoreLine("guilds", len(bot.guilds), worth(bot.guilds), "D9.6"),
    ]


def worth(guilds: list[str]) -> int:
    return sum([GUILDS[x].points for x in guilds])
