"""PostgreSQL and NATS of the run's own, in its folder: soak may stop them at will."""

from __future__ import annotations

import contextlib
import errno
import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

from .costs import children

DISK = 768 * 1024**2  # bytes of one that can be filled
COUNTER = "pg_stat_statements"  # where it is installed, statements are counted
WITHIN = 30.0  # seconds a service has to come up
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 0.5).close()
    except OSError:
        return False
    return True


def program(name: str, hint: str) -> str:
    """Where a program is; distributions keep those of PostgreSQL out of the PATH."""
    found = shutil.which(name)
    if found:
        return found
    for place in PLACES:
        here = sorted(Path("/").glob(f"{place[1:]}/{name}"))
        if here:
            return str(here[-1])
    raise LookupError(f"{name} is not installed: {hint}")


class OwnPostgres:
    """PostgreSQL refuses to run as root: then it runs as its own user. `small`: on a disk of its
    own that can be filled, where this machine lets us have one."""

    def __init__(self, folder: Path, name: str = "postgres", small: bool = False) -> None:
        self.folder = folder / name
        self.small = small
        self.port = free_port()
        hint = "install PostgreSQL, or name a server with --store"
        self._initdb, self._ctl = program("initdb", hint), program("pg_ctl", hint)
        self._copy = program("pg_basebackup", hint)
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            self._as = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}

    @property
    def url(self) -> str:
        return f"postgresql://soak@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        self.make_folder()
        self._run(self._initdb, "-D", "data", "-A", "trust", "-U", "soak", "-E", "UTF8", "-N")
        self.go()

    def make_folder(self) -> None:
        self.folder.mkdir()
        self.small = self.small and self._mount()
        if self._as:
            os.chown(self.folder, self._as["user"], self._as["group"])

    def take(self, other: OwnPostgres) -> None:
        """The data of a server that is not running."""
        self._run("cp", "-a", str(other.folder / "data"), "data")

    def go(self, recover: bool = False) -> None:
        """With the data there is; `recover`: up to the point that is set."""
        if recover:
            self._run("touch", "data/recovery.signal")
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' "
            "-c max_connections=200 -c max_wal_size=128MB"
        )
        if (Path(self._ctl).resolve().parents[1] / "lib" / f"{COUNTER}.so").exists():
            options += f" -c shared_preload_libraries={COUNTER}"
        self._run(self._ctl, "-D", "data", "-l", "log", "-o", options, "-w", "start")

    def copy(self, primary: OwnPostgres, *how: str) -> None:
        """All data of another server, at this moment."""
        self._run(self._copy, "-D", "data", "-d", primary.url, "-X", "stream", "-c", "fast", *how)

    def set(self, **settings: str) -> None:
        """Takes effect at once where the server runs, else when it is started."""
        with (self.folder / "data" / "postgresql.auto.conf").open("a") as file:
            file.writelines([f"{name} = '{value}'\n" for name, value in settings.items()])
        if (self.folder / "data" / "postmaster.pid").exists():
            self._run(self._ctl, "-D", "data", "reload")

    def promote(self) -> None:
        """A standby is the primary from now on."""
        self._run(self._ctl, "-D", "data", "-w", "promote")

    def kill(self) -> None:
        """As when its machine loses power: all its processes at once."""
        pid = self.pid
        for one in [pid, *children(pid, "postgres")]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        while answers(self.port):
            time.sleep(0.02)
        (self.folder / "data" / "postmaster.pid").unlink()

    def wipe(self) -> None:
        """Its disk is lost, too."""
        shutil.rmtree(self.folder / "data")

    def _mount(self) -> bool:
        """A disk in memory; only root may have one, and not everywhere."""
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(self.folder)]
        return subprocess.run(mount, capture_output=True, check=False).returncode == 0

    def fill(self) -> None:
        """Until nothing more can be written."""
        with (self.folder / "filler").open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(1024**2))
            except OSError as e:
                if e.errno != errno.ENOSPC:
                    raise

    def make_room(self) -> bool:
        """True if PostgreSQL had given up and was started again, as its supervisor would do."""
        (self.folder / "filler").unlink()
        if answers(self.port):
            return False
        self.restart()
        return True

    @property
    def pid(self) -> int:
        """Of the process that all others of it come from."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def restart(self) -> None:
        """As after a crash: nothing is written in good order, recovery has to do it."""
        self._run(self._ctl, "-D", "data", "-l", "log", "-m", "immediate", "-w", "restart")

    def stop(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self._run(self._ctl, "-D", "data", "-m", "immediate", "-w", "stop")
        if self.small:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=False)

    def _run(self, *command: str) -> None:
        # A server that is started keeps what it is given: a file, never a pipe to us.
        with (self.folder / "ctl").open("ab") as said_to:
            done = subprocess.run(
                command,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=said_to,
                stderr=subprocess.STDOUT,
                timeout=2 * WITHIN,
                check=False,
                **self._as,
            )
        if done.returncode:
            said = (self.folder / "ctl").read_text(encoding="utf-8", errors="replace")
            raise OSError(f"{' '.join(command)} failed: {said[-500:]}")


class OwnNats:
    """One server, or one of a cluster: then `others` are where the rest of it listens."""

    def __init__(self, folder: Path, number: int = 0) -> None:
        self.folder = folder
        self.port, self.route = free_port(), free_port()
        self.others: list[int] = []
        self._log = str(folder / f"nats{number}.log")
        self._program = program("nats-server", "install it, or name a server with --bus")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        command = [self._program, "-a", "127.0.0.1", "-p", str(self.port), "-l", self._log]
        if self.others:
            routes = ",".join([f"nats://127.0.0.1:{x}" for x in self.others])
            # Clients know all of them, by their way; nobody shall tell them another.
            command += ["--cluster_name", "soak", "--routes", routes, "--no_advertise"]
            command += ["--cluster", f"nats://127.0.0.1:{self.route}"]
        self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True)
        end = time.monotonic() + WITHIN
        while not answers(self.port):
            if time.monotonic() > end or self._process.poll() is not None:
                raise OSError(f"nats-server did not come up, see {self._log}")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(WITHIN)
