"""What an environment shows of the table when it is asked: its words, or a picture of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludorum.kernel import Table
from ludorum.titles import Title

from .text import drawn

MODES = ("ansi", "rgb_array")

Rendering = Callable[[Title[Any], Table[Any], int], Any]


def rendering(mode: str | None) -> Rendering:
    """Takes a title, a table and the seat that looks; words where no mode is named."""
    if mode == "rgb_array":
        from .pixels import pixels  # noqa: PLC0415 - learners that draw nothing need not load it

        return pixels
    if mode not in (None, *MODES):
        raise ValueError(f"no render mode {mode!r}; there are: {', '.join(MODES)}")
    return drawn
