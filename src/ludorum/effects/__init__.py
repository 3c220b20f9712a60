"""Printed effects as data: a small vocabulary that can be run, checked, valued and put in words."""

from .checks import between, need, one_of
from .execute import Meaning, possible, run, value
from .forms import Form, forms_of
from .notation import PARTS, Vocabulary, parse, unparse
from .records import Source, decode, drop_shapes, faults_in, read_records, shape_of, sources
from .shapes import All, Choice, Do, Effect, ForEach, Gain, If, May, Seq, parts
from .show import show

__all__ = [
    "PARTS", "All", "Choice", "Do", "Effect", "ForEach", "Form", "Gain", "If", "May", "Meaning",
    "Seq", "Source", "Vocabulary", "between", "decode", "drop_shapes", "faults_in", "forms_of",
    "need", "one_of", "parse", "parts", "possible", "read_records", "run", "shape_of", "show",
    "sources", "unparse", "value",
]  # fmt: skip
