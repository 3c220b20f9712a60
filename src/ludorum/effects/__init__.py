"""Printed effects as data: a small vocabulary that can be run, checked, valued and put in words."""

from .execute import Meaning, possible, run, value
from .forms import Form, forms_of
from .notation import Vocabulary, parse, unparse
from .records import Source, decode, read_records, sources
from .shapes import All, Choice, Do, Effect, ForEach, Gain, If, May, Seq, parts
from .show import show

__all__ = [
    "All", "Choice", "Do", "Effect", "ForEach", "Form", "Gain", "If", "May", "Meaning", "Seq",
    "Source", "Vocabulary", "decode", "forms_of", "parse", "parts", "possible", "read_records",
    "run", "show", "sources", "unparse", "value",
]  # fmt: skip
