"""A second reading of the solo bot of Viscounts (V13): a whole turn of it, worked out beforehand.

What comes to light is taken from what the rules tell; everything else follows from the position
before the turn.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludorum.content import Row
from tests.oracles.harness import Table
from tests.oracles.viscounts_table import (
    BOT_SLOTS,
    BOTS,
    BUILDERS,
    GOOD,
    GOODS,
    ICON,
    KINDS,
    LEFT,
    MANUSCRIPTS,
    NOBLES,
    RESOURCES,
    RIBBONS,
    RING,
    SCHEMES,
    SECTIONS,
    TRACK,
    at_hand,
    bank,
    book_cost,
    crimes,
    gains,
    link,
    on_offer,
    segment,
    side,
    sites_each,
)

YOU, BOT = 0, 1
SLOTS = [f"{kind}-{i}" for kind in KINDS for i in (1, 2, 3)]
UNTIL = (6, 4)  # V13.8: so many of the first resource, so many of the second
LEFTMOST = ("guildhall", "trading-post", "workshop")  # V13.2
# Your answers to these change nothing of the bot's.
HARMLESS = {"rearrange", "resource", "discard", "destroy", "flip", "choice"}


class Unforeseen(Exception):
    """Something came to light that was not told, or your answer changes the bot's turn."""


class BotTurn:
    """Made before the turn; `compare` works it out on a copy of the table."""

    def __init__(self, t: Table) -> None:
        self.s = t.copy()
        self.b = self.s.players[BOT]
        self.pile = self.b.draw.size
        unopened = sum(card == "future" for layer in self.b.draw.layers for card in layer.cards)
        self.future = self.s.future.size - unopened
        self.gone = len(self.s.gone)
        self.news: list[tuple[str, str]] = []

    def compare(self, t: Table) -> None:
        """V13.14: everything of the bot's, and your workers, after its turn."""
        if {x.ask.kind for x in t.asked} - HARMLESS:
            return
        for e in t.story:
            if e.what in ("scheme", "gain-scheme", "show-townsfolk", "show-manuscript"):
                name = {"scheme": "scheme", "show-manuscript": "manuscript"}.get(e.what, "card")
                self.news.append((e.what, e.about[name]))
        try:
            self.turn()
        except Unforeseen as e:
            t.expect("V13.14", "all that came to light", str(e))
            return
        self.gone += sum(e.what == "destroy" for e in t.story)  # yours
        told = [(e.clause, e.what, e.about) for e in t.story]
        expected, actual = self.outcome(self.s, self.pile, self.gone), self.position(t.state)
        for clause in expected:
            t.expect(clause, expected[clause], actual[clause], told)

    def position(self, s: Any) -> dict[str, Any]:
        return self.outcome(s, s.players[BOT].draw.size, len(s.gone))

    @staticmethod
    def outcome(s: Any, pile: int, gone: int) -> dict[str, Any]:
        """By the clause that is most likely wrong if it differs."""
        b, you = s.players[BOT], s.players[YOU]
        castle = [[row[:] for row in rows] for rows in (s.first_tier, s.second_tier)]
        return {
            "V13.6": b.at,
            "V13.8": b.goods,
            "V13.10": [b.debts, b.paid, b.deeds, b.approved],
            "V13.11": [sorted(b.discard), pile],
            "V13.12": [s.folk, gone],
            "V13.14": b.board,
            "V13.16": [b.built, [-1 if x < 0 else x // len(KINDS) for x in s.sites]],
            "V13.17": [castle, s.third_tier, s.leader, b.workers, you.workers],
            "V13.18": [b.manuscripts, s.books, s.bonus],
            "V13.20": [b.corruption, b.virtue],
        }

    def reveal(self, what: str) -> str:
        """The next card of this sort that comes to light."""
        for i, (name, card) in enumerate(self.news):
            if name == what:
                del self.news[i]
                return card
        raise Unforeseen(f"no {what} came to light")

    # -- V13.14: the turn --------------------------------------------------------------------------

    def turn(self) -> None:
        b = self.b
        off = b.board[2]
        b.board = ["", *b.board[:2]]
        if off:
            b.discard.append(off)
        if not self.pile:
            self.shuffle(pays=True)
        card = self.reveal("scheme")
        self.pile -= 1
        b.board[0] = card
        scheme = SCHEMES[card]
        if scheme.get("criminal"):
            self.corruption(crimes(b))
        self.apply(scheme["bonus"])
        self.move(scheme["move"])
        for option in scheme["options"]:
            if self.take(option):
                break
        if b.corruption == b.virtue:
            self.collide()

    def move(self, n: int) -> None:
        """V13.6: on outer spaces only."""
        pos, place = divmod(self.b.at, 3)
        for _ in range(n):
            pos, place = (pos, 2) if place == LEFT else ((pos + 1) % RING, LEFT)
        self.b.at = 3 * pos + place

    def take(self, option: Row) -> bool:
        """V13.14: an option, if it is possible; V13.13: the focus stands for an action."""
        name = option.get("do", "")
        focus = name == "focus"
        if focus:
            name = BOTS[self.b.bot]["focus"]
        if name == "act-build":
            return self.build()
        if name == "act-workers":
            return self.place_workers()
        if name == "act-transcribe":
            return self.transcribe()
        if focus:  # V13.36: the card bot flips, if there is something to flip
            if not self.b.debts and not self.b.deeds:
                return False
            self.flip()
            return True
        self.apply(option)
        return True

    def collide(self) -> None:
        """V13.24: its slot in step V9.1, then V13.20."""
        b = self.b
        if not crimes(b):
            self.slots("collision")
        self.apply(TRACK[b.virtue - 1]["bot"])
        b.corruption, b.virtue = 1, 7

    # -- V13.8 to V13.12: what it gains ------------------------------------------------------------

    def good(self, name: str, n: int) -> None:
        """V13.8: to the card bot all resources are one kind, kept as ink."""
        self.b.goods[GOODS.index("ink" if self.b.bot == "card" else name)] += n

    def resource(self) -> None:
        """V13.8: by its chart."""
        chart = BOTS[self.b.bot]["chart"]
        for name, most in zip(chart, (*UNTIL, None), strict=False):
            if most is None or self.b.goods[GOODS.index(name)] < most or self.b.bot == "card":
                self.good(name, 1)
                return

    def virtue(self, n: int = 1) -> None:
        b = self.b
        for _ in range(n):
            together = b.corruption == b.virtue
            if b.virtue > 1:
                b.virtue -= 1
                b.corruption -= together

    def corruption(self, n: int = 1) -> None:
        b = self.b
        for _ in range(n):
            together = b.corruption == b.virtue
            if b.corruption < 7:
                b.corruption += 1
                b.virtue += together

    def slots(self, when: str) -> None:
        """V13.19."""
        for i, name in enumerate(SLOTS):
            if self.b.built[i] and BOT_SLOTS.get(name, {}).get("when") == when:
                self.apply(BOT_SLOTS[name]["effect"])

    def flip(self) -> None:
        """V13.10: the kind of which it has flipped fewer; V13.9: with none, a virtue."""
        b = self.b
        if b.debts and b.deeds:
            self.flip_debt() if b.paid <= b.approved else self.flip_deed()
        elif b.debts:
            self.flip_debt()
        else:
            self.flip_deed()

    def flip_debt(self) -> None:
        if not self.b.debts:
            self.virtue()
            return
        self.b.debts -= 1
        self.b.paid += 1
        self.resource()
        self.slots("flip")

    def flip_deed(self) -> None:
        if not self.b.deeds:
            self.virtue()
            return
        self.b.deeds -= 1
        self.b.approved += 1
        self.slots("flip")

    def scheme(self) -> None:
        """V13.11: the top future scheme; V13.9: without one, a flip."""
        if not self.future:
            self.flip()
            return
        self.future -= 1
        self.b.discard.append(self.reveal("gain-scheme"))
        self.slots("scheme")

    def shuffle(self, pays: bool) -> None:
        """V8.4, V13.19: with its slots; V4.2: corruption first."""
        b = self.b
        self.pile += len(b.discard)
        b.discard = []
        crooked = crimes(b) > 0
        due = Counter({"corruption": int(crooked and pays), "virtue": int(pays and not crooked)})
        for i, name in enumerate(SLOTS):
            if b.built[i] and BOT_SLOTS.get(name, {}).get("when") == "shuffle":
                due.update(gains(BOT_SLOTS[name]["effect"]))
        self.corruption(due["corruption"])
        self.virtue(due["virtue"])

    def dismiss(self) -> None:
        """V13.12, V13.28: of its segment, for the effect alone."""
        s, pos = self.s, self.b.at // 3
        effect = on_offer(s, pos)["hire"]
        if s.folk[pos]:
            self.gone += 1
            s.folk[pos] = ""
            if s.folk_below[pos]:
                s.folk_below[pos] -= 1
                s.folk[pos] = self.reveal("show-townsfolk")
        self.apply(effect)

    # -- V13.15 to V13.18: what it does ------------------------------------------------------------

    def icons(self, action: str) -> int:
        icons = at_hand(self.s, self.b)
        return icons[ICON[action]] + icons["criminal"]

    def purse(self, action: str) -> int:
        """Which of its goods pays; the card bot's are one kind."""
        return GOODS.index("ink" if self.b.bot == "card" else GOOD[action])

    def power(self, action: str) -> int:
        return self.icons(action) + int(self.b.goods[self.purse(action)])

    def pay(self, action: str, price: int) -> None:
        """V13.15: icons first."""
        self.b.goods[self.purse(action)] -= max(0, price - self.icons(action))

    def left(self, kind: int) -> bool:
        return not all(self.b.built[3 * kind : 3 * kind + 3])

    def build(self) -> bool:
        """V13.16: the leftmost building it can pay for, on the first free site of its bank."""
        free = [site for site in bank(self.s, self.b.at) if self.s.sites[site] < 0]
        for kind in map(KINDS.index, LEFTMOST):
            if free and self.left(kind) and BUILDERS[kind] <= self.power("build"):
                self.pay("build", BUILDERS[kind])
                self.put(kind, free[0])
                return True
        return False

    def build_free(self, kind: int) -> None:
        """V13.16: on its bank, or on the next free site clockwise."""
        s, near = self.s, bank(self.s, self.b.at)
        count = len(s.sites)
        around = [(near[-1] + 1 + k) % count for k in range(count)]
        free = [site for site in (*near, *around) if s.sites[site] < 0]
        if free and self.left(kind):
            self.put(kind, free[0])

    def put(self, kind: int, site: int) -> None:
        """V13.16: from the leftmost slot; the site, the links, V13.19: a slot that works once."""
        s, b = self.s, self.b
        slot = b.built.index(0, 3 * kind, 3 * kind + 3)
        b.built[slot] = 1
        s.sites[site] = len(KINDS) * BOT + kind
        each, count = sites_each(s), len(s.sites)
        self.apply(side(s, site // each)["sites"][site % each]["effect"])
        before = (site - 1) % count
        for start, other in ((site, (site + 1) % count), (before, before)):
            effect = link(s, start)
            if effect and s.sites[other] >= 0:
                self.apply(effect)
        if BOT_SLOTS.get(SLOTS[slot], {}).get("when") == "once":
            self.apply(BOT_SLOTS[SLOTS[slot]]["effect"])

    def place_workers(self) -> bool:
        """V13.17: as many as it can and never just 1; V13.29."""
        for n in (4, 3, 2):
            if n <= self.b.workers and NOBLES[n] <= self.power("workers"):
                self.pay("workers", NOBLES[n])
                self.put_workers(n)
                return True
        return False

    def put_workers(self, n: int) -> None:
        n = min(n, self.b.workers)
        if n:
            self.b.workers -= n
            self.s.first_tier[self.b.at // 3][BOT] += n
            self.settle()

    def settle(self) -> None:
        """V13.17: groups clockwise from its section; it removes only your workers."""
        s, here = self.s, self.b.at // 3
        while True:
            clockwise = [(here + k) % RING for k in range(RING)]
            pos = next((x for x in clockwise if s.first_tier[x][BOT] >= 3), -1)
            if pos < 0:
                break
            s.first_tier[pos][BOT] -= 3
            s.second_tier[pos][BOT] += 1
            self.apply(SECTIONS[(pos + s.turned) % RING]["effect"])
            for x in (pos + 1, pos - 1):
                s.first_tier[x % RING][BOT] += 1
        for row in s.second_tier:
            while row[BOT] >= 3:
                row[BOT] -= 1
                s.third_tier[BOT] += 1
                if s.leader < 0 or s.third_tier[BOT] > s.third_tier[s.leader]:
                    s.leader = BOT
                self.resource()
        for row in (*s.first_tier, *s.second_tier):
            while sum(row) > 3:
                row[YOU] -= 1
                s.players[YOU].workers += 1

    def transcribe(self) -> bool:
        """V13.18; V13.28: the printed one for its effect."""
        pos = self.b.at // 3
        cost = book_cost(self.s, pos)
        if cost > self.power("transcribe"):
            return False
        self.pay("transcribe", cost)
        if self.s.books[pos]:
            self.manuscript(pos)
        else:
            self.apply(segment(self.s, pos)["manuscript"]["effect"])
        return True

    def manuscript(self, pos: int) -> None:
        """V6.10.1, V6.10.5."""
        s = self.s
        book = MANUSCRIPTS[s.books[pos]]
        self.b.manuscripts.append(book["id"])
        s.books[pos] = ""
        if s.books_below[pos]:
            s.books_below[pos] -= 1
            s.books[pos] = self.reveal("show-manuscript")
        same = [x for x in self.b.manuscripts if MANUSCRIPTS[x]["ribbon"] == book["ribbon"]]
        ribbon = RIBBONS.index(book["ribbon"])
        if len(same) >= 3 and s.bonus[ribbon] < 0:
            s.bonus[ribbon] = BOT
        if book.get("effect"):
            self.apply(book["effect"])

    def free_manuscript(self) -> None:
        """V13.18: its own segment first, then clockwise."""
        for k in range(RING):
            pos = (self.b.at // 3 + k) % RING
            book = self.s.books[pos]
            if book and MANUSCRIPTS[book]["cost"] in (3, 4):
                self.manuscript(pos)
                return

    # -- V13.9: effects ----------------------------------------------------------------------------

    def apply(self, effect: Row) -> None:
        if "all" in effect:
            for part in effect["all"]:
                self.apply(part)
        elif "choose" in effect:  # V13.17, V13.30: the first
            self.apply(next(iter(effect["choose"].values())))
        elif "gain" in effect:
            for name, n in effect["gain"].items():
                self.gain(name, n)
        else:
            self.do(effect["do"], effect["n"])

    def gain(self, name: str, n: int) -> None:
        if name in RESOURCES:
            self.good(name, n)
        elif name in ("silver", "resource"):  # V13.9: a resource for each full 2 silver
            for _ in range(n // 2 if name == "silver" else n):
                self.resource()
        elif name == "debt":
            self.b.debts += n
        elif name == "deed":
            self.b.deeds += n
        elif name == "virtue":
            self.virtue(n)
        else:
            self.corruption(n)

    def do(self, verb: str, n: int) -> None:
        """V13.9: some effects are replaced."""
        if verb in ("hire", "scheme"):
            self.scheme()
        elif verb in ("flip", "destroy"):
            for _ in range(n):
                self.flip()
        elif verb == "flip-debt":
            self.flip_debt()
        elif verb == "flip-deed":
            self.flip_deed()
        elif verb == "rearrange":
            self.resource()
        elif verb in ("discard", "castle-move"):
            self.virtue(n)
        elif verb == "dismiss":
            self.dismiss()
        elif verb == "workers":
            self.put_workers(n)
        elif verb == "manuscript":
            self.free_manuscript()
        elif verb in KINDS:
            self.build_free(KINDS.index(verb))
        elif verb == "shuffle":  # V13.25
            if self.b.discard:
                self.shuffle(pays=True)
        else:
            raise Unforeseen(f"effect {verb}")
