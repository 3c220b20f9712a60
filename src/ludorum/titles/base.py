"""A title that follows from what a game declares.

An author writes a name, the numbers of players, a state, `new_game`, `agenda` and `scores`. All
else is derived, well enough to be played with, and can be overridden where it can be better.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import resources
from typing import Any, Generic, Self, TypeVar

from ludorum.content import ContentError, content_digest
from ludorum.effects import Source, sources
from ludorum.kernel import (
    DEALT,
    ONLY,
    Choose,
    Derived,
    Event,
    Flow,
    Option,
    Plan,
    Refusal,
    RuleFault,
)
from ludorum.words import Arg, Msg

from . import registry
from .contract import Block, ScoreLine, Setting, totals
from .phrases import Args, count, items, who
from .picture import drawing
from .pieces import counted
from .pool import Pool, family

S = TypeVar("S")
Noun = Callable[[Any], Arg]
Story = Callable[..., Msg | None]


class BaseTitle(Generic[S]):
    """Rules, tables of words, and everything that follows from them.

    added      kinds of content that came when there were tables already, and that say nothing to
               any of those: they go on, though the content has another name now
    amount_asks
               kinds of asks whose options are numbers that say how many: a page draws a stepper
    segments   what runs in a phase of the game, by the `phase` of the state; "over" ends it
    missed     options a player may look for that are not there, and why, by the kind of decision;
               of those it finds only what is really not offered is told
    answers    what a sensible player answers, by the kind of decision; else the first option
    pools      the cards of every deck (of a pool of one player: without the seat)
    internal   fields of the state that keep the rules' books: the derived picture leaves them out
    keys       what the keys of a field are, where it is a dict: `posts` by "district" are called
               `district-<key>`, else `head-<key>`
    markers    fields of the state that name a card which lies elsewhere
    events     how much a kind of event weighs in the story: 0 is no line of it, 1 the usual; the
               heaviest of a turn is its headline, so what is paid or fails weighs 1, what is gained
               2 (it stands beside the headline), and what people would tell of a turn up to 9
    against    kinds of events that harm somebody, and which of their parts says whom: a seat, or
               several; or a function of its parts that finds the seats
    nouns      how a part of an event, a decision or a refusal is said, by its name, or by
               `<kind>.<name>` where a kind has its own way; None: it is not said
    parts      names of what follows the first word of an option that is a tuple, by that word
    stories    events that are not simply `event-<kind>` with their parts
    because    the reason that is told with an event, by its kind and clause
    prompts    what goes into `ask-<kind>`, where the parts of the decision do not say it
    labels     options by the kind of their decision, where their parts do not say it
    """

    name: str
    players: tuple[int, ...]
    state: type[S]  # its class
    package: str = ""  # where its words, clauses and content are: where the class is, if not said
    epoch: int = 1
    settings: tuple[Setting, ...] = ()
    default_asks: tuple[str, ...] = ()
    amount_asks: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    unset: tuple[str, ...] = ()
    constants: Mapping[str, Any] = {}
    pools: Mapping[str, Pool] = {}
    internal: tuple[str, ...] = ()
    keys: Mapping[str, str] = {}
    markers: tuple[str, ...] = ()
    segments: Mapping[str, Callable[[S], Flow]] = {}
    missed: Mapping[str, Callable[[S, Any, Choose], Iterable[Refusal]]] = {}
    answers: Mapping[str, Callable[[S, Choose], Option]] = {}
    events: Mapping[str, int] = {}
    against: Mapping[str, str | Callable[..., list[int]]] = {}
    nouns: Mapping[str, Noun | None] = {}
    parts: Mapping[str, tuple[str, ...]] = {}
    stories: Mapping[str, Story] = {}
    because: Mapping[tuple[str, str], str] = {}
    prompts: Mapping[str, Callable[[Choose, S], Args]] = {}
    labels: Mapping[str, Callable[[Choose, Option, S], Msg]] = {}

    def __init__(self) -> None:
        if wanting := lacking(type(self)):
            raise TypeError(f"{type(self).__name__} lacks {'; '.join(wanting)}")
        self.derived = Derived(self.state)
        self.package = self.package or home(type(self))
        self._content = ""
        self._former: tuple[str, ...] | None = None

    @property
    def content(self) -> str:
        """Names the records it plays with."""
        self._content = self._content or content_digest(self.package)
        return self._content

    @property
    def former(self) -> tuple[str, ...]:
        """What the same records were named before some were added."""
        if self._former is None:
            self._former = (content_digest(self.package, self.added),) if self.added else ()
        return self._former

    # -- copies -------------------------------------------------------------------------------

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """A title is one object that serves every table."""
        return self

    def __reduce__(self) -> Any:
        """A pickle only names it: who reads that has the game installed, with the same records."""
        find = registry.find
        try:
            known = find is not None and find(self.name, self.content) is self
        except (LookupError, ContentError):
            known = False
        if not known:
            raise TypeError(
                f"this {self.name!r} cannot be pickled: a pickle names a game, and no installed "
                "game of that name is this one. Register it (docs/new-game.md, chapter 6), or keep "
                "what table.save() gives and read it with Table.restore(title, …)"
            )
        return find, (self.name, self.content)

    # -- rules --------------------------------------------------------------------------------

    def new_game(self, seats: int, options: Mapping[str, Any]) -> S:
        """The position before anything happened; seats and settings have been checked."""
        raise NotImplementedError

    def agenda(self, s: S) -> Plan:
        """The flow `segments` has for the phase of the state; None when that is "over"."""
        phase: str = s.phase  # type: ignore[attr-defined]
        if phase == "over":
            return None
        flow: Plan = self.segments[phase](s)
        if flow is None:
            raise RuleFault(
                f"the segment {phase!r} of {self.name} returned None, which would end the game: "
                'a segment yields or is empty, and the phase "over" ends the game'
            )
        return flow

    def score(self, s: S, p: Any) -> list[ScoreLine]:
        """The sheet of a player; or `scores` gives all of them."""
        raise NotImplementedError

    def scores(self, s: S) -> list[list[ScoreLine]]:
        """`score` of each player in turn; overridden where sheets depend on each other."""
        players: list[Any] = s.players  # type: ignore[attr-defined]
        return [self.score(s, p) for p in players]

    def setup(self, seats: int, options: Mapping[str, Any]) -> S:
        """`check`, then `new_game`."""
        self.check(seats, options)
        return self.new_game(seats, options)

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """ValueError unless `players` and `settings` allow it; overridden (and called) for more."""
        if seats not in self.players:
            raise ValueError(f"{self.name} takes {span(self.players)} seats, not {seats!r}")
        known = {x.name: x for x in self.settings}
        for name, value in options.items():
            if name not in known or value not in known[name].values:
                raise ValueError(f"{self.name} has no setting {name} = {value!r}")
            if seats != 1 and known[name].alone:
                raise ValueError(f"{name} is for who plays alone: it needs exactly 1 seat")
        for x in self.settings:
            chosen = options.get(x.name, x.values[0]) != x.values[0]
            if seats in x.opens and not chosen:
                ways = " or ".join([f"{x.name} = {value}" for value in x.values[1:]])
                raise ValueError(f"{self.name} takes {seats} seats only with {ways} ({x.clause})")
            if x.opens and chosen and seats not in x.opens:
                raise ValueError(f"{x.name} is for {span(x.opens)} seats, not {seats} ({x.clause})")

    def refusals(self, s: S, ask: Choose) -> Iterable[Refusal]:
        """What `missed` has for this kind of decision, less what is offered."""
        look = self.missed.get(ask.kind)
        if look is None:
            return ()
        player = s.players[ask.seat]  # type: ignore[attr-defined]
        return [x for x in look(s, player, ask) if x.option not in ask.options]

    def winners(self, s: S) -> list[int]:
        """Whoever has most points; then, whoever is first by `tie_break`."""
        keys = [(n, *self.tie_break(s, i)) for i, n in enumerate(totals(self.scores(s)))]
        return [i for i, key in enumerate(keys) if key == max(keys)]

    def tie_break(self, s: S, player: int) -> tuple[int, ...]:
        """Whoever has the greater one wins among equal points; empty: they win together."""
        return ()

    def pieces(self, s: S) -> dict[str, int]:
        """Cards of every pool, wherever they lie in the state; overridden for what else is
        counted..

        """
        return counted(s, self.pools, self.markers)

    def records(self) -> dict[str, list[Source]]:
        """From the files in `content/`, else from the pools."""
        if (resources.files(self.package) / "content").is_dir():
            return sources(self.package)
        return {name: pool.sources() for name, pool in self.pools.items()}

    def sensible(self, view: S, ask: Choose) -> Option:
        """What `answers` has for this kind of decision, else the first option."""
        own = self.answers.get(ask.kind) if len(ask.options) > 1 else None
        return ask.options[0] if own is None else own(view, ask)

    # -- words --------------------------------------------------------------------------------

    def names(self, view: S) -> list[Msg | None]:
        """A player with a `bot` is called `bot-<bot>`; the others are seats."""
        bots = [getattr(p, "bot", "") for p in view.players]  # type: ignore[attr-defined]
        return [Msg(f"bot-{bot}") if bot else None for bot in bots]

    def card(self, pool: str, name: str) -> Msg:
        return self.pools[family(pool)].face(family(pool), name)

    def noun(self, kind: str, name: str, value: Any) -> Arg | None:
        """How a part of something is said; None if it is not."""
        for key in (f"{kind}.{name}", name):
            if key in self.nouns:
                own = self.nouns[key]
                return None if own is None else own(value)
        if name == "player":
            return who(value)
        if isinstance(value, (int, Msg)):
            return value
        if isinstance(value, tuple):
            found = [self.noun(kind, name, x) for x in value]
            return items([x for x in found if isinstance(x, Msg)])
        return self.card(name, value) if name in self.pools else Msg(f"{name}-{value}")

    def said(self, kind: str, about: Mapping[str, Any]) -> Args:
        """The parts of something by name, as they are said. A good with its number `n` is one
        phrase, `good-<good>.count`."""
        good = about.get("good")
        if isinstance(good, str) and "n" in about and "good" not in self.nouns:
            about = {**about, "good": count(good, about["n"])}
        found = {name: self.noun(kind, name, x) for name, x in about.items()}
        return {name: x for name, x in found.items() if x is not None}

    def prompt(self, ask: Choose, view: S) -> Msg:
        """`ask-<kind>`, with the parts of the decision or what `prompts` has."""
        own = self.prompts.get(ask.kind)
        return Msg(f"ask-{ask.kind}", own(ask, view) if own else self.said(ask.kind, ask.about))

    def option(self, ask: Choose, option: Option, view: S) -> Msg:
        """`option-<word>`, a card's face, `option-<kind>` with a number, or what `labels` has."""
        own = self.labels.get(ask.kind)
        if own is not None:
            return own(ask, option, view)
        if isinstance(option, int):
            return Msg(f"option-{ask.kind}", {"n": option})
        if isinstance(option, str):
            pool = next((x for x, cards in self.pools.items() if option in cards), "")
            return self.card(pool, option) if pool else Msg(f"option-{option}")
        word, *rest = option
        names = self.parts.get(word, ("n",))
        return Msg(f"option-{word}", self.said(word, dict(zip(names, rest, strict=False))))

    def story(self, event: Event) -> Msg | None:
        """A line of the story; None for what is no news."""
        what = event.what
        own = self.stories.get(what)
        if own is not None:
            msg = own(**event.about)
        elif self.weight(event):
            msg = Msg(f"event-{what}", self.said(what, event.about))
        else:
            return None
        reason = self.because.get((what, event.clause))
        if msg is None or reason is None:
            return msg
        return Msg("event-because", {"story": msg, "reason": Msg(reason)})

    def weight(self, event: Event) -> int:
        """How much an event weighs in the story."""
        return self.events.get(event.what, 0 if event.what in (DEALT, ONLY) else 1)

    def refusal(self, refusal: Refusal) -> Msg:
        """`why-<reason>`, with what it is about."""
        return Msg(f"why-{refusal.reason}", self.said(refusal.reason, refusal.about))

    def picture(self, view: S, seat: int) -> list[Block]:
        """Drawn from the fields of the state; overridden where it can be clearer."""
        return drawing(view, seat, self)

    def reference(self, view: S) -> list[Block]:
        """Nothing, unless overridden."""
        return []


def lacking(cls: type[BaseTitle[Any]]) -> list[str]:
    """What an author has still to write, and what each thing is for."""
    found = {
        "name: what it is registered as": hasattr(cls, "name"),
        "players: the numbers of seats it takes": hasattr(cls, "players"),
        "state: the class of its positions": hasattr(cls, "state"),
        "new_game: the position before anything happened": cls.new_game is not BaseTitle.new_game,
        "agenda, or segments by the phase of the state: what runs next": bool(cls.segments)
        or cls.agenda is not BaseTitle.agenda,
        "scores of all, or the score of a player": cls.scores is not BaseTitle.scores
        or cls.score is not BaseTitle.score,
    }
    return [what for what, there in found.items() if not there]


def span(numbers: tuple[int, ...]) -> str:
    """ "2 to 5", or one by one if some between are missing."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 2 and numbers == tuple(range(first, last + 1)):
        return f"{first} to {last}"
    return " or ".join([str(n) for n in numbers])


def home(cls: type) -> str:
    """The package a title lies in, where its words, clauses and content are. A variant of a title
    is at home where the title is."""
    line = cls.__mro__
    module = line[line.index(BaseTitle) - 1].__module__
    return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]
