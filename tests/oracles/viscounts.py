"""A second reading of Viscounts, V3 to V12; the bot's turns are read in `viscounts_bot`.

`ASKS` looks at decisions: is everything offered that the rulebook allows, and nothing else?
`STEPS` looks at events of a piece of the rules that has run to its end: does everything follow that
must? Markers, castle, boards and stacks are kept beside, from what is told alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from ludorum.content import Row
from ludorum.kernel import Choose, Event, Option
from tests.oracles.harness import Oracle, Table, Watcher, main
from tests.oracles.viscounts_bot import BotTurn
from tests.oracles.viscounts_table import (
    BOTS,
    BUILDERS,
    CARDS,
    CHEAP,
    DISCARDS,
    GOODS,
    HAND,
    ICON,
    INNER,
    KINDS,
    LEFT,
    MANUSCRIPTS,
    NOBLES,
    RESOURCES,
    RIBBONS,
    RING,
    SECTIONS,
    STEP,
    TOWNSFOLK,
    TRACK,
    VIRTUE,
    Icons,
    at_hand,
    bank,
    book_cost,
    can_pay,
    crimes,
    exchange,
    gains,
    helps,
    icons_on,
    link,
    on_offer,
    payments,
    permanent,
    position_of,
    segment,
    side,
    sites_each,
    worth_in_icons,
)

END = 7  # of the track


# -- V4: virtue and corruption ---------------------------------------------------------------------


class Track:
    """The markers of every player, moved one by one as it is told (V4.6)."""

    def __init__(self, seats: int) -> None:
        self.markers = [[1, END] for _ in range(seats)]  # corruption and virtue

    def stacked(self, seat: int) -> bool:
        return self.markers[seat][0] == self.markers[seat][1]

    def hear(self, t: Table, e: Event) -> None:
        """V4.1: one slot; V4.3: a stack moves together; V4.4: not beyond the ends."""
        if e.what == "reset":
            self.markers[e.about["player"]] = [1, END]
        if e.what not in ("virtue", "corruption"):
            return
        markers = self.markers[e.about["player"]]
        step, own = (-1, 1) if e.what == "virtue" else (1, 0)
        clause = "V4.1"
        if markers[0] != markers[1]:
            markers[own] += step
        elif 1 <= markers[0] + step <= END:
            clause = "V4.3"
            markers[:] = [markers[0] + step] * 2
        else:
            clause = "V4.4"
        t.expect(clause, markers[own], e.about["n"], e)

    def compare(self, t: Table) -> None:
        actual = [[p.corruption, p.virtue] for p in t.state.players]
        t.expect("V4.1", self.markers, actual, "the markers on the boards")


# -- V5.1, V3.3, V11: rounds, stacks, the end ------------------------------------------------------


class Course:
    """Whose turn it is, and how long the game goes on."""

    def __init__(self, people: int) -> None:
        self.stacks = {"debt": (12, 12, 15, 18)[people - 1], "deed": (12, 12, 16, 20)[people - 1]}
        self.turns: list[int] = []
        self.round = 0
        self.last = 0
        self.due = ""  # the card that must be revealed now

    def hear(self, t: Table, e: Event) -> None:
        if self.due:
            t.expect("V3.3", ("reveal", self.due), (e.what, e.about.get("card")))
        elif e.what == "reveal":
            t.expect("V3.3", "nothing revealed", e)
        self.due = ""
        if e.what == "round":
            self.round += 1
            t.expect("V11.1", False, 0 < self.last < self.round, "a round after the last one")
        elif e.what == "turn":
            self.turn(t, e.about["player"])
        elif e.what in self.stacks and self.round:  # V2.12: not before the stacks are built
            self.stacks[e.what] -= 1
            if self.stacks[e.what] == 0:
                self.due = "poverty" if e.what == "debt" else "prosperity"
                self.last = self.last or self.round + 1

    def turn(self, t: Table, seat: int) -> None:
        """V5.1: clockwise from the first player."""
        seats = len(t.state.players)
        next_ = (self.turns[-1] + 1) % seats if self.turns else t.state.first
        t.expect("V5.1", next_, seat)
        self.turns.append(seat)

    def over(self, t: Table) -> None:
        """V11.1: as many turns for all; V11.3: the last round is the one after the reveal."""
        seats = len(t.state.players)
        counts = [self.turns.count(seat) for seat in range(seats)]
        t.expect("V11.1", [self.round] * seats, counts)
        t.expect("V11.3", self.last, self.round)
        t.expect("V11.1", (t.state.first - 1) % seats, self.turns[-1], "who has the last turn")


# -- V6.9: the castle ------------------------------------------------------------------------------


class Castle:
    """Workers by tier, position and player, moved as it is told."""

    def __init__(self, seats: int) -> None:
        self.tiers = [[[0] * seats for _ in range(RING)] for _ in (1, 2)]
        self.top = [0] * seats
        self.leader = -1
        self.owed: list[tuple[int, int, int]] = []  # V6.9.2: sideways moves: who, from, to
        self.chosen: tuple[int, ...] = ()  # V8.6: who moves whom, from, to
        self.takes = -1  # V6.9.6: who must take the leader card now
        self.active = 0

    def groups(self, tier: int, seat: int) -> list[int]:
        return [pos for pos in range(RING) if self.tiers[tier - 1][pos][seat] >= 3]

    def hear(self, t: Table, e: Event) -> None:
        if e.what == "leader" or self.takes >= 0:
            takes = e.about["player"] if e.what == "leader" else -1
            t.expect("V6.9.6", self.takes, takes, e)
            self.takes = -1
        if e.what == "turn":
            self.active = e.about["player"]
        step = {
            "place": self.placed,
            "up": self.up,
            "aside": self.aside,
            "top": self.to_the_top,
            "remove": self.removed,
        }.get(e.what)
        if step is not None:
            step(t, e, e.about["player"], position_of(t.state, e.about["segment"]))

    def placed(self, t: Table, e: Event, seat: int, pos: int) -> None:
        """V6.9.1."""
        self.tiers[0][pos][seat] += e.about["workers"]

    def up(self, t: Table, e: Event, seat: int, pos: int) -> None:
        """V6.9.2: three or more of a colour: one goes up, then two go aside."""
        t.expect("V6.9.2", True, pos in self.groups(1, seat), e)
        t.expect("V6.9.4", [], self.owed, "a new group waits for the sideways moves")
        self.tiers[0][pos][seat] -= 1
        self.tiers[1][pos][seat] += 1
        self.owed = [(seat, pos, (pos + step) % RING) for step in (1, -1)]

    def aside(self, t: Table, e: Event, seat: int, pos: int) -> None:
        """V8.6: the castle move just chosen, to a neighbour; V6.9.4: not with the two that are due
        to go; V6.9.2: those two, clockwise first."""
        to = position_of(t.state, e.about["to"])
        if self.chosen:
            bound = sum(x[:2] == (seat, pos) for x in self.owed)
            t.expect("V8.6", self.chosen, (seat, pos, to), e)
            t.expect("V8.6", True, (to - pos) % RING in (1, RING - 1), e)
            t.expect("V6.9.4", True, self.tiers[0][pos][seat] > bound, e)
            self.chosen = ()
        else:
            due = self.owed.pop(0) if self.owed else None
            t.expect("V6.9.2", due, (seat, pos, to), e)
        self.tiers[0][pos][seat] -= 1
        self.tiers[0][to][seat] += 1

    def to_the_top(self, t: Table, e: Event, seat: int, pos: int) -> None:
        """V6.9.3: when the first tier is quiet."""
        quiet = not self.owed and not self.groups(1, seat)
        t.expect("V6.9.3", (True, True), (quiet, pos in self.groups(2, seat)), e)
        self.tiers[1][pos][seat] -= 1
        self.top[seat] += 1
        ahead = self.leader < 0 or self.top[seat] > self.top[self.leader]
        if seat != self.leader and ahead:
            self.leader = self.takes = seat

    def removed(self, t: Table, e: Event, seat: int, pos: int) -> None:
        """V6.9.5: from more than 3, when all have moved; V13.17: the bot removes only others."""
        other, row = e.about["other"], self.tiers[e.about["tier"] - 1][pos]
        quiet = not any(self.groups(tier, x) for tier in (1, 2) for x in range(len(row)))
        t.expect("V6.9.5", (True, True), (quiet, sum(row) > 3), e)
        t.expect("V6.9.10", self.active, seat, "who removes")
        if t.state.players[seat].bot:
            t.expect("V13.17", True, other != seat, e)
        row[other] -= 1

    def compare(self, t: Table) -> None:
        s = t.state
        actual = [s.first_tier, s.second_tier], s.third_tier, s.leader
        t.expect("V6.9.9", (self.tiers, self.top, self.leader), actual, "the castle")

    def at_rest(self, t: Table) -> None:
        """V6.9.2, V6.9.5: no group is left, no section too full."""
        rows = [row for tier in self.tiers for row in tier]
        t.expect("V6.9.2", True, max(max(row) for row in rows) < 3, rows)
        t.expect("V6.9.5", True, max(sum(row) for row in rows) <= 3, rows)


# -- V5.3: the cards on a board --------------------------------------------------------------------


class Boards:
    """The rows of cards of the people; who built on the sites; manuscripts by colour."""

    def __init__(self, seats: int, sites: int) -> None:
        self.rows = [["", "", ""] for _ in range(seats)]
        self.moved = -1  # V5.3.1: whose cards have moved on already, for one was told to drop
        self.sites = [-1] * sites  # by owner
        self.ribbons: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.bonus: dict[str, int] = {}  # who took the card of a colour

    def crimes(self, seat: int) -> int:
        return sum(icons_on(card)["criminal"] for card in self.rows[seat] if card)

    def waits(self, seat: int, when: str) -> list[str]:
        """The cards on a board that wait for something, from the left."""
        return [card for card in self.rows[seat] if card and CARDS[card].get("when") == when]

    def shift(self, seat: int) -> None:
        self.rows[seat] = ["", *self.rows[seat][:2]]


# -- V6.1 to V6.4: what an action needs ------------------------------------------------------------


def least(s: Any, p: Any, action: str) -> int:
    """The fewest icons an action can be taken for."""
    if action == "trade":
        return int(exchange(s, p.at)["merchants"])
    if action == "build":
        return min(n for kind, n in enumerate(BUILDERS) if slots_left(p, kind))
    return 1 if action == "workers" else book_cost(s, p.at // 3)


def slots_left(p: Any, kind: int) -> list[int]:
    return [i for i in range(3) if not p.built[3 * kind + i]]


def free_bank(s: Any, space: int) -> list[int]:
    return [site for site in bank(s, space) if s.sites[site] < 0]


def barred(s: Any, p: Any, action: str) -> bool:
    """V6.8.1, V6.8.2: nothing to build, or nowhere; V6.9.1: nobody to place."""
    if action == "build":
        return all(p.built) or not free_bank(s, p.at)
    return action == "workers" and not p.workers


def allowed(s: Any, p: Any) -> set[Option]:
    """V6.1, V6.4: the actions of the space, with or without a dismissal; or none."""
    out: set[Option] = {"none"}
    icons, silver, offer = at_hand(s, p), p.goods[0], on_offer(s, p.at // 3)
    price = 1 if p.built[CHEAP] else offer["silver"]
    more = Counter(offer["icons"])
    for action in ("workers", "transcribe") if p.at % 3 == INNER else ("trade", "build"):
        if barred(s, p, action):
            continue
        need = least(s, p, action)
        if can_pay(s, p, action, need, icons, silver):
            out.add(action)
        serves = more[ICON[action]] or more["criminal"]
        serves = serves or (more["merchant"] and "merchants" in helps(p, action))  # V6.4.3
        if serves and price <= silver:
            if can_pay(s, p, action, need, icons + more, silver - price):
                out.add(("dismiss", action))
    return out


def primary_action(t: Table, ask: Choose) -> None:
    p = t.state.players[ask.seat]
    position = (p.board, p.goods, p.at, p.built)
    t.expect("V6.1", allowed(t.state, p), set(ask.options), position)


def with_dismissed(t: Table, p: Any) -> Icons:
    """V6.4: all icons of this action, those of the card dismissed for it included."""
    icons = at_hand(t.state, p)
    for e in t.story:
        if e.what == "dismiss" and e.about["player"] == p.seat:
            card = e.about["card"]
            here = segment(t.state, position_of(t.state, e.about["segment"]))
            icons.update(CARDS[card]["icons"] if card else here["townsfolk"]["icons"])
    return icons


def payment(t: Table, ask: Choose) -> None:
    """V6.2: icons first; V6.6: every way to make up for the rest."""
    p, action, lacking = t.state.players[ask.seat], ask.about["action"], ask.about["icons"]
    expected = payments(p, action, lacking, p.goods[0])
    actual = {frozenset(x) for x in ask.options}
    t.expect("V6.2", expected, actual, (action, lacking, p.board, p.goods))
    t.expect("V6.2", len(ask.options), len(actual), "ways to pay, none twice")
    if action == "transcribe":
        need = book_cost(t.state, p.at // 3)
        icons = worth_in_icons(p, action, with_dismissed(t, p))
        t.expect("V6.10.1", need - icons, lacking, "clerics that lack")


# -- V6.7 to V6.10: the four actions ---------------------------------------------------------------


def trade(t: Table, ask: Choose) -> None:
    """V6.7.1: as often as merchants and silver allow."""
    p = t.state.players[ask.seat]
    each = exchange(t.state, p.at)["merchants"]
    merchants = worth_in_icons(p, "trade", with_dismissed(t, p))
    most = (merchants + p.goods[0]) // each
    t.expect("V6.7.1", list(range(1, most + 1)), sorted(ask.options), (merchants, p.goods))


def building(t: Table, ask: Choose) -> None:
    """V6.8.2: any building from any slot that can be paid; V8.8: any of the kind named."""
    p = t.state.players[ask.seat]
    free = ask.about["building"]
    icons = with_dismissed(t, p)
    expected = {
        (name, i + 1)
        for kind, name in enumerate(KINDS)
        for i in slots_left(p, kind)
        if free == name
        or (not free and can_pay(t.state, p, "build", BUILDERS[kind], icons, p.goods[0]))
    }
    t.expect(ask.clause, expected, set(ask.options), (p.board, p.goods, p.built))


def site(t: Table, ask: Choose) -> None:
    """V6.8.1: a free site of the bank; V8.8: any free one; V2.9: card 8, of the bank."""
    s, p = t.state, t.state.players[ask.seat]
    everywhere = {x for x, owner in enumerate(s.sites) if owner < 0}
    near = ask.clause == "V6.8.1" or s.phase == "start"
    t.expect(ask.clause, set(free_bank(s, p.at)) if near else everywhere, set(ask.options))


def workers(t: Table, ask: Choose) -> None:
    """V6.9.1: 1, 3, 5 or 8 nobles for 1 to 4 workers, as many as there are."""
    p = t.state.players[ask.seat]
    icons = with_dismissed(t, p)
    expected = {
        n
        for n, nobles in NOBLES.items()
        if n <= p.workers and can_pay(t.state, p, "workers", nobles, icons, p.goods[0])
    }
    t.expect("V6.9.1", expected, set(ask.options), (p.board, p.goods))


def free_manuscript(t: Table, ask: Choose) -> None:
    """V6.10.4: open ones of cost 3 or 4."""
    books = enumerate(t.state.books)
    expected = {pos for pos, x in books if x and MANUSCRIPTS[x]["cost"] in (3, 4)}
    t.expect("V6.10.4", expected, set(ask.options))


def group(t: Table, ask: Choose) -> None:
    """V6.9.2: if several sections qualify, their owner chooses."""
    rows = enumerate(t.state.first_tier)
    t.expect("V6.9.2", {pos for pos, row in rows if row[ask.seat] >= 3}, set(ask.options))


def remove(t: Table, ask: Choose) -> None:
    """V6.9.5: workers of any colour there."""
    tier = t.state.first_tier if ask.about["tier"] == 1 else t.state.second_tier
    row = enumerate(tier[ask.about["pos"]])
    t.expect("V6.9.5", {seat for seat, n in row if n}, set(ask.options))


# -- V5.3, V5.4, V7, V8: cards, movement, hire -----------------------------------------------------


def play_a_card(t: Table, ask: Choose) -> None:
    """V5.3.2: any card of the hand."""
    hand = t.state.players[ask.seat].hand.cards
    t.expect("V5.3.2", sorted(hand), sorted(ask.options))


def onward(space: int) -> list[int]:
    """V5.4.2: left to inner or right; inner to right or to the next inner; right to left."""
    pos, place = divmod(space, 3)
    behind = (pos + 1) % RING
    if place == LEFT:
        return [3 * pos + 1, 3 * pos + 2]
    return [3 * pos + 2, 3 * behind + 1] if place == INNER else [3 * behind]


@cache
def within(start: int, least: int, more: int) -> frozenset[int]:
    """V5.4.1: where one comes in at least so many steps, and some more."""
    out: set[int] = set()
    at = {start}
    for n in range(least + more + 1):
        if n >= least:
            out |= at
        at = {x for space in at for x in onward(space)}
    return frozenset(out)


def movement(t: Table, ask: Choose) -> None:
    """V5.4.1: 1 silver for each step further; V5.4.5: one of them free."""
    p = t.state.players[ask.seat]
    card = next(e.about["card"] for e in reversed(t.events) if e.what == "play")
    value = CARDS[card]["silver"]
    more = min(p.goods[0] + p.built[STEP], 3 * RING)
    t.expect("V5.4.1", within(p.at, value, more), set(ask.options), (p.at, value, more))


def hire(t: Table, ask: Choose) -> None:
    """V7.1: the top townsfolk of the segment, if it can be paid."""
    p = t.state.players[ask.seat]
    card = t.state.folk[p.at // 3]
    payable = bool(card) and CARDS[card]["silver"] <= p.goods[0]
    t.expect("V7.1", (True, {"yes", "no"}), (payable, set(ask.options)), card)


def free_hire(t: Table, ask: Choose) -> None:
    """V7.2: any open townsfolk."""
    expected = {pos for pos, card in enumerate(t.state.folk) if card}
    t.expect("V7.2", expected, set(ask.options))


def discard_or_destroy(t: Table, ask: Choose) -> None:
    """V8.2, V8.3: a card of the hand or the top of the pile, or not; V5.3.5: three stay."""
    p = t.state.players[ask.seat]
    top = {"top"} if p.draw.size or p.discard else set()
    t.expect(ask.clause, {*p.hand.cards, *top, "no"}, set(ask.options))
    if ask.kind == "destroy":
        board = sum(card != "" for card in p.board)
        cards = p.draw.size + len(p.hand.cards) + len(p.discard) + board
        t.expect("V5.3.5", True, cards > 3)


def castle_move(t: Table, ask: Choose) -> None:
    """V8.6: a worker of the first tier to a neighbour; V6.9.4 is looked at when it moves."""
    rows = t.state.first_tier
    steps = {(pos, (pos + x) % RING) for pos in range(RING) for x in (1, -1) if rows[pos][ask.seat]}
    offered = {x for x in ask.options if x != "no"}
    t.expect("V8.6", (True, True), (offered <= steps, "no" in ask.options))


def rearrange(t: Table, ask: Choose) -> None:
    """V8.1: the filled slots change places, and no card is lost."""
    board = t.state.players[ask.seat].board
    orders = {tuple(sorted(x)) for x in ask.options}
    empty = {tuple(card == "" for card in x) for x in ask.options}
    t.expect("V8.1", {tuple(sorted(board))}, orders)
    t.expect("V8.1", {tuple(card == "" for card in board)}, empty)


def resource(t: Table, ask: Choose) -> None:
    """V14.1."""
    t.expect("V14.1", set(RESOURCES), set(ask.options))


def flip(t: Table, ask: Choose) -> None:
    """V3.6: asked only if both are possible."""
    p = t.state.players[ask.seat]
    t.expect("V3.6", (True, True), (p.debts > 0, p.deeds > 0))


ASKS: dict[str, Callable[[Table, Choose], None]] = {
    "act": primary_action,
    "pay": payment,
    "trade": trade,
    "building": building,
    "site": site,
    "workers": workers,
    "free-manuscript": free_manuscript,
    "group": group,
    "remove": remove,
    "play": play_a_card,
    "move": movement,
    "hire": hire,
    "free-hire": free_hire,
    "discard": discard_or_destroy,
    "destroy": discard_or_destroy,
    "castle-move": castle_move,
    "rearrange": rearrange,
    "resource": resource,
    "flip": flip,
}


# -- what must follow what -------------------------------------------------------------------------


class Story:
    """A piece of the rules that has run to its end: its events, and the boards along the way."""

    def __init__(self, t: Table, boards: Boards) -> None:
        self.t = t
        self.s = t.state
        self.boards = boards
        self.events = t.story

    def human(self, seat: int) -> bool:
        return not self.s.players[seat].bot

    def event(self, i: int) -> Event:
        return self.events[i] if 0 <= i < len(self.events) else Event("", "", 0, {})

    def brings(self, i: int, seat: int, effect: Row | None, clause: str, why: str) -> None:
        """Behind event i a person gains all that a plain effect brings, in printed order."""
        wanted: list[tuple[str, str, int]] = []
        for name, n in gains(effect).items():
            if name in GOODS:
                wanted.append(("gain", name, n))
            elif name == "resource":
                wanted += [("gain", "resource", 1)] * n
            else:
                wanted += [(name, "", 1)] * n
        if not wanted or not self.human(seat):
            return
        came = []
        for e in self.events[i + 1 :]:
            if e.clause != clause or e.about.get("player") != seat:
                continue
            if e.what == "gain":
                came.append((e.what, e.about["good"], e.about["n"]))
            elif e.what in ("debt", "deed", "virtue", "corruption"):
                came.append((e.what, "", 1))
        came = came[: len(wanted)]
        for k, x in enumerate(wanted[: len(came)]):  # any resource is as good as another
            if x[1] == "resource" and came[k][1] in RESOURCES:
                came[k] = x
        self.t.expect(why, wanted, came, self.events[i])

    def offers(self, i: int, seat: int, effect: Row | None, why: str) -> None:
        """Behind event i the owner of an effect with a slash is asked for one of its sides."""
        if effect and "choose" in effect and self.human(seat):
            asks = [x.ask for x in self.t.asked if x.at > i and x.ask.kind == "choice"]
            offered = next((list(x.options) for x in asks if x.seat == seat), [])
            self.t.expect(why, list(effect["choose"]), offered, self.events[i])


def dropped(story: Story, i: int, e: Event) -> None:
    """V5.3.1: the card in the right slot; its drop-off ability works before the next is played."""
    seat, card = e.about["player"], e.about["card"]
    if not story.human(seat):
        return
    boards = story.boards
    story.t.expect("V5.3.1", boards.rows[seat][2], card, e)
    boards.shift(seat)
    boards.moved = seat
    works = story.event(i + 1)
    waits = CARDS[card].get("when") == "drop-off"
    story.t.expect("V5.3.1", waits, (works.what, works.about.get("card")) == ("ability", card), e)


def played(story: Story, i: int, e: Event) -> None:
    """V5.3.2: into the left slot; its criminals bring corruption for all on the board; V5.3.3:
    then its ability."""
    seat, card, boards = e.about["player"], e.about["card"], story.boards
    if boards.moved != seat:
        boards.shift(seat)
    boards.moved = -1
    boards.rows[seat][0] = card


def criminal_row(story: Story) -> None:
    """V5.3.2: at the beginning of the movement, which follows the card."""
    seat = story.s.active
    card = story.boards.rows[seat][0]
    n = 0
    while story.event(n).what in ("corruption", "stack"):
        n += 1
    came = sum(e.what == "corruption" for e in story.events[:n] if e.clause == "V5.3.2")
    due = story.boards.crimes(seat) if icons_on(card)["criminal"] else 0
    story.t.expect("V5.3.2", due, came, card)
    works = story.event(n)
    immediate = CARDS[card].get("when") == "immediate"
    story.t.expect("V5.3.3", immediate, (works.clause, works.what) == ("V5.3.3", "ability"), card)


def ability(story: Story, i: int, e: Event) -> None:
    """V1.4, V5.3.7: it lies on the board of its owner, or was just pushed off, and does what is
    printed."""
    seat, card = e.about["player"], e.about["card"]
    if e.clause != "V5.3.1":
        story.t.expect("V5.3.7", True, card in story.boards.rows[seat], e)
    clause = {"V5.3.1": "V5.3.1", "V5.3.3": "V5.3.3", "V6.5": "V6.5"}.get(e.clause, "V5.3.7")
    story.brings(i, seat, CARDS[card]["effect"], clause, clause)
    story.offers(i, seat, CARDS[card]["effect"], clause)


def rearranged(story: Story, i: int, e: Event) -> None:
    """V8.1."""
    seat, board = e.about["player"], list(e.about["board"])
    if story.human(seat):
        story.t.expect("V8.1", sorted(story.boards.rows[seat]), sorted(board), e)
        story.boards.rows[seat] = board


def shuffled(story: Story, i: int, e: Event) -> None:
    """V8.4, V8.5: corruption with a criminal on the board, virtue without."""
    seat = e.about["player"]
    if story.human(seat):
        due = "corruption" if story.boards.crimes(seat) else "virtue"
        next_ = story.event(i + 1)
        actual = next_.what, next_.about.get("player")
        story.t.expect("V8.4", (due, seat), actual, story.boards.rows[seat])


def debt_flipped(story: Story, i: int, e: Event) -> None:
    """V3.2: a resource at once; V5.3.7: then what waits for it."""
    seat = e.about["player"]
    if story.human(seat):
        story.brings(i, seat, {"gain": {"resource": 1}}, "V3.2", "V3.2")
        for card in story.boards.waits(seat, "flip-debt")[:1]:
            works = story.event(i + 2)
            story.t.expect("V5.3.7", ("ability", card), (works.what, works.about.get("card")), e)


def debt_taken(story: Story, i: int, e: Event) -> None:
    """V5.3.7: abilities that wait for a debt work once for each."""
    seat = e.about["player"]
    if story.human(seat):
        while story.event(i + 1).what in ("reveal", "last-round"):
            i += 1
        works = story.event(i + 1)
        waits = story.boards.waits(seat, "gain-debt")[:1]
        actual = [works.about["card"]] if works.what == "ability" else []
        if waits or (actual and CARDS[actual[0]].get("when") == "gain-debt"):
            story.t.expect("V5.3.7", waits, actual, e)


def destroyed(story: Story, i: int, e: Event) -> None:
    """V8.3: its value in silver."""
    next_ = story.event(i + 1)
    actual = next_.what, next_.about.get("good"), next_.about.get("n")
    story.t.expect("V8.3", ("gain", "silver", CARDS[e.about["card"]]["silver"]), actual, e)


def hired(story: Story, i: int, e: Event) -> None:
    """V7.1: paid, once a turn; V7.2: a free one is not; then its effect."""
    seat, card = e.about["player"], e.about["card"]
    before = story.event(i - 1)
    paid = before.about.get("n") if before.what == "spend" else None
    if e.clause == "V7.1":
        story.t.expect("V7.1", CARDS[card]["silver"], paid, e)
        first = [x for x in story.events if (x.clause, x.what) == ("V7.1", "hire")]
        story.t.expect("V7.1", 1, len(first), "hires of this phase")
    else:
        story.t.expect("V7.2", None, paid, e)
    story.brings(i, seat, CARDS[card]["hire"], "V7.1", "V7.1")
    if story.s.players[seat].built[DISCARDS]:
        later = [x.ask for x in story.t.asked if x.at > i and x.ask.seat == seat]
        story.t.expect("V7.3", True, "discard" in [x.kind for x in later], e)


def dismissed(story: Story, i: int, e: Event) -> None:
    """V6.4: once a turn, for its value; V6.4.1: or 1 silver; V6.4.2: or the printed one."""
    seat, card = e.about["player"], e.about["card"]
    if not story.human(seat):
        return
    pos = position_of(story.s, e.about["segment"])
    row = CARDS[card] if card else segment(story.s, pos)["townsfolk"]
    before = story.event(i - 1)
    prices = {row["silver"]} if not story.s.players[seat].built[CHEAP] else {1, row["silver"]}
    story.t.expect("V6.4", True, before.what == "spend" and before.about["n"] in prices, e)
    others = [x for x in story.events if x.what == "dismiss" and x.about["player"] == seat]
    story.t.expect("V6.4", 1, len(others), "dismissals of this turn")
    story.t.expect("V6.4", story.s.players[seat].at // 3, pos, e)
    story.brings(i, seat, row["hire"], "V6.4", "V6.4")


def went_up(story: Story, i: int, e: Event) -> None:
    """V6.9.2, V2.2: the reward of the section that faces the segment."""
    pos = position_of(story.s, e.about["segment"])
    row = SECTIONS[(pos + story.s.turned) % RING]
    story.t.expect("V2.2", row["id"], e.about["section"], e)
    story.brings(i, e.about["player"], row["effect"], "V6.9.2", "V6.9.2")
    story.offers(i, e.about["player"], row["effect"], "V6.9.2")


def reached_the_top(story: Story, i: int, e: Event) -> None:
    """V6.9.3: a resource of choice."""
    story.brings(i, e.about["player"], {"gain": {"resource": 1}}, "V6.9.3", "V6.9.3")


def left_the_castle(story: Story, i: int, e: Event) -> None:
    """V6.9.11: 2 silver from the first tier, a virtue and a resource from the second."""
    reward = {"silver": 2} if e.about["tier"] == 1 else {"virtue": 1, "resource": 1}
    story.brings(i, e.about["other"], {"gain": reward}, "V6.9.11", "V6.9.11")


def built(story: Story, i: int, e: Event) -> None:
    """V6.8.4: the effect of the site, then every link to a building, for both owners."""
    s, sites, seat = story.s, story.boards.sites, e.about["player"]
    each, count = sites_each(s), len(sites)

    def number(name: tuple[str, int]) -> int:
        return position_of(s, name[0]) * each + name[1] - 1

    new = number(e.about["site"])
    story.t.expect("V6.8.3", -1, sites[new], "who owned the site")
    effect = side(s, new // each)["sites"][new % each]["effect"]
    story.brings(i, seat, effect, "V6.8.4", "V6.8.4")
    due = {}
    for start, other in ((new, (new + 1) % count), ((new - 1) % count, (new - 1) % count)):
        if link(s, start) and sites[other] >= 0:
            due[other] = link(s, start)
    sites[new] = seat
    linked = [
        (k, x)
        for k, x in enumerate(story.events)
        if k > i and x.what == "link" and number(x.about["site"]) == new
    ]
    ends = sorted(number(x.about["end"]) for _, x in linked)
    story.t.expect("V6.8.5", sorted(due), ends, e)
    for k, x in linked:
        end = number(x.about["end"])
        story.t.expect("V6.8.4", sites[end], x.about["other"], x)
        if end in due:
            for owner in {seat, sites[end]}:
                story.brings(k, owner, due[end], "V6.8.4", "V6.8.8")


def transcribed(story: Story, i: int, e: Event) -> None:
    """V6.10.2: the first with three of a colour takes the card; V6.10.5: then the effect."""
    seat, book, boards = e.about["player"], MANUSCRIPTS[e.about["manuscript"]], story.boards
    ribbon = book["ribbon"]
    boards.ribbons[seat][ribbon] += 1
    due = boards.ribbons[seat][ribbon] >= 3 and ribbon not in boards.bonus
    k = i + 2 if story.event(i + 1).what == "show-manuscript" else i + 1
    story.t.expect("V6.10.2", due, story.event(k).what == "bonus", e)
    if due:
        boards.bonus[ribbon] = seat
    story.brings(i, seat, book.get("effect"), "V6.10.1", "V6.10.1")


STEPS: dict[str, Callable[[Story, int, Event], None]] = {
    "drop": dropped,
    "play": played,
    "ability": ability,
    "rearrange": rearranged,
    "shuffle": shuffled,
    "flip-debt": debt_flipped,
    "debt": debt_taken,
    "destroy": destroyed,
    "hire": hired,
    "dismiss": dismissed,
    "up": went_up,
    "top": reached_the_top,
    "remove": left_the_castle,
    "build": built,
    "manuscript": transcribed,
}


# -- V9: collision ---------------------------------------------------------------------------------


class Collision:
    """The events from a collision to the markers' way back, and where the stack was."""

    def __init__(self, story: Story, i: int) -> None:
        events = story.events
        self.seat = events[i].about["player"]
        end = next(k for k in range(i, len(events)) if events[k].what == "reset")
        self.events = events[i:end]
        seats = len(story.s.players)
        self.order = [(self.seat + k) % seats for k in range(seats)]
        third = [k for k, e in enumerate(self.events) if e.clause == "V9.3"]
        self.above = self.stack(third[0] if third else len(self.events))
        self.below = self.stack(len(self.events))

    def stack(self, end: int) -> int:
        """Where the stack is before an event; V9.6: what is gained meanwhile moves it."""
        moves = [
            e.about["n"]
            for e in self.events[:end]
            if e.what in ("collision", "virtue", "corruption") and e.about["player"] == self.seat
        ]
        return int(moves[-1])

    def of(self, seat: int, clause: str) -> list[Event]:
        return [e for e in self.events if e.clause == clause and e.about.get("player") == seat]


def collision(story: Story, i: int) -> None:
    t, s, c = story.t, story.s, Collision(story, i)
    for seat in c.order:  # V9.1: the slot of those without criminals
        p = s.players[seat]
        if story.human(seat):
            due = int(p.built[VIRTUE] and not crimes(p))
            t.expect("V9.1", ["virtue"] * due, [e.what for e in c.of(seat, "V9.1")[-due:]] * due)
            t.expect("V9.1", due, sum(e.what == "virtue" for e in c.of(seat, "V9.1")))
    works = [
        (e.about["player"], e.about["card"])
        for e in c.events
        if e.what == "ability" and CARDS[e.about["card"]].get("when") == "collision"
    ]
    due_ = [
        (seat, card)
        for seat in c.order
        if story.human(seat)
        for card in sorted(story.boards.waits(seat, "collision"))
    ]
    t.expect("V9.2", due_, sorted(works, key=lambda x: (c.order.index(x[0]), x[1])))
    t.expect("V9.6", [x[0] for x in due_], [x[0] for x in works], "clockwise")
    above_the_slot(story, c)
    for seat in c.order[1:]:
        below_the_slot(story, c, seat)


def above_the_slot(story: Story, c: Collision) -> None:
    """V9.3, V9.8, V13.20: for the owner of the stack, where it is now."""
    row = TRACK[c.above - 1]
    came: Counter[str] = Counter()
    for e in c.of(c.seat, "V9.3"):
        if e.what in ("debt", "deed"):
            came[e.what] += 1
        elif e.what == "gain":
            came[e.about["good"]] += e.about["n"]
    due = Counter(gains(row["above"] if story.human(c.seat) else row["bot"]))
    due.pop("resource", None)  # V13.8 names it
    story.t.expect("V9.3", due, came, f"stack on {c.above}")


def below_the_slot(story: Story, c: Collision, seat: int) -> None:
    """V9.4, V9.8: for the others, below the slot where the stack is when step 3 is done."""
    row, p = TRACK[c.below - 1], story.s.players[seat]
    met = {"": True, "criminals": crimes(p) > 0, "no-criminals": crimes(p) == 0}[row["needs"]]
    about = f"seat {seat}, stack on {c.below}, before step 3 on {c.above}"
    if gains(row["below"]):
        came = [e.what for e in c.of(seat, "V9.4")]
        due = list(gains(row["below"])) if met else []
        kinds = [x for x in came if x in ("debt", "deed", "virtue", "corruption", "gain")]
        story.t.expect("V9.4", due, kinds, about)
    elif story.human(seat):  # slot 4: the cards may be rearranged
        asked = [x.ask for x in story.t.asked if x.ask.kind == "rearrange"]
        due_ = sum(card != "" for card in p.board) >= 2
        story.t.expect("V9.4", due_, seat in [x.seat for x in asked] or not due_, about)


def fifth_phase(story: Story, track: Track) -> None:
    """V9.1, V9.7: with a stack at the end of a turn, and only then, one collision."""
    events = story.events
    where = [i for i, e in enumerate(events) if e.what == "collision"]
    story.t.expect("V9.7", True, len(where) <= 1, "collisions of a turn")
    for i in where:
        collision(story, i)


# -- V10: draw -------------------------------------------------------------------------------------


def sixth_phase(t: Table, seat: int, hand: int) -> None:
    """V10.1, V10.2: up to the limit, unless both piles are empty; nothing is discarded."""
    p = t.state.players[seat]
    limit = 3 + p.built[HAND] + (t.state.leader == seat)
    n = len(p.hand.cards)
    t.expect("V10.1", True, n <= max(limit, hand), f"{n} cards, limit {limit}")
    t.expect("V10.2", True, n >= limit or not (p.draw.size or p.discard), f"{n}, limit {limit}")


def no_stack_left(t: Table, track: Track, seat: int) -> None:
    """V9.1; V10.2: but for one that arises while cards are drawn, the last that is told."""
    last = [e for e in t.story if e.what not in ("round", "end", "reveal", "last-round")][-3:]
    names = [e.what for e in last]
    drawn = names[:1] == ["shuffle"] and names[-1:] == ["stack"] and last[0].clause == "V8.4"
    t.expect("V9.1", True, not track.stacked(seat) or drawn, "a stack at the end of a turn")


# -- V12: scoring ----------------------------------------------------------------------------------

POINTS = ((0, 4, 9, 15), (0, 6, 13, 21), (0, 2, 5, 9))  # V12.2
SETS = (0, 1, 4, 9, 16)  # V12.4


@cache
def best_sets(ribbons: tuple[int, ...]) -> int:
    """V12.4: the best way to make sets, all of them tried."""
    best = 0
    for mask in range(1, 1 << len(ribbons)):
        chosen = [i for i in range(len(ribbons)) if mask >> i & 1]
        if all(ribbons[i] for i in chosen):
            left = tuple(n - (i in chosen) for i, n in enumerate(ribbons))
            best = max(best, SETS[len(chosen)] + best_sets(left))
    return best


def all_icons(s: Any, p: Any) -> Icons:
    """V12.5, V13.32: on all cards wherever they lie, slots and bonus cards."""
    icons = permanent(s, p)
    in_pile = [card for layer in p.draw.layers for card in layer.cards]
    for card in (*in_pile, *p.hand.cards, *p.board, *p.discard):
        if card:
            icons += icons_on(card)
    return icons


def written(s: Any, p: Any) -> int:
    """V12.5, V12.13: what manuscripts say, halves rounded down."""
    icons = all_icons(s, p)
    counts = {
        **{f"{icon}s": icons[icon] for icon in (*ICON.values(), "criminal")},
        "manuscripts": len(p.manuscripts),
        "approved-deeds": p.approved,
        "paid-debts": p.paid,
        "workers": 20 - p.workers,
        "resources": sum(p.goods[1:]),
        "buildings": sum(p.built),
    }
    says = [MANUSCRIPTS[x].get("score") for x in p.manuscripts]
    return sum(counts[x["each"]] // x["per"] * x["then"]["gain"]["vp"] for x in says if x)


def prize(counts: list[int], seat: int, people: int) -> int:
    """V12.8, V12.9: who tie share the points of the places they take."""
    places = [12, 8, 4] if people >= 3 else [12, 4]
    own = counts[seat]
    if not own:
        return 0
    better, same = sum(n > own for n in counts), counts.count(own)
    return sum((places + [0] * 4)[better : better + same]) // same


def points(s: Any, p: Any) -> int:
    people = sum(not q.bot for q in s.players)
    out = sum(POINTS[kind][sum(p.built[3 * kind : 3 * kind + 3])] for kind in range(3))
    out += sum(row[p.seat] for row in s.first_tier)  # V12.3
    out += 2 * sum(row[p.seat] for row in s.second_tier) + 3 * s.third_tier[p.seat]
    ribbons = Counter(MANUSCRIPTS[x]["ribbon"] for x in p.manuscripts)
    out += best_sets(tuple(ribbons[x] for x in RIBBONS)) + written(s, p)
    out += 5 * (s.leader == p.seat) + 3 * s.bonus.count(p.seat)  # V12.6
    out += p.deeds + 3 * p.approved - 2 * p.debts  # V12.7
    if "poverty" in s.revealed:
        out += prize([q.approved for q in s.players], p.seat, people)
    if "prosperity" in s.revealed:
        out += prize([q.paid for q in s.players], p.seat, people)
    return out + (sum(p.goods[1:]) if p.bot else 0)  # V13.21


def scoring(t: Table) -> None:
    s = t.state
    totals = [points(s, p) for p in s.players]
    actual = [sum(line.points for line in t.title.scores(s)[p.seat]) for p in s.players]
    t.expect("V12.1", totals, actual)
    if s.players[-1].bot:  # V13.21: more than the bot
        winners = [0] if totals[0] > totals[1] else [1]
        t.expect("V13.21", winners, list(t.title.winners(s)), totals)
        return
    ranks = [(n, sum(p.goods)) for n, p in zip(totals, s.players, strict=True)]
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    t.expect("V12.10", winners, sorted(t.title.winners(s)), ranks)


# -- the watcher -----------------------------------------------------------------------------------

HELPERS = [x for x in CARDS if CARDS[x].get("when") == "pay"]
IMAGINE = 3  # of so many decisions on an action, one is also looked at with other cards


class Viscounts(Watcher):
    """Hears events as they come, looks at every decision, reads a piece of the rules when it has
    ended."""

    def start(self, t: Table) -> None:
        s = t.state
        seats = len(s.players)
        self.track = Track(seats)
        self.course = Course(sum(not p.bot for p in s.players))
        self.castle = Castle(seats)
        self.boards = Boards(seats, len(s.sites))
        self.heard = 0
        self.phase = ""  # of the piece that runs
        self.seat = 0  # whose it is
        self.hand = 0  # its cards at the beginning
        self.bot: BotTurn | None = None

    def hear(self, t: Table) -> None:
        for e in t.events[self.heard :]:
            self.track.hear(t, e)
            self.course.hear(t, e)
            self.castle.hear(t, e)
        self.heard = len(t.events)
        self.track.compare(t)
        self.castle.compare(t)

    def before(self, t: Table) -> None:
        self.hear(t)
        ask = t.ask
        assert ask is not None
        if ask.kind in ASKS:
            ASKS[ask.kind](t, ask)
        if ask.kind == "act" and t.decision % IMAGINE == 0:
            imagine(t, ask.seat)

    def after(self, t: Table) -> None:
        assert t.ask is not None
        if t.ask.kind == "castle-move" and t.answer != "no":
            self.castle.chosen = (t.ask.seat, *t.answer)

    def rest(self, t: Table) -> None:
        self.hear(t)
        self.castle.at_rest(t)
        self.read(t)
        s = t.state
        self.phase, self.seat = s.phase, s.active
        p = s.players[s.active]
        self.hand = len(p.hand.cards)
        if p.bot and s.phase == "cards":
            self.bot = BotTurn(t)

    def read(self, t: Table) -> None:
        """What the last piece of the rules has told."""
        story = Story(t, self.boards)
        if self.phase == "move":
            criminal_row(story)
        for i, e in enumerate(story.events):
            if e.what in STEPS:
                STEPS[e.what](story, i, e)
        if self.phase == "end":
            sixth_phase(t, self.seat, self.hand)
        if self.phase == "end" or self.bot is not None:
            fifth_phase(story, self.track)
            no_stack_left(t, self.track, self.seat)
        if self.bot is not None:
            self.bot.compare(t)
            self.bot = None

    def end(self, t: Table) -> None:
        self.hear(t)
        self.read(t)
        self.course.over(t)
        scoring(t)

    def lively(self, ask: Choose) -> Sequence[Option]:
        """Takes actions, many workers, and what is optional more often than not."""
        options = list(ask.options)
        if ask.kind == "act" and len(options) > 1:
            options.remove("none")
        elif ask.kind == "workers":
            options += [max(options)] * len(options)
        elif "no" in options:
            options += [x for x in options if x != "no"] * 3
        return options


def imagine(t: Table, seat: int) -> None:
    """V6.1, V6.2 at a table with other cards and goods: rules are asked, and a payment is begun."""
    dice = t.dice()

    def change(s: Any) -> None:
        p = s.players[seat]
        cards = dice.sample(HELPERS, 2) + dice.sample(list(CARDS), 2)
        p.board = [card if dice.random() < 0.8 else "" for card in dice.sample(cards, 3)]
        p.goods = [dice.randrange(8), *[dice.randrange(5) for _ in RESOURCES]]
        p.at = dice.randrange(3 * RING)
        s.folk[p.at // 3] = dice.choice(["", *TOWNSFOLK])
        s.books[p.at // 3] = dice.choice(["", *MANUSCRIPTS])
        if dice.random() < 0.3:
            p.built = [dice.randrange(2) for _ in p.built]
        if dice.random() < 0.3:
            s.bonus = [dice.choice([-1, seat]) for _ in RIBBONS]
        if dice.random() < 0.1:
            p.workers = dice.randrange(2)

    other = t.imagine(change)
    flow = t.title.agenda(other.state)
    ask = flow.send(None)
    primary_action(other, ask)
    plain = [x for x in ask.options if isinstance(x, str) and x != "none"]
    with suppress(StopIteration):  # it may end without a payment
        while plain and isinstance(ask, Choose) and ask.kind in ("act", "building", "workers"):
            ask = flow.send(dice.choice(plain if ask.kind == "act" else list(ask.options)))
            if isinstance(ask, Choose) and ask.kind in ("pay", "building", "workers", "trade"):
                ASKS[ask.kind](other, ask)
    flow.close()


ORACLE = Oracle(
    "viscounts",
    Viscounts,
    [
        *[(n, {}) for n in (2, 3, 4)],
        *[
            (1, {"solo": bot, "schemes": schemes})
            for bot, schemes in zip(BOTS, ("none", "one", "two", "three"), strict=False)
        ],
    ],
)

if __name__ == "__main__":
    raise SystemExit(main(ORACLE))
