"""The order in which a reader looks for words: that of the alphabet, not of code points."""

from __future__ import annotations

import re

ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
}
PART = re.compile(r"\d+|\D")
SIGN, NUMBER, LETTER, FOREIGN = range(4)

Key = list[tuple[int, int]]


def collated(lang: str, text: str) -> Key:
    """A key to sort by. Numbers go by what they are worth; case and apostrophes do not count."""
    alphabet = ALPHABETS[lang]
    return [place(alphabet, x) for x in PART.findall(text.casefold()) if x not in "'’ʼ"]


def place(alphabet: str, part: str) -> tuple[int, int]:
    if part.isdecimal():
        return NUMBER, int(part)
    at = alphabet.find(part)
    if at >= 0:
        return LETTER, at
    return (FOREIGN if part.isalpha() else SIGN), ord(part)
