"""What each scheme card of a solo opponent is worth: is one dead, does one run away?

    python bench/schemes.py architects --solo helena --games 100
    python bench/schemes.py viscounts --solo card --bot search:40 --games 20

turns     how often a game it is turned up
points    what it brings the opponent at once, by the score as it stands
costs     what the player loses by it at once
nothing   share of turns that did nothing but put a piece somewhere
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from typing import Any

from ludorum.bots import player
from ludorum.games import load
from ludorum.kernel import Event, RandomDealer, Seat, Table
from ludorum.titles import totals

OPPONENT = 1
IDLE = {"scheme", "place", "bot-place", "move", "drop", "cannot", "turn", "round", "fall-back"}


class Turns(list[Event]):
    """Hears a game and cuts it into turns of the opponent, one a scheme."""

    def __init__(self, score: Any) -> None:
        self.score = score
        self.found: list[tuple[str, list[int], list[int], bool]] = []
        self._card, self._before, self._idle = "", [0, 0], True

    def append(self, event: Event) -> None:
        who = event.about.get("player")
        if self._card and (event.what == "scheme" or who == 0):
            self.end()
        if event.what == "scheme":
            self._card, self._before, self._idle = str(event.about["scheme"]), self.score(), True
        elif self._card and who == OPPONENT and event.what not in IDLE:
            self._idle = False

    def end(self) -> None:
        if self._card:
            self.found.append((self._card, self._before, self.score(), self._idle))
        self._card = ""


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("game", choices=["architects", "paladins", "viscounts"])
    p.add_argument("--solo", required=True, help="the opponent, as of `ludorum simulate --solo`")
    p.add_argument("--bot", default="sensible", help="who plays against it (default sensible)")
    p.add_argument("--games", type=int, default=100)
    p.add_argument("--seed", default="1")
    args = p.parse_args()
    title = load(args.game)
    rows: dict[str, list[tuple[float, float, bool]]] = defaultdict(list)
    for game in range(args.games):
        rng = random.Random(f"{args.seed} {game}")
        t = Table(title, title.setup(1, {"solo": args.solo}), RandomDealer(rng.random))
        turns = Turns(lambda t=t: totals(title.scores(t.state)))
        t.listen(turns)
        me = player(args.bot, title, rng)
        while not t.over:
            who, ask = t.anyone()
            t.answer(who, ask.options[0] if len(ask.options) == 1 else me(Seat(t, who)))
        turns.end()
        for card, old, new, idle in turns.found:
            rows[card].append((new[OPPONENT] - old[OPPONENT], old[0] - new[0], idle))
    print(f"{'card':28} {'turns':>6} {'points':>7} {'costs':>6} {'nothing':>8}")
    for card, all_of in sorted(rows.items()):
        n = len(all_of)
        points, costs, idle = (sum(x) / n for x in zip(*all_of, strict=True))
        print(f"{card:28} {n / args.games:6.2f} {points:7.2f} {costs:6.2f} {idle:8.0%}")


if __name__ == "__main__":
    main()
