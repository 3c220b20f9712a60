"""The kit itself: faults planted in the teaching game are found, each by its check."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from ludorum.games import tithe
from ludorum.games.tithe import Player, State, Tithe
from ludorum.kernel import Choose, Event, Flow, Plan, Refusal, RuleFault
from ludorum.testing import Fault, checks
from ludorum.testing.checks import Check
from ludorum.testing.walk import mark, positions, shared, twin
from ludorum.testing.words import book
from ludorum.titles import BaseTitle, Setting
from ludorum.words import Msg


def found_by(check: Check, game: Any, match: str) -> None:
    with pytest.raises((Fault, RuleFault), match=match):
        check(game, 60)


@dataclass(slots=True)
class Leaky(State):
    best: int = 0  # a public number made from hidden cards


class LeakInAView(Tithe):
    state = Leaky

    def new_game(self, seats: int, options: Any) -> State:
        s = super().new_game(seats, options)
        return Leaky(None, s.players, s.harvest, s.tithes)

    def agenda(self, s: Any) -> Plan:
        s.best = max([tithe.worth(c) for p in s.players for c in p.hand.cards], default=0)
        return super().agenda(s)


class RivalWithoutAName(Tithe):
    def story(self, event: Event) -> Msg | None:
        line = super().story(event)
        return line and Msg(line.id, {**line.args, "rival": Msg("player-9")})


class LeakInOptions(Tithe):
    """The mere order of options says what another seat holds."""

    def agenda(self, s: State) -> Plan:
        plan = super().agenda(s)
        if isinstance(plan, dict):
            return {p.seat: self.told(s, p) for p in s.players if not p.done}
        return plan

    def told(self, s: State, p: Player) -> Flow:
        rich = tithe.worth(s.players[p.seat - 1].hand.cards[0]) > 6
        options = ("stop", "wait") if rich else ("wait", "stop")
        yield Choose(p.seat, "sell", "T3.1", options)
        p.done = True


class LeakInARefusal(Tithe):
    def refusals(self, s: State, ask: Choose) -> Iterator[Refusal]:
        yield Refusal("peek", "T3.1", "hint", {"cards": tuple(s.players[ask.seat - 1].hand.cards)})


class LeakInAnEvent(Tithe):
    def agenda(self, s: State) -> Plan:
        if s.dealt and s.players[0].hand.cards:
            s.tell("T2.2", "hint", card=s.players[0].hand.cards[0])
        return super().agenda(s)


class LeakAtTheDeal(Tithe):
    """Told before anybody is asked anything."""

    def agenda(self, s: State) -> Plan:
        return super().agenda(s) if s.dealt else self.loud(s)

    def loud(self, s: State) -> Flow:
        yield from tithe.deal(s)
        s.tell("T1.2", "hint", card=s.players[0].hand.cards[0])


class OneTooFew(Tithe):
    """A count of -1 is no sign for nobody."""

    def agenda(self, s: State) -> Plan:
        if s.spent:
            s.players[0].coins = min(s.players[0].coins, -1)
        return super().agenda(s)


class Nameless(Tithe):
    """A setting, its values and the bots it stands for have no words."""

    settings = (Setting("solo", ("fox", "owl"), "T1.1"),)


class DeadEnd(Tithe):
    """A seat that has nothing left to sell is asked with no option at all."""

    def agenda(self, s: State) -> Plan:
        plan = super().agenda(s)
        if isinstance(plan, dict):
            return {p.seat: self.stuck(p) for p in s.players if not p.done}
        return plan

    def stuck(self, p: Player) -> Flow:
        yield Choose(p.seat, "sell", "T3.1", ("go", "on"))
        yield Choose(p.seat, "sell", "T3.1", ())


class NeverEnds(Tithe):
    def agenda(self, s: State) -> Plan:
        for p in s.players:
            p.done = False
        return super().agenda(s)


class LostPiece(Tithe):
    """A spent bid is thrown away instead of being kept."""

    def agenda(self, s: State) -> Plan:
        if len(s.spent) > 3:
            s.spent.pop()
        return super().agenda(s)


class LaneChangesFirst(Tithe):
    def agenda(self, s: State) -> Plan:
        plan = super().agenda(s)
        if isinstance(plan, dict):
            return {p.seat: self.hasty(s, p) for p in s.players if not p.done}
        return plan

    def hasty(self, s: State, p: Player) -> Flow:
        p.coins += 1
        yield from tithe.sale(s, p)


class LaneTakesAway(Tithe):
    """Selling takes a neighbour's card that the neighbour could sell."""

    def agenda(self, s: State) -> Plan:
        plan = super().agenda(s)
        if isinstance(plan, dict):
            return {p.seat: self.rob(s, p) for p in s.players if not p.done}
        return plan

    def rob(self, s: State, p: Player) -> Flow:
        yield from tithe.sale(s, p)
        other = s.players[p.seat - 1]
        if other.hand.cards:
            s.spent.append(other.hand.cards.pop())


class WrongClause(Tithe):
    def agenda(self, s: State) -> Plan:
        if s.dealt and not s.tithes.layers and s.winner < 0:
            return self.lawless(s) if not all(p.done for p in s.players) else None
        return super().agenda(s)

    def lawless(self, s: State) -> Flow:
        yield Choose(0, "sell", "T9.9", ("stop", "wait"))
        for p in s.players:
            p.done = True


class AsksNobody(Tithe):
    """A seat that is not at the table."""

    def agenda(self, s: State) -> Plan:
        return self.lost() if s.dealt else super().agenda(s)

    def lost(self) -> Flow:
        yield Choose(7, "sell", "T3.1", ("stop", "wait"))


class FalseRefusal(Tithe):
    def refusals(self, s: State, ask: Choose) -> Iterator[Refusal]:
        yield Refusal(ask.options[0], "T3.1", "sold-enough", {"n": 2})


class IllegalPolicy(Tithe):
    def sensible(self, view: Any, ask: Choose) -> Any:
        return "cheat"


class StateOutsideTheState(Tithe):
    """Rules that remember things in the game object do not survive a fork."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def agenda(self, s: State) -> Plan:
        self.calls += 1
        if self.calls % 7 == 0:
            s.players[0].coins += 1
        return super().agenda(s)


class TwoCardsOneFace(Tithe):
    """Grain of every value reads alike."""

    def card(self, pool: str, name: str) -> Msg:
        return tithe.grain("G01a") if pool == "harvest" else tithe.tithe(name)


class NoRecord(Tithe):
    pools = {"harvest": Tithe.pools["harvest"]}  # noqa: RUF012  (as games write it)


FAULTS: list[tuple[Callable[[], Any], Check, str]] = [
    (LeakInAView, checks.views_do_not_interfere, "sees what it cannot know"),
    (LeakInOptions, checks.views_do_not_interfere, "sees what it cannot know"),
    (LeakInARefusal, checks.views_do_not_interfere, "refusal tells"),
    (LeakInAnEvent, checks.events_keep_secrets, "tells seat"),
    (LeakAtTheDeal, checks.events_keep_secrets, "hint tells seat 1"),
    (OneTooFew, checks.pieces_are_conserved, r"below zero: \['.players\[0\].coins is -1'\]"),
    (RivalWithoutAName, checks.the_words_are_there, "player-9: a player that is no seat"),
    (Nameless, checks.the_words_are_there, "uk: bot-fox, bot-owl, setting-solo, setting-solo.fox"),
    (DeadEnd, checks.games_end, "no option"),
    (DeadEnd, checks.every_option_applies, "no option"),
    (NeverEnds, checks.games_end, "does not end"),
    (LostPiece, checks.pieces_are_conserved, "pieces changed"),
    (LaneChangesFirst, checks.rules_keep_their_contract, "before its first ask"),
    (LaneTakesAway, checks.lanes_leave_others_alone, "lost"),
    (WrongClause, checks.rules_keep_their_contract, "no clause"),
    (AsksNobody, checks.rules_keep_their_contract, "asks seat 7 of 2 seats"),
    (FalseRefusal, checks.refusals_are_true, "is offered"),
    (IllegalPolicy, checks.the_sensible_player_plays, "cheat"),
    (TwoCardsOneFace, checks.a_face_tells_a_card, "G01a and G02a of harvest differ"),
    (NoRecord, checks.a_face_tells_a_card, "no record in the pool tithe"),
    (StateOutsideTheState, checks.a_fork_is_the_same_and_apart, r"players\[0\].coins is \d+, and"),
]


@pytest.mark.parametrize(("game", "check", "match"), FAULTS)
def test_a_planted_fault_is_found(game: Callable[[], Any], check: Check, match: str) -> None:
    found_by(check, game(), match)


def test_what_fails_in_another_process_is_told_in_full() -> None:
    """A title that only this process has: the other one says so, and the kit what it said."""

    class Elsewhere(Tithe):
        name = "elsewhere"

    with pytest.raises(Fault, match=r"(?s)Traceback.*no game 'elsewhere'; there are: architects"):
        checks.the_same_in_any_process(Elsewhere(), 1)


def test_a_kept_position_is_the_table_that_was_walked() -> None:
    """Also what it would save: several checkpoints back, with the whole log."""
    back = set()
    for x in positions(tithe.GAME, 60, 1, checkpoints=3):
        kept = twin(x.table)
        assert (mark(kept), kept.log) == (mark(x.table), x.table.log)
        assert kept.save() == x.table.save()
        assert [kept.undoable(seat) for seat in x.seats()] == [
            x.table.undoable(seat) for seat in x.seats()
        ]
        back.add(len(kept.points))
    assert max(back) > 2


def test_checks_get_the_same_positions_and_chances() -> None:
    def seen(every: int) -> list[tuple[Any, float]]:
        return [(x.mark, x.rng.random()) for x in shared(tithe.GAME, 40, every)]

    assert len(seen(1)) == 40 and seen(1) == seen(1)
    assert seen(4) == seen(1)[::4]


def test_a_book_does_not_remember_what_another_one_missed() -> None:
    first = book(tithe.GAME, "en")
    assert first.say("no-such-message") and first.missing == {"no-such-message"}
    again = book(tithe.GAME, "en")
    assert not again.missing
    assert again.say("no-such-message") and again.missing == {"no-such-message"}


class Silent(Tithe):
    """A segment that gives no flow would end the game without a word."""

    segments = {"bids": lambda s: None}  # type: ignore[dict-item,return-value]  # noqa: RUF012


def test_a_segment_that_gives_no_flow_is_named() -> None:
    s: Any = SimpleNamespace(phase="bids")
    with pytest.raises(RuleFault, match="the segment 'bids' of tithe returned None"):
        BaseTitle.agenda(Silent(), s)
