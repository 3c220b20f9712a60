"""Arguments that several commands share: which game, how many seats, which settings."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from ludorum.games import PACKS, house_packs, load
from ludorum.titles import Title, unasked
from ludorum.words import Msg, cached_bundle
from ludorum.words.msg import Arg

from .games import SOLO
from .mistakes import Mistake, listed, unknown
from .people import language


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
    add_seats(parser)


def add_seats(parser: argparse.ArgumentParser) -> None:
    """How many sit there and what the table is set to."""
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
    """The game, the seats and the settings asked for; Mistake says what is wrong."""
    title = load(args.game)
    known = {x.name: x for x in title.settings}
    options: dict[str, str] = {}
    for item in args.set:
        name, equals, value = item.partition("=")
        if not known:
            raise Mistake("no-settings", game=title.name, name=item)
        if not equals or not value:
            raise Mistake("setting-form", item=item, known=shown(title))
        if name not in known:
            raise unknown("setting", name, known, game=title.name)
        if value not in known[name].values:
            about = {"game": title.name, "setting": name}
            raise unknown("setting-value", value, known[name].values, **about)
        options[name] = value
    seats = args.players
    if args.solo:
        seats = 1 if seats is None else seats
        options[SOLO] = args.solo
        check_solo(title, seats, args)
    if seats is None:
        usual = unasked(title)
        seats = default_players if default_players in usual else usual[-1]
    check(title, seats, options)
    return title, seats, options


def check(title: Title[Any], seats: int, options: dict[str, str]) -> None:
    """What `Title.check` refuses, as a Mistake; settings and their values are right."""
    try:
        title.check(seats, options)
    except ValueError as e:
        if seats not in title.players:
            known = listed(map(str, title.players))
            raise Mistake("players", game=title.name, seats=seats, known=known) from e
        for x in title.settings:
            if x.alone and x.name in options and seats != 1:
                raise Mistake("setting-alone", setting=x.name) from e
            about: dict[str, Arg] = {"game": title.name, "setting": x.name, "seats": seats}
            chosen = options.get(x.name, x.values[0]) != x.values[0]
            if seats in x.opens and not chosen:
                raise Mistake("setting-opens", **about, known="|".join(x.values[1:])) from e
            if x.opens and chosen and seats not in x.opens:
                raise Mistake("setting-seats", **about, known=listed(map(str, x.opens))) from e
        raise


def shown(title: Title[Any]) -> str:
    return listed([f"{x.name}={'|'.join(x.values)}" for x in title.settings])


def check_solo(title: Title[Any], seats: int, args: argparse.Namespace) -> None:
    """Mistake if there is no such opponent, or somebody else sits there."""
    opponents = next((x.values for x in title.settings if x.name == SOLO), None)
    if opponents is None:
        how = "shell-solo-one" if 1 in title.players else "shell-solo-none"
        # Said here: the sentence names the game as its words do.
        words = cached_bundle(language(args.lang), title.package)
        players = listed(map(str, title.players))
        raise ValueError(words.say(how, game=Msg("title"), players=players))
    if seats != 1:
        raise Mistake("solo-seats", seats=seats)
    if args.solo not in opponents:
        raise unknown("solo", args.solo, opponents, game=title.name)
