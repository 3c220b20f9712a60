"""What a game is to everything above it, and all of it that follows from a few declarations.

`contract` says what front ends may ask of a title; `BaseTitle` answers most of it.
"""

from .base import BaseTitle
from .box import boxed
from .contract import (
    ROUNDS,
    TURN,
    Block,
    ScoreLine,
    Setting,
    Title,
    event_to_json,
    faults,
    headline,
    pictured,
    score_rows,
    scored,
    totals,
)
from .headlines import (
    Entry,
    Step,
    begins,
    cuts_in,
    entries,
    goes_on,
    heads,
    line,
    seat_of,
    step_of,
)
from .phrases import (
    BLANK,
    NONE,
    Args,
    amounts,
    change,
    changes,
    count,
    facts,
    head,
    items,
    num,
    number,
    who,
)
from .policy import weighing
from .pool import Pool, family
from .seating import humans, seats_of

__all__ = [
    "BLANK",
    "NONE",
    "ROUNDS",
    "TURN",
    "Args",
    "BaseTitle",
    "Block",
    "Entry",
    "Pool",
    "ScoreLine",
    "Setting",
    "Step",
    "Title",
    "amounts",
    "begins",
    "boxed",
    "change",
    "changes",
    "count",
    "cuts_in",
    "entries",
    "event_to_json",
    "facts",
    "family",
    "faults",
    "goes_on",
    "head",
    "headline",
    "heads",
    "humans",
    "items",
    "line",
    "num",
    "number",
    "pictured",
    "score_rows",
    "scored",
    "seat_of",
    "seats_of",
    "step_of",
    "totals",
    "weighing",
    "who",
]
