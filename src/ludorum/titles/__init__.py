"""What a game is to everything above it, and all of it that follows from a few declarations.

`contract` says what front ends may ask of a title; `BaseTitle` answers most of it.
"""

from .base import BaseTitle
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
    "Pool",
    "ScoreLine",
    "Setting",
    "Title",
    "amounts",
    "change",
    "changes",
    "count",
    "event_to_json",
    "facts",
    "family",
    "faults",
    "head",
    "headline",
    "humans",
    "items",
    "num",
    "number",
    "pictured",
    "score_rows",
    "scored",
    "seats_of",
    "totals",
    "weighing",
    "who",
]
