"""Rates, and the headers of every answer."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from ludorum.server.errors import ApiError
from ludorum.server.http.rate_limit import RateLimit
from ludorum.server.http.security import address, policy
from ludorum.soak.client import Http
from tests.server.attacks.intruder import JSON, PING, chunks, rows, stranger, table_of, until_closed
from tests.server.house import Server, person

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hanging_up")]


async def test_limits_and_cookies_in_public(strict: Server) -> None:
    ada = stranger(strict)
    made = await ada.http.post("/api/guest", json={"name": "Ada"})
    (cookie,) = made.headers.get_list("set-cookie")
    flags = [x.strip().lower() for x in cookie.split(";")]
    assert cookie.startswith("__Host-ludorum=") and "domain" not in cookie.lower()
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= set(flags)
    assert made.headers["strict-transport-security"].startswith("max-age=")
    # Cookies of the other kind, which any page on the host could set over HTTP, do not count.
    value = cookie.split("=", 1)[1].split(";")[0]
    plain = await ada.http.get("/api/me", headers={"cookie": f"ludorum={value}"})
    assert plain.json()["id"] == ""
    mine = {"cookie": f"__Host-ludorum={value}", "x-csrf-token": made.json()["csrf"]}
    assert (await ada.http.get("/api/me", headers=mine)).json()["name"] == "Ada"
    body = {"game": "architects", "seats": 2}
    http_origin = {**mine, "origin": strict.url}  # downgraded: this host is HTTPS only
    got = await ada.http.post("/api/tables/", json=body, headers=http_origin)
    assert got.json()["code"] == "csrf"
    start, made_tables, codes = time.monotonic(), 0, [201]
    while codes[-1] != 429 and len(codes) < 100:
        got = await ada.http.post("/api/tables/", json=body, headers=mine)
        codes.append(got.status_code)
        made_tables += got.status_code == 201
    assert 5 <= made_tables <= 6 + time.monotonic() - start and codes[-1] == 429
    await socket_limits(strict, mine["cookie"])
    await guesses(ada)


async def guesses(http: Http) -> None:
    """Passwords are tried until the address has to wait; no header makes it another address."""
    start, codes = time.monotonic(), [401]
    while codes[-1] == 401 and len(codes) < 100:
        other = f"10.0.0.{len(codes)}"
        headers = {"forwarded": f"for={other}", "x-real-ip": other, "x-client-ip": other}
        login = {"name": "Ada", "password": "guess"}
        got = await http.http.post("/api/sign-in", json=login, headers=headers)
        codes.append(got.status_code)
    assert codes[-1] == 429 and got.json()["code"] == "too-many"
    assert codes.count(401) <= 14 + (time.monotonic() - start) / 5


async def socket_limits(server: Server, cookie: str) -> None:
    """Whoever goes on after being told to wait is thrown out; somebody else is not disturbed."""
    url = server.url.replace("http", "ws") + "/ws"
    quiet = await connect(url)
    codes = await until_closed(await connect(url, additional_headers={"cookie": cookie}), PING)
    assert codes.count("too-many") in (19, 20)
    await quiet.send(PING)
    assert json.loads(await quiet.recv())["op"] == "pong"
    await quiet.close()


def test_one_address() -> None:
    def of(host: str) -> str:
        client: Any = SimpleNamespace(client=SimpleNamespace(host=host))
        return address(client)

    assert of("10.1.2.3") == "10.1.2.3" != of("10.1.2.4")
    assert of("2001:db8:1:2::1") == of("2001:db8:1:2:ffff::9") != of("2001:db8:1:3::1")
    assert of("::ffff:10.0.0.1") != of("::ffff:10.0.0.2") and of("testclient") == "testclient"


def test_waiting_is_enough() -> None:
    """Whoever goes on asking too often is slowed down to the rate, not shut out for good."""
    rates = RateLimit(100, 1)
    rates.take("a")
    done, end = 0, time.monotonic() + 0.3
    while time.monotonic() < end:
        with suppress(ApiError):
            rates.take("a")
            done += 1
    assert 10 < done <= 31


async def test_headers_and_errors(server: Server) -> None:
    ada, bob = await person(server, "Zaphod42"), await person(server, "Trillian42")
    table = await table_of(ada, bob)
    for path in (
        *("/", "/nothing", "/api/me", "/api/nothing", "/schema/openapi.json", "/metrics"),
        *("/health/live", "/health/ready", f"/api/tables/{table['id']}/view"),
        *("/api/tables/nosuch", "/api/tables/%00", "/schema", "/schema/nothing"),
    ):
        for method in ("GET", "POST", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE"):
            got = await ada.http.request(method, path)
            assert got.status_code < 500, (method, path, got.text)
            check_headers(got)
    for path in ("/metrics", "/health/live", "/health/ready"):
        text = (await ada.http.get(path)).text
        users = [x[0] for x in rows(server, "SELECT id FROM users")]
        secret = [table["id"], table["link"], "Zaphod", "Trillian", str(server.folder), *users]
        assert not [x for x in secret if x in text]
    assert "ludorum_commands_total" in (await ada.http.get("/metrics")).text
    for spelled in ("/metrics/", "//metrics", "/%6detrics", "//health/ready", "/health/live/"):
        answer = await ada.http.get(str(ada.http.base_url) + spelled)
        assert answer.status_code == 404, spelled
    got = await ada.http.post("/api/guest", content=chunks(100), headers=JSON)
    assert got.status_code == 413
    check_headers(got)


def test_the_page_allows_its_own_import_map_and_no_other_script() -> None:
    """The hash as CSP wants it, and a page of a strange kind gives nothing away."""
    one = policy('<script type="importmap">{"imports":{}}</script><script>alert(1)</script>')
    assert one.count("'sha256-") == 1
    assert "script-src 'self' 'wasm-unsafe-eval' 'sha256-" in one
    assert "sha256" not in policy("") and "{" not in policy("")


def check_headers(got: httpx.Response) -> None:
    allowed = got.headers["content-security-policy"]
    assert "default-src 'none'" in allowed and "frame-ancestors 'none'" in allowed
    assert "unsafe" not in allowed.replace("'wasm-unsafe-eval'", "")
    assert "*" not in allowed and "http" not in allowed
    assert got.headers["x-content-type-options"] == "nosniff"
    assert not {"server", "x-powered-by", "access-control-allow-origin"} & set(got.headers)
    assert "Traceback" not in got.text and "site-packages" not in got.text
