"""A whole store as one file, and back. A backup is taken while servers run and is of one moment;
it holds dealers' keys and people's secrets, so only its owner may read it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import unquote, urlsplit

from ludorum.server.store.address import parse, shown

PREFIX = "ludorum-"
SUFFIXES = (".db", ".dump")  # of SQLite, of PostgreSQL


def backup(url: str, folder: Path, keep: int, now: float) -> tuple[Path, list[Path]]:
    """Write a backup into a folder; then only the newest `keep` stay (0: all). Returns the new one
    and those that went. A backup that fails leaves no file and takes none away."""
    where = parse(url)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(now))
    made = folder / f"{PREFIX}{stamp}{SUFFIXES[0] if isinstance(where, Path) else SUFFIXES[1]}"
    if made.exists():
        raise ValueError(f"{made} is there already: wait a second")
    part = made.with_suffix(".part")
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
    try:
        if isinstance(where, Path):
            _copy(_there(where), part)
        else:
            _run("pg_dump", where, "--format=custom", f"--file={part}")
        part.replace(made)
    finally:
        part.unlink(missing_ok=True)
    names = [x for x in folder.iterdir() if x.name.startswith(PREFIX) and x.suffix in SUFFIXES]
    gone = sorted(names)[:-keep] if keep else []
    for old in gone:
        old.unlink()
    return made, gone


def restore(url: str, file: Path) -> None:
    """Fill an empty store from a backup; ValueError if the store is not empty."""
    where = parse(url)
    if not file.is_file():
        raise ValueError(f"there is no backup {file}")
    if isinstance(where, Path):
        if where.exists():
            raise ValueError(f"{where} is there: stop the servers and move it away first")
        part = where.with_name(where.name + ".part")
        try:
            shutil.copyfile(file, part)
            part.chmod(0o600)
            _sound(part)
            part.replace(where)
        finally:
            part.unlink(missing_ok=True)
        return
    found = _run("psql", where, "-XAtc", "SELECT to_regclass('tables') IS NOT NULL")
    if found.strip() != "f":
        raise ValueError(f"{shown(where)} is not empty: stop the servers and give a new database")
    _run("pg_restore", where, "--exit-on-error", "--no-owner", "--single-transaction", str(file))


def _there(path: Path) -> Path:
    if not path.is_file():
        raise ValueError(f"there is no store in {path}")
    return path


def _copy(source: Path, target: Path) -> None:
    """SQLite's own copy of one moment, whoever writes meanwhile."""
    with closing(sqlite3.connect(source, timeout=10.0)) as old:
        old.execute("VACUUM INTO ?", (str(target),))
    _sound(target)


def _sound(file: Path) -> None:
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as con:
            (said,) = con.execute("PRAGMA quick_check").fetchone()
            con.execute("SELECT 1 FROM tables LIMIT 1")
    except sqlite3.Error as e:
        raise ValueError(f"{file} is not a sound store: {e}") from e
    if said != "ok":
        raise ValueError(f"{file} is not a sound store: {said}")


def _run(program: str, dsn: str, *args: str) -> str:
    """A tool of PostgreSQL; the password goes by the environment, not by the command line."""
    if shutil.which(program) is None:
        raise LookupError(f"{program} is not installed: it comes with the PostgreSQL client")
    parts = urlsplit(dsn)
    user, at, host = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    env = dict(os.environ)
    if password:
        env["PGPASSWORD"] = unquote(password)
    bare = parts._replace(netloc=f"{name}{at}{host}").geturl()
    done = subprocess.run(
        [program, f"--dbname={bare}", *args],
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise OSError(f"{program} failed for {shown(dsn)}: {done.stderr.strip()[-500:]}")
    return done.stdout
