"""PettingZoo, all agents at once.

    from ludorum.lab.envs.parallel import parallel_env

    game = parallel_env("hadrians_wall", players=3)

Every agent answers at every step. One that is asked nothing has a single legal action, 0. So in a
title where everybody acts at once (secret bids, the years of a game with lanes) a step is one
decision of each; in a title played turn by turn it is one decision of one agent.
"""

from __future__ import annotations

from typing import Any

from ludorum.extras import extra

with extra("lab"):
    from pettingzoo import ParallelEnv

from .aec import Agents, Observation, seen
from .render import MODES, rendering
from .task import Task

Given = tuple[dict[str, Observation], dict[str, dict[str, Any]]]


class parallel_env(Agents, ParallelEnv):  # type: ignore[misc]
    """Takes what `Task` takes, with the same errors.

    `reset` comes first and may come at any time. `step` takes a number for every agent, 0 for one
    that is asked nothing, and gives observations, rewards, ends, cuts and infos of all, also at the
    end; then `agents` is empty and only `reset` may follow. Games are never cut. Arrays are new at
    every step and the caller's own.
    """

    def __init__(self, game: str, *args: Any, render_mode: str | None = None, **kwargs: Any):
        self.gather(Task(game, *args, **kwargs))
        self.render_mode = render_mode
        self._rendering = rendering(render_mode)
        self.metadata = {"name": f"ludorum_{game}_v0", "render_modes": [*MODES]}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Given:
        """Another game: observations and infos of all agents. `seed` as in `RawEnv.reset`."""
        self.begin(seed)
        return self._given()

    def _given(self) -> Given:
        episode = self.episode
        seats = list(enumerate(self.possible_agents))
        observations = {agent: seen(episode, seat) for seat, agent in seats}
        return observations, {agent: episode.info(seat) for seat, agent in seats}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Observations, rewards, terminations, truncations (never), infos: of all agents.

        Every agent must be in `actions`, with 0 where nothing is asked of it: ValueError says who
        is missing. Any action that is not legal ends the game for all. Then `agents` is empty and
        `reset` must follow.
        """
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"no action of {', '.join(missing)}: 0 where nothing is asked")
        agents = self.possible_agents
        self.episode.answer({seat: int(actions[agent]) for seat, agent in enumerate(agents)})
        rewards = dict(zip(agents, self.episode.rewards(), strict=True))
        over = self.episode.over
        if over:
            self.agents = []
        observations, infos = self._given()
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def render(self) -> Any:
        """The table as the first agent with a decision sees it: its words, or a picture of them."""
        seat = min(self.episode.asks, default=0)
        return self._rendering(self.task.title, self.episode.table, seat)

    def close(self) -> None:
        """Nothing is held open."""
