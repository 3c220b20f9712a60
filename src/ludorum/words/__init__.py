"""Words for people: messages as data, and books that put them into a language.

Rules and games never build sentences. They name a message and its arguments; a book, made of
Fluent files, does the rest in English, Ukrainian or Russian.
"""

from .book import LANGUAGES, Book, read_words, shelved, spoken
from .collate import collated
from .msg import Arg, Msg, plain

__all__ = [
    "LANGUAGES", "Arg", "Book", "Msg", "collated", "plain", "read_words", "shelved", "spoken",
]  # fmt: skip
