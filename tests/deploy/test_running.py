"""What a host sets: traces, proxies, a worker's metrics. Real processes."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest

from ludorum.server.settings import read
from tests.server.conftest import NATS
from tests.server.house import Server, free_port, hang_up, play_on, sit_down

OTEL = "traces are not installed: pip install 'ludorum[otel]'"


@contextmanager
def running(server: Server) -> Iterator[Server]:
    try:
        server.start()
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


@contextmanager
def receiver() -> Iterator[tuple[str, list[bytes]]]:
    """A collector as small as can be: keeps what is posted to /v1/traces."""
    bodies: list[bytes] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            if self.path == "/v1/traces":
                bodies.append(body)
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", bodies
    finally:
        server.shutdown()
        server.server_close()


async def three_answers(server: Server) -> None:
    try:
        _, socket, id = await sit_down(server, 2, 1)
        assert await play_on(socket, id, random.Random(1), most=3) == 3
    finally:
        await hang_up()


def test_a_span_of_every_command_is_exported(tmp_path: Path) -> None:
    pytest.importorskip("opentelemetry.exporter.otlp.proto.http", reason=OTEL)
    proto = pytest.importorskip("opentelemetry.proto.collector.trace.v1.trace_service_pb2")
    with (
        receiver() as (url, bodies),
        running(Server(tmp_path, free_port(), LUDORUM_TRACES=url)) as server,
    ):
        asyncio.run(three_answers(server))
        server.stop()  # what was still waiting is sent
    spans = []
    for body in bodies:
        request = proto.ExportTraceServiceRequest.FromString(body)
        for resource in request.resource_spans:
            facts = {x.key: x.value.string_value for x in resource.resource.attributes}
            assert facts["service.name"] == "ludorum" and facts["service.version"]
            spans += [span for scope in resource.scope_spans for span in scope.spans]
    commands = [span for span in spans if span.name == "command"]
    assert len(commands) >= 3
    assert {"table", "command", "attempts"} <= {x.key for x in commands[0].attributes}
    assert all(x.end_time_unix_nano > x.start_time_unix_nano for x in commands)


def test_a_collector_that_is_away_stops_nobody(tmp_path: Path) -> None:
    pytest.importorskip("opentelemetry.exporter.otlp.proto.http", reason=OTEL)
    away = f"http://127.0.0.1:{free_port()}"
    with running(Server(tmp_path, free_port(), LUDORUM_TRACES=away)) as server:
        asyncio.run(three_answers(server))
        begun = time.monotonic()
        server.stop()
        assert time.monotonic() - begun < 20


@pytest.mark.parametrize(("proxies", "counts_clients"), [("127.0.0.1", True), ("10.9.8.7", False)])
def test_only_the_word_of_a_known_proxy_counts(
    tmp_path: Path, proxies: str, counts_clients: bool
) -> None:
    """Rates count by address: that of the client behind our proxy, else that of who connects."""
    server = Server(
        tmp_path, free_port(), LUDORUM_SECURE="true", LUDORUM_PROXIES=f"192.0.2.0/24,{proxies}",
        LUDORUM_SIGN_INS_PER_MINUTE="2",
    )  # fmt: skip
    with running(server):
        codes = [
            httpx.post(
                f"{server.url}/api/guest", json={"name": "Ann"},
                headers={"x-forwarded-for": f"203.0.113.{n}", "x-forwarded-proto": "https"},
            ).status_code
            for n in range(4)
        ]  # fmt: skip
    assert codes == ([201] * 4 if counts_clients else [201, 201, 429, 429])


def test_a_worker_tells_its_metrics(tmp_path: Path) -> None:
    port = free_port()
    env = os.environ | {
        "LUDORUM_STORE": f"sqlite:///{tmp_path / 'x.db'}",
        "LUDORUM_BUS": NATS,
        "LUDORUM_METRICS_PORT": str(port),
    }
    worker = subprocess.Popen([sys.executable, "-m", "ludorum", "worker"], cwd=tmp_path, env=env)
    try:
        end = time.monotonic() + 120
        text = ""
        while not text and time.monotonic() < end and worker.poll() is None:
            try:
                text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
            except httpx.HTTPError:
                time.sleep(0.2)
        assert "ludorum_bot_seconds_bucket" in text and 'ludorum_loop_seen{loop="bots"}' in text
        live = httpx.get(f"http://127.0.0.1:{port}/health/live")
        assert live.json() == {"status": "ok"}
        assert httpx.get(f"http://127.0.0.1:{port}/etc/passwd").status_code == 404
    finally:
        worker.terminate()
        worker.wait(20)


def test_settings_of_a_host() -> None:
    env = {"LUDORUM_PROXIES": "10.0.0.1,10.1.0.0/16", "LUDORUM_TRACES": "http://collector:4318"}
    settings = read(env=env)
    assert settings.proxies == ["10.0.0.1", "10.1.0.0/16"]
    with pytest.raises(ValueError, match="traces is http"):
        read(env={"LUDORUM_TRACES": "collector:4318"})
