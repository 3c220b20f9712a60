"""Delta: barges, guilds and three districts. The rules are in `clauses`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludorum.kernel import Deck, Hand, Plan
from ludorum.titles import BaseTitle, Pool, ScoreLine, Setting
from ludorum.words import Msg

from . import rules
from .content import BARGES, CREW, DISTRICTS, FESTIVALS, GUILDS, SCHEMES
from .policy import ANSWERS
from .rules import Abbot, Player, State
from .said import LABELS, PROMPTS, crew, load, scheme


class Delta(BaseTitle[State]):
    name = "delta"
    players = (1, 2, 3, 4)
    state = State
    settings = (
        Setting("festivals", ("off", "on"), "D8.1"),
        Setting("solo", ("normal", "easy", "hard"), "D9.7", alone=True),
    )
    pools: Mapping[str, Pool] = {
        "crew": Pool(dict.fromkeys(CREW), crew, "house"),
        "guild": Pool(GUILDS),
        "barge": Pool(BARGES, load),
        "festival": Pool(FESTIVALS),
        "scheme": Pool(SCHEMES, scheme),
    }
    markers = ("festival", "scheme")
    internal = ("phase", "turn", "left", "discard", "spent", "gone", "level")
    keys: Mapping[str, str] = {"goods": "good", "cost": "good", "posts": "district"}
    events: Mapping[str, int] = {
        "hire": 9,
        "feast": 8,
        "load": 7,
        "recruit": 6,
        "sell": 5,
        "post": 4,
        "festival": 4,
        "scheme": 3,
        "bid": 3,
        "rest": 3,
        "back": 3,
        "gain": 2,
    }
    missed: Mapping[str, Any] = {"act": rules.closed}
    answers = ANSWERS
    prompts = PROMPTS
    labels = LABELS

    def new_game(self, seats: int, options: Mapping[str, Any]) -> State:
        """D1, D9: alone, the Abbot comes after the seats."""
        solo, level = seats == 1, options.get("solo", "normal")
        ahead = int(solo and level == "hard")  # D9.7
        festivals = FESTIVALS if options.get("festivals") == "on" else ()
        return State(
            None,
            [Player(i, Hand("crew", i)) for i in range(seats)],
            crew=Deck.of("crew", CREW),
            pile=Deck.of("guild", GUILDS),
            barges=Deck.of("barge", BARGES),
            festivals=Deck.of("festival", festivals),
            schemes=Deck.of("scheme", SCHEMES if solo else ()),
            abbot=Abbot(level, stewards=12 - 3 * ahead) if solo else None,
            posts={d: [0] * seats + [ahead] * solo for d in DISTRICTS},
            order=list(range(seats + solo)),
        )

    def agenda(self, s: State) -> Plan:
        return rules.agenda(s)

    def scores(self, s: State) -> list[list[ScoreLine]]:
        return [rules.sheet(p) for p in s.players] + [rules.abbots(x) for x in (s.abbot,) if x]

    def tie_break(self, s: State, player: int) -> tuple[int, ...]:
        """D7.4; D9.8: against the Abbot a draw is lost."""
        if s.abbot is not None:
            return (player,)
        return len(s.players[player].guilds), s.players[player].coins

    def names(self, view: State) -> list[Msg | None]:
        return [*[None for _ in view.players], *([Msg("abbot")] if view.abbot else [])]


GAME = Delta()
