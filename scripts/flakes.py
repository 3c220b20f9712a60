"""Count checks that failed and then passed alone, in this run and in the last ten.

One that fails only sometimes hides what it should show. What `.ci/run` has recorded in build/checks
is read; the last runs of this machine are remembered in `ludorum/flakes.jsonl` of the user's cache
folder (none where the file is absent). Ends with 1 if more than two checks of a run were such, or
one of them for the third time in ten runs.

    python -m scripts.flakes
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

RECORD = Path(__file__).parents[1] / "build" / "checks"
REMEMBERED = 10  # runs
MOST_IN_A_RUN = 2
MOST_IN_TEN = 2


def memory() -> Path:
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "ludorum" / "flakes.jsonl"


def rows(file: Path) -> Iterator[dict[str, Any]]:
    if file.is_file():
        yield from (json.loads(x) for x in file.read_text().splitlines())


def flaky(record: Path) -> list[str]:
    """What failed in a run and passed when it was tried again."""
    tests = {x["name"] for x in rows(record / "tests.jsonl") if x["outcome"] == "failed"}
    again = {x["name"] for x in rows(record / "again.jsonl") if x["outcome"] == "passed"}
    browser = [x for x in rows(record / "browser.jsonl") if x["retry"] and x["outcome"] == "passed"]
    return sorted(tests & again) + sorted({f"{x['file']}: {x['name']}" for x in browser})


def remember(file: Path, now: Sequence[str]) -> list[list[str]]:
    """The flaky checks of the last runs, this one the last."""
    runs = [*(list(x["flaky"]) for x in rows(file)), list(now)][-REMEMBERED:]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(json.dumps({"flaky": x}) + "\n" for x in runs))
    return runs


def faults(runs: Sequence[Sequence[str]]) -> list[str]:
    """Why the last run does not count as good."""
    now, times = runs[-1], Counter(x for run in runs for x in run)
    found = [
        f"{x} needed a second try in {times[x]} of {len(runs)} runs"
        for x in now
        if times[x] > MOST_IN_TEN
    ]
    if len(now) > MOST_IN_A_RUN:
        found.append(f"{len(now)} checks needed a second try, {MOST_IN_A_RUN} may")
    return found


def main(argv: Sequence[str]) -> int:
    if argv:
        sys.exit(__doc__)
    now = flaky(RECORD)
    runs = remember(memory(), now)
    for name in now:
        print(f"passed at the second try: {name}")
    wrong = faults(runs)
    print("\n".join(wrong) if wrong else f"{len(now)} in this run, {len(runs)} runs remembered")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
