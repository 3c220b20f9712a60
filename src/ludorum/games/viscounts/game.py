"""Viscounts of the West Kingdom, as the kernel and everyone above it sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludorum.games.contract import Block, Line, Setting, View
from ludorum.kernel import Choose, Derived, Event, Flow, Option, Plan, Refusal
from ludorum.words import Msg

from . import content, phrases, picture, policy, scoring, story, tell
from .refusals import refusals
from .setup import LEVELS, lay_out, new_game, start
from .solo import bot_turn, open_rest, unopened
from .state import Player, State, in_castle
from .turn import act, end_turn, move, next_player, play_card


def cards(s: State) -> Flow:
    """V5.1: a turn begins; the bot's is one segment (V13.14)."""
    p = s.players[s.active]
    return bots(s, p) if p.bot else play_card(s)


def bots(s: State, b: Player) -> Flow:
    yield from bot_turn(s, b)
    next_player(s)


SEGMENTS = {
    "lay-out": lay_out,
    "start": start,
    "cards": cards,
    "move": move,
    "act": act,
    "end": end_turn,
    "count": open_rest,
}


class Viscounts:
    name = "viscounts"
    epoch = 1
    package = content.PACKAGE
    players: tuple[int, ...] = (1, 2, 3, 4)
    usual: tuple[str, ...] = ("pay",)
    settings: tuple[Setting, ...] = (
        Setting("solo", tuple(content.BOTS), "V13.2", alone=True),
        Setting("schemes", LEVELS, "V13.22", alone=True),
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
            raise ValueError(f"Viscounts takes 1 to 4 seats, not {seats}")
        known = {x.name: x.values for x in self.settings}
        for name, value in options.items():
            if value not in known.get(name, ()):
                raise ValueError(f"Viscounts has no setting {name} = {value!r}")
        if options and seats != 1:
            raise ValueError("a solo opponent needs exactly 1 seat")

    # -- results ------------------------------------------------------------------------------

    def scores(self, s: State) -> list[list[Line]]:
        return [scoring.score(s, p) for p in s.players]

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def pieces(self, s: State) -> dict[str, int]:
        """V1.2: cards, workers and buildings, wherever they are; goods come without end."""
        folk = [x for x in s.gone if x in content.TOWNSFOLK]
        out = {
            "townsfolk": s.townsfolk.size + sum([x != "" for x in s.folk]) + len(folk),
            "manuscripts": s.manuscripts.size + sum([x != "" for x in s.books]),
            "schemes": s.future.size,
        }
        if s.phase == "lay-out":
            out["manuscripts"] += sum([x.grey for x in content.MANUSCRIPTS.values()])
        for p in s.players:
            out["townsfolk"] += sum([x in content.TOWNSFOLK for x in p.cards])
            out["manuscripts"] += len(p.manuscripts)
            on_board = sum([x != "" for x in p.board])
            lying = p.draw.size + len(p.hand.cards) + len(p.discard) + on_board
            if p.bot:
                out["schemes"] += lying - unopened(p)
            else:
                out[f"cards out of place {p.seat}"] = len(p.cards) - lying
            out[f"workers {p.seat}"] = p.workers + in_castle(s, p)
            standing = [x for x in s.sites if x >= 0 and x // 3 == p.seat]
            out[f"buildings {p.seat}"] = len(standing) + p.built.count(0)
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
        return picture.reference(view)


GAME = Viscounts()
