"""`ludorum serve` and `ludorum worker`: the server."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from .mistakes import Mistake

if TYPE_CHECKING:
    from ludorum.server.settings import Settings


def add(commands: Any) -> None:
    p = commands.add_parser(
        "serve",
        help="run the server",
        description="Serve tables over HTTP and websockets. Without settings everything is in one "
        "process and one file, ludorum.db in this folder. Settings come from ludorum.toml "
        "and LUDORUM_* variables (LUDORUM_STORE=postgresql://…, LUDORUM_BUS=nats://…).",
        epilog="example: ludorum serve --port 8080",
    )
    add_settings(p)
    p.add_argument("--host", help="address to listen on (default 127.0.0.1; 0.0.0.0 for friends)")
    p.add_argument("--port", type=int, help="port to listen on (default 8080)")
    p.add_argument(
        "--no-browser",
        action="store_true",
        help="do not open the page; without a terminal or a screen it is not opened anyway",
    )
    p.set_defaults(run=serve)
    p = commands.add_parser(
        "worker",
        help="run bots, clocks and notices beside servers",
        description="Bots, clocks, notices, reviews, ratings and the outbox of a hosted server, in "
        "a process of their own.",
        epilog="example: LUDORUM_STORE=postgresql://… LUDORUM_BUS=nats://… ludorum worker",
    )
    add_settings(p)
    p.set_defaults(run=worker)


def add_settings(p: argparse.ArgumentParser) -> None:
    from .table_options import add_content

    p.add_argument("--settings", type=Path, metavar="FILE", help="a TOML file of settings")
    add_content(p)


def settings_of(args: argparse.Namespace) -> Settings:
    from ludorum.server.settings import read

    return read(args.settings)


def settings_with(settings: Settings, **changes: Any) -> Settings:
    """The same with what the command line says."""
    import msgspec

    changed = msgspec.structs.replace(settings, **changes)
    changed.check()
    return changed


def serve(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    from ludorum.server import run

    changes = {k: v for k, v in (("host", args.host), ("port", args.port)) if v is not None}
    settings = settings_with(settings, **changes)
    run.serve(settings, lambda: None if args.no_browser else open_page(settings))
    return 0


def open_page(settings: Settings) -> None:
    """In the browser of who has typed the command, if they sit at this machine."""
    from ludorum.server.http.page import page

    if page() is not None and settings.home and not settings.secure and has_screen():
        # Some browsers only come back when they are closed.
        Thread(target=webbrowser.open, args=[address(settings)], daemon=True).start()


def has_screen() -> bool:
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or "SSH_CONNECTION" in os.environ:
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def address(settings: Settings) -> str:
    """Where a browser on this machine finds the server."""
    if settings.public_url:
        return settings.public_url
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def worker(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    if settings.home:
        raise Mistake("worker-bus")
    from ludorum.server import run

    run.work(settings)
    return 0
