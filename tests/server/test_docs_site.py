"""A house shows the documentation, if its setting names a folder that has it."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import Server, free_port

SCRIPT = "document.title = 'Ludorum'"
PAGE = f"<!doctype html><title>x</title><script>{SCRIPT}</script>"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "reference").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "reference" / "kernel.html").write_text(PAGE, encoding="utf-8")
    return folder


@pytest.fixture
def house(tmp_path: Path, site: Path) -> Iterator[Server]:
    one = Server(tmp_path, free_port(), LUDORUM_DOCS=str(site))
    one.start()
    yield one
    one.stop()


def test_pages_are_there_and_may_run_their_own_scripts(house: Server, site: Path) -> None:
    with httpx.Client(base_url=house.url) as http:
        first = http.get("/docs")
        assert first.is_redirect and first.headers["location"] == "/docs/index.html"
        digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
        for name in ("index.html", "reference/kernel.html"):
            page = http.get(f"/docs/{name}")
            assert page.text == PAGE
            assert f"'sha256-{digest}'" in page.headers["content-security-policy"]
            assert page.headers["x-content-type-options"] == "nosniff"
        assert http.get("/docs/nothing.html").status_code == 404
        assert http.get("/docs/../ludorum.db").status_code == 404
        assert http.get("/docs/%2e%2e/ludorum.db").status_code == 404
        assert digest not in http.get("/").headers["content-security-policy"]


def test_without_a_site_there_is_nothing(tmp_path: Path) -> None:
    house = Server(tmp_path, free_port(), LUDORUM_DOCS=str(tmp_path / "nowhere"))
    house.start()
    try:
        with httpx.Client(base_url=house.url) as http:
            assert http.get("/docs").status_code == 404
            assert http.get("/docs/index.html").status_code == 404
            assert http.get("/health/ready").status_code == 200
    finally:
        house.stop()
