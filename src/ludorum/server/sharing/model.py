"""What can be given away, and what is said of it."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from ludorum.server.play.history import Past
from ludorum.server.store.rows import SeatRow, TableRow
from ludorum.titles import Title

from .drawing.card import Card

END = "end"  # the last step, whichever it is
NOBODY = "-"  # in the place of a token: there is none
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_STEP = re.compile(r"end|[0-9]{1,5}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{0,64}")


class Spot(NamedTuple):
    """A step of a game, as an address names it; `step` empty: the table, as it is now. `token`: who
    has it was given a game that is not for everybody."""

    table: str
    step: str = ""
    token: str = ""

    @property
    def possible(self) -> bool:
        """It is written as one; nobody knows yet whether it is there."""
        return bool(
            _ID.fullmatch(self.table)
            and (not self.step or _STEP.fullmatch(self.step))
            and _TOKEN.fullmatch(self.token)
        )


class Seen(NamedTuple):
    """A game that may be shown. `past` None: it is still being played."""

    row: TableRow
    seats: list[SeatRow]
    title: Title[Any]
    past: Past | None


class Told(NamedTuple):
    """What a link says in one language. `over`: it leads to the replay, or else to the table;
    `open`: everybody may see it; `known`: there is something behind it that may be shown."""

    lang: str
    heading: str
    text: str
    alt: str
    card: Card
    over: bool = True
    open: bool = True
    known: bool = True
