"""The table as plain blocks of messages: the ring, the castle, everyone's means, the own cards.

Made for a terminal of 100 columns; every cell is a message.
"""

from __future__ import annotations

from ludorum.games.contract import Block, View
from ludorum.words import Msg

from .actions import exchange
from .buildings import link
from .cards import hand_limit
from .content import (
    BOT_SLOT,
    BOTS,
    BUILDINGS,
    CARDS,
    KINDS,
    MANUSCRIPTS,
    NOBODY,
    ON_SITE,
    REWARD,
    RIBBONS,
    SCHEMES,
    SEGMENTS_IN_RING,
    SLOTS,
    VALUE,
    icons,
)  # fmt: skip
from .phrases import (
    NONE,
    ability,
    building,
    card_name,
    count,
    facts,
    goods,
    icon_list,
    items,
    manuscript,
    num,
    person,
    pile,
    place_name,
    reward,
    scheme_facts,
    scheme_name,
    segment_at,
    slot,
    space_at,
    step,
    table,
    townsfolk_facts,
    who,
)  # fmt: skip
from .state import State, at_hand, section, sites_each

Row = list[Msg]


def head(*names: str) -> Row:
    return [Msg(f"head-{name}") for name in names]


# -- the ring --------------------------------------------------------------------------------


def ring(view: View, s: State) -> Block:
    """Segments clockwise: who stands where, exchanges, piles."""
    rows = []
    for pos in range(SEGMENTS_IN_RING):
        there = [
            Msg("cell-at", {"player": who(p.seat), "place": place_name(p.at % 3)})
            for p in s.players
            if p.at >= 0 and p.at // 3 == pos
        ]
        trades = []
        for place in (0, 2):
            p = person(view, 99)
            p.at = 3 * pos + place
            merchants, steps = exchange(s, p)
            price = count("merchant", merchants)
            trades.append(Msg("cell-trade", {"price": price, "effect": reward(steps)}))
        book = view["books"][pos]
        rows.append(
            [segment_at(view, pos), items(there), *trades, manuscript(book) if book else NONE]
        )
    columns = head("segment", "who", "left-trade", "right-trade", "manuscript")
    return Block(Msg("pic-ring"), rows, columns, 12)


def townsfolk(view: View) -> Block:
    rows = []
    for pos, card in enumerate(view["folk"]):
        cells = [card_name(card), townsfolk_facts(card)] if card else [NONE, NONE]
        rows.append([segment_at(view, pos), *cells, num(view["folk_below"][pos])])
    return Block(Msg("pic-townsfolk"), rows, head("segment", "townsfolk", "effect", "below"), 12)


def sites(view: View, s: State) -> Block:
    """V6.8: sites clockwise with their buildings and the links that lead on."""
    each = sites_each(s)
    rows = []
    for site, piece in enumerate(s.sites):
        pos, i = divmod(site, each)
        effect = reward(ON_SITE[each][s.ring[pos]][i])
        steps = link(s, site)
        there = NONE
        if piece != NOBODY:
            there = Msg(
                "cell-building", {"building": building(KINDS[piece % 3]), "player": who(piece // 3)}
            )
        rows.append([segment_at(view, pos), num(i + 1), effect, there, reward(steps)])
    return Block(Msg("pic-sites"), rows, head("segment", "slot", "effect", "there", "link"), 12)


def workers(row: list[int]) -> Msg:
    return items([Msg("cell-workers", {"player": who(i), "n": n}) for i, n in enumerate(row) if n])


def castle(view: View, s: State) -> Block:
    """V6.9: sections by the segment they face; the third tier is one."""
    rows = []
    for pos in range(SEGMENTS_IN_RING):
        tiers = [workers(view["first_tier"][pos]), workers(view["second_tier"][pos])]
        rows.append([segment_at(view, pos), reward(REWARD[section(s, pos)]), *tiers])
    rows.append([Msg("third-tier"), Msg("blank"), Msg("blank"), workers(view["third_tier"])])
    columns = head("segment", "reward", "tier-1", "tier-2")
    return Block(Msg("pic-castle"), rows, columns, 12)


# -- players ---------------------------------------------------------------------------------


def means(view: View) -> Block:
    """Goods, track, debts, deeds and supplies of everyone."""
    rows = []
    for p in view["players"]:
        name = who(p["seat"])
        if p["seat"] == view["active"] and view["phase"] != "over":
            name = Msg("cell-active", {"player": name})
        debts = Msg("cell-cards", {"n": p["debts"], "flipped": p["paid"]})
        deeds = Msg("cell-cards", {"n": p["deeds"], "flipped": p["approved"]})
        track = Msg("cell-track", {"corruption": p["corruption"], "virtue": p["virtue"]})
        at = space_at(view, p["at"]) if p["at"] >= 0 else NONE
        rows.append([name, at, *goods(p), track, debts, deeds, num(p["workers"])])
    columns = head(
        "player", "place", "silver", "ink", "gold", "stone", "track", "debts", "deeds", "workers",
    )  # fmt: skip
    left = {"debts": view["poverty"], "deeds": view["prosperity"]}
    return Block(Msg("pic-players", left), rows, columns, 12)


def boards(view: View) -> Block:
    """Cards on the boards, buildings and manuscripts."""
    rows = []
    for p in view["players"]:
        board = [card_name(card) if card else NONE for card in p["board"]]
        built = [
            Msg("cell-built", {"building": building(kind), "n": n})
            for i, kind in enumerate(KINDS)
            if (n := sum(p["built"][3 * i : 3 * i + 3]))
        ]
        ribbons = [MANUSCRIPTS[book].ribbon for book in p["manuscripts"]]
        books = [
            Msg("cell-ribbons", {"ribbon": Msg(f"ribbon-{x}"), "n": ribbons.count(x)})
            for x in RIBBONS
            if x in ribbons
        ]
        honours = [Msg("bonus-card", {"ribbon": Msg(f"ribbon-{x}")})
                   for i, x in enumerate(RIBBONS) if view["bonus"][i] == p["seat"]]  # fmt: skip
        if view["leader"] == p["seat"]:
            honours.append(Msg("leader"))
        rows.append([who(p["seat"]), *board, items(built), items(books), items(honours)])
    columns = head("player", "left", "middle", "right", "built", "manuscripts", "honours")
    return Block(Msg("pic-boards"), rows, columns, 12)


# -- the own cards ---------------------------------------------------------------------------


def card_row(card: str) -> Row:
    x = CARDS[card]
    return [card_name(card), num(VALUE[card]), icon_list(icons(x.icons)), ability(card)]


CARD_HEAD = ("card", "value", "icons", "ability")


def own(view: View, s: State, seat: int) -> list[Block]:
    p = s.players[seat]
    out = []
    rows = [card_row(card) for card in p.board if card]
    if rows:
        out.append(Block(Msg("pic-board"), rows, head(*CARD_HEAD), 12))
    rows = [card_row(card) for card in p.hand.cards]
    if rows:
        limit = hand_limit(s, p)
        out.append(Block(Msg("pic-hand", {"n": limit}), rows, head(*CARD_HEAD), 12))
    have = at_hand(s, p)
    draw = pile(view["players"][seat]["draw"])
    shown = [
        [Msg("own-icons"), icon_list(have)],
        [Msg("own-draw"), num(draw)],
        [Msg("own-discard"), items([card_name(card) for card in p.discard])],
        [Msg("own-slots"), items([slot(i) for i, x in enumerate(p.built) if x])],
        [Msg("own-manuscripts"), facts([manuscript(x) for x in p.manuscripts] or [NONE])],
    ]
    out.append(Block(Msg("pic-own"), shown, [], 12))
    return out


# -- solo ------------------------------------------------------------------------------------


def opponent(view: View) -> list[Block]:
    """V13.2: the bot's focus, piles and slots."""
    b = view["players"][-1]
    if not b["bot"]:
        return []
    slots = [reward(BOT_SLOT[i][1]) for i, x in enumerate(b["built"]) if x and i in BOT_SLOT]
    board = BOTS[b["bot"]]
    chart = items([Msg(f"good-{x}") for x in board.chart])
    rows = [
        [Msg("bot-focus"), step(board.focus, 1)],
        [Msg("bot-chart"), chart if b["bot"] != "card" else Msg("bot-one-kind")],
        [Msg("bot-slots"), items(slots)],
        [Msg("bot-draw"), num(pile(b["draw"]))],
        [Msg("bot-discard"), items([scheme_name(card) for card in b["discard"]])],
        [Msg("bot-future"), num(pile(view["future"]))],
    ]
    return [Block(Msg("pic-bot"), rows, [], 12)]


def reference(view: View) -> list[Block]:
    """Buildings with their slots; all schemes in a solo game."""
    rows = []
    for i in range(len(SLOTS)):
        kind = BUILDINGS[i // 3]
        points = items([num(n) for n in kind.vp[1:]])
        rows.append([building(kind.id), num(i % 3 + 1), num(kind.builders), points, slot(i)])
    blocks = [
        Block(Msg("pic-slots"), rows, head("building", "slot", "builders", "vp", "effect"), 12)
    ]
    if view["players"][-1]["bot"]:
        found = [[scheme_name(card), *scheme_facts(card)] for card in SCHEMES]
        columns = head("scheme", "bonus", "move", "options")
        blocks.append(Block(Msg("pic-schemes"), found, columns, 12))
    return blocks


def picture(view: View, seat: int) -> list[Block]:
    """The main board first, the own area last; a seat nobody has is a watcher's."""
    if not view["ring"]:
        return []
    s = table(view)
    mine = seat < len(view["players"]) and not view["players"][seat]["bot"]
    return [
        ring(view, s),
        townsfolk(view),
        sites(view, s),
        castle(view, s),
        means(view),
        boards(view),
        *opponent(view),
        *(own(view, s, seat) if mine else []),
    ]
