"""`ludorum admin`: for the operator of a server. Looks at its store, changes single tables."""

from __future__ import annotations

from typing import Any

from . import groups, looking, people, rulings, store


def add(commands: Any) -> None:
    p = commands.add_parser(
        "admin",
        help="look after a server: stuck tables, freeze, set back, audit",
        description="Tools for the operator of a server. They work on the store the settings "
        "name, while servers run.",
        epilog="example: ludorum admin stuck",
    )
    tools = p.add_subparsers(title="tools", metavar="TOOL", required=True)
    for part in (looking, rulings, people, groups, store):
        part.add(tools)
