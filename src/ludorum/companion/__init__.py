"""The paper opponent, run for a person at a physical table.

The same rules and the same solo opponents as at a digital table, with the person as the dealer.
"""

from .frames import frame
from .questions import Pick, Question
from .session import Companion, Misread

__all__ = ["Companion", "Misread", "Pick", "Question", "frame"]
