"""The compiled wheel beside plain Python: is it the same, and how much quicker is it?

    scripts/compile -o dist
    python3 -m venv fast && fast/bin/pip install dist/ludorum-*-cp*.whl
    python bench/compiled.py --compiled fast/bin/python --logs 1000 --json

same    every way to set up every game, at random and by the sensible players: both play the same
        log from the same seed; from the log of the plain one both come to the same positions,
        views, refusals, previews, imagined and restored tables, scores and winners on the way;
        and `simulate` gives the same digests, for bots that look ahead too
speed   the two in turn, title by title, in windows of CPU time: decisions of random games, whole
        games of the sensible players, replay, view and fork

Run it with the plain package. Each Python gets a process of its own; this one compares.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludorum.games import load, names
from ludorum.kernel import (
    DEALER,
    WATCHER,
    IllegalAnswer,
    ManualDealer,
    RandomDealer,
    Seat,
    Table,
    playout,
    replay,
    table,
    tuples,
)
from ludorum.lab.simulate import simulate
from ludorum.testing.walk import Setup, setups
from ludorum.titles import Title, scored

BOTS = ("random", "sensible")
RUNS = [
    (5, ["random"] * 2),
    (3, ["sensible"] * 2),
    (1, ["random", "sensible"]),  # random play that is shown a view
    (1, ["search:6", "sensible"]),
]
EVERY = 50  # answers between two looks at a replayed game
SHOWN = ("random_decisions_per_s", "sensible_games_per_s", "replay_ms", "view_us", "fork_us")

# -- what either Python does when told ---------------------------------------------------------


def choice(title: Title[Any], bot: str, state: Any, ask: Any, rng: random.Random) -> Any:
    if bot == "sensible":
        return title.sensible(title.derived.observe(state, ask.seat), ask)
    return ask.options[int(rng.random() * len(ask.options))]


def played(title: Title[Any], setup: Setup, bot: str, seed: str) -> Table[Any]:
    rng = random.Random(seed)
    start = title.setup(setup.seats, setup.options)
    t = Table(title, start, RandomDealer(rng.random), checkpoints=0)
    while not t.over:
        seat, ask = t.anyone()
        t.answer(seat, choice(title, bot, t.state, ask, rng))
    return t


def traced(title: Title[Any], setup: Setup, log: list[Any]) -> list[str]:
    """Hashes of everything that can be seen on the way through a log."""
    t = Table(title, title.setup(setup.seats, setup.options), ManualDealer())
    out = []
    for i, (lane, who, value) in enumerate(log):
        if i % EVERY == EVERY // 2:
            out.append(hashed(sight(title, t, random.Random(i))))
        t.feed([(lane, who, tuples(value))])
    out.append(hashed([t.over, title.derived.digest(t.state), scored(title, t.state)]))
    return out


def sight(title: Title[Any], t: Table[Any], rng: random.Random) -> list[Any]:
    state = title.derived
    seats = [x for x in sorted(t.pending()) if x != DEALER]
    out: list[Any] = [state.digest(t.state), [t.view(x) for x in (*seats, WATCHER)], t.save()]
    out.append(state.digest(Table.restore(title, t.save(), ManualDealer()).state))
    for seat in seats:
        me = Seat(t, seat)
        ask = me.ask()
        assert ask is not None
        option = ask.options[int(rng.random() * len(ask.options))]
        shown = me.preview(option)._replace(after=None)  # a seat has no form of its own
        out += [me.why(), shown, title.sensible(state.observe(t.state, seat), ask)]
        try:
            dreamt = me.imagine(rng.random, ManualDealer())
            out.append(state.digest(dreamt.state))
        except IllegalAnswer as e:
            out.append(str(e))
    return out


def hashed(data: Any) -> str:
    raw = json.dumps(data, default=repr).encode()
    return hashlib.blake2b(raw, digest_size=8).hexdigest()


class Clocked:
    """Things to time of one title, for one Python."""

    def __init__(self, title: Title[Any], seats: int) -> None:
        self.title = title
        self.seats = seats
        self.rng = random.Random(7)
        self.whole = played(title, Setup(seats, {}), "sensible", "clock")
        self.half = Table(title, title.setup(seats, {}), ManualDealer())
        self.half.feed(self.whole.log[: len(self.whole.log) // 2])
        self.start = title.setup(seats, {})

    def game(self, bot: str) -> int:
        state = self.title.setup(self.seats, {})
        return playout(
            self.title,
            state,
            lambda ask: choice(self.title, bot, state, ask, self.rng),
            self.rng.random,
        )

    def measure(self, what: str, seconds: float) -> float:
        """A rate, or the time one takes, over whole runs that fill so many seconds of CPU."""
        manual = ManualDealer()
        acts: dict[str, Callable[[], Any]] = {
            "random_decisions_per_s": lambda: self.game("random"),
            "sensible_games_per_s": lambda: self.game("sensible"),
            "replay_ms": lambda: replay(self.title, self.start, self.whole.log),
            "view_us": lambda: self.half.view(0),
            "fork_us": lambda: self.half.fork(manual),
        }
        act, count, times, start = acts[what], 0, 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            found = act()
            times += 1
            count += found if what == "random_decisions_per_s" else 1
        scale = {"replay_ms": 1e3, "view_us": 1e6, "fork_us": 1e6}
        return scale[what] * spent / times if what in scale else count / spent


def work() -> None:
    """Obey lines of JSON until they end."""
    clocks: dict[str, Clocked] = {}
    for line in sys.stdin:
        do, name, *rest = json.loads(line)
        title = load(name)
        reply: Any = None
        if do == "play":
            seats, options, bot, seed = rest
            reply = played(title, Setup(seats, options), bot, seed).log
        elif do == "trace":
            seats, options, log = rest
            reply = traced(title, Setup(seats, options), log)
        elif do == "simulate":
            games, bots = rest
            reply = simulate(title, len(bots), {}, games, 1, bots).digest
        else:
            seats, what, seconds = rest
            if name not in clocks:
                clocks[name] = Clocked(title, seats)
            reply = clocks[name].measure(what, seconds)
        print(json.dumps(reply), flush=True)


class Worker:
    """A Python that obeys."""

    def __init__(self, python: str, compiled: bool) -> None:
        self.process = subprocess.Popen(
            [python, __file__, "--obey"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.tell, self.hear = self.process.stdin, self.process.stdout
        if (self.hear.readline() == "compiled\n") != compiled:
            sys.exit(f"{python}: the package is {'not ' if compiled else ''}compiled")

    def ask(self, *what: Any) -> None:
        self.tell.write(json.dumps(what) + "\n")
        self.tell.flush()

    def reply(self) -> Any:
        line = self.hear.readline()
        if not line:
            sys.exit(f"a worker has died: {self.process.wait()}")
        return json.loads(line)


# -- comparing ---------------------------------------------------------------------------------


def corpus(only: list[str], logs: int) -> list[tuple[str, Setup, str, str]]:
    """So many games, spread evenly over titles, setups and bots."""
    ways = {n: [(x, bot) for x in setups(load(n)) for bot in BOTS] for n in only}
    out = []
    for i in range(logs):
        name = only[i % len(only)]
        setup, bot = ways[name][i // len(only) % len(ways[name])]
        out.append((name, setup, bot, f"corpus {i}"))
    return out


def both(plain: Worker, fast: Worker, *what: Any) -> tuple[Any, Any]:
    """The same of both, at the same time."""
    plain.ask(*what)
    fast.ask(*what)
    return plain.reply(), fast.reply()


def same(plain: Worker, fast: Worker, only: list[str], logs: int) -> dict[str, Any]:
    answers, looks, differ = 0, 0, []
    for name, setup, bot, seed in corpus(only, logs):
        log, again = both(plain, fast, "play", name, *setup, bot, seed)
        trace, other = both(plain, fast, "trace", name, *setup, log)
        answers += len(log)
        looks += len(trace)
        if log != again or trace != other:
            differ.append(f"{name} {setup.seats} {setup.options} {bot} {seed!r}")
    for name in only:
        for games, bots in RUNS:
            one, other = both(plain, fast, "simulate", name, games, bots)
            if one != other:
                differ.append(f"simulate {name} {','.join(bots)}")
    return {"logs": logs, "answers": answers, "looks": looks, "differ": differ}


def speed(
    plain: Worker, fast: Worker, only: list[str], seconds: float, rounds: int
) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name in only:
        seats = min([n for n in load(name).players if n > 1])
        facts: dict[str, Any] = {"seats": seats}
        for what in SHOWN:
            pairs = []
            for _ in range(rounds):
                for worker in (plain, fast):
                    worker.ask("time", name, seats, what, seconds)
                    pairs.append(worker.reply())
            mine, other = statistics.median(pairs[::2]), statistics.median(pairs[1::2])
            quicker = [b / a if what.endswith("_s") else a / b for a, b in batched(pairs)]
            facts[what] = {
                "plain": float(f"{mine:.3g}"),
                "compiled": float(f"{other:.3g}"),
                "times_quicker": round(statistics.median(quicker), 2),
            }
        out[name] = facts
    return out


def batched(pairs: list[float]) -> list[tuple[float, float]]:
    return list(zip(pairs[::2], pairs[1::2], strict=True))


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--compiled", metavar="PYTHON", help="one that has the compiled wheel")
    p.add_argument("--logs", type=int, default=100, help="games compared (default 100)")
    p.add_argument("--seconds", type=float, default=1.0, help="of each window (default 1)")
    p.add_argument("--rounds", type=int, default=3, help="windows of each (default 3)")
    p.add_argument("--games", metavar="NAMES", help="some titles only, with commas")
    p.add_argument("--json", action="store_true")
    p.add_argument("--obey", action="store_true", help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.obey:
        print("plain" if Path(table.__file__).suffix == ".py" else "compiled", flush=True)
        work()
        return
    if not args.compiled:
        p.error("--compiled names a Python that has the compiled wheel; scripts/compile builds it")
    only = args.games.split(",") if args.games else names()
    plain, fast = Worker(sys.executable, False), Worker(args.compiled, True)
    facts = {"same": same(plain, fast, only, args.logs)} if args.logs else {}
    facts["speed"] = speed(plain, fast, only, args.seconds, args.rounds) if args.rounds else {}
    if args.json:
        print(json.dumps(facts))
    else:
        show(facts)
    if args.logs and facts["same"]["differ"]:
        sys.exit("the compiled package plays another game")


def show(facts: dict[str, Any]) -> None:
    if "same" in facts:
        for name, value in facts["same"].items():
            print(f"{name:10}{value}")
    for name, row in facts["speed"].items():
        print(f"\n{name}, {row['seats']} seats")
        for what in SHOWN:
            x = row[what]
            print(f"  {what:26}{x['plain']:>10} {x['compiled']:>10}   × {x['times_quicker']}")


if __name__ == "__main__":
    main()
