"""`ludorum games`: what can be played here."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludorum.titles import Title

SOLO = "solo"  # the setting that names opponents


def add(commands: Any) -> None:
    """Register the command."""
    p = commands.add_parser(
        "games",
        help="the games there are: players, solo opponents, settings, languages",
        description="List the games that are installed: how many may play, whom one plays against "
        "alone, what can be set, and in which languages.",
        epilog="example: ludorum games --lang uk",
    )
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ludorum.games import BadTitle, every
    from ludorum.words import say_alone

    from .people import language

    titles = {name: x for name, x in every().items() if not isinstance(x, BadTitle)}
    lang = language(args.lang)
    if args.json:
        print(json.dumps({"games": {name: facts(x, lang) for name, x in titles.items()}}))
        return 0
    for name, title in titles.items():
        known = facts(title, lang)
        print(f"{name:15}{known['title']}")
        for what in ("players", "solo", "settings", "languages"):
            value = known[what]
            if isinstance(value, dict):
                value = [f"{setting}={'|'.join(values)}" for setting, values in value.items()]
            if value:
                label = say_alone(lang, "ludorum.cli", f"games-{what}")
                print(f"{'':15}{label}: {', '.join(map(str, value))}")
    return 0


def facts(title: Title[Any], lang: str) -> dict[str, Any]:
    from ludorum.words import LANGUAGES, say_alone, spoken

    settings = {x.name: list(x.values) for x in title.settings}
    return {
        "title": say_alone(lang, title.package, "title"),
        "players": list(title.players),
        "solo": settings.pop(SOLO, []),
        "settings": settings,
        "languages": [x for x in LANGUAGES if spoken(x, title.package) == x],
        "epoch": title.epoch,
    }
