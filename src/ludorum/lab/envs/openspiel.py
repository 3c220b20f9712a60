"""OpenSpiel: every title as a game its algorithms can play.

    import pyspiel
    from ludorum.lab.envs import openspiel

    openspiel.register()
    game = pyspiel.load_game("ludorum_tithe(players=3)")

Chance is explicit: every card drawn is a chance node of its own with the true odds, a deal of
several cards a row of such nodes. Where seats are asked at once they answer in turn, none seeing
another's secret. Copies are forks; `resample_from_infostate` imagines a position the player cannot
tell from the real one, so information-set search is honest.

What must hold: an information state tells what the seat sees now and all it has answered. Cards
that passed by unseen since are not part of it.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from ludorum.extras import extra

with extra("openspiel"):
    import numpy as np
    import pyspiel

from ludorum.games import load, names
from ludorum.kernel import (
    DEALER,
    Deal,
    Deck,
    ManualDealer,
    Option,
    Roll,
    Seat,
    Table,
    forced,
)

from .actions import numbered
from .rewards import win
from .task import Task

LONGEST = 20_000  # answers and draws of a game
CARDS = 512  # outcomes of one draw, at most


class HistoryNode:
    """A table, the part of a deal already drawn, and what every seat has answered.

    A copy is a fork: OpenSpiel copies states by copying what they hold.
    """

    def __init__(self, task: Task, table: Table[Any]) -> None:
        self.task = task
        self.table = table
        self.drawn: list[Option] = []
        self.answered: list[list[Any]] = [[] for _ in range(task.seats)]
        self.who = DEALER
        self.ask: Any = None
        self._outcomes: list[tuple[Option, int]] | None = None
        self._options: dict[int, Option] | None = None
        self.settle()

    @classmethod
    def start(cls, task: Task) -> HistoryNode:
        state = task.title.setup(task.seats, task.settings)
        return cls(task, Table(task.title, state, ManualDealer()))

    def __deepcopy__(self, memo: dict[int, Any]) -> HistoryNode:
        return self.on(self.table.fork(ManualDealer()))

    def on(self, table: Table[Any]) -> HistoryNode:
        """The same position on another table."""
        out = HistoryNode(self.task, table)
        out.drawn = self.drawn[:]
        out.answered = [said[:] for said in self.answered]
        return out

    def __reduce__(self) -> Any:
        task = self.task
        return restored, (
            task.title.name,
            task.seats,
            task.settings,
            self.table.save(),
            self.drawn,
            self.answered,
        )

    def settle(self) -> None:
        """Find what is asked next; what is no decision is answered on the way."""
        self._outcomes = self._options = None
        while not self.table.over:
            self.who, self.ask = self.table.anyone()
            if forced(self.ask):
                self.table.answer(self.who, self.ask.options[0])
            elif isinstance(self.ask, Deal) and not min(self.ask.n, self.ask.deck.size):
                self.table.answer(DEALER, ())  # no cards are left: nothing is up to chance
            else:
                return
        self.ask = None

    # -- decisions -----------------------------------------------------------------------------

    def options(self) -> dict[int, Option]:
        if self._options is None:
            self._options = numbered(self.ask, self.task.actions)
        return self._options

    def choose(self, action: int) -> None:
        option = self.options()[action]
        self.answered[self.who].append([self.ask.kind, option])
        self.table.answer(self.who, option)
        self.settle()

    # -- chance --------------------------------------------------------------------------------

    def outcomes(self) -> list[tuple[Option, int]]:
        """What can come next and how often it is there, in a fixed order."""
        if self._outcomes is None:
            if isinstance(self.ask, Roll):
                self._outcomes = [(face, 1) for face in self.ask.faces]
            else:
                self._outcomes = sorted(Counter(self.next_cards()).items())
        return self._outcomes

    def next_cards(self) -> list[str]:
        """The cards of which one comes next, given those of this deal that were drawn before."""
        deck: Deck = self.ask.deck
        if self.drawn:
            deck = Deck("", deck.layers[:])
            deck.take_all(self.drawn)
        return deck.layers[-1].cards

    def deal(self, action: int) -> None:
        value = self.outcomes()[action][0]
        ask = self.ask
        if isinstance(ask, Deal):
            self.drawn.append(value)
            self._outcomes = None
            if len(self.drawn) < min(ask.n, ask.deck.size):
                return
            value, self.drawn = tuple(self.drawn), []
        self.table.answer(DEALER, value)
        self.settle()


def restored(
    name: str, seats: int, settings: Any, table: Any, drawn: list[Option], said: list[list[Any]]
) -> HistoryNode:
    """A position from its pickle."""
    task = Task(name, seats, settings)
    out = HistoryNode(task, Table.restore(task.title, table, ManualDealer()))
    out.drawn, out.answered = drawn, said
    return out


class LudorumState(pyspiel.State):  # type: ignore[misc]
    """A state; `at` is the position, made when it is first needed: a copy brings its own.

    OpenSpiel copies and stores all that a state holds, so it holds nothing else.
    """

    def __init__(self, game: LudorumGame) -> None:
        super().__init__(game)
        self._at: HistoryNode | None = None

    @property
    def at(self) -> HistoryNode:
        if self._at is None:
            self._at = HistoryNode.start(self.get_game().task)
        return self._at

    def __reduce__(self) -> Any:
        return loaded_state, (str(self.get_game()), self.serialize())

    def fork(self) -> LudorumState:
        """OpenSpiel's `clone`, by the name the other environments have for it."""
        out: LudorumState = self.clone()
        return out

    def current_player(self) -> int:
        at = self.at
        if at.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if at.who == DEALER else at.who

    def is_terminal(self) -> bool:
        return self.at.table.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.at.options()) if player == self.at.who else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        counts = [n for _, n in self.at.outcomes()]
        total = sum(counts)
        return [(i, n / total) for i, n in enumerate(counts)]

    def _apply_action(self, action: int) -> None:
        if self.at.who == DEALER:
            self.at.deal(action)
        else:
            self.at.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return json.dumps(self.at.outcomes()[action][0])
        return json.dumps([self.at.ask.kind, self.at.options()[action]])

    def returns(self) -> list[float]:
        task, table = self.at.task, self.at.table
        if not table.over:
            return [0.0] * task.seats
        return win(task.title, table.state, task.seats)

    def resample_from_infostate(self, player: int, sampler: Any) -> LudorumState:
        """A state in which all that the player cannot know is dealt anew."""
        out: LudorumState = self.get_game().new_initial_state()
        out._at = self.at.on(Seat(self.at.table, player).imagine(sampler, ManualDealer()))
        return out

    def __str__(self) -> str:
        at = self.at
        return f"{at.task.title.name} {at.task.title.derived.digest(at.table.state)} {at.drawn}"


class Observer:
    """What a player sees, as a string and as the vector of the other environments."""

    def __init__(self, task: Task, remembers: bool) -> None:
        self.remembers = remembers
        self.tensor = np.zeros(task.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudorumState, player: int) -> None:
        at = state.at
        ask = at.ask if at.who == player else None
        self.tensor[:] = at.task.layout.vector(at.table.state, player, ask)

    def string_from(self, state: LudorumState, player: int) -> str:
        at = state.at
        seen: dict[str, Any] = {"view": at.task.title.derived.view(at.table.state, player)}
        if at.who == player and at.ask is not None:
            seen["ask"] = [at.ask.kind, at.ask.about]
        if self.remembers:
            seen["answered"] = at.answered[player]
        return json.dumps(seen, separators=(",", ":"))


class LudorumGame(pyspiel.Game):  # type: ignore[misc]
    """A title; a class for each is made when it is registered. Classes, since OpenSpiel holds what
    it is given past the end of Python, where a function would be freed too late."""

    name: str
    kind: Any
    defaults: dict[str, Any]

    def __init__(self, params: dict[str, Any]) -> None:
        wish = {k: str(v) for k, v in params.items() if k != "players" and v != self.defaults[k]}
        task = self.task = Task(self.name, params["players"], wish)
        info = pyspiel.GameInfo(
            num_distinct_actions=task.actions + 1,
            max_chance_outcomes=CARDS,
            num_players=task.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def __reduce__(self) -> Any:
        """By its name and parameters, as OpenSpiel stores games."""
        return loaded, (str(self),)

    def new_initial_state(self) -> LudorumState:
        return LudorumState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.task, kind is not None and kind.perfect_recall)


def loaded(spec: str) -> LudorumGame:
    """A game from its pickle, also in a process that has not registered any."""
    register()
    game: LudorumGame = pyspiel.load_game(spec)
    return game


def loaded_state(spec: str, stored: str) -> LudorumState:
    """A state from its pickle."""
    state: LudorumState = loaded(spec).deserialize_state(stored)
    return state


def register() -> list[str]:
    """Make every title known to OpenSpiel as `ludorum_<title>`; the names.

    Parameters are `players` and the settings of the title, as in
    `ludorum_architects(players=1,solo=helena)`.
    """
    known = set(pyspiel.registered_names())
    out = []
    for name in names():
        out.append(f"ludorum_{name}")
        if out[-1] not in known:
            _register(name)
    return out


def _register(name: str) -> None:
    title = load(name)
    defaults: dict[str, Any] = {"players": title.players[0]}
    defaults |= {x.name: x.values[0] for x in title.settings}
    kind = pyspiel.GameType(
        short_name=f"ludorum_{name}",
        long_name=f"Ludorum: {name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.players),
        min_num_players=min(title.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )

    members = {"name": name, "kind": kind, "defaults": defaults}
    pyspiel.register_game(kind, type(f"Ludorum_{name}", (LudorumGame,), members))
