"""Seconds of every test and what they went by with: `pytest -p tests.seconds --seconds FILE`.

A row of the file is a test: how long it took, how much of that this process computed, how much
was computed by processes that it started and saw end, and what it waited for when it did not
compute. The latter is looked up fifty times a second in the stack of the main thread, and in that
of the test's own task where an event loop is idle.
"""

from __future__ import annotations

import asyncio
import json
import linecache
import os
import resource
import sys
import threading
import time
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

EVERY = 0.02
TESTS = f"{os.sep}tests{os.sep}"
OUTCOMES = ("passed", "skipped", "failed")  # the later, the more it says of a test

# A stack waits for what the first of these that it goes through is for.
KINDS = (
    ("database", ("/asyncpg/", "/aiosqlite/", "/sqlalchemy/", "/sqlite3/")),
    ("subprocess", ("/subprocess.py", "/asyncio/subprocess.py", "/multiprocessing/", "/pexpect")),
    ("network", ("/httpx/", "/httpcore/", "/websockets/", "/nats/", "/socket.py", "/ssl.py")),
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seconds", metavar="FILE", help="write down how long every test took")


def pytest_configure(config: pytest.Config) -> None:
    path = config.getoption("--seconds")
    if not path:
        return
    file = Path(path).resolve()
    if not hasattr(config, "workerinput"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Recorder(file), "seconds-recorder")


class Recorder:
    """Writes a row when a test is over; rows of several processes go into one file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.waits = Waits()
        self.outcome = OUTCOMES[0]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self.outcome = OUTCOMES[0]
        began, cpu, children = time.perf_counter(), time.process_time(), _children()
        with self.waits.of_one_test() as waits:
            result = yield
        row = {
            "file": item.nodeid.partition("::")[0],
            "name": item.nodeid,
            "outcome": self.outcome,
            "seconds": round(time.perf_counter() - began, 3),
            "cpu": round(time.process_time() - cpu, 3),
            "children": round(_children() - children, 3),
            "waits": {kind: round(n * EVERY, 2) for kind, n in waits.items()},
        }
        # A short line is written whole, whoever else writes.
        with self.file.open("a") as out:
            out.write(json.dumps(row) + "\n")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.outcome = max(self.outcome, report.outcome, key=OUTCOMES.index)


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Waits:
    """Looks what the main thread waits for, beside it."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.main = threading.main_thread()
        self.status = Path(f"/proc/self/task/{self.main.native_id}/stat")
        self.looking = self.status.exists()  # Linux says whether a thread computes
        if self.looking:
            threading.Thread(target=self._look, name="seconds", daemon=True).start()

    def of_one_test(self) -> _Span:
        return _Span(self)

    def _look(self) -> None:
        while True:
            time.sleep(EVERY)
            # "R" computes, or would if a core were free.
            if self.status.read_text().rpartition(")")[2].split()[0] == "R":
                continue
            frame = sys._current_frames().get(self.main.ident or 0)
            if frame is not None:
                self.seen[waits_for(frame)] += 1


class _Span:
    def __init__(self, waits: Waits) -> None:
        self.waits = waits

    def __enter__(self) -> Counter[str]:
        self.waits.seen = Counter()
        return self.waits.seen

    def __exit__(self, *problem: object) -> None:
        self.waits.seen = Counter()


def waits_for(frame: FrameType) -> str:
    """What a thread that does not compute waits for, by its stack."""
    stack = list(_outwards(frame))
    loop = next((x.f_locals.get("self") for x in stack if x.f_code.co_name == "run_forever"), None)
    if isinstance(loop, asyncio.AbstractEventLoop):
        return min((_of_task(x) for x in _tasks(loop)), key=_RANK.index, default="other")
    if "sleep(" in linecache.getline(frame.f_code.co_filename, frame.f_lineno):
        return "sleep"
    return _kind(x.f_code for x in stack)


_RANK = ("database", "subprocess", "network", "sleep", "other")


def _outwards(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


def _tasks(loop: asyncio.AbstractEventLoop) -> list[asyncio.Task[Any]]:
    """The test's own task; what runs beside it sleeps anyway."""
    try:
        every = list(asyncio.all_tasks(loop))
    except RuntimeError:  # they changed just now
        return []
    return [x for x in every if any(TESTS in y.co_filename for y in _awaited(x))]


def _awaited(task: asyncio.Task[Any]) -> list[CodeType]:
    codes: list[CodeType] = []
    at: Any = task.get_coro()
    while at is not None:
        code = getattr(at, "cr_code", None) or getattr(at, "gi_code", None)
        if code is not None:
            codes.append(code)
        at = getattr(at, "cr_await", None) or getattr(at, "gi_yieldfrom", None)
    return codes


def _of_task(task: asyncio.Task[Any]) -> str:
    codes = _awaited(task)
    if codes and codes[-1].co_name == "sleep":
        return "sleep"
    return _kind(reversed(codes))


def _kind(codes: Any) -> str:
    for code in codes:
        path = code.co_filename.replace(os.sep, "/")
        for kind, places in KINDS:
            if any(x in path for x in places):
                return kind
    return "other"
