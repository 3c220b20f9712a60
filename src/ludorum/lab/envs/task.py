"""What is to be learned: a game, who plays it, how it is rewarded; and one game of it.

What must hold: the same task, seed and answers give the same game, observations and rewards. What
a seat is given (observation, mask, info) comes from its view and its own ask alone.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from ludorum.extras import extra

with extra("lab"):
    import numpy as np
    from numpy.typing import NDArray

from ludorum.games import load
from ludorum.kernel import Choose, Option, RandomDealer, Table, forced
from ludorum.titles import Title, totals

from .actions import NOTHING, SIZE, numbered
from .copies import copyable
from .layout import Layout, measured
from .rewards import margin, win

REWARDS = ("margin", "win", "score")
ILLEGAL = -1.0  # the reward of a seat that answers what is not offered: the game stops there


class Task:
    """`reward` is one of REWARDS, `actions` how many numbers there are for options; with
    `every_ask` a seat is also asked where it has but one option. Without `explain` the info of a
    running game is empty: a learner that goes by the mask need not pay for it.

    margin  at the end: own points less those of the best other player (alone: the points)
    win     at the end: 1 for winners, -1 for the others, 0 for all if all have won
            or nobody can
    score   at every step: by how much the own points, as they stand, have changed

    Keeps nothing of a game: one task serves any number of them. LookupError for a game there is
    none of; ValueError for a reward, a number of players or settings that do not go.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        *,
        reward: str = "margin",
        actions: int = SIZE,
        every_ask: bool = False,
        explain: bool = True,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"no reward {reward!r}; there are: {', '.join(REWARDS)}")
        self.title: Title[Any] = load(game)
        self.seats = self.title.players[0] if players is None else players
        self.settings = {**(settings or {})}
        self.title.check(self.seats, self.settings)
        self.reward = reward
        self.actions = actions
        self.every_ask = every_ask
        self.explain = explain

    def __deepcopy__(self, memo: dict[int, Any]) -> Task:
        return self

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return measured(self.title.name, self.seats, tuple(sorted(self.settings.items())))

    def points(self, state: Any) -> list[int]:
        return totals(self.title.scores(state))


def resumed(task: Task, table: Table[Any], offender: int | None, points: list[int]) -> Episode:
    """A game from its copy, or from its pickle."""
    out = Episode(task, table)
    out._points = points
    if offender is not None:
        out.offender, out.asks = offender, {}
    return out


class Episode:
    """One game, always at a real decision or over. `asks` are the open decisions by seat, never
    empty while it runs; `offender` is the seat that ended it by an answer that was not offered.

    `answer` may be called while it is not over, with a number for one seat or several; every other
    function at any time.
    """

    def __init__(self, task: Task, table: Table[Any], start: Any = None) -> None:
        """`start`: the position before any answer, if the table holds no checkpoint."""
        self._start = start
        self.task = task
        self.table = table
        self.layout = task.layout
        self.offender: int | None = None
        self.asks: dict[int, Choose] = {}
        self._numbered: dict[int, dict[int, Option]] = {}
        self._settle()
        self._points = task.points(table.state) if task.reward == "score" else []

    @classmethod
    def start(cls, task: Task, seed: int) -> Episode:
        """A new game; chance comes from the seed."""
        state = task.title.setup(task.seats, task.settings)
        dealer = RandomDealer(random.Random(seed).random)
        start = task.title.derived.clone(state)
        return cls(task, Table(task.title, state, dealer, checkpoints=0), start)

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """An independent game in the same position, with the same luck to come."""
        self._hold()
        return resumed(self.task, deepcopy(self.table, memo), self.offender, self._points[:])

    def _hold(self) -> None:
        self.table = copyable(self.table, self._start)
        if self.offender is None:
            self.asks = self.table.pending()

    def __reduce__(self) -> Any:
        self._hold()
        return resumed, (self.task, self.table, self.offender, self._points)

    def reseed(self, seed: int) -> None:
        """Chance comes from another seed from here on."""
        self.table.dealer = RandomDealer(random.Random(seed).random)

    @property
    def over(self) -> bool:
        return self.table.over or self.offender is not None

    def _settle(self) -> None:
        """Answer what is no decision, up to the next one."""
        table = self.table
        self.asks = table.pending()
        self._numbered = {}
        while not self.task.every_ask:
            only = [seat for seat, ask in self.asks.items() if forced(ask)]
            if not only:
                return
            table.answer(only[0], self.asks[only[0]].options[0])
            self.asks = table.pending()

    def next_seat(self, last: int) -> int:
        """Where seats take turns: the next one with a decision after the one that had the last."""
        seats = self.task.seats
        return min(self.asks, key=lambda seat: (seat - last - 1) % seats)

    def options(self, seat: int) -> dict[int, Option]:
        """The options of a seat by their numbers; none if nothing is asked of it."""
        found = self._numbered.get(seat)
        if found is None:
            ask = self.asks.get(seat)
            found = {} if ask is None else numbered(ask, self.task.actions)
            self._numbered[seat] = found
        return found

    def answer(self, actions: Mapping[int, int]) -> None:
        """Seats answer at once. A number that is not offered ends the game; nothing is played."""
        chosen: dict[int, Option] = {}
        for seat, action in actions.items():
            if seat in self.asks:
                options = self.options(seat)
                if action in options:
                    chosen[seat] = options[action]
                    continue
            elif action == NOTHING:
                continue
            self.offender = seat
            self.asks, self._numbered = {}, {}
            return
        for seat, option in chosen.items():
            self.table.answer(seat, option)
        self._settle()

    # -- what a seat is given --------------------------------------------------------------

    def observe(self, seat: int) -> NDArray[np.float32]:
        """At any time, of any seat, after the end too: float32, shape (layout.size,), within
        ±LIMIT. A new array at every call, the caller's own."""
        return self.layout.vector(self.table.state, seat, self.asks.get(seat))

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every number that may be answered; only NOTHING where nothing is asked. int8,
        shape (actions + 1,); a new array at every call, the caller's own."""
        out = bytearray(self.task.actions + 1)
        for action in self.options(seat) or (NOTHING,):
            out[action] = 1
        return np.frombuffer(out, np.int8)

    def info(self, seat: int) -> dict[str, Any]:
        """The ask in the game's own terms, or how the game ended: a new dict at every call.

        running       kind, clause, about, options ({number: option}, as many as the mask has ones);
                      {} where nothing is asked, or without `explain`
        over          scores (points by player, a solo opponent after the seats) and winners
        illegal move  illegal: was it this seat
        """
        if self.offender is not None:
            return {"illegal": seat == self.offender}
        state, title = self.table.state, self.task.title
        if self.table.over:
            return {"scores": self.task.points(state), "winners": title.winners(state)}
        ask = self.asks.get(seat)
        if ask is None or not self.task.explain:
            return {}
        return {
            "kind": ask.kind,
            "clause": ask.clause,
            "about": ask.about,
            "options": dict(self.options(seat)),
        }

    def rewards(self) -> list[float]:
        """What every seat has earned since this was last asked: once after every `answer`, no
        more and no less, or "score" tells a change twice or not at all."""
        task, state = self.task, self.table.state
        seats = range(task.seats)
        if self.offender is not None:
            return [ILLEGAL if seat == self.offender else 0.0 for seat in seats]
        if task.reward == "score":
            before, self._points = self._points, task.points(state)
            return [float(self._points[seat] - before[seat]) for seat in seats]
        if not self.table.over:
            return [0.0] * task.seats
        return (win if task.reward == "win" else margin)(task.title, state, task.seats)
