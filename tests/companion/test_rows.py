"""Every row of cards that can lie there is taken, whatever the app takes the hand to hold."""

from __future__ import annotations

import itertools
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ludorum.companion import Companion, Misread, moving, session
from ludorum.companion.tape import renamed
from ludorum.games import load
from ludorum.kernel import DEALER, Choose, Flow, ManualDealer, Plan, Table
from ludorum.testing import Fault
from ludorum.testing.companion import the_companion_takes_what_happens
from ludorum.titles import Title
from tests.companion import market
from tests.companion.market import CARDS, Market, Player, State
from tests.companion.test_companion import GAMES, any_answer

TITLES: list[tuple[Title[Any], dict[str, str]]] = [
    (Market(), {}),
    *[(load(game), options) for game, options in GAMES],
]
SESSIONS, ANSWERS = 2, 30
IDS = [f"{title.name} {' '.join(options.values())}".strip() for title, options in TITLES]


@cache
def rows(at: int) -> list[dict[str, Any]]:
    """Sessions in which a row of cards is asked for next."""
    title, options = TITLES[at]
    out: list[dict[str, Any]] = []
    for seed in range(SESSIONS):
        c, rng = Companion(title, options, str(seed)), random.Random(seed)
        while c.question is not None and (len(c.answers) < ANSWERS or not out):
            if c.question.who == DEALER and c.question.many > 1:
                out.append(json.loads(json.dumps(c.save())))
            any_answer(c, rng)
    return out


@pytest.mark.parametrize("at", range(len(TITLES)), ids=IDS)
def test_every_row_that_can_lie_there_is_taken(at: int) -> None:
    title, sessions = TITLES[at][0], rows(at)

    @settings(max_examples=150 if at == 0 else 20, deadline=None, phases=[Phase.generate])
    @given(st.data())
    def check(data: st.DataObject) -> None:
        c = Companion.restore(title, data.draw(st.sampled_from(sessions)))
        question = c.question
        assert question is not None
        bag = [str(x.option) for x in question.picks for _ in range(x.copies)]
        row = data.draw(st.permutations(bag))[: question.many]
        before = c.save()
        try:
            c.cards(row)
        except Misread:
            assert c.save() == before
            assert not could_lie(c, row), row
            return
        laid = c._tape.slots[c.since].entry[2]
        faces = [[repr(title.card(question.about, x)) for x in cards] for cards in (laid, row)]
        assert faces[0] == faces[1] and not c.guesses() & set(laid)

    check()


def could_lie(c: Companion, row: list[str]) -> bool:
    """Is there any hand with which these can be next? By trying all of them."""
    tape, question = c._tape, c.question
    assert question is not None
    guesses, unseen = sorted(tape.guesses_of(question.about)), tape.unseen()[question.about]
    face = c.title.card
    for hand in itertools.permutations(sorted(unseen), len(guesses)):
        new = dict(zip(guesses, hand, strict=True))
        if any(card not in tape.could(guess) for guess, card in new.items()):
            continue
        table = Table(c.title, c.title.setup(1, c.options), ManualDealer())
        try:
            for slot in tape.slots:
                lane, who, value = slot.entry
                table.feed([(lane, who, renamed(value, new) if slot.guessed else value)])
        except Exception:
            continue
        (layer,) = table.pending()[DEALER].deck.layers[-1:]
        left = [repr(face(question.about, x)) for x in layer.cards]
        try:
            for card in row:
                left.remove(repr(face(question.about, card)))
        except ValueError:
            continue
        return True
    return False


def test_a_row_may_be_all_that_the_hand_was_taken_for() -> None:
    """And what is in the hand instead is none of the row."""
    c = Companion(Market(), {}, "a")
    assert c.guesses() == {"1a", "1b", "1c"}
    c.cards(["1a", "1a", "1a"])
    (row,) = [slot.entry[2] for slot in c._tape.slots if not slot.guessed]
    assert {x[0] for x in row} == {"1"} and not c.guesses() & set(row)
    c.back()
    c.cards(["3a", "2a", "3a"])
    assert c.guesses() == {"1a", "1b", "1c"}, "nobody has to move"


def test_guesses_make_room_for_one_another() -> None:
    """What could be only this card takes it from one that could be another."""
    c = Companion(Market(), {}, "a")
    tape = c._tape
    only = {"1a": {"1a", "1b"}, "1b": {"1b", "2a"}, "1c": set(CARDS)}
    layer = moving.layers(tape.table.pending()[DEALER])[0]
    moves = moving.Moving(tape, "spice", {"1a": layer}, replay=False)
    moves.could = {guess: frozenset(x) for guess, x in only.items()}
    assert moves.move("1a")
    assert moves.names() == {"1a": "1b", "1b": "2a", "2a": "1a"}
    assert not moving.Moving(tape, "spice", dict.fromkeys(CARDS, layer), False).move("1a")


def test_cards_that_look_the_same_are_one_answer() -> None:
    """Wherever the person says which card it was: laid out, drawn openly, played from the hand."""
    c, rng, seen = Companion(Market(), {}, "a"), random.Random(1), set[str]()
    while c.question is not None:
        labels = [repr(x.label) for x in c.question.picks]
        assert len(set(labels)) == len(labels)
        seen.add(f"{c.question.about} {c.question.many}")
        any_answer(c, rng)
    assert seen == {"spice 3", "spice 1", "play 1", "leave 1"}


# -- the check for authors -------------------------------------------------------------------------


def test_a_game_from_outside_passes_the_check() -> None:
    the_companion_takes_what_happens(Market(), 1000)


def test_a_companion_that_moves_guesses_card_by_card_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A guess that makes room for one card of a row may not take the place of the next."""

    def one_by_one(tape: Any, pool: str, shown: Any) -> Any:
        for card, layer in shown.items():
            if card in tape.guesses_of(pool):
                tape.rename(moving.moved(tape, pool, {card: layer}) or {})
        return {}

    monkeypatch.setattr(session, "moved", one_by_one)
    with pytest.raises(Fault, match=r"refuses 3 cards of spice that came.*market .* seed"):
        the_companion_takes_what_happens(Market(), 1000)


class ByPlace(Market):
    """Options that name a hidden card by its place in the hand."""

    name = "by-place"

    def agenda(self, s: State) -> Plan:
        plan = super().agenda(s)
        return None if plan is None else placed(plan, s.players[0])  # type: ignore[arg-type]


def placed(flow: Flow, p: Player) -> Flow:
    value: Any = None
    while True:
        try:
            ask = flow.send(value)
        except StopIteration:
            return
        if isinstance(ask, Choose) and ask.kind == "play":
            hand = ask.options
            at = yield Choose(0, "play", "M2", tuple(range(len(hand))))
            value = hand[at]
        else:
            value = yield ask


def test_options_by_place_are_found() -> None:
    with pytest.raises(Fault, match=r"goes another way|refuses"):
        the_companion_takes_what_happens(ByPlace(), 1000)


class NoPools(Market):
    pools = {"other": market.Market.pools["spice"]}  # noqa: RUF012


def test_a_deck_without_records_is_found() -> None:
    with pytest.raises(Fault, match=r"is it in `pools`"):
        the_companion_takes_what_happens(NoPools(), 100)
