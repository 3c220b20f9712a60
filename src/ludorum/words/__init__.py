"""Words for people: messages as data, and bundles that put them into a language.

Rules and games never build sentences. They name a message and its arguments; a bundle, made of
Fluent files, does the rest in English, Ukrainian or Russian.
"""

from .bundle import LANGUAGES, MessageBundle, cached_bundle, read_words, say_alone, spoken
from .collate import collated
from .msg import Arg, Msg, plain
from .unfit import Unfit

__all__ = [
    "LANGUAGES", "Arg", "MessageBundle", "Msg", "Unfit", "cached_bundle", "collated", "plain",
    "read_words", "say_alone", "spoken",
]  # fmt: skip
