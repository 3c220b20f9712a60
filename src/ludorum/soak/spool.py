"""Every byte that was sent to a client, on disk, and an index of it in memory."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec


class Sent(NamedTuple):
    """One frame. `version` is its own, or, if it has none, the last its reader had seen."""

    op: str
    table: str
    version: int
    person: int
    at: int
    size: int
    when: float


class _Inner(msgspec.Struct):
    version: int = -1


class _Peek(msgspec.Struct):
    op: str = ""
    table: str = ""
    version: int = -1
    frame: _Inner | None = None
    reply: _Inner | None = None


_peek = msgspec.json.Decoder(_Peek).decode


class Spool:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.sent: list[Sent] = []
        self._file = path.open("wb")
        self._at = 0
        self._last: dict[tuple[int, str], int] = {}  # version a person has seen of a table

    def add(self, person: int, table: str, body: bytes, op: str = "") -> None:
        """`table` is where the person sits, for frames that name none; `op` for plain HTTP."""
        head = _Peek(op=op) if op else _peek(body)
        table = head.table or table
        version = head.version
        if head.frame is not None:
            version = head.frame.version
            self._last[person, table] = max(version, self._last.get((person, table), -1))
        elif head.reply is not None:
            version = head.reply.version
        if version < 0:
            version = self._last.get((person, table), -1)
        size = len(body)
        self.sent.append(Sent(head.op, table, version, person, self._at, size, time.perf_counter()))
        self._file.write(body)
        self._at += size

    @property
    def size(self) -> int:
        return self._at

    def close(self) -> None:
        self._file.close()


def bodies(path: Path, frames: Iterable[Sent]) -> Iterator[tuple[Sent, bytes]]:
    with path.open("rb") as file:
        for frame in frames:
            file.seek(frame.at)
            yield frame, file.read(frame.size)
