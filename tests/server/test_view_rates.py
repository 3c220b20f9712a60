"""What is work to tell is told to nobody as often as they like."""

from __future__ import annotations

from typing import Any, cast

import httpx
import pytest

from ludorum.server.app import make_app
from ludorum.server.bus import make_bus
from ludorum.server.process_pool import ProcessPool
from ludorum.server.services import Repositories
from ludorum.server.settings import Settings
from tests.server.parts import make_services

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]
DAY = "2026-11-18"
WORK = (
    *("/api/deals/", f"/api/deals/{DAY}/tithe", f"/api/deals/{DAY}/tithe/tables"),
    *(f"/api/deals/{DAY}/club/c", f"/api/deals/{DAY}/club/c/tithe"),
    "/api/deals/beside/a/b?steps=1",
    *("/api/tournaments/", "/api/tournaments/t", "/api/tournaments/of/t"),
    *("/api/clubs/found", "/api/clubs/c"),
    *("/api/puzzles/", "/api/puzzles/tithe/aa/solution"),
    *("/api/shared/t", "/api/shared/t/token/history", "/api/shared/t/token/at/1"),
    *("/s/t", "/s/t/end", "/s/t/end/token", "/s/t/end/-/en.png"),
)


async def test_a_stranger_asks_so_often_and_no_more(store: Repositories) -> None:
    bus = make_bus("memory")
    await bus.open()
    services = make_services(store, bus, settings=Settings(views_per_second=1e-6))
    app = make_app(services, ProcessPool(1), [], [])
    transport = httpx.ASGITransport(app=cast(Any, app))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        assert (await http.get("/api/tournaments/")).status_code == 200
        told = {path: (await http.get(path)).json().get("code") for path in WORK}
    assert told == dict.fromkeys(WORK, "too-many")
    await bus.close()
