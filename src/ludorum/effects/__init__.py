"""Printed effects as data: a small vocabulary that can be run, checked, valued and put in words."""

from .execute import Meaning, possible, run, value
from .forms import Form, forms_of
from .notation import ContentError, Vocabulary, parse, unparse
from .packs import Pack, content_digest, lay, lift, pack_files, parse_pack, read_pack, was_read
from .records import Source, decode, read_records, sources
from .shapes import All, Choice, Do, Effect, ForEach, Gain, If, May, Seq, parts
from .show import show

__all__ = [
    "All", "Choice", "ContentError", "Do", "Effect", "ForEach", "Form", "Gain", "If", "May",
    "Meaning", "Pack", "Seq", "Source", "Vocabulary", "content_digest", "decode", "forms_of", "lay",
    "lift", "pack_files", "parse", "parse_pack", "parts", "possible", "read_pack", "read_records",
    "run", "show", "sources", "unparse", "value", "was_read",
]  # fmt: skip
