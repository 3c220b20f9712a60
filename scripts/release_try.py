"""A release as its first user meets it: it plays and proves a game, then serves the page.

`scripts/release try` runs this in an environment that has nothing but the wheel. With --compiled
it is that of the compiled wheel, which has no server: bots play in every game instead.
"""

from __future__ import annotations

import json
import random
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import ludorum
from ludorum.bots import QUICK, player
from ludorum.games import load, names
from ludorum.kernel import KeyedDealer, RandomDealer, Record, Seat, Table, verify

COMMAND = [sys.executable, "-m", "ludorum"]
PATIENCE = 60.0


def prove() -> None:
    game = load("architects")
    dealer = KeyedDealer(b"a release is tried")
    table = Table(game, game.setup(3, {}), dealer)
    chance = random.Random(1)
    while not table.over:
        seat, ask = table.anyone()
        table.answer(seat, chance.choice(ask.options))
    verdict = verify(game, Record.of(game, 3, {}, table.log, dealer.commit, dealer.key.hex()))
    assert verdict.over and not verdict.problems, verdict.problems


def bots() -> None:
    """The quick ones and one that looks ahead: no view may be other than they take it for."""
    for name in names():
        title, chance = load(name), random.Random(1)
        for bot in (*QUICK, "easy"):
            table = Table(title, title.setup(2, {}), RandomDealer(chance.random))
            decide = player(bot, title, chance)
            for _ in range(4):
                seat, _ask = table.anyone()
                table.answer(seat, decide(Seat(table, seat)))


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=10) as answer:
        body: bytes = answer.read()
    return body


def serve() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    at = f"http://127.0.0.1:{port}"
    server = subprocess.Popen([*COMMAND, "serve", "--port", str(port)])
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                fetch(f"{at}/health/ready")
                break
            except (urllib.error.URLError, ConnectionError):
                assert server.poll() is None, "the server has ended"
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.2)
        page = fetch(f"{at}/").decode()
        named = re.findall(r'(?:src|href)="(?:\./|/)?(assets/[^"]+)"', page)
        assert named, "the page names no files"
        for file in named:
            assert fetch(f"{at}/{file}")
        games = json.loads(fetch(f"{at}/api/games/"))
        assert {x["name"] for x in games} == set(names())
        return len(named)
    finally:
        server.terminate()
        server.wait(30)


if __name__ == "__main__":
    assert "site-packages" in Path(ludorum.__file__).parts, ludorum.__file__
    prove()
    if sys.argv[1:] == ["--compiled"]:
        module = sys.modules[Table.__module__].__file__
        assert module is not None and Path(module).suffix in (".so", ".pyd"), module
        bots()
        print(f"ludorum {ludorum.__version__}, compiled: {len(names())} games, with bots")
        sys.exit()
    files = serve()
    print(f"ludorum {ludorum.__version__}: {len(names())} games, the page and {files} files served")
