"""The table as plain blocks of messages: the ring, the castle, everyone's means, the own cards.

Made for a terminal of 100 columns; every cell is a message.
"""

from __future__ import annotations

from ludorum.titles import BLANK, NONE, Block, count, facts, head, items, num, who
from ludorum.words import Msg

from .actions import exchange
from .buildings import link
from .cards import hand_limit
from .content import (
    BOT_SLOT,
    BOTS,
    BUILDINGS,
    CARDS,
    GOODS,
    KINDS,
    MANUSCRIPTS,
    NOBODY,
    ON_SITE,
    PLACES,
    REWARD,
    RIBBONS,
    SCHEMES,
    SEGMENTS_IN_RING,
    SLOTS,
    VALUE,
    icons,
)  # fmt: skip
from .phrases import (
    ability,
    card_name,
    icon_list,
    manuscript,
    reward,
    scheme_facts,
    segment_at,
    slot,
    space_at,
    step,
    townsfolk_facts,
)  # fmt: skip
from .state import Player, State, at_hand, count_built, section, sites_each
from .tell import crowd


def wide(title: Msg, rows: list[list[Msg]], *columns: str) -> Block:
    return Block(title, rows, head(*columns), 12)


# -- the ring --------------------------------------------------------------------------------


def ring(s: State) -> Block:
    """Segments clockwise: who stands where, exchanges, piles."""
    rows = []
    for pos in range(SEGMENTS_IN_RING):
        there = [
            Msg("cell-at", {"player": who(p.seat), "place": Msg(f"place-{PLACES[p.at % 3]}")})
            for p in s.players
            if p.at >= 0 and p.at // 3 == pos
        ]
        trades = []
        for merchants, steps in (exchange(s, 3 * pos), exchange(s, 3 * pos + 2)):
            price = count("merchant", merchants)
            trades.append(Msg("cell-trade", {"price": price, "effect": reward(steps)}))
        book = manuscript(s.books[pos]) if s.books[pos] else NONE
        rows.append([segment_at(s, pos), items(there), *trades, book])
    return wide(Msg("pic-ring"), rows, "segment", "who", "left-trade", "right-trade", "manuscript")


def townsfolk(s: State) -> Block:
    rows = []
    for pos, card in enumerate(s.folk):
        cells = [card_name(card), townsfolk_facts(card)] if card else [NONE, NONE]
        rows.append([segment_at(s, pos), *cells, num(s.folk_below[pos])])
    return wide(Msg("pic-townsfolk"), rows, "segment", "townsfolk", "effect", "below")


def sites(s: State) -> Block:
    """V6.8: sites clockwise with their buildings and the links that lead on."""
    each = sites_each(s)
    rows = []
    for site, piece in enumerate(s.sites):
        pos, i = divmod(site, each)
        effect = reward(ON_SITE[each][s.ring[pos]][i])
        there = NONE
        if piece != NOBODY:
            kind = Msg(f"building-{KINDS[piece % 3]}")
            there = Msg("cell-building", {"building": kind, "player": who(piece // 3)})
        rows.append([segment_at(s, pos), num(i + 1), effect, there, reward(link(s, site))])
    return wide(Msg("pic-sites"), rows, "segment", "slot", "effect", "there", "link")


def castle(s: State) -> Block:
    """V6.9: sections by the segment they face; the third tier is one."""
    rows = []
    for pos in range(SEGMENTS_IN_RING):
        tiers = [crowd(s.first_tier[pos]), crowd(s.second_tier[pos])]
        rows.append([segment_at(s, pos), reward(REWARD[section(s, pos)]), *tiers])
    rows.append([Msg("third-tier"), BLANK, BLANK, crowd(s.third_tier)])
    return wide(Msg("pic-castle"), rows, "segment", "reward", "tier-1", "tier-2")


# -- players ---------------------------------------------------------------------------------


def means(s: State) -> Block:
    """Goods, track, debts, deeds and supplies of everyone."""
    rows = []
    for p in s.players:
        name = who(p.seat)
        if p.seat == s.active and s.phase != "over":
            name = Msg("cell-active", {"player": name})
        debts = Msg("cell-cards", {"n": p.debts, "flipped": p.paid})
        deeds = Msg("cell-cards", {"n": p.deeds, "flipped": p.approved})
        track = Msg("cell-track", {"corruption": p.corruption, "virtue": p.virtue})
        at = space_at(s, p.at) if p.at >= 0 else NONE
        rows.append([name, at, *map(num, p.goods), track, debts, deeds, num(p.workers)])
    columns = ("player", "place", *GOODS, "track", "debts", "deeds", "workers")
    title = Msg("pic-players", {"debts": s.poverty, "deeds": s.prosperity})
    return wide(title, rows, *columns)


def boards(s: State) -> Block:
    """Cards on the boards, buildings and manuscripts."""
    rows = []
    for p in s.players:
        board = [card_name(card) if card else NONE for card in p.board]
        built = [
            Msg("cell-built", {"building": Msg(f"building-{kind}"), "n": n})
            for i, kind in enumerate(KINDS)
            if (n := count_built(p, i))
        ]
        written = [MANUSCRIPTS[book].ribbon for book in p.manuscripts]
        books, honours = [], []
        for i, name in enumerate(RIBBONS):
            ribbon = Msg(f"ribbon-{name}")
            if name in written:
                books.append(Msg("cell-ribbons", {"ribbon": ribbon, "n": written.count(name)}))
            if s.bonus[i] == p.seat:
                honours.append(Msg("bonus-card", {"ribbon": ribbon}))
        if s.leader == p.seat:
            honours.append(Msg("leader"))
        rows.append([who(p.seat), *board, items(built), items(books), items(honours)])
    columns = ("player", "left", "middle", "right", "built", "manuscripts", "honours")
    return wide(Msg("pic-boards"), rows, *columns)


# -- the own cards ---------------------------------------------------------------------------


def cards(title: Msg, found: list[str]) -> list[Block]:
    rows = [
        [card_name(card), num(VALUE[card]), icon_list(icons(CARDS[card].icons)), ability(card)]
        for card in found
    ]
    return [wide(title, rows, "card", "value", "icons", "ability")] if rows else []


def own(s: State, p: Player) -> list[Block]:
    rows = [
        [Msg("own-icons"), icon_list(at_hand(s, p))],
        [Msg("own-draw"), num(p.draw.size)],
        [Msg("own-discard"), items([card_name(card) for card in p.discard])],
        [Msg("own-slots"), items([slot(i) for i, x in enumerate(p.built) if x])],
        [Msg("own-manuscripts"), facts([manuscript(x) for x in p.manuscripts] or [NONE])],
    ]
    return [
        *cards(Msg("pic-board"), [card for card in p.board if card]),
        *cards(Msg("pic-hand", {"n": hand_limit(s, p)}), p.hand.cards),
        wide(Msg("pic-own"), rows),
    ]


# -- solo ------------------------------------------------------------------------------------


def opponent(s: State, b: Player) -> Block:
    """V13.2: the bot's focus, piles and slots."""
    slots = [reward(BOT_SLOT[i][1]) for i, x in enumerate(b.built) if x and i in BOT_SLOT]
    board = BOTS[b.bot]
    chart = items([Msg(f"good-{x}") for x in board.chart])
    rows = [
        [Msg("bot-focus"), step(board.focus, 1)],
        [Msg("bot-chart"), chart if b.bot != "card" else Msg("bot-one-kind")],
        [Msg("bot-slots"), items(slots)],
        [Msg("bot-draw"), num(b.draw.size)],
        [Msg("bot-discard"), items([card_name(card) for card in b.discard])],
        [Msg("bot-future"), num(s.future.size)],
    ]
    return wide(Msg("pic-bot"), rows)


def reference(view: State) -> list[Block]:
    """Buildings with their slots; all schemes in a solo game."""
    rows = []
    for i in range(len(SLOTS)):
        kind = BUILDINGS[i // 3]
        points = items([num(n) for n in kind.vp[1:]])
        name = Msg(f"building-{kind.id}")
        rows.append([name, num(i % 3 + 1), num(kind.builders), points, slot(i)])
    out = [wide(Msg("pic-slots"), rows, "building", "slot", "builders", "vp", "effect")]
    if view.players[-1].bot:
        found = [[card_name(card), *scheme_facts(card)] for card in SCHEMES]
        out.append(wide(Msg("pic-schemes"), found, "scheme", "bonus", "move", "options"))
    return out


def picture(view: State, seat: int) -> list[Block]:
    """The main board first, the own area last; a seat nobody has is a watcher's."""
    if not view.ring:
        return []
    blocks = [ring(view), townsfolk(view), sites(view), castle(view), means(view), boards(view)]
    if view.players[-1].bot:
        blocks.append(opponent(view, view.players[-1]))
    if seat < len(view.players) and not view.players[seat].bot:
        blocks += own(view, view.players[seat])
    return blocks
