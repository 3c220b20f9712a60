"""Decisions of whole games by sensible play, for `clicks.mjs`: one JSON line for every thought of
the first seat, with what the page knows when it begins."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from ludorum.games import load
from ludorum.kernel import RandomDealer, Seat, Table
from ludorum.titles import Title

ONE_BY_ONE = ("sources", "botric-sources", "barn")


def thought(title: Title[Any], me: Seat) -> list[tuple[Any, Any]]:
    """Questions with their answers, as far as they belong together."""
    ask = me.ask()
    assert ask is not None
    out = [(ask, title.sensible(me.observe(), ask))]
    while len(out) < 8:
        seen = me.preview(*[answer for _, answer in out])
        if seen.after is None or seen.ask is None or not seen.leads_on:
            break
        out.append((seen.ask, title.sensible(seen.after.observe(), seen.ask)))
    return out


def follows(me: Seat) -> list[dict[str, Any]]:
    ask = me.ask()
    assert ask is not None
    seen = [(option, me.preview(option)) for option in ask.options]
    return [
        {"option": option, "question": {"kind": x.ask.kind, "options": list(x.ask.options)}}
        for option, x in seen
        if x.ask is not None and x.leads_on
    ]


def asked_before(ask: Any, answer: Any) -> int:
    """How many questions this was, when amounts were asked for one by one."""
    return sum([part[-1] for part in answer]) if ask.kind in ONE_BY_ONE else 1


def play(name: str, seats: int, seed: int) -> None:
    title, rng = load(name), random.Random(seed)
    t = Table(title, title.setup(seats, {}), RandomDealer(rng.random), checkpoints=3)
    while not t.over:
        t.settle()
        if t.over:
            break
        pending = t.pending()
        seat = min(pending)
        me = Seat(t, seat)
        if seat:
            me.answer(title.sensible(me.observe(), pending[seat]))
            continue
        state = title.derived.view(t.state, seat)
        steps = thought(title, me)
        line = {
            "kind": steps[0][0].kind,
            "options": list(steps[0][0].options),
            "state": state,
            "follows": follows(me) if len(steps[0][0].options) > 1 else [],
            "steps": [
                {
                    "kind": ask.kind,
                    "about": dict(ask.about),
                    "answer": answer,
                    "only": len(ask.options) == 1,
                    "before": asked_before(ask, answer),
                }
                for ask, answer in steps
            ],
        }
        sys.stdout.write(json.dumps(line) + "\n")
        for _, answer in steps:
            me.answer(answer)
            t.settle()


if __name__ == "__main__":
    play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
