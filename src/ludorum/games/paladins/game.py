"""Paladins of the West Kingdom, as the kernel and everyone above it sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludorum.kernel import Flow
from ludorum.titles import BaseTitle, Setting

from . import content, left, phrases, picture, policy, refusals, rounds, scoring, setup, tell
from .state import TRACK, State
from .turn import turn

PLENTY = 9  # of anything: more than one turn can cost


class Paladins(BaseTitle[State]):
    name = "paladins"
    state = State
    players: tuple[int, ...] = (1, 2, 3, 4)
    epoch = 2
    settings: tuple[Setting, ...] = (Setting("solo", setup.LEVELS, "P11.4", alone=True),)
    default_asks: tuple[str, ...] = ("pay",)
    amount_asks: tuple[str, ...] = ("discard",)
    unset = ("guests", "land", "on_favours", "spaces")
    pools = phrases.POOLS
    segments: Mapping[str, Callable[[State], Flow]] = {
        "lay-out": setup.lay_out,
        "start": setup.start,
        "round": rounds.new_round,
        "choose": rounds.choose_paladins,
        "reveal": rounds.reveal,
        "tavern": rounds.visit_tavern,
        "turns": turn,
        "clean-up": rounds.clean_up,
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
        "WORKERS": content.WORKERS,
        "ATTRIBUTES": content.ATTRIBUTES,
        "ACTIONS": content.ACTIONS,
        "COMMISSION": content.COMMISSION,
        "EMPTY": content.EMPTY,
        "WORKSHOP": content.WORKSHOP,
        "TRACK": TRACK,
        "FIRST_FAVOUR": rounds.FIRST_FAVOUR,
        "FAVOURS_USED": setup.FAVOURS_USED,
        "DEVELOP_COST": content.DEVELOP_COST,
        "PRAY_COST": content.PRAY_COST,
        "FOR_ONE": left.FOR_ONE,
        "FOR_TWO": left.FOR_TWO,
        "DEBT_LOSS": scoring.DEBT_LOSS,
        "GOODS_PER_VP": scoring.GOODS_PER_VP,
    }
    new_game = staticmethod(setup.new_game)
    score = staticmethod(scoring.score)
    reference = staticmethod(picture.reference)
    picture = staticmethod(picture.picture)

    def free_hand(self, s: State) -> None:
        """All the board of a person may need, but for what tells on the bot: crew, suspicion,
        jars."""
        p = s.players[0]
        p.workers = [0 if p.passed else PLENTY] * len(content.WORKERS)
        p.spaces = [[content.EMPTY] * len(a.spaces) for a in content.ACTS]
        p.done = [0] * len(content.ACTS)
        p.done[content.ABSOLVE] = sum([jar > 0 for jar in p.jars])
        p.attributes = [content.TOP] * len(content.ATTRIBUTES)
        p.silver = p.provisions = PLENTY
        p.debts, p.paid = 1, 0
        p.paladin, p.used = "", []
        p.walls, p.attacked, p.converted = [], [], []

    def tie_break(self, s: State, player: int) -> tuple[int, ...]:
        """P10.2, P11.38: King's Orders, then fewer suspicions."""
        p = s.players[player]
        return scoring.orders(s, p).points, -len(p.suspicion)

    def pieces(self, s: State) -> dict[str, int]:
        """P11.7: schemes that lay on King's Favours are no part of the game before."""
        found = super().pieces(s)
        joined = len(s.shown_favours) if s.players[-1].bot else 0
        return {**found, "scheme": found["scheme"] - joined}


GAME = Paladins()
