"""Our random play beside catanatron's (4 random players each), interleaved in one process.

    pip install -r requirements/bench.txt
    python bench/peers.py --json

Ratios first: machines are noisy, and noise hits both alike. Ours counts real decisions only
(two options or more); catanatron's counts every action it records.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import sys
import time
import zlib
from collections.abc import Callable
from typing import Any

from ludorum.games import load
from ludorum.kernel import ManualDealer, RandomDealer, Record, Table, playout, replay
from ludorum.lab.simulate import chooser
from ludorum.titles import Title

Play = Callable[[], int]


def catan() -> Play:
    try:
        from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415
    except ImportError:
        sys.exit("catanatron is not installed: pip install -r requirements/bench.txt")
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play() -> int:
        game = Game([RandomPlayer(c) for c in colors])
        game.play()
        return len(game.state.actions)

    return play


def ours(title: Title[Any], seats: int) -> Play:
    rng = random.Random(7)
    bots = ["random"] * seats

    def play() -> int:
        state = title.setup(seats, {})
        return playout(title, state, chooser(title, state, bots, [], rng), rng.random)

    return play


def rate(play: Play, seconds: float) -> float:
    """Decisions a second over whole games."""
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        count += play()
    return count / (time.perf_counter() - start)


def best(act: Callable[[], Any], times: int, rounds: int = 5) -> float:
    """Seconds a call, the best of a few rounds."""
    out = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(times):
            act()
        out.append((time.perf_counter() - start) / times)
    return min(out)


def midway(title: Title[Any], seats: int) -> tuple[Table[Any], Record]:
    """A table at rest in the middle of a sensible game, and the record of the whole game."""
    whole = Table(
        title, title.setup(seats, {}), RandomDealer(random.Random(3).random), checkpoints=0
    )
    while not whole.over:
        seat, ask = whole.anyone()
        whole.answer(seat, title.sensible(whole.observe(seat), ask))
    half = Table(title, title.setup(seats, {}), ManualDealer())
    for entry in whole.log:
        half.feed((entry,))
        if len(half.log) > len(whole.log) // 2 and half.points[-1][0] == len(half.log):
            break
    return half, Record.of(title, seats, {}, whole.log)


def measure(title: Title[Any], seats: int, seconds: float, rounds: int) -> dict[str, Any]:
    peer, mine = catan(), ours(title, seats)
    random.seed(7)  # catanatron draws from the global source
    peer()
    mine()
    pairs = [(rate(peer, seconds), rate(mine, seconds)) for _ in range(rounds)]
    table, record = midway(title, seats)
    start = title.setup(seats, {})
    raw = json.dumps(table.save(), separators=(",", ":")).encode()
    manual = ManualDealer()
    return {
        "game": f"{title.name}, {seats} random players",
        "ratio": round(statistics.median([b / a for a, b in pairs]), 2),
        "decisions_per_second": round(statistics.median([b for _, b in pairs])),
        "catanatron_decisions_per_second": round(statistics.median([a for a, _ in pairs])),
        "fork_at_rest_us": round(best(lambda: table.fork(manual), 300) * 1e6, 1),
        "view_us": round(best(lambda: table.view(0), 300) * 1e6, 1),
        "replay_ms": round(best(lambda: replay(title, start, record.entries), 3) * 1e3, 2),
        "replay_entries": len(record.entries),
        "saved_bytes": len(raw),
        "saved_bytes_zlib": len(zlib.compress(raw)),
        "load_average": round(os.getloadavg()[0], 2),
        "python": platform.python_version(),
    }


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--game", default="architects")
    p.add_argument("--players", type=int, default=4)
    p.add_argument("--seconds", type=float, default=2.0, help="of each window")
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--json", action="store_true")
    args = p.parse_args()
    facts = measure(load(args.game), args.players, args.seconds, args.rounds)
    if args.json:
        print(json.dumps(facts))
    else:
        for name, value in facts.items():
            print(f"{name.replace('_', ' '):34}{value}")


if __name__ == "__main__":
    main()
