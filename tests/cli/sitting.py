"""A sitting at the terminal, scripted: arguments and lines in, exit code and text out."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable, Iterator

from rich.console import Console

from ludorum.cli import companion, learn, parser, play, replay
from ludorum.cli.keyboard import Script

WIDTH = 100


def page() -> tuple[io.StringIO, Console]:
    text = io.StringIO()
    return text, Console(file=text, width=WIDTH, color_system=None, highlight=False)


def sit(command: str, lines: Iterable[str]) -> tuple[int, str]:
    """`sit("architects --seed 1", ["1", "why"])` plays until the lines or the game end."""
    text, console = page()
    args = parser().parse_args(["play", *command.split()])
    code = play.play(args, Script(lines), console)
    return code, text.getvalue()


def attend(command: str, lines: Iterable[str]) -> tuple[int, str]:
    text, console = page()
    args = parser().parse_args(["companion", *command.split()])
    code = companion.attend(args, Script(lines), console)
    return code, text.getvalue()


def study(command: str, lines: Iterable[str]) -> tuple[int, str]:
    text, console = page()
    args = parser().parse_args(["learn", *command.split()])
    code = learn.learn(args, Script(lines), console)
    return code, text.getvalue()


def watch(command: str, lines: Iterable[str] | None = None) -> tuple[int, str]:
    text, console = page()
    args = parser().parse_args(["replay", *command.split()])
    code = replay.replay(args, None if lines is None else Script(lines), console)
    return code, text.getvalue()


def numbers(seed: int, top: int = 14) -> Iterator[str]:
    """A person who types any number; those that are no options are asked again."""
    rng = random.Random(seed)
    while True:
        yield str(rng.randint(1, top))
