"""Gymnasium: every title that can be played alone, against its solo opponent if it has one.

    import gymnasium

    env = gymnasium.make("ludorum.lab.envs.solo:ludorum/HadriansWall-v0", reward="score")

Importing this module registers `ludorum/<Title>-v0` for each of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

from ludorum.extras import extra

with extra("lab"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

from ludorum.games import load, names

from .layout import LIMIT, Layout
from .render import MODES, rendering
from .task import Episode, Task

Observation = NDArray[np.float32]


class SoloEnv(gymnasium.Env[Observation, Any]):
    """`settings` chooses the opponent or its level; the rest is as `Task` has it.

    `reset` comes first and may come at any time; `step` while the game is not over. Both give the
    observation, float32 (layout().size,), and an info as `Episode.info` has it, with the mask in
    it: `info["action_mask"]`, int8 (actions + 1,), and `action_masks()`, bool, for learners that
    ask for it. Arrays are new at every call and the caller's own. Games are never cut.
    """

    metadata = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        settings: Mapping[str, str] | None = None,
        *,
        render_mode: str | None = None,
        **kwargs: Any,
    ) -> None:
        self.task = Task(game, 1, settings, **kwargs)
        self.render_mode = render_mode
        self._rendering = rendering(render_mode)
        self.observation_space = Box(-LIMIT, LIMIT, (self.task.layout.size,), np.float32)
        self.action_space = Discrete(self.task.actions + 1)

    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.task.layout

    def fork(self, seed: int | None = None) -> Self:
        """An independent environment in the same position: `copy.deepcopy`. With a seed its chance
        is another one from here on. `gymnasium.make` wraps it: `env.unwrapped.fork()`."""
        out = deepcopy(self)
        if seed is not None and hasattr(out, "episode"):
            out.episode.reseed(seed)
        return out

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Another game, up to its first decision; `seed` fixes it and those after it."""
        super().reset(seed=seed)
        self.episode = Episode.start(self.task, int(self.np_random.integers(1 << 62)))
        return self.episode.observe(0), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Observation, reward, over, truncated (never), info. An action that is not legal ends the
        game with -1. After the end `reset` must follow.
        """
        episode = self.episode
        episode.answer({0: int(action)})
        return episode.observe(0), episode.rewards()[0], episode.over, False, self._info()

    def _info(self) -> dict[str, Any]:
        return {**self.episode.info(0), "action_mask": self.episode.mask(0)}

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every legal action; a new array."""
        return self.episode.mask(0).astype(np.bool_)

    def render(self) -> Any:
        """The table: its words, or with render_mode="rgb_array" a picture of them."""
        return self._rendering(self.task.title, self.episode.table, 0)


def register() -> list[str]:
    """Make the solo modes known to Gymnasium; their ids."""
    out = []
    for name in names():
        if 1 in load(name).players:
            camel = "".join([word.capitalize() for word in name.split("_")])
            out.append(f"ludorum/{camel}-v0")
            if out[-1] not in gymnasium.registry:
                gymnasium.register(out[-1], f"{__name__}:SoloEnv", kwargs={"game": name})
    return out


IDS = register()
