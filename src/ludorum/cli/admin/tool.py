"""What the tools of operators have in common: arguments, the opened database, how times read."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

from ludorum.cli.serve import add_settings, settings_of

if TYPE_CHECKING:
    from ludorum.server.store import Database

DAY = 86_400.0


def tool(
    tools: Any,
    name: str,
    run: Callable[..., Any],
    what: str,
    description: str,
    example: str,
    *,
    opens: bool = True,
) -> argparse.ArgumentParser:
    """`opens`: `run` gets the opened store and is awaited; else it gets the settings' address."""
    tool: argparse.ArgumentParser = tools.add_parser(
        name, help=what, description=description, epilog=f"example: {example}"
    )
    add_settings(tool)
    tool.add_argument("--json", action="store_true", help="print one JSON object")
    if opens:
        tool.set_defaults(run=lambda args: awaited(with_database(args, run)))
    else:
        tool.set_defaults(run=lambda args: run(args, settings_of(args).store))
    return tool


def awaited(work: Coroutine[Any, Any, int]) -> int:
    """What asynchronous work gives: here, so that no other command loads what it needs."""
    import asyncio

    return asyncio.run(work)


def table(tool: argparse.ArgumentParser) -> None:
    tool.add_argument(
        "table", type=lambda text: text.rstrip("/").rpartition("/")[2], metavar="TABLE",
        help="its id or its address; an id that begins with - goes after --",
    )  # fmt: skip


def why(tool: argparse.ArgumentParser) -> None:
    tool.add_argument("--why", required=True, metavar="TEXT", help="kept, for later")


async def with_database(
    args: argparse.Namespace, run: Callable[[argparse.Namespace, Database], Awaitable[int]]
) -> int:
    settings = settings_of(args)
    from ludorum.server.store import make_database

    database = make_database(settings.store)
    await database.open()
    try:
        for name, why in database.shards.down().items():
            print(f"shard {name} is down: {why}", file=sys.stderr)
        return await run(args, database)
    finally:
        await database.close()


def when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(at)) if at else "-"


def ago(seconds: float) -> str:
    for size, unit in ((DAY, "d"), (3600.0, "h"), (60.0, "min")):
        if seconds >= 2 * size:
            return f"{seconds / size:.0f} {unit}"
    return f"{seconds:.0f} s"


def done(args: argparse.Namespace, facts: dict[str, Any]) -> int:
    if args.json:
        print(json.dumps(facts))
    else:
        print(", ".join([f"{name} {value}" for name, value in facts.items()]))
    return 0
