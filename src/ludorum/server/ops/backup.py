"""A whole store as one file, and back. A backup is taken while servers run and is of one moment;
it holds dealers' keys and people's secrets, so only its owner may read it.

Nobody knows that a backup comes back until it has: `rehearse` restores one beside the store.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from prometheus_client import CollectorRegistry, Gauge, generate_latest

from ludorum.server.catalog.packs import PackRepository
from ludorum.server.catalog.titles import Titles
from ludorum.server.store import OldSchema, make_database, migrate
from ludorum.server.store.address import Place, joined, parse, shown, split
from ludorum.server.store.primary import TIMELINE, hosts
from ludorum.words import Unfit

from . import tables

PREFIX = "ludorum-"
SUFFIXES = (".db", ".dump")  # of SQLite, of PostgreSQL
THROWAWAY = "rehearsal_throwaway"  # in the name of the database, or of the file
DAY = 86_400.0
CONNECT_WITHIN = "10"  # seconds a server has to answer a tool of PostgreSQL

# What Prometheus is told, by files the textfile collector of node_exporter reads.
MADE = ("ludorum_backup_made_seconds", "When the last good backup was taken")
REHEARSED = ("ludorum_restore_rehearsed_seconds", "When a backup was last restored and checked")


def backup(url: str, folder: Path, keep: int, now: float) -> tuple[Path, list[Path]]:
    """Write a backup into a folder; then only the newest `keep` stay (0: all). Returns the new one
    and those that went. It is read through before it counts: one that fails leaves no file and
    takes none away. Every shard is a file beside it, of a moment before: whoever sits at a table
    there is somebody in the directory, which comes last."""
    directory, shards = split(url)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(now))
    made = folder / f"{PREFIX}{stamp}{_suffix(url)}"
    if made.exists():
        raise Unfit(f"{made} is there already: wait a second", "backup-there", path=str(made))
    written: list[Path] = []
    try:
        for place in shards:
            written.append(_of_shard(made, place))
            _write(place.url, written[-1])
        _write(directory, made)
    except BaseException:
        for file in written:
            file.unlink(missing_ok=True)
        raise
    for left in folder.glob(f"{PREFIX}*.part"):
        if left.stat().st_mtime < now - DAY:  # of a backup that was killed
            left.unlink()
    gone = _backups(folder, *SUFFIXES)[:-keep] if keep else []
    for old in gone:
        for shard in folder.glob(f"{old.stem}-??.*"):
            shard.unlink()
        old.unlink()
    return made, gone


def _of_shard(file: Path, place: Place) -> Path:
    """Beside the backup of the directory."""
    return file.with_name(f"{file.stem}-{place.name}{_suffix(place.url)}")


def _write(url: str, made: Path) -> None:
    where = _server(url)
    part = made.with_suffix(".part")
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
    try:
        if isinstance(where, Path):
            _copy(_there(where), part)
        else:
            if not _filled(where):
                raise _none(shown(where))
            _run("pg_dump", where, "--format=custom", f"--file={part}")
            _run("pg_restore", "", f"--file={os.devnull}", str(part))
        part.replace(made)
    finally:
        part.unlink(missing_ok=True)


def newest(url: str, folder: Path) -> Path:
    """The newest backup of such a store in a folder; ValueError if there is none."""
    found = _backups(folder, _suffix(url))
    if not found:
        raise _no_backup(folder / f"{PREFIX}*{_suffix(url)}")
    return found[-1]


def _backups(folder: Path, *suffixes: str) -> list[Path]:
    """The oldest first: their names are their times. Shards are told with their directory."""
    found = [x for x in folder.glob(f"{PREFIX}*") if x.suffix in suffixes]
    return sorted([x for x in found if "-" not in x.stem.removeprefix(PREFIX)])


def _suffix(url: str) -> str:
    return SUFFIXES[0] if isinstance(parse(split(url)[0]), Path) else SUFFIXES[1]


def restore(url: str, file: Path) -> None:
    """Fill an empty store from a backup, its shards from the files beside it; ValueError if the
    store is not empty."""
    directory, shards = split(url)
    files = [(directory, file), *((x.url, _of_shard(file, x)) for x in shards)]
    expected = {x for _, x in files}
    more = [x for x in sorted(file.parent.glob(f"{file.stem}-??.*")) if x not in expected]
    if more:
        text = f"{more[0]} belongs to it: name its shard in the address of the store"
        raise Unfit(text, "backup-shard", path=str(more[0]))
    for address, one in files:
        if not one.is_file():
            raise _no_backup(one)
        _must_be_empty(address)
    for address, one in files:
        _fill(address, one)


def _must_be_empty(url: str) -> None:
    where = _server(url)
    if isinstance(where, Path):
        if where.exists():
            text = f"{where} is there: stop the servers and move it away first"
            raise Unfit(text, "restore-file", path=str(where))
    elif _filled(where):
        text = f"{shown(where)} is not empty: stop the servers and give a new database"
        raise Unfit(text, "restore-full", where=shown(where))


def _fill(url: str, file: Path) -> None:
    where = _server(url)
    if isinstance(where, Path):
        part = where.with_name(where.name + ".part")
        try:
            shutil.copyfile(file, part)
            part.chmod(0o600)
            _sound(part, file)
            part.replace(where)
        finally:
            part.unlink(missing_ok=True)
        return
    _run("pg_restore", where, "--exit-on-error", "--no-owner", "--single-transaction", str(file))


class ToolFailed(OSError):
    """A tool of PostgreSQL, by its own words. `code` and `about` say it as data."""

    code = "tool-failed"
    advice = ""

    def __init__(self, what: str, said: str) -> None:
        super().__init__(f"{what}: {said}{self.advice}")
        self.what = what
        self.said = said
        self.about = {"what": what, "said": said}


class NoRoom(ToolFailed):
    """There is no database to rehearse in."""

    code = "tool-rehearsal"
    advice = (
        ". A rehearsal makes a database, so the user of the store must be allowed to "
        "(ALTER ROLE … CREATEDB)"
    )


def _none(where: str) -> Unfit:
    return Unfit(f"there is no store in {where}", "no-store", where=where)


def _no_backup(file: Path) -> Unfit:
    return Unfit(f"there is no backup {file}", "no-backup", path=str(file))


def _unsound(file: Path, said: str) -> Unfit:
    text = f"{file} is not a sound store: {said}"
    return Unfit(text, "backup-unsound", path=str(file), said=said)


class BadBackup(ValueError):
    """It does not come back."""


class Rehearsed(NamedTuple):
    """What a backup that came back holds: running tables, those of them that wait for rules which
    are not installed here, and what is wrong with others."""

    tables: int
    without_rules: int
    wrong: dict[str, str]


async def rehearse(url: str, file: Path, tell: Callable[[str], None]) -> Rehearsed:
    """Restore a backup beside the store, into what is thrown away afterwards, and play its running
    tables again. Raises BadBackup if it cannot be restored. The store itself is not touched."""
    if not file.is_file():
        raise _no_backup(file)
    with throwaway(url, file.parent) as copy:
        tell(f"restoring {file.name}, {file.stat().st_size / 1e6:.1f} MB, into {shown(copy)}")
        begun = time.monotonic()
        try:
            restore(copy, file)
            where = parse(split(copy)[0])
            if isinstance(where, str) and not _filled(where):
                raise ValueError("there is no store in it")
        except (ValueError, OSError) as e:
            raise BadBackup(f"it does not come back: {e}") from e
        tell(f"restored in {time.monotonic() - begun:.1f} s; playing its running tables again")
        return await _played_again(copy)


async def _played_again(url: str) -> Rehearsed:
    database = make_database(url)
    try:
        await database.open()
    except OldSchema:  # taken before an update; the first server that starts does the same
        await migrate(url)
        await database.open()
    try:
        titles = Titles(PackRepository(database))
        found = await tables.check(database, titles)
        wrong, without_rules = dict(found.wrong), 0
        for id in found.wrong:
            try:
                await tables.rules(titles, await tables.found(database, id))
            except ValueError:  # true of the store as well, and known: `ludorum admin stuck`
                without_rules += 1
                del wrong[id]
        return Rehearsed(found.tables, without_rules, wrong)
    finally:
        await database.close()


@contextmanager
def throwaway(url: str, folder: Path) -> Iterator[str]:
    """The address of an empty store that is gone afterwards, its shards too."""
    directory, shards = split(url)
    with ExitStack() as opened:
        copy = opened.enter_context(_throwaway(directory, folder, THROWAWAY))
        copies = [
            x._replace(url=opened.enter_context(_throwaway(x.url, folder, f"{THROWAWAY}_{x.name}")))
            for x in shards
        ]
        yield joined(copy, copies)


@contextmanager
def _throwaway(url: str, folder: Path, called: str) -> Iterator[str]:
    """A database on the same server, or a file in `folder`. One that a killed rehearsal has left
    goes first."""
    where = _server(url)
    if isinstance(where, Path):
        _remove_copy(folder, called)
        try:
            yield f"sqlite:///{folder.absolute() / called}.db"
        finally:
            _remove_copy(folder, called)
        return
    store = _run("psql", where, "-XAtc", "SELECT current_database()").strip()
    # PostgreSQL cuts names after 63 characters; one so cut could be that of the store.
    name = f"{re.sub('[^a-z0-9]', '_', store.lower())[:36]}_{called}"
    if name == store:
        raise ValueError(f"{shown(where)} is itself to be thrown away: name the store")
    try:
        # Refused while somebody is connected: another rehearsal is under way.
        _run("psql", where, "-Xqc", f"DROP DATABASE IF EXISTS {name}")
        _run("psql", where, "-Xqc", f"CREATE DATABASE {name}")
    except ToolFailed as e:
        raise NoRoom(e.what, e.said) from e
    try:
        yield _address(urlsplit(where)._replace(path=f"/{name}"))
    finally:
        _run("psql", where, "-Xqc", f"DROP DATABASE {name} WITH (FORCE)")


def _remove_copy(folder: Path, called: str) -> None:
    for file in folder.glob(f"{called}.db*"):  # with its -wal and -shm
        file.unlink()


def note(folder: Path, metric: tuple[str, str], at: float) -> None:
    """Say in a file for node_exporter when something was done."""
    if not folder.is_dir():
        text = f"there is no folder {folder}: node_exporter reads it, so make it first"
        raise Unfit(text, "metrics-folder", folder=str(folder))
    name, help = metric
    registry = CollectorRegistry()
    Gauge(name, help, registry=registry).set(at)
    part = folder / f"{name}.part"
    part.write_bytes(generate_latest(registry))
    part.chmod(0o644)  # no secret, and node_exporter is another user
    os.utime(part, (at, at))  # for scripts that ask how long ago it was
    part.replace(folder / f"{name}.prom")


def _server(url: str) -> Path | str:
    """The file, or the address of the primary alone: given several servers, a tool of PostgreSQL
    takes the first that answers, be it a standby or an old primary."""
    where = parse(url)
    if isinstance(where, Path) or len(servers := hosts(where)) == 1:
        return where
    timelines: dict[str, int] = {}
    why: list[str] = []
    for one in servers:
        try:
            said = _run("psql", one, "-XAtc", TIMELINE).strip()
        except OSError as e:
            why.append(str(e))
            continue
        if said:  # nothing: a standby
            timelines[one] = int(said)
    if not timelines:
        raise ToolFailed(f"none of {shown(where)} is a primary", "; ".join(why))
    return max(timelines, key=lambda x: timelines[x])


def _filled(dsn: str) -> bool:
    found = _run("psql", dsn, "-XAtc", "SELECT to_regclass('tables') IS NOT NULL")
    return found.strip() != "f"


def _there(path: Path) -> Path:
    if not path.is_file():
        raise _none(str(path))
    return path


def _copy(source: Path, target: Path) -> None:
    """SQLite's own copy of one moment, whoever writes meanwhile."""
    with closing(sqlite3.connect(source, timeout=10.0)) as old:
        old.execute("VACUUM INTO ?", (str(target),))
    _sound(target, source)


def _sound(file: Path, copied: Path) -> None:
    """Of whom it is a copy is told if it is not."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as con:
            (said,) = con.execute("PRAGMA quick_check").fetchone()
            con.execute("SELECT 1 FROM tables LIMIT 1")
    except sqlite3.Error as e:
        raise _unsound(copied, str(e)) from e
    if said != "ok":
        raise _unsound(copied, said)


def _run(program: str, dsn: str, *args: str) -> str:
    """A tool of PostgreSQL, with a database or (`dsn` empty) without; the password goes by the
    environment, not by the command line."""
    if shutil.which(program) is None:
        text = f"{program} is not installed: it comes with the PostgreSQL client"
        raise Unfit(text, "no-program", name=program)
    parts = urlsplit(dsn)
    user, at, host = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    # What it says is told on, in one language and without complaints of Debian's wrapper.
    env = {"PGCONNECT_TIMEOUT": CONNECT_WITHIN} | os.environ | {"LC_ALL": "C"}
    if password:
        env["PGPASSWORD"] = unquote(password)
    bare = _address(parts._replace(netloc=f"{name}{at}{host}"))
    done = subprocess.run(
        [program, *([f"--dbname={bare}"] if dsn else []), *args],
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        about = f" for {shown(dsn)}" if dsn else ""
        raise ToolFailed(f"{program} failed{about}", done.stderr.strip()[-500:])
    return done.stdout


def _address(parts: SplitResult) -> str:
    """`geturl` leaves out the slashes of an address without a host (postgresql:///ludorum)."""
    made = parts.geturl()
    return made if parts.netloc else made.replace(":/", ":///", 1)
