"""A bundle: the messages of one language, from the shell's and a game's Fluent files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

from ludorum.content import laid

from .msg import Arg, Msg

LANGUAGES = ("en", "uk", "ru")
SHARED = ("ludorum", "ludorum.effects", "ludorum.titles")


def read_words(package: str, lang: str) -> str:
    """The Fluent file of a package, `<package>/words/<lang>.ftl`, and what a pack over it says; ""
    if it has none."""
    file = resources.files(package) / "words" / f"{lang}.ftl"
    own = file.read_text(encoding="utf-8") if file.is_file() else ""
    pack = laid(package)
    return own if pack is None else f"{own}\n{pack.words.get(lang, '')}"


def spoken(lang: str, *packages: str) -> str:
    """The language asked for, if every package has words in it; else English."""
    return lang if all(read_words(p, lang) for p in packages) else LANGUAGES[0]


class MessageBundle:
    """`say` never fails: a missing message shows its id and is kept in `missing` for tests."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        # Only here: in a browser the page says the messages, and there is no Fluent for Python.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self.lang = lang
        self.missing: set[str] = set()
        self._bundle = FluentBundle([lang], use_isolating=False)
        for text in sources:
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)
        self._cache: dict[str, str] = {}

    @classmethod
    def of(cls, lang: str, *packages: str, more: str = "") -> MessageBundle:
        """The shell's words, those of effects, those of some packages (games), and some more.

        All of it in one language, so that no sentence is mixed of two: `spoken` says which.
        """
        lang = spoken(lang, *packages)
        return cls(lang, [*[read_words(p, lang) for p in (*SHARED, *packages)], more])

    def has(self, name: str) -> bool:
        return self._pattern(name) is not None

    def say(self, msg: Msg | str, **args: Arg) -> str:
        if isinstance(msg, str):
            msg = Msg(msg, args)
        if not msg.args:
            if msg.id not in self._cache:
                self._cache[msg.id] = self._format(msg.id, {})
            return self._cache[msg.id]
        return self._format(msg.id, {k: self._arg(v) for k, v in msg.args.items()})

    def _arg(self, value: Arg) -> str | float:
        if isinstance(value, Msg):
            return self.say(value)
        if isinstance(value, list):
            return ", ".join([self.say(m) for m in value])
        return value

    def _pattern(self, name: str) -> Any:
        head, _, attribute = name.partition(".")
        if not self._bundle.has_message(head):
            return None
        message = self._bundle.get_message(head)
        return message.attributes.get(attribute) if attribute else message.value

    def _format(self, name: str, args: dict[str, Any]) -> str:
        pattern = self._pattern(name)
        if pattern is None:
            self.missing.add(name)
            return name
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            self.missing.add(f"{name}: {errors[0]}")
        return str(text)


def say_alone(lang: str, package: str, name: str) -> str:
    """What one message of a package says, without the rest of its words being parsed: a list of all
    games would otherwise read a thousand messages for each title."""
    lang = spoken(lang, package)
    entry = rf"^{re.escape(name)} *=.*(?:\n(?:[ \t].*)?)*"
    alone = MessageBundle(lang, re.findall(entry, read_words(package, lang), re.MULTILINE))
    text = alone.say(name)
    return text if not alone.missing else cached_bundle(lang, package).say(name)


@cache
def cached_bundle(lang: str, *packages: str) -> MessageBundle:
    """`MessageBundle.of`, read once: for servers, which say the same few things again and again."""
    return MessageBundle.of(lang, *packages)
