"""Score sheets of finished games: every number of seats, every solo opponent and level.

`python -m tests.testing.sheets` writes them for the tests of the page.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from ludorum import games
from ludorum.kernel import Choose, Option, playout
from ludorum.testing.walk import Setup, pick, setups
from ludorum.titles import Title, scored
from ludorum.words import plain

FRAMES = Path(__file__).parents[2] / "web" / "tests" / "frames" / "scores.json"


class Finished(NamedTuple):
    """A game that is over, by sensible players or by chance."""

    title: Title[Any]
    setup: Setup
    sensible: bool
    state: Any

    @property
    def name(self) -> str:
        options = [f"{k}={v}" for k, v in self.setup.options.items()]
        how = "sensible" if self.sensible else "random"
        return " ".join([self.title.name, str(self.setup.seats), *options, how])


def tables(title: Title[Any]) -> list[Setup]:
    """Settings matter to a sheet only where there is a solo opponent."""
    return [x for x in setups(title) if x.seats == 1 or not x.options]


def finished(title: Title[Any]) -> Iterator[Finished]:
    """Two games of every kind of table."""
    for setup, sensible in product(tables(title), (True, False)):
        yield Finished(title, setup, sensible, played(title, setup, sensible))


def played(title: Title[Any], setup: Setup, sensible: bool) -> Any:
    """The end of a game."""
    rng = random.Random(f"sheets {setup}")
    state, view = title.setup(*setup), title.derived.observe

    def choose(ask: Choose) -> Option:
        return title.sensible(view(state, ask.seat), ask) if sensible else pick(rng, ask)

    playout(title, state, choose, rng.random)
    return state


def frame(x: Finished) -> dict[str, Any]:
    """What the page is sent at the end."""
    names = x.title.names(x.title.derived.observe(x.state, 0))
    return {
        "game": x.title.name,
        "names": [plain(name) for name in names],
        "scores": scored(x.title, x.state),
    }


if __name__ == "__main__":
    every = [x for name in games.names() for x in finished(games.load(name))]
    rows = [f"{json.dumps(x.name)}: {json.dumps(frame(x), ensure_ascii=False)}" for x in every]
    FRAMES.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
