"""A table: rules, a checkpoint, and the answers since. The one object every front end talks to.

What must hold: same start and same log give the same position in any process; a refused answer
changes nothing; a checkpoint is never mutated; the kernel never decides for a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import deepcopy
from typing import Any, Generic, TypeVar

from .asks import DEALER, MAIN, Choose, Deal, Draw, Fence, Flow, Option, Roll, Together, forced
from .dealers import Dealer, DuplicateDealer, Entry, History, ManualDealer, link, turned_by
from .derive import tuples
from .events import DEALT, ONLY, Event
from .game import Game, IllegalAnswer, RuleFault, content_of, differs
from .parts import PUBLIC

S = TypeVar("S")
CHANCE = (Draw, Deal, Roll)
YIELDED = "a Choose, Together, Draw, Deal, Roll or FENCE"


class Run:
    """A segment in progress."""

    __slots__ = ("ask", "flow", "lane", "lit", "moved", "parts")

    def __init__(self, lane: int, flow: Flow) -> None:
        self.lane = lane
        self.flow = flow
        self.ask: Any = None
        self.parts: dict[int, Option] = {}  # answers so far to a Together
        self.moved = False  # has taken an answer: mid-way
        self.lit = False  # has been started


class Table(Generic[S]):
    """A game being played: the position, the answers so far, the open asks.

    Nothing but answers moves it: `answer` by seats, and by DEALER where the dealer given here
    answers nothing itself. As soon as it is made, everything up to the first open ask has been
    played.

    It owns `state` and changes it in place: whoever keeps a position keeps a `fork`, or a clone.
    One thread at a time; a fork shares nothing that changes and may go elsewhere.

    `over` says that nothing more is asked; then `pending` is empty and `anyone` raises.
    """

    def __init__(
        self,
        game: Game[S],
        state: S,
        dealer: Dealer,
        *,
        checkpoints: int = 1,
        strict: bool = False,
        start: bool = True,
    ) -> None:
        """`checkpoints`: how many recent ones to hold besides the first; 0: forward only, no undo.

        `strict` checks the contract of the rules at every step, for tests.
        """
        self.game = game
        self.state = state
        self.dealer = dealer
        self.keep = checkpoints
        self.strict = strict
        self.over = False
        self.past = History()
        if isinstance(dealer, DuplicateDealer):
            self.past.count_from({})
        self.event_sink: list[Event] | None = None
        self.fences: dict[int, int] = {}  # lane -> log length; older answers stay
        self.points: list[tuple[int, S]] = []  # checkpoints: log length, state (never mutated)
        self.runs: dict[int, Run] = {}
        self.given: dict[int, int] = {}  # seat -> answers given in the whole game
        self._probing = False  # a dry run: stop at a fence
        self._anchored = (0, b"")  # hash chain of the log up to a checkpoint, for `save`
        if start:
            self._plan()

    @property
    def log(self) -> list[Entry]:
        """Every answer of seats and dealer since this table began or was restored."""
        return self.past.entries

    # -- asking ----------------------------------------------------------------------------

    def pending(self) -> dict[int, Any]:
        """Every open ask by seat; DEALER for a chance ask that waits for a human.

        Empty only when the game is over. The asks are the table's own: read, never change them.
        """
        out: dict[int, Any] = {}
        for run in list(self.runs.values()):
            if not run.lit:
                self._light(run)
            ask = run.ask
            kind = type(ask)
            if kind is Choose:
                out[ask.seat] = ask
            elif kind is Together:
                for seat, one in ask.asks.items():
                    if seat not in run.parts:
                        out[seat] = one
            elif kind is not Fence:
                out[DEALER] = ask
        return out

    def anyone(self, first: int = MAIN) -> tuple[int, Any]:
        """One open ask, the same on every call; the fast way for bots and simulations.

        If all act at once, that of the seat `first`, while it is asked.
        """
        runs = self.runs
        for run in (runs[first],) if first in runs else runs.values():
            if not run.lit:
                self._light(run)
            ask = run.ask
            kind = type(ask)
            if kind is Choose:
                return ask.seat, ask
            if kind is Together:
                for seat, one in ask.asks.items():
                    if seat not in run.parts:
                        return seat, one
            return DEALER, ask
        raise IllegalAnswer("not-asked", "the game is over")

    def view(self, seat: int) -> dict[str, Any]:
        """All a seat may know: the covered state, its own ask, and who is waited for.

        JSON data, made anew on every call: the caller's. `ask` is None where nothing is asked of
        this seat; `waiting` are the seats (or DEALER) of open asks. WATCHER sees what everybody may
        see.
        """
        asks = self.pending()
        mine = asks.get(seat)
        return {
            "state": self.game.derived.view(self.state, seat),
            "ask": None
            if mine is None
            else {
                "kind": mine.kind,
                "clause": mine.clause,
                "about": dict(mine.about),
                "options": list(mine.options),
            },
            "waiting": sorted(asks),
            "over": self.over,
        }

    def observe(self, seat: int) -> S:
        """The position as a seat knows it (see `Derived.observe`).

        The caller's own, of the class of the state: rules may be asked about it, it never moves on.
        """
        return self.game.derived.observe(self.state, seat)

    def token(self, seat: int) -> int:
        """Names the decision a seat stands before: a late click on an older one can be refused.

        It is the number of answers the seat has given, so nothing others do can change it, and it
        is the same in every process that holds this table. A fork counts from its checkpoint.
        """
        return self.given.get(seat, 0)

    def listen(self, event_sink: list[Event] | None) -> None:
        """Collect events from now on (None: stop). Replays and forks are silent."""
        self.event_sink = event_sink
        self.state._event_sink = event_sink  # type: ignore[attr-defined]

    def _report(self, ask: Any, value: Any) -> None:
        assert self.event_sink is not None
        pool = "" if type(ask) is Roll else ask.deck.pool
        self.event_sink.append(Event(ask.clause, DEALT, ask.sees, {"pool": pool, "cards": value}))

    # -- answering -------------------------------------------------------------------------

    def answer(self, seat: int, option: Option, token: int | None = None) -> None:
        """A seat (or DEALER) answers its open ask. IllegalAnswer changes nothing.

        Everything up to the next open ask is played at once: chance, the rules, other segments.

        option    one of the options of the seat's ask, by value; for DEALER a card, a tuple of
                  cards or a face, as the chance ask has it
        token     what `token` said when the decision was shown: a click meant for an older one is
                  "stale"

        Raises IllegalAnswer ("stale", "not-asked", "not-offered", "impossible"), RuleFault if the
        rules crash. After either the table stands where it stood (with `checkpoints=0` a RuleFault
        ends it).
        """
        if token is not None and token != self.token(seat):
            raise IllegalAnswer("stale", "that decision has passed")
        for run in self.runs.values():
            if not run.lit:
                self._light(run)
            one = self._asked(run, seat)
            if one is not None:
                if seat != DEALER and option not in one.options:
                    raise IllegalAnswer("not-offered", f"{option!r} of {one.kind}")
                return self._take(run, (run.lane, seat, option))
        raise IllegalAnswer("not-asked", f"nothing is asked of seat {seat}")

    def _asked(self, run: Run, who: int) -> Any:
        """The ask of this run that `who` may answer, or None."""
        ask = run.ask
        kind = type(ask)
        if kind is Choose:
            return ask if ask.seat == who else None
        if kind is Together:
            return None if who in run.parts else ask.asks.get(who)
        return ask if who == DEALER and kind is not Fence else None

    def settle(self) -> int:
        """Answer, and log, what is no decision: asks with one option that need no confirmation.

        A service for front ends. The kernel itself never answers for a seat.
        """
        count = 0
        while True:
            for seat, ask in self.pending().items():
                only = self.only(seat)
                if only is not None:
                    if self.event_sink is not None:
                        self.event_sink.append(only)
                    self.answer(seat, ask.options[0])
                    count += 1
                    break
            else:
                return count

    def only(self, seat: int) -> Event | None:
        """What `settle` tells of a seat's ask, if it is no decision."""
        ask = self.pending().get(seat)
        return Event(ask.clause, ONLY, PUBLIC, {"player": seat}) if forced(ask) else None

    def feed(self, entries: Iterable[Entry]) -> None:
        """Answer from a log: replay. The dealer must be manual.

        Raises IllegalAnswer at the first entry that does not fit; those before it have been taken.
        """
        for entry in entries:
            lane, who, value = entry
            run = self.runs.get(lane)
            if run is None:
                raise IllegalAnswer("not-asked", f"no lane {lane} is open")
            if not run.lit:
                self._light(run)
            one = self._asked(run, who)
            if one is None:
                raise IllegalAnswer("not-asked", f"nothing is asked of {who} in lane {lane}")
            if who != DEALER and value not in one.options:
                raise IllegalAnswer("not-offered", f"{value!r} of {one.kind}")
            self._take(run, entry)

    def _take(self, run: Run, entry: Entry) -> None:
        """Log an answer that fits, and let the segment go on with it."""
        _, who, value = entry
        ask, log = run.ask, self.past.entries
        size = len(log)
        got: Any = value
        if who == DEALER:
            draws = self.past.draws
            turned = [] if draws is None else turned_by(ask)
            try:
                got = ask.accept(value)
            except (ValueError, TypeError) as e:
                raise IllegalAnswer("impossible", str(e)) from e
            if draws is not None:
                draws.append((size, turned))
            log.append(entry)
            if self.event_sink is not None:
                self._report(ask, got)
        elif type(ask) is Together:
            log.append(entry)
            self._count(who, 1)
            run.parts[who] = value
            if len(run.parts) < len(ask.asks):
                return
            got = {seat: run.parts[seat] for seat in ask.asks}  # by seat, not by arrival
            run.parts = {}
            self.fences[run.lane] = len(log)  # opened: the last one in must not look and change
        else:
            log.append(entry)
            self._count(who, 1)
        run.moved = True
        events_before = None if self.event_sink is None else len(self.event_sink)
        try:
            self._advance(run, got)
        except IllegalAnswer:
            raise
        except Exception as e:
            if self.keep:
                self._rewind(log[:size])
                if self.event_sink is not None:
                    del self.event_sink[events_before:]
            raise RuleFault(f"rules failed on {value!r}: {e}") from e

    def _count(self, who: int, n: int) -> None:
        if who != DEALER:
            self.given[who] = self.given.get(who, 0) + n

    def _advance(self, run: Run, value: Any) -> None:
        """Run a segment to its next open ask; at its end, plan on."""
        send = run.flow.send
        lane, past = run.lane, self.past
        try:
            while True:
                ask = send(value)
                kind = type(ask)
                if kind is Choose:
                    if not ask.options or (lane != MAIN and ask.seat != lane):
                        raise RuleFault(f"no option, or not this lane's seat: {ask!r}")
                    if self.strict:
                        check_ask(ask)
                    run.ask = ask
                    return
                if kind is Together:
                    if lane != MAIN:
                        raise RuleFault("Together inside a lane")
                    if self.strict:
                        for one in ask.asks.values():
                            check_ask(one)
                    run.ask = ask
                    return
                if kind is Fence:
                    if self._probing:
                        run.ask = ask
                        return
                    self.fences[lane] = len(past.entries)
                    value = None
                    continue
                if not isinstance(ask, CHANCE):
                    raise RuleFault(f"a rule yields {ask!r}; it may yield {YIELDED}")
                value = self.dealer.deal(ask, lane, past)
                if value is None:
                    run.ask = ask
                    return
                if past.draws is not None:
                    past.draws.append((len(past.entries), turned_by(ask)))
                past.entries.append((lane, DEALER, value))
                value = ask.accept(value)
                if self.event_sink is not None:
                    self._report(ask, value)
        except StopIteration:
            pass
        del self.runs[lane]
        self._plan()

    def _light(self, run: Run) -> None:
        """Start a lane: it must ask its seat before it changes anything."""
        before = self.game.derived.digest(self.state) if self.strict else ""
        run.lit = True
        ask = next(run.flow, None)
        if type(ask) is not Choose or not ask.options or ask.seat != run.lane:
            raise RuleFault(f"lane {run.lane} must begin with a Choose of its seat")
        run.ask = ask
        if self.strict:
            check_ask(ask)
            if before != self.game.derived.digest(self.state):
                raise RuleFault(f"lane {run.lane} changed the state before its first ask")

    def _plan(self) -> None:
        """A segment has ended: ask the game what runs now; checkpoint if nothing is mid-way."""
        plan = self.game.agenda(self.state)
        midway = {k: r for k, r in self.runs.items() if r.moved}
        if type(plan) is dict:
            self.runs = {}
            for lane, flow in plan.items():
                self.runs[lane] = midway.pop(lane) if lane in midway else Run(lane, flow)
            if midway:
                raise RuleFault(f"lanes {list(midway)} vanished mid-way")
            if self.keep and not any([r.moved for r in self.runs.values()]):
                self._checkpoint()
            return
        if midway:
            raise RuleFault(f"lanes {list(midway)} vanished mid-way")
        if self.keep:
            self._checkpoint()
        self.runs = {}
        if plan is None:
            self.over = True
            return
        run = Run(MAIN, plan)  # type: ignore[arg-type]
        run.lit = True
        self.runs[MAIN] = run
        self._advance(run, None)

    # -- copies, undo, time travel -----------------------------------------------------------

    def _checkpoint(self) -> None:
        self.points.append((len(self.past.entries), self.game.derived.clone(self.state)))
        points = self.points
        while len(points) > self.keep + 1:
            # The first one stays: any answer can be found again. While lanes are open the one
            # before them stays too, beside the others: only that one can be saved.
            door = self._inside(points[2][0]) and not self._inside(points[1][0])
            if door and len(points) == self.keep + 2:
                return
            del points[1 + door]

    def _inside(self, at: int) -> bool:
        """Lanes had taken answers there. Draws and tokens of a lane depend on all that it took
        since the lanes opened, so what is restored must hold it."""
        return at > 0 and self.past.entries[at - 1][0] != MAIN

    def _point(self) -> tuple[int, S]:
        if not self.points:
            raise RuleFault(
                "a forward-only table holds no checkpoint: a table that is to be copied, forked or "
                "saved is made with checkpoints=1"
            )
        return self.points[-1]

    def fork(self, dealer: Dealer, *, checkpoints: int = 1) -> Table[S]:
        """An independent table in the same position. Checkpoints are shared, never mutated.

        Its dealer is the one given, its log begins at the checkpoint it starts from; nobody listens
        to it. What is done to either is not seen by the other.
        """
        at, base = self._point()
        t = self._resume(base, self.past.entries[at:], dealer, checkpoints)
        t.past.offset = self.past.offset + at
        return t

    def __copy__(self) -> Table[S]:
        raise TypeError(
            "a shallow copy of a table would play on with the original: "
            "take table.fork(dealer), or copy.deepcopy(table)"
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> Table[S]:
        """An independent table that can do all this one can: undo, save, go on with the same luck.

        Unlike a fork it has the whole log, every checkpoint and a dealer like this one's. Nobody
        listens to it. RuleFault for a forward-only table.
        """
        out = Table(self.game, self._point()[1], deepcopy(self.dealer, memo), start=False)
        memo[id(self)] = out
        out._become(self._copied())
        return out

    def __reduce__(self) -> Any:
        """A pickle holds hidden cards, and the dealer: what comes next. The game is its own to
        pickle: a title is only named."""
        dump = self.game.derived.dump
        self._point()
        parts = self._copied()
        parts["points"] = [(at, dump(base)) for at, base in self.points]
        return unpickled, (self.game, self.dealer, parts)

    def _copied(self) -> dict[str, Any]:
        """All that makes this table, but for the position, which follows from it."""
        past = self.past
        return {
            "points": self.points[:],
            "entries": past.entries[:],
            "offset": past.offset,
            "anchor": past.anchor,
            "before": dict(past.before),
            "draws": None if past.draws is None else past.draws[:],
            "given": dict(self.given),
            "fences": dict(self.fences),
            "anchored": self._anchored,
            "keep": self.keep,
            "strict": self.strict,
        }

    def _become(self, of: dict[str, Any]) -> None:
        """The table that `_copied` was taken of."""
        past = self.past = History(of["offset"], of["anchor"])
        past.entries, past.before, past.draws = of["entries"], of["before"], of["draws"]
        self.points, self.given, self.fences = of["points"], of["given"], of["fences"]
        self._anchored, self.keep, self.strict = of["anchored"], of["keep"], of["strict"]
        self._rewind(past.entries)

    def recast(
        self, change: Callable[[S], None], tail: Callable[[int], list[Entry]], dealer: Dealer
    ) -> Table[S]:
        """A fork whose last checkpoint was changed and that has taken other answers since it:
        `tail` gives them from that index of the log on. IllegalAnswer, if they do not fit."""
        at, base = self._point()
        state = self.game.derived.clone(base)
        change(state)
        return self._resume(state, tail(at), dealer, 1)

    def _resume(self, base: S, tail: list[Entry], dealer: Dealer, checkpoints: int) -> Table[S]:
        """A table at `base` that has taken the answers of `tail`."""
        game = self.game
        first = ManualDealer() if tail else dealer
        t = Table(game, game.derived.clone(base), first, checkpoints=0, start=False)
        t.points = [(0, base)]
        if isinstance(dealer, DuplicateDealer):
            t.past.count_from(self.past.counts(self._point()[0]))
        t._plan()
        if tail:
            t.feed(tail)
            t.dealer = dealer
            t._deal_open()
        t.keep = checkpoints
        return t

    def _deal_open(self) -> None:
        """Let the dealer answer chance asks that a manual dealer has left open."""
        for run in list(self.runs.values()):
            if run.lit and isinstance(run.ask, CHANCE):
                value = self.dealer.deal(run.ask, run.lane, self.past)
                if value is not None:
                    self._take(run, (run.lane, DEALER, value))

    def _rewind(self, log: list[Entry]) -> None:
        """Become the table with this log, from the newest checkpoint that still fits."""
        same = 0
        for a, b in zip(self.past.entries, log, strict=False):
            if a != b:
                break
            same += 1
        while self.points and self.points[-1][0] > same:
            self.points.pop()
        if not self.points:
            raise IllegalAnswer("undo-nothing", "no checkpoint is held that far back")
        at, base = self.points.pop()
        if self._anchored[0] > at:
            self._anchored = (0, b"")
        self.state = self.game.derived.clone(base)
        for _, who, _ in self.past.entries[at:]:
            self._count(who, -1)
        self.past.entries = log[:at]
        self.past.cut(at)
        self.fences = {k: v for k, v in self.fences.items() if v <= at}
        self.runs, self.over = {}, False
        dealer, self.dealer = self.dealer, ManualDealer()
        event_sink, self.event_sink = self.event_sink, None
        try:
            self._plan()
            self.feed(log[at:])
        finally:
            self.dealer = dealer
            if event_sink is not None:
                self.listen(event_sink)

    def undoable(self, seat: int) -> tuple[int, str]:
        """Index of the answer that `seat` may take back, or -1 and the code of the reason."""
        run = self.runs.get(MAIN)
        log = self.past.entries
        secret = len(log) - len(run.parts) if run is not None else len(log)
        for i in range(len(log) - 1, -1, -1):
            lane, who, _ = log[i]
            if who == seat:
                return (i, "") if i >= self.fences.get(lane, 0) else (-1, "undo-known")
            if lane == seat or (lane == MAIN and i < secret):
                return -1, "undo-chance" if who == DEALER else "undo-others"
        return -1, "undo-nothing"

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; later answers in other lanes stay, if they fit.

        Raises IllegalAnswer with an "undo-…" code, and changes nothing, where it cannot be: see
        `undoable`; "undo-needed" comes to light only here. Chance after it is asked anew.
        """
        i, code = self.undoable(seat)
        if i < 0:
            raise IllegalAnswer(code)
        log, points, fences = self.past.entries, self.points[:], self.fences
        given, draws = dict(self.given), self.past.draws
        try:
            self._rewind(log[:i] + log[i + 1 :])
        except IllegalAnswer as e:
            self.past.entries, self.points, self.fences = log, points, fences
            self.past.draws = draws
            self.given = given
            self._rewind(log)
            code = e.code if e.code == "undo-nothing" else "undo-needed"
            raise IllegalAnswer(code, e.detail) from e

    # -- storage -----------------------------------------------------------------------------

    def save_point(self) -> tuple[int, S]:
        """The checkpoint `save` takes: how many answers of the log it holds, and its state."""
        if len(self.points) < 2:
            return self._point()
        return self.points[0 if self._inside(self.points[1][0]) else 1]

    def save(self) -> dict[str, Any]:
        """Everything needed to go on, as JSON data: the oldest recent checkpoint and its tail.

        Holds hidden cards: for a store, for nobody at the table. Takes no part of the log before
        it.
        """
        at, base = self.save_point()
        done, chain = self._anchored
        if done > at:
            done, chain = 0, b""
        chain = chain or self.past.anchor
        for entry in self.past.entries[done:at]:
            chain = link(chain, entry)
        self._anchored = (at, chain)
        given = dict(self.given)
        for _, who, _ in self.past.entries[at:]:
            if who != DEALER:
                given[who] -= 1
        out = {
            "kernel": 1,
            "game": self.game.name,
            "epoch": self.game.epoch,
            "content": content_of(self.game),
            "at": self.past.offset + at,
            "anchor": chain.hex(),
            "given": sorted(given.items()),
            "base": self.game.derived.dump(base),
            "tail": [list(e) for e in self.past.entries[at:]],
        }
        if self.past.draws is not None:
            out["turned"] = self.past.counts(at)
        return out

    @classmethod
    def restore(
        cls, game: Game[S], data: dict[str, Any], dealer: Dealer, *, checkpoints: int = 1
    ) -> Table[S]:
        """The table `save` has left, to go on with; its log begins at that checkpoint.

        RuleFault if it was saved by other rules (`epoch`) or with other records (`content`).
        """
        if (data["game"], data["epoch"]) != (game.name, game.epoch):
            raise RuleFault(
                f"saved by {data['game']} epoch {data['epoch']}, "
                f"these rules are {game.name} epoch {game.epoch}"
            )
        if differs(game, data.get("content", "")):
            raise RuleFault(
                f"saved with other cards or boards (content {data['content']}) than these "
                f"({content_of(game)})"
            )
        base = game.derived.load(data["base"])
        t = Table(
            game, game.derived.clone(base), ManualDealer(), checkpoints=checkpoints, start=False
        )
        t.past = History(data["at"], bytes.fromhex(data["anchor"]))
        if isinstance(dealer, DuplicateDealer):
            t.past.count_from(data.get("turned", {}))
        t.given = dict(data["given"])
        t._plan()
        t.feed([(e[0], e[1], tuples(e[2])) for e in data["tail"]])
        t.dealer = dealer
        t._deal_open()
        return t


def unpickled(game: Game[Any], dealer: Dealer, parts: dict[str, Any]) -> Table[Any]:
    """A table from its pickle."""
    load = game.derived.load
    points = [(at, load(base)) for at, base in parts["points"]]
    out = Table(game, points[-1][1], dealer, start=False)
    out._become({**parts, "points": points})
    return out


def check_ask(ask: Choose) -> None:
    """What a strict table demands of every decision."""
    if not ask.clause:
        raise RuleFault(f"an ask without a clause: {ask!r}")
    for option in ask.options:
        check_option(option, ask)
    if len(set(ask.options)) != len(ask.options):
        raise RuleFault(f"the same option twice: {ask!r}")


def check_option(option: Option, ask: Choose) -> None:
    if type(option) is tuple:
        for part in option:
            check_option(part, ask)
    elif type(option) is not str and type(option) is not int:
        raise RuleFault(f"{option!r} is no option (str, int or a tuple of these): {ask!r}")
