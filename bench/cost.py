"""What a command costs in every part of a server, two installations in turn.

    python bench/cost.py --before OTHER/bin/python --rounds 2 --json

Real nodes, workers, PostgreSQL and NATS under the people of `ludorum soak`, without faults and all
doing the same. Of all rounds the middle one counts; `ratio` is after to before.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from statistics import median
from typing import Any

from ludorum.soak.plan import Plan
from ludorum.soak.report import good
from ludorum.soak.run import soak

TIMES = ("p50_ms", "p95_ms", "other_p95_ms", "statements_a_command", "commands_per_second")


def figures(came: dict[str, Any]) -> dict[str, float]:
    assert good(came), came["problems"]
    parts = {f"{part}_ms": x["ms_a_command"] for part, x in came["spent"].items()}
    return parts | {name: came[name] for name in TIMES if came.get(name) is not None}


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--before", required=True, metavar="PYTHON", help="its interpreter")
    p.add_argument("--after", default=sys.executable, metavar="PYTHON", help="(default: this one)")
    p.add_argument("--rounds", type=int, default=2)
    p.add_argument("--tables", type=int, default=60)
    p.add_argument("--seconds", type=float, default=60.0)
    p.add_argument("--think", type=float, default=2.0)
    p.add_argument("--json", action="store_true")
    args = p.parse_args()
    found: dict[str, list[dict[str, float]]] = {"before": [], "after": []}
    for seed in range(args.rounds):
        for name, runs in found.items():
            plan = Plan(
                nodes=2, workers=1, tables=args.tables, seconds=args.seconds, seed=seed,
                think=args.think, python=getattr(args, name), traffic=False,
            )  # fmt: skip
            runs.append(figures(asyncio.run(soak(plan))))
            print(name, runs[-1], file=sys.stderr)
    middle = {
        name: {key: round(median([x[key] for x in runs]), 2) for key in runs[0]}
        for name, runs in found.items()
    }
    before, after = middle["before"], middle["after"]
    ratio = {key: round(after[key] / before[key], 3) for key in after if before.get(key)}
    if args.json:
        print(json.dumps(middle | {"ratio": ratio}))
        return
    for key, value in ratio.items():
        print(f"{key:22}{before[key]:>10}{after[key]:>10}{value:>8}")


if __name__ == "__main__":
    main()
