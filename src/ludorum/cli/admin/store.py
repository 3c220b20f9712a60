"""The whole store: is it sound, and copies of it."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .tool import done, tool

if TYPE_CHECKING:
    from ludorum.server.store import Database


def add(tools: Any) -> None:
    tool(
        tools, "check", check, "play every running table again and compare",
        "Every running table is played again from its first answer and must end in the position "
        "that is stored: after a restore, or to be sure. Exit code 1 if one does not.",
        "ludorum admin check",
    )  # fmt: skip

    parser = tool(
        tools, "backup", backup, "the whole store as one file",
        "Write a backup of this moment, while servers run, and take away old ones. PostgreSQL "
        "needs pg_dump. It holds secrets: keep it as safe as the store.",
        "ludorum admin backup --keep 14 /var/backups/ludorum", opens=False,
    )  # fmt: skip
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where backups are")
    parser.add_argument("--keep", type=int, default=0, metavar="N",
                      help="keep the newest N (default: all)")  # fmt: skip

    parser = tool(
        tools, "restore", restore, "fill an empty store from a backup",
        "The store the settings name must be empty: a file that is not there, or a new database. "
        "Stop the servers first. Then run `ludorum admin check`.",
        "ludorum admin restore /var/backups/ludorum/ludorum-20260301T041000Z.db", opens=False,
    )  # fmt: skip
    parser.add_argument("file", type=Path, metavar="FILE", help="a backup")


async def check(args: argparse.Namespace, database: Database) -> int:
    from ludorum.server.catalog.packs import PackRepository
    from ludorum.server.catalog.titles import Titles
    from ludorum.server.ops import tables as ops

    found = await ops.check(database, Titles(PackRepository(database)))
    if args.json:
        print(json.dumps(found._asdict()))
    else:
        for id, what in found.wrong.items():
            print(f"WRONG {id}: {what}")
        print(f"{found.tables} running tables played again, {len(found.wrong)} wrong")
    return 1 if found.wrong else 0


def backup(args: argparse.Namespace, url: str) -> int:
    from ludorum.server.ops.backup import backup as write

    if args.keep < 0:
        raise ValueError("--keep is how many backups stay: 1 or more, or 0 for all")
    made, gone = write(url, args.folder, args.keep, time.time())
    return done(args, {"file": str(made), "bytes": made.stat().st_size, "removed": len(gone)})


def restore(args: argparse.Namespace, url: str) -> int:
    from ludorum.server.ops.backup import restore as fill

    fill(url, args.file)
    return done(args, {"restored": str(args.file)})
