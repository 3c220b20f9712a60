"""Pages that are open while the server is replaced: their files, from whichever node they ask."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from ludorum.server.catalog.boards import boards_to_keep
from ludorum.server.catalog.titles import Titles
from ludorum.server.http import page
from ludorum.server.http.builds import KEPT, Builds
from ludorum.server.services import Repositories
from tests.server.parts import listening
from tests.server.statements import Statements
from tests.server.test_admin import playing

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

OLD = {"assets/A-11111111.js": b"old" * 50, "games/g/1/index.js": b"board"}
NEW = {"assets/A-22222222.js": b"new" * 50, "games/g/1/index.js": b"board"}


def node(store: Repositories, now: float = 0.0) -> Builds:
    return Builds(store.builds, lambda: now)


async def test_each_node_has_what_the_other_serves(store: Repositories) -> None:
    old, new = node(store), node(store, 1.0)
    await old.keep(OLD)
    assert await old.file("assets/A-22222222.js") is None
    await new.keep(NEW)
    assert await new.file("assets/A-11111111.js") == b"old" * 50
    assert await old.file("assets/A-22222222.js") == b"new" * 50, "it came after the last look"
    for wrong in ("", "assets/", "assets/../assets/A-11111111.js", "/assets/A-11111111.js"):
        assert await new.file(wrong) is None


async def test_the_last_builds_are_kept(store: Repositories) -> None:
    """Also one that has been running for long counts from when a node last began to serve it."""
    watcher = node(store)
    for n in range(KEPT + 2):
        await node(store, float(n)).keep({f"assets/{n}.js": b"%d" % n})
        assert await watcher.file(f"assets/{n}.js") == b"%d" % n
    there = [await watcher.file(f"assets/{n}.js") is not None for n in range(KEPT + 2)]
    assert there == [False, False] + [True] * KEPT
    await node(store, 99.0).keep({"assets/2.js": b"2"})  # went back to it
    await node(store, 100.0).keep(NEW)
    there = [await watcher.file(f"assets/{n}.js") is not None for n in range(KEPT + 2)]
    assert there == [False, False, True, False, True]
    assert len(await store.builds.names()) == KEPT


async def test_nodes_that_start_together_keep_one_build(store: Repositories) -> None:
    await asyncio.gather(*[node(store).keep(OLD) for _ in range(4)])
    assert len(await store.builds.names()) == 1


async def test_many_who_ask_for_what_never_was_are_one_question(
    statements: Statements, store: Repositories
) -> None:
    """At most one look is under way, and one more serves all who wait for it."""
    one = node(store)
    await one.keep(OLD)
    asked = [one.file(f"assets/{n}.js") for n in range(200)]
    assert await statements.of(asyncio.gather(*asked)) <= 2


async def test_a_server_serves_its_own_files_and_those_of_other_builds(
    store: Repositories, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets" / "pyodide-1").mkdir(parents=True)
    (tmp_path / "index.html").write_text("<script src=assets/B-00000000.js></script>")
    (tmp_path / "assets" / "B-00000000.js").write_text("own();")
    (tmp_path / "assets" / "pyodide-1" / "big.bin").write_text("python")
    monkeypatch.setattr(page, "page", lambda: tmp_path)
    assert set(page.page_to_keep()) == {"assets/B-00000000.js"}
    boards = boards_to_keep(Titles())
    board = next(x for x in boards if x.startswith("games/architects/") and x.endswith("index.js"))
    other = "games/architects/0000000000000000/index.js"
    gone = "games/drained/0000000000000000/style.css"
    kept = {"assets/C-99999999.css": b"p{}", other: b"older", gone: b"q{}"}
    await node(store).keep(kept)
    async with (
        playing(store) as house,
        listening(house.services) as url,
        httpx.AsyncClient(base_url=url) as http,
    ):
        for address, kind, text in (
            ("assets/B-00000000.js", "javascript", "own();"),
            ("assets/pyodide-1/big.bin", "octet-stream", "python"),
            ("assets/C-99999999.css", "text/css", "p{}"),
            (board, "text/javascript", boards[board].decode()),
            (other, "text/javascript", "older"),
            (gone, "text/css", "q{}"),
        ):
            got = await http.get(f"/{address}")
            assert (got.status_code, got.text) == (200, text), address
            assert kind in got.headers["content-type"]
            assert "immutable" in got.headers["cache-control"]
        for address in (
            "assets/D-11111111.js",
            "assets/..%2Findex.html",
            "assets/%2Fetc%2Fpasswd",
            "games/architects/1111111111111111/index.js",
            "games/nothing/0000000000000000/index.js",
        ):
            got = await http.get(f"/{address}")
            assert got.status_code == 404 and "cache-control" not in got.headers, address
