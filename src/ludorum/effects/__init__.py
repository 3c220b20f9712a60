"""Printed effects as data: a small vocabulary that can be run, checked, valued and put in words."""

from .execute import Meaning, possible, run, value
from .notation import ContentError, Vocabulary, parse, unparse
from .records import decode, read_records
from .shapes import All, Choice, Do, Effect, ForEach, Gain, If, May, Seq
from .show import show

__all__ = [
    "All", "Choice", "ContentError", "Do", "Effect", "ForEach", "Gain", "If", "May", "Meaning",
    "Seq", "Vocabulary", "decode", "parse", "possible", "read_records", "run", "show", "unparse",
    "value",
]  # fmt: skip
