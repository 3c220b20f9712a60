"""What is told of sharing."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar.params import Parameter


class ShareInfo(msgspec.Struct, frozen=True):
    """Whether one may give a game away, and what a link to it must hold after the step; empty:
    nothing, the game is for everybody."""

    may: bool
    token: str


Token = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
