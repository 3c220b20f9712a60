"""Hadrian's Wall, as the kernel and everyone above it sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludorum.games.contract import Block, Line, Setting, View
from ludorum.kernel import Choose, Derived, Event, Option, Plan, Refusal
from ludorum.words import Msg

from . import content, phrases, picture, policy, scoring, story, tell
from .attack import attack, defend, end_year
from .content import DIFFICULTIES
from .refusals import refusals
from .setup import new_game
from .state import State
from .year import act, choose_paths, income, new_year

SEGMENTS = {"year": new_year, "choose": choose_paths, "income": income}


class HadriansWall:
    name = "hadrians_wall"
    epoch = 1
    package = content.PACKAGE
    players: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    usual: tuple[str, ...] = ()
    settings: tuple[Setting, ...] = (Setting("difficulty", DIFFICULTIES, "H2.3"),)

    def __init__(self) -> None:
        self.derived = Derived(State)

    # -- rules --------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, Any]) -> State:
        self.check(seats, options)
        return new_game(seats, options)

    def agenda(self, s: State) -> Plan:
        """H36.1: everybody acts at once; three barriers only."""
        phase = s.phase
        if phase == "act":
            lanes = {p.seat: act(s, p) for p in s.players if not p.stopped}
            return lanes or attack(s)
        if phase == "defend":
            lanes = {p.seat: defend(s, p) for p in s.players if not p.settled}
            return lanes or end_year(s)
        return None if phase == "over" else SEGMENTS[phase](s)

    def refusals(self, s: State, ask: Choose) -> Iterable[Refusal]:
        return refusals(s, ask)

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        if seats not in self.players:
            raise ValueError(f"Hadrian's Wall takes 1 to 6 seats, not {seats}")
        known = {x.name: x.values for x in self.settings}
        for name, value in options.items():
            if value not in known.get(name, ()):
                raise ValueError(f"Hadrian's Wall has no setting {name} = {value!r}")

    # -- results ------------------------------------------------------------------------------

    def scores(self, s: State) -> list[list[Line]]:
        return [scoring.score(p) for p in s.players]

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def pieces(self, s: State) -> dict[str, int]:
        """H2: cards, wherever they are; the supply of items is unlimited."""
        out = {
            "fate cards": s.fate.size + len(s.discard) + len(s.attack),
            "neutral cards": s.neutral_deck.size + len(s.neutral) + len(s.neutral_used),
        }
        for p in s.players:
            held = len(p.pair.cards) + len(p.paths) + len(p.prospects)
            out[f"cards {p.seat}"] = p.deck.size + held
        return out

    def records(self) -> dict[str, list[str]]:
        return content.records()

    def sensible(self, view: View, ask: Choose) -> Option:
        return policy.choose(view, ask)

    # -- words --------------------------------------------------------------------------------

    def names(self, view: View) -> list[Msg | None]:
        return phrases.names(view)

    def card(self, pool: str, name: str) -> Msg:
        return phrases.face(pool, name)

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
        return []


GAME = HadriansWall()
