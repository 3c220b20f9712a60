"""The whole store: is it sound, and copies of it."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludorum.cli.mistakes import Mistake

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
    metrics(parser)

    parser = tool(
        tools, "rehearse", rehearse, "see that a backup comes back, beside the store",
        "Restore a backup into a database that is thrown away again (SQLite: a file beside the "
        "backup), and play every running table of it again. The store is not touched, but its "
        "server needs room for the copy. Exit code 1 if the backup does not come back whole.",
        "ludorum admin rehearse /var/backups/ludorum", opens=False,
    )  # fmt: skip
    parser.add_argument("backup", type=Path, metavar="BACKUP",
                        help="a backup, or the folder where they are: the newest")  # fmt: skip
    metrics(parser)

    parser = tool(
        tools, "restore", restore, "fill an empty store from a backup",
        "The store the settings name must be empty: a file that is not there, or a new database. "
        "Stop the servers first. Then run `ludorum admin check`.",
        "ludorum admin restore /var/backups/ludorum/ludorum-20260301T041000Z.db", opens=False,
    )  # fmt: skip
    parser.add_argument("file", type=Path, metavar="FILE", help="a backup")


def metrics(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--metrics", type=Path, metavar="FOLDER",
        help="say there, for node_exporter's textfile collector, when it was last done well",
    )  # fmt: skip


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
    from ludorum.server.ops.backup import MADE, note
    from ludorum.server.ops.backup import backup as write

    if args.keep < 0:
        raise Mistake("at-least", name="--keep", least=0)
    begun = time.time()  # what is played from now on is not in it
    made, gone = write(url, args.folder, args.keep, begun)
    done(args, {"file": str(made), "bytes": made.stat().st_size, "removed": len(gone)})
    if args.metrics:
        note(args.metrics, MADE, begun)
    return 0


def rehearse(args: argparse.Namespace, url: str) -> int:
    import asyncio

    from ludorum.server.ops import backup as ops

    file: Path = ops.newest(url, args.backup) if args.backup.is_dir() else args.backup
    try:
        found = asyncio.run(ops.rehearse(url, file, lambda what: print(what, file=sys.stderr)))
    except ops.BadBackup as e:
        found = ops.Rehearsed(0, 0, {file.name: str(e)})
    if args.json:
        print(json.dumps({"file": str(file), **found._asdict()}))
    else:
        for what, why in found.wrong.items():
            print(f"WRONG {what}: {why}")
        if found.without_rules:
            print(f"{found.without_rules} tables wait for rules that are not installed")
        if file.name not in found.wrong:  # it has come back
            print(f"{file}: {found.tables} running tables played again, {len(found.wrong)} wrong")
    if found.wrong:
        return 1
    if args.metrics:
        ops.note(args.metrics, ops.REHEARSED, time.time())
    return 0


def restore(args: argparse.Namespace, url: str) -> int:
    from ludorum.server.ops.backup import restore as fill

    fill(url, args.file)
    return done(args, {"restored": str(args.file)})
