"""The companion in a browser: one table at a time, everything in and out as JSON."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from tempfile import TemporaryDirectory

from ludorum.content import Pack, read_pack
from ludorum.games import load, load_boxed, registered

from .focus import can_focus
from .frames import frame
from .session import Companion, Misread


def unpacked(text: str) -> Pack:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "box.zip"
        file.write_bytes(base64.b64decode(text))
        return read_pack(file)


class BrowserCompanion:
    """The open table."""

    def __init__(self) -> None:
        self._table: Companion | None = None

    def names(self) -> str:
        return json.dumps(registered())

    def game(self, name: str) -> str:
        """What can be set, if the game can be accompanied; else null."""
        try:
            title = load(name)
            Companion(title, {}, "")
        except Exception:  # not for one player, or not finished: no reason to offer none
            return "null"
        settings = [x._asdict() for x in title.settings if not x.opens]
        only = can_focus(title)
        found = {"name": name, "players": title.players, "settings": settings, "only": only}
        return json.dumps(found)

    def open(
        self,
        game: str,
        options: str,
        seed: str,
        answers: str,
        saved: str,
        only: str = "false",
        pack: str = "",
    ) -> str:
        """As it was saved; if the rules have changed since, by its answers. `pack`: one's own box
        that lies over the game, a zip file in base64."""
        title = load_boxed(unpacked(pack)) if pack else load(game)
        try:
            self._table = Companion.restore(title, json.loads(saved))
        except Exception:  # whatever does not fit any more, or nothing was saved
            told = json.loads(options), seed, json.loads(answers), json.loads(only)
            self._table = Companion.resume(title, *told)
        return self._shown()

    def take(self, answer: str) -> str:
        self._open().take(json.loads(answer))
        return self._shown()

    def back(self) -> str:
        self._open().back()
        return self._shown()

    def _open(self) -> Companion:
        if self._table is None:
            raise Misread("no table is open")
        return self._table

    def _shown(self) -> str:
        table = self._open()
        return json.dumps({**frame(table), "saved": json.dumps(table.save())})


browser = BrowserCompanion()
