"""What the app must ask, and nothing else.

Chance that all can see is a question: which card was it? A decision of the person is one only
where it shows on the table; what can be derived or stays hidden is never asked.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ludorum.kernel import (
    DEALER,
    Choose,
    Deal,
    Draw,
    Event,
    IllegalAnswer,
    Layer,
    ManualDealer,
    Option,
    Refusal,
    Table,
)
from ludorum.titles import ROUNDS, TURN, family
from ludorum.words import Msg

from .decks import is_house
from .focus import ME, Focus, matters, skipped
from .moving import layers, moved
from .tape import Tape, names

SHORT = 12  # answers of a question that can be joined to the one before
MOST = 16  # picks in all: more are quicker found in two steps
LEADS_ON = 6  # decisions nobody is asked for, after one
TRIED = 12  # cards, to find out whether it matters which one it is
DASH = re.compile(r"(?<=\d)-(?=\d)")


class Pick(NamedTuple):
    """A possible answer. `known`: the guess, and the card it turns out to be; `shows`: the card
    of the person that it names; `copies`: cards that look the same and may all lie there; `then`:
    what is answered to the next question, too."""

    option: Option
    label: Msg
    known: tuple[str, str] | None = None
    shows: str = ""
    copies: int = 1
    then: Option = None


class Question(NamedTuple):
    """`who`: DEALER where cards are told, `many` of them; else the person decides one of them."""

    who: int
    about: str  # the pool of the cards, or the kind of the decision
    clause: str
    prompt: Msg
    picks: list[Pick]
    many: int = 1
    closed: list[Refusal] = []  # noqa: RUF012  (never changed)
    facts: Mapping[str, Any] = {}  # what the decision is about, for a drawing of it


def arranged(question: Question, key: Callable[[Msg], Any]) -> list[Pick]:
    """The picks as a reader looks for them: by their labels. What the person decides stays as the
    rules have it, only the cards of a hand change places among themselves."""
    cards = [x for x in question.picks if x.shows or question.who == DEALER]
    found = iter(sorted(cards, key=lambda x: key(x.label)))
    return [next(found) if x in cards else x for x in question.picks]


# -- chance ------------------------------------------------------------------------------------


def dealt(tape: Tape, ask: Draw | Deal) -> Question:
    """Which cards did the table show? Cards that lie open already cannot come."""
    pool = ask.deck.pool
    many = min(ask.n, ask.deck.size) if isinstance(ask, Deal) else 1
    picks = by_face(tape, pool, possible(tape, ask))
    return Question(DEALER, pool, ask.clause, which(pool, many, ask.about), picks, many)


def by_face(tape: Tape, pool: str, cards: list[str]) -> list[Pick]:
    """A pick for each face: cards that look the same are one, with as many copies."""
    picks: dict[str, Pick] = {}
    for card in cards:
        face = face_of(tape, pool, card)
        old = picks.get(repr(face))
        new = Pick(card, face) if old is None else old._replace(copies=old.copies + 1)
        picks[repr(face)] = new
    return list(picks.values())


def face_of(tape: Tape, pool: str, card: str) -> Msg:
    """A card as it is told in a list. Of one that is in print nowhere, what the box says may
    differ: it is the one that is none of the others."""
    face = tape.title.card(pool, card)
    return Msg("companion-our-text", {"card": face}) if is_house(tape.title, pool, card) else face


def short(label: Msg) -> Msg:
    """The name in a label, where the rest has been read already."""
    inner = label.args.get("card", label)
    name = inner.args.get("name") if isinstance(inner, Msg) else None
    return name if isinstance(name, Msg) else label


def which(pool: str, many: int, about: tuple[Any, ...] = ()) -> Msg:
    """ "Which card is it?", and for which place: a question that comes again must not look as if
    the answer had been lost."""
    facts: list[Any] = [*about, *["none", 1, 1][len(about) :]]
    place, k, of = facts
    place = DASH.sub("–", place)  # segment 7-8, in print
    return Msg(f"reveal-{family(pool)}", {"n": many, "place": place, "k": k, "of": of})


def possible(tape: Tape, ask: Draw | Deal) -> list[str]:
    """Cards that may be shown now. What a known layer holds is settled; of the rest any card may
    come that nobody has seen, also one that is taken for another in the person's hand."""
    out: set[str] = set()
    guesses = tape.guesses_of(ask.deck.pool)
    for layer in layers(ask):
        out |= set(layer.cards)
        out |= {x for x in guesses - out if can_lie(tape, ask.deck.pool, {x: layer})}
    return sorted(out)


def can_lie(tape: Tape, pool: str, shown: dict[str, Layer]) -> bool:
    """Can these be shown together, as far as is known without playing the game again?"""
    return moved(tape, pool, shown, replay=False) is not None


def settled(ask: Any) -> Option | None:
    """The only outcome a chance ask can have, if there is only one."""
    if isinstance(ask, Draw):
        cards = set(ask.deck.layers[-1].cards)
        return cards.pop() if len(cards) == 1 else None
    if isinstance(ask, Deal):
        top = ask.deck.layers[::-1][: ask.n]  # every layer holds one card at least
        if all(len(x.cards) == 1 for x in top):
            return tuple([x.cards[0] for x in top])
    return None


# -- decisions ---------------------------------------------------------------------------------


class Candidate(NamedTuple):
    """An option in a present where one guess may be another card."""

    option: Option
    known: tuple[str, str] | None
    table: Table[Any]


def candidates(tape: Tape) -> Iterator[Candidate]:
    """Everything the person may do, whatever the cards are that only they have seen."""
    yield from [Candidate(x, None, tape.table) for x in asked(tape.table).options]
    offered = asked(tape.table).options
    unseen = tape.unseen()
    held = in_hand(tape)
    for i, guess in enumerate(held):
        # Cards before it in `held` have been exchanged with this one already.
        for card in sorted(unseen[tape.guesses()[guess]] - set(held[: i + 1])):
            other = tape.with_exchanged(guess, card) if tape.alike(guess, card) else None
            if other is not None and ME in other.pending():
                for option in asked(other).options:
                    if card in names(option) or option not in offered:
                        yield Candidate(option, (guess, card), other)


def in_hand(tape: Tape) -> list[str]:
    """Guesses the person can do something with now: in hand, or dealt just now."""
    seen = names(tape.title.derived.view(tape.table.state, ME))
    seen |= {x for option in asked(tape.table).options for x in names(option)}
    return sorted(seen & set(tape.guesses()))


def asked(table: Table[Any]) -> Choose:
    ask: Choose = table.pending()[ME]
    return ask


def outcome(candidate: Candidate) -> Table[Any]:
    fork = candidate.table.fork(ManualDealer(), checkpoints=0)
    fork.answer(ME, candidate.option)
    return fork


def shown(tape: Tape, candidate: Candidate) -> Any:
    """What the table shows after it: equal for candidates that only the person can tell apart, and
    for cards that look the same."""
    table = outcome(candidate)
    view = tape.look(table.state)
    if (hidden(tape, candidate) - names(candidate.option)) & names(view):
        return candidate.option  # another guess opens with it, and will be asked for by itself
    asks = [(who, type(x).__name__, getattr(x, "kind", "")) for who, x in table.pending().items()]
    return json.dumps([tape.faces(view), asks], sort_keys=True)


def hidden(tape: Tape, candidate: Candidate) -> set[str]:
    """The guesses in a candidate's present."""
    guesses = set(tape.guesses())
    if candidate.known is None or candidate.known[1] in guesses:
        return guesses
    return guesses - {candidate.known[0]} | {candidate.known[1]}


def decision(tape: Tape, apart: bool = False) -> Question:
    """One pick for each thing that can be seen to happen; `apart`: for each answer, also if they
    look the same."""
    ask = asked(tape.table)
    found: dict[Any, Candidate] = {}
    for candidate in candidates(tape):
        named = not apart and names(candidate.option) & hidden(tape, candidate)
        found.setdefault(shown(tape, candidate) if named else candidate.option, candidate)
    picks = [pick(tape, x) for x in found.values()]
    offered = {x.option for x in picks}
    closed = [
        x
        for x in tape.title.refusals(tape.table.state, ask)
        if x.option not in offered and not names(x.option) & set(tape.guesses())
    ]
    prompt = tape.title.prompt(ask, tape.table.observe(ME))
    return Question(ME, ask.kind, ask.clause, prompt, picks, closed=closed, facts=ask.about)


def narrow(tape: Tape, focus: Focus, question: Question) -> Question:
    """Without what makes no difference to the opponent: all of that is one pick, if it lets the
    game go on."""
    kind = question.about
    kept = [x for x in question.picks if matters(focus, kind, x.option)]
    rest = [x for x in question.picks if x not in kept and not x.known]
    others = [x.option for x in rest]
    if others:
        option = quick(tape, others)
        after = outcome(Candidate(option, None, tape.table))
        for _ in range(LEADS_ON):
            if not after.over and ME in after.pending() and skipped(focus, asked(after).kind):
                after.answer(ME, asked(after).options[0])
        stays = (
            kept and again(after, kind) and tape.look(after.state) == tape.look(tape.table.state)
        )
        if not stays:
            kept.append(Pick(option, Msg("companion-else")))
    return question._replace(picks=chained(tape, focus, kept), closed=[])


def chained(tape: Tape, focus: Focus, picks: list[Pick]) -> list[Pick]:
    """Where an answer leads to a short question, both at once: what was taken, not first how."""
    out: list[Pick] = []
    for x in picks:
        found = (
            [] if x.known or x.shows or x.label.id == "companion-else" else onward(tape, focus, x)
        )
        out += found or [x]
    return out if len(out) <= MOST else picks


def borders(events: list[Event]) -> int:
    """Turns of others and rounds that begin."""
    return sum([x.what in ROUNDS or (x.what == TURN and x.about["player"] != ME) for x in events])


def onward(tape: Tape, focus: Focus, first: Pick) -> list[Pick]:
    """The answers to what is asked after one; none, if that is no short question."""
    after, events = tape.table.fork(ManualDealer(), checkpoints=0), list[Event]()
    after.listen(events)
    after.answer(ME, first.option)
    if after.over or borders(events) or ME not in after.pending():
        return []
    ask = asked(after)
    known = set(tape.guesses())
    if skipped(focus, ask.kind) or not 1 < len(ask.options) <= SHORT:
        return []
    if again(after, asked(tape.table).kind) or any(names(x) & known for x in ask.options):
        return []
    view = after.observe(ME)
    kept = [x for x in ask.options if matters(focus, ask.kind, x)]
    rest = [x for x in ask.options if x not in kept]
    said = [(x, tape.title.option(ask, x, view)) for x in kept]
    said += [(rest[0], Msg("companion-other"))] if rest else []
    return [
        Pick(first.option, Msg("companion-chain", {"first": first.label, "then": label}), then=x)
        for x, label in said
    ]


def again(table: Table[Any], kind: str) -> bool:
    """Is the person asked the same?"""
    return not table.over and ME in table.pending() and asked(table).kind == kind


def quick(tape: Tape, options: Sequence[Option]) -> Option:
    """An answer that leads on: not to the same question again."""
    kind = asked(tape.table).kind
    for option in options:
        if not again(outcome(Candidate(option, None, tape.table)), kind):
            return option
    return options[0]


def told_apart(tape: Tape, ask: Draw | Deal) -> bool:
    """Does it matter which cards the table shows?"""
    cards = possible(tape, ask)
    many = min(ask.n, ask.deck.size) if isinstance(ask, Deal) else 0
    seen = None
    for card in cards[:: max(1, len(cards) // TRIED)]:
        others = [x for x in cards if x != card][: many - 1]
        fork = tape.table.fork(ManualDealer(), checkpoints=0)
        try:
            fork.answer(DEALER, (card, *others) if many else card)
        except IllegalAnswer:
            continue
        look = tape.look(fork.state)
        if seen is not None and look != seen:
            return True
        seen = look
    return False


def pick(tape: Tape, candidate: Candidate) -> Pick:
    """An option in words; where it is about several cards nobody has seen, the one that shows."""
    guesses = tape.guesses()
    named = names(candidate.option) & hidden(tape, candidate)
    card = ""
    if named:
        open_now = names(tape.look(outcome(candidate).state))
        card = min(named & open_now or named)
        if len(named) > 1 or (hidden(tape, candidate) - named) & open_now:
            pool = guesses[
                candidate.known[0] if candidate.known and card == candidate.known[1] else card
            ]
            return Pick(candidate.option, tape.title.card(pool, card), candidate.known, card)
    text = tape.title.option(asked(candidate.table), candidate.option, candidate.table.observe(ME))
    return Pick(candidate.option, text, candidate.known, card)


def exposed(tape: Tape, guess: str) -> Question:
    """A card of the person lies open now: which one is it?"""
    pool = tape.guesses()[guess]
    cards = [x for x in sorted(tape.unseen()[pool]) if x != guess and tape.alike(guess, x)]
    picks = by_face(tape, pool, [guess, *cards])
    return Question(DEALER, pool, tape.clause_of(guess), which(pool, 1), picks)
