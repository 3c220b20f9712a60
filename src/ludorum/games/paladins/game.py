"""Paladins of the West Kingdom, as the kernel and everyone above it sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludorum.games.contract import Block, Line, Setting, View
from ludorum.kernel import Choose, Derived, Event, Option, Plan, Refusal
from ludorum.words import Msg

from . import content, phrases, picture, policy, scoring, story, tell
from .refusals import refusals
from .rounds import choose_paladins, clean_up, new_round, reveal, visit_tavern
from .setup import LEVELS, lay_out, new_game, start
from .state import State
from .turn import turn

SEGMENTS = {
    "lay-out": lay_out,
    "start": start,
    "round": new_round,
    "choose": choose_paladins,
    "reveal": reveal,
    "tavern": visit_tavern,
    "turns": turn,
    "clean-up": clean_up,
}


class Paladins:
    name = "paladins"
    epoch = 1
    package = content.PACKAGE
    players: tuple[int, ...] = (1, 2, 3, 4)
    usual: tuple[str, ...] = ("pay",)
    settings: tuple[Setting, ...] = (Setting("solo", LEVELS, "P11.4", alone=True),)

    def __init__(self) -> None:
        self.derived = Derived(State)

    # -- rules --------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, Any]) -> State:
        self.check(seats, options)
        return new_game(seats, options)

    def agenda(self, s: State) -> Plan:
        if s.phase == "over":
            return None
        return SEGMENTS[s.phase](s)

    def refusals(self, s: State, ask: Choose) -> Iterable[Refusal]:
        return refusals(s, ask)

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        if seats not in self.players:
            raise ValueError(f"Paladins takes 1 to 4 seats, not {seats}")
        for name, value in options.items():
            if name != "solo" or value not in LEVELS:
                raise ValueError(f"Paladins has no setting {name} = {value!r}")
        if "solo" in options and seats != 1:
            raise ValueError("a solo opponent needs exactly 1 seat")

    # -- results ------------------------------------------------------------------------------

    def scores(self, s: State) -> list[list[Line]]:
        return [scoring.score(s, p) for p in s.players]

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def pieces(self, s: State) -> dict[str, int]:
        """P1.2, P1.6: cards, wherever they are; workers and goods come without end."""
        rows = [card for card in (*s.row, *s.foes) if card]
        row, foes = [x in content.TOWNSFOLK for x in rows], [x in content.OUTSIDERS for x in rows]
        out = {
            "townsfolk": s.townsfolk.size + sum(row) + len(s.gone_townsfolk),
            "outsiders": s.outsiders.size + sum(foes) + len(s.gone_outsiders),
            "walls": s.walls.size,
            "suspicion cards": s.suspicion.size + len(s.gone_suspicion),
            "taverns": s.taverns.size + len(s.inns) + len(s.gone_taverns),
            "king's orders": s.orders.size + len(s.shown_orders),
            "king's favours": s.favours.size + len(s.shown_favours),
            "schemes": s.schemes.size + len(s.seen_schemes) - self._joined(s),
        }
        for p in s.players:
            out["townsfolk"] += len(p.crew)
            out["outsiders"] += len(p.attacked) + len(p.converted)
            out["walls"] += len(p.walls)
            out["suspicion cards"] += len(p.suspicion)
            out[f"paladins {p.seat}"] = (
                p.paladins.size
                + len(p.hand.cards)
                + len(p.chosen.cards)
                + len(p.used)
                + (p.paladin != "")
            )
        return out

    def _joined(self, s: State) -> int:
        """P11.7: schemes that lay on King's Favours."""
        return len(s.shown_favours) if s.players[-1].bot else 0

    def records(self) -> dict[str, list[str]]:
        return content.records()

    def sensible(self, view: View, ask: Choose) -> Option:
        return policy.choose(view, ask)

    # -- words --------------------------------------------------------------------------------

    def names(self, view: View) -> list[Msg | None]:
        return phrases.names(view)

    def card(self, pool: str, name: str) -> Msg:
        return phrases.card(pool, name)

    def prompt(self, ask: Choose, view: View) -> Msg:
        return tell.prompt(ask, view)

    def option(self, ask: Choose, option: Option, view: View) -> Msg:
        return tell.option(ask, option, view)

    def story(self, event: Event) -> Msg | None:
        return story.story(event)

    def refusal(self, refusal: Refusal) -> Msg:
        return tell.refusal(refusal)

    def picture(self, view: View, seat: int) -> list[Block]:
        return picture.picture(view, seat)

    def reference(self, view: View) -> list[Block]:
        return picture.reference(view)


GAME = Paladins()
