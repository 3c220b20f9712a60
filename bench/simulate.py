"""The same games by plain processes and by Ray on this machine, after both have started.

    python bench/simulate.py --games 600 --rounds 3 --json

Both play the same chunks with recording, in turn, round by round, so that whatever else the machine
does hits both alike. The clock starts when as many chunks have come back as were handed out at
first. Ray is told not to give way to other programs, as plain processes do not. `ratio` is Ray over
processes, games a second; the digests of both must be the same.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import statistics
import time
from collections.abc import Iterator
from functools import partial

from ludorum.games import load
from ludorum.lab.cluster import STORE, by_ray
from ludorum.lab.experiment import Batch, experiment, trials
from ludorum.lab.processes import by_processes


def rate(batches: Iterator[Batch], skip: int, ends: dict[int, str]) -> float:
    """Games a second after the first `skip` batches; `ends` gets the digests of all games."""
    games, start = 0, 0.0
    for n, batch in enumerate(batches):
        if n == skip:
            games, start = 0, time.perf_counter()
        games += len(batch.games)
        ends.update({one.game: one.digest for one in batch.games})
    return games / (time.perf_counter() - start)


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--game", default="architects")
    p.add_argument("--games", type=int, default=600)
    p.add_argument("--rounds", type=int, default=3)
    p.add_argument("--workers", type=int, default=2)
    p.add_argument("--json", action="store_true")
    args = p.parse_args()

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Ray's own default is 15: every other program of the machine would come first.
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112  Ray spells it so
    import ray  # noqa: PLC0415  the line above must come first

    ray.init(
        num_cpus=args.workers,
        include_dashboard=False,
        object_store_memory=STORE,
        log_to_driver=False,
        logging_level=logging.ERROR,
    )
    title = load(args.game)
    seats = 2 if 2 in title.players else title.players[0]
    plan = experiment(title, seats, args.games, 1, trials({}, {}, [("random",) * seats]))
    chunks, work = plan.chunks(), partial(plan.play, record=True)
    skip = 2 * args.workers + 1
    rates: dict[str, list[float]] = {"processes": [], "ray": []}
    ends: dict[str, dict[int, str]] = {"processes": {}, "ray": {}}
    for _ in range(args.rounds):
        for name, batches in (
            ("processes", by_processes(work, chunks, args.workers)),
            ("ray", by_ray(work, chunks, args.workers, None)),
        ):
            rates[name].append(rate(batches, skip, ends[name]))
    ray.shutdown()
    if ends["processes"] != ends["ray"]:
        raise SystemExit("the engines played different games")

    ratios = [b / a for a, b in zip(rates["processes"], rates["ray"], strict=True)]
    found = {
        "game": args.game,
        "games": args.games,
        "workers": args.workers,
        "processes_games_s": [round(x, 1) for x in rates["processes"]],
        "ray_games_s": [round(x, 1) for x in rates["ray"]],
        "ratio": round(statistics.median(ratios), 3),
    }
    print(json.dumps(found) if args.json else found)


if __name__ == "__main__":
    main()
