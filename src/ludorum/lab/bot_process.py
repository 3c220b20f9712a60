"""Bots of a match: of this installation, or of another one in a process of its own.

`normal@FOLDER` is the bot `normal` as that checkout or virtual environment has it, so a change can
be measured against what was before. Such a process is told the answers of everybody, as lines of
JSON, and follows the game at a table of its own; its bot gets a seat there and nothing else. Both
installations must have the same rules, since one refuses what the other would not offer.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from ludorum.bots import Player, player
from ludorum.kernel import ManualDealer, Option, Seat, Table, tuples
from ludorum.titles import Title


class Thinker(Protocol):
    """Plays one game after the other; says what a decision took, in seconds of a core."""

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> None: ...
    def choose(self, table: Table[Any], seat: int) -> tuple[Option, float]: ...
    def __enter__(self) -> Thinker: ...
    def __exit__(
        self, kind: type[BaseException] | None, e: BaseException | None, tb: TracebackType | None
    ) -> None: ...


def thinker(name: str, title: Title[Any]) -> Thinker:
    bot, _, where = name.partition("@")
    return There(bot, title, Path(where)) if where else Here(bot, title)


class Here:
    """A bot in this process."""

    player: Player

    def __init__(self, name: str, title: Title[Any]) -> None:
        self.name = name
        self.title = title

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> None:
        self.player = player(self.name, self.title, random.Random(seed))

    def choose(self, table: Table[Any], seat: int) -> tuple[Option, float]:
        start = time.process_time()
        option = self.player(Seat(table, seat))
        return option, time.process_time() - start

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *rest: object) -> None:
        pass


class There:
    """A bot of another installation."""

    process: subprocess.Popen[str]

    def __init__(self, name: str, title: Title[Any], where: Path) -> None:
        self.name = name
        self.title = title
        self.where = where
        self.told = 0

    def __enter__(self) -> There:
        self.process = subprocess.Popen(
            [*command(self.where), "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=surroundings(self.where),
        )
        return self

    def __exit__(self, *rest: object) -> None:
        self.process.kill()
        self.process.communicate()

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> None:
        self.told = 0
        title = self.title
        start = {"game": title.name, "seats": seats, "options": dict(options)}
        found = self._say({**start, "bot": self.name, "seed": seed})
        if found["epoch"] != title.epoch:
            raise ValueError(f"{self.where} has other rules of {title.name}: {found['epoch']}")

    def choose(self, table: Table[Any], seat: int) -> tuple[Option, float]:
        news = table.log[self.told :]
        self.told = len(table.log)
        found = self._say({"seat": seat, "answers": news})
        return tuples(found["option"]), found["seconds"]

    def _say(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None and self.process.stdout is not None
        line = ""
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            pass
        if not line:
            raise ValueError(f"the bot {self.name} of {self.where} has ended; its error is above")
        found: dict[str, Any] = json.loads(line)
        if "error" in found:
            raise LookupError(f"{self.where}: {found['error']}")
        return found


class NoInstallation(LookupError):
    """There is no Ludorum to ask for a bot. `code` and `about` say it as data."""

    def __init__(self, where: Path) -> None:
        super().__init__(f"{where} is neither a virtual environment nor a checkout of Ludorum")
        self.code = "bot-folder"
        self.about = {"path": str(where)}


def command(where: Path) -> list[str]:
    """The Python of a virtual environment, or this one for a checkout."""
    python = where / "bin" / "python"
    if python.exists():
        return [str(python)]
    if (where / "src" / "ludorum").is_dir():
        return [sys.executable]
    raise NoInstallation(where)


def surroundings(where: Path) -> dict[str, str]:
    source = where / "src"
    if not source.is_dir():
        return {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    return {**os.environ, "PYTHONPATH": str(source.resolve())}


def main() -> None:
    """The other side of `There`: a line for every message."""
    from ludorum.games import load  # noqa: PLC0415

    table: Table[Any] | None = None
    choose: Player | None = None
    for line in sys.stdin:
        message = json.loads(line)
        out: dict[str, Any]
        if "game" in message:
            title = load(message["game"])
            try:
                choose = player(message["bot"], title, random.Random(message["seed"]))
                out = {"epoch": title.epoch}
            except LookupError as e:
                out = {"error": str(e)}
            table = Table(title, title.setup(message["seats"], message["options"]), ManualDealer())
        else:
            assert table is not None and choose is not None
            table.feed([tuples(entry) for entry in message["answers"]])
            start = time.process_time()
            option = choose(Seat(table, message["seat"]))
            out = {"option": option, "seconds": time.process_time() - start}
        sys.stdout.write(json.dumps(out) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
