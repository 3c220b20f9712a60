"""What follows what in a turn of Viscounts (V5 to V10).

A piece of the rules is read when it has run to its end: `STEPS` looks at single events, phases at
all of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ludorum.content import Row
from ludorum.kernel import Event
from tests.oracles.harness import Table
from tests.oracles.viscounts_decisions import with_dismissed
from tests.oracles.viscounts_ledger import Boards, Track
from tests.oracles.viscounts_table import (
    CARDS,
    CHEAP,
    DISCARDS,
    GOODS,
    HAND,
    MANUSCRIPTS,
    RESOURCES,
    RING,
    SECTIONS,
    TRACK,
    VIRTUE,
    crimes,
    exchange,
    gains,
    icons_on,
    link,
    position_of,
    segment,
    side,
    sites_each,
    worth_in_icons,
)

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

    def of(self, seat: int, clause: str, what: str) -> list[Event]:
        return [e for e in self.events if e[:2] == (clause, what) and e.about["player"] == seat]

    def brings(self, i: int, seat: int, effect: Row | None, clause: str) -> None:
        """Behind event i a person gains all that a plain effect brings, in printed order; it is
        told with the clause of its cause."""
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
        self.t.expect(clause, wanted, came, self.events[i])

    def offers(self, i: int, seat: int, effect: Row | None, clause: str) -> None:
        """Behind event i the owner of an effect with a slash is asked for one of its sides."""
        if effect and "choose" in effect and self.human(seat):
            asks = [x.ask for x in self.t.asked if x.at > i and x.ask.kind == "choice"]
            offered = next((list(x.options) for x in asks if x.seat == seat), [])
            self.t.expect(clause, list(effect["choose"]), offered, self.events[i])


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
    """V5.3.2: into the left slot; V5.3.1: the others have moved on, told only if one dropped."""
    seat, card, boards = e.about["player"], e.about["card"], story.boards
    if boards.moved != seat:
        boards.shift(seat)
    boards.moved = -1
    boards.rows[seat][0] = card


def criminal_row(story: Story) -> None:
    """V5.3.2: with a criminal just played, corruption for each on the board; V5.3.3: then its
    immediate ability."""
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
    story.brings(i, seat, CARDS[card]["effect"], e.clause)
    story.offers(i, seat, CARDS[card]["effect"], e.clause)


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
        story.brings(i, seat, {"gain": {"resource": 1}}, "V3.2")
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
        story.t.expect("V7.1", 1, len(story.of(seat, "V7.1", "hire")), "hires of this phase")
    else:
        story.t.expect("V7.2", None, paid, e)
    story.brings(i, seat, CARDS[card]["hire"], "V7.1")
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
    same = [x for x in story.events if x.what == "dismiss" and x.about["player"] == seat]
    story.t.expect("V6.4", 1, len(same), "dismissals of this turn")
    story.t.expect("V6.4", story.s.players[seat].at // 3, pos, e)
    story.brings(i, seat, row["hire"], "V6.4")


def went_up(story: Story, i: int, e: Event) -> None:
    """V6.9.2, V2.2: the reward of the section that faces the segment."""
    pos = position_of(story.s, e.about["segment"])
    row = SECTIONS[(pos + story.s.turned) % RING]
    story.t.expect("V2.2", row["id"], e.about["section"], e)
    story.brings(i, e.about["player"], row["effect"], "V6.9.2")
    story.offers(i, e.about["player"], row["effect"], "V6.9.2")


def reached_the_top(story: Story, i: int, e: Event) -> None:
    """V6.9.3: a resource of choice."""
    story.brings(i, e.about["player"], {"gain": {"resource": 1}}, "V6.9.3")


def left_the_castle(story: Story, i: int, e: Event) -> None:
    """V6.9.11: 2 silver from the first tier, a virtue and a resource from the second."""
    reward = {"silver": 2} if e.about["tier"] == 1 else {"virtue": 1, "resource": 1}
    story.brings(i, e.about["other"], {"gain": reward}, "V6.9.11")


def built(story: Story, i: int, e: Event) -> None:
    """V6.8.4: the effect of the site, then every link to a building, for both owners."""
    s, sites, seat = story.s, story.boards.sites, e.about["player"]
    each, count = sites_each(s), len(sites)

    def number(name: tuple[str, int]) -> int:
        return position_of(s, name[0]) * each + name[1] - 1

    new = number(e.about["site"])
    story.t.expect("V6.8.3", -1, sites[new], "who owned the site")
    effect = side(s, new // each)["sites"][new % each]["effect"]
    story.brings(i, seat, effect, "V6.8.4")
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
                story.brings(k, owner, due[end], "V6.8.4")


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
    story.brings(i, seat, book.get("effect"), "V6.10.1")


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


# -- V6.5, V6.7: the third phase as a whole --------------------------------------------------------


def third_phase(story: Story, seat: int) -> None:
    """V6.5: abilities that work after the action, all of them and no other."""
    t, p = story.t, story.s.players[seat]
    action = next((e.about["action"] for e in story.events if e.what == "action"), "")
    works = [e.about["card"] for e in story.events if (e.clause, e.what) == ("V6.5", "ability")]
    due = [x for x in story.boards.waits(seat, "after") if CARDS[x]["action"] == action]
    t.expect("V6.5", sorted(due), sorted(works), f"after {action or 'no action'}")
    brings = [gains(CARDS[card]["effect"]) for card in works]
    dark = [i for i, x in enumerate(brings) if "corruption" in x]
    bright = [i for i, x in enumerate(brings) if "virtue" in x]
    if dark and bright:  # V4.2: corruption moves first
        t.expect("V4.2", True, max(dark) < min(bright), works)
    if action == "trade":
        traded(story, p)


def traded(story: Story, p: Any) -> None:
    """V6.7.1: what exchanges for goods brought, and the silver that stood for merchants."""
    t, row = story.t, exchange(story.s, p.at)
    merchants = worth_in_icons(p, "trade", with_dismissed(t, p))
    for good in gains(row["effect"]):
        times = [x.answer for x in t.asked if x.ask.kind == "trade"]
        due = merchants if good == "silver" else times[0]
        silver = 0 if good == "silver" else max(0, due * row["merchants"] - merchants)
        gained = sum(e.about["n"] for e in story.of(p.seat, "V6.7.1", "gain"))
        spent = sum(e.about["n"] for e in story.of(p.seat, "V6.2", "spend"))
        t.expect("V6.7.1", (due, silver), (gained, spent), (good, merchants))


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
            t.expect("V9.1", due, sum(e.what == "virtue" for e in c.of(seat, "V9.1")))
    works = [
        (e.about["player"], e.about["card"])
        for e in c.events
        if e.what == "ability" and CARDS[e.about["card"]].get("when") == "collision"
    ]
    waiting = [
        (seat, card)
        for seat in c.order
        if story.human(seat)
        for card in sorted(story.boards.waits(seat, "collision"))
    ]
    t.expect("V9.2", waiting, sorted(works, key=lambda x: (c.order.index(x[0]), x[1])))
    t.expect("V9.6", [x[0] for x in waiting], [x[0] for x in works], "clockwise")
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
        due = [name for name, n in gains(row["below"]).items() for _ in range(n) if met]
        kinds = ("debt", "deed", "virtue", "corruption", "gain")
        came = [e.what for e in c.of(seat, "V9.4") if e.what in kinds]
        story.t.expect("V9.4", due, came, about)
    elif story.human(seat):  # slot 4: the cards may be rearranged
        asked = [x.ask for x in story.t.asked if x.ask.kind == "rearrange"]
        if sum(card != "" for card in p.board) >= 2:
            story.t.expect("V9.4", True, seat in [x.seat for x in asked], about)


def fifth_phase(story: Story) -> None:
    """V9.7: one collision at most; `no_stack_left` says whether one was due."""
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
