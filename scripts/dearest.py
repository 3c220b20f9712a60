"""List the dearest checks of the last `.ci/run`, and what they waited for.

Tests are told apart by what they waited for while they did not compute: a database, a subprocess, a
connection, a clock (sleep) or anything else. Checks in the browser are told with the dearest of
their steps.

    scripts/dearest                    the fifty dearest tests and browser checks
    scripts/dearest --most 20 --files  the twenty dearest files
    scripts/dearest --record DIR       of another run, for example one that was downloaded
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from scripts.flakes import RECORD, rows


@dataclass
class Cost:
    """Seconds of a check or of a file of checks, in all and by what they went by with."""

    name: str
    seconds: float = 0
    parts: Counter[str] = field(default_factory=Counter)

    def add(self, seconds: float, parts: dict[str, float]) -> None:
        self.seconds += seconds
        self.parts.update(parts)

    def __str__(self) -> str:
        parts = [f"{what} {s:.1f}" for what, s in self.parts.most_common(4) if s >= 0.1]
        return f"{self.seconds:8.1f}  {self.name}\n          {', '.join(parts)}"


def costs(record: Path, by_file: bool) -> list[Cost]:
    found: dict[str, Cost] = {}

    def cost(name: str) -> Cost:
        return found.setdefault(name, Cost(name))

    for row in rows(record / "tests.jsonl"):
        spent = {"computing": row["cpu"], "processes that ended": row["children"], **row["waits"]}
        cost(row["file"] if by_file else row["name"]).add(row["seconds"], spent)
    for row in rows(record / "browser.jsonl"):
        name = row["file"] if by_file else f"{row['file']}: {row['name']}"
        cost(name).add(row["seconds"], row["steps"])
    return sorted(found.values(), key=lambda x: -x.seconds)


def by_stage(record: Path) -> Iterable[str]:
    for row in rows(record / "stages.jsonl"):
        yield f"{row['seconds']:8d}  {row['stage']}{'' if row['ok'] else ', failed'}"


def main(argv: Sequence[str]) -> None:
    first, _, examples = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="scripts/dearest",
        description=first,
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--most", type=int, default=50, metavar="N", help="how many; 50")
    parser.add_argument("--files", action="store_true", help="sum up by file")
    parser.add_argument("--record", type=Path, default=RECORD, metavar="DIR", help="build/checks")
    args = parser.parse_args(argv)
    every = costs(args.record, args.files)
    if not every:
        sys.exit(f"no seconds in {args.record}: .ci/run writes them")
    print("\n".join([*by_stage(args.record), ""]))
    for cost in every[: args.most]:
        print(cost)
    total = Counter[str]()
    for cost in every:
        total.update(cost.parts)
    spent = ", ".join(f"{what} {s:.0f}" for what, s in total.most_common(8))
    print(f"\n{sum(x.seconds for x in every):8.1f}  all {len(every)}: {spent}")


if __name__ == "__main__":
    main(sys.argv[1:])
