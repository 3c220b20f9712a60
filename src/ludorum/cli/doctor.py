"""`ludorum doctor`: what is wrong with this installation, and what to do."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from .mistakes import said
from .people import language
from .serve import add_settings, settings_of, settings_with

if TYPE_CHECKING:
    from ludorum.server.settings import Settings
    from ludorum.server.store import Database


class Finding(NamedTuple):
    what: str
    ok: bool
    message: str  # what was found; if it is wrong, what to do


def add(commands: Any) -> None:
    p = commands.add_parser(
        "doctor",
        help="look for what is wrong and say what to do",
        description="Check games, settings, store, bus and port. Exit code 1 if anything is wrong.",
        epilog="example: ludorum doctor --port 8080",
    )
    add_settings(p)
    p.add_argument("--port", type=int, help="look whether a server could listen on this port")
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import asyncio

    findings = games()
    try:
        import_module("ludorum.server.run")  # all that `serve` needs
        settings = settings_of(args)
        if args.port is not None:
            settings = settings_with(settings, port=args.port)
    except (ValueError, OSError, ModuleNotFoundError) as e:
        findings.append(wrong("settings", e))
    else:
        from ludorum.server.store.address import shown

        findings.append(Finding("settings", ok=True, message=f"store {shown(settings.store)}"))
        findings += asyncio.run(services(settings))
    if args.json:
        print(json.dumps({"ok": all(f.ok for f in findings), "findings": findings}))
    else:
        for f in findings:
            print(f"{'ok   ' if f.ok else 'WRONG'} {f.what:13} {f.message}")
    return 0 if all(f.ok for f in findings) else 1


def games() -> list[Finding]:
    from ludorum.games import BadTitle, every

    out = []
    for name, title in every().items():
        if isinstance(title, BadTitle):
            message = [f"{title.origin} must be mended or uninstalled; this game is left out:"]
            out.append(Finding(name, ok=False, message="\n        - ".join(message + title.faults)))
        else:
            out.append(Finding(name, ok=True, message=f"epoch {title.epoch}"))
    return out or [Finding("games", ok=False, message="no game is installed: pip install ludorum")]


async def services(settings: Settings) -> list[Finding]:
    return [web_client(), *await store(settings), await bus(settings), port(settings)]


async def bus(settings: Settings) -> Finding:
    from ludorum.server.bus import BusDown, make_bus
    from ludorum.server.store.address import shown

    found = make_bus(settings.bus)
    try:
        await found.open()
        await found.close()
    except BusDown as e:
        return wrong("bus", e)
    return Finding("bus", ok=True, message=shown(settings.bus))


def wrong(what: str, e: Exception) -> Finding:
    """What a server would say that is started like this."""
    return Finding(what, ok=False, message=said(e, language(None)))


def web_client() -> Finding:
    from ludorum.server.http.page import NOT_BUILT, page

    ok = page() is not None
    return Finding("page", ok=ok, message="the web client is here" if ok else NOT_BUILT)


async def store(settings: Settings) -> list[Finding]:
    """Only looked at: what is missing is made when a server starts."""
    from ludorum.server.store import OldSchema, StoreDown, make_database

    database = make_database(settings.store)
    try:
        await database.open()
    except OldSchema as e:
        if settings.migrate:
            return [wrong("store", e)._replace(ok=True)]
        return [wrong("store", e)]
    except (StoreDown, OSError) as e:
        return [wrong("store", e)]
    try:
        out = await kept("store", "durability", database)
        down = database.shards.down()
        for name, shard in database.shards.items():
            if name in down:
                out.append(Finding(f"shard {name}", ok=False, message=down[name]))
            else:
                out += await kept(f"shard {name}", f"durability {name}", shard)
        return out
    finally:
        await database.close()


async def kept(what: str, safe: str, database: Database) -> list[Finding]:
    """Whether an open database can be written to, and keeps what it has acknowledged."""
    from ludorum.server.store import StoreDown

    try:
        await database.ping()
        lost = await database.durability()
    except StoreDown as e:
        return [wrong(what, e)]
    message = "answers and takes writes, its tables are up to date"
    return [
        Finding(what, ok=True, message=message),
        Finding(safe, ok=not lost, message="; ".join(lost) or "what is acknowledged is safe"),
    ]


def port(settings: Settings) -> Finding:
    from ludorum.server.run import try_port

    try:
        try_port(settings.host, settings.port)
    except OSError as e:
        return wrong("port", e)
    return Finding("port", ok=True, message=f"{settings.host}:{settings.port} is free")
