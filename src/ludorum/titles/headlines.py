"""The story by turns: what belongs to one entry, and the headline it has.

`web/src/table/story.ts` has the same rules; `tests/fixtures/headlines.json` holds both to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ludorum.kernel import ONLY, Event
from ludorum.words import Arg, MessageBundle, Msg

from .contract import ROUNDS, TURN, Title, against, weight

GAIN = 2  # the weight of what is gained: it stands beside a headline
GREAT = 7  # from this weight on it is a headline even after a heavier one
MOST = 4  # headlines of an entry
# Forms of a sentence: as a headline, as one of several at once, and told to whom it was done.
SHORT, MANY, YOURS = "short", "many", "yours"


class Step(NamedTuple):
    """Something told."""

    what: str
    msg: Msg
    weight: int
    against: list[int]


@dataclass
class Entry:
    """A turn, or what is everybody's. Where all act at once, actions of one player that follow
    one another are one entry: each has its own steps."""

    seat: int = -1  # -1: everybody's
    n: int = 0  # the number its game gives it
    title: Msg | None = None  # what it is called instead, if it is nobody's turn
    actions: list[list[Step]] = field(default_factory=lambda: [[]])
    turn: bool = False  # it began with an event, and takes in all that follows
    at_once: bool = False  # it is of people who act at once: it takes in its own player's


def head(steps: Sequence[Step], reader: int = -1) -> Step | None:
    """The heaviest, the first of equals; but first of all what was done to the reader."""
    if not steps:
        return None
    most = max([x.weight for x in steps])
    equal = [x for x in steps if x.weight == most]
    return next((x for x in equal if reader in x.against), equal[0])


def heads(actions: Iterable[Sequence[Step]], reader: int = -1) -> list[Step]:
    """The headline of every action and whatever else is great in it, what is alike in one; of many
    the heaviest, as they came. What is only paid or gained is none where anything was done."""
    every: list[Step] = []
    for steps in actions:
        first = head(steps, reader)
        if first is not None:
            every += [first, *[x for x in steps if x is not first and x.weight >= GREAT]]
    done = [x for x in every if x.weight > GAIN]
    found = together(done or every)
    kept = sorted(range(len(found)), key=lambda i: -found[i].weight)[:MOST]
    return [found[i] for i in sorted(kept)]


def together(steps: Sequence[Step]) -> list[Step]:
    """Steps that say the same of different things, as one. What harms somebody stands alone."""
    out: list[Step] = []
    for step in steps:
        for i, other in enumerate(out):
            both = None if step.against or other.against else joined(other.msg, step.msg)
            if both is not None:
                out[i] = other._replace(msg=both)
                break
        else:
            out.append(step)
    return out


def joined(one: Msg, two: Msg) -> Msg | None:
    """Both sentences as one that lists what they differ in, with the later number; None if they
    differ in more."""
    one, two = inner(one), inner(two)
    if one.id != two.id or one.args.keys() != two.args.keys():
        return None
    differ = [k for k, x in one.args.items() if x != two.args[k] and k != "n"]
    if len(differ) > 1:
        return None
    args = dict(two.args)
    for k in differ:
        had, new = one.args[k], two.args[k]
        if not isinstance(had, (Msg, list)) or not isinstance(new, Msg):
            return None
        every = had if isinstance(had, list) else [had]
        args[k] = every if new in every else [*every, new]
    return Msg(one.id, args)


def harm(entry: Entry, among: Sequence[Step], reader: int) -> list[Step]:
    """What else was done to the reader."""
    every = [step for action in entry.actions for step in action]
    return [x for x in every if reader in x.against and x not in among]


def gains(entry: Entry, among: Sequence[Step]) -> list[Step]:
    """What stands beside its headlines: what its player has gained, unless it is one of them, the
    same goods added up. Of several actions only the headlines are told."""
    out: list[Step] = []
    for step in entry.actions[0] if len(entry.actions) == 1 else []:
        if step.weight != GAIN or step in among or seat_of(step.msg) != entry.seat:
            continue
        step = step._replace(msg=inner(step.msg))
        for i, other in enumerate(out):
            both = added(other.msg, step.msg)
            if isinstance(both, Msg):
                out[i] = step._replace(msg=both)
                break
        else:
            out.append(step)
    return out if entry.seat >= 0 else []


def added(one: Arg | None, two: Arg | None, name: str = "") -> Arg | None:
    """The same said of both numbers together; None if they say different things."""
    if isinstance(one, Msg) and isinstance(two, Msg):
        if one.id != two.id or one.args.keys() != two.args.keys():
            return None
        args = {k: added(x, two.args[k], k) for k, x in one.args.items()}
        return None if None in args.values() else Msg(one.id, args)  # type: ignore[arg-type]
    if isinstance(one, list) and isinstance(two, list):
        every = [added(x, y) for x, y in zip(one, two, strict=False)]
        return None if len(one) != len(two) or None in every else every  # type: ignore[return-value]
    if isinstance(one, int) and isinstance(two, int) and name == "n":
        return one + two
    return one if one == two else None


def seat_of(msg: Msg | None) -> int:
    """The player a sentence is about; -1: nobody."""
    found = None if msg is None else inner(msg).args.get("player")
    kind, _, seat = found.id.partition("-") if isinstance(found, Msg) else ("", "", "")
    return int(seat) if kind == "player" and seat.isdecimal() else -1


def inner(msg: Msg) -> Msg:
    """A sentence without its reason."""
    story = msg.args.get("story")
    return story if isinstance(story, Msg) else msg


def step_of(title: Title[Any], event: Event) -> Step | None:
    """None for what is no news."""
    msg = None if event.what == ONLY else title.story(event)
    if msg is None:
        return None
    return Step(event.what, msg, weight(title, event), against(title, event))


def entries(title: Title[Any], events: Iterable[Event]) -> list[Entry]:
    """The story of a game in which turns are told, as one reader hears it."""
    out: list[Entry] = []
    for event in events:
        step = step_of(title, event)
        last = out[-1] if out else None
        if event.what == TURN:
            seat, n = event.about["player"], event.about.get("n", 0)
            if last is not None and goes_on(last, event, step):
                last.actions.append([])
            else:
                out.append(Entry(seat, n, turn=True, at_once=step is None))
        elif step is None:
            continue
        elif begins(event):
            out.append(Entry(title=step.msg, turn=True))
        elif last is not None and cuts_in(last, step):
            out.append(Entry(seat_of(step.msg), last.n, None, [[step]], True, True))
        elif last is None or not (last.turn or last.seat == seat_of(step.msg)):
            out.append(Entry(seat_of(step.msg), actions=[[step]]))
        else:
            last.actions[-1].append(step)
    return [x for x in out if x.title is not None or any(x.actions)]


def goes_on(entry: Entry, event: Event, step: Step | None) -> bool:
    """Is a turn only another action of a player who acts beside others? It is told without words
    then."""
    return step is None and entry.at_once and entry.seat == event.about["player"]


def cuts_in(entry: Entry, step: Step) -> bool:
    """Has somebody else gone on with what they did at once with this one?"""
    return entry.at_once and seat_of(step.msg) not in (-1, entry.seat)


def begins(event: Event) -> bool:
    """Does something of everybody's begin?"""
    return event.what in ROUNDS and "player" not in event.about


def brief(book: MessageBundle, step: Step, reader: int = -1) -> str:
    """A step as a headline."""
    msg = inner(step.msg)
    forms = [SHORT]
    if any(isinstance(x, list) for x in msg.args.values()):
        forms.insert(0, MANY)
    if reader in step.against:
        forms.insert(0, YOURS)
    for form in forms:
        if book.has(f"{msg.id}.{form}"):
            return book.say(Msg(f"{msg.id}.{form}", msg.args))
    return book.say(msg)


def line(book: MessageBundle, entry: Entry, reader: int = -1) -> str:
    """An entry in one line: whose it is, its headlines, what else was done to the reader, and what
    was gained, unless a headline says it."""
    name = book.say(Msg(f"player-{entry.seat}")) if entry.seat >= 0 else ""
    found = heads(entry.actions, reader)
    shown = [*found, *harm(entry, found, reader)]
    texts = [bare(name, brief(book, x, reader)) for x in shown]
    more = [bare(name, brief(book, x)) for x in gains(entry, shown)]
    texts += [x for x in more if not any(x in text for text in texts)]
    told = "; ".join(texts)
    if entry.title is not None:  # a sentence of its own
        return ". ".join([x for x in (book.say(entry.title), capital(told)) if x])
    return f"{name}: {told}" if name else capital(told)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def bare(name: str, text: str) -> str:
    """A sentence after a name that it need not say again."""
    for sign in (":", ","):
        if name and text.startswith(name + sign):
            return text[len(name) + 1 :].strip()
    return text
