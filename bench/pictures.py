"""How long a picture of a link takes to draw, and what a node pays for a link that many look at.

    python bench/pictures.py                              draws pictures in this process
    python bench/pictures.py --link http://HOST/s/TABLE/end --pid PID --rate 50 --seconds 20
                                                          asks a server for one link and its picture

`--pid` is the server's process, whose processor time is read from /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import statistics
import time
from html import unescape
from pathlib import Path

import httpx

from ludorum.games import load
from ludorum.server.sharing.drawing.card import Card, Row
from ludorum.server.sharing.drawing.paint import png
from ludorum.server.sharing.telling import poster

GAMES = ("architects", "hadrians_wall", "hamlet", "paladins", "tithe", "viscounts")
ROUNDS = 5


def cards() -> list[Card]:
    out = []
    for name in GAMES:
        art = poster(load(name))
        for seats in range(1, 7):
            rows = tuple(
                [Row(i, f"Олександра {i}", 20 + 7 * i, i + 1, not i) for i in range(seats)]
            )
            lines = tuple([tuple([n * (i + 3) // 5 for i in range(seats)]) for n in range(200)])
            said = "Нова будівля — Лігво злодіїв; новий помічник — Меценат"
            out.append(Card(name, "Хід 12 із 34", said, "19", "Олександра", 0, rows, lines, 1, art))
    return out


def draw() -> None:
    wall, work, sizes = [], [], []
    png(cards()[0])
    for card in cards() * ROUNDS:
        t, c = time.perf_counter(), time.process_time()
        sizes.append(len(png(card)))
        wall.append(1000 * (time.perf_counter() - t))
        work.append(1000 * (time.process_time() - c))
    for name, found in (("ms", wall), ("ms of a core", work), ("bytes", sizes)):
        print(f"{name}: {_spread(found)}, {len(found)} pictures")


def _spread(found: list[float] | list[int]) -> str:
    cuts = statistics.quantiles(found, n=20)
    return f"median {statistics.median(found):.0f}, 95 % {cuts[-1]:.0f}, most {max(found):.0f}"


def _worked(pid: int) -> float:
    """Seconds of a core this process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load_link(link: str, pid: int, rate: float, seconds: float) -> None:
    async with httpx.AsyncClient(timeout=30) as http:
        found = re.search(r'og:image" content="([^"]+)"', (await http.get(link)).text)
        assert found
        picture = unescape(found[1])
        size = len((await http.get(picture)).content)
        for url in (link, picture):
            before, begun = _worked(pid), time.perf_counter()
            took: list[float] = []

            async def ask(url: str = url, took: list[float] = took) -> None:
                t = time.perf_counter()
                (await http.get(url)).raise_for_status()
                took.append(1000 * (time.perf_counter() - t))

            asked = []
            for i in range(int(rate * seconds)):
                await asyncio.sleep(max(0.0, begun + i / rate - time.perf_counter()))
                asked.append(asyncio.create_task(ask()))
            await asyncio.gather(*asked)
            cost = (_worked(pid) - before) / (time.perf_counter() - begun)
            print(f"{url}: {len(took) / (time.perf_counter() - begun):.0f}/s,", end=" ")
            print(f"{100 * cost:.1f} % of a core, ms: {_spread(took)}")
        print(f"picture: {size} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--link", default="")
    parser.add_argument("--pid", type=int, default=0)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    if args.link:
        asyncio.run(load_link(args.link, args.pid, args.rate, args.seconds))
    else:
        draw()


if __name__ == "__main__":
    main()
