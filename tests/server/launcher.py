"""Starts `ludorum` for tests: a process that has loaded the server, and forks for each.

Loading the program and the games and making tables takes three seconds of a core, and a run starts
many servers; so each process of a run does it once. What is forked has its own folder, environment
and log, and is the same program from there on; that it begins from nothing is tested where it is
called as people call it (`Server.as_typed`).
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludorum.server.catalog.titles import Titles

STORE = "ludorum.db"
NUMBER = "%8d"  # how process ids and exit codes are told


class Started:
    """A server that was forked, with what the tests need of `subprocess.Popen`."""

    def __init__(self, con: socket.socket) -> None:
        self._con = con
        self.pid = self._number()
        self._code: int | None = None

    def _number(self) -> int:
        said = self._con.recv(8, socket.MSG_WAITALL)
        assert said, "who started it is gone"
        return int(said)

    def poll(self) -> int | None:
        """How it has ended; None: it has not."""
        try:
            return self.wait(0.001)
        except TimeoutError:
            return None

    def wait(self, timeout: float) -> int:
        if self._code is None:
            self._con.settimeout(timeout)
            self._code = self._number()
            self._con.close()
        return self._code

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)


def start(argv: list[str], folder: Path, env: dict[str, str], log: Path) -> Started:
    """`ludorum` with these arguments, in that folder, with that environment and no other."""
    con = socket.socket(socket.AF_UNIX)
    con.connect(_launcher())
    wanted = {"argv": argv, "folder": str(folder), "env": env, "log": str(log)}
    con.sendall(json.dumps(wanted).encode() + b"\n")
    return Started(con)


@cache
def _launcher() -> str:
    """Where it listens. It ends with this process, as the end of its input tells it."""
    home = tempfile.mkdtemp()
    address = f"{home}/launcher"
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.launcher", address],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for the tests: they stop what they have started
    )
    assert process.stdout is not None and process.stdin is not None
    assert process.stdout.readline() == b"ready\n"
    process.stdout.close()
    atexit.register(shutil.rmtree, home)
    atexit.register(process.communicate)  # first: the end of its input
    return address


# -- in the process that forks --------------------------------------------------------------------


def main(address: str) -> None:
    import ludorum.cli  # noqa: PLC0415
    import ludorum.server.run  # noqa: F401, PLC0415
    from ludorum.server.catalog.titles import Titles  # noqa: PLC0415

    home = Path(address).parent
    asyncio.run(_make_store(home / STORE, Titles()))  # which load the games
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(address)
        listening.listen()
        assert threading.active_count() == 1, "a fork would lose the others"
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        while sys.stdin not in select.select([listening, sys.stdin], [], [])[0]:
            _count_ended()
            con, _ = listening.accept()
            if os.fork() == 0:
                listening.close()
                _keep(con, home / STORE)
            con.close()
    _count_ended()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.killpg(0, signal.SIGTERM)  # whatever tests that were broken off have left


def _count_ended() -> None:
    """What servers have computed is computed by the tests that started them."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


async def _make_store(path: Path, titles: Titles) -> None:
    """As the first server in a folder leaves it: its tables, and the build of its page."""
    from ludorum.server.catalog.boards import boards_to_keep  # noqa: PLC0415
    from ludorum.server.http.builds import BuildRepository, Builds  # noqa: PLC0415
    from ludorum.server.http.page import page_to_keep  # noqa: PLC0415
    from ludorum.server.store import make_database, migrate  # noqa: PLC0415

    url = f"sqlite:///{path}"
    await migrate(url)
    database = make_database(url)
    await database.open()
    if files := page_to_keep():
        await Builds(BuildRepository(database), time.time).keep(files | boards_to_keep(titles))
    await database.close()


def _keep(con: socket.socket, store: Path) -> None:
    """Fork the server, and tell how it has ended."""
    with con.makefile() as asked:
        wanted = json.loads(asked.readline())
    pid = os.fork()
    if pid == 0:
        con.close()
        _be(store, **wanted)
    con.sendall((NUMBER % pid).encode())
    _, status = os.waitpid(pid, 0)
    con.sendall((NUMBER % os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def _be(store: Path, argv: list[str], folder: str, env: dict[str, str], log: str) -> None:
    """From here on this process is `ludorum`."""
    import ludorum.__main__ as program  # noqa: PLC0415

    os.chdir(folder)
    if "LUDORUM_STORE" not in env and not Path(STORE).exists():
        shutil.copy(store, STORE)
    os.environ.clear()
    os.environ.update(env)
    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for here, there in ((nothing, 0), (said, 1), (said, 2)):
        os.dup2(here, there)
    sys.argv = ["ludorum", *argv]
    sys.modules["__main__"] = program  # processes it starts load what it was started from
    sys.exit(program.start())


if __name__ == "__main__":
    main(sys.argv[1])
