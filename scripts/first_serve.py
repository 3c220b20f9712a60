"""How long from nothing to a first game in the browser: wheel, environment, install, server, game.

    python scripts/first_serve.py            seconds of each part and of the processors, as JSON
    python scripts/first_serve.py --python PATH --extras server,lab

The page must be built. The wheel is made from the source distribution, as an index would hand it
out; the environment is a new one, without a checkout and without Node on its path.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

ROOT = Path(__file__).resolve().parents[1]
SECONDS: dict[str, float] = {}


@contextmanager
def timed(part: str) -> Iterator[None]:
    begun = time.monotonic()
    yield
    SECONDS[part] = round(time.monotonic() - begun, 1)


def run(*command: object, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    words = [str(x) for x in command]
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, **(env or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(words[-4:])} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def build(folder: Path) -> Path:
    """The wheel, by way of the source distribution; neither step may need Node."""
    bare = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{folder}"}
    code = "import sys; from hatchling.build import *; build_{}(sys.argv[1])"
    run(sys.executable, "-c", code.format("sdist"), folder, env=bare)
    run(sys.executable, "-m", "tarfile", "-e", *folder.glob("*.tar.gz"), folder / "source")
    (source,) = (folder / "source").iterdir()
    run(sys.executable, "-c", code.format("wheel"), folder, cwd=source, env=bare)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path, python: str, extras: str) -> Path:
    """The path of the new environment's programs."""
    with timed("environment"):
        run(python, "-m", "venv", folder / "env")
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    with timed("install"):
        run(programs / "python", "-m", "pip", "install", "-q", f"{wheel}[{extras}]")
    return programs


def first_game(programs: Path, folder: Path) -> None:
    """As a browser does it: the page, a name, a table with a bot, and its first question."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    with (folder / "log").open("w", encoding="utf-8") as log, timed("server"):
        server = subprocess.Popen(
            [programs / "ludorum", "serve", "--port", url.rpartition(":")[2]],
            cwd=folder, env={**env, "PATH": str(programs)}, stdout=log, stderr=log,
        )  # fmt: skip
        web = build_opener(HTTPCookieProcessor(CookieJar()))
        page = until_ready(web, url, server, folder / "log")
    try:
        with timed("game"):
            if "<script" not in page:
                raise SystemExit(f"no page: {page[:200]}")
            play(web, url)
    finally:
        server.terminate()
        server.wait(30)


def until_ready(web: OpenerDirector, url: str, server: subprocess.Popen[bytes], log: Path) -> str:
    while server.poll() is None:
        try:
            return str(web.open(url).read().decode())
        except URLError:
            time.sleep(0.05)
    raise SystemExit(log.read_text(encoding="utf-8"))


def play(web: OpenerDirector, url: str) -> None:
    csrf = ""

    def call(path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "x-csrf-token": csrf}
        with web.open(Request(url + path, data, headers)) as answer:
            return json.loads(answer.read() or b"null")

    csrf = call("/api/guest", {"name": "Ada"})["csrf"]
    wanted = {"game": "architects", "seats": 2, "bots": ["sensible"]}
    table = f"/api/tables/{call('/api/tables/', wanted)['id']}"
    call(f"{table}/start", {})
    before = position = call(f"{table}/view")
    while not position["ask"]:  # the bot may begin
        position = call(f"{table}/view")
    ask = position["ask"]
    answer = {"command_id": "first-answer", "ask": ask["token"], "answer": ask["options"][0]}
    call(f"{table}/answers", answer)
    if call(f"{table}/view")["version"] <= before["version"]:
        raise SystemExit("the answer has changed nothing")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--python", default=sys.executable, help="of the new environment")
    parser.add_argument("--extras", default="server", help="what is installed, e.g. server,otel")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with timed("build"):
            wheel = build(folder)
        first_game(install(wheel, folder, args.python, args.extras), folder)
    total = round(sum(SECONDS.values()), 1)
    # Of the processors, where the system tells: others' work on the same machine is not in it.
    cpu = round(sum(os.times()[:4]), 1)
    print(json.dumps({**SECONDS, "total": total, "cpu": cpu}))


if __name__ == "__main__":
    main()
