"""Who sits at the table: names, shapes, and the bundle that can say them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from ludorum.titles import Title
from ludorum.words import LANGUAGES, MessageBundle

SHAPES = "●■▲◆⬟✚"  # colour never carries a meaning alone: every name has its shape
COLOURS = ("red", "blue", "yellow", "green", "magenta", "white")


def language(wish: str | None) -> str:
    """The language asked for, else that of the system, else English."""
    if wish:
        return wish
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def bundle_for(
    title: Title[Any], lang: str, view: Any, people: int, names: Sequence[str] = ()
) -> MessageBundle:
    """The words of the shell and of a game, and `player-0`, `player-1`, … for those who play.

    The first `people` seats are persons, a lone one is "you". Other seats are bots; players that
    are no seats (a solo opponent) are named by the game.
    """
    lines = []
    for i, own in enumerate(title.names(view)):
        if own is not None:
            name = f"{{ {own.id} }}"
        elif i < len(names):
            name = _literal(names[i])
        elif i >= people:
            name = f"{{ shell-bot-{i - people} }}"
        else:
            name = "{ shell-you }" if people == 1 else f"{{ shell-person }} {i + 1}"
        lines.append(f"player-{i} = {SHAPES[i % len(SHAPES)]} {name}")
    return MessageBundle.of(lang, title.package, more="\n".join(lines))


def _literal(text: str) -> str:
    """A Fluent string: names may hold braces and quotes."""
    return '{ "' + text.replace("\\", "\\\\").replace('"', '\\"') + '" }'
