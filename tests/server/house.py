"""A house for tests: a real `ludorum serve`, people with browsers, and how they play."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from ludorum.soak.client import Http, Play
from tests.server.launcher import Started, start


class Server:
    """`ludorum serve` in a folder of its own, as a person at home starts it.

    as_typed   loaded from nothing, as the command is; else forked from what has been loaded once,
               unless there are games or cards it has to find by itself
    """

    def __init__(self, folder: Path, port: int, **env: str) -> None:
        self.folder = folder
        self.port = port
        self.env = {**os.environ, "LUDORUM_COMMANDS_PER_SECOND": "10000", **env}
        for name in ("TABLES_PER_MINUTE", "TABLES_PER_PERSON", "VIEWS_PER_SECOND"):
            self.env.setdefault(f"LUDORUM_{name}", "6000")
        self.env["LUDORUM_SIGN_INS_PER_MINUTE"] = env.get("LUDORUM_SIGN_INS_PER_MINUTE", "6000")
        self.as_typed = not {"PYTHONPATH", "LUDORUM_CONTENT"}.isdisjoint(self.env)
        self.process: subprocess.Popen[bytes] | Started | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        argv = ["serve", "--port", str(self.port)]
        if self.as_typed:
            with (self.folder / "server.log").open("ab") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-m", "ludorum", *argv],
                    cwd=self.folder,
                    env=self.env,
                    stdout=log,
                    stderr=log,
                )
        else:
            self.process = start(argv, self.folder, self.env, self.folder / "server.log")
        end = time.monotonic() + 120  # the machine may be busy
        while time.monotonic() < end:
            if self.ready():
                return
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            time.sleep(0.05)
        self.stop(signal.SIGKILL)
        raise AssertionError("the server did not come up: " + self.log())

    def ready(self) -> bool:
        # A client of httpx costs more than all else here: it is asked many times.
        con = HTTPConnection("127.0.0.1", self.port, timeout=2)
        with closing(con), suppress(OSError, HTTPException):
            con.request("GET", "/health/ready")
            return con.getresponse().status == 200
        return False

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(timeout=30)


def admin(server: Server, *args: str) -> str:
    """What `ludorum admin` says beside a server."""
    said = server.folder / "admin.log"
    said.unlink(missing_ok=True)
    code = start(["admin", *args], server.folder, server.env, said).wait(timeout=60)
    assert code == 0, said.read_text()
    return said.read_text()


@contextmanager
def serving(folder: Path, port: int = 0, /, **env: str) -> Iterator[Server]:
    """A server as long as it is needed; it must have met nothing it did not foresee."""
    one = Server(folder, port or free_port(), **env)
    one.start()
    try:
        yield one
    finally:
        one.stop()
    # What is no UTF-8 the server below ours refuses, and it shows in its log how it found out.
    said = re.sub(
        r"Invalid UTF-8 sequence.*?UnicodeDecodeError[^\n]*\n", "", one.log(), flags=re.DOTALL
    )
    assert "unforeseen" not in said and "Traceback" not in said, said


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


OPENED: list[Http | Play] = []


async def hang_up() -> None:
    while OPENED:
        await OPENED.pop().close()


async def person(server: Server, name: str) -> Http:
    http = Http(server.url)
    OPENED.append(http)
    await http.guest(name)
    return http


async def player(server: Server, http: Http) -> Play:
    play = Play(server.url, http.cookie)
    OPENED.append(play)
    await play.open()
    return play


async def sit_down(
    server: Server, seats: int, bots: int, bot: str = "sensible", **more: Any
) -> tuple[Http, Play, str]:
    """A guest who has made and started a table against bots."""
    http = await person(server, "Ada")
    body = {"game": "architects", "seats": seats, "bots": [bot] * bots, **more}
    table = await http.call("POST", "/api/tables/", body)
    play = await player(server, http)
    if seats == bots + 1:
        await http.call("POST", f"/api/tables/{table['id']}/start")
        await play.watch(table["id"])
    return http, play, table["id"]


async def play_on(play: Play, id: str, rng: random.Random, most: int = 10_000) -> int:
    """Answer at random until the game is over; returns the answers given."""
    count = 0
    while count < most:
        position = play.positions[id]
        if position["over"]:
            break
        if position["ask"] is None:
            play.changed.clear()
            if play.positions[id] is position:
                async with asyncio.timeout(30):
                    await play.changed.wait()
            assert not play.closed
            continue
        await play.answer(id, rng.choice(position["ask"]["options"]))
        count += 1
    return count
