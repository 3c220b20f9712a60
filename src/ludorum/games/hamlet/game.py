"""Hamlet, as the kernel and everyone above it sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludorum.games.contract import Block, Line, Setting, View
from ludorum.kernel import Choose, Derived, Event, Option, Plan, Refusal
from ludorum.words import Msg

from . import content, phrases, picture, policy, scoring, story, tell
from .refusals import refusals
from .setup import LANDMARKS, SWITCHES, lay_out, new_game
from .state import State, supply
from .turn import turn


class Hamlet:
    name = "hamlet"
    epoch = 1
    package = content.PACKAGE
    players: tuple[int, ...] = (1, 2)
    settings: tuple[Setting, ...] = (
        *[Setting(name, ("off", "on"), clause, alone=True) for name, clause in SWITCHES.items()],
        Setting("landmarks", tuple(LANDMARKS), "M17.10", alone=True),
        Setting("ties", ("ask", "dealer"), "M6.10", alone=True),
    )
    usual: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.derived = Derived(State)

    # -- rules --------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, Any]) -> State:
        self.check(seats, options)
        return new_game(seats, options)

    def agenda(self, s: State) -> Plan:
        if s.phase == "over":
            return None
        return lay_out(s) if s.phase == "lay-out" else turn(s)

    def refusals(self, s: State, ask: Choose) -> Iterable[Refusal]:
        return refusals(s, ask)

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """H12.4: three and four seats cannot be had; M17.11: any mix, but only against Botric."""
        if seats in (3, 4):
            raise ValueError(
                f"Hamlet takes 1 or 2 seats here, not {seats}: the church slots, start coins and "
                "market of three and four players are not known (H12.4)"
            )
        if seats not in self.players:
            raise ValueError(f"Hamlet takes 1 or 2 seats, not {seats}")
        known = {x.name: x.values for x in self.settings}
        for name, value in options.items():
            if value not in known.get(name, ()):
                raise ValueError(f"Hamlet has no setting {name} = {value!r}")
            if seats != 1 and value != known[name][0]:
                raise ValueError(f"{name} changes the game against Botric: it needs exactly 1 seat")

    # -- results ------------------------------------------------------------------------------

    def scores(self, s: State) -> list[list[Line]]:
        return [scoring.score(s, p) for p in s.players]

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def pieces(self, s: State) -> dict[str, int]:
        """B1: what is limited, wherever it lies; coins come without end."""
        stacks = [x for x in content.REFINED if not self._entered(s, x)]
        plans = sum([len(p.blueprints) for p in s.players])
        out = {
            "tiles": len(s.tiles) + len(s.row) + s.bag.size + plans
            + sum([len(content.STACK[x]) for x in stacks]),
            "sale tokens": len(s.market) + sum([d.size for d in s.sales])
            + sum([len(p.sales) for p in s.players]),
            **{
                name: supply(s, raw) + sum([c[raw] for c in s.cubes])
                for raw, name in enumerate(content.RAW)
            },
        }  # fmt: skip
        if s.botric is not None:
            out["discs"] = s.discs.size + len(s.botric.drawn)
        return out

    def _entered(self, s: State, good: str) -> bool:
        """B7.3: the stack of that good has gone into the bag."""
        return s.milestones[content.REFINED.index(good)] >= 0

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


GAME = Hamlet()
