"""What the solo opponent of a game looks at, found by watching the rules at work.

A rule is the opponent's if it is handed the opponent's board, or calls one that is. What such
rules read of the state, and which cards they look up, is all that can make it act otherwise. Then
every kind of the person's decisions is tried: does what the opponent reads come out different?
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import fields
from importlib import resources
from types import FrameType
from typing import Any

from ludorum.companion.focus import ME, Focus, FreeHand, Look, narrowed, word_of
from ludorum.kernel import (
    DEALER,
    FENCE,
    PUBLIC,
    Choose,
    Deal,
    Deck,
    Draw,
    Event,
    ManualDealer,
    Roll,
    Table,
    Together,
)
from ludorum.titles import TURN, Title, family

OWN = "own card"  # of a player, where nobody else has a board
GENERATOR = 0x20  # flag of a code object
EACH = 6  # answers tried of a kind of decision in a position
FILLS = 2  # ways on from each of them
FAR = 40  # answers after which a way is given up
OFTEN = 12  # so often an answer must have changed nothing
LONGEST = 1500  # answers of a game: with a free hand some go on and on


class Card(str):
    """A card's name that tells when its record is looked up."""

    deck: str
    watch: Watch

    def __new__(cls, name: str, deck: str, watch: Watch) -> Card:
        out = super().__new__(cls, name)
        out.deck, out.watch = deck, watch
        return out

    def __hash__(self) -> int:
        self.watch.note(self.deck if self.deck == OWN else f"card {self.deck}")
        return str.__hash__(self)

    __eq__ = str.__eq__


class Frame:
    """A rule at work. `side`: whose board it was handed."""

    __slots__ = ("met", "reads", "runs_on", "side")

    def __init__(self, side: str, runs_on: bool) -> None:
        self.side = side
        self.runs_on = runs_on  # a generator: goes on after an answer
        self.reads: set[str] = set()
        self.met = False  # has called a rule of the opponent


class Watch:
    """Plays games of a title and notes what the opponent's rules read."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self.found: set[str] = set()
        self.written: set[str] = set()
        self.drawn: dict[str, set[str]] = {}  # by deck, whose rules draw from it
        self._names: dict[int, str] = {}
        self._stack: list[Frame] = []
        self._going: dict[FrameType, Frame] = {}
        self._dressed: dict[type, type] = {}
        self._root = str(resources.files(title.package))  # also of a game with a box over it
        self._me: Any = None
        self._handed: Any = None
        self._foes: list[Any] = []

    def note(self, what: str) -> None:
        if self._stack:
            self._stack[-1].reads.add(what)

    def read(self, owner: Any, field: str) -> None:
        name = self._names.get(id(owner))
        if name is not None:
            self.note(name + field)

    def dress(self, s: Any) -> None:
        """Let the parts of a state tell when they are read."""
        self._names = {}
        players = s.players
        self._me, self._foes = players[ME], players[ME + 1 :]
        self._dress(s, "")
        for i, p in enumerate(players):
            self._dress(p, f"players.{i}.")

    def _dress(self, x: Any, name: str) -> None:
        cls = type(x)
        if cls not in self._dressed:
            self._dressed[cls] = self._telling(cls)
        x.__class__ = self._dressed[cls]
        self._names[id(x)] = name

    def _telling(self, cls: type) -> type:
        watch = self

        def get(self: Any, field: str) -> Any:
            if not field.startswith("_"):
                watch.read(self, field)
            return object.__getattribute__(self, field)

        def put(self: Any, field: str, value: Any) -> None:
            watch.written.add(watch._names.get(id(self), "") + field)
            object.__setattr__(self, field, value)

        body = {"__slots__": (), "__getattribute__": get, "__setattr__": put}
        return type(cls.__name__, (cls,), body)

    # -- whose rule is it? -----------------------------------------------------------------------

    def _profile(self, frame: FrameType, event: str, arg: Any) -> None:
        if event not in ("call", "return") or not frame.f_code.co_filename.startswith(self._root):
            return
        if event == "call":
            self._stack.append(self._begun(frame))
        elif self._stack:
            self._ended(self._stack.pop(), arg)

    def _begun(self, frame: FrameType) -> Frame:
        if frame in self._going:
            return self._going[frame]
        code = frame.f_code
        handed = [frame.f_locals.get(x) for x in code.co_varnames[: code.co_argcount]]
        side = ""
        if any(x is foe for x in handed for foe in self._foes):
            side = "foe"
        elif any(x is self._me for x in handed):
            side = "me"
        out = Frame(side, bool(code.co_flags & GENERATOR))
        if out.runs_on:
            self._going[frame] = out
        return out

    def _ended(self, frame: Frame, result: Any) -> None:
        if isinstance(result, (Draw, Deal)) and frame.runs_on:
            # The innermost rule yields first; the outer ones hand it on.
            if result is not self._handed:
                self.drawn.setdefault(family(result.deck.pool), set()).add(frame.side)
            self._handed = result
        if frame.side == "foe" or frame.met:
            self.found |= frame.reads
        elif not self._foes and self._chance(frame, result):
            self.found |= {x for x in frame.reads if not x.startswith(("players.", OWN))}
        if self._stack:
            above = self._stack[-1]
            above.met |= frame.side == "foe"
            # What is done on the person's board stays there; what is found out about it does not.
            told = result is not None and not isinstance(result, Generator)
            if frame.side != "me" or (not frame.runs_on and told):
                above.reads |= frame.reads

    def _chance(self, frame: Frame, result: Any) -> bool:
        """Where nobody is the opponent, it is what chance brings to the table."""
        return not frame.side and isinstance(result, (Draw, Deal)) and result.sees == PUBLIC

    # -- playing ---------------------------------------------------------------------------------

    def game(self, options: dict[str, str], rng: random.Random) -> None:
        title = self.title
        s = title.setup(1, options)
        self.dress(s)
        while (plan := title.agenda(s)) is not None:
            flow: Any = next(iter(plan.values())) if isinstance(plan, dict) else plan
            value: Any = None
            while True:
                ask = self._run(flow, value)
                if ask is None:
                    break
                value = self._answer(s, ask, rng)
        self._going = {}

    def _run(self, flow: Any, value: Any) -> Any:
        """The next ask, the rules being watched; None at the end of a segment."""
        self._stack = []
        sys.setprofile(self._profile)
        try:
            return flow.send(value)
        except StopIteration:
            return None
        finally:
            sys.setprofile(None)

    def _answer(self, s: Any, ask: Any, rng: random.Random) -> Any:
        if isinstance(ask, Choose):
            return person(self.title, s, ask, rng)
        if isinstance(ask, Together):
            return {seat: rng.choice(one.options) for seat, one in ask.asks.items()}
        if ask is FENCE:
            return None
        got = ask.accept(ask.sample(rng.random))
        if isinstance(ask, Roll):
            return got
        pool = ask.deck.pool
        deck = family(pool) if pool == family(pool) or self._foes else OWN
        return (
            Card(got, deck, self)
            if isinstance(got, str)
            else type(got)([Card(x, deck, self) for x in got])
        )


def person(title: Title[Any], s: Any, ask: Choose, rng: random.Random) -> Any:
    """Mostly sensible, so that games get somewhere; sometimes anything."""
    if rng.random() < 0.3:
        return rng.choice(ask.options)
    return title.sensible(title.derived.observe(s, ask.seat), ask)


def derive(title: Title[Any], games: int = 12, seed: int = 0) -> dict[str, Any]:
    """The data of `opponent.json`."""
    rng = random.Random(seed)
    watch = Watch(title)
    ways = list(settings(title))
    for i in range(max(games, len(ways))):
        watch.game(ways[i % len(ways)], rng)
    reads = {x for x in watch.found if not x.startswith(("players", "card ")) and x != "tell"}
    cards = {x.removeprefix("card ") for x in watch.found if x.startswith("card ")}
    reads -= decks_unread(title.setup(1, {}), cards)
    means = freed(title)
    seen = {x.removeprefix(f"players.{ME}.") for x in watch.found if x.startswith(f"players.{ME}.")}
    if means & seen:
        raise ValueError(f"{title.name}: the opponent looks at {sorted(means & seen)}")
    draws = {deck for deck, sides in watch.drawn.items() if sides == {"foe"}}
    focus = Focus(frozenset(reads), frozenset(means), frozenset(cards), frozenset(draws), skips={})
    return {
        "reads": sorted(reads),
        "means": sorted(means),
        "cards": sorted(cards),
        "draws": sorted(draws),
        "skips": Trials(title, narrowed(title, focus), rng).play(ways, games),
    }


def decks_unread(s: Any, cards: set[str]) -> set[str]:
    """Fields that are decks of whose cards none is looked up."""
    found = {x.name: getattr(s, x.name) for x in fields(s)}
    return {
        name for name, x in found.items() if isinstance(x, Deck) and family(x.pool) not in cards
    }


def settings(title: Title[Any]) -> Iterator[dict[str, str]]:
    """The standard game, and every single setting changed."""
    yield {}
    for x in title.settings:
        for value in x.values[1:]:
            options = {x.name: value}
            try:
                title.check(1, options)
            except ValueError:
                continue
            yield options


def freed(title: Title[Any]) -> set[str]:
    """The fields of the person that a free hand fills."""
    watch, s = Watch(title), title.setup(1, {})
    watch.dress(s)
    watch.written = set()
    title.free_hand(s)  # type: ignore[attr-defined]
    mine = f"players.{ME}."
    return {x.removeprefix(mine) for x in watch.written if x.startswith(mine)}


class Trials:
    """Which answers of the person never change what the opponent looks at."""

    def __init__(self, title: Title[Any], look: Look, rng: random.Random) -> None:
        self.title: Any = FreeHand(title)
        self.cards = {card for cards in title.pools.values() for card in cards}
        self.look = look
        self.rng = rng
        self.tried: Counter[tuple[str, str]] = Counter()  # by kind and word
        self.mattered: set[tuple[str, str]] = set()

    def play(self, ways: list[dict[str, str]], games: int) -> dict[str, list[str] | None]:
        for i in range(max(games, len(ways))):
            self._game(ways[i % len(ways)])
        out: dict[str, list[str] | None] = {}
        for kind in sorted({kind for kind, _ in self.tried}):
            words = {word: n for (x, word), n in self.tried.items() if x == kind}
            if not any((kind, word) in self.mattered for word in words):
                if sum(words.values()) >= OFTEN:
                    out[kind] = None
                continue
            idle = [x for x, n in words.items() if n >= OFTEN and (kind, x) not in self.mattered]
            if idle and "" not in idle:
                out[kind] = sorted(idle)
        return out

    def _game(self, options: dict[str, str]) -> None:
        table = Table(self.title, self.title.setup(1, options), ManualDealer())
        for _ in range(LONGEST):
            if table.over:
                return
            who, ask = table.anyone()
            if who == DEALER:
                table.answer(who, ask.sample(self.rng.random))
                continue
            if len(ask.options) > 1 and self.rng.random() < 1 / (1 + self._least(ask) / 4):
                self._try(table, ask)
            table.answer(who, person(self.title, table.state, ask, self.rng))

    def _word(self, option: Any) -> str:
        """Cards are no words: what is true of one may not be of another."""
        word = word_of(option)
        return "" if word in self.cards else word

    def _least(self, ask: Choose) -> int:
        """How often the answer that was tried least has been, of those not settled."""
        found = [(ask.kind, self._word(x)) for x in ask.options]
        return min([1000 if x in self.mattered else self.tried[x] for x in found])

    def _try(self, table: Table[Any], ask: Choose) -> None:
        """Different answers, the same luck and the same way on."""
        before = self.look(table.state)
        tried = [x for x in ask.options if self.rng.random() < EACH / len(ask.options)]
        for fill in range(FILLS if len(tried) > 1 else 0):
            after = [self._after(table, ask, x, fill) for x in tried]
            # What changes whatever one answers (whose turn it is) says nothing.
            told = [k for k in before if any(x[k] != after[0][k] for x in after)]
            for option, seen in zip(tried, after, strict=True):
                answer = ask.kind, self._word(option)
                self.tried[answer] += 1
                if any(seen[k] != before[k] for k in told):
                    self.mattered.add(answer)

    def _after(self, table: Table[Any], ask: Choose, option: Any, fill: int) -> dict[str, Any]:
        """What the opponent sees when the person has done with this: at its turn, or when the
        same is asked again."""
        fork = table.fork(ManualDealer(), checkpoints=0)
        events: list[Event] = []
        fork.listen(events)
        fork.answer(ME, option)
        rng = random.Random(fill)
        for _ in range(FAR):
            turned = any(x.what == TURN and x.about["player"] != ME for x in events)
            if fork.over or turned:
                break
            who, now = fork.anyone()
            if who == ME and now.kind == ask.kind:
                break
            chance = who == DEALER
            fork.answer(who, now.sample(rng.random) if chance else rng.choice(now.options))
        return self.look(fork.state)
