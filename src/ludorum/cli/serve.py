"""`ludorum serve` and `ludorum worker`: the server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludorum.server.settings import Settings

INSTALL = "the server's parts are not installed: pip install 'ludorum[server]'"


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
    try:
        from ludorum.server.settings import read
    except ImportError as e:
        raise LookupError(INSTALL) from e
    return read(args.settings)


def serve(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    import msgspec

    from ludorum.server import run

    changes = {k: v for k, v in (("host", args.host), ("port", args.port)) if v is not None}
    run.serve(msgspec.structs.replace(settings, **changes))
    return 0


def worker(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    if settings.home:
        raise ValueError("a worker needs a bus between processes: set LUDORUM_BUS=nats://…")
    from ludorum.server import run

    run.work(settings)
    return 0
