"""The paper opponent, run for a person at a physical table.

The same rules and the same solo opponents as at a digital table, with the person as the dealer.
"""

from .focus import can_focus
from .frames import frame
from .hands import hands
from .questions import Pick, Question, arranged, short
from .session import Companion, Misread
from .story import story

__all__ = [
    "Companion",
    "Misread",
    "Pick",
    "Question",
    "arranged",
    "can_focus",
    "frame",
    "hands",
    "short",
    "story",
]
