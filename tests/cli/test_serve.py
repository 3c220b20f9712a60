"""`ludorum serve` opens the page for who sits at the machine, and for nobody else."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

import ludorum
from ludorum.cli.serve import address, has_screen
from ludorum.server.http.page import BUILD
from ludorum.server.settings import Settings
from tests.server.house import Server, free_port

pty = pytest.importorskip("pty", reason="only Unix has these terminals")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> int:
    """A terminal on a machine with a screen. What is printed there is read, or it would be full."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":7")
    for name in ("SSH_CONNECTION", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    ours, theirs = pty.openpty()

    def read() -> None:
        try:
            while os.read(ours, 4096):
                pass
        except OSError:  # nobody writes there any more
            os.close(ours)

    threading.Thread(target=read, daemon=True).start()
    return int(theirs)


@pytest.mark.parametrize("flag", [[], ["--no-browser"]])
def test_the_page_is_opened_when_the_server_is_ready(
    tmp_path: Path, terminal: int, flag: list[str]
) -> None:
    """The browser asks the server at once, and notes how that went."""
    browser = tmp_path / "browser.py"
    browser.write_text(
        "import sys, urllib.request\n"
        "answer = urllib.request.urlopen(sys.argv[1])\n"
        "open('went.new', 'w').write(f'{answer.status} {sys.argv[1]}')\n"
        "import os; os.replace('went.new', 'went')\n"
    )
    url = f"http://127.0.0.1:{free_port()}"
    process = subprocess.Popen(
        [sys.executable, "-m", "ludorum", "serve", "--port", url.rpartition(":")[2], *flag],
        cwd=tmp_path,
        env={**os.environ, "BROWSER": f"{sys.executable} {browser} %s"},
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
    )
    os.close(terminal)
    went, asked = tmp_path / "went", False
    try:
        end = time.monotonic() + 60
        while not (went.exists() or (flag and asked)) and time.monotonic() < end:
            time.sleep(0.05)
            try:
                asked = httpx.get(f"{url}/health/ready").status_code == 200
            except httpx.HTTPError:
                assert process.poll() is None
        time.sleep(0.5 if flag else 0)  # it would have been opened by now
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
    assert (went.read_text() if went.exists() else "") == ("" if flag else f"200 {url}")


def test_only_who_has_a_screen_is_shown_the_page(
    terminal: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not has_screen()  # a script: no terminal
    with os.fdopen(terminal, "r", closefd=False) as stdin, os.fdopen(terminal, "w") as stdout:
        monkeypatch.setattr(sys, "stdin", stdin)
        monkeypatch.setattr(sys, "stdout", stdout)
        assert has_screen()
        monkeypatch.setenv("SSH_CONNECTION", "192.0.2.7 50022 192.0.2.1 22")
        assert not has_screen()
        monkeypatch.delenv("SSH_CONNECTION")
        monkeypatch.delenv("DISPLAY")
        assert not has_screen()
        monkeypatch.setattr(sys, "platform", "darwin")
        assert has_screen()


@pytest.mark.parametrize(
    ("host", "public", "wanted"),
    [
        ("127.0.0.1", "", "http://127.0.0.1:8080"),
        ("0.0.0.0", "", "http://127.0.0.1:8080"),
        ("::", "", "http://[::1]:8080"),
        ("192.0.2.7", "", "http://192.0.2.7:8080"),
        ("0.0.0.0", "http://game.local:8080", "http://game.local:8080"),
    ],
)
def test_the_address_is_one_a_browser_can_ask(host: str, public: str, wanted: str) -> None:
    assert address(Settings(host=host, public_url=public)) == wanted


def test_a_checkout_without_the_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = Path(ludorum.__file__).parent
    bare = shutil.ignore_patterns("page", "board", "board_kit", "__pycache__")
    shutil.copytree(package, tmp_path / "src" / "ludorum", ignore=bare)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    doctor = [sys.executable, "-m", "ludorum", "doctor"]
    done = subprocess.run(doctor, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    (page,) = [x for x in done.stdout.splitlines() if x.split()[1] == "page"]
    assert page.startswith("WRONG") and f"`{BUILD}`" in page
    server = Server(tmp_path, free_port())
    server.start()
    try:
        assert f"`{BUILD}`" in httpx.get(server.url).text
    finally:
        server.stop()
    assert f"`{BUILD}`" in server.log()
