"""Hadrian's Wall, as the kernel and everyone above it sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from ludorum.kernel import Deck, Hand, Plan
from ludorum.titles import BaseTitle, Pool, ScoreLine, Setting
from ludorum.words import Msg

from . import content, phrases, picture, policy, refusals, scoring, tell
from .attack import attack, defend, end_year
from .content import DIFFICULTIES, FATE, GENERALS, PATHS, PROSPECTS, SEATS
from .state import Player, State
from .year import act, choose_paths, income, new_year

SEGMENTS = {"year": new_year, "choose": choose_paths, "income": income}
PLENTY = 9  # of any item: more than one action can cost
CARDS = {x: (PATHS[x], PROSPECTS[x]) for x in GENERALS}


class HadriansWall(BaseTitle[State]):
    name = "hadrians_wall"
    state = State
    players: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    settings: tuple[Setting, ...] = (Setting("difficulty", DIFFICULTIES, "H2.3"),)
    pools: Mapping[str, Pool] = {
        "fate": Pool(FATE, phrases.fate),
        "general": Pool(CARDS, phrases.card),
        "neutral": Pool(CARDS, phrases.card),
    }
    segments = SEGMENTS
    missed = refusals.MISSED
    answers = policy.ANSWERS
    events = tell.EVENTS
    against = tell.AGAINST
    nouns = tell.NOUNS
    parts = tell.PARTS
    stories = tell.STORIES
    because = tell.BECAUSE
    prompts = tell.PROMPTS
    labels = tell.LABELS
    constants: Mapping[str, Any] = {
        "ITEMS": content.ITEMS,
        "ATTRIBUTES": content.ATTRIBUTES,
        "CITIZENS": content.CITIZENS,
        "TRACKS": content.TRACKS,
        "COHORTS": content.COHORTS,
        "SIZES": content.SIZES,
        "FAMILIES": content.FAMILIES,
        "GLADIATORS": content.GLADIATORS,
        "MAP_ROWS": content.MAP_ROWS,
        "MAP_COLUMNS": content.MAP_COLUMNS,
        "COHORT_TOP": content.COHORT_TOP,
        "CITIZEN_TOP": content.CITIZEN_TOP,
    }
    picture = staticmethod(picture.picture)

    def new_game(self, seats: int, options: Mapping[str, Any]) -> State:
        """H2, H31.1: shuffled decks, empty sheets, no items. Chance comes through asks."""
        pools = [f"general-{i}" for i in range(seats)]
        neutral = GENERALS if SEATS[str(seats)].neutral else []  # H2.6
        return State(
            None,
            [Player(i, Deck.of(x, GENERALS), Hand(x, i)) for i, x in enumerate(pools)],
            Deck.of("fate", FATE),
            Deck.of("neutral", neutral),
            options.get("difficulty", DIFFICULTIES[0]),  # H2.3
        )

    def free_hand(self, s: State) -> None:
        """Sheets on which every action is open, and items for it: of all this, what lies on the
        neutral cards matters to the attack alone."""
        p = s.players[0]
        fresh, paths, prospects = Player(p.seat, p.deck, p.pair), p.paths, p.prospects
        for field in fields(Player):
            if field.name not in ("seat", "deck", "pair", "stopped", "settled"):
                setattr(p, field.name, getattr(fresh, field.name))
        p.paths, p.prospects = paths, prospects
        p.items = [PLENTY] * len(content.ITEMS)
        p.citizens = [content.CITIZEN_TOP] * len(content.CITIZENS)
        p.built = [1] * len(content.FAMILIES)

    def agenda(self, s: State) -> Plan:
        """H36.1: everybody acts at once; three barriers only."""
        if s.phase == "act":
            lanes = {p.seat: act(s, p) for p in s.players if not p.stopped}
            return lanes or attack(s)
        if s.phase == "defend":
            lanes = {p.seat: defend(s, p) for p in s.players if not p.settled}
            return lanes or end_year(s)
        return super().agenda(s)

    def scores(self, s: State) -> list[list[ScoreLine]]:
        return [scoring.score(p) for p in s.players]

    def winners(self, s: State) -> list[int]:
        """H31.7: a rank alone."""
        return super().winners(s) if len(s.players) > 1 else []

    def tie_break(self, s: State, player: int) -> tuple[int, ...]:
        """H30.3, H30.7: fewer disdain, then more points of paths."""
        p = s.players[player]
        return -p.disdain, scoring.paths_total(p)

    def headline(self, s: State) -> Msg | None:
        return phrases.ranked(scoring.total(s.players[0])) if len(s.players) == 1 else None

    def pieces(self, s: State) -> dict[str, int]:
        """H2: cards, wherever they are; every player has the same twelve, as have the neutral
        ones. The supply of items is unlimited."""
        out = {
            "fate cards": s.fate.size + len(s.discard) + len(s.attack),
            "neutral cards": s.neutral_deck.size + len(s.neutral) + len(s.neutral_used),
        }
        for p in s.players:
            held = len(p.pair.cards) + len(p.paths) + len(p.prospects)
            out[f"cards {p.seat}"] = p.deck.size + held
        return out


GAME = HadriansWall()
