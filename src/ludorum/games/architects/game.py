"""Architects of the West Kingdom, as the kernel and everyone above it sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludorum.games.contract import Block, Line, Setting, View
from ludorum.kernel import Choose, Derived, Event, Option, Plan, Refusal
from ludorum.words import Msg

from . import content, phrases, picture, policy, scoring, story, tell
from .refusals import refusals
from .setup import BOTS, deal, draft, extras, lay_out, new_game, solo_keep
from .state import State
from .turn import final, turn

SEGMENTS = {
    "lay-out": lay_out,
    "deal": deal,
    "draft": draft,
    "solo-keep": solo_keep,
    "extras": extras,
    "turns": turn,
    "final": final,
}


class Architects:
    name = "architects"
    epoch = 1
    package = content.PACKAGE
    players: tuple[int, ...] = (1, 2, 3, 4, 5)
    usual: tuple[str, ...] = ()
    settings: tuple[Setting, ...] = (
        Setting("solo", BOTS, "A22.1", alone=True),
        Setting("boards", ("standard", "random", "chosen"), "A21.1"),
        Setting("starting-apprentice", ("off", "on"), "A23.1"),
        Setting("guildhall-discard", ("off", "on"), "A23.2"),
        Setting("promos", ("off", "on"), "A23.3"),
    )

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
            raise ValueError(f"Architects takes 1 to 5 seats, not {seats}")
        known = {x.name: x.values for x in self.settings}
        for name, value in options.items():
            if value not in known.get(name, ()):
                raise ValueError(f"Architects has no setting {name} = {value!r}")
        if "solo" in options and seats != 1:
            raise ValueError("a solo opponent needs exactly 1 seat")

    # -- results ------------------------------------------------------------------------------

    def scores(self, s: State) -> list[list[Line]]:
        return [scoring.score(s, p) for p in s.players]

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def pieces(self, s: State) -> dict[str, int]:
        """A1.2, A1.4, A1.7: workers and cards, wherever they are."""
        out = {
            "apprentices": s.apprentices.size
            + sum([len(row) for row in s.rows])
            + sum([len(p.crew) for p in s.players]),
            "buildings": s.buildings.size
            + sum([len(p.hand.cards) + len(p.packet.cards) + len(p.built) for p in s.players]),
            "market cards": s.market_deck.size + len(s.large) + (s.small != ""),
            "schemes": s.schemes.size + s.aside + len(s.seen_schemes),
        }
        for p in s.players:
            abroad = sum([q.captives[p.seat] for q in s.players])
            standing = sum([row[p.seat] for row in s.at])
            out[f"workers {p.seat}"] = (
                p.workers + p.prison + p.hall + abroad + standing + s.market.count(p.seat)
            )
        return out

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
        return picture.schemes() if view["players"][-1]["bot"] else []


GAME = Architects()
