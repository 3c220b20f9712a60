"""Architects of the West Kingdom, as the kernel and everyone above it sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludorum.kernel import DEALT, Event, Flow
from ludorum.titles import BaseTitle, Block, Pool, Setting, amounts
from ludorum.words import Msg

from . import phrases, picture, policy, refusals, scoring, setup, tell
from .content import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    GOODS,
    HALL_ROWS,
    MARKET,
    MARKETS,
    PLACES,
    PRINTED_LARGE,
    PRINTED_SMALL,
    REWARDS,
    SCHEMES,
    SILVER,
    SKILLS,
    SMALL,
)  # fmt: skip
from .market import LOOK
from .places import DEBT_SUPPLY, DEBT_TAX, FREE_SUPPLY, FREE_TAX, TAX_LOSS
from .state import State
from .turn import HAND_LIMIT, final, turn
from .workshop import HIRE_SUPPLY, HIRE_TAX

PLENTY = 20  # of any good: more than one turn can cost


class Architects(BaseTitle[State]):
    name = "architects"
    state = State
    epoch = 2
    players: tuple[int, ...] = (1, 2, 3, 4, 5)
    unset: tuple[str, ...] = ("last", "market")
    amount_asks: tuple[str, ...] = ("wood",)
    settings: tuple[Setting, ...] = (
        Setting("solo", setup.BOTS, "A22.1", alone=True),
        Setting("boards", ("standard", "random", "chosen"), "A21.1"),
        Setting("starting-apprentice", ("off", "on"), "A23.1"),
        Setting("guildhall-discard", ("off", "on"), "A23.2"),
        Setting("promos", ("off", "on"), "A23.3"),
    )
    # A scheme of the other pile lies among the schemes only once it is opened.
    pools: Mapping[str, Pool] = {
        "apprentice": Pool(APPRENTICES, phrases.apprentice_face),
        "building": Pool(BUILDINGS),
        "reward": Pool(REWARDS, lambda x: amounts(REWARDS[x].gain)),
        "small-market": Pool(SMALL, lambda x: amounts(SMALL[x])),
        "large-market": Pool(
            {x.id: x.large for x in MARKET.values()}, lambda x: amounts(MARKET[x].large)
        ),
        "board": Pool(BOARDS),
        "scheme": Pool({k: x for k, x in SCHEMES.items() if x.pile == "starting"}, phrases.scheme),
        "future": Pool({k: x for k, x in SCHEMES.items() if x.pile == "future"}, phrases.scheme),
    }
    segments: Mapping[str, Callable[[State], Flow]] = {
        "lay-out": setup.lay_out,
        "deal": setup.deal,
        "draft": setup.draft,
        "solo-keep": setup.solo_keep,
        "extras": setup.extras,
        "turns": turn,
        "final": final,
    }
    missed = refusals.MISSED
    answers = policy.ANSWERS
    events = tell.EVENTS
    against = tell.AGAINST
    nouns = tell.NOUNS
    stories = tell.STORIES
    because = tell.BECAUSE
    prompts = tell.PROMPTS
    labels = tell.LABELS
    constants: Mapping[str, Any] = {
        "GOODS": GOODS,
        "PLACES": PLACES,
        "MARKETS": MARKETS,
        "SKILLS": SKILLS,
        "HALL_ROWS": HALL_ROWS,
        "HAND_LIMIT": HAND_LIMIT,
        "PRINTED_SMALL": PRINTED_SMALL,
        "PRINTED_LARGE": PRINTED_LARGE,
        "LOOK": LOOK,
        "HIRE_SUPPLY": HIRE_SUPPLY,
        "HIRE_TAX": HIRE_TAX,
        "TAX_LOSS": TAX_LOSS,
        "FREE_SUPPLY": FREE_SUPPLY,
        "FREE_TAX": FREE_TAX,
        "DEBT_SUPPLY": DEBT_SUPPLY,
        "DEBT_TAX": DEBT_TAX,
        "HALL_VP": scoring.HALL_VP,
        "DEBT_LOSS": scoring.DEBT_LOSS,
        "PRISONERS_PER_LOSS": scoring.PRISONERS_PER_LOSS,
        "SILVER_PER_VP": scoring.SILVER_PER_VP,
    }
    new_game = staticmethod(setup.new_game)
    score = staticmethod(scoring.score)
    picture = staticmethod(picture.picture)

    def free_hand(self, s: State) -> None:
        """Goods, and a debt that can be paid; who is caught and what is built stays true."""
        p = s.players[0]
        p.goods = [PLENTY] * len(GOODS)
        p.debts, p.paid = 1, 0

    def tie_break(self, s: State, player: int) -> tuple[int, ...]:
        """A20.3: virtue, then silver; A22.36: who plays alone must score more."""
        if s.players[-1].bot:
            return (player,)
        p = s.players[player]
        return p.virtue, p.goods[SILVER]

    def pieces(self, s: State) -> dict[str, int]:
        """A1.2, A1.4, A1.7: workers and cards, wherever they are."""
        found = super().pieces(s)
        out = {
            "apprentices": found["apprentice"],
            "buildings": found["building"],
            "market cards": found["small-market"] + found["large-market"],
            "schemes": s.schemes.size + s.aside + len(s.seen_schemes),
        }
        for p in s.players:
            abroad = sum([q.captives[p.seat] for q in s.players])
            standing = sum([row[p.seat] for row in s.at])
            out[f"workers {p.seat}"] = (
                p.workers + p.prison + p.hall + abroad + standing + s.market.count(p.seat)
            )
        return out

    def story(self, event: Event) -> Msg | None:
        return tell.dealt(event) if event.what == DEALT else super().story(event)

    def reference(self, view: State) -> list[Block]:
        return picture.schemes() if view.players[-1].bot else []


GAME = Architects()
