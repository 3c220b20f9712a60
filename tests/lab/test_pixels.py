"""Pictures of tables: what is on them, and that the PNG between is read right."""

from __future__ import annotations

import random
import struct
import zlib
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludorum.games import load, names
from ludorum.lab.envs import solo
from ludorum.lab.envs.aec import RawEnv
from ludorum.lab.envs.parallel import parallel_env
from ludorum.lab.envs.pixels import (
    HIGH,
    LACKING,
    WIDE,
    columns,
    decoded,
    drawn_by_resvg,
    grid,
    measured,
    pixels,
    scale_of,
)
from ludorum.lab.envs.text import bundle_of
from ludorum.letters import legible
from ludorum.testing.walk import Setup, another_world, fresh, step

TABLES = [(name, 2) for name in names()]


def after(game: RawEnv, steps: int, seed: int = 1) -> RawEnv:
    game.reset(seed)
    rng = random.Random(seed)
    for _ in range(steps):
        if game.terminations[game.agent_selection]:
            break
        game.step(rng.choice([*game.infos[game.agent_selection]["options"]]))
    return game


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_picture_is_always_as_large_and_changes_with_the_table(name: str, seats: int) -> None:
    game = RawEnv(name, seats, render_mode="rgb_array")
    first = after(game, 0).render()
    again, later = after(game, 0).render(), after(game, 30).render()
    for one in (first, later):
        assert one.shape == (HIGH, WIDE, 3) and one.dtype == np.uint8
    assert (first == again).all() and (first != later).any()
    assert 0.005 < (later < 128).mean() < 0.2  # ink on paper


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_that_is_said_is_on_the_picture(name: str, seats: int) -> None:
    game = after(RawEnv(name, seats), 60)
    title, seat = game.task.title, 0
    view = game.episode.table.observe(seat)
    blocks = title.picture(view, seat)
    bundle = bundle_of(title, "en", view)
    grids = [grid(bundle, block) for block in blocks]
    for block, one in zip(blocks, grids, strict=True):
        cells = [x for row in [[block.title], block.head, *block.rows] for x in row]
        said = [bundle.say(x) for x in cells]
        assert len([x for x in said if x.strip()]) == len(one.written)
        assert all(legible(x.translate(LACKING)) for x in said), said
        assert all(words.x < one.wide and words.y < one.high for words in one.written)
    found = columns(grids, HIGH)
    assert [one for column in found for one in column] == grids
    width, high = measured(found)
    assert width * scale_of(found) < WIDE and high * scale_of(found) < HIGH


def test_what_is_hidden_from_the_seat_is_not_on_it() -> None:
    title, rng = load("paladins"), random.Random(1)
    table = fresh(title, Setup(2, {}), rng)
    for _ in range(12):
        step(table, rng)
    world = another_world(table, 0, rng)
    assert title.derived.digest(world.state) != title.derived.digest(table.state)
    assert (pixels(title, world, 0) == pixels(title, table, 0)).all()


def test_every_environment_has_the_mode() -> None:
    check_env(gymnasium.make(solo.IDS[0], render_mode="rgb_array").unwrapped)
    game: Any = parallel_env("tithe", 2, render_mode="rgb_array")
    game.reset(1)
    assert game.render().shape == (HIGH, WIDE, 3)
    with pytest.raises(ValueError, match="there are: ansi, rgb_array"):
        RawEnv("tithe", 2, render_mode="human")


# -- PNG -----------------------------------------------------------------------------------------


def packed(rows: list[tuple[int, bytes]], width: int) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I4s", len(data), name) + data + b"\0" * 4

    raw = b"".join([bytes([kind]) + data for kind, data in rows])
    size = struct.pack(">II5B", width, len(rows), 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", zlib.compress(raw))


def filtered(image: Any, kinds: list[int]) -> bytes:
    """As the standard has it, a byte at a time."""
    high, width = image.shape[:2]
    rows, above = [], [0] * (4 * width)
    for y in range(high):
        row = [int(x) for x in image[y].ravel()]
        out = []
        for i, x in enumerate(row):
            a, b, c = (row[i - 4], above[i], above[i - 4]) if i > 3 else (0, above[i], 0)
            p = a + b - c
            near = min([a, b, c], key=lambda v: abs(p - v))
            out.append((x - [0, a, b, (a + b) // 2, near][kinds[y]]) % 256)
        rows.append((kinds[y], bytes(out)))
        above = row
    return packed(rows, width)


@pytest.mark.parametrize("shape", [(1, 1), (9, 4), (5, 17), (12, 12)])
def test_every_kind_of_row_is_read(shape: tuple[int, int]) -> None:
    rng = np.random.default_rng(1)
    image = rng.integers(0, 256, (*shape, 4), dtype=np.uint8)
    for _ in range(5):
        kinds = [int(x) for x in rng.integers(0, 5, shape[0])]
        assert (decoded(filtered(image, kinds)) == image[:, :, :3]).all()


def test_resvg_is_understood() -> None:
    """A drawing of which every pixel is known."""
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6">'
        '<rect width="8" height="6" fill="#102030"/>'
        '<rect x="2" y="1" width="3" height="4" fill="#fedcba"/></svg>'
    )
    found = decoded(drawn_by_resvg(drawing))
    wanted = np.full((6, 8, 3), (0x10, 0x20, 0x30), np.uint8)
    wanted[1:5, 2:5] = (0xFE, 0xDC, 0xBA)
    assert (found == wanted).all()
