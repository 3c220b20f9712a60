"""What a page tells of a fault of its own: little, seldom, nobody's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ludorum.server.http.faults import OFTEN
from tests.server.house import Server, serving

FAULT = {
    "slot": "board",
    "kind": "TypeError",
    "game": "delta",
    "build": "index-Bbv_4f64",
    "frames": ["games/delta/0f/index.js:1:204", "assets/TableScreen-x.js:6:1"],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("faults"), LUDORUM_LOG_JSON="true") as one:
        yield one


def tell(server: Server, **other: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/faults", json={**FAULT, **other})


def test_a_page_tells_of_its_faults(server: Server) -> None:
    for wrong in (
        {"slot": "engine"},
        {"kind": "TypeError: Ada has 3 coins"},
        {"build": "https://elsewhere.example"},
        {"game": "delta\nforged"},
        {"frames": ["assets/a.js?session=secret:1:2"]},
        {"frames": ["https://elsewhere.example/a.js:1:2"]},
        {"frames": ["a.js:1:2"] * 7},
        {"frames": ["a" * 300 + ".js:1:2"]},
        {"user": "Ada"},
    ):
        assert tell(server, **wrong).status_code == 400, wrong
    assert tell(server, frames=["a" * 5000]).status_code == 413
    elsewhere = {"origin": "https://elsewhere.example"}
    got = httpx.post(f"{server.url}/api/faults", json=FAULT, headers=elsewhere)
    assert (got.status_code, got.json()["code"]) == (403, "csrf")
    assert "page fault" not in server.log()
    got = tell(server)
    assert (got.status_code, got.content) == (204, b"")
    (line,) = [x for x in server.log().splitlines() if "page fault" in x]
    assert "TypeError" in line and "games/delta/0f/index.js:1:204" in line
    assert "127.0.0.1" not in line
    metrics = httpx.get(f"{server.url}/metrics").text
    assert 'ludorum_page_faults_total{slot="board"} 1.0' in metrics
    codes = [tell(server).status_code for _ in range(OFTEN[1] + 5)]
    assert codes[0] == 204 and codes[-1] == 429 and codes.count(204) <= OFTEN[1] + 1
