"""A second reading of Viscounts of the West Kingdom, V3 to V13.

Ledgers are kept beside the table (`viscounts_ledger`), decisions are looked at when they are open
(`viscounts_decisions`), what has happened when it is done (`viscounts_turns`, `viscounts_bot`), the
points at the end (`viscounts_scoring`).
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from ludorum.kernel import Choose, Option
from tests.oracles.harness import Oracle, Table, Watcher, main
from tests.oracles.viscounts_bot import BotTurn
from tests.oracles.viscounts_decisions import ASKS, primary_action
from tests.oracles.viscounts_ledger import Boards, Castle, Course, Goods, Track
from tests.oracles.viscounts_scoring import scoring
from tests.oracles.viscounts_table import (
    BOTS,
    CARDS,
    MANUSCRIPTS,
    RESOURCES,
    RIBBONS,
    RING,
    TOWNSFOLK,
)
from tests.oracles.viscounts_turns import (
    STEPS,
    Story,
    criminal_row,
    fifth_phase,
    no_stack_left,
    sixth_phase,
    third_phase,
)

HELPERS = [x for x in CARDS if CARDS[x].get("when") == "pay"]
IMAGINE = 3  # of so many decisions on an action, one is also looked at with other cards


class Viscounts(Watcher):
    """Hears events as they come, looks at every decision, reads a piece of the rules when it has
    ended."""

    def start(self, t: Table) -> None:
        s = t.state
        seats = len(s.players)
        self.track = Track(seats)
        self.goods = Goods(seats)
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
            self.goods.hear(t, e)
            self.course.hear(t, e)
            self.castle.hear(t, e)
        self.heard = len(t.events)
        self.track.compare(t)
        self.goods.compare(t)
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
        if self.phase == "act":
            third_phase(story, self.seat)
        if self.phase == "end":
            sixth_phase(t, self.seat, self.hand)
        if self.phase == "end" or self.bot is not None:
            fifth_phase(story)
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
    flow = other.flow()
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
