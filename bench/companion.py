"""How many taps a round of the companion costs, over recorded solo games told to it.

    python bench/companion.py --games 5 --json

A tap is a card or an option picked; to go on after reading is none. The games are those of the
sensible player. Both ways of playing: only the opponent, and with one's own score.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import Counter
from typing import Any

from ludorum.games import load
from ludorum.testing.told import OpponentScript, Script

MODES: list[tuple[str, dict[str, str]]] = [
    ("architects", {"solo": "constantine"}),
    ("paladins", {}),
    ("viscounts", {}),
    ("hadrians_wall", {}),
    ("hamlet", {}),
]


def measure(game: str, options: dict[str, str], games: int, only: bool) -> dict[str, Any]:
    title = load(game)
    rounds: list[int] = []
    setups: list[int] = []
    same = True
    costs: Counter[str] = Counter()
    taps, answers, start = 0, 0, time.perf_counter()
    for seed in range(games):
        script: Any = (OpponentScript if only else Script)(title, options, seed)
        script.play()
        rounds += script.rounds()
        setups.append(sum(script.taps[: (script.begins or script.turns)[0]]))
        same = same and (not only or script.same())
        taps += sum(script.taps)
        answers += len(script.companion.answers)
        for question, n in zip(script.asked, script.taps, strict=True):
            costs[question.about] += n
    return {
        "game": game,
        "only_the_opponent": only,
        "same_opponent": same,
        "setup_taps_worst": max(setups),
        "rounds": len(rounds),
        "taps_a_round_median": statistics.median(rounds),
        "taps_a_round_worst": max(rounds),
        "what_costs_them": {what: round(n / len(rounds), 1) for what, n in costs.most_common(8)},
        "ms_an_answer": round((time.perf_counter() - start) / answers * 1000, 1),
    }


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--games", type=int, default=3)
    p.add_argument("--only", default="", help="one game")
    p.add_argument("--json", action="store_true")
    args = p.parse_args()
    for game, options in MODES:
        if args.only in ("", game):
            for only in (True, False):
                found = measure(game, options, args.games, only)
                print(json.dumps(found) if args.json else found, flush=True)


if __name__ == "__main__":
    main()
