"""Why an option is better, in the game's own terms: what it changes on the score sheet, what it
makes possible, what it takes from others, what would be gone by waiting; and what others are after.

Everything is read off positions the seat cannot tell from the real one, played on sensibly; what
is said of the future holds in all of them. All that is told is JSON data, messages as `plain`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludorum.kernel import ManualDealer, Option, Seat
from ludorum.titles import ScoreLine, Title
from ludorum.words import Msg, plain

from .search import Luck

LINE = 4  # decisions of one's own in the line behind an option
WORLDS = 4  # in which something must hold to be said
FAR = 120  # answers after which nobody looks further
MOST = 2  # things named that an option makes possible


# -- what is known at once -------------------------------------------------------------------------


class Ahead(NamedTuple):
    """What the sensible player would do after an option, in words, as far as it can be known: until
    chance or another seat decides, something hidden opens, or enough is said. And the seat's score
    sheet before and after all of it."""

    line: list[Any]
    before: list[ScoreLine]
    after: list[ScoreLine]

    def changes(self) -> dict[str, int]:
        return differences(self.before, self.after)


def ahead(title: Title[Any], seat: Seat, option: Option, rng: random.Random) -> Ahead:
    world = seat.imagine(rng.random, ManualDealer())
    fences = dict(world.fences)
    before = title.scores(world.state)[seat.seat]
    world.answer(seat.seat, option)
    after = before
    line: list[Any] = []
    while world.fences == fences:
        after = title.scores(world.state)[seat.seat]  # nothing imagined has been turned up yet
        ask = world.pending().get(seat.seat)
        if ask is None or len(line) == LINE:
            break
        chosen = ask.options[0]
        if len(ask.options) > 1:
            view = world.observe(seat.seat)
            chosen = title.sensible(view, ask)
            line.append(plain(title.option(ask, chosen, view)))
        world.answer(seat.seat, chosen)
    return Ahead(line, before, after)


def differences(before: list[ScoreLine], after: list[ScoreLine]) -> dict[str, int]:
    """What lines of a sheet gain or lose, the largest first."""
    had = {x.what: x.points for x in before}
    have = {x.what: x.points for x in after}
    by = {what: have.get(what, 0) - had.get(what, 0) for what in {**had, **have}}
    return dict(sorted([x for x in by.items() if x[1]], key=lambda x: -abs(x[1])))


def scored(changes: dict[str, int]) -> list[Any]:
    """Lines of the score sheet, and what they gain or lose."""
    return [plain(line_reason(what, n)) for what, n in changes.items()]


def line_reason(what: str, n: int) -> Msg:
    return Msg(
        "reason-gain" if n > 0 else "reason-loss", {"line": Msg(f"score-{what}"), "n": abs(n)}
    )


# -- what comes of it ------------------------------------------------------------------------------


class Move(NamedTuple):
    """What another seat does first after an option, what that changes on its sheet, and all that
    it could do."""

    seat: int
    option: Option
    label: Msg
    changes: dict[str, int]
    open: tuple[Option, ...]


class Later(NamedTuple):
    """One imagined future of an option: what the seat can do when it decides the same kind of thing
    again, with words for it (None: it does not come to that), and the first move of others."""

    again: dict[Option, Msg] | None
    moves: dict[int, Move]


def later(title: Title[Any], seat: Seat, option: Option, seed: int) -> Later:
    rng = random.Random(seed)
    me, world = seat.seat, seat.imagine(rng.random, Luck(seed))
    kind = world.pending()[me].kind
    world.answer(me, option)
    moves: dict[int, Move] = {}
    for _ in range(FAR):
        if world.over:
            break
        who, ask = world.anyone(first=me)
        view = world.observe(who)
        if who == me and ask.kind == kind:
            return Later({x: title.option(ask, x, view) for x in ask.options}, moves)
        chosen = ask.options[0]
        if len(ask.options) > 1:
            chosen = title.sensible(view, ask)
            if who != me and who not in moves:
                changes = ahead(title, Seat(world, who), chosen, rng).changes()
                label = title.option(ask, chosen, view)
                moves[who] = Move(who, chosen, label, changes, tuple(ask.options))
        world.answer(who, chosen)
    return Later(None, moves)


class Futures:
    """Of options, in the same imagined positions and with the same luck. What is said holds in all
    of them."""

    def __init__(self, closed: Sequence[Option], of: dict[Option, list[Later]]) -> None:
        """`closed`: what the seat may look for now, and is not offered."""
        self._closed = closed
        self._of = of

    @classmethod
    def imagined(
        cls, title: Title[Any], seat: Seat, options: Sequence[Option], rng: random.Random
    ) -> Futures:
        seeds = [rng.getrandbits(64) for _ in range(WORLDS)]
        closed = [x.option for x in seat.why()]
        return cls(closed, {x: [later(title, seat, x, seed) for seed in seeds] for x in options})

    def reasons(self, option: Option) -> list[Any]:
        """What sets this option apart from the others."""
        return [
            plain(x) for x in (*self._opens(option), *self._denies(option), *self._gone(option))
        ]

    def aims(self, option: Option) -> list[dict[str, Any]]:
        """What others are after, if this is chosen: moves that change their score sheets."""
        first, *rest = self._of[option]
        out = []
        for who, move in sorted(first.moves.items()):
            same = [x.moves.get(who) for x in rest]
            if move.changes and all(x is not None and x[1:4] == move[1:4] for x in same):
                told = {"label": plain(move.label), "reasons": scored(move.changes)}
                out.append({"seat": who, **told})
        return out

    def _opens(self, option: Option) -> list[Msg]:
        """What is closed now and possible next time after this option, but not after any."""
        out = []
        for wanted in self._closed:
            words = self._possible(option, wanted)
            if words is not None and any(not self._possible(x, wanted) for x in self._of):
                out.append(Msg("reason-opens", {"what": words}))
        return out[:MOST]

    def _possible(self, option: Option, wanted: Option) -> Msg | None:
        """Its words, if it is surely possible next time, and means the same."""
        found = [x.again.get(wanted) if x.again is not None else None for x in self._of[option]]
        return found[0] if all(x == found[0] for x in found) else None

    def _denies(self, option: Option) -> list[Msg]:
        """What another would do after any other of these options, and cannot after this one."""
        others = [x for k, found in self._of.items() if k != option for x in found]
        out = []
        for who, move in sorted(others[0].moves.items()) if others else ():
            alike = [x.moves.get(who) for x in others]
            barred = [x.moves.get(who) for x in self._of[option]]
            would = all(x is not None and x[1:3] == move[1:3] for x in alike)
            if would and all(x is not None and move.option not in x.open for x in barred):
                said = {"player": Msg(f"player-{who}"), "what": move.label}
                out.append(Msg("reason-denies", said))
        return out

    def _gone(self, option: Option) -> list[Msg]:
        """Is it surely too late for this option next time, while another can wait?"""
        others = [x for x in self._of if x != option]
        late = [not self._waits(option, instead) for instead in others]
        patient = [self._waits(x, option) for x in others]
        return [Msg("reason-gone")] if all(late) and any(patient) else []

    def _waits(self, wanted: Option, instead: Option) -> bool:
        """May it still be possible next time?"""
        return any(x.again is None or wanted in x.again for x in self._of[instead])
