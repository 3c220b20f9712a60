"""Check what a change can break, in under two minutes, and say what was left out.

Style and layers are checked everywhere, types by a daemon that remembers, tests as far as they are
reached by the change: by the import graph, and by the game, the room or the screen that data is of.
The nearest run first, until the seconds they took in the last `.ci/run` are used up. A change of a
screen is also looked at in the browser. `.ci/run` is what a change must pass.

    scripts/quick                  what is not on main yet
    scripts/quick HEAD~3           what the last three commits changed
    scripts/quick --seconds 600    more of the tests that are reached
    scripts/quick --list           what would run, and what not
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from scripts.flakes import RECORD, rows
from scripts.reach import (
    ROOT,
    SHARED,
    changed_files,
    main_base,
    reached_checks,
    reached_games,
    reached_tests,
)

BUDGET = 130  # seconds of tests, as they were in the last run; two of them go on at a time
IN_BROWSER = 40  # and of checks in the browser
OWN_RECORD = ROOT / "build" / "quick"  # beside that of the last .ci/run
UNKNOWN = 3.0  # seconds of a file that did not run last time
KEEP_GOING = os.environ.get("LUDORUM_KEEP_GOING") == "1"  # after what fails


@dataclass
class Plan:
    """Files to run and files that were left out, each with its seconds in the last run."""

    run: dict[str, float] = field(default_factory=dict)
    left: dict[str, float] = field(default_factory=dict)

    def choose(self, near: dict[str, int], seconds: dict[str, float], budget: float) -> None:
        """The nearest first, of those the cheapest; one of them runs in any case."""
        spent = 0.0
        for name in sorted(near, key=lambda x: (near[x], seconds.get(x, UNKNOWN))):
            cost = seconds.get(name, UNKNOWN)
            fits = spent + cost <= budget or not self.run
            (self.run if fits else self.left)[name] = cost
            spent += cost * fits

    def left_out(self, what: str) -> str:
        names = ", ".join(sorted(self.left, key=lambda x: -self.left[x])[:6])
        more = f" and {len(self.left) - 6} more" if len(self.left) > 6 else ""
        return f"left out: {len(self.left)} {what}, {sum(self.left.values()):.0f} s: {names}{more}"


def spent_by_file(record: Path, kind: str, games: Sequence[str]) -> dict[str, float]:
    """Seconds by file in the last run; of files that have a case a game, those of these games."""
    found: dict[str, float] = defaultdict(float)
    for row in rows(record / f"{kind}.jsonl"):
        if row["file"] not in SHARED or any(x in row["name"] for x in games):
            found[row["file"]] += row["seconds"]
    return found


class Run:
    """Commands with what they say kept, and told when they fail; each is a stage of the record."""

    def __init__(self, record: Path) -> None:
        self.failed: list[str] = []
        self.record = record
        shutil.rmtree(record, ignore_errors=True)
        record.mkdir(parents=True)

    def __call__(self, name: str, *commands: Sequence[str], cwd: Path = ROOT, **env: str) -> bool:
        began = time.monotonic()
        for command in commands:
            done = subprocess.run(
                command,
                cwd=cwd,
                env={**os.environ, "LUDORUM_RECORD": str(self.record), **env},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            if done.returncode:
                self.failed.append(name)
                print(f"\n$ {shlex.join(command)}\n{done.stdout.rstrip()}\n", flush=True)
                if not KEEP_GOING:
                    break
        ok, seconds = name not in self.failed, round(time.monotonic() - began)
        print(f"{seconds:5} s  {name}{'' if ok else ', failed'}", flush=True)
        with (self.record / "stages.jsonl").open("a") as stages:
            stages.write(json.dumps({"stage": name, "seconds": seconds, "ok": ok}) + "\n")
        return KEEP_GOING or ok


def style(run: Run) -> None:
    run(
        "style and layers",
        ["ruff", "check", "-q", "."],
        ["ruff", "format", "--check", "-q", "."],
        ["lint-imports", "--no-logo"],
    )


def types(run: Run) -> None:
    run("types", ["dmypy", "run"])


def tests(run: Run, plan: Plan, games: Sequence[str]) -> None:
    """Of files that have a case for each game, those of the games that are reached."""
    if plan.run:
        names = " ".join(games)
        command = ["pytest", "-n", "2", "--dist", "worksteal", "--games", names, *plan.run]
        command += ["-p", "tests.seconds", "--seconds", str(run.record / "tests.jsonl")]
        run("tests", command, LUDORUM_GAMES=names)


def page(run: Run, since: str, words: bool, checks: Plan) -> None:
    web = ROOT / "web"
    vitest = ["npx", "vitest", "run", "--passWithNoTests"]
    found = ["tests/words.test.ts", "tests/lessons.test.ts"] if words else ["--changed", since]
    npm = [["npm", "run", "--silent", x] for x in ("lint", "check")]
    if run("page", *npm, [*vitest, *found], cwd=web) and checks.run:
        build = ["npm", "run", "--silent", "build"]
        look = ["npx", "playwright", "test", *[x.removeprefix("web/") for x in checks.run]]
        run("browser", build, look, cwd=web)


def main(argv: Sequence[str]) -> int:
    first, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="scripts/quick",
        description=first,
        epilog=rest,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("since", nargs="?", metavar="REV", help="what differs from it; main")
    parser.add_argument("--seconds", type=float, default=BUDGET, metavar="N", help="of tests; 130")
    parser.add_argument("--list", action="store_true", help="only say what would run")
    args = parser.parse_args(argv)
    since = args.since or main_base()
    files = changed_files(since)
    if not files:
        print(f"nothing differs from {since}: name an older commit")
        return 0
    games = reached_games(files)
    plan, checks = Plan(), Plan()
    plan.choose(reached_tests(files), spent_by_file(RECORD, "tests", games), args.seconds)
    checks.choose(reached_checks(files), spent_by_file(RECORD, "browser", games), IN_BROWSER)
    if args.list:
        for name, cost in [*plan.run.items(), *checks.run.items()]:
            print(f"{cost:7.1f} s  {name}")
    else:
        failed = check(since, files, games, plan, checks)
    for left, what in ((plan, "files of tests"), (checks, "files of checks in the browser")):
        if left.left:
            print(left.left_out(what))
    print("left out: what the other games show of the same; .ci/run has it")
    return 0 if args.list else failed


def check(since: str, files: Sequence[str], games: Sequence[str], plan: Plan, checks: Plan) -> int:
    run = Run(OWN_RECORD)
    words = any(x.endswith((".ftl", ".toml")) for x in files)
    steps = []
    if any(x.endswith(".py") for x in files):
        steps.append(lambda: types(run))
    if words or any(x.startswith(("web/", "examples/delta/web/")) for x in files):
        in_page = any(x.startswith("web/") for x in files)
        steps.append(lambda: page(run, since, words and not in_page, checks))
    style(run)
    if KEEP_GOING or not run.failed:
        steps.insert(0, lambda: tests(run, plan, games))
        with ThreadPoolExecutor() as lanes:
            for lane in [lanes.submit(step) for step in steps]:
                lane.result()
    print(f"failed: {', '.join(run.failed)}" if run.failed else f"good, {len(files)} files changed")
    return 1 if run.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
