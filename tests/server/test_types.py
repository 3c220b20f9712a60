"""The types the web client is built with: current, and true of what is really sent."""

from __future__ import annotations

import dataclasses
import random
import types
import typing
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, NotRequired, Union

import msgspec
import pytest

from ludorum.cli import main
from ludorum.cli.typescript import files
from ludorum.games import load, names
from ludorum.kernel import WATCHER, Deck, Hand, Seat
from ludorum.server.play import frame_types, frames
from ludorum.server.play.clocks import Tempo
from ludorum.server.play.live_table import LiveTable
from ludorum.server.store.rows import SeatRow, TableRow
from ludorum.titles.frames import redacted, refused

WEB = Path(__file__).parents[2] / "web"
DRAWN = sorted([p.parent.name for p in WEB.glob("boards/*/index.ts*")])


def test_the_committed_types_are_current(tmp_path: Path) -> None:
    assert main(["author", "types", "--out", str(tmp_path)]) == 0
    written = {p.name: p.read_text(encoding="utf-8") for p in tmp_path.iterdir()}
    assert written == files()
    kept = (WEB / "src" / "generated").iterdir()
    assert {p.name: p.read_text(encoding="utf-8") for p in kept} == written


@pytest.mark.parametrize("game", DRAWN)
def test_the_committed_types_of_views_are_current(game: str, tmp_path: Path) -> None:
    assert main(["author", "types", game, "--out", str(tmp_path)]) == 0
    assert [p.name for p in tmp_path.iterdir()] == ["view.ts"]
    kept = (WEB / "boards" / game / "view.ts").read_text(encoding="utf-8")
    assert (tmp_path / "view.ts").read_text(encoding="utf-8") == kept


# -- what is sent has these types --------------------------------------------------------------


def fits(value: Any, t: Any) -> bool:
    """Does JSON data have this type, no field more or less?"""
    origin, args = typing.get_origin(t), typing.get_args(t)
    if t is Any:
        return True
    if origin is NotRequired:
        return fits(value, args[0])
    if origin in (Union, types.UnionType):
        return any(fits(value, x) for x in args)
    if origin is Literal:
        return value in args
    if t is float:
        return type(value) in (int, float)
    if t in (str, int, bool, type(None)):
        return type(value) is t
    if t is Hand:
        return type(value) is int or fits(value, list[str])
    if t is Deck:
        return fits(value, list[int | list[str]])
    if origin in (list, Sequence):
        return type(value) is list and all(fits(x, args[0]) for x in value)
    if origin is tuple:
        return type(value) is list and len(value) == len(args) and all(map(fits, value, args))
    if origin is dict:
        return all(type(k) is str and fits(v, args[1]) for k, v in value.items())
    hints = typing.get_type_hints(t, include_extras=True)
    if dataclasses.is_dataclass(t):
        hints = {k: x for k, x in hints.items() if not k.startswith("_")}
    need = {k for k, x in hints.items() if typing.get_origin(x) is not NotRequired}
    if type(value) is not dict or not need <= set(value) <= set(hints):
        return False
    return all(fits(x, hints[k]) for k, x in value.items())


def sent(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def table(game: str, seats: int, options: dict[str, str]) -> LiveTable:
    title = load(game)
    row = TableRow(
        id="t", game=game, epoch=title.epoch, seats=seats, options=options,
        tempo=msgspec.json.encode(Tempo()), owner="", link="", commit="", created=0.0,
        public=True, status="running",
    )  # fmt: skip
    people = [SeatRow(i, f"u{i}", "", f"P{i}") for i in range(seats)]
    return LiveTable.begin(row, people, title, b"key")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("tithe", 3, {}), ("architects", 3, {}), ("architects", 1, {"solo": "helena"})],
)
def test_frames_have_their_types(game: str, seats: int, options: dict[str, str]) -> None:
    live = table(game, seats, options)
    names = frames.position(live, 0)["names"]  # a solo opponent is named by the game
    assert names == [None] * seats + ([["bot-helena", {}]] if options else [])
    rng = random.Random(4)
    root = live.title.derived.root
    for _ in range(60):
        for seat in (*range(seats), WATCHER):
            position = sent(frames.position(live, seat))
            assert fits(position, frame_types.Position), position
            assert fits(position["state"], root)
        if live.table.over:
            break
        seat, ask = rng.choice(sorted(live.table.pending().items()))
        option = rng.choice(ask.options)
        seen = Seat(live.table, seat).preview(option)
        preview = {
            "changes": [list(x) for x in seen.changes],
            "events": redacted(live.title, seen.events, seat),
            "stop": seen.stop,
            "next": None,
        }
        if seen.after is not None:
            position = frames.next_position(live, seat, seen)
            refusals = refused(live.title, seen.after)
            preview["next"] = {"position": position, "refusals": refusals}
        assert fits(sent(preview), frame_types.Preview), preview
        events = live.listen()
        live.answer(seat, option, None)
        assert fits(sent(redacted(live.title, events, seat)), list[frame_types.GameEvent])


def test_every_game_has_a_view() -> None:
    for name in names():
        assert "export interface View {" in files(name)["view.ts"]
