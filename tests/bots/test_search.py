"""The player that looks ahead: honest, repeatable, and better than the one it starts from."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludorum.bots import POLICIES, Budget, Search, player
from ludorum.bots.features import Reader, Shapes
from ludorum.bots.search import Luck, Node
from ludorum.bots.value import against, estimate, people
from ludorum.games import load, names
from ludorum.kernel import MAIN, Deck, Draw, History, ManualDealer, RandomDealer, Seat, Table
from ludorum.titles import demanded, totals
from tests.bots.positions import table

TITLES = names()


@pytest.mark.parametrize("game", TITLES)
def test_what_it_cannot_see_does_not_move_it(game: str) -> None:
    """The doctored table: everything hidden from the seat lies elsewhere."""
    title = load(game)
    differed = could = False
    for answers in (0, 4, 12):
        t = table(game, 2, answers)
        who, _ = t.anyone()
        other = Seat(t, who).imagine(random.Random(answers).random, ManualDealer())
        could |= any(len(lists) > 1 for lists in title.derived.hidden(t.state, who).values())
        differed |= title.derived.digest(t.state) != title.derived.digest(other.state)
        thoughts = [
            Search(title, Budget(8), random.Random(1)).weigh(Seat(x, who)) for x in (t, other)
        ]
        assert thoughts[0] == thoughts[1]
    # Where all that is hidden is the order of one deck, there is nothing to doctor.
    assert differed == could


@pytest.mark.parametrize("game", TITLES)
def test_the_same_seed_gives_the_same_thought(game: str) -> None:
    t = table(game, 2, 12)
    title, seat = load(game), Seat(t, t.anyone()[0])
    before = title.derived.digest(t.state)
    one, two = [Search(title, Budget(8), random.Random(5)).weigh(seat) for _ in range(2)]
    assert one == two
    assert title.derived.digest(t.state) == before, "thinking must not move anything"


def test_it_beats_the_sensible_player_it_starts_from() -> None:
    title = load("tithe")
    ahead = 0
    for game in range(12):
        rng = random.Random(game)
        t = Table(title, title.setup(2, {}), RandomDealer(rng.random))
        choose = {
            game % 2: player("normal", title, rng),
            1 - game % 2: player("sensible", title, rng),
        }
        while not t.over:
            who, _ = t.anyone()
            t.answer(who, choose[who](Seat(t, who)))
        points = totals(title.scores(t.state))
        ahead += points[game % 2] - points[1 - game % 2]
    assert ahead > 0


@pytest.mark.parametrize("taste", [None, {"virtue": 0.2}])
def test_who_is_ahead_ends_the_game(taste: dict[str, float] | None) -> None:
    """A lead counts for more the nearer the end is, and at the end for all it is."""
    title = load("architects")
    assert player("normal", title, random.Random(1)).__self__.hurry > 0  # type: ignore[attr-defined]
    usual, hurried = [Search(title, Budget(), random.Random(1), taste, x) for x in (0.0, 0.5)]
    shares = []
    t = table("architects", 2, 10)
    guess = usual.estimates(people(t.state))
    while True:
        kind = "" if t.over else t.anyone()[1].kind
        one, other = [x.look(t, 0, kind, guess, 1.0, None) for x in (usual, hurried)]
        shares.append(other / one)
        if t.over:
            break
        for _ in range(50):
            if not t.over:
                who, ask = t.anyone()
                t.answer(who, title.sensible(t.observe(who), ask))
    assert len(shares) > 3 and 0.5 <= shares[0] < shares[-2] < shares[-1] == 1.0


def test_a_budget_of_seconds_is_kept() -> None:
    t = table("architects", 2, 20)
    search = Search(load("architects"), Budget(10_000, 0.2), random.Random(1))
    found = search.weigh(Seat(t, t.anyone()[0]))
    assert 2 <= sum([x.trials for x in found]) < 2_000


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("trials", [1, 8, 40])
def test_a_budget_of_trials_is_kept(game: str, trials: int) -> None:
    for answers in (0, 9):
        t = table(game, 2, answers)
        seat = Seat(t, t.anyone()[0])
        found = Search(load(game), Budget(trials), random.Random(1)).weigh(seat)
        assert sum([x.trials for x in found]) <= max(trials, len(found))


@pytest.mark.parametrize("game", TITLES)
def test_with_too_few_trials_to_be_sure_it_is_sensible(game: str) -> None:
    title = load(game)
    met = 0
    for answers in range(0, 24, 3):
        t = table(game, 2, answers)
        who, ask = t.anyone()
        if len(ask.options) > 2:
            met += 1
            default = title.sensible(title.derived.observe(t.state, who), ask)
            assert player("easy", title, random.Random(answers))(Seat(t, who)) == default
    assert met


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(LookupError, match=", ".join(POLICIES)):
        player("clever", load("tithe"), random.Random(1))


@pytest.mark.parametrize("game", TITLES)
def test_an_estimate_reads_nothing_hidden(game: str) -> None:
    title = load(game)
    t = table(game, 2, 12)
    who, _ = t.anyone()
    other = Seat(t, who).imagine(random.Random(9).random, ManualDealer())
    shapes = Shapes()
    views = [title.derived.view(x.state, who) for x in (t, other)]
    shapes.look(views[0])
    reader = Reader(sorted(set(shapes.names(views[0], [], who, "act"))))
    assert len(reader.names) > 20
    assert reader.read(views[0], [], who, "act") == reader.read(views[1], [], who, "act")


@pytest.mark.parametrize("game", [x for x in TITLES if x != "tithe"])
def test_every_title_offers_an_estimate_that_knows_who_leads(game: str) -> None:
    title = load(game)
    guess = estimate(title.package, 2)
    assert guess is not None
    agree = 0
    for seed in range(6):
        rng = random.Random(seed)
        t = Table(title, title.setup(2, {}), RandomDealer(rng.random))
        late: list[float] = []
        while not t.over:
            who, ask = t.anyone()
            late.append(guess.worth(title, t.state, 0, ask.kind).margin)
            weak = who == seed % 2  # this one answers at random
            t.answer(
                who,
                ask.options[int(rng.random() * len(ask.options))]
                if weak
                else title.sensible(title.derived.observe(t.state, who), ask),
            )
        agree += (late[len(late) * 3 // 4] > 0) == (seed % 2 == 1)
    assert agree >= 5


@pytest.mark.parametrize("game", [x for x in TITLES if x != "tithe"])
def test_the_parts_of_an_estimate_sum_to_it(game: str) -> None:
    title = load(game)
    for seats in title.players:
        guess = estimate(title.package, seats)
        assert guess is not None
        t = table(game, seats, 30)
        who, ask = t.anyone()
        worth = guess.worth(title, t.state, who, ask.kind)
        found = guess.by_line(title, t.state, who, ask.kind)
        assert sum(found.lines.values()) == pytest.approx(worth.margin, abs=1e-6)
        assert found.progress == pytest.approx(worth.progress, abs=1e-9)
        assert 0 <= worth.progress <= 1 and 0 <= guess.chance(worth) <= 1


@pytest.mark.parametrize("game", TITLES)
def test_the_parts_of_a_trial_sum_to_what_it_came_to(game: str) -> None:
    title = load(game)
    t = table(game, 2, 12)
    who, _ = t.anyone()
    parts: dict[str, float] = {}
    values = []
    for found in (parts, None):
        trial = t.fork(RandomDealer(random.Random(2).random), checkpoints=0)
        search = Search(title, Budget(trials=1), random.Random(3))
        values.append(search.play(trial, who, Node(), 0, found))
    assert values[0] == pytest.approx(values[1], abs=1e-6)
    assert sum(parts.values()) == pytest.approx(values[1], abs=1e-6)


def test_a_seat_is_measured_against_the_best_of_the_others() -> None:
    title = load("architects")
    sheets = title.scores(table("architects", 3, 60).state)
    points = totals(sheets)
    for seat in range(3):
        lines = against(sheets, seat)
        others = [n for i, n in enumerate(points) if i != seat]
        assert sum(lines.values()) == points[seat] - max(others)


# -- trials ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TITLES)
def test_an_opponent_of_the_rules_is_no_second_person(game: str) -> None:
    title = load(game)
    for seats in title.players:
        assert people(title.setup(seats, demanded(title, seats))) == seats


def test_a_card_more_from_one_pile_moves_no_other() -> None:
    def drawn(extra: int) -> tuple[list[Any], list[Any]]:
        luck, past = Luck(5), History()
        one, other = [Deck.of(pool, [f"{pool}{i:02}" for i in range(40)]) for pool in "ab"]
        for _ in range(extra):
            ask = Draw(one, "T1.1")
            ask.accept(luck.deal(ask, 0, past))
        cards = []
        for _ in range(5):
            ask = Draw(other, "T1.1")
            cards.append(ask.accept(luck.deal(ask, 0, past)))
        ask = Draw(one, "T1.1")
        return cards, [luck.deal(ask, 0, past)]

    (same, first), (again, second) = drawn(0), drawn(1)
    assert same == again and first != second


@pytest.mark.parametrize("answers", [0, 4, 16, 20, 40])
def test_where_all_act_at_once_a_trial_sees_what_came_of_it(answers: int) -> None:
    """A year of Hadrian's Wall ends with an attack: a position is judged after it, not before."""
    title = load("hadrians_wall")
    t = table("hadrians_wall", 2, answers)
    who, ask = t.anyone()
    trial = Seat(t, who).imagine(random.Random(1).random, ManualDealer())
    trial = trial.fork(RandomDealer(random.Random(2).random), checkpoints=0)
    trial.answer(who, title.sensible(title.derived.observe(trial.state, who), ask))
    Search(title, Budget(trials=1), random.Random(3)).play(trial, who, Node(), 0)
    assert trial.state.year > t.state.year and MAIN in trial.runs
