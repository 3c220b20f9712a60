"""`ludorum simulate`: many games at once, and what they come to."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .mistakes import Mistake, must_be_writable
from .progress import shown
from .table_options import add_table, table_of

if TYPE_CHECKING:
    from ludorum.lab.engine import Engine
    from ludorum.lab.experiment import Experiment
    from ludorum.lab.simulate import TrialSummary

EXAMPLES = """\
example: ludorum simulate architects --players 4 --games 1000 --seed 1 --json
         ludorum simulate paladins --bots normal,sensible --games 20 --workers 2
         ludorum simulate paladins --bots normal:preacher,normal:defender --games 20
         ludorum simulate paladins --bots sensible,random --games 2000 --out run.parquet
         ludorum simulate architects --vary boards=standard,random --out boards.parquet

With --out every game is kept, a row each; `ludorum report` draws it. An interrupted run goes on
with the same command.
"""


def add(commands: Any) -> None:
    p = commands.add_parser(
        "simulate",
        help="play many games and count",
        description="Play many games without a table and print what they come to.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_table(p)
    p.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    p.add_argument("--seed", type=int, default=1, help="same seed, same games (default 1)")
    p.add_argument(
        "--bots",
        action="append",
        metavar="NAMES",
        help="policy of the seats: one for all or one each, e.g. sensible,random (default random);"
        " repeat it to compare line-ups",
    )
    p.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="NAME=A,B",
        help="compare values of a setting, the same games with each; may be repeated",
    )
    p.add_argument("--out", type=Path, metavar="FILE", help="keep every game in a Parquet file")
    add_engine(p)
    p.add_argument("--json", action="store_true", help="print one JSON object")
    p.set_defaults(run=run)


def add_engine(p: argparse.ArgumentParser) -> None:
    """Who plays, for all commands that play many games."""
    p.add_argument(
        "--workers",
        type=int,
        metavar="N",
        help="processes (default 1; all cores with --engine ray, or where games go to Parquet)",
    )
    p.add_argument(
        "--engine",
        choices=("local", "ray"),
        default="local",
        help="who plays: processes of this machine, or Ray (default local)",
    )
    p.add_argument("--address", help="a Ray cluster: auto on one of its machines, or HOST:6379")


def run(args: argparse.Namespace) -> int:
    check(args)
    plan = planned(args)
    start = time.perf_counter()
    summaries = played(args, plan)
    elapsed = round(time.perf_counter() - start, 3)
    reports = [
        {**({"trial": trial.label} if trial.label else {}), **one.report()}
        for trial, one in zip(plan.trials, summaries, strict=True)
    ]
    if args.json:
        whole = reports[0] if len(reports) == 1 else {"trials": reports}
        print(json.dumps({**whole, "elapsed": elapsed}))
    else:
        show(reports, elapsed, args.out)
    return 0


def check(args: argparse.Namespace) -> None:
    """Mistake says which arguments do not go, or what must be installed for them."""
    if args.games < 1:
        raise Mistake("at-least", name="--games", least=1)
    check_engine(args)
    if args.out is not None and args.out.suffix != ".parquet":
        raise Mistake("parquet", path=str(args.out.with_suffix(".parquet")))
    must_be_writable(args.out)
    needed(*(["polars", "numpy"] if args.out else []))


def check_engine(args: argparse.Namespace) -> None:
    if args.workers is not None and args.workers < 1:
        raise Mistake("at-least", name="--workers", least=1)
    if args.address and args.engine != "ray":
        raise Mistake("only-with", name="--address", other="--engine ray")
    needed(*(["ray"] if args.engine == "ray" else []))


def engine_of(args: argparse.Namespace, many: bool = False) -> Engine:
    """Who was asked to play; `many`: all cores are meant if nothing is said."""
    from ludorum.lab.engine import Engine

    cores = os.cpu_count() or 1
    workers = args.workers or (cores if many or args.engine == "ray" else 1)
    return Engine(args.engine, workers, args.address)


def planned(args: argparse.Namespace) -> Experiment:
    from ludorum.lab.experiment import experiment, trials

    vary = varied(args.vary)
    args.set += [f"{name}={values[0]}" for name, values in vary.items()]
    title, seats, options = table_of(args, 2)
    line_ups = [line_up(names, seats) for names in args.bots or ["random"]]
    return experiment(title, seats, args.games, args.seed, trials(options, vary, line_ups))


def played(args: argparse.Namespace, plan: Experiment) -> list[TrialSummary]:
    """All games, with a bar that shows how far they are."""
    total = args.games * len(plan.trials)
    with shown(f"{total} games", total) as tell:
        return summaries_of(args, plan, tell)


def summaries_of(
    args: argparse.Namespace, plan: Experiment, progress: Callable[[int], None]
) -> list[TrialSummary]:
    from ludorum.lab.engine import Engine
    from ludorum.lab.run import summarize

    engine = engine_of(args, many=args.out is not None)
    if args.out is not None:
        return kept(plan, engine, args.out, progress)
    if engine == Engine() and len(plan.trials) == 1:
        return [here(plan, progress)]
    return summarize(plan, engine, progress)


def kept(
    plan: Experiment, engine: Engine, out: Path, progress: Callable[[int], None]
) -> list[TrialSummary]:
    from ludorum.lab.run import keep

    try:
        return keep(plan, engine, out, shlex.join(["ludorum", *sys.argv[1:]]), progress)
    except KeyboardInterrupt:
        print("interrupted; the same command goes on from here", file=sys.stderr)
        raise


def here(plan: Experiment, progress: Callable[[int], None]) -> TrialSummary:
    """One trial in this process: nothing is kept of a game but what it adds to the summary."""
    from ludorum.games import load
    from ludorum.lab.simulate import simulate

    (trial,) = plan.trials
    bots = list(trial.bots)
    title = load(plan.title)
    return simulate(title, plan.seats, trial.options, plan.games, plan.seed, bots, progress)


def show(reports: list[dict[str, Any]], elapsed: float, out: Path | None) -> None:
    for report in reports:
        for name, value in report.items():
            print(f"{name.replace('_', ' '):22}{value}")
        print()
    print(f"{'elapsed':22}{elapsed}")
    if out is not None:
        print(f"{'kept in':22}{out}; draw it: ludorum report {out}")


def line_up(names: str, seats: int) -> tuple[str, ...]:
    """The bots of the seats: one for all, or one each."""
    bots = tuple(names.split(","))
    bots = bots * seats if len(bots) == 1 else bots
    if len(bots) != seats:
        raise Mistake("line-up", bots=len(bots), seats=seats)
    return bots


def varied(items: list[str]) -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    for item in items:
        name, _, values = item.partition("=")
        if not values or name in out:
            raise Mistake("vary", item=item)
        out[name] = values.split(",")
    return out


def needed(*packages: str) -> None:
    """ModuleNotFoundError names what is missing: before hours of work, not after them."""
    from importlib.util import find_spec

    for package in packages:
        if find_spec(package) is None:
            raise ModuleNotFoundError(f"No module named {package!r}", name=package)
