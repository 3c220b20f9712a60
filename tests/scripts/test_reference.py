"""The pages of commands and settings are what `scripts/reference` would make now."""

from __future__ import annotations

import argparse
import shlex

import pytest

from ludorum.cli import parser
from scripts.reference import DOCS, PAGES, below


@pytest.mark.parametrize("name", sorted(PAGES))
def test_the_page_is_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text("utf-8") == PAGES[name](), "run scripts/reference"


COMMANDS = dict(below(parser()))


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_example_is_understood(name: str) -> None:
    """And every command says what it is for."""
    one: argparse.ArgumentParser = COMMANDS[name]
    assert one.description or name.startswith("author ")
    lines = (one.epilog or "").partition("\n\n")[0].replace("\\\n", " ").splitlines()
    assert lines
    for line in lines:
        words = shlex.split(line.removeprefix("example:"))
        while "=" in words[0]:  # a variable before the command
            words.pop(0)
        assert words[0] == "ludorum" and " ".join(words[1:]).startswith(name)
        parser().parse_args(words[1:])
