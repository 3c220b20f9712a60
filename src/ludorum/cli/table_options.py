"""Arguments that several commands share: which game, how many seats, which settings."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from ludorum.games import PACKS, house_packs, load
from ludorum.titles import Title, unasked
from ludorum.words import Msg, cached_bundle


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of the game, e.g. architects")
    add_content(parser)


def add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--content",
        action="append",
        default=[],
        type=Path,
        metavar="PACK",
        help="the cards of your box (`ludorum box`), a folder or a zip file; may be repeated",
    )


def lay_content(packs: list[Path]) -> None:
    """From now on games have these packs over them, here and in processes begun from here."""
    if packs:
        os.environ[PACKS] = os.pathsep.join([str(x.resolve()) for x in packs])
        house_packs()  # whatever is wrong with one is told before anything begins


def add_table(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", type=int, metavar="N", help="number of seats")
    parser.add_argument("--solo", metavar="OPPONENT", help="one seat against a solo opponent")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a setting of the game, e.g. boards=random; may be repeated",
    )


def table_of(
    args: argparse.Namespace, default_players: int
) -> tuple[Title[Any], int, dict[str, str]]:
    """The game, the seats and the settings asked for; ValueError says what is wrong."""
    title = load(args.game)
    options: dict[str, str] = {}
    for item in args.set:
        name, _, value = item.partition("=")
        options[name] = value
    seats = args.players
    if args.solo:
        if not any(x.name == "solo" for x in title.settings):
            raise ValueError(no_choice(title, getattr(args, "lang", None)))
        options["solo"] = args.solo
        seats = seats or 1
    if seats is None:
        usual = unasked(title)
        seats = default_players if default_players in usual else usual[-1]
    try:
        title.check(seats, options)
    except ValueError as e:
        known = ", ".join([f"{x.name}={'|'.join(x.values)}" for x in title.settings])
        hint = f"; settings: {known}" if known else ""
        raise ValueError(f"{e} (players: {', '.join(map(str, title.players))}{hint})") from e
    return title, seats, options


def no_choice(title: Title[Any], asked: str | None) -> str:
    """Of a game without opponents to choose from: how to play it alone, if one can."""
    from .people import language

    how = "shell-solo-one" if 1 in title.players else "shell-solo-none"
    words = cached_bundle(language(asked), title.package)
    players = ", ".join(map(str, title.players))
    return words.say(how, game=Msg("title"), players=players)
