"""The rules kernel: rules are generators, chance is a player, the log is the game.

No I/O, no clock, no randomness, no dependencies. `docs/kernel.md` describes it.
"""

from .asks import (
    DEALER,
    FENCE,
    MAIN,
    Chance,
    Choose,
    Deal,
    Draw,
    Flow,
    Option,
    Rand,
    Roll,
    Together,
    forced,
)
from .dealers import (
    Dealer,
    DuplicateDealer,
    Entry,
    History,
    KeyedDealer,
    ManualDealer,
    RandomDealer,
    dealer_of,
    turned_by,
)
from .derive import SHARED, Derived, tuples
from .events import DEALT, ONLY, Event, Narrated, redact_for
from .game import CODES, Game, IllegalAnswer, Plan, Refusal, RuleFault, content_of, differs
from .imagine import imagine
from .parts import BACK, NOBODY, PUBLIC, WATCHER, Deck, Hand, Layer
from .play import finish, playout, replay
from .record import Origin, Record, Verdict, verify
from .seat import Change, Preview, Seat
from .table import Table

__all__ = [
    "BACK",
    "CODES",
    "DEALER",
    "DEALT",
    "FENCE",
    "MAIN",
    "NOBODY",
    "ONLY",
    "PUBLIC",
    "SHARED",
    "WATCHER",
    "Chance",
    "Change",
    "Choose",
    "Deal",
    "Dealer",
    "Deck",
    "Derived",
    "Draw",
    "DuplicateDealer",
    "Entry",
    "Event",
    "Flow",
    "Game",
    "Hand",
    "History",
    "IllegalAnswer",
    "KeyedDealer",
    "Layer",
    "ManualDealer",
    "Narrated",
    "Option",
    "Origin",
    "Plan",
    "Preview",
    "Rand",
    "RandomDealer",
    "Record",
    "Refusal",
    "Roll",
    "RuleFault",
    "Seat",
    "Table",
    "Together",
    "Verdict",
    "content_of",
    "dealer_of",
    "differs",
    "finish",
    "forced",
    "imagine",
    "playout",
    "redact_for",
    "replay",
    "tuples",
    "turned_by",
    "verify",
]
