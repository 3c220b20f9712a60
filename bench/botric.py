"""How games against Botric go under a reading of his rules: do they end, does he build in the net?

    python bench/botric.py --games 40
    python bench/botric.py --games 40 --set placing=church --set roads=again
    python bench/botric.py --games 100 --bot sensible

Against a player who answers at random Botric has to carry the game. Figures are per game:

ends      how the games ended: by the church, or by a clause for when nothing moves (H11)
passes    villagers of Botric that found nothing to do, and the longest run of rounds of nothing
tiles     what Botric laid, and how much of it roads joined at once
roads     what he built, how many of them joined a tile to the church, how many joined joined tiles
works     refineries at the end, and how many of them lie in the network
points    yours and his, and how many games you won
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from typing import Any

from ludorum.bots import player
from ludorum.games import load
from ludorum.games.hamlet.state import BOTRIC, State, village
from ludorum.kernel import Event, RandomDealer, Seat, Table
from ludorum.titles import totals


class Told(list[Event]):
    """Hears a game and counts what Botric does."""

    def __init__(self, count: Counter[str], state: Any) -> None:
        self.tally, self.state = count, state

    def append(self, event: Event) -> None:
        what, about = event.what, event.about
        if what == "end":
            self.tally[f"end {about['why']}"] += 1
        elif about.get("player") == BOTRIC:
            if what == "construct":
                self.tally["tiles"] += 1
                self.tally["tiles joined"] += bool(about["joined"])
            elif what == "road":
                self.tally["roads"] += 1
                self.tally["roads joining"] += bool(about["tiles"])
                self.tally["roads again"] += self.doubled(self.state())
            elif what == "pass":
                self.tally["passes"] += 1

    def doubled(self, s: State) -> bool:
        """Were the two tiles of the newest road joined before?"""
        v = village(s)
        new = v.at[s.roads[-1][1:]]
        old = [v.at[road[1:]] for road in s.roads[:-1]]
        return new.b in printed(s, new.a) or {new.a, new.b} in [{x.a, x.b} for x in old]


def printed(s: State, tile: int) -> list[int]:
    return [n for n in range(len(s.tiles)) if village(s).printed[tile] >> n & 1]


def play(title: Any, bot: str, options: dict[str, str], rng: random.Random) -> Counter[str]:
    count: Counter[str] = Counter()
    t = Table(title, title.setup(1, options), RandomDealer(rng.random))
    t.listen(Told(count, lambda: t.state))
    me = player(bot, title, rng)
    while not t.over:
        who, ask = t.anyone()
        t.answer(who, ask.options[0] if len(ask.options) == 1 else me(Seat(t, who)))
        count["idle"] = max(count["idle"], t.state.idle)
    s = t.state
    v = village(s)
    count["rounds"] = s.round
    count["works"] = len(v.makers)
    count["works joined"] = sum([v.network >> tile & 1 for tile, _ in v.makers])
    you, him = totals(title.scores(s))
    count["you"], count["him"], count["won"] = you, him, int(you > him)
    return count


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--bot", default="random", help="who plays against him (default random)")
    p.add_argument("--games", type=int, default=40)
    p.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    p.add_argument("--seed", default="1")
    args = p.parse_args()
    title = load("hamlet")
    options = dict(x.split("=") for x in args.set)
    rngs = [random.Random(f"{args.seed} {n}") for n in range(args.games)]
    games = [play(title, args.bot, options, rng) for rng in rngs]

    def mean(name: str) -> float:
        return sum([x[name] for x in games]) / len(games)

    ends = sorted({x for count in games for x in count if x.startswith("end ")})
    longest = max([x["idle"] for x in games])
    print(f"{args.games} games, {args.bot}, {options or 'default settings'}")
    print("ends    ", ", ".join([f"{x[4:]} {sum([c[x] for c in games])}" for x in ends]))
    print(f"rounds   {mean('rounds'):.1f}")
    print(f"passes   {mean('passes'):.1f}, longest run of rounds of nothing {longest}")
    print(f"tiles    {mean('tiles'):.1f}, joined at once {mean('tiles joined'):.1f}")
    print(
        f"roads    {mean('roads'):.1f}, joining a tile {mean('roads joining'):.1f}, "
        f"joined tiles again {mean('roads again'):.1f}"
    )
    print(f"works    {mean('works'):.1f}, in the network {mean('works joined'):.1f}")
    print(f"points   {mean('you'):.0f} : {mean('him'):.0f}, you won {mean('won'):.0%}")


if __name__ == "__main__":
    main()
