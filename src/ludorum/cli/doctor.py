"""`ludorum doctor`: what is wrong with this installation, and what to do."""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
from typing import TYPE_CHECKING, Any, NamedTuple

from .serve import INSTALL, add_settings, settings_of

if TYPE_CHECKING:
    from ludorum.server.settings import Settings


class Finding(NamedTuple):
    what: str
    ok: bool
    message: str  # what was found; if it is wrong, what to do


def add(commands: Any) -> None:
    p = commands.add_parser(
        "doctor",
        help="look for what is wrong and say what to do",
        description="Check games, settings, store, bus and port. Exit code 1 if anything is wrong.",
        epilog="example: ludorum doctor",
    )
    add_settings(p)
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    findings = games()
    try:
        settings = settings_of(args)
    except (LookupError, ValueError) as e:
        findings.append(Finding("settings", ok=False, message=str(e)))
    else:
        from ludorum.server.store.address import shown

        findings.append(Finding("settings", ok=True, message=f"store {shown(settings.store)}"))
        findings += asyncio.run(services(settings))
    if args.json:
        print(json.dumps({"ok": all(f.ok for f in findings), "findings": findings}))
    else:
        for f in findings:
            print(f"{'ok   ' if f.ok else 'WRONG'} {f.what:10} {f.message}")
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
    try:
        from ludorum.server.bus import BusDown, make_bus
        from ludorum.server.store.address import shown
    except ImportError:
        return [Finding("server", ok=False, message=INSTALL)]
    out = await store(settings)
    bus = make_bus(settings.bus)
    try:
        await bus.open()
        ok = bus.healthy()
        await bus.close()
    except (OSError, BusDown):
        ok = False
    where = shown(settings.bus)
    message = where if ok else f"{where} does not answer: start NATS, or set LUDORUM_BUS"
    out.append(Finding("bus", ok=ok, message=message))
    out.append(port(settings))
    return out


async def store(settings: Settings) -> list[Finding]:
    """Only looked at: what is missing is made when a server starts."""
    from ludorum.server.store import OldSchema, StoreDown, make_database

    database = make_database(settings.store)
    try:
        await database.open()
    except OldSchema as e:
        if settings.migrate:
            return [Finding("store", ok=True, message=f"{e} `ludorum serve` does it by itself.")]
        return [Finding("store", ok=False, message=str(e))]
    except (StoreDown, OSError) as e:
        return [Finding("store", ok=False, message=str(e))]
    try:
        await database.ping()
        lost = await database.durability()
    except StoreDown as e:
        return [Finding("store", ok=False, message=str(e))]
    finally:
        await database.close()
    message = "answers and takes writes, its tables are up to date"
    kept = "; ".join(lost) or "what is acknowledged is safe"
    return [
        Finding("store", ok=True, message=message),
        Finding("durability", ok=not lost, message=kept),
    ]


def port(settings: Settings) -> Finding:
    with socket.socket() as s:
        s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            s.bind((settings.host, settings.port))
        except OSError as e:
            message = f"{settings.host}:{settings.port} {e.strerror}: is a server running? --port N"
            return Finding("port", ok=False, message=message)
    return Finding("port", ok=True, message=f"{settings.host}:{settings.port} is free")
