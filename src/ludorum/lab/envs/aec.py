"""PettingZoo, one agent at a time: every title, every number of players, alone too.

    from ludorum.lab.envs.aec import env

    game = env("architects", players=3)

`env` guards the order of calls as PettingZoo's environments do; `RawEnv` is the same without.
Where several seats are asked at once they are asked in turn, one decision each; none of them sees
a secret answer of another.
"""

from __future__ import annotations

import random
from copy import copy, deepcopy
from typing import Any, Self

from ludorum.extras import extra

with extra("lab"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from .layout import LIMIT, Layout
from .render import MODES, rendering
from .task import Episode, Task

Observation = dict[str, NDArray[Any]]


def agents_of(task: Task) -> list[str]:
    return [f"player_{seat}" for seat in range(task.seats)]


def spaces_of(task: Task) -> tuple[Dict, Discrete[Any]]:
    """What an agent is given, and what it answers with."""
    size = task.actions + 1
    observation = Box(-LIMIT, LIMIT, (task.layout.size,), np.float32)
    mask = Box(0, 1, (size,), np.int8)
    return Dict({"observation": observation, "action_mask": mask}), Discrete(size)


def seen(episode: Episode, seat: int) -> Observation:
    return {"observation": episode.observe(seat), "action_mask": episode.mask(seat)}


class Agents:
    """What PettingZoo's environments tell of their agents, whoever acts when."""

    def gather(self, task: Task) -> None:
        self.task = task
        self.possible_agents = agents_of(task)
        spaces = {agent: spaces_of(task) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in spaces.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in spaces.items()}
        self.agents: list[str] = []
        self._seeds = random.Random()

    def observation_space(self, agent: str) -> Dict:
        """The same object on every call, as PettingZoo wants it."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The same object on every call; seed it to sample the same actions again."""
        return self.action_spaces[agent]

    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.task.layout

    def fork(self, seed: int | None = None) -> Self:
        """An independent environment in the same position: `copy.deepcopy`. With a seed its chance
        is another one from here on, without one the same answers give the same game."""
        out = deepcopy(self)
        if seed is not None and hasattr(out, "episode"):
            out.episode.reseed(seed)
        return out

    def begin(self, seed: int | None) -> None:
        """Another game; without a seed the next one of those the last seed stands for."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.episode = Episode.start(self.task, self._seeds.getrandbits(64))
        self.agents = self.possible_agents[:]


class RawEnv(Agents, AECEnv):  # type: ignore[misc]
    """Takes what `Task` takes: LookupError for a game there is none of, ValueError for seats or
    settings that do not go.

    reset     first, and at any time after; with a seed the game of that seed, without one the next
              one it stands for
    observe   after `reset`, of any agent, whoever's turn it is, at the end too:
              {"observation": float32 (layout().size,), "action_mask": int8 (actions + 1,)}. Made
              at every call; the arrays are the caller's own and never change afterwards
    last      PettingZoo's: `observe` of the agent whose turn it is, unless observe=False
    step      after `reset`, for `agent_selection`: one of its legal numbers as an int, or None once
              it is terminated. A number that is not legal ends the game for all
    rewards   what the last step has brought; PettingZoo's `last` gives what has been earned since
              the agent's own last step
    infos     of the agent whose turn it is; at the end of all. See `Episode.info`
    render    after `reset`: a string, or with render_mode="rgb_array" uint8 (high, wide, 3)

    The same seed and the same numbers give the same game, in every process. `fork`,
    `copy.deepcopy` and `pickle` give independent copies, at any time; nothing is shared but the
    task and its layout, which never change. Not for several threads.
    """

    def __init__(self, game: str, *args: Any, render_mode: str | None = None, **kwargs: Any):
        super().__init__()
        self.gather(Task(game, *args, **kwargs))
        self.render_mode = render_mode
        self._rendering = rendering(render_mode)
        self.metadata = {
            "name": f"ludorum_{game}_v0",
            "render_modes": [*MODES],
            "is_parallelizable": False,
        }
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Another game, up to its first decision. `seed` fixes this game and those after it;
        without one the next of the row begins (the first row is random). `options` are taken and
        not used.
        """
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next(self.task.seats - 1)

    def _next(self, last: int) -> None:
        """The next seat with a decision after the one that had the last."""
        seat = self.episode.next_seat(last)
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = self.episode.info(seat)

    def observe(self, agent: str) -> Observation:
        """`observation`, float32, and `action_mask`, int8: new arrays, the caller's. For any agent
        at any time; the mask of one that is not to decide allows 0 alone.
        """
        return seen(self.episode, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """The selected agent's action; on to the next decision of any agent.

        An action that is not legal is no error: it ends the game with -1 for that agent. After the
        end each agent takes one step with None. ValueError for None before that.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide: step() takes one of its legal actions")
        seat, episode = self._seat_of[agent], self.episode
        episode.answer({seat: int(action)})
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
        self._accumulate_rewards()
        if episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {a: episode.info(self._seat_of[a]) for a in self.agents}
            self._deads_step_first()
        else:
            self._next(seat)

    def render(self) -> Any:
        """The table as the agent whose turn it is sees it: its words, or a picture of them."""
        seat = self._seat_of[self.agent_selection]
        return self._rendering(self.task.title, self.episode.table, seat)

    def close(self) -> None:
        """Nothing is held open."""


class Guarded(OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's guard against calls in the wrong order."""

    def fork(self, seed: int | None = None) -> Guarded:
        """As `RawEnv.fork`; guarded, too."""
        out = copy(self)
        out.env = self.env.fork(seed)
        return out


def env(game: str, *args: Any, **kwargs: Any) -> Guarded:
    """The environment with PettingZoo's guard against calls in the wrong order."""
    return Guarded(RawEnv(game, *args, **kwargs))
